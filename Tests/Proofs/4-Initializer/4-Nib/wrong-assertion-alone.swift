// Rejected by: without a creator, the storyboard creates no screen
// An assertion traps in a debug build; in a release build, init(coder:) creates its own profile.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private let profile: Profile

  init(profile: Profile, nibName: String? = nil) {
    self.profile = profile
    super.init(nibName: nibName, bundle: nil)
  }

  init?(coder: NSCoder, profile: Profile) {
    self.profile = profile
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    assertionFailure("ProfileViewController needs its profile: use init(coder:profile:)")
    profile = Profile(name: "Nobody")
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = nameLabel ?? addLabel()
    label.text = profile.name
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
