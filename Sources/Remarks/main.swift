import Foundation

// Reads texts that learners handed in, and prints remarks for the teacher.
// Usage: remarks REQUEST FIRST
//
// For each text of REQUEST, from the index FIRST on, the program prints a line: a ``Reading`` as
// JSON, in Base64. If a text crashes the program, “lesson-admin grade” continues after that text.
// `Sources/lesson-admin/SyntaxTool.swift` says why that command also compiles the program.

let arguments = CommandLine.arguments
guard arguments.count == 3, let first = Int(arguments[2]) else { fatalError("See the usage.") }
let request = try JSONDecoder().decode(
  Request.self, from: Data(contentsOf: URL(filePath: arguments[1])))
let kit = publicNames(inFiles: request.kit)
let names = try String(contentsOfFile: request.everyday, encoding: .utf8)
let everyday = Set(names.split(whereSeparator: \.isWhitespace).map(String.init))
var lessons: [String: LessonNames] = [:]
for text in request.texts.dropFirst(first) {
  let files = request.exercises[text.exercise] ?? Request.Files()
  let lesson = lessons[text.exercise] ?? LessonNames(of: files, kit, everyday)
  lessons[text.exercise] = lesson
  // A text of 512 KiB takes about a second; after ten seconds, the system ends this program.
  alarm(10)
  let reading = Reading(of: text.text, lesson)
  let line = try JSONEncoder().encode(reading).base64EncodedString() + "\n"
  try FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
  alarm(0)
}

/// The request: the texts to read, and the files with the names that the texts may use.
struct Request: Decodable {
  /// The file with the names that everyday code uses.
  let everyday: String
  let kit: [String]
  let exercises: [String: Files]
  let texts: [Text]

  struct Files: Decodable {
    var modules: [String] = []
    var support: [String] = []
    /// The starter file and the answer.
    var samples: [String] = []
    var suite: [String] = []
  }

  struct Text: Decodable {
    let exercise: String
    let text: String
  }
}
