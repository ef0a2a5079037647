import StoryboardKit
import Testing

/// Tests that `URLSession` needs no other import, as in a file that imports UIKit.
@Suite("What many apps put behind a protocol")
@MainActor
struct NetworkingTests {
  @Test("a session conforms to the app's own protocol, and a fake does, too")
  func session() throws {
    let url = try #require(URL(string: "https://example.com/todos"))
    let sessions: [any Session] = [URLSession.shared, FakeSession(status: 404)]
    #expect(sessions[0] is URLSession)
    var request = URLRequest(url: url)
    request.httpMethod = "DELETE"
    #expect((sessions[1] as? FakeSession)?.answer(to: request)?.statusCode == 404)
  }
}

private protocol Session {
  func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask
}

extension URLSession: Session {}

private struct FakeSession: Session {
  let status: Int

  func answer(to request: URLRequest) -> HTTPURLResponse? {
    request.url.flatMap {
      HTTPURLResponse(url: $0, statusCode: status, httpVersion: nil, headerFields: nil)
    }
  }

  func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSession.shared.dataTask(with: request, completionHandler: completionHandler)
  }
}
