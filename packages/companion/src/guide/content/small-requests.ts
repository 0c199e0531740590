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
  /** "Are you always up this late?", "what are you up to?". */
  aboutHaven: [
    "I'm a program, so there is no late for me: whenever you write, I'm here. How late is it for you?",
    'Not much: I sit here as a program does and answer whoever writes. What are you up to?',
    'No sleep needed on this side; one advantage of being a program. What keeps you up?',
    'Nothing goes on with me between messages. So tell me something: what is going on with you?',
  ],
} as const;
