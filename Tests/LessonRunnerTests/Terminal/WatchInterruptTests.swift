import Fixtures
import Foundation
import Testing

extension TerminalTests {
  /// Tests of every way to end or to suspend `watch`, while it waits and while it grades.
  @Suite("watch, interrupted")
  struct WatchInterruptTests {
    let workbook: FixtureWorkbook
    let terminal: PseudoTerminal
    let compiler: SlowCompiler

    init() throws {
      workbook = try FixtureWorkbook(TerminalTests.folder)
      terminal = try PseudoTerminal()
      compiler = try SlowCompiler()
    }

    @Test(
      "Ctrl-C and Ctrl-\\ end it and all that it started, and the terminal is as it was",
      arguments: ["\u{3}", "\u{1C}"])
    func controlC(key: String) async throws {
      try await expectEnd(.exited(130)) { _ in terminal.type(key) }
      let end = "\nInterrupted. Nothing of yours was changed.\n"
      #expect(terminal.text.shown.hasSuffix(end))
    }

    @Test(
      "q and Ctrl-D end it and all that it started while it grades, and the terminal is as it was",
      arguments: ["q", "\u{4}"])
    func quit(key: String) async throws {
      try await expectEnd(.exited(0)) { _ in terminal.type(key) }
    }

    @Test("Ctrl-S doesn't hold back what it shows")
    func controlS() async throws {
      let runner = try await grading()
      terminal.type("\u{13}")
      try await runner.expect("That key does nothing here.")
      terminal.type("l")
      try await runner.expect("0 of 4 exercises solved.")
    }

    @Test(
      "a signal ends it and all that it started, and the terminal is as it was",
      arguments: [SIGINT, SIGQUIT, SIGTERM, SIGHUP])
    func signal(number: Int32) async throws {
      try await expectEnd(.exited(130)) { $0.signal(number) }
    }

    @Test("a terminal that is closed ends it, and all that it started")
    func closed() async throws {
      try await expectEnd(.exited(130), leavesTerminal: false) { _ in terminal.close() }
    }

    @Test(
      "a crash leaves the terminal as it was",
      arguments: [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP])
    func crash(number: Int32) async throws {
      let before = terminal.mode
      let runner = try await grading()
      #expect(terminal.mode != before)
      try await letScriptKnowBuild()
      runner.signal(number)
      #expect(try await runner.ending() == .signalled(number))
      #expect(terminal.mode == before)
      try await expectNothingLeft()
    }

    @Test(
      "killed, or ended by any signal, it leaves nothing running, and the terminal is as it was",
      arguments: [SIGKILL, SIGUSR1, SIGALRM])
    func killedAlone(number: Int32) async throws {
      let before = terminal.mode
      let runner = try await grading()
      try await letScriptKnowBuild()
      runner.signal(number)
      #expect(try await runner.ending() == .signalled(number))
      try await runner.wait(for: "The mode") { terminal.mode == before }
      try await expectNothingLeft()
    }

    @Test("a save while it grades ends what graded the old text, and grades the new one")
    func newSave() async throws {
      let runner = try await grading()
      try workbook.solve("1-Numbers/1-One.swift")
      try await runner.wait(for: "A second build") { try compiler.processes.count == 4 }
      for process in try compiler.processes.prefix(2) {
        #expect(try await process.isGone(), "\(process.id) still runs.")
      }
      terminal.type("q")
      _ = try await runner.ending()
    }

    @Test("a build folder that another program holds is said, and not waited for in silence")
    func buildLock() async throws {
      let message = "Another instance of SwiftPM (PID: 42) is already running using '/b', waiting"
      let compiler = try SlowCompiler(saying: message)
      let runner = try terminal.startRunner(
        "watch", in: workbook.root, environment: compiler.environment)
      try await runner.expect(
        """
        Another program (process 42) is building in this folder, perhaps your editor.
        Waiting for it to finish.
        h hint
        """)
      terminal.type("q")
      _ = try await runner.ending()
    }

