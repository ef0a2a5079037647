import Foundation
import Testing

/// Dependabot updates the image in `.devcontainer/Dockerfile`, but no image in a workflow.
@Suite("What the workflows use")
struct WorkflowTests {
  @Test("the workflows use the image of the Dockerfile, which has a digest")
  func same() throws {
    let dockerfile = try Checkout.text(of: ".devcontainer/Dockerfile")
    let image = try #require(
      dockerfile.firstMatch(of: /(?m)^FROM (swift:\S+@sha256:[0-9a-f]{64})$/)?.1)
    for name in ["ci", "grade", "progress"] {
      let workflow = try Checkout.text(of: ".github/workflows/\(name).yml")
      let used = workflow.matches(of: /(?:image|container): (swift:\S+)/).map(\.1)
      #expect(used.contains(image), "\(name).yml does not use \(image).")
      #expect(used.allSatisfy { [image, "swift:latest"].contains($0) }, "\(name).yml: \(used)")
    }
  }

  @Test("actions are pinned by hash, with the version beside it")
  func actions() throws {
    for name in ["ci", "grade", "progress"] {
      let workflow = try Checkout.text(of: ".github/workflows/\(name).yml")
      let uses = workflow.matches(of: /(?m)uses: (.+)$/).map { String($0.1) }
      #expect(!uses.isEmpty)
      for action in uses {
        let isPinned = action.contains(/^[\w\/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
        #expect(isPinned, "\(name).yml: \(action)")
      }
    }
  }
}
