import type { Course } from '../course.ts';

/** Somebody's boss yelled at them, tore their work apart, or made them small in front of others. */
export const bossHumiliated: Course = {
  id: 'boss-humiliated',
  begins:
    /^(?:so |ugh,? |today )?(?:boss|manager|supervisor|team ?lead(?:er)?|director|ceo|chef|foreman|superior|charge nurse) (?:\S+ ){0,2}?(?:(?:yelled|screamed|snapped|shouted|laughed|went off) (?:at|on) (?:me|us)|(?:humiliated|embarrassed|belittled|criticized|insulted|mocked|chewed|ripped|tore|called) (?:me|into me|my)\b(?! (?:in|to|at|back|today|about)\b))|\bmy (?:boss|manager|supervisor|team ?lead(?:er)?|director|ceo|chef|foreman|superior|charge nurse) (?:\S+ )?hates? me\b|\b(?:she|he|they|boss) (?:\S+ )?(?:laughed at|trashed|tore apart|ripped apart|shot down) my (?:idea|work|report|presentation|suggestion)\b.{0,40}\bmeeting\b|\b(?:humiliated|embarrassed|yelled at|chewed out|torn apart|called out|berated) (?:me )?(?:\S+ ){0,3}?(?:in (?:a|the|our) (?:\p{L}+ )?meeting|at work|at my job|by (?:my|the) (?:boss|manager|supervisor))\b|\b(?:my|our|the) (?:\p{L}+ ){0,2}?(?:boss|manager|supervisor|team ?lead(?:er)?|director|ceo|chef|foreman|superior|department head|charge nurse|editor|employer|head of \p{L}+)\b,? (?:\S+ ){0,4}?(?:(?:yell\w*|scream\w*|shout\w*|snap\w*|lash\w*(?: out)?|went off|laugh\w*|swore|cursed) (?:at|on) (?:me|us)\b|(?:humiliat\w+|embarrass\w+|belittl\w+|degrad\w+|mock\w+|criti[cs]i[sz]\w*|insult\w*|sham(?:ed|es|ing)|berat\w+|scold\w*|roast\w*|trash\w*|bash\w*|bull(?:y|ies|ied)\w*|demean\w*) (?:me\b|us\b|my\b|everything I)|(?:chewed|chews|called|calls|calling|bawled) me (?:out|an? |the |in front|in (?:a|the) meeting|stupid|useless|incompetent|lazy|slow|worthless|unprofessional)|(?:tore|ripped|laid) (?:into )?(?:me|my \p{L}+)|made (?:me (?:look|feel) (?:so |like )?(?:\S+ )?(?:stupid|small|dumb|idiot|incompetent|useless|child|fool|worthless|shit)|fun of me|a fool of me|me cry)|put me down|told me (?:off|(?:\S+ ){0,4}?(?:useless|not good enough|stupid|incompetent|disappoint\w*|too slow|garbage|worst)))|\b(?:I|I've|I'm) (?:just |always |constantly |keep )?(?:got|get|was|been|being|getting|getting constantly) (?:\S+ ){0,2}?(?:yelled at|screamed at|shouted at|chewed out|humiliated|belittled|berated|torn apart|told off|called out|criticized|embarrassed|ripped apart|reamed out)\b.{0,40}\b(?:my (?:\p{L}+ )?(?:boss|manager|supervisor|chef|director)|at work|at my job|in (?:a|the|my|our) (?:\p{L}+ )?meeting|coworkers?|colleagues|the (?:whole|entire) (?:team|office|kitchen|staff))\b|\b(?:my|our) (?:\p{L}+ )?(?:boss|manager|supervisor)\b.{0,40}\bin front of (?:everyone|everybody|the (?:whole|entire|other)|my (?:whole |entire )?(?:team|coworkers|colleagues)|customers|a customer|all)/iu,
  unless:
    /\b(?:touch\w*|grabb\w*|kissed|groped|hit me|hit on me|slapped|shoved|pushed me|threaten\w*|stalk\w*|praised|complimented|thanked|promoted|clapped|birthday|husband'?s? (?:boss|manager)|wife'?s? boss|(?:mom|dad|sister|brother|friend|boyfriend|girlfriend|son|daughter)s? (?:boss|manager)|dream\w* (?:that|about)|years ago|ex[- ]boss|old boss|funny|lmao)\b/iu,
  first: {
    say: [
      'And you had to sit there and take it from someone who signs your paycheck.',
      'Ouch. There are ways to say a thing, and that was not one of them.',
      'Something like that follows you home and sits down at the table.',
      'Nobody does better work for being made small.',
    ],
    ask: [
      'What was said, as near as you remember?',
      'How did it leave you, when you walked out of there?',
      'Who else was there to see it?',
    ],
  },
  turns: [
    {
      when: /\b(?:is|isn't|are|can)\b.{0,25}\b(?:legal|illegal|allowed|harassment|hostile|do that|get away with)\b/iu,
      say: [
        'Being rude is mostly not against the law, being targeted for who you are can be. A labor office or a union rep can tell you where yours falls; dates and exact words help.',
        'That depends on what was said and where you live. It is worth asking somebody who knows, and worth noting down today who heard it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I|was I|is it me|maybe I'm|do you think I'm)\b.{0,30}\b(?:overreact\w*|sensitive|dramatic|crazy|weak|soft|wrong|problem|just me)\b|\bis it (?:just )?me\b|\bis (?:it|this|that) (?:even )?(?:normal|ok|okay|legal|allowed)\b/iu,
      say: [
        'It does not sound too sensitive to me. Being wrong at work is one thing; being made small for it is another, and it hurts nearly anyone.',
        'Feedback tells you what to change. If all you took away was shame, then it was not much of a piece of feedback.',
        'One test: imagine saying it in that tone, before those people, to somebody who works for you. If you never would, you have your answer.',
      ],
      asked: true,
    },
    {
      when: /\bdid I (?:\S+ ){0,2}deserve|\b(?:am I|maybe I'm|do you think I'm) (?:\S+ ){0,3}(?:bad at|stupid|useless|incompetent|not good enough|a failure|terrible)\b/iu,
      say: [
        'Work can deserve a correction. A person does not deserve to be made small for it, and those are two different things.',
        'One bad scene is a poor judge of you. Who else has seen your work, and over how long, might tell you more.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:\S+ ){0,3}(?:me|do that|does|did|is|are|always|hate|treat)\b.{0,60}\?|\bdo you think (?:\S+ ){0,2}hates? me\b/iu,
      say: [
        'From here there is no telling. People who shout downward often have someone shouting at them from above. It explains a bit, and excuses none of it.',
        'It may have less to do with you than it feels like. Whoever stands nearest often gets what belongs somewhere else.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|do I|is it worth)\b.{0,40}\b(?:hr|report|complain\w*|file|union)\b/iu,
      say: [
        'You can decide that later. What helps either way: write down today what was said, when, and who was there, while it is fresh.',
        'It can be worth it, with notes in hand. HR works for the company, though, so go in with dates and exact words rather than with how it felt.',
      ],
      asked: true,
    },
    {
      when: /\bshould I\b.{0,30}\b(?:quit|leave|resign|look for|stay|walk)\b/iu,
      say: [
        'Maybe not the same day as the shouting. But looking around costs nothing, and just knowing there is another door can make the next morning easier.',
        'It makes a difference whether this was one scene or the fifth. One can be talked about. A habit of it is usually there to stay.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|do I (?:just |even )?(?=say|tell|talk|confront)|how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would|could) (?:I|you))\b.{0,60}\b(?:say|tell|talk|bring (?:it|this) up|confront|email|respond|answer|stand up|speak|apologi[sz]e)\b/iu,
      say: [
        'You might ask for ten minutes alone and say: “I can take criticism. I would like it in private, and in a calmer tone.” Short, and then stop talking.',
        'One sentence is enough: “I want to fix what went wrong, and I work better when we go over it one on one.” It is hard to argue with.',
        'It usually goes better a day later, and in private. Start with what you need next time, not with what was wrong about this time.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will) I|what (?:do|can|should|would|could|am) (?:I|you)|any (?:advice|tips)|help me)\b/iu,
      say: [
        'Perhaps do only this tonight: write down what happened in four lines, and next to it what of it is useful. The rest you can leave on the paper.',
        'Tomorrow, first thing, one small ordinary task you know you do well. It gets you through the door, and then the morning is half done.',
        'You could pick one person there whom you trust and say: “That was rough yesterday.” It is easier to walk back in when somebody knows.',
      ],
      asked: true,
    },
    {
      when: /\b(?:apologi[sz]ed|said (?:\S+ )?sorry|took it back)\b/iu,
      unless: /\b(?:never|didn't|hasn't|won't|no one|I (?:\S+ )?(?:apologi[sz]ed|said))\b/iu,
      say: [
        'That is something. Plenty of bosses never get that far.',
        'And still it happened, and you may need longer than an apology takes.',
      ],
      ask: ['Did you believe it?'],
    },
    {
      when: /\bI (?:just |even |actually )?(?:apologi[sz]ed|said (?:\S+ )?sorry)\b/iu,
      say: ['You said sorry, to make it stop perhaps.', 'And then you were the one apologizing, on top of it.'],
      ask: ['Was there anything on your side to be sorry for?'],
    },
    {
      when: /\b(?:nobody|no one|none of them|everyone|everybody|they all|colleagues|coworkers|team)\b.{0,30}\b(?:said (?:anything|a word|nothing)|messaged|texted me|asked (?:me )?(?:if|how)|spoke up|silent|quiet|looked (?:away|down|at)|star(?:ed|ing)|stood there|helped|defended|stood up)\b/iu,
      say: [
        'That silence around the table hurts almost as much as the voice.',
        'Likely each of them was glad it was not them. It still leaves you very alone.',
        'One person clearing their throat would have made a difference.',
      ],
      ask: ['Whom had you hoped to hear from?'],
    },
    {
      when: /\b(?:dyslexi\w*|adhd|autis\w*|disab\w*|accent|stutter\w*|deaf|pregnan\w*|anxiety|english|immigrant|black|gay|my (?:age|weight|hair|clothes|religion|body))\b/iu,
      say: [
        'To go for that, of all things. That is hitting where it is tender.',
        'That is part of you, and nobody gets to use it against you.',
      ],
    },
    {
      when: /\b(?:laugh\w*|smirk\w*|giggl\w*|grinn\w*|snicker\w*)\b/iu,
      say: ['The laughing is the worst sound in it.', 'So it was not only the boss, it was an audience.'],
      ask: ['Has anyone said something to you since?'],
    },
    {
      when: /\b(?:coworker|colleague|someone|friend at work|one of them|a guy|a girl)\b.{0,30}\b(?:came (?:up|over|to)|hugged|texted|checked|was nice|kind|said (?:it|that|she|he|they)|told me)\b/iu,
      say: [
        'Good that one of them came over. Then at least one person saw it for what it was.',
        'So it was not all in your head. Somebody else saw it too.',
      ],
    },
    {
      when: /\b(?:in front of|meeting|zoom|on a call|whole (?:team|office|room|kitchen|staff)|everyone (?:heard|saw|was)|customers?|cc'?d|group chat|public)\b/iu,
      say: [
        'It was the audience that turned criticism into something else.',
        'Behind a closed door it would have been a bad quarter of an hour. In front of people it is a different thing.',
        'All those eyes. That part burns longest.',
      ],
      ask: ['Did you look up, or at the table?'],
    },
    {
      when: /\b(?:cried|crying|cry|tears|teared|bathroom|toilet|restroom|my car|stairwell|sobb\w*)\b/iu,
      say: [
        'You held it in until there was a door to close.',
        'The body needs to get rid of it somewhere.',
        'Tears after a thing like that are mostly anger with nowhere to go.',
      ],
      ask: ['Did anyone see, or were you left in peace?'],
    },
    {
      when: /\b(?:froze|frozen|went blank|didn't (?:say|answer|defend)|couldn't (?:say|answer|speak|get a word|move)|said nothing|just (?:stood|sat|nodded)|speechless|should have said)\b/iu,
      say: [
        'Going quiet was what your body could find just then. It kept you safe.',
        'The good answers always turn up in the shower, hours later.',
        'You were outranked. Words are hard to come by from there.',
      ],
      ask: ['What would you have wanted to say?'],
    },
    {
      when: /\bI (?:\S+ )?(?:yelled back|talked back|snapped back|answered back|stood up|told (?:him|her|them) (?:that|to|it|I)|said (?:that|it) (?:wasn't|was not|isn't)|walked out|spoke up|pushed back|left the (?:room|meeting))\b/iu,
      say: [
        'So you did not just take it. That took nerve.',
        'Good or not so good for the office politics, you stood up for yourself.',
      ],
      ask: ['How did {they} react to that?'],
    },
    {
      when: /\b(?:could (?:have )?do(?:ne)? (?:it|that|this|better)|(?:trainee|intern|child|kid|monkey|high schooler|\d+[- ]year[- ]old) could|better than (?:this|that|me|you)|why (?:did )?(?:he|she|they|we) (?:even )?hired? me|not (?:cut out|good enough)|regret hiring|replace me|waste of|(?:weakest|worst|slowest|dumbest|laziest) (?:on|in|one|of|\p{L}+))\b/iu,
      say: [
        'A sentence like that is not made to improve anything. It is made to hurt.',
        'That was aimed at you, and no longer at the work.',
      ],
    },
    {
      when: /\b(?:stupid|idiot|useless|incompetent|worthless|lazy|moron|dumb|joke|embarrassment|disappoint\w*|garbage|trash|unprofessional|called me)\b/iu,
      unless:
        /\blike an? \p{L}+|\b(?:it's|this is|that's|sounds|I know it's|feel|felt) (?:\S+ )?(?:stupid|dumb)\b|\bI (?:am|feel)|\bI'm\b/iu,
      say: [
        'A word like that sticks, long after the work is fixed.',
        'That is about you and no longer about the work, and there the line was crossed.',
        'Nobody gets to call you that because they are above you on a chart.',
      ],
    },
    {
      when: /\b(?:typo|number|report|slide|email|late|deadline|spreadsheet|order|wrong (?:\p{L}+)|forgot|mistake|error|missed (?:a|an|the|one|my)|small thing|tiny|over (?:a|one|nothing))\b/iu,
      say: [
        'So that was what it was about. A minute of calm talk would have covered it.',
        'The thing itself and the noise about it do not seem to be the same size.',
      ],
      ask: ['And what of it was fair, if anything?'],
    },
    {
      when: /\bnever (?:\S+ )?(?:missed|been late|late|called (?:in|out|off)|complained|had a (?:complaint|warning)|said no)\b|\b(?:work(?:ed)? (?:so|my ass|really) hard|gave (?:them|that place|everything)|best (?:numbers|employee|worker)|always (?:on time|reliable|deliver))\b/iu,
      say: [
        'All that reliability, and it counted for nothing in that minute.',
        'You have shown who you are there, day after day.',
      ],
    },
    {
      when: /\b(?:donuts?|acted? (?:like|as if|normal)|acting (?:like|as if|normal)|like nothing happened|as if nothing|all nice|super nice|friendly (?:today|now|again)|coffee for)\b/iu,
      say: [
        'As if it could be smoothed over with a bit of friendliness.',
        'For {them} it is over. You are still standing in it.',
      ],
    },
    {
      when: /\b(?:threw|slammed|banged|tossed|ripped (?:it|up)|crumpled|pointed|in my face|stormed|finger)\b/iu,
      say: [
        'With a gesture like that nobody is talking about work anymore.',
        'That is meant to frighten, and it does.',
      ],
      ask: ['Do you feel safe around {them}, apart from the shouting?'],
    },
    {
      when: /\b(?:intern|trainee|junior|new (?:guy|girl|hire|person)|client|sitting right there|standing right there|right next to|watching|could hear)\b/iu,
      say: [
        'And somebody had to sit there and watch it. That makes it twice as hot.',
        'You would have given a lot for that chair to be empty.',
      ],
    },
    {
      when: /\b(?:always|every (?:day|week|time|meeting)|constantly|again|years?|months?|not the first|for weeks|all the time|everyone else too|other people too|used to it)\b/iu,
      unless: /\b(?:never again)\b/iu,
      say: [
        'So it was no slip. You go in there each day and wait for the next one.',
        'Worn down drop by drop, then.',
        'That long under that tone changes how a person walks into a room.',
      ],
      ask: ['When did it begin to be like that?'],
    },
    {
      when: /\b(?:hr|report(?:ed|ing)?|complain\w*|union|writing (?:it|things) down|document\w*|notes)\b/iu,
      say: [
        'Having it in writing, with dates, is worth something whatever you do with it later.',
        'To put that on paper takes some courage, with the same people in the same hallway.',
      ],
      ask: ['What do you hope would come of it?'],
    },
    {
      when: /\b(?:can't (?:quit|leave|afford)|need (?:the|this) (?:job|money|insurance)|rent|bills|mortgage|kids to feed|visa|insurance|paycheck)\b/iu,
      say: [
        'So you are not free to slam the door, and that makes every word of it heavier.',
        'Needing the money is what makes it so hard to answer back.',
      ],
    },
    {
      when: /\b(?:looking for|applying|applied|resume|cv|new job|other jobs?|quit\w*|resign\w*|leave|leaving|two weeks|notice)\b/iu,
      say: [
        'You are already looking toward the door, and no wonder.',
        'It can be a relief just to know that you are not nailed to that chair.',
      ],
      ask: ['What would the next place need to have?'],
    },
    {
      when: /\b(?:(?:hear|hearing) (?:his|her|their|the) voice|sleep\w*|awake|replay\w*|over and over|can't stop thinking|in my head|3 ?am|night|loop)\b/iu,
      say: [
        'And there it plays again, with better and better answers each time.',
        'Your boss is likely asleep by now. That is the unfair part.',
      ],
      ask: ['Which moment of it comes back most?'],
    },
    {
      when: /\b(?:tomorrow|monday|(?:supposed|have) to (?:see|meet|face)|go(?:ing)? back|face (?:him|her|them|everyone)|dread\w*|in the morning|sunday|call in sick|walk in)\b/iu,
      say: [
        'To walk back in through that door is the next hard thing.',
        'The first five minutes will be the worst of it, I would guess.',
        'Half of tonight is already tomorrow morning.',
      ],
      ask: ['What would make the first ten minutes a bit easier?'],
    },
    {
      when: /\b(?:(?:went|turned|bright|beet) red|blush\w*|face (?:was|is|went|burn\w*)|shak\w+|ice cold|cold hands|stomach|heart|nause\w*|sick|chest|throw up|sweat\w*|headache|trembl\w*|panic\w*)\b/iu,
      say: ['Your body took it as an attack, and in a way it was one.', 'It is still in your body, hours later.'],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|mom|mum|dad|friends?|everyone) (?:\S+ )?(?:says?|said|thinks?|tells?|told)\b/iu,
      say: [
        'Advice from the couch is easy to give. You are the one who has to walk in there.',
        'And how do their words sit with you, that is the thing.',
      ],
    },
    {
      when: /\b(?:like (?:my|a) (?:dad|father|mom|mother|stepdad|parents|child|little kid)|(?:my (?:dad|father|mom|mother|stepdad)) (?:used to|always|did|was|yelled|talked)|felt (?:like )?(?:I was )?(?:a (?:child|kid)|twelve|ten|small)|back (?:in|at) school|ten years old)\b/iu,
      say: [
        'So it touches something much older than this job.',
        'In a moment like that you are suddenly very small again.',
      ],
    },
    {
      when: /\b(?:I'm (?:\S+ )?(?:angry|furious|mad|pissed)|so (?:angry|furious|mad)|rage|pissed|hate (?:him|her|them|my boss)|unfair|fuming|asshole|jerk)\b/iu,
      say: [
        'The anger seems right to me. It says that a line was crossed.',
        'Anger is easier to carry than the shame, and fairer too.',
      ],
    },
    {
      when: /\b(?:I'm (?:\S+ )?(?:stupid|useless|idiot|failure|bad at|incompetent|worthless|not good)|maybe (?:\S+ )?(?:right|deserved)|has a point|maybe I (?:did|am|do|was)|(?:he|she|they)(?:'s| is|'re| are| was| were) right|doubt\w*|confidence|not good enough|imposter|asham\w*|humiliat\w*|embarrass\w*)\b/iu,
      say: [
        'That voice got under your skin, and now it talks in yours.',
        'Shame settles on whoever was shouted at, when it belongs to the one who shouted.',
        'There was a picture of you before today, and it is still true.',
      ],
      ask: ['Who there knows how you really work?'],
    },
    {
      when: /\b(?:it's|this is|I know it's|sounds) (?:\S+ )?(?:stupid|silly|dumb|nothing|petty)|\bget over it\b|\bnot a big deal\b/iu,
      say: [
        "It isn't silly. Eight hours a day belong to that place.",
        'Small on paper, maybe. It did not feel small in the room.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: [
        'Nothing has to be decided while your ears are still ringing.',
        'No verdict needed tonight, on them or on you.',
      ],
    },
  ],
  say: [
    'You went there to work, and not for that.',
    'It takes a while until the ears stop ringing.',
    'You are allowed to be hurt by that and still be good at what you do.',
    'Somebody with more power used it in a small way.',
    'It is hard to leave a thing like that at the office.',
    'Respect is not a bonus that has to be earned first.',
  ],
  ask: [
    {
      line: 'Has it happened before, or was this the first time?',
      unless: /\b(?:always|every (?:day|week|time)|again|before|first time|never|constantly|years|months)\b/iu,
    },
    {
      line: 'Is there anyone at work you can talk to about it?',
      unless: /\b(?:coworker|colleague|hr|nobody|no one|team)\b/iu,
    },
    { line: 'What would you have liked {them} to say instead?' },
    { line: 'How long have you been in that job?', unless: /\b(?:years?|months?|weeks?|new|started)\b/iu },
  ],
};
