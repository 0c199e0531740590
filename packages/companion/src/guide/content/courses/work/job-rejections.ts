import type { Course } from '../course.ts';

/** Turned down after an interview, or applications that nobody answers. */
export const jobRejections: Course = {
  id: 'job-rejections',
  begins:
    /\b(?:another|more|yet another|got a|got the|third|fifth|tenth) (?:\S+ )?(?:job )?rejection(?: (?:email|letter|mail|call))?\b|\b(?:no ?(?:body|one)|none of them|not one) (?:\S+ ){0,2}?(?:respond\w*|repl(?:y|ied|ies)|answer\w*|call\w*|get\w* back) (?:\S+ ){0,3}?(?:applications?|resumes?|cvs?|applied)\b|\b(?:didn't|did not|don't think I|never|haven't) (?:\S+ )?(?:get|got|gotten|getting) (?:\S+ ){0,2}?(?:the|that|this|a|any|another|my dream|my) (?:\S+ ){0,2}?(?:job|jobs|position|role|offer)\b|\b(?:rejected|turned (?:me )?down|passed on me|went with (?:someone|somebody|another|a different)|chose (?:someone|somebody|another)|ghosted|rejection (?:email|letter|mail)s?|rejections?)\b.{0,50}\b(?:job|jobs|interviews?|position|role|applications?|applied|applying|company|companies|employers?|recruiters?|candidate|hired)\b|\b(?:job|jobs|interviews?|position|role|applications?|applied|applying|company|companies|employers?|recruiters?)\b.{0,60}\b(?:rejected|rejections?|turned (?:me )?down|went with (?:someone|somebody|another|a different)|chose (?:someone|somebody)|ghost(?:ed|ing|s)?|no (?:answers?|repl(?:y|ies)|responses?|callbacks?|calls?|interviews?|luck|offers?)|not (?:one|a single)|zero|nothing (?:back)?|never (?:hear|heard|call\w*|get)|no ?(?:body|one) (?:\S+ )?(?:answers?|replies|calls?|responds?|wants|hires?|will hire)|haven't heard|crickets|silence|radio silence|and nothing)\b|\b(?:applied|applying|sent (?:out )?(?:\S+ )?(?:applications|resumes?|cvs?))\b.{0,40}\b(?:\d\d+|hundred\w*|dozens|so many|everywhere|tons)\b|\b(?:no ?(?:body|one)) (?:\S+ )?(?:will|wants to|would|is going to|is) (?:\S+ )?hir(?:e|ing) me\b|\b(?:can't|cannot|couldn't|unable to) (?:\S+ ){0,2}?(?:find|get|land) (?:\S+ ){0,2}?(?:job|work|interview)\b|\bjob (?:hunt\w*|search\w*)\b.{0,40}\b(?:kill\w*|soul|exhaust\w*|hopeless|depress\w*|destroy\w*|endless|months|hell|tired|hate)\b/iu,
  unless:
    /\b(?:promotion|promoted|college|university|school|daughter|son|my (?:husband|wife|boyfriend|girlfriend|friend|brother|sister|partner|mom|dad) (?:can't|didn't|got|was|has|is|applied|keeps)|tinder|hinge|dating|crush|girl|guy I|insurance|loan|apartment|visa|asylum|I (?:turned|rejected) (?:\S+ )?(?:down|the|an?)|years ago)\b/iu,
  first: {
    say: [
      'All that hope put into one outfit and one afternoon, and then a form letter, or nothing.',
      "Each of those no's lands on the same sore spot.",
      'You put yourself out there, and it came back empty. That hurts, plain and simple.',
      'Silence can be the rudest kind of no.',
    ],
    ask: [
      'How did they let you know, if they did at all?',
      'How long have you been looking?',
      'Was it one you had really pictured yourself in?',
    ],
  },
  turns: [
    {
      when: /\b(?:what(?:'s| is) wrong with me|is (?:it|there) (?:\S+ ){0,3}(?:me|wrong)|am I (?:\S+ ){0,3}(?:unhir\w*|unemploy\w*|bad|worthless|too old|not good|doing (?:something )?wrong|failure|problem|that bad|stupid|broken)|what am I doing wrong|why (?:\S+ ){0,2}(?:me|not me|nobody|won't|do they|does nobody|can't I))\b/iu,
      say: [
        'Most likely much less is about you than it feels. Often there were three hundred names, an inside candidate, or a program that sorts by keywords.',
        'Nobody can see that from here, and they rarely say. If you get interviews, your paper works; if you get none, it is the paper and not you that needs a look.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|is it (?:ok|okay|weird|worth)|how (?:do|should|can) I)\b.{0,50}\b(?:ask|email|follow up|feedback|call them|reach out|write|reply|respond|answer|contact)\b/iu,
      say: [
        'You can, once: “Thank you for the talk. If you have one thing that would have made the difference, I would be glad to know it.” Some do answer.',
        'A short, friendly line a week after is quite usual. After that it is better to let it lie and save your strength.',
      ],
      asked: true,
    },
    {
      when: /\bshould I\b.{0,40}\b(?:give up|stop|quit|keep|break|pause)\b/iu,
      say: [
        'Stopping for a week is no giving up. A few days with no portal and no inbox can put some color back into it.',
        'You could stop for this week without stopping for good. The jobs will still be there, and you may be less raw.',
      ],
      asked: true,
    },
    {
      when: /\bshould I\b.{0,40}\b(?:take|lower|settle|go back|anything|retail|move|change|accept|apply)\b/iu,
      say: [
        'Something to pay the rent can stand next to the thing you want. It does not have to replace it.',
        'A stopgap job is no verdict. It can even take the panic out of the search, as long as a few hours a week stay reserved for looking.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will|does|when (?:will|does|is))\b.{0,40}\b(?:ever|get better|end|easier|find|hire|stop|my turn|happen|get a job)\b.{0,30}(?:\?|$)/iu,
      say: [
        'There is no honest date. It is a numbers game with bad manners, and the yes tends to come without a warning sign before it.',
        'Nobody can promise when. Only that the next one has not read the letters of the last ones.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|does) (?:I|you|anyone)|what (?:do|can|should|would|else can|am) (?:I|you)|any (?:advice|tips)|should I)\b/iu,
      say: [
        'Perhaps fewer and warmer: three a week that you tailor, and for each of them one person who works there, with a two-line message.',
        'You could let one person who hires people read your resume, and ask only: “What would make you put it away?” One honest pair of eyes beats fifty applications.',
        'It may help to give it hours, two in the morning say, and then to close the laptop. Else it eats the whole day and all of you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:finally (?:wrote|called|answered|replied)|(?:wrote|called|got) back|want to (?:talk|meet)|got (?:an?|the|another) (?:interview|offer|job|call)|call(?:ed)? me back|second (?:round|interview)|they want(?:ed)? to|hired me|interview (?:tomorrow|next|on)|got one)\b/iu,
      unless: /\b(?:didn't|never|haven't|not|no)\b/iu,
      say: ['Finally, an answer.', 'A door, at last. Careful hope is allowed.'],
      ask: ['What is it?'],
    },
    {
      when: /\b(?:final (?:round|two|three)|last round|second (?:round|interview)|third (?:round|interview)|(?:three|four|five|six|\d) (?:rounds|interviews)|so close|runner ?up|came second|second (?:choice|place)|almost had|between me and)\b/iu,
      say: [
        'So close that you had already moved in, in your head.',
        'Second out of a whole crowd, and it pays exactly as much as last. That is the cruel part.',
        'The nearer it was, the deeper the fall.',
      ],
      ask: ['What had you already begun to plan?'],
    },
    {
      when: /\b(?:(?:just )?stopped (?:answering|replying|responding|calling|writing)|ghost\w*|never (?:heard|hear|called|replied|answered|wrote)|no (?:answer|reply|response|word)s?|silence|crickets|nothing back|haven't heard|still waiting|said they(?:'d| would| will))\b/iu,
      say: [
        'Not even a no. You did the work, and they could not manage two lines.',
        'Waiting without an end date wears a person down more than a clear no.',
        'They leave you refreshing an inbox, and it is plain bad manners.',
      ],
      ask: ['How long do you give them still, inwardly?'],
    },
    {
      when: /\b(?:automated|automatic|template|form letter|generic|no-?reply|copy paste|unfortunately|other candidates|we regret|keep (?:your|my) resume|seconds later|minutes later|email)\b/iu,
      say: [
        '“Unfortunately.” By now you can probably spot that word before you open it.',
        'Written by a machine, for a thing that cost you an evening of hope.',
      ],
    },
    {
      when: /\b(?:someone else|somebody else|another candidate|internal|more experience|nephew|younger|already had|better fit|not (?:a|the right) fit|overqualified|underqualified|no experience|experience)\b/iu,
      say: [
        'Maybe it was decided before you sat down. Nobody tells you that part.',
        'A reason like that leaves you nothing to work with.',
      ],
    },
    {
      when: /\b(?:\d{2,}|hundreds?|dozens|so many|countless|lost count|everywhere|thousand)\b.{0,40}\b(?:appl\w*|resumes?|jobs?|rejections?|emails?|companies)\b|\b(?:appl\w*|sent).{0,30}\b(?:\d{2,}|hundreds?|dozens|everywhere)\b|\b\d{2,} (?:\S+ )?sent\b|\b(?:like|over|around|about|maybe) \d{2,}\b/iu,
      say: [
        'That is a huge amount of hope to send off, one form at a time.',
        'So many times typing in again what already stands in the file you attached.',
      ],
      ask: ['What keeps you going with it?'],
    },
    {
      when: /\b(?:months?|weeks?|years?|since (?:january|february|march|april|may|june|july|august|september|october|november|december|last|summer|spring|i graduated))\b/iu,
      say: [
        'That is long. It wears down even sturdy people.',
        'After so long it is hardly about jobs anymore. It is about whether you still believe it.',
      ],
      ask: ['How do you get through a day of it?'],
    },
    {
      when: /\b(?:cover letters?|tailor\w*|custom\w*|every single one|portfolio|re-?wr\w* my (?:resume|cv)|hours on (?:each|one|every))\b/iu,
      say: [
        'All that care, and you cannot even tell whether anybody opened it.',
        'So you did it properly each time. That makes the silence harder to take.',
      ],
    },
    {
      when: /\b(?:rent|money|bills?|sold my|savings|broke|unemployment|debt|food|eviction|moved back|living with my|afford|loan)\b/iu,
      say: [
        'And all the while the money keeps running in the other direction.',
        'It is hard to seem relaxed in an interview with the rent breathing down your neck.',
      ],
      ask: ['How long can you hold out like this?'],
    },
    {
      when: /\b(?:mom|mum|dad|parents|wife|husband|partner|girlfriend|boyfriend|friends?|family|everyone|people)\b.{0,50}\b(?:ask\w*|say\w*|said|think\w*|tell\w*|lazy|pressure|just|disappoint\w*|keep|hired|(?:got|have|found|landed) (?:a )?(?:\S+ )?jobs?|working|judg\w*)\b/iu,
      say: [
        '“Any news?” They mean well, and each time you have to say no out loud.',
        'Others see the couch and not the forty tabs.',
        'To need comfort and get questions is tiring.',
      ],
    },
    {
      when: /\b(?:parents'?s? (?:house|place|basement)|(?:live|living|still|back|moved back) (?:\S+ )?(?:at|with|in) (?:my |the )?(?:\S+ )?(?:parents?|mom|dad|mum|home|childhood))\b/iu,
      say: [
        'Waiting for your own life to begin, in your old room. That is hard on a grown person.',
        'It is a roof, and it is not where you meant to be by now.',
      ],
    },
    {
      when: /\b(?:laugh\w* with me|so sure|liked me|clicked|great (?:chat|conversation|vibe)|promised|sounded (?:so )?(?:good|positive)|good feeling)\b/iu,
      say: [
        'It had felt warm in that room. That makes the no so hard to understand.',
        'You read the signs, and they were friendly ones. It was still not up to you.',
      ],
    },
    {
      when: /\b(?:degree|graduat\w*|college|master'?s|phd|studied|diploma|student loans?|entry level)\b/iu,
      say: [
        'You did what everyone told you to do, and now the door has another lock.',
        'All those years were supposed to lead somewhere.',
      ],
    },
    {
      when: /\b(?:\d\d|fifty|sixty|forty|old\w*|age|younger|gap|kids|disab\w*|accent|foreign|name|record|pregnan\w*)\b/iu,
      unless: /\b(?:\d\d+ (?:jobs|applications|times|companies|places)|years)\b/iu,
      say: ['And you wonder whether it is that, and nobody will ever say so.', 'It is a wall nobody admits is there.'],
    },
    {
      when: /\b(?:bought|suit|outfit|dressed|haircut|shoes|drove|train|took (?:a day|time) off|prepared|practiced|studied|homework|take[- ]home|unpaid (?:task|test|project))\b/iu,
      say: [
        'All that you put into it, before they had paid you a cent.',
        'It went right down to the clothes. You had meant it.',
      ],
    },
    {
      when: /\b(?:haven't told|hiding|hide it|lied|pretend\w*|nobody knows|no one knows|tell (?:my|anyone))\b/iu,
      say: [
        'To say it out loud makes the no heavier, so it stays with you.',
        'So on top of it you have to look as if all were still open.',
      ],
    },
    {
      when: /\b(?:refresh\w*|check(?:ing)? my (?:email|phone|inbox)|phone (?:rings|rang)|inbox|unknown number|every time)\b/iu,
      say: [
        'Every buzz could be it. The nerves never get a day off.',
        'That small jump of the heart, and then it is a newsletter.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|done|give up|giving up|can't (?:do|keep|anymore)|burn\w*|what'?s the point|pointless|no point|hopeless|stop trying|over it|sick of)\b/iu,
      say: [
        'Of course you are worn out. It is a full-time job with no wages and a no every evening.',
        'Perhaps the hope needs a day off, like any muscle.',
        'To keep hoping on command is the most tiring part of it.',
      ],
      ask: ['When did you last have a day without any of it?'],
    },
    {
      when: /\b(?:worthless|failure|loser|useless|stupid|not good enough|pathetic|embarrass\w*|asham\w*|unwanted|invisible|hate myself|behind|self[- ]?esteem|confidence)\b/iu,
      say: [
        "So many no's, and after a while they come in your own voice.",
        'They turned down a page and a half. They never met you.',
        'It gnaws at the part of you that knows what it can do. That part is still right.',
      ],
      ask: ['What would somebody say who has worked with you?'],
    },
    {
      when: /\b(?:cry\w*|cried|bed|sleep\w*|awake|night|can't eat|drinking|panic\w*)\b/iu,
      say: ['It goes deep, then. It was a small grief, after all.', 'The evenings are when it all adds up, I suppose.'],
    },
    {
      when: /\b(?:angry|furious|mad|pissed|unfair|hate (?:them|this|it)|wast\w+ (?:my )?time|rude|bullshit)\b/iu,
      say: [
        'You gave them your time, and they did not even give you manners.',
        'The anger is better company than the shame, in this.',
      ],
    },
    {
      when: /\b(?:appl(?:y|ied) (?:to|for) (?:another|one more|a few|\d)|try(?:ing)? again|keep (?:going|trying)|tomorrow|another one|next one|online course|certificate|volunteer\w*|portfolio|rewr\w*)\b/iu,
      say: [
        'You get up once more, with all that in your bones. That is worth seeing.',
        'One more, then. Not because it is easy.',
      ],
    },
    {
      when: /\b(?:really wanted|dream|perfect|loved|excited|got my hopes up|hopes?|pictured|imagin\w*|went (?:so |really )?well|thought I (?:had|nailed|did)|they (?:seemed|liked|said))\b/iu,
      say: [
        'You had let yourself want it. That is what it costs now.',
        'It had gone well, in your eyes, and so you cannot even see what to learn from it.',
      ],
      ask: ['What was it about that one?'],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: ['Nobody could read any sense out of those answers.', "You needn't make sense of it tonight."],
    },
  ],
  say: [
    'It is personal for you and paperwork for them. That is the injustice of it.',
    'A no from people who had an hour with you is a very small sample.',
    'To hope again each time takes more strength than anyone sees.',
    'Your worth is not being decided there, though it surely feels like it.',
    'It is tiring to be always the one who waits.',
  ],
  ask: [
    {
      line: 'What kind of work are you looking for?',
      unless: /\b(?:nurse|engineer|developer|teacher|retail|designer|accountant|warehouse|office|marketing|sales)\b/iu,
    },
    { line: 'What does it do to your days?' },
    {
      line: 'Is anyone in it with you, or do you carry it alone?',
      unless: /\b(?:wife|husband|partner|friends?|parents|alone|nobody|no one)\b/iu,
    },
    { line: 'What are you good at that no form ever asks about?' },
  ],
};
