import Foundation

extension Character {
  /// The lowercase letter of the key that sent this character, on a keyboard with Latin letters.
  ///
  /// Caps Lock, a Russian or Korean layout, and a Japanese input method send other characters for
  /// the same keys. Any character that no known layout sends is returned unchanged.
  var latinLetter: Character {
    let small = String(self).lowercased()
    for layout in Self.layouts {
      if let match = zip(layout, Self.latinLayout).first(where: { String($0.0) == small }) {
        return match.1
      }
    }
    // An input method sends wide letters, such as “ｈ”.
    let narrow = small.precomposedStringWithCompatibilityMapping
    return narrow.count == 1 ? narrow.first ?? self : self
  }

  private static let latinLayout = "qwertyuiopasdfghjklzxcvbnm"
  private static let layouts = [
    "йцукенгшщзфывапролдячсмить", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ",
  ]
}
