public import Foundation

/// A control for a date.
open class UIDatePicker: UIControl {
  /// The parts of a date that can be chosen.
  public nonisolated enum Mode: Int, Sendable {
    /// Hour and minute.
    case time
    /// Day, month and year.
    case date
    /// Both.
    case dateAndTime
    /// A length of time.
    case countDownTimer
  }

  /// The parts of a date that can be chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The date.
  open var date = Date()
  /// The first date that can be chosen.
  open var minimumDate: Date?
  /// The last date that can be chosen.
  open var maximumDate: Date?
  /// How many minutes lie between two that can be chosen.
  open var minuteInterval = 1
  /// The length of time, in that mode.
  open var countDownDuration: TimeInterval = 0

  /// Sets the date; nothing moves here.
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
