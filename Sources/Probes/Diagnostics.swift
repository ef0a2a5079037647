/// The compiler's messages about one file.
struct Diagnostics {
  private(set) var errors: [String] = []
  /// The warnings, each with its notes on separate lines.
  private(set) var warnings: [String] = []

  /// Parses the compiler's output in LLVM's style: `FILE:1:2: warning: MESSAGE`.
  init(of file: String, in output: String) {
    var isOfWarning = false
    for line in output.split(whereSeparator: \.isNewline) where line.hasPrefix("\(file):") {
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

extension Substring {
  fileprivate func message(ofKind kind: String) -> String? {
    firstRange(of: " \(kind): ").map { String(self[$0.upperBound...]) }
  }
}
