/** Family → idea → its words, parted by spaces. */
export type IdeaTable = Readonly<Record<string, Readonly<Record<string, string>>>>;
