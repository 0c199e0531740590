import { withAccents } from '#skills/spanish/with-accents.ts';
import type { Fact } from './facts.ts';

interface Statement {
  kind: Fact['kind'];
  /** Two facts of one topic cannot both hold. The topics are those of the English statements. */
  topic?: string;
  pattern: RegExp;
  /** With `$1` for what the person said. */
  text: string;
}

const end = String.raw`(?=[.,;!?]|$| (?:y|pero|porque|con|desde|así|que|ahora|aunque|mientras|en)\b)`;
const trade =
  'enfermer[oa]|maestr[oa]|profesor|profesora|médic[oa]|estudiante|cociner[oa]|meser[oa]|camarer[oa]|cajer[oa]|chofer|conductor|conductora|albañil|electricista|mecánic[oa]|programador|programadora|ingenier[oa]|diseñador|diseñadora|abogad[oa]|contador|contadora|secretari[oa]|vendedor|vendedora|peluquer[oa]|limpiador|limpiadora|niñera|cuidador|cuidadora|músic[oa]|artista|escritor|escritora|fotógraf[oa]|traductor|traductora|agricultor|agricultora|bombero|bombera|policía|arquitect[oa]|dentista|farmacéutic[oa]|psicólog[oa]|bibliotecari[oa]|periodista|carpinter[oa]|panader[oa]|ama de casa';

const statements: readonly Statement[] = [
  {
    kind: 'self',
    topic: 'work',
    pattern: new RegExp(String.raw`\bsoy ((?:${trade})(?: (?:de|en) \p{L}+(?: \p{L}+)?)?)${end}`, 'iu'),
    text: 'eres $1',
  },
  {
    kind: 'self',
    topic: 'work',
    pattern: new RegExp(
      String.raw`\btrabajo ((?:de|como|en (?:un|una|el|la)) \p{L}+(?: (?:de|del|en|nocturn[oa])(?: \p{L}+)?)?)${end}`,
      'iu',
    ),
    text: 'trabajas $1',
  },
  {
    kind: 'self',
    topic: 'studies',
    pattern: new RegExp(
      String.raw`\b(?:estudio|estoy estudiando) (?!mucho|poco|para|todo|de)(\p{L}{4,}(?: \p{L}+)?)${end}`,
      'iu',
    ),
    text: 'estudias $1',
  },
  {
    kind: 'self',
    topic: 'home',
    pattern: new RegExp(
      String.raw`\bvivo en ((?:la |el )?\p{Lu}[\p{L}'-]+(?: (?:de |del )?\p{Lu}[\p{L}'-]+){0,2})`,
      'u',
    ),
    text: 'vives en $1',
  },
  {
    kind: 'self',
    topic: 'household',
    pattern: new RegExp(String.raw`\bvivo (sol[oa]|con mis? \p{L}+(?: y mis? \p{L}+)?)${end}`, 'iu'),
    text: 'vives $1',
  },
  {
    kind: 'self',
    topic: 'children',
    pattern: /\btengo (dos|tres|cuatro|cinco|\d) (?:hijos|hijas|niños|niñas)\b/iu,
    text: 'tienes $1 hijos',
  },
  {
    kind: 'helps',
    pattern:
      /\b((?:caminar|correr|nadar|cocinar|hornear|dibujar|pintar|tejer|leer|escribir|cantar|bailar|rezar|orar|salir a caminar|tocar (?:la guitarra|el piano)|la música|el jardín|el yoga|andar en bici)(?: \p{L}+){0,3}?) (?:siempre |a veces |mucho )?me (?:ayuda|calma|relaja|despeja)/iu,
    text: '$1 te ayuda',
  },
];

/** Words before a statement that make it something else: a supposition, a wish, somebody else's, long ago. */
const unsaid = withAccents(
  /\b(?:si|cuando|ojalá|como si|imagin\p{L}+|soñ\p{L}+|supon\p{L}+|antes|novela|película|dice que|dijo que|dicen que|me dijo|no)\b[^.;!?]{0,40}$/iu,
);

/** What somebody says in Spanish about their own life, in the present, as statements said to them. */
export function spanishStatements(message: string): Fact[] {
  return statements.flatMap(({ kind, topic, pattern, text }) => {
    const match = withAccents(pattern).exec(message);
    const said = match?.[1]?.trim();
    if (!match || !said || unsaid.test(message.slice(0, match.index)) || isQuestion(message, match.index)) return [];
    const about = said.replace(/(?<!\p{L})mi(s?)(?!\p{L})/giu, 'tu$1');
    return [{ kind, key: `${kind}:${topic ?? about.toLowerCase()}`, text: text.replace('$1', about) }];
  });
}

function isQuestion(text: string, at: number): boolean {
  const sentence = /^[^.!?]*[.!?]?/u.exec(text.slice(at))?.[0] ?? '';
  return sentence.endsWith('?') || /¿[^.!?]*$/u.test(text.slice(0, at));
}
