/// What the agenda shows.
public struct AgendaViewModel {
  public let text: String

  public init(text: String) {
    self.text = text
  }
}

/// What a banner shows.
public struct BannerViewModel {
  public let text: String

  public init(text: String) {
    self.text = text
  }
}
