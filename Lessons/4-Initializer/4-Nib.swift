// 4.4 Nib
//
// One screen, three homes for its layout: in code, in a xib, in the storyboard. Each maker loads
// the view, so that there are outlets, and hands over the profile when viewDidLoad is long over.
//
// To do: let the screen be made from its profile in all three ways, and in none without it.
// Seam:  the three functions at the end, and the class's name. The tests use them, so keep them.

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

  /// In code there is no outlet, so here is a label like that of the files.
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
