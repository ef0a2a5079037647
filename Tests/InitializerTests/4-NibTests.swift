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

  @Test("the screen created in code shows the profile that you pass")
  func inCode() {
    let screen = makeProfileInCode(ada)
    record(screen)
    #expect(
      screen.visibleTexts.contains("Ada"),
      unlessTaken(
        """
        The test passed a profile for Ada, and these are the texts on the screen. viewDidLoad sets \
        the label's text once, when the view loads. Which line loads the view before the profile \
        is set?
        """))
  }

  @Test("the screen from the xib shows the profile that you pass")
  func fromXib() {
    let screen = makeProfileFromXib(ada)
    record(screen)
    #expect(
      screen.visibleTexts.contains("Ada"),
      unlessTaken(
        """
        The test passed a profile for Ada, and these are the texts on the screen. The xib's label \
        is connected, but viewDidLoad ran before the profile was set. Your code calls this \
        screen's initializer. What should the call pass?
        """))
  }

  @Test("the screen from the storyboard shows the profile that you pass")
  func fromStoryboard() {
    let screen = makeProfileFromStoryboard(ada)
    record(screen)
    #expect(
      screen.visibleTexts.contains("Ada"),
      unlessTaken(
        """
        The test passed a profile for Ada, and these are the texts on the screen. The storyboard \
        created the screen without the profile. How did you pass the view model to the \
        storyboard's screen in 4.2?
        """))
  }

  /// Returns the comment, or another one if the screen's initializers already take a profile.
  private func unlessTaken(_ comment: Comment) -> Comment {
    let initializers = DeclarationProbe().initializers(of: "ProfileViewController")
    guard initializers.contains(where: { $0.takes.contains("Profile") }) else { return comment }
    return """
      The test passed a profile for Ada, and these are the texts on the screen. Your initializer \
      takes the profile, but the label doesn't show it. Outlets are nil until the view is loaded. \
      When does your code set the label's text?
      """
  }

  @Test("the compiler rejects a screen without a profile")
  func withoutRejected() {
    compiler.rejects(
      "_ = ProfileViewController()",
      """
      This line creates a screen in code, without a profile, and the compiler accepts it. Which \
      initializer does the line call: one of yours, or an inherited one?
      """)
    compiler.rejects(
      "_ = ProfileViewController(nibName: \"ProfileCard\", bundle: nil)",
      """
      This line creates a screen from the xib, without a profile, and the compiler accepts it. \
      Does your class inherit UIKit's init(nibName:bundle:), or declare one itself? (Your \
      initializers can still call UIKit's on super.)
      """)
    compiler.rejects(
      "_ = ProfileViewController(coder: NSCoder())",
      """
      This line creates a screen from a coder, without a profile, and the compiler accepts it. \
      \(ProfileViewController.questionAboutCoder())
      """)
  }

  @Test("without a creator, the storyboard creates no screen")
  func withoutCreator() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      Assertions.areOff = true
      let others = NibTests().screens.map { UIWindow(showing: $0) }
      let storyboard = UIStoryboard(
        name: "Main", bundle: nil, callerFileID: "Initializer/4-Nib.swift")
      withExtendedLifetime(others) {
        showAndEnd(storyboard.instantiateViewController(identifier: "Profile"))
      }
    }
    let picture = result?.picture
    if let picture { record(picture: picture) }
    #expect(
      picture == nil,
      """
      While Ada's screens were visible, the test used the storyboard without a creator, and got \
      the screen in this picture. A storyboard ignores @available and calls init(coder:), which \
      gets no profile. What should init(coder:) do instead? (Assertions were off, as in a release \
      build.)
      """)
  }

  @Test("a screen's profile is a constant")
  func constant() {
    let variables = screens.map { $0.variables(holding: Profile.self) }
    #expect(
      variables == [[], [], []],
      """
      These properties of the screens from code, the xib and the storyboard hold a profile, and \
      are vars. None of the screens has to wait for its profile. Which of these properties can be \
      constants? (If a constant holds an object, a var in that object can still change.)
      """)
  }

  @Test("no title or placeholder replaces the profile's name")
  func writtenOn() async {
    let screens = screens + [makeProfileInCode(Profile(name: "Bob"))]
    for screen in screens {
      screen.loadViewIfNeeded()
      screen.retitle("Cleo")
    }
    func names() -> [String] {
      screens.flatMap(\.visibleTexts).filter(["Ada", "Bob", "Cleo", "Nobody"].contains)
    }
    let atOnce = names()
    await drainMainActor()
    #expect(
      atOnce + names() == ["Ada", "Ada", "Ada", "Bob", "Ada", "Ada", "Ada", "Bob"],
      """
      The test created three screens for Ada and one for Bob, and set their titles to Cleo. These \
      are the names on the screens, immediately and a moment later. The names should still be Ada \
      and Bob. Which property do the labels read?
      """)
    let makers = [makeProfileFromXib, makeProfileFromStoryboard]
    let names = makers.flatMap { $0(Profile(name: "")).visibleTexts }
      .filter { !$0.isEmpty && !$0.hasPrefix("Profile, from") }
    #expect(
      names == [],
      """
      The test created screens from the xib and the storyboard, for a profile with an empty name. \
      Below: their texts, without the captions. There should be none: “Name” is the files' \
      example. Which line decides what the label says?
      """)
  }
}
