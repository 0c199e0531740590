import type { Course } from '../course.ts';

/** A first therapy session, or the step toward getting help. */
export const startingTherapy: Course = {
  id: 'starting-therapy',
  begins:
    /\b(?:first|1st) (?:\S+ )?(?:therapy|counsel+ing|therapist|counsel+or|psychologist|psychiatrist|shrink) (?:\S+ )?(?:session|appointment|visit|meeting|tomorrow|today|next)\b|\b(?:first|1st) (?:\S+ )?(?:session|appointment) (?:\S+ ){0,4}?(?:with|of|at) (?:\S+ ){0,3}?(?:therap\w+|counsel+\w*|psycholog\w+|psychiatr\w+)\b|\b(?:start|starting|started|begin|beginning|going to|thinking (?:about|of)|considering|want to (?:try|start|go to)|scared (?:of|to start|to try|to go to)|nervous (?:about|for)|signed up for|need to (?:find|get|see)|should (?:I )?(?:find|get|see|try|go to|start)|looking for|find|finding|booked|called|see|seeing) (?:\S+ ){0,3}?(?:therapy|a therapist|my therapist|new therapist|counsel+ing|a counsel+or|a psychologist|a psychiatrist|a shrink|professional help)\b|\b(?:therapy|counsel+ing|therapist|psychologist|psychiatrist|counsel+or) (?:\S+ ){0,3}?(?:for the first time|appointment|session|waiting list|waitlist|is (?:tomorrow|today))\b|\b(?:maybe|think) I (?:\S+ )?need (?:\S+ )?(?:therapy|a therapist|professional help|counsel+ing|to (?:talk to|see) (?:someone|somebody|a professional))\b|\b(?:afraid|scared|nervous|ashamed|embarrassed) (?:to|of) (?:ask|asking|get|getting|seek\w*|look\w*) (?:for )?(?:professional )?help\b/iu,
  unless:
    /\b(?:physical therapy|physio\w*|chemo\w*|massage|couples?|marriage counsel\w*|retail therapy|speech therapy|for years|as a (?:therapist|counselor)|I'm a (?:therapist|psychologist|counselor)|guidance counselor|camp counselor|school counselor said|my therapist (?:died|quit|left|dumped|is leaving|ghosted|retired|said|says|thinks|told|canceled|cancelled)|hate my therapist|in love with my therapist|study\w* (?:to|psych)|kill|suicid\w*)\b|\bmy (?:\S+ )?(?:mom|mum|dad|son|daughter|kid|friend|sister|brother|boyfriend|girlfriend|husband|wife|partner|ex) (?:\S+ ){0,2}?(?:needs?|should|has|is|starts?|started|starting|refuses|won'?t|goes)\b/iu,
  first: {
    say: [
      'It takes something to carry it to a stranger on purpose.',
      'That is a door many people stand before for years.',
      'So a part of you has decided that it need not stay like this.',
    ],
    ask: [
      'What made you decide on it?',
      'What are you most nervous about?',
      'What would you like to be different in the end?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|will|would|am) I (?:\S+ ){0,3}?(?:say|tell|talk|start|begin|bring)|how (?:do|should) I (?:start|begin|tell|explain|even)|where do I (?:even |actually )?(?:start|begin)|what if I (?:don'?t know|have nothing|can'?t (?:talk|say)|cry|freeze))\b/iu,
      say: [
        'Just that will do: “I am nervous and I do not know where to start.” They know the way from there, it is their trade.',
        'You could take three words on a slip of paper. And if you cry or go blank, you will not be the first that week.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:happens|will they|do they|is it like|are they going|should I expect|to expect)|how does (?:it|therapy|that)|what(?:'?s| is) (?:it|therapy|the first) (?:\S+ ){0,2}?(?:like|going)|do they|will (?:they|he|she))\b/iu,
      say: [
        'Mostly it is a talk: what brings you, how long, what you hope for, a few plain questions about your life. You may say “not today” to any of them. What you say stays there, with few exceptions they explain.',
        'The first time is also you looking at them. You do not have to bring up the worst, and you need not decide anything in the room.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|do I (?:need|really need)|is it (?:even |really )?worth|would you|do you think I (?:need|should)|can I)\b.{0,50}\b(?:go|therapy|therapist|cancel|try|help|start|call|counsel\w*|see|bother|switch|quit|tell)\b/iu,
      say: [
        'You do not need to be badly enough off for it. If it weighs on you and you have been turning it over alone, that is reason enough to try three sessions.',
        'I would give it a try; you can leave it again. I can keep you company for an hour, and somebody trained can go with you over months.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what if (?:she|he|they|it)|will (?:she|he|they) (?:think|judge|laugh|believe|tell))\b/iu,
      say: [
        'Half of those who come begin with “maybe I am making too much of this.” They are used to it, and it is not for them to mark it. If you do not feel safe with that one, you may look for another.',
        'I cannot know what sort of person sits there. Being listened to without being judged is the very thing you can ask of them, and if it is not so, you can go.',
      ],
      asked: true,
    },
    {
      when: /\b(?:does (?:it|therapy) (?:even |really |actually )?(?:work|help)|will it (?:work|help)|can (?:it|they|talking) (?:really )?help|what(?:'?s| is) the point)\b/iu,
      say: [
        'It helps many people, not everyone, and seldom at once. What matters most is whether you two get on; you can usually tell after three or four times.',
        'I cannot promise it. What helps is said to be less the method than feeling safe with the one who sits there.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|does|would) (?:I|you|one|people|anyone) (?:\S+ )?(?:find|get|afford|choose|pick|know|tell|ask)|where (?:do|can) I|any (?:tips|advice|ideas)|what (?:can|should|do) I do)\b/iu,
      say: [
        'A doctor can refer you, and directories let you filter by cost and topic. Two lines are enough for a first message: “I am looking for someone to talk to about anxiety. Do you have openings, and what does it cost?”',
        'Write to three at once, since one of them will be full. If money is tight, you can ask for a sliding scale, or for a training clinic at a university.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:normal|weak|okay|ok|stupid|weird)|am I (?:weak|crazy|broken|a failure|overreacting|being|sick enough|bad enough)|does (?:it|that) (?:mean|make me))\b/iu,
      say: [
        'It means that you take yourself seriously enough to fetch someone. Weak would be an odd word for that.',
        'Nobody has to be broken to go. People go with grief, with sleep, with a knot they cannot name.',
      ],
      asked: true,
    },
    {
      when: /\b(?:it went|I went|just (?:got back|finished|left)|(?:had|finished|after) (?:my|the) (?:first )?(?:session|appointment)|it was (?:good|okay|ok|weird|hard|awful|nice|fine|exhausting|strange|not)|(?:she|he|they) (?:was|were|seemed) (?:\S+ )?(?:nice|kind|cold|great|okay|ok|young|old|weird|good))\b/iu,
      say: [
        'So you have been through that door. The first time is behind you.',
        'And now one is back outside, turned inside out a little.',
      ],
      ask: ['How was it, to sit there?', 'Could you imagine going again?'],
    },
    {
      when: /\b(?:list|notes?|wrote (?:it|things|everything|stuff) down|journal)\b/iu,
      unless: /\b(?:waiting|waitlist)\b/iu,
      say: ['So you are not going in there with empty hands.', 'Good. On paper it holds still.'],
    },
    {
      when: /\b(?:canceled|cancelled|cancel|chickened|backed out|didn'?t go|couldn'?t go|no[- ]show|almost (?:left|turned)|turned around|hung up)\b/iu,
      say: [
        'Right before the door it gets the loudest.',
        'That you got so far is no nothing. The door is still there.',
      ],
    },
    {
      when: /\b(?:waiting list|waitlist|months? wait|no (?:openings|one available|response|reply)|full|nobody (?:answers|replied|called)|voicemail|don'?t take|not taking|emailed|called (?:\d+|five|ten|so many))\b/iu,
      say: ['You finally ask, and then there is a queue.', 'It took you so much to call, and it rings into nothing.'],
      ask: ['How do you get through until then?'],
    },
    {
      when: /\b(?:money|afford|costs?|expensive|insurance|copay|\$|sliding|free|per (?:session|hour)|price)\b/iu,
      say: ['That something so needed comes with such a bill.', 'One has to do sums before one may feel better.'],
    },
    {
      when: /\b(?:cr(?:y\w*|ied)|fall apart|break down|lose it|lose control|open (?:up|the|that)|can of worms|box|floodgates|vulnerable|stranger|judge\w*|judging|trust|what (?:they|she|he)(?:'ll| will) think)\b/iu,
      say: [
        'To open that in front of somebody who writes things down is a lot to ask.',
        'You have kept it shut so long. Of course you are afraid of what comes out.',
      ],
    },
    {
      when: /\b(?:parents?|mom|mum|dad|mother|father|family|culture|my people|church|they (?:think|say|don'?t believe)|don'?t believe in|crazy people|for (?:crazy|weak)|shame|stigma|secret|nobody knows|haven'?t told|don'?t do that|never (?:talked|told|spoken|said))\b/iu,
      say: [
        'So you break an old silence with it.',
        'It was always something one keeps to oneself, and now you carry it out of the house.',
      ],
      ask: ['What would they say?'],
    },
    {
      when: /\b(?:bad (?:experience|therapist)|last (?:one|time|therapist)|before|tried (?:it|therapy)|didn'?t (?:work|help|click)|years ago|as a (?:kid|teen\w*)|previous|old therapist|burned)\b/iu,
      say: [
        'So you have been let down there once and are trying again.',
        'After that one sits in the chair with one foot on the way out.',
      ],
      ask: ['What was wrong with it then?'],
    },
    {
      when: /\b(?:(?:not|aren'?t|isn'?t) (?:\S+ )?(?:bad|sick|sad|broken|big|serious) enough|others have it worse|waste (?:of|their|his|her)|wasting|real problems|no trauma|nothing (?:happened|wrong)|should be able|on my own|myself|making a fuss|dramatic|taking (?:a|someone)|stupid|silly)\b/iu,
      say: [
        'There is no bar one has to be miserable enough to get over.',
        'You would not say that to a friend who wanted to go.',
      ],
    },
    {
      when: /\b(?:meds|medication|pills|antidepressants|diagnos\w*|label|psychiatrist|hospital|lock me|committed|record|file)\b/iu,
      say: [
        'You are afraid of what they might make of it, once it is said.',
        'You may ask about every step, and say no to it, too.',
      ],
    },
    {
      when: /\b(?:tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|in (?:an|two|\d+) hours?|next week|this week|morning|online|zoom|video|waiting room|parking lot|in the car|outside)\b/iu,
      say: ['So it is close, and it is real.', 'Just before, one suddenly feels quite all right, or quite ill.'],
    },
    {
      when: /\b(?:man|woman|male|female|old(?:er)? (?:guy|man|woman|lady)|young\w*|accent|christian|black|gay|queer|same (?:age|culture|background)|get me|relate|understand me)\b/iu,
      say: [
        'You would like somebody to whom you do not have to explain half of it first.',
        'It is allowed to be choosy there.',
      ],
    },
    {
      when: /\b(?:scared|nervous|anxious|terrified|afraid|panic\w*|stomach|heart|shak\w*|sick|dread\w*|sweat\w*)\b/iu,
      say: [
        'Scared, and going. That is about what courage looks like.',
        'It matters to you. That is what is making your knees soft.',
      ],
    },
    {
      when: /\b(?:depress\w*|anxi\w*|trauma|childhood|panic|grief|sleep|breakup|divorce|stress\w*|burn\w*|ocd|adhd|sad|numb|lonely|past)\b/iu,
      say: ['That is a lot to have carried with only two hands.', 'Good reason to let somebody hold the other end.'],
      ask: ['How long have you been on your own with it?'],
    },
    {
      when: /\b(?:years?|months?|long time|finally|took me|forever|putting (?:it )?off|always)\b/iu,
      say: ['So this step is long in the making.', 'All that time you have managed without. One can see what it cost.'],
    },
    {
      when: /\b(?:friend|sister|brother|partner|boyfriend|girlfriend|husband|wife|roommate|doctor|teacher|boss|coworker)\b.{0,40}\b(?:said|says|saying|told|suggest\w*|recommend\w*|thinks?|pushed|helped|goes|comes|drove|support\w*|proud)\b/iu,
      say: ['It helps to have somebody at your back in it.', 'Good that there is one who knows you are going.'],
    },
    {
      when: /\b(?:booked|called|made (?:an|the|my) (?:appointment|call)|signed up|filled (?:out|in)|sent|emailed|wrote|did it|hope\w*|relie\w*|looking forward|excited|ready|proud)\b/iu,
      unless: /\b(?:not|can'?t|haven'?t|didn'?t|never|hopeless)\b/iu,
      say: ['That call is the step most people get stuck at.', 'You have done the part that nobody can do for you.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|not sure|unsure|maybe|back and forth|torn|doubt\w*|hesitat\w*)\b/iu,
      say: [
        'You can go with the doubt in your pocket. It is a good thing to begin with, even.',
        'It does not have to be a conviction. Curious is enough.',
      ],
    },
  ],
  say: [
    'It is new ground, and you are going there by yourself.',
    'You are allowed to want more than just getting by.',
    'Nobody has to know what they want from it on day one.',
    'It takes some humility and quite some nerve.',
    'There is something hopeful in it, under the fear.',
  ],
  ask: [
    {
      line: 'When is it?',
      unless: /\b(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|next week|hours?|went)\b/iu,
    },
    { line: 'What would you like them to know about you first?' },
    {
      line: 'Does anyone know that you are going?',
      unless: /\b(?:friend|partner|boyfriend|girlfriend|husband|wife|mom|nobody|told)\b/iu,
    },
    { line: 'What would have to happen there for you to say it was good?' },
  ],
};
