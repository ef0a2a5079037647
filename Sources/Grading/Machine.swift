import Course
package import Foundation

/// The environment, the program and the number of processors, which only `main` reads.
package struct Machine: Sendable {
  package let environment: [String: String]
  package let program: URL?
  package let processorCount: Int
  /// The fingerprint of the toolchain that a shell finds.
  let toolchainFingerprint: Fingerprint

  package init(environment: [String: String], program: URL?, processorCount: Int) {
    self.environment = environment
    self.program = program?.resolvingSymlinksInPath()
    self.processorCount = processorCount
    let variables = ["PATH", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS"].map { environment[$0] ?? "" }
    let compilers = Self.compilers(environment).map { "\($0) \(FileSnapshot(at: $0)?.text ?? "")" }
    toolchainFingerprint = Fingerprint().adding(variables + compilers)
  }

  /// Returns the paths of possible compilers: in `PATH`, and where a Mac's `swiftc` looks.
  private static func compilers(_ environment: [String: String]) -> [String] {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let found = folders.lazy.map { "\($0)/swiftc" }.first { FileSnapshot(at: $0) != nil }
    let developer = environment["DEVELOPER_DIR"] ?? "/var/db/xcode_select_link"
    return [found].compactMap { $0 }.map { URL(filePath: $0).realPath.path }
      + ["\(developer)/Toolchains/XcodeDefault.xctoolchain", developer].map {
        "\($0)/usr/bin/swift-frontend"
      }
  }

  /// Returns the fingerprint of the code that produces verdicts: the compiler, `Course`, `Grading`.
  ///
  /// A runner that is rebuilt from the same sources finds its earlier verdicts. A runner that is
  /// older than its sources, or outside the workbook, is identified by its own file.
  func graderFingerprint(in root: URL, _ files: FileFingerprints) -> Fingerprint {
    let sources = ["Course", "Grading"].map { root.appending(path: "Sources/\($0)") }
    let built = program.flatMap { FileSnapshot(at: $0.path) }
    let isInside = program?.realPath.path.hasPrefix("\(root.realPath.path)/") ?? false
    guard isInside, let built,
      sources.flatMap(\.snapshots.values).allSatisfy({
        $0.isFolder || $0.modificationTime <= built.modificationTime
      })
    else { return toolchainFingerprint.adding(["\(program?.path ?? "") \(built?.text ?? "")"]) }
    return toolchainFingerprint.adding(sources.map { "\(files[$0])" })
  }
}

/// The limits for grading a text: time, memory, and access to the machine.
package struct Limits: Sendable {
  /// The time limit for a suite, in seconds; the default is many times the slowest suite's time.
  package var seconds = 10
  /// The memory limit for a suite's processes in total, in bytes; the default is the limit in the
  /// sandbox.
  package var memory = Sandbox.totalMemoryLimit
  /// Whether each text is run by its own author.
  package var isTrusting = true
  /// The sandbox in which the tests run, or nil for none.
  package var sandbox: Sandbox?

  package static let learner = Limits()
  /// The limits for grading in parallel, when suites take longer.
  package static let patient = Limits(seconds: 60)

  package static func strangers(in sandbox: Sandbox?) -> Limits {
    Limits(seconds: 60, isTrusting: false, sandbox: sandbox)
  }
}
