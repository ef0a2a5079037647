// Rejected by: each screen's inject(_:) takes its dependency, and nothing else
// The factory is typed, but the protocol's extension keeps the old inject(_: Any), for callers that
// haven't changed yet. A call of inject("Milk") on a TodoViewController still compiles, and has no
// effect.

import PropertyAndMethodSupport
import UIKit

protocol Injectable {
  associatedtype Dependency
  func inject(_ dependency: Dependency)
}

extension Injectable {
  /// For old callers: injects a value of the right type.
  func inject(_ anything: Any) {
    guard let dependency = anything as? Dependency else { return }
    inject(dependency)
  }
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

final class TodosViewController: LabelViewController, Injectable {
  typealias Dependency = TodoManager

  func inject(_ manager: TodoManager) {
    text = "\(manager.todos.count) to-dos"
  }
}

final class TodoViewController: LabelViewController, Injectable {
  typealias Dependency = Todo

  func inject(_ todo: Todo) {
    text = "To do: \(todo.title)"
  }
}

final class ComposeViewController: LabelViewController, Injectable {
  typealias Dependency = ComposeNeeds

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
