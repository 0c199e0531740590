import type { Composer } from '../compose.ts';
import { capitalized } from '../language/capitals.ts';
import { friendCare } from '../content/care-friend.ts';
import type { Answer, Moment } from './answer.ts';
import { join } from './join.ts';

/**
 * What somebody says who fears for another person, after the first care words: their own safety is not the question then,
 * and what they ask is answered. Nothing when the message is for the ordinary guide.
 */
export function answerForFriend(moment: Moment): Answer | undefined {
  const { state, reading } = moment;
  if (state.risk?.kind !== 'third-party' || state.turn - state.risk.turn > freshTurns) return undefined;
  // A fear that was only guessed is not gone on with unless the person takes it up.
  if (state.risk.guessed && !takenUp.test(reading.text)) return undefined;
  const place = placeOf.exec(reading.text)?.[1];
  if (place && !friendCareFirst.test(reading.text))
    return {
      make: (composer) =>
        composer.pick(friendCare.elsewhere, { ...pronounsOf(moment), place: capitalized(place) }) ??
        composer.pick(friendCare.unreachable),
      change: { pending: undefined, risk: { ...state.risk, replies: state.risk.replies + 1 } },
    };
  const hurt = isHurtFriend(moment) ? friendCare.hurt : undefined;
  if (hurt && (state.risk.replies < mostOfHurt || /\?/u.test(reading.text)))
    return {
      make: (composer) => composer.pick(hurt, pronounsOf(moment)),
      change: { pending: undefined, risk: { ...state.risk, replies: state.risk.replies + 1 } },
    };
  const found = stages.find(({ when, unless }) => when.test(reading.text) && !unless?.test(reading.text));
  if (!found) return state.risk.settled || reading.kind !== 'share' ? undefined : askedOn(moment);
  return {
    make: (composer) =>
      composer.pick(found.lines, pronounsOf(moment)) ??
      composer.pick(state.risk?.settled ? friendCare.reminders : friendCare.stillOpen, pronounsOf(moment)) ??
      composer.pick(friendCare.shouldCall),
    change: {
      pending: undefined,
      risk: {
        ...state.risk,
        replies: state.risk.replies + 1,
        ...(found.lines === friendCare.found || state.risk.settled ? { settled: true as const } : {}),
      },
    },
  };
}

/** Somebody at home does it to them: another danger than that of their own hand. */
export function isHurtFriend({ request, reading }: Moment): boolean {
  if (request.detection.tier === 'imminent') return false;
  const told = request.turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  return [...told, reading.text].some((one) => ofPartner.test(one) && ofBlows.test(one));
}

const mostOfHurt = 4;
const ofPartner = /\b(?:her|his|their) (?:husband|wife|boyfriend|girlfriend|partner|ex|fianc\S{1,2})\b/iu;
const ofBlows =
  /\b(?:bruis\p{L}*|finger ?(?:marks|prints)|black eye|hits? (?:her|him|them)|hit(?:ting)? (?:her|him|them)|beats? (?:her|him|them)|chok\p{L}* (?:her|him|them)|took (?:her|his|their) phone|has (?:her|his) phone|nobody (?:would )?(?:ever )?f(?:ou|i)nd (?:her|him|them)|(?:he'll|she'll|he will|she will|threat\p{L}* to) kill (?:her|him|them)|afraid of (?:him|her husband|her boyfriend)|locks? (?:her|him|them) (?:in|out))\b/iu;

