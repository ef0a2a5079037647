// The protocol refines two smaller ones, to which the container conforms, and the view model is a
// protocol, too.

import LocatorSupport

protocol SourceMaker { func makeTodoSource() -> any TodoSource }
protocol BadgeMaker { func makeBadge() -> any Badge }
protocol DigestDependencies: SourceMaker, BadgeMaker {}
protocol DigestViewModel { func open() -> String }
private struct Digest: DigestViewModel {
  let source: any TodoSource
  let badge: any Badge
  func open() -> String {
    let titles = source.titles()
    if titles.isEmpty { badge.clear() }
    return "To do: " + titles.joined(separator: ", ")
  }
}
final class AppContainer: SourceMaker, BadgeMaker {
  private let network: Network
  init(network: Network) { self.network = network }
  func makeTodoSource() -> any TodoSource { ServerTodoSource(network: network) }
  func makeBadge() -> any Badge { ServerBadge(network: network) }
  func makeAccountEraser() -> AccountEraser { AccountEraser(network: network) }
  func makeDigestViewModel() -> DigestViewModel {
    Digest(source: makeTodoSource(), badge: makeBadge())
  }
}
func makeDigest(dependencies: any DigestDependencies) -> DigestViewModel {
  Digest(source: dependencies.makeTodoSource(), badge: dependencies.makeBadge())
}
