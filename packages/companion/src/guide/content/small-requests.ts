/** Small things people ask of a listener at night, and what it gives them. */
export const smallRequests = {
  /** "Tell me something interesting": true, small, and about nothing that hurts. */
  something: [
    'An octopus has three hearts, and two of them work only for the gills. Your turn: the oddest thing you know?',
    'Honey that is kept sealed hardly ever goes bad. What has kept surprisingly well at your place?',
    'Wombats leave droppings in the shape of cubes. Nobody needed that, and still. What is your best useless fact?',
    'Bananas count as berries to a botanist, and strawberries do not. Which food would you defend to the last?',
    'A day on Venus is longer than its year. Some Mondays know the feeling.',
    'Sea otters hold hands while they sleep, so as not to drift apart. Got a favorite animal?',
    'There are more possible games of chess than anybody could ever play. Do you play anything?',
    'Cows have friends they prefer to stand beside. Who would you stand beside in a field?',
    'The shortest war on record was over in less than an hour. What was the shortest quarrel you ever had?',
    'Rain has a smell of its own when it meets dry ground, and a word as well: petrichor. Which smell do you like best?',
  ],
  /** "Wish me luck". */
  luck: [
    'Good luck. You go in with what you have, and that is enough to begin.',
    'Good luck to you. Breathe out once before you start.',
    'All the luck there is. Come back and tell how it went, if you like.',
    'Good luck. May it be kinder than you expect.',
  ],
  /** "Are you always up this late?", "what are you up to?". */
  aboutHaven: [
    "I'm a program, so there is no late for me: whenever you write, I'm here. How late is it for you?",
    'Not much: I sit here as a program does and answer whoever writes. What are you up to?',
    'No sleep needed on this side; one advantage of being a program. What keeps you up?',
    'Nothing goes on with me between messages. So tell me something: what is going on with you?',
  ],
  /** "Which one?", between two that were named. */
  which: [
    'I lean toward the plainer one. It is easier to mean.',
    'The one that sounds most like you, I would say.',
    'The shorter of the two. What is left out can be said later.',
  ],
} as const;
