/**
 * First sentences somebody may take to a person they must talk to, built from what was told. They are said by the person:
 * {said} is what the other one said, {news} what a third one did {deed} what the other one does, {matter} what it is
 * about, {own} what the
 * person wants, all in the person's own words. One of each pair is plain, the other softer.
 */
export interface Openings {
  plain: readonly string[];
  soft: readonly string[];
}

export type WordingNeed =
  | 'again'
  | 'debt'
  | 'hurt'
  | 'news'
  | 'boundary'
  | 'apology'
  | 'beside'
  | 'deed'
  | 'matter'
  | 'own'
  | 'any';

export const openings: Readonly<Record<WordingNeed, Openings>> = {
  hurt: {
    plain: [
      'When you said {said}, it hurt. Can we talk about it?',
      'You said {said}. That has stayed with me, and I want to answer it calmly.',
      'I keep hearing it: {said}. Is that how you meant it?',
    ],
    soft: [
      'I do not want to fight with you. Can I tell you how that landed with me?',
      'I would rather talk than win. Can we start over, from the beginning?',
      'You matter more to me than being right. Do you have ten minutes?',
    ],
  },
  news: {
    plain: [
      'It did not go well. I was told {news}, and I am still taking it in.',
      'I have something hard to tell you. I was told {news}.',
    ],
    soft: [
      'Can I tell you something, and you just listen first?',
      'I need a minute before I can talk about today. Sit with me?',
      'Something happened, and I do not have the right words yet. Can you stay with me while I look for them?',
    ],
  },
  boundary: {
    plain: [
      'Please let me do this my own way. I will ask when I need help.',
      'Please stop there. This one is mine to decide.',
      'When you tell me {said}, I get unsure. Please let me find my own way.',
    ],
    soft: [
      'I can see that you want to help. What would help the most is a bit more room.',
      'This is not against you. I need to find out for myself how it works for me.',
      'I listen better when I do not feel corrected. Can we try it like that?',
    ],
  },
  /** Money lent, and not come back. */
  debt: {
    plain: [
      'When could you pay back what I lent you? A part of it is fine too.',
      'I need the money I lent you. What day works for you?',
    ],
    soft: [
      'I know it has been tight. Could you pay me back a little at a time?',
      'No hard feelings. Could we agree on a day for the money?',
    ],
  },
  /** A remark that may come a second time. */
  again: {
    plain: [
      "I'd like us to leave that alone, please.",
      'Please do not say that to me again. It hurts.',
      'That is not something I talk about.',
    ],
    soft: [
      "You may mean it kindly. It lands hard, so let's talk about something else.",
      "Let's skip that one. Tell me how you have been.",
      'I came to see you, and not to talk about that.',
    ],
  },
  apology: {
    plain: [
      'I was wrong, and I am sorry. I am not going to explain it away.',
      'I am sorry for what I did. You did not deserve it.',
    ],
    soft: [
      'I have been thinking about what happened. Would you let me say sorry?',
      'I would like to make it right, if you want that. What would help?',
    ],
  },
  beside: {
    plain: [
      'You do not have to talk about it. I am here either way.',
      'I do not know the right words. I am coming with you, if you want me there.',
      'We do not have to be brave this morning.',
    ],
    soft: [
      'Do you want company, or quiet? Both are fine with me.',
      'I have been thinking about it too. Shall we be nervous together for a minute?',
      'Tell me what would make this day a little easier.',
    ],
  },
  deed: {
    plain: [
      'I want to talk about one thing: {deed}. It is not okay for me like that.',
      'I should have said this sooner: {deed}, and it is not easy for me.',
      'I noticed that {deed}. How do you see it?',
    ],
    soft: [
      'Can I bring up something small before it gets big?',
      'Maybe you did not mean it that way. Can I tell you how it is for me?',
      'I would rather say it to you than about you. Do you have a minute?',
    ],
  },
  matter: {
    plain: [
      'I want to talk about {matter}. It matters to me.',
      'There is something about {matter} that I have not said yet.',
    ],
    soft: [
      'This is hard for me to bring up. Can we talk about {matter}, without deciding anything today?',
      'I want to understand how you see {matter}. And then I would like to tell you how I do.',
    ],
  },
  own: {
    plain: [
      '{Own}. Can I tell you why?',
      '{Own}. I would like to hear what you think of it.',
      'I will say it straight: {own}.',
    ],
    soft: [
      'Could we talk for ten minutes? It is about something I care about.',
      'There is something I have been carrying around. May I tell you?',
      'Is this a good moment? There is something I would like to ask you.',
    ],
  },
  any: {
    plain: [
      'There is something I would like to tell you, and it is hard for me to say.',
      'Can we talk? There is something I do not want to carry around any longer.',
      'I would rather say this now than carry it into another week.',
    ],
    soft: [
      'Do you have a moment? I would rather tell you than keep it to myself.',
      'I am not sure how to say this. Can I try, and you hear me out?',
      'Is this a good time? It will not take long.',
    ],
  },
};

/** What Haven says around them. {one} and {two} are the openings, {who} "your sister", {whom} "her". */
export const wordingAnswers = {
  offered: [
    'Two ways to begin, yours to change. Plain: {one} Softer: {two} Which is closer to you?',
    'You could open with this: {one} Or, softer, with this: {two} Which one sounds more like you?',
    'Words to try on. Plain: {one} Gentler: {two} Which could you say?',
    'First: {one} Second, softer: {two} Does one of them fit?',
  ],
  offeredFor: [
    'For {who}, two beginnings. Plain: {one} Softer: {two} Which one could you say?',
    'Something for {who}, to bend as you like. First: {one} Second, softer: {two} Which is nearer?',
  ],
  chosen: [
    'Then that is your first line. After it, stop and let the answer come.',
    'Good. Say it once out loud before, so that your mouth knows it.',
    'That one, then. The rest does not have to be planned.',
    'All right. Keep it that short, and leave a pause behind it.',
  ],
  chosenFor: [
    'Then start with that one, and give {whom} time to answer. What do you think comes back?',
    'That one it is. You do not have to have the second sentence ready for {whom}.',
  ],
  both: [
    'They go together: the softer one first, and the plain one when the door is open.',
    'Then both, in that order: gentle to begin with, plain once you are heard.',
  ],
  /** Nobody is given words for somebody who may be violent. */
  notSafe: [
    'I would rather not hand you a sentence for that: with somebody who can get violent, even good words may make it worse. 1-800-799-7233 thinks it through with you, quietly and at any hour. Who else knows about it?',
    'What is safe to say there, people at 1-800-799-7233 can judge better than I; they plan such talks, or help you not to have them. If it turns dangerous, 911. Are you alone with it at the moment?',
  ],
  neither: [
    'Then in your own words, as rough as they come: what is the one thing that has to be said?',
    'Fair, they are only mine. How would you say it to a friend about it?',
  ],
  ifLeft: [
    'Then you have said your part, and it may rest for a day. A line for later: “I would still like to talk, whenever you are ready.”',
    'That would sting, and it would not undo what you said. You could write one sentence afterward: “I meant it kindly, and it can wait.”',
  ],
  ifAngry: [
    'Then slower helps more than louder. You could say: “I can hear that you are upset. I want to understand it.”',
    'You are allowed to stop there: “Let us talk when it is calmer. I am not leaving it.”',
  ],
  ifElse: [
    'You could have one sentence ready for that: “Give me a moment, I want to answer that well.”',
    'Then a pause is an answer too. “I did not expect that. Can I think about it?” is enough.',
  ],
} as const;
