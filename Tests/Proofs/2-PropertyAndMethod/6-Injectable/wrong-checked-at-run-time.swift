// Rejected by: the compiler rejects a screen without inject(_:)
// The factory compares the screen and its dependency at run time; the compiler doesn't.

import PropertyAndMethodSupport
import UIKit

protocol Injectable<Dependency> {
  associatedtype Dependency
  func inject(_ dependency: Dependency)
}

extension UIStoryboard {
  func instantiate<Screen: UIViewController, Dependency>(
    _ type: Screen.Type, with dependency: Dependency
  ) -> Screen {
    let screen: Screen = instantiateViewController(identifier: "\(type)")
    guard let injectable = screen as? any Injectable<Dependency> else {
      fatalError("\(type) does not take a \(Dependency.self)")
    }
    injectable.inject(dependency)
    return screen
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
