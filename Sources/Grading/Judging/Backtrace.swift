import Course
import Foundation

/// What Swift writes of the calls that led to a fault, the innermost first.
struct Backtrace {
  /// What has a run list the calls when a test ends it.
  static let setting =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none"

  private let lines: [Substring]

  /// - Parameter errors: What the program wrote to its standard error.
  init(in errors: String) {
    lines = errors.split(separator: "\n")
  }

  /// The line of a file that was under way, such as `2-Method.swift`; nil if none is known.
  ///
  /// On Linux the calls that end in C's `abort` are not listed, nor those that fill the stack.
  func line(of file: String) -> Int? {
    lines.lazy.filter { $0.contains(" at /") }
      .compactMap { call in call.range(of: "/\(file):").map { call[$0.upperBound...] } }
      .first.flatMap { Int($0.prefix(while: \.isNumber)) }
  }

  /// The reason for which Swift stopped a program without a word; nil if none is known.
  var reason: String? {
    lines.lazy.compactMap { $0.wholeMatch(of: /\*\*\* Swift runtime failure: (.+) \*\*\*/) }
      .first.map { String($0.1) }
  }
}
