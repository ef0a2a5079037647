import CircularDependenciesSupport

/// A kind of visit with one bug, and the rule that the bug breaks.
struct Mutant {
  let rule: String
  let make: @MainActor () -> VisitFactory

  static let all = [
    Mutant(rule: "shows a text", make: holdsItsPartWeakly),
    Mutant(rule: "shows it at once", make: showsItsTextLate),
    Mutant(rule: "shows it as long as it's open", make: losesItsText),
    Mutant(rule: "can be opened again", make: isEmptyWhenOpenedAgain),
    Mutant(rule: "is deallocated", make: leaksFromTheStart),
    Mutant(rule: "is deallocated", make: leaksOnceOpened),
    Mutant(rule: "is deallocated", make: leaksWhenOpenedAgain),
    Mutant(rule: "is deallocated", make: leaksWhenClosed),
    Mutant(rule: "is deallocated", make: staysInAList),
    Mutant(rule: "is deallocated", make: hasAnEndlessTask),
    Mutant(rule: "is deallocated", make: stopsItsTickerInDeinit),
    Mutant(rule: "its parts are deallocated", make: partStays),
    Mutant(rule: "its parts are deallocated", make: leavesItsTickerRunning),
    Mutant(rule: "its parts are deallocated", make: releasedPartStays),
    Mutant(rule: "its parts are deallocated", make: latePartStays),
    Mutant(rule: "its parts are deallocated", make: earlierPartStays),
    Mutant(rule: "its parts are deallocated", make: newPartStays),
    Mutant(rule: "its parts are deallocated", make: firstPartStays),
    Mutant(rule: "its parts are deallocated", make: lastPartStays),
  ]

  static func holdsItsPartWeakly() -> VisitFactory {
    { BuiltVisit(nil) { visit in visit.weakPart = Part.deallocated() } }
  }

  static func showsItsTextLate() -> VisitFactory {
    {
      BuiltVisit(nil) { visit in
        visit.part = nil
        Task {
          await waitFewTurns()
          visit.part = Part()
        }
      }
    }
  }

  /// Creates visits whose parts live only as long as a short task.
  static func losesItsText() -> VisitFactory {
    {
      BuiltVisit(nil) { visit in
        let part = Part()
        visit.weakPart = part
        Task {
          await waitFewTurns()
          withExtendedLifetime(part) {}
        }
      }
    }
  }

  static func isEmptyWhenOpenedAgain() -> VisitFactory {
    {
      BuiltVisit(Part()) { _ in
      } onClose: { visit in
        visit.part = nil
      }
    }
  }

  static func leaksFromTheStart() -> VisitFactory {
    {
      let visit = BuiltVisit(Part())
      visit.part?.onChange = { visit.change() }
      return visit
    }
  }

  static func leaksOnceOpened() -> VisitFactory {
    { BuiltVisit(Part()) { visit in visit.part?.onChange = { visit.change() } } }
  }

  static func leaksWhenOpenedAgain() -> VisitFactory {
    {
      BuiltVisit(Part()) { visit in
        if visit.openings > 1 { visit.part?.onChange = { visit.change() } }
      }
    }
  }

  static func leaksWhenClosed() -> VisitFactory {
    {
      BuiltVisit(Part()) { visit in
        visit.part?.onChange = { [weak visit] in visit?.change() }
      } onClose: { visit in
        visit.part?.onChange = { visit.open() }
      }
    }
  }

  static func staysInAList() -> VisitFactory {
    let app = App()
    return { PlainVisit(onOpen: { app.visits.append($0) }) }
  }

  static func hasAnEndlessTask() -> VisitFactory {
    {
      BuiltVisit(Part()) { visit in
        let news = News()
        Task {
          await news.next()
          visit.change()
        }
      }
    }
  }

  static func stopsItsTickerInDeinit() -> VisitFactory {
    let app = App()
    return {
      BuiltVisit(Part()) { visit in
        visit.ticker = Ticker(app: app)
        visit.ticker?.start { visit.change() }
      }
    }
  }

  static func partStays() -> VisitFactory {
    { BuiltVisit(Part.leaking()) }
  }

  /// Creates visits with tickers that never stop, but reference their visits weakly.
  static func leavesItsTickerRunning() -> VisitFactory {
    let app = App()
    return { TickingVisit(app: app) }
  }

  static func releasedPartStays() -> VisitFactory {
    {
      BuiltVisit(nil) { visit in
        visit.part = Part.leaking()
      } onClose: { visit in
        visit.part = nil
      }
    }
  }

  static func latePartStays() -> VisitFactory {
    {
      BuiltVisit(nil) { visit in
        visit.part = nil
        visit.placeholder = "Loading…"
        Task {
          await waitFewTurns()
          visit.part = Part.leaking()
        }
      } onClose: { visit in
        visit.part = nil
      }
    }
  }

  static func earlierPartStays() -> VisitFactory {
    {
      BuiltVisit(nil) { visit in
        if let earlier = visit.part {
          earlier.onChange = { earlier.onChange() }
        }
        visit.part = Part()
      }
    }
  }

  static func newPartStays() -> VisitFactory {
    {
      BuiltVisit(nil) { visit in
        visit.part = visit.openings > 1 ? Part.leaking() : Part()
      }
    }
  }

  static func firstPartStays() -> VisitFactory {
    { BuiltVisit(Part.leaking()) { $0.secondPart = Part() } }
  }

  static func lastPartStays() -> VisitFactory {
    { BuiltVisit(Part()) { $0.secondPart = $0.secondPart ?? Part.leaking() } }
  }
}

extension Part {
  /// Returns nil: the value of a weak reference after its part is deallocated.
  fileprivate static func deallocated() -> Part? {
    func makeGetter() -> () -> Part? {
      let part = Part()
      return { [weak part] in part }
    }
    return makeGetter()()
  }
}

/// A visit that never stops its ticker.
private final class TickingVisit: Visit {
  private let app: App
  private var ticker: Ticker?
  private var ticks = 0

  init(app: App) {
    self.app = app
  }

  var parts: [AnyObject] { ticker.map { [$0] } ?? [] }

  let text = "12:00"

  func open() {
    guard ticker == nil else { return }
    ticker = Ticker(app: app)
    ticker?.start { [weak self] in self?.ticks += 1 }
  }

  func close() {}
}
