import { harmWished } from '#crisis/harm-wished.ts';
import { askedFirst, notLightly, wishedToHear } from '../content/wished-to-hear.ts';
import { turnRound } from '../language/turn-round.ts';
import type { Answer, Moment } from './answer.ts';

/**
 * "I just want someone to tell me it's okay either way": whoever says which words are wanted gets those, as far as they are true and do
 * no harm. Nothing after danger, where a light word weighs too much.
 */
export function answerWishedToHear({ reading: { text }, state, request }: Moment): Answer | undefined {
  if (state.risk !== undefined || request.care.flag) return undefined;
  const found = wantedIn(text);
  if (!found || harmWished(text) !== undefined || wasHurt.test(text)) return undefined;
  if (toBeGone.test(found.wanted))
    return {
      make: (composer) => composer.pick(askedFirst) ?? composer.pickAgain(askedFirst),
      change: { pending: { kind: 'safety-question' } },
    };
  if (grave.test(found.wanted)) return { make: (composer) => composer.pick(notLightly) };
  const line = wishedToHear.find(({ when }) => when.test(found.wanted));
  if (!line) return undefined;
  if (line.leave && !mildLeave.test(found.wanted)) return { make: (composer) => composer.pick(notLightly) };
  const isUntold = state.turn === 0 && found.told === 0;
  const lines = (isUntold && line.untold) || line.say;
  return { make: (composer) => composer.pick(lines, { said: turnRound(found.wanted) }) };
}

export interface Wanted {
  /** The words somebody wants to be told, without "that". */
  wanted: string;
  /** How many other sentences the message has. */
  told: number;
}

/** What somebody says they want to be told; nothing where they do not. */
export function wantedIn(text: string): Wanted | undefined {
  const sentences = text.match(/[^.!?]+/gu) ?? [];
  for (const sentence of sentences.slice(-mostRead).toReversed()) {
    const wanted = (asWish.exec(sentence) ?? asRequest.exec(sentence.trim()))?.groups?.['wanted']?.trim();
    if (wanted) return { wanted: wanted.replace(/^its (?=\p{L})/iu, "it's "), told: sentences.length - 1 };
  }
  return undefined;
}

const mostRead = 2;

/** "I guess I want someone to say …", "I needed to hear …". */
const asWish =
  /\bI(?:'d| would)? (?:(?:guess|think|suppose|just|only|really|kind of|sort of|maybe|also|still|so) )*(?:(?:want|wanted|need|needed|wish|like|love|could use) (?:someone|somebody|anyone|you|a person|one person) (?:to |would |could )?(?:just |please )?(?:say|tell me|told me)|(?:want|wanted|need|needed) to (?:hear|be told)|wish (?:he|she|they|my \p{L}+) would (?:just )?(?:say|tell me))(?: to me)?(?: that| this:?|[:,])? (?<wanted>.+)$/iu;

/** "Tell me I'm not crazy", "can you just say it's okay". */
const asRequest =
  /^(?:(?:please|just|so|ok|okay|and|but|then|can you|could you|will you|would you|can u) ?,? ?)*(?:tell me|say)(?: that|[:,])? (?<wanted>(?:I|its?|this|that|everything|all of it|things|we|they|he|she|other people)(?:'|\s).+)$/iu;

/** What is not to be waved through in a few words. */
const grave =
  /\b(?:die|dead|dying|kill\p{L}*|hurt(?:ing)? (?:myself|him|her|them|people)|hit|hitting|eat|eating|skip|dinner|meals?|starv\p{L}*|weigh\p{L}*|meds?|medication|pills?|drink\p{L}*|drunk|drive|back to (?:him|her)|go back|him back|her back|secret)\b/iu;

/** What nobody takes harm from, or nothing in particular: "it's okay either way", "I can rest". */
const mildLeave =
  /^(?:it|this|that|everything|either|both|all of it)(?:'s| is| was| would be) (?:(?:really|all|totally|still|just|perfectly) )*(?:ok(?:ay)?|fine|all ?right|normal|enough|understandable|allowed)(?: (?:either way|now|too|for now|here|tonight|as it is))?$|\b(?:to|can|could|may|get to) (?:(?:just|also|finally|still) )*(?:not )?(?:be (?:sad|angry|mad|tired|happy|scared|proud|upset|quiet|late|slow|human|messy|here|not ok(?:ay)?)|feel\b|cry\b|rest\b|sleep\b|say no\b|quit(?: (?:my|the|this) job)?$|take (?:a break|time|my time|it slow|up space)|miss (?:him|her|them|it|home|my)|grieve\b|ask for help|enjoy\b|laugh\b|go home\b|cancel\b|slow down|change my mind|do (?:nothing|less|it my way)|try again|forgive myself|wait\b|breathe\b|have (?:fun|feelings|needs|a bad day)|leave (?:early|the party|work)|want (?:more|this|a|to be))/iu;

/** Of whom somebody was hurt by, other lines know more. */
const wasHurt =
  /\b(?:he|she|they|who) (?:only |just |also |once )?(?:hits?|hurts?|beats?|choke[sd]|slap(?:s|ped)|threaten(?:s|ed)|kick(?:s|ed)) me\b/iu;

/** "Allowed to disappear", "okay to give up", and nothing named that it would be given up on. */
const toBeGone =
  /\b(?:disappear|vanish|not (?:be here|exist)|stop existing|be gone|go away forever|let go(?: of (?:life|everything))?|give up(?: on (?:life|everything|myself))?)[.!]*$/iu;
