import Course
import Foundation
import Interface

/// Returns the other correct designs of an exercise, then its catalog of mistakes.
func othersReport(
  on exercise: Exercise, in workbook: Workbook, _ style: TextStyle
) -> String {
  let designs = workbook.designs(of: exercise).map { design in
    let link = style.link(design.path, in: workbook.path)
    let head = [link, design.difference.wrapped(to: style.width)]
    return head.joined(separator: "\n") + "\n\n"
      + style.code(design.text.withoutHeader.codeLines)
  }
  let mistakes = Mistakes(of: exercise, in: workbook.root).all.map { mistake in
    let code = mistake.blocks.map { block in
      block.isDifference ? style.difference(block.lines) : style.code(block.lines)
    }
    return ([style.bold(mistake.heading), mistake.reason.wrapped(to: style.width)] + code)
      .joined(separator: "\n\n")
  }
  return [("Other correct designs", designs), ("Mistakes", mistakes)]
    .flatMap { title, parts in parts.isEmpty ? [] : [style.bold("── \(title)")] + parts }
    .joined(separator: "\n\n")
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
      case "@": [usesWords ? "(unchanged lines)" : dim("  ⋮")]
      default: lines(" ", line.dropFirst()).map(\.trimmingSpacesAtEnd)
      }
    }
    .joined(separator: "\n")
  }
}
