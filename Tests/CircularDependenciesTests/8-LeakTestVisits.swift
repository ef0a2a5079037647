import CircularDependenciesSupport

/// A function that creates a visit, of the type that the specification takes.
typealias VisitFactory = @MainActor () -> any Visit

/// A visit without parts and tasks.
final class PlainVisit: Visit {
  let parts: [AnyObject] = []
  let text = "Home"
  private let onOpen: (PlainVisit) -> Void

  init(onOpen: @escaping (PlainVisit) -> Void = { _ in }) {
    self.onOpen = onOpen
  }

  func open() {
    onOpen(self)
  }

  func close() {}
}

/// A part of a visit, with the visit's text, and perhaps with a closure.
final class Part {
  let text: String
  var onChange: () -> Void = {}

  init(_ text: String = "Buy milk") {
    self.text = text
  }

  /// Returns a part that's never deallocated, because its closure holds it.
  static func leaking() -> Part {
    let part = Part()
    part.onChange = { part.onChange() }
    return part
  }
}

/// A timer that runs until it's stopped; ``App`` has no clock, so it never ticks.
final class Ticker {
  private let app: App
  private var onTick: () -> Void = {}

  init(app: App) {
    self.app = app
  }

  func start(_ onTick: @escaping () -> Void) {
    self.onTick = onTick
    app.runningTickers.append(self)
  }

  func stop() {
    onTick = {}
    app.runningTickers.removeAll { $0 === self }
  }
}

/// Objects that live as long as the app.
final class App {
  /// The running tickers, which a run loop would hold.
  var runningTickers: [Ticker] = []
  var visits: [any Visit] = []
}

/// An event that a task can wait for, such as news from a server.
final class News {
  private var waiting: CheckedContinuation<Void, Never>?
  private var isOver = false

  func next() async {
    guard !isOver else { return }
    await withCheckedContinuation { waiting = $0 }
  }

  /// Ends the wait, even if it hasn't begun.
  func end() {
    isOver = true
    waiting?.resume()
    waiting = nil
  }
}

/// A visit that calls one closure when it's opened, and another when it's closed.
final class BuiltVisit: Visit {
  var part: Part?
  var secondPart: Part?
  weak var weakPart: Part?
  var ticker: Ticker?
  var news: News?
  var placeholder = ""
  private(set) var openings = 0
  private(set) var changes = 0
  private let onOpen: (BuiltVisit) -> Void
  private let onClose: (BuiltVisit) -> Void

  init(
    _ part: Part?, onOpen: @escaping (BuiltVisit) -> Void = { _ in },
    onClose: @escaping (BuiltVisit) -> Void = { _ in }
  ) {
    self.part = part
    self.onOpen = onOpen
    self.onClose = onClose
  }

  isolated deinit {
    ticker?.stop()
    news?.end()
  }

  var parts: [AnyObject] {
    let all: [AnyObject?] = [part, secondPart, weakPart, ticker, news]
    return all.compactMap(\.self)
  }

  var text: String { part?.text ?? weakPart?.text ?? placeholder }

  func open() {
    openings += 1
    onOpen(self)
  }

  func close() {
    onClose(self)
  }

  func change() {
    changes += 1
  }
}

/// Waits a few turns of the main actor, as for a response that comes soon.
func waitFewTurns() async {
  for _ in 1...3 { await Task.yield() }
}

// MARK: Correct visits

enum Correct {
  static let all = [
    withoutParts, referencedWeakly, breaksItsCycle, stopsItsTicker, untilItsTaskEnds, endsItsTask,
    endsItsTaskInDeinit, createsNewParts,
  ]

  static func withoutParts() -> VisitFactory {
    { PlainVisit() }
  }

  static func referencedWeakly() -> VisitFactory {
    {
      BuiltVisit(Part()) { visit in
        visit.part?.onChange = { [weak visit] in visit?.change() }
      }
    }
  }

  static func breaksItsCycle() -> VisitFactory {
    {
      BuiltVisit(Part()) { visit in
        visit.part?.onChange = { visit.change() }
      } onClose: { visit in
        visit.part?.onChange = {}
      }
    }
  }

  static func stopsItsTicker() -> VisitFactory {
    let app = App()
    return {
      BuiltVisit(Part()) { visit in
        visit.ticker?.stop()
        visit.ticker = Ticker(app: app)
        visit.ticker?.start { visit.change() }
      } onClose: { visit in
        visit.ticker?.stop()
      }
    }
  }

  static func untilItsTaskEnds() -> VisitFactory {
    {
      BuiltVisit(nil) { visit in
        visit.part = nil
        visit.placeholder = "Loading…"
        Task {
          await waitFewTurns()
          visit.part = Part()
        }
      }
    }
  }

  static func endsItsTask() -> VisitFactory {
    {
      BuiltVisit(Part()) { visit in
        visit.news?.end()
        let news = News()
        visit.news = news
        Task {
          await news.next()
          visit.change()
        }
      } onClose: { visit in
        visit.news?.end()
      }
    }
  }

  static func endsItsTaskInDeinit() -> VisitFactory {
    {
      BuiltVisit(Part()) { visit in
        visit.news?.end()
        let news = News()
        visit.news = news
        Task { [part = visit.part] in
          await news.next()
          withExtendedLifetime(part) {}
        }
      }
    }
  }

  static func createsNewParts() -> VisitFactory {
    {
      BuiltVisit(nil) { visit in
        visit.part = Part("Home \(visit.openings)")
      } onClose: { visit in
        visit.part = nil
      }
    }
  }
}
