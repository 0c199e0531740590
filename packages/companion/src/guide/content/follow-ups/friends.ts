import type { FollowUp } from './follow-up.ts';

/** Friends, roommates, people at work, neighbors, strangers, parties and groups. */
export const friends: readonly FollowUp[] = [
  {
    id: 'friends-went-without-you',
    when: '(?:all )?(?:of )?(?:your (?:\\p{L}+ ){0,2}(?:friends|coworkers|roommates|cousins|siblings|family|team|class)|they|everyone|everybody|the others|the (?:girls|guys|boys))(?: all)? (?!(?:can|could|would|might))\\b.{2,60}? without you\\b',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|better off|managed|dinner|little team|service|group ?chat)\b/iu,
    say: ['Ouch. All of them.'],
    ask: [
      'How did you find out?',
      'Who of them would usually have asked you?',
      'What will it be like when you see them next?',
    ],
  },
  {
    id: 'everyone-except-you',
    when: "(?:there(?:'s| are) .{1,25} and )?(?:literally |almost )?(?:everyone|everybody|all of them|they all|the whole \\p{L}+)\\b.{0,50}? (?:except|but|besides|apart from) you\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|attack\w*)\b/iu,
    say: ['Everyone else. Ouch.'],
    ask: ['How long have you known?', 'Which of them are you closest to?', 'How did that come about?'],
  },
  {
    id: 'nobody-told-you',
    when: "(?:nobody|no one|none of (?:them|your friends)|not one of them|not (?:a single|one) (?:person|one))(?: has| even| ever| really|'s)* (?:mentioned it|mentioned you|told you@END|told you (?:about|that|anything)|asked you@END|asked you (?:to|along)|invited you|thought (?:of|to)|informed you|let you know)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|how I am|doctor|decided|asked us)\b/iu,
    say: ['Not one word from anybody.'],
    ask: ['How did it reach you, then?', 'Who would you have expected it from?', 'Has anybody said anything since?'],
  },
  {
    id: 'nobody-noticed',
    when: "(?:nobody|no one|none of (?:them|your friends)|not one of them|not (?:a single|one) (?:person|one))(?: has| even| ever| really|'s)* (?:noticed|notices|remembered)(?: it| you| that| anything)?\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|attack\w*|thank god|luckily|steal\w*|shaking|hid\w*|sneak\w*)\b/iu,
    say: ['Not one of them.'],
    ask: ['Who did you hope would?', 'What would you have wanted to hear?', 'What did you do then?'],
  },
  {
    id: 'nobody-answered',
    when: "(?:nobody|no one|none of (?:them|your friends)|not one of them|not (?:a single|one) (?:person|one))(?: has| even| ever| really|'s)* (?:said (?:anything(?! like)|a word|a thing|hi|hello|sorry)\\b|replied|answered|responded|reacted|wrote back|says (?:anything|a word|hi)\\b)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|attack\w*|harass\w*)\b/iu,
    say: ['Just silence, then.'],
    ask: ['What had you hoped somebody would say?', 'Who usually speaks up first?', 'What did you do after that?'],
  },
  {
    id: 'nobody-talks-to-you',
    when: "(?:nobody|no one|none of (?:them|your friends)|not one of them|not (?:a single|one) (?:person|one))(?: has| even| ever| really|'s)* (?:talked to you|talks to you|spoke to you|sat with you|sits with you|sat next to you|came up to you|wants? to (?:talk|sit|work|play|hang)|wanted to (?:talk|sit|work|play|hang))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['A whole room, and that.'],
    ask: ['Where was that?', 'Who would you most have liked to talk to?', 'Has it always been like that there?'],
  },
  {
    id: 'nobody-helps',
    when: "(?:nobody|no one|none of (?:them|your friends)|not one of them|not (?:a single|one) (?:person|one))(?: has| even| ever| really|'s)* (?:helps|helped|offered|lifted a finger|cleans|wants to help|stepped in|does anything)(?! wrong)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|attack\w*|assault\w*|911)\b/iu,
    say: ['So it all landed on you.'],
    ask: ['What had to be done?', 'Who could have?', 'What happens if you leave it undone?'],
  },
  {
    id: 'nobody-knows-friends',
    when: '(?:so )?(?:nobody|no one)(?: else)?(?: really| even)? knows(?: about (?:it|this|that)| (?:yet|any of this|anything))?@END|only @THEM knows?\\b',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|pills|kill\w*|hurt myself)\b/iu,
    say: ['So it stays with you.'],
    ask: ['Who would you tell first, if you did?', 'What keeps it inside?', 'How long has it been a secret?'],
  },
  {
    id: 'friends-since',
    when: "you(?: two)?(?:'ve| have)(?: @ADV| )?(?:been (?:\\p{L}+ )?friends|known (?:each other|@THEM)|been close) (?:since|for)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['That goes way back.'],
    ask: [
      'How did it start with you two?',
      'What were you like together back then?',
      'Has there been a rough patch before?',
    ],
  },
  {
    id: 'so-they-would-not-think',
    when: "@YOU(?:liked|hearted|commented|reacted|smiled|laughed|said|went|answered|clapped).{1,40}? so (?:they|nobody|no one|he|she|people) (?:wouldn't|won't|would not|don't)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['So it would not show.'],
    ask: ['What would they have seen otherwise?', 'Did it work?', 'Has anyone asked since?'],
  },
  {
    id: 'you-said-congratulations',
    when: '@YOU(?:said|told @THEM|texted|sent|wrote|gave)(?: a| your)? (?:congrats|congratulations|hearts)\\b',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|passed|proud of)\b/iu,
    say: ['And kept a straight face.'],
    ask: ['What did you want to say instead?', 'Did anyone notice?', 'What was going on inside you?'],
  },
  {
    id: 'not-fun-enough',
    when: "you(?:'re| are)(?: just| probably| maybe)* (?:not|no) (?:that |very |really |so |much |a )*(?:fun|interesting|likable|likeable|cool|funny|special|memorable|popular|pretty enough|good at (?:people|friends|talking|small talk|making friends|parties))\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['That is a hard thing to think about yourself.'],
    ask: [
      'What put that thought there?',
      'Around whom do you not think it?',
      'When did you last feel wanted somewhere?',
    ],
  },
  {
    id: 'not-that-important',
    when: "you(?:'re| are)(?: just| probably| maybe)* not (?:that |very |really |so |as |even )*(?:important|a priority|worth)(?: to @THEM)?|you don't (?:really )?(?:matter|count)(?: to (?:@THEM|anyone|anybody))?@END",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['A sad thing to have to wonder.'],
    ask: ['What would show you that you are?', 'What made you think so just now?', 'When was it different?'],
  },
  {
    id: 'asked-in-the-chat',
    when: '@YOU(?:asked|wrote|posted|texted|said something) (?:it )?(?:in|to|into) the (?:\\p{L}+ )?(?:group ?chat|group|chat)\\b',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['And everybody reads along there.'],
    ask: ['Who usually answers first in there?', 'What came back?', 'How long ago was that?'],
  },
  {
    id: 'a-group-without-you',
    when: "(?:they|everyone|your friends|there(?:'s| is)) (?:all )?(?:made |have |created |started |has |got )?(?:a |another )?(?:new |other |second )?group ?chat (?:without you|you(?:'re| are) not)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['That is a nasty thing to learn.'],
    ask: ['How did you find out about it?', 'Who started it, do you know?', 'Who in there would tell you straight?'],
  },
  {
    id: 'you-ignore-messages',
    when: "you(?:'ve| have|)? ?@ADV(?:haven't|have not|didn't|can't|don't|stopped|keep not) (?:even )?(?:answer(?:ed|ing)?|repl(?:y|ied|ying)|respond(?:ed|ing)?|open(?:ed)?|text(?:ed)? back|writ(?:e|ten|ing) back)(?: to)?(?: @THEM| the group chat| anyone| your (?:friends|messages|texts)| any messages| yet| them all)?@TIME@END",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|job|boss|bills?|exam|question|teacher|professor)\b/iu,
    ask: ['How long has it been waiting?', 'What makes it hard to write?', 'What would the shortest answer be?'],
  },
  {
    id: 'you-sat-alone',
    when: '@YOU(?:ate|eat|have been eating|sat|sit|had lunch|have lunch|spent (?:lunch|break|the (?:break|party|evening|whole \\p{L}+))|stood)(?: \\p{L}+){0,4}? (?:alone|by yourself|in the bathroom|in the corner|in your car)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|peace\w*|nice|happy|hospital|church|quiet|good news|laugh\w*)\b/iu,
    say: ['That makes for a long hour.'],
    ask: ['What did you do meanwhile?', 'Did anybody come over?', 'Has it been like that before?'],
  },
  {
    id: 'they-go-with-others',
    when: '(?:@THEY) @ADV(?:says .{1,30}? but (?:he|she|they) )?(?:sat|sits|goes out|went out|hangs? out|hung out|is hanging out|hanging out|spends?(?: \\p{L}+){0,3}? time|eats|has time|have time)(?: down)? (?:with|for) (?:other|others|her new|his new|their new|someone else|somebody else|another|everyone else|the (?:other|popular))',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|husband|wife|baby)\b/iu,
    say: ['For others there is time, then.'],
    ask: ['When did that start?', 'What was it like between you before?', 'What did you do when you saw it?'],
  },
  {
    id: 'they-say-busy',
    when: "@THEY(?: all)? @ADV(?:says?|said|claims?|keeps? saying)(?: that)? (?:he|she|they)(?:'s|'re| is| are| was| were)(?: too| so| just| always| really| all)* (?:busy|tired|sick|broke|swamped)\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|pregnan\w*|hospital|cancer|doctor|boss|kid|son|daughter|mom|dad)\b/iu,
    ask: ['Do you believe it?', 'How often has that been the answer?', 'What did you write back?'],
  },
  {
    id: 'got-tickets',
    when: '@YOU(?:got|bought|have|booked|paid for|had) (?:the |two |some |us |concert |\\p{L}+ )?tickets?\\b',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|parking|speeding|lottery|lotto|plane|train|got a ticket|dies|had tickets)\b/iu,
    ask: ['Who did you want to go with?', 'When is it?', 'How long have you been looking forward to it?'],
  },
  {
    id: 'few-friends',
    when: "@YOU(?:don't|do not|didn't|never) (?:really |even )*(?:have|had|make|made) (?:many|any|that many|a lot of|real|close|a single|too many)(?: close| real| good)? friends?(?: (?:here|there|in|at|outside|to|anymore|left|of))?",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['That gets quiet.'],
    ask: [
      'Who do you talk to in a normal week?',
      'When was it last different?',
      'What kind of person do you miss most?',
    ],
  },
  {
    id: 'know-nobody',
    when: "@YOU(?:don't|didn't|do not|barely|hardly) (?:really |even )*(?:know|knew) (?:anyone|anybody|a soul|a single person)\\b(?: (?:here|there|in|at))?|you (?:know|knew|know almost) (?:nobody|no one)\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|who can|who would|like me|with money)\b/iu,
    say: ['A whole place full of strangers.'],
    ask: [
      'Has anybody been friendly so far?',
      'Where might you meet somebody?',
      'What would you want in a first friend there?',
    ],
  },
  {
    id: 'they-all-knew-each-other',
    when: '(?:everyone|everybody|they|people|the others)(?: else)?(?: all| already| there| here)* (?:knows?|knew|seems? to know|seemed to know) (?:each other|everyone|everybody)|everyone(?: else)?(?: already| just)* (?:has|had|have|found) (?:their|a|his|her) (?:own )?(?:group|friends|people|clique)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['Hard to find a gap there.'],
    ask: ['Has anyone come up to you?', 'Who seems the nicest?', 'What have you tried so far?'],
  },
  {
    id: 'no-words-all-day',
    when: "(?:some (?:weekends|days|weeks),? |most (?:days|weekends),? |on \\p{L}+days?,? )?you (?:don't|haven't|didn't|barely|hardly|won't)(?: really| even)? (?:talk|talked|speak|spoken|spoke|see|seen)(?: to| with)? (?:anyone|anybody|a soul|a single person|another (?:person|human)|people)\\b(?! about)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|therapist|want to|feel like|affair)\b/iu,
    say: ['Not one conversation. That is long.'],
    ask: [
      'When did you last have a real one?',
      'Who would you call, if you called someone?',
      'What do you do with those hours?',
    ],
  },
  {
    id: 'went-to-a-group',
    when: "@YOU(?:went|tried going|'ve been|have been|finally went|go) to (?:a|the|one|this|some|your first|my first) (?:\\p{L}+ )?(?:meetup|club|group|mixer|book club|support group|gathering|choir|game night|speed dating)(?: once| twice)?",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|funeral|strip)\b/iu,
    ask: ['How did it go?', 'Did you talk to anybody?', 'What were the people like?'],
  },
  {
    id: 'you-tell-them-all-is-fine',
    when: "@YOU(?:tell|told|keep telling|have been telling) (?:everyone|everybody|people|@THEM)(?: that)? (?:you(?:'re| are| were|'ve been)|everything(?:'s| is| was)|it(?:'s| is|'s all)|things are|work is)(?: doing| just| all| still)* (?:fine|okay|great|good|better|happy|not worried|sick|busy|working|over it|alright)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|boss)\b/iu,
    say: ['So they get the good version.'],
    ask: [
      'What would you say, if you told it straight?',
      'How long have you kept that up?',
      'Who knows how it really is?',
    ],
  },
  {
    id: 'walking-in-alone',
    when: "(?:there(?:'s| is) .{1,30}? but |you(?:'re| are) not used to |@YOU(?:feel|felt|hate|dread|would feel) )(?:so )?(?:foolish |silly |weird |awkward |stupid |strange )?(?:walking|going|showing up)(?: \\p{L}+){0,6}? (?:alone|by yourself)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|night|dark|unsafe)\b/iu,
    say: ['The door is the worst part.'],
    ask: ['Who might you know there?', 'What do you picture happening?', 'What draws you there all the same?'],
  },
  {
    id: 'there-is-a-group',
    when: "there(?:'s| is) (?:a|this|one) (?:\\p{L}+ ){0,2}(?:class|club|meetup|choir|coffee hour|book club|group at)\\b(?! chat| of)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|of boys|mock\w*|bully\w*|final|test)\b/iu,
    say: ['Oh, nice.'],
    ask: ['What do they do there?', 'When is it on?', 'What draws you to it?'],
  },
  {
    id: 'you-might-do-it',
    when: "you(?:'ll| will)(?: just| probably| maybe| actually)* (?:go (?:once|there|over|this|next|and see|alone|on)|give it|call (?:him|her|them)|ring|ask (?:him|her|them)|invite|stop by|walk over|put a note|say hi|talk to (?:him|her|them)|text (?:him|her|them)|write (?:him|her|them)|join|sign up|bring (?:him|her|them|the))\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|never|lawyer|cops|police|ex|fired)\b/iu,
    say: ['Good idea.', 'Why not.'],
    ask: ['When might that be?', 'How would you begin?', 'What would make it easier?'],
  },
  {
    id: 'they-will-help',
    when: "@THEY @ADV(?:(?:said|says|offered|promised)(?: that)? (?:he|she|they)(?:'ll| will|'d|'s| is|'re| are)(?: going to| be)? (?:help|come|coming|pick you up|drive|watch|sit|take|go with|stay|do the|there)|offered to (?:help|come|sit|watch|drive|take|pick|stay|cook|pay))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|but|never|didn't|lied|doctor|promised|always|ex|dying|pills|wake someone|take the (?:kids|house))\b/iu,
    say: ['That is a help.'],
    ask: ['What will you do with the time?', 'Did you have to ask?', 'What did you say to that?'],
  },
  {
    id: 'neighbor-annoys',
    when: "(?:your|the) (?:\\p{L}+ ){0,2}neighbou?rs?(?:'s? \\p{L}+)?(?: @ADV| )?(?:started?|starts|keeps?|won't stop|mows?|blows?|drills?|smokes?|parks?|parked|complains?|complained|slams?|stomps?|practices|screams?|yells?|fights?|is (?:always|\\p{L}+ing)|are (?:always|\\p{L}+ing))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|hits?|abus\w*|police|died|help\w*|nice|crying|her crying|scream for|moving|kind)\b/iu,
    say: ['Neighbors. You get the ones you get.'],
    ask: ['How long has that been going on?', 'What are they like otherwise?', 'Have you ever had it out with them?'],
  },
  {
    id: 'it-is-the-people-upstairs',
    when: "it(?:'s| is| was)(?: just| always| again)* the (?:people|guy|woman|neighbou?rs?|couple|kids?|family|students?|man) (?:upstairs|downstairs|next door|above|below)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|hit|scream\w*|police)\b/iu,
    say: ['That close, too.'],
    ask: ['Do they know you can hear it?', 'Have you ever met them?', 'What is it this time?'],
  },
  {
    id: 'neighbor-was-kind',
    when: '(?:your|the|a) (?:\\p{L}+ ){0,2}neighbou?r @ADV(?:helped|brought|brings|gave|fixed|shoveled|checks on|checked on|invited|offered|watches|found|drove|waved|baked|mowed)\\b(?! you (?:a (?:note|nasty)))',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|note|complain\w*|police|his wife|angry)\b/iu,
    say: ['Good to have next door.'],
    ask: ['Do you two talk much otherwise?', 'How did you thank them?', 'How long have you lived side by side?'],
  },
  {
    id: 'stranger-was-kind',
    when: '(?:a|some|this|an|one) (?:\\p{L}+ ){0,2}(?:stranger|man|woman|lady|guy|girl|kid|couple|customer|driver|nurse|cashier|boy|person) @ADV(?:helped you|paid for your|held the door|gave you (?:his|her|their|a hug|a ride)|complimented you|offered you|bought you (?:a|lunch|coffee|dinner)|handed you|let you go|hugged you|smiled at you|thanked you|sat with you|stopped to)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|creep\w*|drunk|scam\w*|money|drugs?|grab\w*|scared)\b/iu,
    say: ['From a stranger, too.'],
    ask: ['Where did it happen?', 'What did you say?', 'What had your day been like before that?'],
  },
  {
    id: 'stranger-was-rude',
    when: '(?:a|some|this|an|one) (?:\\p{L}+ ){0,2}(?:stranger|man|woman|lady|guy|girl|kid|driver|customer|teenager|cyclist|boy|person|dude|jerk) @ADV(?:yelled at|shouted at|screamed at|honked at|cursed|flipped you|pushed you|shoved you|cut you off|cut in front|stole your|took your|catcalled|spat|swore at|laughed at|bumped into|snapped at|insulted)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|knife|gun|grop\w*|followed)\b/iu,
    say: ['What a nerve.'],
    ask: ['What set that off?', 'Did anyone step in?', 'What did you do?'],
  },
  {
    id: 'customer-trouble',
    when: '(?:a|the|this|some|one) (?:\\p{L}+ )?customers? @ADV(?:threw|complained|refused|accused|insulted|argued|called you)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|by name|kindest|thank\w*|best|nice|sweet|tip)\b/iu,
    say: ['Customers.'],
    ask: ['What was it about?', 'Did anybody back you up?', 'What happened in the end?'],
  },
  {
    id: 'people-are-nice',
    when: "(?:the |your (?:new )?)?(?:people|coworkers|colleagues|team|class|neighbors|everyone|everybody|girls|guys)(?: at work| here| there| in \\p{L}+)?(?: is| are|'s| were| was|'re| seem| seems)(?: all| so| really| very| super| pretty| actually)* (?:nice|friendly|kind|lovely|sweet|welcoming|great|cool)\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|but|fake|until|too nice|not|worse|doubt|to my face|who knows)\b/iu,
    say: ['That helps a lot.'],
    ask: ['Who was the nicest of them?', 'What did they do?', 'Had you expected that?'],
  },
  {
    id: 'friends-are-elsewhere',
    when: '(?:all |most |half )?(?:of )?your (?:\\p{L}+ ){0,2}friends(?: all)? (?:are|have|got|moved|live|seem)(?: all| too| so| always| now| just| got| getting| in| have)* (?:busy|married|kids|moved|moving|away|engaged|having|babies|families|partners|boyfriends|girlfriends|couples|settled|pregnant|buying|relationships|far|abroad|other|different|their own)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['Everybody off in their own life.'],
    ask: [
      'Whom of them do you miss most?',
      'When did you last all sit together?',
      'What do you do with your weekends now?',
    ],
  },
  {
    id: 'they-stopped-asking',
    when: "(?:your friends|they|everyone|people|everybody|your coworkers)(?:'ve| have|)? ?@ADV(?:stopped|quit|gave up|given up) (?:asking|inviting|calling|texting|coming|checking|visiting|talking|trying|mentioning)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['Bit by bit, and then nothing.'],
    ask: ['When did you notice?', 'Who did you think would keep at it?', 'What was it like before?'],
  },
  {
    id: 'always-you-first',
    when: "you(?:'re| are)(?: always)? the (?:only )?one (?:texting|calling|planning|reaching out|trying|(?:who|that|to)(?: always| has to| ever| even)* (?:texts?|calls?|plans?|reach(?:es)?|asks? first|invites?|try|tries|initiates?|makes? (?:plans|an effort)))\\b|you always (?:have to )?(?:text|reach out|call|plan|organi[sz]e|initiate|invite|message|write|drive)\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|wanted the|divorc\w*|holding|sad|cook\w*|at home|sick|laughing)\b/iu,
    say: ['Always in the same direction.'],
    ask: ["What happens when you don't?", 'Since when has it been so lopsided?', 'Have you ever said so?'],
  },
  {
    id: 'only-when-they-need',
    when: "(?:everyone|everybody|people|they|he|she|your \\p{L}+)(?: only| just| always)* (?:calls?|texts?|comes?|messages?|remembers?|talks?|reach(?:es)? out|writes?|contacts?)(?: to)?(?: you)?(?: only| just)? when (?:they|he|she)(?:'re| is| are|'s)? ?(?:only )?(?:needs?|wants?|need|bored|broken|in trouble|lonely|drunk)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|dad|hospital|patients?)\b/iu,
    say: ['Convenient for the others.'],
    ask: ['What was it the last time?', 'Who is the worst for it?', 'And who can you call?'],
  },
  {
    id: 'they-got-ahead',
    when: '(?<who>your (?:\\p{L}+ ){0,2}(?:friend|coworker|colleague|roommate|cousin|classmate)) @ADV(?:got|gets|bought|is buying|just bought|landed|made|has) (?:promoted|a (?:raise|promotion|house|flat|condo|new (?:job|car|house)|job|big)|an? (?:apartment|amazing|great) ?|the (?:job|promotion|part|internship|scholarship)|into)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|trouble|accident|fight|happy for|scholarship)\b/iu,
    ask: ['Who told you the news?', 'How close are you two?', 'Where did you both start out?'],
  },
  {
    id: 'they-outdo-you',
    when: "@THEY(?:'s|'re| is| are|)?(?: so much| way| a lot| just| always| \\w+ years| much)* (?:better|smarter|prettier|thinner|funnier|taller|richer|more \\p{L}+|earns? (?:more|twice|three times|double)|makes more|further) (?:than|what) you",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|mad|hurt|sick)\b/iu,
    say: ['Hard not to compare.'],
    ask: [
      'When do you notice it most?',
      'What would {they} say about you?',
      'What is it you would like to have of it?',
    ],
  },
  {
    id: 'everyone-else-is-friends',
    when: "everyone (?:else|around you|you know|on (?:instagram|facebook|social media))(?: \\p{L}+ \\p{L}+)?(?: is| has| seems| got|'s| looks| gets| are| was| had| knows| can| does)\\b(?! (?:awake|asleep|gone|dead))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|covid|sick|died)\b/iu,
    say: ['Everyone, or so it looks.'],
    ask: ['Who do you see when you think that?', 'Which bit of it would you want?', 'What set it off today?'],
  },
  {
    id: 'they-kept-asking',
    when: "(?:everyone|everybody|people|they|the whole family|your (?:whole )?family|your relatives)(?: just| all| always)*(?: kept| keeps?| won't stop)(?: on)? asking",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|police)\b/iu,
    ask: ['What did you tell them?', 'Who was the worst?', 'What would you have liked to answer?'],
  },
  {
    id: 'people-stare',
    when: '(?:people|everyone|everybody|they|strangers|the whole \\p{L}+)(?: all| always| just| keep| kept| in \\p{L}+)* (?:stares?|stared|staring|looked|turned around|pointed|glared)(?: at you| about you| around| when|@END)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|phone|cheek|peace)\b/iu,
    say: ['All those eyes.'],
    ask: ['Where were you?', 'How did you get out of there?', 'Was anyone with you?'],
  },
  {
    id: 'before-everyone',
    when: '@THEY @ADV(?:said|did|told|asked|brought|mentioned|called|announced|read|corrected|showed|praised|thanked)\\b.{0,40}? in front of (?:everyone|everybody|people|the|your|all|\\p{L}+)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|hit|died)\b/iu,
    say: ['With all of them listening.'],
    ask: ['How did the others react?', 'Who was there?', 'Where did you look?'],
  },
  {
    id: 'roommate-has-people-over',
    when: 'your (?:room ?mate|roomie|flatmate|housemate)s? @ADV(?:has|brings?|had|keeps bringing|brought|invites?|lets) (?:\\p{L}+ ){0,4}?(?:over|back|home|in|friends|people|boyfriend|girlfriend|guys|someone)\\b',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['And it is your home, too.'],
    ask: ['How often does that happen?', 'What was agreed when you moved in?', 'Where do you go meanwhile?'],
  },
  {
    id: 'roommate-leaves-or-owes',
    when: "your (?:room ?mate|roomie|flatmate|housemate)s? ?@ADV(?:bailed|moved out|is moving out|'s moving out|left|stopped paying|hasn't paid|won't pay|owes|didn't pay|doesn't pay|is leaving|wants to move out)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|dishes|food|mess|trash|door)\b/iu,
    say: ['And there is the rent to think of.'],
    ask: ['How much warning did you get?', 'What does it mean for the place?', 'Any idea who could move in?'],
  },
  {
    id: 'roommate-annoys',
    when: "your (?:room ?mate|roomie|flatmate|housemate)s?(?: is| are|'s)? ?@ADV(?:snor\\p{L}+|talks?|talking|plays?|playing|smokes?|smoking|leaves|keeps?|so (?:loud|messy|gross|rude|noisy)|always|hogs?|turns?|slams?|complains?|won't|thinks?|hates?)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|suicid\w*|cutting|worried)\b/iu,
    say: ['And you cannot just go home from it.'],
    ask: ['What is the worst of it?', 'How do you two get along apart from that?', 'How long is the lease?'],
  },
  {
    id: 'someone-took-your-thing',
    when: '(?:someone|somebody|they|your (?:room ?mate|coworker|brother|sister|boyfriend|husband)) @ADV(?:ate|eats|stole|keeps eating|keeps stealing|keeps taking|drank|used up|used) your\\b|you (?:had|put) your name on it',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|heart|idea|time|credit|work|car|wallet|identity|card|pills|meds|passport|money|bike|laptop|phone|purse)\b/iu,
    say: ['Oh, come on.'],
    ask: ['Who do you suspect?', 'What was it this time?', 'Has it happened before?'],
  },
  {
    id: 'you-slam-things',
    when: "you (?:haven't said anything,? )?(?:you )?(?:just )?(?:slam|slammed|bang|banged) (?:the|a|some) (?:cupboards?|doors?|pots|drawers?|dishes)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|fist|wall|hit)\b/iu,
    say: ['Ha. That says it, too.'],
    ask: ['Did it get noticed?', 'What would you say in words?', 'Does that help a bit?'],
  },
  {
    id: 'coworker-annoys',
    when: "(?:your|a|the|this|one) (?:\\p{L}+ )?(?:coworker|colleague|desk neighbor|cubicle mate|work friend)s?(?: is| are|'s)? ?@ADV(?:complain\\p{L}*|talks?|chews?|hums?|eats|microwaves|keeps?|won't stop|never stops|interrupts?|reports?|snitched|copies|always|sniffs?|brags?|gossips?|blames?|blamed|corrects?|micromanages|slacks?|calls in|calling in|lazy|so \\p{L}+)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|suicid\w*|harass\w*|touch\w*|nice|sweet|kind|pregnan\w*)\b/iu,
    say: ['Eight hours a day of that.'],
    ask: ['What was it today?', 'Do the others notice, too?', 'Has anybody said something?'],
  },
  {
    id: 'coworker-was-kind',
    when: '(?:your|a|one|this) (?:\\p{L}+ )?(?:coworkers?|colleagues?) @ADV(?:brought|covered|took your shift|helped|stuck up|invited|made you|noticed|stayed|bakes?|makes|brings|shared|saved)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|perfect|credit|flat|idea|but)\b/iu,
    say: ['A good one to have around.'],
    ask: ['What did you say to it?', 'How long have you worked side by side?', 'What else is that person like?'],
  },
  {
    id: 'you-love-your-coworkers',
    when: '@YOU(?:love|like|really like|get along with) (?:your|the) (?:new )?(?:coworkers|colleagues|team|people|class|roommates?|neighbors|kids)(?: (?:at work|there|here|already|you work with))?',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|but|old people|hate|quit)\b/iu,
    say: ["That's worth a lot."],
    ask: ['What makes them so good?', 'Who did you click with first?', 'What do you laugh about together?'],
  },
  {
    id: 'coworkers-are-different',
    when: "your (?:coworkers|colleagues|classmates|roommates)(?: are|'re| all)(?: all| in| much| so| way| mostly)* (?:their|in their|younger|older|twenty|twenties|kids|men|guys|women|fake|mean|close|friends|rich)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['And you the odd one out.'],
    ask: ['What are the breaks like?', 'Who do you get along with best?', 'What do they make of you?'],
  },
  {
    id: 'you-got-invited',
    when: "you(?: just| actually|'ve| have| were| got| been| finally)* invited (?:to|out|for|over|along)\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|but|not|never|wasn't|dread\w*|don't|uninvited|weren't|nervous|interview|second round|anxi\w*)\b/iu,
    say: ['Good.'],
    ask: ['What is the occasion?', 'Who else is going?', 'Do you feel like it?'],
  },
  {
    id: 'they-invited-you',
    when: '@THEY @ADV(?:invited you|asked you (?:over|along|to join|to come (?:over|along|with))|wants? you to (?:join|come along)|keeps? asking you to (?:come|join))',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|boss|interview|without|creep\w*|ex|I said|pity|but)\b/iu,
    say: ['Well, that is something.'],
    ask: ['What for?', 'What did you tell {them}?', 'Would you like to go?'],
  },
  {
    id: 'you-were-uninvited',
    when: "you (?:got|were|'ve been|have been) (?:\\p{L}+ )?(?:uninvited|disinvited|kicked out of the (?:group|chat)|removed from the (?:group|chat)|cut from|dropped from)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|team|job)\b/iu,
    say: ['That is a slap.'],
    ask: ['What reason did they give?', 'Who told you?', 'Is there anybody you could ask about it?'],
  },
  {
    id: 'party-ahead',
    when: "(?:you(?:'re| are)(?: going| invited| hosting| throwing)?(?: to)?|you (?:have|have to go to|are going to|got)|there(?:'s| is)|it's) (?:a|the|your|this|that)(?: \\p{L}+(?:'s)?){0,3}? (?:party|reunion|baby shower|bbq|barbecue|get-together|potluck|game night|christmas do)(?: (?:at|on|for|with|and|this|next|but)\\b|@TIME@END)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|was|were|saw|last night|went|found|cancel\w*|third|republican|ruin\w*)\b/iu,
    ask: ['Who will be there?', 'Are you looking forward to it, or not so much?', 'Will you know many people?'],
  },
  {
    id: 'you-hid-or-left-early',
    when: '@YOU(?:left|went home|snuck out|hid|stayed|stood|ended up)(?: \\p{L}+){0,4}? (?:early|in the (?:corner|bathroom|kitchen|car|toilet)|after (?:\\p{L}+ )?(?:minutes|hour|an hour|ten|twenty))\\b',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|work|shift|boss|died|drunk|dad|shout\w*|hit|cook\w*|attack\w*)\b/iu,
    say: ['Enough was enough.'],
    ask: ['What got too much?', 'Did anyone see you go?', 'How long had you held out?'],
  },
  {
    id: 'talking-is-hard',
    when: "@YOU(?:don't know how to|never know how to|can't|suck at|are bad at|'re bad at|never learned (?:how )?to|are terrible at|hate|are not good at|'re not good at|struggle with) (?:talk(?:ing)? to (?:people|strangers|girls|guys|women|men|anyone|new people)|mak(?:e|ing) (?:friends|conversation|small talk)|start(?:ing)? (?:a )?conversations?|small talk|socializ(?:e|ing)|meet(?:ing)? (?:new )?people)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['Nobody teaches that part.'],
    ask: ['When did you last have to?', 'At what point does it get stuck?', 'Who is easy to talk to?'],
  },
  {
    id: 'you-said-something-dumb',
    when: '@YOU(?:said|blurted out|answered|told @THEM) (?:something |the (?:dumbest |stupidest |wrong |worst )|a )(?:so |really |pretty )*(?:dumb|stupid|wrong|awkward|weird|embarrassing|thing|embarrasing)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|mean|hurt|awful|horrible|racist)\b/iu,
    say: ['Oh no.'],
    ask: ['What was it?', 'What were the faces like?', 'Who heard it?'],
  },
  {
    id: 'you-lent-them',
    when: '@YOU(?:lent|loaned) @THEM\\b',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|know what it's for|never mentioned|again)\b/iu,
    ask: ['How much did you hesitate?', '{Have} {they} brought it up since?', 'What was it for?'],
  },
  {
    id: 'they-owe-you',
    when: "@THEY(?: still)? @ADV(?:owes? you (?!an|the truth)|never paid you|hasn't paid you|haven't paid you|won't pay you|(?:has )?never paid (?:you )?back)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|rent|child support|boss|salary|wages|apolog\w*)\b/iu,
    say: ['Money between people gets sticky.'],
    ask: ['How long has it been?', 'What {do} {they} say?'],
  },
  {
    id: 'they-lean-on-you',
    when: '(?:everyone|everybody|people|your friends|they|@THEY)(?: all| always| just| only)* (?:comes? to you|vents?(?: to you)|dumps? (?:it|everything|everything on|their)|leans? on you|tells? you (?:everything|their problems|all)|cries? to you|depends? on you|relies on you|rely on you)\\b',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|grade|patients?|son|daughter|baby|kids|money|who do I)\b/iu,

    ask: ['Who was it today?', 'What do you do when it gets too much?', 'Do they ever ask back?'],
  },
  {
    id: 'grown-apart',
    when: "you(?: two| all)?(?:'ve| have)? ?@ADV(?:grown|drifted|grew|drifting|growing|are drifting|are growing) apart|you(?: two| guys)? (?:don't|never|hardly|barely)(?: really| even| ever)* (?:talk|see each other|hang out|meet|meet up) (?:that |so )?(?:much |often )?(?:anymore|any more|these days|now)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|divorc\w*)\b/iu,
    say: ['And nobody did anything, probably.'],
    ask: ['When did you last really talk?', 'What do you miss of it?', 'Which of you would pick up the phone first?'],
  },
  {
    id: 'you-used-to-together',
    when: 'you(?: two| guys| all)? used to (?:do everything|be (?:so |really |very |best |super )?(?:close|friends|inseparable)|talk|hang out|tell each other|laugh|text|meet|see each other)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|drink\w*|run|gym|smok\w*|baby|school|church|attorney|will)\b/iu,
    say: ['And now it is not like that.'],
    ask: ['When did that change?', 'What do you miss most about it?', 'When was the last time?'],
  },
  {
    id: 'they-used-to',
    when: '(?:before (?:that|then|all this|this),? )?@THEY (?:used to|always used to|would always) (?:tell|call|text|talk|ask|hug|wait|come|visit|help|kiss|bring|sit|write|love|like|look at|hear|be (?:so |my |your )?(?:close|best|sweet|nice|kind|different|funny|affectionate))',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|gone|passed|lost|grandma|grandpa|late|hit|dementia|alzheimer\w*|stroke|drunk|drink\w*)\b/iu,
    say: ['And not anymore.'],
    ask: ['When did it stop?', 'What changed around that time?', 'What would {they} say if you asked?'],
  },
  {
    id: 'before-that-it-was-good',
    when: 'before (?:that|then|all this|this),? (?:he|she|they|you|it|everything|things)(?: two| all| both)? (?:told you|was|were|talked|used|always|did|had|got)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    ask: [
      'What was it like back then?',
      'What do you think made the difference?',
      'Did it change overnight or slowly?',
    ],
  },
  {
    id: 'they-have-new-friends',
    when: "@THEY(?: has| have|'s|'ve)? ?@ADV(?:has|have|got|found|made|replaced you with) (?:a )?(?:new|cooler|other|different|better) (?:best )?(?:friends?|friend group|crowd|people|group)\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|kid|son|daughter|school|group ?chat|girlfriend|glad|happy)\b/iu,
    say: ['That one stings.'],
    ask: ['When did you first see it?', 'How {are} {they} with you now?', 'How long were you two close?'],
  },
  {
    id: 'they-look-through-you',
    when: '@THEY @ADV(?:looks?|looked|walks?|walked)(?: right| straight)? (?:through|past) you',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|dementia)\b/iu,
    say: ['As if you two had never met.'],
    ask: ['Was there a fight before that?', 'What happened then?', 'Who else saw it?'],
  },
  {
    id: 'they-act-like-strangers',
    when: "@THEY @ADV(?:acts?|acted|pretends?|pretended|behaves?)(?: like| as if)? (?:(?:he|she|they) (?:doesn't|didn't|don't|does not) (?:even )?(?:know|see|remember) you|not to (?:know|see) you|you(?:'re| are) (?:not there|invisible|nobody|a stranger)|you (?:don't|didn't) exist)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|dementia|alzheimer\w*)\b/iu,
    say: ['How cold.'],
    ask: ['Who else was around?', 'What had there been between you two?', 'How did you behave in turn?'],
  },
  {
    id: 'they-are-struggling',
    when: "@THEY(?:'s|'re| is| are| has been|'s been)(?: really| so| very| still| just| clearly)* (?:struggling|going through (?:a lot|something|a (?:hard|rough|tough|bad|divorce|breakup)|it)|having a (?:hard|rough|tough|bad) time|not (?:okay|doing (?:well|good|great|so well))|in a bad place|unhappy|miserable|heartbroken)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|pills|die|hospital|drinking)\b/iu,
    say: ['That is hard to watch.'],
    ask: ['How do you notice it?', 'What have you two talked about?', 'Who else is there for {them}?'],
  },
  {
    id: 'they-came-to-see-you',
    when: '@THEY @ADV(?:flew in|flew|drove|came|took the train|traveled)(?: all the way| in| over| here| down| up| \\p{L}+ (?:hours?|miles))*(?: from [^,.;]+)?(?: to (?:see|visit|surprise|help|bring)(?: you)?| for your \\p{L}+)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|fight|argu\w*|police|drunk|mother in law|ex|unannounced|yell\w*|stalk\w*|baby|back)\b/iu,
    say: ['All that way, too.'],
    ask: ['Had you asked {them} to?', 'What did you say at the door?', 'How did it feel to see {them} there?'],
  },
  {
    id: 'have-not-seen-them',
    when: "you (?:haven't|hadn't|have not|'ve not) (?:seen|met) (?:@THEM|each other|anyone|anybody|your friends|your family)(?: in person)? (?:in|for|since)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|prison|visa|court|custody|divorce)\b/iu,
    say: ['That is a long stretch.'],
    ask: ['What has kept you apart?', 'When is the next chance?', 'What would you do first together?'],
  },
  {
    id: 'still-smiling-friends',
    when: "you(?:'re| are) still (?:smiling|laughing|grinning|giggling|buzzing|floating)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|but inside)\b/iu,
    say: ['Ha, good.'],
    ask: ['What was the best moment?', 'Who else was there?', 'What keeps coming back to you?'],
  },
  {
    id: 'they-talk-about-things',
    when: '(?:they|everyone|everybody|people|your (?:friends|coworkers|colleagues|classmates|roommates)) (?:all |only |just |always |ever )*talks? about (?!you\\b|it\\b|your\\b|him\\b|her\\b)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|behind|I stay quiet|compar\w*|talk along)\b/iu,
    say: ['And you nod along.'],
    ask: [
      'What would you rather talk about?',
      'Who there is easiest to talk to?',
      'What happens when you bring up something else?',
    ],
  },
  {
    id: 'you-helped-them',
    when: '@YOU(?:helped @THEM(?: (?:look|find|with|move|get|carry|up|out|pack|study|home))?)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|never|thank\w*|mad|drunk|hospital|dementia|toilet|used to|but|ungrateful|idea)\b/iu,
    say: ['That was kind of you.'],
    ask: ['What did {they} say?', 'How did you get into it?', 'Did you have to be asked?'],
  },
  {
    id: 'somebody-said-the-best',
    when: "(?:(?:a|one|the|another) (?:\\p{L}+ )?(?:customer|girl|guy|woman|man|lady|kid|student|patient|client|coworker|boy|stranger)|@THEY)(?: @ADV| )(?:said|says|told (?:you|your \\p{L}+))(?: that)? (?:you were|you are|you're|you've been|it was|your \\p{L}+ (?:is|was)) (?:the |his |her |their )?(?:\\p{L}+ )?(?:best|kindest|nicest|sweetest|funniest|most (?:beautiful|helpful|patient|talented))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|worst|never|lie\w*|used to|best friend|but)\b/iu,
    say: ['What a thing to hear.'],
    ask: ['How did you react?', 'Who else heard that?', 'What had you done?'],
  },
  {
    id: 'first-time-anyone',
    when: "(?:nobody|no one)(?:'s| has| had)?(?: ever| before)* (?:said (?:anything like|that|something)|told you (?:that|anything like)|did (?:that|anything like)|done (?:that|anything like|something)|thanked you|threw you|made you a)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|hit|touch\w*|wrong)\b/iu,
    say: ['High time, then.'],
    ask: ['Who is it worth most from?', 'What went through your head?', 'What will you remember of it?'],
  },
  {
    id: 'you-are-shy',
    when: "you(?:'re| are)(?: pretty| very| really| so| too| just| quite| a bit| kind of| always| an?| the| such)* (?:shy|introverted|introvert|socially awkward|quiet (?:one|person|type)|bad with people|not a people person)@TIME@END",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    ask: ['Who are you different with?', 'When does it get in your way?', 'Was it always like that?'],
  },
  {
    id: 'did-not-know-how-to-react',
    when: "you didn't (?:even |really )?know (?:where to look|how to react|what to do with your (?:hands|face)|if you should (?:laugh|cry|hug))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|assault\w*|touch\w*|potatoes)\b/iu,
    say: ['Caught off guard.'],
    ask: ['What did you do in the end?', 'Did anyone see?', 'How did it go on from there?'],
  },
  {
    id: 'you-do-not-fit-in',
    when: "@YOU(?:don't|do not|never|didn't|have never|'ve never)(?: really| quite| even| ever)* (?:fit in|fit|belong|belonged)(?: in)?(?: here| anywhere| there| with [^,.;]+| in [^,.;]+)?@TIME@END",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|clothes|jeans|dress|pants|nothing fits)\b/iu,
    say: ['Always a bit on the edge of it.'],
    ask: ['Where do you notice it most?', 'Was there ever a place where you did?', 'Who comes closest to your kind?'],
  },
  {
    id: 'you-are-second-choice',
    when: "you(?:'re| are| feel| felt| were|'ve been)(?: always| just| like| the| a| an| only| everyone's| someone's| more| being)* (?:third wheel|fifth wheel|outsider|backup|backup friend|second choice|last choice|plan b|one holding the camera|afterthought|filler|placeholder|spare)\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|job)\b/iu,
    say: ['That gets old fast.'],
    ask: ['When did it show last?', 'With whom do you feel it most?', 'Who puts you first?'],
  },
  {
    id: 'people-are-awful',
    when: 'people(?: here| there| online| these days| can| at work)?(?: are| be| is)(?: just| so| such| really| all| fucking| generally)* (?:idiots|mean|awful|rude|exhausting|selfish|fake|cruel|stupid|jerks|assholes|the worst|terrible|annoying|disappointing|weird)\\b(?! to themselves)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|kind|nice)\b/iu,
    say: ['Some days they really are.'],
    ask: ['Which one was it this time?', 'What happened?', 'Did anybody make up for it?'],
  },
];
