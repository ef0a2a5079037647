// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Two environment variables choose what is built:
//   LESSONS=Answers      the folder that the exercises come from; unset: Lessons, which you mend
//   LESSON=1 or =1.2     only that lesson, or only that exercise, so that no other can be in the way

let lessonsFolder = Context.environment["LESSONS"] ?? "Lessons"
let choice = Context.environment["LESSON"]?.split(separator: ".", maxSplits: 1).map(String.init)
let chosenLesson = choice?.first
let chosenExercise = choice?.dropFirst().first

// MARK: Settings: the same strict ones for every target

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// What Xcode sets in a new app project: code runs on the main actor unless it says otherwise.
let likeAnApp = strict + [.defaultIsolation(MainActor.self)]

// MARK: One function for each kind of target

/// `Lessons/1-BadWay` becomes `BadWaySupport`, `BadWay` (the exercises) and `BadWayTests`.
func lesson(_ folder: String) -> [Target] {
  let name = String(folder.drop { $0 != "-" }.dropFirst())
  let exercises = "\(lessonsFolder)/\(folder)"
  let support = Target.Dependency(stringLiteral: "\(name)Support")
  return [
    .target(
      name: "\(name)Support", path: "Lessons/\(folder)/Support", swiftSettings: likeAnApp),
    .target(
      name: name, dependencies: [support], path: exercises,
      exclude: notChosen(exercises), swiftSettings: likeAnApp),
    .testTarget(
      name: "\(name)Tests", dependencies: [.init(stringLiteral: name), support, "Grading"],
      exclude: notChosen("Tests/\(name)Tests"), swiftSettings: likeAnApp),
  ]
}

/// A part of the workbook itself.
func part(_ name: String, uses: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: uses, swiftSettings: strict)
}

/// Tests of the workbook itself.
///
/// They run with the answers; your grade is the lesson tests alone.
func tests(_ name: String, uses: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: uses, swiftSettings: strict)
}

// MARK: Folders and files

func list(_ folder: String) -> [String] {
  let path = "\(Context.packageDirectory)/\(folder)"
  return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
}

/// What is no Swift file, and, with `LESSON=1.2`, the files whose number is not 2.
func notChosen(_ folder: String) -> [String] {
  let files = list(folder)
  if let chosenExercise, !files.contains(where: { $0.hasPrefix("\(chosenExercise)-") }) {
    stop("LESSON asks for exercise \(chosenExercise), which is not in \(folder).")
  }
  return files.filter { file in
    let number = file.prefix { $0.isNumber }
    return !file.hasSuffix(".swift")
      || chosenExercise.map { !number.isEmpty && number != $0 } ?? false
  }
}

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

// MARK: The package

var targets = [part("Grading")]

for folder in list("Lessons") where folder.first?.isNumber == true {
  if chosenLesson == nil || folder.hasPrefix("\(chosenLesson ?? "")-") {
    targets += lesson(folder)
  }
}

if chosenLesson == nil {
  targets += [
    part("Workbook"),
    .executableTarget(
      name: "lesson-runner", dependencies: ["Workbook"], swiftSettings: strict),
  ]
  if lessonsFolder == "Answers" {
    targets += [
      tests("GradingTests", uses: ["Grading", "Workbook"]),
      .target(name: "Fixtures", path: "Tests/Fixtures", swiftSettings: strict),
      tests("WorkbookTests", uses: ["Workbook", "Fixtures"]),
      tests("LessonRunnerTests", uses: ["Workbook", "lesson-runner", "Fixtures"]),
    ]
  }
} else if targets.count == 1 {
  stop("LESSON asks for lesson \(chosenLesson ?? ""), and there is none.")
}

let package = Package(name: "Workbook", platforms: [.macOS(.v15)], targets: targets)
