/** What somebody is and where they live or work ("you're a student nurse in Lyon"): the stage for what happened, not the event. */
export function isStage(said: string): boolean {
  return stage.test(said);
}

const stage =
  /^you(?:'re| are| work| live| run| teach| drive)(?: only| just)? (?:an? |in |at |the |from |as |for )(?!mess|wreck|failure|shock|pain|tears|love|end|loss|edge|point|middle|hospital)|^(?:your \p{L}+|he|she)(?:'s| is) (?:only )?\d+$/iu;
