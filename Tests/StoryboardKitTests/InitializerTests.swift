import StoryboardKit
import Testing

/// UIKit declares `init(coder:)` of these classes without a question mark, so their subclasses do.
@Suite("Views whose init(coder:) cannot fail")
@MainActor
struct InitializerTests {
  @Test("a control of stars, written as Apple's tutorial writes it, comes from a file")
  func stars() throws {
    let rating = try #require(
      scene(
        """
        <stackView id="s" customClass="StarsControl" customModule="StoryboardKitTests">
        <rect key="frame" x="20" y="20" width="240" height="44"/></stackView>
        """
      ).first(StarsControl.self))
    #expect(rating.arrangedSubviews.count == 5)
    #expect(rating.frame.width == 240)
    (rating.arrangedSubviews[3] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(rating.rating == 4)
    #expect(StarsControl(frame: .zero).arrangedSubviews.count == 5)
  }

  @Test("a wheel of one's own comes from a file, too")
  func wheel() throws {
    let wheel = try scene(
      """
      <activityIndicatorView id="w" animating="YES" customClass="Wheel" \
      customModule="StoryboardKitTests"/>
      """
    ).first(Wheel.self)
    #expect(wheel?.isAnimating == true)
  }
}

final class StarsControl: UIStackView {
  private(set) var rating = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addStars()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    addStars()
  }

  private func addStars() {
    for star in 1...5 {
      let button = UIButton()
      button.addAction(UIAction { [unowned self] _ in rating = star }, for: .touchUpInside)
      addArrangedSubview(button)
    }
  }
}

final class Wheel: UIActivityIndicatorView {
  required init(coder: NSCoder) { super.init(coder: coder) }
}
