import type { Course } from '../course.ts';

/** The other one does not listen, looks at the phone, is there and not there. */
export const partnerNotListening: Course = {
  id: 'partner-not-listening',
  begins:
    /\b(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,2}?(?:doesn'?t|does not|won'?t|never|barely|hardly|isn'?t|is not|is never) (?:\S+ ){0,3}?(?:listen(?:s|ing)?|hear(?:s|ing)?(?: me)?|pays? attention|paying attention|ask(?:s)? (?:me )?(?:how|about|anything|a single)|look(?:s)? up|care(?:s)? (?:what|how|about what) I|notice(?:s)? me|talk to me about|take me serious\w*|interested in (?:me|what|my|anything I)|see me|understand me|support(?:s)? me)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:is |was |just |sits )?(?:\S+ ){0,2}?(?:always |constantly |glued |all day |24\/7 |forever |stuck |addicted )(?:\S+ ){0,2}?(?:on (?:his|her|their|the) (?:\S+ )?phone|to (?:his|her|their|the) (?:\S+ )?phone|scrolling|on tiktok|on instagram|gaming|playing (?:video )?games)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:just |only |always |even )?(?:scrolls|scrolled|was scrolling|looked at (?:his|her|their) phone|was on (?:his|her|their) phone|kept looking at (?:his|her|their) phone|picked up (?:his|her|their) phone|tunes? me out|zones? out|interrupts? me|talks? over me|cuts? me off|ignores? me|ignored me|dismisses me|brushes me off|walks away when I|shuts? down when I|changes the subject|forgot (?:my birthday|our anniversary|what I told)|forgets everything I)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ )?(?:never|won'?t|doesn'?t|can'?t|refuses to) (?:ever |even |just )?(?:puts? (?:his|her|their|the|that) (?:\S+ )?phone (?:down|away)|gets? off (?:his|her|their|the) phone|looks? (?:at me|up from)|let me finish|lets me finish|remembers? (?:what|anything) I)|(?:when|whenever|every time|everytime) I (?:try to )?(?:talk|tell|say|speak|bring up)(?: \S+){0,6} my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:just |always )?(?:ignores?|looks|scrolls|walks|zones|tunes|interrupts|rolls|changes)|(?:talking to|like talking to) (?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) is like talking to )?a (?:brick )?wall(?: \S+){0,6} my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)(?: \S+){0,6} talking to a (?:brick )?wall|(?:invisible|unheard|unseen|ignored) (?:to|by|in|with) (?:my (?:own )?(?:\S+ )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|my (?:own )?(?:marriage|relationship))|(?:compet(?:e|ing)|jealous) (?:with|of) (?:his|her|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s) phone|(?:phone|video games?|the tv|xbox|football) (?:is |matters |means )?(?:\S+ ){0,3}?more (?:\S+ ){0,3}?(?:important|interesting)? ?(?:than me|to my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|deaf|hearing aid|hearing loss|depress\w*|dementia|silent treatment|long distance)\b/iu,
  first: {
    say: [
      'To talk, and nobody looks up. That is a small cold shock each time.',
      'You can be in the same room and not be reached.',
      'So you stop in the middle of a sentence, and {they} {do} not even notice.',
    ],
    ask: ['What was it you wanted to tell {them}?', 'When did it last happen?', 'Has it been like that for long?'],
  },
  turns: [
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|needy|clingy|boring|too (?:much|sensitive|demanding|needy)|crazy|dramatic|asking|the problem|wrong)|is it (?:\S+ ){0,2}?(?:too much|me|my fault|normal|wrong|weird))\b/iu,
      say: [
        'Wanting to be listened to by the one you live with is about the smallest thing one can want. It is not needy.',
        'I doubt you are boring. A screen is made to be more gripping than any person, and still it hurts to lose to it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|we) (?:\S+ )?(?:get|make|tell|talk|ask|say|bring|reach|explain|deal)|what (?:do|can|should|would|could) (?:I|you) (?:\S+ )?(?:do|say|tell)|any (?:advice|tips))\b/iu,
      say: [
        'You could pick a moment without a screen and say what you miss instead of what {they} did: “I miss telling you things. Ten minutes, just us, after dinner?”',
        "Perhaps say at the start what you need: “I don't need it solved. I want you to look at me while I tell it.” Some people truly do not know that.",
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ )?(?:just |stop|say|tell|leave|ask|let|keep|give|bring|take)|(?<!\b(?:how|what|where|when|why) )do I (?:just|say|tell|keep)|would (?:it|you))\b/iu,
      say: [
        'I would say it once, plainly, when nobody is angry. Going silent yourself feels like justice, and mostly it is not noticed either.',
        'Before anything bigger, perhaps one clear line: “When you look at your phone while I talk, I feel like I am not there.” And see what it does.',
      ],
      asked: true,
    },
    {
      when: /\b(?:does (?:he|she|they|it) (?:\S+ )?(?:even |still |mean|love|care)|do you think (?:he|she|they)|why (?:doesn'?t|can'?t|won'?t|don'?t|is|does|isn'?t) (?:he|she|they)|will (?:he|she|they|it) (?:\S+ )?(?:change|ever|get))\b/iu,
      say: [
        'That I cannot know. One can love somebody and be a poor listener; the trouble is that from your side it looks the same as not caring.',
        'I cannot see into {them}. What I can see is that you have begun to wonder, and that is lonely.',
      ],
      asked: true,
    },
    {
      when: /\b(?:birthday|anniversary|forgot|forget\w*|remember\w*|told (?:him|her|them) (?:three|twice|five|so many|a hundred|last|yesterday)|valentine\S*|important (?:day|date))\b/iu,
      say: [
        'Being forgotten by the one who ought to know. That goes deep.',
        'It was told, and it fell through. So were you, a little.',
      ],
    },
    {
      when: /\b(?:(?:uh ?huh|mm+h?m*|hmm+|yeah yeah|that'?s nice|cool|ok|okay|k)\b(?: \S+){0,4}$|nods|nodded|one word|without looking|didn'?t (?:even )?look|never looks|looks? (?:up|at me))\b/iu,
      say: ['A sound that means: I am not here.', 'Those half-answers, as if you were a radio in the background.'],
    },
    {
      when: /\b(?:phone|scroll\w*|tiktok|instagram|reels|games?|gaming|xbox|tv|football|netflix|screen|laptop|youtube|reddit)\b/iu,
      say: [
        'You lose to something that fits into a hand.',
        'Strangers on a screen get looked at, and you are right there.',
      ],
      ask: ['When is the phone ever away?'],
    },
    {
      when: /\b(?:stopped mid|mid[- ]sentence|didn'?t (?:even )?notice|doesn'?t notice|halfway through)\b/iu,
      say: ['You tested the silence, and it gave you the answer.', 'There it was, plain to see, and only you saw it.'],
    },
    {
      when: /\b(?:(?:i'?m|I am|he'?s|she'?s) listening|goes I'?m|can repeat)\b/iu,
      say: ['To have the words in the ear is not yet listening.'],
    },
    {
      when: /\b(?:soccer|match|some (?:show|video|game)|basketball|baseball|youtube)\b/iu,
      say: ['Some other thing always seems to be just a bit more urgent than you.'],
    },
    {
      when: /\b(?:(?:don'?t|do not) (?:want to|wanna) (?:fight|argue|start|make)|keep the peace|another fight|swallow)\b/iu,
      say: [
        'So you swallow it, for peace, and the peace costs you.',
        'You know how that talk would go, and you are tired of it beforehand.',
      ],
    },
    {
      when: /\b(?:(?:at|during|over|after) (?:dinner|breakfast|lunch|bed|night|the restaurant)|in bed|date night|restaurant|table|car ride|in the car)\b/iu,
      say: [
        'That used to be the time for the two of you.',
        'Of all places, where one would naturally look at each other.',
      ],
    },
    {
      when: /\b(?:interrupt\w*|talks? over|cut(?:s)? me off|finish(?:es)? my|corrects?|mansplain\w*|about (?:himself|herself|his|her|their) (?:day|work|job|problems|own)|turns it|makes it about)\b/iu,
      say: [
        'So even your own story gets taken out of your hands.',
        'You end up listening, when it was you who had something to tell.',
      ],
    },
    {
      when: /\b(?:solv\w*|solution\w*|fix(?:es|ing)? (?:it|everything)|advice|tells me what to|just do|you should|calm down|overthink\w*|dramatic|too sensitive|exaggerat\w*|not a big deal|get over)\b/iu,
      say: ['You wanted company in it, and got an instruction.', 'That puts a lid on it before you have even said it.'],
    },
    {
      when: /\b(?:(?:asked|ask|told|tell|said|say|tried|brought|bring) (?:him|her|them|it|this|that|to)|I(?:'?ve| have)? (?:\S+ )?(?:tried|asked|told|said|begged)|conversation|we talked|argu\w*|fight|fought|defensive|mad|angry with me|rolls? (?:his|her|their) eyes|eye roll)\b/iu,
      unless: /\b(?:angry at (?:him|her|them))\b/iu,
      say: ['You did say it. And that too was not quite heard.', 'So even asking to be heard turns into a quarrel.'],
      ask: ['What did {they} say to that?'],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sobb\w*|broke down)\b/iu,
      say: [
        'In tears, and still alone with it. That is a picture that stays.',
        'That was no longer about one evening.',
      ],
    },
    {
      when: /\b(?:filming|tiktoks?|selfies?|video|walk|hike|vacation|trip)\b/iu,
      say: ['You were together there, and only one of you was.'],
    },
    {
      when: /\b(?:notic\w* (?:it|too)|(?:brother|sister|mom|friend|kids?) (?:\S+ )?(?:notic\w*|said|says|see|sees|asked))\b/iu,
      say: ['So others see it as well. You are not making it up.'],
    },
    {
      when: /\b(?:stop(?:ped)? (?:telling|talking|trying|sharing|bother\w*)|don'?t (?:even )?(?:tell|bother|try|share|talk)|why bother|gave up|giv(?:e|ing) up|keep (?:it|things|everything) to myself|shut up|what'?s the point)\b/iu,
      say: ['You have gone quiet yourself, to save yourself the little blow.', 'That is a sad kind of peace.'],
      ask: ['What have you kept to yourself lately?'],
    },
    {
      when: /\b(?:promot\w*|good news|excited|happy about|my (?:day|job|work|project|idea|dream)|doctor|diagnos\w*|my (?:mom|mum|dad|friend|sister|brother|grandma)|died|sick)\b/iu,
      say: ['And just that, you wanted {them} to hear first.', 'That deserved a pair of eyes on you.'],
    },
    {
      when: /\b(?:friends?|coworker|colleague|sister|someone else|somebody else|other (?:people|men|women|guy)|chatgpt|the dog|therapist)\b/iu,
      say: [
        'Somebody else listens, and you notice how hungry you were for it.',
        'It helps, and it should not have to come from there.',
      ],
    },
    {
      when: /\b(?:used to|at first|in the beginning|when we (?:met|started|were dating)|before|before (?:the )?kids|once)\b/iu,
      say: [
        '{They} could do it once, that is what makes it so puzzling.',
        'You remember being looked at. One does not forget that.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|yrs)|married|always been|forever)\b/iu,
      say: [
        'So long, and each time you still hope for an answer.',
        'In that time a great many sentences went nowhere.',
      ],
    },
    {
      when: /\b(?:alone|lonely|lonelier|invisible|ghost|wall|single|roommates?|furniture|not (?:there|exist)|don'?t exist)\b/iu,
      say: ['Lonely beside somebody, that is a particular kind.', 'You begin to feel see-through, in your own home.'],
    },
    {
      when: /\b(?:tired|exhausted|done|over it|fed up|sick of|can'?t anymore|angry|mad|furious|resent\w*|hurt|hurts|sad)\b/iu,
      say: [
        'It wears one down, knocking on a door with somebody behind it.',
        'So many small times, and they add up to this.',
      ],
    },
    {
      when: /\b(?:(?:put|puts) (?:the|his|her|their) phone (?:down|away)|listened|asked (?:me )?(?:about|how)|apologi[sz]ed|said sorry|we (?:had|went|laughed)|good talk|tries|trying|better)\b/iu,
      unless: /\b(?:never|doesn'?t|won'?t|hasn'?t|not)\b/iu,
      say: ['So there was a moment where you were heard.', 'A little light through the door. You noticed at once.'],
    },
    {
      when: /\b(?:leav(?:e|ing)|divorce|break up|breaking up|separat\w*|worth it|stay)\b/iu,
      say: [
        'It has come so far that you ask yourself what you are staying for.',
        'Not being heard is small each time, and large in sum.',
      ],
    },
    {
      when: /\b(?:love (?:him|her|them)|good (?:man|guy|woman|person|dad|mom|father|mother)|nice otherwise|not a bad|means well|works hard|stressed|tired from work|adhd)\b/iu,
      say: [
        '{They} may well be a good one, and still leave you alone with your words.',
        'You see {their} side too. Somebody could see yours.',
      ],
    },
    {
      when: /\b(?:stupid|silly|petty|trivial|not a big deal|childish|could be worse|dumb|little things?)\b/iu,
      say: [
        'It is not small. Being heard is most of what one marries for, or moves in for.',
        'No single time is big. That is why it is so hard to complain of.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|thinking of|write (?:him|her|them)|letter|counsel\w*|therapy)\b/iu,
      say: [
        'That would be a way of saying it that cannot be talked over.',
        'You have not stopped trying to get through.',
      ],
    },
    {
      when: /^(?:I )?(?:honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea|whatever)\b/iu,
      say: [
        'Hard to find words, when they have so often gone nowhere.',
        'Take your time. Nobody here is looking at a screen.',
      ],
    },
  ],
  say: [
    "One wants to be somebody's first thing to look at, now and then.",
    'You want to be met, that is all. It is a lot, and it is not too much.',
    'Not being heard makes one doubt there was anything to say. There was.',
    'All that you do not get to tell has to go somewhere.',
    'It would take so little, and that is what hurts.',
  ],
  ask: [
    { line: 'What would you like {them} to ask you tonight?' },
    { line: 'When did you last feel that {they} really listened?', unless: /\b(?:used to|at first|last time)\b/iu },
    { line: 'Have you been able to tell {them} how it is for you?', unless: /\b(?:told|asked|said|tried)\b/iu },
    { line: 'Who does listen to you?', unless: /\b(?:friend|sister|mom|coworker|nobody|no one)\b/iu },
  ],
};
