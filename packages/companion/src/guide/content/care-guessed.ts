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
    'It matters too much to guess, so I ask: are you thinking of suicide, or of hurting yourself? If so, stay near somebody, put what could hurt you out of reach, and call or text 988, or text HOME to 741741. If I misread you, say so, and we go on.',
    'Let me ask first, and you may tell me that I am wrong: are you thinking of ending your life, or of hurting yourself? If so, be near someone, away from anything you could use, and call or text 988, or text HOME to 741741. If not, we stay with what you told me.',
    'I am not certain how to read this, so plainly: are you thinking of suicide? If you are, let somebody be with you, keep anything dangerous out of reach, and call or text 988, or text HOME to 741741. If that is not it, tell me, and I listen on.',
  ],
  imminent: [
    'If you are in danger this minute, call 911, or call or text 988, or text HOME to 741741, and go where somebody is. I am a program and can misread. Are you safe right now? If I got it wrong, tell me, and we go on from where you were.',
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
  "Before you go, one thing I would rather ask than guess: is suicide on your mind? If it is, stay a moment: call or text 988, or text HOME to 741741, or call 911 if it is now. If it isn't, forgive the question, and go well.",
  "One question before you leave, because I can't see your face: are you safe tonight? If not, call 911, or call or text 988, or text HOME to 741741, and let somebody be with you. If you are, rest well, and come back whenever you like.",
  "Let me ask one thing at the door: are you thinking of ending your life? If so, don't go alone: 988 answers calls and texts, HOME to 741741 too, and 911 comes in an emergency. If not, all is well, and take good care.",
];

const ofHome: Guessed = {
  quiet: [
    'Before we go on, one direct question: is somebody hurting you, or are you afraid of somebody? If not, tell me, and we stay with what you said. If so, it is not your fault; 1-800-799-7233 listens at any hour, and so does 988 by call or text.',
  ],
  elevated: [
    'I may be wrong, so I ask: is somebody hurting you, or are you afraid of somebody at home? If so, it is not your fault. 1-800-799-7233 helps quietly, 988 and HOME to 741741 too, and 911 if it cannot wait. If I misread it, tell me, and we go on.',
    'Let me ask plainly: does somebody threaten, control or hurt you? If yes, none of it is your fault, and 1-800-799-7233, 988 or HOME to 741741 can help, 911 if there is danger now. If it is not that, say so, and we stay with what you told me.',
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
