import { stemsOf } from './telling-words.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What is good to be asked after: what people do for joy, animals, a new job, something to pass. */
const things = setOf(
  'cello guitar piano violin viola drums ukulele trumpet saxophone flute clarinet banjo harp accordion organ choir band orchestra song songs music sing singing ' +
    'dance dancing salsa tango ballet paint painting paintings draw drawing sketch sketching watercolor watercolors pottery ceramics sculpting photography ' +
    'knit knitting crochet crocheting sew sewing quilt quilting embroidery weaving woodworking carving origami calligraphy lego puzzles ' +
    'garden gardening tomatoes roses herbs bees beekeeping cook cooking bake baking bread sourdough cakes ' +
    'read reading novel novels poetry poems book books library journaling write writing chess cards sudoku crosswords ' +
    'walking walks hike hiking run running jogging marathon swim swimming cycling bike biking climbing bouldering kayak kayaking sailing surf surfing ski skiing skate skating yoga pilates gym tennis football soccer basketball volleyball baseball golf badminton karate judo fencing archery fishing birdwatching camping ' +
    'travel traveling japan italy spain portugal france greece ireland iceland mexico canada norway ' +
    'spanish french italian german japanese korean portuguese chinese english latin astronomy ' +
    'dog dogs cat cats puppy kitten hamster rabbit bunny horse parrot turtle bird tea shower ' +
    'job promotion internship interview exam exams final finals midterm midterms audition recital presentation graduation',
);

/** Words that add nothing heavy to those. Whatever is in neither list makes a sentence one that waits for the person. */
const plainWords = setOf(
  'you your a an the to of in on at for with and or is are it some more most every all two three ' +
    'want would like love enjoy hope plan wish trying try learn learning take up took start started starting begin began signed joined go going get getting got found have keep keeping play playing practice practicing make making teach ' +
    'adopted back again someday soon one better often always usually really new first second next big little own old small ' +
    'day days week weeks weekend weekends month year morning mornings evening evenings night spring summer fall winter ' +
    'helps help calms clears head being outside park woods lake sea beach mountains school class classes course lessons team club shop bakery café cafe ' +
    'hot warm cold math biology chemistry physics history driving test monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
);

/** Beginnings that say a wish, a joy, a new thing or something to come; and the one thing that gives a pet away. */
const frame =
  /^(?:you(?:'d|'re| are| would)? (?:(?:really|always|often) )?(?:want|like|love|enjoy|hope|plan|wish|trying|try|learn|learning|going|get|getting|got|found|have|keep|play|playing|make|took|started|signed|joined|adopted|practicing|starting)\b|your (?:\p{L}+ ){1,3}(?:is|are) (?:on|in|next)\b|the (?:\p{L}+ ){1,2}(?:is|are) (?:on|in)\b)|\b(?:helps you|calms you|clears your head)$/iu;

const pet =
  /^your (?:dog|cat|puppy|kitten|hamster|rabbit|bunny|horse|parrot|guinea pig|turtle|bird) is called \p{L}+$/u;
/** The same in Spanish: an animal by its name, what helps, and a few things to look forward to. */
const lightInSpanish =
  /^tu (?:perro|perra|perrito|perrita|gato|gata|gatito|gatita|conejo|coneja|hámster|loro|caballo|tortuga|pájaro|pez) se llama \p{L}+$|^[\p{L} ]+ te ayuda$|^(?:tu|el|la) (?:entrevista(?: de trabajo)?|examen(?: final)?|viaje|concierto|partido|función(?: del? [\p{L} ]+)?|graduación|audición|presentación|estreno|cumpleaños) es el \p{L}+ \d+ de \p{L}+$/iu;
const never = /\blearn to walk|\bto be\b/iu;

/**
 * Whether something told may be come back to unasked: it has to be known as light, word by word. Whatever else people tell, be it
 * grief, violence or only a word unknown here, waits until they speak of it.
 */
export function isLight(text: string): boolean {
  if (pet.test(text) || lightInSpanish.test(text)) return true;
  const words = wordsIn(text);
  return (
    frame.test(text) &&
    !never.test(text) &&
    words.some((word) => things.has(word)) &&
    words.every((word) => things.has(word) || plainWords.has(word))
  );
}

/** The first of what is known that may open a conversation: light, and not about what something heavier is about. */
export function lightestOf(known: readonly string[]): string | undefined {
  const waiting = known.filter((text) => !isLight(text)).map(stemsOf);
  return known.find((text) => {
    if (!isLight(text)) return false;
    if (lightInSpanish.test(text)) return true;
    const about = stemsOf(
      pet.test(text)
        ? text
        : wordsIn(text)
            .filter((word) => things.has(word))
            .join(' '),
    );
    return ![...about].some((stem) => waiting.some((stems) => stems.has(stem)));
  });
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+(?:'\p{L}+)?/gu) ?? []).map((word) => word.replace(/'(?:d|re)$/u, ''));
}
