import Course
import Foundation
import Grading
import Interface

/// The checks for problems that keep a workbook from working.
struct Diagnosis {
  let workbook: Workbook
  let grader: Grader
  /// A Mac's developer tools, or nil on other systems.
  let tools: DeveloperTools?
  /// The folders outside the workbook to which the compiler writes.
  var compilerFolders: [URL] = []
  /// A function that runs a tool, and returns the tool's output, or nil if the tool fails.
  let output: (_ command: [String]) async -> String?

  /// Performs all checks in order, and reports each finding; the last check takes as long as a
  /// build.
  func run(found: (Finding) throws -> Void) async throws {
    if let tools { try found(tools.finding) }
    let version = await version()
    try found(version)
    let writability = writability()
    try found(writability)
    for finding in exercises() { try found(finding) }
    if let conflicts = await mergeConflicts() { try found(conflicts) }
    let edits = await edits()
    try found(edits)
    try Task.checkCancellation()
    guard writability.mark == .passed, let exercise = workbook.catalog.exercises.first else {
      return
    }
    let remedy =
      tools?.remedy
      ?? (version.mark != .passed
        ? "Solve the problem above first."
        : edits.mark == .passed
          ? "Remove the folder .build, which contains only build products, and try again."
          : "Look at the changes since the last commit, listed above. If they aren't the reason, "
            + "remove the folder .build, which contains only build products, and try again.")
    try found(try await grading(exercise, remedy: remedy))
  }

  /// Grades an answer, to test the compiler, the test library, the build folder and the grader.
  ///
  /// The answer is graded even if its verdict is stored.
  private func grading(_ exercise: Exercise, remedy: String) async throws -> Finding {
    do {
      let answer = try Submission(exercise, at: exercise.answer, in: workbook.root)
      let verdict = try await grader.grade(answer)
      if verdict.isPassed { return .good("The answer to \(exercise.title) builds and passes.") }
      return .bad(
        "The answer to \(exercise.title) should pass, but it \(verdict.summary).", remedy: remedy)
    } catch let error as WorkbookError {
      return .bad(
        "The answer to \(exercise.title) can't be graded: \(error.text)", remedy: remedy)
    }
  }

  /// Runs a tool in a folder, and returns the tool's output, or nil if the tool fails.
  static func output(
    of command: [String], in folder: URL, _ environment: [String: String]
  ) async -> String? {
    let tool = ChildProcess(command, in: folder, environment: environment, limit: .seconds(60))
    let result = try? await tool.run()
    return result?.ending == .exited(0) ? result?.output : nil
  }

  /// Throws an error if the shell's limit for open files is too low for a build.
  ///
  /// Without this check, the system would stop the build with an unclear message.
  static func checkOpenFileLimit(_ allowed: Int) throws {
    let needed = 64
    guard allowed < needed else { return }
    throw WorkbookError.other(
      """
      This shell lets a program have \(allowed) files open, and building takes \(needed). Type \
      “ulimit -n 1024”, or open a new terminal, and try again.
      """)
  }

  // MARK: The compiler and the test library

  /// Checks that the compiler's version is at least the version that `Package.swift` requires.
  func version() async -> Finding {
    let installing =
      tools == nil
      ? "Install the newest Swift from swift.org/install, and open a new terminal."
      : DeveloperTools.updateInstructions
    guard let printed = await output(["swift", "--version"]) else {
      return .bad("The command “swift” doesn't run.", remedy: installing)
    }
    guard await output(["swiftc", "--version"]) != nil else {
      return .bad(
        "The command “swift” runs, but the compiler “swiftc” doesn't.", remedy: installing)
    }
    guard let version = printed.firstMatch(of: /Swift version (\d+\.\d+(?:\.\d+)?)/)?.1 else {
      return .bad("The command “swift” doesn't print its version.", remedy: installing)
    }
    let file = workbook.root.appending(path: "Package.swift")
    let manifest = (try? String(textOf: file)) ?? ""
    guard let needed = manifest.prefixMatch(of: /\/\/ *swift-tools-version: *(\d+\.\d+)/)?.1
    else {
      return .bad(
        "Package.swift doesn't say which Swift it needs.",
        remedy: "Copy Package.swift from a new clone of the workbook.")
    }
    return version.compare(needed, options: .numeric) == .orderedAscending
      ? .bad(
        "Swift is \(version), and the workbook needs \(needed) or newer.", remedy: installing)
      : .good("Swift is \(version); \(needed) or newer is needed.")
  }

  // MARK: Folders and files

  /// Checks that files can be created, and that the disk has enough free space for builds.
  ///
  /// The check covers all folders to which the runner and the compiler write.
  func writability() -> Finding {
    let own =
      [".build", ".lesson-runner"] + workbook.catalog.lessons.map { "Lessons/\($0.folder)" }
    let folders =
      [(workbook.path, workbook.root)] + own.map { ($0, workbook.root.appending(path: $0)) }
      + compilerFolders.map { ($0.path, $0) }
    for (name, folder) in folders {
      do {
        try tryWriting(in: folder)
      } catch {
        return unwritable(
          name, compilerFolders.contains(folder) ? nil : folder, WorkbookError(error))
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

  /// Returns a finding about an unwritable folder; `folder` is nil outside the workbook.
  private func unwritable(_ name: String, _ folder: URL?, _ error: WorkbookError) -> Finding {
    guard case .file(let problem) = error else {
      return .bad(
        "Files can't be created in \(name): \(error.text)",
        remedy: "Give yourself permission to write there.")
    }
    let attributes = folder.flatMap { try? FileManager.default.attributesOfItem(atPath: $0.path) }
    let owner = attributes?[.ownerAccountName] as? String
    return .bad(
      "Files can't be created in \(name): \(problem.reason).",
      remedy: problem.remedy(owner: owner, of: folder?.path ?? "", user: NSUserName()))
  }

  /// Creates and removes a file in a folder, or in a missing folder's nearest existing parent.
  private func tryWriting(in folder: URL) throws {
    var folder = folder
    while folder.kind == nil, folder.pathComponents.count > 1 { folder.deleteLastPathComponent() }
    let file = folder.appending(path: ".doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(repeating: 0, count: 4096).write(to: file)
  }

  /// Returns findings about exercises that can't be read, and files and folders that aren't graded.
  func exercises() -> [Finding] {
    let exercises = workbook.catalog.exercises
    let problems = exercises.filter { (try? Submission($0, in: workbook.root)) == nil }.map {
      Finding.bad(
        "\($0.file) is missing, or isn't UTF-8.", remedy: "\(Runner.call) reset \($0.id)")
    }
    let ungradedItems = workbook.catalog.ungradedItems.map {
      Finding.remarkable(
        $0.text,
        remedy: "Nothing, if it's on purpose. Otherwise move it out of Lessons, or remove it.")
    }
    let all = Finding.good("\(exercises.count.counted("exercise")) can be read.")
    return (problems.isEmpty ? [all] : problems) + ungradedItems
  }
}
