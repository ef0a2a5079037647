import Foundation
import StoryboardKit
import Testing

@Suite("Runtime attributes")
@MainActor
struct RuntimeAttributeTests {
  private static let file = """
    <view id="v" customClass="Badge" customModule="StoryboardKitTests">
    <color key="backgroundColor" white="1" alpha="1"/>
    <userDefinedRuntimeAttributes>
    """

  private static func badge(_ attributes: String) throws -> Badge? {
    try scene("\(file)\(attributes)</userDefinedRuntimeAttributes></view>").first(Badge.self)
  }

  @Test("nil is set where a property can be nil: yours, and UIKit's")
  func null() throws {
    let badge = try #require(
      try Self.badge(
        """
        <userDefinedRuntimeAttribute type="nil" keyPath="caption"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="count"/>
        <userDefinedRuntimeAttribute type="nil" keyPath="backgroundColor"/>
        """))
    #expect(badge.caption == nil)
    #expect(badge.count == nil)
    #expect(badge.backgroundColor == nil)
  }

  @Test("a number that is no whole one does not become nil in a property for whole ones")
  func fraction() throws {
    let badge = try Self.badge(
      """
      <userDefinedRuntimeAttribute type="number" keyPath="count"><real key="value" value="2.5"/>
      </userDefinedRuntimeAttribute>
      """)
    #expect(badge?.count == 1)
  }

  @Test("translatesAutoresizingMaskIntoConstraints can be one")
  func translates() throws {
    let badge = try Self.badge(
      """
      <userDefinedRuntimeAttribute type="boolean" value="NO" \
      keyPath="translatesAutoresizingMaskIntoConstraints"/>
      """)
    #expect(badge?.translatesAutoresizingMaskIntoConstraints == false)
  }

  @Test("what cannot be set is logged with the reason, and with what to do about it")
  func reasons() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = try Self.badge(
        """
        <userDefinedRuntimeAttribute type="nil" keyPath="level"/>
        <userDefinedRuntimeAttribute type="string" keyPath="level" value="high"/>
        <userDefinedRuntimeAttribute type="number" keyPath="cornerRadius">
        <real key="value" value="8"/></userDefinedRuntimeAttribute>
        """)
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("Failed to set") }
    #expect(lines.count == 3)
    let ends = [
      "setNilValueForKey]: could not set nil as the value for the key level.",
      "the property is declared as Int, and the file gives it “high”.",
      "for the key cornerRadius. If an extension in your app has it: properties of extensions are "
        + "not found by name here. Declare “@Inspectable var cornerRadius” in a class of yours, "
        + "and name it in the file.",
    ]
    for (line, end) in zip(lines, ends) { #expect(line.hasSuffix(end), "\(line)") }
  }
}

final class Badge: UIView {
  @Inspectable var caption: String? = "new"
  @Inspectable var count: Int? = 1
  @Inspectable var level = 0
}
