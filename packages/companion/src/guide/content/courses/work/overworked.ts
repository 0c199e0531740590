import type { Course } from '../course.ts';

/** Too much work, no end to it, burned out. */
export const overworked: Course = {
  id: 'overworked',
  begins:
    /\b(?:drowning|buried|swamped|suffocating|sinking) (?:in|with|at|under|by) (?:\S+ )?(?:work|deadlines|emails|projects)\b(?! (?:for|on) school)|\b(?:so|too|this) much work (?:\S+ ){0,3}?(?:I (?:don't|can't|cant)|to do|on my plate|and (?:no|not enough)|it never|that I)\b|\b(?:can't|cannot) keep up (?:with|at) (?:\S+ )?(?:work|job|emails|workload)\b|\bwork is (?:\S+ )?(?:crazy|insane|crushing|burying|suffocating|relentless|stressing me|wearing me|a lot right)\b|\bI work all the time\b|\b(?:burn(?:ed|t|ing)?[- ]?out|burnout)\b.{0,60}\b(?:work\w*|job|boss|shifts?|office|career|clients?|hours|company)\b|\b(?:work\w*|job|boss|office|career|hours)\b.{0,60}\b(?:burn(?:ed|t|ing)?[- ]?out|burnout)\b|\b(?:I'm|I am|I feel|I think I'm|feeling|so|totally|completely) (?:\S+ )?(?:burn(?:ed|t)[- ]?out)\b|\b(?:work|my job|this job|the job|workload|work load) (?:\S+ ){0,3}?(?:kill(?:ing|s) me|too much|overwhelm\w*|never (?:ends|stops)|exhaust\w*|eating me|draining|drains|crushing|drown\w*|destroy\w*|insane|out of control|nonstop|breaking me|piling up|piles up)\b|\b(?:too much|so much|drowning in|swamped (?:with|at)|buried in|overwhelmed (?:with|by|at)|exhausted (?:from|by)|overloaded (?:with|at)|stressed (?:about|from|by|at|out (?:by|at|from|about)) (?:\S+ )?)(?:my )?(?:work\b|job\b|deadlines|emails|projects at work)|\b(?:overwork\w*|overtime (?:again|every|for)|(?:work(?:ed|ing)?|doing|pulling) (?:\S+ ){0,2}?(?:\d\d[- ]?(?:hours?|hrs?|h\b)|\d\d\+ ?(?:hours|hrs)|double shifts|doubles|seven days|7 days|weekends|two jobs|three jobs|nonstop|non stop|around the clock|overtime|day and night|late every|jobs? of (?:two|three|\d)))\b|\bdoing (?:the (?:job|work) of|the jobs of) (?:two|three|four|\d)/iu,
  unless:
    /\b(?:nurs\w*|patients?|paramedic|ems|icu|ward|teach\w*|students?|classroom|school|homework|exams?|professor|thesis|college|housework|my (?:husband|wife|dad|mom|boyfriend|girlfriend|partner) (?:works|is (?:always )?working|\S+ burn\w*)|work(?:ing)? out|gym|my business|freelanc\w*|self[- ]employed|customers (?:are|were)|so much (?:fun|work) (?:on|in) (?:my|the) (?:garden|relationship)|caregiv\w*|relationship|friday finally|autis\w*)\b/iu,
  first: {
    say: [
      'There is no bottom to that pile, and you keep shoveling.',
      'You have been running on the reserve tank for a while, by the sound of it.',
      'Nobody is made for that much, for that long.',
      'Tired is one thing. This seems to go further in.',
    ],
    ask: [
      'How long has it been like this?',
      'What does such a day look like, from the first alarm on?',
      'When did you last have a day that was really free?',
    ],
  },
  turns: [
    {
      when: /\b(?:is (?:it|this)|am I)\b.{0,40}\b(?:burn\w*|normal|lazy|weak|depress\w*|just me|overreact\w*|the problem|dramatic|ungrateful)\b/iu,
      say: [
        'Lazy people do not lie awake over the undone things. It sounds more like a tank that has been empty for a good while.',
        'What to call it a doctor can say better, and if sleep and weekends no longer fill you up, that would be worth a visit. Weak it is not.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|do I (?:need|have) to|is it worth)\b.{0,30}\b(?:doctor|therapist|professional|checked|help)\b/iu,
      say: [
        'It would be a good idea, yes. You can say it in one line there: “I am not recovering anymore, and it has been going on since spring.” That is reason enough for an appointment.',
        'If sleep, appetite or your chest are in it, then yes, let someone look. It is not making a fuss.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|do I)\b.{0,40}\b(?:quit|leave|resign|sick (?:leave|day|note)|time off|day off|call in|vacation|leave of absence|fmla|break)\b/iu,
      say: [
        'A day off is a modest thing to take when you are that worn out. Whether to leave for good is better decided after some sleep.',
        'Perhaps first the smaller door: some days off, or a doctor who looks at you. The big decision is easier to see from there.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would|could) (?:I|you))\b.{0,60}\b(?:say no|tell (?:my|the|them|him|her)|boss|manager|talk|ask|push back|boundar\w*|say)\b/iu,
      say: [
        'You can hand the choice back: “I have A, B and C on the table. I can do two of them well this week. Which should wait?” It is no refusal, and it makes the load visible.',
        "A no can be short: “I can't take that on this week.” No reasons. Reasons only invite someone to solve them.",
      ],
      asked: true,
    },
    {
      when: /\b(?:will|does|when (?:will|does))\b.{0,40}\b(?:better|end|easier|stop|calm down|recover|pass|myself again)\b/iu,
      say: [
        'By itself it rarely eases, since a place gets used to what you give. It does ease when something is taken off you, even one thing.',
        'Nobody can name a day. In most people the strength does come back once there is real rest, slower than they would like.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|would) (?:I|you|people)|what (?:do|can|should|would|could|am|helps) ?(?:I|you)?|any (?:advice|tips)|should I)\b/iu,
      say: [
        'Maybe one thing only: pick an hour in the evening after which the phone lies in another room. Not a new life, one hour.',
        'You could write down everything that is on you, all of it, and cross out what nobody would miss by Friday. There is usually something.',
        'Perhaps ask what you would tell a colleague in your place to drop first. And then be that colleague, for one day.',
      ],
      asked: true,
    },
    {
      when: /\b(?:weekends?|sundays?|saturdays?|vacation|holidays?|day off|days off|pto|time off|christmas)\b/iu,
      say: [
        'So not even the free days are free.',
        'A day off is just long enough to notice how tired you are.',
        'A weekend that goes into catching up on sleep is not one.',
      ],
      ask: ['What would you do with three days and nobody wanting anything?'],
    },
    {
      when: /\b(?:emails?|slack|messages|phone|notifications?|calls?|laptop|inbox|pings?|teams|always on|after hours|midnight)\b/iu,
      say: ['It follows you onto the couch and into bed.', 'Every little ping is a hand on your sleeve.'],
    },
    {
      when: /\b(?:(?:I do|I'm doing) (?:\S+ ){1,4}and|quit and|left and|(?:lost|down) (?:\S+ )?(?:people|coworkers|colleagues|guys|staff|half)|people (?:quit|left)|short[- ]?staffed|understaffed|fired|laid off|didn't replace|never replaced|doing (?:the|two|three|\d|everyone)|two people|three people|pick(?:ing)? up|cover(?:ing)?|coworker|everyone else'?s|sick leave|hiring freeze)\b/iu,
      say: [
        'Somebody goes, the work stays, and it looks around for whoever does not say no.',
        'So you do two jobs and get paid for one.',
        'They found out that it works this way too, as long as you hold.',
      ],
      ask: ['Does anyone up there know how much it is?'],
    },
    {
      when: /\b(?:can't say no|dumps?|dumped|don't want to let|people pleas\w*|always say yes|let (?:them|anyone|everyone|people|my team) down|responsib\w*|guilty|guilt|perfection\w*|if I don't|no one else|nobody else|depend on me|rely on me)\b/iu,
      say: [
        'You are the one who catches what falls. So more gets thrown.',
        'It is always the conscientious ones who burn out first.',
        'To sit down and feel guilty for sitting down, that is how deep it has gone.',
      ],
      ask: ['What do you fear would happen if you let one thing drop?'],
    },
    {
      when: /\b(?:\d\d[- ]?(?:hours?|hrs?|h\b)|\d+ (?:hours|hrs)|overtime|late|till (?:nine|ten|eleven|\d+)|until (?:nine|ten|eleven|midnight|\d+)|10 ?pm|11 ?pm|two jobs|second job|double shifts?|nonstop|without a break|no (?:break|lunch)|lunch (?:at|is)|at my desk)\b/iu,
      say: [
        'There is no room for a person in a schedule like that.',
        'With those hours there is work and there is sleep, and little else.',
        'Even a machine gets switched off in between.',
      ],
    },
    {
      when: /\b(?:friends?|social life|no life|cancel\w*|birthdays?|wedding|party|date|nobody anymore|alone|lonely)\b/iu,
      say: [
        'The people who would do you good are the first thing to fall off the list.',
        'It gets lonely, behind all that work.',
      ],
      ask: ['Whom would you like to see again?'],
    },
    {
      when: /\b(?:(?:said|told (?:\S+ ){1,3})no\b|took (?:a|the) (?:day|week|weekend)|turned (?:it|my phone) off|day off tomorrow|called in|went to the doctor|told my (?:boss|manager)|booked|slept (?:ten|twelve|\d+)|took a nap|walk)\b/iu,
      say: ['Good. A little piece of you back.', 'That must have cost you something. It was time.'],
      ask: ['How was that?'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|husband|wife|partner|girlfriend|boyfriend|family|at home|bedtime)\b/iu,
      say: [
        'And those you do it for get what is left of you in the evening.',
        'At home they wait for you, and only your shell comes in.',
        'It takes something from them too, and you see it, and that hurts.',
      ],
      ask: ['What do you miss most with them?'],
    },
    {
      when: /\b(?:boss|manager|supervisor|company|management|they (?:just|keep|don't)|ceo|client)\b/iu,
      say: [
        'For them it is a name in a planning sheet. For you it is your evenings.',
        'Those who hand out the work seldom see what it weighs.',
      ],
      ask: ['Have you been able to tell them how it is?'],
    },
    {
      when: /\b(?:sick|ill|chest|heart|headache\w*|migraine\w*|back|stomach|dizzy|threw up|throwing up|vomit\w*|hair|blood pressure|pain|doctor|tinnitus|panic\w*|collapsed|fainted|immune|colds?|throw up)\b/iu,
      say: [
        'Your body says what you do not get around to saying. It may be worth letting a doctor look at that.',
        'It has reached the body, then. That is no longer only a full calendar.',
      ],
      ask: ['How long has your body been at it?'],
    },
    {
      when: /\b(?:sleep\w*|awake|insomnia|3 ?am|4 ?am|night|dream\w*|nightmares?|wired)\b/iu,
      say: ['Too tired to be awake, and too wound up to sleep.', 'At night the list reads itself out to you.'],
    },
    {
      when: /\b(?:cry\w*|cried|tears|broke down|breakdown|sobb\w*|bathroom|parking lot|car)\b/iu,
      say: [
        'It runs over somewhere, and there it ran over.',
        'Crying over a small thing often comes from a thousand small things before it.',
      ],
    },
    {
      when: /\b(?:numb|empty|feel nothing|nothing (?:anymore|matters|left)|don't care|can't feel|robot|autopilot|zombie|dead inside|no joy|stopped caring|cynical|flat|hollow|hobb\w*|don't enjoy)\b/iu,
      say: [
        'When even the good things no longer get through, that is tiredness of another kind.',
        'You function, and you are not really there. That is a sad way to get through the weeks.',
      ],
      ask: ['When did you last notice being glad about something?'],
    },
    {
      when: /\b(?:snap\w*|irritable|short temper|yell\w*|angry|mad|cranky|lash\w*|moody|furious|resent\w*)\b/iu,
      say: ['There is no skin left over the nerves.', 'Somebody that overdrawn has nothing to be patient with.'],
    },
    {
      when: /\b(?:forget\w*|forgot|concentrat\w*|focus|brain fog|foggy|mistakes?|slow|can't think|staring|stare)\b/iu,
      say: [
        'The head is on strike. It did not ask you first.',
        'That makes everything take twice as long, and so there is even more of it.',
      ],
    },
    {
      when: /\b(?:rent|money|bills|mortgage|debt|afford|salary|underpaid|pay(?:s|check)?|can't quit|raise)\b/iu,
      say: [
        'So stopping is not simply up to you. The money holds you to it.',
        'You pay with your strength for the right to pay bills.',
      ],
    },
    {
      when: /\b(?:used to (?:love|like|enjoy|care)|loved (?:my|this|the) (?:job|work)|dream job|passion\w*|proud of|good at)\b/iu,
      say: [
        'It was once something you loved. That makes it sadder.',
        'Only someone who once burned for it can burn out on it.',
      ],
      ask: ['What did you love about it at first?'],
    },
    {
      when: /\b(?:so strong|the strong one|strong (?:person|woman|man|for)|rock|handle (?:it|everything|anything)|superwoman|supermom|hero|how (?:do )?you do it|you're amazing|keep it together|hold(?:ing)? it together)\b/iu,
      say: [
        'Called strong, and so nobody asks.',
        'They admire it, and it would be better if they took something off you.',
      ],
    },
    {
      when: /\b(?:others (?:do|manage|can|have)|everyone else|worse|weak|lazy|complain\w*|whin\w*|ungrateful|at least I have|first world|lucky to have|suck it up|should be able)\b/iu,
      say: [
        'Others having it worse takes no stone out of your backpack.',
        'Being grateful for a job and being crushed by it go together quite well.',
      ],
    },
    {
      when: /\b(?:quit\w*|resign\w*|leave|leaving|walk out|run away|new job|escape|get away|cabin|sick leave|two weeks)\b/iu,
      say: [
        'Some distance from all of that. No wonder you think about it.',
        'You think about the door. That is what doors are for.',
      ],
      ask: ['What would you need most in the first week of it?'],
    },
    {
      when: /\b(?:deadline\w*|project|launch|report|pile|list|backlog|behind|catch up|never (?:done|ends|finished)|tax season|quarter|audit|presentation)\b/iu,
      say: [
        'You cross one thing off and two come in underneath.',
        'Never being finished wears a person out more than the work itself.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|done|can't (?:do|go on|keep|anymore)|no energy|wiped|dead|worn|running on|coffee|energy drinks?)\b/iu,
      say: [
        'That is the tired that a night does not fix.',
        'You have been strong for too long at a stretch.',
        'No wonder. Nobody has filled anything back in for a long time.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: ["With a head that tired you don't have to know anything.", 'Answers come after sleep, as a rule.'],
    },
  ],
  say: [
    'You are a person, and not a resource with a coffee cup.',
    "It is too much. It isn't that you are too little.",
    'Nobody sees all that you hold up there.',
    'What you give every day does not grow back overnight.',
    'It has been more than a rough week, from what you tell.',
    'Somewhere in all that you got lost a little.',
  ],
  ask: [
    { line: 'What would be the first thing you would put down, if you could?' },
    {
      line: 'Who sees how much it is?',
      unless: /\b(?:boss|nobody|no one|wife|husband|partner) (?:\S+ ){0,2}(?:sees|knows|notices|care)/iu,
    },
    { line: 'What gives you a little back at the moment?' },
    { line: 'How much longer could you go on like this, honestly?' },
  ],
};
