/** What comes up in many a glad talk: what it is heard by. */
export const glad = {
  isItOk:
    /\b(?:is (?:it|this|that) (?:\S+ )?(?:silly|stupid|weird|ok|okay|bad|wrong|selfish|dumb|normal|cheesy|childish|lame|pathetic|too (?:soon|much|fast|early)|crazy)|am I (?:\S+ )?(?:silly|stupid|weird|bad|wrong|selfish|crazy|allowed|being|an idiot|overreacting|dumb|naive|pathetic)|does (?:that|this|it) (?:make me|sound|even)|what(?:'s| is) wrong with me|why (?:do|am|can'?t) I)\b/iu,
  should:
    /\b(?:(?:should|shall) (?:I|we)|(?:what|where|which|who)\b[^?.!]{0,30}\b(?:should|shall) ?(?:I|we)?\b|(?:I|we) should \S+(?: \S+){0,3}\?|do you think (?:I|we) should|what would you|would you|do I (?:have|need) to|am I supposed to|is it (?:worth|time))\b/iu,
  how: /\b(?:how (?:do|can|should|would|does) (?:I|we|you|one|people|someone)\b|how to \w+|what (?:do|should|can|could|would) (?:I|we|you)\b|any (?:advice|tips|ideas?|suggestions?|recommendations?)\b|(?:got|have) any\b[^.]{0,30}\?)/iu,
  think:
    /\b(?:what do you think|(?:isn'?t|is|wasn'?t|how) (?:that|it|this|she|he)(?: just| so| not)? (?:great|crazy|awesome|cool|amazing|funny|cute|nice|wild|good|beautiful)|can you believe|guess (?:what|who|how)|do you (?:like|know|think|ever|have)|are you (?:proud|happy)|have you (?:ever|seen|read|heard|tried|played))\b/iu,
  willItLast:
    /\b(?:will (?:it|this|that) (?:\S+ )?(?:last|stay|work|hold|keep)|how long (?:will|does|until|before|can)|what if\b|can (?:it|this) (?:last|be real))/iu,
  doubt:
    /\b(?:don'?t deserve|do(?:n'?t| not) (?:feel )?(?:ready|good enough|qualified)|just (?:luck|lucky|got lucky)|lucky|fluke|by accident|impost[eo]r\w*|fraud|not (?:sure (?:I|if)|good enough|qualified|smart enough)|mistake|only (?:because|passed|got)|anyone could|no big deal|not (?:a )?big)\b/iu,
  shoe: /\b(?:other shoe|jinx\w*|too good to be true|won'?t last|afraid (?:it|to|of|that|I)|scar(?:ed|y)|nervous|terrified|anxious|worried|waiting for (?:it|something)|go(?:es|ing)? wrong|ruin\w*|mess (?:it|this) up|screw (?:it|this) up|fake|a trick)\b/iu,
  noOne:
    /\b(?:no ?(?:one|body) (?:\S+ ){0,3}?(?:to (?:tell|share|celebrate|call|eat)|called|gets|understands?|knows?|cares?|else|seems|asked|noticed|really)|nobody|don'?t have any(?:one|body)|had to tell (?:someone|somebody)|(?:wanted|needed) to tell (?:someone|somebody)|celebrat\w* alone|alone|by myself|you'?re the first|only (?:one|person) (?:I|who))\b/iu,
  cool: /\b(?:(?:just|only) (?:said|went|replied|wrote|shrugged|texted) \W?(?:ok|okay|nice|cool|k|good|oh|hm+|congrats|that'?s (?:nice|great))|didn'?t (?:even )?(?:say|care|ask|react|look up|congratulate|come)|jealous\w*|envious|unimpressed|not (?:that |very |even )?(?:happy|excited|impressed)|ruined it|rained on|downer|about time|when are you|what about|but (?:my|he|she) (?:\S+ )?said)\b/iu,
  gladToo:
    /\b(?:(?:my|our|the) (?:\S+ ){0,2}?(?:mom|mum|dad|mother|father|parents|wife|husband|partner|boyfriend|girlfriend|kids?|son|daughter|sister|brother|grandma|grandpa|friends?|family|coworkers?|boss|team|roommate|instructor|teacher|coach|neighbou?rs?|nurse|professor|doctor|tutor|trainer)\b[^.?!]{0,40}\b(?:cried|screamed|hugged|cheered|proud|happy|excited|jumped|danced|laughed|baked|brought|surprised|clapped|yelled|squealed|thrilled|so glad)|(?:everyone|everybody|they all|whole (?:family|room|team))\b[^.?!]{0,30}\b(?:clapped|cheered|happy|proud|hugged|cried|congrat\w*|loved))\b/iu,
  celebrate:
    /\b(?:celebrat\w*|party|champagne|prosecco|wine|beer|drinks|cake|toast|(?:going )?out (?:to|for) (?:dinner|eat|drinks|pizza|ice cream|sushi)|dinner|pizza|ice cream|treat(?:ed|ing)? myself|bought myself|takeout|sushi)\b/iu,
  tears:
    /\b(?:cry\w*|cried|tears?|teary|sobb\w*|bawl\w*|goosebumps|shak(?:ing|y)|screamed|danced|jumped|squealed|can'?t (?:stop (?:smiling|grinning)|sit still|sleep)|(?:smiling|grinning|happy dance))\b/iu,
  unreal:
    /\b(?:can'?t believe|(?:hasn'?t|not|didn'?t) (?:really )?(?:sunk|sink|hit)|unreal|surreal|not real|(?:still )?in shock|feels? (?:weird|strange|unreal|like a dream)|dream\w*|pinch|speechless|no words|wow|omg|holy)\b/iu,
  tired: /\b(?:tired|exhausted|sleep|slept|worn out|wiped|nap|drained|sore|everything hurts|legs)\b/iu,
  past: /\b(?:years?|months|weeks|after (?:all|so|\d+|ages)|so long|forever|finally|ages|long time|thought I(?:'d| would) never|never thought|gave up|almost (?:quit|gave)|used to)\b/iu,
  proud:
    /\b(?:proud|happy|glad|good|great|amazing|wonderful|relieved|relief|light(?:er)?|on top of|stoked|thrilled|excited|over the moon|grateful|thankful|blessed)\b/iu,
  notLast:
    /\b(?:idk|dunno|don'?t know|not sure|nothing (?:else|more|special)|that'?s (?:it|all)|just (?:wanted|saying|that))\b/iu,
} as const;

/** What is no glad opening, whatever was told beside it: danger, a death, what did not come about, somebody else's story. */
export const notGlad =
  /\b(?:died|funeral|dead|passed away|suicid\w*|kill (?:myself|him|her)|(?:want|wanted) to die|die|hit me|hurt(?:ing)? myself|self[- ]harm|cutting|cancer|hospice|overdos\w*|rap(?:ed|ist)|abus\w*|didn'?t (?:get|pass|make|go|work)|don'?t think I|(?:not|never|n't) (?:get|got|getting|pass|going to)|wish I (?:had|could|was|were)|if I (?:get|got|pass|had|could|ever)|hop(?:e|ing) (?:I|to|for)|reject\w*|fail(?:ed|ing)?|fired|laid off|hate|worst|cheat\w*|lied|everything is (?:awful|terrible)|hopeless|worthless|depress\w*|panic\w*)\b/iu;
