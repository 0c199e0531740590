/** Small things people ask of a listener at night, and what it gives them. */
export const smallRequests = {
  /** "Wish me luck". */
  luck: [
    'Good luck. You go in with what you have, and that is enough to begin.',
    'Good luck to you. Breathe out once before you start.',
    'All the luck there is. Come back and tell how it went, if you like.',
    'Good luck. May it be kinder than you expect.',
  ],
  /** "Tell me something interesting", "something dull": small things that are so. */
  something: [
    'An octopus has three hearts. Two of them are only there for the gills.',
    'A day on Venus is longer than a year there. It turns that slowly.',
    'By the book a banana is a berry, and a strawberry is none.',
    'The dot on the letter i has a name: it is called a tittle.',
    'The smell of rain on dry ground has a word of its own, petrichor.',
    'Most pencils have six sides, so that they stay where you put them down.',
    'A sheet of paper of the A sizes keeps its shape when you fold it in half. That is all there is to them.',
    "Scotland's national animal is the unicorn. Nobody seems to mind.",
    'Wombats leave droppings in the shape of cubes. They stack.',
    'Crows know the faces of people again, for years.',
  ],
  /** "Can you just stay a minute": company, as far as a program can be any. */
  stay: [
    "Yes. I'm here, and nothing has to be said.",
    "I'm here. Take the minute, and the next one too if you want it.",
    'Staying. You need not type anything for it.',
    "I'm not going anywhere. It can be quiet here.",
  ],
  /** Words to pray for whoever asks for some; Haven prays nothing itself. */
  prayer: [
    "I'm a program and don't pray; these words are yours, if they fit: “Lord, stay near tonight, and carry what I can't.”",
    "Praying is yours to do, and not a program's. Perhaps with these words: “God, you know what this weighs. Hold it with me for a while.”",
    "I'm a program and pray nothing; here are a few words, if they suit you: “God, give me rest for this night and light enough for tomorrow.”",
  ],
  /** "You sound like a greeting card." */
  plainer: [
    'Fair. Plainer, then.',
    'Point taken. Short and plain from here.',
    "That's how it comes out sometimes. I'll keep it plainer.",
  ],
  /** "Say something. Anything." */
  anything: [
    "I'm here. It's quiet on this side too, and nobody has to fill it.",
    "Here are some words, then, so that it's less quiet: I've read all of it, and I'm with you in this, as far as a program can be.",
    "Okay. I'm here, there's no hurry, and you don't have to be good company right now.",
  ],
  /** "Can I say that here?" */
  maySay: [
    'Yes. You can say it here, as it is.',
    'You can. Nothing has to be fair, or nice, or finished here.',
    'Yes, say it. There is nobody here to mind it.',
  ],
  /** "Sent it." */
  sent: [
    'Sent. That took something, and the rest is not in your hands now.',
    "It's out. Whatever comes back, you said it.",
    'Good. Now comes the waiting, which nobody likes. You can do it here.',
  ],
  /** "Are you always up this late?", "what are you up to?". */
  aboutHaven: [
    "I'm a program, so there is no late for me: whenever you write, I'm here. How late is it for you?",
    'Not much: I sit here as a program does and answer whoever writes. What are you up to?',
    'No sleep needed on this side; one advantage of being a program. What keeps you up?',
    'Nothing goes on with me between messages. So tell me something: what is going on with you?',
  ],
} as const;
