// swift-tools-version: 6.3
import Foundation
import PackageDescription

// The environment chooses what is built:
//   LESSONS=Answers      the folder that the exercises come from; unset: Lessons, which you work on
//   LESSON=1 or =1.2     only that lesson, or only that exercise, so that no other can be in the
//                        way; LESSON=1,3 is two lessons
//   LESSON_FILES         any text that differs when a file is added or removed. SwiftPM
//                        remembers what this file said until it or the environment changes,
//                        and this file lists folders. The runner sets it; by hand,
//                        --manifest-cache none does the same.

/// The value of a variable, or nil if it's unset or empty.
func variable(_ name: String) -> String? {
  Context.environment[name].flatMap { $0.isEmpty ? nil : $0 }
}

let lessonsFolder = variable("LESSONS") ?? "Lessons"
let choice = (variable("LESSON") ?? "").split(separator: ".", maxSplits: 1)
/// The numbers of the lessons that LESSON names; none means all.
let chosenLessons = choice.isEmpty ? [] : choice[0].split(separator: ",")
/// The number of the exercise that LESSON names; none means all.
let chosenExercises = choice.dropFirst()

// MARK: Settings: the same strict ones for every target

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// The settings of a new app project in Xcode: code is on the main actor unless it says otherwise,
/// and nonisolated `async` code is on its caller's actor.
let likeAnApp =
  strict + [
    .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]

/// Code that says `import UIKit`, as in an app, and gets StoryboardKit.
let withUIKit = likeAnApp + [.unsafeFlags(["-module-alias", "UIKit=StoryboardKit"])]

// MARK: One function for each kind of target

/// `Lessons/1-BadWay` becomes `BadWaySupport`, `BadWay` (the exercises) and `BadWayTests`.
///
/// A lesson that has screens gets StoryboardKit, and its tests get what looks at screens.
func lesson(_ folder: String) -> [Target] {
  let name = name(of: folder)
  let exercises = "\(lessonsFolder)/\(folder)"
  let hasScreens = hasScreens(folder)
  let kit: [Target.Dependency] = hasScreens ? ["StoryboardKit"] : []
  let probes: [Target.Dependency] = hasScreens ? ["Probes", "ScreenProbes"] : ["Probes"]
  let settings = hasScreens ? withUIKit : likeAnApp
  return [
    .target(
      name: "\(name)Support", dependencies: kit, path: "Lessons/\(folder)/Support",
      resources: hasScreens ? [screens] : [], swiftSettings: settings),
    .target(
      name: "\(name)", dependencies: kit + [.byName(name: "\(name)Support")], path: exercises,
      exclude: leftOut(of: exercises, suites: list("Tests/\(name)Tests")), swiftSettings: settings),
    .testTarget(
      name: "\(name)Tests",
      dependencies: kit + probes + [.byName(name: "\(name)"), .byName(name: "\(name)Support")],
      exclude: leftOut(of: "Tests/\(name)Tests"), swiftSettings: likeAnApp),
  ]
}

/// A folder of storyboards and xibs.
///
/// Copied whole, they stay as they are; one that is copied by its own name, Xcode compiles.
let screens = Resource.copy("Screens")

func hasScreens(_ folder: String) -> Bool {
  list("Lessons/\(folder)/Support").contains("Screens")
}

/// A part of the workbook itself.
func part(
  _ name: String, uses: [Target.Dependency] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: uses, swiftSettings: settings)
}

/// The code of an article, typed in as its readers would, to be tested with StoryboardKit.
func article(_ name: String, isApp: Bool = true) -> Target {
  let target: Target = isApp ? .executableTarget(name: name) : .target(name: name)
  target.dependencies = ["StoryboardKit"]
  target.path = "Tests/Articles/\(name)"
  target.resources = [screens]
  target.swiftSettings = withUIKit
  return target
}

/// Tests of the workbook itself.
///
/// They run with the answers; your grade is the lesson tests alone.
func tests(
  _ name: String, uses: [Target.Dependency], settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(name: name, dependencies: uses, swiftSettings: settings)
}

// MARK: Folders and files

/// The names in a folder, without those that the system hides.
func list(_ folder: String) -> [String] {
  let path = "\(Context.packageDirectory)/\(folder)"
  let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  return names.filter { !$0.hasPrefix(".") }.sorted()
}

/// The number in front of a name: 4 in `4-Initializer`; empty if there is none.
func number(of name: String) -> Substring { name.prefix { $0.isNumber } }

