/**
 * What is said to somebody in danger once they answer: one step at a time, in the order of a safety plan (Stanley and Brown): what is said is
 * taken in, what they could use goes out of reach, a person comes near, and that person is told. Means are never named; {where} is a place
 * they named, {who} a person, in words that can be said back ("your aunt"). At most 60 words, one question, a line to call in each.
 */
export const careSteps = {
  /** Thoughts of dying, said plainly for the first time: taken in before anything is asked for. */
  disclosed: [
    'Thank you for telling me that. It is not easy to write. Is it a wish that all this would stop, or have you thought of a way or a time? Either way, be near someone tonight, and call or text 988, or text HOME to 741741.',
    'It is good that you said that here and did not stay alone with it. Is there a plan in it, or a time? Stay near somebody, away from anything you could use, and call or text 988, or text HOME to 741741.',
    'Thank you for trusting me with that sentence. How is it tonight: a thought that comes and goes, or might you act on it? Let somebody be near you, and call or text 988, or text HOME to 741741.',
  ],
  /** They named something they could use. */
  means: [
    'Thank you for telling me that; it is the thing to know. Please keep away from it: a closed door between you and it, or somebody who takes it tonight. Have you done anything already? If so, call 911. If not, call or text 988.',
    'It matters that you said so. Go to another room now, or outside to where people are, and leave it where it is. Have you done anything yet? If you have, 911. If not, 988, by call or text.',
    'Let us take that seriously, right now. Put some distance between you and it, and let somebody else keep it tonight. Have you used it already? Then 911. If not, 988 stays on the line with you, by call or text.',
  ],
  /** The same, with the place where it is. */
  meansAt: [
    'Thank you for telling me that; it is the thing to know. Please keep away from {where} tonight, and go where somebody is. Have you done anything already? If so, call 911. If not, call or text 988.',
    'Then {where} is the place to be away from. Could you go to another room now, or outside to where people are? If you have done anything already, 911. If not, 988, by call or text, while you walk.',
  ],
  /** The same in an emergency: first away from it. */
  meansNow: [
    'Please leave it where it is and walk out of that room, now, to where another person is. Then call 911, or call or text 988. Keep walking while you read this. Who is nearest to you?',
    'Put it down and go, out of that room, out of the door if you can. As soon as you are away from it: 911, or 988 by call or text. Is somebody in the building?',
  ],
  /** The same, with somebody close by who could take it. */
  meansTaken: [
    'Thank you for telling me both of that. Let {who} come and take it with them tonight; “I am not safe, can you come?” is enough to write. Until then keep a closed door between you and it. 988 is there too, by call or text.',
    'Then there are two things to do, and {who} can do both: be with you, and take that away. Could you write to {who} now, one line? Until somebody is there, 988, by call or text.',
  ],
  /** They would rather talk here. */
  talksHere: [
    'Yes, talk to me; I am a program, and I am here as long as you write. Only let us keep you safe beside it: away from anything you could use, 988 in reach, by call or text. What is the heaviest part of it tonight?',
    'All right, here first. Tell me, at whatever pace. And so that I know how near it is: is it a thought that comes and goes, or is it pulling? If it pulls, 988 by call or text, or 911.',
  ],
  /** What to do if it comes back in the night. */
  forNight: [
    'Yes. Before you lie down: what you could use goes out of the room. If it comes, ten minutes with cold water or ice in your hands, light on, feet on the floor; it climbs and goes down again. If it does not, wake somebody, or call or text 988.',
    'Make it easy for the you of three o’clock: nothing dangerous within reach, a lamp, something cold to hold, one name to call. An urge mostly sinks within half an hour. If it stays, 988 by call or text, at any hour.',
  ],
  /** Nothing was done. */
  notDone: [
    'Good, and thank you for answering that. Keep it so, with a door between you and it. Who could come and be with you? 988 stays with you until then, by call or text.',
    'Thank you for saying that. Then the next thing is distance, and a person. Who could you ask to come? 988 is there meanwhile, by call or text.',
  ],
  /** It is out of reach now. */
  away: [
    'You put it out of reach. At a moment like this that is a strong thing to do. Is somebody with you, or coming? 988 is there, by call or text, if it gets loud again.',
    'Good. That was you, taking care of the next hours. Who could stay with you tonight? And 988, by call or text, if it comes back.',
    'That was hard, and you did it. Let the night be small now: somebody near, something warm, sleep. 988 is a call or a text away.',
  ],
  /** The same, while somebody is coming or there. */
  awayTogether: [
    'You put it out of reach, and you are not alone with this. Both of that was you. Let {who} stay tonight. 988 is there for you both, by call or text, if it gets loud again.',
    'That was hard, and you did it. Tell {who} about it too, so that it stays that way. For the rest of the night: something warm, and sleep when it comes. 988 is a call or a text away.',
  ],
  /** They do not want to die; something has to stop. */
  notDying: [
    'Thank you for answering that. So it is the hurting that has to stop. Could you hold out ten minutes, with something very cold in your hands, near somebody? 988 can stay with you through it, by call or text.',
    'Good to know, and I take you at your word. An urge climbs and goes down again, mostly within half an hour. What has carried you over one before? 988, by call or text, is for this too.',
  ],
  /** Nobody comes to mind. */
  nobody: [
    'Then let a voice at 988 be the first one, by call or text; they are there for just this, and you need not explain how you got here. Could you write them one line now?',
    'That is a lonely place to be in tonight. 988 can be with you right away, by call or text. Is there a neighbor, or an open shop or lobby, where there are people?',
    'Not having anyone near makes it harder, and it is no reason to sit through this alone. 988 answers calls and texts at any hour. Whose number do you have, from any time of your life?',
  ],
  /** Somebody, but far away or at work. */
  far: [
    'Far away is still a call away. Could you ring {who} and say it plainly, “I am not safe, stay on the phone with me”? If nobody picks up, 988, by call or text.',
    '{Who} can hear you from there, and can call somebody near you. One sentence is enough: I am not safe tonight. And 988, by call or text, until you reach them.',
  ],
  /** Somebody close by. */
  near: [
    'Then {who} is the one to go to, right now. “I am not safe tonight. Please stay with me.” is all you need to say. Will you go to them now? 988 is there as well, by call or text.',
    'Good that {who} is close. Please go and say it, or call out; you need not explain everything. 988 stays open too, by call or text. Can you do it now?',
  ],
  /** They do not want to wake, worry or burden somebody. */
  hesitates: [
    'It is all right to wake somebody for this. Most people would far rather be woken. “I am not safe. Please come.” is enough to send. Could you send it to {who} now? 988, by call or text, until there is an answer.',
    'You would not be too much. This is what people are there for, even in the middle of the night. Text {who} those few words: “I need you tonight, I am not safe.” And 988, by call or text, at the same time.',
    'I can see why you hold back. It would still be right to tell {who}, tonight, in one sentence. If it will not come out, hand over the phone with this on it. 988, by call or text, can help you say it.',
  ],
  /** What to say to them. */
  words: [
    'Short is best: “I am having thoughts of suicide, and I should not be alone. Please stay with me.” You can read it from the screen, or just show it. If nobody can come, 988, by call or text.',
    'You could say: “I am not safe tonight, and I need somebody with me. You need not fix it.” Or hand over the phone with those words on it. 988, by call or text, is there for you both.',
  ],
  /** They are about to. */
  will: [
    'Yes. Do it now, before anything else. “I am not safe. Please stay with me.” is enough. 988 is there as well, by call or text. Come back and tell me how it went.',
    'Good. Right now, while you mean it; you need no better words than “I need you”. If there is no answer, 988, by call or text.',
  ],
  /** A line is answering. */
  onLine: [
    'Good. Stay with them as long as you want; they come first, and I am still here after. If it could happen any minute, tell them that, or call 911.',
    'That was you reaching out, at the worst moment of it. Tell 988 what you told me, all of it. Is somebody coming to be with you, too?',
  ],
  /** Would they come, should they be called. */
  mayCome: [
    'I cannot know it, and it is worth the call: for this, most people come, whatever lay between you. “I am not safe. Please come.” Call {who} now, and if there is no answer, call or text 988 at once.',
    'Yes, try it, now. An old quarrel weighs little beside this. If {who} does not pick up, do not wait: 988, by call or text, and then the next name.',
  ],
  /** What it is like to call a line. */
  aboutLine: [
    'Mostly they ask how you are, and listen; no lecture, and you need not say your name. You can text 988 instead of speaking, and stop whenever you like. Could you send them one word?',
    'They are people who do this every night. They ask what is going on and what would help in the next hour. By text it is easier for many: 988, or HOME to 741741. Will you try one line?',
  ],
  /** Whether a line would send the police. */
  aboutPolice: [
    'Hardly ever: by its own count about two of a hundred talks with 988 end in help being sent, when a life can be kept safe in no other way, and mostly together with the person. They want to get through this hour with you. Could you text them one word?',
    'Almost always it stays a talk. 988 sends somebody only if a life is about to be lost and nothing else will do, and they try everything with you before. By text, too. What would be the worst of it, if somebody came?',
  ],
  /** Whether anybody would be told. */
  aboutTold: [
    'No. What you say to 988 stays there; nobody calls your family behind your back, and you need not give your name. Only for a life that is about to be lost do they get help. By text it makes no sound. Will you try one line?',
    'They do not tell your people. 988 asks how you are, not who you are, and you can stop at any time. Help is sent only if a life can be kept safe in no other way. Who must not know, and what do you fear?',
  ],
  /** Nobody picked up. */
  noAnswer: [
    'Then do not wait by that phone. Call or text 988 now, and leave a message that says: I am not safe, come when you hear this. Who is the next name?',
    'No answer yet is not a no. Call or text 988 in the meantime, and go where people are. Who else could you try?',
  ],
  /** Somebody was told, and comes. */
  reached: [
    'You reached {who}. That was the right thing, and not an easy one. Wait by the door, away from what you could use, and tell them that part first. 988 stays with you until then, by call or text.',
    'Good that you told {who}. Wait where they will come in, and let them take what is dangerous, first thing. Until then 988, by call or text; 911 if it turns.',
    'You let {who} know; that took something. Say how bad it is, all of it, and let them stay tonight. 988 is there by call or text until the door opens.',
  ],
  reachedAt: [
    'You reached {who}. That was the right thing. Keep away from {where}, wait by the front door, and tell them first thing what is there. 988 stays with you until then, by call or text.',
    'Good that {who} knows now. Keep away from {where}, go to the door, and say there what they should take away. Until then 988, by call or text; 911 if it turns.',
  ],
  /** They are there. */
  here: [
    'Good that {who} is with you. Let them stay tonight, and let them take what you could use. You need not be good company. 988 is there for both of you, by call or text.',
    'Then you are not alone with it now. One thing to tell {who}, if you have not: what you could use, and where it is. 988 is a call or a text away for you both.',
  ],
  /** The same, once it is out of reach. */
  hereAway: [
    'Good that {who} is with you. You said it, you put it out of reach, and you let somebody in: that was all of it, tonight. 988 is there for both of you, by call or text.',
    'Then let {who} stay as long as you want. Nothing more has to be done tonight. If it comes back, wake somebody, or call or text 988.',
  ],
  /** By the door, outside, in the hallway. */
  waits: [
    'Good. Stay right there until {who} comes. You are doing this well. If it gets loud in the meantime, 988, by call or text.',
    'Stay there, where they will find you. Breathe out slowly, longer than in. 988 is a call or a text away until {who} is there.',
  ],
  /** It has eased. */
  calmer: [
    'Good that it has eased. It may come back in waves, and then it is a person first, or 988, by call or text. What helped in this last hour?',
    'A bit calmer is a lot, tonight. Stay near somebody until the morning, and keep 988 on the phone, by call or text. What would make the next hour easy?',
  ],
} as const satisfies Record<string, readonly string[]>;

