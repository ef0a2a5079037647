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
      screen.visibleTexts.contains("Ada"),
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
      screen.visibleTexts.contains("Ada"),
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
      screen.visibleTexts.contains("Ada"),
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
      What does each way pass to super.init?
      """)
  }

  @Test("the compiler rejects a screen without a profile, in all three ways")
  func withoutRejected() {
    compiler.rejects(
      "_ = ProfileViewController()",
      """
      This line creates a screen in code, without a profile. Which initializer of your class does \
      it call?
      """)
    compiler.rejects(
      "_ = ProfileViewController(nibName: \"ProfileCard\", bundle: nil)",
      """
      This line creates a screen from the xib, without a profile, as UIKit's own initializer does. \
      Your initializers can call that on super. Why does your class still offer it to its callers?
      """)
    compiler.rejects(
      "_ = ProfileViewController(coder: NSCoder())",
      """
      This line creates a screen from a coder, without a profile. Which initializer does it call, \
      and how did you forbid that in 4.1?
      """)
  }

  @Test("without a creator, the storyboard makes no screen")
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
      While Ada's screens were visible, the test asked the storyboard for another one without a \
      creator, and got the one in this picture. It came through init(coder:), which gets no \
      profile. A mark before that initializer stops your code, but a storyboard doesn't read it. \
      What should be behind the mark? (Assertions were off, as in a release build.)
      """)
  }

  @Test("the compiler rejects nil for a profile")
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
    let variables = screens.map { $0.variables(holding: Profile.self) }
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

  @Test("what others write on a screen does not change its profile")
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
      The test created three screens for Ada and one for Bob, and gave each of them the title \
      Cleo. These are the names on them, at once and after the main actor's next turns. All code \
      can write a title. Where do your labels get the name?
      """)
    let makers = [makeProfileFromXib, makeProfileFromStoryboard]
    let texts = makers.map { $0(Profile(name: "")).visibleTexts }
    #expect(
      !texts.joined().contains("Name"),
      """
      The test created screens for a profile with an empty name, from the xib and the storyboard, \
      and these are their texts. “Name” is the designer's example. Which line decides whether the \
      label is filled?
      """)
  }

  @Test("every way to make a screen takes a profile, whatever its name is")
  func makers() {
    let less = DeclarationProbe().makers(of: "ProfileViewController")
      .filter { $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.text)
    #expect(
      less == [],
      """
      This way to make a screen takes no profile, or accepts nil. Whose profile does it show, and \
      which code decided it?
      """)
  }
}
