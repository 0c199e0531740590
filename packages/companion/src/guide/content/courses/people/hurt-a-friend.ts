import type { Course } from '../course.ts';

/** The writer hurt a friend, or let somebody down. */
export const hurtAFriend: Course = {
  id: 'hurt-a-friend',
  begins:
    /\bI (?:just |really |think I |feel like I |totally |kind of |completely |accidentally |also |may have |might have |went and )*(?:hurt|let down|snapped at|yelled at|betrayed|lied to|disappointed|ditched|bailed on|flaked on|abandoned|ghosted|upset|offended|insulted|humiliated|embarrassed|was (?:so |really |such a )?(?:mean|horrible|awful|rude|shitty|cruel|jerk|harsh|bitch) to|wasn'?t there for|forgot about|blew up at|went off on|stood up|blew off|screwed over|said (?:\S+ ){0,4}?(?:mean|awful|terrible|horrible|cruel|hurtful|unforgivable|stupid|nasty) ?(?:\S+ )?(?:things? |stuff )?(?:to|about)) (?:my |a |one of my )(?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy|mate|pal|roommate)\b|\bI (?:just |really |totally |completely )*(?:forgot|missed|skipped|bailed on|flaked on|cancel+ed on|didn'?t (?:go|show up|make it) (?:to|for)) (?:my |a )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate)'?s? (?:\S+ )?(?:birthday|wedding|party|funeral|graduation|show|recital|baby shower|big day|surgery|dinner|gig|concert|moving|move|game)\b|\blet (?:my |a )(?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy|mate) down\b|\bI (?:\S+ )?(?:let (?:everyone|everybody|someone|somebody|people|them all|her|him|them) down|let down (?:everyone|someone|somebody|people))\b|\bI(?:'m| am| was| feel like| feel like I'?m|'ve been| have been) (?:\S+ )?(?:such |a |the |really |been |so )*(?:bad|terrible|horrible|shitty|awful|worst|crappy|lousy|selfish) friend\b|\bI (?:\S+ )?(?:told|spilled|leaked|shared|repeated|let slip|gave away|blabbed) (?:my |a )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate)'?s? (?:\S+ )?secret\b|\bI (?:\S+ )?(?:talked (?:shit |badly |bad )?behind (?:my |a )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate)'?s? back|(?:talked|was talking|talk(?:ed)? shit|gossip+ed|bitched) (?:\S+ ){0,2}?(?:badly|shit|crap|trash|behind|gossip) ?(?:\S+ ){0,2}?about (?:my |a )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate))\b|\b(?:messed|fucked|screwed) up (?:\S+ ){0,3}?with (?:my |a )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate)\b|\b(?:my |a )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate) (?:is|was) (?:\S+ ){0,2}?(?:hurt|upset|crying|mad|disappointed|angry|sad)(?: \S+){0,2} because (?:of (?:me|something I)|I)\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|overdos\w*|died|dead|passed away|punched|hit (?:him|her|them)|beat|knife|gun|drunk driv\w*|car (?:crash|accident)|slept with|kissed (?:his|her|their|my)|want to hurt|going to hurt|gonna hurt|didn'?t want to live|my (?:husband|wife|boyfriend|girlfriend|mom|dad|son|daughter|kids?) down)\b/iu,
  first: {
    say: [
      'To have been the one who did it weighs differently from being hurt.',
      'It keeps coming back, and each time you are the one holding it.',
      'You would take it back at once, if that could be done.',
    ],
    ask: ['What happened, as you see it?', 'Have you two spoken since?', 'What do you think it was like for {them}?'],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:say|write|text|tell|do)|how (?:do|can|should|would) I (?:\S+ ){0,3}?(?:say|fix|apologi\w*|reach|make|tell|start|bring|get|word|even|show|earn|face)|any (?:advice|ideas|tips))\b/iu,
      say: [
        'Name the thing itself, no “but”: “I did that. It was wrong, and I see it hurt you. I am sorry.” And then let {them} be angry for as long as {they} like.',
        'Short and whole: what you did, that you are sorry, what you will do otherwise. Leave out how bad you feel; {they} would only have to comfort you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:text|call|apologi\w*|say|reach|write|wait|give|talk|message|send|tell|go|explain|leave|buy|confess|come clean)|do I (?:text|call|apologi\w*|wait|reach|say|tell|leave)|is it too late)\b/iu,
      say: [
        'I would, and plainly. A late sorry is still a sorry; what people seldom forgive is that nobody ever said it.',
        'Once, sincerely, and then no more knocking. The pace after that is not yours to set.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:she|he|they) (?:\S+ )?(?:forgive|hate|talk|come|trust|understand)|(?:can|could) (?:she|he|they|we|I) (?:\S+ )?(?:forgive|ever|fix|be friends|go back|trust)|does (?:she|he) hate|do they hate|what if (?:she|he|they|it|I)|do you think (?:she|he|they|we))\b/iu,
      say: [
        'I cannot know that. People forgive a good deal when it is owned without excuses, and they do it at their own pace.',
        'It is in {their} hands. Yours is the half before that: to say it, and to be different afterward.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:bad|terrible|horrible|awful|monster|toxic|selfish|shitty|evil|the (?:\S+ )?(?:asshole|problem|worst)|a)|does (?:this|that|it) make me|what (?:is wrong|'s wrong|kind of (?:person|friend)) |why (?:did|do|am) I|is it (?:\S+ )?(?:normal|my fault|that bad|unforgivable))/iu,
      say: [
        'You did a thing that hurt. That is not the same as being it. Somebody without a heart would have slept well.',
        'No friend gets through the years without failing one. What you do with it now says more about you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:secret|told (?:someone|somebody|everyone|people|my|another|the)|gossip\w*|behind (?:her|his|their) back|talked about (?:her|him|them)|screenshot\w*|found out|saw (?:the|my) (?:text|message)s?|slipped|let it slip)\b/iu,
      say: [
        'It was out, and it could not be put back.',
        'So what {they} gave you in trust went further. That is the sore point, I think.',
      ],
      ask: ['What made you say it, at that moment?'],
    },
    {
      when: /\b(?:forgot|birthday|wedding|didn'?t (?:go|show|come|make it|call|text|check)|missed (?:it|her|his|their)|cancel+ed|bailed|flaked|no[- ]?show|last minute|stood (?:her|him|them) up|slept through|overslept)\b/iu,
      say: ['And there was a place kept for you.', 'You know how it looked from there, that is what smarts.'],
    },
    {
      when: /\b(?:wasn'?t there|needed me|going through|hospital|her (?:mom|dad|mother|father|breakup|divorce)|his (?:mom|dad|mother|father|breakup|divorce)|miscarr\w*|funeral|depress\w*|grie\w*|hard time|didn'?t know what to say)\b/iu,
      say: [
        'In the very hour when {they} looked around for somebody.',
        'Often people stay away because they care and do not know how. From outside it looks the same.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|(?:her|his|their) face|the look|went quiet|walked (?:off|out|away)|left|hung up|her voice|his voice)\b/iu,
      say: ['That picture stays.', 'And you knew in that same second.'],
    },
    {
      when: /\b(?:joke|joking|teas\w*|kidding|laugh\w*|in front of|made fun|comment|her weight|his weight|didn'?t mean|not how I meant|came out wrong)\b/iu,
      say: [
        'You meant it lightly, and it did not land lightly.',
        'What you meant and what {they} heard went two ways.',
      ],
    },
    {
      when: /\b(?:drunk|drinks?|drinking|drank|wasted|high|party)\b/iu,
      say: [
        'And the next morning it was all still true.',
        'It explains some of it. You do not seem to want to hide behind it.',
      ],
    },
    {
      when: /\b(?:swamped|mood|because of|kept saying|stress\w*|tired|exhaust\w*|overwhelm\w*|busy|work|my own|at the time|depress\w*|hard (?:week|time|year|day)|bad day|bad place|I had|kids?|baby|sick)\b/iu,
      say: [
        'So you had little left, and it hit the one who was nearest.',
        'That is a reason, and you know yourself that it does not undo it.',
      ],
    },
    {
      when: /\b(?:I (?:said|called|told|yelled|snapped|screamed)|said (?:that|some|something|she|he|they|mean|horrible)|the words|mean things?|called (?:her|him|them))\b/iu,
      unless: /\b(?:sorry|apologi\w*)\b/iu,
      say: ['The words were faster than you.', 'And now you hear them as {they} must have heard them.'],
      ask: ['What were you really angry about, just then?'],
    },
    {
      when: /\b(?:forgave|forgives|said (?:it'?s|it was|its) (?:ok|okay|fine|all good)|we(?:'re| are) (?:good|ok|okay)|hugged|made up|understood|laughed about|talked it out)\b/iu,
      say: [
        'Then perhaps you are the only one still holding it.',
        '{They} chose you over the grudge. You may believe {them}.',
      ],
    },
    {
      when: /\b(?:apologi[sz]ed|said (?:I was |I'?m )?sorry|told (?:her|him|them) (?:I was |I'?m )?sorry|wrote (?:her|him|them)|sent (?:her|him|them) (?:a|an)|explained)\b/iu,
      say: [
        'You went and said it. That is the part most people never get to.',
        'The rest is time, and how you are from here on.',
      ],
      ask: ['What came back?'],
    },
    {
      when: /\b(?:won'?t (?:talk|answer|reply|speak|respond|pick|forgive)|(?:doesn'?t|don'?t|didn'?t|hasn'?t|not) (?:want to )?(?:talk|answer\w*|repl\w*|speak\w*|respond\w*|pick\w*)|block\w*|read|seen|silence|ignor\w*|cold|distant|needs? (?:time|space)|one word)\b/iu,
      say: [
        'Now you have to wait, and waiting with guilt is slow work.',
        'Silence can be anger, and it can be somebody catching their breath.',
        'You would rather be shouted at, I imagine.',
      ],
    },
    {
      when: /\b(?:mutual|everyone (?:knows|thinks|hates)|other friends|group|sides|people (?:think|are|know))\b/iu,
      say: [
        'So there is the shame in front of the others as well.',
        'To them it is a story. For you two it is a friendship.',
      ],
    },
    {
      when: /\b(?:years?|best friend|since (?:we|school|college|childhood|kindergarten)|like (?:a )?(?:sister|brother|family)|always been there|(?:she|he|they) (?:was|were|has|have|would|did|never) )/iu,
      say: [
        '{They} of all people. That is why it will not leave you alone.',
        'So much good between you, and now this in the middle of it.',
      ],
    },
    {
      when: /\b(?:lose (?:her|him|them|the)|losing (?:her|him|them)|lost (?:her|him|them|my|the)|miss (?:her|him|them)|friendship|over between)\b/iu,
      say: [
        'You are afraid it cost you more than an evening.',
        'It shows you what {they} {are} to you. A hard way to see it.',
      ],
    },
    {
      when: /\b(?:(?:she|he|they) (?:also|hurt me|did|started|said)|not all my|both|wasn'?t only me|provoked|to be fair)\b/iu,
      say: [
        'There may be two sides to it. You can own yours without signing for both.',
        'So you were hurt in it as well. That may be said too, only later.',
      ],
    },
    {
      when: /\b(?:pics?|photos?|pictures?|posted|empty chair|emoji|a heart)\b/iu,
      say: [
        'And you look at it, and see only your own part in it.',
        'Small things like that can prick worse than a reproach.',
      ],
    },
    {
      when: /\b(?:guilt\w*|asham\w*|shame|horrible|terrible|awful|hate myself|garbage|worst|monster|bad person|sick (?:to|about)|can'?t (?:sleep|eat|forgive|stop)|awake|regret\w*|stomach)\b/iu,
      say: [
        'That guilt is the part of you that loves {them}, with nowhere to go yet.',
        'Being sorry is useful up to the apology. After that it only eats at you.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I might|I could|I'?ll (?:just )?(?:text|call|write|wait|talk|go|apologi\w*|give|tell|send)|make it up|flowers|letter)\b/iu,
      say: [
        'Do it simply. It need not be a perfect one.',
        'That is the harder way, and the one you can look at yourself with.',
      ],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|sister|brother|boyfriend|girlfriend|husband|wife|partner|therapist|other friend)|everyone|people) (?:\S+ )?(?:says?|said|thinks?|tells?|told|keeps?)\b/iu,
      say: [
        'They want to take it off you, and it is not theirs to take.',
        'Only one person could say that so that it counts for you.',
      ],
    },
    {
      when: /\b(?:she|he|they)(?:'s| is|'re| are)? (?:\S+ ){0,2}?(?:goes|said|says|just|acts?|acted|looked|walked|never|won'?t|doesn'?t|didn'?t|always|still|thinks?|got|was|were|knows?)\b/iu,
      say: [
        'You read everything in that, and all of it against yourself.',
        'A little thing like that keeps you awake, when you are the cause.',
      ],
    },
    {
      when: /\bI (?:just |only |even |really )*(?:wanted|tried|meant|thought|didn'?t|don'?t|was|never|always|can'?t|couldn'?t|did|knew|wish|should'?ve|feel)\b/iu,
      say: [
        'You go through it again and again, looking for the place to turn off.',
        'It is plain to see now, and it was not then.',
        'You are being strict with yourself, and honest.',
      ],
    },
  ],
  say: [
    'People do wrong to the ones they love. It is the oldest trouble there is.',
    'You are not hiding from it, and that is half of mending.',
    'It was one moment, and it had a person on the other end.',
    'It hurts on your side too, only nobody brings flowers for that.',
    'You would want to be the friend you meant to be.',
  ],
  ask: [
    { line: 'What would you say to {them}, if {they} {were} listening now?' },
    { line: 'What do you wish you had done instead?' },
    {
      line: 'How long ago was it?',
      unless: /\b(?:today|yesterday|last (?:night|week|month|year)|ago|days|weeks|months|years|tonight)\b/iu,
    },
    { line: 'Does anyone else know how much it weighs on you?', unless: /\bnobody knows|no one knows\b/iu },
  ],
};
