import type { FollowUp } from './follow-up.ts';

/** Parents, in-laws, brothers and sisters, children of every age, pregnancy, caring for somebody, animals as family. */
export const kin: readonly FollowUp[] = [
  {
    id: 'kin-visit-coming',
    when: "(?=(?:he|she|they)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY(?:(?:'s|'re| is| are)(?: \\p{L}+)? coming| @ADV(?:wants? to come|comes?)) (?:over|to stay|to visit|to see you|for (?:a|the|two|three|dinner|lunch|Christmas|Thanksgiving|Easter|Sunday|\\p{L}+ days)|tomorrow|this weekend|next (?:week|month|weekend)|on \\p{Lu}\\p{L}+day)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|last time|chemo|hospital)\b/iu,
    say: ['Oh, a visit.'],
    ask: [
      'Is that a good thing or a hard one?',
      'What has to be ready before then?',
      'Whose idea was it?',
      'How did it go the last time?',
    ],
  },
  {
    id: 'kin-staying-with-you',
    when: "(?=(?:he|she|they)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY(?:(?:'s|'re| is| are|'s been| has been|'ve been| have been) staying (?:with you|at your|here)| came to stay| @ADV(?:stays? with you|sleeps? on your couch))",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*)\b/iu,
    say: ['A full house, then.'],
    ask: ['How is it with one more in the house?', 'When does the visit end?', 'Where does everyone sleep?'],
  },
  {
    id: 'kin-lives-with-you',
    when: "(?=(?:he|she|they)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY(?:(?:'s|'re| is| are)(?: \\p{L}+)? (?:living|moving in) with you| @ADV(?:lives? with you|moved in(?: with you)?|has moved in(?: with you)?|moved back in))",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boyfriend|girlfriend)\b/iu,
    ask: [
      'How is it, all under one roof?',
      'How did it come to that?',
      'Who decided it?',
      'Where can you be by yourself in there?',
    ],
  },
  {
    id: 'kin-moved-home-for-them',
    when: "you(?:'ve| have)? (?:just |recently )?moved (?:back )?(?:home|in|closer|there|in with @THEM)(?: again)? to (?:take care of|look after|help|care for|be (?:with|near|closer))",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*)\b/iu,
    say: ["That's a big step."],
    ask: [
      'How long have you been back?',
      'What does an ordinary day look like now?',
      'What did you leave behind for it?',
    ],
  },
  {
    id: 'kin-redid-your-things',
    when: '(?:last time |then |yesterday )?@THEY @ADV(?:(?:re(?:washed|arranged|folded|organized|cleaned|did|decorated|painted)|rewashes|rearranges|refolds|cleaned out|went through) (?:all |all of )?(?:your|the|my) )',
    say: ['In your own house.', 'Without a word to you first.'],
    ask: ['Were you there when it happened?', 'What did you do?', 'Does anyone else see it the way you do?'],
  },
  {
    id: 'kin-always-comments',
    when: "@THEY(?:@ADV| @ADV|'s always |'re always | is always | are always )(?:says? something about|comments? on|commenting on|keeps? commenting on|has something to say about|have something to say about|makes? comments about|making comments about|made (?:a |another )?(?:comments?|remarks?) about|has (?:a comment|an opinion) (?:on|about))",
    say: ['Every time, it seems.'],
    ask: ['What was it the last time?', 'Does anyone ever speak up for you?', 'What do you usually say back?'],
  },
  {
    id: 'kin-raised-you',
    when: '@THEY @ADV(?:(?:pretty much|basically|more or less) )?(?:raised you|brought you up)\\b',
    unless: /\b(?:gay|trans|hit|beat|abus\w*|wrong|to be|better)\b/iu,
    say: ["Then that's more than family."],
    ask: [
      'What was it like growing up with {them}?',
      'What do you remember best from those years?',
      'What have you got from {them}?',
    ],
  },
  {
    id: 'kin-lives-far',
    when: "(?=(?:he|she|they)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY @ADV(?:lives?|moved) (?:(?:about |like |almost )?(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several) (?:hours?|states?|miles?|minutes?) away|far away|too far|abroad|overseas|across the (?:country|world|ocean)|in (?!a\\b|the\\b|your\\b|his\\b|her\\b|their\\b|fear\\b|this\\b)\\p{Lu}\\p{L}+)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boyfriend|girlfriend|dating|once a|times a|every)\b/iu,
    say: ["That's a way off."],
    ask: ['How often do you see each other?', 'How do you keep in touch?', 'When were you last together?'],
  },
  {
    id: 'kin-rarely-comes',
    when: '@THEY @ADV(?:comes?|visits?|calls?|shows? up)(?: you| by| over| home| around)?(?: maybe| only| just| about| like)* (?:once|twice|every (?:few|other|couple|\\d+)|when (?:he|she|they) (?:needs?|wants?)|at Christmas)',
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|love it|nice|always brings)\b/iu,
    say: ["That's not much."],
    ask: [
      'How was it when {they} last came or called?',
      'Was it ever more than that?',
      "Have you told {them} you'd like more?",
    ],
  },
  {
    id: 'kin-own-life',
    when: "@THEY(?: both| all)? @ADV(?:has|have|'ve got) (?:a |got )?(?:his|her|their) own (?:family|life|lives|kids|children|problems|stuff|things|families)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*)\b/iu,
    ask: [
      'How much {do} {they} know about how you are?',
      'When did you two last have a real talk?',
      'What would you like to tell {them}?',
    ],
  },
  {
    id: 'you-do-not-want-to-worry-them',
    when: "@YOU(?:don't|didn't) want (?:to (?:bother|worry|burden|upset|scare|hurt) @THEM|@THEM to (?:worry|be (?:sad|worried|upset|hurt|disappointed)))",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|kill|burden to)\b/iu,
    say: ['So you keep it to yourself.'],
    ask: ['How much {do} {they} know?', 'What would {they} do if {they} knew?', 'Who looks after you, then?'],
  },
  {
    id: 'you-tell-them-all-is-fine-kin',
    when: "you(?: just| always| still| keep)? (?:tell|told|telling|say to|lie to) @THEM(?: that)? (?:(?:everything|it|all)(?:'s| is| was) (?:great|fine|good|okay|ok|going well|perfect)|you(?:'re| are|'re still| are still)(?: \\p{L}+)? (?:great|fine|okay|ok|good|well|doing great|doing fine|doing well|happy|working|not worried))",
    unless: /\b(?:safe|pills|knife)\b/iu,
    say: ['So {they} {have} no idea.'],
    ask: [
      'How is it really?',
      'How long have you been telling {them} that?',
      'What do you think {they} would say to the true answer?',
    ],
  },
  {
    id: 'kin-want-grandchildren',
    when: "@THEY(?: @ADV|'s |'re | is | are )(?:wants?|keeps? asking (?:for|about)|asks? (?:for|about)|waiting for|begging for|hints? about|dying for|bring up) (?:a )?(?:grandkids|grandchildren|grandchild|grandbab\\p{L}+|grandson|when you'll have (?:kids|children))",
    say: ['No pressure at all, then.'],
    ask: ['How do you answer that?', 'What do you want yourself?', 'Since when has that been going on?'],
  },
  {
    id: 'kin-talks-of-nothing-else',
    when: "@THEY @ADV(?:(?:haven't|hasn't|won't|can't|never|doesn't|don't) (?:stopped?|shut up|stops?|quit) (?:talking|bragging|going on|raving)|(?:talks?|brags?|goes on|raves?) (?:about (?:it|him|her|that|nothing else)\\b|all the time|constantly))",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|excited|cute)\b/iu,
    say: ['Over and over, then.'],
    ask: [
      'What exactly {do} {they} keep saying?',
      'And where are you while that goes on?',
      'Does anyone ask about your things, too?',
    ],
  },
  {
    id: 'sibling-is-the-favorite',
    when: "(?:@THEY(?: @ADV|'s | is )(?:(?:always |clearly |obviously )?(?:the|their|mom's|dad's) (?:favorite|favourite|golden child)|never gets? (?:any of this|in trouble|yelled at|told|criticized)|gets? (?:away with (?:everything|it|anything)|everything (?:handed|paid|(?:he|she) wants))|can do no wrong|doesn't have to do (?:anything|a thing)))|you(?:'re| are| were) (?:not |never )?the (?:favorite|favourite|black sheep)",
    unless: /\b(?:teacher|boss|student|manager)\b/iu,
    say: ['And you see it every time.'],
    ask: ['Since when has it been like that?', 'What was it this time?', 'Has anybody in the family noticed?'],
  },
  {
    id: 'kin-older-or-younger',
    when: "@THEY(?:'s| is| was) (?:only )?(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several) (?:years?|months?) (?:younger|older)(?: than you)?",
    unless:
      /\b(?:boyfriend|girlfriend|dating|dad's|father's|mom's|died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|crush)\b/iu,
    ask: ['How do you two get along?', 'How often do you talk?', 'What {are} {they} like?'],
  },
  {
    id: 'you-do-everything',
    when: "(?:you(?:'re| are) the (?:only )?one who (?:always |has to )?(?:does|do|takes?|cares?|cleans?|cooks?|pays?|drives?|calls?|fix|fixes|handles?|organi[sz]es?)|you (?:have to )?(?:do|handle|manage|organi[sz]e) (?:everything|it all|all of it|all the work)\\b|(?:everything|it all|it) (?:always )?(?:falls|lands|is|'s) (?:all )?on you|it's always you who)",
    unless: /\b(?:wrong|fault|everything (?:i|you) (?:can|could)|everything right|together)\b/iu,
    say: ['All of it on you.'],
    ask: ['What was on your plate today?', 'Who could take one thing off you?', 'How did it become your job?'],
  },
  {
    id: 'they-act-as-if-nothing',
    when: "(?:today |now |then |this morning )?@THEY(?: just| all| both)?(?:'s|'re| is| are)?(?: just| all| both)? (?:acts?|acted|acting|pretends?|pretended|pretending) (?:like|as if|as though) (?:nothing|it never|it didn't|everything is (?:fine|normal|okay))",
    unless: /\b(?:to be asleep)\b/iu,
    say: ['As if it had never been.'],
    ask: ['Has anybody said a word about it?', 'What would you like {them} to say?', 'And what do you do, play along?'],
  },
  {
    id: 'they-treat-you-like',
    when: "(?:everybody in the family|everyone in (?:your|the) family|@THEY(?: all)?) @ADV(?:treats? you (?:like|as)|acts? (?:as if|like|as though) you(?:'re| are))",
    unless:
      /\b(?:princess|queen|king|family|gold|royal\w*|adult|equal|human|(?:one of|their) own|an adult|with respect|like i exist)\b/iu,
    ask: ['What happened the last time?', 'When is it at its worst?', 'Has anyone ever told them so?'],
  },
  {
    id: 'you-send-money',
    when: "you(?: still| always| already| just)?(?:'ve been| have to| keep)? (?:send|sent|sending|lend|lent|give|gave|giving|pay|paid|paying|support|supporting) (?:(?:(?=(?:him|her|them)\\b|your (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEM|your parents'|them) (?:some |more |the |your )?(?:money|rent|mortgage|bills|half|\\d+|again|every month)|(?:money|half|some money|cash) (?:home|to|back))",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|scam\w*|bet)\b/iu,
    say: ["That's a lot to give."],
    ask: ['How long have you been doing that?', 'How much is left for you?', 'Do they know what it costs you?'],
  },
  {
    id: 'kin-owes-you',
    when: "(?=(?:he|she|they)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY @ADV(?:(?:never|hasn't|has never|haven't|still hasn't|won't) (?:even )?(?:paid|pay|pays)(?: you(?: back)?| it back| back| one| a (?:cent|penny))|owes? you|borrows?|borrowed (?:money|against|\\d+|from|your)|stole (?:money|from you|your)|took (?:money|your money|out a loan)|spent (?:your|all your|the))",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boyfriend|coworker)\b/iu,
    say: ['Not nice, that.'],
    ask: ['What happens when you bring it up?', 'Who else in the family knows?', 'What would you need to hear now?'],
  },
  {
    id: 'parent-is-getting-old',
    when: "(?=your (?:\\p{L}+ )?(?:mom|mum|mam|mother|dad|father|parents|grandma|grandpa|grandmother|grandfather|nana|gran|folks)\\b)@THEY(?:'s| is| are|'re)(?: both| now| already| almost| over| nearly)* (?:getting (?:so |very |really )?(?:old|older|frail|weak|weaker|on)|(?:past |in (?:his|her|their) )?(?:6\\d|7\\d|8\\d|9\\d|seventy|eighty|ninety|seventies|eighties|70s|80s|90s)|not getting (?:any )?younger|so (?:old|frail|thin))\\b",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|cancer|dementia|alzheimer\w*|bpm|percent)\b/iu,
    ask: ['How is {their} health?', 'When did you last see {them}?', 'How do you notice it?'],
  },
  {
    id: 'they-cannot-be-alone',
    when: "@THEY(?: has [\\p{L}'’]+ and (?:he|she))? @ADV(?:can't|cannot|can no longer|can hardly|can barely|shouldn't|couldn't) (?:be (?:left )?(?:alone|on (?:his|her|their) own|by (?:him|her|them)sel\\p{L}+)|live (?:alone|on (?:his|her|their) own)|walk|drive|see|manage|get (?:up|around|dressed|out of bed)|do (?:much|anything|the stairs)|look after)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|without me|look at me|boyfriend|stand|the point|see that|see it|see me|see you|kids alone)\b/iu,
    say: ["That's a lot of watching over."],
    ask: ['Who is with {them} right now?', 'Who else is there to help?', 'How long has it been that far?'],
  },
  {
    id: 'they-have-a-condition',
    when: "@THEY(?:'s got| has(?: had)?| have(?: had)?| got| was diagnosed with| got diagnosed with|'s been diagnosed with)(?: \\p{L}+)? (?:parkinson\\p{L}*|Parkinson(?:\\p{L}|')*|parkinson's|MS|Ms|ALS|diabetes|epilepsy|lupus|arthritis|COPD|copd|asthma|a heart (?:condition|problem)|heart (?:problems|failure)|kidney \\p{L}+|(?:his|her|a) bad \\p{L}+|autism|adhd|ADHD|bipolar|schizophrenia)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boss|class)\b/iu,
    ask: ['How {are} {they} doing these days?', 'What is hardest about it now?', 'Who takes care of what?'],
  },
  {
    id: 'they-no-longer-know-you',
    when: "(?:(?=(?:he|she)\\b|your (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|nana|gran|husband|wife|aunt|uncle)\\b)@THEY @ADV(?:(?:doesn't|didn't|don't|no longer|hardly|barely) (?:always )?(?:know|knows|knew|recogni[sz]e|recogni[sz]es|remember|remembers) (?:who (?:you|I) (?:are|were|am)|you|your name|us)@TIME@END|asked (?:you )?who you (?:are|were)|thinks? you(?:'re| are) (?:his|her) (?:sister|mother|mom|brother|wife|husband|late)|called you by (?:your|the wrong|someone)))",
    unless:
      /\b(?:grandson|baby|toddler|stranger|new (?:here|school)|online|school|class|really know me|teacher|at a party|what i'm|prof\w*|boss)\b/iu,
    say: ['Oh, that one hurts.'],
    ask: ['Was it the first time?', 'What did you say to {them}?', 'Did it come back later?'],
  },
  {
    id: 'they-repeat-themselves',
    when: "(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law)\\b(?!'s ))@THEY @ADV(?:tells?|told|asks?|asked|keeps? (?:telling|asking)|repeats?|forgets?|keeps? forgetting|forgot) (?:you )?(?:the same|(?:his|her|their) (?:keys|pills|medicine|meds)|it (?:all )?again|over and over)",
    unless: /\b(?:birthday|yell\w*)\b/iu,
    ask: ['How long have you been noticing that?', 'What do you do when it happens?', 'Who else has noticed?'],
  },
  {
    id: 'they-refuse-care',
    when: "@THEY @ADV(?:(?:refuses?|refused) (?:to (?:go to|see|take|eat|use|get|stop|accept|move)|(?:treatment|help|the insulin|care|(?:his|her|their) (?:meds|medicine|pills|treatment)))|won't (?:go to (?:the|a) (?:doctor|hospital)|see a (?:doctor|therapist)|take (?:his|her|their)|accept help|get help|use (?:his|her|the) (?:cane|walker))|stopped (?:taking )?(?:his|her|their) (?:treatment|meds|medication|medicine|insulin|pills)|waves? you off|hates? doctors)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boss|pay|manager)\b/iu,
    say: ['Stubborn, it seems.'],
    ask: [
      'What {do} {they} say when you bring it up?',
      'Is there anyone {they} would listen to?',
      'What worries you most in it?',
    ],
  },
  {
    id: 'you-were-short-with-them',
    when: "you(?:'ve been| were| got|'re| are)(?: so| really| very| too| a bit| kind of| just| always)* (?:mean|short|rude|impatient|cold|horrible|harsh|nasty|unfair|awful|snappy) (?:to|with) (?:(?=(?:him|her|them)\\b|your (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEM|your (?:\\p{L}+ )?(?:husband|wife|partner))",
    say: ['One of those moments.'],
    ask: ['What had happened just before?', 'How is it between you now?', 'Is there a way to make it good again?'],
  },
  {
    id: 'you-said-things',
    when: "you(?:'ve)? (?:both )?said (?:some|a few|so many|really|such)?(?: \\p{L}+)? ?things? (?:you|to|that)",
    unless: /\b(?:nothing|embarrass\w*|meeting)\b/iu,
    say: ['In the heat of it.'],
    ask: ['What was the worst of it?', 'What brought it on?', 'Has anything been said since?'],
  },
  {
    id: 'they-hide-in-their-room',
    when: "@THEY(?: @ADV|'s always |'s | is |'s been | has been )(?:(?:comes? home(?: and|,) )?(?:goes|went|runs) (?:straight |right )?(?:to|into|up to) (?:his|her|their) room|(?:stays?|staying|hides?|hiding|sits?|sitting|locked|locks?|shut|lives?) (?:\\p{L}+self )?(?:up )?(?:all day )?in (?:his|her|their) room|(?:never|doesn't|won't|barely|hardly|only) (?:even )?(?:leaves?|comes? out(?: of)?|come down)(?: (?:his|her|their) room|@END| to eat))",
    unless: /\b(?:roommate|hit|cat|dog)\b/iu,
    ask: [
      'What {do} {they} do in there?',
      'When do you get to see {them} at all?',
      'Did something happen around the time it began?',
    ],
  },
  {
    id: 'you-used-to-be-close',
    when: "you(?: two| both| all|'d| guys)? used to (?:do everything|be (?:so |really |very |super )?(?:close|inseparable|best friends)|talk (?:every|all|about|so|for hours)|tell each other|(?:hang out|laugh together|see each other)\\b)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|before (?:he|she) (?:died|passed)|ex\b)\b/iu,
    say: ['That was something good.'],
    ask: ['When did it change?', 'What did you do together back then?', 'Does the other one miss it, too?'],
  },
  {
    id: 'they-said-you-know-nothing',
    when: "(?:last night |yesterday |today |then )?@THEY @ADV(?:told you|said|says|tells you|screamed|yelled)(?: that)? (?:you (?:don't|didn't|never|can't) (?:even )?(?:know|understand|care|love|listen|get|do|help|want|support)|you(?:'ve)? never|you ruin\\p{L}*)",
    unless: /\b(?:boss|manager|coworker|interview)\b/iu,
    say: ['Oof, that stings.'],
    ask: ['What came before that?', 'What did you say back?', 'What do you think {they} meant by it?'],
  },
  {
    id: 'they-just-say-fine',
    when: "(?:you ask (?:[^,.;]{1,40} )?and )?@THEY(?: just| only|'ll just| always| says it's)* (?:says?|said|answers?|replies|replied|goes|shrugs and says)(?: it's| that it's| (?:he|she)'s)? ['“‘]?(?:fine|nothing|whatever|okay|ok|I don't know|idk|good)['”’]?@TIME@END",
    unless: /\b(?:boss|doctor|vet|interview)\b/iu,
    say: ["One word, and that's that."],
    ask: [
      "Is there a time of day when it's easier, in the car say?",
      'Was it different before?',
      'What would you really like to know?',
    ],
  },
  {
    id: 'they-blame-you',
    when: "@THEY(?: all|'s|'re| is| are)? @ADV(?:blames?|blamed|blaming|puts? (?:it all|the blame|all the blame) on) you",
    say: ["That's a lot to have on you."],
    ask: ['What have you said to that?', 'When did that start?', 'Does anyone see it differently?'],
  },
  {
    id: 'they-get-angry-if',
    when: '(?:(?:if|when|whenever|every time) you (?:ask|say|try|mention|bring)[^,.;]{0,40},? @THEY @ADV(?:gets?|just gets?|blows? up|shuts? down|walks? (?:off|away|out))|@THEY @ADV(?:gets?|got) (?:so |really |very |super )?(?:angry|mad|defensive|upset|annoyed|irritated) (?:if|when|whenever|every time|over|about))',
    unless: /\b(?:hits?|throws?|afraid|scared of)\b/iu,
    say: ["Then there's no right way to ask."],
    ask: ['What was it the last time that happened?', 'What do you do then?', 'Was it always like that with {them}?'],
  },
  {
    id: 'you-missed-it',
    when: "you(?:'ve| have| always| just)* missed (?:(?:most|all|half|so many|one) of )?(?:your|his|her|their|the|two|three|so many|every) (?:\\p{L}+(?:'s)? ){0,2}(?:games?|birthdays?|recital|first (?:steps|word|day)|wedding|graduation|play|concert|childhood|school play|ball games|baptism|party)\\b",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*)\b/iu,
    say: ["You'd have wanted to be there."],
    ask: ['What got in the way?', 'Has it come up between you?', 'What is the next one you can be at?'],
  },
  {
    id: 'you-are-away-a-lot',
    when: "(?:you(?:'re| are| were)(?: just| always| almost)* (?:never (?:home|there)|always (?:working|at work|away|gone|on the road)|away (?:\\p{L}+ )?(?:(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several)|most|all|a lot)|gone (?:all|(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several)|most))|you (?:only|hardly|barely|almost never) (?:ever )?see (?:your|the) (?:own )?(?:kids|son|daughter|children|family|baby|wife)|you drive a truck)",
    unless:
      /\b(?:mom is|dad is|died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|ex won't|prison|custody)\b/iu,
    ask: [
      'When are you home next?',
      'What do you do when you are all together?',
      'Could it be arranged some other way?',
    ],
  },
  {
    id: 'kids-are-asleep',
    when: "(?:(?:(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|little one)|everyone|everybody|the whole house|they)(?:'s|'re| is| are)(?: all| both| finally| just| already| now| fast)* (?:asleep|in bed|sleeping|down)@TIME@END|you(?:'ve)? (?:just |finally )*(?:put|got) (?:the|your) (?:kids|baby|toddler|son|daughter|little one|twins|boys|girls|kid) (?:to bed|down|to sleep|in bed))",
    unless:
      /\b(?:fever|scared|breath\w*|drunk|yell\w*|cry\w*|can't sleep|listening|alone|awake|hide|sad|how do|except|cried|nobody|leave|other side)\b/iu,
    say: ['Peace and quiet at last.'],
    ask: ['How was the day with everyone?', 'What do you do with the quiet now?', 'How much evening is left for you?'],
  },
  {
    id: 'kids-are-wild',
    when: "(?:the|your) (?:\\p{L}+ )?(?:kids|children|boys|girls|twins|toddlers?|grandkids)(?: \\p{L}+)? (?:(?:are|were|have been|is|was|keep|kept|won't stop|have) )?(?:\\p{L}+ )?(?:fighting|fight|bickering|screaming|arguing|wild|crazy|loud|running around|jumping|hyper|up all night|driving you (?:crazy|nuts|insane|up the wall)|climbing|been (?:awful|fighting|home))\\b",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|neighbors?|upstairs|divorc\w*|hit me)\b/iu,
    say: ['A loud house, then.'],
    ask: ['What was it about this time?', 'Is there another grown-up around?', 'When is bedtime?'],
  },
  {
    id: 'kid-has-a-fever',
    when: "(?:@THEY|(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|little one))(?:'s got| has| had| is running| got|'s running|'s had)(?: such)?(?: a| an| the)?(?: \\p{L}+)? (?:fever|temperature|ear infection|cough|stomach bug|rash|chickenpox|croup|hand foot and mouth|RSV|rsv)\\b",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boss|dog|cat|down now|finally down)\b/iu,
    say: ['Oh, poor thing.'],
    ask: ['How is it right now?', 'Has a doctor been asked yet?', 'Did anyone get some sleep?'],
  },
  {
    id: 'kid-first-time',
    when: "(?:(?=(?:he|she|they)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece)\\b(?!'s ))@THEY) @ADV(?:took (?:his|her|their) first steps?|said (?:his|her|their) first words?|said (?:mama|dada|mommy|daddy|mummy)|(?:lost|has|got) (?:a|his|her|their) (?:first )?tooth|rode (?:a|his|her) bike|learned (?:to|how to)|(?:laughed|smiled|crawled|walked|slept through|rolled over)(?: the night)?(?: for the first time)|slept through the night|is (?:crawling|walking|potty trained)|used the potty)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|stroke|dog|cat|accident|mistake|wrong|photo|pictures?|missed|toothache|boss)\b/iu,
    say: ["Oh, that's big.", 'How wonderful.'],
    ask: ['Who was there to see it?', 'Where were you when it happened?', 'Who did you tell first?'],
  },
  {
    id: 'kid-made-it',
    when: "(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece)\\b(?!'s ))@THEY @ADV(?:won|made the (?:team|play|band|honor roll|cut)|graduated|graduates|got (?:into|in\\b|hired|accepted|promoted|(?:his|her|their) (?:license|degree|diploma)|straight|an A|a scholarship|a (?:new )?job|engaged|a part|the lead|the job)|passed|came (?:in )?(?:first|second)|scored|had (?:his|her|their) (?:recital|first (?:game|concert)))\\b(?! (?:away|on|out))",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|scared|worried|hate|passed (?:away|in|on|hers|his|last|two|out)|jealous|but i|sad|couldn't|custody)\b/iu,
    say: ['Congratulations to {them}.'],
    ask: ['How did {they} tell you?', 'How are you all celebrating?', 'What comes next for {them}?'],
  },
  {
    id: 'baby-age',
    when: "(?:@THEY|your (?:\\p{L}+ )?(?:baby|son|daughter|little (?:one|boy|girl)|newborn))(?:'s| is| was)(?: only| just| almost| now)* (?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several) (?:weeks?|months?|days?)(?: old)?@TIME@END",
    unless:
      /\b(?:dog|puppy|kitten|cat|wife|job|sober|clean|died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|behind|late|pregnant|along|fever|NICU|nicu|hospital|asleep|breath\w*)\b/iu,
    say: ['So little still.'],
    ask: ['How are the nights?', 'How are you holding up yourself?', 'Who is around to help you?'],
  },
  {
    id: 'kid-age',
    when: "(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece)\\b(?!'s ))@THEY(?:'s| is| are|'re)(?: only| just| almost| now| already| about to turn)* (?:[2-9]|1\\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years old| now)*@END",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|cancer|hospital|custody|fever|weighs|pregnant|sober|bull\w*|scared|talks? to|who i am)\b/iu,
    say: ['A good age and a hard one.'],
    ask: [
      'What is on {their} mind most these days?',
      'What {do} {they} love doing most?',
      'What is the best time of day with {them}?',
    ],
  },
  {
    id: 'kid-hates-school',
    when: "(?:@THEY|(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|little one)) @ADV(?:hates? (?:school|going to school|(?:his|her|their) (?:class|teacher|new school))|(?:doesn't|don't|didn't) (?:want to|wanna) go to (?:school|daycare|kindergarten)|(?:refuses? to|won't) go to (?:school|daycare|class)|(?:got|gets|was) (?:suspended|expelled|detention|sent home|in trouble)|skips?(?:ped)? (?:school|class)|has (?:\\p{L}+ )?trouble (?:at|in) school)",
    unless: /\b(?:boss|works|i was suspended)\b/iu,
    ask: ['What goes on there?', 'Has anybody talked to the school?', 'Was it ever better?'],
  },
  {
    id: 'kid-is-lonely',
    when: "(?:@THEY|(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|little one)) @ADV(?:(?:has|have) (?:no|zero|hardly any|barely any) friends|(?:doesn't|don't) (?:really )?have (?:any |many )?friends|(?:eats?|sits?|plays?)(?: \\p{L}+)? (?:alone|by (?:him|her|them)sel\\p{L}+|on (?:his|her|their) own)(?: every day| at school)?|(?:wasn't|isn't|didn't get) invited|gets left out)",
    unless: /\b(?:toddler|happily|boss)\b/iu,
    say: ["That's hard to hear."],
    ask: ['How did you find out?', 'What {do} {they} say about it?', 'Is there one person {they} might get on with?'],
  },
  {
    id: 'kids-with-the-other',
    when: "(?:your|the) (?:kids?|children|son|daughter|boys|girls|boy|girl)(?: is| are|'s|'re)(?: \\p{L}+)? with (?:him|her|them)(?: this (?:week|weekend)| tonight| now| until \\p{L}+| for the (?:week|weekend|holidays)| today)*\\b",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|court|scared|safe)\b/iu,
    say: ['A quiet house, then.'],
    ask: ['When do they come back?', 'What do you do with the evenings?', "Do you talk while they're there?"],
  },
  {
    id: 'brought-home',
    when: 'you(?: just| finally)? (?:brought|took|picked up) (?:your|the|a|our) (?:new )?(?:\\p{L}+ )?(?:puppy|kitten|dog|cat|baby|rabbit|bunny|daughter|son|twins)(?: home)@TIME',
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|ashes|school|vet|hospice|drunk)\b/iu,
    say: ['Oh, congratulations.'],
    ask: ["What's the name?", 'How was the first night?', 'How does the rest of the house like it?'],
  },
  {
    id: 'little-ones-name',
    when: "(?:his|her|its|the (?:dog|cat|puppy|kitten|baby)'s) name is \\p{Lu}\\p{L}+(?:,? and (?:he|she|it)(?:'s| is)|,? (?:he|she)(?:'s| is)) ",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|crush|girl|guy|boyfriend|met|sick|dying|eat|vet|works|date|coworker|ex\b)\b/iu,
    say: ['Good name.'],
    ask: ['Who came up with the name?', 'What is the funniest thing so far?', 'Did everybody agree on it?'],
  },
  {
    id: 'pet-stays-close',
    when: "(?:@THEY|(?:your|the) (?:\\p{L}+ ){0,2}?(?:dog|cat|puppy|kitten))(?:'s| is)? @ADV(?:(?:slept|sleeps|sleeping|sat|sits|sitting|lay|lies|lying|curls up|curled up|asleep) (?:on|at|by|next to|against|across) (?:your|my) (?:feet|foot|lap|legs?|chest|pillow|head|face|side|bed)|follows you (?:everywhere|around|to the)|won't leave your side|waits? (?:for you )?(?:at|by) the (?:door|window)|(?:wags?|wagged|wagging) (?:his|her|its) tail|licks? your)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|sick|won't eat|hasn't eaten|boyfriend|husband|wife|dad|mom|father|mother|apologi\w*|stalk\w*|guy|ex\b|vet|scared|creep\w*|brother)\b/iu,
    say: ['The sweet kind of company.'],
    ask: [
      'What happens when you get home?',
      'How long have you had each other?',
      'Does anyone else get that treatment?',
    ],
  },
  {
    id: 'little-accident',
    when: '(?:@THEY|(?:your|the) (?:\\p{L}+ ){0,2}?(?:dog|cat|puppy|kitten)|(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|little one)) @ADV(?:peed|pooped|pees|poops|puked|pukes|threw up|vomited|spilled (?:\\p{L}+ ){1,3}all over) (?:twice )?(?:on|in|all over|everywhere)',
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|blood|drunk|dementia|sick|hospital|boyfriend|husband|roommate|pills|cancer)\b/iu,
    say: ['Oh dear.'],
    ask: ['Who cleaned it up?', 'How did you find out, by stepping in it?', 'Is everything dry again?'],
  },
  {
    id: 'dog-barks-kin',
    when: "(?:your|the) (?:\\p{L}+ ){0,2}?(?:dog|cat|puppy|kitten) (?:\\p{L}+ )?(?:barks?|barked|barking|won't stop (?:barking|howling|meowing|whining)|howls?|whines?|meows?|keeps (?:barking|meowing|howling|whining|scratching)|is (?:barking|howling|meowing|crying|whining))",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|sick|pain|neighbor's dog|vet)\b/iu,
    ask: ['What sets it off?', 'What do the neighbors say?', 'Does anything calm it down?'],
  },
  {
    id: 'pet-is-back',
    when: "(?:you(?:'ve)?(?: just| finally)? found your (?:\\p{L}+ )?(?:cat|dog|kitten|puppy|rabbit|bunny|hamster)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:dog|cat|puppy|kitten) (?:\\p{L}+ )?(?:came (?:back|home)|is (?:back|home)|is okay|is fine|pulled through|is better|is eating))",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|vet said|dead|lump|body)\b/iu,
    say: ['Oh, thank goodness.'],
    ask: ['What was the first thing you did?', 'How is the little one now?', 'How long was the wait?'],
  },
  {
    id: 'had-them-since',
    when: "you(?:'ve)?(?: just| only)? (?:got|had|adopted|rescued|found|raised) (?=him\\b|her\\b|them\\b)@THEM (?:when|since|right after|after|as a|from (?:a|the)|for (?:almost |over |about )?(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several))",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|killed|put down|put (?:him|her) to sleep)\b/iu,
    say: ['You two go back.'],
    ask: [
      'What was the first day with {them} like?',
      'What sort of character is it?',
      'What were those first weeks like?',
    ],
  },
  {
    id: 'they-are-your-buddy',
    when: "@THEY(?:'s been| has been|'ve been| have been|'s| is| are|'re)(?: \\p{L}+)? your (?:buddy|best buddy|best friend|shadow|rock|whole (?:world|life|heart)|everything|favou?rite (?:person|human)|person|safe place|pride and joy)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|was|but|lost|sick|dying|vet|left|getting married|moving|gone|betray\w*|cancer|eat|told|slept)\b/iu,
    say: ["That's a good one to have."],
    ask: ['How did it start with you two?', 'What is it about {them}?', 'What is the nicest thing {they} ever did?'],
  },
  {
    id: 'they-do-not-like-you',
    when: "@THEY(?: @ADV|'s | is )(?:(?:doesn't|don't|didn't|won't|never|has never|have never|can't) (?:really |even |seem to )*(?:likes?|liked|approved?|approves|accepts?|accepted|respects?|respected|stand|wanted) (?:of )?(?:you|your (?:husband|wife|boyfriend|girlfriend|partner|fianc\\S+|job|choices|life|relationship|kids)|him|her)\\b(?! to)|hates? (?:you|your (?:husband|boyfriend|girlfriend|wife|partner))\\b)",
    unless: /\b(?:cat|think\w* (?:he|she|they)|what if|probably|maybe|everyone hates|crush)\b/iu,
    say: ["Ouch, that's no fun to feel."],
    ask: ['How {do} {they} show it?', 'Has it always been so?', 'What happened when you last saw each other?'],
  },
  {
    id: 'they-say-that-is-how-they-are',
    when: "@THEY @ADV(?:says?|said|tells? you|told you|keeps? saying)(?: that)? (?:that's (?:just )?(?:how|the way) (?:he|she|they|it)(?:'s| is| are|'re)|to (?:just )?(?:ignore|let it go|leave it|let it be|not (?:take|make|worry|start|let))|it's (?:not that|no) (?:bad|big deal)|(?:he|she|they) (?:means?|meant) (?:well|no harm)|(?:he|she) didn't mean)",
    unless: /\b(?:doctor|therapist|vet)\b/iu,
    say: ['And that helps nobody.'],
    ask: [
      'What would you like {them} to do instead?',
      'Have you two talked about it before?',
      'What would happen if {they} spoke up once?',
    ],
  },
  {
    id: 'they-took-the-other-side',
    when: "@THEY(?: all| both)? @ADV(?:took|takes?|is on|are on|always takes?|keeps taking|chose) (?:his|her|their|the other|your \\p{L}+'s|\\p{Lu}\\p{L}+'s) side|(?:@THEY(?: all| both)? @ADV(?:sided|sides|side) with)|(?:nobody|no one)(?: is|'s| was| takes| took|'s ever) on your side|(?:nobody|no one) (?:takes|took|ever takes) your side",
    say: ['And you stood there by yourself.'],
    ask: ['What was it about, in the end?', 'Did anyone ask for your version?', 'Who do you wish had spoken up?'],
  },
  {
    id: 'they-decided-for-you',
    when: '@THEY(?: all| both)? @ADV(?:decided|planned|chose|picked|arranged|booked|signed you up|already (?:told everyone|bought|booked|planned|decided|has (?:a|it)))(?: (?:where|what|when|how|that you|everything|it all|for you|already|the (?:date|place|name|school|tickets))\\b)',
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|not to|surprise|birthday trip|nice|sweet)\b/iu,
    say: ["And you weren't even asked."],
    ask: ['What would you have wanted?', 'What happens if you say no?', 'How did you hear of it?'],
  },
  {
    id: 'they-came-unannounced',
    when: "(?:(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY|he|she|they) @ADV(?:(?:showed|shows|turned|turns) up|came over|comes over|walked in|walks in|barged in|barges in|dropped by|drops by|walk in|comes in)(?: \\p{L}+){0,4} (?:unannounced|without (?:asking|calling|knocking|warning|telling)|early|at your door|uninvited|again)|(?=(?:he|she|they)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY @ADV(?:never knocks|doesn't knock|has a key|have a key|won't knock)",
    unless: /\b(?:ex\b|stalk\w*|restraining|drunk|gun)\b/iu,
    say: ['Just like that.'],
    ask: ['What did you say at the door?', 'Is that how it usually goes?', 'What would a good visit be, for you?'],
  },
  {
    id: 'the-whole-family-knows',
    when: '(?:everybody|everyone|somebody|half|all) (?:of|in) (?:your|the) family @ADV(?:acts?|talks?|knows?|says?|thinks?|asks?|wants?|expects?|hates?|has|is)',
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|dying|cancer|good looking)\b/iu,
    say: ['The whole family, of course.'],
    ask: ['Who started it?', 'What do they say to your face?', 'Is there one of them who sees it differently?'],
  },
  {
    id: 'family-does-not-talk-about-it',
    when: "(?:your (?:\\p{L}+ )?family|@THEY|you(?: all)?) (?:(?:doesn't|don't|never|can't|won't|hardly|barely)(?: really| ever| even)*) (?:talks? about|mentions?|says? (?:his|her) name|discuss(?:es)?) (?:him|her|it|that|this|feelings|things|anything|stuff|what happened|emotions)",
    unless: /\b(?:they don't mention him)\b/iu,
    say: ["So it's never said out loud."],
    ask: ['Was it always like that with you all?', 'Who could you say it to?', 'What would you say, if someone asked?'],
  },
  {
    id: 'you-are-not-close',
    when: "(?:you(?: and @THEM| two| all)? (?:(?:aren't|weren't|'re not|are not|were never|'ve never been|have never been) (?:very |really |that |so |too )?close|(?:don't|didn't|never|can't) (?:really |ever )?(?:get along|get on|see eye to eye|speak|talk (?:much|anymore|a lot))(?: with @THEM)?@TIME@END)|@THEY and you (?:aren't|don't|never|haven't))",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|roommates?|coworkers?|english)\b/iu,
    ask: ['How was it when you were younger?', 'When did you last speak?', 'Would you want it to be different?'],
  },
  {
    id: 'not-seen-for-long',
    when: "you haven't (?:really )?(?:seen|spoken to|spoken with|talked to|heard from|visited|hugged|met) (?:(?=(?:him|her|them)\\b|your (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEM|each other)(?: in person)? (?:in|for|since) (?:(?:over|almost|about|more than|like|nearly) )*(?:(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several) )?(?:(?:long )?(?:years?|months)|ages|forever|a long time|Christmas|last (?:year|summer|Christmas)|the (?:wedding|divorce|funeral))",
    unless:
      /\b(?:flew|came|coming|visit\w*|today|tomorrow|surpris\w*|died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*)\b/iu,
    say: ["That's a long time."],
    ask: ['What was it like the last time?', 'What keeps you apart?', 'Who would have to make the first move?'],
  },
  {
    id: 'kin-came-by',
    when: "(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY(?:(?:'s|'re| is| are)(?: \\p{L}+)? (?:here|visiting|in town|back home|home for)| @ADV(?:came (?:over|to visit|by|to see you|to your|home for|back for|for (?:dinner|lunch|coffee))|visited|flew in|drove (?:all the way|up|down|(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several))))\\b(?! (?:of|with it))",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|drunk|yell\w*|cry\w*|hospital|fight|fought|scream\w*|without|early|ambulance)\b/iu,
    ask: ['How has it been so far?', 'What did you do together?', "How long since you'd seen each other?"],
  },
  {
    id: 'you-visited-kin',
    when: "you(?:'ve)?(?: just| finally| also)? (?:visited|went to (?:see|visit)|saw|had (?:dinner|lunch|coffee|brunch|tea) with|spent (?:the|all) (?:day|afternoon|weekend|evening|morning|week) with|drove to see|stopped by) (?=your (?:\\p{L}+ ){0,2}?(?:mom|mum|mother|dad|father|parents|sisters?|brothers?|sons?|daughters?|grandma|grandpa|grandmother|grandfather|nana|gran|aunt|uncle|cousins?|niece|nephew|grandkids|grandson|granddaughter|family|in-laws)\\b(?!'))@THEM",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|grave|cemetery|hospital|dream\w*|cry\w*|cheat\w*|dementia|nursing|baby|hit)\b/iu,
    ask: ['How {were} {they}?', 'What did you talk about?', 'How long was it since the last time?'],
  },
  {
    id: 'you-are-at-kins',
    when: "you(?:'re| are)(?: just| still| back| currently| staying)* (?:at|visiting|staying at|staying with|over at) (?:your|the|his|her) (?:parents'?|mom's|mum's|dad's|mother's|father's|in-laws'?|sister's|brother's|grandma's|grandparents'?|family)\\b",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|hospital|funeral|hid\w*)\b/iu,
    ask: ['Who else is there?', 'How is it so far?', 'When do you go home again?'],
  },
  {
    id: 'you-are-going-to-kin',
    when: "you(?:'re| are| have to|'ll)(?: going to| be)? (?:go(?:ing)? (?:home|to (?:see|visit))|visit(?:ing)?|see(?:ing)?|driv(?:e|ing) to|fly(?:ing)? (?:home|to see)) (?:your |his |her )?(?:\\p{L}+ )?(?:parents|family|mom|mum|mother|dad|father|in-laws|sister|brother|grandma|son|daughter|for (?:Christmas|Thanksgiving|the holidays|Easter|the weekend))\\b",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|hospital|dying|funeral|hospice|can't)\b/iu,
    say: ['A trip home, then.'],
    ask: ['When do you leave?', 'When were you last there?', 'What are you looking forward to, and what not?'],
  },
  {
    id: 'you-called-kin',
    when: "you(?:'ve)?(?: just| finally| always| still| even)? (?:called|phoned|rang|facetimed|FaceTimed|call|ring|phone) (?=your (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|parents|sister|brother|son|daughter|grandma|grandpa|gran|nana|aunt|cousin)\\b(?!'s))@THEM(?:,? (?:today|yesterday|tonight|last night|again|back|every (?:day|night|evening|week|Sunday)))*(?=$|[,;.!]| (?:and|but|because|so|to)\\b)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|hung up|911|police|names?|voicemail|fine|great)\b/iu,
    ask: ['What did you two talk about?', 'How did {they} sound?', 'Who talked more?'],
  },
  {
    id: 'you-hung-up',
    when: 'you(?: just| finally)? hung up(?: on @THEM)?@TIME@END',
    unless: /\b(?:you both|they hang|boots|congratulations)\b/iu,
    say: ['Enough was enough.'],
    ask: ['What had been said just before?', 'Have you heard anything since?', 'What would you like to happen now?'],
  },
  {
    id: 'you-are-close-to-them',
    when: "(?:you(?: and (?:@THEM)| two| all|'re both)? (?:are|'re|were|have always been|'ve always been) (?:all )?(?:(?:very|so|really|super|pretty|extremely) close|best friends|thick as thieves)|@THEY and you (?:are|'re) (?:very|so|really|super|pretty) close)@TIME@END",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|used to|were|to losing|lost|anymore|until|to giving|to quitting|stopped)\b/iu,
    say: ["That's good to have."],
    ask: ["What do you do when you're together?", 'When are you together next?', 'Was it like that from the start?'],
  },
  {
    id: 'like-your-parent',
    when: "you(?:'re| are| sound| look| sounded|'ve become|'re becoming|'re turning| act| feel)(?: \\p{L}+)*? (?:just like|exactly like|like|into|the same as) your (?:mom|mum|mother|dad|father|parents|grandma|aunt)\\b(?!'s)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|feel like your (?:mom|dad|parents) (?:hate|don't|do)|look like your (?:mom|dad) is)\b/iu,
    say: ['Ah, that moment.'],
    ask: ['In what, for instance?', 'When did you notice?', 'Which part of it would you keep?'],
  },
  {
    id: 'you-feel-like-a-kid',
    when: "you(?:'re \\d+ and you)? (?:still |suddenly |always )*(?:feel|felt)(?: \\p{L}+)? like (?:a|the|you're a|you were a|some) (?:\\p{L}+ )?(?:kid|child|teenager|little girl|little boy)@TIME@END",
    unless: /\b(?:christmas|happy|excited|fun|candy)\b/iu,
    ask: ['What brings it on?', 'How old do you feel then?', 'Who makes you feel grown up?'],
  },
  {
    id: 'parents-fight',
    when: "(?:your (?:\\p{L}+ )?parents|your (?:mom|mum) and (?:your )?dad|they)(?:'re| are| were)?(?: \\p{L}+)? (?:(?:fight|fought|argue|argued|bicker|scream|yell)(?: \\p{L}+)?(?: every| all| again| about| over| constantly| so much| at each|@TIME@END)|(?:fighting|arguing|yelling|screaming|bickering)(?: \\p{L}+)?(?: again| downstairs| about| over| at each other| all|@TIME@END))",
    unless:
      /\b(?:neighbors?|cats|kids are|the boys|twins|customers|died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|siblings)\b/iu,
    say: ["Oh no, that's not nice to listen to."],
    ask: [
      'Where are you while it goes on?',
      'Is it loud only, or does it get worse than that?',
      'Who else is in the house?',
    ],
  },
  {
    id: 'parents-split-up',
    when: "your (?:\\p{L}+ )?(?:parents|mom and (?:your )?dad|folks)(?:'re| are| r| just| have| might be| got| want to|'ve)?(?: \\p{L}+)? (?:divorc\\p{L}+|getting (?:a )?divorced?|separat\\p{L}+|splitting up|split up|get (?:a )?divorced?|filing)\\b",
    unless: /\b(?:years? ago|when I was|decades)\b/iu,
    say: ["Oh, I'm sorry."],
    ask: ['How did they tell you?', 'Did you see it coming?', 'What happens with the home now?'],
  },
  {
    id: 'parent-left',
    when: "(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom)\\b(?!'s ))@THEY @ADV(?:left|walked out|took off|moved out|disappeared)(?: on (?:you|us))? (?:when you (?:were|was)|before you were|(?:you|us) when|and never|without)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*)\b/iu,
    say: ["That's a lot for a child."],
    ask: ['Who was there for you then?', 'Has there been any contact since?', 'What were you told about it?'],
  },
  {
    id: 'parent-was-never-there',
    when: "(?:(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom)\\b(?!'s ))@THEY|your own (?:dad|mom|father|mother)|he|she)(?:'s| was| is| were| are)(?: just| basically)? (?:never (?:really )?(?:there|home|around|present)|always (?:working|at work|gone|away|busy|traveling))@TIME@END",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boyfriend|husband|wife|girlfriend|boss|manager|roommate|he was never mean)\b/iu,
    say: ['So you waited a lot.'],
    ask: ['Who was there instead?', 'How are things between you today?', 'What do you wish you had had?'],
  },
  {
    id: 'they-never-said-love',
    when: "@THEY @ADV(?:(?:(?:has|have|had) )?never (?:once )?(?:said|says?|told you|tells? you|hugged you|hugs? you|praised you|praises?)|(?:doesn't|didn't|don't) (?:ever )?(?:say|tell you|hug)) ?(?:that )?(?:(?:he|she|they)(?:'s|'re| was| were| is| are)? (?:love[sd]?|proud)(?: of)? you|I love you|good job|well done|sorry|(?:a )?(?:kind|nice|good) (?:word|thing)|anything (?:nice|kind|good)|you|much)@TIME@END",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*)\b/iu,
    say: ['All that time without it.'],
    ask: [
      'How {do} {they} show it, if at all?',
      'Has there ever been a moment when it was close?',
      'What would you want to hear from {them}?',
    ],
  },
  {
    id: 'they-taught-you',
    when: "(?:he|she|(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY)(?: also| always)? (?:taught you|showed you how|used to (?:take you|make (?:you|us|the|pancakes|soup)|cook|bake|sing|read (?:you|to you)|play with you|tell you (?:stories|a story)|whistle|carry you|let you))",
    unless: /\b(?:ex\b|boyfriend|husband|hit|hate|lesson|boss|manager|coworker)\b/iu,
    say: ['A good memory, that.'],
    ask: ['How old were you then?', 'Where was that?', 'Do you ever do it yourself now?'],
  },
  {
    id: 'they-work-hard',
    when: "@THEY(?: both| all|'s|'re| is| are)? @ADV(?:works?|worked|working) (?:(?:so|really|very|too) (?:hard|much)|hard|two jobs|three jobs|doubles|(?:double|night) shifts|nights|all (?:day|the time|week)|(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several) jobs|late|weekends|a lot|(?:\\d+|sixty|seventy|eighty) hours)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boss|coworker|he works in|lazy|pills)\b/iu,
    say: ["That's a lot of hours."],
    ask: ['When do you see each other, then?', 'What work is it?', 'How {are} {they} when {they} {do} get home?'],
  },
  {
    id: 'they-expect-so-much',
    when: '@THEY(?: all| both)? @ADV(?:expects? (?:you|so much|too much|a lot|everything|perfection|me)|(?:puts?|put) (?:so much |a lot of |too much )?pressure on|pressures? you|pushes you|push you (?:to|so|too)|has (?:such )?high expectations|have (?:such )?high expectations|wants? you to be (?:perfect|the best|a doctor|a lawyer|an engineer))',
    unless: /\b(?:shoved|shoves|wall|stairs|boss|manager)\b/iu,
    say: ["That's a lot to live up to."],
    ask: ['What would you want yourself?', "What happens when you don't?", 'Was there a time when it was enough?'],
  },
  {
    id: 'you-let-them-down',
    when: "you(?:'ve)?(?: \\p{L}+)? (?:let @THEM down|disappointed @THEM|let (?:everyone|everybody|down everyone) down|disappoint @THEM)|you(?:'re| are| feel like) (?:just |such )?(?:a |the )(?:big |huge |family )?disappointment",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|burden|better off|die)\b/iu,
    say: ["That's a hard thought."],
    ask: ['What happened?', 'Has anyone said so, or is that your guess?', 'What did they hope for?'],
  },
  {
    id: 'they-do-not-know-it',
    when: "@THEY(?: all| both)? @ADV(?:doesn't|don't|didn't) (?:even )?know (?:(?:about (?:it|this|that|the|your|him|her|any)|any of (?:it|this)|yet|that you|the truth|anything about (?:it|this)|it)\\b|@END)|@THEY @ADV(?:has|have) no idea(?: (?:about (?:it|this|that)|you|that you|what you)|@TIME@END)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|dancing|new technology|stranger|dog|cat|what a seminar|who you are|crush)\b/iu,
    say: ["So it's only you with it."],
    ask: ['What would {they} say?', 'How long have you kept it?', 'Who does know?'],
  },
  {
    id: 'they-found-out-kin',
    when: '@THEY @ADV(?:found (?:out(?: (?:about (?:it|that|this|your|me|him|her|us)|that you|you)|@TIME@END)|your (?:\\p{L}+ )?(?:messages|texts|phone|diary|journal|vape|weed|cigarettes|stash|account|search|letters?))|caught you|knows? now|know now)',
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|pregnant|cheat\w*)\b/iu,
    say: ['Oh no.'],
    ask: [
      'What was the first thing {they} said?',
      'How is it between you since?',
      'What do you expect will happen now?',
    ],
  },
  {
    id: 'grounded',
    when: "(?:@THEY @ADV(?:took|takes|confiscated|grabbed|hid|locked) (?:away )?(?:your|the) (?:phone|laptop|router|xbox|Xbox|ps5|PlayStation|computer|ipad|iPad|tablet|door|switch|wifi|games?|keys|car keys)(?: away)?|@THEY @ADV(?:grounded|grounds) you|you(?:'re| are| got)(?: \\p{L}+)? grounded)@TIME",
    unless: /\b(?:husband|boyfriend|wife|girlfriend|thief|robbed|dementia|police)\b/iu,
    say: ['Ugh, no fun.'],
    ask: ['For how long?', 'What was it for?', 'What is left to do now?'],
  },
  {
    id: 'they-check-up-on-you',
    when: "@THEY(?: @ADV|'s always |'s constantly )(?:tracks?|tracking|monitors?|monitoring|spies on|checks? (?:your|on your|up on|everything)|checking your|controls?|controlling|hovers|hovering|listens? at|(?:has|have) (?:all )?your (?:passwords|location)|watches (?:your )?every|follows? your location) ?(?:you|your|everything|everywhere|the door|location|phone)?",
    unless: /\b(?:doctor|nurse|heart|boss|manager|company)\b/iu,
    say: ['Not much room for you, then.'],
    ask: [
      'How did that begin?',
      'What have you tried to say about it?',
      'What would you like to have just for yourself?',
    ],
  },
  {
    id: 'kept-from-the-child',
    when: "@THEY @ADV(?:won't|doesn't|don't|didn't|refuses to|never) (?:even )?lets? you (?:see|near|hold|talk to|visit|call|have) (?:your|the) (?:\\p{L}+ )?(?:son|daughter|kids?|children|baby|grand\\p{L}+|boys?|girls?|niece|nephew)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*)\b/iu,
    say: ["That's so hard."],
    ask: ['Since when is it like that?', 'What reason {do} {they} give?', 'How long since you last saw each other?'],
  },
  {
    id: 'you-look-after-little-ones',
    when: "you(?:'re| are|'ve been| were| had| have| got)?(?: just)? ?(?:babysat|babysitting|babysit|watching|looking after|watched|looked after|taking care of|minding|had|have) (?:for )?(?:your |the |his |her )?(?:\\p{L}+(?:'s)? ){0,2}(?:grandkids|grandson|granddaughter|grandchildren|nephews?|nieces?|kids|toddler|little (?:brother|sister|cousin)s?|siblings|twins) (?:today|tonight|all|while|this|for the|every|after school|on|over|yesterday)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|drinks|drunk|left me)\b/iu,
    say: ["That's a full day."],
    ask: ['What did you all get up to?', 'How long do you have them?', 'What was the best moment?'],
  },
  {
    id: 'sibling-got-something',
    when: "(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:brother|brothers|sister|sisters|cousin|cousins)\\b(?!'s ))@THEY @ADV(?:bought|got|has|built|earns|makes|is buying|just bought|is getting) (?:a |an |(?:his|her|their) )?(?:new |big |huge |nice |second |own )*(?:house|flat|apartment|car|boat|place|promotion|raise|degree|twice|more money|six figures|job|everything)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|lost|fired|happy for|proud|dishes|bipolar)\b/iu,
    ask: ['How did you hear about it?', 'What did your parents say?', 'How is it with you, next to that?'],
  },
  {
    id: 'baby-kicks',
    when: "(?:the|your) baby(?:'s| is| has been|'s been)?(?: \\p{L}+)? (?:kick\\p{L}*|moved|moving|hiccup\\p{L}*)|you(?: just| finally)? felt (?:the|your) baby|you(?: just)? (?:heard (?:the|a|her|his) heartbeat|saw the (?:baby|heartbeat)(?: on the)?|had (?:the|your|an) ultrasound)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|stopped|no heartbeat|isn't|less|weeks|worried|lost)\b/iu,
    say: ['Oh, how lovely.'],
    ask: ['Who else was there?', 'How far along are you?', 'How are you doing otherwise?'],
  },
  {
    id: 'boy-or-girl',
    when: "(?:it's|it is|you(?:'re| are) having) (?:a |another )(?:little |baby )?(?:boy|girl)@TIME@END|it's twins|you found out (?:it's|you're having) (?:a|twins)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|dog|puppy|kitten|cat)\b/iu,
    say: ['Congratulations.'],
    ask: ['Have you got a name in mind?', 'Who have you told?', 'When is it coming?'],
  },
  {
    id: 'due-soon-baby',
    when: "(?:the|your) baby(?:'s| is) (?:due|coming|overdue|late)\\b|your due date (?:is|was)|you(?:'re| are) (?:\\d+ (?:days|weeks) )?overdue\\b|you(?:'re| are) (?:being |getting )?induced|you(?:'re| are) in labou?r|you packed (?:your|the) hospital bag",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|bill|rent|essay|assignment|paper)\b/iu,
    say: ['Oh, soon.'],
    ask: ['Is everything ready?', 'How are you feeling in these days?', 'Who will be with you?'],
  },
  {
    id: 'morning-sickness',
    when: "you(?:'re| are|'ve been| feel)(?: \\p{L}+)? (?:throwing up|nauseous|sick|exhausted|so tired|puking)[^.;]{0,30} (?:pregnan\\p{L}+|trimester|the baby)|you have (?:\\p{L}+ )?morning sickness|pregnancy is (?:\\p{L}+ )?(?:hard|kicking|awful|exhausting|miserable)|(?:this|the) pregnancy (?:is|has been)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|lost|abort\w*)\b/iu,
    say: ['Nobody tells you about that part.'],
    ask: ['How many weeks is it now?', 'Is there anything that stays down?', 'Who takes work off you?'],
  },
  {
    id: 'feeding-the-baby',
    when: "you(?:'re| are|'ve been)(?: \\p{L}+)? (?:breastfeeding|breast feeding|nursing (?=the|a|your|every|her|him)|pumping|up (?:all night )?feeding)|(?:the baby|@THEY|your (?:milk|supply)) @ADV(?:won't latch|doesn't latch|won't take the (?:bottle|breast)|hasn't come in|is (?:low|drying up)|wants to eat every|feeds every|eats every|nurses? (?:all|every))",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|dog|cat|iron|gas)\b/iu,
    say: ["That's hard work."],
    ask: [
      'How is the little one doing with it?',
      'Has anyone sat down and helped you with it?',
      'How are you doing yourself?',
    ],
  },
  {
    id: 'not-what-you-thought-parenthood',
    when: "you(?:'re| are) not enjoying (?:it|being a (?:mom|mum|mother|dad|parent)|motherhood|the baby|this)\\b|you (?:\\p{L}+ )?(?:don't|can't|didn't) (?:\\p{L}+ )?(?:feel|bond|love)(?: \\p{L}+)? (?:with |for |anything for |a bond with |connected to )?(?:your|the) (?:baby|newborn|son|daughter)\\b|you (?:sometimes )?(?:regret|wish you (?:had never|hadn't)) (?:having|had|becoming|become) (?:kids|children|a (?:mom|mother|baby|parent))|you feel zero bond|you look at your baby and",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|hurt|harm|shake|suicid\w*)\b/iu,
    say: ['Plenty of parents think that and never say it.'],
    ask: ['What are the days like for you now?', 'Who is with you in the daytime?', 'How are you sleeping?'],
  },
  {
    id: 'put-the-baby-down',
    when: 'you(?: just| had to)? (?:put|laid|set) (?=him\\b|her\\b|the baby\\b|your baby\\b)@THEM (?:down|in (?:the|her|his) (?:cot|crib|bassinet|bed)) ?(?:in the (?:cot|crib|bassinet) )?and (?:you )?(?:went|walked|left|cried|closed|sat)',
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|vet|dog|cat)\b/iu,
    say: ['That was the right thing to do.'],
    ask: ['How is the baby now?', 'And you, how are you now?', 'Who is there with you?'],
  },
  {
    id: 'they-help-when-they-can',
    when: '@THEY @ADV(?:helps?|does|tries|do|try) (?:when|what|where|a (?:bit|little|lot)|as much as|with|but|to help|(?:his|her|their) best)\\b',
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|used to|never|doesn't help|boss|sleep|coworker|kill|to control|to get)\b/iu,
    say: ['Good that {they} {do}.'],
    ask: ['When are you on your own with it?', 'What would take the most off you?', 'When do you get a break?'],
  },
  {
    id: 'they-are-fine-now',
    when: "(?:@THEY|(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|little one)|(?:your|the) (?:\\p{L}+ ){0,2}?(?:dog|cat|puppy|kitten))(?:'s| is| are|'re)(?: all| much| doing| finally| totally| actually| back)* (?:fine|okay|ok|asleep|sleeping|better|safe|stable|home|alright|all right|good|calm)(?: on [^,.;]{1,20})? now\\b",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|girlfriend|boyfriend|new|without me|angry|ex\b|but)\b/iu,
    say: ['Good to hear.'],
    ask: ['And how are you now?', 'Did you get any rest in all that?', 'What helped, in the end?'],
  },
  {
    id: 'they-are-out-of-it',
    when: "(?:@THEY|your (?:\\p{L}+ )?(?:baby|son|daughter|dog|cat|mom|dad)(?:'s \\p{L}+)?)(?:'s| is| are|'re| was| got)(?: \\p{L}+)? (?:(?:out of|home from|discharged from|back from) (?:the )?(?:hospital|surgery|icu|ICU|nicu|NICU|rehab|danger)|off (?:the )?(?:oxygen|ventilator)|in remission|cancer[ -]free|finally down|doing (?:so much |much |a lot )?better|recovering)\\b",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|but|scared|relaps\w*|worse|worried)\b/iu,
    say: ['Oh, what a relief.'],
    ask: ['How {are} {they} feeling?', 'What did the doctors tell you?', 'When could you last breathe out like this?'],
  },
  {
    id: 'kid-came-out',
    when: "(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY @ADV(?:came out(?: to (?:you|us|the family)| as|@END)|(?:is|'s) (?:gay|trans|bi|lesbian|bisexual|transgender|non-?binary|queer)|told (?:you|us) (?:that )?(?:he|she|they)(?:'s|'re| is| are) (?:gay|trans|bi|lesbian|queer|non-?binary))",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|hates?|scared|disown\w*|parents think|kick\w*)\b/iu,
    say: ["{They} told you, and that's trust."],
    ask: ['How did the talk go?', 'What did you answer?', 'How {are} {they} since?'],
  },
  {
    id: 'kid-leaves-soon',
    when: "(?=(?:he|she|they)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece)\\b(?!'s ))@THEY(?:(?:'s|'re| is| are)(?: \\p{L}+)? (?:leaving|going|heading|moving)(?: off| away)?| @ADV(?:leaves|goes|moves)(?: off| away)?) (?:for|to) (?:college|university|uni|school in|boot camp|the (?:army|navy|military)|basic training|abroad)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boyfriend|girlfriend)\b/iu,
    say: ['Oh, a big step.'],
    ask: ['When is the day?', 'What still has to be packed or done?', 'How {are} {they} about going?'],
  },
  {
    id: 'homework-together',
    when: "you(?:'re| are|'ve been| were| had to)?(?: just| always| still)* (?:help|helped|helping|do|did|doing|sat|sit|sitting) (?:@THEM )?(?:through |down |do |over )?(?:with )?(?:his |her |their |the )?(?:\\p{L}+ )?homework(?: with)?",
    unless: /\b(?:my homework|alone|all my|your homework|i did my|instead)\b/iu,
    ask: ['What subject was it?', 'Did you get through it?', 'Which of you needed more patience?'],
  },
  {
    id: 'bedtime-with-them',
    when: "you(?:'re| are|'ve| always| just| still| used to)* (?:read|reading|sang|sing|singing|tucked|told|tell) (?=him\\b|her\\b|them\\b|your (?:\\p{L}+ )?(?:son|daughter|kids|kid|child|children|grandkids|grandson|granddaughter)\\b)@THEM (?:a (?:\\p{L}+ )?(?:story|book|lullaby|song)|stories|to sleep|in\\b|the same)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|lie|divorc\w*|that you|everything)\b/iu,
    say: ["That's a sweet hour."],
    ask: ['Which one is the favorite?', 'Did it work, are they asleep?', 'Who did that for you when you were small?'],
  },
  {
    id: 'kid-is-so',
    when: "(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece)\\b(?!'s ))@THEY(?:'s| is| are|'re| was| were)(?: being)? (?:so|really|very|such a|too|the (?:sweetest|funniest|best|smartest|kindest|cutest))(?: \\p{L}+)? ?(?:sweet|smart|funny|kind|good|brave|clever|cute|grown up|helpful|happy|talented|sweetest|funniest|cutest|proud|excited|good (?:kid|boy|girl|one))?@TIME@END",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|sick|sad|scared|lonely|mad|angry|upset|depress\w*|mean|rude|bad|difficult|thin|tired|hurt|hard|young|far|anxious|weird|expensive|late|loud|fever|but|lazy|stupid|cold|fat)\b/iu,
    ask: ['What did {they} do, for instance?', 'Where {do} {they} get that from?', 'How old {are} {they}?'],
  },
  {
    id: 'kid-grows-fast',
    when: "(?:@THEY|(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|little one))(?:'s|'re| is| are)? @ADV(?:grew|grows?|growing|getting|gets?|growing up|grown) (?:up )?(?:so (?:much|fast|big|quickly|tall)|too fast|fast|so quick|up@END)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|debt|bills|plants?|i grew|rich)\b/iu,
    say: ['It goes quickly.'],
    ask: ['What was the thing that made you notice?', 'Which age was the nicest so far?', 'What is new this month?'],
  },
  {
    id: 'step-family',
    when: "your step ?-?(?:son|daughter|kids|children|kid|sister|brother|siblings|mom|mother|dad|father|family)(?:'s|s)? @ADV(?:hates?|won't|doesn't|don't|never|is|are|and you\\b|acts?|says?|said|told|ignores?|treats?|thinks?|wants?)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|hit|hits|touch\w*|beat|abus\w*|drunk|hurt|kiss\w*|creep\w*|pregnant|rap\w*|grabbed)\b/iu,
    ask: ['How long have you been one family?', 'How is it between you on a good day?', 'Who stands in the middle?'],
  },
  {
    id: 'family-holidays',
    when: "you(?:'re| are|'ll be|'ve got to| have to| get to| always)? ?(?:hosting|host|cooking|cook|spending|spend|having|have|go(?:ing)?)(?: \\p{L}+){0,4} (?:Christmas|christmas|Thanksgiving|thanksgiving|Easter|Eid|Diwali|Hanukkah|Passover|the holidays)(?: (?:dinner|lunch))? (?:with|at|for|this)|(?:Christmas|Thanksgiving|Easter|Eid|the holidays) (?:at|with) (?:your|his|her|the)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|alone|first|without)\b/iu,
    ask: ['Who all comes?', 'Which part could you do without?', 'How was it last year?'],
  },
  {
    id: 'family-dinner',
    when: '(?:every|your|the|this|last) (?:\\p{L}+ )?(?:family|Sunday) (?:dinner|gathering|reunion|lunch|get-together|party|barbecue|meal|meeting)s?\\b|you(?: just)? (?:had|have|went to|got back from|survived) (?:a |the |your |another )?(?:big )?family (?:dinner|gathering|reunion|lunch|thing|party|barbecue|meal|meeting)',
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|vacation)\b/iu,
    ask: ['Who sat next to you?', 'What was talked about?', 'How do you get through those, mostly?'],
  },
  {
    id: 'family-is-far',
    when: "your (?:whole |entire )?(?:family|parents|people|kids|folks)(?: (?:is|are|all live|lives?|live|'s|'re)|'s|'re)(?: \\p{L}+)? (?:far(?: away)?|(?:back )?(?:home )?(?:in|back in) (?!the (?:car|kitchen|house|other|hospital)|town|bed|danger|debt)(?:\\p{Lu}\\p{L}+|another (?:country|state)|a different (?:country|state))|abroad|overseas|(?:(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a few|a couple(?: of)?|several) )?(?:hours|states) away|on the other side)|you(?:'re| are)(?: \\p{L}+)? far (?:away )?from (?:your family|home|everyone)|you (?:don't have|have no)(?: any)? family (?:here|nearby|around|close)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|gaza|war|bomb\w*|ukraine)\b/iu,
    say: ["That's a long way from home."],
    ask: ['How long have you been away?', 'Who is there around you, where you are?', 'When could you see them next?'],
  },
  {
    id: 'only-see-them-rarely',
    when: 'you(?: only| just| get to| hardly| barely| almost never)+ (?:ever )?(?:see|talk to|hear from|visit) (?:@THEM) ?(?:(?:on (?:the )?(?:video|screen|phone|weekends|\\p{Lu}\\p{L}+)|once|twice|every|at|a few|when|over|anymore)|@TIME@END)',
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boss|asleep)\b/iu,
    say: ["That's so little."],
    ask: ['When is the next time?', 'How was the last time?', 'What do you do in between?'],
  },
  {
    id: 'kins-birthday',
    when: "(?:it's|it is|today is|today's|tomorrow is|tomorrow's|it was|yesterday was|tomorrow it's)(?: the)? (?:(?:your|the) (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|son|daughter|sister|brother|grandma|grandpa|niece|nephew|kid|grandson|granddaughter|twins|baby)(?:'s|s'|') (?:\\S+ )?birthday|birthday of your \\p{L}+)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|would have|without|heaven|lost|miss|he'd be|she'd be|gone|can't see|estranged)\b/iu,
    say: ['Oh, a birthday.'],
    ask: ['What does the day look like?', 'Who all comes together for it?', 'What is the present?'],
  },
  {
    id: 'you-forgot-their-day',
    when: "you(?: just| completed?ly| totally)? (?:forgot|missed) (?:about )?(?:your|the) (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|son|daughter|sister|brother|grandma|wife|husband|friend|best friend|niece|nephew|kid|girlfriend|boyfriend)(?:'s|s') (?:\\S+ )?(?:birthday|graduation|recital|anniversary|appointment|play|game)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|visa)\b/iu,
    say: ['Oh no, but it happens.'],
    ask: ['When did you remember?', 'Have you been in touch by now?', 'What was the reaction?'],
  },
  {
    id: 'they-send-you-things',
    when: '(?:@THEY|your (?:\\p{L}+ )?family) @ADV(?:sends?|sent|texts?|texted|keeps? sending|forwards?|mailed) you (?:a |an |the |some |so many |these |her |his |old |funny |random |\\d+ )*(?:\\p{L}+ )?(?:pictures?|photos?|pics?|memes?|videos?|heart|hearts|emojis?|articles?|recipes?|selfies?|voice (?:notes?|messages?)|postcards?|songs?|playlists?)',
    unless:
      /\b(?:nude\w*|naked|ex\b|threat\w*|dick|screenshot\w*|stranger|conspiracy|of (?:him|her)|creep\w*|cheat\w*)\b/iu,
    say: ['Ha, sweet.'],
    ask: ['What did you send back?', 'Does that happen a lot?', 'What was on the last one?'],
  },
  {
    id: 'they-do-kind-things',
    when: '@THEY(?: always| still| even| just| sometimes| usually)* (?:(?:saves?|packs?|knits?|knitted|bakes?|fixes|warms?|brings?) you (?:a|an|some|the|soup|food|coffee|tea|lunch|dinner|breakfast|things|snacks|cake)\\b|(?:picks you up|walks you (?:home|to)|drives you (?:home|to))|(?:irons|mows|shovels|packs|makes|cooks|fixes|saves) (?:your (?:favou?rite|bed|lunch|shirts|car|lawn|driveway|breakfast|dinner)|(?:\\p{L}+ )?for you))',
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|crazy|insane|nuts|up the (?:wall|past)|never|his girlfriend|other|nobody|hate|smells?|only|but)\b/iu,
    say: ["That's a kind one.", 'Somebody is thinking of you.'],
    ask: ['Since when {do} {they} do that?', 'What {are} {they} like otherwise?', 'And what do you do for {them}?'],
  },
  {
    id: 'you-drive-them-places',
    when: "you(?:'ve|'re| had to| have to| always| just)* (?:drive|drove|driving|take|took|taking|bring|brought|accompany|went with|go with) @THEM (?:to|for) (?:the |a |his |her |their |an? )?(?:\\p{L}+ )?(?:doctors?|doctor's|dentist|appointments?|hospital|dialysis|chemo|physio|therapy|school|practice|airport|station|vet|specialist|clinic|daycare|scan|checkup)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*)\b/iu,
    ask: ['How did it go there?', 'How often is that?', "Who goes along when you can't?"],
  },
  {
    id: 'you-do-things-for-them',
    when: "you(?:'ve been|'re| have to| had to| still| always)* (?:cook|shop|clean|bathe|feed|wash|dress|carry|change|shower|lift|cooking|bathing|feeding|washing|dressing|carrying) (?:for )?(?=your (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|parents|grandma|grandpa|son|daughter|brother|sister|husband|wife)\\b(?!'s)|him\\b|her\\b)@THEM(?! (?:mind|name|clothes|room))",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|dog|cat|horse|cooked him|baby)\b/iu,
    say: ["That's a lot of work."],
    ask: ['When did that begin?', "Who steps in when you're ill?", 'How is it between you while you do it?'],
  },
  {
    id: 'kin-wants-the-inheritance',
    when: "(?:(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY|they) @ADV(?:took|emptied|sold|claims?|is claiming|wants?|is selling|want to sell|wants to sell|got|is fighting over) (?:dad's|mom's|mum's|the (?:house|ring|watch|money|jewelry|will|car|farm|land)|everything|your (?:mom|mum|dad|father|mother|grandma|grandmother|grandfather|parents)'?s|(?:his|her) (?:half|share))\\b",
    unless: /\b(?:boss|thief|robbed|went to hospital|landlord|engineering|side|seriously)\b/iu,
    say: ['And that among family.'],
    ask: ['What would be fair, in your eyes?', 'Was anything written down?', 'Are you all still on speaking terms?'],
  },
  {
    id: 'they-said-yes',
    when: '@THEY @ADV(?:said yes|says yes|agreed|gave in)(?: to (?:a|the|it)\\b| at last)?@TIME@END',
    unless: /\b(?:propos\w*|marry|married|instead|but|never|i said|agreed (?:with|to disagree)|date)\b/iu,
    say: ['Oh, great.'],
    ask: ['How did you manage that?', 'What is the plan now?', 'What made the difference?'],
  },
  {
    id: 'they-said-no',
    when: '@THEY(?: just| already| both| still)? (?:said|says|say) no@TIME@END',
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|propos\w*|rape\w*)\b/iu,
    say: ["Well, that's a no."],
    ask: ['Was a reason given?', 'Is that the last word?', 'What was it you had hoped for?'],
  },
  {
    id: 'not-your-real-parent',
    when: "your (?:\\p{L}+ )?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom) (?:isn't|is not|wasn't|aren't) your (?:real |biological |birth )?(?:dad|father|mom|mother|mum|parents)|you(?:'re| are| were| found out you(?:'re| were| are))(?: \\p{L}+)? adopted\\b(?! a)|you(?:'ve)?(?: just| finally)? (?:found|met|have|got a message from) (?:out about )?(?:your|a) (?:biological|birth|real|half|long lost) ?-?(?:dad|father|mom|mother|sister|brother|siblings?|parents|family)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|dog|cat|kitten|puppy)\b/iu,
    say: ['Oh, wow.'],
    ask: ['Who told you?', 'Who have you talked to about it?', 'What would you most like to ask?'],
  },
  {
    id: 'your-place-among-siblings',
    when: "you(?:'re| are| were)(?: also| just)? (?:the|an) (?:oldest|eldest|youngest|middle)(?: (?:child|daughter|son|kid|girl|boy|sibling|of (?:three|four|five|six|\\d+)))\\b|you(?:'re| are) an only child",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|child now|at work|in (?:my|the) (?:class|office|team)|job)\b/iu,
    ask: [
      'What comes with that in your family?',
      'Was more expected of you for it?',
      'Who were you closest to at home?',
    ],
  },
  {
    id: 'you-have-siblings',
    when: "you(?:'ve got| have| got)(?: got)? (?:a|an|one|two|three|four|five|six|\\d+|no|younger|older) ?(?:little |younger |older |big |twin |half )*(?:brothers?|sisters?|siblings)(?: and (?:a|one|two|three|\\d+) (?:\\p{L}+ )?(?:brothers?|sisters?))?@END",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|older|younger|little|big)\b/iu,
    ask: ['How do you all get along?', 'Older or younger than you?', 'Who of them do you talk to most?'],
  },
  {
    id: 'they-lean-on-you-kin',
    when: '@THEY(?: all| both)? @ADV(?:depends? on you|relies on you|rely on you|leans? on you|dumps? (?:all )?(?:his|her|their|everything)|vents? to you|tells? you everything|(?:only )?comes? to you (?:with|for)|calls? you (?:when|for) (?:he|she|they|everything|every)|needs? you (?:all the time|for everything|to (?:fix|do)))',
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|happy|glad)\b/iu,
    say: ['And you pick up each time.'],
    ask: ['And who is there for you?', 'What was the latest thing?', "What happens when you can't?"],
  },
  {
    id: 'they-are-all-you-have',
    when: "@THEY(?:'s| is|'re| are) (?:all|the only (?:one|family|person|thing)) you(?:'ve got| have|'ve| got)",
    unless: /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|pills)\b/iu,
    say: ["That's a lot resting on one."],
    ask: ['How {are} {they}?', 'How long has it been just you two?', 'When did you last have a good day together?'],
  },
  {
    id: 'they-are-not-home-yet',
    when: "(?=(?:he|she|they)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece)\\b(?!'s ))@THEY(?: @ADV(?:isn't|hasn't|didn't|still isn't|still hasn't|should have been|was supposed to be|won't)(?: \\p{L}+)? (?:home|come home|come back|back|picking up|answered his phone|answering (?:his|her|their) phone)|'s not (?:home|back))@TIME",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boyfriend|husband|wife|moved|dog|cat|stroke|war|deployed|for (?:christmas|years)|text\w*|repl\w*|wrote|written)\b/iu,
    say: ['Waiting like that is awful.'],
    ask: ['When did you last hear anything?', 'Who might know more?', 'What was the plan for tonight?'],
  },
  {
    id: 'kin-is-in-trouble',
    when: "(?=(?:he|she|they)\\b|(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY(?:(?:'s|'re| is| are| was| got| has been| keeps) ?(?:\\p{L}+ )?(?:arrested|in jail|in prison|in rehab|on drugs|an addict|in trouble|homeless|using(?: again)?|caught|kicked out of school|expelled|failing|drinking (?:again|(?:him|her)self))| @ADV(?:relapsed|dropped out|lost (?:his|her|their) (?:job|license|house|savings|way)|got (?:arrested|a DUI|fired|laid off|evicted|suspended|scammed|into (?:trouble|a fight|debt))|crashed (?:his|her|the|your)|ran away|overdosed))@TIME",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|boyfriend|husband|boss|coworker|roommate|landlord)\b/iu,
    say: ['Oh dear, no.'],
    ask: ['When did you hear?', 'How {are} {they} right now?', 'What can be done from where you are?'],
  },
  {
    id: 'kin-is-struggling',
    when: "(?=(?:your|the) (?:\\p{L}+ ){0,2}?(?:mom|mum|mam|mother|dad|father|parents|folks|stepdad|stepmom|son|sons|daughter|daughters|kid|kids|child|children|oldest|youngest|teenager|teen|toddler|boy|girl|boys|girls|baby|twins|stepson|stepdaughter|grandson|granddaughter|grandkids|nephew|niece|brother|brothers|sister|sisters|cousin|cousins|grandma|grandpa|grandmother|grandfather|nana|gran|grandparents|aunt|uncle|mother[ -]in[ -]law|father[ -]in[ -]law|in-laws|sister[ -]in[ -]law|brother[ -]in[ -]law|family)\\b(?!'s ))@THEY(?:'s|'re| is| are| has been|'s been| isn't| has| have| was)(?: \\p{L}+)? (?:depressed|struggling|having (?:a hard time|panic attacks|a rough)|going through (?:a lot|things|something|a hard|a divorce|it)|not (?:doing well|okay|herself|himself)|doing well|anxious|lonely|so sad|unhappy|stressed|(?:bad |severe )?(?:anxiety|depression|panic attacks|an eating disorder)|okay)\\b",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|suicid\w*|cutting|self.?harm\w*|fine|is okay|are okay)\b/iu,
    say: ["That's hard to watch."],
    ask: ['What have you noticed?', 'Who helps {them} with it?', 'What {do} {they} let you do?'],
  },
  {
    id: 'kids-or-not',
    when: "you(?: and @THEM)?(?: just| really| still| both| never| also| honestly)* (?:don't (?:even )?(?:know|think) (?:if )?(?:you )?(?:want|even want|wanted)(?: to have)?|don't (?:really |ever )?want(?: to have)?|aren't sure (?:if )?you want|never wanted|can't decide (?:if|whether) (?:you|to) (?:want|have)) (?:any )?(?:kids|children|a baby|a family|another (?:baby|child|kid|one)|more kids)",
    unless:
      /\b(?:died|dead|passed|funeral|grave|late|killed|miscarr\w*|stillb\w*|suicid\w*|abort\w*|to see|to know|to worry|around|hurt)\b/iu,
    say: ["That's nobody's business but yours."],
    ask: [
      'Is somebody pressing you about it?',
      'When did you start thinking about it?',
      'What does the picture without look like?',
    ],
  },
];
