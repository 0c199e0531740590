import type { Composer } from '../compose.ts';
import type { Moment } from './answer.ts';

/** A plain fact of the message in a few words: to be asked about suicide without having been heard is cold. */
export function ownWords({ reading }: Moment, composer: Composer): string | undefined {
  const fact = reading.sayings.find(({ kind, said, words }) => kind === 'fact' && words <= 9 && !tooDark.test(said));
  return fact && !reading.attacksSelf ? composer.pick(['{Said}.'], { said: fact.said }) : undefined;
}

/** The same where more than a question follows: fewer of them, and nothing that would weigh as a farewell. */
export function fewOwnWords({ reading, request }: Moment, composer: Composer): string | undefined {
  const most = request.detection.tier === 'imminent' ? 5 : 8;
  const fact = reading.sayings.find(
    ({ kind, said, words }) => kind === 'fact' && words <= most && !tooDark.test(said) && !mayBeLast.test(said),
  );
  return fact && !reading.attacksSelf ? composer.pick(['{Said}.'], { said: fact.said }) : undefined;
}

const mayBeLast =
  /\b(?:last|final\w*|ready|peace|sorry|everyone|everybody|nobody|without|forever|never|alone|leave|leaving|left|letters?|note|decided|done|tonight|calm|knife|rope|car|water|roof|window|drive)\b/iu;
const tooDark = /\b(?:end|die|dead|gone|over|point|hate|burden|useless|worthless|goodbye|anymore)\b/iu;
