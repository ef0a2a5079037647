// Rejected by: the compiler rejects a dependency of the wrong type
// Each screen names the type it takes, but the to-do screen takes any type with a title. An
// extension adds a title to String, so the call that passes todo.title instead of the to-do still
// compiles.

import PropertyAndMethodSupport
import UIKit

protocol Injectable {
  associatedtype Dependency
  func inject(_ dependency: Dependency)
}

extension UIStoryboard {
  func instantiate<Screen: UIViewController & Injectable>(
    _ type: Screen.Type, with dependency: Screen.Dependency
  ) -> Screen {
    let screen: Screen = instantiateViewController(identifier: "\(type)")
    screen.inject(dependency)
    return screen
  }
}

protocol Titled {
  var title: String { get }
}

extension Todo: Titled {}

// For previews.
extension String: Titled {
  var title: String { self }
}

final class TodosViewController: LabelViewController, Injectable {
  func inject(_ manager: TodoManager) {
    text = "\(manager.todos.count) to-dos"
  }
}

final class TodoViewController: LabelViewController, Injectable {
  func inject(_ todo: any Titled) {
    text = "To do: \(todo.title)"
  }
}

final class ComposeViewController: LabelViewController, Injectable {
  func inject(_ needs: ComposeNeeds) {
    text = "New in \(needs.folder.name)"
  }
}

func makeScreens(todo: Todo, folder: Folder, manager: TodoManager) -> [UIViewController] {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let todos = storyboard.instantiate(TodosViewController.self, with: manager)
  let detail = storyboard.instantiate(TodoViewController.self, with: todo)
  let compose = storyboard.instantiate(
    ComposeViewController.self, with: ComposeNeeds(folder: folder, manager: manager))
  return [todos, detail, compose]
}
