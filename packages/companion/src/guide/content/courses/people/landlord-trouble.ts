import type { Course } from '../course.ts';

/** Trouble with a landlord: the deposit, repairs, the rent raised, the house sold. */
export const landlordTrouble: Course = {
  id: 'landlord-trouble',
  begins:
    /\b(?:my|our|the|this) (?:\S+ )?(?:landlord|landlady|property manager|management company|rental company|letting agent|letting agency|slumlord|apartment complex)(?:'s)? (?:\S+ ){0,4}?(?:rais(?:ed|es|ing)|increas\w*|hik(?:ed|ing)|won'?t|refus\w*|ignor\w*|kept|keeps|keeping|took|(?:is|are|'s)? ?(?:selling|kicking|evicting|threatening to evict|not renewing|charging|trying|a nightmare|awful|such|the worst|stealing|withholding|suing|coming)|sold|wants? (?:us|me|to|more|the|\$)|gave (?:us|me) (?:\d+|thirty|sixty|notice|a)|(?:hasn'?t|haven'?t|doesn'?t|didn'?t|don'?t|never) (?:\S+ )?(?:fix\w*|repair\w*|answer\w*|return\w*|repl\w+|respon\w+|give|gave|came|come|do|care|paid|pay|call\w*|renew\w*)|just (?:walks|walked|comes|came|let)|lets himself|let himself|let herself|(?:says|said|told (?:me|us)) (?:\S+ ){0,2}?(?:we have|I have|we need|I need|we must|he'?s (?:selling|raising)|she'?s (?:selling|raising)|they'?re (?:selling|raising)|no pets|it'?s my fault|the rent)|charged|blames|blamed|yelled|screamed|sucks)\b|\b(?:get|getting|got|want|lose|losing|lost|keep|keeping|kept) (?:my|our) (?:\S+ )?(?:security )?deposit\b|\b(?:rent|lease) (?:\S+ )?(?:is |was |just |is being |got |went |going )+(?:up|raised|increased|hiked|not renewed|doubled|not being renewed)\b|\b(?:raised|raising|increased|increasing|hiked|doubled|upped) (?:my|our|the) rent\b|\b(?:rent (?:increase|hike)|eviction notice|notice to (?:vacate|quit|leave)|non[- ]renewal)\b|\b(?:house|building|apartment|place|flat) (?:we|I) (?:rent|live in)(?: \S+){0,3} (?:sold|sell|selling|for sale|sale)\b|\b(?:selling|sold) the (?:house|building|apartment|place|flat|condo) (?:we|I) (?:rent|live|are|'re)\b|\b(?:being|getting|got|been|be) evicted\b|\b(?:hate|fight(?:ing)? with|fought with|trouble with|problems? with|issues? with|so (?:mad|angry) at|dealing with) (?:my|our|the) (?:\S+ )?(?:landlord|landlady|property manager)\b|^(?:\S+ )?(?:landlord|landlady) (?:won'?t|is|wants|keeps|just|refuses|hasn'?t|doesn'?t|kept|never|raised|sold|says|said|gave|took)\b|\b(?:mold|mould|leak\w*|mice|rats|roaches|bed ?bugs|heat|heating|boiler|hot water|ceiling|ac)\b.{0,60}\b(?:landlord|landlady|property manager|management)\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|(?:is|are|been) (?:\S+ )?(?:nice|great|kind|lovely|awesome|chill|sweet|so good)|my (?:friend|sister|brother|son|daughter|mom|parents)(?:'s)? (?:landlord|is|got|are)|I'?m (?:a|the) landlord|my tenants?|my renters?|touch\w* me|harass\w*|sexual\w*|hits?|knife|gun|threaten(?:ed|ing)? (?:me|us|to hurt)|in my bedroom|watch(?:es|ing) me|homeless|shelter|in my car|divorc\w*|my (?:husband|wife|ex|dad|mom|stepdad|boyfriend) (?:kicked|threw|is kicking)|fire|flood\w*|hurricane)\b/iu,
  first: {
    say: [
      'Somebody else holds the keys to the place where you sleep.',
      'You feel so small in that, with the whole home on the line.',
      'It is your home to you, and a line in a ledger to somebody else.',
    ],
    ask: ['What exactly was said or written?', 'How long have you been living there?', 'How much time do you have?'],
  },
  turns: [
    {
      when: /\b(?:can (?:he|she|they|the landlord|my landlord|landlords?) (?:\S+ )?(?:do|just|raise|keep|evict|kick|sell|come|charge|enter|legally)|is (?:it|this|that) (?:\S+ )?(?:legal|allowed|even legal|illegal)|are they (?:\S+ )?allowed|what are my rights|do I have (?:any )?rights|legally)\b/iu,
      say: [
        'It depends on the place and the lease, and I am no lawyer. A tenant union or legal aid office near you can tell you, mostly for free, and often within days.',
        'Rules differ so much by town that I would not guess. A tenant helpline or city housing office will know; have the lease and every message at hand.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can|could|would) (?:I|you|we) (?:even )?(?:say|do|tell|write)|how (?:do|can|should|would) (?:I|we) (?:\S+ ){0,3}?(?:tell|say|get|make|fight|handle|deal|write|ask|prove|find|afford|even)|any (?:advice|tips|ideas))\b/iu,
      say: [
        'Put it in writing, with dates and photos, even if you have already said it aloud: “On the 3rd I told you about this. Please let me know by Friday when it will be fixed.”',
        'First gather: the lease, the messages, photos with dates. Then one call to a tenant helpline. It helps to stand there with paper in hand.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|should we|if I should|whether (?:I should|to)|do I|do we) (?:\S+ ){0,3}?(?:move|stay|pay|fight|sue|leave|withhold|stop|sign|complain|report|call|talk|write|ask|negotiate|look|just|take|let)|is it worth|small claims)\b/iu,
      say: [
        'Before signing, paying or leaving anything, I would show it to someone from a tenant office. One phone call can save a good deal.',
        'I would ask first, in writing, and keep the answer. Whether it is worth a fight you can decide when you know how you stand.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|wrong|crazy|unreasonable|petty|stupid|being|the)|is it (?:\S+ )?(?:normal|me|my fault|unreasonable)|what if (?:we|I|he|she|they)|will (?:we|I|they|he|she) )/iu,
      say: [
        'No. A warm, dry place for the rent you pay is no special wish. How it ends I cannot see from here.',
        'Being afraid for the roof over your head is no exaggeration. It is about the most basic fear there is.',
      ],
      asked: true,
    },
    {
      when: /\b(?:deposit|deduct\w*|cleaning fee|carpet|scuff\w*|holes?|wall|paint|walk ?through|move ?out|itemi[sz]ed|wear and tear|photos?|pics?|pictures|videos?|damage\w*)\b/iu,
      say: [
        'You had counted on that money, and you left it clean.',
        'A few marks on a wall, and suddenly they have your savings hostage.',
        'That is money you earned, and it lies in an account that is not yours.',
      ],
      ask: ['Do you have pictures from when you moved in or out?'],
    },
    {
      when: /\b(?:mold|mould|leak\w*|heat\w*|furnace|boiler|hot water|cold|freezing|ac|roach\w*|mice|mouse|rats?|bed ?bugs|bugs|ceiling|pipes?|toilet|sink|fridge|stove|oven|broken|fix\w*|repair\w*|maintenance|plumb\w*|water|power|electric\w*|window|door|lock|drip\w*|bucket|coats?|blankets?|degrees|space heater)\b/iu,
      say: [
        'You pay on the first of the month, and the repair has no date.',
        'It is hard to rest in a place that is coming apart around you.',
        'So you live around the broken thing, every day.',
      ],
      ask: ['How long have you been waiting for it?'],
    },
    {
      when: /\b(?:rais(?:e|ed|es|ing)|increas\w*|hike\w*|more (?:a|per|every) month|\d+ ?(?:%|percent)|doubled|went up|going up)\b/iu,
      say: ['The same walls, and every month they cost more.', 'Nothing got better but the price.'],
      ask: ['Is there any way it could fit, or is it simply too much?'],
    },
    {
      when: /\b(?:rais\w*|increas\w*|hike\w*|\$ ?\d+|\d+ (?:dollars|percent|more|a month)|\d+%|afford|rent|budget|paycheck|salary|second job|savings|money|expensive|market|make it|barely|paychecks?|ends meet)\b/iu,
      say: [
        'That is no small sum, for walls.',
        'And at the kitchen table the sums do not come out.',
        'You run all the time, only to stay where you are.',
      ],
    },
    {
      when: /\b(?:sell\w*|sold|sale|buyers?|showings?|realtor|open house|new owner|family (?:member )?(?:is )?moving in|renovat\w*|airbnb|moving in)\b/iu,
      say: [
        'Strangers walk through your rooms and look at the ceilings.',
        'Decided over your head, and it is your life that gets packed.',
      ],
    },
    {
      when: /\b(?:evict\w*|notice|(?:in|within|gave (?:me|us)|have) \d+ days|\d+ days? (?:to|notice)|thirty days|sixty days|end of (?:the )?(?:month|lease|year)|by the (?:end|first|\d)|(?:got|have|had) (?:till|until)|kicked? (?:us|me)? ?out|move out|moving out|have to (?:leave|move|be out)|deadline|court|sheriff|not renew\w*|lease (?:is|ends|up))\b/iu,
      say: [
        'A date has been put on your home. From then on everything ticks.',
        'That is very little time to find a life-sized thing.',
      ],
      ask: ['Have you been able to show that letter to anyone who knows the rules?'],
    },
    {
      when: /\b(?:nothing (?:available|affordable|out there|i can)|can'?t find|looking (?:for|at)|apartments?|listings?|applications?|applied|credit|zillow|waitlist|section 8|no pets|deposit for|first and last|options?|nowhere)\b/iu,
      say: [
        'Looking for a place is a second job, and it pays in refusals.',
        'You do not need just any place. You need one you can live in.',
      ],
    },
    {
      when: /\b(?:kids?|children|baby|son|daughter|school|pregnant|family of|dog|cat|pets?)\b/iu,
      say: [
        'With them along it is not just a move. It is their whole small world.',
        'You are keeping a straight face for them as well, I imagine.',
      ],
    },
    {
      when: /\b(?:walks? in|walked in|comes? in|came in|let (?:him|her|them)sel\w*|enter\w*|unannounced|without (?:notice|asking|knocking)|key|privacy|spy\w*|inspect\w*)\b/iu,
      say: [
        'Nobody ought to stand in your hallway without having knocked.',
        'Home is only home when the door is yours.',
      ],
    },
    {
      when: /\b(?:stopped (?:answering|replying|responding)|email\w*|called|calls?|texted|texts?|wrote|letters?|voicemail|ignor\w*|no (?:answer|reply|response)|never (?:answers?|calls?|repl\w*)|ghost\w*|reminded|asked|complain\w*|excuse\w*|next week|tomorrow|promis\w*|portal|ticket)\b/iu,
      say: [
        'You write, and it falls down a well.',
        'Only the reminder about the rent always arrives.',
        'It is good that you have it in writing.',
      ],
    },
    {
      when: /\b(?:yell\w*|rude|scream\w*|laugh\w*|lied|lies|lying|liar|blam\w*|accus\w*|(?:he|she|they|landlord) (?:said|says) (?:I|we|it)|talks? down|dismiss\w*|mean|bully\w*|jerk|asshole)\b/iu,
      say: ['And you have to stay polite, because of the roof.', 'That is what makes the anger so helpless.'],
    },
    {
      when: /\b(?:years?|months?|since|raised my|memories|garden|home|neighbors|grew up|love (?:this|the|my|our)|painted)\b/iu,
      say: [
        'So it is not just an address. You have lived a good piece of life there.',
        'People grow roots, even in rented ground.',
      ],
      ask: ['What do you like best there?'],
    },
    {
      when: /\b(?:scared|afraid|anxi\w*|panic\w*|stress\w*|worr\w*|sleep|slept|awake|sick|cry\w*|cried|bawl\w*|sobb\w*|broke down|overwhelm\w*|stomach|headaches?|cough\w*|asthma)\b/iu,
      say: [
        'Of course it keeps you up. Sleep is for when the roof is safe.',
        'It is the ground under you that is shaking there.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|pissed|rage|unfair|helpless|powerless|hate|fed up|sick of|tired|exhaust\w*|ridiculous|unbelievable|insane|greedy)\b/iu,
      say: [
        'Anyone would be angry, being at the mercy of others in their own kitchen.',
        'You keep to your side of the deal, and get that.',
      ],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|friends?|sister|brother|boyfriend|girlfriend|husband|wife|partner|parents|neighbors?|roommates?)|everyone|people) (?:\S+ )?(?:says?|said|thinks?|tells?|told|keeps?|offered|helped)\b/iu,
      say: [
        'Good that somebody is in it with you, whatever their view.',
        'Everyone has an opinion, and you have the letter.',
      ],
    },
    {
      when: /\b(?:maybe (?:I|we)(?:'ll| will| should| could)|(?:I|we)(?:'m| am|'re| are) (?:thinking|going to|gonna)|(?:I|we) (?:might|could)|I'?ll (?:just )?(?:call|write|ask|look|send|talk|email|take)|legal aid|tenants?|lawyer|union|211)\b/iu,
      say: [
        'Good. That puts a bit of ground back under your feet.',
        'One step, and you are no longer only waiting for theirs.',
      ],
    },
    {
      when: /\b(?:I don'?t know|dunno|idk|no idea|not sure|stuck|nothing I can|what'?s the point|whatever|stupid)\b/iu,
      say: [
        'It is a lot to see through, and it is fine not to see through it tonight.',
        'Anyone can get lost in that. It will all still be there in the morning, and you will have slept.',
      ],
    },
    {
      when: /\b(?:he|she|they|the landlord|management)(?:'s| is|'re| are|'ve| have| has)? (?:\S+ ){0,2}?(?:said|says|just|always|never|won'?t|doesn'?t|didn'?t|keeps?|still|told|wants?|even|was|got|came|sent|took)\b/iu,
      say: [
        'And it is you who has to live in the answer.',
        'It is done in a sentence over there, and it is months of your life.',
      ],
    },
    {
      when: /\b(?:I|we) (?:just |only |even |really |still |always )*(?:pay|paid|cleaned|asked|called|moved|can'?t|couldn'?t|don'?t|have|need|did|tried|live|love)\b/iu,
      say: ['You did your part of it.', 'You want nothing but to live there in peace.'],
    },
  ],
  say: [
    'A home should be the one thing one need not fight for.',
    'It is about money and walls, and about being safe, mostly.',
    'Somebody with several houses, and somebody with one rented home. It is not a fair match.',
    'It takes up all the room in the head, that kind of worry.',
    'You ask for nothing out of the way.',
  ],
  ask: [
    { line: 'What would be the worst of it for you?' },
    { line: 'Do you have it in writing?', unless: /\b(?:email\w*|letter|in writing|text\w*|wrote)\b/iu },
    {
      line: 'Is anyone in it with you?',
      unless: /\b(?:my (?:husband|wife|partner|boyfriend|girlfriend|roommates?|family)|we|us|our)\b/iu,
    },
    { line: 'What have you tried so far?', unless: /\b(?:called|wrote|emailed|asked|told)\b/iu },
  ],
};
