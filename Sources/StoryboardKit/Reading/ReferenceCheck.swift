/// A check of a file for unsupported elements and broken references.
nonisolated struct ReferenceCheck {
  private(set) var notes: [InterfaceNote] = []
  private let tree: ElementTree
  /// The scenes, each with a controller.
  private let scenes: [SceneElements]

  init(tree: ElementTree, scenes: [SceneElements]) {
    self.tree = tree
    self.scenes = scenes
    checkInitial()
    var unmodelled: Set<String> = []
    for index in tree.nodes.indices {
      let element = Element(tree: tree, index: index)
      checkName(element, &unmodelled)
      checkID(element)
      checkConnection(element)
    }
    checkFrames()
    checkScenes()
    checkCycles()
    notes.sort { $0.location.line < $1.location.line }
  }

  private mutating func note(
    _ message: String, at element: Element, kind: InterfaceNote.Kind = .broken
  ) {
    notes.append(InterfaceNote(kind, message, at: element))
  }

  /// Notes each unknown name once, where it first occurs.
  private mutating func checkName(_ element: Element, _ seen: inout Set<String>) {
    guard !KnownElements.all.contains(element.name), seen.insert(element.name).inserted else {
      return
    }
    let becomes =
      element.isController
      ? "a plain view controller" : KnownElements.isView(element) ? "a plain view" : "left out"
    note("not modelled: \(becomes)", at: element, kind: .notModelled)
  }

  private mutating func checkID(_ element: Element) {
    guard let id = element.id, let first = tree.indexByID[id], first != element.index else {
      return
    }
    note("the id stands twice; the one on line \(tree.nodes[first].line) wins", at: element)
  }

  /// The parents of connections.
  ///
  /// Elsewhere, as in Xcode's tie-breakers, a `segue` isn't a connection.
  private static let holders: Set = ["connections", "userDefinedRuntimeAttributes"]

  private mutating func checkConnection(_ element: Element) {
    guard KnownElements.connections.contains(element.name),
      let holder = element.parent?.name, Self.holders.contains(holder)
    else { return }
    let needed =
      switch element.name {
      case "outlet": ["property", "destination"]
      case "outletCollection": ["property", "destination"]
      case "action": ["selector", "destination"]
      case "segue": ["kind", "destination"]
      default: ["keyPath", "type"]
      }
    for name in needed where element[name] == nil {
      note("the attribute \(name) is missing", at: element)
    }
    if let id = element["destination"], tree.indexByID[id] == nil {
      note("its destination \(id) is not in the file", at: element)
    }
  }

  private mutating func checkInitial() {
    guard let id = tree.root["initialViewController"] else { return }
    if !scenes.contains(where: { $0.controller.id == id }) {
      note("its initialViewController \(id) is no controller of this file", at: tree.root)
    }
  }

  /// Notes the first missing frame; some betas of Xcode omitted frames that Auto Layout sets.
  private mutating func checkFrames() {
    let frameless = tree.root.descendants.first {
      $0.parent?.name == "subviews"
        && $0.bool("translatesAutoresizingMaskIntoConstraints") == false
        && $0.rect(key: "frame") == nil
    }
    guard let frameless else { return }
    note(
      "no frame is in the file, and Auto Layout is not solved: it is empty", at: frameless,
      kind: .notModelled)
  }

  private mutating func checkScenes() {
    for scene in tree.root.list("scenes") where SceneElements(scene) == nil {
      note("a scene without a controller", at: scene)
    }
    var seen: Set<String> = []
    for scene in scenes {
      guard let identifier = scene.controller["storyboardIdentifier"] else { continue }
      if !seen.insert(identifier).inserted {
        note("a second controller with the identifier \(identifier)", at: scene.controller)
      }
    }
  }

  /// Notes cycles of relationship and embed segues, visiting each controller once.
  private mutating func checkCycles() {
    let next = scenes.reduce(into: [String: [Element]]()) { result, scene in
      guard let id = scene.controller.id else { return }
      result[id] = scene.segues.filter { ["relationship", "embed"].contains($0["kind"]) }
    }
    var finished: Set<String> = []
    for start in scenes.compactMap(\.controller.id) where !finished.contains(start) {
      var path = [(id: start, segues: next[start] ?? [])]
      var onPath: Set = [start]
      while let last = path.last {
        guard let segue = last.segues.first else {
          finished.insert(last.id)
          onPath.remove(last.id)
          path.removeLast()
          continue
        }
        path[path.count - 1].segues.removeFirst()
        guard let id = segue["destination"] else { continue }
        if onPath.contains(id) {
          note("a cycle: \(id) would contain itself", at: segue)
        } else if !finished.contains(id) {
          path.append((id, next[id] ?? []))
          onPath.insert(id)
        }
      }
    }
  }
}
