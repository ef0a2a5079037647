// Rejected by: two screens of one class show their own dependencies
// The factory creates one screen of each class, and injects into the same screen at the next call.
// Both callers have the same screen, which shows the second dependency.

import PropertyAndMethodSupport
import UIKit

protocol Injectable {
  associatedtype Dependency
  func inject(_ dependency: Dependency)
}

extension UIStoryboard {
  // Saves reading the scene again.
  private static var screens: [ObjectIdentifier: UIViewController] = [:]

  func instantiate<Screen: UIViewController & Injectable>(
    _ type: Screen.Type, with dependency: Screen.Dependency
  ) -> Screen {
    let screen = self.reusableScreen(of: type)
    screen.inject(dependency)
    return screen
  }

  private func reusableScreen<Screen: UIViewController>(of type: Screen.Type) -> Screen {
    if let made = UIStoryboard.screens[ObjectIdentifier(type)] as? Screen { return made }
    let screen: Screen = instantiateViewController(identifier: "\(type)")
    UIStoryboard.screens[ObjectIdentifier(type)] = screen
    return screen
  }
}

final class TodosViewController: LabelViewController, Injectable {
  func inject(_ manager: TodoManager) {
    text = "\(manager.todos.count) to-dos"
  }
}

final class TodoViewController: LabelViewController, Injectable {
  func inject(_ todo: Todo) {
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
