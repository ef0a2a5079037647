import Course
import Foundation
import Grading
import Interface

/// The composition root.
///
/// No other code reads the environment, the terminal, the current folder or the processors.
@main
struct LessonAdmin {
  static func main() async {
    let process = ProcessInfo.processInfo
    let machine = Machine(
      environment: process.environment, program: Bundle.main.executableURL,
      processorCount: process.activeProcessorCount)
    let arguments = Array(process.arguments.dropFirst())
    let console = Console.standard(environment: machine.environment)
    let work = Task {
      await Program.lessonAdmin.run(arguments, or: nil, console) { @Sendable console in
        let folder = URL(filePath: FileManager.default.currentDirectoryPath)
        return App(try Workbook(around: folder), machine, console)
      }
    }
    let interrupts = Signals([SIGINT, SIGTERM, SIGHUP]) { _ in work.cancel() }
    let status = await work.value
    interrupts.stop()
    exit(status.rawValue)
  }
}

extension App {
  init(_ workbook: Workbook, _ machine: Machine, _ console: Console) {
    let pipeline = { @Sendable (policy: Policy) in
      Pipeline(workbook, machine, policy) { console.note($0.text) }
    }
    let sandbox = { @Sendable (isSandboxed: Bool) in
      isSandboxed ? try await Sandbox.found(in: workbook.root, machine) : nil
    }
    self.init(
      workbook: workbook, console: console,
      makeGrader: { kind in
        switch kind {
        case .standard: BatchGrader(pipeline(.patient))
        case .builder(let builder): BatchGrader(pipeline(.patient), with: builder)
        case .mutations:
          BatchGrader(
            pipeline(.learner),
            keepingAllIn: Store(root: workbook.root, folder: "mutations", keepsAll: true))
        }
      },
      makeHandInTexts: { isSandboxed, jobs in
        let policy = Policy.strangers(in: try await sandbox(isSandboxed))
        return HandInTexts(
          pipeline(policy), in: workbook.root, isSandboxed: isSandboxed,
          jobs: jobs ?? machine.processorCount)
      },
      makeRemarkReader: { isSandboxed in
        let tool = try await SyntaxTool(
          "Sources/Remarks", in: workbook.root, environment: machine.environment,
          progress: console.note)
        let sandbox = try await sandbox(isSandboxed)
        return RemarkReader(workbook: workbook, tool: tool, sandbox: sandbox).readings
      },
      makeMutator: {
        let tool = try await MutationTool(
          in: workbook.root, environment: machine.environment, progress: console.note)
        return tool.mutations
      })
  }
}
