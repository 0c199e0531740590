import type { Course } from '../course.ts';

/** Single while everybody pairs off, or tired of dating apps. */
export const singleAmongPairs: Course = {
  id: 'single-among-pairs',
  begins:
    /\b(?:(?:everyone|everybody|all (?:of )?my friends|my friends|all the people|literally everyone|every one of my friends) (?:\S+ ){0,4}?(?:is|are|was|getting|got|has|have|'?s)(?: \S+){0,3} (?:in (?:a )?relationships?|engaged|married|marrying|coupled up|paired (?:up|off)|pairing off|dating|taken|having babies|a (?:boyfriend|girlfriend|partner)|boyfriends|girlfriends|partners|someone)|(?:I'?m|I am|being|been|I'?ve been|still|always|the only|only|forever|perpetually|chronically) (?:\S+ ){0,3}?single(?: \S+){0,2} ?(?:one|friend|person|forever|again|and|at|for|my whole|my entire|all|while|in|still|since|$|[.,])|(?:sick|tired|exhausted|done|fed up|over|hate|hating|burn\w* out|giving up|give up) (?:\S+ ){0,3}?(?:with|of|by|on|from)? ?(?:\S+ )?(?:being single|dating(?: apps?)?|tinder|hinge|bumble|the apps|apps|swiping|looking for (?:love|someone)|being alone)|(?:never|nobody|no one|will I ever|won'?t|wont|not going to|don'?t think I(?:'?ll| will)) (?:\S+ ){0,3}?(?:find|meet) (?:\S+ ){0,2}?(?:love|the one|someone|somebody|anyone|my person|a (?:boyfriend|girlfriend|partner|husband|wife))|(?:I'?ve|I have|I) never (?:\S+ )?(?:been (?:in a relationship|on a date|kissed|in love|loved)|had a (?:boyfriend|girlfriend|partner|relationship)|dated)|(?:going to|gonna|will) (?:die|end up|be|stay|grow old) (?:\S+ )?alone(?: forever)?(?: \S+){0,6} (?:single|dating|married|love|relationship|partner|cats?)|never (?:\S+ )?(?:had a (?:boyfriend|girlfriend|relationship|real relationship|partner)|been (?:in a relationship|on a date|kissed))|(?:third|fifth|seventh) wheel|(?:nobody|no one) (?:\S+ )?(?:wants to date me|wants me|likes me back|swipes|matches with me|asks me out|is attracted to me)|(?:no matches|zero matches|dating apps? (?:are|is|suck|make|makes)|another bad date|my dating life)|(?:only|last) (?:one|person|single)(?: \S+){0,5} (?:without a (?:partner|boyfriend|girlfriend|date|plus one)|still single|who isn'?t (?:married|dating|engaged)))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|single (?:mom|mother|dad|father|parent)s?|single day|every single|single (?:one|thing|time) (?:of|I)|happily single|glad to be single|love being single|singles? (?:match|tournament)|my (?:son|daughter|friend|sister|brother|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus))(?:'?s)? (?:is|has|will)|just (?:broke|got dumped)|song|album|tax)\b/iu,
  first: {
    say: [
      'All around you they go two by two, and you hold the coats.',
      'It is a tiring thing, to keep hoping at full price.',
      'Another one, and you smile and say congratulations, and mean it, and then go home.',
    ],
    ask: [
      'What brought it up today?',
      'Is it more the longing, or more the being left over?',
      'How long has it been weighing on you?',
    ],
  },
  turns: [
    {
      when: /\b(?:will I (?:\S+ )?(?:ever|find|be|always|die|end)|what if (?:I|it|there)|is it (?:\S+ ){0,2}?(?:too late|over|hopeless|possible)|when (?:will|is it|does)|does it (?:\S+ )?(?:ever|happen|get)|is there (?:\S+ ){0,2}(?:someone|somebody|anyone|hope))\b/iu,
      say: [
        'I cannot promise you somebody, nobody honestly can. What I would not believe is the voice that says it is decided already.',
        'That I do not know. People find each other at nineteen and at seventy, and it follows no merit that I could name.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what(?:'?s| is) wrong with me|is (?:something|there something) wrong|am I (?:\S+ ){0,3}?(?:ugly|unlovable|too|undateable|broken|the problem|that|boring|not|doing|weird|picky|desperate|pathetic|meant)|is it (?:\S+ ){0,2}?(?:me|my|because|normal|weird|pathetic|bad|wrong)|why (?:not me|doesn'?t|does|do|can'?t|don'?t|am|is|won'?t|nobody)|(?<!\b(?:how|what|where|when|why) )do I (?:\S+ )?(?:deserve|scare|seem|have))\b/iu,
      say: [
        'There does not have to be anything wrong. Much of it is chance: who was in which room, in which year. It feels like a verdict, and is not one.',
        'It says nothing about whether you can be loved. Look at who has found somebody: it is plainly no prize for being better.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:delete|try|give|quit|stop|settle|go|join|lower|keep|move|ask|freeze|just|download|wait|take)|(?<!\b(?:how|what|where|when|why) )do I (?:\S+ )?(?:settle|give|keep|delete|just))\b/iu,
      say: [
        'A break from the apps is no defeat. A month without them, and something with the same people every week instead; that is how it begins for many.',
        'Settling for company that makes you lonelier is no bargain. Being open to somebody who is not what you pictured is another thing.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:do|can) (?:people|you|they|anyone) (?:\S+ )?(?:even |actually |still |really )?(?:meet|find)|how (?:do|can|does|did|am) (?:I|you|people|they|everyone|anyone) (?:\S+ ){0,2}?(?:meet|find|stop|deal|get|do|cope|be|talk|date|flirt|make|accept|keep)|where (?:do|can) (?:I|you|people)|what (?:do|can|should|would|am) (?:I|you) (?:\S+ )?(?:do|say|doing)|any (?:advice|tips))\b/iu,
      say: [
        'Mostly by seeing the same faces again and again: a class, a choir, a climbing hall, volunteering. It is slow, and it does not feel like an audition.',
        'For the evenings that bite, it may help to plan one thing that is good alone too, and one friend for whom you come first.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:kids'?|singles?|cousins?|back|old people) table|table with|seated|put me (?:at|with|next)|couch at|middle seat)\b/iu,
      say: ['Put where there was a chair left. One notices.'],
    },
    {
      when: /\b(?:wedding|bridesmaid|groomsman|best man|plus one|bachelor\w*|engage\w*|proposal|ring|bouquet|rsvp|toast|singles table)\b/iu,
      say: [
        "One dances along, and looks at one's own hand.",
        'All that white, and you in a dress or suit you paid for, clapping.',
      ],
      ask: ['How did you get through that day?'],
    },
    {
      when: /\b(?:babies|baby|pregnant|kids?|clock|fertil\w*|eggs|too old|biological|family of my own|parent)\b/iu,
      unless: /\b(?:friends?|table|they all|sister)\b/iu,
      say: [
        'There is a clock in it, too, and everybody pretends not to hear it.',
        'So it is not only a person that is missing, it is a whole table.',
      ],
    },
    {
      when: /\b(?:match\w*|swip\w*|tinder|hinge|bumble|apps?|profile|hey\b|bots?|pics|unmatch\w*|ghost\w*|conversation\w*|small talk|dating (?:sites?|pool)|premium)\b/iu,
      say: [
        'All that effort for “hey.”',
        'A shop window, and one is both customer and goods.',
        'It makes people out to be endless, and each one small.',
      ],
    },
    {
      when: /\b(?:dates?\b|first dates?|second date|nothing comes|goes nowhere|almost|situationship\w*|never lasts|talking stage|no spark)\b/iu,
      say: [
        'Again and again to the first page, and never to the second chapter.',
        'To tell the same stories about yourself, across another little table.',
      ],
    },
    {
      when: /\b(?:ugly|fat|looks?|short|height|weight|bald\w*|attractive|pretty|skin|nobody (?:looks|notices|wants|likes|approaches|asks)|no one (?:looks|notices|wants|likes|approaches|asks)|invisible|average)\b/iu,
      say: [
        'So the mirror gets the blame. It is the nearest thing at hand.',
        'Not to be noticed, evening after evening, that eats at anybody.',
      ],
    },
    {
      when: /\b(?:(?:I'?m|I am|turn(?:ing|ed)?|almost|nearly) \d\d|\d\d (?:years old|and|now)|at my age|thirties|forties|fifties|everyone else (?:had|has|did)|behind)\b/iu,
      say: [
        'There is a timetable in our heads, and nobody remembers who wrote it.',
        'A number like that is loud, in this matter.',
      ],
    },
    {
      when: /\b(?:never (?:had|been|kissed|dated|done)|virgin|inexperienc\w*|no experience|late bloomer)\b/iu,
      say: ['Never yet is a fact about the past. It feels like more.'],
    },
    {
      when: /\b(?:mom|mum|mother|dad|parents|family|aunt|grandma|grandmother|thanksgiving|christmas|relatives|holidays?|asks? (?:me )?(?:if|when|why)|still single|questions)\b/iu,
      say: [
        'And then somebody asks, with gravy in hand, whether there is someone.',
        'They ask as if you had mislaid it somewhere.',
      ],
    },
    {
      when: /\b(?:friends? (?:\S+ )?(?:\S+ )?(?:busy|time|cancel|boyfriend|girlfriend|husband|wife|always|don'?t|never|moved|ditch\w*|only|couple|double)|couples? (?:night|things?|trip|vacation|friends|dinners?|game)|instagram|without me|don'?t invite|left out|last one|drift\w*|third wheel|odd one out|lost (?:my|them))\b/iu,
      say: [
        'You lose them a little, one by one, and cannot even be cross.',
        'At a table for even numbers you are the one that makes it odd.',
      ],
    },
    {
      when: /\b(?:(?:jealous|envy|envious|bitter|resent\w*|happy for (?:them|her|him|my)|bad friend|hate (?:seeing|that|it|them)|guilty))\b/iu,
      say: [
        'Glad for them, and a stone in the stomach. Both are honest.',
        'Envy is only longing with its coat on inside out.',
      ],
    },
    {
      when: /\b(?:touch\w*|hug\w*|held|cuddl\w*|skin)\b/iu,
      say: ['One misses simply being touched, and there is nothing to be ashamed of in it.'],
    },
    {
      when: /\b(?:smil\w*|face hurts|congratulat\w*|acted? (?:happy|fine))\b/iu,
      say: ['All evening with that face on, and now you may take it off.'],
    },
    {
      when: /\b(?:sundays?|saturday|friday|nights?|evenings?|bed|weekends?|come home|empty|quiet|alone|lonely|nobody to|no one to|cook\w* for (?:one|myself)|for one|valentine\S*)\b/iu,
      say: [
        'It is the coming home, I think, when nobody has switched on the light.',
        'To have no one to tell the small things of the day. That adds up.',
      ],
    },
    {
      when: /\b(?:ex|last relationship|hurt|trust|cheat\w*|walls?|let (?:anyone|people|someone) in|scared|afraid|burned|over (?:him|her))\b/iu,
      say: [
        'You have reasons to be careful. And being careful is lonely.',
        'A door with three locks, and you wish that somebody would knock anyway.',
      ],
    },
    {
      when: /\b(?:(?:they|people|everyone|friends?|she|he) (?:\S+ )?(?:say|says|said|tell|tells|told)|when you least expect|love yourself|plenty of fish|right (?:one|person|time)|be patient|put yourself out|too picky|stop looking|enjoy (?:it|being)|lucky)\b/iu,
      say: [
        'Said mostly by people with somebody to go home to.',
        'As if you had been looking too hard, or not hard enough. It is never just bad luck with them.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sad|hurts?|hopeless|depress\w*|tired|exhaust\w*|numb|give up|giving up|done|over it|don'?t care|whatever|pointless)\b/iu,
      say: [
        'It is a grief for something that has not been. That has no name and no flowers.',
        'You have been brave about it for a long time.',
      ],
    },
    {
      when: /\b(?:usually (?:ok|okay|fine)|ok(?:ay)? alone|pottery|signed up|good (?:life|job|friends|things)|fine (?:alone|by)|like my|hobby|hobbies|travel\w*|my (?:dog|cat)|independent|own place|freedom|happy (?:alone|most|otherwise)|usually (?:fine|ok)|therap\w*|gym|class|choir|club)\b/iu,
      say: [
        'So there is a life there that is yours. The wish may still sit next to it.',
        'Full hands, and one that is free.',
      ],
      ask: ['What do you like most of how you live?'],
    },
    {
      when: /\b(?:(?:there'?s |met |seeing )(?:a |one |this |some )(?:guy|girl|man|woman|person)|someone (?:at|from) (?:work|my|the)|talking to (?:a guy|a girl|someone)|crush|asked me out|my number|smiled at me)\b/iu,
      say: ['And there is one who came to mind just now.'],
      ask: ['What have you noticed so far?'],
    },
    {
      when: /\b(?:deleted|delete|deleting|uninstall\w*)\b/iu,
      say: ['That gives your evenings back to you.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should)|I(?:'?ll| will) |going to|gonna|thinking of|join)\b/iu,
      say: ['It is a small turn of the wheel, and your own.'],
    },
    {
      when: /\b(?:stupid|silly|pathetic|whiny|embarrass\w*|first world|desperate|dramatic|ungrateful)\b/iu,
      say: ['Wanting somebody is about the least pathetic wish there is.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['There is nothing to know about it. It is just missing.'],
    },
  ],
  say: [
    'Wanting to be chosen once is a very old wish.',
    'You do not have to be whole and happy alone before you may want somebody.',
    'It is not a race, and it feels like one whenever another wins.',
    'So much love in store, and no address for it.',
    'That it hurts does not mean you are doing something wrong.',
  ],
  ask: [
    { line: 'What do you miss most concretely?', unless: /\b(?:hug|touch|tell|evening|sunday)\b/iu },
    { line: 'When does it sting the least?' },
    { line: 'What would somebody find, who sat down next to you?' },
    { line: 'Who are your people in the meantime?', unless: /\b(?:friend|family|dog|sister)\b/iu },
  ],
};
