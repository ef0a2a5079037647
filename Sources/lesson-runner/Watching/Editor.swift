import Foundation
import Interface

/// The learner's editor, in which `watch` opens the file of each exercise.
struct Editor {
  /// The command in shell syntax: a program, and the arguments before the file.
  let command: String
  let environment: [String: String]

  enum Choice {
    /// VS Code if the terminal is in a VS Code window, or else no editor.
    case matchingTerminal
    /// The editor that the environment names.
    case named
    case none
  }

  /// Returns the editor, or nil if `watch` shouldn't open files.
  ///
  /// - Throws: ``UsageError`` if the user chose an editor that can't be used.
  static func chosen(by choice: Choice, in environment: [String: String]) throws -> Editor? {
    let isInCode = environment["TERM_PROGRAM"] == "vscode"
    let code = isInCode ? Editor(command: "code --reuse-window", environment: environment) : nil
    switch choice {
    case .none: return nil
    case .matchingTerminal: return code
    case .named:
      let named = ["VISUAL", "EDITOR"].compactMap { environment[$0] }
        .filter { !$0.allSatisfy(\.isWhitespace) }
        .map { Editor(command: $0, environment: environment) }
      if let editor = named.first(where: { !$0.needsTerminal }) ?? code { return editor }
      throw UsageError(
        named.first.map {
          """
          watch needs this terminal for itself, and so would \($0.name). Open the file in a second \
          terminal, or name an editor with a window of its own: \(example)
          """
        } ?? "No editor is named. Name one with a window of its own: \(example)")
    }
  }

  private static let example = "VISUAL=code swift run lesson-runner --edit"

  private var parts: [Substring] { command.split(whereSeparator: \.isWhitespace) }
  private var name: String { parts.first?.split(separator: "/").last.map(String.init) ?? "" }

  /// Whether the editor is known to run in the terminal that starts it.
  private var needsTerminal: Bool {
    switch name {
    case "vi", "vim", "nvim", "nano", "pico", "micro", "hx", "helix", "kak", "joe", "mcedit", "ed":
      !parts.contains("-g")
    case "emacs", "emacsclient":
      parts.contains { ["-nw", "-t", "--tty", "--no-window-system"].contains($0) }
    default: false
    }
  }

  /// Opens a file without waiting, because an editor can continue after `watch` ends.
  ///
  /// A missing file isn't opened, because an editor would create an empty file. If opening fails,
  /// `onFailure` is called with the reason, perhaps on another thread.
  func open(_ file: URL, in folder: URL, onFailure: @escaping @Sendable (String) -> Void) {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let process = Process()
    // A shell parses the command, as git does with `EDITOR`, because it can contain quotation
    // marks.
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(command) \"$@\"", command, file.path]
    process.environment = environment
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { [self] process in
      switch process.terminationStatus {
      case 0: break
      // The shell's status for a command that it can't find.
      case 127:
        let remedy = name == "code" ? " VS Code's command palette installs it." : ""
        onFailure("the command “\(name)” is not there.\(remedy)")
      case let status: onFailure("“\(command)” ended with status \(status).")
      }
    }
    do {
      try process.run()
    } catch {
      onFailure(error.localizedDescription)
    }
  }
}
