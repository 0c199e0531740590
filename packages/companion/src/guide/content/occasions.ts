import type { Openings } from './wording.ts';

/** What somebody has to say to somebody else, known by what was told or asked, with first words for just that. */
export interface Occasion {
  id: string;
  /** In the question itself or in what was told in the last messages, in the person's own words. */
  when: RegExp;
  unless?: RegExp;
  words: Openings;
}

const r = String.raw;
const any = (...ways: readonly string[]): RegExp => new RegExp(ways.join('|'), 'iu');
/** Each of them somewhere in it, in any order. */
const all = (...parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.map((part) => `(?=[^]*(?:${part}))`).join('')}`, 'iu');

const gap = r`[^.?!]{0,60}?`;
const near = r`[^.?!]{0,25}?`;
const partner = r`\b(?:husband|wife|boyfriend|girlfriend|partner|fianc\S{1,2}|spouse|hubby|bf|gf)\b`;
const boss = r`\b(?:boss|manager|supervisor|team lead|team leader|hr)\b`;
const parent = r`\b(?:mom|mother|dad|father|parents|folks|family|mum|mama|grandma|grandmother|grandpa|aunt)\b`;
const sibling = r`\b(?:sister|brother|siblings?|sisters|brothers)\b`;
const friend = r`\b(?:friend|friends|bestie|bff|buddy|pal|roommate)\b`;
const someone = r`\b(?:he|she|they|friend|husband|wife|boyfriend|girlfriend|partner|mom|dad|mother|father|sister|brother|coworker|colleague|neighbor|roommate|cousin|uncle|aunt|boss)\b`;
const roommate = r`\b(?:roommates?|roomies?|flatmates?|housemates?)\b`;
const neighbor = r`\b(?:neighbors?|neighbours?|upstairs|next door)\b`;
const landlord = r`\b(?:landlord|landlady|property manager|leasing office|building manager)\b`;
const doctor = r`\b(?:doctor|dr|physician|gp|nurse|specialist|gynecologist|psychiatrist)\b`;
const child = r`\b(?:son|daughter|kids?|child|children|toddler|boy|girl|baby|[a-z]+ year old|teen|teenager)\b`;
/** "say it to my", "talk with the". */
const tell = r`\b(?:say|tell|telling|talk|speak|go|bring|raise|write|email|ask|text|mention|admit|confess)\b[^.?!]{0,40}?`;

/** No first words for these: somebody is harmed, or may be. */
const harm = r`(?<!\bit )\b(?:hits?|hitting|punch(?:es|ed)|slap(?:s|ped)|chok(?:es|ed)|kick(?:s|ed)|beats?|shov(?:es|ed)|grabbed) (?:me|us|him|her|them|the kids?|my (?:kids?|son|daughter|mom|sister|brother))\b(?! (?:out|up with)\b)|\bpush(?:es|ed) me (?:around|against|down|into|onto)\b|violen|\babus|\b(?:scared|afraid|terrified|frightened) of (?:him|her|them|my \w+)\b(?!'s| (?:reaction|reacting|answer|response|saying|thinking|judging))|threaten|\brap(?:e|ed|es)\b|suicid|\bkill (?:my|him|her|them)sel|\bwants? to die\b|\bend (?:my|his|her|their) (?:own )?life\b|\bhurt(?:s|ing)? (?:my|him|her|them)sel|\bself[- ]harm`;
const harmed = any(harm);
const harmedOr = (...ways: readonly string[]): RegExp => any(harm, ...ways);

const credit = r`\b(?:took|takes?|taking|taken|stole|steals?|stealing|stolen|claim(?:s|ed|ing)?|present(?:s|ed|ing)?|pass(?:es|ed|ing)? off|pitch(?:es|ed)|got|gets|getting)\b${near}\b(?:credit|my (?:ideas?|slides|pitch|concept|presentation))\b|\b(?:stole|steals?|claim(?:s|ed)|present(?:s|ed)|pass(?:es|ed) off)\b${near}\bmy (?:work|project|report|design)s?\b|\b(?:my (?:work|idea|project|slides|report)|it) as (?:his|hers|theirs|her own|his own|their own)\b`;

/** The first that is heard in the question counts, else the first that is heard in what was told last. */
export const occasions: readonly Occasion[] = [
  {
    id: 'credit-to-boss',
    when: all(credit, `${tell}${boss}`),
    unless: harmedOr(
      r`${boss} (?:just |always |keeps |has |totally |then )?(?:took|takes|taking|stole|steals|stealing|claim|present|pass|gets)`,
    ),
    words: {
      plain: [
        'I want you to know which part of that work was mine.',
        "Part of what you were shown came from me, and I'd like that to be known.",
        'Can I show you what I did on this? My name got lost along the way.',
      ],
      soft: [
        "This is awkward to bring up. I'd like to tell you where that idea came from.",
        "I'm not here to complain about anyone. I'd just like my part in this to be seen.",
        "Could I have ten minutes? It's about who did what, and I'd like your advice.",
      ],
    },
  },
  {
    id: 'credit-to-taker',
    when: any(credit),
    unless: harmed,
    words: {
      plain: [
        "That was my idea, and I'd like us to say so from here on.",
        'I heard my own work without my name on it. Can we talk about that?',
        'Next time, please say which part came from me.',
      ],
      soft: [
        "Maybe you didn't notice it, but that idea came from me. Can we set it straight together?",
        "I like working with you, so I'd rather ask you directly: what happened with my idea?",
        'I felt left out of something I had worked on. How did it look from your side?',
      ],
    },
  },
  {
    id: 'boss-yells',
    when: any(
      r`${boss}${gap}\b(?:yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|shout(?:s|ed|ing)?|snap(?:s|ped)|blew up|chewed me out|humiliat\w{1,4}|berat\w{1,4}|cuss(?:es|ed))\b`,
      r`\b(?:yelled at|screamed at|shouted at|chewed out|humiliated)\b${near}\bby (?:my |the )?${boss}`,
    ),
    unless: harmed,
    words: {
      plain: [
        "I want to hear what went wrong, and I can't take it in when it gets loud.",
        "I'm open to criticism. Please don't raise your voice at me.",
        "The way you spoke to me didn't sit right with me. I'd like to talk about it.",
      ],
      soft: [
        'Could we go over what happened again, just the two of us and calmly?',
        'I know there is a lot of pressure. I do better work when we talk it through quietly.',
        "I've been thinking about how that talk went. Could we find a better way for next time?",
      ],
    },
  },
  {
    id: 'sick-call',
    when: any(
      r`\b(?:call|calling|called|phone) (?:in|out|off) ?sick\b|\bsick day\b|\bcall(?:ing)? (?:in|out)\b(?= |$|[.?!])${gap}\b(?:sick|work|boss|tomorrow|today)\b|\b(?:tell|text|call|email|write)\b${near}${boss}${gap}\b(?:i'm|i am|i feel|being) (?:too |really |so )?(?:sick|ill|unwell)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        "I'm not well today, so I won't be coming in. I'll let you know about tomorrow.",
        "I need to take a sick day. I can't work today.",
        "I'm calling out sick today, and I wanted you to know as early as I could.",
      ],
      soft: [
        "I'm sorry for the short notice. I'm not well, and I need the day to recover.",
        "I know the timing isn't great. I'm not up to working today, and I need to rest.",
        "I hoped I would be able to come in, but I'm not well enough today.",
      ],
    },
  },
  {
    id: 'quitting',
    when: any(
      r`\b(?:quit|quitting|leave|leaving|resign from|resigning from) (?:my|this|the) (?:\w+ )?(?:job|work|company|position)\b|\b(?:resign|resigning|resignation|two weeks'? notice|2 weeks'? notice|(?:put|hand|give|giving|putting|handing) in my notice|giv(?:e|ing) (?:my )?notice)\b|${tell}${boss}${gap}\b(?:i'm|i am|i want to|that i'm) (?:quit|quitting|leaving|leave)\b`,
    ),
    unless: harmedOr(
      r`\b(?:he|she|they|${partner}|${friend}|son|daughter) (?:is |wants to |just )?(?:quit|quits|resigned)\b`,
    ),
    words: {
      plain: [
        "I've decided to leave my job here, and I wanted you to hear it from me first.",
        "I'm giving my notice; I'd like to talk about how to hand over my work.",
        "This wasn't quick, and I've made up my mind: I'm going to leave.",
      ],
      soft: [
        "This isn't easy to say. I've thought about it for a while, and I'm going to move on.",
        "Do you have a few minutes? I'd like to tell you in person that I'm leaving.",
        'I want to leave on good terms; could we talk about my last weeks here?',
      ],
    },
  },
  {
    id: 'raise',
    when: any(
      r`\b(?:ask|asking|asked|want|need|deserve|get|request|bring up|about|for)\b${near}\b(?:a|my|the) (?:pay |salary )?(?:raise|promotion)\b|\b(?:more money|more pay|higher salary|better pay)\b${gap}(?:${boss}|\bwork\b|\bjob\b)|${tell}${boss}${gap}\b(?:more money|more pay|salary|my pay|underpaid)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        "I'd like to talk about my pay. When would be a good time this week?",
        "I've taken on a lot here, and I'd like my pay to reflect that.",
        "I'd like to go over what I do here and what I'm paid for it.",
      ],
      soft: [
        "I like working here, and that's why I want to ask you about my pay.",
        'It feels a little awkward to ask; could we sit down and look at my pay together?',
        "Could you tell me what you'd need to see from me for the next step up?",
      ],
    },
  },
  {
    id: 'time-off',
    when: any(
      r`\b(?:ask|asking|need|want|get|take|taking|request|requesting)\b${gap}\b(?:time off|days? off|(?:a|the|next|one) (?:week|weekend|friday|monday|afternoon|morning) off|pto|vacation days?|leave of absence|(?:family|medical|bereavement|parental) leave|off (?:from )?work)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        "I'd like to take some time off. Can we look at the dates together?",
        "I need some time away from work, and I'd like to plan it with you.",
        "I'm asking for time off. What do you need from me to make that work?",
      ],
      soft: [
        "I know it's busy. I need a bit of time off, and I want to do it without leaving a mess.",
        'Could we talk about when a few days away would be easiest for the team?',
        "I don't ask for this lightly. Some time off would help me a lot right now.",
      ],
    },
  },
  {
    id: 'work-mistake',
    when: any(
      r`\bI (?:just |really |totally |have |had )?(?:made|make) (?:a|an|some|this|that) (?:\w+ )?(?:mistakes?|errors?)\b${gap}\b(?:work|job|${boss}|client|customer|report|order|project|invoice|patient)`,
      r`\b(?:work|job|${boss}|client|customer)\b${gap}\bI (?:made|messed|screwed|missed|forgot|deleted|sent)\b${near}\b(?:mistake|error|up|deadline|file|wrong)\b`,
      r`\bmy mistake at work\b|\b(?:messed|screwed) up (?:at|something at|a thing at) work\b|\bI (?:missed|blew|forgot) (?:a|the|my|an) (?:\w+ )?(?:deadline|meeting)\b`,
      r`${tell}${boss}${gap}\b(?:my mistake|i messed up|i screwed up|i made a mistake)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        'I made a mistake, and I want you to hear it from me.',
        'Something went wrong on my end. Can I tell you what happened and what I want to do now?',
        "That was my error. I'm sorry, and I'm working on fixing it.",
      ],
      soft: [
        "I don't feel good telling you this, and I don't want to hide it: I got something wrong.",
        "I've got something to own up to. Could we look together at how to set it right?",
        'Do you have a minute? Something slipped on my side, and I could use your advice.',
      ],
    },
  },
  {
    id: 'too-much-work',
    when: any(
      r`\b(?:too much|so much|more and more|way more|extra|tons of|a mountain of) work\b|\bworkload\b|\boverwork|\btoo many (?:tasks|projects|shifts|hours)\b|${boss}${gap}\b(?:keeps (?:giving|putting|piling|adding|dumping|scheduling)|piles|dumps)\b|\b(?:boss|work|job)\b${gap}\b(?:on my plate|can't keep up|overload|too many hours|every weekend|drowning)`,
    ),
    unless: harmedOr(r`\b(?:he|she|${partner})${near}\b(?:works|working|overworked)\b`),
    words: {
      plain: [
        'I have more on my desk than I can do well. What should come first?',
        "I can't take on more right now without something else slipping.",
        "I'd like to go through my list with you and decide what can wait.",
      ],
      soft: [
        "I want to do this well, and right now it's too much for one person. Can we look at it together?",
        "I've been trying to manage it alone. Could you help me sort out what matters most?",
        "It's hard for me to say no here. I'm at my limit, and I need some of this moved.",
      ],
    },
  },
  {
    id: 'extension',
    when: any(
      r`\b(?:extension|more time|extra time|turn it in|deadline|incomplete)\b${gap}\b(?:professor|teacher|instructor|ta|class|paper|essay|assignment|thesis|homework)\b`,
      r`\b(?:professor|prof|teacher|instructor|ta|advisor|paper|essay|assignment|thesis)\b[^?!]{0,90}?\b(?:extension|more time|extra time|in late|late (?:work|paper|essay|assignment)|deadline|I'm behind|not (?:done|finished)|can't finish|due)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        "I won't be able to finish in time. Would an extension be possible?",
        "I'm behind, and I'd rather tell you now than after the deadline. Could I have more time?",
        "I'd like to ask for an extension. I can tell you what I have so far.",
      ],
      soft: [
        "I've had a hard stretch, and my work shows it. Is there any room in the deadline?",
        'I know you have rules about this. Would you consider giving me a little more time?',
        'I want to hand in something I can stand behind. May I ask for some more time?',
      ],
    },
  },
  {
    id: 'late-rent',
    when: any(
      r`\b(?:late|behind|short|can't (?:pay|make|afford|cover)|cannot (?:pay|make|afford)|don't have|not have)\b${gap}\brent\b`,
      r`\brent\b${near}\b(?:late|be short|on time|behind)\b`,
      r`${tell}${landlord}${gap}\brent\b`,
    ),
    unless: harmedOr(
      r`${roommate}${near}\b(?:is|was|owes|never|doesn't|didn't|won't|hasn't|late|stopped|keeps?|always)\b`,
      r`\b(?:he|she|they)\b${near}\b(?:late|behind|owes)\b`,
    ),
    words: {
      plain: [
        "I can't pay the full rent on time. I'd like to agree with you on how I pay it.",
        "My rent is going to be a problem this time, and I'm telling you before you have to ask.",
        "I'd like to talk about the rent. Could we agree on a plan?",
      ],
      soft: [
        'This is hard for me to say. Money is tight, and I want to be upfront about the rent.',
        'I like living here and want to keep it right with you. Can we talk about the rent?',
        "I'm not trying to get out of it. Would you give me a little more time for the rent?",
      ],
    },
  },
  {
    id: 'landlord-repairs',
    when: all(
      landlord,
      r`\b(?:fix|fixed|fixing|repairs?|repaired|leak\w*|mold|broken|broke|heat|heater|heating|hot water|plumb\w*|toilet|sink|roof|ceiling|bugs|roach\w*|mice|rats|fridge|stove|window|ac|air conditioning)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        "There's something in my place that needs to be repaired. When can somebody come?",
        'I need this repair taken care of. Please give me a day that works for you.',
        "I'm putting this in writing so that we both have it: this needs to be fixed.",
      ],
      soft: [
        'I know you have a lot to look after. Could we set a day for the repair?',
        "I'd like to sort this out with you in a friendly way. When could the repair happen?",
        "Could I show you what I mean? It's getting hard to live with it like this.",
      ],
    },
  },
  {
    id: 'roommate-rent',
    when: all(
      roommate,
      r`\b(?:rent|bills?|utilities|electric|deposit|share of)\b`,
      r`\b(?:pay|pays|paid|paying|owes?|late|behind|share|short|cover|covering)\b`,
    ),
    unless: harmedOr(r`\b(?:I'm|I am|I can't|I owe)${near}\b(?:rent|bills?|late|behind)`),
    words: {
      plain: [
        'I need us to talk about the money for the apartment. Your part is still open.',
        'Can we agree on a day when each of us pays our share?',
        "I can't cover more than my own part. When can you pay yours?",
      ],
      soft: [
        "I don't like bringing up money. Can we sit down and go over what's still open?",
        "If things are tight for you, tell me. I'd just like us to have a plan.",
        'I want living together to stay easy. Could we sort out the bills this week?',
      ],
    },
  },
  {
    id: 'roommate-noise',
    when: all(
      roommate,
      r`\b(?:noise|noisy|loud|music|party|parties|blasts?|blasting|sleep|guests|over every night|gaming|up all night)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        "It's been too loud for me at home. Can we agree on quiet hours?",
        'I need it quieter at home, so that I can rest. What can we both live with?',
        'Could you keep it down at night? I need the sleep.',
      ],
      soft: [
        'I want you to feel at home here, and I need some quiet too. How could we do both?',
        'You may not know how far the sound carries. Can we find something that works for us both?',
        "I'd rather tell you than get grumpy: I've been struggling with the noise.",
      ],
    },
  },
  {
    id: 'roommate-mess',
    when: all(
      roommate,
      r`\b(?:dish|dishes|mess|messy|clean|cleans|cleaning|trash|dirty|kitchen|bathroom|chores|gross|slob|sink|laundry)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        "I'd like us to split the cleaning in a way that's clear for both of us.",
        "Can we talk about the apartment? I don't want to be the one who always cleans up.",
        "Please clean up your things when you're done. It would help me a lot.",
      ],
      soft: [
        'This is a small thing before it turns into a big one: can we make a plan for cleaning?',
        'We may just have different ideas of tidy. What would feel fair to you?',
        "I like living with you, and I'd like the place to feel good for us both.",
      ],
    },
  },
  {
    id: 'neighbor-dog',
    when: all(neighbor, r`\b(?:dogs?|puppy|bark|barks|barking|poop)\b`),
    unless: harmedOr(r`\bmy (?:dog|puppy)\b`, r`\b(?:died|passed away|bit|bites|attacked)\b`),
    words: {
      plain: [
        "Hi, I live close by. I'd like to talk with you about your dog.",
        "I wanted to come to you first. It's about your dog, and it's been hard on me.",
        'Could we find a solution together for the trouble with the dog?',
      ],
      soft: [
        "You may not even know this, so I wanted to tell you kindly. It's about your dog.",
        "I like dogs, and I'd like us to get along. Can I tell you what it's like on my side?",
        "I'm sorry to knock on your door with this. Do you have a minute about your dog?",
      ],
    },
  },
  {
    id: 'neighbor-noise',
    when: all(
      neighbor,
      r`\b(?:noise|noisy|loud|music|party|parties|blasts?|blasting|stomp\w*|bass|drill\w*|mow\w*|keeps? me (?:up|awake)|tv)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        'Hi, I live close by. The noise comes through to me, and I need it quieter.',
        'Could you keep it down in the evening? I can hear it in my place.',
        'I wanted to talk to you myself first. The noise has been hard on me.',
      ],
      soft: [
        "You probably don't know how much comes through the walls. Could we find something that works?",
        "I don't want any trouble between us. Can I tell you what I hear on my side?",
        "I'm sure it isn't on purpose. Would you be willing to turn it down a bit?",
      ],
    },
  },
  {
    id: 'doctor-not-heard',
    when: any(
      r`${doctor}${gap}\b(?:doesn't|does not|don't|didn't|never|won't|not|isn't|barely|hardly)\b${near}\b(?:listen\w*|hear\w*|believ\w+|seriously|look at me)\b`,
      r`${doctor}${gap}\b(?:brush(?:es|ed) me off|dismiss\w*|blow(?:s)? me off|blew me off|rush(?:es|ed)|in my head|just (?:says|said|tells|told))\b`,
      r`\b(?:not (?:being )?heard|ignored|dismissed|not taken seriously|brushed off)\b${near}\bby\b${near}${doctor}`,
    ),
    unless: harmed,
    words: {
      plain: [
        "I don't feel heard yet. I'd like to tell you the whole of it before we go on.",
        'This is not getting better for me. What else could it be, and what can we check?',
        "I need you to take this seriously; please write down in my chart what I've told you.",
      ],
      soft: [
        'I know time is short. Could I have two minutes to tell you what worries me the most?',
        'I may not have said it clearly last time. May I try again from the beginning?',
        "I'd like to understand how you see it; and I'd like you to know how it affects my days.",
      ],
    },
  },
  {
    id: 'doctor-low-mood',
    when: all(
      doctor,
      r`\b(?:depress\w*|low mood|feel(?:ing)? (?:so |really |very )?(?:low|down|empty|hopeless|numb|sad)|anxi\w+|panic|mental health|crying|cry|therapy|therapist|antidepressants?|burn(?:ed|t) out|so low|no energy)\b`,
      r`\b(?:say|tell|talk|ask|bring|mention|explain|start|text|words|appointment)\b`,
    ),
    unless: harmedOr(
      r`\bmy (?:mom|dad|husband|wife|son|daughter|sister|brother|friend)(?:'s)? (?:is|has|doctor|depress)`,
    ),
    words: {
      plain: [
        "I haven't been doing well in my mood, and I'd like help with it.",
        "It's not my body I came for. I've been feeling bad inside, and it isn't lifting.",
        "I'm not myself lately. What can we do about it?",
      ],
      soft: [
        "This is hard for me to say out loud. I've been struggling, and I don't want to do it alone.",
        "May I read it to you? I wrote down how I've been feeling, because talking is hard.",
        "I usually say that I'm fine. The truth is that I'm not, and I'd like to tell you.",
      ],
    },
  },
  {
    id: 'told-lost-job',
    when: any(
      r`\bI(?:'ve| have)? (?:just |also )?(?:lost my job|lost the job|got (?:fired|laid off|let go|canned)|was (?:fired|laid off|let go)|been (?:fired|laid off|let go)|am getting laid off)\b`,
      r`\b(?:that |about )?(?:me )?losing my job\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        'I lost my job. I wanted you to hear it from me.',
        "I have bad news about work: I don't have my job anymore.",
        'I need to tell you something hard. My job is gone.',
      ],
      soft: [
        "Can you sit with me for a minute? Something happened at work, and it's not good.",
        "I've been scared to tell you this; I lost my job, and I don't want to carry it alone.",
        "I don't need an answer from you right now; I just need you to know that I lost my job.",
      ],
    },
  },
  {
    id: 'told-car',
    when: any(
      r`\bI(?:'ve| have)? (?:just |accidentally |kind of )?(?:scratched|dented|wrecked|crashed|totaled|hit|backed|damaged|scraped|bumped|broke)\b${near}\b(?:car|truck|van|bumper|mirror)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        "Something happened to the car, and it was me. I'm sorry.",
        'I damaged the car. I want to tell you before you see it.',
        'I have to own up to something: the car got damaged while I had it.',
      ],
      soft: [
        "Please don't be startled when you see the car. It was me, and I feel bad about it.",
        "I was nervous to tell you this. I wasn't careful enough with the car, and I'm sorry.",
        "Can I tell you something about the car? I'd like to figure out together how I make it right.",
      ],
    },
  },
  {
    id: 'told-spending',
    when: any(
      r`\bI(?:'ve| have)? (?:just |secretly |already |kind of )?(?:spent|blew|gambled|maxed out|wasted)\b${gap}\b(?:money|savings|credit cards?|cards?|too much|thousand|paycheck|hundred|a lot)\b|\bI(?:'ve| have)? (?:just )?lost\b${near}\b(?:money|savings|thousand|paycheck)\b`,
      r`\bI (?:have|hid|hide|am hiding|have been hiding|got)\b${near}\b(?:credit card debt|debts?)\b`,
    ),
    unless: harmedOr(
      r`\b(?:I|I've) lost (?:a lot|too much)\b(?! of money)`,
      r`\btime\b${near}\bspent\b|\bspent${near}\btime\b`,
    ),
    words: {
      plain: [
        'I have to tell you something about money. I did something I should have told you before.',
        "There's less money than you think, and that's because of me. I want to be open about it.",
        "I haven't been open with you about money. I'd like to show you everything.",
      ],
      soft: [
        "I'm ashamed of this, and I still want you to know. It's about money I'm out.",
        "Can we sit down together? There's something about money that I've been afraid to tell you.",
        "I don't want a secret between us. Can I tell you what happened with the money?",
      ],
    },
  },
  {
    id: 'drinks-too-much',
    when: any(r`${someone}${gap}\b(?:drinks|drinking|drunk|hungover|wasted|alcoholic|alcohol|booze)\b`),
    unless: harmedOr(
      r`\bI (?:drink|drank|was drunk|got drunk|was wasted|got wasted|have been drinking)\b|\bmy (?:own )?drinking\b|\b(?:driv(?:es|ing)|drove)\b|\b(?:wasted|drink\w*)\b${near}\b(?:money|time|coffee|tea|water|milk|juice|soda)\b|\b(?:for|buy|buys|bought|get|grab|grabbed|some|few|of|me|had) (?:a )?drinks?\b`,
    ),
    words: {
      plain: [
        "I'm worried about how much you drink. I wanted to say it to you and not to others.",
        'I see you drinking more than is good for you, and I care too much to say nothing.',
        "I miss you when you've been drinking. Can we talk about it while you're sober?",
      ],
      soft: [
        "I'm not here to lecture you; I'm worried, and I'd like to know how you really are.",
        "You don't have to defend anything to me. What is the drinking doing for you right now?",
        "I care about you a lot. If you ever want to drink less, I'll be on your side.",
      ],
    },
  },
  {
    id: 'left-out',
    when: any(
      r`\b(?:wasn't|weren't|not|didn't|never|without)\b${near}\b(?:invited|invite me|invite us|inviting me|ask me to come|include me|included|asked me to come)\b`,
      r`\b(?:left|leave|leaves|leaving) me out\b|\b(?:feel|felt|feeling|am|was|being|getting) (?:so |really |kind of )?(?:left out|excluded)\b|\b(?:excluded me|excludes me|hung out without me|went without me|all go without me)\b`,
    ),
    unless: harmedOr(r`\bI (?:didn't|did not|don't want to|won't) invite\b`),
    words: {
      plain: [
        "I found out that I wasn't part of it, and it stung. Can I ask you about it?",
        "I felt left out, and I'd rather tell you than act as if nothing happened.",
        "I would have liked to be there. Was there a reason I wasn't?",
      ],
      soft: [
        "Maybe it wasn't meant that way. I felt a bit left out, and I wanted you to know.",
        "I don't want to make it awkward. I miss being part of things with you.",
        "Being with you all matters to me. Next time, I'd love to come along.",
      ],
    },
  },
  {
    id: 'always-cancels',
    when: any(
      r`${someone}${gap}\b(?:always|keeps?|kept|constantly|again|every time|last minute|never)\b${near}\b(?:cancel\w*|bail\w*|flak\w+|stands? me up|stood me up|shows? up|resched\w+|backs? out|backing out)\b`,
      r`${someone}${gap}\b(?:cancel(?:s|ed|led)|bail(?:s|ed)|flake[sd]?|backed out)\b${near}\b(?:again|always|every time|last minute|third|constantly)\b`,
      r`\b(?:friend|she|he) is (?:so |such a |really )?(?:flaky|flake)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        "When our plans fall through again and again, I stop looking forward to them. I don't want that.",
        "I need you to tell me earlier when you can't make it.",
        "It's happened more than once now that you canceled, and it gets to me.",
      ],
      soft: [
        "I'd like to see you. Is there a way of meeting up that would be easier for you?",
        'I know life gets full. When you cancel, I wonder if you still want to see me.',
        "Would you rather make smaller plans for a while? I'd like ones that we both keep.",
      ],
    },
  },
  {
    id: 'went-quiet',
    when: any(
      r`\bghost(?:ed|ing|s)\b|\b(?:left|leaves|leaving) me on (?:read|seen)\b|\bradio silence\b|${someone}${gap}\b(?:went|gone|has been|got|gotten) (?:so |really |totally |completely )?(?:quiet|silent|distant|cold)\b`,
      r`${someone}${gap}\b(?:stopped|stops|quit) (?:answering|texting|replying|calling|responding|writing|talking)\b`,
      r`${someone}${gap}\b(?:hasn't|haven't|doesn't|didn't|don't|won't|never|not)\b (?:even |ever |really )?(?:answer|answers|answered|answering|texted|text back|reply|replies|replied|replying|respond|responds|responded|write back|written back|call back|called back|texted back)\b`,
      r`\bhaven't heard (?:back )?from (?:her|him|them|my|a)\b`,
    ),
    unless: harmedOr(
      r`\b(?:interview|job (?:offer|application)|applied|recruiter|client|landlord|doctor|company|hr)\b`,
      r`\bI (?:ghosted|stopped (?:answering|texting|replying)|didn't (?:answer|reply)|haven't (?:answered|replied))\b`,
      r`\b(?:died|passed away|years?)\b`,
      r`\b(?:sister|brother|son|daughter|teenager|mom|dad)\b`,
    ),
    words: {
      plain: [
        "I haven't heard from you, and I'd like to know where we stand.",
        "You've been quiet lately. Did I do something, or is it something else?",
        "I've noticed the silence between us. Please tell me straight what it's about.",
      ],
      soft: [
        "I've been thinking of you. You don't owe me a long answer, a short sign is enough.",
        "It's been quiet between us, and I miss you. I hope you're okay.",
        "No pressure at all. If you need time, just let me know, and I'll wait.",
      ],
    },
  },
  {
    id: 'sibling-years',
    when: all(
      sibling,
      r`\b(?:haven't|hasn't|have not|not|no|don't|stopped|didn't|never)\b${near}\b(?:spoken|spoke|talked|talk|talking|speak|speaking|contact|seen|heard|on speaking terms)\b|\bestranged\b|\bcut (?:me|him|her|them|us|each other) off\b`,
      r`\b(?:years?|months|decades?|long time|estranged|anymore|ages|forever|since|cut)\b`,
    ),
    unless: harmedOr(r`\b(?:died|passed away|death)\b`),
    words: {
      plain: [
        "It's been a long time. I'd like to hear from you, if you want that too.",
        "I don't want to go on not talking. Would you be willing to start small?",
        "I've thought about you more often than you know. I'd like to be in touch again.",
      ],
      soft: [
        "You don't have to answer this. I just wanted you to know that you're on my mind.",
        "I don't need to sort out the past today. I'd just like to know how you are.",
        "I'm not sure how to begin after all this time; I miss having you in my life.",
      ],
    },
  },
  {
    id: 'reconnect',
    when: any(
      r`\b(?:reconnect\w*|get back in touch|back in touch|(?:reach|reaching) out (?:to|after)|lost touch|drifted apart|fell out of touch|lost contact)\b`,
      r`\b(?:haven't|have not|didn't|not|hadn't)\b${near}\b(?:spoken|talked|seen|written|texted|called|heard|contact)\b${gap}\b(?:years?|months|ages|forever|long time|since)\b`,
      r`\b(?:old|childhood|former|college|high school) friend\b`,
    ),
    unless: harmedOr(
      r`\b(?:died|passed away|funeral|hospital|cancer)\b`,
      r`\b(?:therap\w+|doctor|help line|professional)\b`,
    ),
    words: {
      plain: [
        "It's been a long time, and I've been thinking of you. How are you?",
        "We lost touch, and I'd like to change that. Would you want to catch up?",
        "I know this comes out of the blue. I'd like to hear how life has been for you.",
      ],
      soft: [
        "Something made me think of you today, and I smiled. I hope you're doing well.",
        "I'm sorry that I've been away so long. I'd be happy to hear from you, no rush.",
        "You don't have to answer. I just wanted you to know that I still think of you.",
      ],
    },
  },
  {
    id: 'wedding-cannot',
    when: all(
      r`\b(?:wedding|bridesmaid|bachelorette|bachelor party|groomsman|baby shower|bridal shower|maid of honor|best man)\b`,
      r`\b(?:can't|cannot|can not|couldn't|won't|don't want|not|unable|too expensive|too much money|afford|cost|costs|decline|turn(?:ing)? down|say no|saying no|back out|backing out|skip|get out of|miss)\b`,
    ),
    unless: harmedOr(
      r`\b(?:not|wasn't|didn't|weren't)\b${near}\binvite`,
      r`\b(?:my|our) (?:own )?wedding\b|\bcall(?:ing)? off\b`,
    ),
    words: {
      plain: [
        "I'm so glad for you, and I have to tell you that I can't be part of it the way you hoped.",
        "I've looked at it from every side, and I can't make it work. I wanted to tell you myself.",
        "I have to say no this time, and it isn't about how much you mean to me.",
      ],
      soft: [
        "This is hard to say, because your day matters to me. I can't do it, and I'm sorry.",
        "I'd love to celebrate with you in a way that I can manage. Can we find a day for us?",
        "I waited too long to say it, because I didn't want to let you down. I can't make it work.",
      ],
    },
  },
  {
    id: 'envy-congrats',
    when: any(
      r`\b(?:congrat\w*|happy for (?:her|him|them|my|you))\b${gap}\b(?:jealous|envy|envious|hurts?|hard|can't|cry|sad|but)\b`,
      r`\b(?:jealous|envy|envious|hurts?|hard|sad)\b[^?!]{0,80}?\b(?:congrat\w*|happy for (?:her|him|them|my))\b`,
      r`\b(?:jealous|envious)\b of (?:my |her |his )?(?:${friend}|sister|brother|cousin|coworker|pregnancy|baby|promotion|engagement|wedding)`,
      r`${someone}${gap}\b(?:pregnant|engaged|promoted|promotion|got into|new house|getting married)\b[^?]{0,80}?\b(?:I'm|I am|I feel|feeling) (?:so |really |a bit |kind of )?(?:jealous|envious)\b`,
    ),
    unless: harmedOr(r`\b(?:he|she|${partner}) (?:is|gets|got|was) (?:so |really |very )?jealous\b`),
    words: {
      plain: [
        "Congratulations. You wanted this, and now it's here.",
        'I heard your news, and I wanted to congratulate you myself.',
        "I'm glad for you. Tell me how it feels.",
      ],
      soft: [
        "I'm happy for you, and if I get quiet sometimes, that's about me and not about you.",
        'Your good news deserves a real hug. I may need a little time with my own feelings too.',
        'I want to be honest: part of me wishes for it too, and all of me wishes you well.',
      ],
    },
  },
  {
    id: 'forgot',
    when: any(
      r`\bI (?:just |totally |completely |really |also )?(?:forgot|forgotten|missed)\b${gap}\b(?:birthday|anniversary|her|his|him|our|their|to (?:call|pick|pay|show)|dinner|date|party|recital|game|plans?|about)\b`,
      r`\bI've (?:totally |completely )?forgotten\b|\bforgetting (?:her|his|our|my \w+'s) (?:birthday|anniversary)\b`,
    ),
    unless: harmedOr(r`\bI missed (?:him|her) (?:so|a lot|too)\b`, r`\bmissed (?:period|our chance)\b`),
    words: {
      plain: [
        "I forgot, and I'm sorry. You had every reason to count on me.",
        "That was important to you, and I didn't think of it. I'm sorry.",
        "I don't have a good excuse. I forgot, and I'd like to make it up to you.",
      ],
      soft: [
        'I feel bad that I forgot. Was it very disappointing for you?',
        'You matter to me more than my memory shows. May I make it up to you?',
        "I let it slip, and I can imagine how that felt. I'm sorry.",
      ],
    },
  },
  {
    id: 'yelled-at-child',
    when: any(
      r`\bI (?:just |really |totally |had |always |also )?(?:yelled|yell|screamed|scream|shouted|shout|snapped|snap|lost it|lost my temper|blew up|exploded|lost my cool)\b${gap}${child}`,
      r`${child}${gap}\bI (?:just |really |totally )?(?:yelled|screamed|shouted|snapped|lost it|lost my temper|blew up)\b`,
      r`\b(?:yelling|screaming|shouting|snapping|yelled|yell) at my ${child}`,
    ),
    unless: harmedOr(
      r`\b(?:husband|wife|he|she|teacher|partner|dad|mom|mother|father|grandma) (?:just |always |keeps )?(?:yells|yelled|screams|screamed|shouts|shouted|yelling)\b`,
      r`\bI (?:hit|slapped|spanked|shook|smacked)\b`,
      r`\b(?:boyfriend|girlfriend)\b`,
    ),
    words: {
      plain: [
        "I yelled at you, and I shouldn't have. I'm sorry.",
        'I got too loud earlier. That was my job to handle, and not yours.',
        "You didn't deserve to be yelled at. I'm sorry for it.",
      ],
      soft: [
        'I got very loud before, and maybe that was scary. Do you want a hug, or just me nearby?',
        "Even when I'm mad, I love you; I'm sorry that I yelled.",
        'Grown-ups get it wrong too, and I did. How was it for you when I got so loud?',
      ],
    },
  },
  {
    id: 'said-mean',
    when: any(
      r`\bI (?:just |really |kind of |also )?(?:said|called|told|texted|wrote)\b${gap}\b(?:mean|awful|horrible|terrible|nasty|cruel|hurtful|stupid|harsh|shouldn't have|didn't mean|regret|selfish|an idiot|ugly|lazy|fat)\b`,
      r`\bI (?:was|have been|got) (?:so |really |pretty |too )?(?:mean|rude|harsh|nasty|cruel|unfair|snappy) (?:to|with)\b|\bI (?:hurt|insulted|snapped at|yelled at|lashed out at|screamed at|blew up at) (?:my|her|him|them|a)\b|\bwhat I said\b${near}\b(?:hurt|mean|wrong|awful)\b|\btake back what I said\b`,
    ),
    unless: harmedOr(r`\bI told ${near}\b(?:he|she|they|you) (?:was|were|is|are)\b${near}\b(?:mean|rude)\b`),
    words: {
      plain: [
        "What I said was hurtful, and I'm sorry. You didn't deserve it.",
        "I was out of line with you. I take it back, and I'm sorry.",
        "I've been thinking about how I spoke to you. It was wrong.",
      ],
      soft: [
        "I keep hearing my own words, and I don't like them. Would you let me say sorry?",
        "I can imagine that it hurt. If you want to tell me how it was, I'll just listen.",
        "You matter to me, and that's not how I want to talk to you. I'm sorry.",
      ],
    },
  },
  {
    id: 'housework',
    when: all(
      r`${partner}|\b(?:he|she|they)\b`,
      r`\b(?:doesn't|does not|don't|never|won't|not|barely|hardly|nothing)\b${near}\b(?:help|helps|helping|clean|cleans|cook|cooks|lift a finger|lifts a finger|chores|housework|do anything|does anything|pull)\b|\b(?:I do|doing|I'm doing|I have to do|does|left with) (?:everything|it all|all the|all of the|nothing)\b|\b(?:lifts|lift|lifted) a finger\b|\bmental load\b|\bhelp(?:s|ing)? (?:more |me )?(?:at home|around the house|with the (?:kids|house|chores|housework|baby))`,
      r`\b(?:home|house|housework|chores|clean|cleaning|cook|cooking|kids|baby|dishes|laundry|household|everything|mental load|lifts? a finger)\b`,
    ),
    unless: harmedOr(
      r`\b(?:mom|mother|dad|father|parent|sister|brother|siblings?|son|daughter|teen\w*|coworker|boss|roommates?|at work)\b`,
    ),
    words: {
      plain: [
        "I can't carry so much of the home on my own. I need us to share it out again.",
        'I need you to take over some things at home for good, without my asking.',
        'Can we write down everything that gets done at home, and split it in a fair way?',
      ],
      soft: [
        "I'm worn out, and I miss being a team with you. Can we look at the housework together?",
        "I don't want to keep asking and nagging. What at home could be yours from now on?",
        'You may not see how much there is to do every day. Can I show you?',
      ],
    },
  },
  {
    id: 'partner-phone',
    when: any(
      r`(?:${partner}|\b(?:he|she)\b)${gap}\b(?:on|at|into|with|glued to|stares? at|looks? at|staring at|looking at|scroll\w*|addicted to)\b${near}\b(?:phone|screen|tiktok|instagram|video games?|gaming|cell|reddit|ipad)\b`,
      r`(?:${partner}|\b(?:he|she)\b)${gap}\b(?:scrolls|scrolling|gaming|plays video games)\b`,
    ),
    unless: harmedOr(
      r`\b(?:my|the|our) (?:son|daughter|kids?|teen\w*|child|mom|dad|boss|coworker|roommate)\b`,
      r`\b(?:talk\w*|call|voice|texts|messages|cheat\w*|another (?:woman|man)|goes through|went through)\b`,
    ),
    words: {
      plain: [
        "When you're on your phone while we're together, I feel alone next to you.",
        "I'd like us to have some time in the evening without screens.",
        'Could you put it away for a bit? I want to have you here with me.',
      ],
      soft: [
        "I miss your eyes on me. Could we have half an hour that's only ours?",
        "I know it's how you unwind. I'd just love to have a bit more of you.",
        'Can we try something? Both of us put the screens away while we eat.',
      ],
    },
  },
  {
    id: 'love-you',
    when: any(
      r`\b(?:say|saying|tell|telling|said)\b${near}\b(?:I love you|I love (?:her|him|them)|I'm in love|I am in love|how I feel about (?:her|him|them))\b|\b(?:the l word|those three words|three little words)\b|\bI(?:'m| am) (?:falling )?in love with (?:her|him|them|my)\b`,
    ),
    unless: harmedOr(
      r`\b(?:never|doesn't|won't|stopped)\b${near}\b(?:says?|tells?|saying|in love|love)\b|\b(?:not in love|don't (?:think I )?love)\b`,
      r`\b(?:someone else|somebody else|another|married|my (?:best )?friend's|my boss|break up|breaking up|leave)\b`,
      r`\b(?:he|she|they) (?:just )?(?:said|told)\b`,
    ),
    words: {
      plain: [
        "I love you. You don't have to say anything back.",
        "I've wanted to tell you this for a while: I love you.",
        "There's something I want you to know, simply because it's true; I love you.",
      ],
      soft: [
        "I'm a little nervous; when I'm with you, there's a sentence I keep swallowing: I love you.",
        "You mean so much to me that 'I like you' isn't the right word anymore.",
        "I don't need an answer today. I just don't want to keep it to myself that I love you.",
      ],
    },
  },
  {
    id: 'no-second-date',
    when: any(
      r`\b(?:second|2nd|another|third) date\b${gap}\b(?:no|not|don't|decline|didn't|turn)\b`,
      r`\b(?:don't|do not|didn't|not|no)\b${gap}\b(?:second|2nd|another|third) date\b`,
      r`\b(?:turn|turning|let|letting)\b${near}\b(?:him|her|them|someone|guy|girl|date)\b${near}\b(?:down|gently)\b`,
      r`\bdate\b${gap}[.?!]?${gap}\b(?:didn't feel|no spark|no chemistry|not interested|not feeling it|don't want to see (?:him|her|them) again)\b`,
    ),
    unless: harmedOr(
      r`\b(?:he|she|they) (?:didn't|doesn't|said|isn't|is not|won't|turned)\b`,
      r`\b(?:boss|work|job|invitation|${partner})\b`,
    ),
    words: {
      plain: [
        "Thank you for the time we had. I don't feel a spark, and I'd like to leave it there.",
        "I liked meeting you, and I don't see us going further. I wanted to tell you honestly.",
        "I'm not going to meet up again, and I'd rather tell you than go quiet.",
      ],
      soft: [
        "It was kind of you to take the time. It's not quite right for me, and I wish you well.",
        "You deserve a clear answer: for me it isn't a match. Thank you for meeting me.",
        "I've thought about it, and my heart isn't in it. I hope you find what you're looking for.",
      ],
    },
  },
  {
    id: 'ask-out',
    when: any(
      r`\b(?:ask|asking|invite|inviting)\b (?:${near}\b)?(?:out|on a date|to coffee|for coffee|to dinner|to prom|to the dance|for (?:her|his|their) number)\b`,
      r`\b(?:my|a|the|this) crush\b|\bcrush on\b|\b(?:text|talk to|message|approach|flirt with)\b${near}\b(?:girl|guy|boy|woman|man) (?:I like|I'm into|from|at|in|I met)\b`,
      r`\b(?:girl|guy|boy|woman|man) I (?:like|really like|'m into|am into)\b|\bI like (?:this|a) (?:girl|guy|boy|woman|man)\b|\btell (?:her|him|them) (?:that )?I like (?:her|him|them)\b`,
    ),
    unless: harmedOr(
      r`\b(?:he|she|they|boss|coworker|guy|someone) (?:just |always |keeps? )?(?:asked|asks|asking|invited)\b`,
      r`\bcrush (?:died|hates)\b|\b(?:married|${partner})\b`,
    ),
    words: {
      plain: [
        'I like talking with you. Would you want to get a coffee with me sometime?',
        "I'd like to see you again, just the two of us. Are you free this week?",
        "I'd like to get to know you better. Can I take you out for a coffee?",
      ],
      soft: [
        'Hey, I thought of you today. How has your week been?',
        "I've been working up the nerve to ask: would you go for a walk with me sometime?",
        "No pressure at all. I think you're easy to like, and I'd enjoy some time with you.",
      ],
    },
  },
  {
    id: 'breaking-up',
    when: any(
      r`\b(?:break|breaking) (?:it off|things off|up with|it to (?:her|him) that it's over)\b|\b(?:want|wants|need|going|have|how) to break up\b|\bbreak up\b${near}\b(?:text|gently|kindly|nicely)\b|\b(?:I want|I need|I have|I'm going|I am going|how do I|how to|I'm thinking of|do I) ?(?:to )?(?:end (?:it|things|this|our|the|my)|leav(?:e|ing) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner)))\b|\bI want a (?:divorce|separation)\b|\bask(?:ing)?\b${near}\bfor a (?:divorce|separation)\b|\bcall(?:ing)? off (?:the|our|my) (?:wedding|engagement)\b`,
    ),
    unless: harmedOr(
      r`\b(?:he|she|they|${partner}) (?:just |suddenly )?(?:wants|wanted|is going|broke|is breaking|left|asked|is leaving)\b`,
      r`\bend it all\b`,
      r`\b(?:friend|sister|brother|son|daughter)(?:'s)? (?:break|broke|is going through)\b`,
    ),
    words: {
      plain: [
        "I've thought about this for a while. I don't want to go on as a couple.",
        'This is hard to say, and you deserve to hear it clearly: I want us to separate.',
        'I have to be honest with you. For me, this relationship is over.',
      ],
      soft: [
        "You've been important to me, and that's why I want to say it in person: I can't go on.",
        "There's no good way to say this; I care about you, and I have to let us go.",
        "I'm sorry for how much this may hurt. I can't be your partner anymore.",
      ],
    },
  },
  {
    id: 'money-fights',
    when: all(
      r`${partner}|\b(?:we|our|us)\b`,
      r`\b(?:fight|fights|fighting|argue|arguing|argument|arguments|disagree|fought|talk|bring)\b${gap}\b(?:money|spending|budget|finances|bills)\b|${partner}${gap}\b(?:spends (?:too|so|all|our|money|more)|keeps (?:spending|buying)|overspend\w*|bad with money|maxed)\b(?! (?:much |of (?:his|her) )?time)`,
    ),
    unless: harmedOr(r`\b(?:roommates?|rent|cousin|mom|dad|parents|sister|brother|loan|lent|lend|borrow\w*)\b`),
    words: {
      plain: [
        "I don't want to fight about money anymore. Can we go through the numbers together?",
        "I get scared about money, and then I get sharp. I'd like us to make a plan.",
        "Let's agree on how we decide things that cost a lot.",
      ],
      soft: [
        'Money is touchy for both of us. Can we start with what each of us worries about?',
        'I want us to be on the same side of this. Could we sit down for half an hour?',
        "This isn't about who is right. I'd like us both to sleep well about money.",
      ],
    },
  },
  {
    id: 'kids-talk',
    when: any(
      r`\b(?:having|have|want|wants|wanting|about|no) (?:any |more |to have )?(?:kids|children|a baby|a child|another (?:baby|child|kid))\b${gap}\b(?:${partner}|he|she|him|her|us|we)\b`,
      r`(?:${partner}|\bhe|\bshe|\bI|\bwe)${near}\b(?:want|wants|don't want|doesn't want|ready for|talk about|bring up)\b (?:\w+ )?(?:to have )?(?:kids|children|a baby|another baby|a family)\b`,
    ),
    unless: harmedOr(
      r`\b(?:mom|mother|dad|in-?laws?|parents|custody|divorce\w*|miscarr\w*|lost the baby|pregnant|visit|see the kids|my kids|our kids)\b`,
    ),
    words: {
      plain: [
        "I'd like to talk about whether we want children, and I'd like us both to be honest.",
        "It's important for me to know where you stand on having kids.",
        "I don't want to keep guessing. Can we talk about children, without deciding anything today?",
      ],
      soft: [
        "There's a big question that I'm a little afraid of. Can we talk about children sometime?",
        "I'd like to hear how you picture the years ahead of us. And I'd like to tell you mine.",
        "I won't hold you to anything. What comes up in you when you think of kids?",
      ],
    },
  },
  {
    id: 'moving-in',
    when: any(
      r`\b(?:moving|move|living|live) in together\b|\b(?:moving|move) in with (?:my )?(?:${partner}|him|her|them)|\bliv(?:e|ing) together\b|\bask(?:ing)?\b${near}\bto move in\b`,
    ),
    unless: harmedOr(r`\b(?:mom|mother|dad|father|parents|sister|brother|in-?laws?|son|daughter|grandma)\b`),
    words: {
      plain: [
        "I'd like to talk about living together, and what each of us wants.",
        "Where are you with the idea of sharing a place? I'd like to tell you where I am.",
        "Before we decide anything about a home, I'd like us to say what we each need.",
      ],
      soft: [
        "I've been thinking about us and a home. Can we dream about it a little, and be honest too?",
        "Can I ask you something without any pressure? It's about living together.",
        'What would you look forward to if we shared a place, and what would worry you?',
      ],
    },
  },
  {
    id: 'need-space',
    when: any(
      r`\bI (?:just |really |also )?(?:need|want)\b${near}\b(?:space|time alone|alone time|time to myself|time for myself|a break from (?:him|her|them|us)|room to breathe|distance)\b`,
      r`\b(?:ask|asking|need)\b${near}\bfor (?:some |more |a little )?(?:space|alone time)\b|\b(?:smother(?:s|ed|ing)|suffocat(?:es|ed|ing)|clingy|too needy)\b`,
    ),
    unless: harmedOr(r`\b(?:he|she|they|${partner}) (?:said )?(?:\w+ )?(?:needs|wants|said I'm|says I'm|calls me)\b`),
    words: {
      plain: [
        "I need some time to myself; it's not about leaving, it's about catching my breath.",
        "I need more space than I've been taking. I'd like to tell you how much.",
        "I'd like to have some time that's only mine. Can we agree on when?",
      ],
      soft: [
        "I care about you, and I need to be alone for a bit. I'll come back to you.",
        "When I get some quiet, I'm much nicer to be around. Could I have a bit more of it?",
        "Please don't take it as a no to you. I need room to hear myself think.",
      ],
    },
  },
  {
    id: 'never-listens',
    when: any(
      r`(?:${partner}|\b(?:he|she)\b)${gap}\b(?:never|doesn't|does not|won't|isn't|not|don't|didn't|barely)\b (?:really |even |ever )?(?:listen|listens|listening|hear me|hears me|pay attention|pays attention)\b`,
      r`(?:${partner}|\b(?:he|she)\b)${gap}\b(?:interrupts me|talks over me|cuts me off|tunes me out|zones out)\b`,
    ),
    unless: harmedOr(r`\b(?:son|daughter|kids?|teen\w*|toddler|boss|doctor|teacher|dog)\b`),
    words: {
      plain: [
        "When I talk and it doesn't reach you, I feel alone; I need you to hear this one thing.",
        "I don't need a solution; I need you to listen until I've finished.",
        'Can you tell me what you heard me say? It matters to me to get across.',
      ],
      soft: [
        'When would be a good moment to talk, so that you can really be with me?',
        "I'd love ten minutes of you, with nothing else going on. Could I have that tonight?",
        'Maybe I start at the wrong moments. How could I tell you things so that they reach you?',
      ],
    },
  },
  {
    id: 'need-closeness',
    when: all(
      `${partner}|\\b(?:he|she|him|her|we)\\b`,
      r`\b(?:need|want|miss|wish|ask\w*)\b${near}\b(?:more )?(?:affection|attention|quality time|time together|time with (?:me|him|her)|closeness|intimacy|romance|to be held|hugs|cuddl\w+|date nights?)\b|\b(?:never|doesn't|don't|not|no|hardly|barely|stopped)\b${near}\b(?:hugs?|hugging|kiss\w*|touch(?:es|ed|ing)? me|affection\w*|cuddl\w*|spend time|spends time|have sex|date nights?|intima\w+|time for (?:me|us))\b|\blike roommates\b`,
    ),
    unless: harmedOr(
      r`\b(?:mom|mother|dad|father|son|daughter|kids?|friend|boss|don't want to be touched|died|passed away)\b`,
    ),
    words: {
      plain: [
        "I miss being close to you. I'd like more time that's only for us.",
        'I need more warmth between us. Can we talk about how to get there?',
        'It would mean a lot to me if you held me more often.',
      ],
      soft: [
        'I miss us. Could we have an evening together, with nothing to get done?',
        "It's not a complaint, it's a wish: I'd like to feel close to you again.",
        "Would you sit with me for a while? I don't need anything else right now.",
      ],
    },
  },
  {
    id: 'not-home-for-holidays',
    when: all(
      r`\b(?:holidays?|thanksgiving|christmas|easter|xmas|hanukkah|new year's|family (?:dinner|gathering|reunion|visit))\b`,
      r`\b(?:not|can't|cannot|won't|don't|skip|skipping|without|instead|no|stay(?:ing)? (?:home|here)|miss|missing)\b`,
      r`\b(?:come|coming|go|going|home|visit|visiting|there|skip|skipping|be there|make it|travel|fly|spend|spending|miss|missing|attend)\b`,
    ),
    unless: harmedOr(
      r`\b(?:not|wasn't|didn't|weren't)\b${near}\binvite`,
      r`\b(?:died|passed away|funeral|first (?:christmas|thanksgiving|holiday) without|boss|time off)\b`,
      r`\b(?:isn't|aren't|he's not|she's not|they're not|son won't|daughter won't|won't let)\b`,
    ),
    words: {
      plain: [
        "I won't be coming for the holidays this time. I wanted to tell you early.",
        "I've decided to spend the holidays differently this year. It's not against you.",
        "I'm not coming this time. I know that's not what you hoped for.",
      ],
      soft: [
        "I know how much it means to you to have us all there. This year, I can't be.",
        "I'd love to find another day for us. The holidays don't work for me this year.",
        "It was hard to decide, because you matter to me. I'm going to sit this one out.",
      ],
    },
  },
  {
    id: 'weight-comments',
    when: any(
      r`${someone}${gap}\b(?:comment\w*|remark\w*|says?|said|tells?|told|mentions?|talks?|criticiz\w+|makes? fun|picks?|jokes?|asks?|judges?|nags?|called me|calls me)\b${gap}\b(?:my (?:weight|body|looks|size|figure|eating|appearance|belly|stomach|diet)|what I eat|how I look|fat|skinny|gained weight|lose weight|put on weight|too thin)\b`,
      r`\b(?:comments?|commenting|remarks?)\b${near}\b(?:my|about my|on my) (?:weight|body|looks|size|figure|eating|appearance)\b`,
    ),
    unless: harmedOr(r`\b(?:doctor|my (?:son|daughter|kid|child)'s? (?:weight|body))\b`),
    words: {
      plain: [
        "Please don't comment on my body. It's not something I want to talk about.",
        "I don't want to hear about my weight anymore. Let's leave it out when we talk.",
        "My body isn't up for discussion. Ask me about anything else.",
      ],
      soft: [
        "You may mean it kindly; when it's about my body, it hurts, and I need it to stop.",
        "I'd like to look forward to seeing you. It would help me if my looks weren't a topic.",
        'I hear those remarks for days afterward; could you leave them out, for my sake?',
      ],
    },
  },
  {
    id: 'life-comments',
    when: any(
      r`${parent}${gap}\b(?:comments?|criticiz\w+|judg\w+|nags?|nagging|lectur\w+|keeps? (?:asking|telling|commenting|pushing|bugging)|always (?:asks?|tells?|has something)|compares? me|disapprov\w+|meddl\w+|controls|controlling)\b`,
      r`\b(?:when am I|why I'm not|when I'm|asking when|why I am not|ask when)\b${near}\b(?:getting married|married|have kids|having kids|settle down|single|grandkids|a real job)\b`,
    ),
    unless: harmedOr(
      r`\bmother[- ]in[- ]law\b|\bin-?laws?\b|\bfather[- ]in[- ]law\b`,
      r`\b(?:for|lend|borrow\w*) money\b|\bkeeps? asking (?:me )?for\b`,
    ),
    words: {
      plain: [
        'I know you have your view of my life; I need you to let me decide it.',
        "Please stop there. I'm not asking for advice on this.",
        "I'd like us to talk about other things. This one is mine.",
      ],
      soft: [
        'I think you want the best for me. It would help me most if you trusted me with it.',
        "When I hear that, I feel like I'm not enough. Could you ask me how I am instead?",
        "I want to tell you about my life. That's easier for me when I don't feel judged.",
      ],
    },
  },
  {
    id: 'in-laws-advice',
    when: all(
      r`\b(?:mother|father|sister|brother)s?[- ]in[- ]laws?\b|\bin-?laws\b|\bmil\b|\b(?:husband|wife|boyfriend|girlfriend|partner)'s (?:mom|mother|dad|father|parents|family)\b`,
      r`\b(?:advice|advis\w+|opinions?|telling|tells?|told|teach\w*|comment\w*|critici\w+|interfer\w*|meddl\w*|involved|butts?|butting|knows? (?:better|best)|how (?:to|I|we)|correct\w*|judg\w+|nags?|bossy|overstep\w*|boundar\w+|raise|parenting)\b`,
    ),
    unless: harmedOr(
      r`\b(?:died|dying|passed away|cancer|hospital|sick|money|lend|loan|holidays?|christmas|thanksgiving|pregnant|invite\w*|meet(?:ing)? (?:his|her|the))\b`,
    ),
    words: {
      plain: [
        "I know you want to help. We'd like to do this in our own way.",
        'Thank you, I heard you. This is something that we decide ourselves.',
        "I'd like to ask you for something: please wait with advice until I ask for it.",
      ],
      soft: [
        'I can tell how much you care about us. It would help me to have a bit more room.',
        'You have a lot of experience. I need to find out some things for myself.',
        "I'd like us to get along well. Can I tell you what would make it easier for me?",
      ],
    },
  },
  {
    id: 'moving-out',
    when: any(
      r`\b(?:I|I'm|I am|to|that I'm|me)\b (?:want to |going to |want |plan to |am |be |just )?(?:moving|move|movin) (?:out|away|to (?:another|a different|a new|my own))\b|\b(?:my own (?:place|apartment)|a place of my own)\b`,
    ),
    unless: harmedOr(
      r`\b(?:roommates?|landlord|${partner})\b|\b(?:son|daughter|he|she|they) (?:is |wants to |just )?(?:mov)`,
    ),
    words: {
      plain: [
        "I've decided to move out. I'd like to tell you how I picture it.",
        "It's time for me to have my own place, and I wanted you to hear it from me.",
        "I'm going to live on my own. I've thought it through.",
      ],
      soft: [
        "I'm not moving away from you; I want to find out how it is to stand on my own.",
        "This may be hard to hear. I'm ready for my own place, and I'd like to have you with me in it.",
        "Thank you for the home I've had with you; I feel that it's time for my own.",
      ],
    },
  },
  {
    id: 'dropped-out',
    when: any(
      r`\b(?:drop|dropping|dropped) out\b|\b(?:I|I'm|I've|I am|that I)\b${near}\b(?:fail|failed|failing|flunked|flunking)\b|\b(?:quit|quitting|leave|leaving) (?:school|college|university|grad school|my (?:degree|program|major))\b|\b(?:changing|change|switch|switching) (?:my )?majors?\b|\bacademic probation\b`,
    ),
    unless: harmedOr(
      r`\bmy (?:son|daughter|kid|friend|brother|sister)\b${near}\b(?:drop|fail|flunk)`,
      r`\bfailed (?:him|her|them|as a)\b|\bfailing (?:him|her|them|as a)\b`,
    ),
    words: {
      plain: [
        "School isn't going the way we hoped. I want you to hear it from me.",
        'I have something to tell you about school, and please let me finish before you answer.',
        "I haven't been honest about how school is going. I'd like to be, now.",
      ],
      soft: [
        "I've been scared to tell you this, because I don't want to let you down. It's about school.",
        "I don't need a solution today; I need you to know how school really is for me.",
        'Can we talk about school? It would help me if you just listened first.',
      ],
    },
  },
  {
    id: 'coming-out',
    when: any(
      r`\b(?:come|coming|came) out (?:to (?:my|her|him|them|the)|as)\b|\b(?:how (?:do|can|should) I|want to|ready to|not) come out\b(?= ?[.?!]|$)|\b(?:I'm|I am|that I'm|being) (?:a )?(?:gay|lesbian|bi|bisexual|trans|transgender|queer|nonbinary|non-binary|pansexual|asexual|pan)\b|\bI like (?:girls|boys|men|women|both)\b(?= |[.?!]|$)${near}\b(?:parents|mom|dad|family|tell)\b`,
    ),
    unless: harmedOr(
      r`\b(?:my (?:son|daughter|kid|child|friend|brother|sister)) (?:just )?(?:came|is|told)\b`,
      r`\b(?:kick me out|kicked me out|disown\w*|not safe|unsafe)\b`,
    ),
    words: {
      plain: [
        "I want you to know something about me; it's about who I am, and I'm sure of it.",
        'I have something to tell you about myself, because I want you to really know me.',
        "There's a part of me that I've kept to myself. I don't want to hide it from you anymore.",
      ],
      soft: [
        "You matter to me, so I'd like to share something about who I am. Please just listen first.",
        "You don't have to say the right thing. I'd just like you to know me as I am.",
        "I'm nervous, because this is close to my heart. I'm still the same person you know.",
      ],
    },
  },
  {
    id: 'dating-someone',
    when: all(
      parent,
      r`\bI(?:'m| am|'ve been| have been) (?:dating|seeing) (?:someone|somebody|a|this)\b|\bI(?:'ve got| have| got) (?:a|a new) (?:boyfriend|girlfriend|partner)\b|\b(?:about|introduce|tell)\b${near}\bmy (?:new )?(?:boyfriend|girlfriend)\b`,
    ),
    unless: harmedOr(r`\b(?:break|broke|breaking|left|dumped|cheat\w*|lost my job|pregnant|hospital|died)\b`),
    words: {
      plain: [
        "There's somebody in my life, and I'd like you to know about it.",
        "I'm seeing someone. It's good, and I wanted to tell you myself.",
        "I have something to tell you: I'm with somebody who matters to me.",
      ],
      soft: [
        "I've been keeping something to myself, because it's precious to me. I'm seeing someone.",
        "I'd like to tell you about a person I care for. Would you hear me out first?",
        "It would mean a lot to me if you were glad with me; there's someone in my life.",
      ],
    },
  },
  {
    id: 'share-parent-care',
    when: all(
      sibling,
      r`\b(?:mom|mother|dad|father|parents|mum|grandma|grandmother|grandpa)(?:'s)?\b`,
      r`\b(?:care|caring|caregiv\w+|take turns|help (?:with|out|me|more)|doesn't help|don't help|never helps?|never visits?|all on me|everything|on my own|alone|share|dementia|appointments|pitch in|step up|nursing home)\b`,
    ),
    unless: harmedOr(r`\b(?:died|passed away|funeral|inherit\w*|will)\b(?! (?:not )?(?:help|do|take|say))`),
    words: {
      plain: [
        "I can't do all of the care by myself anymore; I need you to take over a part of it.",
        "Let's write down what needs to be done, and who does which part.",
        'I need your help, and I need it every week. Which part could be yours?',
      ],
      soft: [
        "I know you have a lot going on too. I'm worn out, and I can't carry this alone.",
        "I don't want this to come between us. Can we look at it together, as a team?",
        "It would help me just to know you're in it with me. What could you take on?",
      ],
    },
  },
  {
    id: 'asks-for-money',
    when: any(
      r`${someone}${gap}\b(?:asks?|asking|asked|wants|wanted|needs?|begging|begs|borrow\w*|hit me up|hitting me up)\b${near}\b(?:money|cash|a loan|to borrow)\b`,
      r`\b(?:say no|saying no|refuse|turn down|stop)\b${gap}\b(?:lend\w*|loan\w*|giv(?:e|ing) (?:him|her|them|my \w+) money|more money|borrow\w*)\b`,
      r`\bdon't want to (?:lend|loan|give)\b${gap}\bmoney\b|\b(?:lend|loan|give) (?:him|her|them) (?:any )?(?:more )?money\b`,
    ),
    unless: harmedOr(
      r`\b(?:owes? me|repay|I (?:need|want) to (?:ask|borrow))\b`,
      r`\bI (?:asked|borrowed|ask|am asking)\b|\b(?:raise|landlord)\b`,
    ),
    words: {
      plain: [
        "I'm not going to give you money this time. That's my answer, and I've thought about it.",
        "I can't lend you money. Please don't ask me again.",
        "The answer is no; I care about you, and I don't lend money anymore.",
      ],
      soft: [
        "I can hear that it's tight. I can't help with money, and I'm still here for you.",
        "It's hard for me to say no to you, and I have to. I can't give any more.",
        "I don't want money to come between us. I can listen, and I can't lend.",
      ],
    },
  },
  {
    id: 'teen-silent',
    when: any(
      r`\b(?:teen\w*|son|daughter|kid|stepson|stepdaughter|1[1-9][- ]year[- ]old)\b${gap}\b(?:won't|doesn't|does not|never|hardly|barely|not|stopped|refuses|isn't|quit)\b${near}\b(?:talk\w*|speak\w*|open(?:s|ing)? up|says? (?:anything|much|a word)|tells? me|answer\w*|communicat\w+)\b`,
      r`\b(?:teen\w*|son|daughter|kid)\b${gap}\b(?:shuts me out|shut me out|in (?:his|her|their) room|slams|one[- ]word answers|shuts down|gone quiet|withdrawn|so distant|pulled away|pulling away)\b`,
    ),
    unless: harmedOr(r`\b(?:toddler|[1-9] (?:years? old|months)|speech|autis\w*|cuts|cutting)\b`),
    words: {
      plain: [
        "You don't have to talk. I want you to know that I'm here when you feel like it.",
        "I miss hearing how you are. I won't judge, and I won't fix anything unless you ask.",
        'I may have asked at the wrong times. When is a good time for you?',
      ],
      soft: [
        'Want to come along for a drive? We can talk, or just listen to your music.',
        "You're allowed to have your own world; I'm glad about anything you share.",
        "I'm not asking for a report. I'd just like to sit with you for a bit.",
      ],
    },
  },
  {
    id: 'comfort-miscarriage',
    when: any(r`\bmiscarr\w+\b|\bstillb\w+\b|\b(?:lost|lose|losing) (?:the|her|their|a) (?:baby|pregnancy)\b`),
    unless: harmedOr(
      r`\b(?:I|I've|we|we've) (?:just |recently )?(?:had|have had|lost|miscarried)\b|\bmy (?:own )?miscarriage\b`,
    ),
    words: {
      plain: [
        "I'm so sorry about your baby. I'm here, for talking or for being quiet.",
        "I'm so sorry. You don't have to be strong with me.",
        "I don't have the right words. I'm thinking of you and of your baby.",
      ],
      soft: [
        "I'd like to bring you something to eat and leave it at the door. You don't have to answer.",
        "If you ever want to tell me about it, I'll listen. And if you don't, that's fine too.",
        'Your grief has a place with me, today and a long time from now.',
      ],
    },
  },
  {
    id: 'comfort-hospital',
    when: all(
      r`${someone}|\b(?:him|her|them|grandma|grandpa|grandmother|grandfather)\b`,
      r`\b(?:hospital|icu|surgery|chemo\w*|cancer|operation|diagnos\w+|stroke|heart attack)\b`,
      r`\b(?:say|tell|text|write|words|comfort|card|visit|message|cheer)\b`,
    ),
    unless: harmedOr(
      r`\b(?:I|I'm|I've|I am|I was)\b${near}\b(?:in the hospital|diagnosed|have cancer|surgery|chemo|got cancer|have to go to the hospital)\b|\bmy (?:cancer|diagnosis|surgery|biopsy|operation|results)\b`,
      r`\b(?:died|passed away|funeral|works at)\b`,
    ),
    words: {
      plain: [
        "I've been thinking of you. I'm here, and you don't have to be brave with me.",
        'What would help you today? I can come by, or just stay in touch.',
        "I'm so sorry that this is happening. I'm not going anywhere.",
      ],
      soft: [
        "You don't have to answer this. I just want you to know that I'm with you.",
        'Would you like company, or quiet? Both are fine with me.',
        "I don't know the right words, and I didn't want to say nothing; I care about you.",
      ],
    },
  },
  {
    id: 'good-news-hard-time',
    when: all(
      r`\bI(?:'m| am|'ve| got| have)?\b${near}\b(?:pregnant|engaged|got (?:the|a) (?:job|promotion)|promoted|got in|getting married|good news|expecting|bought a house)\b|\bmy (?:good news|pregnancy|engagement|promotion)\b`,
      r`\b(?:infertil\w*|ivf|trying (?:for|to have)|struggling|lost (?:her|his) job|laid off|divorce\w*|broke up|break-?up|grieving|miscarr\w*|hard time|rough time|didn't get|can't have|single|rejected|unemployed|depressed)\b`,
    ),
    unless: harmed,
    words: {
      plain: [
        'I have some news, and I wanted you to hear it from me first. You can feel about it as you like.',
        'Something good happened to me. I know it comes at a hard time for you.',
        "I'd rather tell you myself than have you find out. It's good news on my side.",
      ],
      soft: [
        "I have news that may be hard to hear right now. You don't have to be happy for me today.",
        "I've been thinking about how to tell you, because you matter to me. Take all the time you need.",
        "I'm writing it to you so that you can be alone with it first. I have some good news.",
      ],
    },
  },
  {
    id: 'comfort-lost-job',
    when: any(
      r`(?:${someone}|\b(?:cousin|uncle|son|daughter)\b) (?:just |has |recently )?(?:lost (?:his|her|their) job|got (?:fired|laid off|let go)|was (?:fired|laid off|let go)|been (?:fired|laid off))`,
    ),
    unless: harmed,
    words: {
      plain: [
        "I'm sorry about your job. That's a lot to take in.",
        "I heard about your job. I'm here if you want to be angry or quiet or talk about something else.",
        'That must have hit hard. What would help you this week?',
      ],
      soft: [
        "You don't need a plan today. Do you want some company?",
        "You're the same person to me that you were before. I'm sorry that this happened.",
        "I won't ask you what comes next. I'd just like to know how you're holding up.",
      ],
    },
  },
  {
    id: 'comfort-breakup',
    when: any(
      r`${someone}${near}\b(?:broke up|breaking up|split up|got dumped|was dumped|going through a (?:break-?up|divorce|separation|bad break-?up)|is getting (?:a divorce|divorced)|got divorced)\b`,
      r`\b(?:friend|sister|brother|son|daughter|cousin)'s? (?:boyfriend|girlfriend|husband|wife|partner|fianc\S{1,2}) (?:just )?(?:left|dumped|broke)\b|\b(?:boyfriend|girlfriend|husband|wife) (?:just )?(?:left|dumped) (?:her|him)\b`,
    ),
    unless: harmedOr(
      r`\bwith me\b|\bwe (?:just )?(?:broke|split)\b|\bI (?:just )?(?:broke up|got dumped)\b|\bdumped me\b`,
      r`\bmy parents\b`,
    ),
    words: {
      plain: [
        "I'm sorry. I'm here, whether you want to talk about it or not.",
        "You don't have to be over it. How are you today?",
        "I'm on your side. Do you want me to come over?",
      ],
      soft: [
        "Tell me as often as you need to. I won't get tired of it.",
        "Want to do something easy together? You don't have to be good company.",
        "I don't have wise words. I have time, and I have food.",
      ],
    },
  },
  {
    id: 'worried-about-someone',
    when: any(
      r`\bI(?:'m| am|'ve been| have been| get)? (?:so |really |very |kind of |getting |just )?(?:worried|worry|concerned) (?:about|for) (?:my|her|him|them|a|this)\b`,
      r`(?:${friend}|${sibling}|${parent}|${partner})${gap}\b(?:isn't|is not|hasn't been|doesn't seem|not)\b${near}\b(?:herself|himself|themselves|doing well|eating|okay|ok|all right)\b`,
    ),
    unless: harmedOr(
      r`\bI(?:'m| am|'ve been) (?:really |just )?not\b`,
      r`\bworried (?:about|for) (?:my (?:job|exam|test|grades|results|health|weight|money|future|interview|rent|presentation|surgery)|a (?:test|exam|job|lump)|this (?:test|exam|job))\b`,
    ),
    words: {
      plain: [
        "I'm worried about you. How are you really?",
        "You seem different to me lately. I'd like to know what's going on.",
        "I've noticed that things seem hard for you. You can tell me, and I'll just listen.",
      ],
      soft: [
        'I may be wrong about this; I have you on my mind, and I wanted to ask.',
        "You don't have to explain anything. I just want you to know that I see you.",
        "If something is heavy for you, you don't have to carry it alone. I have time.",
      ],
    },
  },
  {
    id: 'fight-apology',
    when: any(
      r`\b(?:apologi[sz]e|apologi[sz]ing|apology|say (?:I'm |that I'm |I am )?sorry|make up|make it right|make peace|patch things up)\b${gap}\b(?:fight|argument|fought|argued|fighting|arguing)\b`,
      r`\b(?:fight|argument|fought|argued|fighting|arguing)\b[^?]{0,90}?\b(?:apologi[sz]e|apologi[sz]ing|apology|sorry|make up|make it right|make peace|patch things up)\b`,
      r`\b(?:we|I) (?:had|got into|got in) (?:a|an) (?:\w+ )?(?:fight|argument)\b`,
    ),
    unless: harmedOr(
      r`\b(?:he|she|they)\b${near}\b(?:never|won't|doesn't|didn't|owes?|should|refuses)\b${near}\b(?:apolog\w+|sorry)\b`,
    ),
    words: {
      plain: [
        "I'm sorry for my part in our fight. I'd like to talk when you're ready.",
        "I don't like how I was with you when we fought. I'm sorry.",
        "I don't want to win this. I want us to be okay again.",
      ],
      soft: [
        'I miss you since our fight. Can we try it again, more slowly?',
        "I've thought about what you said. I'd like to hear it again, and listen this time.",
        "We don't have to solve it today. I just don't want this to stand between us.",
      ],
    },
  },
  {
    id: 'not-happy',
    when: all(
      `${partner}|\\b(?:relationship|marriage|married)\\b`,
      r`\b(?:not|isn't|I'm not|don't feel|haven't been) (?:\w+ )?(?:happy|fulfilled|in love)\b|\bunhappy\b|\bmiserable\b|\bcouples? (?:therapy|counseling)\b|\bgrown apart\b|\bfell out of love\b`,
    ),
    unless: harmedOr(
      r`\b(?:he|she|they|${partner})(?:'s| is| was| seems)? (?:\w+ )?(?:not happy|unhappy|miserable)\b|\bnot happy (?:with|at) (?:my|me|work)\b`,
      r`\b(?:job|boss|mom|dad|parents)\b`,
    ),
    words: {
      plain: [
        "I'm not happy right now, and I'd like us to talk about it honestly.",
        "Something is missing for me between us. I don't want to go on as if it weren't.",
        "I'd like to talk about us. Things can't stay the way they are for me.",
      ],
      soft: [
        "This is hard to say, and it comes from caring. I haven't been happy with how we are.",
        "I'd like to understand how you feel about us. And then I'd like to tell you how I do.",
        "I don't want us to drift along in silence. Could we take an evening to talk about us?",
      ],
    },
  },
  {
    id: 'first-words-strangers',
    when: all(
      r`\b(?:party|gym|yoga|book club|club|class|center|centre|meetup|church|group|choir|volunteer\w*|new (?:school|job|town|city|team|neighborhood)|strangers?|new people|dog park|playground|don't know (?:anyone|anybody|a soul|a single person)|make (?:new )?friends|small talk)\b`,
      r`\b(?:what (?:do|can|could|should|would) (?:I|you)|how (?:do|can|should|could|would) (?:I|you)|say|start|words|introduce|break the ice|talk to|walk up|approach|conversation)\b`,
      r`\b(?:don't know (?:anyone|anybody|a soul|a single person|what to say)|strangers?|people|someone|somebody|first|new|anyone|start|introduce|ice|conversation|walk in|small talk|shy)\b`,
    ),
    unless: harmedOr(
      r`\b(?:ex|boss|professor|teacher|neighbors?|landlord|roommates?|${partner}|my (?:mom|dad|sister|brother|friend|son|daughter|coworker|colleague)|group chat)\b`,
    ),
    words: {
      plain: [
        "Hi, I'm new here. How does this work?",
        "Hi, it's my first time here. Do you come here often?",
        "Hello, I don't know anybody here yet. May I join you?",
      ],
      soft: [
        "I'm a little nervous, it's my first time. What was it like for you at the beginning?",
        "Is this seat free? I'd be glad about some company.",
        "Could you show me where things are? I'm still finding my way around here.",
      ],
    },
  },
  {
    id: 'no-to-a-favor',
    when: any(
      r`\b(?:say|saying|tell|telling)\b${near}\bno\b(?! one)|\b(?:turn|turning) down (?:a|the|an|this|my|her|his) (?:\w+ )?(?:favor|request|invitation|invite|offer)\b|\b(?:decline|declining)\b|\b(?:can't|don't want to) (?:do|keep doing) (?:the|this|that|a|her|his) favors?\b`,
      r`${someone}${gap}\b(?:asked|asks|wants|keeps asking|asking) me to (?:babysit|watch|drive|pick|help|cover|pet ?sit|dog ?sit|host|move|take|lend|work|organize|plan|bake|volunteer)\b[^?]{0,60}?\b(?:don't want|can't|no time|too (?:tired|much|busy)|rather not|don't have time)\b`,
    ),
    unless: harmedOr(
      r`\b(?:said|says|told me|tells me|if (?:he|she|they) (?:say|says)|afraid of a|scared of a|hear a) no\b`,
      r`\b(?:money|drugs?|drinks?|sex|alcohol|marry|propos\w+)\b`,
    ),
    words: {
      plain: [
        "Thank you for asking me. I can't do it this time.",
        "I have to say no to this. I don't have the room for it right now.",
        "That doesn't work for me, and I'd rather tell you now than let you down later.",
      ],
      soft: [
        "I wish I could say yes. I've got too much on me right now, so it has to be a no.",
        "I'm glad that you thought of me; I need to keep my strength together, so not this time.",
        "It's hard for me to turn you down. I have to, and it has nothing to do with you.",
      ],
    },
  },
  {
    id: 'asking-for-help',
    when: any(
      r`${tell}\b(?:that )?(?:I'm|I am|I'm really|I've been) (?:really |just )?(?:not (?:doing (?:well|good|okay|ok|so well|so good|great)|okay|ok|well|fine|all right)|struggling|having a hard time|depressed|falling apart|lonely|overwhelmed)\b`,
      r`\b(?:ask|asking|reach out|reaching out)\b${near}\b(?:for (?:some |a little |any |more )?(?:help|support)|for a hand)\b`,
      r`\b(?:tell|telling|let)\b${near}\b(?:how bad (?:it is|I feel|it's gotten)|how I(?:'m| am) (?:really )?(?:feeling|doing)|how I (?:really )?feel|what I'm going through|about my (?:depression|anxiety|panic attacks|mental health|loneliness))\b`,
    ),
    unless: harmedOr(
      r`\bhow I feel about (?:him|her|them|us)\b`,
      r`\b(?:he|she|they|friend) (?:won't|doesn't|never|refuses to|should) (?:ask|get|reach)\b`,
    ),
    words: {
      plain: [
        "I'm not doing well, and I'd like you to know. Do you have some time for me?",
        'I could use some help right now, and I thought of you.',
        "I've been saying that I'm fine. I'm not, and I don't want to be alone with it.",
      ],
      soft: [
        "You don't have to fix anything. It would help me if you just listened for a while.",
        "It's hard for me to ask. Could you sit with me for a bit, or go for a walk with me?",
        'Can I be honest with you? Things have been heavy for me lately.',
      ],
    },
  },
  {
    id: 'among-strangers',
    when: any(
      r`\b(?:say|talk about|introduce myself|start|open)\b${gap}\b(?:don't know (?:anyone|anybody|a soul|people)|when I (?:get|walk|come|arrive) (?:there|in)|to (?:new people|strangers|people I don't know)|at the (?:party|meetup|group|club|class))\b`,
      r`\b(?:don't know (?:anyone|anybody) there|everyone (?:there )?(?:already )?knows each other)\b`,
    ),
    unless: harmedOr(r`\b(?:sorry|apolog\p{L}*|funeral|wake|interview|presentation|speech)\b`),
    words: {
      plain: [
        "Hi, I'm new here and don't know anybody yet. Is it okay if I join you?",
        "Hello, it's my first time here. How does this usually go?",
        "Hi, I don't think we've met. How long have you been coming here?",
      ],
      soft: [
        "It took me two tries to come in, so I'm glad to be talking to someone.",
        "I'm a bit shy at first. Could you tell me who is who?",
        "I don't know anyone yet. What do people like about this place?",
      ],
    },
  },
  {
    id: 'secret-told',
    when: all(
      r`\bI (?:\p{L}+ )?(?:told|said|let (?:it )?slip|spilled|blurted)\b`,
      r`\b(?:secret|that (?:she|he|they) (?:likes?|liked|has a crush|was|were|is|had|did)|(?:she|he|they) (?:found|finds|will find) out)\b`,
      r`\b(?:secret|found out|finds out|find out|heard (?:about )?it|got back to)\b`,
    ),
    unless: harmedOr(r`\b(?:gay|lesbian|trans|bi|came out|cheat\p{L}*|affair|police|pregnan\p{L}*)\b`),
    words: {
      plain: [
        'I told somebody what was yours to tell. I am sorry, and it will not happen again.',
        'I think you have heard it already: it came from me, and I am sorry.',
        'I said something about you that was not mine to say. Can I tell you what I said, and to whom?',
      ],
      soft: [
        "I didn't think, and it got around. You have every right to be mad at me.",
        'I miss talking to you, and I know that I broke something there.',
        "I'd rather you heard it from me than went on wondering: it was me, and I'm sorry.",
      ],
    },
  },
  {
    id: 'wants-to-go-home',
    when: any(
      r`\b(?:asks?|wants?|begs?|begging|asking|keeps? (?:asking|saying)|says?)\b${near}\b(?:to (?:go|come) home|(?:take|bring) (?:her|him|them|me) home|when (?:she|he|they) can (?:go|come) home)\b`,
    ),
    unless: harmedOr(r`\b(?:party|bar|date|school|work|kid|daughter|son|husband|wife|girlfriend|boyfriend)\b`),
    words: {
      plain: [
        "You'd like to be home. Tell me what you miss about it.",
        "I know you want to go home. I'm here now, and I'll be back on Sunday.",
        'Home was good to you. Shall we look at the photos of it together?',
      ],
      soft: [
        "I'd want that too. Come, let us have a cup of something first.",
        "It's hard to be somewhere new. I'm staying with you for a while.",
        'I hear you. What would we do first, if we were there?',
      ],
    },
  },
  {
    id: 'offering-a-meal',
    when: any(
      r`\b(?:offer|share|invite|ask)\b${near}\b(?:some|it|pasta|food|dinner|cake|soup|a (?:plate|bowl|slice|coffee|tea)|to (?:eat|join|dinner|come over))\b`,
      r`\b(?:cooked|made|baked)\b${near}\b(?:too much|extra|for (?:him|her|them))\b`,
    ),
    unless: harmedOr(r`\b(?:sorry|apolog\p{L}*|interview|boss|job|date|crush|funeral|ex)\b`),
    words: {
      plain: [
        "I've made too much of this. Want a plate?",
        'There is plenty in the pot, if you are hungry.',
        "I'm about to eat. Join me?",
      ],
      soft: [
        "No need to talk, but there's food, and it's still warm.",
        'I always cook for four. Would you help me out with it?',
        "I thought of you when I saw how much this is. It's on the stove.",
      ],
    },
  },
];
