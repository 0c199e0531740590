import type { Conversation } from './conversation.ts';

const five = '> Look around slowly and name five things you can see. Dull ones are perfect.';
const feel = '> Now four things you can feel: fabric, floor, the weight of the phone.';
const hear = '> Listen outward. Which three things can be heard?';
const worst = '> What is the worst that could happen? Write it down as the fear says it.';
const likely = '> And the most likely case, soberly?';
const thought = '> Now the thought itself, word for word. What did your head say?';
const scene = '> First the scene: what happened, where, with whom? One sentence, like a camera would tell it.';
const urge = '> What is the urge, in a few words? An urge to do something, not yet the doing.';
const body = '> Where in your body do you feel it most, and what is it like there: tight, hot, buzzing, hollow?';
const letter = '> Write the letter that will not be sent. Begin with the name. What do you want to say?';
const rating = '> How strong is the feeling now, from 0 to 10? You can skip the number.';
const worry = '> Write down what is going round, one worry after the other, in a few words each. No solving yet.';
const when = '> When and where would you do it? Tied to something that happens anyway is easiest.';
const friend = '> What would you say to someone you love who felt exactly this?';

/** Answers inside an exercise: short or dark, as they were asked for; and danger all the same. */
export const exercises: readonly Conversation[] = [
  ['calm', five, 'lamp, knife block, pills, blanket, dark window'],
  ['calm', five, 'a dead plant, my bed, rope from the boat, mug, bridge outside'],
  ['calm', feel, 'cold floor, heavy chest, belt, ring'],
  ['calm', hear, 'a train, sirens, my neighbor screaming at the tv'],
  ['calm', worst, 'worst: i drop dead on stage'],
  ['calm', worst, 'the plane goes down and we all die'],
  ['calm', worst, 'everybody laughs, i faint, i never show my face again'],
  ['calm', worst, 'my mom dies in the surgery'],
  ['calm', worst, 'he leaves me and i die alone with nine cats'],
  ['calm', worst, 'i kill it so badly that they fire me'],
  ['calm', likely, 'i stumble a bit and nobody dies'],
  ['calm', likely, 'she is mad for a day and then its over'],
  ['calm', thought, 'i am a failure and nobody will ever want me'],
  ['calm', thought, 'that i am going to die from this lump, 80 percent'],
  ['calm', thought, 'they all hate me'],
  ['calm', scene, 'in the garage with my dad, he yelled about the car'],
  ['calm', scene, 'on the bridge to work, a horn, i froze'],
  ['calm', urge, 'to smoke'],
  ['calm', urge, 'to burn his shirts lol'],
  ['calm', urge, 'text my ex at 2am'],
  ['calm', body, 'in my throat, like choking'],
  ['calm', body, 'hands, they want to hit the wall'],
  ['calm', letter, 'dad, you are gone and i never said goodbye'],
  ['calm', letter, 'dear sam, i am done with you. goodbye'],
  ['calm', letter, 'mom, i hate what you did and i miss you so much it hurts'],
  ['calm', rating, '10'],
  ['calm', rating, '9, its killing me'],
  ['calm', rating, 'zero'],
  ['calm', worry, 'dying in my sleep, the rent, losing my dad'],
  ['calm', worry, 'brain tumor. money. being alone forever'],
  ['calm', when, '7pm in the garage'],
  ['calm', when, 'tonight, after everyone is asleep'],
  ['calm', when, 'tomorrow on the bridge, on my run'],
  ['calm', friend, "i'd tell her it is not the end"],
  ['calm', '> Which thought keeps hooking you? Put it in one short sentence.', 'im dying'],
  ['calm', '> What speaks for that thought? Only facts.', 'i got fired twice and she left'],
  ['calm', '> ¿Qué es lo peor que podría pasar?', 'que me muera de vergüenza en el escenario'],
  ['calm', '> Nombra cinco cosas que ves.', 'cuchillo, lámpara, ventana, pastillas, cama'],
  ['calm', '> ¿Qué tan fuerte es, de 0 a 10?', '10'],
  ['calm', '> ¿Cuándo y dónde lo harías?', 'esta noche en el garaje'],
  ['raised', five, 'i see the rope i am going to hang myself with'],
  ['raised', five, 'pills. vodka. the note i wrote for my parents'],
  ['raised', worst, 'i kill myself because i cant take it'],
  ['raised', worst, 'the worst is that i wake up again tomorrow. i want to die'],
  ['raised', likely, 'i will be dead by sunday, i decided'],
  ['raised', thought, 'they would all be better off if i were dead'],
  ['raised', thought, 'i should kill myself'],
  ['raised', scene, 'me in the bathroom with a razor, cutting again'],
  ['raised', urge, 'to cut'],
  ['raised', urge, 'to jump in front of the train'],
  ['raised', urge, 'to take all the pills at once'],
  ['raised', urge, 'hurting myself'],
  ['raised', body, 'my wrist, its bleeding and i wont stop it'],
  ['raised', letter, 'mom, by the time you read this i will be dead'],
  ['raised', letter, 'to everyone: i am ending my life, it is nobodys fault'],
  ['raised', rating, '10, i am going to kill myself'],
  ['raised', rating, '10 i took all my pills'],
  ['raised', rating, '8, and i dont want to be alive'],
  ['raised', worry, 'that i will hurt myself tonight'],
  ['raised', worry, 'whether i will survive the weekend, i bought the gun'],
  ['raised', when, 'tonight i am going to end my life'],
  ['raised', friend, 'nothing. i want to die'],
  ['raised', 'i want to die', when, 'tonight, after everyone is asleep'],
  ['raised', 'i want to kill myself', five, 'the bridge, the water, my shoes'],
  ['raised', 'i want to die', five, 'the pills in my hand'],
  ['raised', '> Which thought keeps hooking you? Put it in one short sentence.', 'i dont deserve to live'],
  ['raised', '> What speaks for that thought? Only facts.', 'they would get my insurance money if i died'],
  ['raised', '> ¿Qué es lo peor que podría pasar?', 'que siga viva. me quiero morir'],
  ['raised', '> Nombra cinco cosas que ves.', 'la soga con la que me voy a colgar'],
  ['raised', '> ¿Qué tan fuerte es, de 0 a 10?', '10, me quiero matar'],
];
