public import UIKit

/// The screen on which you add a to-do; it's complete, and exercise 2.4 injects its manager.
///
/// The class isn't `final`: a failing forced cast to a final class traps without a message.
public class AddTodoViewController: UIViewController {
  @Outlet var label: UILabel!
  @Outlet public var field: UITextField!
  private var manager: TodoManager?

  public func inject(manager: TodoManager) {
    self.manager = manager
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    // This screen is older than exercise 2.3, and still doesn't report a missing manager.
    if let manager { label?.text = "To-do number \(manager.todos.count + 1)" }
  }

  @IBAction func save(_ sender: UIBarButtonItem) {
    manager?.add(Todo(title: field?.text ?? ""))
    dismiss(animated: true)
  }

  @IBAction func cancel(_ sender: UIBarButtonItem) {
    dismiss(animated: true)
  }

  // In an app, @IBAction alone lets the storyboard find a method.
  public override class var selectors: [NamedMethod] {
    [
      .action("save:", AddTodoViewController.save),
      .action("cancel:", AddTodoViewController.cancel),
    ]
  }
}
