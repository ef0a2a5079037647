extension RawRepresentable<Int> {
  /// Creates the case with the name in a file.
  nonisolated init?(xml name: String?) {
    guard let found = (-2...101).compactMap(Self.init(rawValue:)).first(where: { "\($0)" == name })
    else { return nil }
    self = found
  }
}
