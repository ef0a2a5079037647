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

  @Test("each function uses its own layout: code, xib or storyboard")
  func layouts() {
    let homes = screens.map { screen in
      screen.storyboard != nil ? "storyboard" : screen.nibName == "ProfileCard" ? "xib" : "code"
    }
    #expect(
      homes == ["code", "xib", "storyboard"],
      """
      The three functions should use the layouts from code, from the xib and from the storyboard. \
      Below: which layout each function uses. What does each initializer pass to super.init?
      """)
  }

  @Test("the compiler rejects nil for a profile")
  func nilRefused() {
    compiler.rejectsInitializer(
      of: "ProfileViewController", taking: ["Profile?"], among: 1...2,
      """
      This initializer accepts nil: it takes an optional, or a protocol to which an optional \
      conforms. It should require a profile. What would a screen without one show?
      """)
  }

  @Test("a name copied from the profile is a constant")
  func copiesConstant() {
    let variables = screens.map { $0.variables(holding: "Ada") }
    #expect(
      variables == [[], [], []],
      """
      These properties of the screens from code, the xib and the storyboard hold the profile's \
      name, and are vars. If code in this class changes one of them, that screen shows another \
      name. Do the screens need these copies?
      """)
    let screen = makeProfileInCode(ada)
    screen.loadViewIfNeeded()
    let lazy = Mirror(reflecting: screen).children.filter { $0.value as? String == "Ada" }
      .compactMap { $0.label?.wholeMatch(of: /\$__lazy_storage_\$_(\w+)/)?.1 }
    guard !lazy.isEmpty else { return }
    compiler.rejects(
      each: lazy.map { #"func rename(_ screen: ProfileViewController) { screen.\#($0) = "Eve" }"# },
      because: .unwritable,
      """
      This code replaces a copy of the profile's name, and the compiler accepts it: a lazy \
      property is a var, too. Which keyword before the property would hide it from other files?
      """)
  }

  @Test("no initializer or function creates a screen without a profile")
  func makers() {
    let less = DeclarationProbe().makers(of: "ProfileViewController")
      .filter { $0.needs.allSatisfy { $0 == "NSCoder" } }.map(\.text)
    #expect(
      less == [],
      """
      This declaration creates a screen without a profile: it takes none, or accepts nil. It \
      should require a profile, or not exist. Whose profile does such a screen show?
      """)
  }
}
