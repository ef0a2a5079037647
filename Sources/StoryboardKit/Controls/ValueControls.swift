import Foundation

/// A control that is on or off.
open class UISwitch: UIControl {
  /// A Boolean value indicating whether it is on; setting it sends no event.
  open var isOn = false

  /// Sets it; nothing moves here.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    isOn = element.bool("on") ?? false
  }
}

/// A control for a number between two others.
open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0
  /// The least number.
  open var minimumValue: Float = 0
  /// The greatest number.
  open var maximumValue: Float = 1

  /// Sets the number; nothing moves here.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    value = Float(element.number("value") ?? 0.5)
    minimumValue = Float(element.number("minValue") ?? 0)
    maximumValue = Float(element.number("maxValue") ?? 1)
  }
}

/// A control that counts up and down.
open class UIStepper: UIControl {
  /// The number.
  open var value: Double = 0
  /// The least number.
  open var minimumValue: Double = 0
  /// The greatest number.
  open var maximumValue: Double = 100
  /// How much a tap adds.
  open var stepValue: Double = 1

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    value = Double(element.number("value") ?? 0)
    minimumValue = Double(element.number("minimumValue") ?? 0)
    maximumValue = Double(element.number("maximumValue") ?? 100)
    stepValue = Double(element.number("stepValue") ?? 1)
  }
}

/// A control of several parts, of which one is selected.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  /// The place of the selected part; -1 stands for none.
  open var selectedSegmentIndex = -1
  /// How many parts there are.
  open var numberOfSegments: Int { titles.count }

  /// A control of those parts, from texts.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    titles = (items ?? []).map { "\($0)" }
  }

  /// Puts a part before another; nothing moves here.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(index, 0), titles.count))
  }

  /// Takes a part away; nothing moves here.
  open func removeSegment(at index: Int, animated: Bool) {
    if titles.indices.contains(index) { titles.remove(at: index) }
  }

  /// Takes all parts away.
  open func removeAllSegments() { titles = [] }

  /// The text of a part.
  open func titleForSegment(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  /// Sets the text of a part.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    if titles.indices.contains(index) { titles[index] = title ?? "" }
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    titles = element.list("segments").map { $0.string("title") ?? "" }
    selectedSegmentIndex = element.int("selectedSegmentIndex") ?? 0
  }
}

/// Dots that count pages.
open class UIPageControl: UIControl {
  /// The page.
  open var currentPage = 0
  /// How many pages there are.
  open var numberOfPages = 0

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    currentPage = element.int("currentPage") ?? 0
    numberOfPages = element.int("numberOfPages") ?? 0
  }
}
