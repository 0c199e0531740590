import { expect, test } from 'vitest';
import { spanishFrameOf } from './frame.ts';
import { restateSpanish } from './restate.ts';

test.each([
  ['mi papá hacía pan', 'tu papá hacía pan'],
  ['mi hijo quería ir conmigo', 'tu hijo quería ir contigo'],
  ['antes yo bailaba en un grupo', 'antes bailabas en un grupo'],
  ['mi hermana duerme conmigo', 'tu hermana duerme contigo'],
  ['me siento en la cocina a leer', 'te sientas en la cocina a leer'],
  ['a veces siento que camino de puntitas', 'a veces sientes que caminas de puntitas'],
  ['bueno, ya se fueron mis hijos', 'ya se fueron tus hijos'],
  ['necesitamos el dinero', 'necesitan el dinero'],
  ['me vine a Lima a estudiar hace dos meses y todavía no tengo con quién comer', 'todavía no tienes con quién comer'],
  ['que ya no quiero ser el nuevo', 'ya no quieres ser el nuevo'],
  ['hoy un chico me preguntó por la clase y le contesté mal, no sé por qué', 'le contestaste mal'],
  ['mi jefe me dijo que todo cambia y que yo entiendo', 'tu jefe te dijo que todo cambia'],
  ['pues que para él mi tiempo es de todos', 'para él tu tiempo es de todos'],
  ['mi tía vive lejos pero nadie llama', 'tu tía vive lejos, y aun así nadie llama'],
  ['hoy se acordó de mi cara. me dijo "Luz, comes poco"', 'hoy se acordó de tu cara'],
  ['los domingos me arreglo para la llamada', 'los domingos te arreglas para la llamada'],
  ['no sé, que soy callado supongo', 'eres callado'],
])('"%s" is turned round as "%s"', (message, said) => expect(restateSpanish(message)?.dicho).toBe(said));

test.each(['desde que llegué', 'porque me dio risa', 'si me llama', 'tengo miedo de que si salgo, llame'])(
  '"%s" is no statement of its own',
  (message) => expect(restateSpanish(message)).toBeUndefined(),
);

test.each([
  ['tu jefa te gritó delante de todos', 'theyToYou'],
  ['no puedes con tanto', 'youCannot'],
  ['te gustaría vivir cerca del mar', 'youWant'],
  ['llevas meses así', 'keeps'],
  ['te sientes sola', 'youAre'],
  ['nunca dices nada', 'youNot'],
  ['no la viste', 'youDidNot'],
  ['el jueves tienes cita', 'youHave'],
  ['escribiste media carta', 'youDid'],
  ['le dices que todo va bien', 'youDo'],
  ['tu vecina se muda', 'they'],
  ['eres abuela', 'youDo'],
] as const)('"%s" is of the kind %s', (dicho, kind) => expect(spanishFrameOf(dicho)).toBe(kind));
