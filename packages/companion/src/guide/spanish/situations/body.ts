import type { SituationField } from '../../content/situations/situation.ts';

export const body: SituationField = {
  situations: [
    {
      id: 'body-dislike-mirror',
      light: 'cómo te ves en el espejo',
      signs: [
        'me siento|me veo|soy > fea|feo|fealdad|feisim*|horroros*|la mas fea|el mas feo & !por lo que|con mi vida|culpa',
        'me veo|me vi|salgo > horrible|espantos*|demacrad*|como un monstruo',
        'odio|detesto|no me gusta|no soporto|me da asco|aborrezco > mi cara|mi nariz|mi cuerpo|mi pelo|mi piel|mi sonrisa|mis dientes|mi fisico|como me veo|verme|mi reflejo|mi aspecto',
        'espejo|espejos & evito|odio|no me gusta|no me miro|no puedo ver*|asco|fea|feo|llor*|no me reconozco|me miro|me veo & !retrovisor|se rompio|carro|coche',
        'foto|fotos > mia|mias|donde salgo|en que salgo|salgo & llor*|horrible|fea|feo|no me gusta*|borr*|odio & !ex|mi novi*',
        'se me cae|se me esta cayendo|se me cayo|perdiendo > el pelo|el cabello & !quimio*',
      ],
      say: [
        'Te miras, y lo primero que ves es lo que falta.',
        'Ningún extraño te miraría con tanta dureza.',
        'Ocupa mucho del día pensar en cómo te ves.',
        'En algún momento mirarte se volvió un examen.',
        'Cuesta estar entre la gente cuando uno quisiera que no lo vieran.',
      ],
      ask: [
        '¿Qué ves primero cuando te miras?',
        '¿Desde cuándo te miras así?',
        '¿Hubo algo hoy que lo removiera?',
        '¿En qué momentos se te olvida cómo te ves?',
      ],
      rest: [
        'Aquí nadie te ve, solo lo que dices.',
        'Una foto no sabe cómo te ríes.',
        'La gente que te quiere está mirando otra cosa.',
      ],
    },
    {
      id: 'body-weight-gain',
      light: 'el peso que ganaste',
      signs: [
        'subi|he subido|gane|he ganado|aumente|he aumentado|subiendo > kilo*|libras|de peso|peso|talla & !gimnasio|musculo|en el gym',
        'me siento|me veo|estoy|soy > gord*|gordit*|obes*|enorme|como una vaca|como una ballena|marran*|inflad* & !me dice|me dicen|me dijo|me llama|me dijeron',
        'engorde|he engordado|engordando|me engorde|me estoy engordando|engordar',
        'pantalon*|ropa|vestido|jean*|camisa* & no me cierra*|no me queda|no me quedan|ya no me entra*|nada me queda|no me sube|me aprieta*|no me abrocha*|mas grande & gord*|kilo*|peso|ya|panza|nada',
        'bascula|balanza|la pesa|panza|barriga|llantas|lonjas & numero|kilo*|pena|verguenza|odio|me sub*|playa|piscina|alberca|traje de bano',
        'mi cuerpo > ya no es mio|no es el mismo|cambio|no es el de antes & embaraz*|parto|kilo*|peso|bebe|hijo',
      ],
      say: [
        'Es tu cuerpo, y parece que alguien lo cambió sin preguntarte.',
        'Un cierre que no sube puede arruinar el día entero.',
        'Un número, y ya decide el ánimo de toda la jornada.',
        'En el armario cuelga la ropa de alguien que eras antes.',
        'Quisieras que te miraran sin medirte.',
      ],
      ask: [
        '¿Cuándo empezaste a sentirte así con tu cuerpo?',
        '¿Qué pasó hoy que te lo puso delante?',
        '¿Ante quién te pesa más?',
        '¿Cómo era la época en que no pensabas en eso?',
      ],
      rest: ['Aquí no hay báscula.', 'Ese cuerpo te ha traído hasta esta noche.', 'La talla es de la ropa, no tuya.'],
    },
  ],
};
