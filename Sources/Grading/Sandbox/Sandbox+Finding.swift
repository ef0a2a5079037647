import Course
package import Foundation

extension Sandbox {
  /// Returns this machine's sandbox, after testing it.
  ///
  /// - Throws: ``WorkbookError`` if there is no sandbox, or it doesn't work on this machine.
  package static func found(in root: URL, _ machine: Machine) async throws -> Sandbox {
    #if os(macOS)
      let maker = Maker.seatbelt
    #else
      let maker = Maker.bubblewrap
    #endif
    let tools = Tools(root: root, machine: machine, policy: .learner) { _ in }
    guard try await tools.run(["sh", "-c", "command -v \(maker.rawValue)"]).ending == .exited(0)
    else { throw WorkbookError.noSandbox(name: maker.rawValue) }
    let sandbox = Sandbox(
      maker: maker, toolchain: try await tools.testLibrary().usr.realPath,
      libraries: root.appending(path: "\(DirectBuilder.folder)/libraries"), cache: cache(of: root))
    let folder = root.appending(path: ".build/hand-ins/trial")
    let run = folder.appending(path: "run")
    for folder in [run, sandbox.cache, sandbox.libraries] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let compiler = ChildProcess(
      ["swiftc", "-version"], in: root, environment: machine.environment, limit: .seconds(60))
    let result = try await sandbox.around(compiler, in: run, reading: [folder]).run()
    guard result.ending == .exited(0) else {
      throw WorkbookError.brokenSandbox(name: maker.rawValue, output: result.errors)
    }
    return sandbox
  }

  /// Returns the folder of a separate compiler cache, used inside and outside the sandbox.
  static func cache(of root: URL) -> URL { root.appending(path: ".build/hand-ins/cache") }
}
