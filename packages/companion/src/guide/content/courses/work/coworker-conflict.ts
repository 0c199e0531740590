import type { Course } from '../course.ts';

/** A fight, gossip, or coldness with people one works with. */
export const coworkerConflict: Course = {
  id: 'coworker-conflict',
  begins:
    /^(?:so |my |this |a )?(?:coworker|co-worker|colleague|teammate) (?:\S+ ){0,2}?(?:snapped|yelled|screamed|went off|blew up|lied|told everyone|reported|complained|ignores?|ignored|hates?|is (?:spreading|gossiping|bullying|ignoring))\b|\b(?:coworkers?|colleagues?) (?:are|is|were|was) (?:\S+ )?(?:mean|rude|cruel|awful|toxic|horrible|nasty|cold|fake|against me|gossiping|bullying)\b|\bdon't (?:get along|fit in) (?:with )?(?:\S+ ){0,2}?(?:coworkers?|colleagues|team|people at work|at work)\b|\b(?:my|a|this|the|one|another|some) (?:\p{L}+ ){0,2}?(?:coworkers?|co-workers?|colleagues?|work(?:place)? (?:friends?|bully)|team ?mates?|guy (?:at|from|I) work(?: with)?|girl (?:at|from|I) work(?: with)?|woman (?:at|from|I) work(?: with)?|lady (?:at|from|I) work(?: with)?|person at work)\b.{0,50}\b(?:gossip\w*|rumou?rs?|talk\w* (?:shit|crap|trash|bad|about me|behind)|behind my back|lie[sd]? about|lying about|spread\w*|bull(?:y|ies|ied|ying)|exclud\w*|ignor\w*|hates? me|against me|rude|mean|nasty|snapped|yelled|screamed|attacked|backstab\w*|threw me under|blam\w*|report(?:ed|s|ing) me|snitch\w*|complain\w* about me|undermin\w*|sabotag\w*|passive[- ]aggressive|drives? me|driving me|getting on my|annoy\w*|lazy|dumps?|makes? (?:my|fun|snide|comments)|mock\w*|laugh\w* at me|freez\w*|cold|silent treatment|won't (?:talk|speak)|stopped (?:talking|speaking)|fight|argument|toxic|disrespect\w*|treats? me|picks? on|targeting|cut me (?:off|out))\b|\b(?:fight|argument|conflict|fell out|falling out|problems?|issues?|tension|beef|drama|trouble) (?:\S+ ){0,2}?with (?:\S+ ){0,3}?(?:coworkers?|co-workers?|colleagues?|people at work|someone at work|somebody at work|team ?mates?)\b|\b(?:at work|my coworkers|my colleagues|people at work|everyone at work|my team at work|girls at work|they)\b.{0,40}\b(?:gossip\w*|(?:talk\w*|rumou?rs?|spread\w*|laugh\w*) (?:\S+ ){0,3}?(?:about me|behind my back|at me)|exclude[sd]? me|ignore[sd]? me|left me out|leave me out|bully\w* me|hates? me|ganging up|whisper\w*)\b(?=.{0,80}\b(?:work|job|office|coworkers?|colleagues|shift|team|me|about)\b)|\b(?:gossip\w*|rumou?rs?|bull(?:ied|ying)|drama|excluded|left out|ignored|backstabb\w*)\b.{0,40}\bat (?:work|my job|the office)\b/iu,
  unless:
    /\b(?:school|class|classmates?|roommate|high school|my (?:husband|wife|boyfriend|girlfriend|son|daughter|friend|sister|brother|partner|mom|dad)'?s? (?:coworkers?|colleague)|crush on|touch\w*|grop\w*|harass\w* me sexually|sexual\w*|threaten\w*|stalk\w*|hit me|died|took (?:the |all the )?credit|stole my|in the movie|years ago|affair)\b/iu,
  first: {
    say: [
      'Eight hours a day next to somebody like that, it gets under the skin.',
      'Nobody gets to pick the people they work with, and walking away is hardly an option.',
      'It is hard to work well while watching your own back.',
      'Bad air at work comes home with you in your clothes.',
    ],
    ask: ['What happened, the last time?', 'How did you come to know of it?', 'What was it like between you before?'],
  },
  turns: [
    {
      when: /\b(?:what|how|should|can)\b.{0,50}\b(?:in (?:the|that) meeting|to hr|hr meeting|(?:the )?(?:accusation|complaint|allegation)|defend myself|my side)\b/iu,
      say: [
        'Bring it on paper: dates, what happened, who was there. And one opening sentence: “I want to go through this point by point, and I would like to know exactly what I am said to have done.”',
        'You may ask to see the complaint, and for time to answer in writing. Short and factual beats upset, even when upset would be fair.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|do I|is it worth)\b.{0,40}\b(?:hr|boss|manager|supervisor|report|complain|union)\b/iu,
      say: [
        'If it goes on or harms your work, yes, that is what they are for. Dates and exact words carry further there than “always” and “never”.',
        'You could try it once between the two of you first, if that feels safe. If not, or if it is more than one against you, going up is fair.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would|could) (?:I|you))\b.{0,60}\b(?:say|tell|confront|talk|bring (?:it|this) up|respond|react|apologi[sz]e|call (?:him|her|them) out|clear (?:the air|it up)|answer)\b/iu,
      say: [
        'Alone and calm, one thing only: “I heard that you talked about me. If something is wrong, I would like to hear it from you.” Then let it be quiet.',
        'You might begin with what you saw and nothing else: “You have not talked to me since Tuesday. Is there something between us?”',
        'In the moment a flat question does well: “What do you mean by that?” Digs do not like being explained.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I|was I|is it|maybe I'm)\b.{0,30}\b(?:overreact\w*|sensitive|paranoid|crazy|wrong|problem|me\b|petty|imagin\w*|asshole|normal|dramatic)\b/iu,
      say: [
        'Some of it may be guesswork. But when a room changes as you walk in, you are usually not imagining all of it.',
        'From one side of a story nobody can judge it. That it hurts and costs you strength is a fact, though, and enough to look at it.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:\S+ ){0,3}(?:me|do|does|did|is|are|would|always|hate)\b.{0,60}(?:\?|$)|\bwhat did I (?:ever )?do\b/iu,
      unless: /\bthat'?s why\b/iu,
      say: [
        'Sometimes it is envy, sometimes boredom, and sometimes you just happen to be standing there. It may have little to do with you.',
        'You may never be told. Groups seem to need somebody to talk about, and it says more about the group.',
      ],
      asked: true,
    },
    {
      when: /\bhow (?:do|can|should|am|will) I (?:\S+ ){0,3}?(?:act|behave|face|look|walk|go in|go back|work with|sit|pretend|be normal|ignore)\b/iu,
      say: [
        'Boringly normal is best: good morning, your work, a dull question about the weekend. You owe nobody a comment.',
        'One prepared line helps if it comes up: “I would rather keep that to myself.” Said pleasantly, and then back to the screen.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will) I|what (?:do|can|should|would|could|am) (?:I|you)|any (?:advice|tips)|should I)\b/iu,
      say: [
        'One way: polite, brief, and boring. Good morning, the work, goodbye. Whoever gets no material loses interest after a while.',
        'It can help to find the one decent person there and have lunch with them. A single ally changes a room.',
        'You could note it for two weeks, date and sentence. Either it turns out smaller than it feels, or you have something in your hand.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will it|does it|when will|will (?:this|they|she|he))\b.{0,40}\b(?:better|stop|end|blow over|change|pass|easier)\b/iu,
      say: [
        'Much of that kind does blow over when something new comes along. What lasts for months usually needs a sentence from somebody.',
        'Nobody can tell. But you have more than waiting: a word, an ally, a note in a drawer.',
      ],
      asked: true,
    },
    {
      when: /\b(?:apologi[sz]ed|said (?:\S+ )?sorry|cleared (?:it|the air)|made up|talked it out|we(?:'re| are) (?:good|fine|ok|okay)|better now)\b/iu,
      unless: /\b(?:never|didn't|hasn't|won't|no apology|not)\b/iu,
      say: ['A weight off, then. You can breathe in there again.', 'Good that it got said.'],
      ask: ['Do you trust the peace?'],
    },
    {
      when: /\b(?:I (?:\S+ )?(?:snapped|yelled|said something|lost it|blew up|told (?:him|her|them)|confronted|called (?:him|her|them)|apologi[sz]ed|walked away|stood up))\b/iu,
      say: ['So it came out of you at last.', 'Some words had been waiting in there for a while.'],
      ask: ['How did it go on from there?'],
    },
    {
      when: /\b(?:rumou?rs?|gossip\w*|behind my back|lies?|lied|lying|spread\w*|talk(?:s|ing|ed)? (?:about|shit|crap|trash)|telling (?:everyone|people)|whisper\w*|secret|told (?:everyone|people|them))\b/iu,
      say: [
        'Against talk like that there is no door to knock on.',
        'They tell a story with your name in it, and you are not in the room to say how it was.',
        'The worst is wondering who believes it.',
      ],
      ask: ['What do they say about you?'],
    },
    {
      when: /\b(?:(?:only|just) told|swore|promised|friends?|trusted|close|used to (?:be|talk|have)|confided|told (?:him|her) (?:\S+ ){0,3}(?:secret|personal|about)|lunch together|work wife|bestie|years)\b/iu,
      say: [
        'So it was not just anyone. You had let that person in.',
        'That is a loss too, a friend who happens to sit three desks away.',
      ],
      ask: ['When did it turn?'],
    },
    {
      when: /\b(?:embarrass\w*|asham\w*|humiliat\w*|expos\w*|private|personal|my (?:divorce|marriage|health|diagnosis|pregnancy|breakup|past|salary))\b/iu,
      say: [
        "That was yours to tell, and nobody else's.",
        'It is a naked feeling, when people at work know what was only yours.',
      ],
    },
    {
      when: /\b(?:lunch|invite\w*|left (?:me )?out|exclud\w*|ignor\w*|group chat|without me|birthday|drinks|alone|lonely|silent|stop talking when|go quiet|cold shoulder|won't (?:look|speak|talk|say)|stopped (?:talking|speaking))\b/iu,
      say: [
        'To be left out among grown-ups hurts just as it did on the playground.',
        'The laughing stops when you come in. You hear that.',
        "Being treated like air is exhausting, and you have to look as if you didn't notice.",
      ],
      ask: ['Who is still friendly to you there?'],
    },
    {
      when: /\b(?:cries|cried|cry\w*|tears|bathroom|my car)\b/iu,
      say: ['So it reached you that far.', 'You waited for a place where they could not see it.'],
    },
    {
      when: /\b(?:hr|meeting|hearing|investigation|statement)\b.{0,30}\b(?:monday|tuesday|wednesday|thursday|friday|tomorrow|next week|today|scheduled|called|wants?|is on|at \d)\b|\b(?:didn't do (?:it|that|anything)|false(?:ly)?|accus\w*|innocent|made (?:it )?up)\b/iu,
      say: [
        'To have to defend yourself for a thing you did not do, that turns the stomach.',
        'So until then it sits on you, day and night.',
      ],
      ask: ['What exactly are you said to have done?'],
    },
    {
      when: /\b(?:cover(?:ed)? (?:for|her|his|their)|helped (?:her|him|them)|did (?:her|him|them) favors?|was (?:always )?(?:nice|kind|good|there) (?:to|for)|stood up for|always (?:helped|covered|backed))\b/iu,
      say: ['You were good to that person, and that is what came back.', 'All that help, and it bought you nothing.'],
    },
    {
      when: /\b(?:avoid\w*|contagious|plague|walk(?:s|ing)? past|won't sit|distance\w*|look away|betray\w*|stab\w*|alone in)\b/iu,
      say: [
        'They step back to be safe, and you are the one standing there.',
        'It was someone you worked beside. That is why it cuts.',
      ],
    },
    {
      when: /\b(?:boss|manager|supervisor|hr|management|lead)\b/iu,
      unless: /\b(?:meeting|reported me|slept with)\b/iu,
      say: [
        'And those who could put a stop to it look at their screens.',
        'Once somebody above gets into it, it is no longer only between the two of you.',
      ],
      ask: ['Whose side does it feel like they are on?'],
    },
    {
      when: /\b(?:lazy|never (?:helps|works|does)|(?:do|doing) (?:all|his|her|their|everything)|(?:his|her|their) (?:work|job|share|mess)|on (?:his|her|their) phone|dumps?|pick(?:ing)? up (?:the )?slack|late every|leaves early|calls in)\b/iu,
      say: [
        'You work for two, and the other one goes home on time.',
        'The unfairness sours even the parts that were fine.',
      ],
    },
    {
      when: /\b(?:blam\w*|threw me under|bus|snitch\w*|reported me|told on me|complain(?:ed|s) about me|sabotag\w*|undermin\w*|backstab\w*|screenshots?|cc'?d)\b/iu,
      say: [
        'To be sold out like that, by someone who says good morning to you.',
        'After that you weigh every sentence in there.',
      ],
    },
    {
      when: /\b(?:comments?|jokes?|snide|sarcas\w*|remarks?|digs?|mock\w*|laugh\w*|eye ?rolls?|rolls? (?:his|her|their) eyes|passive|tone|teas\w*|accent|my (?:weight|clothes|looks|body|food))\b/iu,
      say: [
        'Each one is too small to complain about, and together they are a lot.',
        "And if you say something, you can't take a joke. That is the trap in it.",
      ],
      ask: ['What was the last one?'],
    },
    {
      when: /\beveryone (?:\S+ )?(?:heard|saw|watched|knows|was (?:there|watching|staring))\b/iu,
      say: [
        'And with an audience, so it will be talked about at lunch.',
        'It would be easier if it had stayed between the two of you.',
      ],
    },
    {
      when: /\b(?:slept with|sleeping with|affair|hooking up|flirt\w*|slut|whore|drunk|stole|stealing|lazy about me)\b/iu,
      say: [
        'A story like that sticks, and it takes only one person to start it.',
        'That is your name they are playing with.',
      ],
      ask: ['Who has it reached, as far as you know?'],
    },
    {
      when: /\b(?:yell\w*|scream\w*|shout\w*|blew up|snapped|attacked|in my face|argument|fight|fought)\b/iu,
      say: [
        'Loud words in an office hang in the air for days.',
        'And then you sit down again, six feet apart, and type.',
      ],
      ask: ['What was it about, at bottom?'],
    },
    {
      when: /\b(?:sleep\w*|awake|night|replay\w*|can't stop thinking|in my head|over and over|at home|weekend)\b/iu,
      say: [
        'So you take that person home with you, every night.',
        'They sleep, and you hold the talks with them that never take place.',
      ],
    },
    {
      when: /\b(?:tomorrow|monday|sunday|dread\w*|go(?:ing)? (?:back|in)|face (?:them|him|her)|every morning|stomach|sick|anxi\w*|panic\w*)\b/iu,
      say: [
        'The work alone would be fine. It is that face at the next desk.',
        'Your stomach already knows on the stairs who is on shift.',
      ],
    },
    {
      when: /\b(?:quit\w*|leave|leaving|transfer|new job|resign\w*|another (?:team|department)|applying|switch)\b/iu,
      say: [
        'It is sour to think of going because of others, when it is your place too.',
        'Distance is also a way, and nobody has to call it losing.',
      ],
      ask: ['Would you want to go, if it were not for this?'],
    },
    {
      when: /\b(?:ignore it|rise above|smile|polite|professional|pretend|act (?:like|normal)|don't react|bite my tongue|keep (?:my head|quiet|to myself)|headphones)\b/iu,
      say: ['It takes a lot out of you to look as if it were nothing.', 'Your calm is work too, unpaid and unseen.'],
    },
    {
      when: /\b(?:angry|furious|mad|pissed|hate (?:him|her|them)|can't stand|fuming|unfair|want to (?:scream|punch|slap))\b/iu,
      say: ['Anger that has to be polite all day goes sour in the evening.', 'It is a lot of fury for so little room.'],
    },
    {
      when: /\b(?:maybe it'?s me|my fault|what(?:'s| is) wrong with me|don't fit in|weird|never liked|nobody likes|too (?:quiet|much|sensitive)|doubt\w*|paranoid|crazy)\b/iu,
      say: [
        'After a while you start searching yourself for whatever it is they see.',
        'In another room, with other people, you would likely feel like somebody else.',
      ],
    },
    {
      when: /\b(?:it's|its|this is|sounds|I know it's) (?:\S+ )?(?:stupid|silly|dumb|nothing|petty|childish|high school)\b/iu,
      say: [
        'Small things in a small room are not small.',
        'It may be childish of them. It still hurts a grown person.',
      ],
    },
    {
      when: /\b(?:nice|kind(?! of)|friendly|supported|on my side|(?:don't|doesn't|didn't) believe (?:it|her|him|them|that)|stuck up for|agrees?|believed|ally|one (?:colleague|coworker|person) (?:\S+ )?(?:is|was|who|that|told me|came|asked|hugged|stood))\b/iu,
      unless: /\b(?:not|isn't|never|nobody|no one)\b/iu,
      say: ['One decent person in there makes a difference.', 'Good. So you are not all alone among them.'],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: ['It is hard to see clearly in the middle of it.', 'You can also just be annoyed, without a plan.'],
    },
  ],
  say: [
    'You only want to do your work without armor on.',
    'That is a lot of attention to spend on somebody you never chose.',
    'It is tiring when a room is not safe to be yourself in.',
    'Others see a small quarrel, and you sit in it every day.',
    'Respect between desks is not too much to ask for.',
  ],
  ask: [
    {
      line: 'How closely do the two of you have to work together?',
      unless: /\b(?:same (?:team|desk|shift)|next to|every day)\b/iu,
    },
    { line: 'Has anybody else noticed it?', unless: /\b(?:everyone|nobody|no one|others|noticed)\b/iu },
    { line: 'How long has it been going on?', unless: /\b(?:years?|months?|weeks?|since|today|yesterday)\b/iu },
    { line: 'What would a bearable day there look like?' },
  ],
};
