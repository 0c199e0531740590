import type { PickableStyle } from '../pick-style.ts';

/** By which Spanish words "let Haven pick" finds a style, as the English ones in `pick-style.ts`. */
export const spanishStyleSigns: readonly { style: PickableStyle; pattern: RegExp; weight: number }[] = [
  {
    style: 'calm-centering',
    pattern:
      /(?<!\p{L})(?:pánico|ansiedad|ansios[oa]|angustia\p{L}*|no puedo (?:respirar|dormir)|taquicardia|tembl\p{L}+|insomnio|madrugada|agobi\p{L}+|nervios\p{L}*)(?!\p{L})/giu,
    weight: 1.2,
  },
  {
    style: 'solution-focused',
    pattern:
      /(?<!\p{L})(?:qué (?:hago|debo hacer)|cómo (?:hago|puedo|resuelvo|salgo)|plan|plazo|decidir|opciones|pasos?|resolver|solución|problema)(?!\p{L})/giu,
    weight: 1.1,
  },
  {
    style: 'best-friend',
    pattern:
      /(?<!\p{L})(?:jaja\p{L}*|o sea|literal|súper|tipo|fiesta|bro|amiga?,|obvio|me dejó en visto|uff?)(?!\p{L})/giu,
    weight: 0.8,
  },
  {
    style: 'motherly',
    pattern:
      /(?<!\p{L})(?:llor\p{L}+|sol[oa]|extraño|murió|falleció|cansad[oa]|agotad[oa]|bebé|abraz\p{L}+|miedo|duele|corazón)(?!\p{L})/giu,
    weight: 0.8,
  },
  {
    style: 'fatherly',
    pattern:
      /(?<!\p{L})(?:trabajo|jefe|jefa|entrevista|despidieron|examen|reprob\p{L}+|presión|débil|responsab\p{L}+|renunciar|fallé)(?!\p{L})/giu,
    weight: 0.8,
  },
  {
    style: 'wise-mentor',
    pattern:
      /(?<!\p{L})(?:sentido|propósito|camino|hace años|me arrepiento|quién soy|elegir|decisión|futuro|vida)(?!\p{L})/giu,
    weight: 0.8,
  },
];

/** How each style is called when Haven says in Spanish which it picked. */
export const spanishStyleNames: Record<PickableStyle, string> = {
  motherly: 'maternal',
  fatherly: 'paternal',
  'best-friend': 'de buena amistad',
  'wise-mentor': 'de mentoría paciente',
  'solution-focused': 'práctico',
  'calm-centering': 'sereno',
  'balanced-mix': 'equilibrado',
};

/** Says which style was picked, as {label}. */
export const spanishPickedLines = [
  'Por cierto: de aquí en adelante hablaré en un tono {label}; dime si prefieres otro.',
  'Por cómo escribes, parece que va bien un tono {label}, y con ese sigo mientras no digas otra cosa.',
];
