import type { RiskKind } from '#crisis/risk.ts';

/**
 * What Haven says at risk. Sources: 988 Lifeline, AFSP safe messaging, Stanley–Brown; numbers are United States lines.
 * At most 60 words, short sentences, one question. Means are only ever spoken of as "anything you could use".
 */
export interface CareLines {
  /** The first reply at this tier: carries the lines to call. */
  first: readonly string[];
  /** Later replies: one thing at a time, the line kept at hand. */
  later: readonly string[];
}

export const quietCare: CareLines = {
  first: [
    'That sounds like a very dark place. I would rather ask than guess: are you thinking about suicide? If you are, or come close, you can call or text 988 at any hour, or text HOME to 741741.',
    'When someone says something like that, they sometimes mean that they do not want to live. Are you having thoughts of suicide? Either way, 988 by call or text, and HOME to 741741, are there day and night.',
    'I want to understand that rightly. Does it mean that you think about ending your life? You can say yes or no here. And 988 answers calls and texts at any hour, as does HOME to 741741.',
  ],
  later: [
    'Let me ask it plainly once more: are thoughts of suicide part of this tonight? 988 answers calls and texts.',
    'Your words sound worn to the bone. Has it come to the point of not wanting to be alive? You could call or text 988 while we talk.',
    'Some hopelessness passes and some needs company right away. Which is it now? For the second kind there is 988, by call or text.',
    'Is there any thought of dying in that, even a faint one? A person at 988 would listen, by phone or by text.',
    'That sounds close to giving up. Are you safe with yourself this evening? 988 is a call or a text away.',
  ],
};

/** To a second quiet sign right after the question: it need not be answered, and it is not put again at once. */
export const quietBeside = [
  'You need not answer my question right away; it stays open, and 988 does too, by call or text. What is the heaviest part of this tonight?',
  'That is so much hurt in one sentence. If it ever turns toward suicide, call or text 988. What has brought it up so strongly today?',
  'I am reading every word, and 988 is there by call or text at any hour. What would ease the next hour a little?',
  'My question can wait; you are what counts here. 988 answers whenever you want a voice or a text. What happened before it got this dark?',
];

