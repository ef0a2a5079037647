import Course
import Foundation
import Grading
import Interface

/// The command: arguments in, text out, an exit status at the end.
@main
struct LessonRunner {
  static func main() async {
    Console.openStandardStreams()
    let console = Console()
    let work = Task { await run(Array(CommandLine.arguments.dropFirst()), console) }
    let interrupts = Signals([SIGINT, SIGTERM, SIGHUP]) { _ in work.cancel() }
    let status = await work.value
    interrupts.stop()
    exit(status.rawValue)
  }

  private static func run(_ arguments: [String], _ console: Console) async -> ExitStatus {
    do {
      let standard = Commands.standard(isInTerminal: Terminal.isThere)
      switch try Arguments.parse(arguments, among: Commands.all, or: standard) {
      case .help(let text):
        console.print(text)
        return .success
      case .version:
        console.print(version)
        return .success
      case .command(let command):
        try expectFiles()
        let folder = URL(filePath: FileManager.default.currentDirectoryPath)
        return try await command.run(in: try Workbook(around: folder), console)
      }
    } catch {
      return console.report(error)
    }
  }

  /// Says so where the shell allows fewer open files than a build takes: the system would stop it
  /// with words that tell nothing.
  private static func expectFiles() throws {
    let (allowed, needed) = (sysconf(Int32(_SC_OPEN_MAX)), 64)
    guard allowed < needed else { return }
    throw WorkbookError.failed(
      """
      This shell lets a program have \(allowed) files open, and building takes \(needed). Type \
      “ulimit -n 1024”, or open a new terminal, and try again.
      """)
  }

  static let version = "0.3.0"
}
