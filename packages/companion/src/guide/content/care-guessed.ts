import type { RiskKind, Tier } from '#crisis/risk.ts';

type Guessed = Record<Exclude<Tier, 'none'>, readonly string[]>;

/**
 * What is said where danger is only guessed: the numbers come as ever, the question is put openly, and a no is enough. To be told that
 * one means to die, by a program that misread, drives people away from it.
 */
const ofOneself: Guessed = {
  quiet: [
    'Before we go on, one direct question, because I would rather ask than guess: are you having thoughts of suicide? If not, just tell me, and we stay with what you were saying. If you are, 988 answers calls and texts at any hour, as does HOME to 741741.',
    'I may be reading too much into this, so I ask plainly: are you thinking of ending your life? A no is fine, and then we go on from there. If it is a yes, you can call or text 988 day and night, or text HOME to 741741.',
    'One thing I want to be sure of, even if it seems out of place: is suicide on your mind? If it is not, we go right back to this. If it is, 988 by call or text, or HOME to 741741, is there at any hour.',
  ],
  elevated: [
    'I want to get this right, so I ask: is there a thought of suicide in that, or do I read too much into it? If there is, stay near somebody, away from anything you could use, and call or text 988, or text HOME to 741741. If not, tell me, and go on; I follow.',
    'Let me ask one thing, and then we go on either way: are you thinking of ending your life? If yes, be near someone, away from anything you could use, and call or text 988, or text HOME to 741741. If not, just tell me; I am still with what you said.',
    'Behind words like these there is sometimes a darker thought, and often not. Is suicide on your mind? If it is, let somebody be with you, keep anything dangerous out of reach, and call or text 988, or text HOME to 741741. If not, tell me, and we stay with the rest.',
  ],
  imminent: [
    'If you are in danger this minute, call 911, or call or text 988, or text HOME to 741741, and go where somebody is. I am a program and can misread. Are you safe right now? If I got it wrong, tell me, and we go on from where you were.',
    'I would rather ask once too often: might you come to harm in the next hours? If so, call 911, or call or text 988, or text HOME to 741741, and be where somebody is. If I read too much into it, say so, and tell me on.',
    'Before I answer the rest: if this is about your life, 911 comes now, and 988 answers by call or text, HOME to 741741 too; let somebody be near you. Is it? If not, just go on; I am with what you said.',
    'First, to be sure: if you might come to harm tonight, call 911 now, or call or text 988, or text HOME to 741741, and let somebody be beside you. Are you safe where you are? If I misunderstood, a word is enough, and I listen on.',
  ],
};

/** Asked about a danger that was only guessed, somebody says how long or how often: of what, has to be known before anything is built on it. */
export const guessedUnsure: readonly string[] = [
  "I don't want to put words in your mouth. Is that thoughts of suicide, or what you told me before? Either answer is fine. If it is thoughts of suicide, call or text 988 at any hour, or text HOME to 741741.",
  'Let me make sure I have that right: do you mean thoughts of suicide, or the rest of what you told me? If it is the first, stay near somebody, and call or text 988, or text HOME to 741741. If not, we go on from there.',
];

/** The same to somebody who is leaving: most of them go to bed, and whoever does not is asked to stay. */
export const guessedFarewell: readonly string[] = [
  'Go well, then. One thing at the door, because I cannot see your face: is suicide on your mind? If it is, stay a moment: call or text 988, or text HOME to 741741, or call 911 if it is now. If it is not, forgive the question, and rest.',
  'All right, take care. One question I would rather ask than leave out, for I cannot see your face: are you safe tonight? If not, call 911, or call or text 988, or text HOME to 741741, and let somebody be with you. If you are, rest well, and come back whenever you like.',
  'Take good care. Let me ask one thing: are you thinking of ending your life? If so, let somebody be with you: 988 answers calls and texts, HOME to 741741 too, and 911 comes in an emergency. If not, all is well, and rest.',
];

/** To somebody who is leaving, where another danger was only guessed: they are let go, with the numbers and no question. */
export const guessedLeave: readonly string[] = [
  'Take good care, then. Should anybody be in danger tonight, you or somebody else: 911, or 988 by call or text, or HOME to 741741. If all is calm, rest well, and come back whenever you like.',
  'Go well. Only so that it was said: if somebody is not safe tonight, there are 911, 988 by call or text, and HOME to 741741. If everybody is, sleep well.',
];

