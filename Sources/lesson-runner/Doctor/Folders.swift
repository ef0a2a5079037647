import Course
import Foundation
import Grading
import Interface

/// The workbook's folders and files: whether they can be read and written,
/// and whether there is room.
struct Folders {
  let workbook: Workbook

  /// Whether files can be made wherever the runner and the compiler have to.
  func writing() -> Finding {
    let folders =
      [".", ".build", ".lesson-runner"]
      + workbook.catalog.lessons.map {
        "Lessons/\($0.folder)"
      }
    for folder in folders {
      do {
        try tryWriting(in: workbook.root.appending(path: folder))
      } catch {
        return .bad(
          "No file can be made in \(folder == "." ? workbook.path : folder): "
            + error.localizedDescription,
          remedy: "Make room on the disk, or give yourself the right to write there.")
      }
    }
    return .good("Files can be written in all folders that need it.")
  }

  /// What is wrong with the folder for temporary files, which all tools need; nil if nothing is.
  func temporary() -> Finding? {
    let folder = FileManager.default.temporaryDirectory
    do {
      try tryWriting(in: folder)
      return nil
    } catch {
      return .bad(
        "No file can be made in \(folder.path), the folder for temporary files: "
          + error.localizedDescription,
        remedy: "Make room there, or let the variable TMPDIR name another folder.")
    }
  }

  private func tryWriting(in folder: URL) throws {
    let isThere = FileManager.default.fileExists(atPath: folder.path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if !isThere { try? FileManager.default.removeItem(at: folder) } }
    let file = folder.appending(path: ".doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(repeating: 0, count: 4096).write(to: file)
  }

  /// Whether there is room for what is built.
  func room() -> Finding {
    // What is built may be on a disk of its own.
    let folders = [workbook.root, workbook.root.appending(path: ".build")]
    guard let free = folders.compactMap(\.freeBytes).min() else {
      return .remarkable(
        "The system does not say how much room there is on the disk.",
        remedy: "See that there is 1 GB.")
    }
    let gigabytes = Double(free) / 1_000_000_000
    let amount = "\((gigabytes * 10).rounded(.down) / 10) GB"
    return gigabytes < 1
      ? .bad("The disk has \(amount) left, and a build needs up to 1 GB.", remedy: "Make room.")
      : .good("The disk has \(amount) left.")
  }

  /// Looks for exercises that cannot be read, one finding each.
  func exercises() -> [Finding] {
    let problems = workbook.catalog.exercises.compactMap { exercise -> Finding? in
      do {
        _ = try Submission(exercise, at: exercise.file, in: workbook.root)
        return nil
      } catch {
        return .bad(
          "\(exercise.file) is lost, or is no text in UTF-8.",
          remedy: "\(Runner.call) reset \(exercise.id)")
      }
    }
    let count = workbook.catalog.exercises.count
    let strays = workbook.catalog.strays.map {
      Finding.remarkable(
        $0, remedy: "Nothing, if you meant it. Otherwise move it out of Lessons, or remove it.")
    }
    return (problems.isEmpty ? [.good("\(count.counted("exercise")) can be read.")] : problems)
      + strays
  }
}
