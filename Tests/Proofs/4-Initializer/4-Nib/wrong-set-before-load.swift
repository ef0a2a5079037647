// Rejected by: the compiler rejects a screen without a profile
// The profile is set before the view loads, so it is visible. But a caller can still forget to set
// it.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  var profile: Profile?

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = nameLabel ?? addLabel()
    label.text = profile?.name ?? "Nobody"
  }

  private func addLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 125, width: 353, height: 29))
    view.addSubview(label)
    return label
  }
}

func makeProfileInCode(_ profile: Profile) -> ProfileViewController {
  let screen = ProfileViewController()
  screen.profile = profile
  return screen
}

func makeProfileFromXib(_ profile: Profile) -> ProfileViewController {
  let screen = ProfileViewController(nibName: "ProfileCard", bundle: nil)
  screen.profile = profile
  return screen
}

func makeProfileFromStoryboard(_ profile: Profile) -> ProfileViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  let screen: ProfileViewController = storyboard.instantiateViewController(identifier: "Profile")
  screen.profile = profile
  return screen
}