export const elevatedCare: Partial<Record<RiskKind, CareLines>> & { explicit: CareLines } = {
  explicit: {
    first: [
      'Thank you for saying it out loud. Are you safe right now, or might you act on it? Please put distance between you and anything you could use to hurt yourself, and let someone be near you. You can call or text 988, or text HOME to 741741, at any hour.',
      'That is a heavy thing to say, and it is good that you did. Do you think you might act on it tonight? Move away from anything you could harm yourself with, be near somebody, and call or text 988, or text HOME to 741741.',
      'I hear that you are thinking of ending your life, and it is good that you did not keep it to yourself. Might you act on it tonight? Keep anything dangerous out of reach, ask someone to come, and call or text 988 or text HOME to 741741.',
    ],
    later: [
      'You are still here and still talking; keep doing that. Who could come and sit with you? 988 is open by call or text meanwhile.',
      'Let us only get through the next hour. Is whatever you might use out of your reach? 988 can help with exactly that.',
      'This pain wants an end; that does not have to mean your life. What has kept you going until today? A counselor at 988 has time for it.',
      'One person is enough for now. Whom could you tell that tonight is not safe? You can also text 988 if talking is too much.',
      'These thoughts come in waves, and a wave goes down again. How strong is it this minute, from 0 to 10? When it climbs, call or text 988.',
      'You matter past this night. Could you go to a room where somebody else is? Keep 988 open on your phone.',
      'I am a program and cannot come to you. A person can, through 988. What would make that call a little easier?',
      'Nothing has to be decided while it hurts this much. Are you alone at the moment? If so, 988, please, by voice or by text.',
      'Tell me one thing: is the place you are in a safe one for the next hours? If not, leave it first, then 988.',
      'Being this worn out makes death look like rest. What kind of rest would let you stay? A voice at 988 can help you last until then.',
      'You have put it into words again, and that keeps a door open. Who might be awake that you could ring? 988 always is.',
      'Let us make the night smaller: a lit room, something to drink, somebody on the phone. Could that somebody be 988?',
      'Has anything changed since you wrote last: closer, or further off? Closer means calling 988 at once, or 911.',
      'Some part of you keeps answering. What does that part hope for? It may speak to 988 as well.',
      'If a friend wrote you this sentence, what would you beg them to do? Please do that for yourself; 988 picks up.',
      'I take every word of it seriously. Could you hand the dangerous things to another person tonight, with 988 on the line?',
    ],
  },
  'self-harm': {
    first: [
      'Thank you for trusting these words to someone. Are you hurt now, and are thoughts of suicide part of it? Put some distance between you and anything you could use, and be near someone. Call or text 988, or text HOME to 741741; call 911 if a wound is serious.',
      'The urge says that it will help; you know how long that lasts. Is there also a wish to die in it? Lay anything you might use out of reach, find someone to sit with, and call or text 988, or text HOME to 741741.',
    ],
    later: [
      'An urge rises and falls, mostly within half an hour. Could you get through ten minutes with something cold in your hands and 988 within reach?',
      'Hurting yourself has been a way to bear things; you deserve one that does not leave marks. Who knows about it? 988 would listen without scolding.',
      'Where is the urge now, from 0 to 10? If it climbs, step into another room and call or text 988.',
      'You held out, minute by minute. What helped, even a bit? And 988 is there when nothing does.',
    ],
  },
  'harm-others': {
    first: [
      'It matters that you say it instead of doing it. Are you near that person now? Please walk away from them and from anything you could use, and let someone calm be with you. You can call or text 988, text HOME to 741741, or call 911 if you may act.',
      'Thoughts like that can come when a person has been pushed too far. Do you think you might act on them? Put distance between you and them, and between you and anything dangerous. 988 by call or text, or HOME to 741741, is for this too.',
    ],
    later: [
      'Keep the distance for now, that is the strong move. Where could you stay tonight? 988 takes such calls as well.',
      'What happened just before the thoughts came? While you tell me, stay away from anything dangerous, and keep 988 close.',
      'You can be this angry and hurt no one. Who can help you cool down? A counselor at 988 can, too.',
    ],
  },
  abuse: {
    first: [
      'What is being done to you is not your fault, and it is not okay. Are you safe where you are right now? If not, call 911. The domestic violence line is 1-800-799-7233, or text START to 88788; 988, or HOME to 741741, listens as well.',
      'Nobody has the right to treat you like that. Can anyone hurt you this evening? In danger, call 911. For quiet advice: 1-800-799-7233, or text START to 88788. And 988, by call or text, or HOME to 741741, if it gets too dark.',
    ],
    later: [
      'You did not cause this. Who outside that home knows? The people at 1-800-799-7233 plan such things quietly, and 988 is there too.',
      'Your safety comes before any explaining. Is there a place you could go at short notice? 1-800-799-7233 can help you think, as can 988.',
      'It makes sense to be afraid and still love somebody. What would help you feel safer tonight? 988 or 1-800-799-7233 will listen.',
      'If you write about this, do it where nobody can look over your shoulder. Are you alone with the phone now? In danger, 911; to talk, 988.',
    ],
  },
  'eating-disorder': {
    first: [
      'That sounds like a hard, lonely fight with food and with your own body. Are you dizzy, fainting, or hurting in the chest? Then call 911. Please let a doctor look at it soon. For right now, call or text 988, or text HOME to 741741.',
      'Your body is being asked to carry a lot. Is there also a thought of not wanting to live? Someone should look after you in person: a doctor soon, 911 if you faint, and 988 by call or text, or HOME to 741741, tonight.',
    ],
    later: [
      'The rules in your head are strict, and they never say enough. Who could sit with you at a meal? 988 is there when it gets too loud.',
      'It deserves care from someone trained for it, and you deserve that care at any weight. What would make calling a doctor easier? 988 can help you find one.',
      'What was happening today, apart from food? And if it turns dark, 988 by call or text.',
    ],
  },
  psychosis: {
    first: [
      'That sounds frightening to live with. I am a program and cannot tell what is happening around you. Is anything telling you to hurt yourself or anyone else? Please be with a person you trust, and call or text 988, or text HOME to 741741; 911 if you feel in danger.',
      'It must be hard to know what to hold on to. Have you been able to sleep at all? Please let somebody you trust be with you, and a doctor see you soon. 988 by call or text, HOME to 741741, or 911 in danger.',
    ],
    later: [
      'I believe that it is scary. Who near you feels safe? You could call or text 988 together.',
      'Let us keep to what is solid: a lit room, water, a person beside you. Who could that be? 988 is open as well.',
      'When did you last sleep and eat? A doctor can help with what you describe, and 988 until then.',
    ],
  },
  'third-party': {
    first: [
      'Your worry makes sense, and you do not have to carry it alone. Is that person safe right now? Ask them plainly whether they think of suicide; asking does not put it there. You can call 988 for advice too, text HOME to 741741, and 911 if there is danger.',
      'You noticed, and that can matter a great deal. Who is with them at the moment? Stay near, ask directly about suicide, keep anything dangerous away, and call or text 988 together, or text HOME to 741741. If it cannot wait, 911.',
    ],
    later: [
      'You can stand by someone without being the only wall. Who else could know? 988 also advises worried people.',
      'Have you been able to ask them directly? If you do not know how to begin, 988 will help you find the words.',
      'This is a lot for you as well. How are you holding up in it? And for both of you, 988.',
      'What did they say last? If it sounded like a goodbye, please call 911 or 988 now.',
    ],
  },
  burden: {
    first: [
      'It feels to you as if the others would be lighter without you. Pain says that, and it is a poor witness. Are you thinking about suicide? Be near someone, keep anything you could use far away, and call or text 988, or text HOME to 741741.',
      'That thought, of being too much for people, is a heavy one. Is it a thought about ending your life? Please let someone be with you, away from anything dangerous, and call or text 988, or text HOME to 741741.',
    ],
    later: [],
  },
  passive: {
    first: [
      'So part of you would not mind not being here. Is that a thought about suicide, with a way or a time in it? Please stay near someone, keep anything dangerous out of reach, and call or text 988, or text HOME to 741741.',
      'Not wanting to wake up to another day like this is a serious kind of tired. Are you thinking about ending your life? Be near somebody, away from anything you could use, and call or text 988, or text HOME to 741741.',
    ],
    later: [],
  },
  goodbye: {
    first: [
      'That sounds like a goodbye, so I ask directly: are you planning to end your life? Please go to where someone is, away from anything you could use, and call or text 988 now, or text HOME to 741741. If it cannot wait, 911.',
      'I read a farewell in that. Do you mean to take your life? Whatever the answer, let someone come to you, keep anything dangerous out of reach, and call or text 988, or text HOME to 741741.',
    ],
    later: [],
  },
};