export type CareStep = keyof typeof careSteps;

/** To somebody who is hit or threatened: what they ask for, or tell. */
export const wayOut = {
  /** What to do: out of reach first. */
  leave: [
    'Be somewhere else before that moment comes: with a person you trust, or where people are. Phone, keys and papers are enough. 1-800-799-7233 plans the way out with you right now; 911 if there is danger this minute. Who could take you in tonight?',
    'First be safe, and decide the rest later. Leave while it is quiet if you can, and tell somebody where you are going. 1-800-799-7233 thinks it through with you at any hour, and 911 comes if it cannot wait. Where could you go tonight?',
    'Your safety goes before everything else now. 1-800-799-7233 helps you plan quietly where to go and when; 911 if you are in danger. Is there a door you can get to unseen?',
  ],
  /** The same, where hands were at the throat. */
  throat: [
    'Your safety goes before everything else now. After hands at the throat a doctor should look at you, even if it feels fine. 1-800-799-7233 helps you plan quietly where to go; 911 if you are in danger. Is there a door you can get to unseen?',
    'First be safe, and let a doctor see your neck; harm there can show late. Leave while it is quiet if you can. 1-800-799-7233 thinks it through with you at any hour, 911 comes if it cannot wait. Where could you go tonight?',
  ],
  /** Whether to tell somebody. */
  tell: [
    'Yes, if it is somebody on your side: one person who knows is a door. Tell it when you are alone together, and not where it can be read on your phone. 1-800-799-7233 can think with you what to say first; 911 in danger. What would you most want to be asked by them?',
    'I would. What is kept between two people stays as it is; a third makes you safer. Face to face is best, away from where it happened. 1-800-799-7233 helps you plan it, and 911 is there in danger. How might they take it?',
  ],
  /** Whether a call would be found out. */
  calling: [
    'A bill can list the number, and a phone that is checked can show it. From a friend’s phone, or one at work, it cannot be found. 1-800-799-7233 tells nobody and asks first whether you can speak; hang up whenever you must. 911 in danger. Whose phone could you use?',
    'They tell nobody. But a bill or a call list may show it, so use a phone that is not looked at, and delete what you can. 1-800-799-7233 knows such homes and starts by asking whether it is safe to talk; 911 if it cannot wait. When are you alone?',
  ],
  /** Where they could be. */
  place: [
    'That is good to have. Could a few things stand there already, papers, a charger, some clothes, so that you can go without packing? 1-800-799-7233 plans such a bag with you at any hour; 911 if it cannot wait.',
    'Then you have a door. Let them know that you might come at any hour, and settle on one word that means: now. 1-800-799-7233 listens day and night, and 911 comes in danger.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type WayOutStep = keyof typeof wayOut;
