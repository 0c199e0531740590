import type { Fact } from './facts.ts';

interface Statement {
  kind: Fact['kind'];
  /** Two facts of one topic cannot both hold: the key names the topic alone. */
  topic?: string;
  pattern: RegExp;
  /** With `$1` for what the person said. */
  text: string;
}

const words = String.raw`[\p{L}][\p{L}'-]*`;
const phrase = (most: number) => String.raw`(${words}(?: ${words}){0,${most - 1}})`;
/** Where a phrase ends. */
const end = String.raw`(?=[.,;!?]|$| (?:and|but|so|because|with|for|since|now|right now|these days|in|at|on|who|which|that)\b)`;
const trade =
  'nurse|teacher|driver|trucker|farmer|student|cook|chef|waiter|waitress|barista|cashier|carpenter|electrician|plumber|welder|mechanic|programmer|developer|engineer|designer|writer|musician|artist|lawyer|paralegal|accountant|doctor|dentist|paramedic|firefighter|soldier|pilot|librarian|cleaner|caregiver|translator|scientist|researcher|photographer|hairdresser|receptionist|secretary|manager|freelancer|pastor|postman|gardener|baker|midwife|pharmacist|vet|social worker|stay-at-home (?:mom|dad)|single (?:mom|dad|mother|father)';

const statements: readonly Statement[] = [
  {
    kind: 'self',
    topic: 'work',
    pattern: new RegExp(String.raw`\bI(?:'m| am) (?:a|an) ((?:${words} ){0,2}(?:${trade}))(?![\p{L}'-])`, 'iu'),
    text: 'you are a $1',
  },
  {
    kind: 'self',
    topic: 'work',
    pattern: new RegExp(
      String.raw`\bI work (?:as (?:a|an)|at a|at an|at the|in a|in an|in the|nights as a) ${phrase(3)}${end}`,
      'iu',
    ),
    text: 'you work as or at: $1',
  },
  {
    kind: 'self',
    topic: 'studies',
    pattern: new RegExp(String.raw`\bI(?:'m| am) studying ${phrase(3)}${end}|\bI study ${phrase(3)}${end}`, 'iu'),
    text: 'you study $1',
  },
  {
    kind: 'self',
    topic: 'home',
    pattern: new RegExp(String.raw`\bI live (?:in|near) ((?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})`, 'u'),
    text: 'you live in $1',
  },
  {
    kind: 'self',
    topic: 'household',
    pattern: /\bI live (alone|by myself|with my [\p{L}-]+(?: and my [\p{L}-]+)?)(?![\p{L}'-])/iu,
    text: 'you live $1',
  },
  {
    kind: 'self',
    topic: 'children',
    pattern: /\bI have (two|three|four|five|\d) (?:kids|children)\b/iu,
    text: 'you have $1 children',
  },
  {
    kind: 'helps',
    pattern: new RegExp(
      String.raw`\b((?:walking|running|swimming|cooking|baking|drawing|painting|knitting|gardening|reading|music|praying|prayer|journaling|writing|singing|yoga|cycling|climbing|hiking|a (?:hot|warm|cold) shower|tea|going for a walk|playing (?:guitar|piano|chess)|being outside)(?: ${words}){0,3}?) (?:really |always |usually |often |sometimes )?(?:helps|helped|calms|calmed|clears my head|keeps me sane)\b`,
      'iu',
    ),
    text: '$1 helps you',
  },
];

/** Words before a statement that make it something else: a supposition, a wish, somebody else's, long ago. */
const unsaid =
  /\b(?:if|when|wish|as if|imagine|pretend|suppose|dreamed|dreamt|story|novel|movie|character|used to|she said|he said|they said|told me)\b[^.;!?]{0,40}$/iu;

/** What somebody says about their own life, in the present, as statements. */
export function selfStatements(tidied: string): Fact[] {
  return statements.flatMap((statement) => {
    const match = statement.pattern.exec(tidied);
    const said = match
      ?.slice(1)
      .find((group) => group !== undefined)
      ?.trim();
    if (!match || !said || isUnsaid(tidied.slice(0, match.index)) || isQuestion(tidied, match.index)) return [];
    const about = turned(said);
    return [
      {
        kind: statement.kind,
        key: `${statement.kind}:${statement.topic ?? about.toLowerCase()}`,
        text: statement.text.replace('$1', about).replace(/^you are a (?=[aeiou])/u, 'you are an '),
      },
    ];
  });
}

/** Whether what follows these words is no statement about the writer's own life of today. */
export function isUnsaid(before: string): boolean {
  return unsaid.test(before);
}

function isQuestion(text: string, at: number): boolean {
  const sentence = /^[^.!?]*[.!?]?/u.exec(text.slice(at))?.[0] ?? '';
  return sentence.endsWith('?');
}

/** As said to the person. */
function turned(said: string): string {
  return said
    .replaceAll(/\bmy\b/giu, 'your')
    .replaceAll(/\bmyself\b/giu, 'yourself')
    .replaceAll(/\bme\b/giu, 'you');
}
