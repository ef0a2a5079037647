import Foundation
import Probes
import StoryboardKit

/// Makes a screen from a coder alone, and leaves the program as one that nothing has stopped.
///
/// The type is known as the superclass's, since the compiler refuses the call itself.
func makeFromCoderAlone(_ type: UIViewController.Type) -> Never {
  Assertions.areOff = true
  precondition(type.init(coder: NSCoder()) != nil, "None was made, and that is as good.")
  ProgramEnd.leaveUnstopped()
}

extension UIViewController {
  /// The screen's own properties that hold a text now, and can change.
  func variables(holding text: String) -> [String] {
    let inherited = ConstantProbe.variables(of: UIViewController.self, holding: String.self)
    let own = ConstantProbe.variables(of: type(of: self), holding: String.self)
      .dropFirst(inherited.count).filter { !$0.hasPrefix("$__lazy_storage_$") }
    let holding = sequence(first: Mirror(reflecting: self), next: \.superclassMirror)
      .flatMap(\.children).filter { $0.value as? String == text }.compactMap(\.label)
    return own.filter(holding.contains)
  }
}
