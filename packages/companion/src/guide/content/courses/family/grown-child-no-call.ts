import type { Course } from '../course.ts';

/** A grown child hardly calls anymore. */
export const grownChildNoCall: Course = {
  id: 'grown-child-no-call',
  begins:
    /\b(?:(?:my|our|the) (?:\S+ ){0,3}?(?:son|daughter|kids?|children|boys?|girls?|oldest|youngest|eldest|adult (?:son|daughter|kids?|children|child)) (?:\S+ ){0,4}?(?:(?:never|hardly(?: ever)?|barely(?: ever)?|rarely|doesn'?t|don'?t|won'?t|hasn'?t|haven'?t|stopped|seldom) (?:\S+ ){0,3}?(?:calls?|calling|called|visits?|visiting|visited|texts? (?:me|back)|text(?:ed|ing) (?:me|back)|writes?|picks? up|answers? (?:my|the|me)|answered|return\w* my|phones?|rings?|checks? (?:in|on)|reach(?:es)? out|comes? (?:to see|by|over|home)|came to see)|only (?:calls?|texts?|contacts?|comes?|rings?) (?:me )?(?:when|if|for)|(?:has|have) no time for me|(?:is|are) (?:always )?too busy (?:for|to call|to visit)|forgot (?:about )?(?:me|my birthday|mother'?s day|father'?s day)|forgets (?:about )?me)|(?:haven'?t|have not|not) (?:heard|talked|spoken|seen) (?:from|to|with|of)? ?my (?:\S+ ){0,2}?(?:son|daughter|kids|children|grown) (?:\S+ ){0,2}?(?:in|since|for)|(?:haven'?t|have not) (?:heard a word )?(?:heard )?from my (?:\S+ )?(?:son|daughter|kids|children)|(?:adult|grown(?:[- ]up)?) (?:kids|children|son|daughter|child) (?:\S+ ){0,3}?(?:never|don'?t|doesn'?t|won'?t|hardly|barely|distant|ignor\w*|forgot\w*)|always (?:me|I|the one) (?:\S+ ){0,4}?(?:calls?|calling|texts?|reach\w*) (?:\S+ ){0,2}?my (?:\S+ )?(?:son|daughter|kids|children)|(?:wait(?:ing)?|hoping) for my (?:\S+ )?(?:son|daughter|kids|children) to (?:call|text|write|visit|phone)|what (?:happened to|became of) my (?:son|daughter|kids) .{0,20}calls?)\b/iu,
  unless:
    /\b(?:calls? me (?:mom|mum|dad|by|mama)|missing|police|(?:is|are) not home|not home yet|last night|tonight|died|passed away|hospital|suicid\w*|rehab|overdos\w*|(?:my )?(?:\d|1\d)[- ]?(?:yo|year[- ]old)|teen\w*|abus\w*|restraining|cut me off|no contact|estranged|joke|lol|in class|school|toddler|(?:friend|neighbou?r)'?s (?:son|daughter|kids?))\b/iu,
  first: {
    say: [
      'One leaves the phone within reach, and tells nobody.',
      'You raised somebody to stand alone, and now they do it a bit too well.',
      'The quiet from that one number is louder than all the others.',
    ],
    ask: ['When did you last hear from {them}?', 'How was it between you before?', 'Where {do} {they} live now?'],
  },
  turns: [
    {
      when: /\b(?:(?:did|do|was|am) I (?:\S+ ){0,4}?(?:wrong|bad|fail\w*|too|do something|say something|needy|clingy|selfish|asking)|is it (?:\S+ ){0,2}?(?:me|my fault|something I|normal|too much)|where did I go wrong)\b/iu,
      say: [
        'Perhaps nothing. Young lives get loud, and whoever is surest gets called last. I cannot know if there is more to it.',
        'To want a call from your own child is not needy. Something may stand between you, or it may only be that life over there. You could ask, lightly.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why (?:doesn'?t|don'?t|won'?t|can'?t|does|do|is)|do (?:you think )?(?:they|he|she) (?:\S+ )?(?:love|care|hate|think|even)|does (?:he|she) (?:\S+ )?(?:love|care|hate|think|even)|will (?:he|she|they) (?:\S+ )?(?:ever|call|come|be))\b/iu,
      say: [
        'I cannot look into {them}. Often it is not a lack of love, only that home feels like something that will always be there.',
        'From here it cannot be told. Many grown children mean to call, feel bad about not having called, and then it gets harder with every week.',
      ],
      asked: true,
    },
    {
      when: /\bshould I (?:\S+ ){0,2}?(?:call|text|write|say|tell|wait|stop|visit|send|go|let|bring|just|drive|leave|ask|keep)\b/iu,
      say: [
        'I would call, or write, something light that does not begin with how long it has been. “I saw this and thought of you” opens more than “you never call.”',
        'You could hold out something fixed and small: “How about Sundays at six, ten minutes?” Many find that easier than an open claim.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|we)|what (?:do|can|should|would|could) (?:I|you)|any (?:advice|tips))\b/iu,
      say: [
        'Without a reproach in it, and with one true sentence: “I miss hearing your voice. No need to fix anything.”',
        'A photo, a recipe, a question only {they} can answer. Something that takes a minute to reply to and does not smell of duty.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:he|she|they|son|daughter) (?:\S+ ){0,2}?(?:called|texted|answered|wrote|replied|visited|came|is coming|are coming|phoned|facetimed)|got a (?:call|text)|called (?:me )?(?:today|back|last)|coming (?:home|to visit|over)|good (?:talk|chat))\b/iu,
      unless: /\b(?:never|not|didn'?t|hasn'?t|haven'?t|won'?t|only|last (?:called|time)|used to|seen)\b/iu,
      say: ['So it rang, after all.', 'And suddenly the day has a different color.'],
      ask: ['What did you talk about?'],
    },
    {
      when: /\b(?:needs? (?:something|money)|money|borrow\w*|only (?:when|if|calls|for)|wants? something|bank|atm|babysit\w*|loan|favor)\b/iu,
      say: ['So the call is about something, and never about you.', 'To be useful is not the same as being missed.'],
    },
    {
      when: /\b(?:left (?:me )?on read|read|seen|no (?:reply|answer|response)|doesn'?t (?:answer|reply|pick up)|voicemail|ignor\w*|one word|thumbs|emoji|short (?:texts?|answers?)|hangs? up|in a hurry|gotta go)\b/iu,
      say: [
        'A thumb, a word, a hurry. One can live on crumbs, but not well.',
        'You get the short answers, and fill in the rest yourself at night.',
      ],
    },
    {
      when: /\b(?:busy|no time|works? (?:a lot|so much|all)|swamped|hectic)\b/iu,
      say: [
        '“Busy” may be true, and it still shuts like a door.',
        'Nobody is too busy to be loved, only to pick up, it seems.',
      ],
    },
    {
      when: /\b(?:wife|husband|girlfriend|boyfriend|partner|fianc\S+|daughter[- ]in[- ]law|son[- ]in[- ]law|in[- ]laws|her (?:mom|mother|family|parents)|his (?:wife|girlfriend))\b/iu,
      unless: /\bmy (?:late |ex[- ]?)?(?:husband|wife|partner|boyfriend|girlfriend)\b/iu,
      say: [
        'There is another family now, and one measures oneself against it.',
        'One is not in the first row anymore. That takes getting used to.',
      ],
    },
    {
      when: /\b(?:grand(?:kids?|child\w*|son|daughter|baby)|pictures? (?:on|of)|facebook|instagram|see (?:on|it on))\b/iu,
      say: [
        'And little ones who are growing up without your lap.',
        'To learn about your own from pictures that everyone can see.',
      ],
    },
    {
      when: /\b(?:birthday|christmas|thanksgiving|easter|mother'?s day|father'?s day|holiday\w*|new year\w*)\b/iu,
      say: [
        'On that day above all, one listens for it from morning on.',
        'You had not asked for a present. A voice would have done.',
      ],
      ask: ['How did you spend the day?'],
    },
    {
      when: /\b(?:fight|fought|argument|argu\w*|said something|fell out|mad at me|angry (?:at|with) me|offended|upset (?:with|at)|blames?|divorc\w*|politics|old stuff|past)\b/iu,
      unless: /\bI'?m (?:\S+ )?(?:mad|angry|upset)\b/iu,
      say: [
        'So there may be something unsaid lying between you.',
        'It may need one sentence, and nobody wants to say it first.',
      ],
      ask: ['What do you think still hurts {them}?'],
    },
    {
      when: /\b(?:always (?:me|I)|I(?:'m| am)? always|I call|first|my turn|one[- ]sided|if I (?:didn'?t|don'?t|stopped)|I have to|reach(?:ing)? out|beg\w*|chas\w*)\b/iu,
      say: [
        'The road between you has been walked from one end only.',
        'You would like to be called without having called.',
      ],
    },
    {
      when: /\b(?:phone (?:is|sits|in my|next|right)|by the phone|(?:check|star)(?:e|ing)? (?:at )?(?:my|the) phone|ringer|jump when)\b/iu,
      say: [
        'You keep it within reach, and it keeps quiet.',
        'Each time it lights up, there is that small leap inside.',
      ],
    },
    {
      when: /\b(?:one in \S+|lives? in|moved (?:to|away)|states?|far(?: away)?|(?:hours|miles) away|abroad|overseas|across the country)\b/iu,
      say: [
        'So even a visit is a journey, and a call is all there is in between.',
        'Far off on the map, and farther still on the phone.',
      ],
    },
    {
      when: /\b(?:everything for|after all|sacrific\w*|raised|single (?:mom|mother|dad)|worked|gave (?:up|them|him|her)|ungrateful|drove (?:him|her|them)|every game|colleges?|paid for)\b/iu,
      say: [
        'All those years of lunches and fevers, and now a phone that does not ring.',
        'You do not want it paid back. You would just like to be thought of.',
      ],
    },
    {
      when: /\b(?:used to|little|close|best friends?|call(?:ed)? (?:me )?every|told me everything|when (?:he|she|they) (?:was|were)|mama'?s boy|daddy'?s girl)\b/iu,
      say: [
        'You know how it can be between you. That is why it hurts.',
        'Once you knew what {they} had eaten for breakfast.',
      ],
      ask: ['What was it like, when it was close?'],
    },
    {
      when: /\b(?:friends?|sister|neighbou?r|other (?:people|parents|moms|mothers)|everyone|husband|wife)(?:'?s)? (?:\S+ )?(?:says?|said|kids?|children|son|daughter|'s|tells?|call|visit)\b/iu,
      say: [
        'And then the others tell you about theirs, over coffee.',
        'One smiles along and says that everything is fine.',
      ],
    },
    {
      when: /\b(?:widow\w*|live alone|alone|lonely|empty|quiet|no one|nobody|died|late husband|late wife|retired|on my own|house is)\b/iu,
      say: ['In a quiet home a silent phone is louder still.', 'Days get long when nobody asks how they were.'],
      ask: ['Who else do you hear from in a week?'],
    },
    {
      when: /\b(?:old|aging|health|sick|doctor|surgery|fell|die|dying|when I'?m gone|time left|not (?:be )?here forever|years left)\b/iu,
      say: [
        'And you think of the years that are left, and do not say it to {them}.',
        'You would like some of it while you are well.',
      ],
    },
    {
      when: /\b(?:guilt\w*|mistakes?|should have|wasn'?t (?:a|the|always)|bad (?:mom|mother|dad|father|parent)|too (?:strict|hard|busy)|worked too|my fault|regret\w*|drank|drinking)\b/iu,
      say: [
        'One goes back through the years, looking for the moment.',
        'Every parent has rooms there they would like to enter once more.',
      ],
      ask: ['Is it something you could tell {them}, as simply as you told it here?'],
    },
    {
      when: /\b(?:worr(?:y|ied)|what if something|okay|safe|afraid|scared|anxious)\b/iu,
      say: ['You would only like to know that all is well over there.', 'A worry like that does not stop at eighteen.'],
    },
    {
      when: /\b(?:angry|mad|hurt|resent\w*|bitter|unfair|fed up|disappoint\w*|done|give up|giving up)\b/iu,
      say: ['You are hurt, and being angry is easier to hold.', 'It is love, with its feelings hurt.'],
    },
    {
      when: /\b(?:cried|cry|crying|tears|sad|heart\w*|breaks)\b/iu,
      say: [
        'Nobody sees that part, least of all {they} who could change it.',
        'It comes when the dishes are done and nothing is on.',
      ],
    },
    {
      when: /\b(?:proud|doing (?:well|great|good)|good (?:job|life|kid|man|woman)|happy for|successful|independent|own life)\b/iu,
      say: [
        'You are proud, and you miss {them}. The one does not cancel the other.',
        'So it turned out well, and that is just why {they} {are} gone.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:call|text|write|send|try|wait)|going to (?:call|text|write|send)|letter|card|photo|recipe)\b/iu,
      say: [
        'Something light, that asks for nothing. It may find its way.',
        'It would say “I think of you,” and no more than that.',
      ],
    },
    {
      when: /\b(?:weeks?|months?|years?|days|since|long time|a while)\b/iu,
      say: [
        'That is many evenings of looking at a screen.',
        'With every week the first call gets harder, on both ends.',
      ],
    },
    {
      when: /\b(?:stupid|silly|needy|clingy|pathetic|bother|burden|intrud\w*|don'?t want to be|pushy|nag\w*)\b/iu,
      say: [
        'It is not clingy to want the voice of your own child.',
        'You hold yourself back so as not to be a bother, and nobody sees that it is love.',
      ],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['Not knowing is most of it. Silence has no explanation printed on it.'],
    },
  ],
  say: [
    'A child can be grown and still be the first thought in the morning.',
    'You do not want much. A voice, and how the day was.',
    'One would like to matter there, without having to ask for it.',
    'It is a strange job, being a parent. Whoever does it well gets left.',
    'You keep a place set for {them}, in your head.',
  ],
  ask: [
    { line: 'What would you like to tell {them}, if it rang right now?' },
    { line: 'What {do} {they} {do} these days, as far as you know?', unless: /\b(?:job|works?|college|busy with)\b/iu },
    {
      line: 'Has something happened between you, or did it just thin out?',
      unless: /\b(?:fight|fought|argument|argu\w*|mad at me)\b/iu,
    },
    { line: 'What do your own days look like at the moment?', unless: /\b(?:alone|retired)\b/iu },
  ],
};
