import Course
import Fixtures
import Testing

@testable import Grading

@Suite("What is known of a toolchain")
struct ToolchainRecordTests {
  private let folder: TemporaryFolder
  private let toolchain = Fingerprint().adding(["a"])
  private let key = Fingerprint().adding(["key"])

  init() throws {
    folder = try TemporaryFolder()
  }

  private func record(of toolchain: Fingerprint? = nil) -> ToolchainRecord {
    ToolchainRecord(root: folder.root, toolchain: toolchain ?? self.toolchain)
  }

  @Test("what one runner has found out, the next one knows, in one file")
  func stored() throws {
    let first = record()
    first.change { $0.builders = [key: .package] }
    first.change { $0.plans[key] = CompilerPlan(printed: "a b") }
    for content in [first.content, record().content] {
      #expect(content.builders == [key: .package])
      #expect(content.plans == [key: CompilerPlan(printed: "a b")])
    }
    #expect(try folder.names(in: ".lesson-runner/toolchains") == ["\(toolchain).json"])
    #expect(record(of: key).content.builders == [:], "Another toolchain has a record of its own.")
  }

  @Test("runners that find out different things at the same time lose none of them")
  func together() {
    let (first, second) = (record(), record())
    #expect(first.content.plans.isEmpty && second.content.plans.isEmpty)
    first.change { $0.plans[key] = CompilerPlan(printed: "a") }
    second.change { $0.builders = [key: .direct] }
    #expect(record().content.plans.count == 1)
    #expect(record().content.builders == [key: .direct])
  }

  @Test("a damaged file is as good as none")
  func damaged() throws {
    record().change { $0.builders = [key: .direct] }
    try folder.write("{", to: ".lesson-runner/toolchains/\(toolchain).json")
    let again = record()
    #expect(again.content.builders == [:])
    again.change { $0.builders = [key: .direct] }
    #expect(record().content.builders == [key: .direct])
  }
}
