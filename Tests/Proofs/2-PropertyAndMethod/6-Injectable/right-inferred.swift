// As in the article: a caller that names the type of the result can omit the argument.

import PropertyAndMethodSupport
import UIKit

protocol Injectable {
  associatedtype Dependency
  func inject(_ dependency: Dependency)
}

extension UIStoryboard {
  func instantiate<Screen: UIViewController & Injectable>(
    _ type: Screen.Type = Screen.self, with dependency: Screen.Dependency
  ) -> Screen {
    let found = instantiateViewController(withIdentifier: Screen.identifier)
    guard let screen = found as? Screen else {
      fatalError("\(Screen.identifier) should be a \(Screen.self), and is \(found)")
    }
    screen.inject(dependency)
    return screen
  }
}

extension UIViewController {
  fileprivate static var identifier: String { String(describing: self) }
}

final class TodosViewController: LabelViewController, Injectable {
  func inject(_ dependency: TodoManager) {
    text = "\(dependency.todos.count) to-dos"
  }
}

final class TodoViewController: LabelViewController, Injectable {
  func inject(_ dependency: Todo) {
    text = "To do: \(dependency.title)"
  }
}

final class ComposeViewController: LabelViewController, Injectable {
  func inject(_ dependency: ComposeNeeds) {
    text = "New in \(dependency.folder.name)"
  }
}

func makeScreens(todo: Todo, folder: Folder, manager: TodoManager) -> [UIViewController] {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let todos: TodosViewController = storyboard.instantiate(with: manager)
  let detail: TodoViewController = storyboard.instantiate(with: todo)
  let needs = ComposeNeeds(folder: folder, manager: manager)
  let compose: ComposeViewController = storyboard.instantiate(with: needs)
  return [todos, detail, compose]
}