    @Test("after Ctrl-Z the shell has its terminal, and after fg it goes on")
    func stopAndGoOn() async throws {
      let shell = try await shell()
      terminal.type("stty -a > before; \"$RUNNER\" watch\n")
      try await shell.expect("Checking 1.1 One …\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      try await shell.wait(for: "A build") { try compiler.processes.count == 2 }
      terminal.type("\u{1A}")
      try await shell.expect("Stopped")
      for process in try compiler.processes { #expect(try await process.isGone()) }
      terminal.type("stty -a > stopped; fg\n")
      try await shell.expect("Checking 1.1 One …\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      #expect(terminal.localFlags & tcflag_t(ICANON | ECHO) == 0)
      terminal.type("q")
      try await shell.expect("To continue later")
      // The runner may still read keys that are typed before the shell's prompt.
      try await shell.expect("ready> ")
      terminal.type("stty -a > after; echo the \"\"end\n")
      try await shell.expect("the end")
      #expect(try workbook.text(of: "stopped") == workbook.text(of: "before"))
      #expect(try workbook.text(of: "after") == workbook.text(of: "before"))
    }

    @Test("Ctrl-Z where no shell could wake it up again does not stop it")
    func stopWithoutShell() async throws {
      let runner = try await grading()
      terminal.type("\u{1A}")
      terminal.type("l")
      try await runner.expect("0 of 4 exercises solved.")
      #expect(terminal.localFlags & tcflag_t(ICANON | ECHO) == 0)
    }

    @Test("killed, it leaves a terminal that a shell gets along with")
    func killed() async throws {
      let shell = try await shell()
      terminal.type("stty -a > before; \"$RUNNER\" watch\n")
      try await shell.expect("Checking 1.1 One …\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      try await shell.wait(for: "A build") { try compiler.processes.count == 2 }
      let runner = try #require(try compiler.parent)
      try await letScriptKnowBuild()
      kill(runner, SIGKILL)
      try await shell.expect("Killed")
      try await expectNothingLeft()
      terminal.type("stty -a > after; echo the \"\"end\n")
      try await shell.expect("the end")
      #expect(try workbook.text(of: "after") == workbook.text(of: "before"))
    }

    // MARK: Ways there

    /// Starts `watch`, and returns when the compiler runs.
    private func grading() async throws -> TerminalProcess {
      let runner = try terminal.startRunner(
        "watch", in: workbook.root, environment: compiler.environment)
      try await runner.expect("Checking 1.1 One …\nOpen     Lessons/1-Numbers/1-One.swift\nh hint")
      try await runner.wait(for: "A build") { try compiler.processes.count == 2 }
      return runner
    }

    /// Waits until the script that ends the build after a crash knows the build.
    ///
    /// On a busy machine, the build can run before the runner reports the build to the script. A
    /// test can't see that report, so it waits one second.
    private func letScriptKnowBuild() async throws { try await Task.sleep(for: .seconds(1)) }

    /// Ends `watch` in some way while it grades, and expects the ending.
    private func expectEnd(
      _ ending: TerminalProcess.Ending, leavesTerminal: Bool = true,
      _ end: (TerminalProcess) -> Void
    ) async throws {
      let files = try workbook.writtenFiles()
      let before = terminal.mode
      let runner = try await grading()
      #expect(terminal.localFlags & tcflag_t(ICANON | ECHO) == 0, "Keys come at once, unechoed.")
      #expect(terminal.localFlags & tcflag_t(ISIG) != 0, "Ctrl-C must stay a signal.")
      end(runner)
      #expect(try await runner.ending() == ending)
      if leavesTerminal { #expect(terminal.mode == before) }
      try await expectNothingLeft()
      #expect(try workbook.writtenFiles() == files)
    }

    private func expectNothingLeft() async throws {
      #expect(try compiler.processes.count == 2)
      for process in try compiler.processes {
        #expect(try await process.isGone(), "\(process.id) still runs.")
      }
    }

    /// Starts a shell with job control in the workbook's folder.
    private func shell() async throws -> TerminalProcess {
      var environment = compiler.environment
      environment["RUNNER"] = try CommandRun.executable().path
      environment["PS1"] = "ready> "
      let shell = try terminal.start(
        ["bash", "--norc", "--noediting", "-i"], in: workbook.root, environment: environment)
      try await shell.expect("ready> ")
      return shell
    }
  }
}
