extension RawRepresentable<Int> {
  /// The case whose name a file writes.
  nonisolated init?(xml name: String?) {
    guard let found = (-2...101).compactMap(Self.init(rawValue:)).first(where: { "\($0)" == name })
    else { return nil }
    self = found
  }
}