/// The name behind the number: `Initializer` in `4-Initializer`.
func name(of folder: String) -> Substring { folder.drop { $0 != "-" }.dropFirst() }

/// The files that are not Swift, or no exercise that a suite belongs to, and, with `LESSON=1.2`,
/// those of all exercises but the second.
func leftOut(of folder: String, suites: [String]? = nil) -> [String] {
  list(folder).filter { file in
    let number = number(of: file)
    let isChosen = chosenExercises.isEmpty || number.isEmpty || chosenExercises.contains(number)
    let isTested = suites?.contains("\(file.dropLast(".swift".count))Tests.swift") ?? true
    return !file.hasSuffix(".swift") || !isChosen || !isTested
  }
}

// MARK: The package

let isWhole = chosenLessons.isEmpty
let lessons = list("Lessons").filter { folder in
  let lesson = number(of: folder)
  guard isWhole ? !lesson.isEmpty : chosenLessons.contains(lesson) else { return false }
  // A folder of your own has no tests, and is no lesson.
  return ["\(lessonsFolder)/\(folder)", "Tests/\(name(of: folder))Tests"].allSatisfy { path in
    let numbers = list(path).map { number(of: $0) }
    return !numbers.isEmpty && chosenExercises.allSatisfy { numbers.contains($0) }
  }
}
if lessons.isEmpty {
  // SwiftPM shows this as a warning, and “swift test” finds no tests.
  let choice = variable("LESSON").map { " for LESSON=\($0)" } ?? ""
  print("\(lessonsFolder) has no exercise\(choice).")
}

/// The commands, whatever LESSON is: someone who can't start them can't ask them why.
///
/// Only when the runner itself builds an exercise are they left out.
let commands: [Target] =
  isWhole || variable("LESSON_FILES") == nil
  ? [
    part("Course"), part("Grading", uses: ["Course"]),
    part("Interface", uses: ["Course", "Grading"]),
    .executableTarget(
      name: "lesson-runner", dependencies: ["Course", "Grading", "Interface", "SymbolGraphs"],
      swiftSettings: strict),
    .executableTarget(
      name: "lesson-admin", dependencies: ["Course", "Grading", "Interface"],
      swiftSettings: strict),
  ] : []

let storyboardTests = tests(
  "StoryboardKitTests", uses: ["Probes", "StoryboardKit"], settings: likeAnApp)
storyboardTests.resources = [screens]
let runnerTests = tests(
  "LessonRunnerTests", uses: ["Course", "Grading", "Interface", "lesson-runner", "Fixtures"])
runnerTests.exclude = ["Outputs"]
let adminTests = tests(
  "LessonAdminTests", uses: ["Course", "Grading", "Interface", "lesson-admin", "Fixtures"])

let ownTests = [
  article("GenericCreatorArticle"), article("InitializerArticle", isApp: false),
  article("ManagerArticle"),
  .target(
    name: "Fixtures", dependencies: ["Course", "Grading"], path: "Tests/Fixtures",
    swiftSettings: strict),
  tests(
    "ArticleTests",
    uses: [
      "Fixtures", "StoryboardKit", "GenericCreatorArticle", "InitializerArticle", "ManagerArticle",
    ],
    settings: likeAnApp),
  tests("SymbolGraphsTests", uses: ["SymbolGraphs"]),
  tests("ProbesTests", uses: ["Probes", "Course", "Grading"]),
  tests(
    "ScreenProbesTests", uses: ["Probes", "ScreenProbes", "StoryboardKit"], settings: likeAnApp),
  tests("CourseTests", uses: ["Course", "Fixtures"]),
  tests("GradingTests", uses: ["Course", "Grading", "Fixtures"]),
  tests("ProjectTests", uses: ["Course", "Grading", "Fixtures"]),
  tests("InterfaceTests", uses: ["Course", "Grading", "Interface", "Fixtures"]),
  storyboardTests, runnerTests, adminTests,
]

let testsAll = isWhole && lessonsFolder == "Answers"
let needsKit = testsAll || lessons.contains(where: hasScreens)

let screenParts = [
  part("StoryboardKit", settings: likeAnApp),
  .target(name: "ScreenProbes", dependencies: ["StoryboardKit"], swiftSettings: likeAnApp),
]

let package = Package(
  name: "Workbook", platforms: [.macOS(.v15)],
  targets: [part("SymbolGraphs"), part("Probes", uses: ["SymbolGraphs"])] + lessons.flatMap(lesson)
    + (needsKit ? screenParts : []) + commands + (testsAll ? ownTests : []))
