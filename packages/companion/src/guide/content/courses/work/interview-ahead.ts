import type { Course } from '../course.ts';

/** A job interview is ahead. */
export const interviewAhead: Course = {
  id: 'interview-ahead',
  begins:
    /^(?:big |job |my |final |first |second |got an? |have an? )*interview (?:is )?(?:on |this |at )?(?:tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|next week|in (?:an?|two|three|\d+))|\bcall(?:ed|ing) me (?:back )?(?:in )?for (?:\S+ ){0,2}?interview\b|\b(?:have|got) an? (?:\S+ )?interview (?:at|with|for) \S+|\b(?:I|I've|I'm|my|have|got|tomorrow'?s?|another|a) (?:\S+ ){0,5}?(?:interview)\b(?:.{0,60}\b(?:tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|next week|this week|soon|coming up|in (?:an?|two|three|\d+|a few|the morning) ?(?:hours?|days?|mins?|minutes)?|nervous|scared|terrified|anxious|freaking|panick\w*|stress\w*|dread\w*|prepar\w*|at \d+|worried|butterflies|can't sleep))|\b(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|next week|nervous|scared|terrified|anxious|stress\w*|freaking out|panicking|worried|dreading|prepar\w*|getting ready)\b.{0,40}\b(?:job |phone |video |zoom |final |first |second |big |my |an? )+interview\b|\b(?:I got|I have|I've got|they (?:gave|offered) me|called (?:back|me) for|invited (?:me )?(?:to|for)|landed|got (?:called )?(?:in )?for) (?:\S+ ){0,4}?(?:job |second |final |first |phone |an )?interview\b/iu,
  unless:
    /\b(?:interview (?:\S+ )?(?:went|was|yesterday|didn't|last)|(?:went|bombed|blew|failed|screwed up|messed up|rejected|didn't get|haven't heard|never heard|ghosted|turned down)\b|after (?:my|the|an|every|each|\d+) (?:\S+ )?interviews?|(?:daughter|son|husband|wife|boyfriend|girlfriend|friend|sister|brother|mom|dad|kid|partner)(?:'s| has| got| is| had)|visa|citizenship|police|school interview|college interview|podcast|I'm interviewing (?:someone|a|people|candidates)|have to interview (?:a|some|people)|interview with the vampire|no interviews?|not (?:one|a single) interview|funny story|lol)/iu,
  first: {
    say: [
      'So they want to see you. That part is already done.',
      'Half an hour that could change a good deal. No wonder it hums.',
      'The waiting before is usually worse than the chair itself.',
      'There is hope in it, and hope makes people nervous.',
    ],
    ask: ['What kind of place is it?', 'How much do you want this one?', 'Which part of it do you dread most?'],
  },
  turns: [
    {
      when: /\b(?:what|how|should|any)\b.{0,60}\bweakness\w*/iu,
      say: [
        'For the weakness: a real but harmless one, and what you do about it. “I tend to say yes too fast, so I have learned to ask for a day.”',
        'Pick something true that the job does not hang on, and put the second half behind it: what you do so that it causes no trouble. Two sentences, then stop.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can|would) (?:I|you)|how (?:do|should|can) (?:I|you))\b.{0,50}\b(?:strengths?|about (?:my|your)self|introduce)\b/iu,
      say: [
        'For “tell us about yourself”, three sentences do: what you do now, one thing you are proud of, why you are sitting there. Say them out loud twice tonight.',
        'Start with the job they are looking for and work back to you: “You need somebody who can do this. Here is where I have done it.” It is less like bragging and more like answering.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what|which)\b.{0,30}\bask (?:them|at the end|the interviewer|him|her)\b|\bquestions? (?:\S+ ){0,3}?(?:to ask|at the end|for them)\b/iu,
      say: [
        'A good one is: “What would you want the person in this job to have done after half a year?” It shows you think of the work, and the answer is useful.',
        'You could ask what they themselves like about working there. How long they need for the answer tells you something too.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can|would) (?:I|you)|how (?:do|should|can) (?:I|you)|should I|what if they ask)\b.{0,50}\b(?:gap|fired|laid off|quit|left|leave|why I|last job|old job|honest|lie|salary|money|pay)\b/iu,
      say: [
        'Short and calm, and then forward: “That job ended, and it gave me time to see what I want next, which is this.” A gap you say in one breath is seldom asked about twice.',
        'About money you may ask back: “What range did you have in mind for it?” Whoever names it first has less room.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can) I wear|what to wear|(?:suit|tie|dress|heels|jeans|outfit)\b.{0,30}\?)/iu,
      say: [
        'One notch neater than the people who work there every day, and something you can sit and breathe in. Lay it out tonight.',
        'Whatever you do not have to think about once you are in it. New shoes are a bad idea.',
      ],
      asked: true,
    },
    {
      when: /\bwhat if\b/iu,
      say: [
        'Then you say: “Give me a second, I want to think about that.” It sounds thoughtful, and it buys you a breath and a sip of water.',
        'It happens to nearly everybody once in an interview. They remember less whether you stumbled than how you went on.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:helps|can I do)|any (?:advice|tips|tricks)|tips)\b.{0,50}\b(?:calm\w*|nerv\w*|relax|sleep|breathe|anxi\w*|confiden\w*|shak\w*|stop)\b/iu,
      say: [
        'Right before it: feet flat on the floor, and breathe out longer than in, five times. And go early enough to sit in the lobby bored for ten minutes.',
        'It may help to say it to yourself like this: I am also there to find out whether I want them. It is true, and it straightens the back.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|should|can|would) (?:I|you)|any (?:advice|tips|tricks)|should I)\b/iu,
      say: [
        'Tonight maybe just this: two stories from your working life, each one minute long. A thing that was hard, and a thing that went well. They answer most questions.',
        'Have one question ready for them that you really want answered, such as “What does a good week look like for the person in this job?”',
        'Read their posting once more and find, for three of their wishes, one example from your life. That is preparation enough for most of it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:do you think|am I|will I|is it)\b.{0,40}\b(?:get it|good enough|qualified|chance|normal|ready|hire|stupid|overthinking|lying)\b/iu,
      say: [
        'They read about you and then took time out of their day for you. Nobody does that out of politeness. More than that cannot be known before.',
        'There is no seeing that from here. Being this nervous is very usual, though, and says nothing about how you do once you talk.',
      ],
      asked: true,
    },
    {
      when: /\b(?:went (?:well|great|good|ok|okay|fine|better)|nailed it|it's over|just (?:finished|got out|came out|had it)|they (?:liked|loved|laughed)|they offered|got the job|second round|next round|call(?:ed)? back)\b/iu,
      say: ['Out the door, and it is behind you.', 'Then you can let your shoulders down now.'],
      ask: ['Which moment are you glad about?', 'And how did they seem to you?'],
    },
    {
      when: /\b(?:bombed|messed (?:it )?up|went (?:bad|badly|terribl\w*|awful)|blew it|disaster|screwed)\b/iu,
      unless: /\b(?:last (?:one|time)|always|afraid|scared|what if|going to|will|gonna|before)\b/iu,
      say: [
        'From inside it nearly always feels worse than from across the table. Nobody counts the stumbles as you do.',
        'And now you replay the one answer that went wrong, and forget the nine others.',
      ],
      ask: ['Which question threw you?'],
    },
    {
      when: /\b(?:last (?:one|time|interview)|always (?:blank|freeze|mess|choke|screw)|bombed|rejected|\d+ (?:interviews|rejections)|so many (?:interviews|no'?s|rejections)|every (?:time|interview))\b/iu,
      say: [
        'The old ones come in with you and sit down next to you. They were other rooms.',
        'After a few of those it is brave to put the good shirt on again.',
      ],
    },
    {
      when: /\b(?:blank|freeze|stutter\w*|stammer\w*|ramble|voice|shak\w*|sweat\w*|blush\w*|red|throw up|stomach|heart|nause\w*|sick|bathroom)\b/iu,
      say: [
        'The body thinks a lion will be sitting behind that desk.',
        'They have seen shaking hands before. Most interviewers had them once too.',
        'You feel it from inside. From outside it shows far less than that.',
      ],
    },
    {
      when: /\b(?:sleep\w*|awake|insomnia|all night|3 ?am|bed|tonight)\b/iu,
      say: [
        'Even a bad night is enough for an hour of talking. Adrenaline does the rest.',
        'Lying down and resting counts, even if the eyes stay open.',
      ],
    },
    {
      when: /\b(?:(?:really|so badly|desperately) (?:want|need)|want (?:it|this) so|dream job|perfect (?:job|for me)|everything I|my chance|only chance|last chance|been (?:out of work|unemployed|looking))\b/iu,
      say: [
        'So much hangs on it. It is hard to be relaxed about something you want that much.',
        'It matters to you, and that may be heard in there too.',
      ],
      ask: ['What would be different in your life with it?'],
    },
    {
      when: /\b(?:rent|money|bills|broke|kids|savings|unemploy\w*|months (?:without|of)|need (?:the|this|a) (?:job|money))\b/iu,
      say: [
        'It is not only a job, then, it is the rent, and the rent sits in that room with you.',
        'Needing it so much makes it harder to be light in there.',
      ],
    },
    {
      when: /\b(?:panel|four people|three people|\d people|ceo|several|group interview|five people|whole board|two rounds)\b/iu,
      say: [
        'So many eyes at once. It can help to find the one kind face and talk to that.',
        'A whole row of them, that is a lot of faces to read.',
      ],
    },
    {
      when: /\b(?:zoom|video|online|teams|phone interview|over the phone|virtual|camera)\b/iu,
      say: [
        'At least there you can have a note lying next to the screen.',
        'In your own room, with your own cup. It has its good side.',
      ],
      ask: ['Where will you sit for it?'],
    },
    {
      when: /\b(?:gap|fired|laid off|no experience|(?:\d+|ten|five|many) (?:years|yrs)|first (?:one|interview) in|at home with|rusty|not qualified|unqualified|underqualified|no degree|too old|too young|accent|english|stay at home|out of work|career change|overqualified)\b/iu,
      say: [
        'That is the question you are waiting for. They have the paper in front of them and asked you in anyway.',
        'They knew that before they picked up the phone.',
      ],
      ask: ['How would you tell it to a friend, in two sentences?'],
    },
    {
      when: /\b(?:tell (?:them|me) about (?:my|your)self|weakness\w*|strengths?|five years|why (?:do you want|this|us)|questions?|answers?|sell myself|brag\w*|talk about myself|small talk)\b/iu,
      say: ['To praise yourself to strangers is an odd sport.', 'You do not have to shine. To be clear is enough.'],
    },
    {
      when: /\b(?:test|task|assessment|case study|trial (?:day|shift)|presentation|assignment|whiteboard|coding)\b/iu,
      say: [
        'So it is not only talking, you have to show it as well.',
        'With a task in hand some people get calmer. Others freeze. It is one more thing to carry in there.',
      ],
      ask: ['Do you know what it will be about?'],
    },
    {
      when: /\b(?:prepar\w*|practi[cs]\w*|studied|studying|research\w*|rehears\w*|notes|ready|mirror|looked (?:them|it) up|website)\b/iu,
      say: [
        'You have done your part, then. Past a point, more of it only makes you stiff.',
        'Good. What you have said out loud once comes easier the second time.',
      ],
    },
    {
      when: /\b(?:wear|suit|dress|shirt|clothes|outfit|shoes|hair|tattoo\w*)\b/iu,
      say: [
        'That is one worry that can be hung over a chair tonight.',
        'Something that lets you breathe, that is half of it.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|mom|mum|dad|parents|friends?|everyone|family)\b/iu,
      unless: /\b(?:gap|home with)\b/iu,
      say: [
        'And then there are the people who will ask right after how it went.',
        'Somebody is waiting for the news with you. That can warm, and it can press.',
      ],
    },
    {
      when: /\bit(?:'s| is) (?:at|for|with|a|an|in|as) (?:a |an |the )?(?:\S+ ){0,3}?(?:hospital|school|office|bank|company|startup|store|shop|hotel|clinic|firm|desk|nurse|teacher|manager|assistant|driver|cook|warehouse|restaurant|museum|library|university|city|government|lab|factory|tech|agency|position|role|job)\b/iu,
      say: [
        'So that is the door you are going to knock on.',
        'Good to have a picture of it. It makes it a place and not a fog.',
      ],
      ask: ['What do you like about the idea of working there?'],
    },
    {
      when: /\b(?:cancel|not go|back out|chicken out|call in sick|don't want to go|hide|skip)\b/iu,
      say: [
        'The wish to stay home is loudest the evening before.',
        'You can want a thing and want to run from it, on the same night.',
      ],
    },
    {
      when: /\b(?:imposter|fraud|stupid|dumb|not good enough|better (?:people|candidates)|everyone else|they'?ll see|find out|hate (?:selling|interviews)|bad at (?:this|interviews|talking))\b/iu,
      say: [
        'To be bad at interviews and good at work is a common pair.',
        'Interviews reward the loud ones for half an hour. The job is the other two thousand hours.',
      ],
    },
    {
      when: /\b(?:excited|hopeful|good feeling|looking forward|happy|can't wait|positive)\b/iu,
      say: ['There is joy in it too. Good.', 'That shine might be just what they notice.'],
      ask: ['What draws you to it?'],
    },
    {
      when: /\b(?:nervous|scared|terrified|anxious|panic\w*|freaking|worr\w*|stress\w*|afraid)\b/iu,
      say: [
        'Nerves mean that you care how it goes, nothing worse.',
        'It is a strange thing, to be looked at and weighed for an hour.',
        'Being nervous and being good in there do not exclude each other.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: [
        "You don't have to know how it goes. Only where the door is.",
        'Nobody knows, before. You can still walk in.',
      ],
    },
  ],
  say: [
    'It is an odd hour, to be yourself and on show at once.',
    'They are hoping you are the one, too. Then they could stop looking.',
    'Somewhere between your work and that chair you are allowed to be a person.',
    'However it goes, you will have gone in there.',
    'A lot of it is not in your hands, and that is hard to bear beforehand.',
  ],
  ask: [
    {
      line: 'When is it?',
      unless:
        /\b(?:tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|next week|in (?:an?|two|\d+)|at \d+)\b/iu,
    },
    { line: 'What would you most like them to know about you?' },
    { line: 'What do you want to find out about them?' },
    { line: 'What have you got planned for right after it, something nice?' },
  ],
};
