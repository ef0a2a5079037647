import Foundation

/// A grade as GitHub Classroom's `autograding-grading-reporter` takes
/// it from a variable `…_RESULTS`.
///
/// It is JSON in Base64, on one line. Each exercise is a test of one point. Those that were not
/// checked have none, and count all the same: a grade does not depend on where grading stopped.
public struct ClassroomDocument: Encodable {
  /// What a system hands to a program in one variable ends at 128 KiB,
  /// on Linux; Base64 adds a third.
  ///
  /// Half of that is left to the messages, so that names, paths and escapes find their place, too.
  private static let bytesForMessages = 48 * 1024

  let version = 1
  let status: Status
  let maxScore: Int
  let tests: [Test]

  enum Status: String, Encodable {
    case pass, fail
    /// Nobody knows what the tests would say: it does not compile, or did not come to its end.
    case error
  }

  struct Test: Encodable {
    let name: String
    let status: Status
    let score: Int
    /// The reason why there is no point; left out where there is one.
    let message: String?
    let filename: String
    /// The reporter shows none.
    let lineNo = 0
    let testCode: String
  }

  public init(_ grade: Grade) {
    let room = Self.bytesForMessages / max(1, grade.entries.count)
    tests = grade.entries.map { Test($0, in: grade, room: room) }
    status = tests.allSatisfy { $0.status == .pass } ? .pass : .fail
    maxScore = tests.count
  }

  /// The line.
  ///
  /// - Throws: An error of Foundation when it cannot be encoded.
  public func text() throws -> String { try json().base64EncodedString() }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

extension ClassroomDocument.Test {
  fileprivate init(_ entry: Grade.Entry, in grade: Grade, room: Int) {
    let exercise = entry.exercise
    name = exercise.title
    filename = exercise.file
    testCode = "\(Runner.call) check \(exercise.id)"
    guard let verdict = entry.verdict else {
      status = .fail
      score = 0
      message = "\(exercise.title) \(grade.reasonNotToCheck)."
      return
    }
    status =
      switch verdict.outcome {
      case .passed: .pass
      case .failed: .fail
      case .doesNotCompile, .doesNotFit, .crashed, .disturbsTests, .ranTooLong, .notGraded: .error
      }
    score = verdict.isPassed ? 1 : 0
    let report = grade.report(verdict, in: entry)
    let parts = ["\(exercise.title) \(verdict.summary).", report.explanation, report.tests]
    message =
      verdict.isPassed
      ? nil : parts.filter { !$0.isEmpty }.joined(separator: "\n\n").shortened(to: room)
  }
}

extension String {
  /// The text, or as much of it as fits into this many bytes, with a mark where it was cut.
  fileprivate func shortened(to room: Int) -> String {
    guard utf8.count > room else { return self }
    var size = 0
    let kept = prefix { character in
      size += character.utf8.count
      return size + 3 <= room
    }
    return "\(kept)…"
  }
}
