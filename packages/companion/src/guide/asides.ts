/** Remarks about the talk itself, made with Haven's last words in mind. */
export type AsideKind =
  | 'stillThere'
  | 'whyAsked'
  | 'whatMeant'
  | 'saidAgain'
  | 'justTalk'
  | 'stay'
  | 'niceWord'
  | 'likesIt'
  | 'partly'
  | 'same'
  | 'number';

/**
 * Short remarks that answer, question or take up Haven's own last words. The whole message is such a remark: anything told
 * beside it makes it something told.
 */
export function asideIn(tidied: string, words: number): AsideKind | undefined {
  if (words > mostWords) return undefined;
  return asidePatterns.find(({ pattern }) => pattern.test(tidied))?.kind;
}

/** Whether a kind of message is one of these. */
export function isAside(kind: string): kind is AsideKind {
  return asidePatterns.some((aside) => aside.kind === kind);
}

const mostWords = 12;

const lead = String.raw`^(?:(?:hm+|oh|um+|uh|ok(?:ay)?|well|yeah|yes|no|ha|lol|haha|wait|but|and|so|sorry|hey|hi|hello|haven|wow|huh|right|honestly|please|actually)[ ,.!?]+)*`;
const tail = String.raw`(?:[ ,.]+(?:please|thanks?|thank you|though|actually|tbh|lol|haha|honestly|I (?:guess|think|suppose)|maybe|then|for (?:a (?:bit|minute|sec|second|while)|me|now)|now|right now|tonight|again|haven|by that|to me|with me|a (?:bit|little|while|minute|moment)|before I (?:go|sleep|leave|turn in)(?: to \p{L}+)?))*[ .,!?]*$`;

function whole(body: string): RegExp {
  return new RegExp(`${lead}(?:${body})${tail}`, 'iu');
}

