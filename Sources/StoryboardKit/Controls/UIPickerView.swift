import Foundation

/// Methods that return the number of wheels and the number of rows in a wheel.
@MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that return titles, and respond when `turn` (not `selectRow`) selects a row.
@MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Default implementations. As in UIKit, these methods are optional.
extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A view that shows wheels of values.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var rows: [Int: Int] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func reloadAllComponents() { rows = [:] }
  open func reloadComponent(_ component: Int) { rows[component] = nil }

  /// Selects a row without animation, and without calling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    rows[component] = row
  }

  /// Returns the selected row of a wheel, or -1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    rows[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  /// Simulates the user turning a wheel, and calls the delegate.
  ///
  /// Not in UIKit.
  public func turn(_ component: Int, to row: Int) {
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// The selected rows' titles, one title per wheel.
  var shownTitles: [String] {
    (0..<max(numberOfComponents, 0)).map { component in
      let row = selectedRow(inComponent: component)
      guard row >= 0 else { return "" }
      return delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
    }
  }

  override func connect(_ object: AnyObject, toOutlet name: String) -> ConnectionResult {
    switch name {
    case "dataSource":
      dataSource = object as? any UIPickerViewDataSource
      return .ofCast(dataSource, to: "UIPickerViewDataSource")
    case "delegate":
      delegate = object as? any UIPickerViewDelegate
      return .ofCast(delegate, to: "UIPickerViewDelegate")
    default: return super.connect(object, toOutlet: name)
    }
  }
}
