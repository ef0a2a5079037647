public import Foundation

// Controls with a few properties that a file sets. `set…(_:animated:)` sets the value immediately,
// without animation.

/// A control with two states, on and off; setting `isOn` sends no event.
open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    isOn = element.bool("on") ?? false
  }
}

/// A control for choosing a number in a range.
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    value = Float(element.number("value") ?? 0.5)
    minimumValue = Float(element.number("minValue") ?? 0)
    maximumValue = Float(element.number("maxValue") ?? 1)
  }
}

/// A control that increases and decreases a number.
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    value = Double(element.number("value") ?? 0)
    minimumValue = Double(element.number("minimumValue") ?? 0)
    maximumValue = Double(element.number("maximumValue") ?? 100)
    stepValue = Double(element.number("stepValue") ?? 1)
  }
}

/// A control with segments; the selected index is -1 if no segment is selected.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  open var selectedSegmentIndex = -1
  open var numberOfSegments: Int { titles.count }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { "\($0)" }
  }

  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(index, 0), titles.count))
  }

  open func removeSegment(at index: Int, animated: Bool) {
    if titles.indices.contains(index) { titles.remove(at: index) }
  }

  open func removeAllSegments() { titles = [] }

  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if titles.indices.contains(index) { titles[index] = title ?? "" }
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    titles = element.list("segments").map { $0.string("title") ?? "" }
    selectedSegmentIndex = element.int("selectedSegmentIndex") ?? 0
  }
}

/// A control that shows a dot for each page, and marks the current page's dot.
open class UIPageControl: UIControl {
  open var currentPage = 0
  open var numberOfPages = 0

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    currentPage = element.int("currentPage") ?? 0
    numberOfPages = element.int("numberOfPages") ?? 0
  }
}

/// A bar that shows progress, from 0 to 1.
open class UIProgressView: UIView {
  open var progress: Float = 0

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    progress = Float(element.number("progress") ?? 0.5)
  }
}

/// A view that shows that a task is in progress.
open class UIActivityIndicatorView: UIView {
  /// The styles of the indicator; only older files use the styles named after colors.
  public nonisolated enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large
  }

  open var style = Style.medium
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an indicator with a style, in that style's size.
  public init(style: Style) {
    let length: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: length, height: length))
    self.style = style
  }

  /// Creates an indicator from a file; as in UIKit, this initializer can't fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    decode(from: coder)
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    style = Style(xml: element["style"]) ?? .medium
    isAnimating = element.bool("animating") ?? false
    hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
  }
}

/// A control for refreshing a list.
///
/// Here, send the `valueChanged` event to simulate a pull.
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// A control for choosing a date.
open class UIDatePicker: UIControl {
  /// The parts of a date that the user can choose.
  public nonisolated enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  open var datePickerMode = Mode.dateAndTime
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    datePickerMode = Mode(xml: element["datePickerMode"]) ?? .dateAndTime
    minuteInterval = element.int("minuteInterval") ?? 1
    countDownDuration = element.number("countDownDuration").map(Double.init) ?? 0
    minimumDate = element.date(key: "minimumDate")
    maximumDate = element.date(key: "maximumDate")
    if element.bool("useCurrentDate") != true { date = element.date(key: "date") ?? date }
  }
}

extension Element {
  nonisolated fileprivate func date(key: String) -> Date? {
    child(key: key, "date").flatMap { $0.number("timeIntervalSinceReferenceDate") }
      .map { Date(timeIntervalSinceReferenceDate: Double($0)) }
  }
}
