import type { Course } from '../course.ts';

/** Somebody thinks of leaving the one they are with, and cannot decide. */
export const stayOrGo: Course = {
  id: 'stay-or-go',
  begins:
    /\b(?:(?:thinking (?:about|of)|think about|considering|contemplating|want to|wanna|going to|ready to|afraid to|scared to|can'?t decide (?:if|whether) (?:to|I should)|don'?t know if I should|don'?t know whether (?:to|I should)|should I|trying to decide (?:if|whether) (?:to|I should)|unsure (?:if|whether) (?:to|I should)|not sure (?:if|whether) (?:to|I should)|deciding whether to|about to|dream of|fantasize about|don'?t know how to|might|I need to|I have to|tempted to) (?:just )?(?:leav(?:e|ing)|divorc(?:e|ing)|break(?:ing)? up with|end(?:ing)? (?:it|things) with|separat(?:e|ing) from|stay(?:ing)? with|dump(?:ing)?|break(?:ing)? it off with|walk(?:ing)? away from) (?:my (?:\S+ )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|my marriage|this (?:marriage|relationship)|my relationship|our (?:marriage|relationship))|(?:want|wanna|thinking (?:about|of)|considering|ask(?:ing)? for) (?:to get )?(?:a |getting a )?(?:divorce|divorced|separation)|(?:should I|do I|if I should|whether to|whether I should) (?:\S+ )?(?:stay|leave|go|end) (?:\S+ ){0,2}?(?:or|in) (?:\S+ ){0,2}?(?:stay|leave|go|end|my marriage|this (?:marriage|relationship)|my relationship)|(?:stay or (?:go|leave)|leave or stay)|(?:don'?t|do not) know if I (?:\S+ )?(?:want|wanna|can|should) (?:\S+ )?(?:be|stay|keep going|go on|continue) (?:with|in) (?:my (?:\S+ )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|this (?:marriage|relationship)|him|her)|(?:done|finished|over|through|unhappy|miserable|trapped|stuck) (?:with|in|being in) (?:my|this|our) (?:marriage|relationship|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus))|(?:don'?t|do not|can'?t|not sure I|don'?t think I) (?:\S+ )?(?:want to (?:be|stay)|be|stay) (?:with|married to|in) (?:my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|this (?:marriage|relationship)|my (?:marriage|relationship)) ?(?:anymore|any more)?|(?:my|our) (?:marriage|relationship) (?:is|might be|feels) (?:\S+ ){0,2}?(?:over|ending|failing|falling apart|broken|dying|at an end|on the rocks)|staying (?:in (?:this|my) marriage|with my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|together) (?:just |only )?(?:for|because of) the (?:kids|children))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|(?:ate|stole|finished) (?:my|the|all|our)|joking|lmao|college|university|job|school|city|hometown|party|hotel|leaving my husband at home|leave my (?:husband|wife) alone|(?:doctor|hospital|nursing home|care home|rehab)|cheated on me|he wants a|she wants a|they want a|(?:he|she|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)) (?:is |'?s )?(?:thinking|considering|asked|wants))\b/iu,
  first: {
    say: [
      'That question takes up all the room there is.',
      'To stand in a doorway for a long time is tiring, too.',
      'One foot in, one foot out, and the heart in both.',
    ],
    ask: [
      'What brought it up again now?',
      'How long have you been asking yourself?',
      'What would you be leaving, and what would you be keeping?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:stay|leave|go|end|break|divorce|tell|wait|try|give|do)|(?:what )?would you (?:do|stay|leave|go)|(?<!\b(?:how|what|where|when|why) )do I (?:stay|leave|go|end|tell)|is it time|is it worth|(?:what|which) (?:is|would be) (?:right|better))\b/iu,
      say: [
        'That is yours, and I would do you no good by choosing. One question that has helped others: if a friend you love told you just this, what would you hope for them.',
        'It may help to picture it both ways: a year from now, still there and nothing changed. A year from now, gone. Which of them lets you breathe.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|will|would|did) (?:I|you|people) (?:\S+ ){0,2}?(?:know|decide|choose)|when (?:is|do I know)|what (?:do|can|should|could) I do|any advice|when enough is enough)\b/iu,
      say: [
        'Few people know it in one blow. Some give it a time and a clear thing that has to change, and then look honestly at whether it did.',
        'Often it is not a moment but a tally: how many evenings a week you can still be yourself there. You might simply keep count for a month.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you) (?:\S+ ){0,2}?(?:tell|say|leave|do|start|break|end|bring)|what (?:do|should|would|can) I (?:even )?(?:say|tell))\b/iu,
      say: [
        'If you do say it, short and not in a fight: “I have not been happy for a long time, and I do not think I can stay as it is.” The rest is a second talk.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:that|this|it) (?:\S+ ){0,2}?(?:terrible|awful|horrible|bad|mean|cruel)|am I (?:\S+ ){0,3}?(?:selfish|a bad|wrong|crazy|overreact\w*|ungrateful|terrible|asking|expecting|giving up|terrible|the problem|quitting|a quitter)|is it (?:\S+ ){0,2}?(?:selfish|wrong|normal|bad|my fault|ok|okay)|will I (?:\S+ )?(?:regret|be|find|ever)|will (?:the|my) kids|will it)\b/iu,
      say: [
        'Wanting to be well in your own life is not selfish. What you do with the wish may still be kind or unkind, and you are plainly looking for kind.',
        'Whether it will look like a mistake later, nobody knows. There is something to grieve on both roads, and that alone does not make either one wrong.',
      ],
      asked: true,
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|family|holidays|custody)\b/iu,
      say: [
        'And then you look at the children, and the sum comes out different each time.',
        'You are weighing their whole world in with yours.',
      ],
      ask: ['What do you think they notice, as it is?'],
    },
    {
      when: /\b(?:money|afford|rent|mortgage|income|house|job|financ\w*|savings|depend\w*|alone (?:with|on)|where (?:would|will) I|nowhere)\b/iu,
      say: [
        'So it is not only the heart that has a say, the rent has one, too.',
        'One cannot leap without somewhere to put the feet.',
      ],
      ask: ['Have you looked at the numbers once, only for yourself?'],
    },
    {
      when: /\b(?:someone else'?s life|wrong life|not my life|playing a (?:role|part)|going through the motions|not myself|lost myself|don'?t know who I am)\b/iu,
      say: [
        "As though you were sitting in somebody else's kitchen, under your own name.",
        'Somewhere on the way you left the room, and went on smiling.',
      ],
    },
    {
      when: /\b(?:relie(?:f|ved)|felt (?:free|lighter|good|better)|when (?:he|she|they) (?:was|were|is|are|goes|went) (?:away|gone|out)|breathe|peaceful)\b/iu,
      say: [
        'That told you something you had not asked.',
        'Your shoulders came down when the house was yours. You noticed.',
      ],
    },
    {
      when: /\b(?:(?:isn'?t|is not|not) (?:a )?(?:bad|mean|cruel|awful|abus\w*)|lovely|good (?:man|woman|guy|person|dad|mom|father|mother)|nice|kind|did nothing|nothing wrong|not (?:a )?bad|no reason|treats me well|loves me|perfect on paper|doesn'?t deserve)\b/iu,
      say: [
        'It would be easier to go from somebody bad.',
        'There is no crime to point at, so you feel you have no right. One may still be unhappy.',
      ],
    },
    {
      when: /\b(?:(?:hurt|break|destroy|crush|kill) (?:him|her|them|his|her)|guilt\w*|devastat\w*|fall apart|without me|needs me|(?:he|she|they)(?:'?d| would) be|feel (?:so )?(?:bad|sorry))\b/iu,
      say: [
        'You carry {their} heart as well as yours while you think.',
        'Staying so as not to hurt {them} hurts too, only slower.',
      ],
    },
    {
      when: /\b(?:promis\w*|chang\w*|better for|tries|trying|counsel\w*|therap\w*|another chance|chances?|every time|swears?|said (?:he|she)(?:'?ll|'?d)|last time)\b/iu,
      say: [
        'Hope has been handed to you in small portions.',
        'You have waited for it to turn, and it does, a little, and then back.',
      ],
      ask: ['What would have to be truly different?'],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|yrs)|half my life|since (?:high school|college|I was)|so long|too long|married|wasted)\b/iu,
      unless: /\b(?:income|money|mom for|job|kids)\b/iu,
      say: [
        'That much time does not want to be the time you walk away from.',
        'One grows into another in those years. There is no clean edge.',
      ],
    },
    {
      when: /\b(?:love (?:him|her|them)|still love|don'?t love|in love|not in love|feelings|miss|care about)\b/iu,
      say: [
        'Love is there, and it does not settle the question. That is the hard part.',
        'If the feeling spoke with one voice you would be done by now.',
      ],
    },
    {
      when: /\b(?:scared|afraid|fear|terrified|alone|lonely|never find|too old|start(?:ing)? over|single|what if)\b/iu,
      say: [
        'The known unhappiness against an empty room. No wonder you stand still.',
        'It takes nerve even to look over the edge.',
      ],
      ask: ['Which fear is the loudest?'],
    },
    {
      when: /\b(?:family|parents|mom|mum|mother|friends?|sister|people|church|everyone|culture|religion|god|vows|judg\w*|asham\w*|fail\w*|embarrass\w*)\b/iu,
      say: [
        'They all have a sentence for it, and none of them sleeps in your bed.',
        'You made a promise before others. That sits deep, whatever one does with it.',
      ],
    },
    {
      when: /\b(?:someone else|somebody else|another (?:man|woman|guy|girl)|coworker|met (?:a|some)|crush|affair)\b/iu,
      unless: /\b(?:someone else'?s (?:life|problem))\b/iu,
      say: [
        'So you have seen that it could be otherwise. It may be about that person, or about the window.',
        'That makes the question louder, and not clearer.',
      ],
    },
    {
      when: /\b(?:fight\w*|argu\w*|yell\w*|silent|walking on eggshells|eggshells|critici\w*|put(?:s)? me down|belittl\w*|never listens|lazy|drink\w*|lies|lied)\b/iu,
      say: [
        'You live braced. That costs more than you see while you are in it.',
        'Day after day of that, it adds up to a life.',
      ],
      ask: ['How do you feel when you hear the key in the door?'],
    },
    {
      when: /\b(?:sex|intimacy|touch|roommates?|kiss\w*|bed|affection)\b/iu,
      say: ['One can be hungry for years at a full table.', 'Your body has half moved out already, perhaps.'],
    },
    {
      when: /\b(?:apartments?|lawyer|packed|bags?|looking at|zillow|google\w*|moving out|secret account|told (?:him|her|them)|said it|asked for)\b/iu,
      say: ['So you are trying on the other life, in small pieces.', 'That is not only thinking anymore.'],
      ask: ['How was it, to go that far?'],
    },
    {
      when: /\b(?:good (?:day|days|moment|weekend)|laughed|sometimes|when it'?s good|nice (?:evening|dinner)|vacation)\b/iu,
      say: [
        'Then comes a good day, and the whole sum starts over.',
        'The good hours are true, too. They do not cancel the rest, and the rest does not cancel them.',
      ],
    },
    {
      when: /\b(?:sleep|lie awake|awake|math|stomach|sick|anxious|panic|cry\w*|cried|weight|headache|chest|dread|numb)\b/iu,
      say: [
        'Your body has been in this debate for a while.',
        'It sits in you day and night, while the days go on as usual.',
      ],
    },
    {
      when: /\b(?:tired|exhausted|done|can'?t (?:do|anymore|keep)|fed up|over it|limbo|stuck|back and forth)\b/iu,
      say: ['Not deciding is work, and it is never over in the evening.', 'You are tired of the question itself.'],
    },
    {
      when: /\b(?:wait\w*|after (?:christmas|the holidays|summer)|when the kids|until|someday|not yet|right time|graduat\w*)\b/iu,
      say: ['So you give it another season. It may be wisdom or delay, and from inside they look alike.'],
    },
    {
      when: /\b(?:nobody|no one knows|can'?t tell|secret|pretend\w*|act(?:ing)? (?:normal|happy)|haven'?t told)\b/iu,
      say: [
        'You lead a whole second life in your head, and set the table in this one.',
        'To think such a thing unseen, with {them} in the next room, is lonely.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could| need)|I(?:'?ll| will) |going to|thinking of|plan\w*)\b/iu,
      say: ['Listen to how it feels when you say it. You need not act on it.', 'That came out with some air in it.'],
    },
    {
      when: /\b(?:stupid|weak|coward|pathetic|dramatic|ungrateful)\b/iu,
      say: ['Not weak. You are taking it seriously from all sides, and that is slow.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea|go back and forth)\b/iu,
      say: [
        'Of course not. If it could be known, you would not be asking at this hour.',
        'The not knowing can be the hardest place of all of them.',
      ],
    },
  ],
  say: [
    'No answer here comes without a price, and you know that.',
    'You are trying not to be unfair to anybody, yourself included.',
    'You do not have to decide it today to take it seriously today.',
    'It can be a good love and the wrong life, or the other way around.',
    'Both of your feet are tired from standing like that.',
  ],
  ask: [
    {
      line: 'What would you want to have said to {them} before any decision?',
      unless: /\b(?:told (?:him|her|them))\b/iu,
    },
    { line: 'When do you feel most like yourself, in these days?' },
    { line: 'What has kept you so far?', unless: /\b(?:kids|children|money|love|house)\b/iu },
    {
      line: 'Does anyone know that you are asking yourself this?',
      unless: /\b(?:friend|sister|mom|therap|nobody|no one|told)\b/iu,
    },
  ],
};
