import type { Course } from '../course.ts';

/** The phone eats their hours, and they do not want it to. */
export const phoneScrolling: Course = {
  id: 'phone-scrolling',
  begins:
    /\b(?:can'?t|cannot|couldn'?t|can't seem to) (?:stop|quit|put|get off|stay off|stay away from) (?:\S+ ){0,3}?(?:scrolling|doomscrolling|my phone|the phone|phone|tik ?tok|insta\w*|reels|reddit|twitter|youtube|shorts|social media|screens?)\b|\b(?:I'?m|I am|I feel|think I'?m|so|totally|completely|literally) (?:\S+ ){0,2}?(?:addicted to|glued to|hooked on|always on|constantly on|wasting (?:my life|hours|all my time) on|on) (?:my (?:damn |stupid |fucking )?phone|tik ?tok|insta\w*|reels|reddit|twitter|youtube|social media|shorts|my screen)\b(?! with)|\b(?:phone|social media|screen|tik ?tok) addict\w*\b|\bI (?:just |always |keep |literally |basically )?(?:scroll|scrolled|scrolling|doomscroll\w*|was scrolling|have been scrolling|spent (?:\S+ ){1,5}?(?:scrolling|on my phone|on tik ?tok|on insta\w*|on reddit|on youtube)|wasted (?:\S+ ){1,5}?(?:scrolling|on my phone|on tik ?tok|on insta\w*|on reddit|on youtube))\b|\bI (?:waste|spend|lose) (?:\S+ ){1,5}?(?:scrolling|on my phone|on tik ?tok|on insta\w*|on reddit)\b|\b(?:my )?screen ?time (?:is|was|says|report|hit|went)\b|\b(?:doom)?scrolling (?:\S+ ){0,3}?(?:for hours|all (?:night|day|evening)|until|till|again|instead|in bed)\b|\bmy phone (?:is ruining|is eating|eats|takes|ruins|has taken)\b/iu,
  unless:
    /\b(?:suicid\w*|kill|end it all|want to die|hurt(?:ing)? myself|my (?:husband|wife|boyfriend|girlfriend|son|daughter|kids?|teen\w*|partner|mom|mum|dad|friend) (?:\S+ )?(?:is|are|can'?t|won'?t|scrolls|always|spends)|(?:he|she|they)(?:'s|'re| is| are) (?:\S+ )?(?:on|addicted|glued)|on my phone with|found messages|(?:his|her|my ex'?s) (?:profile|page|instagram|stories)|scrolling for (?:a|the)|news|election|war|lol|haha)\b/iu,
  first: {
    say: [
      'One more, and one more, and then the evening is gone.',
      'It takes the hours in bites so small that you never catch it.',
      'And afterward you are neither rested nor amused.',
    ],
    ask: ['When does it get you, mostly?', 'What did you want to do instead?', 'What is it that you look at?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|stop|quit|put|get|cut|break|control|limit|use)|what (?:do|should|can|could|would|might|helps?|works)(?: (?:I|you|help))?(?: |$|\?)|any (?:advice|tips|ideas))/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'Distance does more than will: charger in the kitchen, an old alarm clock by the bed. The first three evenings are strange.',
        'You could make it duller and slower: gray screen, the one app gone from the home page, logged out each time. And put something for the hands where the phone used to lie.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:delete|quit|get|buy|block|uninstall|take|just|try)|is it (?:\S+ )?(?:worth|possible|better))\b/iu,
      say: [
        'A week is a good length for a try: gone from the phone, still there on a computer if you miss it. You may learn more from the missing than from any rule.',
        'You can take off just the one that leaves you feeling worst. The others may stay for now.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:addict\w*|lazy|the only|pathetic|broken|stupid|wasting)|is (?:it|this) (?:\S+ )?(?:normal|an addiction|bad|adhd)|why (?:do|can'?t|am|is it) I?|what(?:'?s| is) wrong with me)\b/iu,
      say: [
        'Whole buildings of people work on your not stopping. That you notice is already against their plan.',
        'You are in very large company. Mostly the thumb goes looking when something inside is tired, or bored, or wants not to feel for a while.',
      ],
      asked: true,
    },
    {
      when: /\b(?:stays? (?:downstairs|outside|in the)|maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|put|leave|delete|charge|set|get|just|turn)|going to (?:delete|put|leave|try|charge|bed))\b/iu,
      say: ['A small fence. A small fence can do a lot.', 'For tonight, that would do.'],
    },
    {
      when: /\b(?:I (?:just |already |finally )?(?:deleted|uninstalled|put (?:it|my phone) (?:away|down|in)|left (?:it|my phone)|turned (?:it|my phone)? ?off|logged out|read a|went for)|app (?:limit|blocker)|hours? without|day without)\b/iu,
      say: ['And the evening got longer, I would guess.', 'There was a gap, and you left it open.'],
      ask: ['What came up in the quiet?'],
    },
    {
      when: /\b(?:bed|sleep\w*|night|midnight|a\.?m\.?|1am|2am|3am|late|tired|then it'?s|suddenly it'?s|lie down|morning|wake|woke|alarm)\b/iu,
      say: [
        'It is the only hour that belongs to you, and so you do not want to let it end.',
        'The day is paid for in sleep, then.',
        'You are too tired to stop. That is the odd thing about it.',
      ],
    },
    {
      when: /\b(?:compar\w*|everyone(?:'s)?|other people|perfect|bodies|body|pretty|skinny|vacations?|happy|couples?|engaged|lives|jealous\w*|worse about)\b/iu,
      say: ['You come out smaller than you went in.', 'Two hundred shop windows, and you were the one with bare feet.'],
      ask: ['Whose posts leave the worst taste?'],
    },
    {
      when: /\b(?:kids?|son|daughter|children|baby|husband|wife|partner|boyfriend|girlfriend|talk(?:ing|ed)? to me|look up|dinner)\b/iu,
      say: [
        'Somebody waited for your eyes, and that is what stings.',
        'You were in the room and not there, and you know it.',
      ],
    },
    {
      when: /\b(?:work|school|study\w*|homework|paper|essay|write|writing|job|deadline|exam|chores|dishes|laundry|gym|procrastinat\w*|supposed to|to.?do|productive)\b/iu,
      say: [
        'It stands exactly between you and the thing you do not want to begin.',
        'A little screen to hide behind, and the task grows meanwhile.',
      ],
      ask: ['What were you keeping out of sight with it?'],
    },
    {
      when: /\b(?:lonely|alone|bored|boredom|empty|sad|anxi\w*|stress\w*|numb|avoid\w*|escape|not (?:think|feel)|distract\w*|overwhelm\w*|depress\w*)\b/iu,
      say: [
        'So it is a place to be when the other place is not good.',
        'It keeps the quiet away. The quiet just waits.',
      ],
      ask: ['What would be there, if the phone were not?'],
    },
    {
      when: /\b(?:used to|before|read|books?|draw\w*|paint\w*|guitar|hobb\w*|play(?:ed)?|attention|focus|concentrat\w*|memory|brain)\b/iu,
      say: [
        'You miss the one who could stay with a thing for an hour.',
        'That part of you is out of practice, and probably not gone.',
      ],
      ask: ['What would you like to have the patience for again?'],
    },
    {
      when: /\b(?:news|politic\w*|war|climate|comments?|argu\w*|angry|twitter|reddit)\b/iu,
      say: [
        'It upsets you, and then you look for more of it, to get over that.',
        'All that trouble, and nothing in it that your hand can reach.',
      ],
    },
    {
      when: /\b(?:tik ?tok|reels|insta\w*|youtube|shorts|facebook|pinterest|videos?|memes|feed|algorithm|snap\w*|dating apps?|tinder|hinge)\b/iu,
      say: ['That one knows your weak spot better than you do.', 'It never comes to an end. Nobody built one into it.'],
    },
    {
      when: /\b(?:likes?|notifications?|check(?:ing)?|reach for|pick(?:ed)? (?:it )?up|pocket|buzz\w*|habit|automatic\w*|without thinking|thumb|hand)\b/iu,
      say: ['The hand is faster than you are.', 'It is hardly a choice by now. It is what the hand does in a gap.'],
    },
    {
      when: /\b(?:likes|followers|posted|post|views|replies|reply|text(?:ed)? back|nobody (?:liked|texts))\b/iu,
      say: ['You wait for a little sign that somebody sees you.', 'A small red dot, and it can decide an evening.'],
    },
    {
      when: /\b(?:friends?|social|message\w*|group chat|miss out|missing out|fomo|connected|keep up|family abroad|only way)\b/iu,
      say: [
        'And your people are in there as well. That makes it hard to close the door.',
        'It is the leash and the line to the others, both.',
      ],
    },
    {
      when: /\b(?:\d+ ?(?:h|hrs?|hours?)|hours|all (?:day|night|evening)|whole (?:day|evening|weekend)|half the (?:day|night)|minutes|screen ?time)\b/iu,
      say: ['Nobody likes to see that number in one piece.', 'And you can hardly name three things from it.'],
    },
    {
      when: /\b(?:wast\w*|guilt\w*|stupid|pathetic|disgust\w*|gross|hate (?:it|myself|this|that)|life (?:is|pass\w*)|asham\w*|embarrass\w*|weak|discipline|lazy)\b/iu,
      say: [
        'The scolding afterward rarely kept anyone from the next time.',
        'You wanted more from those hours. That wish is worth something.',
      ],
    },
    {
      when: /\b(?:tried|again|always|every (?:night|day|time)|deleted (?:it|them)|redownload\w*|reinstall\w*|limit|ignore (?:it|the limit)|back on|promise\w*)\b/iu,
      say: ['And in the weak minute you overrule the strong one.', 'You have wrestled with it before, then.'],
      ask: ['How long did it hold, the longest time?'],
    },
    {
      when: /\b(?:don'?t (?:even )?(?:know|remember)|not sure|no idea|blank|zombie|nothing|whatever)\b/iu,
      say: [
        'It leaves so little behind. That may be the point of it.',
        'Not even sure what it was. That is how it goes.',
      ],
    },
  ],
  say: [
    'It gives a little and takes the whole evening for it.',
    'You would like your time back. That is a good thing to want.',
    'There is something you go there for, and it is hardly ever what you get.',
    'Nobody is at their strongest at that hour.',
    'It is a small machine with a very long arm.',
  ],
  ask: [
    { line: 'What do you feel in the second before you reach for it?' },
    { line: 'How do you feel when you put it down?', unless: /\b(?:worse|empty|guilt\w*|tired)\b/iu },
    { line: 'What would a good evening without it look like?' },
    { line: 'Is there a time of day when it leaves you alone?', unless: /\b(?:all day|always)\b/iu },
  ],
};
