import Foundation

/// The ways to create a cell for a reuse identifier.
enum CellSource {
  case type(UITableViewCell.Type)
  case nib(UINib)
  case prototype(CellPrototype)
}

/// A prototype cell in a storyboard, from which the table creates cells.
struct CellPrototype {
  let element: Element
  let file: InterfaceFile
  let storyboard: UIStoryboard?
  let bundle: ResourceBundle
  let ownerElement: Element?
  weak var owner: NSObject?

  func make() -> UITableViewCell {
    let decoder = NibDecoder(
      file: file, storyboard: storyboard, bundle: bundle, owner: owner, ownerElement: ownerElement)
    let cell = decoder.make(element, as: UITableViewCell.self)
    decoder.finish()
    return cell
  }
}

/// A section whose cells are in the file.
struct StaticSection {
  let header: String?
  let footer: String?
  let cells: [UITableViewCell]
}

extension UITableView {
  func decodeCells(_ element: Element, _ decoder: NibDecoder) {
    for prototype in element.list("prototypes") where prototype.name == "tableViewCell" {
      guard let identifier = prototype["reuseIdentifier"] else {
        decoder.report(.init(.broken, "the attribute reuseIdentifier is missing", at: prototype))
        continue
      }
      cellSources[identifier] = .prototype(
        CellPrototype(
          element: prototype, file: decoder.file, storyboard: decoder.storyboard,
          bundle: decoder.bundle, ownerElement: decoder.ownerElement, owner: decoder.owner))
    }
    staticSections = element.list("sections").map { section in
      StaticSection(
        header: section.string("headerTitle"), footer: section.string("footerTitle"),
        cells: section.list("cells").filter { $0.name == "tableViewCell" }.map {
          decoder.make($0, as: UITableViewCell.self)
        })
    }
  }

  /// Returns a reused or new cell, or nil if the identifier isn't registered.
  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = queues[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let cell: UITableViewCell
    switch cellSources[identifier] {
    case nil: return nil
    case .type(let type): cell = type.init(named: identifier, style: .default)
    case .prototype(let prototype): cell = prototype.make()
    case .nib(let nib):
      guard let first = nib.instantiate(withOwner: nil).first as? UITableViewCell else {
        Fault.stop(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top"
            + " level object which must be a UITableViewCell instance")
      }
      cell = first
    }
    cell.ownReuseIdentifier = identifier
    return cell
  }

  /// Returns a row's own cell while the row is reconfigured, or else a reused or new cell.
  func dequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if path == reconfigured, let cell = cells[path], cell.reuseIdentifier == identifier {
      return cell
    }
    guard let cell = dequeue(identifier) else {
      Fault.stop(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }
}
