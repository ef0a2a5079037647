import Fixtures
import Foundation
import Interface
import Testing

@testable import lesson_runner

@Suite("the editor that watch opens files in")
struct EditorTests {
  @Test("outside VS Code, none is opened unasked, whatever the environment names")
  func unasked() throws {
    let environment = ["VISUAL": "zed", "EDITOR": "vim", "TERM_PROGRAM": "Apple_Terminal"]
    #expect(try Editor.chosen(by: .matchingTerminal, in: environment) == nil)
  }

  @Test("in VS Code's terminal it is VS Code, in the window that is there")
  func besideTerminal() throws {
    let editor = try Editor.chosen(by: .matchingTerminal, in: ["TERM_PROGRAM": "vscode"])
    #expect(editor?.command == "code --reuse-window")
  }

  @Test("in VS Code's terminal as well, none is opened if none is wished for")
  func refused() throws {
    #expect(try Editor.chosen(by: .none, in: ["TERM_PROGRAM": "vscode"]) == nil)
  }

  @Test(
    "asked for, it is the first that has a window",
    arguments: [
      (["VISUAL": "zed"], "zed"),
      (["EDITOR": "code --wait"], "code --wait"),
      (["VISUAL": "zed", "EDITOR": "subl"], "zed"),
      (["VISUAL": "", "EDITOR": "xed"], "xed"),
      (["VISUAL": "/usr/bin/vim", "EDITOR": "subl -w"], "subl -w"),
      (["EDITOR": "vim -g"], "vim -g"),
      (["EDITOR": "emacsclient"], "emacsclient"),
      (["TERM_PROGRAM": "vscode", "EDITOR": "zed"], "zed"),
      (["TERM_PROGRAM": "vscode", "EDITOR": "nano"], "code --reuse-window"),
      (["TERM_PROGRAM": "vscode"], "code --reuse-window"),
    ])
  func asked(environment: [String: String], command: String) throws {
    #expect(try Editor.chosen(by: .named, in: environment)?.command == command)
  }

  @Test(
    "one that needs the terminal is refused, with what to do",
    arguments: [
      ("vim", "vim"), ("/usr/bin/nano -l", "nano"), ("emacs -nw", "emacs"), ("hx", "hx"),
    ])
  func needsTerminal(command: String, name: String) {
    #expect(
      refusal(of: ["EDITOR": command])
        == """
        watch needs this terminal for itself, and so would \(name). Open the file in a second \
        terminal, or name an editor with a window of its own: \
        VISUAL=code swift run lesson-runner --edit
        """)
  }

  @Test("where none is named, it says how to name one")
  func nothingNamed() {
    #expect(
      refusal(of: ["VISUAL": " "])
        == """
        No editor is named. Name one with a window of its own: \
        VISUAL=code swift run lesson-runner --edit
        """)
  }

  // MARK: Opening

  @Test("one that fails is told, with its status", .patient)
  func failing() async throws {
    let desk = try TemporaryFolder(["file": ""])
    let (reasons, reason) = AsyncStream.makeStream(of: String.self)
    Editor(command: "exit 3; true", environment: [:])
      .open(desk.root.appending(path: "file"), in: desk.root) { reason.yield($0) }
    for await reason in reasons {
      #expect(reason == "“exit 3; true” ended with status 3.")
      break
    }
  }

  @Test("one that stays open is not waited for; a file that is lost is not opened", .patient)
  func open() async throws {
    let desk = try TemporaryFolder(["a file": "", "opened": ""])
    try desk.writeProgram(
      """
      #!/bin/sh
      while [ ! -e close ]; do sleep 0.1; done
      echo "$@" >>opened

      """, to: "patient")
    let environment = ["PATH": "\(desk.root.path):/usr/bin:/bin"]
    let editor = Editor(command: "patient --wait", environment: environment)
    for name in ["lost", "a file"] {
      editor.open(desk.root.appending(path: name), in: desk.root) { Issue.record("\($0)") }
    }
    #expect(try desk.text(of: "opened") == "")
    try desk.write("", to: "close")
    while try desk.text(of: "opened") == "" { try await Task.sleep(for: .milliseconds(20)) }
    #expect(try desk.text(of: "opened") == "--wait \(desk.root.path)/a file\n")
  }

  private func refusal(of environment: [String: String]) -> String? {
    #expect(throws: UsageError.self) { try Editor.chosen(by: .named, in: environment) }?.message
  }
}
