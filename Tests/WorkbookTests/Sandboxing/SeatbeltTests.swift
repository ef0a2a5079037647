import Fixtures
import Foundation
import Testing

@testable import Workbook

/// What can be seen of the sandbox of macOS without a Mac.
@Suite("The sandbox of macOS")
struct SeatbeltTests {
  @Test("the compiler is let keep clang modules, in the folder of this run alone")
  func clangModules() throws {
    let folder = try TemporaryFolder()
    let own = folder.root.appending(path: "run")
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    let sandbox = Sandbox(
      maker: .seatbelt, toolchain: folder.root, libraries: folder.root, cache: folder.root)
    let process = sandbox.around(
      ChildProcess(["tests"], in: folder.root, limit: .patient), in: own, seeing: [folder.root])
    let path = own.realPath.path
    #expect(process.command.first == "CLANG_MODULE_CACHE_PATH=\(path)/ModuleCache")
    #expect(process.command.last == "tests")
    let profile = try #require(process.command.first { $0.hasPrefix("(version 1)") })
    #expect(profile.hasSuffix("(allow file-read-data file-write* (subpath \"\(path)\"))"))
  }
}
