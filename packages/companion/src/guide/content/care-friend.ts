/** While somebody fears for another person: what comes after the first care words. 911 and 988 as the moment asks. */
export const friendCare = {
  /** "Should I call the police?" */
  shouldCall: [
    'Yes. If you cannot reach them and you fear for their life, call 911 and give the address. Being angry with you later is something a living person can do.',
    'Yes, I would call. Tell 911 what was written and where they may be. You can also call or text 988 and ask what to do next.',
    'Calling is right when you cannot be sure they are safe. 911 can look in at the address. You do not have to carry that decision alone; 988 helps friends, too.',
  ],
  /** No answer on the phone, or far away. */
  unreachable: [
    'When nobody picks up, 911 can send someone to the door for a welfare check. Who lives closest to them?',
    'Keep trying, and get others to try as well. If it stays silent and you are afraid for them, 911 can look in. Do you have the address?',
    'Not being able to reach them is reason enough to ask for help. 911 for a check at the door, 988 to ask what to say.',
    'You do not have to drive there alone. Call 911 for a check at the address, and let somebody come along.',
  ],
  /** The call is being made or has been made. */
  calling: [
    'Good. Stay on the line, say what was written and where they may be, and let them guide you.',
    'That is the right call. Tell them everything you know, also what seems small.',
    'Good that you did that. Now it is in more hands than yours. 988 is there for you, too, by call or text.',
  ],
  /** They have been found. */
  found: [
    'They are found, and you are the one who looked. That may have made all the difference. How are you, in your own body, right now?',
    'Found, then, and not alone any more. You did not look away. Let somebody sit with you now, too. 988 also talks with friends.',
    'So they have been found, and there are people with them. You can put down the phone for a minute and breathe. Who is with you?',
  ],
  /** Afterward, when the fear comes out. */
  shaking: [
    'That is the fear leaving, now that it may. Sit down, something warm around you, both feet on the floor. Is somebody with you?',
    'Your body was on watch, and it does not know yet that it may stop. Slow breaths out, and some water. Who could you call just for yourself?',
  ],
};
