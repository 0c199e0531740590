/** Classes of words that are near in meaning, in folded spelling; a word may stand in several. English, Spanish, French, German, Portuguese. */
export type ThesaurusTable = Readonly<Record<string, string>>;
