/** Whether a statement tells of something that outweighs whatever else is told beside it. */
export function isGrave(said: string): boolean {
  return grave.test(said);
}

const grave =
  /\b(?:dementia|alzheimer\S*|cancer|chemo|tumor|stroke|heart attack|hospital|hospice|died|funeral|divorce|divorced|divorcing|miscarr\w+|evicted|eviction|fired|laid off|bankrupt|arrested|stopped talking|split up)\b/iu;
