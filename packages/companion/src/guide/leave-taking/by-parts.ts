/**
 * Leave taken in so many ways that no list holds them, read by its parts: what one is about to do ("I'm going to", "let me",
 * "time to"), what it is (sleep, work, the door), and little more. A word that turns it into a story ("but", "and can't",
 * "because") makes it something told.
 */
export function takesLeaveByParts(tidied: string): 'goodbye' | 'goodbyeBusy' | undefined {
  if (told.test(tidied)) return undefined;
  return leaveIn(tidied) ?? (tidied.split(' ').length <= mostBeside ? leaveIn(lastSentence(tidied)) : undefined);
}

function leaveIn(text: string): 'goodbye' | 'goodbyeBusy' | undefined {
  if (toRest.test(text)) return 'goodbye';
  return toDuty.test(text) || calledAway.test(text) ? 'goodbyeBusy' : undefined;
}

/** "Dog stopped. Turning the phone over now": in so few words the going is the point. */
const mostBeside = 11;

function lastSentence(text: string): string {
  return (
    text
      .match(/[^.!?]+[.!?]*/gu)
      ?.at(-1)
      ?.trim() ?? text
  );
}

/** What follows is the point, and not the going. */
const told =
  /\b(?:but|because|since|and (?:I )?(?:can't|couldn't|cried|don't|I'm)|can't (?!keep my eyes|stay up|stay awake)|cannot|don't|won't|hate|scares?|dread\w*|sick|every|always|never|pills?|meds|tomorrow|yesterday|last|next week|should(?:'ve| have)|if|when|at (?:work|school|home|night|\d))\b/iu;

const opener = String.raw`^(?:(?:ok(?:ay)?|alright|aight|k+|welp|well|anyway|right|yeah|so|oh|sorry|thanks?(?: you)?|and|hm+|cool|fine|lol)[,.! ]+)*`;
const about = String.raw`(?:(?:I think |I guess )?(?:I(?:'m| am|'ll| will|'d| should| might| better| gotta| must)? ?)?(?:(?:just|really|now|going|about|gonna|have|need|want|ought|got|gotta|trying|try|better|should|will|can|could|imma|ima|think I(?:'ll| will)|let me|let's|time|to|and|go|off) )*(?:for me to |to |let me )?)`;
const end = String.raw`(?:[ ,.]+(?:now|then|soon|tonight|again|here|for (?:a (?:bit|while)|today|tonight|now)|a (?:bit|while|little)|thanks?|thank you|haven|bye|(?:good ?)?night|though|I (?:think|guess)|ok(?:ay)?|before (?:I|it|she|he|they)\b.{0,24}))*[.! ]*$`;

const rest = String.raw`(?:try(?:ing)? (?:to |and )?)?(?:(?:go(?:ing)?|fall(?:ing)?|get(?:ting)?) (?:back )?(?:to )?)?(?:sleep(?:ing)?|asleep|bed(?:time)?|turn(?:ing)? in|crash(?:ing)?|doze(?: off)?|nap|rest(?:ing)?|pass out|lay(?:ing)? down|l(?:ie|ying) down|knock out|(?:get|getting|catch|grab) (?:some|a little|a bit of) (?:sleep|rest|shut-?eye|zs)|(?:close|closing|shut|rest) my eyes|call(?:ing)? it(?: a (?:night|day))?|(?:put(?:ting)?|turn(?:ing)?|flip(?:ping)?) (?:the|my|this) phone (?:down|away|over|off|face ?down|in (?:the|my|a) \p{L}+)|(?:the |my |this )?phone (?:goes|is going|going) (?:in (?:the|my|a) \p{L}+|down|away|off|face ?down)|(?:log|sign)(?:ging|ing)? (?:off|out)|hop(?:ping)? off|sleep time)`;
const farewellPhrase = String.raw`that's me(?: done)?|I'll let you go|(?:can't|can barely) (?:keep my eyes open|stay (?:up|awake))|I'm (?:nodding|dozing|drifting) off|my (?:phone|battery)(?: is|'s) (?:dying|at \d+%?|almost dead)`;

const toRest = new RegExp(`${opener}(?:${about}${rest}|${farewellPhrase})${end}`, 'iu');

const duty = String.raw`(?:get(?:ting)? (?:going|ready(?: for (?:work|school|bed|class|my shift|church))?|back (?:to (?:it|work|the \p{L}+|my \p{L}+))?|dressed|moving|off)|hit the (?:shower|road|gym)|make a move|head(?:ing)? (?:in|out|off|over|home|back|to (?:work|school|class|the \p{L}+))|check on (?:the|my|her|him|them)(?: \p{L}+)?|(?:pick|drop) (?:up|off) (?:the|my) \p{L}+|(?:pick|drop) (?:the|my) \p{L}+ (?:up|off)|start (?:my|the) (?:shift|class|day)|see to (?:the|my) \p{L}+|clock(?:ing)? in)`;
const toDuty = new RegExp(`${opener}${about}${duty}${end}`, 'iu');

/** Something else begins this minute: a shift, a bus, a child. */
const calledAway = new RegExp(
  `${opener}(?:${String.raw`(?:my|the|our) (?:shift|break|lunch(?: break)?|class|meeting|lecture|appointment|session|call|movie|service|game)(?: is|'s)? (?:starts?|starting|over|up|about to start|begins|beginning|ends|done)(?: (?:now|soon|in (?:a|an|one|two|five|ten|\d+)(?: (?:min(?:ute)?s?|secs?|sec))?))?|(?:my|the|our) (?:bus|train|ride|taxi|cab|uber|lyft|lift|stop|food|pizza|turn|next (?:patient|client|customer|appointment))(?: is| has|'s)?(?: just)? (?:here|coming|up|next|arriving|pulled up|pulling up|outside|came|arrived|waiting)|(?:this|here|that)(?:'s| is) my (?:stop|bus|train|ride|exit|turn)|(?:they|he|she|somebody|someone|my (?:boss|mom|dad|name))(?:'re| are|'s| is)? (?:calling(?: (?:me|my name|for me))?(?: (?:in|back|up))?|getting called|knocking|at the door|ringing)|(?:the|my) (?:doorbell|phone|alarm|timer|oven)(?: is|'s| just)? (?:ringing|rang|going off|went off)|I'm (?:up|being called|getting called|next)(?= now|[.! ]*$)`})${end}`,
  'iu',
);
