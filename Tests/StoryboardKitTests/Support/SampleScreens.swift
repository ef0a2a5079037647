import Foundation
import StoryboardKit

final class BarsScreen: UIViewController {
  @Outlet var item: UINavigationItem!
  @Outlet var plus: UIBarButtonItem!
  @Outlet var mine: UITabBarItem!
}

/// A typical sample app's screen: an editable list that asks before deleting.
final class ShoppingScreen: UITableViewController {
  var things = ["Bread", "Milk"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Thing")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    things.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Thing", for: indexPath)
    cell.textLabel?.text = things[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath
  ) {
    things.insert(things.remove(at: fromIndexPath.row), at: to.row)
  }

  override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? {
    let label = UILabel()
    label.text = "To buy"
    return label
  }

  override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { 50 }

  func askForMore() {
    let alert = UIAlertController(title: "New", message: "What?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "a thing" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [unowned alert] _ in
        self.things.append(alert.textFields?.first?.text ?? "")
        self.tableView.reloadData()
      })
    present(alert, animated: true)
  }
}

final class CurrencyScreen: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let names = ["EUR", "USD"]
  var chosen = ""

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    names.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { names[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen = names[row]
  }
}

final class DigitsOnly: NSObject, UITextFieldDelegate {
  var canEnd = true

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { canEnd }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string.allSatisfy(\.isNumber) }
}
