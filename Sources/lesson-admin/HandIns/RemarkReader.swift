import Course
import Foundation
import Grading
import Interface
import Synchronization

/// A reason for the teacher to look at a text; it changes no points.
struct Remark: Codable, Hashable, Sendable {
  /// The line, or nil if the remark is about the whole text.
  var line: Int?
  /// The remark, with visible symbols for control characters from a learner's text.
  let text: String

  init(line: Int? = nil, text: String) {
    self.line = line
    self.text = text.showingControls
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      line: try container.decodeIfPresent(Int.self, forKey: .line),
      text: try container.decode(String.self, forKey: .text))
  }
}

/// The remarks on a text, and the features by which alike texts are found.
struct TextReading: Decodable, Sendable {
  let remarks: [Remark]
  /// Whether the text is the published answer, apart from names, order and little else.
  var isAnswer = false
  /// The fingerprints, which ignore names, of statements that are neither in the starter file nor
  /// in the answer.
  var shape: Set<UInt64> = []
}

/// A reader that passes texts to the program in `Sources/Remarks`.
///
/// The program is a separate process, in the sandbox and with limits, because a text can make it
/// crash or fill the memory.
struct RemarkReader: Sendable {
  typealias Read = @Sendable ([Submission]) async throws -> [TextReading]

  let workbook: Workbook
  let tool: SyntaxTool
  /// The sandbox, or nil to run the program with all of the teacher's permissions.
  let sandbox: Sandbox?

  /// Reads texts, in order; a text that can't be read gets a remark that says so.
  ///
  /// - Throws: ``CommandError`` if the program can't even read an empty text.
  func readings(of texts: [Submission]) async throws -> [TextReading] {
    guard let first = texts.first else { return [] }
    let file = tool.folder.appending(path: "\(UUID().uuidString).request.json")
    defer { try? FileManager.default.removeItem(at: file) }
    // The empty text shows that the program works here.
    let all = [Submission(first.exercise, source: Data())] + texts
    let everyday = tool.root.appending(path: "Sources/Remarks/everyday.txt")
    try Request(all, workbook, everyday: everyday.path).save(json: file)
    var readings: [TextReading] = []
    while readings.count < all.count {
      let printed = Mutex("")
      let result = try await process([file.path, "\(readings.count)"]).run { text in
        printed.withLock { $0 += text }
      }
      readings += printed.withLock { $0 }.split(separator: "\n").compactMap { line in
        Data(base64Encoded: String(line)).flatMap {
          try? JSONDecoder().decode(TextReading.self, from: $0)
        }
      }
      if readings.isEmpty {
        throw CommandError("Sources/Remarks can't read texts here.\n\(result.errors)", .fault)
      }
      if readings.count < all.count {
        let ending = sandbox == nil ? result.ending : Sandbox.ending(of: result.ending)
        readings.append(TextReading(remarks: [Remark(text: ending.remark)]))
      }
    }
    return Array(readings.dropFirst())
  }

  private func process(_ arguments: [String]) throws -> ChildProcess {
    var process = tool.process(arguments)
    if let sandbox {
      let scratch = workbook.root.appending(path: ".build/hand-ins/reader")
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let readableFolders = ["Answers", "Lessons", "Sources", "Tests"]
      process = try sandbox.isolating(
        process, in: scratch,
        reading: [tool.folder, tool.root.appending(path: "Sources/Remarks")]
          + readableFolders.map { workbook.root.appending(path: $0) })
    }
    // The limit is 1 GB, and the program takes about a tenth of that for an honest text.
    process.memoryLimit = 1 << 30
    return process
  }
}

extension ChildProcess.Ending {
  /// The remark on the text that the reader was reading when it ended.
  var remark: String {
    let reason =
      switch self {
      case .ranTooLong, .signalled(SIGALRM): "takes too long"
      case .exceededMemory: "takes too much memory"
      case .exited, .signalled: "crashes"
      }
    return "no remarks: the reader \(reason). Read the file yourself"
  }
}

/// The input of the program; `Sources/Remarks/main.swift` explains the keys.
private struct Request: Encodable {
  let everyday: String
  let kit: [String]
  var exercises: [String: [String: [String]]] = [:]
  let texts: [[String: String]]

  init(_ submissions: [Submission], _ workbook: Workbook, everyday: String) {
    func path(_ path: String) -> String { workbook.root.appending(path: path).path }
    func swiftFiles(in folder: String) -> [String] {
      let names = try? FileManager.default.subpathsOfDirectory(atPath: path(folder))
      return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(path(folder))/\($0)" }
    }
    self.everyday = everyday
    kit = swiftFiles(in: "Sources/StoryboardKit")
    texts = submissions.map { ["exercise": "\($0.exercise.id)", "text": $0.text] }
    for exercise in Set(submissions.map(\.exercise)) {
      exercises["\(exercise.id)"] = [
        "modules": [exercise.module, "\(exercise.module)Support"],
        "support": swiftFiles(in: "Lessons/\(exercise.lessonFolder)/Support"),
        "samples": [path(exercise.original), path(exercise.answer)],
        "suite": swiftFiles(in: "Tests/\(exercise.module)Tests").filter {
          URL(filePath: $0).lastPathComponent.hasPrefix("\(exercise.id.number)-")
        },
      ]
    }
  }
}
