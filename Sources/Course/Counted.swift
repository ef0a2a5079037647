extension Int {
  /// The number with its noun: “1 test”, “2 tests”.
  package func counted(_ noun: String) -> String {
    "\(self) \(noun)\(self == 1 ? "" : "s")"
  }
}
