import { ownOf } from '#text/own.ts';

export const pairs: Record<string, string> = {
  yo: 'tú',
  me: 'te',
  mi: 'tu',
  mis: 'tus',
  mí: 'ti',
  mío: 'tuyo',
  mía: 'tuya',
  conmigo: 'contigo',
  estoy: 'estás',
  soy: 'eres',
  tengo: 'tienes',
  siento: 'sientes',
  quiero: 'quieres',
  puedo: 'puedes',
  sé: 'sabes',
  voy: 'vas',
  hago: 'haces',
  digo: 'dices',
  creo: 'crees',
  pienso: 'piensas',
  necesito: 'necesitas',
  extraño: 'extrañas',
  vivo: 'vives',
  trabajo: 'trabajo',
  lloro: 'lloras',
  duermo: 'duermes',
  odio: 'odias',
  amo: 'amas',
  paso: 'pasas',
  llevo: 'llevas',
  salgo: 'sales',
  veo: 'ves',
  he: 'has',
  había: 'habías',
  estaba: 'estabas',
  tenía: 'tenías',
  era: 'era',
  fui: 'fuiste',
  estuve: 'estuviste',
  tuve: 'tuviste',
  hice: 'hiciste',
  dije: 'dijiste',
  perdí: 'perdiste',
  peleé: 'peleaste',
  grité: 'gritaste',
  lloré: 'lloraste',
  reprobé: 'reprobaste',
  pasé: 'pasaste',
  terminé: 'terminaste',
  dejé: 'dejaste',
  conseguí: 'conseguiste',
  logré: 'lograste',
  pude: 'pudiste',
  quise: 'quisiste',
  sentí: 'sentiste',
  dormí: 'dormiste',
  vi: 'viste',
  llegué: 'llegaste',
  discutí: 'discutiste',
  empecé: 'empezaste',
  aprendo: 'aprendes',
  entiendo: 'entiendes',
  despierto: 'despiertas',
  preocupo: 'preocupas',
  encierro: 'encierras',
  quedé: 'quedaste',
  quedo: 'quedas',
  cuido: 'cuidas',
  tenemos: 'tienen',
  estamos: 'están',
  somos: 'son',
  vamos: 'van',
  podemos: 'pueden',
  queremos: 'quieren',
  necesitamos: 'necesitan',
  fuimos: 'fueron',
  nuestro: 'su',
  nuestra: 'su',
};

