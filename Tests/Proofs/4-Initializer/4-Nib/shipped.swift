// 4.4 Nib
//
// A screen has its layout in code, in a xib or in the storyboard, and each of the functions at the
// end uses one of these layouts. All three screens say “Nobody”.
//
// To do: show the profile, wherever the layout is, and let no code forget or replace the profile.
// Seam:  the three functions at the end and the class's name. The tests use them, so keep them.

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

  /// Adds a label like the one in the files, because a layout in code has no outlet.
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