export const imminentCare: Partial<Record<RiskKind, CareLines>> & { explicit: CareLines } = {
  explicit: {
    first: [
      'This is an emergency, and you deserve help this minute. Please call 911, or call or text 988, now. Go to another person, and away from anything you could use. If speaking is hard, text HOME to 741741. I am still here. Are you alone?',
      'Please stop here and call 911, or call or text 988. Do it before anything else. Step away from whatever you could use, toward other people. Texting HOME to 741741 works too. Keep writing to me. Who is nearest to you?',
      'Your life comes first now. Call 911, or call or text 988. Step away from anything dangerous and go where people are. You can also text HOME to 741741. I keep answering. Can you reach the phone?',
    ],
    later: [
      'Call now, please: 911, or 988 by voice or text. What stands between you and that call?',
      'Stay with me and dial 988, or 911. Is anyone in the building with you?',
      'You do not have to want to live to make a call. 988 or 911, now. Can you press it?',
      'Put one more door between you and the danger. Then 988, or 911. Where are you at the moment?',
      'Wait. Only this hour. Knock on any door, or call 911 or 988. Which is the nearer?',
      'Someone can be with you in minutes. Call 911, or text 988. Have you been able to?',
      'I am a program; a person must hear this. Ring 988 or 911. Shall I keep the words short while you do it?',
      'Unlock your door so that help can reach you, and call 911 or 988. Is it open?',
      'One number: 988. In danger this second: 911. Have you dialed?',
      'Feet to where people are, hand to the phone. 911 or 988. Who do you see?',
      'Every minute counts for you. Press 911, or 988, and say: I am not safe. Can you say that?',
      'Text works too, if a voice is too much: 988, or 911 where you live. Will you try it now?',
      'Lean against the nearest wall and call 988 or 911. Can you do it now?',
      'Sit down on the floor, away from it all, and ring 911 or 988. Are you sitting?',
      'Let someone else keep you safe tonight; that is what 911 and 988 are for. Who is calling, you or a neighbor?',
      'No more explaining is needed, just the call: 911 or 988. Is it ringing?',
      'Shout for someone, or dial 911, or 988. Has anybody heard you?',
      'Open the door, switch on the lights, call 988 or 911. Which of the three is done?',
    ],
  },
  overdose: {
    first: [
      'Call 911 now, even if you feel all right. Poison Control, 1-800-222-1222, also answers at once. Do not wait to see what happens, and do not stay alone. Unlock the door. For you, 988 by call or text, or HOME to 741741. Can you call this minute?',
      'This needs a doctor straight away. Please call 911 now, or have someone near you do it. Stay awake and sit where you can be found. Poison Control is 1-800-222-1222. 988 and HOME to 741741 are there too. Is anyone with you?',
    ],
    later: [
      'Has 911 been called? If not, that first, then 988 can stay on the line.',
      'Stay awake. 911, please. Is your door unlocked?',
      'It can get worse later, even if it seems fine. Call 911 or 1-800-222-1222; 988 is beside you too. Have you got through?',
    ],
  },
  'self-harm': {
    first: [
      'Please call 911 now; a wound like that needs help at once. Press a clean cloth on it, firmly, and keep pressing. Call someone into the room. 988, by call or text, or HOME to 741741, can stay with you. Is the bleeding slowing?',
      'First the body: call 911, press hard with something clean, and hold it up. Let someone be with you. After that, 988 by call or text, or HOME to 741741. Can you reach the phone with your other hand?',
    ],
    later: [
      'Keep the pressure on, and 911 on the phone. Is anybody with you? 988 too, afterward.',
      'Has help been called? 911 now, please, and 988 for the rest.',
      'Sit or lie down, press, breathe. 911 or 988: which have you reached?',
    ],
  },
  'harm-others': {
    first: [
      'Stop and get away from them now. Put down anything that could hurt, and leave the place. If you may still act, call 911 yourself. You can call or text 988, or text HOME to 741741, and be talked through this. Are you out of the room?',
      'Nobody has to be hurt today. Walk out, leave anything dangerous behind, and call 911 if it can still happen. 988 by call or text, or HOME to 741741, will help you come down. Are you walking?',
    ],
    later: [
      'Keep going away from there. 988 or 911 on the phone. Where are you now?',
      'More distance, please, then 988, or 911 if it can still happen. Who can meet you?',
      'So far nobody is hurt, and it can stay that way. Call 988 or 911. Have you?',
    ],
  },
  abuse: {
    first: [
      'You are in danger now, and that comes first. If you can, get out or lock a door, and call 911; where calling is unsafe, text 911. Later: 1-800-799-7233. 988 and HOME to 741741 also answer. It is not your fault. Can you get somewhere safe?',
      'Call or text 911 as soon as you can do it unseen. Get to a room with a way out. It is not your fault. 1-800-799-7233, 988 and HOME to 741741 can help after. Is there a neighbor?',
    ],
    later: [
      'Safety before words. Is there a way out? 911 first, 988 after.',
      'Put the phone on silent, and call or text 911. Are you hidden from them? 988 is for afterward.',
      'A neighbor may help, if you can get to one. 911 now, and 988 or 1-800-799-7233 later. Can you?',
    ],
  },
  'third-party': {
    first: [
      'Please call 911 now and say where they are. Stay with them or keep them talking, and keep anything dangerous away. If they took something, Poison Control is 1-800-222-1222. 988 and HOME to 741741 can guide you. Are you with them?',
      'That cannot wait: call 911 and give the address, or your best guess of it. If you are there, stay right by them. 988 by call or text, or HOME to 741741, tells you what to do next. Where are they?',
    ],
    later: [
      'Has 911 been told where they are? Then keep calling them. 988 can stay on your line.',
      'You are doing the right thing. What did 911 say? 988 is for you as well.',
      'Who else could reach them faster than you? 911 first, then 988.',
    ],
  },
  psychosis: {
    first: [
      'You need people with you right now. Please call 911, or call or text 988, and do not follow any voice that tells you to hurt yourself or someone. Go to a person you trust. HOME to 741741 works by text. Is somebody in the house?',
    ],
    later: [
      'You do not have to obey it. 911 or 988, please. Who is close by?',
      'Stay where there is light and people, and call 988 or 911. Are you there?',
    ],
  },
  'eating-disorder': {
    first: [
      'That needs a doctor now. Please call 911, or have someone drive you to an emergency room. Do not stay alone. 988 by call or text, or HOME to 741741, can keep you company. Is someone with you?',
    ],
    later: ['Your body needs help today, not tomorrow. 911, or the emergency room; 988 to talk. Who can drive you?'],
  },
};

