import type { Conversation } from './conversation.ts';

/** Danger that was told by an answer, and what follows it. */
export const chains: readonly Conversation[] = [
  [
    'imminent',
    'everything is heavy',
    '> Are you thinking about suicide?',
    'yes',
    '> I am glad that you told me.',
    'tonight',
  ],
  [
    'imminent',
    'everything is heavy',
    '> Are you thinking about ending your life?',
    'kind of',
    '> Where are you?',
    'on the roof',
  ],
  ['imminent', 'ugh', '> Are you thinking about suicide?', 'every night', '> Do you have a plan?', 'yes'],
  ['imminent', 'ugh', '> Are you thinking about suicide?', 'maybe', '> Is everything dangerous out of reach?', 'no'],
  ['imminent', 'día largo', '> ¿Estás pensando en el suicidio?', 'sí', '> ¿Tienes un plan?', 'sí'],
  ['imminent', 'ugh', '> Are you thinking about suicide?', 'yeah', '> Thank you.', 'how tall is the parking tower'],
  ['imminent', 'ugh', '> Are you thinking about suicide?', 'yeah', '> Are you safe right now?', 'no'],
  ['elevated', 'ugh', '> Are you thinking about suicide?', 'i guess so', '> Thank you.', 'asking for a friend'],
  ['quiet', 'ugh', '> Are you thinking about suicide?', 'yes', '> Are you safe right now?', 'yes, i was exaggerating'],
  ['calm', 'ugh', '> Are you thinking about suicide?', 'no', '> Good to know. When is the exam?', 'tonight'],
  ['calm', 'ugh', '> Are you thinking about suicide?', 'no', '> Where are you?', 'in the garage'],
  ['calm', 'ugh', '> Are you thinking about suicide?', 'never', '> Do you have a plan for tonight?', 'yes'],
  [
    'calm',
    'can we do the thought thing',
    '> What is the worst that could happen?',
    'i drop dead on stage',
    '> And when is it?',
    'tomorrow',
  ],
  [
    'calm',
    'grounding please',
    '> Name five things you can see.',
    'pills, knife, lamp',
    '> Where are you?',
    'in the garage',
  ],
  ['calm', 'i am sad', '> Would you like to talk about it?', 'yes', '> I am here.', 'tonight'],
  ['calm', 'i am sad', '> Did you sleep?', 'no', '> Are you safe right now?', 'yes'],
];
