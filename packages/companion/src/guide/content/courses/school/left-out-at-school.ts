import type { Course } from '../course.ts';

/** Nobody to sit with at school: left out, or picked on a little. */
export const leftOutAtSchool: Course = {
  id: 'left-out-at-school',
  begins:
    /\b(?:nobody|no one|no-one|noone|don'?t have anyone|have no one|no friends?|have nobody|got nobody|not anyone|anyone) (?:\S+ ){0,3}?(?:to )?(?:sits?|sit with|eats? lunch|eat with|hang(?:s)? out with|talks?|talk to|plays?|pick(?:s|ed)?|wants? to sit|partner\w*|likes me) (?:\S+ ){0,5}?(?:school|lunch|class|recess|cafeteria|break|bus|pe|gym class|me at)\b|\b(?:sit|sat|sits|sitting|eat|ate|eating|spend|spent) (?:\S+ ){0,4}?(?:alone|by myself|in the (?:bathroom|library|toilet)) (?:\S+ ){0,4}?(?:at|during|every|for|in) (?:\S+ )?(?:lunch|school|recess|break|class|the cafeteria|day at school)\b|\b(?:lunch|recess|break|cafeteria|school) (?:\S+ ){0,5}?(?:alone|by myself|in the bathroom|nobody to|no one to|nowhere to sit)\b|\b(?:nobody|no one|noone|everyone|they|people|everybody|kids|girls|boys) (?:\S+ ){0,2}?(?:likes me|hates me|ignores? me|leaves? me out|talks to me|avoids? me|laughs? at me|makes? fun of me|excludes? me|doesn'?t (?:like|talk)|don'?t (?:like|talk)) (?:\S+ ){0,3}?(?:at|in) (?:\S+ )?(?:school|class|grade|lunch|year)\b|\b(?:I )?(?:have|got|made) (?:no|zero|hardly any|like no|literally no|absolutely no) friends (?:\S+ )?(?:at|in) (?:\S+ )?(?:school|class|grade|year|high school|middle school)\b|\b(?:don'?t have (?:any|a single) friends?|haven'?t (?:got )?any friends) (?:\S+ )?(?:at|in) (?:\S+ )?(?:school|class|high school|middle school)\b|\b(?:left out|excluded|ignored|an outcast|a loner|picked last|invisible) (?:\S+ )?(?:at|in|by) (?:\S+ ){0,3}?(?:school|class|gym|pe|classmates)\b|\b(?:kids|people|girls|boys|everyone|classmates|everybody) (?:at|in) (?:\S+ )?(?:school|class|grade|year) (?:\S+ )?(?:ignores?|hates?|avoids?|excludes?|laughs? at|leaves?|makes? fun of|don'?t (?:like|talk)|doesn'?t (?:like|talk))\b|\bschool\b.{0,30}\b(?:left out|excluded|ignored|outcast|loner|invisible|lonely|no friends)\b|\bmy (?:friend group|friends|group|best friend)(?: at school)? (?:\S+ ){0,3}?(?:kicked me out|dropped me|ditched me|stopped (?:talking|sitting)|won'?t (?:sit|talk)|left me)\b.{0,50}\b(?:school|lunch|class|group ?chat|table|grade)\b/iu,
  unless:
    /\b(?:my (?:\S+ )?(?:son|daughter|kid|child|brother|sister|stepson|stepdaughter)(?:'s)? (?:\S+ )?(?:has|sits|is|says|eats|comes|got|was|doesn'?t|gets)|hit me|punch\w*|beat(?:s|en)? (?:me|up)|knife|gun|threat\w*|kill (?:my|your)self|cut myself|touch(?:ed|es) me|college|university|uni\b|dorm|campus|coworker\w*|office|when I was in school|back in school|years ago|nudes?|pics of me)\b/iu,
  first: {
    say: [
      'That walk across the room with a tray can feel a mile long.',
      'Everyone around you is loud, and you try to look busy.',
      'Being left out happens without a sound, and it hurts like anything.',
    ],
    ask: [
      'What was it like today?',
      'Has it always been like that, or since something happened?',
      'Where do you go at lunch?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should) (?:I|you|people)|what (?:do|can|should|would|could) (?:I|you)|any (?:tips|advice|ideas)|should I (?:just |even )?(?:ask|sit|talk|go|try|say|join|text|change))\b/iu,
      say: [
        'One person is easier than a table. Somebody who also sits at the edge, and a plain “can I sit here?” That is all you need for the first day.',
        "A club or the library at lunch is a good place: there one has something to do with one's hands, and people come back every week.",
        'You could ask about something small and real: “Did you get number four?” The same person again the next day. It grows out of such silly things.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what(?:'?s| is) wrong with me|why (?:does|doesn'?t|don'?t|do|am|is|won'?t)|am I (?:weird|annoying|ugly|boring|the problem|that|a loser|unlikable|doing|too)|is it (?:me|my fault|because)|did I do)\b/iu,
      say: [
        'Groups close up for stupid reasons: who sat where in September, who lives near whom. It says a lot about seating and little about you.',
        'I see nothing wrong in what you write. You want company at lunch. That is about the most ordinary wish there is.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how|should|do|can|what) (?:\S+ )?I (?:\S+ ){0,3}?(?:tell|say to|talk to) (?:\S+ ){0,2}?(?:mom|mum|dad|parents?|teacher|counselor|someone|them|him|her)\b/iu,
      say: [
        "You could begin sideways: “Lunch is kind of bad right now. You don't have to do anything, I only want you to know.” Then they know, and you keep the say in it.",
        "A teacher or counselor you halfway trust will do: “I don't have anyone to sit with, and it is getting to me.” They have heard it before, and can do a few things quietly.",
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|I|anyone|they)|does it (?:ever )?(?:get|end|stop)|is it (?:ever )?going|when (?:does|will)|is (?:it|this) normal)\b/iu,
      say: [
        "I cannot promise when. School throws together whoever lives nearby; later one gets to choose one's rooms, and that makes a big difference for many.",
        'It is more common than it looks from where you sit. A good half of the people who seem fine have eaten in a bathroom once.',
      ],
      asked: true,
    },
    {
      when: /\b(?:bathroom|toilet|stall|library|hallway|stairs|outside|car|nurse|hide|hiding|hid|corner|empty (?:class)?room|skip lunch|don'?t eat)\b/iu,
      say: [
        'There at least nobody can see that nobody is there.',
        'So you wait until the bell, and the bell takes its time.',
      ],
      ask: ['What do you do there until it rings?'],
    },
    {
      when: /\b(?:lunch|cafeteria|table|tray|sit\w*|seat|sat|bus|recess|break)\b/iu,
      say: [
        'It is half an hour a day, and it spoils the other seven.',
        'Everybody has a place except you, and the whole room can see it, or so it feels.',
      ],
      ask: ['Is there a table where it would be least bad?'],
    },
    {
      when: /\b(?:group ?chat|snap\w*|instagram|insta|stories|posts?|party|sleepover|birthday|invite\w*|wasn'?t invited|without me|hang(?:ing)? out|photos?|pics|online|discord|removed me|kicked me)\b/iu,
      say: ['And one gets to watch it on the phone as well.', 'They were all there. And you found out from a picture.'],
      ask: ['Who was there that you thought was a friend?'],
    },
    {
      when: /\b(?:used to be|were (?:best )?friends|best friend|old friends?|friend group|dropped|ditched|replaced|stopped (?:talking|sitting|texting)|new friends|friend (?:\S+ )?(?:moved|transferred|left)|turned (?:on|against|everyone)|drama|rumou?rs?|lie about|lies about|since (?:we|she|he|they))\b/iu,
      say: [
        'So there was a time when there was somebody. That makes the empty chair worse.',
        'Once there was one to walk in with, and now you do it by yourself.',
      ],
      ask: ['What happened, as far as you know?'],
    },
    {
      when: /\b(?:laugh\w*|whisper\w*|giggl\w*|name|called me|call me|weird(?:o)?|freak|ugly|loser|mean|joke\w*|tease\w*|teasing|make fun|making fun|stare|look at me|imitate|mock\w*|push\w*|trip\w*|threw)\b/iu,
      say: [
        'One never knows, is it about me, and mostly one thinks yes.',
        'That is mean, and there is nothing in you that asked for it.',
      ],
      ask: ['Does any grown-up there see it?'],
    },
    {
      when: /\b(?:partner|pair(?:s|ed)?|group (?:project|work)|picked last|pick teams|teams?|pe\b|gym|teacher (?:makes|made|put|said)|choose|chosen)\b/iu,
      say: [
        '“Find a partner.” Three words, and the stomach drops.',
        'Being the one left over, in front of everyone. That is a bad minute.',
      ],
    },
    {
      when: /\b(?:new (?:school|here|kid|girl|boy|student)|moved|transferred|switched|started|first (?:day|week)|since september|freshman|everyone (?:already )?knows|know each other|middle of)\b/iu,
      unless: /\b(?:friend|she|he) (?:\S+ )?(?:moved|transferred|switched|left)\b/iu,
      say: [
        'They have known each other since they had no front teeth, and you came in yesterday.',
        'To be new means to be looked at and not seen.',
      ],
    },
    {
      when: /\b(?:shy|quiet|anxi\w*|nervous|awkward|freeze|can'?t (?:talk|speak|think)|don'?t know what to say|stutter\w*|blush\w*|scared (?:to|of)|afraid (?:to|of)|words|introvert\w*)\b/iu,
      say: [
        'You have got enough to say. It just gets stuck at the door.',
        'By the time the sentence is ready, they are talking about something else.',
      ],
      ask: ['Is there anyone with whom it comes easier?'],
    },
    {
      when: /\b(?:mom|mum|dad|parents?|mother|father|family|sister|brother|they (?:think|don'?t know|say|ask)|how was school|worr\w*|lie|lied|fine)\b/iu,
      say: [
        'You come home and say “fine”, so that they do not get sad as well.',
        'They would like you to be happy there, and that makes it harder to tell.',
      ],
      ask: ['What would you want them to do, if they knew?'],
    },
    {
      when: /\b(?:teachers?|counsel(?:l)?or|principal|told (?:a|the|my)|asked (?:the|my|a)|adults?|nobody (?:does|cares|notices|helps)|no one (?:does|cares|notices|helps))\b/iu,
      say: [
        'Grown-ups so rarely see what goes on at that height.',
        'It takes courage to go to one of them, and then it needs to be one who listens.',
      ],
    },
    {
      when: /\b(?:sunday|monday|tomorrow|morning|don'?t want to go|stay home|sick|stomach ?ache|stomach|headache|fake|skip\w*|ditch\w*|bus|alarm|dread\w*)\b/iu,
      say: [
        'So by evening tomorrow is already sitting in your stomach.',
        'It makes one ill, in earnest, even if no thermometer shows it.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sob\w*|pillow|room|sad|depress\w*|hurts?|lonely|alone|empty|invisible|ghost)\b/iu,
      say: [
        'You hold it together all day, and then your door closes.',
        'It is so lonely, and in the middle of all those people.',
      ],
    },
    {
      when: /\b(?:hate (?:them|school|it|everyone)|angry|mad|stupid (?:school|people|girls|boys)|jerks?|don'?t care|whatever|unfair|screw)\b/iu,
      say: [
        'You have a right to be angry about it. It is not fair.',
        "Somewhere behind the “I don't care” it cares quite a lot, I would guess.",
      ],
    },
    {
      when: /\b(?:weird|different|nerd\w*|geek\w*|gay|queer|autis\w*|adhd|poor|accent|clothes|religion|muslim|hijab|fat|glasses|skin|short|anime|books?|too (?:much|loud|quiet|sensitive|childish))\b/iu,
      say: [
        'So they have found something by which to leave you out. There is always something to find.',
        'What does not fit in there can be the best thing about a person, a few years on. It is small comfort at lunch.',
      ],
    },
    {
      when: /\b(?:said hi|talked to|sat with|smiled|asked me|nice to me|joined|club|one (?:girl|boy|kid|person|friend)|new friend|(?:kid|girl|boy|person) (?:\S+ ){0,5}?(?:nice|cool|funny|sweet|kind)|someone (?:asked|sat|said)|laughed with|partnered|waved|art (?:room|class)|drama club|band|chess|robotics|d&d)\b/iu,
      unless: /\b(?:no one|nobody|never|didn'?t|not|don'?t tell|told me)\b/iu,
      say: ['That one counts. It starts with one.', 'So there is a crack in it, and some light comes through.'],
      ask: ['What is that person like?'],
    },
    {
      when: /\b(?:online friends?|internet friends?|game|gaming|discord|cat|dog|drawing|music|reading|cousin|outside (?:of )?school|church|team|dance)\b/iu,
      say: [
        'There you are somebody, and nobody has to be asked for a seat.',
        'Good that there is a place where you do not have to hide.',
      ],
    },
    {
      when: /\b(?:years?|months?|weeks?|always|since (?:\S+ grade|kindergarten|first|last)|every (?:single )?day|whole (?:year|life)|again|forever|\w+ grade)\b/iu,
      say: ['So many lunches. That adds up in a person.', 'One gets so used to it that one stops looking up.'],
    },
    {
      when: /\b(?:stupid|silly|pathetic|loser|dumb|embarrass\w*|not a big deal|others|at least|don'?t know|idk|nobody knows|never told)\b/iu,
      say: [
        'It is a big thing. Wanting to belong is as old as people are.',
        'There is nothing to be ashamed of in sitting alone. The shame belongs to the ones who let you.',
      ],
    },
  ],
  say: [
    'It should not take so much courage just to eat a sandwich.',
    'You get through that every day, and nobody claps.',
    'A school can be a very small world, with very hard rules.',
    'You would be good company for somebody. They have not found your table yet.',
    'It is not too much to ask, to have one person there.',
  ],
  ask: [
    {
      line: 'Is there anyone there who is at least all right?',
      unless: /\b(?:one (?:girl|boy|kid|person|friend)|nobody|no one)\b/iu,
    },
    { line: 'Who at home knows about it?', unless: /\b(?:mom|mum|dad|parents|nobody knows|told)\b/iu },
    { line: 'What do you like doing, when school is not around?' },
    { line: 'Which part of the day is the best of the bad ones?' },
  ],
};
