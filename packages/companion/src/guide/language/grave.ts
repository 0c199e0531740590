/** Whether a statement tells of something that outweighs whatever else is told beside it. */
export function isGrave(said: string): boolean {
  return grave.test(said) && !anothers.test(said);
}

/** "Your neighbor's dog died": grave, and not what the one who writes has to carry. */
const anothers = /\b(?:neighbou?r|colleague|coworker|boss|manager|landlord|teacher|client|customer)'s\b/iu;

const grave =
  /\b(?:dementia|alzheimer\S*|cancer|chemo|tumor|stroke|heart attack|hospital|hospice|died|funeral|divorce|divorced|divorcing|miscarr\w+|evicted|eviction|fired|laid off|bankrupt|arrested|stopped talking|split up|lost (?:a|an|two|three|four|\d+|your|our|the|another|your first) (?:\p{L}+ )?(?:patients?|residents?|baby|pregnancy|kid|child))\b/iu;
