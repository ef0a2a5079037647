import Foundation

/// A picture in a lesson's text that a wiring is drawn into, so that it cannot drift from the code.
///
/// An author writes the first and the last line of it; `verify --record` fills in what is between them:
///
///     <!-- wiring Answers/1.6 -->
///     <!-- /wiring -->
///
/// On a web page the Mermaid block below the comment is seen, in a terminal the drawing within it.
struct LessonPicture: Equatable {
  static let start = "<!-- wiring "
  static let end = "<!-- /wiring -->"

  /// What is drawn, as it is written: `Lessons/1.6` or `Answers/1.6`.
  let source: String
  /// The lines of the block, the first and the last among them.
  let lines: Range<Int>

  /// Finds the pictures in a text; one without its last line ends where the next begins.
  static func all(in text: String) -> [LessonPicture] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].hasPrefix(start) }.map { first in
      let rest = lines[(first + 1)...].prefix { !$0.hasPrefix(start) }
      let last = rest.firstIndex { $0 == end } ?? first
      let source = lines[first].dropFirst(start.count).prefix { $0 != " " }
      return LessonPicture(source: String(source), lines: first..<(last + 1))
    }
  }

  /// The text with each picture as a drawing in a code block; one that is not drawn yet is left out.
  static func drawn(in text: String) -> String {
    text
      .replacing(/(?s)<!-- wiring [^\n>]*\n(.*?)\n-->\n.*?<!-- \/wiring -->/) {
        "```\n\($0.1)\n```"
      }
      .replacing(/<!-- \/?wiring[^\n]*-->\n?/, with: "")
  }

  /// The folder of the file that is drawn.
  var folder: String { String(source.prefix { $0 != "/" }) }

  /// The exercise whose file is drawn; nil if that is written wrongly.
  var exercise: ExerciseID? {
    source.wholeMatch(of: /(?:Lessons|Answers)\/(.+)/).flatMap { ExerciseID(String($0.1)) }
  }

  /// The block as it should be.
  func text(of wiring: Wiring) -> String {
    """
    \(Self.start)\(source)
    \(wiring.picture(.plain))
    -->
    \(wiring.mermaid)
    \(Self.end)
    """
  }
}

/// Compares the pictures in a lesson's text with what is drawn today.
struct LessonPictures {
  /// The workbook's folder.
  let root: URL
  let maker: WiringMaker

  /// What is wrong with the pictures of an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise whose pictures are looked at, wherever in the text they stand.
  ///   - lesson: Its lesson.
  ///   - recording: Whether pictures that are out of date are to be drawn anew.
  /// - Returns: A sentence for each problem that is left.
  /// - Throws: An error of Foundation when the text cannot be written; `CancellationError`.
  func problems(
    of exercise: Exercise, in lesson: Lesson, recording: Bool
  ) async throws -> [String] {
    let file = root.appending(path: lesson.readme)
    var text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    var problems: [String] = []
    // From the end, so that what is drawn anew does not move those before it.
    for picture in LessonPicture.all(in: text).reversed() where picture.exercise == exercise.id {
      let wiring: Wiring
      do {
        wiring = try await self.wiring(of: exercise, at: exercise.path(in: picture.folder))
      } catch let error as WorkbookError {
        problems.append(
          "\(lesson.readme): the picture of \(picture.source) cannot be drawn. \(error)")
        continue
      }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let wanted = picture.text(of: wiring)
      if lines[picture.lines].joined(separator: "\n") == wanted { continue }
      guard recording else {
        problems.append(
          "\(lesson.readme): the picture of \(picture.source) is not what “wiring” draws today. "
            + "“verify \(exercise.id) --record” draws it anew.")
        continue
      }
      lines.replaceSubrange(picture.lines, with: [wanted])
      text = lines.joined(separator: "\n")
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    return problems.reversed()
  }

  private func wiring(of exercise: Exercise, at path: String) async throws -> Wiring {
    switch try await maker.wiring(of: try Submission(exercise, at: path, in: root)) {
    case .wiring(let wiring): return wiring
    case .nothing: throw WorkbookError.broken("\(path) does not compile.")
    }
  }

  /// What is wrong with pictures that belong to no exercise of a lesson.
  static func problems(of lesson: Lesson, in root: URL) -> [String] {
    let file = root.appending(path: lesson.readme)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return LessonPicture.all(in: text).filter { picture in
      !lesson.exercises.contains { $0.id == picture.exercise }
    }
    .map { picture in
      "\(lesson.readme): “\(picture.source)” is no source of a picture. Write Lessons/ or Answers/ and "
        + "an exercise of this lesson, such as Answers/\(lesson.number).1."
    }
  }
}
