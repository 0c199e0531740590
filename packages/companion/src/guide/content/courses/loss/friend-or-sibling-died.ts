import type { Course } from '../course.ts';
import { begin, deathOf, notHere } from './death-words.ts';
import { heard } from './heard.ts';

const people =
  'brother|sister|bro|sis|sibling|twin|friend|friends|bestie|best friend|buddy|mate|roommate|cousin|(?:brother|sister)-in-law';

/** A friend, a brother or a sister of the writer's has died. */
export const friendOrSiblingDied: Course = {
  id: 'friend-or-sibling-died',
  begins: begin(
    deathOf(people),
    '\\b(?:a|an old|one of my(?: \\S+)?|someone|a girl|a guy|a kid) (?:\\S+ )?friends?(?: of mine)?(?: from \\S+)? (?:just |suddenly |recently )?(?:died|passed away|was killed)',
  ),
  unless: notHere,
  loss: true,
  first: {
    say: [
      'I am so sorry. Somebody who was meant to be around for all of it.',
      'Oh, I am so sorry. That is a hole in your own life.',
      'I am so sorry. It is out of order, somehow, when it is one of your own.',
    ],
    ask: [
      'Who {were} {they}, to you?',
      'Do you want to tell me what happened?',
      'How are you getting through the days?',
    ],
  },
  turns: [
    {
      when: heard.suffered,
      say: [
        'I do not know, and neither does your mind at night, though it shows you pictures. Those who were there could tell you, when you want it.',
      ],
      asked: true,
    },
    {
      when: heard.didTheyKnow,
      say: [
        'I cannot know it. You two had your own way of saying such things, I suppose, and it was mostly not in words.',
      ],
      asked: true,
    },
    {
      when: heard.couldI,
      say: [
        'I do not know what anyone could have done. You knew what you knew that day, and you would have come at once if you had known more.',
        'One looks for the turn where it could have gone otherwise. Mostly it was not in the hands of any one person.',
      ],
      asked: true,
    },
    {
      when: heard.willItPass,
      say: [
        'I cannot say when. People who lost a friend or a brother or sister mostly say that it stays, and that one learns where to put the weight.',
      ],
      asked: true,
    },
    {
      when: heard.isItNormal,
      say: [
        'It is, by all that people tell. There is hardly any rule for this kind of loss, which is one of the things that make it so lonely.',
      ],
      asked: true,
    },
    {
      when: heard.afterlife,
      say: ['I have no knowledge of it, and I will not act as if. You may leave that question as open as it is.'],
      asked: true,
    },
    {
      when: heard.tellChildren,
      say: [
        'In plain words, and soon, so that they do not hear it elsewhere: “{They} died. That is why it is so sad here now. You can ask anything.”',
      ],
      asked: true,
    },
    {
      when: heard.whatToSay,
      say: [
        'To the family: “I loved {them} too, and I think of you” is all it takes. One small story of {them} is the best present they can get now.',
      ],
      asked: true,
    },
    {
      when: heard.backToWork,
      say: [
        'There is often no leave for it, and it takes as much out of you as any other. You could say: “I lost someone close. I need a few days, and then some patience.”',
      ],
      asked: true,
    },
    {
      when: heard.howGoOn,
      say: [
        'With others who knew {them}, if there are any. You need no plan; sitting together and saying the name is a beginning.',
      ],
      asked: true,
    },
    {
      when: /\b(?:my|our) (?:parents|mom|mum|mother|dad|father|family) (?:is|are|can'?t|isn'?t|aren'?t|won'?t|just|keeps?|lost|has|have|need|only|cry|cries)\b|\b(?:how are your parents|only child|forgotten mourner|asks? (?:me )?(?:how|about) my (?:parents|mom|mum|dad)|for my parents)\b/iu,
      unless: /\b(?:died|dead|passed)\b/iu,
      say: [
        'Everyone asks about your parents, and you lost {them} too.',
        'You carry their grief as well, and yours has to stand at the back.',
      ],
      ask: ['Who has asked about yours?'],
    },
    {
      when: /\b(?:his|her|their) (?:\S+ )?(?:parents|mom|mum|mother|family|wife|husband|girlfriend|boyfriend|kids?|children|son|daughter)\b/iu,
      say: [
        'You think of those at home with it, and you have your own share.',
        'They will want to hear that somebody else loved {them}.',
      ],
    },
    {
      when: /\b(?:overdos\w*|drugs?|fentanyl|heroin|pills|drinking|drank|addict\w*|alcohol|relapse\w*|using)\b/iu,
      say: [
        '{They} {were} so much more than that, and you knew it.',
        'You had feared it for a long time, perhaps, and it is no easier.',
      ],
    },
    {
      when: heard.sudden,
      say: ['There was no sense in it, and there still is none.', 'One message, and nothing was as before.'],
      ask: ['How did you hear of it?'],
    },
    {
      when: /\b(?:(?:was|were|only|just|turned|at|aged?) (?:only |just |barely )?(?:[1-5]\d|nineteen|twenty|thirty)|so young|too young|my age|same age|year(?:s)? (?:older|younger)|whole life)\b/iu,
      say: ['That is no age to die at.', 'There were all those years still to come.'],
    },
    {
      when: heard.phone,
      say: ['The thread is still there, and no one writes back.', 'You scroll up, and there you both are.'],
      ask: ['What is the last ordinary thing in there?'],
    },
    {
      when: /\b(?:facebook|instagram|snap\w*|tiktok|online|posts?|posting|wall|tagged|group chat|social media|profile|discord)\b/iu,
      say: ['To find it there, between pictures of lunches.', 'The page goes on as if {they} had only logged off.'],
    },
    {
      when: /\b(?:(?:weren'?t|wasn'?t|hadn'?t|not) (?:\S+ )?(?:close|talk\w*|spoken|in touch|family)|drifted|lost touch|grew apart|just (?:a |my )?friends?|only (?:a |my )?friends?|no right|not (?:even )?invited|years since)\b/iu,
      say: [
        'One does not have to have talked last week to lose somebody.',
        'No one sends cards to the friend. It is a loss all the same.',
      ],
    },
    {
      when: heard.unsaid,
      say: [
        'You always thought there would be another evening for it.',
        'It was a row like hundreds before, and it was meant to have an after.',
      ],
      ask: ['What would you say now?'],
    },
    {
      when: heard.notThere,
      say: ['You could not have known which day it would be.', 'You would have dropped everything. I do not doubt it.'],
    },
    {
      when: heard.wasThere,
      say: ['You saw what nobody ought to see, of someone you love.', 'You stayed with {them}.'],
    },
    {
      when: heard.illness,
      say: [
        'You saw somebody who belonged to your life grow so ill.',
        'And one hopes until the last, against everything.',
      ],
    },
    {
      when: /\b(?:when we were (?:kids|little|young|small)|grew up (?:together|with)|childhood|(?:met|friends|together) (?:in|since|at) \S+|kindergarten|since (?:kindergarten|school|high school|we were|first|second|third|middle|college)|shared a room|inside jokes?|only one who (?:knows|knew|remember\w*|gets|got))\b/iu,
      say: [
        'The only other one who was there for all of it.',
        'Half of your childhood is yours alone to remember now.',
      ],
      ask: ['What would only the two of you know?'],
    },
    {
      when: heard.funeral,
      say: [
        'It is all wrong, to be standing there for somebody who should be standing next to you.',
        'You were asked to say goodbye, and you were not done.',
      ],
    },
    {
      when: heard.quarrel,
      say: ['It pulls a family apart just where it ought to hold.', 'Everyone hurts, and it comes out as blame.'],
    },
    {
      when: heard.guilt,
      say: [
        'One can be left behind and feel guilty for just that.',
        'You go back over every hour, to find the one that would change it.',
      ],
    },
    {
      when: heard.anger,
      say: ['It was stolen, from {them} and from you.', 'That anger has nowhere to go. No wonder it goes everywhere.'],
    },
    {
      when: heard.belongings,
      say: ['Keep it close, as long as it is any comfort.'],
    },
    {
      when: heard.milestones,
      say: ['You had thought of {them} standing beside you at that.'],
    },
    {
      when: heard.numb,
      say: ['You still expect {them} to come in and laugh about it.', 'It is too much to believe all at once.'],
    },
    {
      when: heard.peopleSay,
      say: ['They want it to have a sense, and it has none.'],
    },
    {
      when: heard.dream,
      say: ['As if {they} had dropped by.', 'And for those minutes all was well.'],
    },
    {
      when: heard.memory,
      say: ['That is so much {them}.', 'Nobody else could have done that.'],
      ask: ['What else did you two get up to?'],
    },
    {
      when: heard.friends,
      say: [
        'The one who would get this is the one who is gone.',
        'Others go back to their lives, and you stand there with it.',
      ],
    },
    {
      when: heard.work,
      say: ['You sit there, and nobody can see what has happened to you.'],
    },
    {
      when: heard.crying,
      say: [
        'You may cry here as long as you want.',
        'It comes in the car, in the shop, anywhere. That is how it goes.',
      ],
    },
    {
      when: heard.night,
      say: ['At night there is nobody to be all right for.'],
      ask: ['What goes through your head then?'],
    },
    {
      when: heard.body,
      say: ['It is a heavy thing to carry around all day.'],
    },
    {
      when: heard.breath,
      say: ['You had a moment without it on your back. That is allowed.'],
    },
    {
      when: heard.misses,
      say: ['There is only one of {them}, and you want that one.', 'Yes. It just hurts.'],
    },
    {
      when: heard.noWords,
      say: ['It does not have to make a sentence.'],
    },
  ],
  say: [
    'You lose the person, and what you were when you were with {them}.',
    'It was supposed to be the two of you for a long time yet.',
    'No one gets a handbook for this one.',
    'You may speak of {them} here as much as you like.',
    'That is a lot to be walking around with.',
    'There is nothing that would make it fair.',
  ],
  ask: [
    { line: 'What was {their} name?', unless: /\b(?:named|called|name (?:was|is))\b/iu },
    { line: 'How did the two of you become so close?', unless: /\b(?:brother|sister|twin|met|grew up)\b/iu },
    { line: 'Who else is grieving for {them} with you?', unless: /\b(?:parents|family|friends|alone)\b/iu },
    { line: 'When is {their} absence the loudest?', unless: /\b(?:nights?|mornings?|evenings?)\b/iu },
  ],
};
