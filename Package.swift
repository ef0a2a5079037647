// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Two environment variables choose what is built:
//   LESSONS=Answers      the folder that the exercises come from; unset: Lessons, which you work on
//   LESSON=1 or =1.2     only that lesson, or only that exercise, so that no other can be in the way;
//                        LESSON=1,3 is two lessons

let lessonsFolder = Context.environment["LESSONS"] ?? "Lessons"
let choice = Context.environment["LESSON"]?.split(separator: ".", maxSplits: 1).map(String.init)
let chosenLessons = choice?.first?.split(separator: ",")
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

/// Code that says `import UIKit`, as in an app, and gets StoryboardKit.
let withUIKit = likeAnApp + [.unsafeFlags(["-module-alias", "UIKit=StoryboardKit"])]

// MARK: One function for each kind of target

/// `Lessons/1-BadWay` becomes `BadWaySupport`, `BadWay` (the exercises) and `BadWayTests`.
///
/// A lesson with a storyboard or a xib in its `Support` has screens, and so gets StoryboardKit.
func lesson(_ folder: String) -> [Target] {
  let name = String(folder.drop { $0 != "-" }.dropFirst())
  let exercises = "\(lessonsFolder)/\(folder)"
  let support = "Lessons/\(folder)/Support"
  let screens = list(support).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
  let kit: [Target.Dependency] = screens.isEmpty ? [] : ["StoryboardKit"]
  let settings = screens.isEmpty ? likeAnApp : withUIKit
  return [
    .target(
      name: "\(name)Support", dependencies: kit, path: support,
      resources: screens.map { .copy($0) }, swiftSettings: settings),
    .target(
      name: name, dependencies: kit + [.byName(name: "\(name)Support")], path: exercises,
      exclude: notChosen(exercises), swiftSettings: settings),
    .testTarget(
      name: "\(name)Tests",
      dependencies: kit + ["Grading", .byName(name: name), .byName(name: "\(name)Support")],
      exclude: notChosen("Tests/\(name)Tests"), swiftSettings: likeAnApp),
  ]
}

/// A part of the workbook itself.
func part(_ name: String, settings: [SwiftSetting] = strict) -> Target {
  .target(name: name, swiftSettings: settings)
}

/// What an article teaches, typed in as its readers would, to be tested with StoryboardKit.
func article(_ name: String, isApp: Bool = true) -> Target {
  let path = "Tests/Articles/\(name)"
  let resources = list(path).filter { $0.hasSuffix(".storyboard") }.map { Resource.copy($0) }
  let target: Target = isApp ? .executableTarget(name: name) : .target(name: name)
  target.dependencies = ["StoryboardKit"]
  target.path = path
  target.resources = resources
  target.swiftSettings = withUIKit
  return target
}

/// Tests of the workbook itself.
///
/// They run with the answers; your grade is the lesson tests alone.
func tests(
  _ name: String, uses: [Target.Dependency], settings: [SwiftSetting] = strict
) -> Target {
  let fixtures = list("Tests/\(name)/Fixtures").map { Resource.copy("Fixtures/\($0)") }
  return .testTarget(name: name, dependencies: uses, resources: fixtures, swiftSettings: settings)
}

// MARK: Folders and files

/// What a folder holds.
///
/// SwiftPM remembers what this file said until it changes, or a variable that it is run with. Whoever adds
/// a fixture builds once with `--manifest-cache none`.
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

let lessons = list("Lessons")
  .filter { folder in
    folder.first?.isNumber == true
      && chosenLessons?.contains { folder.hasPrefix("\($0)-") } != false
  }
  .flatMap(lesson)
if lessons.isEmpty { stop("LESSON asks for a lesson that is not there.") }

let runner = [
  part("Workbook"),
  .executableTarget(name: "lesson-runner", dependencies: ["Workbook"], swiftSettings: strict),
]

let ownTests = [
  article("GenericCreatorArticle"), article("InitializerArticle", isApp: false),
  article("ManagerArticle"),
  .target(name: "Fixtures", path: "Tests/Fixtures", swiftSettings: strict),
  tests("GradingTests", uses: ["Grading", "Workbook"]),
  tests("LessonRunnerTests", uses: ["Workbook", "lesson-runner", "Fixtures"]),
  tests(
    "StoryboardKitAliasTests",
    uses: ["StoryboardKit", "GenericCreatorArticle", "InitializerArticle", "ManagerArticle"],
    settings: likeAnApp),
  tests("StoryboardKitTests", uses: ["StoryboardKit"], settings: likeAnApp),
  tests("WorkbookTests", uses: ["Workbook", "Fixtures"]),
]

let isWhole = chosenLessons == nil
let testsAll = isWhole && lessonsFolder == "Answers"
let needsKit = testsAll || lessons.contains { $0.resources?.isEmpty == false }

let package = Package(
  name: "Workbook", platforms: [.macOS(.v15)],
  targets: [part("Grading")] + lessons
    + (needsKit ? [part("StoryboardKit", settings: likeAnApp)] : [])
    + (isWhole ? runner : []) + (testsAll ? ownTests : []))
