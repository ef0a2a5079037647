import Foundation

/// The translations of a file, each in its language's folder.
///
/// A translation is a whole file, such as `ko.lproj/Main.storyboard`, or a file of texts, such as
/// `ko.lproj/Main.strings`.
nonisolated enum Translation {
  /// The folders of the preferred language: `ko-KR.lproj`, then `ko.lproj`.
  ///
  /// As in an app, the argument `-AppleLanguages (ko)` selects Korean.
  static var folders: [String] {
    let languages =
      UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? Locale.preferredLanguages
    return languages.first.map(folders(of:)) ?? []
  }

  /// Returns the folders of a language, the most specific folder first.
  static func folders(of language: String) -> [String] {
    let parts = language.split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") + ".lproj" }
  }

  /// Returns the texts in the preferred language, or an empty dictionary if there are none.
  static func texts(of file: URL) -> [String: String] {
    guard let folder = folder(around: file) else { return [:] }
    let name = file.deletingPathExtension().lastPathComponent
    let found = folders.lazy.compactMap {
      try? Data(contentsOf: folder.appending(path: "\($0)/\(name).strings"))
    }
    guard let data = found.first else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: String] ?? [:]
  }

  /// Returns the folder that contains the languages' folders, or nil if the file is a translation.
  private static func folder(around file: URL) -> URL? {
    let folder = file.deletingLastPathComponent()
    if folder.pathExtension != "lproj" { return folder }
    return folder.lastPathComponent == "Base.lproj" ? folder.deletingLastPathComponent() : nil
  }
}

extension ElementTree {
  /// Returns the tree with translated texts, by the keys of a `.strings` file: `a1B-2c-D3e.text`.
  nonisolated func translated(with texts: [String: String]) -> ElementTree {
    var nodes = nodes
    for (key, text) in texts {
      let parts = key.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, let element = element(id: parts[0]) else { continue }
      let (place, attribute) = element.place(ofText: parts[1])
      nodes[place.index].attributes[attribute] = text
    }
    return ElementTree(file: file, nodes: nodes)
  }
}

extension Element {
  /// Returns the element and the attribute for the text with this key.
  nonisolated fileprivate func place(ofText key: String) -> (Element, String) {
    if let state = children.first(where: { $0.name == "state" && key == "\($0.key ?? "")Title" }) {
      return (state, "title")
    }
    if key == "configuration.title", let configuration = first("buttonConfiguration") {
      return (configuration, "title")
    }
    if key == "accessibilityLabel", let accessibility = first("accessibility") {
      return (accessibility, "label")
    }
    let segments = list("segments")
    if let index = segments.indices.first(where: { key == "segmentTitles[\($0)]" }) {
      return (segments[index], "title")
    }
    return (self, key)
  }
}
