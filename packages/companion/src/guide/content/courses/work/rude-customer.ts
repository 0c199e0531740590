import type { Course } from '../course.ts';

/** A rude or cruel customer, in a shop, a restaurant, on the phone. */
export const rudeCustomer: Course = {
  id: 'rude-customer',
  begins:
    /^(?:so |ugh,? |today )?(?:customers?|guest|client) (?:\S+ )?(?:threw|yelled|screamed|cussed|called me|swore|spat|insulted|snapped|went off)\b|\b(?:lady|woman|man|guy|dude|person|someone|somebody|people|couple|old man|old lady|karen)\b.{0,40}\b(?:yell\w*|scream\w*|cuss\w*|swore|called me|threw|snapp\w*|rude|insult\w*|spit|spat|treat\w* me|humiliat\w*|berat\w*|made me cry|went off)\b.{0,60}\b(?:register|checkout|drive[- ]?thr\w*|counter|store|shop|my shift|on shift|my table|restaurant|cafe|coffee shop|retail|customers?|at (?:the )?(?:register|store|shop|restaurant)|cashier|barista|refund|coupon|return policy)\b|\b(?:I'm|I am|I work as|as) an? (?:\S+ )?(?:waitress|waiter|server|bartender|barista|cashier|hostess|receptionist|call center agent|flight attendant|retail worker|bus driver)\b.{0,100}\b(?:yell\w*|scream\w*|rude|called me|snapp\w*|threw|stiffed|tip|treat\w*|insult\w*|cry|cried|mean|awful|customers?|guests?|hate|cuss\w*)\b|\bI work (?:in|at|as|for) (?:\S+ ){0,3}?(?:retail|customer service|a call center|fast food|mcdonalds|walmart|target|starbucks|restaurant|store|shop|cafe|bar|supermarket|grocery)\b.{0,80}\b(?:yell\w*|scream\w*|rude|called me|threw|treat\w*|insult\w*|cry|cried|mean|awful|like (?:dirt|trash|shit|garbage|nothing)|hate)\b|^(?:ugh |god |why are )?(?:customers|guests) (?:are|were) (?:\S+ )?(?:rude|mean|awful|horrible|the worst|terrible|animals|cruel|so)\b|\b(?:a|an|this|the|some|my|one|another) (?:\p{L}+ ){0,3}?(?:customers?|guests?|shoppers?|diners?|caller|karen|client|passenger|patron|table)\b.{0,50}\b(?:yell\w*|scream\w*|shout\w*|cuss\w*|curs\w*|swore|insult\w*|called me|rude|mean|nasty|threw|throw|humiliat\w*|berat\w*|belittl\w*|snap\w*|mock\w*|made me cry|treated me|treats me|spoke to me|talked (?:down )?to me|disrespect\w*|complain\w* about me|awful|horrible|went off|laid into|spit|spat|stiffed|didn't tip|no tip|left (?:me )?(?:no|nothing|zero|a penny|\$?\d)|verbally abus\w*|so mad at me|attacked me)\b|\b(?:customers?|guests?|people) (?:\S+ ){0,3}?(?:yell(?:ed|ing)? at me|scream(?:ed|ing)? at me|treat(?:ed|ing|s)? (?:me|us) like|(?:are|were|was|is|have been|being) (?:\S+ )?(?:rude|mean|awful|horrible|nasty|terrible|cruel|assholes|animals|the worst|monsters)|talk(?:ed|s)? (?:down )?to me like|suck)\b.{0,80}\b(?:work\w*|shift|retail|store|shop|restaurant|customers?|job|register|today|serv\w*|tables|cashier|barista|guests)\b|\b(?:yelled at|screamed at|cussed out|cursed at|insulted|berated|chewed out|abused|made to cry) by (?:\S+ ){0,3}?(?:customers?|guests?|caller|client|karen|table|passenger)\b|\b(?:rude|mean|awful|horrible|nasty|entitled|angry|abusive|terrible|cruel|difficult) (?:customers?|guests?|callers?|clients?|tables|diners)\b|\b(?:hate|tired of|sick of|done with) (?:\S+ ){0,2}?(?:customers|customer service|working retail|retail|serving|waiting tables|waitressing)\b/iu,
  unless:
    /\b(?:(?:as a customer|I was the customer|I am a customer|I'm a customer)|I (?:yelled|screamed|snapped) at (?:a|the)|touch\w*|grop\w*|grabb\w*|hit me|punch\w*|followed me|gun|knife|robb\w*|threaten\w*|stalk\w*|my (?:friend|sister|brother|mom|dad|husband|wife|boyfriend|girlfriend)'?s? (?:job|customer|is a|works)|years ago|customer service (?:of|from|at) (?:my|the) (?:bank|airline|phone)|patients?|tinder)\b/iu,
  first: {
    say: [
      "You are paid to serve, and not to be somebody's doormat.",
      'A stranger unloads and walks out, and you are left standing in it.',
      'And you had to stay polite the whole time. That is the meanest part.',
      'Some people see the apron and not the person in it.',
    ],
    ask: ['What was said to you?', 'Did anybody step in?', 'How did you get through the rest of the shift?'],
  },
  turns: [
    {
      when: /\b(?:am I|I'm|was I|is it)\b.{0,30}\b(?:overreact\w*|(?:too|so) (?:sensitive|weak|soft)|weak|wrong\?|soft|normal|dramatic|my fault)\b/iu,
      say: [
        'Not too sensitive. Being shouted at goes into everybody, only some hide it better behind the counter.',
        'Even if there was a mistake in it: a wrong order is worth a “could you change that”. It is not worth a scene.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would) (?:I|you)|how (?:do|can|should|would) (?:I|you))\b.{0,50}\b(?:say|said|respond|respon\w*|answer|deal|handle|react|talk|stand up|next time)\b/iu,
      say: [
        'A calm sentence that often does it: “I want to help you, and I need you to lower your voice for that.” Said once, and then get someone.',
        'You could hand it on, without shame: “I will get my manager for you.” They are paid for that bit, you are not.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I)\b.{0,40}\b(?:quit|leave|call (?:in|out)|go back|report|tell (?:my )?(?:boss|manager)|apologi[sz]e|complain|refuse|walk)\b/iu,
      say: [
        'Telling your manager is fair, while the details are fresh: when, what was said, who saw. Then it is not only you who knows.',
        'Maybe not on the evening of the worst customer. If you still want out after two free days, that is worth listening to.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:\S+ ){0,4}(?:people|they|do|does|are|is|so|me|would|he|she)\b.{0,50}(?:\?|$)|\bwhat(?:'s| is) wrong with (?:people|them|him|her)\b/iu,
      say: [
        'Often they bring it along from somewhere else, and you are the first one who is not allowed to answer back. It was never really about the thing on the counter.',
        'Because there it costs them nothing. It shows how somebody treats people who have to stay friendly.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will|would) (?:I|you|people)|what (?:do|can|should|would|could|am|helps) ?(?:I|you)?|any (?:advice|tips)|should I|does it get (?:better|easier)|will it)\b/iu,
      say: [
        'Five minutes in the back help, cold water over the wrists, a few long breaths out. Then only the next face, not the whole line.',
        'Some picture it like this: they shout at the shirt, and at closing time the shirt goes into the wash.',
        'Tell it to a colleague as a story, with their voice and all. It gets smaller the moment two people shake their heads over it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:manager|boss|supervisor|owner)\b.{0,50}\b(?:gave (?:it|in)|side|sided|took|apologi[sz]ed to|regular|just a|blam\w*|nothing|didn't|made me|free|discount|refund|always right|told me|yelled|wrote|just (?:stood|watched)|gave)\b/iu,
      unless: /\b(?:my side|stood up|defended|kicked|backed me|threw (?:him|her|them) out|banned)\b/iu,
      say: [
        'So the shouting even got rewarded, before your eyes.',
        'That somebody above does not stand in front of you, that goes deeper than the customer.',
        'A word from the manager would have changed the whole thing.',
      ],
    },
    {
      when: /\b(?:stood up|defended|kicked (?:him|her|them)|backed me|threw (?:him|her|them) out|banned|stepped in|told (?:him|her|them) (?:off|to leave)|on my side|stuck up)\b/iu,
      unless: /\b(?:nobody|no one|didn't|never|wish)\b/iu,
      say: ['So there was somebody on your side of the counter.', 'That makes up for a good deal of it.'],
    },
    {
      when: /\b(?:nobody|no one|everyone|(?:her|his|their) (?:kids?|son|daughter|wife|husband)|other customers|people in line|(?:the )?(?:whole )?line|coworkers)\b.{0,30}\b(?:said|did|helped|watch\w*|star\w*|look\w*|laugh\w*|film\w*|nothing)\b/iu,
      say: [
        'All those people, and all of them studying the chewing gum.',
        'The watching silence is nearly as bad as the voice.',
      ],
    },
    {
      when: /\b(?:left (?:me )?(?:\d+|two|one|three|five)|\d+ (?:dollars|bucks)|tip|tipped|stiffed|bill|\$\d+|penny|check was|zero|nothing on)\b/iu,
      say: ['You ran for them the whole evening, and that was the answer.', 'That is not only rude, it is your rent.'],
    },
    {
      when: /\b(?:stupid|idiot|bitch|incompetent|useless|moron|dumb|fat|ugly|slur|name|names|called me|retard\w*|trash|loser|get a real job|uneducated|minimum wage|go back to)\b/iu,
      say: [
        'A word like that gets thrown at you, and you are expected to ask about the receipt.',
        'Someone who talks so to a stranger has told you about themselves.',
        'That word does not become true because it was loud.',
      ],
    },
    {
      when: /\b(?:threw|throw\w*|spit|spat|slammed|snapp\w* (?:(?:his|her|their) )?fingers|fingers|whistl\w*|in my face|pointed|snatched|grabbed|tossed|banged)\b/iu,
      say: ['There it stops being rude and gets ugly.', 'Nobody may do that to you, whatever they paid.'],
      ask: ['Were you all right, physically?'],
    },
    {
      when: /\b(?:cry\w*|cried|tears|bathroom|freezer|walk[- ]?in|back room|break room|stock ?room|car|sobb\w*)\b/iu,
      say: [
        'You kept the face until the door, and then it came.',
        'Walk-ins have seen a lot of crying. You are in good company.',
      ],
    },
    {
      when: /\b(?:smil\w*|polite|stay calm|stayed calm|apologi[sz]ed|said (?:\S+ )?sorry|bit my tongue|couldn't say|had to (?:take|stand|be)|swallow\w*|have a nice day|nod\w*)\b/iu,
      say: ['To smile while something in you shouts, that is real labor.', 'All you did not say is still in you now.'],
      ask: ['What would you have said, off the clock?'],
    },
    {
      when: /\b(?:I (?:\S+ )?(?:snapped|yelled back|said something|talked back|lost it|told (?:him|her|them)|walked (?:out|off|away)|cussed|refused))\b/iu,
      say: ['So there was a limit, and you showed it.', 'It got out of you, after all that swallowing.'],
      ask: ['What came of it?'],
    },
    {
      when: /\b(?:coupon|refund|wrong (?:size|color|item|one)|shoes|return|receipt|price|order|food|waiting (?:for|time|too)|cold|coffee|change|expired|sold out|out of stock|card|late|policy|burger|steak|oat|latte|milk|drink|delivery|discount|sale)\b/iu,
      say: ['So much fury over something that small.', 'It was never you who made that rule, or ran out of it.'],
    },
    {
      when: /\b(?:review|complain\w*|corporate|one star|yelp|google|write[- ]?up|written up|fired|in trouble|lose my job|survey)\b/iu,
      say: [
        'And then they can still go and write about you.',
        'One stranger with a phone, and you have to worry about your job.',
      ],
    },
    {
      when: /\b(?:every (?:day|shift|weekend)|always|all (?:day|the time)|again|constantly|holidays?|black friday|christmas|busy|rush|short[- ]?staffed|understaffed|years?|alone on)\b/iu,
      say: [
        'A thick skin is what they want, and every day they rub at it.',
        'It adds up, one raised eyebrow at a time.',
      ],
    },
    {
      when: /\b(?:nice (?:customer|lady|man|one|guy|couple|old|regular)|(?:another|one|old|next) (?:customer|lady|man|guy|woman|couple) (?:was|said|gave|told|hugged)|kind|regular\w*|sweet|thank\w*|big tip|gave me a)\b/iu,
      say: ["The kind ones don't get loud, so it is easy to forget how many there are.", 'That one saw you. Good.'],
    },
    {
      when: /\b(?:coworker\w*|colleague\w*|team|kitchen|cook|hugged|laughed about)\b/iu,
      say: [
        'Those who wear the same shirt know it without many words.',
        'A bit of laughing about it in the kitchen is worth a lot.',
      ],
    },
    {
      when: /\b(?:rent|money|bills|need (?:the|this) (?:job|money)|minimum|\$\d+ an hour|wage|can't quit|tuition|afford|paycheck|pays)\b/iu,
      say: [
        'And all that for what they pay.',
        'You need the pay, so you have to take it. That makes it doubly bitter.',
      ],
    },
    {
      when: /\b(?:quit\w*|leave|leaving|new job|other job|school|degree|this is my life|walk out|get out|resign\w*)\b/iu,
      say: [
        'You wanted something else from your days than this.',
        'There are jobs in which nobody may shout at you. It is all right to want one.',
      ],
      ask: ['What would you rather do, if you could choose?'],
    },
    {
      when: /\b(?:shak\w+|heart|stomach|sick|panic\w*|sleep\w*|replay\w*|can't stop thinking|in my head|still|night|headache)\b/iu,
      say: [
        'The customer is long gone, and your body still stands there at the counter.',
        'It plays again and again, and each time you have a better answer.',
      ],
    },
    {
      when: /\b(?:tomorrow|go(?:ing)? back|next shift|dread\w*|scared (?:of|to|that)|come back|comes? in (?:every|again))\b/iu,
      say: [
        'Behind each new face there could be the next one like that.',
        'Putting on that name tag again tomorrow will not be easy.',
      ],
    },
    {
      when: /\b(?:angry|furious|mad|pissed|hate (?:people|them|him|her|customers|humanity)|rage|fuming|unfair|asshole|jerk)\b/iu,
      say: ['The anger is fair, it just had nowhere to go.', 'A day like that can put you off people altogether.'],
    },
    {
      when: /\b(?:it's|its|this is|I know it's) (?:\S+ )?(?:stupid|silly|dumb|nothing|just (?:a|one))|\bshould(?:n't)? (?:be used|let it|bother|care)|\bget over it\b|\bthick(?:er)? skin\b/iu,
      say: [
        'That it was a stranger does not make it lighter. Sometimes heavier.',
        'It is not silly to be hurt by contempt.',
      ],
    },
    {
      when: /\b(?:worthless|small|useless|humiliat\w*|embarrass\w*|asham\w*|not good enough|failure|nobody|less than|like (?:trash|dirt|garbage|nothing|shit|an animal|a servant))\b/iu,
      say: [
        'For a few minutes someone made you feel like less. You were not, not for one of them.',
        'To be treated as part of the furniture leaves a mark.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|done|can't (?:do|anymore|keep)|feet|burn\w*|no energy)\b/iu,
      say: [
        'Being friendly for pay, all day, empties people more than carrying boxes.',
        'There is no friendliness left in the drawer by evening.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: ['It may simply still sting for a while.', "You don't have to be over it by now."],
    },
  ],
  say: [
    'You stayed decent to somebody who was not.',
    'That belongs to that person, and you were only the nearest one.',
    'Behind that counter stands a person, and it seems they forgot.',
    'It is hard to be the one who may not answer.',
    'A bit of ordinary respect would have cost nothing.',
  ],
  ask: [
    { line: 'How long have you been doing that work?', unless: /\b(?:years?|months?|weeks?|new)\b/iu },
    { line: 'Who backs you up there, when it gets bad?', unless: /\b(?:manager|boss|coworkers?|nobody|no one)\b/iu },
    {
      line: 'Is the shift over, or are you still on it?',
      unless: /\b(?:home|after work|break|shift (?:is )?over|still at)\b/iu,
    },
    { line: 'Was there anyone nice in the line today?' },
  ],
};
