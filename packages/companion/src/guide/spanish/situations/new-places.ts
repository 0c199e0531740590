import type { SituationField } from '../../content/situations/situation.ts';

export const newPlaces: SituationField = {
  situations: [
    {
      id: 'place-new-city',
      light: 'empezar en un lugar nuevo',
      signs: [
        'me mude|nos mudamos|me cambie de|me vine a|ciudad nueva|nueva ciudad|otra ciudad|recien llegad*|acabo de llegar a|soy nuev* en|llevo * en|esta ciudad & no conozco a nadie|sin conocer a nadie|sin amigos|cero amigos|hacer amigos|no tengo a nadie|me siento perdid*|no me hallo|no me adapto|solo|sola|sola|solo|nadie sabe mi nombre|nadie me conoce|cuesta & !otro pais|extranjero|feliz|me encanta|con mi mejor',
        'llevo|vivo|me mude & sin hacer amigos|sin amigos aqui|sin conocer gente|no he hecho amigos|nadie sabe mi nombre',
        'no me hallo|no me adapto|no encajo|no me acostumbro > en este pueblo|en esta ciudad|aqui|a este lugar|a esta ciudad|en la nueva escuela',
        'nuev* en la escuela|nuev* en el colegio|nuev* en la uni*|escuela nueva|colegio nuevo & nadie|solo|sola|miedo|amig*|perdid*',
      ],
      say: [
        'Todo alrededor tiene nombre, y ninguno es todavía tuyo.',
        'Aquí nadie sabe quién eras.',
        'Las calles son de los demás, por ahora.',
        'Empezar de cero cansa, hasta para comprar el pan.',
        'Llegó el cuerpo, y lo demás viene más despacio.',
      ],
      ask: [
        '¿Qué es lo que más extrañas de donde estabas?',
        '¿Cómo son tus tardes ahí?',
        '¿Con quién cruzaste unas palabras esta semana?',
        '¿Qué te llevó hasta ese lugar?',
      ],
      rest: [
        'Sentirse de paso al principio es natural.',
        'Un lugar tarda en volverse propio.',
        'Hace falta mucho para empezar donde nadie te conoce.',
      ],
    },
    {
      id: 'place-abroad-homesick',
      light: 'extrañar tu tierra',
      signs: [
        'extrano|echo de menos|me hace falta|anoro|nostalgia de|me falta > mi pais|mi tierra|mi gente|mi pueblo|mi casa en|mi familia|mi comida|mexico|colombia|argentina|venezuela|peru|ecuador|cuba|espana|chile|guatemala|honduras|el salvador|mi barrio & !murio|fallecio|mi ex',
        'otro pais|extranjero|estados unidos|usa|los estados|alemania|espana|canada|soy migrante|soy inmigrante|emigre|migre|lejos de mi pais|lejos de mi tierra|lejos de casa|lejos de mi familia|sin papeles & no me acostumbro|extrano|lloro|solo|sola|echo de menos|hace * anos que no veo|no veo a mi|no he visto a|nadie aqui|duele|triste|nostalgia|mi familia alla & !vacaciones|mi mejor amig*|mi amig* se|mi novi*|mi espos* trabaja|mi espos* vive|mi hij* vive|mi hij* se fue|nos vemos|videollamada',
        'lejos de mi tierra|lejos de mi pais|lejos de mi gente|tan lejos de casa & !vacaciones',
        'no veo a|no he visto a|sin ver a > mi mama|mis hijos|mi familia|mis papas|mis padres|mi madre|mi hij* & anos|migr*|papeles|pais|lejos|frontera & !pelea*|no me habla|custodia|juez',
      ],
      say: [
        'El cuerpo está aquí, y medio corazón allá.',
        'Allá la vida sigue, y tú la miras por una pantalla.',
        'Hay sabores que no se encuentran en ningún mercado.',
        'Hasta el aire huele distinto.',
        'Lejos de los tuyos, los días buenos también tienen un hueco.',
      ],
      ask: [
        '¿A qué huele tu casa de allá?',
        '¿Quién es la persona que más te falta?',
        '¿Qué hora es ahora allá, y qué estarán haciendo?',
        '¿Qué te trajo hasta aquí?',
      ],
      rest: [
        'Nadie deja su tierra sin dejar algo de sí.',
        'Tu gente va contigo más de lo que se ve.',
        'Extrañar así es otra manera de querer.',
      ],
    },
  ],
};
