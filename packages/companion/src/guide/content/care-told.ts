import type { ToldDanger } from '#crisis/told-plainly.ts';

/**
 * First words to a danger that is told in ordinary words: openly, with a number, and a question that no bare "no" answers. They fit
 * whoever it was done to as well as whoever did it.
 */
export const toldLines: Partial<Record<ToldDanger, readonly string[]>> = {
  harm: [
    'I do not want to pass over that. If anybody is hurt or could be, 911 comes first, above all where it is a child; 988 listens day and night. How are things there at this moment?',
    'That is serious, and I stay with it. For anybody in danger: 911. To talk before it comes to more: 988, at any hour. Who else is there with you?',
    'I stay with that one, it matters too much. 911 if somebody is hurt, 988 at any hour to talk it through with a person. What is happening there now?',
  ],
  withdrawal: [
    'Please call 911 now, or have somebody drive you to an emergency room: shaking or seeing things like that can be dangerous within hours. When did you last drink, or take a medicine you have stopped?',
    'That needs a doctor tonight, not tomorrow: 911, or the nearest emergency room with somebody beside you. What have you stopped taking or drinking these days?',
    'Shaking or seeing things like that is an emergency of the body, and nothing to be ashamed of. 911 now, please. Who can stay with you until they come?',
  ],
  emergency: [
    'That has to be looked at now: please call 911, and say it just as you wrote it here. It may be nothing worse than fear, and they would rather come for nothing. Who is there with you?',
    'Please call 911 now for that, before anything else here; from outside nobody can tell how bad it is. Poison Control is 1-800-222-1222. Who is near you?',
    'That belongs to 911 or an emergency room at once, even if it turns out to be harmless. They tell you by phone what to do until somebody comes. Who could help you call?',
  ],
  body: [
    'That can become dangerous for the body, sooner than one thinks. Please speak to a doctor or a nurse line today; faint, or with a racing heart, 911. How are you at this moment?',
    'I take that seriously: a body in that state needs a doctor, and it is no weakness to ask for one. If you feel faint, 911. Who could go with you?',
    'This is more than I can be of use for alone. A doctor should know of it soon; 911 if your heart races or you faint. Who could be with you tonight?',
  ],
  strangled: [
    'That was dangerous, and it is not your fault. Please let a doctor look at you today, even if it feels fine: harm at the throat can show late. If it is hard to breathe or swallow, call 911. At any hour there is 1-800-799-7233, and 988 too. Are you out of reach where you are?',
    'Thank you for telling me. Hands at the throat are never small, however short it was. A doctor should see you, and 911 if breathing, speaking or swallowing is hard. 1-800-799-7233 plans with you quietly, day and night; 988 listens as well. Where are you right now?',
    'I take that very seriously, and none of it is on you. It can do harm that shows only later, so let somebody examine you. 911 in danger or for trouble breathing; 1-800-799-7233 and 988 at any hour. Who could you be with tonight?',
  ],
  used: [
    'Thank you for telling me. What somebody does to you like that is not your fault. 988 listens day and night, also about this, and somebody grown whom you trust should know. Who could that be?',
    'None of that is on you, whatever was said or sent or drunk. 988 is there at any hour, by call or text, for questions too. Who is near you that you could tell?',
    'I am sorry, and it is not your fault. You can call or text 988 without giving a name; if he is near or threatens you, 911. Where are you right now?',
  ],
  voices: [
    'You do not have to do what you are told. Please leave it where it is, go to another room or to somebody, and call 988, or 911 if it is close. Who is near you?',
    'Whatever tells you that, it does not have to be done. Put a door between you and it, and call 911 or 988 now. Who could come to you?',
    'Please do not pick it up, whoever says so. 911 or 988, now, and tell them what you hear. Who is in the house with you?',
  ],
  wheel: [
    'Please leave the keys with somebody and do not drive again tonight. If anyone may have been hit, 911 first. 988 is there day and night, for drinking too. Where is the car now?',
    "That could cost a life, yours or a stranger's, and it can be stopped tonight: the keys to somebody else, a ride or a bed where you are. 911 if anyone may be hurt, 988 to talk. Where are you at the moment?",
    'I stay with that one. Please do not get behind the wheel again before you are sober: the keys away, a cab, somebody to fetch you. 911 if anyone is hurt; 988 at any hour. Who could drive you?',
  ],
};
