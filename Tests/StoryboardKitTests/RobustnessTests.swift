import Foundation
import StoryboardKit
import Testing

/// Tests that damaged files never crash or hang, and get a message for each unusable part.
///
/// If the environment contains `THOROUGH`, as in `.ci/run`, the tests damage many more places.
@Suite("Damaged files", .serialized)
@MainActor
struct RobustnessTests {
  private nonisolated static let names = [
    "Book.storyboard", "Edges.storyboard", "Kinds.storyboard", "Order.storyboard",
  ]

  nonisolated static let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] != nil

  static func data(_ name: String) throws -> Data {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Screens"))
    return try Data(contentsOf: url)
  }

  /// Creates all objects of a storyboard, and returns the notes and the errors.
  static func messages(_ data: Data) -> [String] {
    do throws(InterfaceError) {
      let file = try InterfaceFile(data: data, file: "Damaged.storyboard")
      return file.kind == .storyboard
        ? file.notes.map(\.description) + UIStoryboard(file: file, bundle: .module).problems() : []
    } catch {
      return [error.description]
    }
  }

  @Test("truncated at any byte: a message each time", arguments: names)
  func truncated(name: String) throws {
    let whole = try Self.data(name)
    let lastByte = whole.lastIndex(of: UInt8(ascii: ">")) ?? whole.endIndex
    let step = Self.isThorough ? name == "Order.storyboard" ? 1 : 7 : 149
    for length in stride(from: 0, to: lastByte, by: step) {
      let messages = Self.messages(whole.prefix(length))
      #expect(messages.count == 1, "\(length) bytes: \(messages)")
    }
  }

  @Test("attributes removed, one at a time: never a crash", arguments: ["Book", "Kinds", "Order"])
  func withoutAttributes(name: String) throws {
    let text = String(decoding: try Self.data("\(name).storyboard"), as: UTF8.self)
    var count = 0
    let attributes = text.matches(of: /\s[A-Za-z]+="[^"]*"/)
    for index in stride(from: 0, to: attributes.count, by: Self.isThorough ? 1 : 20) {
      let match = attributes[index]
      // The version stays: without the XML declaration's version, no parser accepts the file.
      if match.output.contains("xml") || match.output.hasPrefix(" version") { continue }
      var damaged = text
      damaged.removeSubrange(match.range)
      _ = Self.messages(Data(damaged.utf8))
      count += 1
    }
    #expect(count > (Self.isThorough ? 100 : 4))
  }

  @Test("elements shuffled: never a crash", arguments: 0..<(isThorough ? 60 : 3))
  func shuffled(seed: UInt64) throws {
    var random = Random(state: seed + 1)
    for name in Self.names where name != "Edges.storyboard" {
      var lines = String(decoding: try Self.data(name), as: UTF8.self)
        .split(separator: "\n").map(String.init)
      // Only elements on a single line are swapped, so the file stays well-formed.
      let single = lines.indices.filter { lines[$0].hasSuffix("/>") }
      for (from, to) in zip(single, single.shuffled(using: &random)) { lines.swapAt(from, to) }
      _ = Self.messages(Data(lines.joined(separator: "\n").utf8))
    }
  }

  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  @Test("thousands of scenes are read, and each of them can be created")
  func manyScenes() throws {
    let count = Self.isThorough ? 10_000 : 1000
    let file = try InterfaceFile(data: Data(Self.scenes(count).utf8), file: "Many.storyboard")
    #expect(file.identifiers.count == count)
    let storyboard = UIStoryboard(file: file)
    let last = storyboard.instantiateViewController(withIdentifier: "S\(count - 1)")
    #expect(last.view.subviews.count == 3)
    #expect(storyboard.problems() == [])
  }

  @Test("a thousand tabs are created in a moment, in the file's order")
  func manyTabs() throws {
    let ids = (0..<1000).map { "c\($0)" }
    let scenes = ids.map {
      "<scene><objects><viewController title=\"\($0)\" id=\"\($0)\"/></objects></scene>"
    }
    let segues = ids.map {
      "<segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"\($0)\"/>"
    }
    let text = """
      <document initialViewController="t"><scenes><scene><objects><tabBarController id="t">
      <connections>\(segues.joined())</connections></tabBarController></objects></scene>
      \(scenes.joined())</scenes></document>
      """
    let file = try InterfaceFile(data: Data(text.utf8), file: "Tabs.storyboard")
    var tabs: UITabBarController?
    let time = ContinuousClock().measure {
      tabs = UIStoryboard(file: file).instantiateInitialViewController() as? UITabBarController
    }
    #expect(time < .seconds(5), "It took half a minute when each tab set all of them again.")
    #expect(tabs?.viewControllers?.map(\.title) == ids)
    #expect(tabs?.selectedViewController?.title == "c0")
  }

  private static func scenes(_ count: Int) -> String {
    let scenes = (0..<count).map { index in
      """
      <scene sceneID="x\(index)"><objects>
      <viewController id="c\(index)" storyboardIdentifier="S\(index)">
      <view key="view" id="v\(index)"><rect key="frame" width="393" height="852"/><subviews>
      <label text="Label \(index)" id="l\(index)"><rect key="frame" x="20" y="99" width="99" \
      height="21"/></label>
      <button id="b\(index)"><rect key="frame" x="20" y="140" width="99" height="35"/>
      <state key="normal" title="Next"/><connections>
      <segue kind="show" destination="c\((index + 1) % count)" id="s\(index)"/>
      </connections></button>
      <textField id="t\(index)"><rect key="frame" x="20" y="180" width="99" \
      height="35"/></textField>
      </subviews></view></viewController></objects></scene>
      """
    }
    return "<document initialViewController=\"c0\"><scenes>\(scenes.joined())</scenes></document>"
  }
}
