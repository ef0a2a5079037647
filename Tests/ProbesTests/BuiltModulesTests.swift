import Foundation
import Testing

@testable import Probes

@Suite("the modules that were built")
struct BuiltModulesTests {
  @Test("they are found from the running tests", arguments: ["Probes", "Workbook"])
  func found(module: String) throws {
    let folder = try #require(BuiltModules.folder)
    let file = folder.appending(path: "\(module).swiftmodule")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}
