import Foundation

extension UIView {
  /// The text that a view shows, on one line, or nil if the view has no text of its own.
  var shownText: String? {
    switch self {
    case let label as UILabel: label.text
    case let button as UIButton: "[ \(button.currentTitle ?? button.imageText) ]"
    case let control as UISwitch: control.isOn ? "(─●)" : "(●─)"
    case let slider as UISlider: "─●─ \(slider.value)"
    case let stepper as UIStepper: "[−|+] \(stepper.value)"
    case let segments as UISegmentedControl: segments.segmentsText
    case let control as UIPageControl: control.dots
    case let progress as UIProgressView: "━━ \(Int((progress.progress * 100).rounded())) %"
    case let wheel as UIActivityIndicatorView: wheel.isAnimating ? "◌" : ""
    case let picker as UIPickerView:
      picker.dataSource == nil ? nil : "⟨ \(picker.shownTitles.joined(separator: " | ")) ⟩"
    case let view as UIImageView: view.image.map { "▒ \($0.name)" }
    default: nil
    }
  }
}

extension UITextField {
  var shownValue: String {
    guard let text, !text.isEmpty else { return placeholder.map { "‹\($0)›" } ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}

extension UIButton {
  fileprivate var imageText: String {
    currentImage.map { "▒ \($0.name)" } ?? buttonType.sign ?? ""
  }
}

extension UISegmentedControl {
  fileprivate var segmentsText: String {
    (0..<numberOfSegments).map { index in
      let title = titleForSegment(at: index) ?? ""
      return index == selectedSegmentIndex ? "[\(title)]" : title
    }.joined(separator: " | ")
  }
}

extension UIPageControl {
  fileprivate var dots: String {
    (0..<max(numberOfPages, 0)).prefix(20).map { $0 == currentPage ? "●" : "○" }.joined()
  }
}
