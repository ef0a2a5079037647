import Foundation

extension UIViewController {
  /// The maximum depth of embedded controllers; the limit also ends endless embedding in a cycle.
  private static let deepestEmbedding = 32

  /// Fills the container views, after the outlets are connected and before `viewDidLoad`.
  func performEmbeds(_ decoder: NibDecoder) {
    guard let origin else { return }
    for segue in origin.embeds {
      guard let container = container(of: segue, decoder) else {
        note("nothing is embedded: the container has no id or is no view", at: segue)
        continue
      }
      if embeddingDepth >= Self.deepestEmbedding {
        let text = "controllers embed one another deeper than \(Self.deepestEmbedding) levels"
        origin.storyboard.log(.init(.broken, text, at: segue))
        Fault.raise("\(InterfaceError(text, at: segue))")
        continue
      }
      let identifier = segue["identifier"]
      guard shouldPerformSegue(withIdentifier: identifier ?? "", sender: container) else {
        continue
      }
      do {
        guard let child = try destination(of: segue, sender: container) else { continue }
        embed(child, in: container, by: segue)
      } catch {
        Fault.raise("\(error)")
      }
    }
  }

  private func container(of segue: Element, _ decoder: NibDecoder) -> UIView? {
    guard let view = segue.parent?.parent, let id = view.id else { return nil }
    return decoder.object(id: id) as? UIView
  }

  private func embed(_ child: UIViewController, in container: UIView, by element: Element) {
    let segue = makeSegue(element, to: child)
    prepare(for: segue, sender: container)
    child.embeddingDepth = embeddingDepth + 1
    child.loadOnce()
    addChild(child)
    container.fill(with: child.view)
    child.didMove(toParent: self)
  }
}
