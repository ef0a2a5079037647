// Three layouts, three initializers, each with its own call of super.init; all are private to the
// file.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet private var nameLabel: UILabel!
  private let profile: Profile

  /// In code.
  fileprivate init(inCode profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
  }

  /// From ProfileCard.xib.
  fileprivate init(fromXib profile: Profile) {
    self.profile = profile
    super.init(nibName: "ProfileCard", bundle: nil)
  }

  /// From Main.storyboard.
  fileprivate init?(fromStoryboard coder: NSCoder, _ profile: Profile) {
    self.profile = profile
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ProfileViewController needs a profile; give the storyboard a creator")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let nameLabel = nameLabel {
      nameLabel.text = profile.name
    } else {
      let label = UILabel(frame: CGRect(x: 20, y: 125, width: 353, height: 29))
      label.text = profile.name
      view.addSubview(label)
    }
  }
}

func makeProfileInCode(_ profile: Profile) -> ProfileViewController {
  .init(inCode: profile)
}

func makeProfileFromXib(_ profile: Profile) -> ProfileViewController {
  .init(fromXib: profile)
}

func makeProfileFromStoryboard(_ profile: Profile) -> ProfileViewController {
  UIStoryboard(name: "Main", bundle: nil)
    .instantiateViewController(
      identifier: "Profile",
      creator: { coder in ProfileViewController(fromStoryboard: coder, profile) })
}
