// The protocol refines a smaller one, to which the container conforms, and the view model is a
// protocol, too.

import LocatorSupport

protocol SourceMaker { func makeTodoSource() -> any TodoSource }
protocol DigestDependencies: SourceMaker {}
protocol DigestViewModel { var text: String { get } }
private struct Digest: DigestViewModel {
  let source: any TodoSource
  var text: String { "To do: " + source.titles().joined(separator: ", ") }
}
final class AppContainer: SourceMaker {
  private let network: Network
  init(network: Network) { self.network = network }
  func makeTodoSource() -> any TodoSource { ServerTodoSource(network: network) }
  func makeAccountEraser() -> AccountEraser { AccountEraser(network: network) }
  func makeDigestViewModel() -> DigestViewModel { Digest(source: makeTodoSource()) }
}
func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  Digest(source: dependencies.makeTodoSource())
}
