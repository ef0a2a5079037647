import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("The verdicts that are known")
struct VerdictStoreTests {
  private static let folder = ".lesson-runner/verdicts"
  private let folder: TemporaryFolder
  private let store: Store<Verdict>

  init() throws {
    folder = try TemporaryFolder()
    store = Store<Verdict>(root: folder.root, folder: "verdicts")
  }

  private func fingerprint(_ text: String) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(text)
    return fingerprint
  }

  private static let error = CompilerMessage(
    file: "Lessons/1-A/1-B.swift", line: 3, column: 9, text: "no “x”", excerpt: ["3 | x", "  | ^"])

  @Test(
    "a verdict comes back as it was kept, whatever its outcome",
    arguments: [
      .passed, .failed, .doesNotCompile([error]), .doesNotFit(seam: "f(_:).", [error]),
      .doesNotFit(seam: nil, []), .crashed(Crash(cause: .message("Fatal error: ü"))),
      .ranTooLong(seconds: 10),
    ] as [Verdict.Outcome])
  func roundTrip(outcome: Verdict.Outcome) throws {
    let issues = [
      TestIssue(expectation: "1 == 2", comment: "Why?\nLook."),
      TestIssue(comment: ""),
    ]
    let states: [TestResult.State] = [.passed, .failed, .skipped, .unfinished, .notRun]
    let verdict = Verdict(
      outcome, tests: states.map { TestResult(name: "\($0)", state: $0, issues: issues) },
      output: "printed\n")
    try store.keep(verdict, for: fingerprint("a"))
    #expect(store[fingerprint("a")] == verdict)
  }

  @Test("a text that was not graded has no verdict, nor has any before the first was kept")
  func unknown() throws {
    #expect(store[fingerprint("a")] == nil)
    try store.keep(Verdict(.passed), for: fingerprint("b"))
    #expect(store[fingerprint("a")] == nil)
  }

  @Test(
    "a damaged file is a verdict that is not known",
    arguments: [
      "", "{", "[]", #"{"outcome":{"pas"#, #"{"outcome":{"newer":{}},"tests":[],"output":""}"#,
    ])
  func damaged(text: String) throws {
    try store.keep(Verdict(.passed), for: fingerprint("a"))
    try folder.write(text, to: "\(Self.folder)/\(fingerprint("a")).json")
    #expect(store[fingerprint("a")] == nil)
  }

  @Test("a damaged file is mended when the verdict is kept again")
  func mended() throws {
    try folder.write("{", to: "\(Self.folder)/\(fingerprint("a")).json")
    try store.keep(Verdict(.passed), for: fingerprint("a"))
    #expect(store[fingerprint("a")] == Verdict(.passed))
  }

  @Test("who reads a verdict while another is kept in its place sees the old one whole")
  func atomic() throws {
    try store.keep(Verdict(.passed), for: fingerprint("a"))
    let file = folder.root.appending(path: "\(Self.folder)/\(fingerprint("a")).json")
    let reader = try FileHandle(forReadingFrom: file)
    try store.keep(Verdict(.failed), for: fingerprint("a"))
    let seen = try #require(try reader.readToEnd())
    #expect(try JSONDecoder().decode(Verdict.self, from: seen) == Verdict(.passed))
  }

  @Test("nothing but the verdict is left in the folder")
  func noLeftovers() throws {
    try store.keep(Verdict(.passed), for: fingerprint("a"))
    #expect(try folder.names(in: Self.folder) == ["\(fingerprint("a")).json"])
  }

  @Test("beyond the capacity the oldest verdicts go, and the newest stay")
  func pruning() throws {
    try store.keep(Verdict(.passed), for: fingerprint("oldest"))
    for number in 1..<Store<Verdict>.capacity {
      try folder.write("", to: "\(Self.folder)/\(number).json")
    }
    try folder.setModificationDate(
      of: "\(Self.folder)/\(fingerprint("oldest")).json", to: Date(timeIntervalSince1970: 0))
    #expect(store[fingerprint("oldest")] == Verdict(.passed))
    try store.keep(Verdict(.failed), for: fingerprint("newest"))
    #expect(store[fingerprint("oldest")] == nil)
    #expect(store[fingerprint("newest")] == Verdict(.failed))
    #expect(try folder.names(in: Self.folder).count == Store<Verdict>.capacity * 9 / 10)
  }

  @Test("a store that is to keep all keeps more than that")
  func keepingAll() throws {
    let all = Store<Verdict>(root: folder.root, folder: "verdicts", keepsAll: true)
    for number in 0..<Store<Verdict>.capacity {
      try folder.write("", to: "\(Self.folder)/\(number).json")
    }
    try all.keep(Verdict(.passed), for: fingerprint("newest"))
    #expect(try folder.names(in: Self.folder).count == Store<Verdict>.capacity + 1)
  }
}