const asidePatterns: readonly { kind: AsideKind; pattern: RegExp }[] = [
  {
    kind: 'stillThere',
    pattern: whole(
      String.raw`(?:are )?you (?:still )?(?:there|here|around|awake|listening|with me)|(?:is )?any(?:one|body) (?:there|here)|you(?:'re| are)? there|still (?:there|here)(?=\s*\?)|hello+\?+`,
    ),
  },
  {
    kind: 'whyAsked',
    pattern: whole(
      String.raw`why (?:do|did|are|would|you) (?:you )?(?:(?:want|need) to know|ask(?:ing)?|wanna know)(?: (?:me )?(?:that|this|it|me))?|what(?:'s| is| does) (?:that|it) (?:got )?to do with (?:it|anything|this)|why does (?:that|it) matter`,
    ),
  },
  {
    kind: 'whatMeant',
    pattern: whole(
      String.raw`what (?:do|did|does) (?:you|that|it|this) (?:even )?mean|what do you mean by (?:that|this|it)|meaning(?: what)?(?=\s*\?)|what are you (?:asking|saying|talking about)|I (?:don't|do not|didn't) (?:understand|get) (?:what you (?:mean|meant|said|are asking)|the question|that question|your question)|I'm not sure what you mean|like what(?=\s*\?)|in what way(?=\s*\?)`,
    ),
  },
  {
    kind: 'saidAgain',
    pattern: whole(
      String.raw`(?:can|could) you (?:say|repeat|ask) (?:that|it)(?: (?:again|once more|differently))?|(?:say|repeat|ask) (?:that|it|the question)(?: (?:again|once more|differently))?|what did you (?:just )?(?:say|ask)|what was (?:that|the question)(?: again)?|come again|one more time|I (?:missed|lost) (?:that|it|the question)|you lost me`,
    ),
  },
  {
    kind: 'justTalk',
    pattern: whole(
      String.raw`(?:can|could|would|will) you (?:just )?(?:talk|speak|chat|say (?:something|anything|stuff|things)|keep talking|ramble|tell me (?:anything|whatever|stuff))(?: (?:to|with) me)?(?: about (?:anything|something|whatever|nothing)(?: else)?)?|just (?:talk|chat|say (?:something|anything))(?: (?:to|with) me)?(?: about (?:anything|whatever|nothing))?|(?:you talk|keep talking|talk to me|you do the talking)|I (?:just )?(?:want|need) (?:you to|someone to|somebody to) (?:just )?talk(?: to me)?`,
    ),
  },
  {
    kind: 'stay',
    pattern: whole(
      String.raw`(?:(?:can|could|will|would) you )?(?:just )?(?:stay|sit|be)(?: here)? with me(?: (?:a|for a) (?:minute|bit|while|moment|second|sec))?|(?:can|could|will|would) you (?:just )?(?:stay|sit) (?:here )?(?:(?:a|for a) )?(?:minute|bit|while|moment)|don't (?:go|leave)(?: yet| me)?|keep me company`,
    ),
  },
  {
    kind: 'niceWord',
    pattern: whole(
      String.raw`(?:can|could|would|will) you (?:just )?(?:tell|say|give) (?:me )?(?:something|anything|one thing) (?:nice|good|kind|comforting|sweet|positive|hopeful|happy|encouraging|uplifting)|(?:tell|say|give) (?:me )?(?:something|anything|one thing|a) (?:nice|good|kind|comforting|sweet|positive|hopeful|happy|encouraging|uplifting)(?: (?:thing|word))?|(?:say|something) (?:nice|kind|comforting|sweet)|I (?:just )?(?:need|want|could use) (?:to hear )?(?:something|a) (?:nice|kind|good|comforting)(?: word)?`,
    ),
  },
  {
    kind: 'likesIt',
    pattern: whole(
      String.raw`(?:(?:that|this|that one)(?:'s| is| was| sounds| seems| could be| might be)|it (?:sounds|seems)) (?:(?:kind of|sort of|kinda|sorta|pretty|actually|really|quite|rather|a bit|so|very|all|kind|okay|like) )*(?:good|nice|ok(?:ay)?|not (?:that |so |too |half )?bad|decent|better|kind|thoughtful|comforting|beautiful|sweet|cute|alright|lovely|useful|workable|doable|good (?:idea|one|line|point|way)|a (?:good|nice|fair|decent) (?:idea|one|line|point|way|start))|(?:(?:kind of|sort of|pretty|actually) )+(?:good|nice)|I (?:actually |kind of |really |quite )*(?:like|love) (?:that|it|this|that one|this one)|not bad|that (?:could|might|would) (?:actually )?work|I (?:could|can|might) (?:say|use|do|try|work with) (?:that|it)|good (?:one|idea)`,
    ),
  },
  {
    kind: 'partly',
    pattern: whole(
      String.raw`(?:kind of|sort of|kinda|sorta|partly|in a way|more or less|a little|a bit|a little bit|yes and no|half|halfway|ish|mostly|somewhat|maybe a (?:bit|little))`,
    ),
  },
  {
    kind: 'same',
    pattern: whole(
      String.raw`(?:the )?same(?: (?:here|old|as (?:before|ever|always|usual|yesterday|last (?:time|year|week))|thing|again|shit|stuff))*(?: (?:basically|really|pretty much))?|as (?:usual|always|ever)|no(?:thing)? (?:change|different|new)`,
    ),
  },
  {
    kind: 'number',
    pattern: whole(
      String.raw`(?:(?:like|about|around|maybe|probably|still|now|at|an?|it's|I'd say|I'm at|I'm a|a solid|down to|up to|more like|closer to) )*(?:\d{1,2}(?:[.,]5)?|zero|one|two|three|four|five|six|seven|eight|nine|ten)(?:(?: ?\/ ?| out of )(?:10|ten))?(?: (?:now|maybe|or so|ish|probably|today|tonight))*`,
    ),
  },
];
