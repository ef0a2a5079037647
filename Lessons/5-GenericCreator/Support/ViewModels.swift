/// The content of the agenda.
public struct AgendaViewModel {
  public let text: String

  public init(text: String) {
    self.text = text
  }
}

/// The content of a banner.
public struct BannerViewModel {
  public let text: String

  public init(text: String) {
    self.text = text
  }
}
