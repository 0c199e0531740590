import type { Course } from '../course.ts';

/** Raising children together with an ex. */
export const coParentingEx: Course = {
  id: 'co-parenting-ex',
  begins:
    /\b(?:co-?parent\w*|my (?:ex\b|ex[- ]?(?:husband|wife|boyfriend|girlfriend|partner)|baby (?:daddy|mama|momma)|(?:kids?|son|daughter|child(?:ren)?)'?s? (?:dad|father|mom|mother|other parent)) (?:\S+ ){0,10}?(?:the kids|our kids|my kids|the children|our (?:son|daughter|child)|my (?:son|daughter)|custody|child support|pick ?up|drop ?off|visitation|weekends?|parenting)|(?:custody|child support|visitation) (?:\S+ ){0,6}?(?:my ex|ex[- ]?(?:husband|wife)|his dad|her dad|fight|battle|schedule|exchange)|(?:the|my|our) (?:kids|children|son|daughter) (?:\S+ ){0,4}?(?:at|with|to|from) (?:\S+ )?(?:my ex\b|my ex[- ]?(?:husband|wife)|(?:his|her|their) (?:dad|father|mom|mother)'?s?(?: (?:house|place|this|for|every|on|tonight|weekend|week))?)\b.{0,50}?\b(?:empty|miss|weekend|quiet|hate|hard|cry|lonely|alone|come back|comes back)|(?:have to|hard|hate|exhausting) (?:\S+ )?(?:deal(?:ing)? with|share|sharing|raise|raising) (?:\S+ ){0,4}?(?:my ex|with my ex|kids? with (?:my|an) ex)|(?:weekends?|week|nights?|house) without (?:my|the) kids)\b/iu,
  unless:
    /\b(?:hit(?:s|ting)?|beat(?:s|ing)?|bruis\w*|abus\w*|molest\w*|touched|threaten\w*|stalk\w*|restraining|kidnap\w*|took off with|won'?t (?:give|bring) (?:\S+ )?back|police|cps|gun|drunk driving|unsafe|(?:the|our|my) (?:dog|cat|pet)|suicid\w*|kill|died|passed away|(?:friend|sister|brother|boyfriend|girlfriend|husband|partner|wife)'?s? ex\b|my parents|stepmom to|lol|joke)\b/iu,
  first: {
    say: [
      'You left each other, and still have an appointment every Friday. Or so it feels.',
      'The marriage can be over, and the phone goes on ringing.',
      'You hand over what you love most, in a parking lot, with a bag of socks.',
      'For the children you stay polite. It costs a lot.',
    ],
    ask: ['What happened this time?', 'How old are the children?', 'How is it divided between you?'],
  },
  turns: [
    {
      when: /\b(?:(?:am I|was I|did I) (?:\S+ ){0,4}?(?:wrong|bad|overreact\w*|unreasonable|petty|selfish|bitter|crazy|jealous|the)|is it (?:\S+ )?(?:wrong|normal|bad|petty|ok|okay|just me))\b/iu,
      say: [
        'I only know your side of it. You ask it honestly, and that is rarer than being right.',
        'It does not sound petty to me. With a child in the middle each small thing has weight.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:they|he|she|it|my|the) (?:\S+ ){0,3}?(?:ok|okay|hate|love|forget|remember|get|ever|change|suffer|choose|stop|be)|are (?:they|my kids|the kids) (?:\S+ )?(?:going to|damaged|ok|okay)|did (?:we|I) (?:ruin|damage|mess|break)|is it (?:\S+ )?(?:hurting|damaging))\b/iu,
      say: [
        'I cannot see ahead. What seems to hurt children most is the war, and less the two homes. Every calm handover helps.',
        'They do not need two parents under one roof. They need to be allowed to love both, out loud, in front of you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) I (?:\S+ )?(?:say|tell|write|answer|text)|how (?:do|can|should|would) I (?:\S+ )?(?:tell|say|answer|respond|explain|write|talk|bring))\b/iu,
      say: [
        'To the ex short and dry, like to the post office: “Pickup is at five, as agreed. Thank you.” No why, no always, no never.',
        'To a child: “You may love us both. Grown-up things are for us to sort out.” And nothing about the other one, however it itches.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:say|tell|go|call|take|let|fight|give|ask|talk|confront|get|file|keep|text|block|meet|introduce))\b/iu,
      say: [
        'You might sleep on it, and then ask of each step whether it makes the next handover easier or harder for the children.',
        'If it is about rights or money, one hour with somebody who knows the law is worth more than ten fights. For the rest, small written agreements.',
      ],
      asked: true,
    },
    {
      when: /\bhow (?:do|can|should|would) (?:I|you) (?:\S+ ){0,3}?(?:calm|react|cool|explode|blow|snap|lose (?:it|my)|bite|polite|civil|ignore|angry)/iu,
      say: [
        'Answer nothing in the first hour. Write the angry version somewhere it cannot be sent, and then send one line: time, place, thank you.',
        'It may help to read each message as if it came from a stranger at an office. What in it needs an answer for the children’s sake. Only that gets one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how|what)\b.{0,40}\b(?:when they(?:'re| are)|without (?:them|him|her|my kids)|empty|weekends?|miss(?:ing)? them|alone)\b/iu,
      say: [
        'For the quiet days one fixed thing at the hour that is worst. Only so that the door closing is not the whole evening.',
        'Some keep one small ritual over the distance, a goodnight text at eight, and then have a plan for nine. The first weekends tend to be the emptiest.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|does) (?:I|you|people|anyone)|what (?:do|can|should|would|could) (?:I|you)|any (?:advice|tips))\b/iu,
      say: [
        'Everything in writing, one channel, answered once a day and not at once. It takes the heat out, and it is there if it is ever needed.',
        'As little as possible by voice, and as much as possible by calendar. What is written down once does not have to be fought over each week.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:went|was) (?:\S+ )?(?:ok|okay|fine|well|civil|smooth\w*|good)|agreed|apologi[sz]ed|thanked me|said thank\w*|actually (?:nice|helped)|good (?:talk|weekend|handover)|came back happy|hugged me|ran to me|got along|worked it out)\b/iu,
      unless: /\b(?:never|not|didn'?t|won'?t|wouldn'?t|can'?t)\b/iu,
      say: [
        'So it can go that way, too. Nobody claps, and someone ought to.',
        'A quiet handover. The little ones felt it, too.',
      ],
    },
    {
      when: /\b(?:late|cancel\w*|no[- ]show|didn'?t show|doesn'?t show|forgot|last minute|flak\w*|never (?:shows|comes|calls|picks)|waiting (?:at|by)|stood (?:him|her|them) up|broken promise\w*|bailed)\b/iu,
      say: ['And you are the one who sees the face at the window.', 'You get to explain what you would not excuse.'],
      ask: ['What did you tell the children?'],
    },
    {
      when: /\b(?:(?:got|has|have|with) a (?:new )?(?:girlfriend|boyfriend|fianc\S+)|new (?:girlfriend|boyfriend|wife|husband|partner|woman|man|guy)|stepmom|stepdad|moved in with|remarried|(?:his|her) (?:girlfriend|boyfriend|fianc\S+)|calls? (?:her|him) (?:mom|dad|mommy|daddy|mama))\b/iu,
      say: [
        'Somebody else reads them the bedtime story, and you were not asked.',
        'There is a stranger in your child’s photographs now.',
      ],
      ask: ['How do the children speak of them?'],
    },
    {
      when: /\b(?:bad ?mouth\w*|talks? (?:\S+ )?(?:bad|shit|trash|crap) about|tells? (?:them|him|her|the kids|my) (?:\S+ )?(?:that|I)|turn(?:s|ing)? (?:them|him|her|the kids|my) against|alienat\w*|says? I(?:'m| am)|lies? (?:to|about)|manipulat\w*|poison\w*)\b/iu,
      say: [
        'To be painted black where you cannot answer. And you still bite your tongue.',
        'Children do see, over the years, who spoke how. It is no comfort tonight.',
      ],
    },
    {
      when: /\b(?:money|child support|pay(?:s|ing|ment)?|afford|bills|half|shoes|lawyer|court|judge|mediat\w*|custody|papers|agreement|hearing)\b/iu,
      say: [
        'It is written in numbers, and it is about who cares how much.',
        'Strangers decide over your evenings with your own child.',
      ],
    },
    {
      when: /\b(?:bedtime|screen|junk|candy|rules?|homework|disney|more fun|hyper|fun (?:parent|dad|mom|house)|spoil\w*|lets (?:them|him|her)|different rules|sugar|medicine|car ?seat|school|clothes|dirty|tired)\b/iu,
      unless: /\bI'?m (?:\S+ )?tired\b/iu,
      say: [
        'There the fun, and with you the toothbrush. You get to be the strict one.',
        'Two houses, two sets of rules, and you get the Sunday evening of it.',
      ],
    },
    {
      when: /\b(?:cr(?:y|ies|ied|ying)|don'?t want to go|doesn'?t want to go|cling\w*|clung|asked (?:me )?(?:why|if|when)|says? (?:he|she|they) (?:wants?|misses|hates)|wish you|back together|acts? out|bed ?wet\w*|meltdown|angry when)\b/iu,
      unless: /\b(?:I (?:\S+ )?(?:cried|cry)|I'?m (?:\S+ )?crying)\b/iu,
      say: [
        'And you have to smile and say: off you go, have fun.',
        'They carry it back and forth in the little backpack.',
      ],
      ask: ['What do they say about it themselves?'],
    },
    {
      when: /\b(?:empty|quiet|miss (?:them|him|her|my)|alone|lonely|without (?:them|him|her|my|the)|their (?:room|beds?|toys)|every other|weekends?|nights?|half (?:the|of)|holidays?|christmas|birthday|thanksgiving)\b/iu,
      say: [
        'The evening after the door shuts is the longest.',
        'You are a parent all week, and on those days one without anybody to put to bed.',
        'Half of their childhood happens somewhere else. That is hard to swallow.',
      ],
      ask: ['What do you do with those hours?'],
    },
    {
      when: /\b(?:texts?|messages?|calls?|emails?|blows? up my|reply|respond|passive aggressive|rude|insult\w*|yell\w*|scream\w*|argu\w*|fight|fought|snide|attack\w*|control\w*|narcissis\w*)\b/iu,
      say: ['That name on the screen, and your shoulders go up.', 'The tone of it is an old acquaintance.'],
      ask: ['Did you answer already?'],
    },
    {
      when: /\bI (?:\S+ ){0,2}?(?:yelled|snapped|said (?:something|things)|lost it|texted|answered|fought|told (?:him|her|them)|stayed calm|didn'?t (?:say|answer|react)|bit my tongue|kept quiet)\b/iu,
      say: [
        'With that person, of all people, one does not always find the good tone.',
        'What you do there is seen by small people. You know it, and it weighs on you.',
      ],
    },
    {
      when: /\b(?:still love|feelings|miss (?:us|being)|get back|wish we|seeing (?:him|her)|hurts to see|jealous|cheat\w*|left me|divorc\w*|broke up|heart)\b/iu,
      say: ['It gets torn open a little, each time you stand at that door.'],
    },
    {
      when: /\b(?:guilt\w*|my fault|fail\w*|broken (?:home|family)|should have stayed|did (?:this|that) to them|ruin\w*|bad (?:mom|mum|mother|dad|father|parent))\b/iu,
      say: [
        'A family in two homes is still a family. It does not feel so at every hour.',
        'You wanted to give them one home, and it turned into two. That one may mourn.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|hate|resent\w*|sick of|fed up|unfair|bitter|rage)\b/iu,
      say: [
        'All that anger, and you have to put it into a polite sentence.',
        'You would like to say it once, all of it. And you think of who is listening.',
      ],
    },
    {
      when: /\b(?:worr(?:y|ied)|scared|afraid|lose (?:them|him|her|custody)|safe|drink\w*|trust|what if)\b/iu,
      say: ['There you cannot look, and have to let them go in anyway.', 'You hand over the child and not the worry.'],
      ask: ['What worries you most, about their time over there?'],
    },
    {
      when: /\b(?:mom|mum|mother|friends?|family|everyone|people|lawyer|sister) (?:\S+ )?(?:says?|said|thinks?|tells?|told)\b|\b(?:be the bigger person|high road|for the kids)\b/iu,
      say: [
        'The high road is steep, and there is nobody on it but you.',
        'Everyone has an opinion on that, and none of them stands in that parking lot.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:write|call|ask|talk|file|get)|going to (?:write|call|ask|talk|file|get)|app|mediation|calendar|therap\w*|counsel\w*)\b/iu,
      say: [
        'Something that takes the two of you out of each other’s way. It may be worth a lot.',
        'Less talking, more calendar. Some get along best like that.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|drain\w*|worn out|never ends|until (?:he|she|they)(?:'s|'re| is| are)|years|eighteen|forever|done)\b/iu,
      say: [
        'A divorce from each other, and an appointment for years to come.',
        'It goes on and on, and each time in a friendly voice.',
      ],
    },
    {
      when: /\b(?:stupid|silly|petty|small thing|not a big deal|childish)\b/iu,
      say: ['With the two of you a jacket is never just a jacket.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['Between what is fair and what is good for the kids, one gets dizzy.'],
    },
  ],
  say: [
    'You think of the children first, and it does not come for free.',
    'It takes two to do it well, and you can only be one of them.',
    'They have at least one calm harbor, and that is you.',
    'To be tied for years to the person one had to leave. Nobody prepares you for that.',
    'You are allowed to find it hard, and still do it decently.',
  ],
  ask: [
    { line: 'What would an easy week look like, between the two of you?' },
    { line: 'Which part of it costs you the most?' },
    { line: 'How are the children with it?', unless: /\b(?:cries|cry|crying|asked|happy)\b/iu },
    { line: 'Who is there for you, when you come home from it?', unless: /\b(?:alone|nobody|friend|partner)\b/iu },
  ],
};
