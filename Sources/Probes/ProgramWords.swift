// For `stdout`, which C declares as a variable.
@preconcurrency import Foundation

/// What a program prints that was started for a single test, in two files.
///
/// The test library throws it away, unless the test looks at it. The program takes note of this
/// where it is decoded, which is before the test begins there.
struct ProgramWords: Codable {
  private let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID())").path
  }

  init(from decoder: any Decoder) throws {
    path = try decoder.singleValueContainer().decode(String.self)
    keep(STDOUT_FILENO)
    keep(STDERR_FILENO)
    // A program that is stopped says nothing of what it has not written yet.
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

  /// What the program has printed, and its errors; the files are gone then.
  func taken() -> (output: String, errors: String) {
    let texts = [STDOUT_FILENO, STDERR_FILENO].map { descriptor in
      defer { unlink(file(descriptor)) }
      return (try? String(contentsOfFile: file(descriptor), encoding: .utf8)) ?? ""
    }
    return (texts[0], texts[1])
  }
}
