import Foundation

extension Stage {
  /// Says what a build that failed means for the one submission in it.
  ///
  /// - Throws: ``WorkbookError/broken(_:)`` when the errors lie
  ///   neither in its file nor in its suite.
  func verdict(on submission: Submission, errors: [CompilerMessage]) throws -> Verdict {
    let own = errors.filter { $0.file == file(of: submission.exercise).path }
    if !own.isEmpty {
      return Verdict(.doesNotCompile(own.map { $0.shown(in: submission.path) }))
    }
    let tests = root.realPath.appending(path: submission.exercise.tests)
    let suite = errors.filter { $0.file == tests.path }
    if !suite.isEmpty {
      let messages = suite.map { $0.shown(in: submission.exercise.tests) }
      return Verdict(.doesNotFit(seam: submission.seam, messages))
    }
    let error = errors[0]
    throw WorkbookError.broken(
      "A part of the workbook that is not yours to change does not compile:\n"
        + "\(error.file):\(error.line): \(error.text)")
  }
}

extension CompilerMessage {
  fileprivate func shown(in path: String) -> CompilerMessage {
    var message = self
    message.file = path
    return message
  }
}
