import Course
import Foundation

/// Has SwiftPM build; the fallback where the compiler can't be called directly.
struct PackageBuilder: Builder {
  let tools: Tools

  func build(
    _ submission: Submission, _ part: BuildPart, at stage: Stage, _ lock: Lock
  ) async throws -> BuildResult {
    let exercise = submission.exercise
    let system = try await system(lock)
    let environment = environment(for: exercise, at: stage)
    let arguments =
      ["build", "--scratch-path", stage.scratch] + system.arguments
      + (part == .module ? ["--target", exercise.module] : ["--build-tests"])
    let result = try await inNextSecond(at: stage) {
      try stage.write(submission)
      let result = try await tools.swift(arguments, environment, lock)
      if result.ending == .exited(0) || result.isFaultOfMachine || !result.errorMessages.isEmpty {
        return result
      }
      // `swiftbuild` fails now and then without the compiler's words, or crashes.
      return try await tools.swift(arguments, environment, lock)
    }
    if result.isFaultOfMachine { throw result.failure(of: "swift build") }
    if result.ending != .exited(0) { return .rejected(try stage.verdict(on: submission, result)) }
    let products = tools.root.appending(path: "\(stage.scratch)/\(system.products)")
    let host: TestHost
    #if os(macOS)
      host = .helper(try await tools.testLibrary())
    #else
      host = .product
    #endif
    let tests = part == .tests ? try Self.tests(of: exercise.module, in: products) : products
    return .built(
      Product(
        folder: tools.root.appending(path: stage.scratch), source: stage.file(of: exercise),
        environment: environment, modules: Self.modules(in: products),
        command: { host.command(for: tests, $0) }))
  }

  /// The environment that makes Package.swift choose one exercise.
  ///
  /// SwiftPM remembers what Package.swift said for an environment. Package.swift lists files, so
  /// their names belong to the environment; otherwise a new file would not be seen.
  private func environment(for exercise: Exercise, at stage: Stage) -> [String: String] {
    var names = Fingerprint()
    for folder in ["Lessons", "Tests"].map({ tools.root.appending(path: $0) }) {
      for subfolder in folder.visibleNames {
        names.add(subfolder)
        for name in folder.appending(path: subfolder).visibleNames { names.add(name) }
      }
    }
    return tools.environment.merging(
      ["LESSONS": stage.lessonsFolder, "LESSON": "\(exercise.id)", "LESSON_FILES": "\(names)"]
    ) { $1 }
  }

  /// Builds in the second after the one in which the last build ended.
  ///
  /// On Linux the compiler's driver reads dates in whole seconds. Of two texts that are written
  /// within one second it would compile only the first.
  private func inNextSecond<Result>(
    at stage: Stage, _ body: () async throws -> Result
  ) async throws -> Result {
    #if !canImport(Darwin)
      let build = stage.home.appending(path: ".build")
      let (end, clock) = (
        build.appending(path: "lesson-runner.built"), build.appending(path: "lesson-runner.now")
      )
      try Data().save(to: clock)
      let now = FileSnapshot(at: clock.path)?.saved ?? 0
      if let last = FileSnapshot(at: end.path)?.saved {
        let wait = min(1.01, last.rounded(.down) + 1.01 - now)
        if wait > 0 { try await Task.sleep(for: .seconds(wait)) }
      }
      // After a crash, the next build waits.
      try? Data().write(to: end)
      try? FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: now + 86_400)], ofItemAtPath: end.path)
      defer { try? Data().write(to: end) }
    #endif
    return try await body()
  }

  // MARK: Products

  /// The folder of the modules: with `swiftbuild`, that of all products.
  static func modules(in products: URL) -> URL {
    let own = products.appending(path: "Modules")
    return own.kind == nil ? products : own
  }

  /// The file that holds the tests of a module.
  ///
  /// The native build system makes one product of all tests, `swiftbuild` one for each module. On
  /// macOS it is a bundle.
  static func tests(of module: String, in products: URL) throws -> URL {
    let names = products.visibleNames
    let wanted = ["\(module)Tests-test-runner", "\(module)Tests.xctest"]
    guard
      let name = wanted.first(where: names.contains)
        ?? names.first(where: { $0.hasSuffix("PackageTests.xctest") })
    else { throw WorkbookError.noTestProduct(folder: products.path) }
    let product = products.appending(path: name)
    let code = product.appending(path: "Contents/MacOS/\(name.dropLast(".xctest".count))")
    return code.kind == nil ? product : code
  }

  // MARK: The build system

  /// The build system that built the runner, which may not be SwiftPM's default.
  ///
  /// There are two, `native` and `swiftbuild`, with different layouts.
  struct System: Codable, Equatable, Sendable {
    /// Nil for the default.
    let name: String?
    /// The path of the products' folder below a scratch folder.
    let products: String

    var arguments: [String] { name.map { ["--build-system", $0] } ?? [] }

    /// - Parameters:
    ///   - program: The runner's own file.
    ///   - products: Asks SwiftPM for the path of the products below a scratch folder, with these
    ///     arguments; nil if it doesn't know them.
    /// - Returns: The default if neither built the program.
    static func of(
      _ program: URL?, products: (_ arguments: [String]) async throws -> String?
    ) async throws -> System? {
      let place = program?.deletingLastPathComponent().path ?? ""
      var standard: System?
      for name in [nil, "native", "swiftbuild"] {
        let found = try await products(name.map { ["--build-system", $0] } ?? [])
        guard let system = found.map({ System(name: name, products: $0) }) else { continue }
        if place.hasSuffix("/\(system.products)") { return system }
        standard = standard ?? system
      }
      return standard
    }
  }

  /// SwiftPM is asked for it once.
  private func system(_ lock: Lock) async throws -> System {
    let known = Store<System>(root: tools.root, folder: "build-systems")
    var key = tools.machine.toolchain
    key.add(tools.machine.program.flatMap { FileSnapshot(at: $0.path)?.text } ?? "")
    if let system = known[key] { return system }
    let found = try await System.of(tools.machine.program) { arguments in
      let result = try await tools.swift(
        ["build", "--show-bin-path"] + arguments, tools.environment, lock)
      guard result.ending == .exited(0) else {
        if !arguments.isEmpty { return nil }
        throw result.failure(of: "swift build --show-bin-path")
      }
      let path = result.output.split(separator: "\n").last.map(String.init) ?? ""
      return path.range(of: "/.build/", options: .backwards).map { String(path[$0.upperBound...]) }
    }
    guard let found else {
      throw WorkbookError.notUnderstood("swift build --show-bin-path", reason: "No path is in it.")
    }
    try? known.keep(found, for: key)
    return found
  }
}
