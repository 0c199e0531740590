import type { Course } from '../course.ts';

/** The partner drinks, or takes something, or gambles. */
export const partnerDrinks: Course = {
  id: 'partner-drinks',
  begins:
    /\b(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,2}?(?:drinks|is drinking|has been drinking|was drinking|drank|keeps drinking|started drinking|won'?t stop drinking|can'?t stop drinking|came home drunk|is drunk|was drunk|gets drunk|got drunk|is (?:an? )?(?:\S+ )?(?:alcoholic|addict|drunk)|relapsed|is using|hides (?:bottles|alcohol|vodka)|hid a bottle|gambles|is gambling|gambled|smokes weed all|is (?:high|stoned) (?:all|every)|is addicted|has (?:a |an )?(?:\S+ )?(?:drinking problem|alcohol problem|addiction|gambling problem|drug problem))|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)(?: \S+){0,6} (?:every night|again|too much|all the time|since|a lot|heavily) ?(?:drinking|drunk|drinks)|(?:found|finding|counted) (?:\S+ ){0,4}?(?:bottles?|cans|vodka|whiskey|beer|pills|betting)(?: \S+){0,8} my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|(?:married to|living with|dating|in love with|live with) (?:an? )?(?:\S+ )?(?:alcoholic|addict|drunk|drinker|gambler)|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s (?:\S+ )?(?:drinking|alcoholism|addiction|gambling|drug use|relapse|drug problem|alcohol))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|my ex|drunk texted|water|coffee|smoothies?|soda|years sober|I(?:'?m| am) (?:an )?alcoholic|my (?:own )?drinking|driv\w* drunk with)\b/iu,
  first: {
    say: [
      'So every evening begins with a look at the glass.',
      'You live with two people in one, and never know who comes home.',
      'That is a lonely kind of counting, glasses and bottles and hours.',
    ],
    ask: ['How long has it been like that?', 'How is it tonight?', 'Does anybody else know?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|we) (?:\S+ ){0,2}?(?:help|get|make|tell|talk|say|stop|bring|deal|cope|convince|handle|live|confront)|what (?:do|can|should|would) (?:I|you) (?:\S+ )?(?:do|say|tell)|any (?:advice|tips))\b/iu,
      say: [
        'The talk goes better sober, by daylight, about you: “When you drink I lie awake and am scared. Something has to change for me.” And then not arguing about the number of glasses.',
        'There are groups just for people at the side of one who drinks, Al-Anon for example. You go there for yourself, whether {they} {do} anything or not.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:he|she|it|this|that) (?:\S+ ){0,3}?(?:alcoholic|addict|normal|problem|my fault|addicted|that bad|too much|a lot)|am I (?:\S+ ){0,3}?(?:overreact\w*|enabling|crazy|wrong|controlling|dramatic|nagging|the (?:problem|reason)|a bad|boring)|did I (?:\S+ )?(?:cause|make|drive)|does (?:that|this|it) (?:count|make|sound))\b/iu,
      say: [
        'I cannot judge that from here. That it sets the weather in your home is reason enough to take it seriously, whatever the name of it.',
        'You did not cause it and you cannot control it. Hardly anyone pours for that reason, even where it is said in a quarrel.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:he|she|they|it|this) (?:\S+ )?|can (?:he|she|they|people) (?:\S+ )?(?:change|stop|get)|should I (?:\S+ ){0,3}?(?:leave|stay|give|wait|let|go)|(?<!\b(?:how|what|where|when|why) )do I (?:\S+ )?(?:stay|leave|give|wait|go)|is there (?:any )?hope|why (?:won'?t|can'?t|doesn'?t|does|do|don'?t))\b/iu,
      say: [
        'People do stop, many, mostly when they want it themselves and get help. Nobody can want it in their place, that is the cruel thing about it.',
        'To decide what you will do yourself, the next time it happens: that much is in your hands, and it is a good deal.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:pour|dump|throw|hide|count|check|search)|(?<!\b(?:how|what|where|when|why) )do I (?:pour|dump|hide|throw))\b/iu,
      say: [
        'Pouring it away seldom helps for longer than an evening, and it makes you the guard. It is no wrong either, only tiring.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:tell|call|confront|say|ask|talk|warn|text)|(?<!\b(?:how|what|where|when|why) )do I (?:tell|call|say))\b/iu,
      say: [
        "You need not keep it secret on somebody else's behalf. Tell it where there is help and no gossip: a sponsor, a doctor, one person of your own.",
        'If you speak of it at home, then sober and by day, and about what you saw, not about what that makes anybody.',
      ],
      asked: true,
    },
    {
      when: /\b(?:driv\w*|car|dui|keys|wheel)\b/iu,
      say: [
        'That is the point where it is about life and limb, and no longer only about a mood.',
        'Somewhere out there with keys in hand. It is terrible to wait for that.',
      ],
    },
    {
      when: /\b(?:bottles?|cans|vodka|whiskey|wine|beers?|hid\w*|hiding|garage|closet|trash|counted|smell\w*|mouthwash|count\w*|six-?pack|glass\w*)\b/iu,
      say: [
        'You find it where one keeps shoes. And then you have to decide if you saw it.',
        'Counting is what fear does when it has nothing else to do.',
      ],
    },
    {
      when: /\b(?:had (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:days|weeks|months|years)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:days|weeks|months|years) (?:sober|clean|dry)|chip)\b/iu,
      say: [
        'All of those days were real. They are not wiped out by one.',
        'You had begun to count on it, very carefully.',
      ],
    },
    {
      when: /\b(?:cried|sorry|apologi\w*|ashamed)\b/iu,
      say: [
        'And then you see how much it hurts {them}, too, and have nothing to be angry at.',
        'Tears after, each time. They are meant, and they do not hold the bottle.',
      ],
    },
    {
      when: /\b(?:promis\w*|swore|swears|said (?:he|she|they)(?:'?d|'?ll| would| will| wouldn'?t)|quit|stopped for|tried to stop|sober for|lasted|relaps\w*|again|last time|back to|dry)\b/iu,
      say: [
        'You believed it, each time a little less, and still a little.',
        'Relief on loan, and then it is called back.',
      ],
      ask: ['How long did it hold, the last time?'],
    },
    {
      when: /\b(?:says (?:I'?m|I am) (?:\S+ )?(?:boring|crazy|controlling|a nag|nagging|no fun|the problem|dramatic|overreacting)|no fun|boring)\b/iu,
      say: ['And then it is said to be about you. It is easier to look there.'],
    },
    {
      when: /\b(?:den(?:y|ies|ied|ying)|not (?:a|an) (?:problem|alcoholic)|says (?:it'?s|I'?m|he|she)|only (?:beer|wine|weekends?)|everyone drinks|deserves? it|to relax|stress\w*|after work|lied|lies|lying|excuses?)\b/iu,
      say: ['You see it every evening, and are told that it is not there.', 'So you begin to doubt your own count.'],
    },
    {
      when: /\b(?:mean|yell\w*|angry|cruel|nasty|insult\w*|calls me|fight\w*|argu\w*|picks fights|personality|different person|jekyll|temper|rage|scary|throws?)\b/iu,
      say: [
        'Then somebody else sits there, with that familiar face.',
        'By morning {they} may not remember it. You do.',
      ],
      ask: ['Are you safe there, when it gets like that?'],
    },
    {
      when: /\b(?:hop(?:e|ing|ed)|trust|believ\w*)\b/iu,
      say: ['Hope has become work by now.', 'You have hoped so often that you are wary of it.'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby)\b/iu,
      say: [
        'They hear in which way the key turns. Children learn that early.',
        'You try to stand between it and them, and are so tired.',
      ],
      ask: ['What have they noticed?'],
    },
    {
      when: /\b(?:(?:poured|dumped|threw|hid) (?:it|them|the|his|her|out)|I (?:\S+ )?(?:poured|dumped))\b/iu,
      say: [
        'You tried to stop it with your own hands. Anyone would.',
        'And then the fury went to you, not to the bottle.',
      ],
    },
    {
      when: /\b(?:passed out|black(?:s|ed|ing)? out|asleep on|couch|vomit\w*|threw up|floor|fell|stumbl\w*|slurr\w*|wet|bathroom|carried|put (?:him|her|them) to bed|cleaned up)\b/iu,
      say: [
        'And you are the one who turns {them} on the side, and cleans, and says nothing.',
        'You see {them} in a state that nobody else is shown.',
      ],
    },
    {
      when: /\b(?:money|gambl\w*|bet\w*|paycheck|spent|casino|savings|rent|debt|account)\b/iu,
      say: [
        'It drinks up the rent, too, in one way or another.',
        'There is a hole in the account, with the shape of it.',
      ],
    },
    {
      when: /\b(?:work|job|boss|called in|fired|call(?:ed)? in sick|cover\w*|lie for|excuses? for|party|wedding|family|dinner|embarrass\w*|in front of)\b/iu,
      say: [
        'You smooth it over outside, and inside nobody smooths anything for you.',
        'You watch {them} at every party, and have no evening of your own.',
      ],
    },
    {
      when: /\b(?:rehab|aa\b|meeting|detox|therap\w*|doctor|counsel\w*|program|al-?anon|sponsor|help)\b/iu,
      unless: /\b(?:won'?t|refus\w*|doesn'?t|no help|not)\b/iu,
      say: [
        'So there is a beginning, and you hardly dare to lean on it.',
        'A first hand from outside, after all that time.',
      ],
    },
    {
      when: /\b(?:(?:won'?t|refus\w*|doesn'?t want|laughs|laughed|no way)|stubborn)\b/iu,
      say: [
        'To offer a rope and see it dropped.',
        'You cannot do it in {their} place. I wish it were otherwise, and so do you.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|weeks|times|nights|days)|every (?:night|day|evening|weekend)|for years|always|since|daily)\b/iu,
      say: [
        'That long, with one ear at the door.',
        'Day by day it has become the thing that everything else is built around.',
      ],
    },
    {
      when: /\b(?:(?:his|her|my) (?:dad|father|mom|mother|parents)|grew up|childhood|runs in|like my)\b/iu,
      say: ['So you know that sound from another house.', 'It reaches back further than the two of you.'],
    },
    {
      when: /\b(?:sober|hasn'?t (?:drunk|had)|didn'?t drink|clean|trying|better|good (?:day|week|when)|sweet when|flowers)\b/iu,
      unless: /\b(?:never|not)\b/iu,
      say: [
        'And then {they} {are} there again, the one you love. That makes it so hard to be finished with it.',
        'You rejoice with your breath held.',
      ],
    },
    {
      when: /\b(?:leav\w*|divorce|separat\w*|move out|pack\w*|ultimatum|bags|break up|done|kicked|my sister'?s|my mom'?s)\b/iu,
      say: ['You have looked for the door already. One does not do that lightly.', 'It may be love and a limit, both.'],
      ask: ['What would have to happen for you to go?'],
    },
    {
      when: /\b(?:tired|exhaust\w*|can'?t (?:sleep|do|keep|anymore|take)|awake|up all night|waiting|wait up|anxious|eggshells|stomach|cry\w*|cried|nerves)\b/iu,
      say: ['You keep watch at night and work by day.', 'The body never goes off duty in such a house.'],
    },
    {
      when: /\b(?:alone|lonely|nobody|no one|asham\w*|secret|tell anyone|friends?|hide it|pretend\w*)\b/iu,
      say: [
        'It is a secret one keeps for somebody else, and becomes lonely by.',
        'Many more kitchens know it than would ever say so.',
      ],
    },
    {
      when: /\b(?:love (?:him|her|them)|good (?:man|woman|person|dad|father|mom)|miss (?:him|her|them|who)|used to|when we (?:met|were)|without (?:it|alcohol)|best)\b/iu,
      say: [
        'You love the one underneath. That is no mistake.',
        'The sober one is worth so much to you. That is what keeps you there.',
      ],
    },
    {
      when: /\b(?:guilt\w*|my fault|resent\w*|angry (?:at|with)|hate|furious|fed up|mad|frustrat\w*|disgust\w*)\b/iu,
      say: ['That anger has sat up with you on many nights.', 'You may be furious about it and sorry for {them}.'],
    },
    {
      when: /\b(?:scared|afraid|worr\w*|fear|die|health|liver|hospital|accident)\b/iu,
      say: [
        'You have the worst picture ready in your head, each time the phone rings.',
        'To love somebody and watch it, with your hands tied.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|gonna|thinking of|tomorrow)\b/iu,
      say: ['That would be a step for your own sake. It is about time someone took one.'],
    },
    {
      when: /\b(?:stupid|weak|not that bad|could be worse|at least|functional|functioning|overreact\w*)\b/iu,
      say: ['It does not have to be a catastrophe to be too much.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['With so much fog in the house, who would see clearly.'],
    },
  ],
  say: [
    'It is not your glass, and your life stands on the same table.',
    'You did not pour it and you cannot drink it away for {them}.',
    'Hope and dread, in turns, every evening. That wears one thin.',
    'You would like to come home and not listen first.',
    'You matter in this as well, and not only as the one who copes.',
  ],
  ask: [
    { line: 'Who could stand by you in this?', unless: /\b(?:friend|sister|mom|al-?anon|nobody|no one)\b/iu },
    { line: 'What do you do on the bad evenings?' },
    { line: 'What is it like when {they} {are} sober?', unless: /\b(?:sober|sweet|good)\b/iu },
    { line: 'What has it cost you so far?' },
  ],
};
