public import Foundation
public import UIKit

/// A screen that shows one to-do, passed to its initializer.
public final class TodoCardViewController: UIViewController {
  @Outlet public var label: UILabel!
  private let todo: Todo

  public init?(coder: NSCoder, todo: Todo) {
    self.todo = todo
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:todo:)")
  public required init?(coder: NSCoder) { fatalError("TodoCardViewController needs its to-do") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    label.text = todo.title
  }
}

/// A screen for a new to-do, which reports the title when the user taps Save.
public final class NewTodoViewController: UIViewController {
  @Outlet public var field: UITextField!
  private let onSave: (String) -> Void

  public init?(coder: NSCoder, onSave: @escaping (String) -> Void) {
    self.onSave = onSave
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:onSave:)")
  public required init?(coder: NSCoder) { fatalError("NewTodoViewController needs its onSave") }

  @IBAction func save(_ sender: UIBarButtonItem) { onSave(field.text ?? "") }

  public override class var selectors: [NamedMethod] {
    [.action("save:", NewTodoViewController.save)]
  }
}
