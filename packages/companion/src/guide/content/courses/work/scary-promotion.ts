import type { Course } from '../course.ts';

/** A promotion, or suddenly leading others, and being afraid of it. */
export const scaryPromotion: Course = {
  id: 'scary-promotion',
  begins:
    /\b(?:made me|making me|promoted me to|I'm (?:now |suddenly )?(?:a|the)(?: new)?|I am now (?:a|the)) (?:the |a )?(?:\S+ )?(?:manager|supervisor|team lead|lead|boss|head of \p{L}+|foreman|charge nurse|director)\b.{0,50}\b(?:scared|afraid|terrified|nervous|impost\w*|fraud|not ready|no idea|overwhelm\w*|freak\w*|don't (?:know|think|feel)|can't|awkward|lonely|drowning|hate)|\b(?:want(?:ed|s)? to|are going to|going to|about to|'re) (?:promote|promoting|make) me (?:\S+ ){0,4}?(?:and|but|manager|lead|supervisor|head)\b.{0,60}\b(?:scared|afraid|terrified|nervous|anxious|can't|not ready|don't (?:think|know|want)|fraud|panic\w*|freak\w*|not sure|overwhelm\w*)\b|\b(?:got|been|was|getting|being|am|just|they|I'm|offered (?:me )?(?:a|the)|accepted (?:a|the)|take (?:a|the)|about my|got (?:a|the|my)) (?:\S+ ){0,3}?(?:promoted|promotion|promoting me)\b.{0,120}\b(?:scared|afraid|terrified|nervous|anxious|can't (?:do|handle)|not ready|don't (?:think|know|feel|want|deserve)|fraud|impost\w*|overwhelm\w*|freaking|panic\w*|stress\w*|dread\w*|fail|worried|hate it|regret\w*|over my head|in way over|no idea|not sure|not good enough|mess up|screw|drowning|lonely|resent\w*|friends)\b|\b(?:scared|afraid|terrified|nervous|anxious|freaking out|panicking|worried|stressed|overwhelmed|not ready|dreading) (?:\S+ ){0,5}?(?:promotion|being (?:a|the) (?:manager|boss|supervisor|lead|team lead)|becoming (?:a|the)? ?(?:manager|boss|supervisor|lead)|new (?:role|position) as|my new (?:role|position|responsibilit\w*)|managing (?:people|a team|others)|leading (?:a|the|my) team)\b|\b(?:new|first[- ]time|first time) (?:manager|supervisor|team lead|boss|charge nurse|head of|director)\b.{0,80}\b(?:scared|afraid|terrified|nervous|anxious|no idea|not ready|fraud|impost\w*|overwhelm\w*|drowning|struggl\w*|hate|can't|don't know|stress\w*|respect|listen|friends|older|lonely)\b|\b(?:now|I'm|I am|suddenly|I have to|have to|made me|I) (?:\S+ ){0,2}?(?:manage|managing|supervis\w*|lead|leading|boss of|in charge of|manager of|the (?:manager|boss|supervisor|team lead)) (?:\S+ ){0,6}?(?:friends|former (?:peers|coworkers|colleagues)|coworkers|people (?:older|twice)|my old team|team)\b.{0,60}\b(?:scared|afraid|awkward|weird|hard|terrified|nervous|anxious|don't|won't|respect|resent\w*|hate|jealous|no idea|fraud|fail|stress\w*)\b/iu,
  unless:
    /\b(?:(?:husband|wife|boyfriend|girlfriend|partner|friend|son|daughter|he|she|coworker|someone else|somebody else) (?:\S+ )?(?:got|was|is|been) (?:\S+ )?(?:promot\w*|offered)|passed over|didn't get|never got|not (?:getting|been|get) promoted|over me|instead of me|went to|years ago|afraid to ask for|want a promotion|no promotion)\b/iu,
  first: {
    say: [
      'They see it in you already, and you stand there and look for it.',
      'You say thank you and want to run. Both are honest.',
      'It is a gift with quite some weight in it.',
      'Everybody congratulates, and your stomach is on its own.',
    ],
    ask: [
      'What exactly is going to be different?',
      'Which bit of it makes you want to run?',
      'When does it start, or has it begun?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I|can I|do I have to|would you|is it (?:ok|okay|too late|bad|wrong))\b.{0,40}\b(?:undo|take|accept|say (?:no|yes)|turn (?:it )?down|decline|step (?:down|back)|go back|quit|refuse|give it back)\b/iu,
      say: [
        'You are free to. Ask yourself whether you do not want the work, or whether you are afraid of it. The first is a reason to say no, the second passes with time, in most people.',
        'You could ask for a trial: “Let us do it for three months and then look together.” It gives both sides a way back without losing face.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what|how)\b.{0,30}\b(?:say|start|run|open|begin|introduce)\b.{0,30}\b(?:meeting|in it|first day|myself|it)\b/iu,
      say: [
        'Short is fine: “I am new at this side of the table. I would like to hear what is working and what is not, and then we go through the week.” And then let them talk.',
        'Three points on a card: what is due, what is stuck, who needs help. Keep it to half an hour; ending on time makes friends.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would) (?:I|you)|how (?:do|can|should|would) (?:I|you))\b.{0,60}\b(?:manage|lead|boss|team|friends?|coworkers?|respect|older|tell (?:them|people|someone)|say|feedback|meeting|authority|delegat\w*|fire)\b/iu,
      say: [
        'In the first weeks listening does the most: ask each of them ten minutes, “What works here, what annoys you, what do you need from me?” Nobody resents that.',
        'With those who were your peers it helps to say it out loud: “It is odd for both of us. I will make mistakes, please tell me to my face.”',
        'Something hard to say goes best early, short, alone, and about the thing: “The report was late twice. What is going on?”',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this)|am I|do (?:other|most) people|does everyone)\b.{0,40}\b(?:normal|only one|fraud|impost\w*|ready|good enough|capable|ungrateful|crazy|stupid|weird|wrong|qualified)\b/iu,
      say: [
        'Nearly everyone who steps up feels like that, the good ones for longer. Hardly anybody is ready; people grow into it by doing it.',
        'Those who chose you have seen you work. They may see something that is too close to your own eyes.',
      ],
      asked: true,
    },
    {
      when: /\bwhat if\b/iu,
      say: [
        'Then you would do what you did all along when something went wrong: notice, say so, set it right. The title does not take that away from you.',
        'You could ask your boss exactly that: “What happens if it does not work out?” The answer is mostly more human than the one at night.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will|would) (?:I|you|people)|what (?:do|can|should|would|could|am) (?:I|you)|any (?:advice|tips)|should I|will (?:it|I)|does it|when will)\b/iu,
      say: [
        'Ask for the measure first: “By what will you see in half a year that I do it well?” Then you chase that, and not a ghost.',
        'Find one person who has done it before you and have a coffee a month. It is astonishing how many had the same first weeks.',
        'It usually takes the better part of a year until such a chair fits. For the first weeks, one thing to get right per week is plenty.',
      ],
      asked: true,
    },
    {
      when: /\b(?:friends?|budd(?:y|ies)|mates|lunch|peers?|former|used to be (?:one|equals)|coworkers?|colleagues?|us and them|group chat|stop(?:ped)? (?:talking|inviting)|awkward|weird|gossip|different now)\b/iu,
      say: [
        'Yesterday you complained together, and today you are what they complain about.',
        'You win a title and lose a seat at the lunch table. That is a real price.',
      ],
      ask: ['How have they taken it?'],
    },
    {
      when: /\b(?:last|previous|former|old) (?:manager|one|boss|supervisor|lead|guy|girl|person)\b/iu,
      say: [
        "You sit down in a chair that is still warm from somebody else's trouble.",
        'So you measure yourself against a story that is not yours.',
      ],
      ask: ['What would you do differently there?'],
    },
    {
      when: /\b(?:older|youngest|twice my age|\d+ (?:years|yrs) (?:on|more|longer)|more experience|been there (?:longer|for)|years (?:longer|more)|younger|age|old enough)\b/iu,
      say: [
        'It is awkward to tell somebody what to do who has been at it so much longer. You almost want to apologize.',
        "You don't have to know more than they do. Clearing the way for what they know is plenty.",
      ],
    },
    {
      when: /\b(?:resent\w*|jealous|wanted (?:it|the job|my)|hates? me|don't respect|won't listen|undermin\w*|not happy|ignore|talk back|test(?:ing)? me|attitude|against me|deserved it more)\b/iu,
      say: [
        'You did not take it from anyone, and you have to bear the looks.',
        'Respect does not come with the badge, and that makes the first months so thin-skinned.',
      ],
    },
    {
      when: /\b(?:fire|too slow|have to (?:tell|do (?:their|his|her)|review|evaluate|write)|reviews?|discipline|criticism|feedback|confront\w*|hard conversation|tell (?:people|someone|them) (?:what|off|no)|strict|authority|say no|conflict|boss (?:people|them) around|performance review)\b/iu,
      say: [
        'To be liked and to have to say the uncomfortable things, that is a new muscle.',
        'You do not want to turn into one of those bosses. That is a good start.',
      ],
    },
    {
      when: /\b(?:fraud|impost\w*|not (?:good|smart|qualified|ready)|don't deserve|deserve|lucky|luck|mistake|find out|found out|fake|pretend\w*|no idea|clueless|wrong person)\b/iu,
      say: [
        'You are sure they got the wrong name on the list. They seem rather sure of it.',
        'It is hard to grow into a coat while people are watching.',
        'You see what you cannot do yet, and they looked at what you can.',
      ],
    },
    {
      when: /\b(?:responsib\w*|expects? me|pressure|weight|everything (?:on|is)|my fault|decisions?|depend\w*|stakes|budget|blame|lives)\b/iu,
      say: [
        "Until now you answered for your own work. Now you answer for other people's too.",
        'That lies on the shoulders even on the way home.',
      ],
    },
    {
      when: /\b(?:fail\w*|mess up|screw up|let (?:them|everyone|people|my team) down|disappoint\w*|fall|lose (?:it|my job)|embarrass\w*|demot\w*)\b/iu,
      say: [
        'The higher up, the longer the fall. That is what the stomach says.',
        'You want to be worth their trust. Those who do not care never worry about that.',
      ],
    },
    {
      when: /\b(?:hours|overtime|emails|workload|no time|kids|family|husband|wife|balance|home|weekends|travel)\b/iu,
      say: [
        'And somewhere it will have to be taken from: from evenings, from somebody waiting.',
        'It is your life that has to make room for it.',
      ],
    },
    {
      when: /\b(?:money|raise|salary|pay|paid|rent|bills|same pay|title)\b/iu,
      say: [
        'The money is welcome, and it also makes it harder to say no.',
        'It should be worth it for you on paper, too.',
      ],
    },
    {
      when: /\b(?:miss|loved (?:my|the) (?:old|job|work|being)|old (?:job|role|team)|was good at|hands[- ]on|what I'm good at|used to (?:do|just|work)|meetings all|paperwork|spreadsheets)\b/iu,
      say: [
        'They take you out of what you are good at, as a reward for being good at it.',
        'There is a goodbye in it that nobody mentions at the toast.',
      ],
      ask: ['What of the old work do you not want to lose?'],
    },
    {
      when: /\b(?:boss|manager|director|ceo|they) (?:\S+ )?(?:said|says|believes?|thinks?|told|trusts?|sees?|picked|chose|insist\w*|pushed)\b/iu,
      say: [
        'Somebody there put their own name behind yours.',
        'They see something. It may take you a while to see it too.',
      ],
    },
    {
      when: /\b(?:mom|dad|parents|wife|husband|partner|friends|family|everyone)\b.{0,40}\b(?:proud|happy|excited|celebrat\w*|congrat\w*|says?|thinks?|don't (?:get|understand)|should be)\b/iu,
      say: [
        'Everyone claps, and nobody asks whether you are scared.',
        'It is lonely to be afraid in the middle of congratulations.',
      ],
    },
    {
      when: /\b(?:training|no training|nobody (?:showed|trained|told)|thrown in|learn\w*|figure it out|sink or swim|mentor|course|book|predecessor|left nothing)\b/iu,
      say: ['They gave you the keys and no map.', 'You get promoted for one thing and then have to learn another.'],
    },
    {
      when: /\b(?:sleep\w*|awake|night|stomach|cry\w*|cried|panic\w*|sick|heart|anxi\w*|shak\w*|throw up)\b/iu,
      say: [
        'The fear comes at night, when the congratulations are asleep.',
        'It is a lot for the body, even when it is good news.',
      ],
    },
    {
      when: /\b(?:excited|proud|happy|want (?:it|this)|always wanted|good (?:sign|feeling)|can do|went (?:well|ok|okay|better|fine|good)|first (?:win|meeting went)|they listened|first (?:day|week) done|survived|thank\w*)\b/iu,
      say: ['There is pride in it too. That part is allowed to show.', 'Look, there it fits already.'],
    },
    {
      when: /\b(?:quit\w*|go back|step down|give it up|regret\w*|hate it|run|wish I)\b/iu,
      say: [
        'Back to where you knew what you were doing. That wish makes sense.',
        'It may be the wrong chair, or just a new one. Early on that feels the same.',
      ],
    },
    {
      when: /\b(?:start\w*|monday|tomorrow|next (?:week|month)|first day|soon|begins?)\b/iu,
      say: ['Until it starts, the head has far too much time with it.', 'On the first day nobody expects a speech.'],
    },
    {
      when: /\b(?:scared|afraid|terrified|nervous|worr\w*|stress\w*|overwhelm\w*|dread\w*|freaking)\b/iu,
      say: [
        'The fear comes along because it counts, and it need not sit at the wheel.',
        'To be a little afraid of power over others, that suits a person well.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: ['Nobody knows that at the start.', "The answers come with the weeks. They can't be had in advance."],
    },
  ],
  say: [
    'You step up, and the ground does not feel solid yet.',
    'It is lonely where you have to look certain.',
    'You would rather do it well than just have it. That counts.',
    'Nobody up there tells you how unsure they were in the beginning.',
    'It can be an honor and too much at the same time.',
  ],
  ask: [
    { line: 'What did they see in you, do you think?' },
    {
      line: 'How many people is it?',
      unless:
        /\b(?:\d+|two|three|four|five|six|seven|eight|ten|twelve|twenty) (?:people|employees|of them|person|nurses|guys)\b/iu,
    },
    { line: 'Have you ever had a boss you would like to be like?' },
    { line: 'Who could you ask, when you do not know what to do?', unless: /\b(?:mentor|my boss|nobody|no one)\b/iu },
  ],
};
