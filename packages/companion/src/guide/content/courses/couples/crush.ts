import type { Course } from '../course.ts';

/** The writer likes somebody and does not know whether to tell. */
export const crush: Course = {
  id: 'crush',
  begins:
    /\b(?:I (?:\S+ ){0,3}?(?:have|had|got|developed|developing|caught) (?:\S+ ){0,2}?(?:a |the |this )?(?:\S+ ){0,2}?(?:crush|feelings (?:for|toward)|thing for)|(?:my|this|a) (?:huge |big |massive |stupid |secret |little |new |longtime |work |office |silly )?crush(?: \S+){0,1} (?:is|was|on|said|texted|smiled|likes?|just|and|at|looked|talked|asked|sat|has|doesn'?t|knows|came|isn'?t|won'?t|keeps|invited|rejected|from)|crush(?:ing|ed)? (?:so |really |super )?(?:hard |bad |badly )?on (?:a|my|this|the|someone|somebody|him|her|them)|(?:I'?m|I am|think I'?m|I'?ve|I think I(?:'?m| am)?) (?:\S+ ){0,2}?(?:falling|fallen|fell|in love) (?:\S+ )?(?:for|with) (?:my (?:best |close |male |female |guy )?(?:friend|coworker|roommate|boss|classmate|neighbor|lab partner|teammate)|this (?:guy|girl|boy|man|woman)|a (?:guy|girl|boy|man|woman|friend|coworker|classmate)|someone (?:at|from|in|who))|I (?:really |kind of |kinda |think I |secretly |low-?key )?(?:like|love|fancy) (?:this|a) (?:guy|girl|boy|woman|man|person|classmate|coworker)(?: \S+){0,6} (?:but|and|in|at|from|who|so)|I (?:really |kind of |kinda |think I |secretly )?(?:like|love) my (?:best |guy |close )?friend (?:as )?more than (?:a |just )?(?:a )?friend|(?:should I|scared to|afraid to|want to|how do I|wanna|going to|gonna|thinking about|too shy to|trying to) (?:tell(?:ing)?|ask(?:ing)? out|confess(?:ing)?(?: to)?|admit(?:ting)? to) (?:my crush|(?:him|her|them|this guy|this girl|a guy|a girl|my (?:best )?friend|my coworker) (?:out|(?:that )?(?:how I feel|I like|I'?m in love|I love|I have feelings|my feelings)))|(?:he|she|they|my crush) (?:doesn'?t|don'?t|has no idea|have no idea) (?:know|that)? ?(?:that )?I (?:like|love|have feelings|have a crush|exist)|in love with my (?:best )?friend|I (?:think I |kind of |kinda |really |might )?(?:like|have a thing for) (?:my|a) (?:coworker|classmate|neighbor|lab partner|roommate|teammate|colleague|barista)(?! (?:but|a lot but) (?:he|she) (?:never does|is lazy|talks too))|(?:this|a) (?:guy|girl|boy|woman|man) (?:at|in|from|on|who) (?:\S+ ){1,8}?(?:I'?m in love|in love with|crush|butterflies|obsessed|so cute|I like him|I like her|like (?:him|her) (?:a lot|so much))|(?:this|a) (?:guy|girl|boy|woman|man)(?: \S+){0,8} (?:falling for|like|in love with|crushing on|can'?t stop thinking about) (?:him|her))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|son|daughter|kid|cousin|roommate|boss|\d+)(?:'?s|s)? (?:\S+ )?(?:has a crush|likes a|is in love|told me (?:he|she)|crush)|joke|movie|book|celebrity|character|candy|crushed|my (?:husband|wife|fianc\S+)|feelings (?:for|of) (?:hopeless|nothing)|when I was (?:a kid|little|\d+)|years ago)\b/iu,
  first: {
    say: [
      'So there is somebody who makes the day brighter just by walking past.',
      'And you carry it around, a little heavy and a little sweet.',
      'There is the liking, and then all that thinking around it.',
    ],
    ask: ['What is it about {them}?', 'How do you know each other?', 'Since when has it been?'],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:tell|say|ask|text|confess|wait|let|message|add|follow|make|go|talk|move|just|give|invite|admit|risk)|(?<!\b(?:how|what|where|when|why) )do I (?:tell|say|ask|text|just|wait)|would you (?:tell|say|ask)|is it (?:\S+ )?(?:worth|better|too (?:soon|late|early)))\b/iu,
      say: [
        'It need not be a confession. A small invitation asks the same question and leaves you both room: “I am getting coffee on Friday, do you want to come along?”',
        'It depends on which you would rather live with: a no, or never having asked. There is no shame in either, but most people know the answer at once.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you) (?:\S+ )?(?:tell|say|ask|know|start|talk|get|make|stop|approach|text|bring|not|flirt|confess)|what (?:do|can|should|would) (?:I|you) (?:\S+ )?(?:do|say|text)|any (?:advice|tips))\b/iu,
      say: [
        'Plain and light is best: “I like talking to you. Would you want to do something, just us two?” Then breathe, and let {them} have a moment.',
        'If words fail you in person, one short message will do. And begin with something true and small, a thing you noticed.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:do|does) (?:you think )?(?:he|she|they)(?: \S+){0,3} (?:like|feel|know|mean|notice|into|interested|want|have)|does (?:that|it|this) mean|is (?:he|she|this|that|it) (?:\S+ ){0,2}?(?:into|interested|flirting|a sign|nice|being nice|friendly|hinting)|(?:is|are) (?:these|those|that|there) (?:a )?signs?|what if (?:he|she|they|it|I)|do I (?:\S+ )?(?:have|stand) a chance|will (?:he|she|they|it) (?:\S+ )?(?:ever|like|ruin|be|laugh|say|notice))\b/iu,
      say: [
        'From here I cannot tell, and signs are easily read both ways. What counts more than one look: does {their} attention come back to you by itself, again and again.',
        'It may go wrong, and then it stings for a while and mostly passes. Friendships have lived through an honest sentence, when both let it be.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:crazy|stupid|wrong|weird|pathetic|overthink\w*|delusional|reading|too|a bad|creepy|desperate)|is it (?:\S+ ){0,2}?(?:normal|wrong|weird|bad|stupid|pathetic|okay|ok|creepy|cringe)|why (?:do|can'?t|am) I)\b/iu,
      say: [
        'Liking somebody is no foolishness, at any age. What one does with it can be wise or not, the feeling itself asks nobody.',
        'That sort of thing makes nearly everyone a bit silly. You are in very large company.',
      ],
      asked: true,
    },
    {
      when: /\b(?:girlfriend|boyfriend|taken|married|wife|husband|seeing (?:someone|somebody)|relationship|engaged|dating (?:someone|somebody|a))\b/iu,
      say: [
        'And {their} place is taken. So it has nowhere to go, and stays anyway.',
        'You did not pick it. The heart does not ask who is free.',
      ],
    },
    {
      when: /\b(?:(?:best )?friends?(?:hip)?\b(?: \S+){0,5} (?:ruin|lose|lost|risk|years|weird|awkward|since|for)|ruin\w*|lose (?:him|her|them|the|our)|awkward|don'?t want to (?:lose|mess|make)|friend ?zone\w*|just friends|see(?:s)? me as a (?:friend|brother|sister))\b/iu,
      say: [
        'You have something real with {them} already, and it is the stake.',
        'To stand so near, and keep just that one thing back.',
      ],
    },
    {
      when: /\b(?:cowork\w*|work\w*|boss|office|colleague|same (?:class|team|shift|building)|class|school|gym|church|lab|see (?:him|her|them) every)\b/iu,
      say: [
        'And tomorrow you will meet again, either way. That makes it exciting and tricky.',
        'No avoiding each other there, that is lovely and awful.',
      ],
    },
    {
      when: /\b(?:smil\w*|look(?:s|ed)? at me|eye contact|eyes|laugh\w*|touch\w*|hug\w*|sat next|waved|said hi|hi to me|compliment\w*|remembered|noticed|held|winked|blush\w*)\b/iu,
      say: ['And on that you can live for three days.', 'So small, and you know to the second when it was.'],
      ask: ['What did you do, in that moment?'],
    },
    {
      when: /\b(?:text\w*|messag\w*|snap\w*|instagram|liked my|dm|repl\w+|emoji|story|voice note|good ?night|good morning|online)\b/iu,
      say: [
        'Every little word gets turned over and held to the light.',
        'One line from {them}, and the evening is made or broken.',
      ],
    },
    {
      when: /\b(?:stomach|flips?|walks in|room)\b/iu,
      say: ['The door opens, and you know it before you look.'],
    },
    {
      when: /\b(?:just (?:got|came) out of|broke up with|long relationship|fresh out|single now|divorced)\b/iu,
      say: ['And somebody else is still half in the room with the two of you.'],
    },
    {
      when: /\b(?:lunch|remembers?|coffee (?:together|every)|walks? me|waits? for me|talk every|always (?:sits|asks|comes))\b/iu,
      say: [
        'It is those small things that make one wonder.',
        'To be remembered in the details, that goes to the heart.',
      ],
    },
    {
      when: /\b(?:frozen?|freez\w*|froze|stutter\w*|blush\w*|red|nervous|can'?t (?:talk|speak|look|breathe|think)|shy|tongue|say something stupid|awkward around|heart (?:races|beats|pounds|jumps|stops)|butterflies|shak\w*|sweat\w*)\b/iu,
      say: [
        'You become somebody else as soon as {they} {are} in the room. It is a common affliction.',
        'The body gives it all away, or so it feels. Mostly others see far less.',
      ],
    },
    {
      when: /\b(?:(?:told|asked|confessed|said it|texted (?:him|her|them)|wrote (?:him|her|them)|admitted)(?: \S+){0,6}(?:him|her|them|out|yes|no|that)|said (?:yes|no)|turned me down|reject\w*|doesn'?t feel the same|not (?:like|in) that way|flattered|sees me as)\b/iu,
      unless: /\b(?:should I|haven'?t|never|didn'?t|friends? (?:told|said)|want to|if I|going to|afraid|scared)\b/iu,
      say: [
        'You said it. Whatever came back, that was brave.',
        'A no from somebody you like goes deep, even a kind one.',
      ],
      ask: ['How are you since?'],
    },
    {
      when: /\b(?:friends?|sister|brother|mom|everyone|people|they all|roommate)\b/iu,
      say: [
        'They mean to help, and they do not have to stand in front of {them}.',
        'Everybody is sure, except the one who would have to do it.',
      ],
    },
    {
      when: /\b(?:(?:not|too|so|way) (?:pretty|cute|hot|good|smart|cool|attractive|out of|popular|old|young|fat|ugly|boring|short|tall)|out of (?:my|his|her) league|league|ugly|fat|ordinary|nobody (?:likes|would|wants)|no chance|never (?:like|notice|look|go for)|better than me|could have any)\b/iu,
      say: [
        'So you have said {their} no already, before {they} could say anything.',
        'You see {them} in the best light and yourself in the worst. It is an unfair comparison.',
      ],
    },
    {
      when: /\b(?:gay|straight|lesbian|bi|bisexual|queer|closet\w*|not out|don'?t know if (?:he|she) likes (?:guys|girls|boys|women|men))\b/iu,
      say: [
        'Then there are two questions in one, and each is a risk of its own.',
        'One has to guess twice, and that makes you careful, rightly so.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|weeks|yrs)|so long|forever|since (?:the|we|I|school|last|high|middle|september)|whole (?:year|time))\b/iu,
      say: [
        'That long, so quietly. It has become a part of your days.',
        'It is quite a thing to have kept in for all that time.',
      ],
    },
    {
      when: /\b(?:daydream\w*|imagin\w*|dream\w*|think(?:ing)? (?:about|of) (?:him|her|them)|can'?t stop|all (?:day|the time)|in my head|fantas\w*|obsess\w*|song|playlist|future)\b/iu,
      say: [
        'You have lived whole afternoons with {them} up there.',
        'A second life in the head, with very good lighting.',
      ],
    },
    {
      when: /\b(?:someone else|another (?:girl|guy|boy)|likes (?:someone|somebody|my|her|him|another)|flirt\w* with|jealous|talks? about (?:a|this|her|his|other))\b/iu,
      say: ['And you have to stand there and be nice about it.', 'That goes in like a needle, and nobody may see.'],
    },
    {
      when: /\b(?:happy|excited|giddy|sweet|cute|funny|kind|amazing|beautiful|gorgeous|smart|makes me (?:laugh|feel|smile|happy)|easy to talk|listens|so nice|best part)\b/iu,
      say: ['I can tell how the word lights up.', 'It is good to like somebody like that, whatever comes of it.'],
      ask: ['What happened the last time you two spoke?'],
    },
    {
      when: /\b(?:sad|hurts?|cry\w*|cried|pain\w*|hopeless|lonely|alone|tired|torture|move on|get over|give up|let it go|over it|done)\b/iu,
      say: ['It is a small grief, and nobody knows you are carrying it.', 'Wanting from afar wears one out in time.'],
    },
    {
      when: /\b(?:never (?:had|been|dated|done|kissed|told)|first (?:time|crush|love)|inexperienced|no experience|at my age|\d\d years old|too old)\b/iu,
      say: [
        'Then it is all new ground, and there is no wrong way to walk on it.',
        'Everybody was a beginner in this, and most still are.',
      ],
    },
    {
      when: /\b(?:nobody knows|no one knows|haven'?t told|can'?t tell|secret)\b/iu,
      say: ['So here is the first place it gets said aloud. It can stay here as it is.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|gonna|tomorrow|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this weekend|planning|thinking of)\b/iu,
      say: ['There is some courage in that plan.', 'Whatever comes, you would no longer be guessing.'],
    },
    {
      when: /\b(?:stupid|silly|dumb|childish|cringe|embarrass\w*|ridiculous|pathetic|teenager)\b/iu,
      say: ['It only feels silly because it matters.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['Then it is allowed to be a lovely muddle a bit longer.', 'Nothing runs away from you by not knowing yet.'],
    },
  ],
  say: [
    'It takes nerve to like somebody where you cannot know how it ends.',
    'You want to be seen by just that one person.',
    'There is a gladness in it, even where it hurts.',
    'As long as it is unsaid, everything is possible. That is the charm of it, and the trouble.',
    'It is a lot of feeling to hold behind an ordinary face.',
  ],
  ask: [
    { line: 'What would you love to happen, if it were easy?' },
    { line: 'How {are} {they} with other people?' },
    { line: 'Does anyone know of it?', unless: /\b(?:friend|sister|nobody|no one|told)\b/iu },
    {
      line: 'When will you see {them} next?',
      unless: /\b(?:tomorrow|monday|tuesday|wednesday|thursday|friday|weekend|every day)\b/iu,
    },
  ],
};
