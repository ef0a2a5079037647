public import UIKit

/// The base class of this lesson's tables, which have a line of text in each row.
///
/// A subclass provides the lines and handles taps. This class has no dependencies.
open class LinesViewController: UITableViewController {
  /// The texts of the rows, from top to bottom.
  open var lines: [String] { [] }

  /// Handles the user's tap on a row.
  open func tapped(line: Int) {}

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  open override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    lines.count
  }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Line", for: indexPath)
    cell.textLabel?.text = lines[indexPath.row]
    return cell
  }

  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tapped(line: indexPath.row)
  }
}
