import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

@Suite("A program that prints a great deal", .patient)
struct DrainTests {
  private func output(of script: String) async throws -> String {
    try await ChildProcess(
      ["bash", "-c", script], in: FileManager.default.temporaryDirectory,
      environment: ProcessInfo.processInfo.environment, limit: .patient
    ).run().output
  }

  @Test("a million lines do not stop it, and their beginning and end are kept")
  func million() async throws {
    let output = try await output(of: "seq 1000000")
    #expect(output.hasPrefix("1\n2\n3\n"))
    #expect(output.hasSuffix("\n999999\n1000000\n"))
    #expect(output.utf8.count < 4 * Drain.bytesKept)
  }

  @Test("a note says how much was left out")
  func note() async throws {
    let output = try await output(of: "seq 1000000")
    let note = try #require(output.firstMatch(of: /\n… (\d+) bytes left out …\n/))
    let kept = output.utf8.count - note.0.utf8.count
    #expect(try kept + #require(Int(note.1)) == 6_888_896)
  }

  @Test("a million lines of errors do not stop it either")
  func errors() async throws {
    #expect(try await output(of: "seq 1000000 >&2; echo end") == "end\n")
  }

  @Test("at the end the pipe is closed: a program can hold a thousand of them, and no more")
  func closed() async throws {
    let pipe = Pipe()
    let drain = Drain(pipe.fileHandleForReading) { _ in }
    try pipe.fileHandleForWriting.write(contentsOf: Data("hello".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(await drain.text() == "hello")
    #expect(throws: (any Error).self) { try pipe.fileHandleForReading.read(upToCount: 1) }
  }

  @Test("what is not much is kept to the letter")
  func whole() async throws {
    let script = "head -c \(Drain.bytesKept - 1) /dev/zero | tr '\\0' a; printf 'é, and more'"
    let output = try await output(of: script)
    #expect(output.hasSuffix("aaé, and more"))
    #expect(output.count == Drain.bytesKept + 10)
  }
}
