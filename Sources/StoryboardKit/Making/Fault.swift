import Foundation

/// A fault that UIKit raises as an exception.
///
/// There are no exceptions to catch here, so the program stops with UIKit's own text.
enum Fault {
  /// Where faults go while a storyboard is only being checked.
  private static var collected: [String]?

  /// Stops the program, or notes the fault while a check is under way.
  static func raise(_ text: String) {
    if collected == nil { stop(text) }
    collected?.append(text)
  }

  static func stop(_ text: String) -> Never { fatalError(text) }

  /// Runs a check in which faults are collected instead of stopping the program.
  static func collect(_ check: () throws -> Void) -> [String] {
    let outer = collected
    collected = []
    defer { collected = outer }
    do {
      try check()
    } catch {
      collected?.append("\(error)")
    }
    return collected ?? []
  }

  /// Writes a line to standard error, where UIKit writes to the console.
  static func log(_ text: String) {
    guard collected == nil else { return }
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// `<Module.Class: 0x…>`, and the other ways in which UIKit's texts name an object.
extension NSObject {
  nonisolated var displayClass: String { Self.displayName(of: type(of: self)) }

  nonisolated var address: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
  }

  /// `<Module.Class: 0x…>`.
  nonisolated var named: String { "<\(displayClass): \(address)>" }

  /// `Module.Class`; UIKit's own classes bear no module.
  nonisolated static func displayName(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    let own = "StoryboardKit."
    return name.hasPrefix(own) ? String(name.dropFirst(own.count)) : name
  }
}
