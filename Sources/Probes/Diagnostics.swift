import Foundation

/// The compiler's messages about one file.
struct Diagnostics {
  private(set) var errors: [String] = []
  /// The warnings, each with its notes on separate lines.
  private(set) var warnings: [String] = []

  /// Parses the compiler's messages about all files, in LLVM's style: `FILE:1:2: warning: MESSAGE`.
  ///
  /// Probes aren't optimized, so a generic search through all lines of the output takes longer than
  /// the compiler. Foundation's methods aren't generic.
  static func of(_ files: [String], in output: String) -> [Diagnostics] {
    let messages = output.components(separatedBy: "\n").filter { line in
      [" error: ", " warning: ", " note: "].contains { line.range(of: $0) != nil }
    }
    return files.map { Diagnostics(of: $0, in: messages) }
  }

  private init(of file: String, in messages: [String]) {
    var isOfWarning = false
    for line in messages where line.hasPrefix("\(file):") {
      if let message = line.message(ofKind: "error") {
        errors.append(message)
        isOfWarning = false
      } else if let message = line.message(ofKind: "warning") {
        // The line ends with the warning's group, such as [#DeprecatedDeclaration].
        warnings.append(message.replacing(#/ \[#\w+\]$/#, with: ""))
        isOfWarning = true
      } else if isOfWarning, let message = line.message(ofKind: "note") {
        warnings[warnings.count - 1] += "\n\(message)"
      }
    }
  }
}

extension String {
  fileprivate func message(ofKind kind: String) -> String? {
    range(of: " \(kind): ").map { String(self[$0.upperBound...]) }
  }
}
