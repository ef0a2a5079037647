// Only view controllers can conform to the protocol, which contains the factory; the storyboard
// only calls it.

import PropertyAndMethodSupport
import UIKit

protocol Injectable<Dependency>: UIViewController {
  associatedtype Dependency
  func inject(_ dependency: Dependency)
}

extension Injectable {
  fileprivate static func make(from storyboard: UIStoryboard, _ dependency: Dependency) -> Self {
    let screen: Self = storyboard.instantiateViewController(identifier: "\(Self.self)")
    screen.inject(dependency)
    return screen
  }
}

extension UIStoryboard {
  func instantiate<Dependency, Screen: Injectable<Dependency>>(
    _ type: Screen.Type, with dependency: Dependency
  ) -> Screen {
    type.make(from: self, dependency)
  }
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
  return [
    storyboard.instantiate(TodosViewController.self, with: manager),
    storyboard.instantiate(TodoViewController.self, with: todo),
    storyboard.instantiate(
      ComposeViewController.self, with: ComposeNeeds(folder: folder, manager: manager)),
  ]
}
