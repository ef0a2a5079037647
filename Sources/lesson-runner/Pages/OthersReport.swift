import Course
import Interface

/// Returns the other correct designs of an exercise, then its catalog of mistakes, below a list of
/// both.
///
/// Each design and each mistake begins with ``PagerView/headingMark``.
func othersReport(
  on exercise: Exercise, in workbook: Workbook, _ style: TextStyle
) -> String {
  let designs = workbook.designs(of: exercise)
  let mistakes = Mistakes(of: exercise, in: workbook.root).all
  let designTexts = designs.map { design in
    let link = style.link(design.path, in: workbook.path)
    let head = [heading(link, style), design.difference.wrapped(to: style.width)]
    return head.joined(separator: "\n") + "\n\n"
      + style.code(design.text.withoutHeader.codeLines)
  }
  let mistakeTexts = mistakes.map { mistake in
    let code = mistake.blocks.map { block in
      block.isDifference ? style.difference(block.lines) : style.code(block.lines)
    }
    return ([heading(mistake.heading, style), mistake.reason.wrapped(to: style.width)] + code)
      .joined(separator: "\n\n")
  }
  let parts = [
    ("Other correct designs", designs.map(\.difference), designTexts),
    ("Mistakes", mistakes.map(\.heading), mistakeTexts),
  ].filter { !$0.2.isEmpty }
  let list = parts.map { title, names, _ in
    (["\(title):"] + names.map { $0.wrapped(to: style.width, indent: 2) }).joined(separator: "\n")
  }
  return (list + parts.flatMap { [style.bold($0.0)] + $0.2 }).joined(separator: "\n\n")
}

private func heading(_ text: String, _ style: TextStyle) -> String {
  style.bold(style.usesWords ? text : PagerView.headingMark + text)
}

extension TextStyle {
  fileprivate func code(_ code: [Substring]) -> String {
    code.map { line in lines(" ", line).map(\.trimmingSpacesAtEnd).joined(separator: "\n") }
      .joined(separator: "\n")
  }

  /// Returns the lines of a mistake's block, in which “-” marks lines of the answer.
  fileprivate func difference(_ code: [Substring]) -> String {
    code.flatMap { line in
      switch line.first {
      case "-": lines(usesWords ? "answer:" : "-", line.dropFirst()).map(good)
      case "+": lines(usesWords ? "mistake:" : "+", line.dropFirst()).map(bad)
      case "@": [gap()]
      default: lines(" ", line.dropFirst()).map(\.trimmingSpacesAtEnd)
      }
    }
    .joined(separator: "\n")
  }
}
