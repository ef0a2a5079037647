import Foundation

/// An error for which UIKit raises an exception.
///
/// There are no exceptions here, so the program traps with UIKit's message.
enum Fault {
  /// The errors that the running check has collected, or nil if no check is running.
  private static var collected: [String]?

  /// Traps with an error, or only collects the error if a check is running.
  static func raise(_ text: String) {
    if collected == nil { stop(text) }
    collected?.append(text)
  }

  static func stop(_ text: String) -> Never { fatalError(text) }

  /// Runs a check that collects errors instead of trapping, and returns the errors.
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

  /// Writes a line to standard error, as UIKit writes to the console, unless a check is running.
  static func log(_ text: String) {
    guard collected == nil else { return }
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// The names of an object in UIKit's messages.
extension NSObject {
  nonisolated var displayClass: String { Self.displayName(of: type(of: self)) }

  nonisolated var address: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
  }

  /// The class and the address: `<Module.Class: 0x…>`.
  nonisolated var classAndAddress: String { "<\(displayClass): \(address)>" }

  /// Returns `Module.Class`, or only the class's name for UIKit's own classes.
  nonisolated static func displayName(of type: Any.Type) -> String {
    let name = String(reflecting: type)
    let own = "StoryboardKit."
    return name.hasPrefix(own) ? String(name.dropFirst(own.count)) : name
  }
}
