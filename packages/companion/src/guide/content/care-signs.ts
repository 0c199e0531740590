import type { GraveSign } from '../grave-signs.ts';

/** First words to something grave in which no danger was found: openly, with a number, and one plain question. */
export const signLines: Record<Exclude<GraveSign, 'farewell'>, readonly string[]> = {
  harm: [
    'I do not want to pass over that. If anybody is hurt or could be, 911 comes first, above all where it is a child. 988 is there day and night for whoever is afraid of doing it again. Is everybody safe right now?',
    'That is serious, and it can still be stopped. For anybody in danger: 911. To talk before it comes to that: 988, at any hour. Who is with you at the moment?',
    'I stay with that one, it matters too much. 911 if somebody is hurt; 988 if it could happen again and you want to stop it. Is anybody in danger tonight?',
  ],
  body: [
    'That can become dangerous for the body, sooner than one thinks. Please speak to a doctor or a nurse line today; with shaking, seeing things, fainting or a racing heart, 911. How are you at this moment?',
    'I take that seriously: a body in that state needs a doctor, and it is no weakness to ask for one. If it gets worse, 911. Is there somebody who could go with you?',
    'This is more than I can be of use for alone. A doctor should see it soon, and 911 is right if you feel faint or see things. Who could be with you tonight?',
  ],
  used: [
    'Thank you for telling me. What somebody does to you like that is not your fault. 988 listens day and night, also about this, and a grown-up you trust should know. Are you safe where you are?',
    'None of that is on you, whatever was said or sent or drunk. 988 is there at any hour, by call or text, for questions too. Is there somebody near you can tell?',
    'I am sorry, and it is not your fault. You can call or text 988 without giving a name; if he is near or threatens you, 911. Are you safe tonight?',
  ],
  voices: [
    'You do not have to do what you are told. Please leave it where it is, go to another room or to somebody, and call 988, or 911 if it is close. Is anybody with you?',
    'Whatever tells you that, it does not have to be done. Put a door between you and it, and call 911 or 988 now. Who is near you?',
    'Please do not pick it up, whoever says so. 911 or 988, now, and tell them what you hear. Is somebody in the house?',
  ],
};
