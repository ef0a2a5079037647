// A function for each rule of the header; each one creates its own window and flow.

import InitializerSupport
import UIKit

private typealias Make = (UINavigationController, TodoManager) -> any TodoFlow

private final class Stage {
  let manager: TodoManager
  let navigation = UINavigationController()
  let flow: any TodoFlow
  private let window = UIWindow(frame: UIScreen.main.bounds)

  init(_ make: Make, _ titles: [String] = []) {
    manager = TodoManager(todos: titles.map { Todo(title: $0) })
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    flow = make(navigation, manager)
    flow.start()
  }

  var texts: [[String]] { navigation.viewControllers.map(\.shownTexts) }
}

private func startsWithList(_ make: Make) -> Bool {
  let stage = Stage(make, ["Only"])
  return stage.texts == [["Only"]] && stage.navigation.topViewController is LinesViewController
}

private func opensCards(_ make: Make) -> Bool {
  let titles = ["Wine", "Rum", "Unknown"]
  let stage = Stage(make, ["Rum", "Wine"])
  for title in titles { stage.flow.select(Todo(title: title)) }
  return stage.texts == [["Rum", "Wine"]] + titles.map { [$0] }
    && stage.navigation.viewControllers.dropFirst().allSatisfy { $0 is TodoCardViewController }
}

private func savesAndComesBack(_ make: Make, above cards: [String]) -> Bool {
  let stage = Stage(make)
  for title in cards { stage.flow.select(Todo(title: title)) }
  let screens = stage.navigation.viewControllers
  for title in ["Same", "Same"] {
    stage.flow.add()
    guard let new = stage.navigation.topViewController as? NewTodoViewController,
      new.shownTexts == ["", "Save"]
    else { return false }
    new.field.text = title
    stage.flow.save(title)
    guard stage.navigation.viewControllers == screens else { return false }
  }
  return stage.manager.todos.map(\.title) == ["Same", "Same"]
    && (!cards.isEmpty || stage.texts == [["Same", "Same"]])
}

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  startsWithList(make) && opensCards(make)
    && savesAndComesBack(make, above: []) && savesAndComesBack(make, above: ["Rum"])
}
