import StoryboardKit

final class TodoListScreen: UITableViewController {
  var todos = ["Milk", "우유 사기", "Bread"]
  var came: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    todos.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TodoCell", for: indexPath)
    cell.textLabel?.text = todos[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    came.append("didSelect")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    came.append("prepare \(segue.identifier ?? "")")
  }

  @IBSegueAction func makeDetail(
    _ coder: NSCoder, sender: Any?, identifier: String?
  ) -> TodoDetailScreen? {
    guard let cell = sender as? UITableViewCell else { return nil }
    return TodoDetailScreen(
      coder: coder, todo: "\(identifier ?? ""): \(cell.textLabel?.text ?? "")")
  }

  @IBAction func editTapped(_ sender: UIBarButtonItem) { came.append("edit") }

  @IBAction func backToList(_ segue: UIStoryboardSegue) {
    came.append("unwind \(segue.identifier ?? "")")
  }

  override class var selectors: [NamedMethod] {
    [
      .segueAction("makeDetail:sender:identifier:", TodoListScreen.makeDetail),
      .action("editTapped:", TodoListScreen.editTapped),
      .unwind("backToList:", TodoListScreen.backToList),
    ]
  }
}

final class TodoDetailScreen: UIViewController {
  @Outlet var titleLabel: UILabel!
  @Outlet var homeButton: UIButton!
  let todo: String

  init?(coder: NSCoder, todo: String) {
    self.todo = todo
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    todo = "nothing injected"
    super.init(coder: coder)
  }

  override func viewDidLoad() { titleLabel?.text = todo }
}

final class NotesScreen: UIViewController {
  @Outlet var label: UILabel!
}

final class MoreScreen: UIViewController {}

final class AddScreen: UIViewController, UITextFieldDelegate {
  @Outlet var field: UITextField!
}

final class SettingsScreen: UITableViewController {
  var changes = 0

  @IBAction func soundsChanged(_ sender: UISwitch) { changes += 1 }

  override class var selectors: [NamedMethod] {
    [.action("soundsChanged:", SettingsScreen.soundsChanged)]
  }
}

final class RoundView: UIView {
  @Inspectable var radius: CGFloat = 0
  @Inspectable var shade = UIColor.black
  @Inspectable var extent = CGSize.zero
}

final class EveryScreen: UIViewController {
  @Outlet var height: NSLayoutConstraint!
  @Outlet var round: RoundView!
  @Outlet var tap: UITapGestureRecognizer!
  var taps = 0

  func recognized() { taps += 1 }

  override class var selectors: [NamedMethod] { [.action("recognized", EveryScreen.recognized)] }
}
