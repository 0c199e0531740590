import type { Course } from '../course.ts';

/** A date has been, good or bad. */
export const dateWas: Course = {
  id: 'date-was',
  begins:
    /\b(?:(?:I|we) (?:just |finally )?(?:went on|had|got back from|came back from|got home from|was on) (?:\S+ ){0,3}?(?:first |second |third |blind |tinder |hinge |bumble |coffee |dinner |great |amazing |terrible |awful |bad |horrible |awkward |nice |good |weird |perfect |the best |the worst )*date(?: \S+){0,4}? ?(?:last night|tonight|today|yesterday|with|and|on|this|it was|\bbut\b|$|[.,])|(?:my|the|our|last night'?s) (?:first |second |third |blind |tinder |hinge |bumble |coffee )*date (?:\S+ ){0,2}?(?:went|was|ended|turned out|sucked|bombed|didn'?t go|did not go)|my date (?:\S+ )?(?:didn'?t show|never showed|stood me up|left|was (?:so|really|amazing|awful|rude|late|great|nice|boring)|canceled|cancelled)|(?:I )?(?:got|was|been) stood up|(?:worst|best|most awkward|awkwardest) (?:first )?date (?:ever|of my life)|(?:first|second|hinge|tinder|bumble) date (?:went|was) (?:\S+ )?(?:great|well|good|bad|horribl\w*|terribl\w*|amazing|awkward|okay|fine|perfect|a disaster|badly))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|play ?date|assault\w*|forced|drugged|roofie\w*|followed me|wouldn'?t (?:stop|take no)|grab\w*|touch(?:ed|ing) me|against my|didn'?t want|my (?:daughter|son|friend|sister|mom|dad|brother|roommate)(?:'?s|s)? (?:\S+ )?(?:had|went|was|got|date)|with my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|date night|ghosted)\b/iu,
  first: {
    say: [
      'So you are back from it, with the whole evening still in your coat.',
      'And now comes the part where one goes through it again, minute by minute.',
      'You went, and now you know a bit more.',
    ],
    ask: ['How was it, if you take the first word that comes?', 'What is the moment that stayed with you?'],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:text|call|write|message|wait|ask|say|tell|see|go|give|block|thank|follow|try)|(?<!\b(?:how|what|where|when|why) )do I (?:\S+ )?(?:text|wait|say|tell|call|ask|write|go)|how (?:long|soon) (?:do|should|to)|who texts first|is it (?:\S+ )?(?:ok|okay|too|weird|desperate|needy) (?:soon|to|if))\b/iu,
      say: [
        'If you liked it, you may say so, today. “I enjoyed that. I would like to see you again.” Rules about waiting are mostly made by people who are afraid.',
        'If it was nice and no more, one more cup of coffee tells you more than a week of thinking. If it was a no, a kind line is enough.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) I (?:\S+ )?(?:tell|say|let|turn|reject|know|stop|end|get)|what (?:do|should|can|would) (?:I|you) (?:\S+ )?(?:say|do|text|write)|any advice)\b/iu,
      say: [
        'A short no is kind: “It was good to meet you. I did not feel it go further for me, and I wish you well.” Done, and nobody has to guess.',
        'Two lines are plenty. One thing you really liked, and one clear wish, whichever it is.',
      ],
      asked: true,
    },
    {
      when: /\b(?:did I (?:\S+ )?(?:say|talk|do|mess|come|ruin|seem|blow)|was (?:I|it) (?:\S+ ){0,2}?(?:too|me|my fault|boring|weird|awkward)|am I (?:\S+ ){0,3}?(?:too|overthink\w*|picky|ugly|boring|the problem|crazy|reading|bad at)|(?:do|does) (?:you think )?(?:he|she|they)(?: \S+){0,3} (?:like|liked|want|mean|text|call)|will (?:he|she|they|I|it) (?:\S+ )?(?:text|call|like|ever|find|want|be)|is it (?:\S+ )?(?:normal|me|a (?:good|bad) sign)|why (?:do|does|did|can'?t)|is it because)\b/iu,
      say: [
        'One evening of nerves tells little about either of you. What you go over as a blunder, the other one has probably not even noticed.',
        'I cannot see into {them}. How it felt to you is the half that you do know, and it counts just as much.',
      ],
      asked: true,
    },
    {
      when: /\b(?:stood (?:me )?up|didn'?t show|no show|never (?:came|showed)|waited|canceled|cancelled|hour late|left early|bathroom and)\b/iu,
      say: [
        'To sit there and look at the door. That is humiliating, and the shame is on the other side.',
        'You came, and that was all you had to do right.',
      ],
    },
    {
      when: /\b(?:talk(?:ed|ing)? (?:only |just |all night |the whole time )?about (?:himself|herself|his|her|their|the)|didn'?t ask|never asked|ex\b|whole time|bragg\w*|rude|waiter|waitress|phone|politics|drunk|creepy|pushy|weird vibe)\b/iu,
      say: [
        'A whole evening, and nobody asked you anything real.',
        'You noticed it, and went on being polite. It is tiring.',
      ],
    },
    {
      when: /\b(?:boring|bored|no (?:spark|chemistry|connection)|nothing in common|awkward|silence|flat|meh|dry|forced|small talk|not (?:my type|attracted|feeling))\b/iu,
      say: ['Two hours can be very long.', 'Nobody did anything wrong, and there was just nothing there.'],
    },
    {
      when: /\b(?:photos?|catfish\w*|looked (?:nothing|different|older)|height|profile|lied about|age|younger in)\b/iu,
      say: ["So there was a stranger in somebody else's picture."],
    },
    {
      when: /\b(?:(?:great|amazing|so good|lovely|perfect|wonderful|fun|best)|laugh\w*|clicked|spark|chemistry|hours|closed the place|walked|kiss\w*|held (?:my )?hand|hug\w*|easy|second date|again|likes me|smil\w*|butterflies)\b/iu,
      unless: /\b(?:not|no|never|wasn'?t|didn'?t|but|isn'?t)\b/iu,
      say: [
        'Oh, nice. One can hear it still ringing in you.',
        'An evening like that is rare enough.',
        'And the walk home was shorter than usual, I imagine.',
      ],
      ask: ['What made it so easy?'],
    },
    {
      when: /\b(?:bartender|waiter|waitress|pity|people (?:looking|staring)|everyone (?:saw|could)|uber|walked home|alone at)\b/iu,
      say: [
        'And strangers saw it, that makes it twice as long.',
        'A bit of kindness from somebody who had nothing to do with it.',
      ],
    },
    {
      when: /\b(?:dress|heels|shaved|outfit|hair|makeup|got (?:all )?ready|shower\w*)\b/iu,
      say: ['You had made yourself nice for it. That is the tender part.'],
    },
    {
      when: /\b(?:pa(?:y|id)|bill|check|split|expensive|money)\b/iu,
      say: ['And then that little scene with the bill.'],
    },
    {
      when: /\b(?:kiss\w*|came (?:up|over|home)|slept|night|went home with|sex|hooked up)\b/iu,
      unless: /\b(?:last night|tonight|all night|no kiss|didn'?t)\b/iu,
      say: ['So it came closer than planned, perhaps. How you feel about it today is what counts.'],
    },
    {
      when: /\b(?:text(?:ed)?|hasn'?t|heard|waiting|phone|reply|silence|no message|message|wrote|goodnight|thank)\b/iu,
      say: ['And since then the phone has been an altar.', 'Now it begins, the waiting and the reading of signs.'],
    },
    {
      when: /\b(?:I (?:\S+ ){0,2}?(?:talked too|said something|spilled|rambled|froze|drank|laughed too|blew|ruined|messed|overshared|was so (?:nervous|awkward|quiet))|embarrass\w*|cring\w*|stupid|overshar\w*)\b/iu,
      say: [
        'Ah, that minute plays on repeat.',
        'You were nervous, and it showed a little. That is not a crime on a date.',
      ],
    },
    {
      when: /\b(?:ex|divorce\w*|first (?:one|date|time) (?:in|since)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) years|after my|haven'?t dated|widow\w*|rusty|guilty|compar\w*)\b/iu,
      say: [
        'And that after such a long time. The evening had to carry more than an evening.',
        'One sits there with somebody new, and the old one is at the table a little.',
      ],
    },
    {
      when: /\b(?:apps?|tinder|hinge|bumble|swip\w*|again|another|third (?:one|bad)|always|every (?:time|date)|tired|exhaust\w*|give up|done|sick of|pointless|hopeless|never (?:doing|going|again|dating))\b/iu,
      say: [
        'It wears one down, to begin from zero each time.',
        'You keep showing up, and it does not get paid back. That tires anyone.',
      ],
    },
    {
      when: /\b(?:scared|afraid|hopes? up|too good|hurt|trust|careful|what if|fall(?:ing)?|fast)\b/iu,
      say: ['So now there is something to lose, and you noticed at once.', 'Glad, and a hand on the brake.'],
    },
    {
      when: /\b(?:sad|cry\w*|cried|lonely|alone|disappoint\w*|hoped|hope|let down|ugly|rejected|miss)\b/iu,
      say: [
        'One had pictured it a little, and then goes home alone with the picture.',
        'It is not only the evening that was lost, it is the hoping beforehand.',
      ],
    },
    {
      when: /\b(?:friends?|sister|mom|roommate|everyone)\b/iu,
      say: ['They want the whole story, with all the details, I guess.'],
    },
    {
      when: /\b(?:nice|okay|ok|fine|alright|decent|good (?:guy|man|woman|girl|person)|sweet|polite|unsure|mixed|don'?t know (?:if|how|what)|torn)\b/iu,
      say: [
        'Nice, and you are not sure. That is a quite common outcome.',
        'It need not have been lightning to deserve a second look, and need not get one either.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should)|I(?:'?ll| will) |going to|gonna|next (?:time|week))\b/iu,
      say: ['You will see how that feels once you have slept on it.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['It is fresh. It may take a night until you know what it was.'],
    },
  ],
  say: [
    'You gave it an evening, and that takes something.',
    'One evening is a small window.',
    'It counts, what you felt while sitting there.',
    'Two strangers tried for two hours. It is brave on both sides.',
    'You learned something about what you want, if only what you do not.',
  ],
  ask: [
    { line: 'What would you want from a next one?' },
    { line: 'What surprised you?' },
    { line: 'How did you part?', unless: /\b(?:kiss|hug|left|goodbye|text)\b/iu },
  ],
};
