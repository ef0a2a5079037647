import Fixtures
import Foundation
import Testing

@testable import Workbook

#if !canImport(Darwin)
  @Suite("Two builds in one folder")
  struct PaceTests {
    private let folder: TemporaryFolder
    private let pace: Pace
    private let mark = ".build/lesson-runner.built"

    init() throws {
      folder = try TemporaryFolder()
      pace = Pace(root: folder.root)
      try folder.write("", to: mark)
      let longAgo = Date(timeIntervalSince1970: 1000)
      try folder.setModificationDate(of: mark, to: longAgo)
    }

    @Test("the second begins in a later second than the one in which the first ended")
    func later() async throws {
      let end = try await pace.kept { Date.now }
      let start = try await pace.kept { Date.now }
      #expect(
        start.timeIntervalSince1970.rounded(.down) > end.timeIntervalSince1970.rounded(.down))
    }

    @Test("of a runner that was killed nobody knows when its build ended: the next waits a second")
    func killed() async throws {
      let left = try await pace.kept { try #require(folder.modificationDate(of: mark)) }
      try folder.setModificationDate(of: mark, to: left)
      let killed = Date.now
      let start = try await pace.kept { Date.now }
      #expect(start.timeIntervalSince(killed) > 1)
    }
  }
#endif
