/**
 * To whoever asks whether something is all right that could hurt somebody: no leave and no verdict on the person, a number or somebody
 * to ask, and a question. At most 60 words.
 */
export const leaveLines = {
  /** A minor asks. */
  young: [
    'Please not before somebody grown has heard of it, a parent, a teacher or a nurse, and none of this is your fault. You can also call or text 988 at any hour, without a name. Who would believe you?',
    'I would not go along with that, and it is not your fault that it came to this. Tell somebody grown whom you trust, today; 988 listens too, by call or text. Who could that be?',
    'That is too much to carry at your age, and nobody should ask it of you. Please tell a grown-up, or call or text 988, which is free. Who is near you?',
  ],
  /** Medicine left out, meals left out. */
  body: [
    'Please not without a doctor, nurse or pharmacist having said so; that can turn dangerous sooner than one thinks. Sick or faint already: 911. What makes you want to?',
    'I cannot wave that through: a body can take harm from it quickly. A nurse line or a pharmacist can be asked today, and 911 if you feel sick or faint. How are you at this moment?',
    'That is a question for somebody who can look at you, a doctor or a nurse, before anything is changed. If you feel faint or ill, 911. What has been going on around it?',
  ],
  /** Somebody who was hurt asks about going back, or hiding it. */
  hurt: [
    'You are not stupid, and it is not your fault. Whether it is safe is another matter: 1-800-799-7233 thinks that through with you at any hour, and 911 if you are in danger. Where could you be safe tonight?',
    'Nothing of it is on you, and you need not cover for anybody: a nurse may hear the truth. 1-800-799-7233 listens day and night; 911 in danger. Where could you sleep safely?',
    'I will not judge you. I only do not want you hurt again: 1-800-799-7233, at any hour, or 911 in danger. Who could be with you tonight?',
  ],
  /** Somebody else is or could be hurt by it. */
  others: [
    'I cannot tell you that it is fine: somebody can be hurt by it. 911 if anyone is in danger, 988 at any hour to talk it through with a person. What should happen next, as you see it?',
    'No verdict on you as a person. But somebody can come to harm by this, and that comes first: 911 in danger, 988 to talk, day and night. Who could help you with it?',
    'I would not call that all right, because somebody gets hurt. It can stop with the next step: 988 listens at any hour, 911 if it is urgent. Who else knows of it?',
  ],
} as const;
