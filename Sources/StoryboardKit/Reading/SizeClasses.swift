extension Element {
  /// The ids of objects that `variation` elements exclude on a phone in portrait.
  ///
  /// Xcode writes `variation` elements for objects that exist only in some size classes.
  nonisolated var uninstalledIDs: Set<String> {
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

  /// The keys of the variations for a phone in portrait, in order of increasing precedence.
  nonisolated private static var ourVariations: [String] {
    [
      "default", "heightClass=regular", "widthClass=compact",
      "heightClass=regular-widthClass=compact",
    ]
  }
}
