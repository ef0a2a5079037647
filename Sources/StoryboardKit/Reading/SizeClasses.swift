extension Element {
  /// The ids of what is not installed on a phone held upright, by the `variation` elements.
  ///
  /// Xcode writes them for what stands on one size of screen and not on another.
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

  /// The more a variation says of the screen, the later it is asked.
  nonisolated private static var ourVariations: [String] {
    [
      "default", "heightClass=regular", "widthClass=compact",
      "heightClass=regular-widthClass=compact",
    ]
  }
}
