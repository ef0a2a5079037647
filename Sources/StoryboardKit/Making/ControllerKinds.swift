import Foundation

/// The classes of the controller elements.
enum ControllerKinds {
  static func base(of element: Element) -> UIViewController.Type {
    switch element.name {
    case "navigationController": UINavigationController.self
    case "tabBarController": UITabBarController.self
    case "tableViewController": UITableViewController.self
    case "splitViewController": UISplitViewController.self
    case "pageViewController": UIPageViewController.self
    case "collectionViewController": UICollectionViewController.self
    default: UIViewController.self
    }
  }
}
