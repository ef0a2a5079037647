public import UIKit

/// The screen on which you add a to-do; it is finished, and exercise 2.4 hands it its manager.
///
/// It is not `final`: a forced cast to a final class that fails ends in a trap without any text.
public class AddTodoViewController: UIViewController {
  @Outlet var label: UILabel!
  @Outlet public var field: UITextField!
  private var manager: TodoManager?

  public func inject(manager: TodoManager) {
    self.manager = manager
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // It was written before exercise 2.3, and still keeps quiet when the manager is missing.
    if let manager { label?.text = "To-do number \(manager.todos.count + 1)" }
  }

  @IBAction func save(_ sender: UIBarButtonItem) {
    manager?.add(Todo(title: field?.text ?? ""))
    dismiss(animated: true)
  }

  @IBAction func cancel(_ sender: UIBarButtonItem) {
    dismiss(animated: true)
  }

  // In an app, @IBAction alone makes a method known to the storyboard.
  public override class var selectors: [NamedMethod] {
    [
      .action("save:", AddTodoViewController.save),
      .action("cancel:", AddTodoViewController.cancel),
    ]
  }
}
