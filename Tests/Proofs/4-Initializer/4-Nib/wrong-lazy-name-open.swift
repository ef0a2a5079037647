// Rejected by: a name copied from the profile is a constant
// The screen copies the name into a lazy property, which other files can set.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private let profile: Profile

  /// The name, as the screen shows it.
  lazy var displayName = profile.name

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
    fatalError("ProfileViewController needs its profile; pass a creator")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = nameLabel ?? addLabel()
    label.text = displayName
  }

  /// A layout in code has no outlet, so this adds a label like the one in the files.
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
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Profile") {
    ProfileViewController(coder: $0, profile: profile)
  }
}
