import { withAccents } from './spanish/with-accents.ts';

/** What somebody may have said that speaks against an exercise. */
export type Hindrance =
  | 'pregnancy'
  | 'heart'
  | 'lungs'
  | 'dizziness'
  | 'eating'
  | 'injury'
  | 'loss'
  | 'voices'
  | 'illness'
  | 'surroundings'
  | 'self-harm'
  | 'crisis';

/** The hindrances a tidied message tells of. Only what somebody says of themselves counts; doubt counts as yes. */
export function hindrancesIn(tidied: string): Hindrance[] {
  return signs.filter(({ when, unless }) => when.test(tidied) && !unless?.test(tidied)).map(({ id }) => id);
}

/** Each in words that finish "what you told me about …". */
export const hindranceWords: Record<Hindrance, string> = {
  pregnancy: 'being pregnant',
  heart: 'your heart',
  lungs: 'your breathing',
  dizziness: 'feeling dizzy',
  eating: 'eating',
  injury: 'your body hurting',
  loss: 'your loss',
  voices: 'what you hear and see',
  illness: 'being ill',
  surroundings: 'the place you are in',
  'self-harm': 'hurting yourself',
  crisis: 'how bad it got',
};

interface Sign {
  id: Hindrance;
  when: RegExp;
  unless?: RegExp;
}

const own = String.raw`\b(?:I have|I've got|I've had|I had|I got|with|because of|my|I live with)(?: an?| the| some| really| very| bad| severe| mild| chronic| my)* `;

