// `@preconcurrency`, because C declares `stdout` as a variable.
@preconcurrency import Foundation

/// The output of a program started for a single test, in two files.
///
/// The test library discards this output unless the test observes it. The program sets up the files
/// when it decodes this value, before the test begins.
struct OutputFiles: Codable {
  private let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())").path
  }

  init(from decoder: any Decoder) throws {
    path = try decoder.singleValueContainer().decode(String.self)
    redirectUnobserved(STDOUT_FILENO)
    redirectUnobserved(STDERR_FILENO)
    // Flushes the output at each line, because a program doesn't flush its buffers when it crashes.
    setvbuf(stdout, nil, _IOLBF, 0)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(path)
  }

  private func path(for descriptor: CInt) -> String { "\(path)-\(descriptor)" }

  /// Redirects a standard stream to a file, unless the test observes the stream.
  ///
  /// An unobserved stream leads to `/dev/null`.
  private func redirectUnobserved(_ descriptor: CInt) {
    var (here, nowhere) = (stat(), stat())
    guard fstat(descriptor, &here) == 0, stat("/dev/null", &nowhere) == 0,
      here.st_rdev == nowhere.st_rdev, here.st_ino == nowhere.st_ino
    else { return }
    let words = open(path(for: descriptor), O_WRONLY | O_CREAT | O_APPEND, 0o600)
    guard words >= 0 else { return }
    dup2(words, descriptor)
    close(words)
  }

  /// Returns the program's output and its errors, and deletes the files.
  func takeTexts() -> (output: String, errors: String) {
    let texts = [STDOUT_FILENO, STDERR_FILENO].map { descriptor in
      defer { unlink(path(for: descriptor)) }
      return (try? String(contentsOfFile: path(for: descriptor), encoding: .utf8)) ?? ""
    }
    return (texts[0], texts[1])
  }
}
