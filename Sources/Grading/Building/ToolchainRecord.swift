import Foundation
import Synchronization

/// A record of facts about the toolchain, such as its builder, stored in one file.
///
/// If the file is missing or damaged, grading finds the facts again, which takes time.
final class ToolchainRecord: Sendable {
  /// Values, each by the fingerprint of everything that it depends on, except the toolchain.
  struct Content: Codable, Sendable {
    var builders: [Fingerprint: BuilderKind] = [:]
    var packages: [Fingerprint: PackageDescription] = [:]
    var plans: [Fingerprint: CompilerPlan] = [:]
    /// On a Mac, the location of the test library.
    var testLibrary: TestLibrary?
  }

  private let store: Store<Content>
  private let toolchain: Fingerprint
  private let cachedContent = Mutex<Content?>(nil)

  init(root: URL, toolchain: Fingerprint) {
    store = Store(root: root, folder: "toolchains")
    self.toolchain = toolchain
  }

  var content: Content {
    cachedContent.withLock { cached in
      let content = cached ?? store[toolchain] ?? Content()
      cached = content
      return content
    }
  }

  /// Changes the stored content, which another runner may also have changed.
  func change(_ body: (inout Content) -> Void) {
    cachedContent.withLock { cached in
      var content = store[toolchain] ?? Content()
      body(&content)
      try? store.keep(content, for: toolchain)
      cached = content
    }
  }
}
