import Foundation
import Testing

@testable import Probes

@Suite("a probe for warnings")
struct WarningsTests {
  let probe = CompilerProbe(module: "Course")
  let way = """
    enum Way {
      @available(*, deprecated, message: "It forgets.", renamed: "new(_:)") static func old() {}
    }

    """

  @Test("a warning is told with its words, and with its notes")
  func told() {
    #expect(
      probe.warnings(for: "\(way)Way.old()", "?") == [
        "'old()' is deprecated: It forgets.\nuse 'new(_:)' instead"
      ])
  }

  @Test("each use is told")
  func each() {
    #expect(probe.warnings(for: "\(way)Way.old()\nlet _: () -> Void = Way.old", "?")?.count == 2)
  }

  @Test("where nothing is to warn of, nothing is told")
  func none() {
    #expect(probe.warnings(for: way, "?") == [])
  }

  @Test("what does not compile is an issue, and has no warnings")
  func refused() {
    let found = issues { #expect(probe.warnings(for: "nothing", "?") == nil) }
    #expect(found.count == 1)
  }

  @Test("a warning is no reason to refuse")
  func warned() {
    #expect(issues { probe.accepts("\(way)Way.old()", "?") }.isEmpty)
  }

  @Test("the warnings in a file are told, and not those in others")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.swift")
    try Data("\(way)func use() { Way.old() }\n".utf8).write(to: file)
    #expect(
      try Compiler.warnings(inFile: file.path) == [
        "'old()' is deprecated: It forgets.\nuse 'new(_:)' instead"
      ])
  }

  @Test("a file that does not compile is not taken for one without warnings")
  func brokenFile() {
    #expect(throws: Compiler.Unavailable.self) {
      try Compiler.warnings(inFile: "/nowhere/a.swift")
    }
  }
}
