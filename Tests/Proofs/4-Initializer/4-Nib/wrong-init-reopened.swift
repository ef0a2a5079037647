// Rejected by: the compiler rejects a screen without a profile
// The class declares init() again, with the profile of the most recent screen.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private let profile: Profile
  private static var last = Profile(name: "")
  convenience init() { self.init(profile: Self.last) }

  init(profile: Profile, nibName: String? = nil) {
    self.profile = profile
    Self.last = profile
    super.init(nibName: nibName, bundle: nil)
  }

  init?(coder: NSCoder, profile: Profile) {
    self.profile = profile
    Self.last = profile
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("ProfileViewController needs its profile") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = nameLabel ?? addLabel()
    label.text = profile.name
  }

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
