import Foundation

/// The class that each kind of controller element stands for.
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
