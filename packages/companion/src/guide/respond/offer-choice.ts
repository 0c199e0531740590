import { offerChoices } from './exercise-offer.ts';

/** What the buttons under an offer say. */
export function choiceOf(message: string): 'accept' | 'listen' | 'later' | 'think' | undefined {
  const text = message
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/u, '');
  if (
    text === offerChoices[0].toLowerCase() ||
    /^(?:yes,? )?let(?:'|’)?s (?:try|do) (?:it|that|the .+)$|^try it$/u.test(text)
  )
    return 'accept';
  if (
    /^(?:(?:ok(?:ay)?|yeah|yes|hm+|fine|well|sure|alright)[, ]+)*(?:why not|go ahead|let(?:'|’)?s (?:go|start|begin)|i(?:'ll| will| can| could| might)? (?:try|give it a (?:try|shot|go))|worth a (?:try|shot)|if you think so|ready(?: when you are)?|i(?:'|’)?m ready|sounds (?:good|ok(?:ay)?|fine|nice)|that sounds (?:good|ok(?:ay)?|fine|nice))(?: (?:i guess|then|it|that|please))*$/u.test(
      text,
    )
  )
    return 'accept';
  if (
    /^(?:(?:hm+|well|ok(?:ay)?|sorry|actually|maybe|no|nah|nope)[, ]+)*(?:no|nah|nope|not (?:now|today|tonight|yet|really|right now|this)|another time|some other time|i(?:'|’)?d rather (?:not|talk|wait)|(?:i )?(?:don(?:'|’)?t|do not) (?:feel like|want to|wanna)(?: (?:it|that|do (?:it|that|this)))?)(?:[, ]+(?:actually|thanks|thank you|though|sorry|now|right now|tonight|today|please|just talk|i guess))*$/u.test(
      text,
    )
  )
    return 'later';
  if (text === 'just listen' || /^(?:just )?listen(?:ing)?(?: please)?$|^just talk(?:ing)?$/u.test(text))
    return 'listen';
  if (text === offerChoices[2].toLowerCase() || /^(?:not (?:today|now)|maybe later|later)$/u.test(text)) return 'later';
  return /^(?:think it through|sort(?: it)?(?: out)?|ideas?|think)$/u.test(text) ? 'think' : undefined;
}
