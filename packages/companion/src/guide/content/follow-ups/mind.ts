import type { FollowUp } from './follow-up.ts';

/** What people say of themselves in the middle of a talk: what they think, fear, hope, regret, avoid and keep doing, and how the body takes it. */
export const mind: readonly FollowUp[] = [
  {
    id: 'keep-checking-for-them',
    when: "you(?: just| still)* (?:keep checking|kept checking|can't stop checking|check|checked|keep looking at) [^.]{0,30}(?:if|whether|in case) @THEY(?:'s|'ve)? ?(?:texted|wrote|written|called|answered|replied|posted|messaged|was|is|has|have|online)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bswollen|\block|breath/iu,
    ask: [
      'When did you last hear from {them}?',
      'What was the last thing {they} wrote?',
      'What would you want it to say?',
    ],
  },
  {
    id: 'keep-checking-phone',
    when: '@YOU(?:keep checking|kept checking|check|checked|keep looking at|keep picking up) (?:your phone|the phone|your messages|your email|the news)(?![^,.]*\\b(?:if|whether)\\b)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['That gets tiring, too.'],
    ask: [
      'What are you hoping will be there?',
      'How often today, would you guess?',
      'When did you last put it away for a while?',
    ],
  },
  {
    id: 'look-at-their-page',
    when: "@YOU(?:keep |kept |can't stop )?(?:look(?:ing|ed)? at|check(?:ing|ed)?|stalk(?:ing|ed)?|go(?:ing)? on|scroll(?:ing)? through) (?:his|her|their|your ex's|your ex) (?:page|profile|insta|instagram|facebook|story|stories|social)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Hard to leave alone.'],
    ask: ['What did you see there?', 'What do you hope to see?', 'How are you after looking?'],
  },
  {
    id: 'keep-looking-at',
    when: "@YOU(?:keep looking at|can't stop looking at|keep staring at|keep rereading|keep reading|reread) (?:the|your|that|his|her|this) (?:\\p{L}+ ){0,2}(?:paper|picture|photo|photos|pictures|letter|ring|message|messages|text|texts|email|ticket|test|list|certificate)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What goes through your mind when you look at it?', 'How many times by now?', 'Has anybody else seen it?'],
  },
  {
    id: 'keep-doing-the-math',
    when: '@YOU(?:keep (?:doing|running|going over)|do|did|run|ran|keep counting) the (?:math|numbers|maths|hours|sums)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["Which part doesn't add up?", 'What would make it come out right?', 'Who else knows the numbers?'],
  },
  {
    id: 'keep-putting-it-off',
    when: "@YOU(?:keep (?:putting|postponing|avoiding|finding (?:an )?excuses?|making excuses|chickening out|saying (?:next|someday|tomorrow|you'll|soon))|put(?:ting)? (?:it|that|this|things|everything) off|find (?:some |an )?excuses?|always find some)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["It's the starting that's hard."],
    ask: ["What's the bit of it you dread?", 'How long has it been waiting?', 'What usually comes in between?'],
  },
  {
    id: 'keep-forgetting',
    when: "@YOU(?:keep forgetting|keep losing (?:things|stuff|your)|forget everything|forget (?:things|words|names)|can't remember (?:anything|things|names|words|what you)|'re (?:getting |so )+forgetful)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bcan't stop\b|\bplot\b/iu,
    say: ["That's no fun."],
    ask: ['What was the last thing you forgot?', 'Since when have you noticed it?', 'Has somebody else noticed, too?'],
  },
  {
    id: 'keep-messing-up',
    when: "@YOU(?:keep (?:messing|screwing|getting it wrong|making (?:the same )?mistakes|failing|ruining)|mess (?:everything|it all|things) up|mess up everything|ruin everything|screw everything up|do everything wrong|can't do anything right)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["That's a rough thing to think."],
    ask: ['What happened this time?', "Who says that it's you?", 'Did anything go right today?'],
  },
  {
    id: 'keep-going-back',
    when: '@YOU(?:keep going back|always go back|went back) to @THEM',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What makes you go back each time?', 'What was different this time?', 'How long does the good part last?'],
  },
  {
    id: 'keep-dreaming-of-it',
    when: '@YOU(?:keep dreaming|keep having dreams|have dreams) (?:about|of|that)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bdream (?:job|house|home)\b|\bone day\b/iu,
    ask: ['How does the dream end?', 'How often does it come?', 'How are you when you wake up from it?'],
  },
  {
    id: 'cannot-stop-doing',
    when: "@YOU(?:can't|cannot|couldn't) stop (?:eating|checking|scrolling|buying|spending|talking|biting|picking|googling|watching|playing|listening|shopping|snacking|apologizing|comparing)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['When does it usually start?', 'What does it do for you in that moment?', 'What was today like with it?'],
  },
  {
    id: 'cannot-stop-smiling',
    when: "@YOU(?:can't stop|cannot stop|couldn't stop|'re|are|keep|kept)(?: still| just)* (?:smiling|grinning|laughing|giggling)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bcry\p{L}*|nervous\p{L}*|at me\b/iu,
    say: ['Oh, keep that.', "That's a nice thing to be stuck with."],
    ask: ['Which bit do you keep going back to?', 'Who have you told already?', "Do people ask you what's up?"],
  },
  {
    id: 'cannot-face-it',
    when: "@YOU(?:can't|cannot|couldn't) (?:even |really )?(?:look at|face|open|go in|go into|be in|go near|watch|touch) (?:it\\b|that|the|your|those|this|any|another|there)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bmirror|wait|believe|afford|football|game|show\b/iu,
    ask: ['What happens when you try?', 'Since when is it like that?', 'What would be the easiest bit of it?'],
  },
  {
    id: 'cannot-bring-yourself',
    when: "@YOU(?:can't|cannot|couldn't) (?:bring|make|get) yourself to",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['How far do you get before you stop?', 'What do you do instead?', 'What do you think would happen?'],
  },
  {
    id: 'cannot-believe-it',
    when: "@YOU(?:can't|cannot|couldn't) (?:quite )?believe (?:it|this|you|your luck|that you|how)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:she|he|they) (?:did|said|would)\b/iu,
    ask: ['Has it sunk in at all yet?', 'Who knows so far?', 'Where were you when it happened?'],
  },
  {
    id: 'cannot-believe-they',
    when: "@YOU(?:can't|cannot|couldn't) believe (?:that )?(?:he|she|they)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["You didn't see that coming."],
    ask: ['Was there any sign before?', 'What did you do when you found out?', 'What happens now between you?'],
  },
  {
    id: 'cannot-remember-last-time',
    when: "@YOU(?:can't|cannot|don't) (?:even )?remember (?:the last time|when you last|your last|what it's like|what it was like|when (?:you|it|we))",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Too long, then.'],
    ask: ['When might that have been, roughly?', 'What has changed since then?', 'What was it like back then?'],
  },
  {
    id: 'cannot-breathe',
    when: "@YOU(?:can't|cannot|couldn't|can barely|feel like you can't) (?:even )?(?:breathe|get (?:enough )?air|catch your breath)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|^.{70}|\b(?:chest|asthma|laugh\p{L}*|cold|game|gym)\b/iu,
    ask: ['Is it happening right now?', 'Have you had it before?', 'Does it come on suddenly?'],
  },
  {
    id: 'cannot-help-it',
    when: "@YOU(?:can't|cannot|couldn't) help (?:it|feeling|but)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['When does it come over you most?', 'What sets it off?', 'Does anybody say something about it?'],
  },
  {
    id: 'cannot-take-it',
    when: "@YOU(?:can't|cannot) (?:take|stand|handle|deal with|put up with|keep doing) (?:it|this|that|much more)(?: (?:any ?more|any longer|much longer|no more))?@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What happened today?', 'What was the last straw?', 'How long has it been building up?'],
  },
  {
    id: 'cannot-tell-if-they',
    when: "@YOU(?:can't|cannot|couldn't) (?:really |even )?tell (?:if|whether) @THEY",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Mixed signals, then.'],
    ask: ['What {do} {they} do that makes you wonder?', 'What would you like it to be?', 'What do your friends think?'],
  },
  {
    id: 'cannot-undo-it',
    when: "@YOU(?:can't|cannot) (?:undo|change|take back|get back|fix|get) (?:it|that|this|any of it|what (?:you|happened))(?: back)?@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bsink|car\b/iu,
    say: ['No, not that part.'],
    ask: ['What would you have done instead?', 'Is there any part of it still open?', 'How long ago was it?'],
  },
  {
    id: 'cannot-explain-it',
    when: "@YOU(?:can't|cannot|couldn't|don't know how to) (?:really |quite |even )?(?:explain|describe|put (?:it|this|that) into|put your finger|find the words)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["It doesn't have to be neat."],
    ask: ["What's the nearest word for it?", 'When did you first notice it?', 'Where do you feel it most?'],
  },
  {
    id: 'cannot-relax',
    when: "@YOU(?:can't|cannot|couldn't|don't know how to) (?:even |ever )?(?:relax|switch off|sit still|wind down|calm down|settle|rest|unwind)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      'Is it the day, or something coming up?',
      'When were you last properly calm?',
      'What have you tried tonight?',
    ],
  },
  {
    id: 'cannot-cry',
    when: "@YOU(?:can't|cannot|couldn't|haven't been able to) (?:even )?cry\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bin front\b/iu,
    ask: ['When did you last cry?', 'How does it sit with you instead?', 'Do you think it would help?'],
  },
  {
    id: 'cannot-body',
    when: "@YOU(?:can't|cannot) (?:really |even )?(?:lift|bend|walk|climb|carry|pick up|button|kneel|turn|raise|hold (?:a|the|things)) ",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:doctor|phone|call|cat|kitten|tool|on|past|forward|abroad|to|out)\b/iu,
    say: ['That gets in the way of everything.'],
    ask: ["Since when can't you?", 'What did the doctor say?', 'Who does it for you now?'],
  },
  {
    id: 'cannot-hear-or-see-well',
    when: "@YOU(?:can't|cannot|can barely|can hardly) (?:hear|see) (?:as well|well|properly|anything|people|what people|the tv|so well|much)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Since when has it been getting worse?', 'When do you notice it most?', 'Do the people around you know?'],
  },
  {
    id: 'do-not-know-who-you-are',
    when: "@YOU(?:don't|do not) (?:even |really )?know who you (?:are|really are|want to be)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['When did you still know?', 'Who were you before, would you say?', 'What of you is still the same?'],
  },
  {
    id: 'do-not-know-whom-to-ask',
    when: "@YOU(?:don't|do not) (?:even |really )?know (?:who|whom) (?:to|you can|you could) (?:trust|ask|talk|tell|turn|call|go)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["Then it's good to start here."],
    ask: ['Whom would you have gone to before?', 'What would you want them to know?', 'Who comes closest?'],
  },
  {
    id: 'do-not-know-what-is-wrong',
    when: "@YOU(?:don't|do not) (?:even |really )?know what(?:'s| is) (?:wrong|going on|happening|the matter|up)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What did you notice first?', 'How is it different from usual?', 'Has it been like this before?'],
  },
  {
    id: 'do-not-know-what-you-did',
    when: "@YOU(?:don't|do not) (?:even |really )?know what you did\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['And nobody tells you.'],
    ask: ['When did it change?', 'What was the last normal talk you had?', 'Have you been able to ask?'],
  },
  {
    id: 'do-not-know-how-you-will',
    when: "@YOU(?:don't|do not) (?:even |really )?know how you(?:'ll|'re going to|'re supposed to| will| can| are going to| are supposed to) (?!live|go on|keep|sleep)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      'By when do you have to know?',
      "What's the next thing you have to get through?",
      'Who could be in it with you?',
    ],
  },
  {
    id: 'doubt-your-faith',
    when: "(?:@YOU(?:don't know|'re not sure) (?:if|whether) you (?:still )?believe|@YOU(?:don't|can't) believe (?:in (?:God|it|any of it|anything)|any of it)|you(?:'ve| have)? (?:lost|losing|'re losing) your faith|you(?:'ve| have)? stopped believing)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["That's no small thing to doubt."],
    ask: ['When did that start to change?', 'What did you believe before?', "Who knows that you're doubting?"],
  },
  {
    id: 'you-pray',
    when: "@YOU(?:pray|prayed|'ve been praying|keep praying|'re praying|pray about it)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      'How are you afterwards, most days?',
      'Do you pray alone, or with somebody?',
      'Has it always been part of your day?',
    ],
  },
  {
    id: 'do-not-deserve',
    when: "@YOU(?:don't|do not|didn't|did not) (?:even |really )?deserve (?!to (?:live|be here))",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      'Where does that idea come from?',
      'Who would agree with you on that?',
      'What makes it hard to just take it?',
    ],
  },
  {
    id: 'deserve-better',
    when: '@YOU(?:deserve|deserved) (?:better|more|to be|a\\b|some|so much)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Yes.'],
    ask: ['What would better look like?', 'Who should hear that?', 'When did you start to think so?'],
  },
  {
    id: 'never-had-it',
    when: "you(?:'ve| have) never (?:really |once |actually )?(?:had (?:a|an) (?:\\p{L}+ )?(?:friend|boyfriend|girlfriend|relationship|partner|family|home|group)|been (?:in love|in a relationship|on a (?:date|plane|trip)|kissed|abroad)|kissed|dated|lived (?:alone|on|by))",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bany(?:one|body) hit|hit any/iu,
    ask: ['Is it something you want?', 'What do you picture when you think of it?', 'What has been in the way so far?'],
  },
  {
    id: 'never-learned',
    when: '@YOU(?:never learned|never learnt|were never taught|never knew) (?:how|to)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Nobody is born knowing it.'],
    ask: ['When do you run into it?', 'Who could show you?', 'What would be the first thing to learn?'],
  },
  {
    id: 'never-felt-this',
    when: "you(?:'ve| have)? never (?:really )?(?:felt|been) (?:so|this|like this|like that|as|more)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["What's different this time?", 'When did you notice it?', 'Does anybody know?'],
  },
  {
    id: 'never-speak-up',
    when: '@YOU(?:never (?:really |even |actually )?(?:say|said|complain|complained|ask|speak|spoke|fight|argue|stand up|raise|tell)\\b(?! (?:yes|that|it)))',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bgoodbye|sorry|thank\p{L}*\b/iu,
    ask: ['What would you say, if you did?', 'Has it always been that way?', 'What do you do with it instead?'],
  },
  {
    id: 'never-got-to',
    when: '@YOU(?:never (?:got to|got the chance|had the chance|got a chance|said goodbye|apologized|thanked|had the (?:nerve|courage|guts|time)))',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['And it stays with you.'],
    ask: ['What would you have said?', 'What came in between?', 'How often do you think of it?'],
  },
  {
    id: 'always-wanted',
    when: "you(?:'ve| have)? (?:always (?:wanted|dreamed|dreamt|said (?:you|one)|hoped)|(?:wanted|dreamed of) (?:it|that|this) (?:for years|your whole|since))",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['And it never went away.'],
    ask: ['Where did that come from?', 'What would it look like?', 'What has kept it waiting?'],
  },
  {
    id: 'always-been-like-that',
    when: "you(?:'ve| have)? always (?:been|felt) ",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['As a kid, too?', 'Who was the first to notice?', 'Has there been a time it was different?'],
  },
  {
    id: 'always-do-it',
    when: 'you always (?!been|was|were|had|felt|thought|known|knew|wanted|dreamed|have\\b|said|loved|have|love|remember|enjoy)(?:say|do|make|give|let|cancel|end up|have to|get|feel|wait|mess|take|start|put|try|forget|apologize|smile|pay|clean|cook|help|listen|go|come|sit|stay|think|cry) ?',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["What happens if you don't?", 'When was the last time?', 'Who has noticed?'],
  },
  {
    id: 'used-to-enjoy',
    when: '@YOU(?:used to) (?:really |absolutely )?(?:(?:love|like|enjoy)(?! how)|look forward|be (?:good|great|happy|fun|confident|passionate))\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['When did that change?', 'What was the best of it back then?', 'What was the last time like?'],
  },
  {
    id: 'used-to-together',
    when: '@YOU(?:used to) (?:all |both )?(?:do everything|talk (?:every|all|about|for|so)|be (?:so |really |very )*(?:close|best friends|inseparable)|tell each other|hang out|see each other|laugh)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["That's a lot to go missing."],
    ask: ['When did it start to change?', 'Was there a moment, or did it fade?', 'What do you have instead now?'],
  },
  {
    id: 'used-to-be',
    when: '@YOU(?:used to) be\\b(?! (?:afraid|scared|so close|close|friends|best))',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:fat|heavier|married|addict\p{L}*)\b/iu,
    ask: ['What happened then?', 'How long ago was that?', 'What do you miss about it?'],
  },
  {
    id: 'used-to-do',
    when: '@YOU(?:used to) (?!be\\b|love|like|enjoy|hide|drink|smoke|cut|hurt|have|think|get|wonder|feel|know|see|live|work|say|hate|believe|tell|do everything|talk)\\p{L}+',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['When was the last time you did?', 'How did it stop?', 'Would you still like to?'],
  },
  {
    id: 'not-anymore',
    when: "@YOU(?:don't|do not|can't|cannot)(?: really| even)? (?!want to (?:live|be|exist|do|wake)|take|care|do this|know|believe|stand|handle|feel like|love|look in)(?:\\p{L}+ ){1,5}any ?more@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Since about when?', 'What was it like before?', 'Did something happen, or did it creep in?'],
  },
  {
    id: 'stopped-doing',
    when: "you(?:'ve| have| just| kind of| finally| then)* stopped (?!smoking|drinking|taking|eating|going|believing|breathing|working|the|at|for|by|in|vaping|gambling|cutting|dead|using)\\p{L}+ing\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What was the moment you stopped?', 'Did anybody say something?', "What's been different since?"],
  },
  {
    id: 'do-not-care-anymore',
    when: "@YOU(?:don't|do not) (?:even |really )?care any ?more",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What wore it out?', 'When did you still care?', 'Is it everything, or this one thing?'],
  },
  {
    id: 'have-not-in-long',
    when: "@YOU(?:haven't|have not) (?!slept|eaten|smoked|drunk|drank|touched|used|gambled|relapsed|had a (?:drink|cigarette)|found|heard|had (?:one|any|a panic)|cut|cried|self)(?:\\p{L}+ ){1,6}(?:in|for) (?:\\p{L}+ ){0,3}(?:years|months|weeks|days|ages|forever|so long|a while|a long time)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:sober|clean|flew|visit\p{L}*|came|today|finally)\b/iu,
    say: ["That's quite a while."],
    ask: ['Do you remember that last time?', 'How did it come to that?', 'What would it take now?'],
  },
  {
    id: 'have-not-managed',
    when: "@YOU(?:haven't|have not) (?:even |really )?(?:left|showered|washed|cleaned|opened|answered|unpacked|done (?:a thing|anything|the)|brushed|replied|gotten dressed|got dressed)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What gets in the way?', 'How have the last days been?', "What's the most you got done today?"],
  },
  {
    id: 'feel-like-nobody',
    when: "@YOU(?:feel|felt|'re feeling) like (?:nobody|no one|everyone|everybody|people|they|he|she|something|there's|you(?:'re| are) (?:always|constantly|the only|never|not|on|in|doing|losing|failing|walking|just|missing|letting|watching|not allowed))\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bvisit|dying|drown\p{L}*|enough\b/iu,
    ask: ['What happened that made you feel that way?', 'When do you feel it the most?', 'Have you said so to anyone?'],
  },
  {
    id: 'feel-lonely-among-people',
    when: "@YOU(?:feel|felt|'re feeling) (?:(?:so|really|just|kind of|kinda|a bit|a little|pretty|very|also) )*(?:lonely|lonelier|alone|lonelier) (?:even|with|in|around|when|at|here)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["Company isn't the same as contact."],
    ask: ['Who is around, then?', "What's missing when they're there?", 'With whom was it different?'],
  },
  {
    id: 'feel-like-a-thing',
    when: "(?:you(?:'re| are)|@YOU(?:feel|felt))(?: just| like| as if you(?:'re| are| were)| only| more| nothing but| basically)* (?:a|an|the|their|some)(?: \\p{L}+)? ?(?:stranger|guest|ghost|robot|machine|maid|servant|taxi|bank|ATM|punching bag|doormat|outsider|visitor|spare part|third wheel|zombie|therapist|babysitter)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:I'm|im|I am|work as) (?:a|an) (?:therapist|babysitter|maid|taxi)\b/iu,
    ask: ['When did you feel it last?', 'Who makes you feel that way?', 'What would you rather be to them?'],
  },
  {
    id: 'feel-like-a-kid',
    when: "(?:@YOU(?:feel|felt) like|you(?:'re| are) still) a (?:little |small )?(?:kid|child|teenager)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Which age, would you say?', 'What brings it out?', 'Is that good or bad, this time?'],
  },
  {
    id: 'feel-fake',
    when: "@YOU(?:feel|felt|'re|are)(?: like)?(?: such)? an? (?:liar|fake|hypocrite|phony|cheat)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["That's heavy to carry around."],
    ask: ['Who would you like to come clean to?', 'What would happen if they knew?', 'How long has it been like that?'],
  },
  {
    id: 'feel-bad-about-it',
    when: "@YOU(?:feel|felt|'re feeling) (?:(?:so|really|just|kind of|kinda|a bit|a little|pretty|very|also) )*(?:bad|guilty|awful|terrible|horrible) (?:for|about|because|that|when|every|leaving|asking|saying)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      'Has anybody reproached you for it?',
      'What would you say to a friend who did that?',
      'When does it come up?',
    ],
  },
  {
    id: 'feel-good-now',
    when: "@YOU(?:feel|felt|'re feeling) (?:(?:so|really|just|kind of|kinda|a bit|a little|pretty|very|also) )*(?:safe|seen|calm|calmer|lighter|free|alive|at peace|peaceful|hopeful|loved|strong|stronger|like yourself|at home|understood)(?! (?:only|if))\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:he's gone|she's gone|rotten|don't|never|not|wasn't|n't|only|until|used to|more alive)\b/iu,
    say: ["That's worth a lot."],
    ask: ['What did it?', 'When did you last feel that way?', 'What were you doing just then?'],
  },
  {
    id: 'fine-until',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* ?(?:fine|okay|ok|good|alright) (?:until|till|most|during|in the (?:day|morning)|when|as long|at work)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["And when it tips, what's it like?", 'What tips it?', 'How was today?'],
  },
  {
    id: 'had-to-step-out',
    when: '@YOU(?:had to|needed to) (?:leave|step out|go outside|walk away|walk out|pull over|sit down|lie down|stop the car|hide in|go to the bathroom)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:legs were|songs?|saw|because)\b/iu,
    ask: ['How long until you were all right again?', 'Did anybody see you?', 'What had just happened?'],
  },
  {
    id: 'wanted-to-run',
    when: "@YOU(?:wanted to|could have|could've|wished you could) (?:just )?(?:leave|run|hide|sink|crawl|scream|cry|vanish|sunk|crawled|screamed|cried|hidden)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Understandable.'],
    ask: ['What did you do instead?', 'Who was watching?', 'How did you get out of it?'],
  },
  {
    id: 'you-froze',
    when: '@YOU(?:freeze|froze|blanked|go blank|went blank|panic|panicked|clam up|clammed up|shut down|choke|choked|get so nervous|got so nervous|get tongue-tied)\\b(?! (?:your|the|on))',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['It happens to the best.'],
    ask: ['What happened right after?', 'Is it like that every time?', 'What had you meant to say?'],
  },
  {
    id: 'thought-it-would-be',
    when: "you (?:really )?(?:thought|figured|assumed|expected) (?:that )?(?:you(?:'d| would|'ll| were going to)|it(?:'d| would| was going to)|this would|things would) (?:be|feel|get|go)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bbut|instead|I don'?t\b/iu,
    say: ['And then it comes differently.'],
    ask: ['How is it instead?', "When did you notice it wasn't so?", 'What did you do with that?'],
  },
  {
    id: 'thought-and-it-is-not',
    when: "you (?:really )?(?:thought|figured|assumed|expected) (?:that )?(?:you(?:'d| would|'ll)|it(?:'d| would)) (?:be|feel)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What do you make of it?', 'Have you told anybody how it really is?', 'Was there one moment you noticed?'],
  },
  {
    id: 'thought-you-were',
    when: '@YOU(?:thought|really thought|swore) (?:that )?(?:you|we) (?:were|had|could|knew|got)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bfather|mother\b/iu,
    ask: ['What made you see it?', 'What changed it?', 'Was there any warning?'],
  },
  {
    id: 'thought-they-would',
    when: "@YOU(?:thought|expected|assumed) (?:that )?@THEY(?:'d| would| liked| loved)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['And what did {they} do instead?', 'When did you see it was different?', 'Have you said that to {them}?'],
  },
  {
    id: 'thought-by-now',
    when: "you (?:thought|imagined|pictured|expected) (?:that )?(?:you|it|things|life)(?:'d| would)(?: always)? (?!be\\b|feel|get|go|forgotten|see|say|hear|never)\\p{L}+",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What did you picture back then?', 'When did it go another way?', 'Which part do you mind most?'],
  },
  {
    id: 'think-you-might',
    when: '@YOU(?:think|feel like) (?:maybe )?you (?:might|may|should|need to|want to|have to)\\b(?! (?:have|just say))',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What makes you lean that way?', 'What speaks against it?', 'Since when have you been thinking so?'],
  },
  {
    id: 'think-they-are',
    when: "@YOU(?:think|guess|suspect|feel like) (?:that |maybe )?@THEY(?:'s| is| are|'re| was| might| just| doesn't| don't| does| likes?| hates?| noticed| knows?| thinks?)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bcar|cat|dog\b/iu,
    ask: ['What did {they} do that makes you think so?', 'Have you asked {them}?', 'What would it mean, if so?'],
  },
  {
    id: 'think-you-are',
    when: "@YOU(?:think|guess|'re afraid|suspect) (?:that )?you(?:'re| are|'ve been| were) (?:just |finally |also |really |maybe )?(?!fine|okay|ok|good|ready|going to (?:sleep|bed|try|go))\\p{L}+",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:lonely|sad|depressed|sick|cheat\p{L}*)\b|\bage|old\b/iu,
    ask: ['What makes you think that?', 'When did the thought come up?', 'Is it a good thought or a bad one?'],
  },
  {
    id: 'know-it-is-silly',
    when: "(?:@YOU(?:know|realize|get) (?:that )?|maybe )?(?:it's|that's|it is|this is|it sounds|it might (?:sound|be)|it's probably) (?:probably |kind of |so |really |a bit |such |just |only |all )*(?:silly|stupid|dumb|irrational|ridiculous|childish|petty|in your head)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bgood|happy|love|best\b/iu,
    say: ["It doesn't have to be sensible."],
    ask: ['When does it get you most?', "What's the part that gets to you anyway?", 'Does it pass again?'],
  },
  {
    id: 'should-be-happy',
    when: "@YOU(?:know you )?(?:should|ought to|'re supposed to|are supposed to) (?:probably |really |just )?(?:be|feel) (?:so |more |over the moon|\\p{L}+ )?(?:happy|happier|grateful|glad|excited|thankful|over (?:it|him|her|this)|fine|proud|relieved|enjoying)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Nobody can do that on command.'],
    ask: ['And what is it really like?', 'What gets in the way of it?', 'Who says you should?'],
  },
  {
    id: 'should-do-it',
    when: '@YOU(?:know you )?(?:should|ought to|know you have to) (?:probably |really |just |at least )?(?:call|tell|start|stop|be (?:sleeping|asleep|in bed|studying|working)|get up|do|talk|say|study|sleep|eat|clean|apologize|leave him|leave her|see a|move on|let)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["What's stopping you at the moment?", 'What are you doing instead?', 'When will you, do you think?'],
  },
  {
    id: 'should-have-done',
    when: "@YOU(?:should've|should have|ought to have) (?!been|died|sunk|cried|hidden)\\p{L}+",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["Afterwards it's easy to see."],
    ask: ['What held you back at the time?', 'When did you see that?', 'What would be different now?'],
  },
  {
    id: 'mind-they-mean-well',
    when: '(?:@YOU(?:know|get|think) )?(?:that )?(?:they|he|she|people|everyone|@THEY) (?:all |probably |only |just |really )*(?:means?|meant) (?:it )?well',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Meaning well only goes so far.'],
    ask: ['What would really help?', 'What do you say to that, usually?', 'What did you want to hear instead?'],
  },
  {
    id: 'mind-part-of-you',
    when: "(?:there's )?(?:a |another |some |the other )?(?:big |small |tiny |little |huge )?(?:part|half|side) of you (?:also |still |just |really |even |that )*(?:wants?|wanted|wishes|thinks?|thought|feels?|felt|hopes?|hoped|knows?|knew|is|was|misses|hates|loves|says|believes|can't|doesn't|wonders)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bto end\b/iu,
    say: ["And then there's the other part."],
    ask: [
      'What does the other part say?',
      'Which one is louder tonight?',
      'How long have you been going back and forth?',
    ],
  },
  {
    id: 'you-realized',
    when: '@YOU(?:realized|realised|realize|just noticed) ',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What were you doing when it hit you?', 'Was it all at once, or slowly?', 'What do you do with that now?'],
  },
  {
    id: 'you-found-out',
    when: '@YOU(?:found out|just found out|learned that|just learned)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:told me|I saw|I read|pregnan\p{L}*|from (?:a|my|the|some|face|inst)|gender)\b/iu,
    ask: ['How did you find out?', 'Since when has it been like that?', 'Who else knows?'],
  },
  {
    id: 'you-remember',
    when: '@YOU(?:remember|can still (?:remember|see|hear|smell|taste)|think back)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What else is there from back then?', 'What brought it up just now?', 'How long ago is that?'],
  },
  {
    id: 'as-a-kid',
    when: '(?:when|as|back when) you were (?:just |only )?(?:a (?:kid|child|girl|boy|teenager)|little|young|younger|small|growing up|\\d+|in (?:school|high school|college))',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bhit|beat|abus\p{L}*|touch\p{L}*\b/iu,
    ask: ['Who was around you then?', 'What else comes up from that time?', 'How is it when you think of it now?'],
  },
  {
    id: 'grew-up',
    when: '@YOU(?:grew up|were raised) ',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bhit|beat|abus\p{L}*|drunk\b/iu,
    ask: ['What do you remember best of it?', 'What has stayed with you from that?', 'Do you ever go back there?'],
  },
  {
    id: 'did-not-expect-it',
    when: "@YOU(?:didn't expect|did not expect|weren't expecting|never expected|didn't see (?:it|that) coming|had no idea(?: at all)?@END)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bcontagious\b/iu,
    say: ['So it came out of nowhere.'],
    ask: ['What did you do at first?', 'What had you expected?', 'And now, how is it now?'],
  },
  {
    id: 'you-hope',
    when: "@YOU(?:hope|really hope|hoped|'re hoping|are hoping) (?!you (?:are|have|feel|sleep|had)|that you (?:are|have))(?:that )?(?:it|he|she|they|you|this|things|the|your|one day|someday)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bhope (?:you|u|ur|your)\b/iu,
    say: ['Fingers crossed.'],
    ask: ['When will you know?', 'What would be different then?', 'What are the signs so far?'],
  },
  {
    id: 'were-hoping',
    when: '@YOU(?:were hoping|was hoping|had hoped|got your hopes up|had such high hopes)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['And then not.'],
    ask: ['What came instead?', 'What would it have meant to you?', 'Who else was hoping?'],
  },
  {
    id: 'had-looked-forward',
    when: "@YOU(?:were|was|had been|'d been|'ve been) (?:so |really )?looking forward\\b|@YOU(?:looked forward)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:can't wait|tomorrow|next week)\b/iu,
    say: ['Of all things.'],
    ask: ['What did you end up doing?', 'How long had you been waiting for it?', 'Can it still happen?'],
  },
  {
    id: 'would-like-to',
    when: "you(?:'d| would)(?: really| just| so)? (?:like|love) to (?!go to (?:bed|sleep)|talk|know|vent|die|ask|have|be|sleep)\\p{L}+",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["What's in the way at the moment?", 'How long have you wanted that?', 'What would be the first bit of it?'],
  },
  {
    id: 'want-them-to',
    when: '@YOU(?:just want|want|wanted|only want|need) @THEM to (?!die|stop|be allowed|rest)\\p{L}+',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["That doesn't seem too much to ask."],
    ask: ['{Do} {they} know that?', 'How would you notice that {they} did?', 'What {do} {they} do instead?'],
  },
  {
    id: 'just-want',
    when: 'you (?:just|only|really) want(?:ed)? (?!to (?:die|sleep|disappear|stop|end|not|go to (?:bed|sleep)|cry|scream|give|vanish)|it to|everything|the pain|out\\b|to (?:hear|know))(?:someone|somebody|one|a|an|to (?:be|feel|have|go|get|live|see|do|get|enjoy|come|hug|talk)|some|your|peace|things|today)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["That's not asking for much."],
    ask: ['When did you last have that?', "What's between you and that?", 'What would the first hour of it be?'],
  },
  {
    id: 'do-not-want-them-to',
    when: "@YOU(?:don't|do not|didn't) want @THEM to (?:worry|know|find out|see|think|hear|feel|notice|be)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bnobody knows\b/iu,
    say: ['So you keep it in.'],
    ask: ['What would {they} do, if {they} knew?', 'What {do} {they} think is going on?', 'Who does know?'],
  },
  {
    id: 'do-not-want-to-bother-them',
    when: "@YOU(?:don't|do not|didn't|hate to) (?:want|like) to (?:hurt|bother|upset|worry|disappoint|wake|annoy|trouble|offend) @THEM",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bwak\p{L}*\b/iu,
    say: ["That's kind of you."],
    ask: ['What would {they} say, if you did?', 'What {have} {they} noticed so far?', 'Would {they} want to know?'],
  },
  {
    id: 'mind-do-not-want-a-fight',
    when: "@YOU(?:don't|do not|didn't) (?:even |really )?want to (?:fight|argue|make (?:a|it|things)|start|cause|get into|ruin)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What happens when it does come up?', 'How did the last time go?', 'What would you say, if it stayed calm?'],
  },
  {
    id: 'do-not-want-to-seem',
    when: "@YOU(?:don't|do not|didn't) (?:even |really )?want to (?:look|seem|sound|come across|come off|be (?:the|that|a|rude|mean|annoying|clingy|needy|difficult|pushy))\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      'Who do you think would see it that way?',
      "What would you do, if that didn't matter?",
      'Has that happened before?',
    ],
  },
  {
    id: 'do-not-want-to-be-like-them',
    when: "@YOU(?:don't|do not|didn't|never) (?:want|wanted) to (?:be|end up|turn out|become|turn into) (?:like )?@THEM",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      "What's the thing about {them} you don't want?",
      'Where do you see it in yourself?',
      'Who are you more like, really?',
    ],
  },
  {
    id: 'do-not-want-to-give-up',
    when: "@YOU(?:don't|do not|'re not going to|won't) (?:want to )?(?:give up|quit|let it go)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What keeps you at it?', "What's the next step?", 'Who is on your side in it?'],
  },
  {
    id: 'do-not-want-to-do-it',
    when: "@YOU(?:don't|do not|really don't) (?:even )?(?:want to|wanna|feel like) (?:do (?:it|that)|go|sit|meet|spend|wear|eat with|cook|move|stay|work|talk to|call|ask|invite|host|leave|get up|sleep|turn|grow)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["What's the worst bit of it?", 'Is there a way around it?', 'What would you rather do?'],
  },
  {
    id: 'pretend-fine',
    when: "@YOU(?:pretend|pretended|have to pretend|'re pretending|keep pretending|'ve been pretending|act like|acted like|fake|faked|keep smiling|smile and|smiled and|just smile|just nod)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bstupid|kids? game\b/iu,
    say: ['That takes a lot out of a person.'],
    ask: [
      'Whom do you do it for, mostly?',
      "Is there anyone you don't do it with?",
      'What would show, if you stopped?',
    ],
  },
  {
    id: 'hide-it',
    when: "@YOU(?:hide|hid|'re hiding|'ve been hiding|keep hiding|keep it from|kept it from|'ve kept) (?:it|this|that|the|your|how|everything|a lot)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bfrom (?:my|the) (?:father|dad|stepdad)|gift|present\b/iu,
    ask: ['How long have you kept it to yourself?', 'Has anybody come close to noticing?', 'What if it came out?'],
  },
  {
    id: 'tell-them-you-are-fine',
    when: "@YOU(?:tell|told|'ve told|keep telling) @THEM (?:that )?(?:you(?:'re| are| were)|everything(?:'s| is| was)|it's|all is)(?: (?:still|just|doing|all|totally|really))* (?:fine|okay|ok|great|good|well|happy|working|alright|busy)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bdoctor\b/iu,
    say: ['To spare {them}, I guess.'],
    ask: [
      '{Do} {they} believe it?',
      'What would {they} hear, if you told the truth?',
      'How long has that been going on?',
    ],
  },
  {
    id: 'say-you-are-fine',
    when: "@YOU(?:say|said|answer|answered) (?:that )?(?:you(?:'re| are| were)|everything(?:'s| is| was)|it's|yes)(?: (?:just|all|totally|really))* (?:fine|okay|ok|good|great|too fast)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['The quick answer.'],
    ask: ['What would the true answer have been?', 'Did they buy it?', 'Who would get the true one?'],
  },
  {
    id: 'mind-nobody-knows',
    when: '(?:nobody|no one|not even \\p{L}+ \\p{L}+)(?: else| really| at \\p{L}+| in your family)* knows\\b(?! (?:your|you\\b|what|why|how to|where|when|if))',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Who would you tell first?', 'What keeps it quiet?', 'How long has it been just you?'],
  },
  {
    id: 'only-one',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* the only (?:one|person|girl|boy|guy|woman|man|kid)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['How is that, day to day?', 'Do the others notice?', 'Was it always like that?'],
  },
  {
    id: 'the-one-who',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* the one (?:who|that) (?:has to|always|cooks|cleans|does|takes|pays|fixes|organizes|remembers|drives|keeps|plans|gets up|holds|sorts)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bwanted|cheated|left|broke|lucky\b/iu,
    say: ['And nobody thanks you for it.'],
    ask: ['How did it come to be you?', 'What would happen if you stopped?', 'Who sees it?'],
  },
  {
    id: 'do-everything',
    when: '@YOU(?:do|do literally|have to do|end up doing) (?:everything|it all|all the|all of it|most of (?:it|the))\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bwrong\b/iu,
    say: ['All of it.'],
    ask: [
      'What would happen if you stopped for a week?',
      'Who could take a piece of it?',
      "What is the one thing you'd hand over?",
    ],
  },
  {
    id: 'your-place-in-family',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* (?:the (?:oldest|youngest|eldest)(?: child| kid| daughter| son| sister| brother| of \\p{L}+| sibling)?@END|an only child|the middle (?:child|kid|one)|the baby of the family)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What did that mean at home?', 'What was expected of you?', 'How do the others see it?'],
  },
  {
    id: 'the-role-you-have',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* the (?:black sheep|weird one|funny one|quiet one|strong one|responsible one|new one|newest|odd one|outsider|loser|weird|slow one|difficult one|good one|smart one|fat one)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Who gave you that part?', 'What would they say if you dropped it?', 'Where are you somebody else?'],
  },
  {
    id: 'not-allowed-to',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* not (?:even |really )?(?:allowed|supposed) to\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Whose rule is that?', 'What if you did anyway?', 'Does it hold for the others, too?'],
  },
  {
    id: 'not-ready',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* not (?:even |really |at all |yet )?(?:ready|prepared)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["What's still missing?", 'How long do you have?', 'What part are you sure of?'],
  },
  {
    id: 'not-happy',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* not (?:really |even |very |that )?(?:happy|yourself|doing well|doing great|doing good|doing so well|in a good place)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Since when, would you say?', 'What was the last good stretch?', "What's the biggest part of it?"],
  },
  {
    id: 'not-okay',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* not (?:really |even )?(?:okay|ok|alright|all right|fine)(?! with)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Good that you say so.'],
    ask: ["What's the worst of it right now?", 'Is anybody there with you?', 'What happened?'],
  },
  {
    id: 'not-good-at',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* (?:not (?:really |very |that |so |any )?good|bad|terrible|awful|horrible) (?:at|with)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What happened that makes you say so?', 'What comes easier to you?', 'Who told you that?'],
  },
  {
    id: 'not-interesting-enough',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* not (?:even |really )?(?:that|very|so|really|much|all that) (?:fun|interesting|smart|pretty|important|special|good|bright|likable|funny|attractive|strong)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["That's a hard thing to say about yourself."],
    ask: ['What happened to make you think that?', 'Has somebody said that to you?', 'Who would disagree?'],
  },
  {
    id: 'mind-you-are-shy',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* (?:an? )?(?:shy|quiet|sensitive|clumsy|lazy|soft|emotional|stubborn|picky|introverted|introvert|people pleaser|perfectionist|worrier|homebody)\\b(?! because)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Have you always been?', 'When does it get in your way?', 'What do people make of it?'],
  },
  {
    id: 'too-much-of-it-to',
    when: "you(?:'re| are|'re getting| feel)(?: just| probably| simply| way)* too (?:old|young|slow|stupid|soft|nice|weak|sensitive|scared|shy|embarrassed|proud|ashamed|nervous|afraid|dirty) to\\b(?! pray)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["What would you do, if you weren't?", 'Has somebody told you that?', 'What would be the hardest part?'],
  },
  {
    id: 'you-are-being-dramatic',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* (?:being )?(?:overreacting|dramatic|silly|paranoid|unfair|unreasonable|imagining (?:it|things)|reading too much|making (?:a big deal|it up|too much))\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      'Did somebody tell you so?',
      'What did it feel like in the moment?',
      'What would you think if a friend told you this?',
    ],
  },
  {
    id: 'you-are-selfish',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* (?:being )?(?:selfish|ungrateful|spoiled|greedy|needy|clingy|bitter|a bad person|a terrible person|a horrible person|the bad guy|the problem)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Who would call you that?', 'What did you do that was so bad?', 'What did you need just then?'],
  },
  {
    id: 'starting-over',
    when: "you(?:'re| are|'ve been| have to|'re having to)(?: just)? (?:start|starting) (?:over|again|from (?:zero|scratch|the bottom)|at the bottom)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bfor the \d+/iu,
    ask: ["What's first on the list?", 'What do you bring along from before?', "What's the scariest part?"],
  },
  {
    id: 'starting-to-feel',
    when: "you(?:'re| are|'ve)(?: just| slowly| really)? (?:starting|beginning|started) to (?:feel|think|wonder|forget|get|lose|doubt|panic|believe|worry|hate|suspect|regret|like)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bbetter|good|like (?:him|her|it)\b/iu,
    ask: ['What was the first sign?', 'When did it start?', 'What does it look like so far?'],
  },
  {
    id: 'thinking-of-doing',
    when: "you(?:'re| are|'ve been| were| have been)(?: just| seriously| also| still)* (?:thinking (?:of|about)|considering|tempted to|thinking maybe) (?:(?!killing|ending|taking|hurting|cutting|jumping|suicide|having|dying|something)\\p{L}+ing\\b|maybe|you)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What speaks for it?', 'What makes you hesitate?', 'How long have you been turning it over?'],
  },
  {
    id: 'scared-that-they',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* (?:scared|afraid|worried|terrified) (?:that )?@THEY(?:'ll| will| won't|'s| is| might| would|'d| are|'re| doesn't| don't| does| thinks?| hates?| wants?)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bmake it\b/iu,
    ask: ['What makes you think of that now?', 'Did {they} say anything?', 'What would you do then?'],
  },
  {
    id: 'scared-that-it',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* (?:scared|afraid|worried|terrified) (?:that )?(?:if|it|this|something|there|you'd|you would|things|people|someone|somebody|everyone|everybody|nobody|no one)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      'Has something like it happened before?',
      'When is the fear biggest?',
      'What would you do, if it came to that?',
    ],
  },
  {
    id: 'going-crazy',
    when: "(?:you(?:'re| are)|@YOU(?:feel like you(?:'re| are)|think you(?:'re| are)))(?: just| slowly| literally| probably)* (?:losing it|losing your mind|going (?:crazy|mad|insane|nuts)|cracking up|on the edge)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bvoices|hear things\b/iu,
    ask: ['What pushed it over today?', "What's the loudest part of it?", 'Who is around you right now?'],
  },
  {
    id: 'used-to-it',
    when: "you(?:'re| are)(?: just| kind of| pretty much)? used to (?:it|that|this|being)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bnot used|ain'?t used\b/iu,
    say: ["That doesn't make it good."],
    ask: ['Would you still want it different?', 'How long did that take?', 'Who got you used to it?'],
  },
  {
    id: 'not-used-to-it',
    when: "you(?:'re| are)(?: just| really| still)* not used to (?:it|this|being|having|living|so|that)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What is it like so far?', 'How was it before?', "What's the oddest part of it?"],
  },
  {
    id: 'will-be-fine',
    when: "you(?:'ll| will)(?: probably| just| surely)* (?:be (?:fine|okay|ok|alright|all right)|get (?:through|over) it|manage|survive|figure it out|live)@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['I hope so.'],
    ask: ['What got you through the last time?', 'What comes first?', 'What will be the hard bit?'],
  },
  {
    id: 'you-sound',
    when: '@YOU(?:sound|must sound|probably sound) (?:so |like |a |such |really )*(?:crazy|whiny|dumb|stupid|mean|pathetic|ungrateful|spoiled|silly|bitter|selfish|dramatic)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Not from here.'],
    ask: ['Who has called you that?', 'What would you say if nobody minded?', "What's behind it?"],
  },
  {
    id: 'look-a-certain-way',
    when: '@YOU(?:look|looked) (?:so |really |just |like )*(?:old|tired|awful|terrible|ugly|horrible|a mess|a wreck|awful)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Did somebody say something?', 'Since when do you see it that way?', 'What bothers you most about it?'],
  },
  {
    id: 'in-the-mirror',
    when: "@YOU(?:look|looked|saw yourself|see yourself|can't look|stood|stand|hate looking|avoid)[^.,]{0,20} (?:in|into|in front of|at) (?:the|a) mirrors?",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What do you look at first?', 'What did you see?', 'Was there a time you liked it?'],
  },
  {
    id: 'nothing-fits',
    when: "(?:nothing|none of your (?:clothes|pants|jeans|dresses)) (?:really |even )?fits?\\b|your (?:\\p{L}+ )?(?:jeans|clothes|pants|dress|suit|trousers)[^.]{0,30}(?:don't|doesn't|won't|didn't) (?:even )?(?:fit|close|button|zip)|you tried on [^.]{0,40}(?:nothing fits|don't close|didn't fit|doesn't fit)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bwedding\b/iu,
    say: ['Trying things on is no fun then.'],
    ask: ['What are you comfortable in at the moment?', 'Is there an occasion you need it for?', 'Who was with you?'],
  },
  {
    id: 'shaking',
    when: "(?:your (?:hands|legs|knees|whole body|body|voice|hands and legs)(?: is| are| were| was| keeps?| kept| won't stop| always| still| just| only)* (?:shak\\p{L}*|shook|trembl\\p{L}*)|you(?:'re| are| were| keep| kept| start| started| can't stop)(?: still| just| literally)* (?:shaking|trembling))",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:hand shake|heads? shake|parkinson\p{L}*|concert|excite\p{L}*|laugh\p{L}*|thinking (?:of|about)|confront)\b/iu,
    ask: ['What set that off?', 'How long does it take to settle?', 'What helps when it starts?'],
  },
  {
    id: 'knot-in-the-body',
    when: "your (?:stomach|chest|throat|heart|jaw|gut|shoulders|neck)(?: is| was| are| gets| got| feels| felt| just|'s| always| still| all)* (?:in (?:a )?knots?|tight|tense|turns?|turned|drops?|dropped|sinks?|sank|closes?|closed|heavy|clenched|churn\\p{L}*|hurts?|flipp\\p{L}*|going so fast)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:pain down|arm|left)\b/iu,
    ask: ['When does it start?', 'What was going on right then?', 'Does it let up at night?'],
  },
  {
    id: 'body-part-is-bad',
    when: "your (?:back|knees?|hips?|shoulders?|neck|feet|foot|hands?|legs?|joints|eyes|teeth|body)(?: is| are|'s| has| have| feels?| just| really| been| always)+ (?:been |just |really |so |getting )*(?:hurting|killing|finished|bad|shot|stiff|sore|swollen|numb|going|giving|worse|worn|not what|cracked|burning|aching|falling)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bdoctors?|weeks|months|years\b/iu,
    say: ["That's a nuisance."],
    ask: ['How long has it been this bad?', "What can't you do because of it?", 'Has anybody had a look at it?'],
  },
  {
    id: 'body-part-is-bad-for-long',
    when: "your (?:back|knees?|hips?|shoulders?|neck|feet|foot|hands?|legs?|joints|eyes)(?: is| are|'s| has| have| been| just| really)+ (?:hurting|killing|stiff|sore|swollen|numb|bad|aching)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What does it keep you from?', 'What eases it, even a little?', 'How are you sleeping with it?'],
  },
  {
    id: 'have-pain',
    when: "you(?:'ve| have| had|'ve had| get| got|'re in)(?: got| had)? (?:(?:a|very|this|such|really|bad|terrible|constant|sharp|weird|so much|awful|some|chronic|little|bit of) )*(?:pain|pains|aches?|cramps)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bchest|labou?r\b/iu,
    ask: ['Is it worse at some time of day?', 'Since when have you had it?', 'What makes it better, even a bit?'],
  },
  {
    id: 'dizzy',
    when: "you(?:'re| are| get| feel| felt| got| keep getting|'ve been)(?: so| really| very| a bit| just| always| all| feeling| kind of)* (?:dizzy|lightheaded|light-headed|nauseous|faint|shaky|short of breath|out of breath|feverish)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\brun|stairs\b/iu,
    say: ['Take it slow, then.'],
    ask: ['Does it come and go, or stay?', 'When did you last eat and drink something?', 'When did it start today?'],
  },
  {
    id: 'found-a-lump',
    when: '@YOU(?:found|have|noticed|felt) (?:a|this|another) (?:\\p{L}+ )?(?:lump|bump|spot|mole|growth)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['That would unsettle anybody.'],
    ask: ['When can somebody look at it?', 'Have you shown it to anybody?', "What's the waiting like?"],
  },
  {
    id: 'tests-find-nothing',
    when: "(?:the|all the|all your|your|my) (?:tests|results|scans?|blood work|bloods|MRI|x-?rays?)(?: all)? (?:came back |are |is |were |was )+(?:normal|clear|fine|negative|okay|good)|(?:none of them|nobody|no one|the doctors?|they) can(?:'t)? find (?:anything|what|a reason)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\brelie\p{L}*|yay|finally|thank god|keys\b/iu,
    say: ["No answer, and it's still there."],
    ask: ['What do they say you should do now?', 'How do you feel about that?', 'What do you think it is yourself?'],
  },
  {
    id: 'on-your-period',
    when: "you(?:'re| are| got|'re getting)(?: also| just| on)* your period\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:pregnan\p{L}*|late|missed|trying|chair|month)\b/iu,
    say: ['On top of everything.'],
    ask: ['Is it the cramps, or the mood?', 'Do you have what you need there?', 'Is it always this bad?'],
  },
  {
    id: 'slept-a-lot',
    when: '@YOU(?:slept|sleep) (?:all|the whole|through|too much|until|till|in until|for (?:ten|eleven|twelve|\\d\\d)) ?(?:day|afternoon|noon|morning|night)?',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\balarm|exam|missed\b/iu,
    ask: ['Are you rested now, or still tired?', 'Did you need it?', 'What woke you in the end?'],
  },
  {
    id: 'woke-up-somehow',
    when: '@YOU(?:woke up|wake up) (?:early|late|crying|in a panic|panicking|with|feeling|so|sweating|screaming|tired|already|sad|happy|angry|to)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What was the first thing in your head?', 'How did the day go on from there?', 'Is that new?'],
  },
  {
    id: 'fell-asleep-somewhere',
    when: '@YOU(?:fell asleep|dozed off|passed out) (?:on|in|at|during|with|while|over|right)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bdrunk|driving|wheel|drinking\b/iu,
    say: ['The body takes what it needs.'],
    ask: ['How long were you out?', 'Did it help at all?', 'When did you wake up again?'],
  },
  {
    id: 'stayed-up',
    when: "@YOU(?:stayed up|stay up|'ve been staying up|were up|was up|'ve been up) (?:late|till|until|all night|way too|half the night|too late|so late)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bbecause|gaming|game|reading|talking|studying|watching|with\b/iu,
    ask: ['What kept you up?', 'How are you holding up today?', 'Is tonight going to be earlier?'],
  },
  {
    id: 'have-to-be-up',
    when: "@YOU(?:have to|need to|'ve got to|gotta|must) (?:be up|get up|wake up|be rolling|start work|be at work|work|be there)(?: again)? (?:at|in|early|so|by)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["What's on for tomorrow?", 'How much sleep does that leave?', 'What helps you drop off, usually?'],
  },
  {
    id: 'hungry-now',
    when: "you(?:'re| are)(?: (?:just|still|so|really|very|kind of|kinda|pretty|a bit|a little|always|also|only|probably|honestly|too|such an?|more))* (?:hungry|starving|thirsty|craving)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bdiet|calor\p{L}*|weight|fat|binge\p{L}*|purg\p{L}*\b/iu,
    ask: ['What do you feel like having?', "What's in the house?", 'When did you last eat something proper?'],
  },
  {
    id: 'drank-again',
    when: '@YOU(?:drank|relapsed|slipped|slipped up|had a drink|fell off the wagon)(?: again)?@TIME(?=$|[,;.!]| (?:and|but|so|because|after|at|when)\\b)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bcoffee|tea|water|milk|smoothie\b/iu,
    say: ["It's good you say it."],
    ask: ['What happened before the first one?', 'How are you today?', 'Who knows about it?'],
  },
  {
    id: 'were-doing-well',
    when: "@YOU(?:were|was|had been|'d been) (?:doing (?:so |really |pretty |just )*(?:good|well|great|okay|fine)|sober|clean)(?: for| until| before| and then)\\b|@YOU(?:were|was) doing (?:so |really |pretty )?(?:good|well|great)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bmidyear|boss|interview|exam|test\b/iu,
    say: ['That still counts.'],
    ask: ['What came in between then?', 'What had been working?', 'Who was in your corner?'],
  },
  {
    id: 'poured-it-out',
    when: '@YOU(?:poured) (?:it|out|the rest|the|them|everything|all)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bcoffee|soup|paint\b/iu,
    say: ['That took something.'],
    ask: ['How was that?', "What's in the house now?", 'What made you do it?'],
  },
  {
    id: 'need-a-drink',
    when: '@YOU(?:need|could use|could really use|want|really want) (?:a|some|one) (?:drink|beer|glass of wine|wine|whiskey|smoke|cigarette)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bsober|relaps\p{L}*|recover\p{L}*|AA\b|date|toast/iu,
    say: ['That kind of day.'],
    ask: ['What kind of day was it?', 'What would it take the edge off?', 'Is there anything else that does it?'],
  },
  {
    id: 'see-nobody',
    when: "(?:some (?:days|weekends|weeks) )?@YOU(?:don't|do not|didn't|haven't|have not|hadn't) (?:really |even )?(?:talk|talked|talking|spoken|speak|see|seen|said a word|hang out|met) ?(?:to|with)? (?:anyone|anybody|many people|a soul|another person|people|a single|any of|anyone else)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\babout (?:it|this|that)|what to\b/iu,
    say: ["That's very quiet."],
    ask: [
      'Who was the last one you had a good talk with?',
      'Who would you like to hear from?',
      'When were you last out among people?',
    ],
  },
  {
    id: 'alone-again',
    when: '@YOU(?:ate|eat|sat|sit|spend|spent|walk|walked|go|went|watch|watched|celebrated|came home) (?:\\p{L}+ ){0,5}(?:alone|by yourself|on your own)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      'Do you like it that way, or not at all?',
      'Who would you have liked there?',
      'What did you do with the time?',
    ],
  },
  {
    id: 'mind-nobody-on-your-side',
    when: '(?:it feels like |you feel like |you feel that )?(?:nobody|no one)(?: really| even| ever| in \\p{L}+ \\p{L}+)* (?:is on your side|is there|likes you|wants you|helps you|helped you|stands up|stood up|stood by|supports|thanked|thanks)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bknew my|homework\b/iu,
    ask: ['Who would you have expected it from?', 'Has there ever been someone?', 'When did you notice it most?'],
  },
  {
    id: 'everyone-else',
    when: '(?:literally |it feels like |you feel like |it seems like )?(?:everyone|everybody|everybody|all the others) else(?: (?:in|at|on|around|here) ?(?:\\p{L}+ ?){0,2})? (?:is|are|has|have|got|seems?|gets?|can|passed|already|moved|just)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Who are you thinking of most?', 'How do you know about them?', 'What do you tell people, if they ask?'],
  },
  {
    id: 'mind-they-lean-on-you',
    when: '(?:everyone|everybody|people|they all|your whole family|the whole family|@THEY)(?: just| always| all| only| in your family)* (?:depends? on|relies on|rely on|counts? on|leans? on|needs?|comes? to) you\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Who do you go to?', 'What would happen if you said no once?', 'What was it today?'],
  },
  {
    id: 'it-has-been-like-this',
    when: "it(?:'s| has| had)? ?been (?:like (?:this|that)|this way|that way|going on|happening|bad) ",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: [
      'What was it like before that?',
      'Did something happen around then?',
      'Has there been a better spell in between?',
    ],
  },
  {
    id: 'it-started-when',
    when: '(?:it|this|that|everything|the \\p{L}+) (?:all )?(?:started|began) (?:when|after|in|last|about|around|two|a|right|three|this|back|on)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\braining|movie|game|class|course\b/iu,
    ask: ['What did you make of it at first?', 'How did it go on from there?', 'And before that?'],
  },
  {
    id: 'it-happens-a-lot',
    when: '(?:it|this|that) (?:happens|keeps happening|happened)(?: to you)? (?:a lot|all the time|every|often|again|always|quite|at least|sometimes)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bsubway|train\b/iu,
    say: ['Not just the once, then.'],
    ask: ['When was it last?', 'How does it usually go?', 'What do you do when it does?'],
  },
  {
    id: 'another-time',
    when: "(?:it(?:'s| is| was)|that(?:'s| is| was)|this is) (?:like |already |now |about )*(?:the|your) (?:second|third|fourth|fifth|sixth|tenth|\\d+(?:nd|rd|th)|millionth|hundredth) (?:time|one|try)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bmarathon|wedding|passed|got in|won\b/iu,
    say: ['Again.'],
    ask: ['What happened the time before?', 'How long in between?', "What's different this time round?"],
  },
  {
    id: 'it-is-always-you',
    when: "(?:it(?:'s| is)|why is it) always (?:you|been you|your (?:fault|job|turn|problem))\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Who decided that?', 'Who else could?', 'What was it just now?'],
  },
  {
    id: 'it-is-small',
    when: "(?:@YOU(?:know|guess) )?(?:it's|it is|this is|it's probably|it was) (?:just |only |really |probably |such )*(?:nothing|a (?:small|little|tiny|stupid|silly) thing|no big deal|not (?:a big deal|important)|something small)@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\b(?:doctor|lump|biopsy)\b/iu,
    say: ['Small is fine here.'],
    ask: ['What made it stand out today?', 'What was it about it?', 'Why today, do you think?'],
  },
  {
    id: 'mind-it-hurts',
    when: '(?:it|that|this)(?: still| really| just| kind of| all| does| did| so)* (?:hurts|hurt|stings|stung)(?: you)?(?: so much| a lot| more| inside| so bad)?@TIME(?=$|[,;.!]| (?:and|but|so|because|when|that|every|to)\\b)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Ouch, yes.'],
    ask: ['Which part of it hurts most?', 'Is it there all the time?', 'When did it last ease off?'],
  },
  {
    id: 'it-bothers-you',
    when: '(?:it|that|this)(?: still| really| just| kind of| always| does)* (?:bothers|bugs|gets to|eats|annoys|scares|frightens|freaks|worries|haunts|got to|bothered|scared|kills|stresses) (?:at )?(?:you|me)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\blaugh\p{L}*\b/iu,
    ask: ['What about it gets you the most?', 'When was it last on your mind?', "What do you do when it's there?"],
  },
  {
    id: 'what-gets-you-most',
    when: '(?:what (?:really |most )?(?:bothers|scares|hurts|gets|worries|annoys|kills|upsets) you(?: (?:the )?most)?|the (?:worst|hardest|heaviest|saddest|scariest) (?:part|thing|bit)) is\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["So that's the heart of it."],
    ask: ['How long has that been there?', 'When is it strongest?', 'Who else sees it?'],
  },
  {
    id: 'mind-it-makes-you-feel',
    when: '(?:it|that|this|everything)(?: just| always| really| still| all)* (?:makes|made) you (?:feel |so |want to |really |just |even )*(?:sad|mad|angry|cry|sick|nervous|anxious|crazy|furious|bad|stupid|small|useless|invisible|guilty|old|awful|terrible|worse|scream|like (?:a|an|you|nobody|no one)|lonely|depressed|jealous|uncomfortable|upset)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What do you do when it gets like that?', 'When did it last?', 'How long does it stay with you?'],
  },
  {
    id: 'it-hit-you',
    when: 'it (?:just |suddenly |really |finally |still |all )*(?:hit|hits|came over|dawned on|occurred to) you\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Where were you when it did?', 'What set it off just then?', 'How long did it hold on?'],
  },
  {
    id: 'it-feels-good',
    when: "(?:it|that|this)(?: just| really| actually)* (?:feels|felt|was|is|'s) (?:so |really |kind of |pretty |actually |just |such |a )*(?:good|nice|great|amazing|lovely|fun|wonderful|awesome|beautiful|the best (?:day|night|feeling|thing))(?: (?:to|day|time|night|feeling|thing))?@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bbut|though|until|not|wasn'?t|isn'?t|service|job\b/iu,
    say: ["That's good to hear."],
    ask: ['What was the best moment?', 'Who was there with you?', 'When will you do it again?'],
  },
  {
    id: 'mind-it-was-awful',
    when: "(?:it|that|this)(?: just| really| honestly)* (?:was|'s been|is) (?:so |really |just |pretty |absolutely |such |a |an )*(?:awful|terrible|horrible|embarrassing|bad|disaster|nightmare|hell|humiliating|painful|mess)@TIME@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What was the worst moment?', 'How did it end?', 'Who else was there?'],
  },
  {
    id: 'it-was-not-bad',
    when: "(?:it|that) (?:wasn't|was not|isn't|actually wasn't|really wasn't)(?: even| really)? (?:that|so|as|too) bad\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Better than feared, then.'],
    ask: ['What went better than you thought?', 'What had you been afraid of?', 'Would you do it again?'],
  },
  {
    id: 'it-worked',
    when: '(?:it|that)(?: finally| actually| really)* (?:worked|works now|went (?:really |so |pretty )?(?:well|great|fine|good|okay)|came out (?:great|good|well)|turned out (?:great|good|well|fine|okay))\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bbut|not|n't|until\b/iu,
    say: ['Nice.'],
    ask: ['What did the trick?', 'Who gets to hear it first?', "What's next?"],
  },
  {
    id: 'it-did-not-work',
    when: "(?:it|that|this)(?: just| really| still)* (?:didn't|did not|hasn't|never) (?:work|worked|help|helped|go well|go (?:so|very|too|that) well|go as planned|happen|last)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['After all that.'],
    ask: ['What went differently than you thought?', 'What did you do then?', 'Is there another go at it?'],
  },
  {
    id: 'it-does-not-help',
    when: "(?:it|that|this|talking|crying|nothing)(?: just| really| still)* (?:doesn't|does not|don't|isn't) (?:really |even )?(?:help|helping|work|working)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bfile|button|heater|wifi|phone\b/iu,
    ask: ['What would help, even a little?', 'What has helped before?', 'What have people suggested?'],
  },
  {
    id: 'not-the-same',
    when: "(?:it|things|nothing|home|life)(?:'s| is| are| was|'re)(?:n't| not| just not| never| never been)?(?: really| quite| ever)? (?:not )?the same\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\balways the same|company\b/iu,
    ask: ["What's missing most?", 'When do you feel the difference?', "What's still like it was?"],
  },
  {
    id: 'your-own-fault',
    when: "(?:it(?:'s| is| was)|this is|that(?:'s| was))(?: all| probably| kind of| partly| only| just)* your (?:own )?fault|@YOU(?:blame yourself|only have yourself to blame|'re to blame)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Who else had a hand in it?', 'Does anybody else see it that way?', 'What could you have known then?'],
  },
  {
    id: 'mind-something-is-off',
    when: "something(?: is|'s| just| feels| felt| must be| was| has been)+(?: just| really| very| still)* (?:wrong|off|missing|not right|different|changed)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['When did you first feel it?', 'Can you point to one thing?', 'Did anything happen just before?'],
  },
  {
    id: 'nothing-you-can-do',
    when: "there(?:'s| is| was|'s really|'s just)(?: absolutely)? nothing (?:you|we|anyone) can do|@YOU(?:can't do anything|can do nothing)(?: about it)?@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["That's the worst kind of waiting."],
    ask: ['What did you try already?', 'Whose hands is it in now?', 'What would you do, if you could?'],
  },
  {
    id: 'time-flies',
    when: '(?:time|the (?:years|days|weeks|months)|another year|this year|the summer|(?:the|your) kids)(?: just| really| all| have| has| is| are)* (?:flies|flew|fly|go(?:es)? (?:by )?(?:so|too|fast)|went (?:by )?(?:so|too|fast)|pass(?:es|ed)? (?:so|too)|going by|grow(?:n|ing)? (?:up )?so|slipping|running out|gone by)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['It does.'],
    ask: ['What made you think of it today?', 'What would you like to have back?', 'What happens with the next one?'],
  },
  {
    id: 'long-days',
    when: '(?:you find )?(?:the|your) days (?:are|feel|have|all|just|seem|drag)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\boff|numbered\b/iu,
    ask: ['What does an ordinary day look like now?', 'When is it longest?', "What's the best hour of it?"],
  },
  {
    id: 'waiting-is-worst',
    when: "(?:the )?waiting (?:part )?(?:is|'s) (?:just )?(?:the|so|really|killing|hard|driving)|@YOU(?:hate|can't stand|'re so bad at|'re bad at) waiting",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['It really is.'],
    ask: ['How long still?', 'What do you do to pass the time?', 'Is somebody waiting with you?'],
  },
  {
    id: 'some-days',
    when: "some (?:days|nights|mornings|weekends|evenings) (?:are|you|it|it's|you're)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What was today like?', 'How are the better ones?', 'Which kind comes more often?'],
  },
  {
    id: 'sometimes-you',
    when: 'sometimes (?:you (?:just |really |even |still )*(?:think|wonder|feel|wish|want|sit|cry|regret|miss|hate|forget|talk|look|get)|it(?: just)?)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bnot (?:wake|waking)|sleep forever\b/iu,
    ask: ['When was the last one of those times?', 'What brings it on?', 'How long does it last, then?'],
  },
  {
    id: 'avoid-it',
    when: "@YOU(?:avoid|avoided|'re avoiding|'ve been avoiding|keep avoiding|stay away from|dodge|dodged) (?!@THEM)\\p{L}+",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ["What would happen if you didn't?", 'How long have you been doing that?', 'When did you come close?'],
  },
  {
    id: 'tried-to-do',
    when: "@YOU(?:tried|'ve tried|have tried|keep trying|kept trying|try) to (?!kill|end|hurt|overdose|hang|sleep|cut|die|jump|harm)\\p{L}+",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['How far did you get?', 'How did that go?', 'What got in the way of that?'],
  },
  {
    id: 'are-trying',
    when: "you(?:'re| are|'ve been|'m)(?: just| really| still| always)* trying(?: to| not| so hard| your best| my best|$|,)(?! (?:to )?(?:sleep|conceive|have a baby|get pregnant|kill))",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bbaby|pregnan\p{L}*\b/iu,
    say: ['Trying is work, too.'],
    ask: ["What's the hard bit?", 'How is it going so far?', 'Since when have you been at it?'],
  },
  {
    id: 'gave-up',
    when: "you(?:'ve| have| just| kind of| finally| almost)* (?:gave|given|give) up (?:on |trying|the|your|looking|asking|after|halfway)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['When was that?', 'What was the last try like?', 'Do you still think of it?'],
  },
  {
    id: 'did-something-stupid',
    when: '@YOU(?:did|said|bought|sent) something (?:really |so |very |most )?(?:dumb|stupid|silly|bad|terrible|crazy|dumbest|stupidest)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|^.{90}/iu,
    say: ['It happens.'],
    ask: ['What was it, if you want to say?', 'Who noticed it?', 'Can it be put right?'],
  },
  {
    id: 'were-mean',
    when: '@YOU(?:were|was) (?:so |really |too |very |pretty |a bit |kind of )*(?:mean|rude|harsh|cold|unfair|short|impatient|nasty) (?:to|with)?',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What came out?', 'Have you talked since?', 'What had the day been like before?'],
  },
  {
    id: 'let-them-down',
    when: "@YOU(?:let|'ve let|feel like you let|feel like you're letting|'re letting|disappointed) @THEM(?: down)?@TIME@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['What had {they} counted on?', 'Did {they} say so?', 'What would make it good again?'],
  },
  {
    id: 'talk-to-the-dog',
    when: '@YOU(?:talk|talked|speak|sing|sang|read) to (?:yourself|your (?:dog|cat|plants|plant|car)|the (?:dog|cat|tv|TV|plants|wall|radio))\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bnobody|no one\b/iu,
    say: ['Good company, though.'],
    ask: ['What do you say?', 'Any answers so far?', 'What about, mostly?'],
  },
  {
    id: 'cut-contact',
    when: '@YOU(?:deleted|blocked|unfollowed|muted|unfriended) (?:@THEM|(?:his|her|their) (?:number|contact))',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ["That's a clear line."],
    ask: ['How has it been since?', 'What was the moment you did it?', 'Did {they} notice?'],
  },
  {
    id: 'looked-it-up',
    when: '@YOU(?:googled|looked (?:it|that|this) up|read (?:about it )?online|looked on (?:google|Google)|searched|keep googling)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bhis|her|ex|locks|recipe|song|actor|directions|flights?\b/iu,
    ask: ['What came up?', 'Which part stuck with you?', 'Has anybody real had a look at it?'],
  },
  {
    id: 'counting-down',
    when: "(?:you(?:'re| are|'ve been) counting|@YOU(?:count|counted)) (?:the |down |every )(?:(?:the )?(?:days|hours|minutes|weeks)|down)",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['How many are left?', "What's the first thing you'll do then?", 'What are you waiting for?'],
  },
  {
    id: 'promised-yourself',
    when: '@YOU(?:promised|swore|told) yourself (?:that )?(?:you|never|this|not|it)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    say: ['Easier said than kept.'],
    ask: ['What came up instead?', 'When was that promise?', 'How do you look at it now?'],
  },
  {
    id: 'learned-to',
    when: "you(?:'ve| have| just| finally)* (?:learned|learnt|'re learning|are learning) (?:to|how)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Who taught you?', 'How long did it take?', 'What made you start?'],
  },
  {
    id: 'finally-did-it',
    when: 'you (?:finally|actually) (?:did it|managed|opened|called|finished|went|slept|cleaned|stood up|said no|told|made it|asked|cooked|answered)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bbut|awful|terrible|spots|fired|lost|cheat\p{L}*\b/iu,
    say: ['Well done.'],
    ask: ['How did it feel, right after?', 'What made it work this time?', 'Who knows about it by now?'],
  },
  {
    id: 'did-it',
    when: '@YOU(?:did it|made it|pulled it off|got through it)(?: again)?@TIME(?=$|[,;.!])',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bwrong|fault|sorry\b/iu,
    say: ['Good for you.'],
    ask: ['What was that moment like?', 'What carried you through?', 'How will you celebrate?'],
  },
  {
    id: 'barely-manage',
    when: '@YOU(?:can (?:barely|hardly)) (?:walk|move|speak|talk|eat|function|get|keep|make it|stand|do anything|look|manage)\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\banorexi\p{L}*|weight\b/iu,
    ask: ['What does a day like that look like?', 'Who is helping you?', 'What do you manage, still?'],
  },
  {
    id: 'love-them-but',
    when: '@YOU(?:love|really love|do love) @THEM(?: so much| to death| dearly| to bits| a lot)?,? but\\b',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|\bdog|cat\b/iu,
    say: ['Both can be true.'],
    ask: ['When is it hardest with {them}?', 'What did you have today, the one or the other?'],
  },
  {
    id: 'do-not-get-it',
    when: "@YOU(?:don't|do not|can't|just don't) (?:get|understand) (?:it|math|maths|this|that|any of (?:it|this)|how (?:to|it|this)|the (?:math|homework|system|material|new))(?: at all)?@TIME@END",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Where does it stop making sense?', 'Who could explain it?', 'What part do you get?'],
  },
  {
    id: 'want-no-kids',
    when: "@YOU(?:don't (?:even )?know if you want|'re not sure (?:if )?you want|don't want|never wanted) (?:any |to have )?(?:kids|children)\\b",
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b/iu,
    ask: ['Who is asking?', 'Does anybody in your life know?', 'What do you see when you picture later?'],
  },
  {
    id: 'just-sat-there',
    when: '@YOU(?:just |only )?(?:sat|stood|lay|stared) (?:there|here|at the (?:wall|ceiling|screen|floor)|in (?:the|your) (?:car|parking lot|dark|bathroom|shower))@TIME(?=$|[,;.!]| (?:and|but|so|because|for|like)\\b)',
    unless:
      /\b(?:died|dies|dying|dead|deaths?|die|funeral|passed away|who passed|buried|grave|widow\p{L}*|suicid\p{L}*|kill\p{L}*|hospice|miscarr\p{L}*|stillb\p{L}*|end(?:ing)? (?:it|my life)|no point|the point|(?:hurt|cut)(?:ting|ing)? myself|not be(?:ing)? here|be here|wake up anymore|better off|burden|disappear|pills|overdose|chemo|terminal|gone forever|alive|to live)\b|^.{120}|\b(?:bawled|cried|awake|stars|sun|warm|nice)\b/iu,
    ask: ['What was going through your head?', 'How long did you stay like that?', 'What got you moving again?'],
  },
];
