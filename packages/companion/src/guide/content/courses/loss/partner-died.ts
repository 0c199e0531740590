import type { Course } from '../course.ts';
import { begin, deathOf, notHere } from './death-words.ts';
import { heard } from './heard.ts';

const partners =
  'husband|wife|hubby|spouse|partner|boyfriend|girlfriend|fianc(?:é|e)e?|bf|gf|other half|better half|soulmate';

/** The writer's husband, wife or partner has died. */
export const partnerDied: Course = {
  id: 'partner-died',
  begins: begin(
    deathOf(partners),
    "\\bI(?:'m| am| became) (?:now |recently |newly )?(?:a )?(?:new |recent )?(?:widow(?:er|ed)?)\\b|\\b(?:just |recently |newly )widowed\\b|\\bthe love of my life (?:just |has )?(?:died|passed)",
  ),
  unless: notHere,
  loss: true,
  first: {
    say: [
      'I am so sorry. That is the other half of every day.',
      'Oh, no. The one you would have told first.',
      'I am so sorry. Your whole life had the two of you in it.',
    ],
    ask: [
      'Would you like to tell me about {them}?',
      'How long did you have each other?',
      'What are the days like now?',
    ],
  },
  turns: [
    {
      when: heard.suffered,
      say: [
        'I cannot know that, and I see why it will not leave you. Those who looked after {them} could tell you how it was, if you want to hear it, and when you want to.',
      ],
      asked: true,
    },
    {
      when: heard.didTheyKnow,
      say: [
        'I was not there for your life together, so I can only go by you. Someone who is loved like that has usually noticed.',
      ],
      asked: true,
    },
    {
      when: heard.couldI,
      say: [
        'You did what you could see to do then. The one who judges it now knows the end, and you did not have that.',
      ],
      asked: true,
    },
    {
      when: heard.willItPass,
      say: [
        'I do not know how long. People who have lost a husband or wife often say it did not go, and that life slowly grew around it.',
        'There is no term for it, whatever others think. It comes and goes, and the coming and going gets less steep for many.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|is it|am I|when|too soon)\b[^?.!]{0,50}\b(?:rings?|dat(?:e|ing)|meet (?:someone|somebody|people)|love again|someone else|somebody (?:else|new)|betray\w*|cheat\w*)\b/iu,
      say: [
        'There is no date at which it becomes right. It would take nothing away from {them}, and there is no clock for it but yours.',
        'The ring may stay on as long as you want, and come off when you want. Nobody else gets a say in that.',
      ],
      asked: true,
    },
    {
      when: heard.isItNormal,
      say: [
        'Yes, from all that people tell of it. Setting out two cups, talking to {them}, not knowing what day it is: you lived with {them}, and it does not stop by order.',
        'It is more common than people let on. Hardly anyone tells what the first months are really like.',
      ],
      asked: true,
    },
    {
      when: heard.afterlife,
      say: [
        'I do not know, and nobody could ask more dearly than you do. You are allowed to believe it, to doubt it, and both in one night.',
      ],
      asked: true,
    },
    {
      when: heard.tellChildren,
      say: [
        'True and short, as often as they ask: “{They} died, and {they} cannot come back. We are sad, and you will be taken care of.” Crying in front of them does no harm.',
      ],
      asked: true,
    },
    {
      when: /\bwhat (?:do|should|can|could) I (?:even )?(?:tell|say to|answer) (?:him|her|them)\b/iu,
      say: [
        'The truth in few words, as often as it is asked, and that you will look after each other. Children wait for somebody who is only “asleep” or “away”.',
      ],
      asked: true,
    },
    {
      when: heard.whatToSay,
      say: [
        'You may make it short: “My partner died. I would rather not talk about it now.” Whoever means well will take that.',
      ],
      asked: true,
    },
    {
      when: heard.backToWork,
      say: [
        'As late as you can afford, or as early as you want the distraction. Either is all right, and you can ask for fewer hours at first.',
      ],
      asked: true,
    },
    {
      when: heard.howGoOn,
      say: [
        'Not all of it at once. Today wants only a little: something warm to eat, some air, one voice you can stand.',
        'An hour at a time is how most people tell it. And to have somebody come at the hour that is worst, so that it is not met alone.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:his|her|their|that|other) side|(?:empty |big |our |the )bed\b|bed is|pillow|sleep\w* on the (?:couch|sofa)|reach(?:ed|ing)? (?:over|across|for))/iu,
      say: [
        'Half a bed is the largest thing there is.',
        'A sleeping body remembers what was next to it.',
        'The nights know where {they} should be.',
      ],
    },
    {
      when: /\b(?:two (?:cups|plates|mugs|chairs)|table|cook(?:ing)? for (?:one|two)|dinner|coffee|groceries|shopping|(?:come|came|coming) home|house|apartment|quiet|silen\w*|tv|empty)\b/iu,
      say: [
        'Everything in that home was made for two.',
        'It is not quiet, it is the place where {their} sounds were.',
        'And nobody to ask how your day was.',
      ],
    },
    {
      when: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty) years?\b|\b(?:newlyweds?|just (?:got )?married|high school sweetheart|met (?:him|her|them|when|in|at)|since we were|our (?:whole|entire) li(?:fe|ves)|months? (?:together|married))\b/iu,
      unless: /\b(?:old|ago)\b/iu,
      say: [
        'A whole way of living that only the two of you knew.',
        'However many years it was, there should have been more.',
      ],
      ask: ['How did you meet?'],
    },
    {
      when: heard.phone,
      say: [
        'That voice is still in there. I can see why one would go back to it.',
        'There is nobody else who wants to hear the small things.',
      ],
      ask: ['What would you have told {them} about today?'],
    },
    {
      when: heard.kids,
      say: [
        'They lost {them} too, and they look to you for how one does this.',
        'To grieve, and still pack the lunches.',
        'You are everything to them now, and there is only one of you.',
      ],
      ask: ['Who takes over for an hour, so that you can fall apart?'],
    },
    {
      when: heard.quarrel,
      say: [
        'Grief looks for somebody to blame, and you stood nearest.',
        'To have to defend yourself, on top of losing {them}.',
      ],
    },
    {
      when: heard.notThere,
      say: [
        'You had no way of knowing that it would be just then.',
        'All those days beside each other, and then that hour.',
      ],
    },
    {
      when: heard.unsaid,
      say: ['A love is not its last conversation.', 'Those words had a thousand ordinary ones around them.'],
      ask: ['What do you wish {they} had heard?'],
    },
    {
      when: heard.wasThere,
      say: ['You went with {them} as far as anyone can go.', 'What you saw there you are still carrying, it seems.'],
    },
    {
      when: heard.relief,
      say: [
        'You are glad for {them} and broken for yourself. There is no contradiction in it.',
        'After so much nursing one may breathe out, and that is no betrayal.',
      ],
    },
    {
      when: heard.sudden,
      say: [
        'There was a morning like any other, and then there was this.',
        'Everything you two had planned was still lying on the table.',
      ],
    },
    {
      when: heard.illness,
      say: ['You were company and nurse and hope, all in one.', 'So you went through all of that together, and still.'],
    },
    {
      when: heard.funeral,
      say: [
        'To choose such things, for the person you chose everything else with.',
        'You got through that hour somehow, or you will have to. Either is a great deal.',
      ],
    },
    {
      when: heard.paperwork,
      say: [
        'On top of it all, the money and the forms, and it used to be two heads for that.',
        'To be asked for a certificate of the worst thing that ever happened.',
      ],
      ask: ['Is there anyone who could sit with you over the papers?'],
    },
    {
      when: heard.belongings,
      say: [
        'You may leave every bit of it where {they} left it.',
        'It still has the shape of {them}.',
        'There is no hurry about any of that. None.',
      ],
    },
    {
      when: /\b(?:couples?|married friends|third wheel|alone at|single|widow\w*|box|status|emergency contact|who am I|retire\w*|plans?|future|grow old|trip|travel|supposed to)\b/iu,
      say: [
        'The future you had was made of “we”.',
        'You lost the years to come as well.',
        'All at once you are one, in a world of twos.',
      ],
    },
    {
      when: heard.milestones,
      say: [
        'The days that belonged to the two of you are the steepest.',
        'Such a date comes whether one can stand it or not.',
      ],
      ask: ['How did the two of you use to spend it?'],
    },
    {
      when: heard.peopleSay,
      say: [
        'People want to see you well again, and so they hurry you.',
        'It is easily said by somebody who goes home to theirs.',
      ],
    },
    {
      when: heard.strong,
      say: [
        'They call it strong because they see only the outside.',
        'There is nobody left at home to be weak with. That is what it comes to.',
      ],
    },
    {
      when: heard.numb,
      say: [
        'It is too big to come in all at once.',
        'Some part of you is still waiting for the key in the door, maybe.',
      ],
    },
    {
      when: heard.guilt,
      say: [
        'You loved {them}, so you look for the place where you might have kept {them}.',
        'Hindsight is a harsh judge, and it was not there.',
      ],
    },
    {
      when: heard.anger,
      say: [
        'Be angry. It was your life too.',
        'You may even be angry at {them} for going. Many are, and hardly anyone says so.',
      ],
    },
    {
      when: heard.dream,
      say: [
        'So near, for a moment.',
        '{They} {were} around you every day. There is nothing odd in still noticing {them}.',
      ],
      ask: ['What did {they} say, or what did you?'],
    },
    {
      when: heard.memory,
      say: ['I see a little of what the two of you were like.', 'Nobody else has that one. It is yours.'],
      ask: ['What else did {they} {do} that was just like {them}?'],
    },
    {
      when: heard.friends,
      say: [
        'They do not know what to say, and so they leave you with it.',
        'It was company every day, and now one has to ask for it.',
      ],
      ask: ['Who still says {their} name?'],
    },
    {
      when: heard.breath,
      say: [
        'An hour in which it let you go. It is not forgetting.',
        'You carried it a little easier today. I am glad you told me.',
      ],
    },
    {
      when: heard.night,
      say: ['The day has tasks. The night has only that.', 'It is at night that the place beside you is emptiest.'],
    },
    {
      when: heard.body,
      say: ['A body in grief wants nothing and is tired of everything.', 'It is hard to look after only yourself.'],
      ask: ['Have you had something warm today?'],
    },
    {
      when: heard.crying,
      say: ['Then cry. It has every right to.', 'It is the size of what you had.'],
    },
    {
      when: heard.misses,
      say: ['You want {them}, and nothing else will do.', 'I will not talk it smaller than it is.'],
    },
    {
      when: heard.noWords,
      say: ['Nobody has words for that.', 'You can just be here for a while.'],
    },
  ],
  say: [
    'It is {them} you want to talk to about it, and that is the cruelest part.',
    'Nobody replaces the person who knew your whole day.',
    'You do not have to do any of this well.',
    'Every small thing has to be learned again, alone.',
    'However long it has been, it is still close.',
    'What you two had does not become less by this.',
  ],
  ask: [
    { line: 'What did {they} call you?', unless: /\bcalled me\b/iu },
    { line: 'What are the evenings like?', unless: /\b(?:evenings?|nights?)\b/iu },
    {
      line: 'Is somebody with you tonight?',
      unless: /\b(?:alone|nobody|no one|my (?:sister|mom|daughter|son|friend) is (?:here|with))\b/iu,
    },
    { line: 'What do you do with all the small things you would have told {them}?' },
  ],
};
