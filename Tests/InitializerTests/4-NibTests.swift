import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.4 Nib", .graded)
struct NibTests {
  private let compiler = CompilerProbe(
    module: "Initializer", imports: ["InitializerSupport", "StoryboardKit"])
  private let ada = Profile(name: "Ada")

  @Test("the screen made in code shows the profile that you pass")
  func inCode() {
    let screen = makeProfileInCode(ada)
    record(screen)
    #expect(
      screen.textsInSight.contains("Ada"),
      """
      The profile that was passed is Ada's, and these are the texts on the screen. The label is \
      filled in viewDidLoad, and that is called once, when the view is first touched. Who touched \
      it before the screen had its profile?
      """)
  }

  @Test("the screen from the xib shows the profile that you pass")
  func fromXib() {
    let screen = makeProfileFromXib(ada)
    record(screen)
    #expect(
      screen.textsInSight.contains("Ada"),
      """
      The profile that was passed is Ada's, and these are the texts on the screen. The \
      xib was read, its label is connected, and viewDidLoad came and went before the \
      profile did. The initializer of a xib's screen is called by you, not by a \
      storyboard. What keeps you from adding to it?
      """)
  }

  @Test("the screen from the storyboard shows the profile that you pass")
  func fromStoryboard() {
    let screen = makeProfileFromStoryboard(ada)
    record(screen)
    #expect(
      screen.textsInSight.contains("Ada"),
      """
      The profile that was passed is Ada's, and these are the texts on the screen. The storyboard \
      made the screen alone, since nobody told it how. You did, in 4.2.
      """)
  }

  @Test("each screen has its layout from where its maker says")
  func layouts() {
    let screens = [
      makeProfileInCode(ada), makeProfileFromXib(ada), makeProfileFromStoryboard(ada),
    ]
    let homes = screens.map { screen in
      screen.storyboard != nil ? "storyboard" : screen.nibName == "ProfileCard" ? "xib" : "code"
    }
    #expect(
      homes == ["code", "xib", "storyboard"],
      """
      The three functions should differ in where the layout comes from, and these are the places. \
      Injection must not cost you the layout: look at what each way hands to super.init.
      """)
  }

  @Test("in code, the compiler refuses a screen without a profile")
  func codeRefused() {
    refused(
      "_ = ProfileViewController()",
      """
      A screen in code, and nobody's profile. The call needs no argument \
      because the class asks for none.
      """)
  }

  @Test("from the xib, the compiler refuses a screen without a profile")
  func xibRefused() {
    refused(
      "_ = ProfileViewController(nibName: \"ProfileCard\", bundle: nil)",
      """
      A screen from the xib, and nobody's profile. This is UIKit's own initializer. Your class \
      inherits it as long as it has no designated initializer of its own, or offers it anew by \
      overriding it. It is the one to call, and not the one to offer.
      """)
  }

  @Test("from the storyboard, the compiler refuses a screen without a profile")
  func storyboardRefused() {
    refused(
      "_ = ProfileViewController(coder: NSCoder())",
      """
      A screen from a coder, and nobody's profile. This initializer has to be there, so mark it as \
      one that nobody may call. (If a base class has the mark already: it is not inherited by an \
      init(coder:) of your own.)
      """)
  }

  @Test("without a creator, the storyboard makes no screen")
  func withoutCreator() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { @MainActor in
      Assertions.areOff = true
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/4-Nib.swift")
      showAndEnd(storyboard.instantiateViewController(identifier: "Profile"))
    }
    let picture = result?.picture
    if let picture { record(picture: picture) }
    #expect(
      picture == nil,
      """
      Somebody asked the storyboard for the screen without a creator, and got the one in this \
      picture. It came through init(coder:), which has no profile to give it: it made one up, or \
      went without. A mark before that initializer keeps your code away; a storyboard does not \
      read it. What should the storyboard find behind it? (Assertions were off here, as they are \
      in the app that customers have.)
      """)
  }

  @Test("nobody can give a screen another profile")
  func reassigningRefused() {
    compiler.rejects(
      each: ["profile = ada", "update(ada)", "configure(ada)"].map { change in
        """
        let ada = Profile(name: "Ada")
        makeProfileInCode(ada).\(change)
        """
      },
      because: [.unwritable, "argument", "cannot convert"],
      unlike: """
        let ada = Profile(name: "Ada")
        let _: ProfileViewController = makeProfileInCode(ada)
        """,
      """
      The screen is made, and this line hands it another profile. Then it was not enough to \
      make it with one: whoever reads the screen has to look for all who call this, and when. \
      Who still needs it, now that the profile comes first?
      """)
  }

  @Test("nil does not pass for a profile")
  func nilRefused() {
    // Taken as functions, initializers show whether they accept nil, whatever their labels are.
    for parameters in [
      "Profile?", "Profile?, String?", "String?, Profile?", "NSCoder, Profile?",
    ] {
      refused(
        """
        typealias Make = @MainActor (\(parameters)) -> ProfileViewController?
        let _: Make = ProfileViewController.init
        """,
        """
        This initializer takes an optional, under its own name or because one fits a protocol, so \
        a screen can be nobody's again. Whoever has no profile yet has no need of this screen yet.
        """)
    }
  }

  @Test("a screen keeps the profile that it was made with")
  func constant() {
    let screens = [
      makeProfileInCode(ada), makeProfileFromXib(ada), makeProfileFromStoryboard(ada),
    ]
    let variables = screens.map {
      ConstantProbe.variables(below: $0, ofModule: "Initializer", holding: Profile.self)
    }
    #expect(
      variables == [[], [], []],
      """
      These are the properties that hold a profile and can be given another. The screens were made \
      in code, from the xib and from the storyboard, and none of them needs to wait for its \
      profile. (A constant that holds an object is no promise, if a property of that object is a \
      var.)
      """)
  }

  @Test("what a screen shows of its profile stays what it was made with")
  func copiesConstant() {
    let screens = [
      makeProfileInCode(ada), makeProfileFromXib(ada), makeProfileFromStoryboard(ada),
    ]
    let variables = screens.map { changeable("Ada", of: $0) }
    #expect(
      variables == [[], [], []],
      """
      These properties were given the name from the profile, and are vars, in the screens made in \
      code, from the xib and from the storyboard. The profile itself need not change, as long as \
      what was taken from it can: some line in this class can make the screen somebody else's.
      """)
  }

  @Test("every way to make a screen takes a profile, whatever its name is")
  func makers() {
    let less = DeclarationProbe(module: "Initializer").makers(of: "ProfileViewController")
      .filter { !$0.isPrivate && $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.declaration)
    #expect(
      less == [],
      """
      Here is a way to a screen that takes no profile, or is content with nil. Whose is that \
      screen, and who decided it?
      """)
  }

  /// The screen's own texts that are now as passed, and can change.
  private func changeable(_ text: String, of screen: UIViewController) -> [String] {
    let inherited = ConstantProbe.variables(of: UIViewController.self, holding: String.self)
    let own = ConstantProbe.variables(of: type(of: screen), holding: String.self)
      .dropFirst(inherited.count).filter { !$0.hasPrefix("$__lazy_storage_$") }
    let asPassed = sequence(first: Mirror(reflecting: screen), next: \.superclassMirror)
      .flatMap(\.children).filter { $0.value as? String == text }.compactMap(\.label)
    return own.filter(asPassed.contains)
  }

  private func refused(
    _ snippet: String, _ comment: Comment, at location: SourceLocation = #_sourceLocation
  ) {
    compiler.rejects(
      snippet,
      because: .unfit, "ambiguous",
      unlike: """
        let _: ProfileViewController = makeProfileInCode(Profile(name: "Ada"))
        let _: ProfileViewController = makeProfileFromXib(Profile(name: "Ada"))
        let _: ProfileViewController = makeProfileFromStoryboard(Profile(name: "Ada"))
        """,
      comment, sourceLocation: location)
  }
}
