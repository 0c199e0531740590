import type { Course } from '../course.ts';

/** A new friend has been found. */
export const newFriend: Course = {
  id: 'new-friend',
  light: true,
  begins:
    /\b(?:I |we )?(?:think I |finally |just |actually |may have |might have |also )*(?:made|making|found|met|have|got) (?:a |my first |an |some |two |three )(?:\S+ ){0,2}?(?:new |real |actual |potential )(?:\S+ )?friends?\b|\b(?:I )(?:think I |finally |just |actually |also )*(?:made|found) (?:a|my first|some|two|one) friends?\b|\b(?:hung out|hanging out|had (?:coffee|lunch|dinner|a (?:great|good|lovely|nice) (?:talk|time|evening|day))|went (?:out|for (?:coffee|drinks|a walk))|clicked|hit it off|had so much fun) (?:\S+ ){0,2}?with (?:my |a |this |some )?(?:\S+ )?(?:new (?:friends?|people|girl|guy|coworker|neighbor|classmate)|(?:girl|guy|woman|man|someone|somebody|person|people) (?:from|I met|I just met|in my|at))\b|\bnew friend\b.{0,40}\b(?:so (?:happy|nice|fun|glad|cool)|great|fun|excited|amazing|lovely)\b|\b(?:we|us two) (?:really |totally |just |instantly )*(?:clicked|hit it off)\b/iu,
  unless:
    /\b(?:date|tinder|hinge|bumble date|crush|boyfriend|girlfriend|his new friend|her new friend|can'?t|don'?t|never|no new|hard to|want to|how (?:do|to)|wish|trying to|replaced|jealous|(?:she|he|they|my (?:best )?friend) (?:has|have|made|got|found) (?:a )?new friends?|online (?:guy|man) (?:who|asked)|money|my (?:son|daughter|kid) )\b/iu,
  first: {
    say: [
      'Oh, that is lovely news.',
      'A new person in the world who is glad to see you.',
      'Those do not come along every week.',
    ],
    ask: ['How did you two meet?', 'What {are} {they} like?', 'When did you notice that it clicked?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should) I (?:\S+ ){0,3}?(?:keep|not|ask|make|stay|invite|text|see|be|get|mess)|what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:do|say|text|suggest|write)|any ideas)\b/iu,
      say: [
        'Something small and soon: “That was fun. Same again next week?” It is all the plan a friendship needs at first.',
        'Go on with whatever you did, only again. The second and third time are what make it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:text|ask|invite|wait|call|message|suggest|say|reach)|is it (?:weird|too soon|too much|needy|ok|okay|creepy) (?:to|if)?)\b/iu,
      say: [
        'I would write. “I liked that” has hardly ever been taken badly by anyone.',
        'It is not too soon. Most people wait for the other one to ask.',
      ],
      asked: true,
    },
    {
      when: /\b(?:do you think (?:she|he|they)|does (?:she|he) (?:\S+ )?(?:like|want)|do they (?:\S+ )?(?:like|want)|what if (?:she|he|they|I)|am I (?:\S+ ){0,3}?(?:too|weird|needy|boring|annoying|being))\b/iu,
      say: [
        'I cannot look into {them}. That {they} spent the time with you is a fair sign, though.',
        'It is the oldest doubt with anything new. So far it looks as though it is going well.',
      ],
      asked: true,
    },
    {
      when: /\b(?:both (?:love|like|hate|into|have)|same (?:book|music|humor|show|game|taste|job|age|sense)|in common|likes? the same|also (?:loves|likes|plays|reads|hates)|nerd\w*|weird (?:like|in)|get(?:s)? me|finish\w* (?:my|each))\b/iu,
      say: [
        'To find someone with the same odd corner is a small miracle.',
        'So neither of you has to explain the best bits.',
      ],
    },
    {
      when: /\b(?:coffee|lunch|dinner|walk\w*|hike|movie|gym|class|club|choir|work|park|dog|playground|book club|game|concert|church|volunteer\w*|yoga|library|bar|neighbor|school|course|meetup)\b/iu,
      say: ['That is how it starts, in the middle of something ordinary.', 'A nice place to have found each other.'],
    },
    {
      when: /\b(?:hours?|all (?:night|day|evening)|talked (?:for|about|until|so)|lost track|didn'?t notice|time flew|closing time|forgot the time|so easy|easy to talk)\b/iu,
      say: ['When the clock disappears, that is it.', 'With some people you do not have to try.'],
      ask: ['What did you talk about, all that time?'],
    },
    {
      when: /\b(?:laugh\w*|funny|joke|giggl\w*|hilarious|fun|silly|cry laughing)\b/iu,
      say: ['Laughing together is half of it.', 'Somebody to be silly with. Worth a lot.'],
    },
    {
      when: /\b(?:texted|text|message\w*|number|invited|asked me|wants to (?:hang|meet|see)|next (?:week|weekend|time)|again|plans|added me|group ?chat|follow\w*)\b/iu,
      say: ['So {they} would like more of it too.', 'There, it has a next time.'],
    },
    {
      when: /\b(?:lonely|alone|years|so long|first (?:friend|time)|since (?:I|we) moved|didn'?t think|forgot how|shy|hard for me|rare\w*|adult|finally|been a while|waiting)\b/iu,
      say: [
        'After such a long quiet it must sound loud, that hello.',
        'You have waited for that, and it came in by the side door.',
      ],
    },
    {
      when: /\b(?:nervous|scared|afraid|mess (?:it|this) up|overthink\w*|too much|clingy|anxious|jinx\w*|ruin|don'?t want to (?:scare|annoy|seem)|worried)\b/iu,
      say: [
        'You hold it like a full cup, at first.',
        'You are a little afraid because you like it. That is all right.',
      ],
    },
    {
      when: /\b(?:happy|glad|excited|smil\w*|light|grateful|good|great|nice|lovely|best|cool|amazing|awesome|kind|sweet|warm)\b/iu,
      say: ['It is all through your words.', 'That does good, and it may.'],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I (?:might|could)|I'?ll (?:just )?(?:text|ask|invite|call|bring|suggest))\b/iu,
      say: ['Good idea. Simple and soon.', 'That will please {them}, I would think.'],
    },
    {
      when: /\b(?:she|he|they|we)(?:'s| is|'re| are|'ve| have| has)? (?:\S+ ){0,2}?(?:said|says|just|always|never|also|still|was|were|came|got|even|did|told|made|brought|both|has|have|like|likes|loves?)\b/iu,
      say: [
        'Already you know a good deal of each other.',
        'I like how you tell about {them}.',
        'It has the sound of something that could grow.',
      ],
    },
  ],
  say: [
    'A person more in your week. It changes more than you would think.',
    'You were open for it, and it found you.',
    'Beginnings like that are a pleasure.',
    'Nice when the world gets a bit smaller.',
  ],
  ask: [
    { line: 'What did you like first about {them}?' },
    { line: 'What would you like to do together next?', unless: /\b(?:next (?:week|weekend|time)|plans)\b/iu },
    { line: 'What did you laugh about?' },
  ],
};
