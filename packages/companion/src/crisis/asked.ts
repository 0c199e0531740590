/**
 * What Haven asked last, as far as it changes what an answer means. `safe-or-act` is both at once ("are you safe, or might you
 * act on it?"), `out-of-reach` and `recovering` are those where a no is the bad news.
 */
export type Question =
  | 'suicide'
  | 'act'
  | 'means'
  | 'out-of-reach'
  | 'taken'
  | 'safe'
  | 'safe-or-act'
  | 'threat'
  | 'hurt'
  | 'recovering'
  | 'alone'
  | 'in-earnest'
  | 'in-jest';

export interface Asked {
  questions: readonly Question[];
  /** The question itself speaks of suicide or self-harm. */
  namesDying: boolean;
  /** It was asked about somebody else ("has he talked about killing himself?"). */
  aboutOther: boolean;
  /** A few words of time, place or means would answer what was asked: it was about the danger, or nothing was asked at all. */
  leavesOpen: boolean;
  /** It was asked whether they mean to do it tonight, not whether they think of it. */
  isSoon: boolean;
  /** Something was asked, and all of it for a person or for help. */
  isHarmless: boolean;
  /** Something was asked, and nothing of it about danger or how things are. */
  isElsewhere: boolean;
}

export const nothingAsked: Asked = {
  questions: [],
  namesDying: false,
  aboutOther: false,
  leavesOpen: true,
  isSoon: false,
  isHarmless: false,
  isElsewhere: false,
};

/** Of a long turn the end is read; there the question stands. */
const charactersRead = 800;

