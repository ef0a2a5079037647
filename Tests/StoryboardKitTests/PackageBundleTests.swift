import Foundation
import Testing

@testable import StoryboardKit

/// Tests of the search for a package's storyboards, in the folders of both build systems.
@Suite("The bundles of a package")
@MainActor
final class PackageBundleTests {
  private let products = FileManager.default.temporaryDirectory.appending(
    path: "bundles-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: products) }

  @Test(
    "a file is found at a bundle's top, in Base.lproj, or in a folder",
    arguments: ["", "Base.lproj/", "Screens/", "Screens/Base.lproj/"])
  func folders(folder: String) throws {
    try put("Book_Todo.resources/\(folder)Main.storyboard")
    #expect(found(in: [products]) == "Book_Todo.resources/\(folder)Main.storyboard")
  }

  @Test("of a file in several languages, it's the preferred one, then Base, then the developer's")
  func languages() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) { @MainActor in
      let tests = PackageBundleTests()
      for folder in ["ko", "pt-BR", "en", "Base"] {
        try tests.put("Book_Todo.resources/Screens/\(folder).lproj/Main.storyboard")
      }
      for language in ["ko-KR", "pt-BR", "pt-PT", "en-US"] { tests.show(language) }
      let base = "Book_Todo.resources/Screens/Base.lproj"
      try FileManager.default.removeItem(at: tests.products.appending(path: base))
      for language in ["ko", "fr"] { tests.show(language) }
      try tests.put("Book_Todo.resources/Screens/Main.storyboard")
      tests.show("ko")
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let all = "[ko-KR: ko.lproj][pt-BR: pt-BR.lproj][pt-PT: Base.lproj][en-US: en.lproj]"
    #expect(text.contains(all + "[ko: ko.lproj][fr: en.lproj][ko: Screens]"), "\(text)")
  }

  /// Prints the folder of the storyboard that's found in this language.
  private func show(_ language: String) {
    UserDefaults.standard.setVolatileDomain(
      ["AppleLanguages": [language]], forName: UserDefaults.argumentDomain)
    let file = found(in: [products]).map { URL(filePath: $0).deletingLastPathComponent() }
    print("[\(language): \(file?.lastPathComponent ?? "")]", terminator: "")
  }

  @Test("what an earlier build left at a bundle's top does not hide the file in the folder")
  func leftOver() throws {
    try put("Book_Todo.resources/Main.storyboard")
    try put("Book_Todo.resources/Screens/Main.storyboard")
    #expect(found(in: [products]) == "Book_Todo.resources/Screens/Main.storyboard")
  }

  @Test("on macOS the bundle may have its files in Contents/Resources")
  func deepBundle() throws {
    try put("Book_Todo.bundle/Contents/Resources/Screens/Main.storyboard")
    try put("Book_Todo.bundle/Contents/Info.plist")
    #expect(
      found(in: [products]) == "Book_Todo.bundle/Contents/Resources/Screens/Main.storyboard")
  }

  @Test(
    "with a program of the toolchain's, bundles lie beside the test bundle, or in it",
    arguments: ["", "Tests.xctest/Contents/Resources/"])
  func testBundle(place: String) throws {
    let file = "\(place)Book_Todo.bundle/Screens/Main.storyboard"
    try put(file)
    let folders = PackageBundles.folders(
      around: products.appending(path: "Tests.xctest/Contents/MacOS/Tests"),
      main: URL(filePath: "/nowhere/libexec"), nil)
    #expect(found(in: folders) == file)
  }

  @Test("the module that asks comes first, then one whose name begins with its own")
  func modules() throws {
    try put("Book_Other.resources/Screens/Main.storyboard")
    try put("Book_TodoSupport.resources/Screens/Main.storyboard")
    #expect(found(in: [products]) == "Book_TodoSupport.resources/Screens/Main.storyboard")
    try put("Book_Todo.resources/Screens/Main.storyboard")
    #expect(found(in: [products]) == "Book_Todo.resources/Screens/Main.storyboard")
  }

  @Test(
    "of several bundles, a module with an underscore gets its own",
    arguments: [("My_App", "My_App"), ("App", "App"), ("Your_App", "Your-App")])
  func underscores(module: String, target: String) throws {
    for name in ["A_Copy", "App", "My_App", "Your-App"] {
      try put("a_book_\(name).resources/Screens/Main.storyboard")
    }
    #expect(
      found(in: [products], module: module) == "a_book_\(target).resources/Screens/Main.storyboard")
  }

  @Test("what is no bundle, or has no such file, is passed over")
  func others() throws {
    try put("Todo/Screens/Main.storyboard")
    try put("Book_Todo.resources/Screens/Other.storyboard")
    #expect(found(in: [products, URL(filePath: "/nowhere")]) == nil)
  }

  private func put(_ path: String) throws {
    let file = products.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let isList = path.hasSuffix(".plist")
    try Data((isList ? "<plist><dict/></plist>" : "<document/>").utf8).write(to: file)
  }

  /// Returns the path, inside `products`, of the storyboard “Main” that a module gets.
  private func found(in folders: [URL], module: String = "Todo") -> String? {
    let place = ResourceBundle(
      nil, callerFileID: "\(module)/File.swift", packageBundles: PackageBundles(in: folders))
    return place.url("Main", "storyboard").map {
      $0.path.replacing("\(products.path)/", with: "").replacing("/private", with: "")
    }
  }
}
