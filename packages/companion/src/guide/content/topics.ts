import type { Topic } from '#emotion/emotions.ts';

export interface TopicContent {
  /** What the matter is called inside a sentence. */
  name: string;
  /** Small ideas, offered one at a time and only after asking. */
  ideas: readonly string[];
}

export const topicContent: Record<Exclude<Topic, 'none'>, TopicContent> = {
  work: {
    name: 'work',
    ideas: [
      'write down the three tasks that truly have to happen this week, and let the others wait openly',
      'ask for one short talk with the person who sets the work, with a single request in it',
      'put a small border at the end of the day, such as a walk around the block before you go home',
      'note for a few days which part drains you and which part does not, so that the next step rests on facts',
      'prepare one sentence for saying no, such as: I can do that on Thursday, not today',
    ],
  },
  school: {
    name: 'school',
    ideas: [
      'set a timer for twelve minutes and open only one page; stopping afterward is allowed',
      'ask a teacher or a tutor one exact question instead of saying that you are lost',
      'sort the material into know, nearly, and new, and begin with nearly',
      'study beside someone else who also has to, without talking about it',
      'do one old exam question badly, just to break the ice with it',
    ],
  },
  family: {
    name: 'your family',
    ideas: [
      'pick one person in the family, and tell only that person one true sentence',
      'leave a hard conversation early on purpose: I want to come back to this when we are calmer',
      'decide beforehand what you will not discuss today, and keep a sentence ready for it',
      'write the letter you would never send, and then see which single line you would like to say',
      'name what you can give this week, and let the rest be somebody else’s turn',
    ],
  },
  romantic: {
    name: 'your relationship',
    ideas: [
      'wait one night before you send it, and read it again in the morning',
      'say one thing you felt and one thing you would like, without the word always',
      'mute their page for a week, so that your evenings belong to you again',
      'tell one friend the whole story once, in order, out loud',
      'write down what you would need to stay and what you would need to go',
    ],
  },
  friendship: {
    name: 'this friendship',
    ideas: [
      'send a message that asks for nothing: this made me think of you',
      'say it small and early: I felt a bit left out on Saturday',
      'let one friendship be a once-a-month one without calling it lost',
      'go somewhere where the same people turn up every week, and let it be slow',
    ],
  },
  health: {
    name: 'your health',
    ideas: [
      'write your questions for the doctor on paper and hand the paper over',
      'take somebody along to the next appointment to listen for you',
      'pick one hour a day for looking things up, and none in bed',
      'tell people exactly one thing they can do, since most want to and do not know how',
    ],
  },
  body: {
    name: 'how your body feels to you',
    ideas: [
      'wear the thing that does not pinch, and put the other one out of sight for now',
      'leave the accounts that make you measure yourself',
      'do one thing for your body that has nothing to do with looks: warm water, stretching, sleep',
      'speak to someone trained in eating and body worries, if meals have become a battle',
    ],
  },
  money: {
    name: 'money',
    ideas: [
      'write every amount and date on one sheet; the sheet is often smaller than the dread',
      'call the one you owe before the date and ask for smaller payments',
      'ask 211, the free line for local help, about rent, food or power bills near you',
      'talk to a nonprofit credit counselor, which costs little or nothing',
      'ask in writing for the exact rule behind the charge, and keep a copy',
    ],
  },
  identity: {
    name: 'who you are',
    ideas: [
      'try the new name, word or look in one safe place first',
      'find people who have walked that road; being one of several changes a lot',
      'decide who hears it first, and let everyone else wait',
      'write down what is true about you in every room you enter',
    ],
  },
  loss: {
    name: 'your loss',
    ideas: [
      'keep one thing of theirs where you will see it, and put the rest away until you are ready',
      'write to them as if they could read it',
      'tell one story about them to somebody who never met them',
      'let a day that hurts have a plan: a candle, a meal, a walk',
      'look for a grief group nearby, where nobody asks you to be done with it',
    ],
  },
  parenting: {
    name: 'being a parent',
    ideas: [
      'sit down beside your child at a quiet moment, and begin with one sentence about how it was for you',
      'trade two hours with another parent this week',
      'let one thing at home be plainly not good enough',
      'ask your partner for one fixed night or one fixed morning, by name and hour',
    ],
  },
  sleep: {
    name: 'your nights',
    ideas: [
      'get up for a little while, sit in low light with something dull, and go back when your eyes get heavy',
      'park the worries on paper beside the bed, one line each, for tomorrow',
      'turn the clock away, since counting the hours keeps a mind awake',
      'let rest be the goal instead of sleep; lying quietly is worth something too',
    ],
  },
  habits: {
    name: 'that habit',
    ideas: [
      'delay it by ten minutes and do something with your hands meanwhile',
      'make the first step to it a little harder: delete it, lock it, leave it at work',
      'tell one person what you are trying, and when it tends to go wrong',
      'plan for the hour that is hardest rather than for the whole week',
      'ask a doctor before stopping alcohol or pills suddenly, since that can be dangerous',
    ],
  },
  world: {
    name: 'the state of the world',
    ideas: [
      'read the news once a day at a fixed hour, and not in bed',
      'pick one cause and one small, regular thing to do for it',
      'spend an hour with something that grows, is built or is mended near you',
      'talk about it with someone who is also worried, and end on what you can do',
    ],
  },
  'self-worth': {
    name: 'how you see yourself',
    ideas: [
      'write down what the harsh voice says, then answer as you would answer a friend',
      'collect three plain facts from today that it leaves out',
      'ask one person what they value about you, and only write it down',
      'give the critic a name, so that it is easier to notice who is talking',
    ],
  },
};
