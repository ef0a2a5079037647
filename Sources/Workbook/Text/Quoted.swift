extension [String] {
  /// The strings in quotation marks, or “nothing”.
  var quoted: String {
    isEmpty ? "nothing" : map { "“\($0)”" }.joined(separator: ", ")
  }
}
