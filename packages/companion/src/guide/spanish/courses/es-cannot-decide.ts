import type { Course } from '../../content/courses/course.ts';
import { danger, notReal, typed } from './as-typed.ts';
import { isNormal, whatToDo, willPass } from './asked-forms.ts';

/** Somebody cannot decide. */
export const esCannotDecide: Course = {
  id: 'es-cannot-decide',
  language: 'es',
  begins: typed(
    /no (?:me (?:puedo|logro|termino de) decid\w+|puedo decidir\w*|logro decidir\w*|se que decidir|me decido|se (?:que|cual) (?:\S+ )?(?:elegir|escoger|decision tomar|camino tomar))|(?:tengo|debo) (?:que )?(?:tomar (?:una|la) (?:\S+ )?decision|decidir (?:si|entre|algo|pronto|hoy|ya))|(?:estoy|sigo|ando) (?:\S+ )?(?:indecis[oa]|entre dos|en una encrucijada|hecho un lio|dudando (?:si|entre|mucho))|no se si (?:aceptar|mudarme|quedarme|irme (?:a (?:vivir|otro|otra)|del pais|al extranjero)|cambiar de (?:carrera|ciudad|pais)|estudiar|comprar|tomar (?:el|la)|operarme)|(?:decision|eleccion) (?:\S+ )?(?:muy )?(?:dificil|importante|grande)|me cuesta (?:\S+ )?decidir\w*/,
  ),
  unless: typed(
    danger,
    notReal,
    /novi[oa]|espos[oa]|marido|pareja|mi matrimonio|comer|cenar|ponerme|que (?:pedir|serie|ver)|abort\w+|mi (?:hij[oa]|amig[oa]|herman[oa]) no|renunciar/,
  ),
  first: {
    say: [
      'Dar vueltas entre dos caminos cansa más que cualquiera de los dos.',
      'Elegir uno es despedirse del otro, y eso pesa.',
      'Con las dos opciones abiertas no se descansa en ninguna.',
    ],
    ask: ['¿Entre qué y qué estás?', '¿Para cuándo hay que decidir?', '¿Qué te asusta de elegir mal?'],
  },
  turns: [
    {
      when: typed(
        /que (?:\S+ )?(?:harias|elegirias|escogerias|decidirias|crees (?:que )?(?:es mejor|deba))|cual (?:\S+ )?(?:elijo|escojo|elegirias|es mejor|crees)|(?:deberia|debo|me conviene) (?:\S+ ){0,3}(?:aceptar|ir\w*|quedar\w*|cambi\w+|mud\w+|tomar|elegir|decir)(?=.*\?)|(?:acepto|me voy|me quedo|me mudo) o/,
      ),
      say: [
        'No puedo elegir por ti. Una prueba vieja que a veces sirve: dejarlo a una moneda, y fijarse en qué esperabas mientras estaba en el aire.',
        'Tú vivirás con ello, así que pesa más tu sí que mi opinión. Puede ayudar vivir un día entero como si ya hubieras elegido una, y el siguiente la otra.',
      ],
      asked: true,
    },
    {
      when: typed(whatToDo, /como (?:\S+ )?(?:decido|elijo|se sabe|saber|tomo)/),
      say: [
        'Una lista corta: qué gano, qué pierdo y qué se puede deshacer. Lo que se puede deshacer merece menos miedo.',
        'Ponerle fecha ayuda a veces: hasta el domingo lo pienso, el lunes decido con lo que sepa. Más vueltas no siempre traen más verdad.',
      ],
      asked: true,
    },
    {
      when: typed(
        isNormal,
        willPass,
        /y si (?:\S+ ){0,4}(?:equivoc\w+|arrepient\w+|mal|fracas\w+|no funciona|pierdo|elijo)|me (?:voy|ire) a arrepentir/,
      ),
      say: [
        'Puede que haya algo de arrepentimiento en cualquiera de los dos caminos. Eso no quiere decir que hayas elegido mal.',
        'Muchas decisiones se corrigen sobre la marcha. No tiene que salir perfecta, solo que puedas vivir con ella.',
      ],
      asked: true,
    },
    {
      when: typed(
        /mis (?:papas|padres|hij[oa]s)|mi (?:mama|papa|familia|madre|padre|jef[ea]|amig[oa]|herman[oa])|(?:me|todos) (?:\S+ )?(?:dicen|dice|opinan|presionan)|decepcion\w+|defraud\w+|quedar mal/,
      ),
      say: ['Con tantas voces dentro, la propia se oye poco.', 'Parte del peso es a quién se decepciona.'],
      ask: ['Si nadie opinara, ¿hacia dónde irías?'],
    },
    {
      when: typed(/dinero|plata|sueldo|gano|pag\w+|caro|ahorr\w+|segur[oa]|seguridad|estab\w+|renta|hipoteca/),
      say: ['Por un lado lo seguro, por otro lo que llama.', 'Las cuentas también votan.'],
    },
    {
      when: typed(/mud\w+|otra ciudad|otro pais|lejos|irme|dejar (?:a )?mi|extranjero|volver|casa/),
      say: ['Irse es ganar un sitio y dejar muchos.', 'Se puede querer marchar y querer quedarse el mismo día.'],
    },
    {
      when: typed(/trabaj\w+|oferta|puesto|carrera|estudi\w+|universidad|beca|negocio|empleo|materia/),
      say: ['Ahí no se elige solo qué hacer, también cómo serán los días.', 'Pesa porque puede cambiar bastante.'],
    },
    {
      when: typed(/mañana|lunes|viernes|hoy|plazo|fecha|dias|semana|tiempo|presion|pronto|ya tengo que/),
      say: ['Y el reloj encima no ayuda a pensar.', 'Decidir con prisa es otra cosa distinta de decidir.'],
    },
    {
      when: typed(
        /lista|pros|contras|ventajas|vueltas|pienso y|pensando|analiz\w+|no (?:duermo|paro|puedo dormir)|cabeza|noches?|cambio de opinion|un dia (?:quiero|digo|pienso)/,
      ),
      say: [
        'La lista sale empatada porque no todo lo que cuenta cabe en ella.',
        'Por la noche gana una, por la mañana la otra.',
      ],
    },
    {
      when: typed(
        /(?:en el fondo|la verdad|creo que (?:ya )?(?:se|quiero)|me inclino|me gustaria|prefiero|corazon|ilusion\w*|me llama|ganas|quiero)/,
      ),
      say: ['Ahí se oyó algo tuyo.', 'Eso pesa, aunque no quepa en ninguna columna.'],
      ask: ['¿Qué dice el cuerpo cuando lo imaginas?'],
    },
    {
      when: typed(
        /ya (?:lo )?(?:decidi|elegi|acepte|dije)|decidi\w*|voy a (?:aceptar|ir\w*|quedar\w*|decir\w*|elegir|rechazar|tomar)|dije que (?:si|no)|acepte/,
      ),
      say: ['Qué descanso, aunque venga con un poco de vértigo.', 'Una puerta se cierra, y por fin se puede caminar.'],
    },
    {
      when: typed(
        /antes|siempre|la (?:otra|ultima) vez|me equivoque|nunca (?:se|puedo)|por mi culpa|malas decisiones|todo me cuesta/,
      ),
      say: [
        'Una mala experiencia hace que cada cruce parezca el mismo.',
        'Te falta confianza en tu propio sí, más que datos.',
      ],
    },
    {
      when: typed(
        /miedo|angusti\w+|ansiedad|equivoc\w+|arrepent\w+|estres\w*|cansad[oa]|paraliz\w+|bloque\w+|no se|agobi\w+|confund\w+|mal/,
      ),
      say: ['El miedo a errar deja quieto a cualquiera.', 'No saber también agota.'],
    },
  ],
  say: [
    'Quizá ninguna de las dos opciones es la mala.',
    'No decidir todavía también te está costando algo.',
    'Importa, por eso no sale fácil.',
    'Se ve que quieres hacerlo bien.',
  ],
  ask: [
    { line: '¿Qué perderías con cada una?' },
    { line: '¿Qué le dirías a alguien querido en tu lugar?' },
    { line: '¿Cuál de las dos te deja respirar mejor?' },
  ],
};
