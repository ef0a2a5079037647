import Interface

/// The lines that two texts have in common, and those of one alone.
struct LineDiff {
  enum Line: Equatable {
    case both(Substring)
    case onlyOld(Substring)
    case onlyNew(Substring)
  }

  let lines: [Line]

  init(from old: String, to new: String) {
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    let changes = new.difference(from: old)
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.onlyOld(old[oldIndex]))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        lines.append(.onlyNew(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.both(old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    self.lines = lines
  }

  private static func lines(of text: String) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.last == "" ? lines.dropLast() : lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension LineDiff {
  /// The changed lines with `-` or `+` before them, and `context` lines around; nil without changes.
  func text(style: TextStyle, context: Int = 3) -> String? {
    let changed = lines.indices.filter { index in
      if case .both = lines[index] { false } else { true }
    }
    if changed.isEmpty { return nil }
    var shown = Set<Int>()
    for index in changed { shown.formUnion(index - context...index + context) }
    return lines.enumerated().compactMap { index, line in
      guard shown.contains(index) else {
        return index == 0 || shown.contains(index - 1) ? style.dim("  ⋮") : nil
      }
      return switch line {
      case .both(let text): text.isEmpty ? "" : "  \(text)"
      case .onlyOld(let text): style.bad(text.isEmpty ? "-" : "- \(text)")
      case .onlyNew(let text): style.good(text.isEmpty ? "+" : "+ \(text)")
      }
    }
    .joined(separator: "\n")
  }
}
