import Course
import Foundation

/// What makes a runner give the verdicts that it gives: the compiler, and its own sources.
///
/// A runner that is built anew from the same keeps what was found out before.
enum RunnerIdentity {
  /// That of this program, found out once: while it runs, it stays what it is.
  static func current(in root: URL) -> Fingerprint {
    known.of(root.path) {
      guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
        return Fingerprint()
      }
      return of(program, in: root, compiler: compiler)
    }
  }

  private static let known = Digests()

  /// That of a program.
  ///
  /// The first time, a program that is newer than all sources counts as built from them. What they
  /// hold is stored then, and from there on the contents are compared: a checkout gives every
  /// source a new date, and changes nothing.
  ///
  /// - Parameters:
  ///   - program: The program's own file.
  ///   - root: The workbook's folder, with the sources.
  ///   - compiler: Tells what compiled it; nil if that cannot be told.
  /// - Returns: What stands for it: where the program was not built from the sources as they are
  ///   now, its own file.
  static func of(_ program: URL, in root: URL, compiler: () -> String?) -> Fingerprint {
    let rooms = root.appending(path: "Sources/Workbook")
    let sources = rooms.visibleNames.filter { !roomsBelowGrading.contains($0) }
      .map { rooms.appending(path: $0) }
    guard program.realPath.path.hasPrefix("\(root.realPath.path)/"), let built = program.saved
    else { return file(program) }
    var digest = Fingerprint()
    for source in sources { digest.add(contentsOf: source) }
    let store = Store<Origin>(root: root, folder: "runners")
    let origin: Origin
    if let known = store[file(program)] {
      guard known.sources == "\(digest)" else { return file(program) }
      origin = known
    } else {
      guard sources.allSatisfy({ $0.isSaved(before: built) }), let compiler = compiler()
      else { return file(program) }
      origin = Origin(compiler: compiler, sources: "\(digest)")
      try? store.keep(origin, for: file(program))
    }
    var fingerprint = Fingerprint()
    fingerprint.add(origin.compiler)
    fingerprint.add(origin.sources)
    return fingerprint
  }

  /// What a program was built from.
  private struct Origin: Codable, Sendable {
    /// What the compiler says of itself.
    let compiler: String
    /// The digest of the sources.
    let sources: String
  }

  /// The rooms that no verdict depends on: those that grade may not use them.
  private static let roomsBelowGrading = ["Reporting", "Watching", "Diagnosing", "Verifying"]

  /// That of a program's own file.
  static func file(_ program: URL?) -> Fingerprint {
    let size = try? program?.resourceValues(forKeys: [.fileSizeKey]).fileSize
    var fingerprint = Fingerprint()
    fingerprint.add("\(size ?? 0) \(program?.saved?.timeIntervalSince1970 ?? 0)")
    return fingerprint
  }

  /// What the compiler says of itself.
  private static func compiler() -> String? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc", "--version"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let isDone = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in isDone.signal() }
    guard (try? process.run()) != nil else { return nil }
    if isDone.wait(timeout: .now() + 10) == .timedOut {
      process.terminate()
      return nil
    }
    let text = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard process.terminationReason == .exit, process.terminationStatus == 0 else { return nil }
    return text
  }
}

extension URL {
  /// When a file was saved last.
  fileprivate var saved: Date? {
    try? resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// Whether this file, or all below this folder, was saved before a time.
  fileprivate func isSaved(before time: Date) -> Bool {
    let names = visibleNames
    return names.isEmpty
      ? saved.map { $0 <= time } ?? true
      : names.allSatisfy { appending(path: $0).isSaved(before: time) }
  }
}
