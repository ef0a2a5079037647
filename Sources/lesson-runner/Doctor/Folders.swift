import Course
import Foundation

/// The workbook's folders and files.
struct Folders {
  let workbook: Workbook

  /// Whether files can be made wherever the runner and the compiler need them, and whether there is
  /// room for what is built.
  func writing() -> Finding {
    let folders =
      [".", ".build", ".lesson-runner"] + workbook.catalog.lessons.map { "Lessons/\($0.folder)" }
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
    let written = "Files can be written in all folders that need it"
    // The build folder may be on a disk of its own.
    let disks = [workbook.root, workbook.root.appending(path: ".build")]
    guard let free = disks.compactMap(\.freeBytes).min() else {
      return .remarkable(
        "\(written). The system does not say how much room there is on the disk.",
        remedy: "See that there is 1 GB.")
    }
    let gigabytes = Double(free) / 1_000_000_000
    let amount = "\((gigabytes * 10).rounded(.down) / 10) GB"
    return gigabytes < 1
      ? .bad("The disk has \(amount) left, and a build needs up to 1 GB.", remedy: "Make room.")
      : .good("\(written). The disk has \(amount) left.")
  }

  private func tryWriting(in folder: URL) throws {
    let isThere = FileManager.default.fileExists(atPath: folder.path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if !isThere { try? FileManager.default.removeItem(at: folder) } }
    let file = folder.appending(path: ".doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(repeating: 0, count: 4096).write(to: file)
  }

  /// The exercises that cannot be read, and the files and folders that are not graded.
  func exercises() -> [Finding] {
    let problems = workbook.catalog.exercises.compactMap { exercise -> Finding? in
      do {
        _ = try Submission(exercise, in: workbook.root)
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
