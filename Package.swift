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

/// Code that says `import UIKit`, as in an app, and gets StoryboardKit.
let withUIKit = likeAnApp + [.unsafeFlags(["-module-alias", "UIKit=StoryboardKit"])]

// MARK: One function for each kind of target

/// The lessons with screens: their files say `import UIKit`.
let withScreens: Set = ["2", "4", "5", "6"]

/// `Lessons/1-BadWay` becomes `BadWaySupport`, `BadWay` (the exercises) and `BadWayTests`.
func lesson(_ folder: String) -> [Target] {
  let name = String(folder.drop { $0 != "-" }.dropFirst())
  let exercises = "\(lessonsFolder)/\(folder)"
  let support = Target.Dependency(stringLiteral: "\(name)Support")
  let hasScreens = withScreens.contains(String(folder.prefix(1)))
  let kit: [Target.Dependency] = hasScreens ? ["StoryboardKit"] : []
  let interfaces = list("Lessons/\(folder)/Support").filter {
    $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
  }
  return [
    .target(
      name: "\(name)Support", dependencies: kit, path: "Lessons/\(folder)/Support",
      resources: interfaces.map { .copy($0) }, swiftSettings: hasScreens ? withUIKit : likeAnApp),
    .target(
      name: name, dependencies: [support] + kit, path: exercises,
      exclude: list(exercises).filter { !$0.hasSuffix(".swift") },
      sources: onlyChosen(list(exercises)), swiftSettings: hasScreens ? withUIKit : likeAnApp),
    .testTarget(
      name: "\(name)Tests", dependencies: [.init(stringLiteral: name), support, "Grading"] + kit,
      sources: onlyChosen(list("Tests/\(name)Tests")), swiftSettings: likeAnApp),
  ]
}

/// A part of the workbook itself.
func part(
  _ name: String, uses: [Target.Dependency] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: uses, swiftSettings: settings)
}

/// An article's app, written as its readers would: it runs without UIKit.
func article(_ name: String, isApp: Bool = true) -> Target {
  let path = "Tests/Articles/\(name)"
  let resources = list(path).filter { $0.hasSuffix("storyboard") }.map { Resource.copy($0) }
  return isApp
    ? .executableTarget(
      name: name, dependencies: ["StoryboardKit"], path: path, resources: resources,
      swiftSettings: withUIKit)
    : .target(
      name: name, dependencies: ["StoryboardKit"], path: path, resources: resources,
      swiftSettings: withUIKit)
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

/// Of exercise 2 the files `2-….swift`, and those that bear no number: all the exercises use them.
func onlyChosen(_ files: [String]) -> [String]? {
  guard let chosenExercise else { return nil }
  let chosen = files.filter { $0.hasPrefix("\(chosenExercise)-") && $0.hasSuffix(".swift") }
  if chosen.isEmpty { stop("LESSON asks for exercise \(chosenExercise), and there is none.") }
  return chosen + files.filter { $0.first?.isNumber == false && $0.hasSuffix(".swift") }
}

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

// MARK: The package

var targets = [part("Grading")]
if chosenLesson.map(withScreens.contains) ?? true {
  targets.append(part("StoryboardKit", settings: likeAnApp))
}
let parts = targets.count

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
      tests("GradingTests", uses: ["Grading"]),
      .testTarget(
        name: "StoryboardKitTests", dependencies: ["StoryboardKit"],
        resources: list("Tests/StoryboardKitTests/Fixtures").map { .copy("Fixtures/\($0)") },
        swiftSettings: likeAnApp),
      article("GenericCreatorArticle"), article("ManagerArticle"),
      article("InitializerArticle", isApp: false),
      .testTarget(
        name: "StoryboardKitAliasTests",
        dependencies: [
          "StoryboardKit", "GenericCreatorArticle", "ManagerArticle", "InitializerArticle",
        ], swiftSettings: likeAnApp),
      tests("WorkbookTests", uses: ["Workbook"]),
      tests("LessonRunnerTests", uses: ["Workbook", "lesson-runner"]),
    ]
  }
} else if targets.count == parts {
  stop("LESSON asks for lesson \(chosenLesson ?? ""), and there is none.")
}

let package = Package(name: "Workbook", platforms: [.macOS(.v15)], targets: targets)