const signs: readonly Sign[] = [
  {
    id: 'pregnancy',
    when: /\bI(?:'m| am| might be| could be| may be| think I'm| found out I'm)(?: \w+){0,5} pregnant\b|\bmy (?:pregnancy|due date|(?:first|second|third) trimester|baby bump)\b|\b(?:I'm|I am|we're|we are) (?:expecting (?:a baby|twins|our)|\d+ weeks along)/iu,
    unless: /\b(?:I'm|I am) (?:not|no longer) pregnant\b|\bnot pregnant\b/iu,
  },
  {
    id: 'heart',
    when: new RegExp(
      String.raw`${own}(?:heart (?:condition|problems?|disease|failure|trouble|murmur|attack|surgery|rhythm|meds|medication|defect|valve)|arrhythmia|a-?fib|atrial \w+|pacemaker|angina|tachycardia|pots|high blood pressure|low blood pressure|blood pressure|hypertension|stroke|bypass|stent)\b|\bbeta[- ]?blockers?\b`,
      'iu',
    ),
    unless:
      /\b(?:like|thought|think|felt|having|scared|afraid|died|mom|dad|father|mother|grandma|grandpa|husband|wife)\b.{0,24}\b(?:heart attack|stroke)\b/iu,
  },
  {
    id: 'lungs',
    when: new RegExp(
      String.raw`${own}(?:asthma|copd|emphysema|lung (?:condition|disease|problems?|infection)|lungs|pneumonia|bronchitis|inhaler|oxygen tank|pulmonary \w+)\b|\b(?:I'm|I am) asthmatic\b`,
      'iu',
    ),
  },
  {
    id: 'dizziness',
    when: /\bI(?:'m| am| feel| felt| get| got| keep getting| have been|'ve been)?(?: \w+){0,3} (?:dizzy|light-?headed|faint|vertigo)\b|\bI (?:almost |nearly |just )?(?:fainted|passed out|hyperventilat\w+)|\bI(?:'m| am) hyperventilating\b|\bmy (?:vertigo|dizziness|dizzy spells?)\b|\bthe room is spinning\b/iu,
  },
  {
    id: 'eating',
    when: /\b(?:my|I have|I've had|I had|with|recovering from|in recovery (?:for|from))(?: an?| my)? (?:eating disorder|anorexia|bulimia|ed\b)|\b(?:I'm|I am) (?:anorexic|bulimic)\b|\bI(?:'m| am|'ve been| have been| was| keep| started| still)? ?(?:purg(?:e|ed|ing)|bing(?:e|ed|ing|eing)(?! (?:watch|on \w+flix))|starv(?:e|ed|ing) myself|restrict(?:ed|ing)? (?:food|calories|what I eat))|\b(?:throw|threw|throwing) up (?:after|what) (?:I|every|eat|dinner|lunch)|\bhaven't eaten (?:anything )?(?:in|for|since)\b/iu,
  },
  {
    id: 'injury',
    when: new RegExp(
      String.raw`\bmy (?:\w+ )?(?:back|neck|knees?|shoulders?|wrist|ankle|hip|leg|arm|hand|ribs?|spine|foot|tendon)(?: \w+)? (?:hurts?|is (?:broken|injured|sprained|out|killing me)|injury|surgery|pain)\b|\bI (?:broke|sprained|tore|injured|pulled|threw out|fractured|hurt) my (?:\w+ )?(?:back|neck|knees?|shoulders?|wrists?|ankles?|hips?|legs?|arms?|hands?|fingers?|toes?|ribs?|foot|feet|elbow|jaw|nose|acl|hamstring|muscle)\b|\b(?:slipped|herniated) dis[ck]\b|${own}(?:chronic pain|fibromyalgia|arthritis|injury|concussion|hernia|sciatica|whiplash)\b|\bin a cast\b|\b(?:after|since|recovering from) (?:my )?surgery\b`,
      'iu',
    ),
  },
  {
    id: 'loss',
    when: /\b(?:my|our) (?:\p{L}+ ){1,3}(?:died|passed(?: away| on)?|is dying|was killed|killed himself|killed herself)\b|\bI (?:just )?lost my (?:mom|mum|dad|mother|father|brother|sister|son|daughter|baby|husband|wife|partner|friend|best friend|grand\w+|dog|cat|pet|child)\b|\b(?:the|his|her|my \w+'s) (?:funeral|wake|memorial service)\b|\bmiscarr\w+|\bstillb\w+|\bI buried\b|\bput (?:him|her|my (?:dog|cat)) (?:down|to sleep)\b|\bin hospice\b/iu,
    unless:
      /\b(?:\d+|two|three|four|five|six|ten|twenty|many|several|some|a few) years ago\b|\byears ago\b|\bwhen I was (?:a kid|a child|little|young|\d)/iu,
  },
  {
    id: 'voices',
    when: /\b(?:I (?:can |still |keep |started )?hear(?:ing)?|hearing|the) voices\b|\bvoices (?:in my head|tell|telling|are|keep|say)\b|\bI(?:'m| am| keep| was|'ve been)? ?(?:hallucinat\w+|seeing things|hearing things)\b|\b(?:I'm|I am|I was|my|I had a?|in) (?:schizo\w+|psychosis|psychotic)\b|\b(?:tv|radio|news|phone) (?:is |keeps? )?(?:talk\w*|send\w*|speak\w*) (?:messages )?to me\b|\bthey(?:'re| are) (?:watching|following|poisoning|recording|tracking) me\b/iu,
    unless: /\b(?:kids'?|children'?s?|their|his|her|friendly|real|many) voices\b/iu,
  },
  {
    id: 'illness',
    when: new RegExp(
      String.raw`${own}(?:long covid|chronic fatigue(?: syndrome)?|cfs|me\/cfs|lupus|multiple sclerosis|chemo\w*|radiation|cancer|fibromyalgia|autoimmune \w+|mono|covid|flu|fever|anemia|post-exertional \w+)\b|\b(?:I'm|I am) (?:bedridden|bedbound|going through chemo|on chemo|in chemo|too (?:sick|ill) to)\b`,
      'iu',
    ),
  },
  {
    id: 'surroundings',
    when: /\blook(?:ing)? around (?:\w+ ){0,3}(?:scares|frightens|makes|is worse|terrifies)\b|\b(?:not|isn't|don't feel) safe (?:here|in this (?:house|room|place|apartment)|at home|where I am)\b|\b(?:he|she|they)(?:'s| is|'re| are) (?:still )?(?:in the (?:next|other) room|outside my door|at (?:my|the) door)\b|\bthis (?:room|house|place) (?:scares|frightens) me\b|\b(?:room|place|house) where (?:it|he|that) (?:happened|did it)\b/iu,
  },
  {
    id: 'self-harm',
    when: /\burges? to (?:cut|hurt myself|self-?\s?harm|burn|harm myself)\b|\b(?:want|wanted|need|going|about) to (?:cut(?: myself)?$|cut myself|hurt myself|self-?\s?harm|burn myself)\b|\bI(?:'ve| have)? (?:been )?(?:self-?\s?harm\w*|cut(?:ting)? myself)\b|\bmy self-?\s?harm\b/iu,
  },
  ...inSpanish({
    pregnancy: /\b(?:estoy embarazada|mi embarazo|tengo \d+ (?:semanas|meses) de embarazo)\b/iu,
    heart:
      /\b(?:tengo|con|sufro de|por) (?:un )?(?:problemas? (?:del|de|en el) corazón|arritmia|marcapasos|presión alta|hipertensión|soplo)\b|\bmi (?:marcapasos|arritmia|presión)\b/iu,
    lungs: /\b(?:tengo|con|sufro de|mi) (?:asma|epoc|neumonía|bronquitis)\b|\b(?:soy asmátic[oa]|mi inhalador)\b/iu,
    dizziness: /\b(?:me (?:mareo|mareé|desmayo|desmayé|siento maread[oa])|estoy maread[oa]|vértigo)\b/iu,
    eating:
      /\b(?:anorexia|bulimia|trastorno alimentari?o|trastorno de la alimentación|atracones|vomito (?:después|lo que))\b/iu,
    injury:
      /\bme (?:duelen?|lastimé|rompí|fracturé|torcí|operaron (?:de )?)(?: mucho)? (?:la|el|los|las) (?:espalda|cuello|rodillas?|hombros?|brazos?|piernas?|tobillo|muñeca|manos?|pies?|cadera|costillas?)\b|\bhernia\b|\bme operaron\b/iu,
    loss: /\b(?:murió|falleció|se murió|perdí a|se nos fue|enterramos|el (?:funeral|velorio|entierro))\b/iu,
    voices: /\b(?:oigo|escucho|oigo unas|las) voces\b|\bme (?:persiguen|vigilan|espían)\b|\balucin\p{L}+/iu,
    illness: /\b(?:tengo|con|por (?:el|la)) (?:cáncer|quimio\p{L}*|fiebre|covid|lupus|anemia|fibromialgia)\b/iu,
    surroundings:
      /\bno (?:estoy|me siento) segur[oa] (?:aquí|en (?:esta |mi )?casa|donde estoy)\b|\bestá (?:al otro lado|en el otro cuarto|detrás de la puerta)\b/iu,
    'self-harm': /\b(?:cortarme|lastimarme|hacerme daño|me (?:corté|corto|lastimo))\b/iu,
  }),
];

/** The commonest signs in Spanish, with word edges that know accented letters. */
function inSpanish(patterns: Partial<Record<Hindrance, RegExp>>): Sign[] {
  return Object.entries(patterns).map(([id, when]) => ({ id: id as Hindrance, when: withAccents(when) }));
}
