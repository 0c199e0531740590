/** Ways of speaking whose weight lies in what was said before them. All are linear in the text. */
const joking =
  /(?<!\b(?:not|n['’]t|no|never|wish i was|wasn['’]?t) )\b(?:just kidding|kidding|jk|j\/k|joking|(?:a|bad|stupid|dumb|dark) joke|teasing|sarcas\w+|trolling|broma|bromeaba|bromeando)\b/u;
const exaggerated =
  /\b(?:exaggerat\w+|being (?:\w+ )?(?:dramatic|silly|stupid)|figure of speech|just a (?:saying|phrase)|only (?:venting|a saying)|just venting|didn['’]?t mean (?:it|that)|don['’]?t (?:really )?mean (?:it|that)|not (?:serious|what i meant)|i (?:only |just )?(?:mean|meant) (?:in )?the (?!pills?|gun|rope|bridge|knife|roof|train|way|plan|first|second|other)\w+|(?:wine|beer|booze|anger|drink) talking|exagerab\w+|no lo dec[ií]a en serio|no (?:lo )?dije en serio)\b/u;
const dismissed =
  /\b(?:forget (?:it|that|i said|what i said|about it)|never ?mind|nvm|ignore (?:that|me)|(?:it|that)['’]?s nothing|it was nothing|olv[ií]da(?:lo|te)|no es nada|d[eé]jalo)\b/u;
const recovered =
  /(?<!\b(?:not|n['’]t|never|if|pretend|say|act like) )\b(?:i['’]?m|i am|i feel|feeling|we['’]?re) (?:\w+ )?(?:fine|ok|okay|alright|all right|good|better|calmer|safe)\b|\b(?:urge|wave|thought|feeling)s? (?:has |have |is |are )?(?:passed|gone|went away)\b|\bit (?:has )?passed\b|\ball good\b|\bestoy (?:ya )?(?:m[aá]s |mucho )?(?:bien|mejor|a salvo|tranquil[oa]|calmad[oa])\b|\bya (?:se me )?pas[oó]\b/u;

const inEarnest =
  /\b(?:not|n['’]t) (?:a joke|joking|kidding|exaggerating)\b|\bno joke\b|\bi mean it\b|\b(?:dead|so|totally|completely|very|being|i['’]?m|i am) serious\b|\bfor real\b|\bes en serio\b|\bno es (?:una )?broma\b/u;

/** Only at the beginning of a message: "it is for a friend" explains what was said before, "i bake for a friend" does not. */
const someoneElses =
  /^(?:(?:no+|nah|not me|lol|oh|well|actually|sorry|haha|ok|relax|um+|but|this is|that is|that['’]?s|that was|it['’]?s|it is|it was|i['’]?m|i am|i mean|i was|was|just|only|all|purely|es|era|es que)[\s,.!]+)*(?:asking (?:for|on behalf of)\b|(?:for|on behalf of) (?:a|an|my|this|the|some) (?!(?:while|week|day|night|walk|reason|moment|minute|best|long))|(?:a|my|some) (?:friend|coworker|roommate|cousin)\b|friend of mine\b|some(?:one|body) i know\b|hypothetical\w*|theoretical\w*|in theory\b|curious\b|curiosity\b|research\b|(?:pregunto )?(?:para|por) un[ao]? \w+)/u;

const asksHow =
  /\b(?:how (?:high|tall|deep|many|much|long|fast|strong|far)|tall(?:er|est)?|high(?:er|est)?|strong(?:er|est)|(?:what|which) (?:bridges?|buildings?|heights?|doses?|amounts?|pills?|meds?|floors?)|bridges (?:over|near|around|with|without|higher|above)|where (?:can i|do i|to) (?:buy|get|find)|is (?:it|the \w+(?: of the \w+ \w+)?) (?:possible|easy|legal|open|locked)|can (?:you|one|i|people) (?:die|overdose|survive)|cu[aá]nt[oa]s?|qu[eé] (?:tan alto|puentes?|altura)|d[oó]nde (?:compro|consigo)|combien|quelle hauteur|wie (?:hoch|viele?)|qu[aã]nt[oa]s?)(?![a-z])|\bwhat (?:height|dose|amount|fall|drop)\b|\bare there (?:any )?(?:\w+ )?(?:bridges|cliffs|buildings)\b|\broof\b[^?.!]{0,40}\bopen\b/u;
const ofMeans =
  /\b(?:too much|too many|dangerous|deadly)\b|\b(?:bridges?|buildings?|roofs?|rooftops?|cliffs?|towers?|(?:th|fifth|sixth|seventh|top|high\w*) (?:floor|story|stories)|overpass|balcon(?:y|ies)|trains?|tracks?|pills?|tylenol|advil|ibuprofen|benadryl|insulin|meds?|medication|guns?|pistol|rope|bleach|antifreeze|carbon monoxide|helium|survive (?:a |the )?(?:fall|jump|drop|overdose)|lethal|fatal|die|puentes?|azotea|edificios?|pastillas|soga|pont|cachets|br[uü]cke|tabletten|ponte|rem[eé]dios|comprimidos)(?![a-z])/u;
/** Famous places and directions make it a question of geography, a label or a dose for somebody one of medicine. */
const ofSights =
  /\b(?:eiffel|dubai|burj|empire state|world|golden gate bridge open|museum|label|for (?:my|a) (?:kid|son|daughter|dog|cat|toddler)|lease|rent)\b/u;

const farewell =
  /\b(?:good ?bye|bye|farewell|adi[oó]s|adieu|lebwohl|adeus|so long|it['’]?s time|see you on the other side)(?![a-z])/u;
const actDone =
  /^(?:(?:ok|okay|well|so|there|fine|ya|und|so ist es)[,. ]+)?(?:i (?:just )?(?:did it|took (?:them|it|all)|swallowed (?:them|it|all)|drank it|cut|jumped|finished (?:them|it))|did it|it['’]?s (?:done|over|too late)|its too late|(?:they['’]?re|all) (?:gone|in me)|took (?:them|it)|too late(?: now)?|ya lo hice|ya est[aá]|me las tom[eé]|c['’]est fait|ich hab['’]?s getan|j[aá] fiz)(?![a-z])/u;
/** "I am going to do it", of what was spoken of before. */
const willDo =
  /^(?:(?:no+|nah|well|ok(?:ay)?|yes|yeah|but|and|so)[,. ]+)*i(?:['’]?m| am| will|['’]ll) (?:still |really |just |definitely )?(?:(?:going|about) to |gonna )?do it(?: (?:now|tonight|anyway|soon|this time))?[.! ]*$/u;
const intends =
  /(?<!\b(?:not|never) |n['’]t )\b(?:tonight|ready|i will|going to|gonna|it['’]?s time|do it|goodbye|bye|soon|decided|thank you for everything|it doesn['’]?t matter)\b/u;

/** Only a short message is a farewell or a report; in a longer one the words around it decide. */
const longestShort = 40;

export function takesBack(text: string): boolean {
  return joking.test(text) || exaggerated.test(text) || dismissed.test(text) || recovered.test(text);
}

/** "I am not joking." */
export function insists(text: string): boolean {
  return text.length <= longestShort && inEarnest.test(text);
}

/** "Asking for a friend", a book, a mere thought. */
export function putsOnOthers(text: string): boolean {
  return someoneElses.test(text);
}

export function asksAboutMeans(text: string): boolean {
  return asksHow.test(text) && ofMeans.test(text) && !ofSights.test(text);
}

export function isFarewell(text: string): boolean {
  return text.length <= longestShort && farewell.test(text);
}

export function willAct(text: string): boolean {
  return willDo.test(text);
}

export function reportsAct(text: string): boolean {
  return text.length <= longestShort && actDone.test(text);
}

export function saysIntent(text: string): boolean {
  return intends.test(text);
}
