import Foundation
import InitializerSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import Initializer

@Suite("4.4 Nib", .graded)
struct NibTests {
  private let ada = Profile(name: "Ada")

  @Test("the screen created in code shows the profile that you pass")
  func inCode() {
    let screen = makeProfileInCode(ada)
    record(screen)
    #expect(
      screen.visibleTexts.contains("Ada"),
      """
      The label's text is set once, when the view loads. Which line loads the view before the \
      screen has its profile?
      """)
  }

  @Test("the screen from the xib shows the profile that you pass")
  func fromXib() {
    let screen = makeProfileFromXib(ada)
    record(screen)
    #expect(
      screen.visibleTexts.contains("Ada"),
      """
      The xib's label is connected when the view loads. By then, the screen needs its profile. \
      What should makeProfileFromXib(_:) pass to the initializer?
      """)
  }

  @Test("the screen from the storyboard shows the profile that you pass")
  func fromStoryboard() {
    let screen = makeProfileFromStoryboard(ada)
    record(screen)
    #expect(
      screen.visibleTexts.contains("Ada"),
      "Here, the storyboard creates the screen. How did such a screen get the view model in 4.2?")
  }
}
