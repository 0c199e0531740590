/**
 * Words that platforms filter, written so that the filter misses them. One line: what is meant, then the disguises.
 * Leet, spelled-out and starred forms are not listed: `tokens.ts` undoes them by rule.
 */
const lines: Record<string, string> = {
  'kill myself': 'kms kmself',
  'killing myself': 'kmsing',
  'kill yourself': 'kys',
  'killed myself': 'kmsed',
  unalive: 'unlive unaliv un-alive dealive delife unalife',
  unaliving: 'unliving unalivin',
  unalived: 'unlived',
  suicide:
    'sewerslide sewer-slide sooicide sueicide sewerside sucide suacide suicid suiside toaster-bath toasterbath suey',
  suicidal: 'sewerslidal suicidle sucidal suicydal sooicidal sewercidal sui',
  'self harm': 'selfharm sh shing self-harm s-h selfharming',
  'end my life': 'emls',
  'commit suicide': 'ctb',
  'eating disorder': 'ed3 ednos',
  starving: 'starvin',
  'want to die': 'wtd wanttodie w2d',
  overdose: 'od overdos ovrdose overd',
  overdosed: "od'd odd'd oded",
  overdosing: "od'ing oding",
  myself: 'meself myslf mysef myslef myself mself mysel',
};

/** Disguised form → the words it stands for. */
export const disguises: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(lines).flatMap(([meant, typed]) => typed.split(' ').map((form) => [form, meant.split(' ')] as const)),
);

/** Words worth finding under typing errors, stars, dots and glued spelling. */
export const keyWords: readonly string[] = (
  'suicide suicidal suicidio kill killing killed myself himself herself yourself overdose overdosed overdosing pills bleed bleeding unalive ' +
  'unaliving tonight tomorrow goodbye forever burden hanging swallowed anymore worthless hopeless hurt hurting cutting cut die dying dead ' +
  'death life live living end ending noose bridge wrist wrists stab shoot harm selfharm starve starving purge purging matarme suicidarme'
).split(' ');

/** Small words that stand between key words when a sentence is glued together ("iwanttodie"). */
export const glueWords: readonly string[] =
  'i im am want wanna to going gonna will my self the it all not dont just me be is this now need and so tired of about'.split(
    ' ',
  );

/** Real words one slip away from a key word; never repaired into it. */
export const leaveAlone: ReadonlySet<string> = new Set(
  'breeding bride bridges brides burdens hurting hunting handing hangin pulls polls pals dying dyeing living loving cutting skill deaths starring yourselves sable overused worthies'.split(
    ' ',
  ),
);
