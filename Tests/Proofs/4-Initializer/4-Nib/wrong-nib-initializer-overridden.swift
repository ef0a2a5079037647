// Rejected by: the compiler rejects a screen without a profile
// The class overrides UIKit's initializer, as in Xcode's template, and creates its own profile.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private var profile: Profile

  override init(nibName: String?, bundle: Bundle?) {
    profile = Profile(name: "Nobody")
    super.init(nibName: nibName, bundle: bundle)
  }

  convenience init(profile: Profile, nibName: String?) {
    self.init(nibName: nibName, bundle: nil)
    self.profile = profile
  }

  init?(coder: NSCoder, profile: Profile) {
    self.profile = profile
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ProfileViewController needs a profile: let a creator make it")
  }

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
  ProfileViewController(profile: profile, nibName: nil)
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
