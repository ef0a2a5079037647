import Course
import Fixtures
import Foundation
import Grading
import Interface
import Synchronization
import Testing

@testable import lesson_admin

@Suite("Subcommands, without a compiler")
struct CommandTests {
  private let fixture: SampleWorkbook
  private let output = Output()

  init() throws {
    fixture = try SampleWorkbook()
  }

  private func run(
    _ arguments: String..., texts: HandInTexts? = nil
  ) async throws -> Interface.ExitStatus {
    let workbook = try fixture.workbook()
    let console = Console(
      isTerminal: false, environment: [:], size: { nil },
      write: { [output] in output.add($0) }, writeNote: { [output] in output.note($0) },
      readAnswer: nil)
    let app = App(
      workbook: workbook, console: console, makeGrader: { _ in .reading },
      makeHandInTexts: { _, _ in try #require(texts) },
      makeMutator: {
        { exercise in
          [
            Mutation(name: "drop: a", text: "// does not compile"),
            Mutation(name: "value: \(exercise.name)", text: "// passes"),
          ]
        }
      })
    return await Program.lessonAdmin.run(arguments, or: nil, console) { _ in app }
  }

  @Test("without a subcommand, there is the help")
  func help() async throws {
    #expect(try await run() == .success)
    #expect(output.text.contains("USAGE: swift run lesson-admin [<subcommand>]"))
    for name in ["new", "verify", "mutate", "grade"] {
      #expect(output.text.contains("\n  \(name) "), "\(name)")
    }
  }

  @Test("mutate prints what passes unexplained, a table, and what is wrong with the lists")
  func mutate() async throws {
    let list = "Tests/Proofs/1-Numbers/1-First/same.txt"
    try fixture.write("value: *  # it's the same\nopen: a  # why\n", to: list)
    #expect(try await run("mutate", "1") == .failure)
    #expect(
      output.text == """
        1.2  value: Second

                           made    not built     rejected    explained  unexplained
        1.1                   2            1            0            1            0
        1.2                   2            1            0            0            1
        all                   4            2            0            1            1

        """)
    #expect(
      output.notes == """
        \(list):2: no change has this name any longer: open: a
        1 change passes, and no line in same.txt gives a reason.

        """)
  }

  @Test("mutate --list prints the changes alone")
  func list() async throws {
    #expect(try await run("mutate", "1.2", "1.1", "--list") == .success)
    #expect(
      output.text == """
        1.1  drop: a
        1.1  value: First
        1.2  drop: a
        1.2  value: Second

        """)
    #expect(try await run("mutate", "1.9") == .usage)
    #expect(try await run("mutate", "word") == .usage)
  }

  @Test("grade that is interrupted says how to go on")
  func interrupted() async throws {
    let texts = HandInTexts(stored: { _ in nil }) { _, _ in throw CancellationError() }
    let learner = try SampleWorkbook()
    #expect(
      try await run("grade", learner.root.path, "--no-sandbox", texts: texts) == .interrupted)
    #expect(
      output.notes.contains(
        "The grades so far are stored: the same command continues from there.\nInterrupted."))
  }

  @Test("grade without folders, or with none that is there, is a mistake in the command line")
  func usage() async throws {
    #expect(try await run("grade") == .usage)
    #expect(try await run("grade", "/nowhere/ada") == .usage)
    #expect(output.notes.hasSuffix("Error: /nowhere/ada isn't there.\n"))
  }
}

private final class Output: Sendable {
  private let written = Mutex(("", ""))

  var text: String { written.withLock { $0.0 } }
  var notes: String { written.withLock { $0.1 } }

  func add(_ text: String) { written.withLock { $0.0 += text } }
  func note(_ text: String) { written.withLock { $0.1 += text } }
}
