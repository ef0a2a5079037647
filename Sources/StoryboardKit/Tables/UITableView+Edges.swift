import Foundation

/// The header or the footer of a section.
enum SectionEdge {
  case header, footer
}

extension UITableView {
  /// Lays out a section's header or footer and returns its height.
  func layOut(_ edge: SectionEdge, of section: Int, top: CGFloat) -> CGFloat {
    guard let view = view(edge, of: section) else { return 0 }
    let height = height(edge, of: section)
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    if isVisible(top: top, height: height) {
      addSubview(view)
      edges.append(view)
    }
    return height
  }

  private func view(_ edge: SectionEdge, of section: Int) -> UIView? {
    let own =
      switch edge {
      case .header: delegate?.tableView(self, viewForHeaderInSection: section)
      case .footer: delegate?.tableView(self, viewForFooterInSection: section)
      }
    if let own { return own }
    guard let title = title(edge, of: section) else { return nil }
    let view = UIView()
    let label = UILabel(frame: CGRect(x: 16, y: 0, width: max(bounds.width - 32, 0), height: 28))
    label.text = title
    view.addSubview(label)
    return view
  }

  private func title(_ edge: SectionEdge, of section: Int) -> String? {
    if let dataSource {
      return edge == .header
        ? dataSource.tableView(self, titleForHeaderInSection: section)
        : dataSource.tableView(self, titleForFooterInSection: section)
    }
    guard staticSections.indices.contains(section) else { return nil }
    return edge == .header ? staticSections[section].header : staticSections[section].footer
  }

  /// Returns the delegate's height, or else the table's height for the edge, which is at least 28
  /// points.
  private func height(_ edge: SectionEdge, of section: Int) -> CGFloat {
    let own = edge == .header ? sectionHeaderHeight : sectionFooterHeight
    let asked =
      switch edge {
      case .header: delegate?.tableView(self, heightForHeaderInSection: section)
      case .footer: delegate?.tableView(self, heightForFooterInSection: section)
      }
    return asked.flatMap { $0 >= 0 && $0 != own ? $0 : nil } ?? max(own, 28)
  }
}
