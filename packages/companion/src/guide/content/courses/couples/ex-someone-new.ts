import type { Course } from '../course.ts';

/** The ex has somebody new. */
export const exSomeoneNew: Course = {
  id: 'ex-someone-new',
  begins:
    /\b(?:my ex(?:-?(?:husband|wife|boyfriend|girlfriend|bf|gf|fianc\S+))? (?:just |already |is |has |got |'?s |is already |has already |apparently |now |posted |is now |and )(?:\S+ ){0,4}?(?:engaged|married|remarried|dating|seeing (?:someone|somebody|a|another)|(?:a )?new (?:girl|guy|girlfriend|boyfriend|gf|bf|woman|man|partner|wife|husband|relationship|family|baby|person|someone)|(?:someone|somebody) (?:new|else)|moved on|with (?:someone|somebody|another|a new|her|him|my)|a girlfriend|a boyfriend|pregnant|having a baby|expecting)|(?:saw|found out|heard|seen|learned|discovered|know) (?:\S+ ){0,4}?my ex(?:'?s|s)?(?:-?(?:husband|wife|boyfriend|girlfriend))? (?:\S+ ){0,6}?(?:new (?:girl|guy|girlfriend|boyfriend|gf|bf|woman|man|partner|wife|husband|relationship|person)|with (?:someone|somebody|another|a new|a girl|a guy|her new|his new)|engaged|married|dating|moved on|kissing|holding hands|having a baby|girlfriend|boyfriend)|my ex(?:'?s|s) (?:new )?(?:wedding|girlfriend|boyfriend|fianc\S+|new \S+|engagement|wife|husband|baby)|(?:he|she|they) (?:already |just )?(?:moved on|replaced me|has a new (?:girlfriend|boyfriend|girl|guy|gf|bf)|is (?:already )?(?:dating|seeing) (?:someone|somebody)|found someone(?: new| else)?)(?: \S+){0,5} (?:after (?:me|us|our|we)|since (?:we|the)|weeks|months|breakup|already|so fast|so quickly|like I)|(?:the person|guy|girl|man|woman) (?:I (?:dated|loved)|who (?:left|dumped) me) (?:\S+ ){0,3}?(?:engaged|married|dating|moved on|someone new))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|I(?:'?m| am) (?:dating|seeing|engaged|getting married)|I have a new|I moved on|stalk(?:s|ing) me|happy for (?:him|her|them))\b/iu,
  first: {
    say: [
      'Ouch. And there it is, with a face and a name.',
      'You knew it could come. It still goes right through one.',
      'So quickly filled, from where you stand.',
    ],
    ask: ['How did you find out?', 'How long ago was it, with you two?'],
  },
  turns: [
    {
      when: /\b(?:is (?:it|she|he) (?:\S+ ){0,3}?(?:normal|rebound|serious|wrong|stupid|pathetic|better|prettier)|am I (?:\S+ ){0,3}?(?:crazy|pathetic|overreact\w*|weird|wrong|replaceable|not|bitter|forgettable)|why (?:do|does|am|is) (?:I|it)(?: \S+){0,3} (?:care|hurt|bother|still|upset|jealous))\b/iu,
      say: [
        'Quite normal. Even people who wanted the ending get stung by that. It is not a sign that you have gone backward.',
        'It hurts because it looks like a verdict on you two. It may say something about being able to be alone, and little about what you two were.',
      ],
      asked: true,
    },
    {
      when: /\b(?:did (?:he|she|they|I|we) (?:\S+ )?(?:ever|even|really|mean|love|matter)|was (?:I|it|any) (?:\S+ ){0,3}?(?:real|just|nothing|enough|ever|the problem)|what does (?:she|he) have|what'?s wrong with me|how (?:can|could|did) (?:he|she|they)|why (?:her|him|not me|did|is|does|would|wasn'?t))\b/iu,
      say: [
        'What you had was real when you had it. Somebody new does not reach back and take it out.',
        'That I cannot look into. Some people go on so fast because they cannot bear the gap, and some because they had left long before they said so.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:text|call|unfollow|block|say|tell|ask|reach|congratulate|message|warn|delete|mute|go|move|date|see)|(?<!\b(?:how|what|where|when|why) )do I (?:say|text|block|go|congratulate))\b/iu,
      say: [
        'Muting is not petty, it is closing a window in a draft. You can always open it again.',
        'I would not write tonight. What you want to say can be put on paper first, and looked at next week.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|am) I (?:\S+ ){0,2}?(?:get|stop|move|deal|not|cope|forget|let|be)|what (?:do|can|should|would) (?:I|you) (?:\S+ )?(?:do|say)|will (?:I|it|this|they) (?:\S+ )?(?:ever|get|stop|last|find|be)|when (?:will|does)|any advice)\b/iu,
      say: [
        'Less of the picture, to begin with: mute, ask your friends not to report. And for the hour when it bites, somebody to call, or a walk without the phone.',
        'It loses its edge, mostly by being looked at less and by time. When that will be nobody can say.',
      ],
      asked: true,
    },
    {
      when: /\b(?:instagram|facebook|tiktok|story|stories|posts?|posted|photos?|pictures?|profile|snap\w*|tagged|stalk\w*|scroll\w*|linkedin|venmo)\b/iu,
      say: [
        'One thumb too far, and there they were, smiling.',
        'You look at it as if there were an answer in it somewhere.',
        'A photo shows one second of it, and the head paints the rest.',
      ],
    },
    {
      when: /\b(?:saw (?:them|him|her)|ran into|bumped into|at the (?:store|party|bar|gym|wedding|mall)|holding hands|kiss\w*|together at)\b/iu,
      say: ['To see it in the flesh, with no warning.', 'And you had to put on a face right then.'],
      ask: ['What did you do?'],
    },
    {
      when: /\b(?:(?:I have|I'?ve got|got) (?:a|my) (?:new )?(?:boyfriend|girlfriend|partner|husband|wife|man)|I'?m (?:married|happy|seeing)|my (?:boyfriend|girlfriend|partner|husband|wife))\b/iu,
      say: [
        'One can be well placed in a new life and still get hit from the old one.',
        'It takes nothing away from what you have now. It is only an old string that was struck.',
      ],
    },
    {
      when: /\b(?:(?:like|only|just|she'?s|he'?s) (?:like )?[12]\d\b|prett\w+|younger|hot|beautiful|skinn\w+|thin\w*|better|success\w*|rich|compar\w*|looks like me|looks nothing|opposite|blonde|ugly|my age)\b/iu,
      say: [
        'So the measuring starts. You will not win it, because you are not being fair to yourself.',
        'Another is not better or worse than you. It is another.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:weeks?|months?|days|years)|so (?:fast|soon|quick\w*)|already|right after|barely|not even|immediately)\b/iu,
      say: [
        'That short a time, as if one chair had only to be dusted.',
        'You are still sorting, and over there it is all put away already.',
      ],
    },
    {
      when: /\b(?:cheat\w*|overlap\w*|(?:was|were) (?:already|seeing|talking)|behind my|left me for|the (?:girl|guy) (?:he|she) (?:told|said)|told me not to worry|just (?:a )?friends?|coworker)\b/iu,
      say: [
        'So you go back and look at the dates. That is a bitter kind of arithmetic.',
        'The one you were told not to worry about. That hurts in a place of its own.',
      ],
    },
    {
      when: /\b(?:engaged|ring|married|marry|wedding|baby|pregnant|house together|moved in|never wanted (?:kids|marriage|to marry)|wouldn'?t (?:commit|marry))\b/iu,
      say: [
        'What could not be done with you, or not yet. That is the thorn in it.',
        'A future you had sketched, and someone else moves in.',
      ],
    },
    {
      when: /\b(?:(?:our|the same|my) (?:place|restaurant|song|spot|bed|dog|cat|beach|apartment|kids?|friends|trip)|kids? (?:met|like|love|call|said|with)|stepmom|stepdad)\b/iu,
      say: [
        'That was yours. It ought to have been left alone.',
        'And there is somebody standing in the middle of what you built.',
      ],
    },
    {
      when: /\b(?:friends? (?:told|say|said|hang|like|love)|mutual|everyone (?:says|knows|likes)|(?:his|her) (?:mom|mother|family)|my (?:mom|mum|sister|friend))\b/iu,
      say: ['They pass it on so lightly, like weather.', 'It is odd how others simply go on with the new one.'],
    },
    {
      when: /\b(?:happy|happier|smil\w*|so in love|treats|does (?:for|with) (?:her|him)|never did (?:that|it|this) (?:for|with) me|changed for)\b/iu,
      say: [
        'Everything you asked for, now given to somebody else. That is gall.',
        'It looks like a happiness that was there all along, only not for you.',
      ],
    },
    {
      when: /\b(?:over (?:him|her|them|it)|thought I was|was doing (?:so )?(?:well|good|better|fine|ok|okay)|back to (?:square|zero|day)|setback|years ago|don'?t even want)\b/iu,
      say: [
        'You had come so far, and then one minute. It does not undo the way you came.',
        'An old scar can be closed and still hurt when it is hit.',
      ],
    },
    {
      when: /\b(?:I (?:left|broke up|ended|dumped|wanted)|my (?:choice|decision|fault)|I was the one|regret|mistake|should have)\b/iu,
      say: [
        'Even so. One can close a door and be hurt to see a light behind it.',
        'Wanting out did not mean wanting to be replaced.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|hate|bitter|petty|hope (?:she|he|it|they)|karma|revenge|jealous\w*|rage)\b/iu,
      say: ['A little poison is only human here.', 'The anger is better company than the aching, for a while.'],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sick|stomach|threw up|can'?t (?:sleep|eat|breathe)|shak\w*|chest|gut|punch\w*|heart)\b/iu,
      say: [
        'It hits like something thrown. The body makes no difference.',
        'Let it run through. It is the old grief, in a new wave.',
      ],
    },
    {
      when: /\b(?:alone|lonely|single|nobody|no one|never find|left behind|last one|behind|stuck)\b/iu,
      say: [
        'Over there are two again, and here is one. That makes the room larger.',
        'It looks like a race one has lost. It was never one.',
      ],
    },
    {
      when: /\b(?:blocked|muted|unfollow\w*|deleted|put (?:the|my) phone|date|dating|met (?:someone|a)|hinge|tinder|therap\w*|gym|walk|better today|bit better)\b/iu,
      say: ['Good that you did something that is only for you.', 'There you turned a little toward your own side.'],
    },
    {
      when: /\b(?:love (?:him|her|them)|still love|miss|want (?:him|her|them) back|hoped|hoping|thought (?:we|he|she)|waiting)\b/iu,
      say: ['So there was a small lamp still on.', 'With that, the hope is also over that you did not want to admit.'],
    },
    {
      when: /\b(?:stupid|pathetic|silly|ridiculous|embarrass\w*|shouldn'?t care)\b/iu,
      say: ["Shouldn't is a word for heads. This is further down."],
    },
    {
      when: /\b(?:tired|exhausted|whatever|don'?t care|done|over it)\b/iu,
      say: ['You would like to be through with minding.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['It is a lot of feelings for one picture.', 'It may settle in a few days into something that has a name.'],
    },
  ],
  say: [
    'Being followed by somebody in a place that was yours hurts, even when it was over.',
    'What the two of you were, nobody can do again.',
    'It is a second goodbye, and this one nobody asked you about.',
    'It does not say you were easy to leave.',
    'You are allowed to mind.',
  ],
  ask: [
    { line: 'How were you doing before you learned of it?', unless: /\b(?:doing|better|fine|over)\b/iu },
    { line: 'What is the picture that keeps coming back?', unless: /\b(?:picture|photo|saw)\b/iu },
    { line: 'Who may hear you rage about it?', unless: /\b(?:friend|sister|mom|nobody|no one)\b/iu },
    { line: 'What do you wish your ex knew?' },
  ],
};
