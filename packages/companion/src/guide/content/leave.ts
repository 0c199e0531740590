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
  /** Ideas are wanted for weighing or eating less. */
  diet: [
    'Weight and eating less I leave alone: tips for it can do harm that nobody sees. A doctor can look at the whole of it with you, without judging. How are things between you and food these days?',
    'No ideas from me about losing weight; too many have been hurt by them. A doctor or a dietitian knows what is safe for a body like yours. What made it matter just now?',
    'That one belongs to a doctor or a dietitian, who can see how you are. I would rather hear what is behind it. When did it begin to weigh on you?',
  ],
  /** Somebody comes home of whom they are afraid. */
  fear: [
    'Before any idea, the one thing that counts: are you safe when that happens? 1-800-799-7233 listens at any hour and thinks ahead with you, and 911 is there if you are in danger.',
    'Being safe goes before being calm. 1-800-799-7233 is there day and night for that fear, and 911 in danger. Is there a door you can lock, or somebody you could go to?',
    'Nobody should have to lie awake listening for that. 1-800-799-7233 listens at any hour; 911 if it turns dangerous. What has happened on such nights before?',
  ],
  /** Somebody rules over them. */
  control: [
    'You should not have to be careful like that, and it is not yours to make good. 1-800-799-7233 knows such homes and thinks with you, day and night; 911 in danger. What happens when it goes wrong?',
    'How somebody treats you is not a question of how well you behave. 1-800-799-7233 listens at any hour, also to plan quietly, and 911 is there in danger. Are you safe at the moment?',
    'Before any idea: are you safe there? 1-800-799-7233 talks it through without pushing you to anything, at any hour, and 911 if you are in danger.',
  ],
  /** An idea would be too small. */
  grave: [
    'For that a tip from me would be too small. If anybody is in danger, 911; and 988 listens at any hour, also to this. What is the worst of it right now?',
    'I have no quick idea for something that heavy, and will not pretend to. 988 is there by call or text, day and night, and 911 if it is urgent. Who is with you?',
    'That is more than an idea can carry. A person should hear it too: 988 at any hour, 911 in danger. What happened, as far as you want to say it?',
  ],
  /** Somebody is to be watched, or paid back. */
  stealth: [
    'That is one thing I would not help with, for it tends to cost whoever does it more than the other. What happened between you is another matter. What did it do to you?',
    'Not that, from me; it seldom gives back what was taken. I would like to hear what is underneath, though. What happened before it?',
    'Watching or paying back is where I stay out. The hurt or the doubt behind it may well be real. When did it begin?',
  ],
  /** Somebody who was hurt asks whether the other can change. */
  change: [
    'Some do, with help and over years, because they want it; nobody does because they are loved more or provoked less. What has happened is what to go by. 1-800-799-7233 thinks it through with you at any hour; 911 in danger. Where could you be while that shows?',
    'It can happen, and it is theirs to do, with help, while you are safe somewhere else. A promise after a blow is not yet it. 1-800-799-7233 is there day and night; 911 in danger. Who could you stay with?',
  ],
  /** Somebody else is or could be hurt by it. */
  others: [
    'I cannot tell you that it is fine: somebody can be hurt by it. 911 if anyone is in danger, 988 at any hour to talk it through with a person. What should happen next, as you see it?',
    'No verdict on you as a person. But somebody can come to harm by this, and that comes first: 911 in danger, 988 to talk, day and night. Who could help you with it?',
    'I would not call that all right, because somebody gets hurt. It can stop with the next step: 988 listens at any hour, 911 if it is urgent. Who else knows of it?',
  ],
} as const;
