/** Whether an idea or words are asked for as an order or a wish, and so without the form of a question. */
export function wantsOutright(text: string): boolean {
  return outright.test(text);
}

const outright =
  /(?:^|[.!?,;] *)(?:(?:please|so|and|just|ok(?:ay)?) )*(?:hit me with|give me|suggest|name|tell me) (?:one|an?|some|something|another|just one)\b(?! (?:story|joke))|\b(?:would|'d) (?:love|like|take|welcome|be grateful for) (?:an?|some|any|one) (?:little )?(?:suggestions?|ideas?|tips?|tricks?|advice|pointers?)\b|\b(?:could|can) use (?:an?|some|one) (?:little |small |good )?(?:something|ideas?|tips?|tricks?|advice|pointers?|suggestions?|help)\b|\bgot (?:an?|any|some) (?:tricks?|tips?|ideas?|advice|suggestions?)\b|\b(?:is|are) there (?:an?|any|some) (?:small |little |quick |easy |good )?(?:way|things?|tricks?|tips?)\b|\b(?:anything|something|what) (?:else )?I (?:can|could|might) (?:do|try|eat|take|use)\b|\bwhat (?:can|could|might|should|would) (?:I (?:do|try|use)|help|fill|ease)\b[^.!]*\?|\btalk me (?:through|down)\b|\bneed (?:something|a (?:way|trick|plan))\b|\bwhat (?:else )?is (?:good|there|something)\b|(?:[,.!]|\blol) *help(?: me)?[.!]*$/iu;
