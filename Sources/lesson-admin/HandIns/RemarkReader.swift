import Course
import Foundation
import Grading

/// A reason for the teacher to look at a text; it changes no points.
struct Remark: Codable, Hashable, Sendable {
  /// The line, or nil if the remark is about the whole text.
  var line: Int?
  let text: String
}

/// The remarks on a text, and a digest for finding similar texts.
struct TextReading: Decodable, Sendable {
  let remarks: [Remark]
  /// A digest of the text without spaces, comments and names; empty if it's unknown.
  let shape: String
}

/// The program in `Sources/Remarks`, which reads texts with SwiftSyntax.
///
/// It runs as its own process with limits, because a text can make it crash or fill the memory.
struct RemarkReader: Sendable {
  typealias Read = @Sendable ([Submission]) async throws -> [TextReading]

  /// The memory that the program may use, in bytes; it takes a tenth of that for exercises.
  var memory = 1 << 30

  let workbook: Workbook
  let tool: SyntaxTool

  init(workbook: Workbook, tool: SyntaxTool) {
    self.workbook = workbook
    self.tool = tool
  }

  /// Reads texts, in order; a text that can't be read gets a remark that says so.
  ///
  /// - Throws: ``AdminError/remarksFail(_:)`` if the program can't even read an empty text.
  func readings(of texts: [Submission]) async throws -> [TextReading] {
    guard let first = texts.first else { return [] }
    let name = UUID().uuidString
    let request = tool.folder.appending(path: "\(name).request.json")
    let output = tool.folder.appending(path: "\(name).jsonl")
    defer { for file in [request, output] { try? FileManager.default.removeItem(at: file) } }
    // The empty text shows that the program works here.
    let all = [Submission(first.exercise, source: Data())] + texts
    try JSONEncoder().encode(Request(all, workbook)).save(to: request)
    var readings: [TextReading] = []
    while readings.count < all.count {
      try Data().save(to: output)
      let result = try await tool.run(
        [request.path, output.path, "\(readings.count)"], memory: memory)
      let lines = try Data(contentsOf: output).split(separator: UInt8(ascii: "\n"))
      readings += lines.compactMap { try? JSONDecoder().decode(TextReading.self, from: $0) }
      if readings.isEmpty { throw AdminError.remarksFail(result.errors) }
      if readings.count < all.count {
        readings.append(TextReading(remarks: [Remark(text: result.ending.remark)], shape: ""))
      }
    }
    return Array(readings.dropFirst())
  }
}

extension ChildProcess.Ending {
  /// The remark on a text with which the reader ended before it had read it.
  var remark: String {
    let reason =
      switch self {
      case .ranTooLong, .signalled(SIGALRM): "takes too long"
      case .exceededMemory: "takes too much memory"
      case .exited, .signalled: "crashes"
      }
    return "can't be read for remarks, because the reader \(reason)"
  }
}

/// The input of the program; `Sources/Remarks/main.swift` explains the names.
private struct Request: Encodable {
  var kit: [String] = []
  var exercises: [String: Files] = [:]
  var texts: [Text] = []

  struct Files: Encodable {
    let modules: [String]
    let support: [String]
    let samples: [String]
    let suite: [String]
  }

  struct Text: Encodable {
    let exercise: String
    let text: String
  }

  init(_ submissions: [Submission], _ workbook: Workbook) {
    func swiftFiles(in folder: String) -> [String] {
      let place = workbook.root.appending(path: folder)
      let names = try? FileManager.default.subpathsOfDirectory(atPath: place.path)
      return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(place.path)/\($0)" }
    }
    kit = swiftFiles(in: "Sources/StoryboardKit")
    for submission in submissions {
      let exercise = submission.exercise
      texts.append(Text(exercise: "\(exercise.id)", text: submission.text))
      if exercises["\(exercise.id)"] != nil { continue }
      exercises["\(exercise.id)"] = Files(
        modules: [exercise.module, "\(exercise.module)Support"],
        support: swiftFiles(in: "Lessons/\(exercise.lessonFolder)/Support"),
        samples: [exercise.original, exercise.answer].map {
          workbook.root.appending(path: $0).path
        },
        suite: [workbook.root.appending(path: exercise.tests).path])
    }
  }
}
