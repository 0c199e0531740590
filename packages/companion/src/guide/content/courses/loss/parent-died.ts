import type { Course } from '../course.ts';
import { begin, deathOf, notHere } from './death-words.ts';
import { heard } from './heard.ts';

const parents =
  'mom|mum|mam|mommy|mummy|mother|mama|mamma|momma|ma|dad|daddy|father|papa|pops?|stepmom|stepdad|stepmother|stepfather|parents?|old man';

/** A parent of the writer's has died lately. */
export const parentDied: Course = {
  id: 'parent-died',
  begins: begin(deathOf(parents, 'mom|mum|mama|momma|mother|dad|daddy|papa|father|both (?:of )?(?:my )?parents')),
  unless: notHere,
  loss: true,
  first: {
    say: [
      'I am so sorry. A parent is a piece of the ground one stands on.',
      'Oh. I am so sorry. Nobody is ever old enough for that.',
      'I am so sorry. Outside everything goes on, and for you it has stopped.',
    ],
    ask: [
      'Would you like to tell me about {them}, or about the days since?',
      'What has it been like for you since then?',
      'What was {their} name?',
    ],
  },
  turns: [
    {
      when: heard.suffered,
      say: [
        'That I cannot know, and it is a cruel question to lie awake with. A nurse or doctor who was there can often tell you more than you would dare to ask.',
        'I do not know. If it keeps you up, you could ask the people who cared for {them}: “What was it like for them at the end?” They are used to that question.',
      ],
      asked: true,
    },
    {
      when: heard.didTheyKnow,
      say: [
        'Nobody can answer for {them}, and I will not pretend to. What went on between you over all those years weighs more than any last hour.',
        'I cannot look into {them}. I can only see that you would have liked to hear it from {them} once more.',
      ],
      asked: true,
    },
    {
      when: heard.couldI,
      say: [
        'You look at that day knowing how it ended. You did not know it then, and you went by what you could see.',
        'I do not know what could have been done, and I doubt that you could have known. The asking comes from how much you wanted {them} to stay.',
      ],
      asked: true,
    },
    {
      when: heard.willItPass,
      say: [
        'Nobody can give you a date. Many people say that it changes more than it ends: it is there, and there comes to be room beside it.',
        'I do not know how long it will be for you. It mostly goes in waves, and a bad day after a better one does not mean you are back at the start.',
      ],
      asked: true,
    },
    {
      when: heard.isItNormal,
      say: [
        'It sounds like grief to me. Crying, not crying, laughing at the wrong moment, forgetting it for a second: all of that belongs to it.',
        'There is no proper way to lose a parent. Very little of what people feel in these weeks is wrong, however odd it seems to them.',
      ],
      asked: true,
    },
    {
      when: heard.afterlife,
      say: [
        'I do not know what comes after, and I would not invent it for you. What you believe, or only hope, is welcome here.',
        'That is beyond anything I can know. What I can see is the wish in it, and there is nothing foolish about the wish.',
      ],
      asked: true,
    },
    {
      when: heard.tellChildren,
      say: [
        'Plain words go best with children: “{They} died. {Their} body stopped working, and {they} cannot come back. We are sad, and that is all right.” Then let them ask.',
      ],
      asked: true,
    },
    {
      when: heard.whatToSay,
      say: [
        '“Thank you for asking. I am not up to talking about it yet” is enough. You owe nobody the story.',
        'Few words do. “My parent died, and I am not myself right now” tells people all they need.',
      ],
      asked: true,
    },
    {
      when: heard.backToWork,
      say: [
        'Hardly anybody feels ready. If you can, go back by half: “I am here, but not at full strength for a while” is a fair thing to tell them.',
        'There is no right week for it. Some are glad of a few ordinary hours, some cannot bear them. You may try it and find out.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|do I (?:have|need) to|am I (?:a bad|wrong|terrible))\b[^?.!]{0,30}\b(?:go|attend|come|speak|see (?:him|her|them)|view|skip|forgive)\b/iu,
      say: [
        'You may, and you need not. One can go late, sit at the back and leave early, and one can say goodbye somewhere else altogether.',
        'Nobody else has to live with it as you do. Try which of the two you could breathe with, in a year from now.',
      ],
      asked: true,
    },
    {
      when: heard.howGoOn,
      say: [
        'Small, for now: something to drink, the next hour, one person who may see you like this. Whatever can wait may wait.',
        'I doubt that anyone knows how. Mostly people get to the evening, and somebody sits with them in it, even without a word.',
      ],
      asked: true,
    },
    {
      when: /\b(?:complicated|estranged|(?:was|were)(?:n'?t| not) (?:\S+ )?(?:good|close|kind|around|a good)|never (?:there|close|around|apologi\S+|proud)|difficult|drank|drinker|alcoholic|left us|walked out|mixed|hadn'?t (?:spoken|talked) (?:in|for)|didn'?t (?:get along|like|really know)|barely knew)\b/iu,
      say: [
        'One can grieve for the parent there was, and for the one there never got to be.',
        'The anger and the sorrow can both be true. Neither has to leave for the other.',
        'And now it stays unfinished. That is a loss on top of the loss.',
      ],
      ask: ['What did you still hope for, from {them}?'],
    },
    {
      when: heard.phone,
      say: [
        'The hand goes to the phone before the mind remembers.',
        'Of course you do. That voice has been there all your life.',
        'And every time it is news again.',
      ],
      ask: ['What would you tell {them} tonight?'],
    },
    {
      when: /\b(?:(?:my|our) (?:mom|mum|mother|dad|father|stepmom|stepdad)|mom|mum|dad) (?:is|isn'?t|can'?t|won'?t|just|keeps?|doesn'?t|has to|cries|cried|sits|needs|now|alone|all alone|calls)\b|\b(?:other parent|widow(?:er)?|married (?:for )?\d+|(?:left|living|lives) (?:all )?alone)\b/iu,
      unless: /\b(?:died|dead|gone|passed|always|used to)\b/iu,
      say: [
        'Two griefs under one roof, and you are minding both.',
        'So you lost a parent, and are looking after one as well.',
        'You have somebody else to be there for now, before you have even begun.',
      ],
      ask: ['Who is looking after you in all this?'],
    },
    {
      when: heard.quarrel,
      say: [
        'To have to fight, now of all times.',
        'A death can bring every old quarrel back to the table.',
        'You needed them beside you in this, I think, and not across from you.',
      ],
    },
    {
      when: heard.notThere,
      say: [
        'Where you were at that hour says nothing about how near you were.',
        'You would have given a great deal to be in that room, it seems.',
        'That is the part that will not let go of you.',
      ],
    },
    {
      when: heard.unsaid,
      say: [
        'The last time gets so loud, only because it was the last.',
        'One talk out of thousands, and it is the one that plays again and again.',
        'Nobody tells you which one is going to be the last.',
      ],
      ask: ['What would you have liked to say?'],
    },
    {
      when: heard.wasThere,
      say: [
        'You were there. Few things are harder to stay for.',
        'That is a thing one does not unsee, and you did not turn away.',
      ],
      ask: ['Do you want to tell me about that hour, or rather not?'],
    },
    {
      when: heard.relief,
      say: [
        'Relief that the suffering stopped is not relief about losing {them}.',
        'Both can be there, the relief and the sorrow. Many who have nursed a parent know it.',
      ],
    },
    {
      when: heard.sudden,
      say: [
        'It came out of an ordinary day. No wonder the mind keeps going back there.',
        'No warning, and no chance to brace.',
        'There was not even time to be afraid of it first.',
      ],
    },
    {
      when: heard.illness,
      say: [
        'Knowing that it might come does not soften it when it does.',
        'So you had been losing {them} for a while already, bit by bit.',
        'All that time between hope and fear, and then this.',
      ],
    },
    {
      when: heard.funeral,
      say: [
        'All that arranging, when what you want is to sit down and be asked nothing.',
        'A day of shaking hands while everything in you is standing still.',
      ],
      ask: ['What would {they} {have} wanted for it?'],
    },
    {
      when: heard.paperwork,
      say: ['A whole life, and then it is forms.', 'Having to say it again to one clerk after another.'],
    },
    {
      when: heard.belongings,
      say: [
        'Ordinary things, and every one has {them} in it.',
        'Such small things, and they weigh so much.',
        'I can see why you would want to leave it just as it was.',
      ],
    },
    {
      when: heard.milestones,
      say: [
        '{They} should have been there for that.',
        'And the one you want to show it to is missing.',
        'So even the good days to come have a gap in them.',
      ],
    },
    {
      when: heard.strong,
      say: ['You hold everyone up, and it was your parent too.', 'There has been no room in it yet for you.'],
      ask: ['Where can you put it down for an hour?'],
    },
    {
      when: heard.numb,
      say: [
        'It has not arrived in all of you yet. It comes when it comes.',
        'A mind lets in only as much of it as it can take.',
        'Not feeling it does not mean you loved {them} any less.',
      ],
    },
    {
      when: heard.peopleSay,
      say: [
        'They mean to comfort, and it lands like a closed door.',
        'It tidies up something that is not tidy at all.',
      ],
      ask: ['What would you rather have heard?'],
    },
    {
      when: heard.guilt,
      say: [
        'Guilt comes with nearly every death, whether or not there is a reason for it.',
        'You see it so clearly now because you know the end.',
      ],
    },
    {
      when: heard.crying,
      say: [
        'Let them come. There is nobody here whom you have to hold up.',
        'It breaks in anywhere, between two ordinary minutes.',
      ],
    },
    {
      when: heard.anger,
      say: [
        'You have reason enough to be angry. It was too soon, and nobody asked you.',
        'Somebody ought to answer for it, and there is nobody who can.',
      ],
    },
    {
      when: heard.dream,
      say: ['For a moment {they} {were} there.', 'And then the waking up, and losing {them} once more.'],
      ask: ['What was it like, while it lasted?'],
    },
    {
      when: heard.memory,
      say: ['That is {them}, right there.', 'I would like to hear more of {them}.', 'You have kept that so exactly.'],
      ask: ['What else of {them} comes back to you?'],
    },
    {
      when: /\b(?:orphan\w*|no parents|(?:both|last) (?:of them|parents?)|like a (?:little |small )?(?:kid|child|girl|boy)|want my (?:mom|mum|mommy|mother|dad|daddy|father)|best friend|talked (?:to (?:him|her) )?every ?day|closest|only (?:one|person) (?:who|that)|rock)\b/iu,
      say: [
        'However grown one is, one is a child in this.',
        'You want just the one you cannot call.',
        'Nobody else has known you for that long.',
      ],
    },
    {
      when: heard.night,
      say: [
        'The nights have nothing in them to hold it off.',
        'When it gets dark there is only that left to think of.',
      ],
    },
    {
      when: heard.body,
      say: [
        'Grief goes through the whole body. It is heavy work, and you did not ask for it.',
        'No wonder there is no strength left.',
      ],
      ask: ['Has anyone put a plate in front of you lately?'],
    },
    {
      when: heard.work,
      say: [
        'They want you back at your desk, and you are not even back in the world.',
        'Being normal among people who know nothing of it takes all one has.',
      ],
    },
    {
      when: heard.friends,
      say: [
        'The messages stop so soon, and it is only beginning for you.',
        'One can be lonely in it among plenty of people.',
      ],
    },
    {
      when: heard.breath,
      say: [
        'A breath in between. You owe nobody anything for it.',
        'You may have that. It takes nothing away from {them}.',
      ],
    },
    {
      when: heard.misses,
      say: [
        'It is as big as it is. There is nothing you have to make of it.',
        'Yes. And it does not help that everyone loses their parents, when it is yours.',
      ],
    },
    {
      when: heard.stupid,
      say: [
        'Nothing about it is too small or too much to be said here.',
        'Losing a parent makes a child of almost anyone. There is no shame in it.',
      ],
    },
    {
      when: heard.noWords,
      say: ['You do not need to find words for it.', 'Then we leave it without a name for now.'],
    },
  ],
  say: [
    'There is no right way to go through this.',
    'You do not have to be brave about it here.',
    'It has only just happened, however long the days are.',
    'It changes the whole map, when a parent is no longer on it.',
    'One loses the person, and the one who remembers how it all began.',
    'All of that at once, and the days just go on asking things of you.',
  ],
  ask: [
    { line: 'What was {their} name?', unless: /\b(?:named|called|name (?:was|is))\b/iu },
    { line: 'What {were} {they} like, on an ordinary day?', unless: /\b(?:used to|always|funny|loved)\b/iu },
    {
      line: 'Who is there with you, these days?',
      unless: /\b(?:my (?:husband|wife|partner|boyfriend|girlfriend)|nobody|no one|alone)\b/iu,
    },
    { line: 'Which part of the day is the worst?', unless: /\b(?:nights?|mornings?|evenings?)\b/iu },
  ],
};
