import type { Course } from '../course.ts';

/** A thesis that does not move, or trouble with the one who advises it. */
export const thesisAdvisor: Course = {
  id: 'thesis-advisor',
  begins:
    /\b(?:haven'?t|not|didn'?t) (?:\S+ )?(?:touched|opened|looked at|worked on|written (?:a word of|anything (?:for|on))|made progress on|started) (?:\S+ )?(?:thesis|dissertation|chapter)\b|\b(?:my|the|a|this) (?:\S+ ){0,2}?(?:thesis|dissertation|phd|doctorate|capstone)\b.{0,80}\b(?:stuck|hate|can'?t|cannot|won'?t|kill\w*|behind|years?|never|haven'?t|don'?t|due|deadline|quit|cry\w*|stress\w*|overwhelm\w*|scared|going nowhere|nowhere|hopeless|blank|avoid\w*|procrastinat\w*|defen[sc]e|rewrite|advisor|supervisor|exhaust\w*|burn\w*|ruin\w*|pointless|struggl\w*|fail\w*|scooped|reject\w*)\b|\b(?:stuck|struggling|behind|burned out|burnt out|can'?t (?:write|finish|start|focus|work)|hate|stressed|stressing|procrastinating|quit\w*|give up|giving up|lost|drowning|writing|working|not making progress|no progress|avoiding) (?:\S+ ){0,5}?(?:thesis|dissertation|phd|doctorate|capstone)\b|\bmy (?:\S+ )?(?:thesis |dissertation |phd |research |academic )?(?:advisor|adviser|supervisor|pi|committee) (?:\S+ ){0,4}?(?:hates?|ignores?|ghost\w*|never|doesn'?t|won'?t|didn'?t|tore|ripped|criti\w*|yelled|says?|said|told|wants|keeps|is (?:so |really |always |being )?(?:awful|toxic|mean|terrible|impossible|unavailable|never|useless|a nightmare|gone)|left|makes me|rejected|destroyed|red)\b(?=.{0,100}\b(?:thesis|dissertation|phd|chapters?|drafts?|research|grad|defen[sc]e|paper|lab|data|writ\w*|meetings?|emails?|feedback|program|degree|academia|stupid|experiment\w*)\b)|\b(?:phd|grad school|grad student|doctoral|postdoc) (?:\S+ ){0,5}?(?:is (?:killing|ruining|destroying|breaking)|burn\w*|miserable|hell|depress\w*|quit|regret|hate|stuck|struggl\w*|imposter|impostor|advisor|supervisor)\b|\b(?:thesis|dissertation) (?:defen[sc]e|proposal|deadline|chapter) (?:\S+ ){0,3}?(?:tomorrow|next|in|is|this|due)\b/iu,
  unless:
    /\b(?:my (?:\S+ )?(?:son|daughter|husband|wife|boyfriend|girlfriend|sister|brother|friend|partner|student)s?(?:'s)? (?:\S+ )?(?:is|has|thesis|dissertation|phd|advisor|defend\w*)|financial advis\w*|passed my defen[sc]e|defended (?:my|today|yesterday)|camp advisor|touch\w*|harass\w*|grop\w*|kiss\w*|came on to|years ago|rejected (?:me )?from)\b/iu,
  first: {
    say: [
      'A thing that is always there, at every meal and on every walk.',
      'It was once a question you liked. By now it is a weight with chapters.',
      'And nobody outside of it can quite see what is so hard.',
    ],
    ask: [
      'Where is it stuck, in the writing or before that?',
      'How long have you been at it?',
      'When did you last talk it over with someone?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would) I|what (?:do|can|should) I|should I)\b.{0,40}\b(?:tell|email|write (?:to )?(?:him|her|them|my)|ask|talk|say|confront|report|switch advis\w*|change advis\w*|advisor|supervisor|pi|committee)\b/iu,
      say: [
        'Short, with a date in it: “I am stuck on chapter two and have been hiding. I will send two pages. Could we talk for half an hour this week?” It is better received than one fears.',
        'It may help to ask for one thing at a time: “Leave the commas aside, please. Is the argument right?” With two other people on a committee, there is usually someone else to ask, too.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|is it (?:even |really )?worth|would you|do I)\b.{0,40}\b(?:quit|leave|drop|finish|master out|give up|take (?:a|time)|stop|continue|stay|extend|pause|defend)\b/iu,
      say: [
        'I cannot decide it for you. Perhaps picture it written already and lying on the table. If you would want it, it is a question of getting there; if not, of getting out with grace.',
        "A pause with a date is different from giving up. Some also find that out of the advisor's reach for a few weeks, the wish comes back, or is clearly gone.",
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|what (?:do|can|should|would|could) (?:I|you)|where do I (?:even |actually )?(?:start|begin)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps|get (?:started|unstuck))\b/iu,
      say: [
        'Twenty-five minutes a day, before email, on the ugliest part, in words you would use to a friend. Badly and daily beats well and never.',
        'You could write the sentence “What I am really trying to say is …” and go on without stopping for ten minutes. There is often a chapter hidden in it.',
        'Working beside somebody else helps a surprising number of people: same table, same hour, no talking. There are groups for that at most places, and online.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will I (?:ever|finish|be|pass|make)|am I (?:stupid|not|smart|cut out|the only|a fraud|ever|lazy|going to|wasting)|is it (?:normal|just me|too late|even)|what if (?:I|they|it)|does everyone|why can'?t I)\b/iu,
      say: [
        'I cannot promise the end. What I know is that nearly everyone who has such a book on the shelf has sat on a floor crying about it.',
        'It is a task built so that one feels stupid: alone, for years, at the edge of what anybody knows. That is the work, and no sign that you are not up to it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:advisor|adviser|supervisor|pi|professor|committee|he (?:said|wants|never|doesn'?t|hasn'?t)|she (?:said|wants|never|doesn'?t|hasn'?t)|they (?:said|want|never))\b.{0,60}\b(?:never|doesn'?t|won'?t|hasn'?t|ignore\w*|reply|replies|answer\w*|respond\w*|email\w*|ghost\w*|weeks|months|sabbatical|busy|read|meet\w*|left|retir\w*|available|time for)\b/iu,
      say: [
        'You send it off, and then the silence, in which one imagines the worst.',
        'You are meant to be guided, and stand there calling into an empty corridor.',
      ],
      ask: ['How long have you been waiting?'],
    },
    {
      when: /\b(?:red|margin|lazy|torn apart|tore|ripped|criti\w*|harsh|feedback|comments|track changes|start over|rewrite|redo|not (?:good|ready|enough)|rejected|reviewer|disappoint\w*|sloppy|undergrad|belittl\w*|humiliat\w*|laughed|yelled|toxic|mean|stupid question|tears)\b/iu,
      say: [
        'A year of yours, and someone goes through it with a red pen over lunch.',
        'One hands over pages and gets oneself back, marked.',
      ],
      ask: ['Was there a sentence in it one could use?'],
    },
    {
      when: /\b(?:contradict\w*|changes? (?:his|her|their) mind|wants (?:something|more|another|me to)|change the whole|goalpost\w*|one more|now (?:he|she|they) wants?|different (?:direction|things)|disagree|two (?:advisors|supervisors)|keeps (?:adding|changing|asking))\b/iu,
      say: [
        'One gets to the line, and someone carries it further off.',
        'So you write for a taste that is different every month.',
      ],
    },
    {
      when: /\b(?:avoid\w*|hiding|haven'?t (?:opened|looked|written|touched|emailed|replied|told)|scared to open|can'?t (?:open|look)|procrastinat\w*|netflix|clean\w*|ghosting (?:my|him|her)|ashamed to|guilt\w*)\b/iu,
      say: [
        'And the longer the file stays shut, the louder it gets.',
        'You are not resting from it, either. It sits beside you on the couch.',
      ],
    },
    {
      when: /\b(?:blank|page|words?|write|writing|wrote|sentence|paragraph|chapter|introduction|intro|draft|literature|lit review|\d+ (?:words|pages)|outline|delete\w*|perfect\w*)\b/iu,
      unless: /\bmargin\b/iu,
      say: [
        'Every sentence has to be right before it may even be there. No one can write like that.',
        'You know it all when you walk, and at the desk it is gone.',
      ],
      ask: ['Which part could you tell somebody about without notes?'],
    },
    {
      when: /\b(?:data|experiment\w*|lab|results?|null|code|model|participants|archive|interviews|stats|analysis|failed|scooped|published|doesn'?t work|p value|samples|mice|cells)\b/iu,
      say: [
        'The world simply did not do what the plan said.',
        'Months of work, and then it is a “no” that nobody will print.',
      ],
    },
    {
      when: /\b(?:years?|year (?:three|four|five|six|seven)|third|fourth|fifth|sixth|seventh|long|forever|still|extension|supposed to (?:be done|finish)|when (?:are you|will you)|how('?s| is) the)\b/iu,
      say: [
        '“When will you be done” is a question that ought to be forbidden.',
        'It has eaten a good piece of your life by now, and it is still hungry.',
      ],
    },
    {
      when: /\b(?:defen[sc]e|defend\w*|viva|presentation|quals|comps|tomorrow|deadline|due|next week|days|weeks)\b/iu,
      say: [
        'So it has a date, and everything shrinks toward it.',
        'One is afraid of the one question, and nobody asks that one.',
      ],
      ask: ['Which part are you least sure of?'],
    },
    {
      when: /\b(?:money|funding|stipend|broke|visa|job|teaching|ta|grading|rent|loans?|poor|afford|contract|two jobs|kids?|baby|family)\b/iu,
      say: [
        'And you are to think great thoughts between rent and grading.',
        'It would be hard enough with a full fridge and a free head.',
      ],
    },
    {
      when: /\b(?:everyone else|others|cohort|lab ?mates|classmates|friends (?:have|are|all)|published|graduat\w*|real jobs|houses|married|ahead|behind|linkedin|smarter)\b/iu,
      say: [
        'They have houses by now, and you have footnotes.',
        'Everybody posts the day of the hat. Nobody posts March.',
      ],
    },
    {
      when: /\b(?:fraud|impostor|imposter|stupid|not smart|not good enough|don'?t belong|dumb|failure|useless|lazy|hate myself|worthless|asham\w*|mistake (?:that|they))\b/iu,
      say: [
        'That voice has a seat in every library in the world.',
        'Someone without a mind for it would not be so troubled by it.',
      ],
    },
    {
      when: /\bmy (?:partner|boyfriend|girlfriend|husband|wife|roommate)\b/iu,
      say: ['It sits at the table with the two of you, that thing.', 'Whoever lives with you lives with it as well.'],
    },
    {
      when: /\b(?:alone|lonely|isolat\w*|nobody (?:understands|cares|reads)|no one (?:understands|cares|will read|reads)|(?:nobody|no one) will (?:ever )?read|by myself|explain|parents|family (?:doesn'?t|thinks))\b/iu,
      say: [
        'Four people on earth know what it is about, and you are tired of all of them.',
        'It is lonely work, and at dinner one cannot even tell about it.',
      ],
    },
    {
      when: /\b(?:sle(?:ep|pt)\w*|night|cr(?:y\w*|ied)|cried|anxi\w*|panic\w*|depress\w*|stomach|tired|exhaust\w*|burn\w*|headache|can'?t (?:sleep|focus|think|eat)|numb|weekend|never off|stress\w*|drink\w*)\b/iu,
      say: [
        'There is no closing time on that. One is never off.',
        'It has long since moved from the desk into your body.',
      ],
      ask: ['When were you last a whole day away from it?'],
    },
    {
      when: /\b(?:quit\w*|leave|leaving|drop(?:ping)? out|give up|giving up|what'?s the point|pointless|nobody will read|waste|regret|hate (?:it|this|my)|academia|master out|done with)\b/iu,
      unless: /\b(?:living|life is|alive|die)\b/iu,
      say: [
        'The thought of just shutting the door on it must be sweet at times.',
        'You loved it once, I suppose. One can be sick of something one has loved.',
      ],
    },
    {
      when: /\b(?:used to love|loved|excited|curious|passion|why I started|interesting|still like|good (?:day|meeting|conversation)|finally|progress|wrote (?:a|one|two|\d)|finished (?:a|the|my)|sent (?:it|the|my)|submitted|small win|approved|liked it)\b/iu,
      unless: /\b(?:everyone|everybody|cohort|others|they|not|no|never|didn'?t|haven'?t|can'?t)\b/iu,
      say: ['There is still a spark in that, then.', 'One piece more than yesterday. It is built in no other way.'],
    },
    {
      when: /\b(?:emailed|wrote to|told (?:my|him|her|them)|talked to|met with|meeting|writing group|counsel\w*|ombuds\w*|grad (?:office|director)|co-?advisor|booked|therap\w*|librar\w*|accountab\w*)\b/iu,
      say: [
        'So it is not only you and the file any longer.',
        'That took some swallowing of pride, and it was worth it, I hope.',
      ],
      ask: ['What came of it?'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|not sure|stuck|nowhere|lost|everything|overwhelm\w*|too (?:big|much)|where to|can'?t)\b/iu,
      say: [
        'It is too big to be looked at all at once. Nobody can.',
        'Stuck in it so deep that one no longer sees what it is about.',
      ],
    },
  ],
  say: [
    'It is the longest kind of homework there is.',
    'So much of you is in it, that every remark hits you and not the page.',
    'One works for years toward a door, and it does not even have a light over it.',
    'It does not have to be brilliant. It has to be bound.',
    'You are further in than it feels from inside.',
  ],
  ask: [
    { line: 'What is it about, in a sentence or two?', unless: /\b(?:about|topic|on the)\b/iu },
    {
      line: 'When is it due, if there is a date?',
      unless: /\b(?:due|deadline|tomorrow|weeks?|months?|may|june|december)\b/iu,
    },
    { line: 'Who sees you at it, day to day?', unless: /\b(?:alone|partner|cohort|lab ?mates?|nobody)\b/iu },
    { line: 'What would you do on the first free morning?' },
  ],
};