/** As long as nobody is with them: the words said, and what still has to be known. */
function askedOn(moment: Moment): Answer | undefined {
  const { state, reading } = moment;
  const fact = reading.sayings.find(
    ({ kind, words }) => kind === 'fact' && words <= 9 && !/[“"‘']\p{L}/u.test(reading.text),
  );
  return {
    make: (composer) =>
      join(
        fact ? composer.pick(['{Said}.'], { said: fact.said }) : undefined,
        composer.pick(friendCare.stillOpen, pronounsOf(moment)) ??
          composer.pick(friendCare.reminders, pronounsOf(moment)),
      ),
    change: { pending: undefined, ...(state.risk ? { risk: { ...state.risk, replies: state.risk.replies + 1 } } : {}) },
  };
}

/** Behind an ordinary reply while the fear is for another: never a word about thoughts of one's own. */
export function friendReminder(moment: Moment): ((composer: Composer) => string | undefined) | undefined {
  if (moment.state.risk?.kind !== 'third-party') return undefined;
  return (composer) => composer.pick(friendCare.reminders, pronounsOf(moment));
}

/** Those that name nobody. */
export const plainFriendReminders = friendCare.reminders.filter((line) => !line.includes('{'));

/** "he", "she" or "they": as the person speaks of them most. */
export function pronounsOf({ request, reading }: Moment): { they: string; them: string } {
  const told = [...request.turns.filter(({ role }) => role === 'user').map(({ content }) => content), reading.text];
  const count = (words: RegExp) => told.join(' ').match(words)?.length ?? 0;
  const [he, she] = [count(/\b(?:he|him|his)\b/giu), count(/\b(?:she|hers?)\b/giu)];
  if (he === she) return { they: 'they', them: 'them' };
  return he > she ? { they: 'he', them: 'him' } : { they: 'she', them: 'her' };
}

const takenUp =
  /\b(?:yes|yeah|yep|suicid\p{L}*|hurt\p{L}*|harm\p{L}*|kill\p{L}*|die|dying|dead|alive|overdos\p{L}*|pills|cut(?:s|ting)?|danger|safe|worried|worry|scared|afraid|fear|ends? it|goodbye|gun|jump)\b/iu;

const freshTurns = 14;

const friendCareFirst = /\bin (?:her|his|their|my|our|the|class|bed|there)\b/iu;

/** "She lives alone in Tucson". */
const placeOf =
  /\b(?:she|he|they|it)(?:'s|'re)? (?:is |are |lives? |live )?(?:all )?(?:alone )?(?:over |back |out )?in (?!the\b|a\b|my\b|her\b|his\b|bed\b|there\b|danger\b|trouble\b|love\b|pain\b|tears\b)(\p{L}{3,14})\b/iu;

/** What to say to them, whatever else is asked. */
const sayWhat =
  /\bwhat (?:exactly |even )?(?:do|should|can|would) I (?:even |just |really |exactly )?(?:say|tell|text|write|ask|reply|answer)\b|\bhow (?:do|should|can) I (?:even )?(?:say|tell|ask|put|start|bring)\b|\b(?:give me|need|help me with|what) (?:some |the (?:right )?)?words\b/iu;

const stages: readonly { when: RegExp; unless?: RegExp; lines: readonly string[] }[] = [
  {
    when: sayWhat,
    lines: friendCare.sayWhat,
  },
  {
    when: /\b(?:should|do|can|must|could) I (?:really |just |maybe )*(?:call|text|ring|tell|contact|get|phone)\b|\b(?:call|calling) (?:the )?(?:cops|police|911|988|ambulance|(?:his|her|their) (?:mom|mum|dad|parents?|family|roommate))\b.{0,20}\?/iu,
    lines: friendCare.shouldCall,
  },
  {
    when: /\b(?:they|she|he|we|I|police|cops|someone)(?:'ve| have|'s| has)? (?:just |finally )?(?:found (?:her|him|them)(?! \p{L}+ (?:on|online))|reached (?:her|him|them)|got (?:to|hold of) (?:her|him|them)|picked up|answered)(?! sister| brother| mom| mum| dad)\b|\b(?:she|he|they|someone|somebody)(?:'s|'re| is| are) (?:sitting |staying |there |right there )?with (?:her|him|them)(?: now)?\b|\b(?:she|he|they)(?:'s|'re| is| are) (?:okay|ok|safe|alive|fine|at the (?:hospital|er)|in the (?:hospital|er)|awake|with (?:her|his|their) (?:mom|mum|dad|parents?|sister|brother))\b/iu,
    unless: /\b(?:not|never|didn't|hasn't|haven't|can't|couldn't|isn't|aren't)\b|\?$/iu,
    lines: friendCare.found,
  },
  {
    when: /\b(?:police|cops|officers|they|someone|somebody|911)\b.{0,24}\b(?:going to|gonna|will|about to|promised to) (?:check|look in|look|stop by|knock)\b|\bwelfare check\b/iu,
    unless: /\b(?:not|never|won't|refuse\w*)\b|\?$/iu,
    lines: friendCare.check,
  },
  {
    when: /\bI (?:just |finally )?(?:called|texted|told|reached|rang) (?:his|her|their|my|our) (?:mom|mum|mother|dad|father|parents?|sister|brother|family|roommate|wife|husband|aunt|uncle|cousin|neighbor|friend)\b|\b(?:she|he|they|someone|his mom|her mom)(?:'s|'re| is| are) (?:going|driving|heading|running) (?:over|there|to (?:him|her|them))\b/iu,
    unless: /\b(?:not|never|didn't|don't|won't|can't|no answer)\b|\?$/iu,
    lines: friendCare.onTheWay,
  },
  {
    when: /\b(?:calling|dialing) (?:them|it) (?:right )?now\b|\b(?:calling|called|dialing|on (?:the )?(?:line|phone) with|texted|texting) (?:the )?(?:911|988|police|cops|ambulance|crisis|(?:his|her|their) (?:mom|mum|dad|parents?|family|roommate))|\b(?:they're|they are|someone is|police are|cops are) (?:sending|coming|on (?:the|their) way)\b/iu,
    unless: /\b(?:not|never|didn't|don't want|won't)\b/iu,
    lines: friendCare.calling,
  },
  {
    when: /(?:\bnot|n't|\bno one|\bnobody) (?:is )?(?:pick|answer|reply|respond|there|open)\w*\b|\bno answer\b|\b(?:lives?|live)(?: alone)? (?:like |about |over )?(?:\d+|an|far|in another|across|alone)\b|\b(?:she|he|they|I)(?:'s|'re|'m| is| are| am) (?:in|\d+ (?:miles|hours)|across|far)\b.*\b(?:I|she|he|they)(?:'s|'re|'m| is| are| am) in\b|\b(?:hasn't|haven't|not|didn't) (?:\p{L}+ )?(?:answered|replied|texted back|called back|picked up)\b|\b(?:to|her|his|their) voicemail\b|\bleft me on (?:read|seen)\b|\bcan't (?:reach|get hold of)\b/iu,
    lines: friendCare.unreachable,
  },
  {
    when: /\b(?:I )?(?:can't|cannot|couldn't) stop (?:shaking|crying|trembling)\b|\bI(?:'m| am) (?:still )?(?:shaking|trembling|a mess)\b/iu,
    lines: friendCare.shaking,
  },
  {
    when: /\b(?:do|should|can|must) I (?:drive|go|fly|come|head) (?:up |over |down |out |back )*(?:there|to (?:him|her|them)|home|now)\b|\bwait (?:till|until) (?:the )?morning\b/iu,
    lines: friendCare.goThere,
  },
  {
    when: /\b(?:makes?|made|making) (?:it|things|her|him|them) worse\b|\bput (?:the|that|an) (?:idea|thought) in\b|\bscared to ask\b/iu,
    lines: friendCare.askingIsSafe,
  },
  {
    when: /\b(?:she|he|they)\b.{0,40}\b(?:does(?:n't| not)|don't|didn't) want to (?:be here|live|be alive|wake up|exist)\b|\b(?:she|he|they) (?:said|says|told me|admitted)\b.{0,30}\b(?:yes|suicid\w*|wants? to die|thought about (?:it|dying)|been thinking about it)\b/iu,
    lines: friendCare.saidYes,
  },
  {
    when: /\b(?:she|he|they)\b.{0,30}\b(?:not|n't|won't) (?:going to |gonna )?(?:do (?:anything|it)|hurt (?:her|him|them)sel\w+|act on)\b|\bpromised\b/iu,
    lines: friendCare.promised,
  },
  {
    when: /\b(?:sleep(?:ing)?|stay(?:ing)?|sit(?:ting)?|sat) (?:\p{L}+ ){0,3}(?:on (?:her|his|their) (?:floor|couch)|with (?:her|him|them)|in (?:her|his|their) room|beside|next to|outside (?:her|his|their))\b/iu,
    unless: /\b(?:can't|not|won't)\b/iu,
    lines: friendCare.staying,
  },
  {
    when: /\b(?:agreed|said yes|is willing|wants|going|is going) to (?:go|see|talk|call)\b.{0,30}\b(?:counsel\w*|doctor|therap\w*|hospital|er|clinic|someone|somebody|988|center|centre)\b/iu,
    lines: friendCare.agreed,
  },
  {
    when: /\b(?:didn't|don't|never) know what to say\b|\bsaid (?:all )?the wrong\b/iu,
    lines: friendCare.noWords,
  },
  {
    when: /\bI(?:'m| am)? (?:just )?knock(?:ed|ing)\b|\b(?:door|room)\b.{0,20}\b(?:shut|closed|locked)\b|\bin (?:her|his|their) room\b/iu,
    lines: friendCare.knocking,
  },
  {
    when: /\b(?:gave|giving|gives|given) (?:me|away|us|everyone)\b|\bstopped (?:going|eating|talking|coming|answering|sleeping)\b|\bdeclutter\w*\b|\b(?:deleted|quit|sold) (?:all|her|his|their|everything)\b/iu,
    lines: friendCare.moreSigns,
  },
  {
    when: /\b(?:posted|wrote|texted|sent|said|messaged)\b.*\b(?:thanks? for everything|thank you for everything|good ?bye|sorry for everything|take care of|love you (?:all|guys)|black square|see you on the other)\b|\bgave away\b|\bgiving away\b/iu,
    lines: friendCare.signs,
  },
  {
    when: /\boverreact\w*|\b(?:be|being|too) (?:dramatic|paranoid)\b|\bmaking (?:this|it) up\b|\bprobably (?:nothing|fine)\b/iu,
    lines: friendCare.doubt,
  },
  { when: /\b(?:friends|known (?:him|her|them|each other)|together) (?:since|for)\b/iu, lines: friendCare.known },
  {
    when: /\bshould(?:'ve| have|a)\b|\bmy fault\b|\bwhy didn't I\b|\bif I(?:'d| had)\b|\bI (?:didn't|never) (?:notice|see it|call)\b/iu,
    lines: friendCare.blame,
  },
  {
    when: /\bwaiting\b|\bfeel (?:so )?sick\b|\bno news\b|\bstill (?:nothing|no)\b|\bnothing yet\b|^(?:it's )?been (?:\d+|an|\p{L}+) (?:minutes|hours?)\b|\bit's been \d+/iu,
    lines: friendCare.waiting,
  },
  {
    when: /\b(?:tomorrow|next time|when I see|how do I act|what (?:now|then))\b/iu,
    lines: friendCare.after,
  },
  {
    when: /\bI(?:'m| am) (?:just )?(?:so |really |very )?(?:tired|exhausted|drained|wiped|spent)\b/iu,
    lines: friendCare.tired,
  },
];
