// Rejected by: the to-do screen shows your to-do
// makeScreens creates its screens once: every later caller gets the first caller's screens.

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

private var made: [UIViewController] = []

func makeScreens(todo: Todo, folder: Folder, manager: TodoManager) -> [UIViewController] {
  guard made.isEmpty else { return made }
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  made = [
    storyboard.instantiate(TodosViewController.self, with: manager),
    storyboard.instantiate(TodoViewController.self, with: todo),
    storyboard.instantiate(
      ComposeViewController.self, with: ComposeNeeds(folder: folder, manager: manager)),
  ]
  return made
}
