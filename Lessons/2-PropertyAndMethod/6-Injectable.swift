// 2.6 Injectable
//
// One factory creates every screen and takes any value as a dependency, or none. Two of the three
// screens that makeScreens returns still show “Label”.
//
// To do: let the compiler reject a wrong type, a missing dependency, and a screen without
//        inject(_:). Let callers get a screen of the class they name, not an optional, and let
//        makeScreens return three screens that show their data.
// Seam:  the names and labels that the file has already. The tests use these, so keep them.
//        ComposeNeeds, in Support, groups the two dependencies of the compose screen.

import PropertyAndMethodSupport
import UIKit

protocol Injectable {
  func inject(_ dependency: Any)
}

extension UIStoryboard {
  func instantiate<Screen: UIViewController>(
    _ type: Screen.Type, with dependency: Any? = nil
  ) -> Screen? {
    let screen = instantiateViewController(withIdentifier: "\(type)") as? Screen
    if let dependency { (screen as? any Injectable)?.inject(dependency) }
    return screen
  }
}

final class TodosViewController: LabelViewController, Injectable {
  func inject(_ dependency: Any) {
    if let manager = dependency as? TodoManager { text = "\(manager.todos.count) to-dos" }
  }
}

final class TodoViewController: LabelViewController, Injectable {
  func inject(_ dependency: Any) {
    if let todo = dependency as? Todo { text = "To do: \(todo.title)" }
  }
}

final class ComposeViewController: LabelViewController, Injectable {
  func inject(_ dependency: Any) {
    if let needs = dependency as? ComposeNeeds { text = "New in \(needs.folder.name)" }
  }
}

func makeScreens(todo: Todo, folder: Folder, manager: TodoManager) -> [UIViewController] {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let todos = storyboard.instantiate(TodosViewController.self, with: manager)
  let detail = storyboard.instantiate(TodoViewController.self, with: todo.title)
  let compose = storyboard.instantiate(ComposeViewController.self)
  return [todos, detail, compose].compactMap { $0 }
}
