// The class for the xib and the storyboard sets its outlet; a subclass for code creates its own
// view.

import InitializerSupport
import UIKit

class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  fileprivate let profile: Profile

  fileprivate init(_ profile: Profile, nibName: String?) {
    self.profile = profile
    super.init(nibName: nibName, bundle: nil)
  }

  fileprivate init?(_ profile: Profile, coder: NSCoder) {
    self.profile = profile
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("a profile is missing")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = profile.name
  }
}

private final class CodeProfileViewController: ProfileViewController {
  init(_ profile: Profile) {
    super.init(profile, nibName: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("a profile is missing")
  }

  override func loadView() {
    let label = UILabel(frame: CGRect(x: 20, y: 125, width: 353, height: 29))
    view = UIView(frame: UIScreen.main.bounds)
    view.addSubview(label)
    nameLabel = label
  }
}

func makeProfileInCode(_ profile: Profile) -> ProfileViewController {
  CodeProfileViewController(profile)
}

func makeProfileFromXib(_ profile: Profile) -> ProfileViewController {
  ProfileViewController(profile, nibName: "ProfileCard")
}

func makeProfileFromStoryboard(_ profile: Profile) -> ProfileViewController {
  UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Profile") {
    ProfileViewController(profile, coder: $0)
  }
}
