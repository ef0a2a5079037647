// Rejected by: a name copied from the profile is a constant
// The screen stores a name instead of the profile, and a function changes it.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private var name: String

  /// In code, or from the xib of that name.
  init(profile: Profile, nibName: String? = nil) {
    name = profile.name
    super.init(nibName: nibName, bundle: nil)
  }

  /// From the storyboard.
  init?(coder: NSCoder, profile: Profile) {
    name = profile.name
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:profile:)")
  required init?(coder: NSCoder) {
    fatalError("ProfileViewController needs a profile: let a creator make it")
  }

  func show(_ profile: Profile) {
    name = profile.name
    nameLabel?.text = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = nameLabel ?? addLabel()
    label.text = name
  }

  /// In code there is no outlet, so here is a label like that of the files.
  private func addLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 125, width: 353, height: 29))
    view.addSubview(label)
    return label
  }
}

func makeProfileInCode(_ profile: Profile) -> ProfileViewController {
  ProfileViewController(profile: profile)
}

func makeProfileFromXib(_ profile: Profile) -> ProfileViewController {
  ProfileViewController(profile: profile, nibName: "ProfileCard")
}

func makeProfileFromStoryboard(_ profile: Profile) -> ProfileViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Profile") { coder in
    ProfileViewController(coder: coder, profile: profile)
  }
}
