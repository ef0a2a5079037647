import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.window = UIWindow(frame: UIScreen.main.bounds)
    let viewModel = ViewModel(repository: DefaultRepository())
    guard
      let viewController = GenericViewController<DefaultRepository>.instantiate(
        viewModel: viewModel)
    else { return true }
    window?.rootViewController = viewController
    window?.makeKeyAndVisible()
    print(viewController.screenPicture(width: 30))
    return true
  }
}
