// An enum selects the layout, and the label is set when the screen appears.

import InitializerSupport
import UIKit

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private let profile: Profile

  /// In code, or from the xib of that name.
  enum Layout { case code, xib(String) }
  init(_ layout: Layout, _ profile: Profile) {
    self.profile = profile
    switch layout {
    case .code: super.init(nibName: nil, bundle: nil)
    case .xib(let name): super.init(nibName: name, bundle: nil)
    }
  }

  /// From the storyboard.
  init?(coder: NSCoder, profile: Profile) {
    self.profile = profile
    super.init(coder: coder)
  }

  @available(*, unavailable, renamed: "init(coder:profile:)")
  required init?(coder: NSCoder) {
    fatalError("ProfileViewController needs a profile: let a creator make it")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
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
  ProfileViewController(.code, profile)
}

func makeProfileFromXib(_ profile: Profile) -> ProfileViewController {
  ProfileViewController(.xib("ProfileCard"), profile)
}

func makeProfileFromStoryboard(_ profile: Profile) -> ProfileViewController {
  let storyboard = UIStoryboard(name: "Main", bundle: nil)
  return storyboard.instantiateViewController(identifier: "Profile") { coder in
    ProfileViewController(coder: coder, profile: profile)
  }
}
