import Course
import Foundation
import Grading
import Interface

/// The composition root, as in exercise 1.6.
///
/// No other code reads the environment, the clock, the terminal or the current folder.
@main
struct LessonRunner {
  static func main() async {
    let process = ProcessInfo.processInfo
    let environment = process.environment
    let console = Console.standard(environment: environment)
    let terminal = SystemTerminal()
    let work = Task {
      await Program.lessonRunner.run(
        Array(process.arguments.dropFirst()), or: terminal == nil ? Check() : Watch(), console
      ) { console in
        try expectFiles()
        let folder = URL(filePath: FileManager.default.currentDirectoryPath)
        let workbook = try Workbook(around: folder)
        let machine = Machine(
          environment: environment, program: Bundle.main.executableURL,
          processorCount: process.activeProcessorCount)
        return App(
          workbook: workbook, console: console, terminal: terminal, environment: environment,
          now: { .now }, timeZone: .current,
          output: { command in
            let tool = ChildProcess(
              command, in: workbook.root, environment: environment, limit: .seconds(60))
            let result = try? await tool.run()
            return result?.ending == .exited(0) ? result?.output : nil
          },
          makeGrader: { Pipeline(workbook, machine, .learner, progress: $0).grader },
          readWiring: { try await $0.wiring() })
      }
    }
    let interrupts = Signals([SIGINT, SIGQUIT, SIGTERM, SIGHUP]) { _ in work.cancel() }
    let status = await work.value
    interrupts.stop()
    exit(status.rawValue)
  }

  /// Throws an error if the shell's limit for open files is too low for a build.
  ///
  /// Otherwise, the system would stop the build with an unclear message.
  private static func expectFiles() throws {
    let (allowed, needed) = (sysconf(Int32(_SC_OPEN_MAX)), 64)
    guard allowed < needed else { return }
    throw WorkbookError.other(
      """
      This shell lets a program have \(allowed) files open, and building takes \(needed). Type \
      “ulimit -n 1024”, or open a new terminal, and try again.
      """)
  }
}
