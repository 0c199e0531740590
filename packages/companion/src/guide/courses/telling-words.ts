/** Words that stand in so many messages that they tell nothing of what a talk is about. */
const common = new Set(
  (
    'the and but for was has had have not are you just really with that this been got get she her his him they them all out our now too one two can don did any who how what when will from about into than then ' +
    'there some like even still again very much more going gonna know want feel feels felt think make made said says tell told day days today last week year years month months night always never every ' +
    'would could should think thing things time because them their your his also only over here well right come came went been being does doing done keep keeps kept take took try tried after before since ' +
    'since while back down off him her its isn doesn didn won wasn hasn haven couldn wouldn shouldn aren actually literally kind sort little bit lot lots pretty quite almost already finally ' +
    'ever new say first nothing everything everyone whole three other own see next left look getting another ask asked long four late someone tonight tomorrow weeks hours ' +
    'no yes por que los las una con para del ella mis sus muy pero como esta este eso hoy ayer'
  ).split(' '),
);

const fewest = 3;

/** The words of a pattern of which one, at least, stands in whatever it matches; escapes and marks left out. */
export function tellingWords({ source }: RegExp): readonly string[] {
  const words = source
    .replaceAll(/\(\?<?[!=][^)]*\)/gu, ' ')
    .replaceAll(/\\p\{\w+\}|\\[a-zA-Z]|\[[^\]]*\]/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return [...new Set(words)].filter((word) => word.length >= fewest && !common.has(word));
}
