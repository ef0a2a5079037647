import Foundation

/// How many values the wheels of a picker have.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many values a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods by which a picker asks and tells.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The text of a value.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Called when a wheel was turned by `turn`, not by `selectRow`.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// No text; the method is optional, as in UIKit.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing; the method is optional, as in UIKit.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels of values.
open class UIPickerView: UIView {
  /// The object that tells how many values there are; not held, as in UIKit.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The object that is asked and told; not held, as in UIKit.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]

  /// How many wheels there are.
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many values a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks for everything anew.
  open func reloadAllComponents() { rows = [:] }

  /// Asks for a wheel's values anew.
  open func reloadComponent(_ component: Int) { rows[component] = nil }

  /// Turns a wheel; it tells nobody, and nothing moves here.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }

  /// The value in sight; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    rows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  /// Does what a finger does: turns a wheel and tells the delegate; UIKit has no such method.
  public func turn(_ component: Int, to row: Int) {
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// The texts of the values in sight.
  var shownTitles: [String] {
    (0..<max(numberOfComponents, 0)).map { component in
      let row = selectedRow(inComponent: component)
      guard row >= 0 else { return "" }
      return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
  }

  override func adopt(_ object: AnyObject, outlet name: String) -> Adoption {
    switch name {
    case "dataSource":
      dataSource = object as? any UIPickerViewDataSource
      return .of(dataSource, "UIPickerViewDataSource")
    case "delegate":
      delegate = object as? any UIPickerViewDelegate
      return .of(delegate, "UIPickerViewDelegate")
    default: return super.adopt(object, outlet: name)
    }
  }
}
