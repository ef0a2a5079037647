import Course
import Grading
import Interface

extension Grader {
  /// Looks whether what learners need not change compiles, of every lesson.
  ///
  /// - Returns: A finding for each part that does not, or one for all.
  /// - Throws: `CancellationError` when the task was cancelled.
  func supportFindings(of workbook: Workbook) async throws -> [Finding] {
    var findings: [Finding] = []
    let modules = workbook.catalog.lessons.compactMap { $0.exercises.first?.module }
    for module in modules {
      guard let fault = try await faultInSupport(of: module) else { continue }
      let part = fault.shown(below: builder.root)
      findings.append(
        .bad(
          "\(part.file) does not compile. Line \(part.line): \(part.text)",
          remedy: part.wayBack))
    }
    if !findings.isEmpty { return findings }
    return [.good("What the exercises of \(modules.count.counted("lesson")) use compiles.")]
  }

  /// The first error in what a lesson and its tests use; nil if there is none, or none can be told.
  private func faultInSupport(of module: String) async throws -> CompilerMessage? {
    let stage = Stage(root: builder.root)
    do {
      let package = try await Lock.held(in: stage.home, progress: builder.progress) { lock in
        try await builder.package(stage, lock)
      }
      let used = try package.dependencies(of: ["\(module)Tests"]).filter { $0.name != module }
      _ = try await Libraries(compiler: builder.compiler, package: package).built(used) {
        builder.isCompiling($0)
      }
      return nil
    } catch let error as NotDirect {
      return error.message
    } catch is WorkbookError {
      // The answer that is graded next tells of it.
      return nil
    }
  }
}
