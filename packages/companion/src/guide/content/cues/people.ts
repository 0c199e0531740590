import type { Cue } from './cue.ts';

/** Family, love, friends, being left out. */
export const people: readonly Cue[] = [
  {
    id: 'breakup',
    when: /\b(?:broke up|break ?up|broken up|dumped me|left me(?! (?:a|an|the|his|her|some|with|alone|to|in|on|no|out|one|all)\b)|leaving me|doesn't love me anymore|doesn't feel it anymore|split up|we(?:'re| are) over|getting (?:a )?divorced?|wants? (?:space|a divorce)|(?:he|she|they) moved out)\b/iu,
    say: [
      'When somebody leaves, they take the future you had pictured along with them.',
      'A bond like that does not end on the day it is declared over.',
      'Half of it is missing the person, and half is not knowing what to do at seven in the evening.',
      'The habits of two keep going for a while with only one in them.',
      'Heartbreak is also in the body: sleep, appetite, that pull in the chest.',
    ],
    ask: [
      'What is the hardest hour of the day since then?',
      'How did it end, if you feel like telling?',
      'Who is around you at the moment?',
      'What hurts the most about it?',
    ],
    meet: ['That is a hard blow.', 'That hurts, and it is no small thing.', 'That is a lot to take in.'],
    feeling: 'sadness',
    thread: true,
  },
  {
    id: 'checking-ex',
    when: /\b(?:keep|kept|can't stop|always) (?:checking|looking at|stalking|refreshing|rereading|re-reading) (?:his|her|their|my ex\S*|old|our)\b/iu,
    say: [
      'Checking gives a second of relief and then takes an hour back.',
      'The thumb goes there before the head has a say.',
    ],
    ask: ['What are you hoping to find when you look?', 'What happens in you right after you have looked?'],
    feeling: 'sadness',
  },
  {
    id: 'cheated',
    when: /\b(?:cheat(?:ed|ing)|affair|lied to me|behind my back|betray\w*|found (?:messages|texts|his texts|her texts))\b/iu,
    unless: /\bcheat (?:day|code|sheet)|on (?:a|the|my) test\b/iu,
    say: [
      'Betrayal makes you doubt them, and then it makes you doubt your own eyes.',
      'What was trust yesterday has to be looked at again today, and that is exhausting.',
    ],
    ask: [
      'What did you see or hear that told you?',
      'What do you need to know, and what would you rather not?',
      'Who is on your side in this?',
    ],
    feeling: 'anger',
  },
  {
    id: 'fight',
    when: /\b(?:fight|fought|fighting|argument|argued|arguing|yelled at (?:me|each)|screamed at me|blew up at me|snapped at me|row with|screaming match)\b/iu,
    unless: /\b(?:food fight|pillow fight|fight (?:club|night))\b/iu,
    say: [
      'The words said in the heat tend to echo longest.',
      'It takes only one spark when things have been dry for a long time.',
    ],
    ideas: [
      'begin again with one sentence about how it was for you instead of one about what they did',
      'ask for ten minutes at a calm hour and name the one thing it is about',
      'write down what you wish they had understood, and bring only that',
    ],
    ask: [
      'What did you want them to hear that got lost in the noise?',
      'How did it end?',
      'Where do the two of you stand now?',
    ],
    feeling: 'anger',
  },
  {
    id: 'snapped',
    when: /\bI (?:just )?(?:snapped|yelled|screamed|lost it|exploded|blew up|shouted)\b(?! at me)|^(?:snapped|yelled|screamed|shouted) at\b/iu,
    say: [
      'You can regret how it came out and still have had a reason.',
      'Repair counts for more than never getting loud.',
    ],
    ask: [
      'What had already happened that day?',
      'What did you need in the second before it came out?',
      'What would you like to say to them, now that it is quieter?',
    ],
    feeling: 'guilt',
  },
  {
    id: 'left-out',
    when: /\b(?:left (?:me )?out|nobody (?:called|texted|asked|invited|noticed|came|showed up|talks)|no one (?:called|texted|asked|invited|noticed|came|showed up|talks)|(?:wasn't|not|weren't|didn't get) (?:invited|asked|included)|without me|didn't (?:invite|ask|include|tell) me|everyone (?:else )?(?:went|was invited)|everybody went|another (?:chat|group))\b/iu,
    say: [
      'Being passed over stings, also when no one meant it.',
      'It hurts to find out from the side that there was a circle and you stood outside it.',
      'Not being noticed is a quiet kind of hurt; nobody even knows that they did it.',
    ],
    ask: [
      'How did you find out?',
      'What would you have wanted them to notice?',
      'Who would you most have liked to hear from?',
      'What did you do with the rest of that day?',
    ],
    feeling: 'loneliness',
  },
  {
    id: 'no-friends',
    when: /\b(?:no friends|don't have (?:any )?friends|no one to talk to|nobody to talk to|haven't talked to anyone|eat (?:lunch )?alone|all alone|by myself (?:again|every)|lonely|nobody (?:cares|loves|likes)|no one (?:cares|loves|likes))\b/iu,
    say: [
      'Going days without a real conversation changes how a room feels.',
      'It takes courage to say that there is nobody; most people hide it.',
    ],
    ask: [
      'When did it become so quiet around you?',
      'What was the last conversation that did you good?',
      'What kind of person do you wish would turn up?',
    ],
    feeling: 'loneliness',
  },
  {
    id: 'ghosted',
    when: /\b(?:ghosted|left (?:me )?on read|not (?:texting|replying|answering)|won't (?:reply|answer|text|respond)|didn't (?:reply|answer|text back|respond)|hasn't (?:replied|answered|texted|called))\b/iu,
    say: [
      'Silence from somebody makes the mind write a hundred answers of its own.',
      'No answer is hard because it leaves you doing both halves of the conversation.',
    ],
    ask: [
      'What do you tell yourself the silence means?',
      'What was the last thing between you before it went quiet?',
      'How long do you want to wait before you decide something?',
    ],
    feeling: 'anxiety',
  },
  {
    id: 'parent-forgets',
    when: /\b(?:mom|mum|dad|mother|father|grandma|grandpa|gran|nana|wife|husband)\b.*\b(?:(?<!let (?:me|us|him|her) )forget(?:s|ting)?(?: things)?|dementia|alzheimer\w*|memory|didn't (?:recognize|know (?:me|my name|who))|doesn't (?:recognize|know (?:me|my name|who))|confused me with|repeat\w* (?:herself|himself))\b|\b(?:starting|started) to forget\b/iu,
    say: [
      'Watching someone who knew everything about you begin to forget is a slow kind of goodbye.',
      'That is a loss in small pieces, with the person still there.',
    ],
    ask: ['What was the first thing you noticed?', 'How is it between the two of you when it happens?'],
    feeling: 'grief',
  },
  {
    id: 'sibling-distance',
    when: /\b(?:brother|sister|siblings?)\b.*\b(?:never (?:visits?|calls?|helps?|comes?)|(?:doesn't|won't) (?:visit|help|come|call)|visits never|minutes from|no help)\b/iu,
    say: [
      'Then the days are yours to carry, and the staying away is somebody else’s choice.',
      'It is hard not to keep count when one of you lives close and still does not come.',
    ],
    ask: [
      'What has never been said between the two of you about it?',
      'Was there a time when the two of you carried things together?',
      'What is said when you bring it up, if you still do?',
    ],
    feeling: 'anger',
  },
  {
    id: 'parents-pressure',
    when: /\b(?:my (?:parents|mom|dad|mother|father|family))\b.*\b(?:don't understand|doesn't understand|on my case|disappointed|expect\w*|pressure|compare\w*|control\w*|strict|never (?:listens?|proud)|won't let)\b/iu,
    say: [
      'It is hard to grow up under eyes that look for mistakes first.',
      'Wanting their approval and wanting your own life can pull in opposite directions.',
    ],
    ask: ['What do you wish they saw?', 'What happens at home when you try to explain it?'],
    feeling: 'sadness',
  },
  {
    id: 'bad-parent',
    when: /\b(?:bad|terrible|horrible|worst|awful) (?:mom|mother|mum|dad|father|parent)\b|\b(?:he|she|my (?:kid|son|daughter|child)|they) flinched\b/iu,
    say: [
      'A parent who does not care would not be losing sleep over it.',
      'Children need someone who comes back after a bad moment, far more than someone who never has one.',
      'That moment is on your mind because the bond matters to you.',
    ],
    ask: [
      'What would you like your child to hear from you about it?',
      'How was the rest of that day, between the two of you?',
      'What was already on your shoulders when it happened?',
    ],
    feeling: 'guilt',
  },
  {
    id: 'partner-drinks',
    when: /\b(?:husband|wife|partner|boyfriend|girlfriend|mom|dad|mother|father|brother|sister|son|daughter)\b.{0,40}\b(?:drinks?|drinking|drunk|alcohol|using again|relapse\w*|addict\w*)\b/iu,
    say: [
      'Living next to someone’s drinking means always listening for how the door closes.',
      'You did not cause it, and you cannot carry it sober for somebody else.',
      'Hiding it from others becomes a job of its own.',
    ],
    ask: [
      'What are the evenings like for you?',
      'Who knows about it besides you?',
      'Have you ever heard how it is for other families, at Al-Anon for example?',
    ],
    feeling: 'anxiety',
  },
  {
    id: 'watched',
    when: /\b(?:track(?:s|ing)? (?:my|me)|(?:checks|goes through|reads|took) my (?:phone|messages|texts|location)|knows where I am (?:all|at)|(?:won't|doesn't|does not) let me (?:see|go|talk|work|leave|have)|controls? (?:my|the money|everything|who)|tells me (?:who|what) (?:I can|to wear)|has my passwords?)\b/iu,
    unless: /\bmy (?:parents|mom|dad|mother|father) (?:took|checks|won't)\b|\bbecause I got\b/iu,
    say: [
      'Being watched like that is wearing, whatever name it is given.',
      'Love leaves room to close a door. You may notice when there is none.',
      'If you ever want to talk it over with people who know such things, 1-800-799-7233 is quiet and free.',
    ],
    always: true,
    ask: [
      'How safe do you feel around that person?',
      'What happens when you say no to it?',
      'Who else knows about it?',
      'When did it begin to feel like too much?',
    ],
    feeling: 'anxiety',
  },
  {
    id: 'hit-as-child',
    when: /\b(?:(?:got|was|were|get) (?:hit|beaten|slapped|whipped|spanked)|(?:hit|beat|slapped) (?:me|us)|kept quiet or|walk(?:ed|ing)? on eggshells)\b/iu,
    unless:
      /\b(?:(?:dog|cat|puppy|kitten|car|truck|bike)\b.{0,20}\b(?:got|was) hit|hit by a|hit me that|it hit me|beat me (?:at|in|to))\b/iu,
    say: [
      'No child should have to learn silence that way.',
      'Going quiet kept you safe then. It makes sense that it still happens by itself.',
      'What you learned there was not weakness; it was how one got through the evening.',
    ],
    always: true,
    ask: [
      'Is that in the past, or is anyone hurting you now?',
      'Who knew, back then?',
      'Where do you notice that old rule in your life today?',
      'What would you have needed somebody to do?',
    ],
    feeling: 'sadness',
    sure: true,
  },
  {
    id: 'met-with-kindness',
    when: /\b(?:glad you told me|proud of (?:me|you)|(?:he|she|they) (?:understood|listened|hugged me|wasn't mad|was so (?:nice|kind|sweet))|took it (?:well|better))\b/iu,
    say: [
      'You told somebody, and it was met with kindness.',
      'That is how it sounds when a person is on your side.',
      'So the dreaded moment came, and there was a hand in it.',
    ],
    ask: [
      'How does it feel, to be answered like that?',
      'What did you expect them to say?',
      'What does that make possible now?',
    ],
    feeling: 'gratitude',
    sure: true,
    always: true,
  },
  {
    id: 'bullied',
    when: /\b(?:bull(?:y|ied|ying|ies)|make fun of|making fun of|made fun of|mocks?|mocked|laughed at me|picks? on me|picking on me|(?:called|calls|calling) me (?:names|fat|ugly|stupid|a|an|worthless|useless|lazy|pathetic)\b|humiliated me|put me down|(?:thinks?|says?|said|told me) (?:that )?I'm (?:a |an |so |just |too |being |such )*(?:lazy|stupid|dumb|crazy|selfish|useless|dramatic|weak|fat|ugly|loser|failure|burden|mess))\b/iu,
    say: [
      'Words like that go in deep, also when one acts as if they did not.',
      'What they do says something about them and hurts as if it were about you.',
    ],
    ask: [
      'What went through you when you heard it?',
      'What would you have liked to say?',
      'How long has that been going on?',
    ],
    feeling: 'shame',
  },
  {
    id: 'apology',
    when: /\b(?:apologi[sz]e|say(?:ing)? sorry|make it up to|forgive me|said something awful)\b/iu,
    say: [
      'An honest apology can be short. It hardly ever comes too late.',
      'Wanting to make it right is where repair starts.',
    ],
    ideas: [
      'keep it short: what you did, that you see how it hurt, and no explaining',
      'say sorry without asking for an answer, so that they have time',
    ],
    ask: ['What would you want to say, in one sentence?', 'What are you afraid they would answer?'],
    feeling: 'guilt',
  },
  {
    id: 'told-secret',
    when: /\b(?:never told anyone|haven't told anyone|nobody knows|no one knows|first time I(?:'ve)? (?:ever )?(?:said|told)|my secret|keep(?:ing)? (?:it|this) (?:a )?secret)\b/iu,
    say: [
      'Something that has been alone with you for so long is heavy just from being carried in silence.',
      'You chose to put it into words. There is no hurry to say more than that.',
    ],
    ask: [
      'What is it like to have it outside of your head?',
      'What made today the day to say it?',
      'What have you been afraid would happen if somebody knew?',
    ],
  },
  {
    id: 'apart',
    when: /\b(?:long distance|far away|miss (?:him|her|them|my|you know who)|I(?:'ve| just)? moved (?:away|to|here)|homesick|new city|new country)\b/iu,
    say: [
      'Missing someone or somewhere is a thread that keeps tugging at odd hours.',
      'A new place stays a stage set until a few people know your name.',
    ],
    ask: [
      'What do you miss the most?',
      'When does the distance feel the longest?',
      'What feels a tiny bit like yours, where you are now?',
    ],
    feeling: 'loneliness',
  },
  {
    id: 'caring',
    when: /\b(?:(?:take|takes|taking|took) care of (?:my|him|her|them)|caregiv\w+|caring for (?:my|him|her)|look(?:ing)? after (?:my|him|her))\b/iu,
    say: [
      'Caring for someone can fill the day so fully that you fall off its edge.',
      'You can love them and be sick of it in the same afternoon.',
    ],
    ask: [
      'Who cares for you while you do all this?',
      'What is a day like for you at the moment?',
      'Which part of it wears you down the most?',
      'When did you last have an hour off?',
    ],
    ideas: [
      'ask about respite care, so that somebody else takes over for a few hours; the Eldercare Locator, 1-800-677-1116, knows what exists near you',
      'name one task, with a day and an hour, and ask one person for exactly that',
      'put one fixed hour a week into the calendar that belongs to you, and treat it like an appointment',
    ],
    feeling: 'overwhelm',
    thread: true,
  },
];
