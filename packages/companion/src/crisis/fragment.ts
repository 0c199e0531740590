/** Words that say when, where or with what, in the languages that are read in full. */
const when = words(
  'tonight tn 2nite tomorrow tmrw today now soon midnight dawn morning evening weekend friday saturday sunday monday tuesday wednesday thursday hour hours minutes shift school dinner dark hoy noche manana mañana madrugada ahora rato hora horas minutos',
);
const where = words(
  'garage bridge roof rooftop tracks train trains station platform cliff balcony ledge edge overpass basement attic woods forest river tub bathtub highway tree tower window puente azotea techo balcon balcón vias vías metro tren garaje sotano sótano bosque rio río barranco orilla ventana',
);
const what = words(
  'pill pills meds tablets bottle insulin rope belt noose cord gun guns pistol rifle shotgun knife knives blade blades razor razors scissors bleach antifreeze hose engine helium gas vodka pastilla pastillas frasco soga cuerda pistola arma cuchillo navaja cloro gasolina',
);
const around = words(
  "the a an my his her our their this that these those some all whole of at in on off from with by for after before when once until near next to under over is its it's it im i'm i am here there right alone already almost just got get have holding took going gonna doing happening being be will do up out down and no yes yeah anyone anybody everyone they he she leave leaves asleep gone home night house hand hands pocket drawer lap car dads moms later as so el la los las un una unas unos mi mis su en con de del desde a al por cerca esta este ya aqui aquí ahi ahí tengo estoy voy mano todo todas cuando se y sí si",
);
const longestFragment = 8;
const longestText = 80;
/** Where a place or a means is named in so few words, one other word changes nothing ("parked at the cliff"). */
const veryShort = 5;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** What a fragment tells: a time, a place, a means. */
export interface Fragment {
  hasTime: boolean;
  hasPlace: boolean;
  hasMeans: boolean;
}

/** A message of a few words that says only when, where or with what ("tonight", "in the garage", "with the pills"). */
export function fragmentIn(text: string): Fragment | undefined {
  if (text.length > longestText) return undefined;
  const said = splitWords(text);
  const others = said.filter((word) => !tells(word) && !around.has(word)).length;
  const fragment = thingsNamed(said);
  const mayHaveOther = said.length <= veryShort && (fragment.hasPlace || fragment.hasMeans);
  if (said.length > longestFragment || others > (mayHaveOther ? 1 : 0)) return undefined;
  return fragment.hasTime || fragment.hasPlace || fragment.hasMeans ? fragment : undefined;
}

/** Whether a list names a place or a means, among whatever else. */
export function namesMeans(text: string): boolean {
  const { hasPlace, hasMeans } = thingsNamed(splitWords(text.slice(0, longestText * 4)));
  return hasPlace || hasMeans;
}

/** Whether a message names a thing that one could use. */
export function namesTool(text: string): boolean {
  return thingsNamed(splitWords(text.slice(0, longestText * 8))).hasMeans;
}

/** Whether somebody says that they have, took or want such a thing; not that they sort it for another. */
export function hasTool(text: string): boolean {
  return held.test(text.slice(0, longestText * 8));
}

const held = new RegExp(
  `(?<![\\p{L}'])(?:i(?:['’]?ve|['’]?m| have| am)?(?: just| been| already| still| really)* (?:have|having|got|get|bought|found|saved|hid|holding|hold|taking|take|took|want|wanting|counted|counting|staring|looking|thinking|lined|opened|swallowed|put|keep|kept|loaded)|there(?:['’]?s| is| are)|in my hands?)(?: [\\p{L}'’]+){0,6} (?:${[...what].join('|')})(?!\\p{L})`,
  'iu',
);

function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '');
}

function tells(word: string): boolean {
  return when.has(word) || where.has(word) || what.has(word);
}

function thingsNamed(said: readonly string[]): Fragment {
  return {
    hasTime: said.some((word) => when.has(word)),
    hasPlace: said.some((word) => where.has(word)),
    hasMeans: said.some((word) => what.has(word)),
  };
}
