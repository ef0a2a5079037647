extension Element {
  /// The ids in `variation` elements that aren't installed on a phone in portrait.
  ///
  /// Xcode writes them for objects that exist only in some size classes.
  nonisolated var notInstalled: Set<String> {
    var ids: Set<String> = []
    for variation in Self.ourVariations.compactMap({ child(key: $0, "variation") }) {
      for change in variation.children.flatMap(\.children) where change.name == "exclude" {
        if let id = change["reference"] { ids.insert(id) }
      }
      for change in variation.children.flatMap(\.children) where change.name == "include" {
        if let id = change["reference"] { ids.remove(id) }
      }
    }
    return ids
  }

  /// The variations from the least to the most specific, which takes precedence.
  nonisolated private static var ourVariations: [String] {
    [
      "default", "heightClass=regular", "widthClass=compact",
      "heightClass=regular-widthClass=compact",
    ]
  }
}