/** Verbs in the present by their first person, for those whose second person is not plain from it. */
export const presents: Record<string, string> = Object.fromEntries(
  (
    'hablo:hablas llamo:llamas busco:buscas espero:esperas miro:miras escucho:escuchas gano:ganas gasto:gastas ' +
    'como:comes bebo:bebes leo:lees corro:corres creo:crees temo:temes debo:debes vendo:vendes aprendo:aprendes ' +
    'escribo:escribes vivo:vives sufro:sufres subo:subes salgo:sales vengo:vienes pongo:pones traigo:traes oigo:oyes ' +
    'conozco:conoces parezco:pareces merezco:mereces pienso:piensas cierro:cierras empiezo:empiezas pierdo:pierdes ' +
    'entiendo:entiendes duermo:duermes vuelvo:vuelves cuento:cuentas encuentro:encuentras recuerdo:recuerdas ' +
    'juego:juegas pido:pides sigo:sigues repito:repites visto:vistes doy:das estudio:estudias cuido:cuidas limpio:limpias ' +
    'cocino:cocinas manejo:manejas pago:pagas llego:llegas dejo:dejas tomo:tomas fumo:fumas grito:gritas finjo:finges ' +
    'sonrío:sonríes río:ríes callo:callas escondo:escondes respondo:respondes contesto:contestas peleo:peleas ' +
    'ayudo:ayudas cargo:cargas aguanto:aguantas levanto:levantas acuesto:acuestas enojo:enojas canso:cansas ' +
    'logro:logras consigo:consigues intento:intentas quedo:quedas pregunto:preguntas imagino:imaginas guardo:guardas ' +
    'sirvo:sirves valgo:vales exagero:exageras molesto:molestas importo:importas aporto:aportas rindo:rindes ' +
    'solía:solías quería:querías podía:podías sabía:sabías hacía:hacías iba:ibas vivía:vivías sentía:sentías ' +
    'pensaba:pensabas trabajaba:trabajabas cantaba:cantabas comía:comías dormía:dormías ' +
    'puse:pusiste vine:viniste traje:trajiste supe:supiste anduve:anduviste hube:hubiste di:diste cupe:cupiste ' +
    'conduje:condujiste propuse:propusiste detuve:detuviste mantuve:mantuviste sostuve:sostuviste deshice:deshiciste ' +
    'fallo:fallas camino:caminas sueño:sueñas mando:mandas comparto:compartes bailo:bailas canto:cantas rezo:rezas presento:presentas ' +
    'repaso:repasas entro:entras crío:crías trabajo:trabajas descanso:descansas compro:compras cambio:cambias ' +
    'abrazo:abrazas beso:besas borro:borras busco:buscas quito:quitas regreso:regresas viajo:viajas ahorro:ahorras ' +
    'debo:debes decido:decides discuto:discutes olvido:olvidas odio:odias piso:pisas sobrevivo:sobrevives suelto:sueltas ' +
    'tiemblo:tiemblas toco:tocas trago:tragas uso:usas voto:votas vuelo:vuelas reviso:revisas apago:apagas ' +
    'siento:sientes muero:mueres río:ríes ando:andas termino:terminas trato:tratas necesito:necesitas'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** "lloré" → "lloraste", "perdí" → "perdiste"; the spelling of the stem goes back ("llegué" → "llegaste"). */
function preterite(bare: string): string | undefined {
  if (notVerbs.test(bare) || bare.length < 4) return undefined;
  if (bare.endsWith('é')) {
    const stem = bare.slice(0, -1).endsWith('qu')
      ? `${bare.slice(0, -3)}c`
      : bare
          .slice(0, -1)
          .replace(/gu$/u, 'g')
          .replace(/(?<!c)c$/u, 'z');
    return `${stem}aste`;
  }
  return bare.endsWith('í') ? `${bare.slice(0, -1)}iste` : undefined;
}

const notVerbs =
  /^(?:mamá|papá|qué|así|ahí|aquí|allí|allá|sí|café|también|después|porqué|casi|mí|ti|bebé|esté|sé|dé|josé|rubí|jardín|sofí|noé|comité|paré|esquí|fé)$/u;

/** A phrase of the person's from Haven's side, or nothing when a word of it cannot be turned. */
export function turnSpanish(phrase: string): string | undefined {
  const words = phrase.toLowerCase().trim().split(/\s+/u);
  if (words.length > 10 || unsafe.test(phrase) || verdicts.test(phrase)) return undefined;
  const turned = words.map((word, index) => turn(word, index + 1));
  return turned.includes(undefined) ? undefined : turned.join(' ').replace(/\bde el\b/gu, 'del');
}

/** A first-person ending that is not in the table makes the sentence unsafe to turn. */
export function turn(word: string, index: number): string | undefined {
  const bare = word.replace(/[^\p{L}]/gu, '');
  const reflexive = /^(?:duerme|firme|informe|conforme|enferme|forme)$/u.test(bare)
    ? undefined
    : /^(\p{L}{2,}[aei]r)me$/u.exec(bare)?.[1];
  if (reflexive) return `${reflexive}te`;
  const own = ownOf(pairs, bare) ?? ownOf(presents, bare) ?? preterite(bare);
  if (own && !(bare === 'como' && index !== 0)) return own;
  if (
    /(?:amos|emos|imos|é|í)$/u.test(bare) &&
    !/^(?:mamá|papá|qué|así|ahí|aquí|allí|sí|café|también|después|porqué|casi|mí|ti|bebé|esté|sé|dé)$/u.test(bare)
  )
    return undefined;
  // A verb in -o at the start ("como", "temo") is most likely in the first person.
  if (
    index === 0 &&
    bare.endsWith('o') &&
    !/^(?:no|solo|todo|mucho|como|cuando|tanto|pero|otro|esto|eso|demasiado|lo|hijo|hermano|novio|abuelo|tío|jefe|perro|gato|cansado|solo)$/u.test(
      bare,
    )
  )
    return undefined;
  return bare === 'mucho' ? word : word;
}

/** Said of oneself these are not said back; told as another's words ("me dijo que soy una egoísta") they are that one's. */
export const verdicts =
  /\b(?:soy|eres) (?:un |una )?(?:mal[oa]?|egoísta|débil|cobarde|floj[oa]|pésim[oa]|horrible)\b/iu;

export const unsafe =
  /\b(?:tú|te|ti|tu|tus|contigo|usted|haven|suicid\w*|matar\w*|morir|muerto|muerta|pastillas?|pistola|cuchillo|cuerda|puente|cortar\w*|sexo|puta|mierda|inútil|idiota|estúpid[oa]|fea|feo|gorda|gordo|fracasad[oa]|basura|(?:la|el) peor|mala (?:madre|hija|persona)|nosotros|nos)\b/iu;
