// Rejected by: no title or placeholder replaces the profile's name
// A title that other code writes replaces the name.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private let profile: Profile
  private weak var shown: UILabel?
  override var title: String? { didSet { shown?.text = title ?? profile.name } }

  init(profile: Profile, nibName: String? = nil) {
    self.profile = profile
    super.init(nibName: nibName, bundle: nil)
  }

  init?(coder: NSCoder, profile: Profile) {
    self.profile = profile
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("ProfileViewController needs its profile") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = nameLabel ?? addLabel()
    label.text = title ?? profile.name
    shown = label
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