const suicide =
  /suicid|\b(?:kill|killing|hurt|hurting|harm|harming) (?:your|him|her|them)sel(?:f|ves)|\b(?:end|ending|take|taking|ended|took) (?:your|his|her|their)(?: own)? life|\b(?:wish|were|was|be|being) (?:you were )?dead\b|\b(?:thoughts?|idea|wish) (?:of|about|to) (?:dying|death|die|not being here)|\bwant(?:s|ing|ed)? to die\b|\bdying (?:been|in that)|\b(?:not|n['’]t) want(?:ing)? to (?:be (?:here|alive)|live|wake up|exist)|\bnot wanting to be alive|suicidio|matar[st]e|quitar[st]e la vida|hacer(?:te|se) da[nñ]o|mor[ií]r(?:te|se)|(?:ganas|deseos?|deseo real) de morir|no quier(?:es|e) (?:vivir|seguir)|te tuer|umbringen|te matar|se matar/u;
const tonight =
  /(?<!\bthoughts of )\b(?:kill(?:ing)? yourself|(?:end|tak)(?:e|ing) your (?:own )?life|matarte|quitarte la vida)\b[^?]*\b(?:tonight|today|tomorrow|hoy|esta noche|ma[nñ]ana)\b/u;
const ofOther =
  /\b(?:him|her|them)sel(?:f|ves)\b|\b(?:he|she|they|his|her|their) (?:own )?(?:life|talk\w*|want\w*|think\w*|said)\b|\b(?:quitarse|matarse|suicidarse|morirse)\b/u;
const act =
  /\b(?:act on (?:it|that|this|them|these|those)|(?:might|would|will|could|going to) (?:you )?(?:really )?do (?:it|that)\b|how you (?:would|might|could)|go through with|preparations?|(?:how )?likely (?:are you|is it)|intend to|planning to|meaning to|mean to|(?:a|any) (?:\w+ )?(?:way|time|method|date|day|place) (?:or|in|to|picked|chosen|set|you think of|you have in mind)|a moment (?:tonight|today)|pas(?:ar|arías) a la (?:acci[oó]n)|podr[ií]as hacer(?:te|lo)|c[oó]mo lo har[ií]as)\b|\b(?:a|any|the) (?:specific |concrete )?plans?\b(?! (?:for (?!how|it|that|this|ending|suicide|dying)|to (?!end|kill|die|hurt|harm)|with))|\bun plan\b(?! (?:para (?!hac|mor|mat|quit)|con))/u;
const means =
  /\b(?:anything|something|things?|whatever|what)\b[^?]{0,40}\b(?:you|that) (?:could|might|would|can|may) (?:be )?(?:use|hurt|harm|reach)|\b(?:do|did) you (?:have|own|keep|get|buy)\b[^?]{0,30}\b(?:pills?|gun|rope|knife|blade|razor|weapon|means|method)\b|\b(?:pills?|gun|rope|knife|blade|razor|weapon|means)\b[^?]{0,20}\b(?:near|with|around|close|in reach|within|at home|at hand)\b|\beverything dangerous|\b(?:algo|cosas?|lo que)\b[^?]{0,30}\b(?:con (?:que|lo que)|pudieras|podr[ií]as?)\b[^?]{0,20}(?:da[nñ]o|usar)/u;
/** "Is that true for you?", of what was said just before it. */
const pointsBack =
  /^(?:and |so |y )?(?:(?:is|does|could) (?:that|this|it) (?:be )?(?:true|so|right|the case|you|fit|like|part|happen\w*|how|something|sound)\b|(?:do|can) you (?:relate|feel that|know that)|how about you|what about you|(?:te pasa|es as[ií]|es tu caso|y t[uú]$))/u;
const suicideAlone: readonly Question[] = ['suicide'];
const requests =
  /(?:^|\band |\bso |\bbut )(?:can|could|will|would) (?:you|someone|somebody)\b|\b(?:puedes|podr[ií]as) (?:guardar|alejar|poner|dejar)/u;
/** Such a question is not answered with yes or no. */
const asksWho = /^(?:and |but |so |y )?(?:who|whom|whose|which|a qui[eé]n|qui[eé]n)\b/u;
const ofThoughts = /\b(?:thoughts?|idea|pensamientos?) (?:about|of|de)\b(?! how)/u;
const dangerous =
  /\b(?:it|them|those|everything|anything|things?|pills?|meds|gun|rope|knife|blade|razor|weapon|bottle|keys|edge|bridge|roof|tracks|window|balcony|ledge|railing|water|pastillas|cuchillo|arma|soga)\b/u;
const putAway =
  /\b(?:out of (?:your )?reach|far (?:away|from)|put (?:it |them )?away|locked|(?:step|move|walk|get|back|put|set|keep)\b[^?]{0,30}\b(?:away|down|out)|at a distance|out of the (?:house|room)|lejos|fuera de (?:tu )?alcance|guardad[oa]s?)\b/u;
const taken =
  /\b(?:have|did) you (?:already |just )?(?:take[n]?|swallow(?:ed)?|drunk|drink|overdose\w*)\b(?![^?]*\b(?:usual|daily|prescribed|medicines?|medications?|vitamins?|break|walk|bus|nap|shower)\b)|\balready (?:taken|done|swallowed)\b|\bhave you (?:already )?(?:done (?:anything|something)|used it)\b|\b(?:te tomaste|has tomado|tomaste) /u;
const safe =
  /\bare you (?:\w+ )?(?:hidden|out of (?:the|his|her|their) \w+|away from (?:him|her|them|it)|off the \w+)\b|\b(?:are|is|feel|stay|keep|be|you)\b[^?]{0,25}\b(?:un)?safe\b|\ba salvo\b|\b(?:est[aá]s|te sientes) segur[oa]\b/u;
const orAct = /\bor (?:might|could|will|would|do|are) you\b|\bo (?:podr[ií]as|crees)\b/u;
const threat =
  /\bare you (?:still )?(?:near|close to|next to|beside) (?:(?:that|the|this) \w+|him|her|them)\b|\b(?:is|are) (?:he|she|they|your \w+|(?:the|that|this) (?:person|man|woman|guy)) (?:\w+ ){0,2}(?:there|here|home|near\w*|close|around|back|awake|coming|with you|in (?:the|your|that) \w+|at the \w+)\b|\b(?:can|could|might|will) (?:anyone|anybody|someone|he|she|they) (?:still )?(?:hurt|reach|get to|hear|come)|\bis (?:anyone|anybody|someone|somebody) (?:hurting|threatening|hitting) you|\best[aá] (?:[eé]l |ella )?(?:ah[ií]|aqu[ií]|en (?:la )?casa|cerca|contigo)/u;
const hurt =
  /\bis (?:it|(?:the|your) \w+) (?:still )?bleeding\b|\bare you (?:\w+ )?(?:hurt|bleeding|injured|wounded)|\best[aá]s (?:herid[oa]|sangrando)/u;
const recovering =
  /\b(?:is|are|was|does|did) (?:\w+ ){1,4}(?:breath(?:e|ing)|awake|conscious|responding|responsive|waking|wake|respond)\b|\bbleeding (?:slow|stop|eas)\w*|\brespira|\bdespiert[oa]|\bconsciente/u;
const alone = /\bare you (?:still |all )?(?:alone|by yourself)|\best[aá]s sol[oa]\b/u;

const inEarnest =
  /\b(?:are you|is that|is this) (?:being )?serious\b|\b(?:do|did) you (?:really )?mean (?:it|that)\b|\b(?:lo dices|hablas|es) en serio\b/u;
const inJest = /\b(?:joking|kidding|a joke|una broma)\b/u;

/** Asks for a person, for help or for anything else that lies beside the danger. */
const beside =
  /\b(?:who|whom|whose|someone|somebody|anyone|anybody|doctor|counselor|therapist|friends?|family|mother|mom|father|dad|sister|brother|help(?:s|ed)?|call|text|ring|dial|eat|ate|sleep|slept|drink|live|lives|work|exam|due|kept you|keep you going|qui[eé]n|m[eé]dico|ayud\w+|llamar?)\b/u;
/** Asks when, where, how or with what, of the danger or of nothing in particular. */
const openly =
  /^(?:and |but |so |y |pero )?(?:(?:when|where|how)(?: (?:exactly|so))?$|(?:when|where|how)\b[^?]*\b(?:you (?:do|be|now|right now|at)|are you|it|that|this|these|those|happen)\b|what(?:['’]s| is| do you have) (?:in|with|near|next to|beside)\b|what (?:would|will|do you (?:want|plan|mean)) [^?]*\b(?:happen|do|next)\b|what(?:['’]s| is) (?:going on|happening|wrong|up|the matter)\b|what happened\b|how are you\b|is there a (?:\w+ )?(?:time|way|place|day|moment)\b|what\b[^?]*\bdangerous\b|cu[aá]ndo\b|d[oó]nde (?:est[aá]s|ser[ií]a)|c[oó]mo\b|qu[eé] tienes)/u;

/** Reads the questions of Haven's last turn. */
export function askedBy(content: string): Asked {
  // What stands in quotation marks is for somebody else's ears.
  const text = content
    .slice(-charactersRead)
    .toLowerCase()
    .replace(/“[^”]*”/gu, ' ');
  const asking = questionsIn(text);
  if (asking.length === 0) return nothingAsked;
  const subjects = asking.map((question) =>
    pointsBack.test(question) && suicide.test(text) ? suicideAlone : subjectsOf(question),
  );
  const namesDying = asking.some((question) => suicide.test(question));
  const isBesideDanger = (at: number) => subjects[at]?.length === 0;
  return {
    questions: subjects.flat(),
    namesDying,
    aboutOther: namesDying && asking.some((question) => suicide.test(question) && ofOther.test(question)),
    isSoon: namesDying && asking.some((question) => tonight.test(question)),
    leavesOpen: asking.every(
      (question, at) => !isBesideDanger(at) || (openly.test(question) && !beside.test(question)),
    ),
    isElsewhere: asking.every((question, at) => isBesideDanger(at) && !openly.test(question)),
    isHarmless: asking.every((question, at) => isBesideDanger(at) && beside.test(question)),
  };
}

/** What ends with a question mark, and what asks without one ("tell me whether …"). */
function questionsIn(text: string): string[] {
  return text
    .split(/(?<=[.!?…\n])|¿/u)
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.endsWith('?') ||
        /\b(?:tell me|ask(?:ing)?|wonder\w*|know) (?:you )?(?:plainly |directly )?(?:if|whether)\b/u.test(sentence),
    )
    .map((sentence) => sentence.replace(/[?.!…\s]+$/u, ''));
}

function subjectsOf(question: string): Question[] {
  if (asksWho.test(question)) return [];
  if (safe.test(question)) return [orAct.test(question) ? 'safe-or-act' : 'safe'];
  return [...aboutMeans(question), ...aboutDying(question), ...aboutNow(question)];
}

function aboutMeans(question: string): Question[] {
  if (taken.test(question)) return ['taken'];
  const isAsked = means.test(question);
  const isRequest = requests.test(question);
  if (putAway.test(question) && (isAsked || (isRequest && dangerous.test(question))))
    return [isAsked && isRequest ? 'safe-or-act' : 'out-of-reach'];
  return isAsked ? ['means'] : [];
}

function aboutDying(question: string): Question[] {
  const namesDying = suicide.test(question) && !putAway.test(question);
  if (act.test(question) && !(namesDying && ofThoughts.test(question))) return ['act'];
  return namesDying ? ['suicide'] : [];
}

function aboutNow(question: string): Question[] {
  const found: Question[] = [];
  if (recovering.test(question)) found.push('recovering');
  else if (hurt.test(question)) found.push('hurt');
  if (threat.test(question)) found.push('threat');
  if (alone.test(question)) found.push('alone');
  if (inJest.test(question)) found.push('in-jest');
  else if (inEarnest.test(question)) found.push('in-earnest');
  return found;
}
