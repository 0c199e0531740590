import type { Course } from '../course.ts';

/** The partner is depressed or in a low mood. */
export const partnerIsLow: Course = {
  id: 'partner-is-low',
  begins:
    /\b(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,2}?(?:is|has been|'?s been|has|was|seems|struggles with|suffers from|struggling with|got|been|fell into|is going through) (?:\S+ ){0,4}?(?:depressed|depression|so low|really low|very low|very down|so down|really down|burn(?:ed|t)? ?out|burnout|a burnout|anxiety|ptsd|bipolar|panic attacks|withdrawn|hopeless|not (?:himself|herself|okay|ok|doing well)|a shell of|in a dark place|in a bad place|mentally ill|shutting down|numb|miserable|struggling mentally|struggling (?:a lot|so much)|unhappy all)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:just |only |hardly |barely |never |doesn'?t |won'?t |can'?t )?(?:lies in bed all|stays in bed|sleeps all day|won'?t get (?:out of bed|help)|gets? out of bed|get out of bed|leave[s]? the (?:house|bed)|refuses (?:help|to see|therapy|to get help)|hasn'?t (?:\S+ )?(?:gotten|got|been|left|come) (?:\S+ ){0,2}?(?:bed|house|room|shower\w*)|won'?t (?:see|talk to) (?:a|anyone)|stopped (?:taking (?:his|her|their) meds|showering|smiling|eating|caring)|cries all)|(?:living with|married to|dating|loving|supporting|taking care of|caring for|in love with) (?:\S+ )?(?:a |someone (?:who is |with )|my )(?:\S+ )?(?:depressed|mentally ill|bipolar|depression|anxious)(?: (?:(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|person|man|woman))?|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s (?:depression|mental (?:health|illness)|anxiety|burnout|ptsd|low mood|mood|breakdown))\b/iu,
  unless:
    /\b(?:suicid\w*|kill (?:himself|herself|themselves|him|her)|want(?:s|ed)? to die|hurt (?:himself|herself|themselves)|self[- ]?harm\w*|gun|pills|overdos\w*|not be here|end (?:it|his|her)|hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|my ex|drink\w*|drunk|dementia)\b/iu,
  first: {
    say: [
      'You live with somebody who is there and far off.',
      'To love a person who can hardly feel it, that asks a great deal.',
      'The whole house gets quieter, and you with it.',
    ],
    ask: [
      'Since when has it been like that?',
      'How is it in the house, on a day like today?',
      '{Do} {they} {have} help from somewhere, apart from you?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|we) (?:\S+ ){0,2}?(?:help|get|support|make|tell|talk|say|deal|cope|reach|stay|convince|handle)|what (?:do|can|should|would|else can) (?:I|you) (?:\S+ )?(?:do|say|tell)|any (?:advice|tips))\b/iu,
      say: [
        'Often less than one thinks: be near, ask small, expect little. “I am going around the block. Come along, no talking needed.” Their way out is not in your hands alone.',
        'You could offer to do the one hard thing with {them}: make the call to a doctor together, or sit in the waiting room. The first appointment is the steepest step.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:\S+ ){0,2}?(?:my fault|me|normal|wrong|selfish|something I)|am I (?:\S+ ){0,3}?(?:selfish|a bad|wrong|terrible|horrible|enabling|not enough|the (?:problem|cause|reason)|making|doing)|did I (?:\S+ )?(?:do|cause)|why (?:can'?t|am|isn'?t|won'?t|doesn'?t|don'?t))\b/iu,
      say: [
        'You did not cause it, and you cannot love it away. If love were enough, {they} would be well by now.',
        'To be tired of it is not the same as being tired of {them}. Both may be said.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:he|she|they|it|this|we|I) (?:\S+ )?|does (?:it|depression|he|she|this) (?:\S+ )?(?:get|ever|go|love|still)|how long)\b/iu,
      say: [
        'A great many people come out of it, most with help. How long, I cannot tell you, and it is no failure of yours if it takes its time.',
        'There is no date for it. Often it goes in small steps and back again, and the one beside it sees the steps first.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:leave|stay|call|tell|push|ask|say|make|give|go|force|let|talk)|(?<!\b(?:how|what|where|when|why) )do I (?:stay|leave|push|tell)|is it (?:ok|okay) (?:to|if)|can I leave)\b/iu,
      say: [
        'You may go out, laugh, sleep in the other room. Somebody in the house has to have ground under their feet.',
        'Asking plainly how dark it gets does no harm: “Do you sometimes think of not living anymore?” If ever the answer is yes, 988 advises you both by call or text.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:stays? in|out of|lies? in|all day in|never leaves) bed|sleeps?|couch|doesn'?t (?:shower|eat|get up)|dark room|curtains|blinds|tv all|hasn'?t (?:showered|left|eaten|gotten))\b/iu,
      say: ['And you walk past the closed door on tiptoe.', 'The same hump under the blanket, morning and evening.'],
    },
    {
      when: /\b(?:work|job|fired|bills|money|rent|income|breadwinner|provid\w*|sick leave|unemploy\w*)\b/iu,
      say: ['So everything that has to go on goes on through you.', 'You carry the roof and also the mood under it.'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|dad|mom|postpartum)\b/iu,
      say: [
        'And there are small eyes that ask what is the matter.',
        'You are two parents in one, and a bit of a nurse.',
      ],
      ask: ['What do the little ones notice?'],
    },
    {
      when: /\b(?:(?:refus\w*|won'?t|doesn'?t want|no) (?:\S+ ){0,3}?(?:help|therap\w*|doctor|meds|medication|talk|go)|says (?:he'?s|she'?s|it'?s|they'?re) (?:fine|okay|nothing)|stubborn|denial|doesn'?t (?:believe|see)|den(?:y|ies))\b/iu,
      say: [
        'To see what would help, and not be let near with it.',
        'One cannot carry a grown person to a doctor. That is hard to bear.',
      ],
      ask: ['What {do} {they} say, when you bring it up?'],
    },
    {
      when: /\b(?:therap\w*|doctor|meds|medication|antidepress\w*|psychiatrist|counsel\w*|diagnos\w*|appointment|treatment|waiting list)\b/iu,
      say: [
        'So something has been set going. It is slow, and you are waiting along.',
        'There is one more who looks after it now, at least a little.',
      ],
    },
    {
      when: /\b(?:snap\w*|yell\w*|irritab\w*|angry|mean|mood\w*|eggshells|takes it out|cold|push(?:es|ed|ing) me away|distant|shuts? (?:me|down)|silent|doesn'?t (?:talk|answer)|ignor\w*)\b/iu,
      say: [
        'It comes out at you because you are nearest. That explains it, and it still hurts.',
        'You learn to read a face at the door, before you say hello.',
      ],
    },
    {
      when: /\b(?:(?:barely|hardly|doesn'?t|won'?t|not) (?:eat\w*|sleep\w*|drink)|lost weight|weight)\b/iu,
      say: ['You count what is left on the plate.', 'To cook with love, and see it go cold.'],
    },
    {
      when: /\b(?:touch|sex|hug\w*|kiss\w*|affection|intima\w*|says (?:he|she) (?:loves|doesn'?t)|numb|feels? nothing|nothing makes|smil\w*|laugh\w*)\b/iu,
      say: [
        'You miss being answered by {them}, with a hand or a look.',
        'It is not that you are loved less, perhaps. It does not get through. And you go hungry all the same.',
      ],
    },
    {
      when: /\b(?:used to|before|was so|different person|funny|miss (?:him|her|them|who|the)|old (?:him|her|self)|back then|anymore|shell|ghost|stranger)\b/iu,
      say: [
        'You miss somebody who is lying in the next room.',
        '{They} {are} still the same one, under all of that, and you keep watch for it.',
      ],
      ask: ['What was {their} laugh like?'],
    },
    {
      when: /\b(?:tried|everything|I(?:'?ve| have) (?:tried|done|begged|cooked|cleaned|suggested)|cheer\w*|walks?|plans?|nothing (?:helps|works)|can'?t (?:fix|help|reach)|helpless|powerless|useless)\b/iu,
      say: ['You have tried every key on the ring.', 'To be helpless beside somebody one loves, that is its own pain.'],
    },
    {
      when: /\b(?:me\?|my (?:turn|needs|feelings)|what about me|I(?:'?m| am) (?:\S+ )?(?:tired|exhausted|drained|burn\w*|lonely|alone|sad|depressed|breaking|sinking|overwhelmed|not ok)|no one asks|nobody asks|exhaust\w*|tired|drained|lonely|alone|can'?t (?:do|keep|anymore|take))\b/iu,
      say: ['Everybody asks how {they} {are}. So: how are you.', 'You hold the lamp for two, and it is your arm.'],
      ask: ['What do you do that is only for yourself?'],
    },
    {
      when: /\b(?:guilt\w*|resent\w*|(?:get|got|so|I'?m) (?:\S+ )?angry|lost my patience|angry (?:at|with)|frustrat\w*|selfish|hate|fed up|jealous|wish I|leave|leaving|divorce|break up|escape|run away)\b/iu,
      say: [
        'One may love somebody and be furious at what has moved in.',
        'A thought of leaving does not undo all you have done.',
      ],
    },
    {
      when: /\b(?:friends?|family|mom|mum|sister|people|everyone|nobody knows|no one knows|can'?t tell|cover\w*|excuses?|pretend\w*|lie for|parents)\b/iu,
      say: [
        'You make the excuses at the door, and so nobody knows how it looks inside.',
        'It stays within four walls, and so you are in there, too.',
      ],
    },
    {
      when: /\b(?:died|death|lost (?:his|her|their)|laid off|since (?:the|his|her|covid)|accident|miscarriage|war|deploy\w*|army|retire\w*|after)\b/iu,
      say: ['So there was something that broke it open.', 'That took you both, each in another way.'],
    },
    {
      when: /\b(?:(?:I )?(?:do|take|have) (?:all )?the nights?|night feeds?|I do (?:it all|everything)|everything (?:else )?(?:is on|falls))\b/iu,
      say: ['And the nights are yours as well, on top of the days.'],
    },
    {
      when: /\b(?:(?:can'?t|not allowed to|don'?t get to) (?:fall apart|break|cry|be)|(?:be|stay) strong|hold(?:ing)? (?:it|us|everything) together|someone has to)\b/iu,
      say: [
        'There is only room for one to lie down, and it is not you. So it feels.',
        'The one who stays upright is not the one who carries less.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|weeks)|long time|forever|again|every (?:winter|year|fall)|comes back|on and off)\b/iu,
      unless: /\b(?:appointment|therap\w*|doctor)\b/iu,
      say: [
        'So long, and you count the good days on one hand.',
        'You know it by now, and knowing does not make it light.',
      ],
    },
    {
      when: /\b(?:scared|afraid|worried|worry|fear|terrified|leave (?:him|her|them) alone|come home (?:to|and))\b/iu,
      say: [
        'You are afraid of what you may find one day. Say it out loud, if it is so. It can be asked about.',
        'A part of you is always listening toward that room.',
      ],
      ask: ['What are you afraid could happen?'],
    },
    {
      when: /\b(?:good day|better|got up|smiled|showered|laughed|walk(?:ed)?|ate|cooked|talked|hugged me|went (?:out|for|to)|agreed)\b/iu,
      unless: /\b(?:not|never|don'?t|haven'?t|didn'?t|doesn'?t|used to|won'?t)\b/iu,
      say: [
        'A crack of light. You have learned to see those.',
        'Today, then. One takes it without asking about tomorrow.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sob\w*|shower|car)\b/iu,
      say: [
        'You cry where it disturbs nobody. I would guess that you are very practiced at it.',
        'It had to go somewhere.',
      ],
    },
    {
      when: /\b(?:love (?:him|her|them)|vows|sickness|worth|won'?t give up|good (?:man|woman|person)|in (?:health|sickness))\b/iu,
      say: [
        'The love is not the question. It is only so much to carry.',
        'Staying through this is love, and it does not make you iron.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|gonna|thinking of|group)\b/iu,
      say: ['A bit of ground for you as well. It helps both.'],
    },
    {
      when: /\b(?:stupid|selfish|other people|have it worse|not about me|complain\w*|shouldn'?t)\b/iu,
      say: ['You may say it here, it takes nothing away from {them}.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['There is no map for that. You do it from one day to the next.'],
    },
  ],
  say: [
    'It is hard to keep hoping on behalf of two.',
    'You did not cause it, and you live in the middle of it.',
    'Somebody ought to ask after you, now and then.',
    'It is heavy for {them}, and it wears on you. Both are true.',
    'You stand at the edge with a rope, every day, and hardly anyone sees that.',
  ],
  ask: [
    { line: 'Who is there for you?', unless: /\b(?:friend|sister|mom|therap|nobody|no one)\b/iu },
    { line: 'What is left that the two of you still do together?' },
    { line: 'When did you last have a day off from it?' },
    { line: 'What do you wish {they} could understand?' },
  ],
};
