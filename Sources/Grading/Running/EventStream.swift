import Course
import Foundation

/// The event stream of a test run in version 6.3: a line of JSON for each test and each event.
struct EventStream {
  static let version = "6.3"

  /// The suites and tests in the run.
  private(set) var tests: [Test] = []
  private(set) var events: [Event] = []

  /// The first line that has an unknown form, or nil if there is none.
  ///
  /// The line could report a failure, so a stream with such a line proves nothing.
  private(set) var unknownLine: String?

  /// Parses a stream, and ignores an incomplete last line, which a crash can leave.
  init(_ data: Data) {
    for line in data.split(separator: UInt8(ascii: "\n")) {
      switch try? JSONDecoder().decode(Line.self, from: line) {
      case .test(let test): tests.append(test)
      case .event(let event): events.append(event)
      case .other: break
      case nil where line.endIndex == data.endIndex: break
      case nil: unknownLine = unknownLine ?? String(decoding: line, as: UTF8.self)
      }
    }
  }

  var hasEnded: Bool { events.contains { $0.kind == "runEnded" } }

  /// Returns the results of the tests in each suite whose name starts with the exercise's number.
  ///
  /// The tests come first, then the checks, both in the order of their files. `attachment` reads a
  /// file that a test attached.
  func results(
    of number: ExerciseID, attachment: (_ path: String) -> String? = { _ in nil }
  ) -> [TestResult] {
    let suites = tests.filter {
      $0.kind == "suite" && ($0.displayName ?? $0.name).hasPrefix("\(number) ")
    }
    let suiteTests = tests.filter { test in
      test.kind == "function" && suites.contains { test.id.hasPrefix("\($0.id)/") }
    }
    func place(_ test: Test) -> (Int, Int) {
      (test.resultKind == .test ? 0 : 1, test.sourceLocation.line)
    }
    return suiteTests.sorted { place($0) < place($1) }
      .map { result(of: $0, attachment) }
  }

  private func result(of test: Test, _ attachment: (String) -> String?) -> TestResult {
    let testEvents = events.filter { $0.testID == test.id }
    var issues: [TestIssue] = []
    var kind = TestIssue.Kind.expectation
    for event in testEvents {
      // An attachment with a special name sets the kind of the next issue.
      if let announced = event.attachment?.announcedKind { kind = announced }
      guard event.issue?.isFailure == true, event.issue?.isKnown != true else { continue }
      issues.append(event.testIssue(kind))
      kind = .expectation
    }
    let screen = testEvents.lazy.compactMap(\.attachment).first(where: \.isScreen)
    return TestResult(
      name: (test.displayName ?? test.name).showingControls,
      state: issues.isEmpty ? Self.state(after: testEvents) : .failed, issues: issues,
      screen: screen.flatMap { attachment($0.path) }.map(Self.picture), kind: test.resultKind)
  }

  /// Returns the lines that aren't empty, without trailing spaces.
  private static func picture(of text: String) -> String {
    text.showingControls.split(separator: "\n").map(\.trimmingSpacesAtEnd).joined(separator: "\n")
  }

  /// Returns the state of a test that recorded no issue.
  private static func state(after events: [Event]) -> TestResult.State {
    let kinds = Set(events.map(\.kind))
    if kinds.contains("testSkipped") { return .skipped }
    // A canceled test also has an end event.
    if !kinds.isDisjoint(with: ["testCancelled", "testCaseCancelled"]) { return .cancelled }
    if !kinds.contains("testStarted") { return .notRun }
    return kinds.contains("testEnded") ? .passed : .unfinished
  }
}

extension EventStream {
  private enum Line: Decodable {
    case test(Test)
    case event(Event)
    case other

    enum CodingKeys: CodingKey { case kind, version, payload }

    /// Decodes a line by its kind.
    ///
    /// - Throws: `DecodingError` if the line has another version, or an unknown form.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard try container.decode(String.self, forKey: .version).contains(/^6\.3(\.|$)/) else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container, debugDescription: "It's another version.")
      }
      self =
        switch try container.decode(String.self, forKey: .kind) {
        case "test": .test(try container.decode(Test.self, forKey: .payload))
        case "event": .event(try container.decode(Event.self, forKey: .payload))
        default: .other
        }
    }
  }

  struct Test: Decodable {
    struct Place: Decodable { let line: Int }

    let id: String
    let kind: String
    let name: String
    let displayName: String?
    let sourceLocation: Place

    /// The kind of the result, from the file's name at the end of `id`.
    var resultKind: TestResult.Kind {
      id.contains(/Checks\.swift:\d+:\d+$/) ? .check : .test
    }
  }

  struct Event: Decodable {
    struct Issue: Decodable {
      let isFailure: Bool
      let isKnown: Bool
    }

    struct Attachment: Decodable {
      let path: String

      /// Whether the attachment is the picture of a screen.
      ///
      /// If a test attaches several screens, the test library adds letters to their names.
      var isScreen: Bool { name.hasPrefix("screen") && name.hasSuffix(".txt") }

      /// The kind of the next issue, which `Probes` announces before recording the issue, or nil.
      var announcedKind: TestIssue.Kind? {
        if name.hasPrefix("program-crashed") { return .programCrashed }
        return name.hasPrefix("compiler-not-asked") ? .compilerNotAsked : nil
      }

      private var name: Substring { path.split(separator: "/").last ?? "" }
    }

    struct Message: Decodable {
      let symbol: String
      let text: String
    }

    let kind: String
    let testID: String?
    let issue: Issue?
    let attachment: Attachment?
    let messages: [Message]

    /// Returns the issue, and omits the headline “Issue recorded” if there is no expectation.
    func testIssue(_ kind: TestIssue.Kind) -> TestIssue {
      let headline = messages.first { $0.symbol == "fail" }?.text
      let details = messages.filter { $0.symbol == "details" }.map(\.text)
      return TestIssue(
        kind, expectation: headline == "Issue recorded" ? nil : headline?.withLineFeeds,
        comment: details.joined(separator: "\n").withLineFeeds)
    }
  }
}

/// A named pipe from which a program's events are read while the program runs.
///
/// The program can't withdraw an event that it wrote. The first write removes the pipe's name, so
/// no other code can open the pipe.
struct EventPipe {
  let path: String
  /// The writing end, open until the program has ended, so that the reader waits.
  private let writing: FileHandle
  private let drain: Drain

  init(at file: URL) throws {
    let path = file.path
    let isMade = mkfifo(path, 0o600) == 0
    // Without `O_NONBLOCK`, opening one end would wait for the other.
    let reader = isMade ? open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
    let writer = reader >= 0 ? open(path, O_WRONLY | O_CLOEXEC) : -1
    guard writer >= 0, fcntl(reader, F_SETFL, 0) == 0 else {
      throw WorkbookError.file(FileProblem(path, errno))
    }
    self.path = path
    writing = FileHandle(fileDescriptor: writer, closeOnDealloc: true)
    // The limit is many times the size of the largest suite's events.
    drain = Drain(
      FileHandle(fileDescriptor: reader, closeOnDealloc: true), bytesKept: 16 * 1024 * 1024,
      onOutput: { _ in unlink(path) })
  }

  /// Closes the pipe, and returns all events; call this function once, after the program has ended.
  func readToEnd() async -> Data {
    try? writing.close()
    return Data(await drain.text().utf8)
  }
}
