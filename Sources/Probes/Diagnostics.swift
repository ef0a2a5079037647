/// The compiler's messages about one file.
struct Diagnostics {
  private(set) var errors: [String] = []
  /// The warnings, each with its notes on separate lines.
  private(set) var warnings: [String] = []

  /// Parses the compiler's output in LLVM's style: `FILE:1:2: warning: WORDS`.
  init(of file: String, in output: String) {
    var isOfWarning = false
    for line in output.split(whereSeparator: \.isNewline) where line.hasPrefix("\(file):") {
      if let words = line.words(of: "error") {
        errors.append(words)
        isOfWarning = false
      } else if let words = line.words(of: "warning") {
        // After the message is the group of the warning: [#DeprecatedDeclaration].
        warnings.append(words.replacing(#/ \[#\w+\]$/#, with: ""))
        isOfWarning = true
      } else if isOfWarning, let words = line.words(of: "note") {
        warnings[warnings.count - 1] += "\n\(words)"
      }
    }
  }
}

extension Substring {
  fileprivate func words(of kind: String) -> String? {
    firstRange(of: " \(kind): ").map { String(self[$0.upperBound...]) }
  }
}
