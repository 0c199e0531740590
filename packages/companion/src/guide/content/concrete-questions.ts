/** Questions about somebody or something the message itself names; {whom} and {focus} are in words that can be said back. */
export const concreteQuestions = {
  /** Somebody said something to the person. */
  said: [
    'What did you say to that?',
    'How did you answer?',
    'And what did you say?',
    'How did that land with you?',
    'What do you think was meant by it?',
    'What would you have liked to hear?',
  ],
  /** Somebody is named for the first time. */
  who: [
    'How are things with {focus} otherwise?',
    'What is {focus} like?',
    'Would you tell me a bit about {focus}?',
    'Where does {focus} stand in all this?',
  ],
  /** Something with a day lies ahead. */
  ahead: [
    'How are you feeling about {focus}?',
    'What are you expecting of {focus}?',
    'What would be a good way for {focus} to go?',
  ],
  /** Somebody who has died. */
  gone: ['What was {focus} like?', 'What do you miss most about {focus}?', 'What would {focus} have said to that?'],
} as const;
