// Rejected by: the compiler rejects nil for a profile
// The screen takes anything with a name, for other kinds of people later. An optional conforms,
// too.

import InitializerSupport
import UIKit

/// What the screen shows of a person.
protocol Named {
  var name: String { get }
}

extension Profile: Named {}

// Callers often have a Profile?, for example from a cache.
extension Optional: Named where Wrapped: Named {
  var name: String { self?.name ?? "Nobody" }
}

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private let profile: any Named

  init(profile: any Named, nibName: String? = nil) {
    self.profile = profile
    super.init(nibName: nibName, bundle: nil)
  }

  init?(coder: NSCoder, profile: any Named) {
    self.profile = profile
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ProfileViewController needs its profile: use init(coder:profile:).")
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