/** For when a person in danger has heard all of the above: a question and a reminder are put together. */
export const careQuestions = [
  'Are you in a safe place this minute?',
  'Who is the nearest person to you?',
  'Is everything dangerous out of reach?',
  'Could you stand up and go to another room?',
  'What would help you through the next ten minutes?',
  'Have you been able to reach anyone?',
  'How strong is it now, from 0 to 10?',
  'Can you put the phone on speaker and dial?',
  'What keeps you from calling?',
  'Is the door unlocked for help?',
  'Whose voice would you like to hear?',
  'Are you still by yourself?',
];

/** Short reminders while the flag is on; never a question. */
export const careReminders = [
  'And 988 stays open, by call or text.',
  'Should it get darker, 988 is there.',
  '988 answers at any hour, also just to talk.',
  'Keep 988 within reach tonight.',
  'If the thoughts return, call or text 988.',
  'A person at 988 has time for you, too.',
  'You can text 988 whenever it is too much.',
  'HOME to 741741 is another way to reach someone.',
  'For the hard minutes: 988.',
  'The number stays the same: 988.',
  'Voice or text, 988 is awake.',
  'And if it turns again, 988 first.',
  'Let 988 be on your list for tonight.',
  'There is always 988 besides me.',
];

/** After an answer to the safety question, or in place of one. */
export const safetyAnswers = {
  yes: [
    'Thank you for answering honestly. That is too much to hold alone. Is there something near you that you might use, and could you move away from it? Please call or text 988, or text HOME to 741741, while we keep talking.',
    'It is good that you said yes instead of hiding it. Who can be with you in the next hour? Put anything dangerous out of reach, and call or text 988, or HOME to 741741.',
    'Then let us take it seriously together. Could you call or text 988 right now, with me still here? If you might act on it, 911.',
  ],
  no: [
    'Thank you for telling me. If that ever changes, 988 is there by call or text. What is the heaviest part of it, then?',
    'Good to know, and thank you for not minding the question. 988 stays in the background. Shall we go back to what hurts?',
    'All right, I take you at your word. Should it shift, call or text 988. What would help tonight?',
  ],
  brushedOff: [
    'Thank you for letting me know how you mean it. I still take it seriously: was there any real wish to die in it, even for a moment? 988 is there by call or text.',
    'You may laugh about it, and I would still like to ask once, gently: are thoughts of suicide around at the moment? If so, 988, by call or text.',
    'Maybe it was only a way of saying it. Because it matters: are you safe with yourself tonight? 988 answers either way.',
    'I heard the joke, and also what came before it. Has the thought of dying been there for real? You could call or text 988 about that too.',
  ],
  /** A no, or "leave me alone", right after words of intent: it says nothing about being safe. */
  refused: [
    'No pushing. What you said a moment ago still counts, and 911 or 988 can be with you faster than any words of mine. Is anyone in the building with you?',
    'You may be angry with me and still be kept safe. Please move away from whatever you could use, and call or text 988 now.',
    'No talking you into anything. One step only: go where another person is. 911 if it is about to happen, 988 by call or text until then.',
    'You can be silent here, and this stays open. Before that, one thing: 988, by call or text, or 911 if you are in danger this minute.',
  ],
  unclear: [
    'You did not have to answer that right away. Are you safe where you are? 988 is there by call or text.',
    'I would still like to know, when you can say it: are you safe tonight? And 988 is one call or text away.',
    'Let me stay with my question a moment: is suicide on your mind? You can also answer it to 988, by voice or text.',
  ],
};

