import Foundation

// Reads texts that learners handed in, and writes what a teacher should look at.
//
// Usage: remarks REQUEST OUTPUT FIRST
//
// REQUEST is a ``Request``. For each of its texts from the index FIRST on, a line with a
// ``Reading`` is added to OUTPUT. If a text crashes this program, the caller continues after it.
//
// “lesson-admin grade” compiles this program with swiftc. `Sources/Mutations/main.swift` says why.

let arguments = CommandLine.arguments
guard arguments.count == 4, let first = Int(arguments[3]),
  let output = FileHandle(forWritingAtPath: arguments[2])
else { fatalError("Usage: remarks REQUEST OUTPUT FIRST") }
let request = try JSONDecoder().decode(
  Request.self, from: Data(contentsOf: URL(filePath: arguments[1])))
let kit = publicNames(inFiles: request.kit)
var lessons: [String: LessonNames] = [:]
try output.seekToEnd()
for text in request.texts.dropFirst(first) {
  let files = request.exercises[text.exercise] ?? Request.Files()
  let names = lessons[text.exercise] ?? LessonNames(of: files, kit)
  lessons[text.exercise] = names
  // A text of 512 KiB takes about a second; after ten, the system ends this program.
  alarm(10)
  let reading = Reading(of: text.text, names)
  try output.write(contentsOf: JSONEncoder().encode(reading) + Data("\n".utf8))
  alarm(0)
}

/// The texts to read, and the files with the names that they may use.
struct Request: Decodable {
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
