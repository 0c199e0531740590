import type { Course } from '../course.ts';

/** A bad day: one thing after another went wrong. */
export const badDay: Course = {
  id: 'bad-day',
  begins:
    /\b(?:had|having|was|is|what|such|been|it's been|today was|today is|just had|rough|one of those) (?:\S+ ){0,3}?(?:bad|terrible|awful|horrible|rough|shitty|crappy|shit|lousy|hard|tough|worst|miserable|long|sucky|godawful|nightmare of a|hell of a|crap) day\b|^(?:\S+ ){0,2}?worst day\b|\b(?:worst|bad|hard|rough) day (?:ever|of (?:my|the)|in a|today|at)\b|\b(?:today|this day|my day|the day) (?:just |really |has |has just |has been |was just )?(?:sucked|sucks|was (?:\S+ ){0,2}?(?:awful|terrible|horrible|hell|shit|a disaster|a nightmare|trash|garbage|rough|bad|hard|crap|the worst)|is (?:\S+ ){0,2}?(?:awful|terrible|horrible|hell|shit|a disaster|a nightmare|trash|garbage|rough|the worst)|been (?:\S+ ){0,2}?(?:awful|terrible|horrible|hell|shit|a disaster|a nightmare|trash|garbage|rough|bad|hard|crap))|\beverything (?:\S+ ){0,3}?(?:went|goes|is going|has gone|gone|that could) (?:\S+ ){0,3}?wrong\b|\bnothing (?:\S+ )?(?:went|goes|is going|has gone) right\b|\bday from hell\b|\bone of those days\b|\bcan'?t catch a break\b|\b(?:ugh|god|jesus|man|wow|oh)\W+what a (?:day|week)\b|\bI (?:just )?want (?:this|today|the) (?:day )?to be over\b/iu,
  unless:
    /\b(?:suicid\w*|kill|end it all|want to die|hurt(?:ing)? myself|hits? me|(?:not|wasn'?t|isn'?t) (?:\S+ ){0,2}(?:bad|terrible|rough|hard|awful)|died|death|passed away|funeral|accident|assault\w*|hospital|(?:he|she|they|my (?:husband|wife|son|daughter|friend|kid|boyfriend|girlfriend|mom)) (?:\S+ )?(?:had|has had|is having|was having) (?:\S+ ){0,3}?(?:bad|rough|hard|terrible))\b/iu,
  first: {
    say: [
      'One of those, from the first minute on, it seems.',
      'Then let it be over, bit by bit. You can put it down here.',
      'Some days have it in for you.',
    ],
    ask: ['How did it start?', 'Which part of it was the worst?', 'Where are you now, still in it or home from it?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|shake|get|feel|stop|calm|turn|let|end|sleep|deal|forget)|what (?:do|should|can|could|would|might|helps?|works)(?: (?:I|you|help))?(?: |$|\?)|any (?:advice|tips|ideas))/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'You could draw a line under it with something for the skin: hot shower, other clothes, warm food. After that it counts as evening and no longer as that day.',
        'Maybe write down the three worst bits in one line each, close the notebook, and then do one thing that cannot go wrong, like toast.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:cursed|overreacting|dramatic|stupid|the problem|being|the only|weak)|is (?:it|this) (?:\S+ )?(?:normal|me|my fault|karma|a sign)|why (?:me|is it always|does (?:it|this|everything)|do I|can'?t I)|what did I do|what(?:'?s| is) wrong with me)\b/iu,
      say: [
        'I do not see anything you did to order it. Small troubles come in heaps now and then, and then every one feels meant.',
        'No, that was a good deal for one day. After the fourth thing, a dropped spoon is a catastrophe for anyone.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:tomorrow|it|things)|does it (?:get|ever)|is tomorrow|should I (?:\S+ ){0,3}?(?:call|go|tell|text|cancel|sleep|eat|quit|email|say|apologi[sz]e|just|stay))\b/iu,
      say: [
        'What tomorrow does I cannot know. Big things mostly look better decided on a day that is not this one.',
        'If it can wait until you have slept, I would let it. Today colors everything you touch.',
      ],
      asked: true,
    },
    {
      when: /\b(?:overslept|alarm|late|woke up|bus|train|missed|traffic|car (?:wouldn'?t|didn'?t|broke|died)|flat tire|tire|ticket|tow\w*|dead battery|keys?|locked out|parking)\b/iu,
      say: ['So it was lost before it had begun.', 'Running after the clock from then on, I suppose.'],
      ask: ['And what came after that?'],
    },
    {
      when: /\b(?:spill\w*|coffee|dropped|broke|broken|cracked|phone (?:died|fell|screen)|laptop|wifi|printer|rain\w*|umbrella|soaked|ripped|stain\w*|burn(?:ed|t)|lost my|wallet|stepped in|toe|fell)\b/iu,
      say: [
        'On a good day that would have been a story. Today it was a last straw.',
        'And even the things were against you.',
      ],
    },
    {
      when: /\b(?:boss|manager|work|job|meeting|customers?|clients?|coworkers?|shift|email\w*|deadline|office|teacher|class|test|exam|school|professor|presentation|patient)\b/iu,
      say: [
        'And there you have to keep a straight face all the while.',
        'So even what you get paid or graded for went crooked.',
      ],
      ask: ['What was said there?'],
    },
    {
      when: /\b(?:yelled|screamed|snapped|rude|mean|ignored|blamed|laughed|insult\w*|embarrass\w*|humiliat\w*|fight|argument|argued|hung up|dumped|ghosted)\b/iu,
      say: [
        'That one had a person in it. Those go deeper than the rest.',
        'And you had no skin left to let it bounce off.',
      ],
      ask: ['What would you have liked to say back?'],
    },
    {
      when: /\b(?:kids?|son|daughter|baby|toddler|husband|wife|partner|boyfriend|girlfriend|mom|mum|dad|mother|father|sister|brother|roommate|friend)\b/iu,
      say: ['And at home it simply went on.', 'Where there might have been a soft landing, there was another edge.'],
    },
    {
      when: /\b(?:dog|cat|puppy|vet)\b/iu,
      unless: /\b(?:at least|lap|bed|couch|cuddl\w*|next to me|with me)\b/iu,
      say: [
        'An animal in it, too. At least they do not hold anything against you.',
        'That part would have been enough by itself.',
      ],
    },
    {
      when: /\b(?:bill|bills|money|paycheck|declined|card|bank|overdraft|rent|insurance|fee|fine|refund|expensive|\$ ?\d+)\b/iu,
      say: ['And then it costs money on top, as a joke.', 'A bill on a day like that feels personal.'],
    },
    {
      when: /\b(?:fail\w*|didn'?t (?:pass|get (?:it|the))|rejected|rejection|got an? (?:d|f|no)|turned (?:me )?down)\b/iu,
      say: [
        'That was a thing you had worked for, on top of it all.',
        'That one was not small. It only got buried under the rest.',
      ],
    },
    {
      when: /\b(?:your|my) (?:own )?fault\b|\b(?:was|is|just|he|she) like\b|\b(?:no sympathy|(?:he|she|they|husband|wife|boyfriend|girlfriend|everyone) forgot|laughed at me|didn'?t (?:care|ask|listen)|just (?:said|shrugged))\b/iu,
      say: [
        'You needed one soft word there, and got a verdict.',
        'That would have been the moment to be on your side.',
      ],
    },
    {
      when: /\b(?:cry|crying|cried|tears|broke down|lost it|scream\w*|bathroom|parking lot|sobb\w*)\b/iu,
      say: ['Then it got to the brim there.', 'It was a reasonable place to cry. Every place is.'],
    },
    {
      when: /\b(?:headache|migraine|sick|cramps|period|pain|hungry|ate|eaten|lunch|sleep\w*|slept|tired|exhaust\w*|drained|sore)\b/iu,
      say: ['And the body was in a mood as well.', 'With nothing in the tank, each of those weighs double.'],
      ask: ['Have you had something warm to eat?'],
    },
    {
      when: /\b(?:then|and then|on top of|after that|plus|also|to top it|cherry|last straw|next)\b/iu,
      say: ['And it was not even finished with you.', 'It kept handing you things.'],
      ask: ['What was the next one?'],
    },
    {
      when: /\b(?:home now|in bed|couch|pajamas|bath|shower|tea|wine|pizza|blanket|ice cream|finally (?:home|over|done)|day is over|going to (?:bed|sleep))\b/iu,
      say: ['So the door is shut on it now.', 'Nobody can want anything from you in there.'],
    },
    {
      when: /\b(?:but (?:at least|one|a|my|the)|at least|nice|smiled|kind|helped|held the door|hug\w*|laughed|sunset|one good)\b/iu,
      say: ['There was one decent minute in it, then.', 'A small thing, and it stood out against all that.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|go|take|make|order|watch|just|sleep))\b/iu,
      say: ['That sounds like a fair end to it.', 'Yes. The rest of the day may be small.'],
    },
    {
      when: /\b(?:nobody|no one|alone|by myself|nobody to tell|no one to)\b/iu,
      say: [
        'And nobody at the door who says, “tell me.” So tell me.',
        'A day like that wants to be told to somebody while the shoes come off.',
      ],
    },
    {
      when: /\b(?:mistake|my fault|messed up|screwed up|I forgot|stupid|idiot|dumb|failed|fail|wrong|ruined)\b/iu,
      say: [
        'You were tripped a few times today, and then also tripped yourself. It happens in that order.',
        'One slip, in a day that was all ice.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|pissed|annoyed|irritat\w*|hate (?:everything|everyone|people|today|this)|sick of|done|over it|ugh+|argh|fml)\b/iu,
      say: ['It has earned some swearing, that day.', 'Enough is enough.'],
    },
    {
      when: /\b(?:always|every day|again|all week|this week|lately|never|month|luck|cursed|karma|universe)\b/iu,
      say: ['It was not the first of its kind, then.', 'By now you count on it going wrong. That is tiring in itself.'],
      ask: ['When was the last one that went all right?'],
    },
    {
      when: /\b(?:sounds? (?:stupid|silly|dumb)|small (?:stuff|things)|not a big|others have|worse|complain\w*|whin\w*|rant\w*|vent\w*|sorry)\b/iu,
      say: ['Pebbles, maybe, but all of them in one shoe.', 'Complain away. That is what the evening is for.'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|everything|nothing|all of it|where to (?:start|begin)|can'?t explain)\b/iu,
      say: ['Just begin anywhere. Such days have no front.', 'All of it, in one knot.'],
    },
  ],
  say: [
    'It adds up, even when each piece looks small.',
    'You got through it, if not elegantly. Nobody does, on such a day.',
    'It was long, and you are allowed to be done with it.',
    'A day can be bad without anyone having done badly.',
    'That would have put anyone in a mood.',
  ],
  ask: [
    { line: 'What was the moment when you thought, now this as well?' },
    { line: 'Was there a single decent minute in it?', unless: /\b(?:at least|nice|kind)\b/iu },
    { line: 'What would be a soft end to it?', unless: /\b(?:bed|bath|shower|tea|pizza)\b/iu },
    { line: 'Does any of it follow you into tomorrow?', unless: /\btomorrow\b/iu },
  ],
};
