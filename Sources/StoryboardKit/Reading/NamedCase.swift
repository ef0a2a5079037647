extension RawRepresentable<Int> {
  /// Creates the case whose Swift name equals a name in a file, or returns nil if there is none.
  nonisolated init?(xml name: String?) {
    guard let found = (-2...101).compactMap(Self.init(rawValue:)).first(where: { "\($0)" == name })
    else { return nil }
    self = found
  }
}

extension Element {
  /// Returns the case that an attribute names, or nil; reports a name that isn't supported.
  ///
  /// The aliases are names in files that differ from the names of the cases.
  func namedCase<Value: RawRepresentable<Int>>(
    _ attribute: String, _ decoder: NibDecoder, aliases: [String: Value] = [:]
  ) -> Value? {
    guard let name = self[attribute] else { return nil }
    let found = aliases[name] ?? Value(xml: name)
    if found == nil {
      decoder.report(.init(.notModelled, "not modelled: \(attribute) “\(name)”", at: self))
    }
    return found
  }
}
