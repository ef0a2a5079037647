import Foundation

extension UIViewController {
  /// Returns a picture of the visible screen in box characters, with `width` columns.
  ///
  /// Loads the view and lays it out. Not in UIKit, where a test of an app attaches a screenshot.
  public func screenPicture(width: Int = 44) -> String {
    let inner = max(width, 12) - 2
    var front: UIViewController = self
    while let presented = front.ownPresented { front = presented }
    return front.framed(inner).joined(separator: "\n")
  }

  private func framed(_ inner: Int) -> [String] {
    loadOnce()
    let (top, bottom) = ("┌" + line(inner) + "┐", "└" + line(inner) + "┘")
    return [top] + lines(inner).map { "│\($0)│" } + [bottom]
  }

  /// Returns the lines of the picture, which depend on the kind of container.
  private func lines(_ inner: Int) -> [String] {
    switch self {
    case let navigation as UINavigationController: navigation.barAndScreen(inner)
    case let tabs as UITabBarController: tabs.screenAndBar(inner)
    default: view?.pictureLines(columns: inner) ?? []
    }
  }

  fileprivate func content(_ inner: Int) -> [String] {
    loadOnce()
    return lines(inner)
  }
}

private func line(_ width: Int) -> String { String(repeating: "─", count: width) }

extension UINavigationController {
  fileprivate func barAndScreen(_ inner: Int) -> [String] {
    let screen = (topViewController?.content(inner) ?? []) + tools(inner)
    if isNavigationBarHidden { return screen }
    return [bar(inner), line(inner)] + screen
  }

  private func tools(_ inner: Int) -> [String] {
    guard !isToolbarHidden, let items = topViewController?.toolbarItems else { return [] }
    var canvas = Canvas(columns: inner, rows: 1)
    let texts = BarTexts(inRow: items.map(\.shownTitle))
    texts.write(on: &canvas, columns: 0...max(inner - 1, 0), row: 0)
    return [line(inner)] + canvas.text
  }

  private func bar(_ inner: Int) -> String {
    guard let item = topViewController?.navigationItem else { return "" }
    var texts = BarTexts(item)
    if texts.left.isEmpty, viewControllers.count > 1, !item.hidesBackButton {
      let back = viewControllers[viewControllers.count - 2].navigationItem
      texts.left = [
        "‹ " + (back.backButtonTitle ?? back.backBarButtonItem?.title ?? back.title ?? "Back")
      ]
    }
    var canvas = Canvas(columns: inner, rows: 1)
    texts.write(on: &canvas, columns: 0...max(inner - 1, 0), row: 0)
    return canvas.text.first ?? ""
  }
}

extension UITabBarController {
  fileprivate func screenAndBar(_ inner: Int) -> [String] {
    let titles = (viewControllers ?? []).map { controller in
      let title = controller.tabBarItem.title ?? controller.title ?? "•"
      return controller === selectedViewController ? "[\(title)]" : title
    }
    var canvas = Canvas(columns: inner, rows: 1)
    let share = inner / max(titles.count, 1)
    for (index, title) in titles.enumerated() {
      let column = share * index + max((share - title.columns) / 2, 0)
      canvas.write(title, column: column, row: 0, until: share * (index + 1))
    }
    return (selectedViewController?.content(inner) ?? []) + [line(inner)] + canvas.text
  }
}

extension String {
  nonisolated var columns: Int { reduce(0) { $0 + $1.columns } }
}
