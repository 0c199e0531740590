import type { Course } from '../course.ts';

/** They are angry or irritable, or have snapped at somebody, and do not like it. */
export const snappedAtSomebody: Course = {
  id: 'snapped-at-somebody',
  begins:
    /\b(?:I|I've|I just|I keep|keep|I was) (?:just |really |totally |completely |literally |always |been )?(?:snapped|snapping|yelled|yelling|screamed|blew up|blowing up|went off|lost it|lost my (?:temper|cool|shit|patience)|lashed out|lashing out|bit (?:\S+ ){1,3}head off|was (?:so |really |very )?(?:mean|rude|short|nasty|a (?:jerk|bitch|dick|asshole)))(?: (?:at|on|with|to|off)(?: \S+)?|[.,!]|$)|\bI'?m (?:\S+ ){0,2}?(?:so |really |super |just )?(?:irritable|irritated|angry|mad|pissed(?: off)?|annoyed|cranky|furious|short.tempered|grumpy|livid) (?:\S+ ){0,2}?(?:at |with |by |about )?(?:everyone|everybody|everything|the (?:whole )?world|all the time|lately|today|right now|tonight|these days|for no reason|at people)\b|\b(?:I'?m|I feel|feeling|I've been|been|I get|I am) (?:so |really |super |very |just |extremely |kind of ){0,3}(?:irritable|short.tempered|cranky)\b|\b(?:everyone|everybody|everything|every little thing|people) (?:\S+ ){0,2}?(?:is |are |just )?(?:pisses me off|piss me off|pissing me off|annoys? me|annoying me|irritates? me|irritating me|gets on my nerves|getting on my nerves|makes me (?:angry|mad|want to scream))\b|\b(?:so much|full of|filled with|this|all this|a lot of) (?:\S+ )?(?:anger|rage)\b|\bI have (?:\S+ ){0,2}?(?:short fuse|anger issues|temper)\b|\bmy temper\b|\bI (?:was|am) (?:so |really |very )?(?:mean|rude|short|harsh|nasty) (?:to|with) (?:my|him|her|them|everyone)\b/iu,
  unless:
    /\b(?:suicid\w*|kill|die|hit (?:him|her|them|me)|hits? me|punch\w*|slapp\w*|shoved|pushed|chok\w*|knife|gun|weapon|threw (?:\S+ ){0,3}at|hurt (?:him|her|them|somebody|someone|myself)|afraid of (?:him|her|what I)|screamed (?:in|into)|angry at god|(?:he|she|they|boss|husband|wife|mom|dad) (?:\S+ )?(?:snapped|yelled|screamed|blew up) at me|laughing|roller ?coaster)\b/iu,
  first: {
    say: [
      'It was out before you could get hold of it.',
      'Anger like that mostly has something tired or sore under it.',
      'And then it is quiet, and you hear it again in your own voice.',
    ],
    ask: ['What was the last thing before it?', 'Who got it?', 'What had the day been like, up to there?'],
  },
  turns: [
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:bad|terrible|awful|horrible|monster|jerk|asshole|mean|crazy|abusive|toxic|overreacting|turning)|is (?:it|this|that) (?:\S+ )?(?:normal|bad|hormones?)|what(?:'?s| is) wrong with me|why (?:am I|do I|did I|can'?t I)|do I have anger)\b/iu,
      say: [
        'A single outburst does not say who somebody is. What you do with the hour after it says more, and you are using it to look at it.',
        'From here I see somebody who ran out of room. If it keeps happening, or frightens anyone, it is worth taking to somebody who knows about anger.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) I (?:\S+ ){0,3}?(?:apologi[sz]e|say|tell|make|fix|repair)|what (?:do|should|can) I (?:say|tell|text|write)|should I (?:\S+ ){0,3}?(?:apologi[sz]e|say|text|call|tell|talk|wait|go|write))\b/iu,
      say: [
        'Short, and without the “but”: “I snapped at you. You did not have that coming, and I am sorry.” The reasons can wait.',
        'You could say: “That was sharper than you deserved. It was a bad day, and you got it.” And then leave {them} time.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|stop|calm|control|deal|handle|let|get|manage|cool|not)|what (?:do|should|can|helps?|would) (?:I|you)?(?: |$|\?)|any (?:advice|tips|ideas))/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'In the moment: leave the room with one sentence, “I need ten minutes, then I am back.” Walk fast, cold water on the wrists. And then really come back.',
        'You could look for the minute before: hungry, tired, interrupted, not heard. It is mostly one of the four, and easier to catch there.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:he|she|they)|do you think (?:he|she|they)(?:'s|'re)?|does (?:he|she)|what if (?:he|she|they)) (?:\S+ ){0,3}?(?:forgive|hate|mad|remember|leave|trust|over it|understand|talk)\b/iu,
      say: [
        'I do not know {them}. A sharp word with a plain sorry after it mostly heals well; it is the one that is passed over that stays.',
        'I cannot tell from here. You could ask, when it is calm: “Are we all right?”',
      ],
      asked: true,
    },
    {
      when: /\b(?:apologi[sz]ed|said (?:I was |I'?m |that I was )?sorry|told (?:him|her|them) (?:I was |I'?m )?sorry|made up|hugged|we'?re (?:ok|okay|good|fine) now|forgave|brushed it off)\b/iu,
      unless: /\b(?:haven'?t|didn'?t|never|not|should have) (?:\S+ )?(?:apologi[sz]ed|said|made)\b/iu,
      say: ['You went back. That is the part that counts.', 'So it has a second half now, and a better one.'],
      ask: ['How did {they} take it?'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|go|say|tell|text|call|apologi[sz]e|bring|make|just))\b/iu,
      say: ['That would take the splinter out.', 'Quiet and soon is a good way for it.'],
    },
    {
      when: /\b(?:(?:his|her|their) (?:face|eyes|look)|just stood|stood there|(?:said|say) nothing|didn'?t say (?:anything|a word)|looked (?:at me|hurt|scared|shocked)|cried|crying|flinch\w*|walked (?:out|away|off)|went (?:quiet|silent|to (?:his|her|their|bed))|hurt|slammed)\b/iu,
      say: ['And that look goes with you now.', 'You saw it land. There is no taking that back, only going after it.'],
      ask: ['What would you like {them} to know?'],
    },
    {
      when: /\b(?:haven'?t (?:talked|spoken)|not (?:talking|speaking)|won'?t (?:talk|speak|look|answer)|silent|silence|ignoring me|(?:other|different) room|went to bed|(?:I|he|she|they) (?:just )?(?:left|walked out|stormed)|avoid\w*)\b/iu,
      say: ['And now nobody wants to be the first.', 'The quiet after it is almost worse than the noise.'],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\S+|spouse)\b/iu,
      say: ['The one who stands nearest gets it.', 'And {they} may not even have been what it was about.'],
      ask: ['What is it between the two of you right now?'],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|parents?|sister|brother|grandma|grandpa|family)\b/iu,
      say: [
        'With family you are twelve again within a minute.',
        'They know where all the buttons are. Some they put in themselves.',
      ],
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|toddler|teen\w*)\b/iu,
      say: ['And you know how big a voice is from down there.', 'You wanted to be the calm one.'],
    },
    {
      when: /\b(?:cowork\w*|colleague|boss|work|customer|client|team|meeting|office|job|intern|employee)\b/iu,
      unless: /\b(?:jokes?|joked|about my|works? (?:has|is|been|was))\b/iu,
      say: [
        'And there you have to look them in the face tomorrow.',
        'At work it counts double, since everyone keeps polite score.',
      ],
    },
    {
      when: /\b(?:friend|friends|roommate|neighbor|stranger|cashier|waiter|driver|traffic|barista|old (?:man|lady)|guy|lady|dog|cat)\b/iu,
      say: ['It hit somebody who just happened to be there.', 'And for such a small thing, at that.'],
    },
    {
      when: /\b(?:sleep\w*|slept|tired|exhaust\w*|hungry|hangry|ate|eaten|headache|migraine|pain|sick|period|pms|hormon\w*|menopause|quit(?:ting)? smoking|nicotine|withdrawal|caffeine)\b/iu,
      say: ['Then your skin was paper before anyone touched it.', 'A body in that state has no brakes.'],
    },
    {
      when: /\b(?:stress\w*|overwhelm\w*|pressure|too much|works?|bills?|money|all day|long day|everything|on my plate|burn\w* out)\b/iu,
      say: ['It was full to the rim, and that was only the drop.', 'The whole day went into that one sentence.'],
      ask: ['What would have been the right thing to be angry at?'],
    },
    {
      when: /\b(?:joked?|jokes|made fun|teas\w*|rude comment|(?:he|she|they) (?:always|does this|do this|did it again|keeps?|started)|unfair|disrespect\w*|ignored|ignore[ds]?|not listening|never listens?|listened|always me|nobody (?:helps|listens|cares)|taken for granted|used|walked over|boundar\w*|promised|lied)\b/iu,
      say: [
        'So there was something true in it, under the volume.',
        'The anger had a point. It only came out with too much force.',
      ],
      ask: ['How would you say it on a calm day?'],
    },
    {
      when: /\b(?:chew\w*|breath(?:e|es|ing)|noise|loud|sounds?|dishes|mess|interrupt\w*|question\w*|touch\w*|phone|tv|slow|line|traffic|email\w*|socks|door)\b/iu,
      say: ['A thing like that is nothing on a good day.', 'Every small noise walks straight over the nerves.'],
    },
    {
      when: /\b(?:dad|father|mom|mother|grew up|growing up|childhood|like (?:him|her|my)|turning into|just like|inherit\w*|family of)\b/iu,
      say: [
        'You know that tone from somewhere, and never wanted to own it.',
        'There is an old fear in it, of becoming just that.',
      ],
    },
    {
      when: /\b(?:swallow\w*|bottl\w*|hold (?:it )?in|held (?:it )?in|kept quiet|never say|nice|people.pleas\w*|polite|smil\w*|weeks|months|building)\b/iu,
      say: [
        'Swallowed for a long time, and then all in one piece.',
        'You were patient until there was none left, and nobody saw the patience.',
      ],
    },
    {
      when: /\b(?:grief|died|death|since (?:mom|dad|he|she|the)|divorc\w*|breakup|broke up|miss|sad|hurt|lonely|scared|worried|cry\w*|cried)\b/iu,
      say: [
        'Under anger there is often something that would rather cry.',
        'Perhaps it is easier to be mad than to be that sad.',
      ],
    },
    {
      when: /\b(?:guilt\w*|asham\w*|feel (?:so |really )?(?:bad|awful|terrible|horrible)|regret\w*|monster|worst|bitch|jerk|asshole|hate (?:myself|that|it)|stupid)\b/iu,
      say: [
        'You are already harder on yourself than {they} would be.',
        'It stings because you mean it well with people.',
      ],
    },
    {
      when: /\b(?:always|again|every (?:day|time|night)|keep|keeps|lately|weeks?|months?|used to|never used|not (?:usually )?like (?:me|this)|not myself|usually)\b/iu,
      unless: /\b(?:he|she|they) (?:always|does|do|did|keeps?|never)\b/iu,
      say: [
        'So it is no single evening. It has been coming through for some time.',
        'You do not recognize yourself in it, and it worries you.',
      ],
      ask: ['When was the last stretch without it?'],
    },
    {
      when: /\b(?:scream\w*|break something|throw|punch a|pillow|explode|boil\w*|rage|shak\w*|heart|hot|clench\w*|jaw|fists)\b/iu,
      say: ['So much force, and nowhere to put it.', 'It runs through the whole body like a current.'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|no reason|for nothing|out of nowhere|stupid thing|nothing)\b/iu,
      say: ['It need not make sense yet.', 'Then perhaps it was about something that is not even in the room.'],
    },
  ],
  say: [
    'You do not like how that felt, and that says where you stand.',
    'It is over, and it still rings.',
    'There is more to you than the loudest minute of today.',
    'Something in you had reached its edge.',
    'Nothing breaks in here. It can come with its edges.',
  ],
  ask: [
    {
      line: 'Where are the two of you now?',
      unless: /\b(?:apologi[sz]ed|sorry|everyone|everything|customer|stranger)\b/iu,
    },
    { line: 'What did you need in that minute?' },
    { line: 'How long has the fuse been this short?', unless: /\b(?:weeks?|months?|always|today|lately)\b/iu },
    { line: 'What usually brings you down again?', unless: /\b(?:walk|music|shower|nothing helps)\b/iu },
  ],
};
