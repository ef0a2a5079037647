// Rejected by: a screen's profile is a constant
// A model object holds the profile, since several screens show it. The screen's constant holds that
// object, and the object can change.

import InitializerSupport
import UIKit

/// The profile that the screens are about.
final class ProfileModel {
  var profile: Profile

  init(_ profile: Profile) {
    self.profile = profile
  }
}

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  let model: ProfileModel

  init(profile: Profile, nibName: String? = nil) {
    model = ProfileModel(profile)
    super.init(nibName: nibName, bundle: nil)
  }

  init?(coder: NSCoder, profile: Profile) {
    model = ProfileModel(profile)
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ProfileViewController needs its profile: use init(coder:profile:).")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = nameLabel ?? addLabel()
    label.text = model.profile.name
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
