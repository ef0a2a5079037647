import Course
import Foundation
import Grading
import Interface

/// The composition root.
///
/// All other code takes the environment, the console and the number of processors as arguments.
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
    let interrupts = SignalHandler([SIGINT, SIGQUIT, SIGTERM, SIGHUP]) { _ in work.cancel() }
    let status = await work.value
    interrupts.stop()
    exit(status.rawValue)
  }
}

extension App {
  init(_ workbook: Workbook, _ machine: Machine, _ console: Console) {
    let root = workbook.root
    let progress = { @Sendable (progress: Grading.Progress) in console.note(progress.text) }
    let sandbox = { @Sendable (isSandboxed: Bool) in
      isSandboxed ? try await Sandbox.find(in: root, machine) : nil
    }
    self.init(
      workbook: workbook, console: console,
      makeGrader: { builder in
        let store = builder == nil ? VerdictStore(in: root) : nil
        return BatchGrader(
          Pipeline(workbook, machine, .patient, with: builder, store: store, progress: progress))
      },
      handIns: HandInTools(
        makeGrader: { conditions in
          let isSandboxed = conditions.isSandboxed
          // No other command uses these stages, because untrusted programs may have changed their
          // files.
          let stages = (1...(conditions.jobs ?? machine.processorCount)).map {
            Stage(root: root, side: ".build/hand-ins/\($0)")
          }
          let store = VerdictStore(
            ofStrangersIn: root, folder: isSandboxed ? "graded" : "graded-without-sandbox",
            repeatsTimeouts: conditions.repeatsTimeouts)
          let pipeline = Pipeline(
            workbook, machine, .strangers(in: try await sandbox(isSandboxed)), with: .direct,
            store: store, progress: progress)
          return BatchGrader(pipeline, on: stages)
        },
        makeRemarkReader: { isSandboxed in
          let tool = try await SyntaxTool(
            in: root, environment: machine.environment, progress: console.note)
          let sandbox = try await sandbox(isSandboxed)
          return RemarkReader(workbook: workbook, tool: tool, sandbox: sandbox).readings
        },
        readStarters: { await StarterTexts(in: workbook, environment: machine.environment) }))
  }
}
