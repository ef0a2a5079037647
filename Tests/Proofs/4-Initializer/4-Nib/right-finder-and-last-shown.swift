// Factories with other names, a finder and an observer. Properties that start out empty change no
// screen.

import InitializerSupport
import UIKit

protocol Named { var name: String { get } }
extension Profile: Named {}

final class ProfileViewController: UIViewController {
  @Outlet var nameLabel: UILabel!
  private let named: any Named
  private(set) var lastShown: Profile?
  private(set) static weak var current: ProfileViewController?
  var onAppear: ((ProfileViewController) -> Void)?

  private init(_ named: some Named, _ nib: String?) {
    self.named = named
    super.init(nibName: nib, bundle: nil)
  }

  private init?(_ coder: NSCoder, _ named: some Named) {
    self.named = named
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("ProfileViewController needs its profile") }

  override func viewDidLoad() {
    super.viewDidLoad()
    (nameLabel ?? addLabel()).text = named.name
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Self.current = self
    lastShown = named as? Profile
    onAppear?(self)
  }

  private func addLabel() -> UILabel {
    let label = UILabel(frame: CGRect(x: 20, y: 125, width: 353, height: 29))
    view.addSubview(label)
    return label
  }

  static func code(_ named: some Named) -> ProfileViewController { .init(named, nil) }
  static func xib(_ named: some Named) -> ProfileViewController { .init(named, "ProfileCard") }
  static func scene(_ named: some Named) -> ProfileViewController {
    UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "Profile") {
      ProfileViewController($0, named)
    }
  }
}

extension UINavigationController {
  var profileScreen: ProfileViewController? { topViewController as? ProfileViewController }
}

func makeProfileInCode(_ profile: Profile) -> ProfileViewController { .code(profile) }
func makeProfileFromXib(_ profile: Profile) -> ProfileViewController { .xib(profile) }
func makeProfileFromStoryboard(_ profile: Profile) -> ProfileViewController { .scene(profile) }
