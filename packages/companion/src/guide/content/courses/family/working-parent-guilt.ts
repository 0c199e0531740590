import type { Course } from '../course.ts';

/** Somebody feels guilty about working and having too little of the children. */
export const workingParentGuilt: Course = {
  id: 'working-parent-guilt',
  begins:
    /\b(?:(?:mom|mum|dad|parent(?:al)?|working (?:mom|mum|mother|dad|father|parent)) guilt|(?:feel|feeling|felt|I'?m) (?:\S+ ){0,4}?(?:guilty|guilt|awful|terrible|horrible|bad|like a (?:bad|terrible|horrible|shitty) (?:mom|mum|mother|dad|father|parent)) (?:\S+ ){0,8}?(?:work(?:ing)?|daycare|nanny|job|career|office|business trip|travel(?:ing)? for work)\S* (?:\S+ ){0,10}?(?:kids?|child|children|son|daughter|baby|toddler|little|family)|(?:feel|feeling|felt|I'?m) (?:\S+ ){0,4}?(?:guilty|guilt|awful|terrible|horrible|bad) (?:\S+ ){0,6}?(?:leav\w+|dropp\w+|not (?:being|spending|seeing|enough)|missing|so little|never (?:being|seeing)) (?:\S+ ){0,8}?(?:kids?|child|children|son|daughter|baby|toddler|little (?:one|boy|girl)|daycare)|I (?:\S+ ){0,2}?(?:hardly|barely|never|don'?t|rarely) (?:\S+ )?see my (?:\S+ )?(?:kids?|children|son|daughter|baby)\b.{0,40}?\b(?:work\w*|job|shifts?|hours|late)|(?:work|working|job|shifts?) (?:\S+ ){0,8}?(?:hardly|barely|never|don'?t|rarely) (?:\S+ )?(?:see|get to see|time (?:for|with)) (?:with )?my (?:\S+ )?(?:kids?|children|son|daughter|baby)|miss(?:ed|ing) my (?:\S+ )?(?:kid|son|daughter|child|baby|toddler)'?s (?:\S+ ){0,2}?(?:first|recital|game|play|birthday|concert|show|school|bedtime|performance|graduation|steps?)\b.{0,40}?(?:work|job|meeting|shift|because|again)?|(?:daycare|nursery|preschool) drop[- ]?off|(?:dropp?(?:ing|ed)?|leav(?:e|ing)|left) (?:her|him|them|my (?:\S+ )?(?:son|daughter|baby|kid|kids|toddler)) (?:\S+ )?(?:at|with|off at|to) (?:\S+ )?(?:daycare|nursery|preschool|the (?:nanny|sitter|babysitter)) (?:\S+ ){0,4}?(?:kill\w*|break\w*|hurt\w*|hard|cry\w*|cried|hate|guilt\w*|awful|feel\w*|worst)|my (?:\S+ )?(?:son|daughter|kid|toddler|baby|child|\S+[- ](?:yo|year[- ]old)) (?:\S+ ){0,3}?(?:cries|cried|cry|screams?|clings?|asked|asks|begs?) (?:\S+ ){0,8}?(?:daycare|go to work|leave for work|went to work|why I (?:work|have to work)|always (?:at )?work\w*|to (?:not|stay home)|not to go)|(?:go(?:ing)?|went|been) back to work (?:\S+ ){0,8}?(?:baby|daughter|son|leav\w+|maternity)|(?:work(?:ing)?|job|career) (?:and|vs|or) (?:my |the |being (?:a )?)?(?:kids|children|mom|mother|dad|parent))\b/iu,
  unless:
    /\b(?:hit|slapped|spanked|abus\w*|cps|custody|court|my ex|died|miscarr\w*|hospital|fired|laid off|yelled|screamed at|snapped|(?:friend|sister|coworker|boss)'?s (?:kid|baby|son|daughter)|my (?:mom|mum|mother|dad|father|parents) (?:always )?work\w*|when I was (?:a )?(?:kid|child|little)|can'?t wait|so excited|joke|lol)\b/iu,
  first: {
    say: [
      'Wherever you are, some of you is in the other place.',
      'You work for them, and it takes you away from them. There is no clean way out of that.',
      'That little face in the morning goes along to every meeting.',
    ],
    ask: ['What happened this morning?', 'How old are your children?', 'How long are you apart, on a normal day?'],
  },
  turns: [
    {
      when: /\b(?:(?:am I|does (?:it|this|that) make me) (?:\S+ ){0,4}?(?:bad|terrible|awful|horrible|selfish|wrong|failing|damag\w*|ruin\w*|neglect\w*)|is it (?:\S+ )?(?:bad|wrong|selfish|normal|harmful|ok|okay))\b/iu,
      say: [
        'No. Children can do well with a parent who works. What they need is someone glad to see them when the door opens.',
        'Selfish would be not to think about it. And liking your work does not take any love away from them.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:he|she|they|it|I) (?:\S+ ){0,3}?(?:remember|hate|resent|forget|be ok\w*|get|regret|know|stop)|do (?:they|kids) (?:\S+ )?(?:remember|suffer|notice|know)|does (?:it|he|she) (?:\S+ )?(?:get|hurt|damage|know|affect))\b/iu,
      say: [
        'I cannot see into later. Children mostly remember how it felt to be with you, and much less how many hours it was.',
        'Most of the tears at the door are dry a few minutes after it. You could ask the people there, they see what you cannot.',
      ],
      asked: true,
    },
    {
      when: /\bshould I (?:\S+ ){0,2}?(?:quit|stay|go|ask|cut|change|take|stop|work|give|look|say|find|leave|turn)\b/iu,
      say: [
        'Between all and nothing there is a lot: one fixed afternoon, a later start, one evening without a phone. It may be worth asking for the small one first.',
        'You might wait for a calmer week and then put both on paper: what the job gives all of you, and what it takes. Decided out of guilt, it rarely holds.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|other|people|we)|what (?:do|can|should|would|could) (?:I|you|we)|any (?:advice|tips))\b/iu,
      say: [
        'Ten minutes right after coming home, on the floor, phone in another room, and the child decides what is played. It is short, and it counts for a lot.',
        'At the door it helps to be brief and sure: a kiss, “I come back after nap time,” and go. The lingering makes it harder for both.',
        'To the children it can be plain: “I like being with you, and I like my work. I always come back.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:ran to me|ran up|hugged|hugs?|so happy to see|smil\w*|laugh\w*|good (?:day|evening|weekend)|day off|played|showed me|drawing|made me a|stopped crying|fine after|loves? (?:daycare|it there|(?:her|his) teacher))\b/iu,
      unless: /\b(?:never|not|didn'?t|no time|won'?t|can'?t)\b/iu,
      say: [
        'So the thread is strong. It stretches all day and does not tear.',
        'That moment is the one that stays with them, too.',
      ],
    },
    {
      when: /\b(?:cr(?:y|ied|ies|ying)|scream\w*|cling\w*|clung|held on|pe(?:el|eled)|drop(?:ped|ping)?[- ]?(?:off|him|her)|begged|begs|reached for|don'?t go|stay home)\b/iu,
      unless: /\b(?:I (?:\S+ )?(?:cried|cry)|I'?m (?:\S+ )?crying)\b/iu,
      say: ['You loosen those small fingers and then drive to work.', 'That sound stays in the car with you.'],
      ask: ['How long does it take them to settle, do you know?'],
    },
    {
      when: /\b(?:first (?:steps?|word|tooth|day|time)|recital|game|play|concert|assembly|field trip|birthday|bedtime|party|milestone|performance|show)\b/iu,
      say: ['That one does not come a second time, and you know it.'],
      ask: ['What was it you missed?'],
    },
    {
      when: /\b(?:asked (?:me )?(?:why|if|when)|why do you|said (?:\S+ ){0,6}?(?:work|always|never|love|phone|busy)|drew|picture of|calls? (?:the nanny|her teacher|grandma|him|her) (?:mom|mum|mama|mommy))\b/iu,
      say: [
        'Out of the mouth of a child, and right into the ribs.',
        'They say it without any blame, and just that is why it goes so deep.',
      ],
      ask: ['What did you answer?'],
    },
    {
      when: /\b(?:nanny|sitter|grandma|grandmother|daycare|teacher|au pair|prefers?|wants? (?:her|him|daddy|grandma)|wasn'?t (?:even )?needed|the (?:daycare )?lady)\b/iu,
      say: [
        'Somebody else gets the good hours, and is paid for it, perhaps.',
        'That they are loved there too is good for them, and it stings.',
      ],
    },
    {
      when: /\b(?:phone|emails?|laptop|slack|distracted|calls?|at home (?:I|but)|half there|present|not listening|uh huh|weekends?)\b/iu,
      say: [
        'There in the room, and the head still at the office.',
        'That is the second half of it, that the work comes home along.',
      ],
    },
    {
      when: /\b(?:money|rent|mortgage|bills|afford|two incomes|provid\w*|pay(?:s|ing)?|insurance|cost|no choice|have to work|single (?:mom|mum|mother|dad|parent)|only income)\b/iu,
      say: [
        'Those hours are their shoes, their room, their supper.',
        'So there is no choice in it, and one feels guilty as if there were.',
      ],
    },
    {
      when: /\b(?:(?:love|like|enjoy) (?:my )?(?:job|work|career|being at work)|want to work|good at|ambitious|proud of my|relie(?:f|ved)|break from|glad to be at work|promot\w*)\b/iu,
      say: [
        'And you like it there, and feel you may not say so.',
        'They also get a parent who has something of their own. That is no theft.',
      ],
    },
    {
      when: /\b(?:boss|colleagues?|coworkers?|meeting|late|deadline|overtime|shift|sick day|called in|school called|fever|leave early|looks?|judge\w*|part[- ]time)\b/iu,
      say: [
        'There you leave too early, and at home you come too late.',
        'Two places, and in each you apologize for the other.',
      ],
    },
    {
      when: /\b(?:(?:mom|mum|mother|mother[- ]in[- ]law|mil|friends?|people|other moms|sister|husband|everyone|teacher|neighbou?r) (?:\S+ )?(?:says?|said|thinks?|tells?|told|asked|stays?|judg\w*|made a comment)|stay[- ]at[- ]home (?:moms?|mums?)|other (?:moms|mums|parents)|instagram|bake sale|pta)\b/iu,
      say: ['Others live their arithmetic, and you have to do yours.'],
    },
    {
      when: /\b(?:husband|wife|partner|dad|boyfriend)\b/iu,
      say: ['I wonder whether you carry the guilt for two.'],
      ask: ['How do the two of you divide it?'],
    },
    {
      when: /\b(?:tired|exhaust\w*|burn\w* out|no time|drain\w*|rush\w*|everything at once|juggl\w*|overwhelm\w*|nothing left|snap\w*|impatient|cranky)\b/iu,
      say: [
        'They get what is left of you in the evening, and you would like to give the best.',
        'There is not enough of you, and it is not for lack of love.',
      ],
    },
    {
      when: /\b(?:I (?:\S+ )?(?:cried|cry)|I'?m (?:\S+ )?crying|in (?:the|my) car|bathroom|pump\w*|tears|sob\w*)\b/iu,
      say: ['Five minutes in a parked car, and then the face for the office.', 'You cry and go in anyway, for them.'],
    },
    {
      when: /\b(?:grow(?:ing|s)?(?: up)?|so fast|time|years|little|only (?:young|small) once|never get (?:it|this|that) back|forget me|won'?t (?:know|remember) me|missing (?:it|everything|out)|asleep when|sleeping when)\b/iu,
      say: ['You see it in jumps, and would like to see it in minutes.'],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:ask|try|talk)|going to (?:ask|try|talk|quit)|four days|reduce|remote|flexible|work from home|new job|quit)\b/iu,
      say: [
        'A few hours more at home can change a whole week.',
        'You are looking for a version in which both have room.',
      ],
      ask: ['What would a good week look like, for all of you?'],
    },
    {
      when: /\b(?:guilt\w*|selfish|bad (?:mom|mum|mother|dad|father|parent)|fail\w*|ashamed|torn|not (?:good )?enough|neglect\w*)\b/iu,
      say: [
        'The guilt is so loud because they matter so much.',
        'You measure yourself by the hours away. They do not have a clock.',
      ],
    },
    {
      when: /\b(?:trip|travel\w*|hotel|away for|nights? away|flight|conference|night shifts?|deploy\w*|facetime)\b/iu,
      say: ['Far away at bedtime is the farthest there is.'],
    },
    {
      when: /\b(?:stupid|silly|everyone does|other people|first world|worse|lucky to)\b/iu,
      say: [
        'That many do it does not make the mornings easier.',
        'Common, and it still pulls at you every single day.',
      ],
    },
    {
      when: /\b(?:days?|weeks?|months?|hours|monday|tomorrow|morning|every)\b/iu,
      say: ['And in the morning it all starts over, shoes and all.', 'Counted in hours it always looks too little.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['There may be no right way, only yours for this year.'],
    },
  ],
  say: [
    'You are loved in that house, even while you are not in it.',
    'One would have to be two people, and live twice.',
    'It pulls in both directions, and you are what gets stretched.',
    'You think of them at your desk more than they will ever know.',
    'It is a tax on every hour, that guilt.',
  ],
  ask: [
    { line: 'When in the day do you have them really to yourself?' },
    {
      line: 'What does your work mean to you, apart from the money?',
      unless: /\b(?:love|like|enjoy) (?:my )?(?:job|work)\b/iu,
    },
    { line: 'What is it that you fear they will remember?' },
    { line: 'Who or what makes you feel it the most?', unless: /\b(?:mother|people|other moms|husband)\b/iu },
  ],
};
