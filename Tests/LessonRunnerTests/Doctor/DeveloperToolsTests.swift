import Course
import Fixtures
import Interface
import Testing

@testable import Grading
@testable import lesson_runner

@Suite("what doctor says of a Mac's developer tools")
struct DeveloperToolsTests {
  @Test(
    "Xcode is known by its app, wherever it lies and whatever it is called",
    arguments: [
      "/Applications/Xcode.app", "/Applications/Xcode-beta.app", "/Users/ann/My Apps/Xcode 26.app",
    ])
  func xcode(app: String) {
    let tools = DeveloperTools(printed: "\(app)/Contents/Developer\n")
    #expect(tools.finding == .good("\(app) is used."))
    #expect(tools.remedy == nil)
  }

  private let choosing = """
    Install Xcode from the App Store, and open it once. Then run: \
    sudo xcode-select -s /Applications/Xcode.app
    """

  @Test("the Command Line Tools are remarkable: the answer that is graded tells whether they do")
  func commandLine() {
    let tools = DeveloperTools.commandLine
    #expect(tools.finding.mark == .note)
    #expect(
      tools.finding.remedy == "Nothing, if the answer below passes. Otherwise: \(choosing)")
  }

  @Test("none at all is bad, with what to install and to run", arguments: [nil, "", "\n"])
  func missing(answer: String?) {
    let tools = DeveloperTools(printed: answer)
    #expect(tools.finding.mark == .failed)
    #expect(tools.finding.remedy == choosing)
  }

  @Test("nothing but a Mac has such a choice")
  func elsewhere() async {
    let tools = await DeveloperTools.chosen { _ in "/Library/Developer/CommandLineTools" }
    #if os(macOS)
      #expect(tools?.finding == DeveloperTools.commandLine.finding)
    #else
      #expect(tools?.finding == nil)
    #endif
  }
}

@Suite("doctor, on a Mac of any kind")
struct MacDiagnosisTests {
  @Test("where the Command Line Tools cannot grade, it says how to choose Xcode")
  func commandLine() async throws {
    let findings = try await findings(with: .commandLine)
    #expect(findings.first == DeveloperTools.commandLine.finding)
    #expect(findings.last?.text.hasPrefix("The answer to 1.1 ") == true)
    #expect(findings.last?.remedy == DeveloperTools.commandLine.remedy)
  }

  @Test("where Xcode cannot grade, it is not Xcode's choice, and what is wrong stands above")
  func xcode() async throws {
    let tools = DeveloperTools(printed: "/Applications/Xcode.app/Contents/Developer\n")
    let findings = try await findings(with: tools)
    #expect(findings.first?.mark == .passed)
    #expect(findings.last?.remedy == "Solve the problem above first.")
  }

  @Test("where there is no compiler, a Mac is told of Xcode as well")
  func noCompiler() async throws {
    let findings = try await findings(with: DeveloperTools(printed: nil))
    #expect(findings[1].remedy == DeveloperTools.updateInstructions)
  }

  @Test("elsewhere there is no word of Xcode")
  func elsewhere() async throws {
    let findings = try await findings(with: nil)
    let texts = findings.map { "\($0.text) \($0.remedy ?? "")" }
    #expect(!texts.contains { $0.contains("Xcode") })
  }

  /// Returns the findings on a machine without a compiler.
  private func findings(with tools: DeveloperTools?) async throws -> [Finding] {
    let workbook = try SampleWorkbook()
    workbook.grader.give(.failure(.other("No compiler.")), for: "1.1")
    var findings: [Finding] = []
    let diagnosis = Diagnosis(
      workbook: try Workbook(root: workbook.root), grader: workbook.grader.grader, tools: tools,
      output: { _ in nil })
    try await diagnosis.run { findings.append($0) }
    return findings
  }
}

extension DeveloperTools {
  fileprivate static let commandLine = DeveloperTools(
    printed: "/Library/Developer/CommandLineTools\n")
}
