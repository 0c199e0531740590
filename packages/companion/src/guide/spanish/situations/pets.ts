import type { SituationField } from '../../content/situations/situation.ts';

export const pets: SituationField = {
  lists: {
    epet: 'mi perr*|mi gat*|mi conej*|mi mascota|mi hamster|mi cuyo|mi canario|mi loro|mi perico|mi caballo|mi yegua|mi cachorr*|mi gatit*|mi perrit*|mi firulais|mi michi|mi peludo|mi peluda|mi lomito|mi tortuga|mi pajarito|mi pez|mis perr*|mis gat*|nuestro perro|nuestra perra|nuestro gato|nuestra gata|el perro|la perra|el gato|la gata|mi cobaya',
  },
  situations: [
    {
      id: 'pet-died',
      light: 'la muerte de tu animal',
      loss: true,
      signs: [
        '@epet > murio|se murio|fallecio|ha muerto|se me murio|se nos murio|ya no esta|se fue al cielo|cruzo el arcoiris|cruzo el arco iris|muerto|muerta|atropell* & !miedo de que|cuando se muera|mi mama murio|mi papa murio|me muero|espos*',
        'murio|fallecio|ha muerto|perdi a|muerte de|atropellaron a|enterramos a|enterre a|amanecio muert*|dormir a|sacrificar a|extrano a|envenenaron a|mataron a > @epet & !duermo con|a dormir con',
        'tuvimos que dormirl*|tuve que dormirl*|lo tuvimos que dormir|la tuvimos que dormir|lo dormimos|la dormimos|eutanasia & perr*|gat*|mascota|veterinari*|michi|lomito|patitas',
      ],
      say: [
        'Falta alguien que te recibía como nadie.',
        'La casa se oye distinta sin sus pasos.',
        'Era familia, con pelos o con plumas.',
        'Un cariño así, sin una sola palabra, y tan grande.',
        'Cada rincón todavía espera.',
      ],
      ask: [
        '¿Cómo se llamaba?',
        '¿Cómo llegó a tu vida?',
        '¿Qué manía suya te hacía reír?',
        '¿En qué momento del día lo notas más?',
      ],
      rest: [
        'Siento mucho esta despedida.',
        'Llorar así por un animal es lo más natural.',
        'Tuvo a alguien que le quiso mucho.',
      ],
    },
    {
      id: 'pet-ill',
      light: 'tu animal con la salud así',
      signs: [
        '@epet > enferm*|vomit*|no come|no quiere comer|no ha comido|veterinari*|tumor|cancer|rinones|operan|operaron|cirugia|colico|diarrea|malit*|convulsion*|cojea*|no se mueve|herid*|muy mal|moquillo|parvo|leucemia|intoxic*|envenen* & !murio|ha muerto|fallecio|dormir|ya esta bien|se recupero|se curo|de alta',
        'operan|operaron|detectaron|encontraron|enfermo|llevar|lleve|llevamos|internaron|hospitalizaron|se trago > @epet & veterinari*|tumor|cancer|operan|operaron|enfermo|hospital*|internaron|detectaron|hueso & !murio|ha muerto|fallecio|dormir|ya esta bien|se recupero|pasear',
        'en la veterinaria|en el veterinario|en el vet|con el veterinario & esperando|no saben|me dijeron|urgencias|operan|asustad*|tengo miedo|se trago & !murio|dormir|ya esta bien',
        'no tengo|no me alcanza|carisim*|tan caro > veterinari*',
      ],
      say: [
        'No puede decirte dónde le duele, y eso lo hace peor.',
        'Te mira como siempre, y tú no puedes explicarle nada.',
        'Estás pendiente de cada respiración suya.',
        'Tan pequeño a los ojos de otros, y para ti tan grande.',
        'Confía en ti, y tú quisieras poder más.',
      ],
      ask: [
        '¿Cómo está ahora?',
        '¿Qué te dijeron en la veterinaria?',
        '¿Cómo es cuando está bien?',
        '¿Desde cuándo le notas así?',
      ],
      rest: [
        'Tu compañía le calma más de lo que parece.',
        'Es parte de tu casa, cómo no vas a tener miedo.',
        'Qué suerte la suya de tener a alguien así de pendiente.',
      ],
    },
    {
      id: 'pet-missing',
      light: 'tu animal que no aparece',
      signs: [
        '@epet > se escapo|se perdio|se me perdio|no aparece|no ha vuelto|no vuelve|sin volver|se salio|se volo|desaparecio|lleva perdid*|esta perdid*|extraviad*|no lo encuentro|no la encuentro & !ya aparecio|aparecio|lo encontramos|la encontramos|volvio',
        'se escapo|se perdio|se me perdio|se me escapo|se salio|se volo|desaparecio|busco a|buscando a|robaron|me robaron > @epet|al perro|a la perra|al gato & !ya aparecio|aparecio|lo encontramos|la encontramos|volvio',
        'pegamos carteles|pegue carteles|carteles por|cohetes|petardos|puerta abierta & perr*|gat*|barrio y nada|se salio|salio corriendo|no aparece & !aparecio|volvio|ladra*',
      ],
      say: [
        'Cada ruido en la puerta podría ser su vuelta.',
        'Está ahí fuera en algún lugar, y no sabes dónde.',
        'No saber es lo que no deja dormir.',
        'La casa está en pausa hasta que vuelva.',
        'Buscas con los ojos en cada esquina.',
      ],
      ask: [
        '¿Cómo fue que se salió?',
        '¿Dónde has buscado ya?',
        '¿Cómo es, para imaginarlo?',
        '¿Quién te ayuda a buscar?',
      ],
      rest: ['Ojalá aparezca pronto.', 'Con esa falta cuesta cerrar los ojos.', 'Se nota cuánto significa para ti.'],
    },
    {
      id: 'pet-good-news',
      light: 'esa alegría con tu animal',
      glad: true,
      signs: [
        'aparecio|volvio|regreso|encontramos a|encontre a|lo encontramos|la encontramos > @epet & !muert*|no aparecio|no volvio',
        '@epet > aparecio|volvio a casa|regreso a casa|se recupero|volvio a comer|ya esta bien|esta mejor|se curo|movio la cola|ya camina|de alta|salio bien & !muert*|no se recupero|murio',
        'adopte|adoptamos|rescate|rescatamos|me regalaron|llego a casa|tenemos|tengo > perrit*|gatit*|cachorr*|un perro|una perra|un gato|una gata|michi|lomito|conejito|perro nuevo|gato nuevo|gatito nuevo & nuev*|adopt*|rescat*|feliz|por fin|no dejo de mirar*|cachorr*|hermos*|lind*|regalaron|primera noche & !murio|enferm*|perdi|vecin*|tuve que|devolver|alergia',
        'veterinari* & ya esta bien|que alivio|esta sano|esta sana|salio bien|se va a recuperar|de alta & !murio|no es nada caro',
      ],
      say: [
        'Un animal, y tanta alegría en casa.',
        'La casa tiene otra vez su latido.',
        'Se nota la sonrisa en cómo lo cuentas.',
        'Qué buena noticia.',
        'Alguien en casa es muy feliz, y no solo el animal.',
      ],
      ask: ['¿Qué hace ahora mismo?', '¿Cómo se llama?', '¿Qué cara puso al verte?', '¿Dónde va a dormir esta noche?'],
      rest: ['Qué alegría leer esto.', 'Ese animal cayó en buenas manos.', 'Da gusto imaginarlo.'],
    },
  ],
};
