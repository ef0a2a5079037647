// Rejected by: for a new screen, you write only its inject(_:)
// Every screen needs an identifier, which repeats its class's name.

import PropertyAndMethodSupport
import UIKit

protocol Injectable {
  associatedtype Dependency
  static var identifier: String { get }
  func inject(_ dependency: Dependency)
}

extension UIStoryboard {
  func instantiate<Screen: UIViewController & Injectable>(
    _ type: Screen.Type, with dependency: Screen.Dependency
  ) -> Screen {
    let screen: Screen = instantiateViewController(identifier: type.identifier)
    screen.inject(dependency)
    return screen
  }
}

final class TodosViewController: LabelViewController, Injectable {
  static let identifier = "TodosViewController"

  func inject(_ dependency: TodoManager) {
    text = "\(dependency.todos.count) to-dos"
  }
}

final class TodoViewController: LabelViewController, Injectable {
  static let identifier = "TodoViewController"

  func inject(_ dependency: Todo) {
    text = "To do: \(dependency.title)"
  }
}

final class ComposeViewController: LabelViewController, Injectable {
  static let identifier = "ComposeViewController"

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
