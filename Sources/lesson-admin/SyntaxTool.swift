import Course
import Foundation
import Grading
import Interface

/// The program in `Sources/Remarks`, which reads Swift with the toolchain's own SwiftSyntax.
///
/// `swiftc` compiles the program at first use, and again after its sources or the compiler change.
/// The program is no target of the package, because it imports modules from a folder of the
/// toolchain, which a manifest can't name.
struct SyntaxTool: Sendable {
  /// The folder of the compiled program, and of the files that the program reads.
  let folder: URL
  let program: URL
  let root: URL
  let environment: [String: String]
}

extension SyntaxTool {
  /// The folder of the program's sources, relative to the workbook's folder.
  static let sources = "Sources/Remarks"

  /// Compiles the program, unless the same sources have been compiled.
  init(
    in root: URL, environment: [String: String], progress: (String) -> Void
  ) async throws {
    // A crash is reported; printing its backtrace would take seconds.
    let environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let swiftc = { (arguments: [String]) in
      try await ChildProcess(
        ["swiftc"] + arguments, in: root, environment: environment, limit: .seconds(300)
      ).run()
    }
    self.root = root
    self.environment = environment
    let info = try await swiftc(["-print-target-info"])
    guard info.ending == .exited(0), let target = try? TargetInfo(printed: info.output) else {
      throw CommandError("swiftc doesn't run: \(info.errors)", .fault)
    }
    let modules = "\(target.paths.runtimeResourcePath)/host"
    guard FileManager.default.fileExists(atPath: "\(modules)/SwiftSyntax.swiftmodule") else {
      throw CommandError(
        """
        This toolchain has no SwiftSyntax in \(modules), which the remarks of “grade” need. The \
        toolchains from swift.org have it.
        """, .fault)
    }
    let sources = root.appending(path: Self.sources)
    let files = sources.visibleNames.filter { $0.hasSuffix(".swift") }
      .map { sources.appending(path: $0) }
    var fingerprint = Fingerprint()
    fingerprint.add(info.output)
    for file in files { fingerprint.add(try Data(contentsOf: file)) }
    folder = root.appending(path: ".build/remarks")
    program = folder.appending(path: "remarks-\(fingerprint)")
    if FileManager.default.isExecutableFile(atPath: program.path) { return }
    progress("Compiling \(Self.sources), which takes some seconds, once")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let unfinished = folder.appending(path: UUID().uuidString)
    let result = try await swiftc(
      ["-swift-version", "6", "-O", "-I", modules, "-L", modules, "-lSwiftSyntax"]
        + ["-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", modules]
        + files.map(\.path) + ["-o", unfinished.path])
    guard result.ending == .exited(0) else {
      throw CommandError(
        "\(Self.sources) doesn't compile.\n\(result.output + result.errors)", .fault)
    }
    try FileManager.default.moveItem(at: unfinished, to: program)
  }

  /// Returns the process that runs the program, for up to five minutes.
  func process(_ arguments: [String]) -> ChildProcess {
    ChildProcess(
      [program.path] + arguments, in: root, environment: environment, limit: .seconds(300))
  }
}
