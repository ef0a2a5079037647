import Foundation
import Interface

/// The learner's editor, in which `watch` opens the file of each exercise that it begins.
struct Editor: Equatable {
  /// The call, as a shell reads it: a program, and arguments before the file.
  let command: String
  let environment: [String: String]

  enum Choice {
    /// VS Code, if the terminal is in its window; else none.
    case ofTerminal
    /// The editor that the environment names.
    case named
    case none
  }

  /// Finds the editor; nil where none is to be opened.
  ///
  /// - Throws: ``UsageError`` when one is chosen, and none can be opened.
  static func chosen(by choice: Choice, in environment: [String: String]) throws -> Editor? {
    let isInCode = environment["TERM_PROGRAM"] == "vscode"
    let code = isInCode ? Editor(command: "code --reuse-window", environment: environment) : nil
    switch choice {
    case .none: return nil
    case .ofTerminal: return code
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

  /// Whether it is known to run in the terminal that it is called from.
  private var needsTerminal: Bool {
    switch name {
    case "vi", "vim", "nvim", "nano", "pico", "micro", "hx", "helix", "kak", "joe", "mcedit", "ed":
      !parts.contains("-g")
    case "emacs", "emacsclient":
      parts.contains { ["-nw", "-t", "--tty", "--no-window-system"].contains($0) }
    default: false
    }
  }

  /// Opens a file, and does not wait: an editor may run on when `watch` has ended.
  ///
  /// A file that is lost is not opened: an editor would create it, empty. `failed` is called with
  /// the reason, on another thread.
  func open(_ file: URL, in folder: URL, failed: @escaping @Sendable (String) -> Void) {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    let process = Process()
    // A shell reads the variables, as it does for git: there may be quotation marks in them.
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
      // The number that a shell has for a command that it does not find.
      case 127: failed("the command “\(name)” is not there.\(remedy)")
      case let status: failed("“\(command)” ended with status \(status).")
      }
    }
    do {
      try process.run()
    } catch {
      failed(error.localizedDescription)
    }
  }

  private var remedy: String {
    name == "code" ? " VS Code's command palette installs it." : ""
  }
}