const ofHome: Guessed = {
  quiet: [
    'May I ask something plainly: is there somebody who frightens you, or who has hurt you? A no is fine, and we go on. If it is a yes, none of it is your fault; 1-800-799-7233 helps quietly at any hour, and 988 listens too.',
    'Before we go on, one direct question: is somebody hurting you, or are you afraid of somebody? If not, tell me, and we stay with what you said. If so, it is not your fault; 1-800-799-7233 listens at any hour, and so does 988 by call or text.',
  ],
  elevated: [
    'One question I would rather ask than leave out: are you safe with the person you speak of? If not, it is not your fault; 1-800-799-7233 helps quietly, 988 and HOME to 741741 too, and 911 if it cannot wait. If you are, just go on; I am listening.',
    'Let me ask it once: is anybody threatening you, or hurting you? If so, it is not your fault, and 1-800-799-7233, 988 or HOME to 741741 can help, 911 if there is danger now. If nobody is, tell me, and we stay with what you told me.',
  ],
  imminent: [
    'If somebody could hurt you now, get to a place with a door or people, and call or text 911; 1-800-799-7233, 988 and HOME to 741741 can help after. I am a program and can misread. Are you safe right now? If I did, tell me, and we go on.',
  ],
};

const ofAnother: Guessed = {
  quiet: [
    'One question, to be sure: are you worried that somebody may hurt themselves? If not, tell me, and we go on. If so, you can ask them plainly, and 988 advises you by call or text at any hour, as does HOME to 741741.',
  ],
  elevated: [
    'I want to read that rightly: do you fear that somebody may hurt themselves? If so, ask them plainly, stay near, and call or text 988 together, or text HOME to 741741; 911 if there is danger now. If it is not that, tell me, and we go on.',
  ],
  imminent: [
    'If somebody is in danger this minute, call 911, stay with them, and call or text 988, or text HOME to 741741. I am a program and can misread. Is anybody in danger right now? If not, tell me, and we go on.',
  ],
};

const towardOthers: Guessed = {
  quiet: [
    'One question, to be sure: is there a thought of hurting somebody in that? If not, tell me, and we stay with what you said. If there is, step away from them for now; 988 listens by call or text, as does HOME to 741741.',
  ],
  elevated: [
    'I ask rather than guess: could it come to you hurting somebody? If so, walk away from them first, leave anything dangerous behind, and call or text 988, or text HOME to 741741; 911 if it can still happen. If I misread it, say so, and we go on.',
  ],
  imminent: [
    'If somebody could get hurt now, get away from them, leave anything dangerous behind, and call 911, or call or text 988, or text HOME to 741741. I am a program and can misread. Is everybody safe right now? If so, tell me, and we go on.',
  ],
};

/** Whether a guess at this kind of danger is about the writer's own life. */
export function isOfOneself(kind: RiskKind): boolean {
  return byKind[kind] === ofOneself;
}

/** The lines for a guess at this kind of danger; none where only the lines for that very danger will do. */
export function guessedCare(kind: RiskKind, tier: Exclude<Tier, 'none'>): readonly string[] {
  return (byKind[kind] ?? none)[tier];
}

const none: Guessed = { quiet: ofOneself.quiet, elevated: [], imminent: [] };

const byKind: Partial<Record<RiskKind, Guessed>> = {
  explicit: ofOneself,
  passive: ofOneself,
  burden: ofOneself,
  goodbye: ofOneself,
  means: ofOneself,
  'self-harm': ofOneself,
  overdose: ofOneself,
  abuse: ofHome,
  'third-party': ofAnother,
  'harm-others': towardOthers,
};

/** To somebody who says that it was misread: before the answer to the rest of what they said, and alone. */
export const misread = {
  before: [
    'Thank you for telling me, and I am sorry: I misread you.',
    'Understood, and sorry. I took that far too darkly.',
    'Then I got it wrong. I am sorry, and thank you for saying so.',
    'All right. That was my mistake, and I let it go.',
  ],
  alone: [
    'Thank you for telling me. I misread that, and I am sorry. Go on from where you were; I am listening.',
    'Good, and thank you for saying so. I took it too darkly. What were you about to tell me?',
    'All right, I take you at your word. I am sorry for the fright. Where would you like to go on?',
  ],
};

/** To somebody who has had enough of numbers: before the answer to the rest, and alone. */
export const noMoreNumbers = {
  before: [
    'Understood, and sorry: no more numbers, unless something new makes me ask.',
    'Point taken. The numbers stay in the bar above, and out of what I say.',
  ],
  alone: [
    'Understood, and sorry: no more numbers, unless something new makes me ask. What were you about to say?',
    'Point taken. They stay in the bar above, and out of what I say. Where were we?',
  ],
};
