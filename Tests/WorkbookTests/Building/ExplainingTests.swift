import Testing

@testable import Workbook

@Suite("why a build fails through no fault of its own")
struct ExplainingTests {
  private let crash = WorkbookError.failed("PLEASE submit a bug report.")

  private func explained(
    _ error: any Error, in path: String = "/w", free: Int? = 1 << 30
  ) -> String {
    "\(Builder.explained(error, in: path, free: free))"
  }

  @Test("on a full disk, that is the reason, whatever the tools say")
  func fullDisk() {
    let words = """
      The disk is full: 1.2 MB are left for /w/.build, too little to build and run the tests. Free \
      some space (a build needs up to 1 GB), and try again. Your files are as they were.
      """
    #expect(explained(crash, free: 1_234_567) == words)
    #expect(explained(NotDirect(reason: "It is damaged."), free: 1_234_567) == words)
    #expect(explained(crash) == "PLEASE submit a bug report.")
    #expect(explained(crash, free: nil) == "PLEASE submit a bug report.")
  }

  @Test("what has nothing to do with the disk stays as it is")
  func others() {
    #expect(Builder.explained(CancellationError(), in: "/w", free: 0) is CancellationError)
    #expect(explained(WorkbookError.broken("A file is lost."), free: 0) == "A file is lost.")
    #expect(explained(WorkbookError.noTests("None ran."), free: 0) == "None ran.")
    #expect(Builder.explained(NotDirect(reason: ""), in: "/100%", free: nil) is NotDirect)
  }

  @Test("a folder that tools can't handle is named")
  func folder() {
    #expect(
      explained(crash, in: "/100%/w") == """
        PLEASE submit a bug report.
        The path of this folder contains “%”, which Swift's tools can't always handle: /100%/w
        Rename the folder, or move it elsewhere, and try again.
        """)
  }
}
