// 4.4 Nib
//
// The layout's location changes only one line, the call of super.init. The screen needs its profile
// in all three cases, so both initializers require it.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private let profile: Profile

  /// Creates a screen with a layout in code, or in the xib with this name.
  init(profile: Profile, nibName: String? = nil) {
    self.profile = profile
    super.init(nibName: nibName, bundle: nil)
  }

  /// Creates a screen with the layout in the storyboard.
  init?(coder: NSCoder, profile: Profile) {
    self.profile = profile
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:profile:)")
  required init?(coder: NSCoder) {
    fatalError("ProfileViewController needs a profile: let a creator make it")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = nameLabel ?? addLabel()
    label.text = profile.name
  }

  /// Adds a label like the one in the files, because a layout in code has no outlet.
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
