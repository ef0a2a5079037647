import Foundation
import Probes
import ScreenProbes
import StoryboardKit

/// Creates a screen from a coder alone while `other` is visible, and leaves the program unstopped.
///
/// The type is known as the superclass's, since the compiler rejects the call itself.
func makeFromCoderAlone(_ type: UIViewController.Type, beside other: UIViewController) -> Never {
  Assertions.areOff = true
  let window = UIWindow(showing: other)
  withExtendedLifetime(window) {
    precondition(type.init(coder: NSCoder()) != nil, "None was created, and that is as good.")
  }
  ProgramEnd.leaveUnstopped()
}

extension UIViewController {
  /// Writes all titles that other code can write.
  func retitle(_ title: String) {
    self.title = title
    navigationItem.title = title
    tabBarItem.title = title
    restorationIdentifier = title
  }

  /// The paths of variables below the screen that hold such a value now; empty ones are free.
  func variables<Value>(holding type: Value.Type) -> [String] {
    ConstantProbe.variables(below: self, ofModule: "Initializer", holding: type).filter { path in
      path.split(separator: ".")
        .reduce(self as Any?) { object, name in object.flatMap { child(name, of: $0) } } != nil
    }
  }

  /// The screen's own properties that hold a text now, and can change.
  func variables(holding text: String) -> [String] {
    let inherited = ConstantProbe.variables(of: UIViewController.self, holding: String.self)
    let own = ConstantProbe.variables(of: type(of: self), holding: String.self)
      .dropFirst(inherited.count).filter { !$0.hasPrefix("$__lazy_storage_$") }
    return own.filter { child($0, of: self) as? String == text }
  }
}

/// The value of a stored property, or nil for none.
private func child(_ name: some StringProtocol, of object: Any) -> Any? {
  let value = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    .flatMap(\.children).first { $0.label == String(name) }?.value
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}
