/// What usually causes the crashes of programs that work with UIKit, and of Swift itself.
enum KnownCrashes {
  /// A part of the message, and what to look for.
  private static let causes = [
    (
      "key value coding-compliant",
      "The storyboard has a connection to an outlet or an attribute that the class does not have. "
        + "Was the property renamed, or does the scene name another class?"
    ),
    (
      "must call -[super initWithCoder:]",
      "A creator made its screen with another initializer. Inside of a creator, the screen comes "
        + "from init(coder:), with the coder that the creator was given."
    ),
    (
      "doesn't contain a view controller with identifier",
      "The storyboard has no scene with this Storyboard ID. Is it spelled as in the storyboard, "
        + "and is it the right storyboard?"
    ),
    (
      "has no segue with identifier",
      "No segue of this identifier starts at this screen. Is it spelled as in the storyboard, and "
        + "did the storyboard make this screen?"
    ),
    (
      "unable to dequeue a cell with identifier",
      "The table has no cell of this identifier. Is it spelled as in the storyboard, or as it was "
        + "registered, and is it this table?"
    ),
    (
      "Pushing the same view controller instance more than once",
      "A screen that is in the navigation controller already was pushed again. Which code keeps "
        + "it, and should each tap make a new one?"
    ),
    (
      "Could not find a storyboard named",
      "There is no storyboard file of this name. Is it spelled as the file is?"
    ),
    (
      "Could not load NIB",
      "There is no xib file of this name. A screen that is made without a storyboard looks for one "
        + "that is called like its class, unless it makes its view itself."
    ),
    (
      "unrecognized selector sent to instance",
      "A control of the storyboard calls a method that the class does not have under this name. "
        + "Was it renamed, or is it not listed in selectors?"
    ),
    (
      "Unknown class",
      "The scene names a class that is not there. Was it renamed, or is it generic? A storyboard "
        + "cannot name a generic class."
    ),
    (
      "init(coder:) has not been implemented",
      "The storyboard made the screen by init(coder:), and that initializer stops. Who makes this "
        + "screen, and does it go by another initializer?"
    ),
    (
      "Unexpectedly found nil while implicitly unwrapping",
      "A property that is declared with ! was used before it was set. An outlet is nil until the "
        + "view is loaded, and stays nil if no storyboard made its screen or cell. What a screen "
        + "is handed is nil until it is handed over."
    ),
    (
      "Unexpectedly found nil while unwrapping",
      "A ! stands behind a value that was nil. Which one is it, and who should have set it?"
    ),
    (
      "Could not cast value",
      "A cast with as! met a value of another type. If it is a screen: which class does the "
        + "storyboard name, and what stands around it, a navigation controller?"
    ),
    (
      "Attempted to read an unowned reference",
      "Something is unowned, and was asked for after it was gone. Who held it?"
    ),
    (
      "Index out of range",
      "A list was asked for an element that it does not have. What does it hold at this moment?"
    ),
  ]

  static func cause(of message: String) -> String? {
    causes.first { message.contains($0.0) }?.1
  }
}

extension String {
  /// The message of a crash without addresses, and without places in others' sources.
  var withoutAddresses: String {
    replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\ \(0x[0-9a-f]+\)/, with: "").replacing(/: 0x[0-9a-f]+>/, with: ">")
      .replacing(/\b(?:StoryboardKit|Swift)\/\S+\.swift:\d+:\ /, with: "")
  }
}
