import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** Weather, tea and a chat, with nothing to tell. */
export const smallTalk: Course = {
  id: 'small-talk',
  begins:
    /\bnothing (?:much |special |new |really |big |in particular |particular |interesting |exciting )?(?:to (?:tell|say|report|talk about)|going on|happening|happened|(?:is )?new|on my mind|today|tonight)\b|\bjust (?:wanted|here|want|felt like|stopping by|popping in|checking in|saying|came|looking|dropping) (?:to |by |in |for )?(?:a |some |just )?(?:chat|talk about nothing|say (?:hi|hello|hey)|hi|hello|small talk|random)\b|\b(?:can we|let'?s|could we|want to) (?:just )?(?:chat|talk about (?:nothing|something (?:light|else|nice|random)|anything|the weather)|have a chat|make small talk)\b|\b(?:I'm |just |sitting here |drinking |having )(?:\S+ ){0,3}?(?:with |drinking |having |made )?(?:a |my |some |another )?(?:cup of |mug of |hot |cold |glass of |nice )?(?:tea|coffee|cocoa|hot chocolate|chamomile|chai|iced coffee)\b|\b(?:it'?s|it is|it was|it'?s been|been) (?:finally |so |really |still |pretty |just )?(?:raining|snowing|sunny|rainy|windy|foggy|cloudy|cold|hot|humid|stormy|freezing|gorgeous|beautiful|grey|gray) (?:here|out|outside|today|all day|again|this morning|tonight)\b|\b(?:nice|lovely|terrible|crazy|weird|beautiful|awful) weather\b/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:nothing (?:to live|matters|left|helps)|nothing(?:'?s| is)? wrong|talk to some\\w+|company|lonel\\w*|alone|sad|crying|cry|cried|anxious|can't (?:stop|sleep|cope|breathe)|homeless|no heat|left me|broke up|cold to me|since (?:he|she|they)|so tired of|numb|empty|empty inside|worried|scared|fight|argu\\w*|storm damage|flood\\w*|tornado|hurricane|power (?:is )?out|my (?:knee|back|joints?)|what's the point)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Then let us just sit here a while.',
      'Pull up a chair, so to speak.',
      'A bit of chat it is.',
      'Good that you looked in.',
    ],
    ask: [
      'What does it look like outside your window?',
      'What is within reach of your hand just now?',
      'What did you have for breakfast, if I may ask?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:should|do|shall|can) we talk about|ask me (?:something|anything|a question)|tell me (?:something|a (?:story|joke|fact)|anything)|you (?:choose|pick|start)|any topic|got any (?:topics|jokes)|say something)\b/iu,
      say: [
        'Then I ask you: mountains or sea, and no third thing allowed.',
        'An octopus has three hearts, they say. Even so it has a hard time with Mondays.',
        'Let us take breakfast. It says a lot about people.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how are you|how(?:'s| is) (?:it going|your day|things)|what(?:'s| is) up|what(?:'s| are) you (?:up to|doing)|and you|(?:how|what) about you|do you (?:like|drink|eat|sleep|get bored|ever)|are you (?:bored|tired|cold))\b/iu,
      say: [
        'As a program I have neither weather nor tea. I do have time for you, as much as you like.',
        'No days here and no naps, I am only a program. Yours interest me more.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|that) (?:ok|okay|weird|stupid|silly|boring|allowed)|am I (?:boring|bothering|wasting|annoying|being)|do you mind|wast(?:e|ing) your time|boring you)\b/iu,
      say: [
        'Quite all right. It does not have to be about anything.',
        'No time is wasted here. Chatting is a perfectly good reason.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what should I (?:do|eat|make|cook|watch|read|have|drink)|any (?:ideas?|suggestions?|recommendations?)|what would you)\b/iu,
      say: [
        'Something for the hands is mostly best: toast, a drawer, a walk round the block. Pick the one that made you sigh least.',
        'The thing you liked at ten years old. It often still works.',
      ],
      asked: true,
    },
    {
      when: /\b(?:tea|coffee|cocoa|chocolate|mug|cup|kettle|chamomile|peppermint|earl grey|espresso|latte|milk|sugar|honey|lemonade|beer|wine|drink\w*)\b/iu,
      say: [
        'Something warm in the hands settles a good deal.',
        'A favorite mug is half the taste.',
        'I shall imagine the steam.',
      ],
      ask: ['How do you take it?'],
    },
    {
      when: /\b(?:rain\w*|drizzle|pour\w*|umbrella|storm\w*|thunder\w*|wet|puddles?)\b/iu,
      say: [
        'Rain on a window is not bad company, as long as one is on the dry side.',
        'Somewhere a garden is glad of it.',
      ],
      ask: ['Do you like the sound of it?'],
    },
    {
      when: /\b(?:snow\w*|ice|icy|cold|freez\w*|winter|frost|blanket|wool|socks|heater|scarf)\b/iu,
      say: ['That is weather for blankets.', 'Two pairs of socks, then.'],
    },
    {
      when: /\b(?:sun\w*|warm|hot|heat|humid|summer|spring|blue sky|window open|fan|ac\b|sweat\w*|shade)\b/iu,
      say: ['A chair in the right place, and the day is half made.', 'Weather that asks for slow movements.'],
    },
    {
      when: /\b(?:wind\w*|fog\w*|cloud\w*|gray|grey|gloomy|dark (?:so )?early|autumn|fall|leaves|weather)\b/iu,
      say: ['A sky like that makes one want lamps on.', 'One can always count on the weather for a topic.'],
    },
    {
      when: /\b(?:cat|dog|puppy|kitten|bird|squirrel|neighbou?r'?s (?:cat|dog)|pet)\b/iu,
      say: ['The animals have the best plan for the day, mostly.', 'Good company, and no need to make conversation.'],
      ask: ['What is going on there right now?'],
    },
    {
      when: /\b(?:lunch|dinner|breakfast|cook\w*|bak\w*|soup|toast|eggs?|pasta|pizza|snack|sandwich|noodles|cereal|cookies?|leftovers|hungry|eat\w*|ate)\b/iu,
      say: ['Simple things taste best on such days.', 'A sensible menu.'],
      ask: ['Sweet or salty, if you had to choose for life?'],
    },
    {
      when: /\b(?:laundry|dishes|clean\w*|vacuum\w*|tid(?:y|ied)|fold\w*|chores|groceries|store|errands|ironing|garden\w*|mow\w*)\b/iu,
      say: [
        'Nobody gives medals for it, and one sees it at once.',
        'It is oddly soothing, as long as nobody rushes one.',
      ],
    },
    {
      when: /\b(?:book|read\w*|show|series|watch\w*|movie|netflix|tv|youtube|podcast|music|song|radio|game|puzzle|crossword|knit\w*|scroll\w*)\b/iu,
      say: ['That is a fine way to let an hour go by.', 'Something to disappear into.'],
      ask: ['Would you recommend it?'],
    },
    {
      when: /\b(?:window|outside|street|balcony|porch|bench|park|walk\w*|tree|birds?|sky|moon|stars|sunset|neighbou?rs?|kids playing|bus|train)\b/iu,
      say: [
        'One can look at that for a long time without getting anything out of it. That is the nice part.',
        'I like such small views.',
      ],
    },
    {
      when: /\b(?:bor\w+|nothing (?:to do|on|happen\w*)|slow|dull|same|usual|waiting|killing time|procrastinat\w*)\b/iu,
      say: [
        'Boredom is an underrated place. Something mostly turns up there.',
        'A day like chewing gum. They do exist.',
      ],
      ask: ['What would make it ten percent better?'],
    },
    {
      when: /\b(?:work|shift|break|lunch break|office|meeting|school|class|homework|weekend|monday|friday|day off|off today)\b/iu,
      say: [
        'A little gap between two things. One may just stand about in it.',
        'It counts as rest even if it is short.',
      ],
    },
    {
      when: /\b(?:sleep\w*|tired|nap|bed|yawn\w*|couch|sofa|pajamas|lazy|cozy|late|early|can'?t sleep)\b/iu,
      say: [
        'Then no great speeches. We can be half asleep together, so to speak.',
        'Horizontal is a good position for a chat.',
      ],
    },
    {
      when: /\b(?:lonel\w*|alone|quiet|nobody|no ?one|miss\w*|sad|down|low|meh|blah|not great|stress\w*|anxious|worr\w*|actually|to be honest|tbh)\b/iu,
      say: [
        'Sometimes there is a little more under the nothing. It may come out, or stay in.',
        'If it is company you wanted, there is some here, as far as a program goes.',
      ],
      ask: ['Do you want to stay with the small talk, or is there something?'],
    },
    {
      when: /\b(?:haha|lol|lmao|funny|laugh\w*|joke\w*|silly|random|weird|fun fact|guess what)\b/iu,
      say: ['Good. A bit of nonsense belongs in every day.', 'That made the talk better at once.'],
    },
    { when: glad.notLast, say: ['Then we say nothing for a bit. That works too.', 'No hurry. Nothing has to come.'] },
    {
      when: /\b(?:good|nice|fine|okay|ok|alright|well|happy|calm|peaceful|cozy|lovely|not bad|chill\w*)\b/iu,
      say: ['That is a decent place to be.', 'Nothing to add to that.'],
    },
  ],
  say: [
    'It is pleasant just to talk along.',
    'No aim in particular. I like it.',
    'Go on, wherever it goes.',
    'Small things fill most of a day, after all.',
    'We have time.',
  ],
  ask: [
    { line: 'What was the nicest thing you looked at today?' },
    { line: 'What can you hear, where you are?', unless: /\b(?:hear|quiet|rain|music)\b/iu },
    { line: 'Are you more of a morning person or an evening one?', unless: /\b(?:morning|night owl|evening)\b/iu },
    { line: 'What is on the stove tonight?', unless: /\b(?:cook|dinner|pizza|soup)\b/iu },
    {
      line: 'What are you wearing on your feet, slippers or socks or nothing?',
      unless: /\b(?:socks|slippers|barefoot)\b/iu,
    },
  ],
};
