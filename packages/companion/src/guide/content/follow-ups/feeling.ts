import type { FollowUp } from './follow-up.ts';

/** States, feelings, thoughts, nights, wishes. */
export const feeling: readonly FollowUp[] = [
  {
    id: 'cant-sleep',
    when: "@YOU(?:can't|cannot|can not) (?:fall asleep|get to sleep|go to sleep|fall back asleep|get back to sleep|go back to sleep|sleep)(?: properly| well| right)?@TIME@END",
    unless:
      /^.{70}|\b(?:because|cause|cuz|bc|since|without|excited|alarm|baby|newborn|rehears\p{L}*|cough\p{L}*|pain|burns?|throat|snoring|yelling|date)\b|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's tiring."],
    ask: [
      'How long have you been awake now?',
      "Is it your head that won't rest, or your body?",
      'When do you have to be up?',
      'What have you tried so far?',
    ],
  },
  {
    id: 'cant-sleep-over-it',
    when: "@YOU(?:can't|cannot|can not) (?:fall asleep|sleep)@TIME(?:,| because| for| over| and| when| without)",
    unless:
      /^.{160}|\b(?:weeks|months|years|nights|excited|baby|newborn|a\.?m|o'clock|without)\b|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What time is it where you are?', 'Is anybody else awake there?', 'How many nights has it been?'],
  },
  {
    id: 'slept-badly',
    when: "@YOU(?:slept (?:really |so |very |pretty )?(?:badly|bad|terribly|terrible|awfully|awful|horribly|poorly|like (?:crap|shit|garbage))|slept (?:for )?(?:only |like |maybe |about )?(?:\\d|one|two|three|four) hours|couldn't (?:fall asleep|sleep)|could not sleep|didn't sleep|did not sleep|didn't get (?:any|much) sleep|(?:barely|hardly) slept|haven't slept|have not slept|haven't been sleeping|don't sleep|(?:'re|are) not sleeping)(?: well| at all| much| properly| a wink| right| enough| very well| good)?@TIME@END",
    unless:
      /\b(?:baby|newborn|deploy\p{L}*|sleepover|\d{4}|storms?)\b|^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['You must be worn out.'],
    ask: [
      'How are you getting through the day?',
      'Will you get to lie down early tonight?',
      'Is it falling asleep, or staying asleep?',
    ],
  },
  {
    id: 'woke-at-night',
    when: "you(?:'ve been|'re| keep| kept| always| just| usually)? ?(?:woke|wake|waking|woken) up (?:again )?(?:(?:at|around|before) (?:\\d|two|three|four|five|half)|in the middle of the night|in the night|every (?:hour|night))",
    unless:
      /\b(?:couldn't|can't|cannot|every|again|since then|happy|to pee|laughing|alarm|train|shift)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's no hour to be up."],
    ask: [
      'What was in your head first?',
      'Did you get back to sleep?',
      'Does the same hour come up a lot?',
      'What do you do then, stay in bed?',
    ],
  },
  {
    id: 'nightmare',
    when: '@YOU(?:had|have|get|keep having|kept having|woke up from|dreamed|dreamt) (?:(?:a|an|another|the same|these|such a|this|the|some) )?(?:(?:really|very|super) )?(?:(?:bad|awful|horrible|scary|terrible|recurring|vivid) )*(?:dreams?|nightmares?)@TIME@END',
    unless:
      /^.{80}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Not a nice way to wake up.'],
    ask: [
      'Do you still know what happened in it?',
      'How did you feel when you woke up?',
      'Is it the same one each time?',
      'Could you get back to sleep after?',
    ],
  },
  {
    id: 'weird-dream',
    when: '@YOU(?:had|keep having) (?:the |a |an |this |such a |these )?(?:(?:really|very|super|most|so) )?(?:weirdest|strangest|craziest|weird|strange|crazy|funny|odd|wild) dreams?',
    unless:
      /^.{60}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Ha, tell.'],
    ask: ['What happened in it?', 'Who was in it?', 'What do you remember of it?'],
  },
  {
    id: 'lie-awake',
    when: "(?:@YOU(?:lie|lay) (?:here |there |in bed )?(?:wide )?awake|you(?:'re| are) (?:still )?(?:lying (?:here |there |in bed )?)?(?:wide )?awake|you've been (?:lying (?:here |there |in bed )?)?(?:up|awake) (?:since|for|all night))\\b",
    unless:
      /\b(?:baby|newborn|shift|thinking|rehears\p{L}*|replay\p{L}*|going over|every night)\b|^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Those hours are long.'],
    ask: [
      'What goes through your head there?',
      'Is anybody else up?',
      'When do you have to get up?',
      'Is it just tonight, or more nights?',
    ],
  },
  {
    id: 'head-wont-stop',
    when: "your (?:head|mind|brain|thoughts)(?: just| still)? (?:won't|will not|wouldn't|doesn't|don't|can't|never) (?:(?:ever|even) )?(?:shut up|stop|stops|shuts up|shut off|turn off|switch off|rest|quiet|quiet down|slow down|calm down|be quiet)|your (?:mind|head|brain|thoughts)(?:'s| is| are|'re| keeps?| kept) (?:just |still |always )?(?:racing|spinning|so loud|loud|all over the place|going a mile|going in circles|running)",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['That makes it hard to rest.'],
    ask: ["What's the loudest thing in there?", 'Is it one thing, or a hundred?', 'What was it busy with before bed?'],
  },
  {
    id: 'nights-are-worst',
    when: "(?:the )?(?:nights|evenings|mornings|weekends|Sundays|holidays|Sunday nights)(?: are| were|'re) (?:always |just |still |really |the |by far |so )*(?:the )?(?:worst|hardest|hard|longest|long|bad|lonely|the loneliest|rough|tough)",
    unless:
      /^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: [
      'What do you do with those hours?',
      "What's a normal one like for you?",
      'Was one of them better lately?',
      'Who could you call then?',
    ],
  },
  {
    id: 'cant-stop-thinking',
    when: "@YOU(?:can't|cannot|couldn't|can not) (?:stop|quit|help) (?:thinking|worrying|obsessing|overthinking|stressing)(?: about (?:it|that|this|what happened|everything))?@TIME@END|@YOU(?:can't|cannot|couldn't) get (?:it|that|this) out of your (?:head|mind)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['That wears a person out.'],
    ask: ['Which part comes back the most?', 'When is it the loudest?', 'Does anything push it away for a while?'],
  },
  {
    id: 'keep-replaying',
    when: "you(?:'re|'ve been| just| still| always)? ?(?:keep|kept|can't stop|cannot stop|constantly)? ?(?:replaying|reliving|going over|rerunning) |@YOU(?:replay|relive) (?:it|that|every|the|what|everything)",
    unless:
      /\b(?:kiss\p{L}*|smil\p{L}*|next week|tomorrow|have to|win|won|goal|list|numbers|budget|bills)\b|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Which moment do you land on every time?', 'How do you wish it had gone?', 'Have you told anybody else?'],
  },
  {
    id: 'keep-picturing',
    when: "you(?:'re| just| still| always)? ?(?:keep|kept|can't stop|cannot stop|constantly) (?:picturing|imagining) ",
    unless:
      /\b(?:kiss\p{L}*|wedding|holiday|vacation)\b|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['That would keep anyone tense.'],
    ask: ['And how does it end in your head?', 'What happens next in the picture?', 'When does it come up most?'],
  },
  {
    id: 'keep-thinking-of-them',
    when: "you(?: just| still| always|'re)? ?(?:keep|kept|can't stop|cannot stop|couldn't stop|always) thinking (?:of|about) @THEM@TIME@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: [
      'What comes to mind most, with {them}?',
      'When did you last talk to {them}?',
      'What would you like {them} to know?',
    ],
  },
  {
    id: 'keep-thinking',
    when: 'you(?: just| still)? (?:keep|kept) (?:thinking|wondering|asking yourself|telling yourself) (?:about|that|what|how|why|if|whether|you|it|of)\\b',
    unless:
      /^.{160}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['How long has that been going round?', 'Does it get stronger at night?', 'What sets it going?'],
  },
  {
    id: 'overthink',
    when: "(?:you(?:'re| are)(?: probably| just| always| totally| definitely)? overthinking|@YOU(?:overthink|overanalyze|second[- ]guess))",
    unless:
      /^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Everybody does that sometimes.'],
    ask: ["What's the question you keep turning over?", 'What set it off?', 'What does your first feeling say?'],
  },
  {
    id: 'worried-about-them',
    when: "(?:@YOU(?:worry|worried)|you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:worried|concerned)(?: sick)?) about @THEM@TIME@END",
    unless:
      /^.{80}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What have you noticed about {them}?', '{Do} {they} know you worry?', 'Who else has seen it?'],
  },
  {
    id: 'worried-about',
    when: "(?:@YOU(?:worry|stress|obsess)|you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:worried|concerned|stressed|anxious|stressing)(?: out)?(?: sick)?) about (?!yourself|him|her|them)",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ["What's the worst of it, in your eyes?", 'Who do you talk to about it?', 'When will you know more?'],
  },
  {
    id: 'scared',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:scared|afraid|terrified|frightened|petrified|freaking out|scared to death)@TIME@END",
    unless:
      /^.{90}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's a horrible feeling."],
    ask: ['What are you scared of?', 'Is somebody there with you?', 'Since when has it been like that?'],
  },
  {
    id: 'scared-of',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:scared|afraid|terrified|frightened) (?:of|about|for) (?!yourself|dying|death|living|him|her|them|your (?:husband|wife|boyfriend|girlfriend|dad|father|mom|mother|stepdad|brother|son|ex|partner)|what you)",
    unless:
      /\b(?:lose|losing)\b|^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['When is that fear the strongest?', 'What do you think could happen?', 'Have you been through it before?'],
  },
  {
    id: 'scared-that',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:scared|afraid|terrified) (?:that )?(?:you'll|you will|you won't|you're going to|you are going to|you might|it'll|it will|it won't|it's going to|people will|everyone will|they'll|they will|nobody will|no one will)",
    unless:
      /\b(?:make it|lose|losing|hurt|hit|himself|herself|myself|survive)\b|^.{140}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: [
      'What put that thought in your head?',
      'Has anything pointed that way so far?',
      'When does that thought come up most?',
    ],
  },
  {
    id: 'scared-to',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:scared|afraid|terrified) to (?!be home|go home|live|leave him|leave her|be alone|sleep|go to sleep|go to bed|close|turn)\\p{L}+",
    unless:
      /\b(?:hit|hits|violent|shouts|yells|abus\p{L}*|gun)\b|^.{150}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What do you think would happen if you did?', 'What would make it a bit easier?', 'Does it have to be soon?'],
  },
  {
    id: 'nervous-about',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:nervous|anxious|jittery|stressed) (?:about|for) (?:the|your|a|an|this|tomorrow|next|work|school|Monday|going|starting|meeting|it|giving|having|seeing)\\b",
    unless:
      /^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Anybody would be a bit.'],
    ask: [
      'Which part do you dread most?',
      'When is it?',
      'Have you done something like it before?',
      'What would a good outcome be?',
    ],
  },
  {
    id: 'nervous',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:nervous|anxious|jittery|on edge|uneasy|tense|restless|antsy)@TIME@END",
    unless:
      /\b(?:reason|finger|couldn't tell|can't tell|because|cause|cuz|bc|since)\b|^.{60}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's not comfortable."],
    ask: ['What makes you nervous?', 'Is something coming up?', 'What are you doing right now?'],
  },
  {
    id: 'panic-attack-had',
    when: '@YOU(?:had|got|keep having|keep getting|get|kept having) (?:(?:a|an|another|your first|these|what felt like a|some kind of|my) )?(?:(?:full[- ]blown|bad|huge|mini|massive|little|big|really bad) )*(?:panic|anxiety) attacks?',
    unless:
      /^.{140}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Those are frightening.'],
    ask: ['How long did it last?', 'Was anyone with you?', 'How are you now?', 'Was it the first one like that?'],
  },
  {
    id: 'panicking-now',
    when: "you(?:'re| are)(?: (?:kind of|kinda|totally|so|really|just|still))* (?:panicking|having (?:a|another) (?:bad |really bad |huge )?(?:panic|anxiety) attack|freaking out right now)",
    unless:
      /\b(?:chest pain|arm)\b|^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Okay. One breath at a time.'],
    ask: ['Are you sitting or standing right now?', 'Is somebody near you?', 'What can you see around you?'],
  },
  {
    id: 'dreading',
    when: "(?:@YOU(?:dread)|you(?:'re| are|'ve been)(?: (?:already|really|so|just|kind of|kinda))* dreading) (?:tomorrow|Monday|Sunday|going|it|the|work|this|next|seeing|every|having|your)\\b",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What do you expect it to be like?', 'How was it the last time?', 'How long have you got until then?'],
  },
  {
    id: 'tired',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:tired|exhausted|worn out|drained|wiped out|wiped|dead tired|knackered|bone tired|sleepy|pooped|so done|beat)(?: all the time| from work| of today)?@TIME@END",
    unless:
      /\btired of\b|\b(?:living|so done)\b|^.{90}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Poor you.'],
    ask: [
      'What took the most out of you?',
      'When did you last get a proper rest?',
      'Is it a sleepy tired, or more than that?',
      'Do you get a break soon?',
    ],
  },
  {
    id: 'tired-of',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:tired|sick|sick and tired|fed up|over it)(?: of| with) (?:the|your (?!life|own)|these|having to|always|his|her|their|people|work|working|faking|pretending|being (?:the|treated|tested|ignored|single|broke|nice|asked|told|compared|used)|everyone|explaining|cleaning|cooking|waiting|arguing|fighting with|hearing|doing)\\b",
    unless:
      /\b(?:life|living|existing|being alive|myself)\b|^.{140}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['That wears you down.'],
    ask: ['How long has it gone on like this?', 'Did something happen today?', 'When was it last different?'],
  },
  {
    id: 'burned-out',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:burn(?:ed|t) out|running on empty|running on fumes|at your limit|stretched (?:too )?thin|overworked)@TIME",
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That doesn't come from nothing."],
    ask: [
      'What has been taking the most out of you?',
      'Is any of it going to let up soon?',
      'What have you had to drop already?',
      'Who knows how bad it is?',
    ],
  },
  {
    id: 'overwhelmed',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:overwhelmed|swamped|stressed|stressed out|under (?:so much|a lot of) (?:stress|pressure)|frazzled)@TIME@END",
    unless:
      /^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['So much at once.'],
    ask: [
      "What's at the top of the pile?",
      'What has to happen by tomorrow?',
      'Which bit could wait?',
      'Who could take something off you?',
    ],
  },
  {
    id: 'too-much-to-do',
    when: "@YOU(?:have|'ve got|got) (?:so much|too much|a million things|so many things|a ton)(?: stuff| work| things)?(?: left)? to do",
    unless: /^.{110}/iu,
    say: ['Oof, a full list.'],
    ask: ['What comes first?', 'What would happen if half of it waited?', 'How much of it is for other people?'],
  },
  {
    id: 'sad',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:sad|down|low|blue|unhappy|miserable|gloomy|depressed|bummed|bummed out|heartbroken)@TIME@END",
    unless:
      /\b(?:sick|reason|finger|couldn't tell|don't know|told|eat|because|cause|cuz|bc|since)\b|^.{70}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's hard."],
    ask: ['Has it been there all day?', 'Do you know where it comes from?', 'Is anybody around?'],
  },
  {
    id: 'cried',
    when: '@YOU(?:cried|have cried|broke down|burst into tears|bawled|sobbed|started crying|ended up crying|ended up in tears|broke out in tears)\\b(?! laughing| from relief| with relief| from laughing| and laughed)',
    unless:
      /\b(?:laugh\p{L}*|happy|joy|relie\p{L}*|proud|movie|film|onions?|wedding|beautiful|ultrasound|born|passed|won|song|choir|finish\p{L}*|medal|first time)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b|\b(?:almost|haha\p{L}*|lol|good cry\p{L}*|nice|nailed|great|kids)\b/iu,
    say: ['Oh dear.'],
    ask: ['How are you now, after that?', 'Is anybody with you?'],
  },
  {
    id: 'cant-stop-crying',
    when: "(?:@YOU(?:can't|cannot|couldn't) stop (?:crying|sobbing)|you keep crying|you(?:'ve been| have been| are|'re)(?: (?:just|still|literally))* (?:crying|sobbing|in tears))(?! laughing| of joy| happy| at| for)",
    unless:
      /\b(?:laugh\p{L}*|happy|joy|relie\p{L}*|movie|film|onions?|wedding)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Take all the time you need.'],
    ask: ['How long has it been going on now?', 'Are you by yourself right now?', 'Is there someone you could call?'],
  },
  {
    id: 'feel-like-crying',
    when: "@YOU(?:want to cry|wanna cry|feel like crying|could cry|could just cry|need a good cry|need to cry)|you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:about to cry|close to tears|on the verge of tears)",
    unless:
      /\b(?:happy|joy|relie\p{L}*)\b|^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Nothing wrong with tears.'],
    ask: ['Where are you right now?', 'Could you let it out where you are?', 'When did you last really cry?'],
  },
  {
    id: 'dont-know-why-feeling',
    when: "@YOU(?:don't|do not)(?: even| really)? know why (?:you(?:'re| are| feel| get| got| was| were| always| keep| can't)|it (?:hurts|bothers|gets|hits|hit))",
    unless:
      /\b(?:tell|telling|type|typing|writ\p{L}*|here)\b|^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["There doesn't have to be a reason."],
    ask: ['When did you first notice it?', 'Does it come at certain times?', 'Is it there right now?'],
  },
  {
    id: 'dont-know-why-they',
    when: "@YOU(?:don't|do not)(?: even| really)? (?:know|understand|get) why @THEY",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ["What's your best guess?", 'Could you ask {them}?', 'How {do} {they} explain it?'],
  },
  {
    id: 'lonely',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:lonely|alone|all alone|isolated|so alone|like you have no one|lonesome)@TIME@END",
    unless:
      /\b(?:home alone|alone with him|alone with her|not lonely|how do you)\b|^.{90}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's a hard feeling."],
    ask: ['When is it the strongest?', 'When did you last have company you liked?', 'Who do you wish was there?'],
  },
  {
    id: 'left-out',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:left out|excluded|invisible|ignored|unwanted|out of place|unseen|unheard|unappreciated|overlooked|taken for granted|like (?:an outsider|a third wheel|the odd one out|a stranger|nobody (?:sees|likes|notices|listens|cares)|no one (?:sees|likes|notices|listens|cares)|you don't (?:belong|fit in)))\\b",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['That hurts.'],
    ask: [
      'Who is it the worst with?',
      'Is it one group, or everywhere?',
      'Who is it different with?',
      'What was it today?',
    ],
  },
  {
    id: 'nobody-understands',
    when: '(?:nobody|no one|no-one)(?: really| even| ever| in (?:your|the) \\p{L}+| here| around you)* (?:understands|understood|gets it|gets you|listens|listened|believes you|takes you seriously)\\b',
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's a lonely spot."],
    ask: [
      'Is there anybody who comes close?',
      'What do they say when you bring it up?',
      'What would you want them to get?',
    ],
  },
  {
    id: 'nobody-asks',
    when: "(?:nobody|no one|no-one)(?: really| even| ever| at \\p{L}+| here| has)* (?:asks?|asked|checks|checked|calls|called|texts|texted|notices?|noticed|cares?|cared|remembers?|remembered|invites?|invited)(?: about (?:it|you)| how you(?:'re| are)(?: doing)?| on you| you| it| anything)?@TIME@END",
    unless:
      /\b(?:i'm glad|lucky|relie\p{L}*|phew|question|class)\b|^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Who would you have wanted it from?', "Do they know what's going on with you?", 'Was it different once?'],
  },
  {
    id: 'no-one-to-talk-to',
    when: "@YOU(?:have|'ve got) (?:(?:literally|absolutely|really) )?(?:no one|nobody|no (?:real |close |actual )?friends)(?: left)?(?: to (?:talk to|tell|call|turn to|vent to|hang out with))?@TIME@END|@YOU(?:don't|do not) (?:really )?have (?:any (?:real |close )?friends|anyone|anybody|friends|someone)(?: left)?(?: to (?:talk to|tell|call|turn to|vent to|hang out with))?@TIME@END",
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b|\bask\b/iu,
    say: ['You can tell it here.'],
    ask: ['Was there somebody before?', 'How long has that been so?', "Is there anybody you'd like to know better?"],
  },
  {
    id: 'empty',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:empty|numb|hollow|emotionless|empty inside|nothing)@TIME@END|@YOU(?:don't|do not|can't) feel (?:anything|much|a thing)@TIME@END",
    unless:
      /\b(?:stomach|leg|legs|arm|hands?|fingers?|tooth|point|house)\b|^.{90}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Since when has it been that way?', 'Does it come and go?', 'What still gets through, if anything?'],
  },
  {
    id: 'bored',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:bored|bored out of your mind|bored to tears)@TIME@END",
    unless:
      /^.{70}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Boredom is the worst.'],
    ask: [
      'What would you be up for?',
      'What do you usually do at this hour?',
      'Bored right now, or bored in general?',
      'Who could you bother a bit?',
    ],
  },
  {
    id: 'stuck',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:stuck|trapped in a rut|stuck in (?:a rut|life|place)|in a rut|going nowhere|stagnant)@TIME@END",
    unless:
      /\b(?:traffic|elevator|train|snow|mud|airport|line|trapped)\b|^.{80}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Is it work, home, or all of it?', 'What did you try last?', 'How long has it felt like that?'],
  },
  {
    id: 'lost',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:lost|confused|so confused|directionless|adrift)(?: in life| about everything)?@TIME@END",
    unless:
      /\b(?:map|street|city|downtown|gps|driv\p{L}*|train)\b|^.{80}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Is there something to decide?', 'Which part is the least clear?', 'How long has it felt that way?'],
  },
  {
    id: 'behind-in-life',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:(?:so far |way |like you're |like you are )*(?:behind in life|behind everyone|behind everybody|left behind|falling behind|behind)|like everyone is ahead of you)@TIME@END|everyone(?: else)?(?: your age)? (?:is|seems|has|'s) (?:so far |way )?(?:ahead|figured it out|got it figured out|moving on|getting married)",
    unless:
      /\b(?:rent|bills|payments|homework|mortgage|class|schedule)\b|^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Behind on what, mostly?', 'Who do you look at when you think that?', "Where did you think you'd be by now?"],
  },
  {
    id: 'compare-self',
    when: "@YOU(?:compare|keep comparing|'re always comparing|can't stop comparing) (?:yourself|yourself and|your life|myself)",
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Most people do that.'],
    ask: ['Who is it, mostly?', "What do they have that you'd like?"],
  },
  {
    id: 'stupid',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:like )?(?:(?:such )?an? (?:complete |total |absolute |fucking )?)?(?:stupid|dumb|idiot|fool|foolish|ridiculous|pathetic|moron|clown)@TIME@END",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's a harsh word for yourself."],
    ask: ['Did anybody say so, or only you?', 'What made you think so?'],
  },
  {
    id: 'embarrassed',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:embarrassed|humiliated|mortified|awkward)@TIME@END",
    unless: /^.{110}/iu,
    say: ['Ouch.'],
    ask: ['What happened there?', 'Who saw it?', 'Did anybody say something?'],
  },
  {
    id: 'ashamed',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:ashamed|so ashamed|full of shame|disgusted with yourself)(?: of (?:it|yourself|that|this))?@TIME@END",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's not easy to say."],
    ask: ['Does anyone know about it?', 'How long have you kept that in?', 'Who would you trust with it?'],
  },
  {
    id: 'guilty',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:guilty|bad about it|terrible about it|so bad about it)@TIME@END|you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* guilty (?:about|for|every time|when|each time|because|that)",
    unless:
      /^.{150}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's an awful feeling."],
    ask: [
      'What bothers you most about it?',
      'Have you talked to anyone about it?',
      'Did somebody say something, or is it only you?',
    ],
  },
  {
    id: 'failure',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:like )?(?:such )?(?:a|the|like a|like the) (?:(?:total|complete|huge|big|absolute|biggest) )*(?:failure|loser|disappointment|screw-up|screwup|waste)\\b(?! of space)",
    unless:
      /^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's a hard thing to think."],
    ask: ['Who would disagree with that?', 'What happened before that thought came?', 'How long have you thought so?'],
  },
  {
    id: 'bad-parent',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:like )?(?:such )?(?:a|the|like a|like the) (?:(?:really|very|absolute|total) )*(?:bad|terrible|awful|horrible|worst|shitty|crappy|lousy) (?:mom|mother|mum|dad|father|parent|wife|husband|friend|daughter|son|sister|brother|person|partner|girlfriend|boyfriend|teacher|nurse|human|human being)\\b",
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's a hard thing to say about yourself."],
    ask: ['Would they say so too?', 'What happened before you thought that?'],
  },
  {
    id: 'not-good-enough',
    when: "(?:you(?:'re| are| feel| were)(?: like you(?:'re| are| will))?(?: just| simply)? (?:not|never|never going to be) (?:\\p{L}+ )?enough\\b|nothing you (?:do|did|say) is (?:ever )?(?:good enough|right|enough)|you can't do anything right|you always (?:mess|screw|fuck) (?:everything|it|things) up)",
    unless:
      /\b(?:sleep|money|hours|time)\b|^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's a hard thing to live with."],
    ask: ['When did it start to feel like that?', 'Has it always been so?', 'When was it last like that?'],
  },
  {
    id: 'fraud',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:like )?(?:a |an |such a |like a |like an )?(?:total |complete )?(?:fraud|impostor|imposter|phony|fake)\\b",
    unless: /^.{130}/iu,
    say: ['Lots of good people think that.'],
    ask: ["What do you think they'd find out?", 'Has anyone ever doubted you?', 'When does that feeling come up?'],
  },
  {
    id: 'hate-your-looks',
    when: "@YOU(?:hate|can't stand|really don't like) (?:your|the way your) (?:body|hair|face|nose|skin|teeth|looks|haircut|smile|voice|legs|reflection)\\b|@YOU(?:hate|can't stand) (?:how|the way) you look",
    unless:
      /\b(?:weigh\p{L}*|pounds|lbs|kilos|calories|purg\p{L}*|throw up|starv\p{L}*|eat\p{L}*|fat|scale)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Did somebody say something?', 'Since when has it bothered you?', 'Was there a time you liked it?'],
  },
  {
    id: 'useless',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:useless|helpless|powerless|hopeless at this|so helpless)@TIME@END",
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's a rotten feeling."],
    ask: ['What have you been able to do so far?', 'What would you do if you could?', 'Who else is in this with you?'],
  },
  {
    id: 'feel-awful',
    when: "@YOU(?:feel|felt|am feeling|'re feeling) (?:(?:so|really|just|absolutely|pretty) )*(?:awful|bad|terrible|horrible|like (?:crap|shit|garbage|trash)|lousy|rotten|crappy|shitty)@TIME@END",
    unless:
      /\b(?:phone|laughed|hurt|lied|snapped|because|cause|cuz|bc|since)\b|^.{40}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["I'm sorry it's that bad."],
    ask: ['In your body, or in your head?', 'How long has it been this bad?', 'Did something happen?'],
  },
  {
    id: 'feel-off',
    when: "@YOU(?:feel|felt|'ve been feeling|'re feeling) (?:(?:so|really|just|kind of|kinda|a bit|a little) )*(?:weird|off|strange|not right|different|out of it|meh|blah)@TIME@END",
    unless:
      /^.{80}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Off in which way?', 'How did the day start?', "What's different from other days?"],
  },
  {
    id: 'angry',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:angry|mad|furious|pissed(?: off)?|livid|irritated|annoyed|frustrated|fuming|irritable|enraged)@TIME@END",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Let it all out.'],
    ask: [
      'Have you been able to say it to anyone?',
      'What would you say if you could say anything?',
      'Is it one thing, or has it been building?',
    ],
  },
  {
    id: 'angry-at-them',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:angry|mad|furious|pissed(?: off)?|livid|annoyed|upset|frustrated)(?: at| with) @THEM@TIME@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['{Do} {they} know?', 'What would you like {them} to say?', 'Have you two talked since?'],
  },
  {
    id: 'angry-at-self',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:angry|mad|furious|pissed|annoyed|upset|disappointed|frustrated)(?: at| with| in) yourself\\b",
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What do you wish you had done?', 'Can any of it be fixed?'],
  },
  {
    id: 'jealous',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:jealous|envious)\\b",
    unless: /^.{130}/iu,
    say: ["That's human."],
    ask: ['What would you want of it most?', 'When does it sting most?', 'Does it bother you that you are?'],
  },
  {
    id: 'disappointed',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:disappointed|let down|bummed|gutted|crushed)@TIME@END",
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's disappointing."],
    ask: ['What had you hoped for?', 'How did you find out?', 'Is there another chance at it?'],
  },
  {
    id: 'hurt',
    when: "you(?: feel|'re so| are so| were so| felt)(?: (?:really|so|very|pretty|just))* (?:hurt|betrayed|rejected|used|unloved|offended|humiliated by it)@TIME@END",
    unless:
      /\b(?:knee|back|ankle|tooth|foot|leg|arm|shoulder|hip|neck|stomach|head|pee|walk|chew|surgery|pain)\b|^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['That must really sting.'],
    ask: ['What hurt most about it?', 'Do they have any idea?', 'What would have made it right?'],
  },
  {
    id: 'homesick',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* homesick|@YOU(?:miss) (?:home|your (?:home|hometown|country|village|home town)|the old country)\\b",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Being far from home is hard.'],
    ask: [
      'What do you miss most about it?',
      'When were you last there?',
      'How long have you been away?',
      "Who's there still?",
    ],
  },
  {
    id: 'miss-old-days',
    when: '@YOU(?:miss) (?:how (?:it|things|we|you)|the way (?:it|things|we|you)|when|being (?:a kid|young|happy|close|little|in love)|those days|the old days|your old (?:life|job|friends|self|school|apartment|house|place)|who you (?:were|used to be)|the old you)\\b',
    unless:
      /^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What was different then?', 'What would you bring back first?', 'When did it change?'],
  },
  {
    id: 'miss-them',
    when: '@YOU(?:miss|really miss|still miss) @THEM(?: so much| a lot| like crazy| so bad| terribly| already| sometimes)*@TIME@END',
    unless:
      /^.{90}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: [
      'What do you miss most about {them}?',
      'What would you tell {them} right now?',
      'What reminded you of {them} today?',
    ],
  },
  {
    id: 'wish-you-could',
    when: '@YOU(?:wish) you could (?:just |only )?(?!die|sleep forever|stop existing|not)\\p{L}+',
    unless:
      /\b(?:undo|swallow|take (?:it|that) back|go back|hold (?:him|her)|see (?:him|her)|talk to (?:him|her)|tell (?:him|her))\b|^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What would you do first?', 'What stands in the way?'],
  },
  {
    id: 'wish-you-had',
    when: "@YOU(?:wish) you(?:'d| had|'d never| had never| hadn't) (?!been born|a \\b|a|more|some|enough|money|never been born|someone|somebody)\\p{L}+",
    unless:
      /^.{140}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What would be different now?', 'When does that thought come up?', 'Can some of it still be done?'],
  },
  {
    id: 'wish-they-would',
    when: "@YOU(?:wish|just wish) @THEY(?: would|'d| could| had) (?!n't)\\p{L}+",
    unless:
      /^.{140}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Have you ever said so to {them}?', 'Was it ever different?'],
  },
  {
    id: 'want-someone',
    when: '@YOU(?:want|need|wish you had|wish there was|could use) (?:someone|somebody|a friend|a person|anyone)(?: here| awake| real)? (?:to|who|that|you can)\\b|@YOU(?:want|need|could use) (?:someone|somebody|a friend)@END',
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["I'm listening, for a start."],
    ask: ['Who used to be that for you?', 'What would you want to say to them?', 'What would they do first?'],
  },
  {
    id: 'want-hug',
    when: '@YOU(?:want|need|could use|could really use) (?:a|some|one) (?:(?:good|big|long|real) )*(?:hugs?|cuddles?)\\b',
    unless:
      /^.{90}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['A good hug helps.'],
    ask: ['Who gives the best ones?', 'When did you last get one?', 'Who would you like it from?'],
  },
  {
    id: 'need-break',
    when: '@YOU(?:want|need|could use|could really use) (?:(?:a|some|one|just a|just one|just some|a whole) )?(?:(?:long|real|proper|little|good|quick) )*(?:days? off|break|vacation|holiday|nap|rest|time (?:off|alone|for yourself|to yourself)|alone time|quiet|peace and quiet|me time|week off|weekend)\\b',
    unless:
      /\b(?:from him|from her|from you|dose|drink)\b|^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Everybody needs that.'],
    ask: ['What would you do with it?', 'When was the last one?', 'Is there one in sight?'],
  },
  {
    id: 'want-to-be-happy',
    when: '@YOU(?:want) to (?:be|feel) (?:happy|normal|okay|ok|better|loved|yourself again|like yourself again|good|calm|free|seen|heard|wanted|enough)(?: again| for once)?@TIME@END',
    unless:
      /^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['When did you last feel that way?', 'What would be the first sign of it?'],
  },
  {
    id: 'want-to-scream',
    when: '@YOU(?:want to|wanna|could|feel like) (?:just )?(?:scream|yell|screaming|yelling)(?: into a pillow| at everyone)?@TIME@END',
    unless:
      /^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Go ahead, scream.'],
    ask: ['What would you scream?', 'Is there a place where you could?', 'How long has that been building up?'],
  },
  {
    id: 'hate-this',
    when: '@YOU(?:hate) (?:this|it|it here|all of it|all of this|this place|this feeling)(?: so much| so bad)?@TIME@END',
    unless:
      /\b(?:gained|watch|jealous|envious|weight)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Which bit gets to you most?', 'How long has it been this bad, would you say?', 'Was it ever better?'],
  },
  {
    id: 'hate-when',
    when: '@YOU(?:hate) (?:(?:it )?when (?!you)|having to)',
    unless:
      /\bhate that word\b|^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['How often is it like that?', 'Was it so again today?', 'What was it this time?'],
  },
  {
    id: 'hate-days',
    when: "@YOU(?:hate) (?:Mondays|Sundays|mornings|winter|summer|November|December|January|February|Christmas|Easter|Valentine's|birthdays|your birthday|the holidays|the cold|the heat|the rain|the dark)\\b",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b|\b(?:but|best|usually|used to)\b/iu,
    ask: ["What's the worst thing about it?", 'Has it always been like that?', 'Anything good about it at all?'],
  },
  {
    id: 'hate-noise',
    when: "@YOU(?:hate|can't stand|can't take) (?:the|this|that|all the|all this) (?:noise|sound|silence|quiet|barking|music|yelling)\\b",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What is it like right now?', 'How long does it go on, usually?', "Is there a room where it's better?"],
  },
  {
    id: 'regret',
    when: "(?:@YOU(?:regret|regretted)\\b|@YOU(?:shouldn't|should not) have(?:@END| said| done| gone| sent| told| let| bought| sold| left| come| asked))",
    unless:
      /\bshould not have to\b|^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What would you do differently today?', 'Can it still be put right?', 'Has anybody said anything about it?'],
  },
  {
    id: 'dont-know-what-to-do',
    when: "@YOU(?:don't|do not|didn't)(?: even| really)? know what to do(?: anymore| now| next| about (?:it|that|this)| with yourself)?@TIME@END|you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:at a loss|clueless)",
    unless:
      /^.{170}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's a hard spot."],
    ask: ['What have you thought of so far?', 'Does it have to be decided now?', 'Has anybody offered to help?'],
  },
  {
    id: 'dont-know-what-to-say',
    when: "@YOU(?:don't|do not|didn't|never)(?: even| really)? know what to (?:say|tell|write|answer|reply|text)(?: back| to (?:that|it|him|her|them))?@TIME@END",
    unless:
      /^.{140}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: [
      'What would you say if it were easy?',
      'What would you have liked to say?',
      'What did you most want them to know?',
    ],
  },
  {
    id: 'dont-know-how-to-tell',
    when: "@YOU(?:don't|do not)(?: even| really)? know how to (?:tell|say (?:it|that|this) to|ask|break it to|explain (?:it|that|this) to) @THEM",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['How do you think {they} will take it?', 'When will you see {them}?', "What's the shortest way to say it?"],
  },
  {
    id: 'dont-know-how',
    when: "@YOU(?:don't|do not)(?: even| really)? know how to (?!tell|say|ask|live|go on|keep going|break|be\\b|do anything)\\p{L}+",
    unless:
      /^.{140}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Which part is the tricky one?', 'Who could you ask?', 'What have you tried?'],
  },
  {
    id: 'dont-know-if-should',
    when: "(?:@YOU(?:don't|do not)(?: even| really)? know (?:if|whether)|you(?:'re| are)(?: still| really| just)? not (?:even |really )?sure (?:if|whether)) (?:you should|to |you want to (?!live|be|wake|exist)|you'd (?:want|like))",
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What does your gut say?', 'What would be good about it?', 'What would change if you did?'],
  },
  {
    id: 'dont-know-if-it',
    when: "(?:@YOU(?:don't|do not)(?: even| really)? know (?:if|whether)|you(?:'re| are)(?: still| really| just)? not (?:even |really )?sure (?:if|whether)) (?:you (?:passed|failed|got|did|said|made the|locked|'ll get|will get)|it(?:'s| is|'ll| will| was)|they(?:'ll| will)|your (?:pension|money|savings|car|visa|application))",
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['How will you find out?', 'What do you think, honestly?'],
  },
  {
    id: 'dont-know-what-you-want',
    when: "@YOU(?:don't|do not)(?: even| really)? know (?:what you want|what to do with your life)\\b",
    unless:
      /^.{130}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ["What do you know you don't want?", 'When did you last feel sure?', 'What did you want as a kid?'],
  },
  {
    id: 'cant-decide',
    when: "(?:@YOU(?:can't|cannot|couldn't) (?:decide|choose|make up your mind|make a decision|pick)|you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* torn)@TIME(?:@END| between| about| whether| if)",
    unless:
      /^.{170}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Which way do you lean right now?', 'By when do you have to know?', 'What would you pick if nobody minded?'],
  },
  {
    id: 'cant-focus',
    when: "@YOU(?:can't|cannot|couldn't) (?:focus|concentrate|think straight|get anything done|get started|think clearly|study)(?: on (?:anything|work|it))?@TIME@END",
    unless:
      /^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What were you trying to do?', 'Where does your mind go instead?', 'When did it last go well?'],
  },
  {
    id: 'cant-do-this',
    when: "@YOU(?:can't|cannot) do (?:this|it|that)(?: alone| by yourself| today| right now)?@END",
    unless:
      /\b(?:anymore|any more|any longer|life|living)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ["What's the hardest bit of it?", 'Does it have to be today?', 'Is there anybody who could help?'],
  },
  {
    id: 'cant-get-over',
    when: "@YOU(?:can't|cannot|couldn't)(?: seem to)? (?:get over|let go of|move on from|forget|forget about) (?:it@TIME@END|that@TIME@END|this@TIME@END|what (?:happened|he|she|they))\\b|@YOU(?:can't|cannot)(?: seem to)? (?:let (?:it )?go|move on)@TIME@END",
    unless:
      /\b(?:perfect|episode|ago|yesterday|last|goal|game|episode)\b|^.{140}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What keeps bringing it back?', 'How long ago was it?', 'Have you talked to anybody about it?'],
  },
  {
    id: 'cant-get-over-them',
    when: "@YOU(?:can't|cannot|couldn't)(?: seem to)? (?:get over|let go of|move on from|forget|forget about) @THEM@TIME@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What brings {them} back to mind?', 'How long has it been?', 'Do you still hear from {them}?'],
  },
  {
    id: 'cant-forgive-them',
    when: "@YOU(?:can't|cannot|couldn't|don't want to|won't|will never|'ll never)(?: ever)? forgive @THEM",
    unless:
      /^.{150}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['{Have} {they} said sorry?', 'What would {they} have to do?', '{Do} {they} know what it did?'],
  },
  {
    id: 'cant-get-up',
    when: "@YOU(?:can't|cannot|couldn't|don't want to|didn't want to|can't even|can barely) get (?:up|out of bed|out of your bed)(?: in the morning)?@TIME@END|@YOU(?:stayed|spent the day|'re still|lay) in bed(?: all day| the whole day)?@TIME@END",
    unless:
      /\b(?:shy|baby|snow|surgery|flu|fever|broken)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Have you eaten anything yet?', 'What would you have to get up for?', 'Is anybody there with you?'],
  },
  {
    id: 'dont-want-to-go',
    when: "@YOU(?:don't|do not|really don't) (?:want to|wanna|feel like) (?:go|going)(?: (?:to|back to|in to|into|there|back|in|out|anywhere)(?: (?:the |your |this |that |a )?\\p{L}+)?)?@TIME@END",
    unless:
      /\bmoving\b|\bgo (?:on|home|to sleep|to bed|to the (?:doctor|hospital|er))\b|^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ["What's waiting for you there?", 'Do you have to?', 'What if you stayed home?'],
  },
  {
    id: 'dont-want-to-talk',
    when: "@YOU(?:don't|do not|don't really|really don't) (?:want to|wanna|feel like) (?:talk|talking)(?: about (?:it|that|this)| right now)?@TIME@END",
    unless:
      /^.{90}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["Then we don't have to."],
    ask: ['What would you rather talk about?', 'How was the rest of the day?', 'Shall we leave it there for tonight?'],
  },
  {
    id: 'dont-want-people',
    when: "@YOU(?:don't|do not|really don't) (?:want to|wanna|feel like) (?:see|seeing|talk to|talking to|deal with|be around|being around|meet|meeting) (?:anyone|anybody|people|any of them|my friends|your friends|everyone)\\b",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's allowed."],
    ask: ['What would you do with the quiet?', 'Is it everybody, or a certain few?'],
  },
  {
    id: 'happy',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:happy|glad|in a (?:good|great) mood|over the moon|on cloud nine|ecstatic|thrilled|stoked|so happy)@TIME@END",
    unless:
      /\b(?:not|but|scares|frightens|sad|guilty|cry|want|for (?:him|her|them)|supposed|should)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's great.", 'How good to hear.'],
    ask: ['What was the best moment?', 'What are you going to do now?', 'Who else is happy about it?'],
  },
  {
    id: 'happy-for-them',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:happy|glad|thrilled|so happy) for @THEM",
    unless:
      /\bbut\b|^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['How nice for {them}.'],
    ask: ['How did {they} tell you?', 'What did {they} say?', 'Will you celebrate with {them}?'],
  },
  {
    id: 'proud-of-self',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:proud|proud of yourself|proud of it)@TIME@END",
    unless:
      /\b(?:but|she|he|they|her|his|him|son|daughter)\b|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['And rightly so.'],
    ask: ['What did it take?', 'Who did you tell first?', 'What did you do right after?'],
  },
  {
    id: 'proud-of-them',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* proud of @THEM@TIME@END",
    unless:
      /^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['How lovely.'],
    ask: ['Did you get to tell {them}?', 'How did {they} take it?', 'What was {their} face like?'],
  },
  {
    id: 'excited',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:excited|hyped|pumped|psyched)(?: about (?:it|this|that|tomorrow)| for (?:it|this|that|tomorrow))?@TIME@END|you can't wait\\b(?! for it to be over| to die)",
    unless:
      /\b(?:but|not|scared|over|leave|nervous)\b|^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Ooh, nice.'],
    ask: ['What are you looking forward to most?', 'How long until then?'],
  },
  {
    id: 'relieved',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:relieved|so relieved)@TIME@END|(?:it's|that's|what) (?:such )?a (?:huge |big |massive )?relief",
    unless:
      /\b(?:but|angry|guilty|minutes)\b|^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Phew, finally.'],
    ask: ['What did you do when you heard?', 'Has it sunk in yet?', 'How long had you been tense about it?'],
  },
  {
    id: 'in-love',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:in love|falling in love|falling for (?:someone|somebody|a friend|a coworker)|head over heels)@TIME@END|@YOU(?:have|'ve got|developed) (?:a|such a|a huge|a big|this huge|the biggest|a little) crush|@YOU(?:like|really like) (?:someone|somebody|this guy|this girl|this boy|a guy|a girl|a boy)\\b|there's (?:this|a) (?:guy|girl|boy) you (?:like|love)",
    unless:
      /\b(?:married|wife|husband|boyfriend|girlfriend|still in love|broke up|ex)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Ooh.'],
    ask: [
      'What are they like?',
      'How often do you see each other?',
      'Do they have an idea?',
      'What did you notice first?',
    ],
  },
  {
    id: 'grateful',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* (?:grateful|thankful|blessed)@TIME(?:@END| for| that| to)",
    unless:
      /\b(?:but|should|supposed|though)\b|^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's nice to read."],
    ask: ['What made you think of it today?', 'What comes to mind first?', 'How did the day go?'],
  },
  {
    id: 'fine',
    when: "you(?:'re| are)(?: (?:doing|feeling|just|pretty|really|all|mostly|totally))* (?:fine|okay|ok|alright|all right|good|not bad|well)(?: today| now| I guess| thanks| for now| tonight)?$",
    unless:
      /\b(?:tell|say|says|said|told|pretend\p{L}*|everyone|they|not)\b|^.{45}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Good to hear.'],
    ask: ['What did you do today?', "What's the evening looking like?", 'Anything on your mind?'],
  },
  {
    id: 'feel-better',
    when: "(?:@YOU(?:feel|felt|'re feeling|'ve been feeling)|you(?:'re| are)(?: doing| feeling| getting)?)(?: (?:a bit|a little|much|so much|a lot|way|slightly|actually|already|finally|even))* better@TIME@END",
    unless:
      /\b(?:not|than|don't|want|wish|when|until|after (?:i|you)|deserve|never)\b|^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['How good.'],
    ask: ['What helped?', 'What was different this time?', 'What can you do again now?'],
  },
  {
    id: 'good-day',
    when: '(?:@YOU(?:had|have had) (?:a|an|such a|the|a really|actually a) (?:(?:really|very|pretty|actually) )?(?:good|great|nice|lovely|best|amazing|wonderful|awesome|perfect) (?:day|night|time|evening|weekend|week|morning)|today was (?:actually |really |pretty |such )*(?:a )?(?:good|great|nice|lovely|amazing|wonderful|awesome|perfect)(?: day)?)@TIME@END',
    unless:
      /\b(?:but|until|then)\b|^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['How nice.'],
    ask: ['What was the best part?', 'Who was with you?', 'How did it start?'],
  },
  {
    id: 'okay-day',
    when: "(?:today|(?:your|the) day|work|school)(?: was|'s been|'s| is) (?:just |kind of |kinda |pretty |mostly |so |all )*(?:okay|ok|alright|fine|normal|uneventful|average|so-so|meh)@TIME@END",
    unless:
      /\b(?:but|if|not|will|hope)\b|^.{60}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What did you get up to?', 'Was there a small good bit?', 'And what comes next?'],
  },
  {
    id: 'bad-day',
    when: "@YOU(?:had|have had|'re having|'ve had) (?:a|an|such a|the|another|a really|the most) (?:(?:really|very|pretty|super|so) )?(?:bad|terrible|awful|horrible|rough|shitty|crappy|hard|tough|worst|stressful|crap|lousy|rubbish) (?:day|night|week|morning|evening|weekend|month|year|time)|today (?:(?:really|just) )?(?:sucked|was (?:(?:really|so|just|such|pretty) )*(?:a )?(?:bad|terrible|awful|horrible|rough|shitty|crappy|hard|tough|exhausting)(?: day)?)",
    unless:
      /^.{80}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Ugh, sorry about that.'],
    ask: ['What was the worst of it?', 'Where did it go wrong?', 'Is it over now, at least?'],
  },
  {
    id: 'long-day',
    when: "(?:it's been|it was|you had|you've had) (?:a|such a|one|another|a really|a very) (?:(?:really|very|super|so) )?(?:long|busy|crazy|hectic|full|exhausting) (?:day|week|month|night|shift|year)",
    unless:
      /\b(?:tomorrow|going to be)\b|^.{80}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Feet up, then.'],
    ask: ['What took the longest?', 'Are you home now?', 'Have you had dinner yet?'],
  },
  {
    id: 'its-hard',
    when: "it(?:'s| is|'s been| has been| gets)(?: (?:so|really|just|very|too|still|pretty|been|kind of|kinda|super|all|always))* (?:hard|tough|difficult|rough|exhausting|tiring|brutal)@TIME@END",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['I believe you.'],
    ask: ['What makes it hardest right now?', 'When is it a bit easier?', 'Who helps you with it?'],
  },
  {
    id: 'its-too-much',
    when: "(?:it|this|everything|it all)(?:'s| is|'s been| has been| feels| gets| all feels)(?: (?:all|just|so|really|getting|become|becoming|way|a bit|a little))* (?:too much|overwhelming|a lot)@TIME@END",
    unless:
      /\b(?:money|rent|price|cost\p{L}*|anymore|fun)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's enough for anyone."],
    ask: [
      'What was the last thing on top?',
      'Which one thing would you hand over first?',
      "What's the biggest piece of it?",
    ],
  },
  {
    id: 'its-weird',
    when: "(?:it|this|that)(?:'s| is| was| feels| felt)(?: (?:so|really|just|kind of|kinda|very|pretty|all|a bit|a little|super|still))* (?:weird|strange|odd|surreal|unreal)@TIME@END",
    unless:
      /^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ["What's the weirdest bit?", 'What did you expect?', 'When did you notice?'],
  },
  {
    id: 'its-quiet',
    when: "(?:it|the house|the apartment|home|everything)(?:'s| is| was| feels| got)(?: (?:so|really|just|too|very|way|all|strangely|suddenly))* (?:quiet|silent|empty)@TIME@END",
    unless:
      /^.{90}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What did it sound like before?', 'Do you put on some noise?', 'Is it good quiet or bad quiet?'],
  },
  {
    id: 'its-loud',
    when: "(?:it|the house|everything|this place)(?:'s| is)(?: (?:so|really|just|too|very|way|always|constantly))* (?:loud|noisy|chaotic|a mess)@TIME@END",
    unless: /^.{90}/iu,
    ask: ['Can you get away from it for a bit?', "Who's making it?", 'When does it calm down?'],
  },
  {
    id: 'its-silly',
    when: "(?:it|this|that)(?:'s| is| sounds| probably sounds|'s probably| feels)(?: (?:so|really|just|such|probably|kind of|kinda|a|very|all|a bit|a little|super))* (?:dumb|stupid|silly|ridiculous|petty|pathetic|childish)(?: thing| to (?:say|complain|be upset|cry))?@TIME(?:@END| but)",
    unless:
      /^.{80}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["It's on your mind, so it counts."],
    ask: ['What bothers you about it?', 'What makes it stay with you?'],
  },
  {
    id: 'its-over',
    when: "(?:it's|we're|it is) (?:all |finally |really |officially |just )*over@TIME@END",
    unless:
      /^.{32}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['How did it end?', 'When did you know?', 'What happens now?'],
  },
  {
    id: 'getting-worse',
    when: "(?:it|this|things|everything)(?:'s| is|'re| are| keeps?| just keeps?)(?: (?:just|only|all|slowly|always|definitely))* getting (?:worse|harder|bad|out of hand)|(?:it|this|things) (?:just |only |always )?(?:gets?|got) worse",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What has changed the most?', 'When did it start to get worse?', 'Does anyone else see it?'],
  },
  {
    id: 'getting-better',
    when: "(?:it|this|things|everything)(?:'s| is|'re| are)(?: (?:just|slowly|finally|actually|really))* (?:getting|looking|going) (?:(?:a bit|a little|much|slowly|so much) )?(?:better|easier|up|well)\\b",
    unless:
      /\b(?:not|never|if|obviously|bad|but|when|supposed|say|says|tell|told)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Good news.'],
    ask: ['What made the difference?', 'Where do you notice it first?', "What's next, then?"],
  },
  {
    id: 'not-fair',
    when: "(?:it|this|that|life)(?:'s| is|'s just| is just|'s so) (?:just )?(?:not fair|unfair|so unfair|not right)|(?:it|this|life) (?:isn't|just isn't|ain't) fair",
    unless:
      /\b(?:to (?:him|her|them))\b|^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What happened, exactly?', 'What would fair have looked like?', 'Did anybody stand up for you?'],
  },
  {
    id: 'falling-apart',
    when: "(?:everything|your (?:whole )?life|it all|things)(?:'s| is| are|'re| keeps| feels like it's| just)(?: (?:just|all|slowly|kind of|literally))* (?:falling apart|a mess|going wrong|crumbling|collapsing|going downhill|out of control)|everything (?:keeps going|is going|went|goes) wrong",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['All of it at the same time.'],
    ask: ['What went wrong first?', 'Who is helping you with it all?', 'What needs doing first?'],
  },
  {
    id: 'always-the-same',
    when: "(?:every day|every night|everything|every week|it|each day)(?:'s| is| feels| stays)(?: (?:just|always|all|exactly|pretty much))* (?:the same|the exact same|groundhog day|so repetitive|on repeat)@TIME",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: [
      'What does a normal day look like?',
      'How long has it been like that?',
      'When was the last day that was different?',
    ],
  },
  {
    id: 'nothing-helps',
    when: 'nothing (?:ever |really |even |seems to |you (?:do|try|tried|did) (?:ever |really |seems to )?)?(?:works|work|helps|help|helped|changes|change|is working|is helping|makes a difference)@TIME@END',
    unless:
      /^.{120}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's discouraging."],
    ask: ['What have you tried up to now?', 'What came closest?', 'How long have you been at it?'],
  },
  {
    id: 'nothing-fun',
    when: "nothing (?:is|feels|sounds|seems)(?: (?:really|even|ever))* (?:fun|right|good|interesting|exciting|worth it|enjoyable|real)@TIME@END|@YOU(?:don't|can't) (?:enjoy|look forward to) (?:anything|things|stuff)@TIME@END",
    unless:
      /\bworth it\b|^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ["That's a hard way to feel."],
    ask: ['What used to be fun for you?', 'When was the last time something did?', 'How long has it been like this?'],
  },
  {
    id: 'nothing-wrong',
    when: "nothing(?:'s| is)(?: (?:really|actually|even|technically))* wrong@TIME@END",
    unless:
      /\b(?:talk\p{L}*|chat|glad|tests?|doctor|worry)\b|^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['There need not be a reason.'],
    ask: ['And the day itself, how was it?', 'Have you had that before?', 'How long has it been there?'],
  },
  {
    id: 'waiting-for',
    when: "you(?:'re| are|'ve been)(?: (?:still|just|now|always))* waiting (?:for|on) (?!the (?:other shoe|axe|day)|it to (?:end|be over|stop)|someone to|your life)",
    unless:
      /\b(?:bus|laundry|pizza|package|plane|flight|weeks|months|years|headlights|to come home)\b|^.{100}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    say: ['Waiting is no fun.'],
    ask: ['How long has it been already?', 'When should you hear?', 'What do you do in the meantime?'],
  },
  {
    id: 'heart-racing',
    when: "your heart(?:'s| is| was| keeps| kept| won't stop)(?: (?:just|still|so|literally))* (?:racing|pounding|beating (?:so )?(?:fast|hard)|hammering)|your heart (?:pounds|races)",
    unless:
      /\b(?:dream|nightmare|when|table|chest|arm|jaw|breath\p{L}*|dizzy|faint\p{L}*|pain|pills?|coffee|meds|attack)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Did it come out of the blue?', 'Is it slowing down a bit?', 'What were you about to do?'],
  },
  {
    id: 'feel-sick',
    when: "you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* sick to your stomach|@YOU feel sick@TIME@END",
    unless:
      /\bof\b|^.{32}|\b(?:pregnan\p{L}*|chemo|fever|flu|pills?|vomit\p{L}*)\b|^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['Ill, or sick with worry?', 'Since when?', 'Could you eat today?'],
  },
  {
    id: 'dont-feel-like-self',
    when: "@YOU(?:don't|do not|haven't|have not)(?: really| even)? (?:feel|felt|been feeling|recognize|feel quite) (?:like yourself|yourself|like me|like you)\\b|you(?:'re| are| feel|'ve been| have been)(?: (?:so|really|just|very|too|still|feeling|a bit|a little|kind of|kinda|pretty|always|also|honestly|getting))* not yourself",
    unless:
      /^.{110}|\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end it all|no point|what's the point|hurt(?:ing)? myself|cut(?:ting)? myself|not be here|palliative|abortion|pallbearer|memorial|the wake|(?:he|she|dad|mom|mum|they) passed|(?:he|she|dad|mom|mum|sister|brother)(?:'s| is) gone|without (?:him|her)|after him|lost (?:our|my|the) baby|be gone|disappear)\b/iu,
    ask: ['What is different about you these days?', 'Who has noticed?', 'When did it start?'],
  },
];
