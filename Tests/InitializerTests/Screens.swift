import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

/// A step of a test's program, marked before and after the line that should end the program.
enum Step: String {
  case before = "The test's next line creates a screen."
  case after = "The test has a screen."

  /// Prints the step, even if the program crashes immediately afterwards.
  func mark() {
    print(rawValue)
    fflush(nil)
  }
}

extension ExitTest.Result {
  /// Returns whether the program marked a step.
  func reached(_ step: Step) -> Bool { output.contains(step.rawValue) }
}

/// Creates a screen from a coder alone while `other` is visible, and ends the program normally.
///
/// The parameter has the superclass's type, since the compiler rejects a direct call.
func makeFromCoderAlone(_ type: UIViewController.Type, beside other: UIViewController) -> Never {
  Assertions.areOff = true
  let window = UIWindow(showing: other)
  withExtendedLifetime(window) {
    Step.before.mark()
    precondition(type.init(coder: NSCoder()) != nil, "init(coder:) returned nil.")
  }
  ProgramEnd.leaveUnstopped()
}

extension UIViewController {
  /// Returns a question for learners whose class can be created from a coder alone.
  static func questionAboutCoder(
    _ usual: String = "How did you forbid such a call in 4.1?"
  ) -> String {
    if _getSuperclass(self) == UIViewController.self { return usual }
    return """
      If your own superclass makes init(coder:) unavailable, the compiler finds \
      UIViewController's instead (5.5). Which class should have the attribute?
      """
  }

  /// Sets the titles and the identifier that other code can set.
  func retitle(_ title: String) {
    self.title = title
    navigationItem.title = title
    tabBarItem.title = title
    restorationIdentifier = title
  }

  /// Returns the declarations of variables below the screen that hold a value of a type, not nil.
  func variables<Value>(holding type: Value.Type) -> [String] {
    ConstantProbe.variables(below: self, ofModule: "Initializer", holding: type).filter { path in
      path.split(separator: ".")
        .reduce(self as Any?) { object, name in object.flatMap { child(name, of: $0) } } != nil
    }
    .map { "var \($0)" }
  }

  /// Returns the declarations of the screen's own variables that now hold a text.
  func variables(holding text: String) -> [String] {
    let inherited = ConstantProbe.variables(of: UIViewController.self, holding: String.self)
    let own = ConstantProbe.variables(of: type(of: self), holding: String.self)
      .dropFirst(inherited.count).filter { !$0.hasPrefix("$__lazy_storage_$") }
    return own.filter { child($0, of: self) as? String == text }.map { "var \($0)" }
  }
}

/// Returns the value of a stored property, or nil if there's no such property or no value.
private func child(_ name: some StringProtocol, of object: Any) -> Any? {
  let value = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    .flatMap(\.children).first { $0.label == String(name) }?.value
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}
