import type { FollowUp } from './follow-up.ts';

/** Partners, dates, exes, marriages and crushes. */
export const couples: readonly FollowUp[] = [
  {
    id: 'they-want-children',
    when: "@THEY @ADV(?:wants?|wanted|doesn't want|don't want|does not want|didn't want|is ready for|isn't ready for) (?:any |more |to have )*(?:kids|children|a baby|another (?:baby|kid|child|one)|a (?:second|third) (?:child|kid|baby)|a family\\b)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|I (?:want|don't|do not|do|can't|dream)|schools?)\b/iu,
    say: ['That one is hard to meet in the middle.'],
    ask: [
      'When did that come up?',
      'What do you want yourself?',
      'How did the talk end?',
      'Was it clear from the start?',
    ],
  },
  {
    id: 'they-will-not-commit',
    when: "@THEY(?: @ADV(?:doesn't want|don't want|won't|refuses|says (?:he|she|they)(?:'s| is) not ready|said (?:he|she|they) (?:wasn't|isn't) ready|isn't ready|wasn't ready)|'s not ready)(?: to| for)? ?(?:get(?:ting)? married|marry|marriage|commit|propose|move in|moving in|a relationship|anything serious|a label|labels?|put a label|be official|settle down|something serious)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|parents)\b/iu,
    say: ['So you are left waiting.'],
    ask: ['What reason did you get?', 'How long have you two been at this point?', 'What would you need from {them}?'],
  },
  {
    id: 'they-proposed',
    when: '@THEY @ADV(?:proposed(?! (?:to (?:his|her|a)|a|an|that|we))|popped the question|asked you to marry (?:him|her|them)|got down on one knee)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|said no|turned|don't|never|joking|before I could|late husband|late wife|years? ago)\b/iu,
    say: ['Oh wow, a proposal.'],
    ask: ['What did you say?', 'How did {they} do it?', 'Did you see it coming?'],
  },
  {
    id: 'you-proposed',
    when: '@YOU(?:proposed|popped the question)(?: to @THEM)?(?! (?:a|an|the|that|this)\\b)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|said yes|said no|cried|meeting|idea)\b/iu,
    say: ['Oh wow, you asked.'],
    ask: ['What was the answer?', 'Where did you do it?', 'How nervous were you?'],
  },
  {
    id: 'you-are-engaged',
    when: "you(?:'re| are|'ve| have|) ?(?:just |finally |officially |both )*(?:got engaged|engaged(?: now)?@END|getting married|get married|got married)(?! (?:because|for))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|divorc\w*|doubts?|cold feet|regret\w*|don't|scared|years? ago|wrong|was|slept with|won't|ex|cheat\w*|father|affair)\b/iu,
    say: ['Congratulations.'],
    ask: ['How did it come about?', 'Who did you tell first?', 'What are people saying?'],
  },
  {
    id: 'wedding-plans',
    when: "(?:your|the|our) wedding(?:'s| is| planning)(?! (?:over|ruined|off)\\b)|you(?:'re| are)(?: busy| still| now)? planning (?:your|a|the|our) wedding|you(?:'re| are) (?:the )?(?:best man|maid of honor|bridesmaid)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|her wedding|his wedding|cousin'?s?|photos?|dress|ring|was|anniversary|divorc\w*)\b/iu,
    ask: ['When is the big day?', 'What is the state of things?', 'What part of it takes the most out of you?'],
  },
  {
    id: 'they-need-space',
    when: '@THEY @ADV(?:said|says|told you|texted|needs?|wants?|wanted|asked for|asks for)(?: that)?(?: (?:he|she|they) (?:needs?|wants?|needed|wanted))? (?:some |a little |a bit of |more )?(?:space|a break@END|a break from (?:you|us|this)|time (?:apart|alone|to think)|to be alone@END|distance)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|kids|baby|work|job|closet)\b/iu,
    say: ['Space, with no end date.', 'That leaves you hanging.'],
    ask: ['What led up to it?', 'How long for, was that said?', 'What did you agree on for now?'],
  },
  {
    id: 'they-feel-different',
    when: "@THEY @ADV(?:(?:said|says|told you|admitted)(?: that)? (?:he|she|they) )?(?:doesn't|don't|didn't|does not|do not) (?:feel the same|love you|like you (?:like that|back|that way)|want you|want to be with you|feel (?:it|that way|anything)|see (?:a future|you (?:like that|that way)))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|anyone|parents|mom|mother|dad|father)\b/iu,
    say: ['Oh no. What a thing to be told.'],
    ask: ['When did that come out?', 'What did you answer?', 'Had you felt it coming?', 'Where are you two now?'],
  },
  {
    id: 'they-just-friends',
    when: '@THEY @ADV(?:(?:said|says|told you)\\b.{0,30}? )?(?:just (?:wants?|wanted) to be friends|(?:only |just )?sees? you as (?:a|just a|only a) (?:friend|sister|brother)|(?:like|as) a (?:friend|sister|brother)\\b|no spark|better (?:off )?as friends|friend-?zoned you)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|gay|came out)\b/iu,
    say: ['Ah. The friend line.'],
    ask: ['How did you answer that?', 'How long had you been hoping?', 'Will you still see each other?'],
  },
  {
    id: 'you-stopped-loving',
    when: "@YOU(?:don't (?:think you |know if you )?(?:love|want to be with)|do not love|fell out of love with|aren't in love with|aren't attracted to|(?:might )?not love) @THEM",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|dad|mom|mother|father|child\w*|baby|kids)\b/iu,
    say: ['That is a big thing to say out loud.'],
    ask: ['Since when have you had that thought?', 'What has changed between you two?', 'Does anybody else know that?'],
  },
  {
    id: 'you-love-them-so',
    when: '@YOU(?:love|adore) @THEM(?: so much| to (?:death|bits|pieces)| a lot| very much| dearly| with all your heart| more than anything)?@END',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|but|though|miss\w*|left|leav\w*|hate|not|don't|cheat\w*|ex|broke|scared)\b/iu,
    say: ['And it shows.'],
    ask: ['What do you love most about {them}?', 'What {are} {they} like?', 'When did you last tell {them}?'],
  },
  {
    id: 'they-say-you-look-fine',
    when: "@THEY @ADV(?:says?|said|tells? you|keeps? telling you|swears?)(?: that)? you(?: look|'re| are) (?:fine|great|good|beautiful|okay|pretty|perfect|gorgeous),? but",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|doctor|work|job|tests?)\b/iu,
    say: ['Kind words only help if you can believe them.'],
    ask: [
      'What do you see when you look yourself?',
      'When did you last like what you saw?',
      'What would you need to hear instead?',
    ],
  },
  {
    id: 'they-find-you-beautiful',
    when: "@THEY @ADV(?:says?|said|told you|tells? you|thinks?|called you|calls you)(?: that)? ?(?:you(?: look|'re| are) )?(?:so )?(?:beautiful|gorgeous|pretty|cute|hot|handsome)@TIME@END",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|but|don't believe|not|creep\w*|boss|lie\w*|joke|fake|uncle)\b/iu,
    say: ['Well, look at that.'],
    ask: ['What did you say to it?', 'What had you been doing just then?', 'Do you get to hear that often?'],
  },
  {
    id: 'no-touch-anymore',
    when: "you(?: two| both| and @THEM)? (?:haven't|don't|never|barely|hardly)(?: even| really| ever)* (?:(?:had|have|been having) sex|touch(?:ed)?(?: each other)?|slept together|sleep together|kiss(?:ed)?|cuddled?|been intimate|hug(?:ged)?)(?:@TIME@END| in (?:\\p{L}+ )?(?:weeks|months|years|a year)| since| for (?:weeks|months|years|a year))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|baby|child|mom|dad|temperature|prostate|sick|oxygen)\b/iu,
    say: ['That can get lonely, side by side.'],
    ask: ['How long has it been like that?', 'Have you two ever talked about it?', 'What was it like before?'],
  },
  {
    id: 'like-roommates',
    when: "you(?: two| both)?(?:'re| are| live| feel)(?: basically| just| more| now| only| here)* (?:like )?(?:roommates|flatmates|strangers|housemates|co-workers)(?! on)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|new roommate|college|dorm)\b/iu,
    ask: ['When did it turn into that?', 'When was the last good evening together?', 'What do you still do together?'],
  },
  {
    id: 'you-two-hardly-talk',
    when: "you(?: two| both| guys| and @THEM)? (?:don't|barely|hardly|never|haven't|rarely)(?: really| even| ever)* (?:talk|talked|speak|spoken|spoke)(?: to each other| with each other| much| properly)?(?: anymore| any more| since| in (?:\\p{L}+ )?(?:days|weeks|months|years)| these days|@END)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|therapist|boss|to anyone|English|engine|election|uncle)\b/iu,
    ask: [
      'When did it go quiet between you?',
      'What do you still talk about, if anything?',
      'What would you like to say?',
    ],
  },
  {
    id: 'long-distance',
    when: "(?:you(?:'re| are|'ve been|'ve)(?: doing| in)?(?: a)?|it's(?: a)?|we're(?: a)?) long[ -]distance|long[ -]distance (?:is|sucks|relationship)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|run\w*)\b/iu,
    say: ['The miles are the hard part.'],
    ask: ['How far apart are you two?', 'When do you see each other next?', 'How do you bridge the evenings?'],
  },
  {
    id: 'they-live-far',
    when: "@THEY(?: @ADV(?:lives?|moved|works?)|'s| is| are|'re)(?: \\p{L}+){0,2} (?:hours? away|miles away|far away|across the (?:country|ocean|world)|in another (?:city|state|country|town)|overseas|abroad|on the other side of)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|care|Parkinson\w*|once a month|visits?|right here|million)\b/iu,
    say: ['That is a long way.'],
    ask: ['When did you last see each other?', 'How do you two keep in touch?', 'When is the next visit?'],
  },
  {
    id: 'moving-in-together',
    when: "you(?:'re| are)(?: both| finally| going to be| about to be)* (?:moving in (?:with @THEM|together)|going to (?:move in|live) (?:with @THEM|together))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|parents|mom|mother|dad|broke|divorc\w*|roommates?|stranger)\b/iu,
    say: ['Big step.'],
    ask: ['Whose idea was it?', 'When is moving day?', 'What are you most curious about?'],
  },
  {
    id: 'they-ask-your-plans',
    when: "(?<who>he|she|(?:this|the|that) (?:\\p{L}+ )?(?:guy|girl|boy)) @ADV(?:asked|asks|wanted to know)(?: you)? (?:what you(?:'re| are| were) (?:doing|up to)|when your (?:day off|break|shift)|when you(?:'re| are) (?:off|free)|if you(?:'re| are| were) (?:free|single|busy this)|where you live|what your (?:sign|favorite))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|I said|I told|mom|mother|dad|father|boss|manager|sister|brother|husband|wife|police|doctor|stole|creep\w*)\b/iu,
    say: ['Ooh. That is no small talk.'],
    ask: ['What came out of your mouth?', 'How did {they} look when {they} asked?', 'What do you hope it means?'],
  },
  {
    id: 'they-save-you-things',
    when: '@THEY @ADV(?:saves?|keeps?|brings?|makes?|cooks?|packs?|buys?|leaves?|gets?) you (?:a |the |some |an |your |one |little )*(?:\\p{L}+ )?(?:piece|slice|seat|spot|coffee|tea|cake|cookies?|lunch|breakfast|dinner|food|snacks?|flowers|soup|sandwich(?:es)?|notes?|chocolate|treats?)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|but|guilt\w*|drunk|ex|mad|stop\w*|never|boss|ward)\b/iu,
    say: ["That's no accident.", 'Small things like that count.'],
    ask: ['What do you say when {they} {do} it?', 'How did that start?', '{Do} {they} do that for others, too?'],
  },
  {
    id: 'shy-around-them',
    when: "@YOU(?:get|got|become|am|go) (?:so |too |really |all |very |super )*(?:nervous|shy|tongue-tied|flustered|awkward|red)(?: around @THEM| when(?:ever)? @THEY| every time @THEY| near @THEM|,? (?:that )?you can't (?:even )?(?:talk|speak|look))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|exam|test|interview|present\w*|meeting|boss|class|customers?|teacher|school)\b/iu,
    say: ['And everything clever comes an hour later.'],
    ask: ['What would you have liked to say?', 'When did you two last talk?', 'Do you think it shows?'],
  },
  {
    id: 'want-to-ask-them',
    when: "@YOU(?:want to|wanna|would love to|wish you could|have been wanting to|'d love to|keep meaning to) (?:ask|invite) (?!you\\b)@THEM (?:out|to|for|on|over|if)\\b(?! stop| leave| pay| help)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|raise|money|boss|divorce|rent|landlord|teacher)\b/iu,
    say: ['It only takes one sentence, and still.'],
    ask: [
      'What would you say, if it came out right?',
      'Where do you two usually meet?',
      'What do you think the answer would be?',
    ],
  },
  {
    id: 'you-freeze',
    when: '@YOU(?:freeze|froze|chicken out|chickened out|lose your nerve|lost your nerve|clam up|clammed up|choke)(?: up)?(?: every time| each time| again)?@TIME@END',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|touched|grabbed|assault\w*|cold)\b/iu,
    say: ['The nerve goes right when you need it.'],
    ask: ['What had you wanted to do?', 'What goes through your head in that second?', 'Who knows about this?'],
  },
  {
    id: 'just-being-nice',
    when: "@THEY(?:'s|'re| is| are| was| were)(?: probably| maybe| only)* just (?:being )?(?:nice|polite|friendly|kind)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|waiter|doctor|nurse)\b/iu,
    say: ['Maybe. Maybe not.'],
    ask: [
      'What {do} {they} do that makes you wonder?',
      '{Are} {they} like that with everybody?',
      'What would you like it to be?',
    ],
  },
  {
    id: 'they-smiled-at-you',
    when: '@THEY @ADV(?:smiled|smiles|waved|waves|grinned|blushed)(?: back)?(?: at you| to you| when @ADV(?:you|he|she|they)|@TIME@END)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|creep\w*|but|ex|fake\w*|hospital|mean|police|last time)\b/iu,
    say: ['That counts.'],
    ask: ['What did you do?', 'Where was that?', 'How well do you two know each other?'],
  },
  {
    id: 'they-held-your-hand',
    when: '@THEY @ADV(?:held|took|takes|grabbed|holds|squeezed|kissed) your (?:hand|forehead|cheek)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|hospital|dying|nurse|doctor|hurt|grabbed|baby|scan|needle|surgery|last|not together|said)\b/iu,
    say: ['Aw.'],
    ask: ['Where were you two?', 'Which moment was that?', 'Had you needed that?'],
  },
  {
    id: 'you-kissed',
    when: 'you(?: two| both| guys| and @THEM)? (?:just |finally |almost |nearly )*(?:kissed|made out|hooked up|slept together)(?: \\p{L}+)?@TIME@END',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|married|wife|husband|cheat\w*|regret\w*|drunk|never|friend's|haven't|boyfriend|girlfriend)\b/iu,
    say: ['Oh. Well.'],
    ask: ['How did it happen?', 'And how was it afterwards?', 'Have you talked since?'],
  },
  {
    id: 'you-cheated',
    when: '@YOU(?:cheated|kissed (?:someone|somebody) else|slept with (?:someone|somebody) else|had an affair|have an affair|are having an affair|had a one night stand)(?: on @THEM)?',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|exam|test|essay|math|copied|diet|homework)\b/iu,
    say: ['That is heavy to carry around.'],
    ask: ['When did it happen?', 'Who knows about it?', 'How are things at home right now?'],
  },
  {
    id: 'they-are-jealous',
    when: "@THEY(?:'s| is| gets| got|'s been| has been| was)(?: so| really| very| always| super| extremely| just| a bit| too)* (?:jealous|possessive|controlling|clingy)\\b",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|threat\w*|locks?|scared|afraid|sister|brother|dog|cat|baby)\b/iu,
    say: ['That must get tiring.'],
    ask: ['What set it off last?', 'What does it look like when it happens?', 'What have you given up because of it?'],
  },
  {
    id: 'they-check-your-phone',
    when: '@THEY @ADV(?:checks?|goes through|tracks?|reads?|looks? through|demands? to see|keeps? checking|wants to see) your (?:phone|location|messages|texts|mail|emails|accounts)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|threat\w*|scared of|afraid of|teacher|boss|school|answers?|repl\w*)\b/iu,
    say: ['Nothing left that is just yours.'],
    ask: ['When did that start?', 'What happens when you say no?', 'What {are} {they} looking for?'],
  },
  {
    id: 'they-play-all-night',
    when: "@THEY(?:'s| is|)? ?@ADV(?:games?|gaming|plays?|playing|watches|watching|scrolls?|scrolling)(?: (?:video |computer )?games?| tv| football| on (?:his|her|their) (?:phone|computer|xbox|ps5))?(?: all| till| until| every| for hours| instead| the whole)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|son|daughter|kid|kids|outside|dog|cat)\b/iu,
    say: ['And the evening is gone.'],
    ask: ['Since when is it every night?', 'When did you two last do something together?', 'What do you do meanwhile?'],
  },
  {
    id: 'they-come-home-late',
    when: '(?<who>he|she|your (?:\\p{L}+ )?(?:husband|wife|boyfriend|girlfriend|partner|fianc(?:é|e)e?|spouse)) @ADV(?:came|comes|got|gets|stumbled|is coming)(?: back)? home (?:so |really |very |too )?(?:late|drunk|at (?:\\d|one|two|three|four|five|midnight|\\p{L}+ in)|after midnight|smelling)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|perfume|shout\w*|dad|father|son|daughter|mom|curfew|work(?:s|ed|ing)? (?:late|hard)|shift)\b/iu,
    ask: ['Where had {they} been?', 'What did you two say to each other?', 'Has it happened before?'],
  },
  {
    id: 'they-slept-on-the-couch',
    when: "(?<who>he|she|your (?:\\p{L}+ )?(?:husband|wife|boyfriend|girlfriend|partner|fianc(?:é|e)e?|spouse)) @ADV(?:slept|sleeps|is sleeping|has been sleeping|'s sleeping|moved) (?:on|in|to|into) the (?:couch|sofa|guest room|spare room|other room|living room|basement)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|snor\w*|sick|cough\w*|baby|dog|cat|puppy)\b/iu,
    say: ['Each alone for the night, then.'],
    ask: ['Whose idea was that?', 'Have you spoken since?', 'What had happened before?'],
  },
  {
    id: 'you-slept-on-the-couch',
    when: "@YOU(?:slept|sleep|ended up sleeping|are sleeping|'ve been sleeping|have been sleeping|ended up) (?:on|in) (?:the|your|a friend's|his|her) (?:couch|sofa|guest room|spare room|other room|car|floor)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|homeless|evicted|shelter|police)\b/iu,
    say: ['Not much of a night.'],
    ask: ['What made you go there?', 'Did you get any sleep?', 'Has that happened before?'],
  },
  {
    id: 'left-without-goodbye',
    when: '@THEY @ADV(?:slept on the couch and )?(?:left|went)(?: (?:for work|to work|this morning|out|to school|for the day|off))*(?:,)? without (?:saying (?:goodbye|bye|anything|a word|good morning)|a (?:goodbye|word|kiss)|kissing you|telling you|looking)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|never came back|years ago|birthday present)\b/iu,
    say: ['Not even a goodbye.'],
    ask: [
      'Have you heard from {them} since?',
      'When do you see {them} again?',
      'What would you say if {they} came in now?',
    ],
  },
  {
    id: 'they-want-to-talk',
    when: '@THEY @ADV(?:wants?|needs?|would like|asked|said (?:he|she|they) (?:wants?|needs?|wanted)) to (?:talk|meet up|meet|see you|meet for|sit down)(?: to you| with you| about (?:it|things|us|something|you))?\\b(?! to (?:a|the|his|her))',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|boss|manager|therapist|doctor|teacher|HR|sorry|lawyer|lunch|talk about (?:him|her)|never)\b/iu,

    ask: ['When will that be?', 'What do you hope to hear?', 'How did {they} put it?'],
  },
  {
    id: 'they-say-sorry-now',
    when: "@THEY @ADV(?:texted you,? and )?(?:(?:he|she|they) )?(?:says?|said|keeps saying|told you|writes?|wrote)(?: that)? (?:he|she|they)(?:'s|'re| is| are| was| were)(?: so| really| very| truly)* sorry",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|for my loss|doctor|nurse|condolences|boss)\b/iu,
    say: ["That's something, at least."],
    ask: ['Do you believe it?', 'What are you going to answer?', 'Is it enough, for you?'],
  },
  {
    id: 'you-said-awful-things',
    when: '@YOU(?:said|have said|told @THEM) (?:some|a few|a lot of|really|pretty|very|such|so many|awful|terrible|mean|horrible|hurtful|ugly|nasty)(?: \\p{L}+)? ?(?:things|stuff|words)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|years ago)\b/iu,
    say: ['In the heat of it.'],
    ask: ['Which one would you take back first?', 'What had it been about?', 'Have you two spoken since?'],
  },
  {
    id: 'you-compared-them',
    when: "@YOU(?:told|said to|called) @THEM,?(?: that)? (?:he|she|they)(?:'s|'re| is| are|'s being| was)(?: being| just| exactly| turning| becoming)* (?:like|into) (?:his|her|their|your|my)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['Ouch. That one hits.'],
    ask: ['What did {they} say to it?', 'What had brought that on?', 'Do you think it is true?'],
  },
  {
    id: 'silent-treatment',
    when: "@THEY(?:'s| is)? ?@ADV(?:gives?|gave|giving|keeps giving|has been giving) you (?:the |that |this )?(?:silent treatment|cold shoulder|the silence|attitude|side eye|look)@TIME",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|son|daughter|cat|dog|boss|that look)\b/iu,
    say: ['Being shut out like that is rotten.'],
    ask: ['How many days so far?', 'What was the last thing said?', 'Who usually breaks the ice?'],
  },
  {
    id: 'they-act-distant',
    when: "@THEY(?:'s| is| are|'re| has| have|'ve| got| seems?| went| goes|'s been| was)?(?: been| being| acting| gotten| become| getting| so| really| very| all| just| a bit| kind of| suddenly| more| a little| to be)* (?:acts? )?(?:distant|acting (?:weird|strange|different|cold|off|distant|like nothing)|acts (?:weird|strange|different|cold|off|like nothing)|pulling away|cold (?:to|with|towards) you|weird (?:with|to|around) you|off with you|drifting away|different (?:lately|with you|now|since))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|memory|dementia|stroke|fever|drinks?|drunk|cat|dog)\b/iu,
    say: ['Something has shifted.'],
    ask: ['When did you first notice it?', 'What is different, exactly?', 'Have you asked {them} about it?'],
  },
  {
    id: 'they-want-you-back',
    when: '@THEY @ADV(?:wants?|wanted|asked|begged|begs|is begging|is asking|says (?:he|she|they) wants?|said (?:he|she|they) wants?)(?: for)?(?: you)? ?(?:back@END|to (?:get back together|try again|come back|stay friends|work (?:it|things) out|give it another|make it work|be friends)|another chance|a second chance)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|boss|job|work|landlord)\b/iu,
    say: ['And now it is your turn to say.'],
    ask: ['What do you want?', 'What would have to be different this time?', 'What reasons {do} {they} give?'],
  },
  {
    id: 'you-look-them-up',
    when: "@YOU(?:keep |kept |still |can't stop )?(?:check|checked|checking|stalk|stalked|stalking|look|looked|looking|scroll|scrolled|scrolling|read|reading|watch|watching)(?: at| up| through| on)? (?:his|her|their|your ex's|your ex(?: \\p{L}+)?(?:'s)?|if (?:he|she|they)(?:'s| is)) ?(?:new )?(?:page|profile|instagram|insta|facebook|stories|story|last seen|photos|pictures|socials|old (?:texts|messages|photos)|texts|messages|online)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|boss|son|daughter|bank)\b/iu,
    say: ['And then you know, and it helps nothing.'],
    ask: ['What do you look for there?', 'What did you see this time?', 'How is it right afterwards?'],
  },
  {
    id: 'you-watch-your-phone',
    when: "@YOU(?:keep|kept|keep on|can't stop|'re|are) (?:checking|looking at|staring at|refreshing|picking up) your (?:phone|messages|email|inbox|notifications|texts)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|results|job|school|interview|bank|boss|work)\b/iu,
    say: ['Every few minutes, probably.'],
    ask: ['What are you hoping to see?', 'What was the last message?', 'How long have you been at it?'],
  },
  {
    id: 'you-draft-texts',
    when: "@YOU(?:keep|kept) (?:typing|writing|drafting|starting|rewriting)(?: out| up)?(?: \\p{L}+)? ?(?:texts?|messages?|emails?|letters?)\\b|@YOU(?:typed|wrote) (?:out )?(?:a|the|this|it|him|her)\\b.{0,40}? (?:and|then|but) (?:you )?(?:@ADV)(?:deleted|erased|didn't send|never sent)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|book|cover letter|boss|school)\b/iu,
    say: ['All those words, unsent.'],
    ask: ['What do they say?', 'What answer would you wish for?', 'What stops your thumb each time?'],
  },
  {
    id: 'you-blocked-them',
    when: '@YOU(?:blocked|deleted|unfollowed|muted|removed|unfriended) (?:@THEM|(?:his|her|their) (?:number|profile|pictures|photos|contact|messages))',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|boss|app|unblocked|again)\b/iu,
    say: ['Done, then. That takes some nerve.'],
    ask: ['What was the last straw?', 'How is it now that it is done?', 'How often had you nearly done it before?'],
  },
  {
    id: 'a-day-without-them',
    when: "@YOU(?:didn't|haven't|hadn't) (?:think|thought) (?:about|of) @THEM (?:for|in|all|once|the whole|today)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['So it can be done.'],
    ask: ['What was that day like?', 'When did you notice?', 'Did it feel odd?'],
  },
  {
    id: 'better-off-they-say',
    when: "(?:all )?(?:of )?(?:your (?:\\p{L}+ )?friends?|everyone|everybody|people|your family|they|he|she|your (?:mom|mum|sister|brother|dad))(?: all| just| keeps?| always)* (?:say|says|tells? you|telling you|said|saying|told you)(?: that| to| you should)* (?:you(?:'re| are|'d be| would be) better off|forget (?:him|her|it|them)|move on|you deserve better|let (?:it|him|her) go|there(?:'s| are) (?:plenty|other)|it (?:gets|takes|will)|time heals|you'll find)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|doctor|owes)\b/iu,
    say: ['Easy for others to say.'],
    ask: ['What would help more than that?', 'What do you say to them then?', 'Who gets it better?'],
  },
  {
    id: 'they-mean-well',
    when: '(?:you know )?(?:they|people|everyone|he|she|your \\p{L}+)(?: all| probably| only)? (?:means?|meant) well',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['Meaning well is not always helping.'],
    ask: ['What would you rather they did?', 'What was the last thing that missed?', 'Can you tell them that?'],
  },
  {
    id: 'were-together-years',
    when: 'you(?: two)? (?:were|had been) (?:together|married|dating|engaged|a couple|with @THEM)(?: for)?(?: (?:almost|nearly|over|about|only|just|more than|like))* (?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|twenty|thirty|forty|fifty|\\p{L}+ty[ -]\\p{L}+) years',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|lost (?:my|him|her)|his name was|her name was|still)\b/iu,
    say: ['Those are a lot of years.'],
    ask: ['How did it end?', 'What is strangest about the days now?', 'When did things start to change?'],
  },
  {
    id: 'you-were-the-one',
    when: "you(?:'re| are| were) the one (?:who|that) (?:wanted (?:it|this|out|to)|ended|left|asked for|broke|filed|walked|said it)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|job|work)\b/iu,
    say: ['That makes it no easier.'],
    ask: ['Was there one moment when you knew?', 'How do others take it?', 'What do you tell yourself about it?'],
  },
  {
    id: 'thought-you-would-feel',
    when: "you (?:knew it was coming but you )?thought (?:that )?you(?:'d| would) (?:feel|be) (?:so |more |much |at least |all )?(?:relieved|happy|happier|better|over (?:it|him|her|this)|fine|free|glad|excited|ready|sad|used to|okay)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['And then it comes different.'],
    ask: ['What had you pictured?', 'When did you notice it was not so?', 'What does today feel like?'],
  },
  {
    id: 'what-to-do-with-yourself',
    when: "@YOU(?:don't|do not|didn't)(?: even| really| quite)* know what to do with yourself (?:in|on|after|all|without|when|at|now)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|lost my)\b/iu,
    say: ['The hours get long.'],
    ask: ['What used to fill that time?', 'Which hour is the longest?', 'What did you end up doing today?'],
  },
  {
    id: 'you-saw-on-their-phone',
    when: "@YOU(?:found|saw|read|went through|looked through|checked|looked at|opened|discovered)\\b.{0,35}?\\b(?:his|her|their|your (?:husband|wife|boyfriend|girlfriend|partner)'s) (?:phone|texts|messages|laptop|emails?|search history|browser|dms)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|son|daughter|kid|grandma|grandpa|mom|dad)\b/iu,
    say: ['Hard to unsee.'],
    ask: ['What was there?', 'Have you said anything yet?', 'What do you make of it?'],
  },
  {
    id: 'they-talk-to-others',
    when: "(?<who>he|she|your (?:\\p{L}+ )?(?:husband|wife|boyfriend|girlfriend|partner|fianc(?:é|e)e?|spouse))(?:'s| is)? ?@ADV(?:likes?|follows?|texting|texts|talks? to|talking to|messag(?:es|ing)|friends with|flirts? with|flirting with|looks? at|hanging out with|chats? with) (?:other|his ex|her ex|another|some|an? (?:girl|guy|woman|man)|(?:girls|guys|women|men))\\b(?! (?:people|friends|friend|job|kids))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|doctor|therapist|have a kid|our kid|I get it)\b/iu,
    say: ['Most people would mind that.'],
    ask: ['How did you find out?', 'What {do} {they} say about it?', 'Since when has it been going on?'],
  },
  {
    id: 'dating-apps',
    when: "@YOU(?:are on|'re on|hate|deleted|joined|tried|downloaded|signed up for|got on|quit|are so done with|'re done with|use|went on|are tired of|started) (?:the |all the |those |these |a |online )?(?:dating(?: apps?| sites?)?|tinder|bumble|hinge|apps)\\b|you(?:'re| are) (?:so )?(?:done with|sick of|over) (?:online )?dating",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|married|husband|wife|@THEM)\b/iu,
    say: ['That can wear anybody out.'],
    ask: ['What was the last try like?', 'How many weeks of that so far?', 'What are you looking for, really?'],
  },
  {
    id: 'dating-is-hard',
    when: '(?:online )?dating (?:is|at your age|in|feels|sucks|after|again|these days|has been)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|app|apps)\b/iu,
    ask: ['What was the latest episode?', 'What makes it so hard?', 'When was it last fun?'],
  },
  {
    id: 'they-stopped-touching-you',
    when: "@THEY @ADV(?:doesn't|don't|never|stopped|won't|hasn't|barely|hardly|didn't|no longer)(?: even| really| ever| want to)* (?:kiss(?:es|ed|ing)?|hug(?:s|ged|ging)?|touch(?:es|ed|ing)?|hold(?:s|ing)?|cuddle[sd]?|cuddling|looks? at|looking at|compliment(?:s|ing)?|desires?|wants?|sees?) you\\b(?! to\\b| as\\b| on\\b| at the)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|mother|mom|dad|father|son|daughter|kids?)\b/iu,
    say: ['You notice that every single day.'],
    ask: ['Since when is it so?', 'Have you told {them} you miss it?', 'What did it use to be like?'],
  },
  {
    id: 'a-good-night-together',
    when: 'you(?: two| both| guys| all| and @THEM)? (?:just |then |even )*(?:danced|cuddled|held hands|stayed up (?:talking|all|late|till|until)|talked (?:for hours|all night|till|until|the whole)|laughed (?:until|till))(?! at work)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|behind a window|coworker|engaged|married|divorc\w*|fight|but|ex|last time|used to|hospital|miss\w*|alone|cried)\b/iu,
    say: ['Oh, a good one.'],
    ask: ['What was the best bit?', 'How late did it get?', 'When was the last time like that?'],
  },
  {
    id: 'they-planned-something',
    when: '@THEY(?: all)? @ADV(?:threw|planned|organi[sz]ed|booked|surprised|set up|arranged)(?: you| for you)?(?: with)? (?:a |the |an |this |our )?(?:\\p{L}+ ){0,2}(?:party|trip|dinner|weekend|date|surprise|vacation|getaway|picnic)\\b',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|without me|cancel\w*|guilt\w*|hate|dread\w*|but|chat|as though|as if|not invited|in front of)\b/iu,
    say: ['Oh, how lovely.'],
    ask: ['Who was in on it?', 'When did you catch on?', 'What was the best moment?'],
  },
  {
    id: 'no-idea-before',
    when: "you(?: really)? (?:had no (?:idea|clue)(?: at all)?|didn't suspect (?:a thing|anything)|never saw it coming|didn't see it coming|never suspected)@TIME@END",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|pregnan\w*|said|says|told|surprise)\b/iu,
    say: ['Not a hint.'],
    ask: ['What was your first thought?', 'How did it reach you?', 'Who knew before you?'],
  },
  {
    id: 'that-is-how-they-are',
    when: "@THEY @ADV(?:says?|said|tells? you|told you)(?: that)? (?:that's|that is|it's|it is) (?:just )?(?:how|the way) (?:he|she|they|it|\\p{L}+)(?:'s| is|'re| are)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['As if that settles it.'],
    ask: ['What do you wish {they} said?', '{Have} {they} ever taken your side?', 'How did you leave it?'],
  },
  {
    id: 'nobody-on-your-side',
    when: "(?:nobody|no one|not one person)(?:'s| is| was| ever| even)* (?:on your side|has your back|had your back|sticks up for you|stands up for you|stood up for you|defends you|defended you|backs you up|backed you up|takes your side|took your side)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['Not one of them.'],
    ask: ['Who did you think would be?', 'What happened this time?', 'When did somebody last back you up?'],
  },
  {
    id: 'do-not-want-a-fight',
    when: "@YOU(?:don't|do not|didn't) (?:want|wanna|feel like) ?(?:to )?(?:(?:fight|fighting|argue|arguing|start (?:a fight|anything|something|drama))(?: with @THEM)?|another fight|any drama|make (?:a fuss|a scene|it worse|it bad|trouble|waves)|to make (?:a fuss|a scene|it worse|it bad|trouble|waves)|ruin (?:it|the))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|kids)\b/iu,
    say: ['So you keep it in.'],
    ask: [
      'How did it go the last time?',
      'What would you say, if it stayed calm?',
      'What is it that you want changed?',
    ],
  },
  {
    id: 'they-will-be-mad',
    when: "@THEY(?:'s|'re| is| are|'ll| will)(?: going to| gonna| definitely| probably| be)* (?:so |very |really |super |be )*(?:kill you@END|mad\\b(?! at| about)|furious|freak out|lose it|angry@END|upset@END|livid|flip out)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|hurt me|scared of|afraid of|violent|throws|was mad|is mad|he's mad|she's mad)\b/iu,
    say: ['Uh-oh.'],
    ask: ['{Do} {they} know yet?', 'When will you see {them}?', 'How {do} {they} usually take such things?'],
  },
  {
    id: 'they-were-nice-about-it',
    when: "@THEY(?:'s|'re| is| are| was| were|'s been| has been)(?: all| so| really| very| super| actually| pretty| just| being)* (?:nice|sweet|kind|cool|understanding|chill|good|great|lovely|patient)(?: about (?:it|that|this|everything|the \\p{L}+)| to you| with you)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|too nice|fake|weird|worse|but|suddenly|not|until|before|couldn't|wasn't|catch|deserter|lied|lie)\b/iu,
    say: ['That is good to hear.'],
    ask: ['What did {they} say?', 'Had you expected that?', 'Does that make it lighter?'],
  },
  {
    id: 'partner-spent-money',
    when: '(?<who>your (?:\\p{L}+ )?(?:husband|wife|boyfriend|girlfriend|partner|fianc(?:é|e)e?|spouse)) @ADV(?:bought (?:a|an|another)|spent (?:all|our|your|the (?:rent|money|savings)|hundreds|thousands|\\d+)|blew|keeps buying|keeps spending|gambled)(?! you\\b)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|ring|gift|present|for me|me (?:a|flowers|the)|flowers|birthday|surpris\w*|house together|casino)\b/iu,

    ask: [
      'Did you know about it beforehand?',
      'What was your first reaction?',
      'How do you two usually decide such things?',
    ],
  },
  {
    id: 'they-lost-their-job',
    when: "@THEY @ADV(?:lost (?:his|her|their) job|got (?:laid off|fired|let go)|was (?:laid off|fired|let go)|were (?:laid off|let go)|is (?:unemployed|out of work)|can't find (?:a job|work)|quit (?:his|her|their) job)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|boss|coworkers?|because of me|lied|happy|my husband lied)\b/iu,
    say: ['Oh no.'],
    ask: ['How long ago was that?', 'How {are} {they} taking it?', 'What does that change for you?'],
  },
  {
    id: 'they-dislike-your-partner',
    when: "(?:your (?:parents|mom|mum|mother|dad|father|family|friends|best friend|sister|brother|kids|son|daughter)|they|everyone)(?: all| really| just| still)? (?:hates?|doesn't like|don't like|can't stand|disapproves? of|does not like|do not like|never liked|won't accept|doesn't approve of|don't approve of) (?:your (?:boyfriend|girlfriend|husband|wife|partner|fianc(?:é|e)e?)|him|her)\\b(?! (?:job|cooking|dog|name|hair|new|friends|work))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|teacher|boss)\b/iu,
    say: ['And you in the middle.'],
    ask: ['What is it they mind?', 'How is it when they are all in one room?', 'Do they say it to your face?'],
  },
  {
    id: 'partner-family',
    when: "your (?:husband|wife|boyfriend|girlfriend|partner|fianc(?:é|e)e?)'s (?:\\p{L}+ )?(?:mother|mom|mum|father|dad|parents|family|sister|brother|kids|son|daughter|friends|ex|ex-wife) @ADV(?:hates?|doesn't|don't|thinks?|always|treats?|says|said|told|comes?|came|come|calls?|makes?|keeps?|never|won't|wants?|is|are|invited|expects?)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|sick|hospital|cancer|nice|sweet|lovely|died)\b/iu,
    say: ['Family you did not pick.'],
    ask: [
      'How do you two get along otherwise?',
      'Where does your other half stand on it?',
      'How long has it been like this?',
    ],
  },
  {
    id: 'you-think-of-leaving',
    when: "@YOU(?:want to|wanna|are thinking (?:about|of)|'re thinking (?:about|of)|keep thinking (?:about|of)|should|need to|have to|are going to|'re going to|are) (?:leave|leaving|divorce|divorcing|break up with|breaking up with|end things with|ending things with) (?:@THEM)(?! (?:alone|at|with|the|a|to|behind|some|for the|in)\\b)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|dog|cat|kids alone|scared he|daycare|nursing)\b/iu,
    say: ['That is not a small thought.'],
    ask: ['Since when has it been on your mind?', 'What keeps you there?', 'Who else have you said it to?'],
  },
  {
    id: 'lonely-together',
    when: "@YOU(?:feel|felt|are|'re) (?:so |really |very |more |just )*(?:alone|lonely|invisible|unwanted|unloved|trapped|lonelier|like a (?:maid|ghost|stranger|guest|roommate))(?: even)? (?:in (?:your|this|the|my) (?:own )?(?:marriage|relationship|house|home|bed)|(?:with|next to|beside|around) @THEM)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['The loneliest kind, maybe.'],
    ask: ['When did it start?', 'What is an ordinary evening like?', 'Do you think it is seen?'],
  },
  {
    id: 'mixed-signals',
    when: "@THEY(?:'s| is)? ?@ADV(?:sends?|gives?|giving|sending|gave|keeps (?:giving|sending)) (?:you )?(?:\\p{L}+ )?mixed signals",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['Confusing.'],
    ask: ['What was the last one?', 'Which of them do you believe?', 'Have you asked {them} straight out?'],
  },
  {
    id: 'they-do-not-know-you-exist',
    when: "@THEY @ADV(?:doesn't|don't|does not)(?: even)? know (?:(?:that )?you exist|(?:that )?you (?:like|love)|how you feel|your name|what (?:he|she|they) (?:means?|do(?:es)?) to you)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|dementia|alzheimer\w*|mother|mom|mum|dad|father|wife|husband|grandma|grandpa|nan)\b/iu,
    say: ['A well kept secret, then.'],
    ask: ['How often do you see {them}?', 'Who knows about your feelings?', 'What would you want {them} to know?'],
  },
  {
    id: 'they-found-out',
    when: '@THEY @ADV(?<!almost )(?:found out|finds out|knows now|figured it out|caught you|caught on|has found out)(?: about (?:it|that|this|everything))?@TIME@END',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|pregnan\w*|said|told|screamed|yelled|shouted|threw|kicked)\b/iu,
    say: ['And so it is out.'],
    ask: ['How did it come out?', 'How did {they} react?', 'What happens now?'],
  },
  {
    id: 'they-do-not-know-yet',
    when: "@THEY @ADV(?:doesn't|don't|does not|do not|didn't|has no (?:idea|clue)|have no idea|hasn't a clue) ?(?:even |really )?(?:know|about)?(?: yet| about (?:it|this|that|any of|the [^,.;]{1,30}|your [^,.;]{1,20}|the last one)| any of (?:this|it)| anything| (?:that )?you)?@TIME@END",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|dementia|what to do|better|affair|who I am|English|miscarr\w*|keep it that way|in love|love|doctor)\b/iu,
    say: ['So you carry it alone.'],
    ask: ['What keeps you from telling {them}?', 'What do you think {they} would say?', 'Who does know?'],
  },
  {
    id: 'they-think-all-is-well',
    when: "@THEY @ADV(?:thinks?|believes?|assumes?)(?: that)? (?:you(?:'re| are) (?:fine|okay|happy|doing|better|at work|over (?:it|him|her)|asleep|sober|strong)\\b|everything(?:'s| is)|it's fine|you still|you (?:apply|go|quit|stopped|work|sleep|love|like|have it))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|faking|lazy|cheat\w*|crazy)\b/iu,
    say: ['So nobody sees the other half.'],
    ask: ['How long have you kept that up?', 'What would happen if {they} knew?', 'Who knows how it really is?'],
  },
  {
    id: 'they-are-supportive',
    when: "@THEY(?:'s|'re| is| are| has been|'s been| have been)(?: so| very| really| super| always| being| been| incredibly)* (?:supportive|there for you|patient|good to you|your rock|your biggest fan|a good (?:man|woman|guy|husband|wife|partner|friend|person|listener)|the best (?:husband|wife|boyfriend|girlfriend|partner|friend))",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|but|guilt\w*|was|not|why|hate|angry|except|catch|ex|leave)\b/iu,
    say: ['Good to have somebody like that.'],
    ask: [
      'What {do} {they} do that helps most?',
      'How did you two find each other?',
      'What would {they} say about you?',
    ],
  },
  {
    id: 'they-want-open',
    when: '@THEY @ADV(?:wants?|wanted|asked for|suggested|is asking for) (?:an open (?:relationship|marriage)|to (?:open|see other people|date other)|a threesome)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    say: ['That is a lot to be asked.'],
    ask: ['How did {they} bring it up?', 'How did you react to that?', 'What would you say, if you were blunt?'],
  },
  {
    id: 'you-talk-a-little',
    when: 'you(?: two| both| guys)? (?:talk|chat|text|talked|chatted|texted|say hi|said hi)(?: to each other)? (?:a little|a bit|sometimes|(?:almost )?every|all the time|for (?:a|an|hours)|a lot|most days|now and then)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|engaged|married|hour and a half|never|stopp\w*|ex|anymore|used to|miss\w*|broke|mom|mum|mother|sister|dad|daughter|son|but)\b/iu,
    say: ['Talk is a start.'],
    ask: ['What do you two talk about?', 'Who usually starts?', 'How did you get to know each other?'],
  },
  {
    id: 'you-met-online',
    when: "you(?: two)? (?:met|have never met|haven't met|'ve never met|talk|only talk)(?: \\p{L}+)? ?(?:online|on (?:tinder|bumble|hinge|discord|reddit|a game|the internet|an app|instagram)|in person|in real life)",
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*|scam\w*|money|police|minor|touched)\b/iu,
    ask: ['How long have you two been in touch?', 'What do you know about each other by now?', 'Is a meeting planned?'],
  },
  {
    id: 'you-had-someone-before',
    when: '(?:you had|you once had|you used to have) a (?:boyfriend|girlfriend|partner|fianc(?:é|e)e?|husband|wife)(?: before| once| back then| in \\p{L}+|, for| for|@END)',
    unless:
      /\b(?:died|dead|passed away|funeral|widow\w*|suicid\w*|kill myself|hits? me|beats? me|abus\w*|rap(?:ed|ist)|overdos\w*)\b/iu,
    ask: ['What was it like, the two of you?', 'How did it end back then?', 'Do you still think about it?'],
  },
];
