// A logger with a default, and the most recent name.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private let profile: Profile
  private let log: (String) -> Void
  private(set) var shownName: String?

  init(profile: Profile, nib: String? = nil, log: @escaping (String) -> Void = { _ in }) {
    self.profile = profile
    self.log = log
    super.init(nibName: nib, bundle: nil)
  }

  init?(coder: NSCoder, profile: Profile, log: @escaping (String) -> Void = { _ in }) {
    self.profile = profile
    self.log = log
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("ProfileViewController needs its profile") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = nameLabel ?? addLabel()
    label.text = profile.name
    shownName = label.text
    log(profile.name)
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
  ProfileViewController(profile: profile, nib: "ProfileCard")
}

func makeProfileFromStoryboard(_ profile: Profile) -> ProfileViewController {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Profile") {
    ProfileViewController(coder: $0, profile: profile)
  }
}
