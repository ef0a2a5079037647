// Rejected by: a screen's profile is a constant
// The profile is still set after the view loads, and an observer sets the label again.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private var shown: UILabel?
  var profile: Profile? {
    didSet { shown?.text = profile?.name }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = nameLabel ?? addLabel()
  }

  private func addLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 125, width: 353, height: 29))
    view.addSubview(label)
    return label
  }
}

func makeProfileInCode(_ profile: Profile) -> ProfileViewController {
  let screen = ProfileViewController()
  screen.loadViewIfNeeded()
  screen.profile = profile
  return screen
}

func makeProfileFromXib(_ profile: Profile) -> ProfileViewController {
  let screen = ProfileViewController(nibName: "ProfileCard", bundle: nil)
  screen.loadViewIfNeeded()
  screen.profile = profile
  return screen
}

func makeProfileFromStoryboard(_ profile: Profile) -> ProfileViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: ProfileViewController = storyboard.instantiateViewController(identifier: "Profile")
  screen.loadViewIfNeeded()
  screen.profile = profile
  return screen
}
