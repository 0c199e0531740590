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
  /** They live elsewhere: {place}. */
  elsewhere: [
    'From far off you can still get someone to the door: call 911 and say that the address is in {place}; they pass it on. Who else is in {place}?',
    'The police in {place} can look in on {them}. Call 911 where you are, and give them the address in {place}. Do you have it?',
  ],
  /** Somebody has been told and is on the way. */
  onTheWay: [
    'You called, and now somebody is on the way. That was the hard part, and it is done. While you wait: who could be with you?',
    'Good. Others know now, and {they} will not be alone much longer. Keep the phone next to you.',
    'That call may have been the most important thing anybody did for {them} today. It is in more hands than yours now.',
  ],
  /** Nobody is with them yet, and nothing else fits. */
  stillOpen: [
    'What is the last thing you heard from {them}, and when was it?',
    'Who else could get to {them} tonight, besides you?',
    'Has there been a word about how, or when? If so, that is for 911, now.',
    'You know {them}, and you are worried: that is reason enough to ask plainly, or to let 911 look in.',
    'Do you know where {they} could be? 911 can only go where somebody sends them.',
  ],
  /** Somebody is going to look in. */
  check: [
    'A check at the door is just what is needed now, and you set it going. Keep the phone free for them. Who is with you while you wait?',
    'Good. Let them check, and tell them all you know, also what seems small. You need not be there for it to count.',
  ],
  /** "What if I ask and it makes it worse?" */
  askingIsSafe: [
    'Asking does not put the thought there; that has been looked at many times. Mostly it is a relief to be asked. You could begin with what you saw, and then the question.',
    'It does not make it worse. Being asked plainly tells {them} that it can be said out loud. And you do not have to fix the answer; 988 helps with that.',
  ],
  /** They said that they do not want to live. */
  saidYes: [
    'Then it has been said, to you, and that matters more than any right words. Stay with {them}, keep anything dangerous away, and call or text 988 together. If {they} could act on it tonight, 911.',
    'That is hard to hear, and good that it is out. Stay with {them}, and carry it with 988, by call or text. In danger, 911. Is anything dangerous within reach?',
  ],
  /** They said that they will do nothing tonight. */
  promised: [
    'Good, and believe it with your eyes open: stay near tonight, and let nothing dangerous be at hand. 988 is there for you both if it turns.',
    'That is something. It does not have to carry the whole night alone; who else could know? 988 advises, by call or text.',
  ],
  /** Staying, sitting, sleeping beside them. */
  staying: [
    'That may be the best thing anybody can do tonight: be there. You need not talk. Keep 988 on your phone, for either of you.',
    'Being in the room says it better than words. Sleep when {they} can, and wake somebody else if it gets to be too much.',
  ],
  /** Help has been agreed to. */
  agreed: [
    'That is a big step, and you made it easier to take. Could you go along as far as the door? And 988 covers the hours in between.',
    'Good. Keep it small until then: eat something, go together, and let somebody there take it over.',
  ],
  /** "I did not know what to say." */
  noWords: [
    'Nobody does. You asked, you listened, you stayed; that is what people remember.',
    'There was no right sentence to find. You were there, and {they} talked.',
  ],
  /** At the door, before the talk. */
  knocking: [
    'Good that you did. If it opens, few words do: I saw, I worry, I am staying. If nothing stirs and you are afraid, do not wait; 911.',
    'You are at the door; that is the hard part. If there is no answer and you fear for {them}, go in, or call 911.',
  ],
  /** Signs told, and nobody has asked yet. */
  moreSigns: [
    'Each of these alone could be nothing. Together they are reason enough to ask: are you thinking of suicide. It can be asked today. What holds you back?',
    'You are putting it together, and it is right to take that seriously. Has anybody asked {them} outright yet?',
  ],
  /** "Do I drive up there?", "should it wait till morning?" */
  goThere: [
    'What cannot wait is that somebody is with {them} tonight; that need not be you, if another is nearer. Who is? If nobody can come, 911 can look in.',
    'If you fear for tonight, do not let it wait for the morning. Somebody close by first, then your trip. 988 helps you decide, by call or text.',
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
    'The shaking is the fear leaving, now that it may. Sit down, something warm around you, both feet on the floor. Is somebody with you?',
    'Shaking is what a body does that was on watch and does not know yet that it may stop. Slow breaths out, and some water. Who could you call just for yourself?',
  ],
  /** Something was posted, written or given away that sounds like a farewell. */
  signs: [
    'Words like that can be a goodbye, and they can be less. You need not guess: ask {them} outright, are you thinking of killing yourself. If there is no answer, somebody should look in on {them}; 911 does that.',
    'I would take that seriously, as you do. Who can get to {them} soonest? And if you cannot be sure, 911 can knock at the door.',
  ],
  /** "Maybe I am overreacting." */
  doubt: [
    'Then you asked once too often, and nothing is lost. The other way round would be worse. Have you been able to ask {them} directly?',
    'Perhaps. You know {them}, though, and something in you went on alert. You can call or text 988 and tell them what you saw; they weigh it with you.',
    'If it turns out to be nothing, good. Nobody is harmed by one question too many. What made you uneasy first?',
  ],
  /** How long they have known each other. */
  known: [
    'After so long you hear a change in {them} before others do. That is worth trusting. Who else knows {them} that well?',
    'So you have a lot of years to go by, and this does not sound like {them} to you. When did you last hear from {them}?',
  ],
  /** "What do I even say?" */
  hurt: [
    'You saw it, and you took it seriously; that may be the first door for {them}. Speak alone, not by a phone that is looked at, and leave the choice there: “I believe you. Whenever you want, I am here.” 1-800-799-7233 advises friends too; 911 if it is happening now.',
    'A threat like that is to be believed. The safest way is planned, not sudden, and you can be part of it: a place, a car, a bag at yours. 1-800-799-7233 tells friends how, at any hour; 911 when it cannot wait. When can you be alone together?',
    'Going there could make it worse tonight. What helps is that somebody knows: you. Say it alone, “I worry about you at home”, and give the number, 1-800-799-7233. If you hear it happening, 911. What would you want to say first?',
  ],
  sayWhat: [
    'Few words do. To your friend: “I am scared for you, and I want to know whether you think of suicide.” To a parent: “I am worried, please look in now.” Which of the two do you need first?',
    'Say what you saw, then what you fear, then what you need: “Please go and check.” You need not be sure. 988 will help you with the words as well, by call or text.',
  ],
  /** Waiting for news. */
  waiting: [
    'Waiting is the worst of it: you have done what could be done, and the body does not believe it. Both feet on the floor, and the phone next to you. Who could wait with you?',
    'No wonder you feel like that. Somebody is on the way because of you. Until you hear, let us just pass the minutes. What do you see in front of you?',
    'You are allowed to be afraid while others do their part now. If nothing comes within the hour, ask again, or call 911.',
  ],
  /** "I should have called on Sunday." */
  blame: [
    'On that day you did not know what you know now. Today you noticed and you acted, and that is what {they} had from you. What would you say to a friend who blamed themselves for a day?',
    'Everybody who loves someone goes back over it like that. It is not yours to have known. Who can you say it to, out loud, besides me?',
  ],
  /** Tomorrow, and how to be with them afterward. */
  after: [
    'You need no speech. “I am glad you are here” is enough, and then doing something plain together. If {they} would rather not talk, that is all right. What did you two do, on ordinary days?',
    'Be as you are with {them}. You may ask once more, plainly, whether the thoughts are still there; asking does no harm. The rest can be ordinary. What would feel natural?',
  ],
  /** Worn out by it. */
  tired: [
    'That kind of fear uses up a whole week in one evening. You have done enough for today; others are with {them} now. What would help you rest?',
    'Of course you are. You kept watch for someone else all this time. Could you eat or drink something, and let a person sit with you?',
  ],
  /** Behind other replies; never about thoughts of the one who writes. */
  reminders: [
    '988 also advises friends, by call or text.',
    'For {them}, and for you: 988.',
    'If {they} should be in danger again, 911.',
    'You can ask 988 what to do next, at any hour.',
  ],
};
