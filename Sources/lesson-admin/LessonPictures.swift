import Course
import Foundation
import Grading
import Interface

/// Compares the pictures in a lesson's text with what is drawn today.
struct LessonPictures {
  /// The workbook's folder.
  let root: URL
  let maker: WiringMaker

  /// The problems with the pictures of an exercise.
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

  /// The problems with pictures that belong to no exercise of a lesson.
  static func problems(of lesson: Lesson, in root: URL) -> [String] {
    let file = root.appending(path: lesson.readme)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return LessonPicture.all(in: text).filter { picture in
      !lesson.exercises.contains { $0.id == picture.exercise }
    }
    .map { picture in
      "\(lesson.readme): “\(picture.source)” is no source of a picture. Write Lessons/ or Answers/ "
        + "and an exercise of this lesson, such as Answers/\(lesson.number).1."
    }
  }
}

extension LessonPicture {
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
