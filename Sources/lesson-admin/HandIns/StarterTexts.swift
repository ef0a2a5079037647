import Course
import Foundation
import Grading

/// The starter files of all exercises, in all versions that the workbook's history has.
struct StarterTexts: Sendable {
  private let letters: Set<[UInt8]>

  /// Creates the texts from the workbook's files, and from a history of these files as patches.
  init(in workbook: Workbook, history: String = "") {
    let current = workbook.catalog.exercises.compactMap {
      try? Data(contentsOf: workbook.root.appending(path: $0.original))
    }
    let past = Self.texts(in: history).map { Data($0.utf8) }
    letters = Set((current + past).map(Self.letters))
  }

  /// Returns whether a text is a starter file, apart from spaces and line endings.
  ///
  /// An editor may have changed spaces and line endings, and a learner may have an earlier version
  /// of the workbook.
  func contains(_ text: Data) -> Bool { letters.contains(Self.letters(of: text)) }

  private static func letters(of text: Data) -> [UInt8] {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return (text.starts(with: byteOrderMark) ? text.dropFirst(3) : text).filter { $0 > 0x20 }
  }

  /// Returns the files after each change; the patches must have all lines of each file.
  private static func texts(in patches: String) -> [String] {
    var texts: [String] = []
    var isInside = false
    for line in patches.split(separator: "\n") {
      if line.hasPrefix("diff --git ") {
        texts.append("")
        isInside = false
      } else if line.hasPrefix("@@ ") {
        isInside = true
      } else if isInside, let last = texts.indices.last, [" ", "+"].contains(line.first) {
        texts[last] += "\(line.dropFirst())\n"
      }
    }
    return texts
  }
}

extension StarterTexts {
  /// Reads the history with git; without git, there are only the current starter files.
  init(in workbook: Workbook, environment: [String: String]) async {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let log = ChildProcess(
      [
        "git", "log", "--format=", "--patch", "--unified=100000", "--no-renames", "--no-color",
        "--no-ext-diff", "--no-textconv", "--output=\(file.path)", "--",
        "Tests/Proofs/*/*/shipped.swift",
      ],
      // Inside a hook, git's variables name another repository.
      in: workbook.root, environment: environment.filter { !$0.key.hasPrefix("GIT_") },
      limit: .seconds(60))
    _ = try? await log.run()
    self.init(in: workbook, history: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }
}