/** When somebody else comes near. {person} is "your roommate" or "someone". */
export const companyNear = [
  'Good that {person} is close by. Could you let them stay with you for a while? 988 is there for you both.',
  'Someone at your side, that is worth a lot tonight. You could tell {person} one sentence of it. And 988 stays open, by call or text.',
  'Let {person} in, if you can. You need not explain everything. 988 remains a call or text away.',
];

/** To somebody who says that nobody hurts them, after telling of it. */
export const takenAtTheirWord = [
  'All right. You know the people in it, and I do not. What I said stays true all the same, and 1-800-799-7233 is there, also only to think aloud. What would you like to talk about?',
  'I take it from you, and leave it there. The number keeps: 1-800-799-7233, or 911 if it turns. Tell me what you came with, if you like.',
  'Understood. Nothing has to be decided here. 1-800-799-7233 stays open at any hour, without a name. How was the rest of the day?',
];

/** At the end of a conversation while the flag is on. */
export const careFarewells = [
  'Go gently. 988 is there all night, by call or text.',
  'Take care of yourself. Keep 988 at hand, and HOME to 741741.',
  'Rest well, if you can. If it gets dark, 988 first, by call or text.',
  'All right, take care. Should it turn before then: 988, call or text.',
  'Until then, be near someone if you can. 988 is open.',
];

/** After the check-in that opens a visit. */
export const checkInAnswers = {
  better: [
    'That is good to read. The hard days may come back, and 988 stays where it is. What helped?',
    'A bit of ground again, then. Keep 988 in your phone all the same. What has changed since?',
    'Good. It does not have to be more than that. 988 is there on other days. What would you like to talk about?',
  ],
  worse: [
    'Thank you for saying so. I ask it straight: are you thinking about suicide now? You can call or text 988, or text HOME to 741741, while we talk.',
    'Still in it, then. Are there thoughts of ending your life today? 988 by call or text, and HOME to 741741, are for exactly this.',
  ],
};
