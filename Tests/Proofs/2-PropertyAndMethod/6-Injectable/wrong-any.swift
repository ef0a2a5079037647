// Rejected by: the compiler rejects a dependency of the wrong type
// The calls are correct and no type is optional, but every screen still takes any type.

import PropertyAndMethodSupport
import UIKit

protocol Injectable {
  func inject(_ dependency: Any)
}

extension UIStoryboard {
  func instantiate<Screen: UIViewController & Injectable>(
    _ type: Screen.Type, with dependency: Any
  ) -> Screen {
    let screen: Screen = instantiateViewController(identifier: "\(type)")
    screen.inject(dependency)
    return screen
  }
}

final class TodosViewController: LabelViewController, Injectable {
  func inject(_ dependency: Any) {
    guard let manager = dependency as? TodoManager else { fatalError("not a TodoManager") }
    text = "\(manager.todos.count) to-dos"
  }
}

final class TodoViewController: LabelViewController, Injectable {
  func inject(_ dependency: Any) {
    guard let todo = dependency as? Todo else { fatalError("not a Todo") }
    text = "To do: \(todo.title)"
  }
}

final class ComposeViewController: LabelViewController, Injectable {
  func inject(_ dependency: Any) {
    guard let needs = dependency as? ComposeNeeds else { fatalError("not ComposeNeeds") }
    text = "New in \(needs.folder.name)"
  }
}

func makeScreens(todo: Todo, folder: Folder, manager: TodoManager) -> [UIViewController] {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return [
    storyboard.instantiate(TodosViewController.self, with: manager),
    storyboard.instantiate(TodoViewController.self, with: todo),
    storyboard.instantiate(
      ComposeViewController.self, with: ComposeNeeds(folder: folder, manager: manager)),
  ]
}
