import type { SituationField } from '../../content/situations/situation.ts';

export const pastimes: SituationField = {
  situations: [
    {
      id: 'pas-team-won',
      light: 'esa victoria',
      glad: true,
      slight: true,
      signs: [
        'gano|ganamos|goleamos|goleo|le ganamos|levanto|levantamos|clasificamos|clasifico|pasamos > mi equipo|la seleccion|el partido|la copa|la final|el clasico|a la final|el barca|el madrid|el america|boca|river|el mundial|la liga|campeonato|nacional|millonarios|las chivas & !no gano|casi|elecciones|mi papa',
        'mi equipo|la seleccion|nuestro equipo|boca|river|el barca|las chivas|el america > gano|gana|levanto|campeon|clasifico|goleo|metio & !no gano|casi gana',
        'somos campeones|campeones del mundo|salimos campeones|quedamos campeones|que golazo|que partidazo|le metimos',
      ],
      say: [
        'Qué alegría cuando por fin sale todo.',
        'Una victoria así se grita con todo el cuerpo.',
        'Valió cada minuto de nervios.',
        'Hoy se celebra.',
        'Por ratos así uno es hincha.',
      ],
      ask: [
        '¿Con quién lo viste?',
        '¿Cómo fue el momento decisivo?',
        '¿Cómo lo celebraste?',
        '¿Desde cuándo es tu equipo?',
      ],
      rest: ['Esa alegría es de muchos, y también tuya.', 'Hoy se duerme con la camiseta puesta.', 'Qué noche.'],
    },
  ],
};
