extension RawRepresentable<Int> {
  /// Creates the case with a name from a file.
  nonisolated init?(xml name: String?) {
    guard let found = (-2...101).compactMap(Self.init(rawValue:)).first(where: { "\($0)" == name })
    else { return nil }
    self = found
  }
}

extension Element {
  /// Returns the case that an attribute names, and notes a name that isn't supported.
  func named<Value: RawRepresentable<Int>>(
    _ attribute: String, _ decoder: NibDecoder, _ other: [String: Value] = [:]
  ) -> Value? {
    guard let name = self[attribute] else { return nil }
    let found = other[name] ?? Value(xml: name)
    if found == nil {
      decoder.report(.init(.notModelled, "not modelled: \(attribute) “\(name)”", at: self))
    }
    return found
  }
}
