// Rejected by: the factory returns a TodosViewController, not an optional
// If the storyboard has another class there, every caller gets nil, and makeScreens drops it.

import PropertyAndMethodSupport
import UIKit

protocol Injectable {
  associatedtype Dependency
  func inject(_ dependency: Dependency)
}

extension UIStoryboard {
  func instantiate<Screen: UIViewController & Injectable>(
    _ type: Screen.Type, with dependency: Screen.Dependency
  ) -> Screen? {
    let screen = instantiateViewController(withIdentifier: "\(type)") as? Screen
    screen?.inject(dependency)
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
  let screens: [UIViewController?] = [
    storyboard.instantiate(TodosViewController.self, with: manager),
    storyboard.instantiate(TodoViewController.self, with: todo),
    storyboard.instantiate(
      ComposeViewController.self, with: ComposeNeeds(folder: folder, manager: manager)),
  ]
  return screens.compactMap { $0 }
}
