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
    counterpart: #"_ = makeProfileInCode(Profile(name: "Ada"))"#)
  private let ada = Profile(name: "Ada")

  private var screens: [ProfileViewController] {
    [makeProfileInCode(ada), makeProfileFromXib(ada), makeProfileFromStoryboard(ada)]
  }

  @Test("the screen made in code shows the profile that you pass")
  func inCode() {
    let screen = makeProfileInCode(ada)
    record(screen)
    #expect(
      screen.textsInSight.contains("Ada"),
      """
      The profile that was passed is Ada's, and these are the texts on the screen. The label is \
      filled in viewDidLoad, and that is called once, when the view is first used. Which line used \
      it before the profile was there?
      """)
  }

  @Test("the screen from the xib shows the profile that you pass")
  func fromXib() {
    let screen = makeProfileFromXib(ada)
    record(screen)
    #expect(
      screen.textsInSight.contains("Ada"),
      """
      The profile that was passed is Ada's, and these are the texts on the screen. The xib was \
      read, its label is connected, and viewDidLoad ran before the profile was there. You, not a \
      storyboard, call the initializer of a xib's screen. What keeps you from adding to it?
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
      made the screen without your code. In 4.2 you told it how.
      """)
  }

  @Test("each screen has its layout from where its maker says")
  func layouts() {
    let homes = screens.map { screen in
      screen.storyboard != nil ? "storyboard" : screen.nibName == "ProfileCard" ? "xib" : "code"
    }
    #expect(
      homes == ["code", "xib", "storyboard"],
      """
      The three functions should differ in where the layout comes from, and these are the places. \
      Injection should not change the layout: look at what each way hands to super.init.
      """)
  }

  @Test("in code, the compiler refuses a screen without a profile")
  func codeRefused() {
    compiler.rejects(
      "_ = ProfileViewController()",
      """
      A screen in code, without a profile. The call needs no argument because the class asks for \
      none.
      """)
  }

  @Test("from the xib, the compiler refuses a screen without a profile")
  func xibRefused() {
    compiler.rejects(
      "_ = ProfileViewController(nibName: \"ProfileCard\", bundle: nil)",
      """
      A screen from the xib, without a profile. This is UIKit's own initializer. Your class \
      inherits it as long as it has no designated initializer of its own, or offers it again by \
      overriding it. Your code should call it, and not offer it.
      """)
  }

  @Test("from the storyboard, the compiler refuses a screen without a profile")
  func storyboardRefused() {
    compiler.rejects(
      "_ = ProfileViewController(coder: NSCoder())",
      """
      A screen from a coder, without a profile. This initializer has to exist, so mark it: no code \
      may call it. (A mark in a base class does not help: your own init(coder:) does not inherit \
      it.)
      """)
  }

  @Test("without a creator, the storyboard makes no screen")
  func withoutCreator() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
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
      The test asked the storyboard for the screen without a creator, and got the one in this \
      picture. It came through init(coder:), which gets no profile: it made one up, or has none. A \
      mark before that initializer stops your code, but a storyboard does not read it. What should \
      the storyboard find behind the mark? (Assertions were off, as in a release build.)
      """)
  }

  @Test("no caller can give a screen another profile")
  func reassigningRefused() {
    compiler.rejects(
      each: ["profile = ada", "update(ada)", "configure(ada)"].map { change in
        """
        let ada = Profile(name: "Ada")
        makeProfileInCode(ada).\(change)
        """
      },
      because: [.unwritable, "argument", "cannot convert"],
      """
      The screen is made, and this line hands it another profile. So the initializer does not \
      decide what it shows: a reader has to find all callers of this. Which code still needs it, \
      now that the profile comes first?
      """)
  }

  @Test("nil does not pass for a profile")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "ProfileViewController", taking: ["Profile?"], among: 1...2,
      """
      This initializer takes an optional, directly or by a protocol that one fits. So a screen \
      can lack a profile again. A caller without a profile does not need this screen yet.
      """)
  }

  @Test("a screen keeps the profile that it was made with")
  func constant() {
    let variables = screens.map {
      ConstantProbe.variables(below: $0, ofModule: "Initializer", holding: Profile.self)
    }
    #expect(
      variables == [[], [], []],
      """
      These properties hold a profile and can be changed. The screens were made in code, from the \
      xib and from the storyboard, and none of them needs to wait for its profile. (A constant \
      that holds an object does not help, if a property of that object is a var.)
      """)
  }

  @Test("what a screen shows of its profile stays what it was made with")
  func copiesConstant() {
    let variables = screens.map { $0.variables(holding: "Ada") }
    #expect(
      variables == [[], [], []],
      """
      These properties got the name from the profile, and are vars, in the screens made in code, \
      from the xib and from the storyboard. A constant profile does not help while this copy can \
      change: some line in this class can make the screen show another name.
      """)
  }

  @Test("every way to make a screen takes a profile, whatever its name is")
  func makers() {
    let less = DeclarationProbe().makers(of: "ProfileViewController")
      .filter { !$0.isPrivate && $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.declaration)
    #expect(
      less == [],
      """
      This way to make a screen takes no profile, or accepts nil. Whose profile does it show, and \
      which code decided it?
      """)
  }
}
