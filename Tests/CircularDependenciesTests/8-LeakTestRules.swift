import CircularDependenciesSupport

/// A way in which a test uses a visit twice.
enum Pace {
  case closedLater, closedAtOnce, openedTwice, neverOpened
}

/// The outcome of using a visit twice, releasing it, and waiting a moment.
struct Outcome {
  private weak var visit: (any Visit)?
  private var parts: [() -> AnyObject?] = []
  /// Whether the visit showed a text after each opening: immediately, and a moment later.
  private var texts: [(atOnce: Bool, later: Bool)] = []

  init(of make: VisitFactory, _ pace: Pace = .closedLater) async {
    await use(make(), pace)
    await moment()
  }

  /// The names of the rules that the visit broke; a bug against one rule breaks no other.
  var brokenRules: [String] {
    var broken = leaks
    let (first, second) = (texts[0], texts[1])
    if !first.atOnce, !first.later { broken.append("shows a text") }
    if !first.atOnce, first.later { broken.append("shows it at once") }
    if first.atOnce, !first.later { broken.append("shows it as long as it's open") }
    if first.atOnce, !second.atOnce { broken.append("can be opened again") }
    return broken
  }

  /// The broken rules about deallocation.
  var leaks: [String] {
    if visit != nil { return ["is deallocated"] }
    let isAlive = parts.contains { part in part() != nil }
    return isAlive ? ["its parts are deallocated"] : []
  }

  private mutating func use(_ visit: any Visit, _ pace: Pace) async {
    self.visit = visit
    for _ in 1...2 {
      if pace != .neverOpened { visit.open() }
      if pace == .openedTwice { visit.open() }
      let atOnce = !visit.text.isEmpty
      watch(visit.parts)
      if pace != .closedAtOnce { await moment() }
      texts.append((atOnce, !visit.text.isEmpty))
      watch(visit.parts)
      visit.close()
    }
  }

  private mutating func watch(_ objects: [AnyObject]) {
    parts += objects.map { object in { [weak object] in object } }
  }
}
