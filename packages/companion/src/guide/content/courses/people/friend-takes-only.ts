import type { Course } from '../course.ts';

/** A friend only takes, or is always in some crisis and never asks back. */
export const friendTakesOnly: Course = {
  id: 'friend-takes-only',
  begins:
    /\b(?:my |a |one of my |this |our )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate|pal)s?(?: \p{Lu}\p{L}+)? (?:\S+ )?(?:only (?:ever )?(?:calls?|texts?|talks?|reach\w*|writes?|messages?|comes?|hits|contacts?|wants?|cares?|remembers?|shows)|(?:always |just |keeps? |constantly |is always |is constantly )(?:\S+ )?(?:tak\w+|us(?:es|ing)|dump\w*|vent\w*|complain\w*|trauma|talk\w* about (?:her|him|them)self|talks about (?:her|his|their)|in (?:a |some )?crisis|crisis|some (?:crisis|drama|emergency)|drama|borrow\w*|asking (?:me )?for|asks? (?:me )?for|need\w* (?:something|me|money|help|a))|never (?:\S+ )?(?:asks?(?: me| how| about|$)|listens|pays|returns|gives|helps me|been there for me|there for me|has time for me|checks)|(?:uses|using|drains?|draining|exhausts?|sucks) (?:me|the)|is (?:so |really |super |such an? |an? )*(?:draining|exhausting|selfish|taker|emotional vampire|energy vampire|drama queen|self[- ](?:centered|absorbed)|user|toxic)|takes (?:advantage|me for granted|and takes|everything|without)|treats me like (?:a |her |his |their )?(?:\S+ )?(?:therapist|taxi|uber|bank|atm|doormat)|(?:trauma )?dumps? (?:everything |it all )?on me)\b|\b(?:feel|feeling|being|been|felt) used by (?:my |a )(?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy|mate)\b|\b(?:I'?m|I am) (?:\S+ )?(?:everyone'?s|everybody'?s|her|his|my friend'?s|the) (?:\S+ )?(?:therapist|crutch|unpaid therapist)(?: friend)?\b|\b(?:always|the one) (?:\S+ )?there for (?:everyone|everybody|my friends?|them|her|him)\b.{0,60}\b(?:nobody|no one|never|not|isn'?t|aren'?t|when I|who'?s)\b|\b(?:friend|bestie|buddy) who (?:only|always) (?:takes|calls|talks|complains|vents|needs|uses|wants)\b|\bone[- ]sided friendship\b|\b(?:tired|sick|exhausted|drained) (?:of|by|from) (?:\S+ ){0,2}?friend'?s? (?:drama|crises|problems|constant|complaining|venting|emergencies)\b|\balways (?:some|a|another|something) (?:\S+ )?(?:crisis|drama|emergency|problem) (?:with|going on with) (?:my |this |a )(?:\S+ )?friend\b|\bfriend (?:\S+ ){0,2}?treats me like\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|overdos\w*|hurt(?:ing)? (?:himself|herself|themselves)|cutting|wants? to die|end (?:it|her|his|their)|pills|hits (?:her|him)|abus\w*|died|hospital|worried about (?:him|her|them)|rehab|doesn'?t want to (?:live|be here)|my (?:son|daughter|kid)(?:'s)? friends?)\b/iu,
  first: {
    say: [
      'You are the shoulder, and nobody asks what the shoulder weighs.',
      'A friendship with one door, and only {they} may come in by it.',
      'It is hard to say, because each single time there was a reason.',
    ],
    ask: ['When did {they} last ask how you are?', 'What was it this time?', 'How long has it been going one way?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would|to) (?:I )?(?:\S+ ){0,3}?(?:tell|say|stop|set|bring|end|get|deal|handle|step|pull|be|make)|what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:say|do|tell|write)|any (?:advice|tips|ideas)|what words)\b/iu,
      say: [
        'You could say it as a wish: “I like being there for you. I would also like you to ask about me sometimes.” Then see what comes.',
        'For the next call: “I have ten minutes, and not much left in me today.” A limit with a clock in it is easier than a talk about everything.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:end|cut|drop|stop|tell|say|confront|distance|block|keep|answer|help|lend|let|leave|step|talk|ghost|bring|fade|drift|see|go|be)|is it worth|time to (?:end|let))\b/iu,
      say: [
        'Say it once, before you go. Some people take because nobody ever said it was too much, and they change. Others show you that they will not.',
        'It need not be all or nothing. You might answer slower and shorter for a month, and see how you feel, and what {they} {do}.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:am I|do I|can'?t I|does (?:she|he|nobody|no one)|do they|do people|is it always|would|doesn'?t)\b/iu,
      say: [
        'Perhaps because you are good at it, and never sent a bill. {They} may not have noticed there was one.',
        'Some people take what is offered and do not look who carries it. It need not be meant badly to wear you out.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:selfish|bad|mean|wrong|terrible|cold|petty|overreact\w*|the (?:\S+ )?(?:asshole|problem|bad)|a)|is it (?:\S+ )?(?:normal|selfish|wrong|bad|mean|me|ok|okay)|does (?:that|this) make me)\b/iu,
      say: [
        'No. A friend may be in need, and you may be empty. Noticing the second does not deny the first.',
        'Keeping no count at all is for parents of small children. Between friends it is fair to want something back now and then.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:she|he|they|it) (?:\S+ )?(?:change|ever|hate|be|understand|get)|do(?:es)? (?:she|he|they) even (?:care|like|notice)|do you think (?:she|he|they)|what if (?:she|he|they|I))\b/iu,
      say: [
        'I cannot tell from here. You find out by needing something small yourself, and asking for it plainly.',
        'Nobody can know that yet. {They} may be careless, or drowning, or both. Your limits hold for any of these.',
      ],
      asked: true,
    },
    {
      when: /\b(?:never (?:asks?|asked|once)|didn'?t (?:even )?ask|doesn'?t (?:even )?ask|not once|about (?:me|my (?:day|life|week|stuff))|changed the subject|back to (?:her|him|them)|cut me off|interrupt\w*|made it about|turned it|one up)\b/iu,
      say: [
        'You wait for the “and how are you,” and it does not come.',
        'Two minutes for you would have been enough.',
        'You told something of yours, and it slid past.',
      ],
      ask: ['What would you have told {them}?'],
    },
    {
      when: /\b(?:when I (?:needed|need|was|had|got|lost|called|asked)|I needed (?:her|him|them)|nowhere|disappear\w*|wasn'?t there|too busy|no time|my (?:surgery|breakup|birthday|divorce|mom|dad|dog) )/iu,
      say: [
        'And the one time it was your turn, nobody stood there.',
        'That is when it showed, I think, and it cannot be unseen.',
      ],
    },
    {
      when: /\b(?:money|lend|lent|borrow\w*|owes?|paid|pays?|bill|venmo|bucks|\$\d+|gas|broke|free|wallet|treats?)\b/iu,
      say: [
        'It is not the sum, it is that it is always your wallet.',
        'And you cannot even say it without feeling small.',
      ],
    },
    {
      when: /\b(?:ride|rides|drive|favors?|babysit\w*|move|moving|help(?:ed)? (?:her|him|them)|airport|watch (?:her|his|their)|pick (?:her|him|them) up|couch|homework|notes)\b/iu,
      say: [
        'You are on call there without ever having signed up.',
        'A favor is a gift the first time. After that it gets to be a job.',
      ],
    },
    {
      when: /\b(?:ex|boyfriend|girlfriend|husband|toxic|guy|same (?:guy|man|story|thing|problem)|goes? back|went back|breakup|broke up|advice|never (?:takes|listens|does))\b/iu,
      say: [
        'The same story again, and you know it better than {they} {do}.',
        'Your advice goes in and nothing comes of it, and the phone rings once more.',
      ],
    },
    {
      when: /\b(?:hours?|voice (?:notes?|messages?|memos?)|paragraphs?|calls?|called|calling|phone|texts?|midnight|\d ?am\b|at night|all day|every day|paragraph)\b/iu,
      say: [
        'You see the name light up, and your shoulders go up too.',
        'Your whole evening goes to it, and at the other end it gets lighter.',
      ],
      ask: ['How are you, after such a call?'],
    },
    {
      when: /\b(?:crisis|crises|drama|emergenc\w*|(?:this|last) (?:week|month|time) (?:it'?s|it was|her|his|their)|now it'?s|always something|falling apart|cries|crying|panic\w*|depress\w*|anxi\w*|mental health|hard (?:time|life)|going through|therapy|therapist)\b/iu,
      say: [
        'It is real for {them}, I do not doubt it. And it is still too much for one person to catch.',
        'You cannot be a friend, a hotline and a doctor in one.',
        'A house that is always on fire, and you with the only bucket.',
      ],
      ask: ['Who else {do} {they} {have} to lean on?'],
    },
    {
      when: /\b(?:told (?:her|him|them)|said (?:something|I (?:can'?t|couldn'?t|was))|brought it up|set a boundary|stopped (?:answering|replying)|muted|didn'?t (?:answer|pick up|reply)|ignored|said no|distanc\w*)\b/iu,
      say: [
        'That took something, after so long a time of always being there.',
        'A small step back, and it feels enormous.',
      ],
      ask: ['What came of it?'],
    },
    {
      when: /\b(?:guilt trip\w*|got (?:mad|upset|angry|offended)|mad at me|said I(?:'m| was| don'?t| changed)|abandon\w*|bad friend|selfish|accus\w*|silent|sulk\w*|passive)\b/iu,
      say: [
        'You took one step back, and it is called desertion.',
        'That is how it feels to somebody who was used to all of you.',
      ],
    },
    {
      when: /\b(?:guilt\w*|feel (?:so |really )?(?:bad|terrible|awful|mean|selfish)|sorry for (?:her|him|them)|nobody else|no one else|only friend|only one (?:she|he|they))\b/iu,
      say: [
        'Being the only one is a big thing to be made responsible for.',
        'The guilt keeps you at the phone, more than the joy does.',
      ],
    },
    {
      when: /\b(?:years?|childhood|since (?:we|school|college|high school)|grew up|known (?:her|him|them)|history|were (?:so |really )?close|used to be (?:fun|different|there|close|good)|good times|but (?:she|he|they) (?:can|was|were)|funny|fun)\b/iu,
      say: [
        'There was more in it once, or you would not be this patient.',
        'So much history makes it hard to look at the present.',
      ],
      ask: ['What was good between you, when it was good?'],
    },
    {
      when: /\b(?:drain\w*|exhaust\w*|tired|empty|heavy|burnt? out|anxious|dread\w*|no energy|my own (?:problems|life|stuff|kids)|sick of|fed up|done|resent\w*|angry|mad|annoyed|bitter|used)\b/iu,
      say: [
        'You have been pouring for a long time, and nobody looked at the level.',
        'When you dread a friend, something has been too much for a long time.',
        'That anger knows something.',
      ],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|sister|brother|boyfriend|girlfriend|husband|wife|partner|other friends?)|everyone|people) (?:\S+ )?(?:says?|said|thinks?|tells?|told|keeps?|hates?|can'?t)\b/iu,
      say: [
        'From outside it looks simple. They do not see what ties you to {them}.',
        'Others see it too, then. That may help or sting.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I might|I could|I'?ll (?:just )?(?:tell|text|say|stop|wait|try|take))\b/iu,
      say: ['That would be fair to both of you.', 'A little distance shows a good deal.'],
    },
    {
      when: /\b(?:apologi[sz]ed|said sorry|asked (?:me )?(?:how|about)|thanked|paid (?:me )?back|listened|understood|we talked)\b/iu,
      say: [
        'That is a good sign, and it came because you let it show.',
        'There they are, then, the other half of the friendship.',
      ],
    },
    {
      when: /\b(?:stupid|petty|silly|I don'?t know|idk|dunno|not sure|maybe it'?s me|whatever|nobody knows)\b/iu,
      say: ['It is not petty to notice who carries what.', 'You may be of two minds about a friend.'],
    },
    {
      when: /\b(?:she|he|they)(?:'s| is|'re| are|'ve| have| has)? (?:\S+ ){0,2}?(?:goes|said|says|like|just|always|never|won'?t|doesn'?t|didn'?t|keeps?|still|wants?|asked|needs?|got|even)\b/iu,
      say: [
        'And you were there once more, ready.',
        'You would like it to go the other way, just once.',
        'You notice it each time, and say nothing, each time.',
      ],
    },
    {
      when: /\bI (?:just |only |even |really |still |always )*(?:listen\w*|help\w*|gave|give|answer\w*|was|am|do|did|try|tried|can'?t|couldn'?t|don'?t|feel|want|love)\b/iu,
      say: [
        'You give it gladly, and you also pay for it. Both are so.',
        'Somebody ought to ask you how you are, in the middle of all that.',
      ],
    },
  ],
  say: [
    'It is a fine thing to be leaned on, until you cannot stand up straight anymore.',
    'You like {them}, and you are tired of {them}. That happens.',
    'What goes only one way wears a groove.',
    'You matter in this friendship too, and it has been a while since that came up.',
    'You have been generous for longer than was good for you.',
  ],
  ask: [
    { line: 'What would you like to get back, if only one thing?' },
    { line: 'What keeps you in it?', unless: /\b(?:years|guilt\w*|childhood|nobody else|no one else)\b/iu },
    { line: 'Who listens to you?', unless: /\b(?:nobody|no one)\b/iu },
    { line: '{Do} {they} know how worn out you are?', unless: /\b(?:told (?:her|him|them)|brought it up)\b/iu },
  ],
};
