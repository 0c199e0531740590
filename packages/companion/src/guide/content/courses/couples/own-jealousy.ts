import type { Course } from '../course.ts';

/** The writer is jealous and suffers from it. */
export const ownJealousy: Course = {
  id: 'own-jealousy',
  begins:
    /\b(?:(?:I'?m|I am|I get|I'?m getting|I feel|I'?ve been|being|I was|I got) (?:\S+ ){0,3}?(?:jealous|insecure|possessive|paranoid)(?: \S+){0,8} (?:(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|relationship|him|his (?:ex|female|friends|coworkers?)|her (?:ex|male|guy|friends|coworkers?)|when (?:he|she)|every time (?:he|she))|(?:jealous|insecure|possessive|paranoid) (?:(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|in my relationship|about my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|of my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s|over my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|because my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|when my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus))|my (?:own )?(?:jealousy|insecurity|insecurities)(?: \S+){0,6} (?:ruin\w*|destroy\w*|kill\w*|relationship|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|us|control|out of hand|bad|eating|pushing)|(?:jealousy|insecurity) (?:is|was) (?:\S+ )?(?:ruin\w*|destroy\w*|kill\w*|eating|getting|pushing|consum\w*|taking)|I (?:\S+ ){0,2}?(?:check|checked|checking|go through|went through|stalk|stalked|look through|snoop\w*|track)(?: \S+){0,2} my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s (?:\S+ )?(?:phone|location|messages|instagram|following|likes|ex)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)(?:'?s)? (?:\S+ ){0,6}?(?:and|but) (?:I'?m|I am|I get|it makes me|I got|I can'?t help being) (?:\S+ )?(?:jealous|insecure)|(?:can'?t stop|keep) (?:comparing myself|thinking about|obsessing over|stalking) (?:to |about )?my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s ex|retroactive jealousy)\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|cheated on me|found (?:messages|texts)|jealous of my (?:sister|brother|friend|coworker)|(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)) (?:is|gets|was|'?s) (?:\S+ )?(?:jealous|insecure|possessive|controlling)|works? out|my ex)\b/iu,
  first: {
    say: [
      'It is a feeling that hurts twice: itself, and then the shame about it.',
      'One knows better, and the stomach does not listen.',
      'Under it there is mostly fear, about somebody one does not want to lose.',
    ],
    ask: ['What set it off today?', 'What is the picture in your head, when it comes?'],
  },
  turns: [
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:crazy|toxic|controlling|overreact\w*|wrong|too|paranoid|insecure|the problem|a bad|insane|being)|is it (?:\S+ ){0,2}?(?:normal|wrong|me|toxic|ok|okay|bad|unreasonable)|is (?:that|this) (?:\S+ )?(?:normal|toxic|crazy|weird)|do (?:all|other|most))\b/iu,
      say: [
        'The feeling is human and no crime. What one does with it, searching, questioning, forbidding, that is where it can hurt somebody, and there you have a say.',
        'Nearly everyone knows it. It is worth asking each time: is there something I saw, or something I fear. Those want different answers.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:say|tell|ask|check|bring|talk|confront|look|apologi\w*|trust|break|end|text|unfollow)|(?<!\b(?:how|what|where|when|why) )do I (?:tell|say|ask|bring|check))\b/iu,
      say: [
        'Saying it as a fear is mostly better than asking it as a question: “I got scared just now, and I know it is partly mine. Can you hold on to me a bit.”',
        'Checking soothes for ten minutes and then wants more. If you can, wait an hour with it, and see what it has become.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|did|am) I (?:\S+ ){0,2}?(?:stop|get|deal|tell|trust|let|control|not|be|fix|handle|say|calm)|what (?:do|can|should|would) (?:I|you) (?:\S+ )?(?:do|say)|will (?:it|I|he|she|this) (?:\S+ )?(?:ever|get|stop|leave|go|be)|can (?:I|it|you|people) (?:\S+ )?(?:change|stop|get)|any advice)\b/iu,
      say: [
        'You might give it a name when it comes: “There is the old fear again.” It does not go by that, but it does not get to drive.',
        'What helps some: fewer windows. Each profile one does not open is an evening saved. And something in the week that is only yours.',
      ],
      asked: true,
    },
    {
      when: /\b(?:why (?:am|do|can'?t|does|is) (?:I|it)|where does (?:this|it) come|do you think (?:he|she|they)|(?:does|is|would) (?:he|she|they) (?:\S+ )?(?:love|like|cheat\w*|lying|want|leave|still)|what if (?:he|she|they))\b/iu,
      say: [
        'I cannot see into another heart. What I can see is how alone you are with that question at night.',
        'It often comes from somewhere older than this relationship. You may know from where, or it may take time to find.',
      ],
      asked: true,
    },
    {
      when: /\b(?:cheated|cheating|last (?:relationship|boyfriend|girlfriend)|was cheated|my (?:dad|father|mom|mother)|trust issues|trauma|been hurt|lied|childhood|abandon\w*|left (?:us|me))\b/iu,
      say: [
        'Then your alarm has its reasons. It learned in another house.',
        'You were right once, and now you can no longer tell when you are not.',
      ],
    },
    {
      when: /\b(?:ex\b|exes|before me|past|first (?:love|wife|girlfriend|husband)|body count|history|used to (?:date|be with)|still (?:friends|talks|texts))\b/iu,
      say: [
        'You compete with somebody who is not there, and who therefore never has a bad day.',
        'That was before you, and the head makes it a rival.',
      ],
    },
    {
      when: /\b(?:mentions?|talks? about (?:her|him)|(?:her|his) name|brings (?:her|him) up|won'?t stop talking about)\b/iu,
      say: ['That name, at your own table, every day.'],
    },
    {
      when: /\b(?:looked (?:her|him|them) up|googled|found (?:her|his) (?:profile|page|instagram)|her (?:profile|page|photos))\b/iu,
      say: ['One only wants to look once, and then one has a face for it.'],
    },
    {
      when: /\b(?:marathons?|runs|fit|thin|perfect|gorgeous|just had a baby|postpartum|body after)\b/iu,
      say: ["You hold your tiredest self against somebody's best side."],
    },
    {
      when: /\b(?:turn it off|switch it off|make it stop|get rid of it|not feel)\b/iu,
      say: ['If it had a switch you would have pressed it long ago.'],
    },
    {
      when: /\b(?:cowork\w*|colleague|work|boss|office|friend\w*|bestie|gym|class)\b/iu,
      say: [
        'Somebody who gets the daytime, while you get the leftovers. So it feels.',
        'It is meant harmlessly, maybe, and you sit at home with the picture.',
      ],
    },
    {
      when: /\b(?:instagram|likes?|liked|following|followers|follow\w*|tiktok|models?|pics|stories|comments?|snap\w*|onlyfans|porn|facebook|dm)\b/iu,
      say: [
        'One little heart on the wrong picture, and the evening is over for you.',
        'A machine made for comparing, and you with it in your bed.',
      ],
    },
    {
      when: /\b(?:check\w*|phone|location|went through|looked (?:at|through)|search\w*|snoop\w*|track\w*|password|found nothing|stalk\w*|read (?:his|her|their))\b/iu,
      say: [
        'You look so as to be calm, and you are not calm after.',
        'Nothing found, and it does not help. That is the nasty thing about it.',
      ],
      ask: ['What were you hoping to see?'],
    },
    {
      when: /\b(?:prett\w+|skinn\w+|younger|hot|beautiful|better|body|ugly|fat|not enough|good enough|compar\w*|boring|smarter|funny|success\w*)\b/iu,
      say: [
        'And you are always the one who loses, in those comparisons. You are also the one who makes them.',
        'Somewhere you have decided that you are only there until someone better comes.',
      ],
    },
    {
      when: /\b(?:fight\w*|argu\w*|accus\w*|yell\w*|mad at me|tired of|sick of|push\w* (?:him|her|them) away|lose (?:him|her|them)|leave me|drive (?:him|her|them)|said (?:he|she|they|I)|told me|smother\w*|interrogat\w*|annoyed)\b/iu,
      say: [
        'The fear of losing does just what it fears. You see that, and it is bitter.',
        'You ask so as to be held, and it sounds like an accusation.',
      ],
    },
    {
      when: /\b(?:reassur\w*|ask(?:s|ed|ing)? (?:him|her|them)|again and again|promis\w*|swears|says (?:he|she) loves|never gave me|no reason|trustworthy|good (?:man|guy|woman|person)|loyal|patient|hugged|sweet)\b/iu,
      say: [
        'You believe it for an hour, and then it runs out.',
        'The other one does nothing wrong, and you tell yourself so, and it comes all the same.',
      ],
    },
    {
      when: /\b(?:(?:I know|probably|nothing) (?:\S+ ){0,3}?(?:not doing|isn'?t doing|nothing|innocent|trust|wouldn'?t|irrational|going on|wrong)|not doing anything)\b/iu,
      say: [
        'The head knows, and it gets no say at such an hour.',
        'You keep telling yourself the reasonable thing. It runs off like water.',
      ],
    },
    {
      when: /\b(?:almost (?:called|texted|went|drove)|called (?:him|her) (?:\S+ )?(?:times|again)|so close to)\b/iu,
      say: ['You held on to the phone with both hands, and let it be. That is hard work.'],
    },
    {
      when: /\b(?:bachelor\w*|vegas|nashville|party|parties|going out|girls? trip|trip|bar|club|night out|weekend away|late|didn'?t (?:text|answer|reply|call)|hours)\b/iu,
      say: ['Those hours are long, with a head full of film.', 'Every minute without a word gets a meaning.'],
      ask: ['What do you do, in those hours?'],
    },
    {
      when: /\b(?:asham\w*|embarrass\w*|hate (?:myself|it|that|being|this)|guilt\w*|crazy|pathetic|psycho|monster|not (?:like )?me|who I(?:'?ve)? (?:am|want|become|turn))\b/iu,
      say: [
        'You do not like the person it makes of you. You can tell the two apart, that is a beginning.',
        'It takes some honesty to say it and not hide it behind reasons.',
      ],
    },
    {
      when: /\b(?:stomach|chest|heart|shak\w*|sick|burn\w*|hot|can'?t (?:sleep|eat|breathe|think|focus)|sleep|panic\w*|spiral\w*|obsess\w*|loop|in my head|cry\w*|cried)\b/iu,
      say: ['It comes like heat, before there is a thought.', 'The head spins and the body pays.'],
    },
    {
      when: /\b(?:anger|angry|mad|rage|furious|scream|snapped|passive|silent|cold|punish\w*|test\w*)\b/iu,
      say: ['It comes out as anger, and it is fright.'],
    },
    {
      when: /\b(?:alone|nobody|no one|tell anyone|friends? (?:say|think)|therap\w*|talk(?:ed)? (?:about|to))\b/iu,
      say: [
        'It is not a thing one tells at lunch. So it stays in and grows.',
        'To say it to somebody takes the fever down a little.',
      ],
    },
    {
      when: /\b(?:better|calm\w*|didn'?t (?:check|look|say|ask)|told (?:him|her|them)|talked|trust\w*|journal|walk|breath\w*|let it go|proud)\b/iu,
      unless: /\b(?:can'?t|not|don'?t)\b/iu,
      say: ['There you had it by the collar for once.', 'That cost you something, and nobody saw it.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|done|can'?t (?:do|live|keep)|over it|sick)\b/iu,
      say: ['To be on guard day and night is worn-out work.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could| need)|I(?:'?ll| will) |going to|gonna|thinking of|tonight)\b/iu,
      say: ['You want to get it out of the dark. It is a good instinct.'],
    },
    {
      when: /\b(?:stupid|silly|dumb|irrational|small|nothing|ridiculous|dramatic)\b/iu,
      say: ['The cause may be small. The fear is not.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['Fear seldom gives its reasons.'],
    },
  ],
  say: [
    'You love somebody and cannot hold on to the feeling of being safe.',
    'It is hard to be both the guard and the one who needs guarding.',
    'You want to be sure, and love does not come with that.',
    'It says more about how much you could lose than about how bad you are.',
    'Looking at it like that is already something else than doing it.',
  ],
  ask: [
    { line: 'What would make you feel safe, if it were in your hands?' },
    {
      line: 'Since when do you know that in yourself?',
      unless: /\b(?:always|childhood|cheated|last relationship)\b/iu,
    },
    { line: 'What have the two of you said about it so far?', unless: /\b(?:told|fight|argu|asked)\b/iu },
  ],
};
