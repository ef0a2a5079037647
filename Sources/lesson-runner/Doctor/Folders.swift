import Course
import Foundation

/// The checks of the workbook's folders and files.
struct Folders {
  let workbook: Workbook

  /// Checks that files can be created, and that the disk has enough free space for builds.
  ///
  /// The check covers all folders to which the runner and the compiler write.
  func writing() -> Finding {
    let folders =
      [".", ".build", ".lesson-runner"] + workbook.catalog.lessons.map { "Lessons/\($0.folder)" }
    for folder in folders {
      do {
        try tryWriting(in: workbook.root.appending(path: folder))
      } catch {
        return .bad(
          "Files can't be created in \(folder == "." ? workbook.path : folder): "
            + error.localizedDescription,
          remedy: "Free some disk space, or give yourself permission to write there.")
      }
    }
    let written = "All folders are writable"
    // The build folder may be on another disk.
    let disks = [workbook.root, workbook.root.appending(path: ".build")]
    guard let free = disks.compactMap(\.freeBytes).min() else {
      return .remarkable(
        "\(written). The system doesn't report the free disk space.",
        remedy: "Make sure that 1 GB is free.")
    }
    let gigabytes = Double(free) / 1_000_000_000
    let amount = "\((gigabytes * 10).rounded(.down) / 10) GB"
    return gigabytes < 1
      ? .bad(
        "\(amount) of disk space are left, and a build needs up to 1 GB.",
        remedy: "Free some space.")
      : .good("\(written). \(amount) of disk space are left.")
  }

  private func tryWriting(in folder: URL) throws {
    let isThere = FileManager.default.fileExists(atPath: folder.path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { if !isThere { try? FileManager.default.removeItem(at: folder) } }
    let file = folder.appending(path: ".doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(repeating: 0, count: 4096).write(to: file)
  }

  /// Returns findings about exercises that can't be read, and files and folders that aren't graded.
  func exercises() -> [Finding] {
    let problems = workbook.catalog.exercises.compactMap { exercise -> Finding? in
      do {
        _ = try Submission(exercise, in: workbook.root)
        return nil
      } catch {
        return .bad(
          "\(exercise.file) is missing, or isn't UTF-8.",
          remedy: "\(Runner.call) reset \(exercise.id)")
      }
    }
    let count = workbook.catalog.exercises.count
    let strays = workbook.catalog.strays.map {
      Finding.remarkable(
        $0, remedy: "Nothing, if it's on purpose. Otherwise move it out of Lessons, or remove it.")
    }
    return (problems.isEmpty ? [.good("\(count.counted("exercise")) can be read.")] : problems)
      + strays
  }
}
