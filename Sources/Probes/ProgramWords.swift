// `@preconcurrency`, because C declares `stdout` as a variable.
@preconcurrency import Foundation

/// The output of a program started for a single test, in two files.
///
/// The test library discards this output unless the test observes it. The program sets up the files
/// when it decodes this value, before the test begins.
struct ProgramWords: Codable {
  private let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())").path
  }

  init(from decoder: any Decoder) throws {
    path = try decoder.singleValueContainer().decode(String.self)
    keep(STDOUT_FILENO)
    keep(STDERR_FILENO)
    // When a program is stopped, it doesn't flush its buffers.
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }

  private func file(_ descriptor: CInt) -> String { "\(path)-\(descriptor)" }

  private func keep(_ descriptor: CInt) {
    var (here, nowhere) = (stat(), stat())
    guard fstat(descriptor, &here) == 0, stat("/dev/null", &nowhere) == 0,
      here.st_rdev == nowhere.st_rdev, here.st_ino == nowhere.st_ino
    else { return }
    let words = open(file(descriptor), O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard words >= 0 else { return }
    dup2(words, descriptor)
    close(words)
  }

  /// Returns the program's output and its errors, and deletes the files.
  func taken() -> (output: String, errors: String) {
    let texts = [STDOUT_FILENO, STDERR_FILENO].map { descriptor in
      defer { unlink(file(descriptor)) }
      return (try? String(contentsOfFile: file(descriptor), encoding: .utf8)) ?? ""
    }
    return (texts[0], texts[1])
  }
}
