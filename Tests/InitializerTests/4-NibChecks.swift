import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.4 Nib: checks", .graded)
struct NibChecks {
  private let compiler = CompilerProbe(
    counterpart: #"_ = makeProfileInCode(Profile(name: "Ada"))"#)

  private let ada = Profile(name: "Ada")

  private var screens: [ProfileViewController] {
    [makeProfileInCode(ada), makeProfileFromXib(ada), makeProfileFromStoryboard(ada)]
  }

  @Test("the compiler rejects a screen without a profile")
  func withoutRejected() {
    compiler.rejects(
      "_ = ProfileViewController()",
      "Which initializer does this line call: one of yours, or an inherited one?")
    compiler.rejects(
      "_ = ProfileViewController(nibName: \"ProfileCard\", bundle: nil)",
      """
      Your initializers can call UIKit's init(nibName:bundle:) on super. Does your class inherit \
      this initializer or declare its own?
      """)
    compiler.rejects(
      "_ = ProfileViewController(coder: NSCoder())",
      "A coder has no profile. \(ProfileViewController.questionAboutCoder())")
  }

  @Test("without a creator, the storyboard creates no screen")
  func withoutCreator() async {
    let result = await #expect(processExitsWith: .failure, observing: .output) { @MainActor in
      Assertions.areOff = true
      let others = NibChecks().screens.map { UIWindow(showing: $0) }
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
      A storyboard ignores @available and calls init(coder:), which gets no profile. What should \
      init(coder:) do instead of creating a screen, even in a release build?
      """)
  }

  @Test("a screen's profile is a constant")
  func constant() {
    let variables = screens.map { $0.variables(holding: Profile.self) }
    #expect(
      variables == [[], [], []],
      """
      No screen has to wait for its profile. These vars may be in an object that a constant holds. \
      Which of them can be constants?
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
      The labels should still say Ada and Bob, immediately and a moment later. Which property does \
      your code read for their text?
      """)
    let makers = [makeProfileFromXib, makeProfileFromStoryboard]
    let names = makers.flatMap { $0(Profile(name: "")).visibleTexts }
      .filter { !$0.isEmpty && !$0.hasPrefix("Profile, from") }
    #expect(
      names == [],
      """
      “Name” is only a placeholder and shouldn't appear for a profile with an empty name. Which \
      line decides what the label says?
      """)
  }

  @Test("each function uses its own layout: code, xib or storyboard")
  func layouts() {
    let homes = screens.map { screen in
      screen.storyboard != nil ? "storyboard" : screen.nibName == "ProfileCard" ? "xib" : "code"
    }
    #expect(
      homes == ["code", "xib", "storyboard"],
      "What do your initializers pass to super.init for each layout?")
  }

  @Test("the compiler rejects nil for a profile")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "ProfileViewController", taking: ["Profile?"], among: 1...2,
      """
      This initializer takes an optional, or a protocol to which an optional conforms. What would \
      a screen without a profile show?
      """)
  }

  @Test("a name copied from the profile is a constant")
  func copiesConstant() {
    let variables = screens.map { $0.variables(holding: "Ada") }
    #expect(
      variables == [[], [], []],
      """
      If code in this class changes one of these vars, the screen shows another name. Do the \
      screens need copies of the name?
      """)
    let screen = makeProfileInCode(ada)
    screen.loadViewIfNeeded()
    let lazy = Mirror(reflecting: screen).children.filter { $0.value as? String == "Ada" }
      .compactMap { $0.label?.wholeMatch(of: /\$__lazy_storage_\$_(\w+)/)?.1 }
    guard !lazy.isEmpty else { return }
    compiler.rejects(
      each: lazy.map { #"func rename(_ screen: ProfileViewController) { screen.\#($0) = "Eve" }"# },
      because: .unwritable,
      "A lazy property is a var, too. Which keyword would hide this property from other files?")
  }

  @Test("no initializer or function creates a screen without a profile")
  func makers() {
    let less = DeclarationProbe().makers(of: "ProfileViewController")
      .filter { $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.text)
    #expect(
      less == [],
      "This declaration takes no profile, or accepts nil. Whose profile does its screen show?")
  }
}
