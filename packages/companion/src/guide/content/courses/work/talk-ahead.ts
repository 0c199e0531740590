import type { Course } from '../course.ts';

/** A presentation, talk, or speech is ahead. */
export const talkAhead: Course = {
  id: 'talk-ahead',
  begins:
    /^(?:big |my |huge |work )*(?:presentation|speech|pitch|keynote) (?:is )?(?:\S+ ){0,2}?(?:tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|next week|in (?:an?|two|\d+))\b|\b(?:hate|dread|scared to|afraid to|terrified to|nervous to) (?:\S+ )?(?:present(?:ing)?|giv(?:e|ing) (?:presentations?|speeches|talks?)|speak(?:ing)? in (?:front|public|meetings))\b|\b(?:I have|I've got|I have got|I got|I have to (?:give|do|hold|make)|I've to|I need to (?:give|do)|got to (?:give|do)|gotta (?:give|do)|have to (?:give|do)|giving|I'm doing|supposed to give|asked (?:me )?to (?:give|do)|my|(?:nervous|scared|terrified|anxious|worried|stressed|freaking out|panicking) (?:about|of|for|over)) (?:\S+ ){0,4}?(?:presentation|speech|toast|pitch|keynote|presenting|public speaking)\b.{0,60}\b(?:tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next (?:week|month)|this (?:week|afternoon|morning|evening)|soon|coming up|in (?:an?|two|three|\d+|a few|front)|nervous|scared|terrified|anxious|freak\w*|panic\w*|stress\w*|dread\w*|worried|shak\w*|hate|can't|at (?:work|\d+|my)|everyone|people)\b|\b(?:nervous|scared|terrified|anxious|worried|stressed|freaking out|panicking|dreading|tomorrow|monday|tuesday|wednesday|thursday|friday|next week)\b.{0,40}\b(?:(?:my|a|the|this|an?|big) (?:\S+ )?(?:presentation|speech|pitch|keynote)|to present\b|presenting\b|public speaking|speak(?:ing)? (?:in (?:front|public)|to (?:a|the) (?:crowd|room|whole)))|\b(?:have to|need to|gotta|going to|must) (?:present|speak|give a talk) (?:\S+ ){0,4}?(?:in front of|to (?:the (?:whole|board|ceo|entire)|\d+|a (?:room|crowd|hundred|big)|my whole|clients|everyone)|tomorrow|at (?:a|the|work|my))|\b(?:give|giving|gotta give|have to give|have) a (?:talk|speech) (?:\S+ ){0,5}?(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|next week|in front of|at (?:work|a conference|the|my|a))\b|\b(?:terrified|scared|afraid|phobia|fear) of (?:public speaking|presenting|speaking in (?:public|front)|giving (?:presentations|speeches))\b/iu,
  unless:
    /\b(?:funeral|eulogy|memorial|died|speech therap\w*|(?:presentation|speech|it) went\b|my (?:son|daughter|kid|husband|wife|friend|boyfriend|girlfriend|brother|sister|boss) (?:has|is giving|gave|have) |(?:son|daughter|kid|husband|wife|friend|boyfriend|girlfriend|brother|sister|boss)'?s (?:\S+ )?(?:presentation|speech|talk|pitch)|took (?:the )?credit|stole|after (?:my|the) presentation|yesterday|have a talk with|interview|the talk)\b/iu,
  first: {
    say: [
      'All those faces turned one way, and you are the way. No wonder the knees have an opinion.',
      'Most people would sooner do almost anything else.',
      'The ten minutes themselves are short. It is the days before that stretch.',
      'You want to do it well, and your body wants to run. Both on the same evening.',
    ],
    ask: ['What is it about?', 'Who will be sitting there?', 'What is the moment you dread most?'],
  },
  turns: [
    {
      when: /\bwhat if (?:I|they|my|it|someone|somebody)\b/iu,
      say: [
        'Then you stop, look at your notes, take a sip of water, and go on. For you it lasts an hour, for them three seconds.',
        'You may say it as it is: “Give me a second, I lost my thread.” Rooms are kind to that, most of those sitting there have been through it.',
        'If a question comes you cannot answer: “Good question, I will check and get back to you.” That is a full answer.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:helps|can I do|do you do)|any (?:advice|tips|tricks))\b.{0,50}\b(?:calm\w*|nerv\w*|shak\w*|breath\w*|relax|sleep|panic|anxi\w*|stop|blush\w*|voice|confiden\w*|sweat\w*)\b/iu,
      say: [
        'Just before: both feet on the floor, and breathe out long, longer than in, five times. And hold something, a pen, a card; hands like a task.',
        'It goes down by itself after the first minute or two. So learn just your first two sentences by heart, they carry you across that minute.',
        'Find one friendly face and tell it to that person. The rest of the room may listen in.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) I|what (?:do|should|can) I|any (?:advice|tips))\b.{0,50}\b(?:start|begin|open|say|first sentence|structure|prepare|write|practice|end)\b/iu,
      say: [
        'One sentence first: what should they still know tomorrow. Everything that does not serve it may go out.',
        'To begin, a small true scene works better than a greeting: “Last week somebody asked me …” Then three points, then the one sentence again.',
        'Say it out loud once, standing, to the kitchen wall. Reading it silently is not the same thing at all.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|is it (?:ok|okay|bad|safe)|what if I)\b.{0,30}\b(?:take (?:something|a pill|a|my|beta)|pills?|beta ?blockers?|xanax|propranolol|drink|wine|beer|shot|medic\w*|edible)\b/iu,
      say: [
        'That is one for a doctor or a pharmacist, and nothing to try for the first time on the day itself. A drink tends to take the words along with the nerves.',
        'Better not experiment right before it. If it is this bad each time, a doctor can tell you what there is.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|is it (?:ok|okay|bad|wrong))\b.{0,50}\b(?:cancel|call in|skip|get out|tell them|admit|say (?:that )?I'm nervous|notes|read\b|paper|cards|sick|someone else)\b/iu,
      say: [
        'Notes are fine. Big letters, a few words a card, and nobody minds. Reading it all out is safe too, just a bit stiff.',
        'You could say at the start “I am a bit nervous, bear with me.” It takes the secret out of it. To get out of it is possible, and it usually makes the next one bigger.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this)|am I|will (?:it|I|they)|does it|do you think|can they|do they)\b.{0,40}\b(?:normal|only one|see|notice|tell|better|easier|go away|stupid|laugh|hate|judge|weird|fine|okay|survive)\b/iu,
      say: [
        'It is as common as rain. And what shows outside is far less than what storms inside; your shaking is mostly visible to you.',
        'Listeners mostly think of their lunch and wish you well. Nobody can promise how it goes, but they are rarely the jury they look like.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will|would) (?:I|you)|what (?:do|can|should|would|could|am) (?:I|you)|any (?:advice|tips|tricks)|should I)\b/iu,
      say: [
        'Tonight: once through, out loud, with a clock. Then close it. What you need then is sleep and not slide fourteen.',
        'Go into the room beforehand, if you can, and stand where you will stand. A place you know is half as scary.',
      ],
      asked: true,
    },
    {
      when: /\b(?:went (?:well|great|good|ok|okay|fine|better)|nailed|it's over|it is over|did it|survived|done with it|they (?:liked|loved|clapped|laughed at my joke))\b/iu,
      unless: /\b(?:until|when|once|wish|want|can't wait|if)\b/iu,
      say: ['Over. You may breathe out.', 'You stood up there and it has been said.'],
      ask: ['Which moment was good?'],
    },
    {
      when: /\b(?:it was (?:a )?(?:terrible|awful|disaster|horrible|bad)|messed (?:it )?up|went (?:bad|badly|terribl\w*)|bombed|ran out|forgot everything)\b/iu,
      unless: /\b(?:last time|once|in school|afraid|what if|before)\b/iu,
      say: [
        'You were up there, and it did not go as you wanted. That burns for a while.',
        'They saw one talk with a bump in it. You felt each second of it.',
      ],
      ask: ['What does the one who liked you most in there remember, do you think?'],
    },
    {
      when: /\b(?:last time|once|in (?:high )?school|as a kid|back in|years ago|class|teacher|laughed at me|ever since|happened before|blanked)\b/iu,
      say: [
        'And that old room comes along with you into this one.',
        'You were somebody else then, with less in your hands.',
      ],
      ask: ['What happened that time?'],
    },
    {
      when: /\b(?:shak\w*|voice|blush\w*|red|sweat\w*|heart|stutter\w*|stammer\w*|nause\w*|throw up|stomach|faint|pass out|breath\w*|dry mouth|hands|neck|panic attack)\b/iu,
      say: [
        'Your body brings along far too much electricity for a few slides.',
        'It is only the engine running too high. It uses itself up while you talk.',
        'You think it is the first thing they see. It is mostly the last.',
      ],
    },
    {
      when: /\b(?:blank|forget|lose my (?:thread|words|place)|freeze|stuck|words|mumbl\w*|ramble|too fast|mumble|english|accent|language|lisp)\b/iu,
      say: [
        'Only you know what you meant to say. A sentence you leave out, nobody misses.',
        'A pause looks like thinking, from down there.',
      ],
    },
    {
      when: /\b(?:questions?|q ?(?:&|and) ?a|ask me|challenge|grill\w*|tear (?:me|it) apart|experts?|smarter|know more|catch me)\b/iu,
      say: [
        'With your text you are safe, and with the questions you stand in the open.',
        'Nobody in there has spent as much time on it as you.',
      ],
    },
    {
      when: /\b(?:boss(?:es)?|ceo|directors?|board|client|clients|investors?|executives?|vp|important|big shots|management|professor|committee)\b/iu,
      say: [
        'With someone in the front row whose judgment counts, it weighs double.',
        'They also just want to understand it, and to be out by four.',
      ],
    },
    {
      when: /\b(?:\d+ (?:people|guests|students|colleagues)|hundred\w*|whole (?:company|team|class|department|school)|everyone|crowd|audience|room full|conference|camera|zoom|online|recorded|wedding|guests|stage|mic\w*)\b/iu,
      say: [
        'So many eyes. You only ever talk to one face at a time, though.',
        'A lot of people for one pair of lungs.',
      ],
    },
    {
      when: /\b(?:slides?|powerpoint|not (?:ready|done|finished|prepared)|haven't (?:\S+ )?(?:written|started|finished|prepared|practiced)|nothing written|procrastinat\w*|too long|time limit|deck|notes|script|write it|writing)\b/iu,
      say: [
        'Unfinished, it presses from two sides.',
        'An unfinished talk grows at night. It is mostly smaller on paper.',
      ],
      ask: ['What is still missing from it?'],
    },
    {
      when: /\b(?:practi[cs]\w*|rehears\w*|mirror|out loud|by heart|memori[sz]\w*|prepared|ready|recorded myself|ran through)\b/iu,
      say: [
        'Then it is in you, even when it does not feel like it.',
        'Good. At some point the mouth knows the way by itself.',
      ],
    },
    {
      when: /\b(?:sleep\w*|awake|night before|insomnia|3 ?am|tonight|bed)\b/iu,
      say: [
        'In the dark you give that talk ten times, each time worse.',
        'Lying there and resting is enough, if sleep does not come.',
      ],
    },
    {
      when: /\b(?:cancel|call in sick|get out of|skip|run away|quit|hide|excuse|swap|someone else do)\b/iu,
      say: [
        'The emergency exit looks very inviting the day before.',
        'You look for a way out. Everybody with that on the calendar does.',
      ],
    },
    {
      when: /\b(?:promotion|job depends|depends on|grade|raise|chance|career|funding|deal|a lot riding)\b/iu,
      say: [
        'There is something hanging on it, so it is not simply ten minutes of talk.',
        'The more depends on it, the drier the mouth.',
      ],
    },
    {
      when: /\b(?:stupid|idiot|fool|embarrass\w*|laugh\w*|judg\w*|boring|not good|bad at|hate (?:speaking|presenting|attention|it)|shy|introvert\w*|weird|fraud|humiliat\w*|look (?:dumb|bad))\b/iu,
      say: [
        'You see yourself through a very strict pair of eyes up there.',
        'To be quiet by nature and stand up anyway, that is the bigger thing.',
      ],
    },
    {
      when: /\b(?:story|joke|anecdote|tell (?:them|the|about)|(?:wrote|written) (?:two|three|a|one|\d|half|some)|pages?|idea for|opening line|first line|maybe I(?:'ll| can| could)? (?:tell|start|say|begin|open))\b/iu,
      say: [
        'That sounds like something people will remember. A story carries itself.',
        'So there is already something on paper, and something of yours in it.',
      ],
    },
    {
      when: /\b(?:asked me|they (?:want|wanted|asked|chose|picked) me|volunteered me|had to say yes|couldn't say no|my (?:boss|colleague|manager) (?:asked|wants|told))\b/iu,
      say: [
        'They asked you, of all people. There will be a reason.',
        'It is an honor, and one that nobody asked your knees about.',
      ],
    },
    {
      when: /\b(?:excited|looking forward|actually like|proud|interesting|topic I|care about|passion\w*|confident|ready for)\b/iu,
      say: [
        'That is what people like to listen to, somebody to whom it matters.',
        'Good, then the thing itself will pull you along.',
      ],
    },
    {
      when: /\b(?:brother|sister|friend|best man|maid of honor|bride|groom|wedding|toast|for (?:him|her|them)|birthday|anniversary)\b/iu,
      say: [
        'You want it to be worthy of them. That will be heard, even through a shaky voice.',
        'They will remember who stood up for them more than how smooth it was.',
      ],
      ask: ['What do you most want to say about them?'],
    },
    {
      when: /\b(?:nervous|scared|terrified|anxious|panic\w*|freaking|worr\w*|stress\w*|afraid|dread\w*|dying)\b/iu,
      say: [
        'So much fear for a thing that will be over by evening. It is still real.',
        'Nerves and readiness feel quite alike from inside.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: [
        "It needn't be good tonight. Only tomorrow, and only for a bit.",
        'Not knowing beforehand is the worst of it.',
      ],
    },
  ],
  say: [
    'You will be looked at, and that is a naked feeling.',
    'They do not see the talk you had in mind, only the one you give. It is a mercy.',
    'It can tremble and be good all the same.',
    'It takes something to stand up when all the others stay seated.',
    'You know more about it than your fear lets you remember.',
  ],
  ask: [
    { line: 'What is the one thing you want them to take home?' },
    {
      line: 'How long is it supposed to be?',
      unless: /\b(?:\d+|five|ten|fifteen|twenty|thirty)[- ]?(?:minutes?|mins?|slides)\b/iu,
    },
    { line: 'Is there a kind face that will be in the room?' },
    { line: 'What happens right after it, when it is behind you?' },
  ],
};
