import type { Course } from '../course.ts';

/** A father who was never proud, or never there. */
export const fatherNotProud: Course = {
  id: 'father-not-proud',
  begins:
    /\b(?:my (?:own |real |biological |bio )?(?:dad|father|daddy|papa|old man) (?:\S+ ){0,4}?(?:never|hardly ever|barely ever|not once) (?:\S+ ){0,4}?(?:proud|there|around|present|said|says|told|tells|came|comes|showed|shows|asks|asked|hugg\w*|car(?:ed|es)|lov(?:ed|es)|notic\w*|wanted|really knew|called|calls|praised|look(?:ed|s) at|interested)|my (?:own |real )?(?:dad|father|daddy|papa) (?:isn'?t|wasn'?t|is not|was not|has not been|hasn'?t been|won'?t ever be) (?:\S+ ){0,3}?(?:proud|there|around|present|interested|in my life)|my (?:own |real )?(?:dad|father|daddy|papa) (?:was|is|has been) (?:always |just |so |emotionally |completely |totally )*(?:gone|absent|distant|unavailable|working|cold|disappointed (?:in|with|by) me|a stranger|away|checked out)|my (?:own |real )?(?:dad|father|daddy|papa) (?:left|walked out|abandoned|ditched|bailed)(?: (?:me|us|my mom|our family)| when I| before I)|(?:grew|growing) up without (?:a|my) (?:dad|father)|(?:absent|distant|emotionally unavailable) (?:dad|father)|(?:dad|daddy|father) (?:issues|wounds?)|(?:I )?(?:just )?(?:want|wanted|wish|wished|need|needed|waiting for|trying to (?:get|make)) (?:\S+ ){0,2}?(?:dad|father) (?:to|would|could|was|were) (?:\S+ ){0,4}?(?:proud|there|love me|notice|see me|say)|make my (?:dad|father) proud|(?:nothing|whatever) I (?:ever )?(?:do|did|achieve) (?:\S+ ){0,4}?(?:impress\w*|enough for|good enough for|matters to|makes) (?:my )?(?:dad|father)|(?:disappointment|disappoint|invisible|not (?:good )?enough) (?:to|for) my (?:dad|father)|never (?:heard|hear|got|get|had) (?:\S+ ){0,6}?from my (?:dad|father)|never (?:really )?(?:had a|knew my|had) (?:dad|father)|I don'?t think my (?:dad|father) (?:\S+ )?(?:loves|likes|cares|is proud|knows))\b/iu,
  unless:
    /\b(?:died|passed away|passed|dead|funeral|hit(?:s|ting)? me|beat|beats|molest\w*|abus\w*|rape[ds]?|belt|(?:son|daughter|kids?|children|friend|husband|wife|boyfriend|girlfriend|baby)'?s? (?:\S+ )?(?:dad|father)|baby daddy|father[- ]in[- ]law|never been (?:so |more )proud|never (?:so|more) proud|working on|joke|lol|lmao|movie|suicid\w*|kill (?:myself|himself))\b/iu,
  first: {
    say: [
      'That is one sentence a person can wait for all their life.',
      'It leaves a blank in the middle of the family picture.',
      'You looked up, and nobody was looking back. That stays.',
      'It goes very far back, a thing like that.',
    ],
    ask: [
      'What brings it up now?',
      'What would you have wanted from {them} most?',
      'How is it between you these days?',
    ],
  },
  turns: [
    {
      when: /\b(?:why (?:\S+ )?(?:wasn'?t|didn'?t|couldn'?t|can'?t|doesn'?t|won'?t|did|does|was|is)|was it (?:\S+ )?(?:me|my fault|something)|what(?:'?s| is| was) wrong with me|what did I do|did I do|did (?:he|she|they) (?:ever|even)|wasn'?t I (?:\S+ )?enough)\b/iu,
      say: [
        'I cannot know why. A child is never the reason for it, though, even if it feels exactly like that from the inside.',
        'Some parents never learned to show it, and some were not able to. None of that was decided by your worth.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:he|she|they|I|it) (?:\S+ )?(?:ever|be|say|get|stop|change|always)|do you think (?:he|she|they|it))\b/iu,
      say: [
        'That cannot be promised. Some soften late, and some never find the words. There may be a part of it you can stop waiting for.',
        'I do not know {them}. The wish may well stay, and it can still lose its grip on your days.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:stupid|too old|pathetic|wrong|crazy|weird|bad|ungrateful|selfish|overreact\w*)|is (?:it|this|that) (?:\S+ )?(?:normal|weird|stupid|silly|dumb|pathetic|wrong|bad))\b/iu,
      say: [
        'Not at all. There are people of seventy who still wait for that sentence.',
        'It would be stranger to feel nothing there. You wanted what every child wants.',
      ],
      asked: true,
    },
    {
      when: /\bshould I (?:\S+ ){0,2}?(?:tell|call|ask|confront|reach|invite|visit|forgive|talk|write|text|send|try|meet|give|cut|let|go|see)\b/iu,
      say: [
        'You might ask what you would need to have said even if nothing comes back. If it is worth it for that alone, then it is worth it.',
        'It could begin smaller than the big question: “What was it like for you, when you were my age?” And then see what door opens, if any.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how|what) (?:do|can|should|would|could) I (?:\S+ )?(?:tell|say|ask|write|start|bring)/iu,
      say: [
        'One true sentence without a charge in it may reach furthest: “I would have liked you there.” And then let it stand, whatever comes back.',
        'It need not be the whole ledger. “I still would like to know what you think of me” is short, and it is all of it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|does) (?:I|you|one|people|anyone)|what (?:do|can|should|would|could) (?:I|you)|any (?:advice|tips))\b/iu,
      say: [
        'One way is a letter that never gets sent, with all of it in. It shows what exactly you are waiting for.',
        'Perhaps by finding out whose word could count as well: a teacher, an uncle, your own. It does not replace {them}, and it helps.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:he|she|dad|father) (?:\S+ )?(?:called|texted|wrote|hugged|reached out|apologi[sz]ed|said (?:\S+ ){0,3}?(?:proud|sorry|loves? me)|cried|showed up|came))\b/iu,
      unless: /\b(?:never|not|didn'?t|doesn'?t|hasn'?t|wouldn'?t|only|called me (?:a|lazy|stupid)|hung)\b/iu,
      say: ['Oh. After all that time.', 'So there was a sign, at last. That can shake one more than the silence did.'],
      ask: ['What was it like, when that came?'],
    },
    {
      when: /\b(?:brag\w*|in his (?:own )?way|tells (?:other|every|his|people)|told (?:my (?:mom|mum|aunt|uncle|brother|sister)|other people|his friends)|behind my back|(?:mom|mum|mother|aunt|everyone) (?:\S+ )?(?:says?|said|told|tells) (?:\S+ ){0,3}?(?:loves?|proud|means?|his way))\b/iu,
      say: ['Hearing it secondhand is like being hugged through a wall.', 'So others get to hear it, and you do not.'],
    },
    {
      when: /\b(?:game|games|match|recital|play|concert|graduation|wedding|school|bleachers|stands|front row|birthday party|showed up|show up|empty (?:seat|chair))\b/iu,
      say: ['You kept looking along the rows, I think.', 'An empty chair is something a child sees from any stage.'],
      ask: ['Was there somebody who did come?'],
    },
    {
      when: /\b(?:degree|graduat\w*|promot\w*|made (?:partner|manager|director)|my firm|new job|got (?:the|a) (?:job|raise|position)|award|medal|house|diploma|top of|straight a'?s|a'?s|phd|doctor|lawyer|achiev\w*|accomplish\w*|success\w*|won|made it|raise|bought)\b/iu,
      say: ['You still bring it home like a drawing from school.', 'All that, and one eye on whether {they} saw it.'],
      ask: ['Who was glad with you, when it happened?'],
    },
    {
      when: /\b(?:disappoint\w*|failure|not (?:good )?enough|could (?:do|have done|be) better|never amount|what happened to|lazy|soft|weak|mocked|laughed|made fun|useless|waste)\b/iu,
      say: ['That sentence has had a long life in you.', 'Some words do not grow old, however old one gets.'],
    },
    {
      when: /\b(?:new (?:family|wife|kids)|(?:two |three )?other (?:two |three )?(?:family|kids|children)|(?:took|takes|goes with|shows up for) them|half[- ](?:brother|sister|siblings?)|stepkids|step ?(?:son|daughter)|his (?:new )?(?:kids|girlfriend)|remarried|facebook)\b/iu,
      say: [
        'It stings to see {them} be for others what you waited for.',
        'So there was a parent in {them} after all, only elsewhere.',
      ],
    },
    {
      when: /\b(?:brother|sister|sibling|golden|favorite|favourite)\b/iu,
      say: [
        'Warmth there was, then, and it went past you.',
        'That makes it harder to think it was nothing about you. And still it was not.',
      ],
    },
    {
      when: /\b(?:left|walked out|wait(?:ed|ing)? (?:at|by|for|on)|the window|moved (?:away|out)|divorc\w*|disappear\w*|prison|jail|drank|drunk|alcohol\w*|drugs|never met)\b/iu,
      say: [
        'A child makes up reasons for that, and they are nearly always about the child.',
        'Somebody goes, and the one who stays small keeps watching the door.',
      ],
      ask: ['What were you told about it, back then?'],
    },
    {
      when: /\b(?:always (?:at )?work\w*|work(?:ed|ing) (?:all|nights|two|late|so|a lot|hard)|truck\w*|on the road|military|deployed|business|provid\w*|paid for|bills|money|tv|garage|newspaper)\b/iu,
      say: ['Work, or whatever it was, got the best hours of {them}.', 'There under one roof, and out of reach.'],
    },
    {
      when: /\b(?:(?:his|her) (?:own )?(?:dad|father|parents|childhood|mom|mother)|grandpa|grandfather|how he was raised|war|orphan|generation|immigrant|didn'?t know how|never learned)\b/iu,
      say: ['So nobody had shown {them} how it is done.', 'It explains a good deal. It does not fill the place.'],
    },
    {
      when: /\b(?:my (?:own )?(?:kids?|son|daughter|children|boys?|girls?|baby)|as a (?:dad|father|parent|mom)|different(?:ly)? with|break the cycle|cycle)\b/iu,
      say: [
        'You give what you did not get. That is harder than passing it on would be.',
        'With yours it is going to sound different, because you decided so.',
      ],
    },
    {
      when: /\b(?:boyfriends?|girlfriends?|men|relationships?|trust|approval|people pleas\w*|boss\w*|validation|attention|older (?:men|guys)|push people)\b/iu,
      say: [
        'Perhaps the same old question then goes out to everyone after {them}.',
        'One goes on looking for it, in other faces.',
      ],
    },
    {
      when: /\b(?:old now|getting old\w*|sick|dying|hospital|cancer|stroke|time (?:left|is)|too late|before (?:he|she|it'?s)|(?:seventy|eighty|[78]\d))\b/iu,
      say: [
        'And the time in which it could still be said gets shorter.',
        'You do not want to stand there one day with everything unsaid.',
      ],
      ask: ['What would you want to be said between you, if anything?'],
    },
    {
      when: /\b(?:father'?s day|birthday|christmas|thanksgiving|holiday\w*|cards?|walk me down|aisle)\b/iu,
      say: [
        'Days like that point straight at the gap.',
        'And the cards in the shop are all for another kind of father.',
      ],
    },
    {
      when: /\b(?:hugs?|hugged|love you|i love|affection|touch|held me|kiss\w*|proud|said it|told me)\b/iu,
      say: [
        'Such a short sentence, and so many years without it.',
        'Not much was asked for. A hand on the shoulder would have done.',
      ],
    },
    {
      when: /\b(?:weather|the car|oil|tires|sports?|football|grunt\w*|one word|nod\w*|changes? the subject|hands? (?:the phone|it) to (?:my )?mom|small talk|awkward|nothing to say|strangers?)\b/iu,
      say: [
        'A few words, and you are left to read the rest into them.',
        'Two people who share a face and do not know what to talk about.',
      ],
    },
    {
      when: /\b(?:did (?:his|her|their|the) best|had it hard|good man|not a bad|worked hard|not his fault|forgive|forgave|guilt\w*|feel bad)\b/iu,
      say: [
        'It can have been {their} best and still have been too little.',
        'You are being fair to {them}. The child in you is allowed not to be.',
      ],
    },
    {
      when: /\b(?:angry|mad|yell|scream at|hate|furious|resent\w*|bitter|unfair|rage|pissed)\b/iu,
      say: [
        'A child had a right to more, and is still angry about it.',
        'Under that anger there is a good deal of waiting.',
      ],
    },
    {
      when: /\b(?:miss|wish|want(?:ed)?|jealous|envy|other (?:dads|fathers|people|kids|girls|guys)|friend'?s dad|crave|longing)\b/iu,
      say: [
        'One can miss somebody who was never quite there.',
        'You see it at other people’s tables, and it goes through you.',
      ],
    },
    {
      when: /\b(?:cried|cry|crying|tears|hurts?|sad|lonely|alone|empty|hole)\b/iu,
      say: ['It hurts in a place that is much younger than you.', 'So much of you went on standing at that window.'],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|letter|I might|I could (?:call|write|ask)|reach out|going to (?:call|tell|ask|see))\b/iu,
      say: [
        'You would be saying it for yourself, first of all.',
        'Whatever {they} {do} with it, you would have said your part.',
      ],
    },
    {
      when: /\b(?:stupid|silly|pathetic|dumb|get over it|grown (?:man|woman|ass)|at my age|I'?m (?:\d\d|thirty|forty|fifty)|so long ago|shouldn'?t care|don'?t care)\b/iu,
      say: [
        'Growing up does not switch that off.',
        'It sits there quietly for years, and then some small thing touches it.',
      ],
    },
    {
      when: /\b(?:as a (?:kid|child)|when I was|growing up|childhood|little|years|my whole life|always)\b/iu,
      say: [
        'A child goes on waiting long after everyone else has stopped noticing.',
        'That is where you learned to be good at waiting.',
      ],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['Such an old thing need not be clear tonight.', 'It is mixed: love, anger, and still some hope.'],
    },
  ],
  say: [
    'You wanted to be seen by {them}. It is that simple, and that big.',
    'Something that never happened can hurt as much as something that did.',
    'You built yourself without that. It cost you something.',
    'It was {their} part to give, and not yours to earn.',
    'The small one in you would like to know what you did wrong. Nothing, I think.',
  ],
  ask: [
    { line: 'When did you feel it most, as a child?', unless: /\b(?:kid|child|growing up|when I was)\b/iu },
    { line: 'Is there a moment with {them} that was good?', unless: /\bgood\b/iu },
    { line: 'Who saw you, back then, in {their} place?' },
    { line: '{Do} {they} know any of this?', unless: /\btold (?:him|her|them)\b/iu },
  ],
};
