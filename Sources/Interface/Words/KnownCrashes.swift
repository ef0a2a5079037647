/// The usual causes of crashes in UIKit and in Swift's runtime, by crash message.
enum KnownCrashes {
  /// Parts of crash messages, each with a hint about the cause; `…` separates two parts of one
  /// message.
  private static let causes: KeyValuePairs = [
    "key value coding-compliant":
      "The storyboard connects an outlet or sets an attribute that the class doesn't have. Was the "
      + "property renamed, or does the scene name another class?",
    "must call -[super initWithCoder:]":
      "The creator returned a screen that hasn't read its scene. Where was the scene when your "
      + "closure ran?",
    "must be kind of class":
      "The creator's screen isn't of the class that the scene names. Is this scene, maybe the "
      + "initial one, the navigation controller around your screen? Then which scene is your "
      + "screen's?",
    "doesn't contain a view controller with identifier":
      "The storyboard has no scene with this Storyboard ID. Is the ID spelled as in the "
      + "storyboard?",
    "has no segue with identifier":
      "This screen has no segue with this identifier. Is it spelled as in the storyboard, and did "
      + "the storyboard create this screen?",
    "unable to dequeue a cell with identifier":
      "The table has no cell with this identifier. Is it spelled as in the storyboard, or as you "
      + "registered it?",
    "Pushing the same view controller instance more than once":
      "A screen was pushed that is already in the navigation controller. Should each tap create a "
      + "new one?",
    "Could not find a storyboard named":
      "There's no storyboard file with this name. Is it spelled like the file?",
    "-view-":
      "The view of a storyboard's screen was used too early: it can't be loaded in the initializer "
      + "or the creator. Which line loads it, and does that line belong in viewDidLoad?",
    "Could not load NIB":
      "There's no xib file with this name. Without a storyboard, a screen looks for a xib named "
      + "after its class, unless it creates its view itself.",
    "unrecognized selector sent to instance":
      "The storyboard calls a method that the class doesn't have: a control's action, or a segue "
      + "action. Was it renamed, or is it missing in selectors?",
    "Unknown class":
      "The scene names a class that doesn't exist. Was it renamed, or is it generic? A storyboard "
      + "can't name a generic class.",
    "Fatal error: init(coder:) has not been implemented":
      "The storyboard called init(coder:), which traps. Which of your calls asked for this screen, "
      + "and how could it also pass what the screen needs?",
    "Unexpectedly found nil while implicitly unwrapping":
      "A property declared with ! was nil. Which code sets it, and when does that code run?",
    "Unexpectedly found nil while unwrapping":
      "Your code unwraps nil with !. Which value is nil, and which code should have set it?",
    "Could not cast value…Controller'":
      "as! found a screen of another class. Which code chose the class of this screen?",
    "Could not cast value":
      "as! found a value of another type. Which types can the value have in this line?",
    "Simultaneous accesses":
      "Your code used a value while it was being changed. If a struct's property has a didSet, the "
      + "whole struct is being changed until didSet returns. Which code that runs during the "
      + "change uses the same struct?",
    "deallocated with non-zero retain count":
      "While an object was being deallocated, your code stored a strong reference to it. Which "
      + "line does that, in deinit or in code that deinit calls?",
    "Attempted to read an unowned reference":
      "Your code used an unowned reference after its object was deallocated. Who was expected to "
      + "hold the object until then?",
    "Index out of range":
      "Your code used an index that the array doesn't have. What does the array contain then?",
  ]

  static func cause(of message: String) -> String? {
    causes.first { $0.key.split(separator: "…").allSatisfy(message.contains) }?.value
  }
}

extension String {
  /// The crash message without addresses, and without source locations outside the exercise.
  var withoutAddresses: String {
    replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\ \(0x[0-9a-f]+\)/, with: "").replacing(/: 0x[0-9a-f]+>/, with: ">")
      .replacing(/(\ to)?\ 0x[0-9a-f]{8,}/, with: "")
      .replacing(/\b(?:StoryboardKit|Swift)\/\S+\.swift:\d+:\ /, with: "")
  }
}
