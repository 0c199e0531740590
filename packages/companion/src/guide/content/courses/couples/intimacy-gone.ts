import type { Course } from '../course.ts';

/** There is no closeness in bed anymore, by the one's wish or the other's. */
export const intimacyGone: Course = {
  id: 'intimacy-gone',
  begins:
    /\b(?:(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) and I|me and my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|we|I)(?:'?ve)? (?:\S+ ){0,3}?(?:haven'?t|have not|don'?t|never|no longer|barely|hardly|rarely|stopped) (?:\S+ ){0,3}?(?:have|had|having|been|be) (?:\S+ )?(?:sex|intimate|intimacy|made love|making love|physical)|(?:haven'?t|have not|hasn'?t) (?:\S+ )?(?:had sex|been intimate|made love|slept together|touched me|wanted me|kissed me)(?: \S+){0,6} (?:months|years|weeks|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|since|a year|forever|marriage)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ )?(?:doesn'?t|does not|never|won'?t|hasn'?t|barely|no longer|stopped|refuses to|isn'?t) (?:\S+ ){0,3}?(?:want(?:s|ed|ing)? (?:to (?:have )?(?:sex|sleep with me|be intimate|touch me)|sex|me (?:anymore|sexually|physically))|touch(?:es|ed|ing)? me|attracted to me|initiat\w*|interested in (?:sex|me)|desire[sd]? me|kiss(?:es|ed)? me|in the mood|sleep(?:s|ing)? with me anymore|have sex)|(?:my|our|the|in a|a) (?:sex life|dead bedroom|sexless (?:marriage|relationship)|sexless)|(?:dead bedroom|sexless marriage|sexless relationship|low libido|no libido|lost my (?:libido|sex drive)|no sex drive|mismatched libidos?|(?:his|her|my) (?:libido|sex drive) (?:is|has|was|went))|(?:no|zero|lack of|not any|without) (?:sex|intimacy|physical (?:touch|affection|intimacy)|affection) (?:\S+ ){0,4}?(?:in (?:my|our|this)|with my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|between us|anymore|for (?:months|years|a)|at all|in (?:months|years))|I (?:don'?t|never|no longer|just don'?t) (?:\S+ ){0,2}?(?:want (?:to (?:have )?sex|sex|to sleep with my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|to be touched)|feel (?:attracted|attraction|desire)|desire my)(?: \S+){0,4} ?(?:(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|anymore|with|to|for|since)|(?:rejected|turned down|turns me down|turned me down|pushes me away)(?: \S+){0,4} (?:in bed|for sex|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|every night|sexually))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|my ex|force[sd]?|forcing|pressur\w*|against my will|makes me (?:do|have)|mad (?:at me )?(?:if|when) I (?:say|don'?t)|porn star|asexual|cheat\w*|affair|long distance|died|teen|\b1[0-7]\b|parents)\b/iu,
  first: {
    say: [
      'That is a lonely thing, in a bed for two.',
      'One hardly speaks about it, not even with the one it is about.',
      'It is about skin, and about being wanted, and so about nearly everything.',
    ],
    ask: ['How long has it been like that?', 'Have you two spoken about it?', 'Was there a point when it changed?'],
  },
  turns: [
    {
      when: /\b(?:is it (?:\S+ ){0,3}?(?:normal|me|my fault|over|wrong|because|healthy|weird|bad)|am I (?:\S+ ){0,3}?(?:ugly|disgusting|not|undesirable|broken|selfish|too|the problem|wrong|weird|abnormal|overreact\w*|asking|a bad|frigid|shallow)|do (?:all|other|most)|does (?:everyone|every|it|this)|what(?:'?s| is) wrong with (?:me|us|him|her)|why (?:doesn'?t|won'?t|don'?t|does|can'?t|am|isn'?t|do))\b/iu,
      say: [
        'Very many couples know it, and far fewer say it. Stress, sleep, hormones, hurt, medicine: it is rarely about how somebody looks.',
        'I cannot know the reason. Wanting to be wanted is no selfishness, and not wanting is no fault either; it is worth looking at together.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|did) (?:I|we|you|couples) (?:\S+ ){0,2}?(?:talk|tell|bring|get|make|fix|say|start|ask|want|find|deal|feel|initiate|reconnect|go|live)|what (?:do|can|should|would) (?:I|you|we) (?:\S+ )?(?:do|say|tell|try)|any (?:advice|tips))\b/iu,
      say: [
        "Best not in bed and not after a no. “I miss being close to you. I don't want to push, I want to know how it is for you.” And then bear the answer.",
        'Some begin again far before sex: a hand, ten minutes lying close with nothing to follow. Without a goal the body dares sooner.',
      ],
      asked: true,
    },
    {
      when: /\b(?:too late|should I (?:\S+ ){0,3}?(?:leave|stay|say|tell|ask|bring|initiate|try|see|go|talk|just|stop|wait|accept|force)|(?<!\b(?:how|what|where|when|why) )do I (?:\S+ )?(?:say|tell|leave|just|stay)|will (?:it|he|she|we|I) (?:\S+ )?|can (?:it|we|a (?:marriage|relationship)|you)|is it (?:ok|okay) (?:to|if)|(?<!\b(?:how|what|where|when|why) )do I have to)\b/iu,
      say: [
        "Nobody owes it, you neither. What can be asked for is a talk about it, and if you two get stuck, a doctor or a couples' counselor hears this every day.",
        'It can come back, often, when it may be spoken about without a verdict. I cannot promise it, and a no stays a no in the meantime.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:turn\w*|reject\w*|push\w*|pull\w*) (?:me )?(?:down|away|over|off|back)|reject\w*|says? (?:no|not (?:tonight|now)|(?:he|she|they)(?:'?s| is| are) (?:\S+ )?tired)|excuses?|headache|rolled over|flinch\w*|not in the mood|too tired|stays? up|pretends? to (?:sleep|be asleep)|ignored)\b/iu,
      say: [
        'One reaches out a hand, and it comes back empty. After a few times one does not reach anymore.',
        'A no to the evening, and it arrives as a no to you.',
      ],
      ask: ['What do you do then?'],
    },
    {
      when: /\b(?:I(?:'?m| am) the one|I (?:don'?t|never|can'?t|no longer|just don'?t) (?:\S+ )?(?:want|feel|enjoy|like|get)|no (?:desire|drive|libido)|my (?:libido|drive|body)|not attracted|turned off|touched out|numb|avoid(?:ing)?|dread (?:it|bed|night)|do it (?:to|for|because|anyway)|duty|obligat\w*|get it over|fake)\b/iu,
      say: [
        'Your body says no, and you are left to apologize for it.',
        'Wanting cannot be ordered, not even by oneself.',
        'To do it for the sake of peace is a heavy price. You may say no.',
      ],
    },
    {
      when: /\b(?:ugly|fat|weight|sexy|body|attractive|attracted|undesirable|old|wrinkl\w*|my looks|how I look|disgust\w*|unwanted|unlov\w*|mirror|gross|stretch marks|compar\w*|younger)\b/iu,
      say: [
        'So you look for the reason in the mirror. It is seldom to be found there.',
        'It makes one feel invisible from the neck down.',
      ],
    },
    {
      when: /\b(?:(?:bought|wore|put on|dressed up|shaved|candles|lingerie)|didn'?t (?:even )?(?:look|notice)|date night)\b/iu,
      say: [
        'You got all your courage together, and it fell into nothing.',
        'To make oneself beautiful and not be looked at.',
      ],
    },
    {
      when: /\b(?:patient|doesn'?t push|understanding|says it'?s (?:ok|okay|fine)|can tell|disappointed)\b/iu,
      say: [
        'Nobody says a word, and you feel it anyway.',
        'The patience weighs on you almost more than a complaint would.',
      ],
    },
    {
      when: /\b(?:baby|birth|kids?|children|toddler|breastfe\w*|postpartum|c-section|pregnan\w*|newborn|co-?sleep\w*|ivf|trying to conceive|miscarr\w*)\b/iu,
      say: [
        "After all that a body has been through, it may need a long while to be one's own again.",
        'There is always someone small in between, and you two last.',
      ],
    },
    {
      when: /\b(?:menopause|hormon\w*|medication|meds|antidepress\w*|pain\w*|hurts|illness|surgery|cancer|erect\w*|\bed\b|viagra|testosterone|diabetes|doctor|dry|prostate|pill)\b/iu,
      say: [
        'So the body has something to say in it, and it is not about love.',
        'That can often be looked at by a doctor. It takes some nerve to say it there, and they have heard it all.',
      ],
    },
    {
      when: /\b(?:stress\w*|work\w*|tired|exhaust\w*|shifts?|busy|job|depress\w*|anxi\w*|sad|burn\w*)\b/iu,
      say: [
        'When a day has taken everything, there is nobody left to be touched.',
        'It has its reasons, and you lie there with the result.',
      ],
    },
    {
      when: /\b(?:porn|phone|videos?|masturbat\w*|himself|onlyfans|screen|alone in the bathroom)\b/iu,
      say: [
        'So there is wanting, only it goes elsewhere. That hurts in a special way.',
        'You feel replaced by a screen.',
      ],
    },
    {
      when: /\b(?:affair|cheat\w*|someone else|somebody else|cowork\w*|other (?:man|woman|people)|flirt\w*|tempted|open (?:marriage|relationship)|suspicious)\b/iu,
      say: [
        'You think of other people, or fear that somebody does. Hunger does that.',
        'The thought comes by itself, when one is starved that long.',
      ],
    },
    {
      when: /\b(?:fight\w*|argu\w*|resent\w*|chores|angry|hurt me|trust|lied|distant|roommates?|don'?t talk|cold)\b/iu,
      say: ['What is unsaid by day lies between you by night.', 'One cannot open up where one is still cross.'],
    },
    {
      when: /\b(?:hug\w*|kiss\w*|hold(?:s|ing)?|cuddl\w*|touch\w*|hand|affection\w*|close(?:ness)?|couch|pat)\b/iu,
      say: [
        'Not even the small things, then. They are the ones one misses in the kitchen.',
        'It need not even be sex. A hand on the back would do.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years?|months?|weeks?)|since (?:the|our|his|her|covid|last|we|I)|long time|a year|last time|anniversary|honeymoon|birthday)\b/iu,
      say: [
        'And you have counted. One does, even if one never says it.',
        'So long without, and each week it is harder to begin.',
      ],
    },
    {
      when: /\b(?:used to|at first|in the beginning|before|couldn'?t keep|all the time|young|when we (?:met|started|were))\b/iu,
      say: [
        'You know how it was, when it was easy. That makes the quiet so loud.',
        'It was a language you two had, and nobody speaks it now.',
      ],
    },
    {
      when: /\b(?:(?:neither|none) of us|brings? it up|elephant|(?:he|she)(?:'?s| has) given up|gave up|stopped (?:asking|trying))\b/iu,
      say: ['You both walk around it, like around a chair in the dark.', 'A truce nobody has signed.'],
    },
    {
      when: /\b(?:(?:on purpose|pretend\w*|before (?:he|she) comes|stay up|fall asleep first|excuses?))\b/iu,
      say: ['So the evening is arranged in such a way that the question does not come up.'],
    },
    {
      when: /\b(?:(?:asked|told|tried|talked|said|brought|bring) (?:him|her|them|it|about|to|up)|conversation|counsel\w*|therap\w*|(?:gets?|got) (?:mad|angry|defensive|upset)|shuts? down|won'?t talk|changes the subject|lingerie|date night|initiat\w*)\b/iu,
      say: [
        'You put yourself out there with it, and that is naked enough.',
        'So even speaking of it is hard. Then it is two silences.',
      ],
      ask: ['What came back?'],
    },
    {
      when: /\b(?:asham\w*|embarrass\w*|guilt\w*|selfish|bad (?:wife|husband|partner)|weird|awkward|taboo|tmi|sorry for|shouldn'?t)\b/iu,
      say: [
        'No need to be embarrassed here. It is a plain human matter.',
        'You feel guilty for wanting, or for not wanting. Neither was chosen.',
      ],
    },
    {
      when: /\b(?:(?:nobody|no one|can'?t (?:tell|talk)|friends?|everyone|who (?:do|can)|never told|(?:with|to) anyone))\b/iu,
      say: [
        'One tells friends of everything, and stops before that.',
        'So you have kept it to yourself, all that time.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|lonely|alone|sad|hurts?|heart|empty|miss|pillow|awake)\b/iu,
      say: [
        'You lie so near, and cry so that the mattress does not shake.',
        'It is grief, with somebody breathing next to it.',
      ],
    },
    {
      when: /\b(?:separate (?:rooms|beds|bedrooms)|guest room|couch|other (?:room|side)|snor\w*|goes to bed|back to)\b/iu,
      say: ['And now there is a wall, too.', "An arm's length, and it might be a mile."],
    },
    {
      when: /\b(?:leave|leaving|divorce|rest of my life|forever|worth|end it|stay|(?:is )?this (?:is )?it|never again|at my age)\b/iu,
      say: [
        'You ask yourself if you can live like that. It is a fair thing to ask.',
        'Love without it, for good. One has to be allowed to think about that.',
      ],
    },
    {
      when: /\b(?:love (?:him|her|them)|good (?:man|woman|guy|dad|mom|person)|best friend|otherwise|everything else|great (?:otherwise|dad|partner)|kind)\b/iu,
      say: [
        'All the rest is good, and that makes one feel greedy. One is not.',
        'It is not that you love less. It is that just this is missing.',
      ],
    },
    {
      when: /\b(?:(?:hugged|kissed|held|cuddled|talked|laughed|made love|had sex|slept together|tried|date)(?: \S+){0,4} (?:last|tonight|yesterday|today|finally|again|this)|better|good (?:talk|night)|small step|progress)\b/iu,
      unless: /\b(?:never|haven'?t|not|didn'?t|don'?t|hasn'?t)\b/iu,
      say: [
        'That was a warm moment, then. It may stay small for now.',
        'So there is a spark under the ash, somewhere.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |(?:we'?re|I'?m) going to|gonna|thinking of|appointment)\b/iu,
      say: ['To bring it into the open is the hardest part of it. You are on the way.'],
    },
    {
      when: /\b(?:stupid|silly|only sex|just sex|not everything|shallow|whatever|don'?t care|fine)\b/iu,
      say: ['“Only” is a big word for such a hunger.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['It is a thing with many roots. One need not have found them all.'],
    },
  ],
  say: [
    'To be wanted is something one cannot give oneself.',
    'It is hard to speak of without somebody feeling accused.',
    'You are missing a kind of closeness that words do not make up for.',
    'There is no right amount, only what the two of you could be glad with.',
    'It says nothing about what you are worth.',
  ],
  ask: [
    { line: 'What do you miss most, if you had to say it in a word?' },
    { line: 'What do you think it is like on the other side of the bed?' },
    { line: 'What else is going on in your life together?', unless: /\b(?:kids|baby|work|stress)\b/iu },
    { line: 'When did you last feel close, in any way?', unless: /\b(?:hug|kiss|last time|months|years)\b/iu },
  ],
};
