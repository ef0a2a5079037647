package import Course
package import Foundation

extension Builder {
  /// What Package.swift says; SwiftPM is asked for it once.
  package func package(_ stage: Stage, _ lock: Lock) async throws -> PackageDescription {
    var fingerprint = Fingerprint()
    fingerprint.add("\(RunnerIdentity.current(in: root))")
    fingerprint.add(contentsOf: root.appending(path: "Package.swift"))
    // Package.swift looks at these names.
    for lesson in root.appending(path: "Lessons").visibleNames {
      fingerprint.add(lesson)
      for name in root.appending(path: "Lessons/\(lesson)/Support").visibleNames {
        fingerprint.add(name)
      }
    }
    let known = Store<PackageDescription>(root: root, folder: "packages")
    if let package = known[fingerprint] { return package }
    var environment = environment
    for name in ["LESSONS", "LESSON"] { environment[name] = nil }
    environment["LESSON_FILES"] = "\(fingerprint)"
    let result = try await SwiftPM(root: root, environment: environment, lock: lock)
      .run(["package", "--scratch-path", stage.scratch, "dump-package"], progress: progress)
    if result.ending != .exited(0) { throw SwiftPM.failure(result) }
    let package = try PackageDescription(dump: Data(result.output.utf8))
    try? known.keep(package, for: fingerprint)
    return package
  }
}
