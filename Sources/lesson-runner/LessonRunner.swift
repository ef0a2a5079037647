import Course
import Foundation
import Grading
import Interface

/// The composition root, as in exercise 1.6.
///
/// All other code takes the environment, the clock, the terminal and the current folder as
/// arguments.
@main
struct LessonRunner {
  static func main() async {
    let process = ProcessInfo.processInfo
    let environment = process.environment
    let console = Console.standard(environment: environment)
    let terminal = SystemTerminal()
    let work = Task {
      await Program.lessonRunner.run(
        Array(process.arguments.dropFirst()), or: terminal == nil ? "check" : "watch", console
      ) { console in
        try Diagnosis.checkOpenFileLimit(sysconf(Int32(_SC_OPEN_MAX)))
        let folder = URL(filePath: FileManager.default.currentDirectoryPath)
        let workbook = try Workbook(around: folder)
        let machine = Machine(
          environment: environment, program: Bundle.main.executableURL,
          processorCount: process.activeProcessorCount)
        return App(
          workbook: workbook, console: console, terminal: terminal, environment: environment,
          clock: LocalClock(now: { .now }, timeZone: .current),
          output: { await Diagnosis.output(of: $0, in: workbook.root, environment) },
          makeGrader: {
            let store = VerdictStore(in: workbook.root)
            return Pipeline(workbook, machine, .learner, store: store, progress: $0).grader
          },
          readWiring: { try await $0.wiring() })
      }
    }
    let interrupts = SignalHandler([SIGINT, SIGQUIT, SIGTERM, SIGHUP]) { _ in work.cancel() }
    let status = await work.value
    interrupts.stop()
    exit(status.rawValue)
  }
}
