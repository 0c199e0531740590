/**
 * What is left of a message without the goodbye it ends in ("I shall put the kettle on now. Goodbye."), where enough is left to be read by
 * itself: to the model any goodbye is a grave word, and people say it every night. Linear in the text.
 */
export function withoutParting(text: string): string | undefined {
  if (forGood.test(text)) return undefined;
  let rest = text;
  for (let times = 0; times < mostPartings; times += 1) {
    const end = rest.slice(-longestParting);
    const found = parting.exec(end);
    if (!found) break;
    rest = rest.slice(0, rest.length - end.length + found.index).trim();
  }
  return rest !== text && rest.split(/\s+/u).length >= fewestLeft ? rest : undefined;
}

/** "Thank you for listening, night night". */
const mostPartings = 3;

/** What people say who part for good: then the goodbye is read with it. */
const forGood =
  /\b(?:tell (?:my|him|her|them|everyone)|love (?:you|her|him|them)|forgive|sorry|everything|everyone|everybody|forever|last|peace|rest now|made up my mind|key under)\b/iu;
const longestParting = 80;
const fewestLeft = 3;
const parting =
  /(?<!\b(?:all|every|last|that|the|to|a|one|first|good|each|per|of|other|say|said|says|saying|never said|wave|waved|our|my|his|her|their))[\s,.!…-]{1,4}(?:(?:and|so|but|ok(?:ay)?|anyway|well)[\s,]{1,3}){0,3}(?:(?:good ?)?bye(?: bye){0,2}|cya|see (?:ya|you)(?: later| soon| tomorrow)?|ttyl|good ?night|gn|night(?:y? night)?|nite|cheerio|ta[- ]?ra|toodle-?(?:s|oo|pip)|talk (?:later|soon|tomorrow)|take care|(?:i )?(?:gotta|got to|have to) go|thanks?(?: you)?(?: so much| a lot| for (?!everything|all\b)[^.!?]{2,30})?|thx|ty|cheers)(?:[\s,.!]{1,3}(?:haven|now|love|dear|friend|for now|then|xx?|thanks?|thx|bye|night|good ?night)){0,4}[\s.!…]{0,6}$/iu;
