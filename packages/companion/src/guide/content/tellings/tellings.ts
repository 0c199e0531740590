import type { TellingKind } from '../../telling/kinds.ts';
import { ahead } from './ahead.ts';
import { alone } from './alone.ts';
import { asking } from './asking.ts';
import { awake } from './awake.ts';
import { blunder } from './blunder.ts';
import { body } from './body.ts';
import { careful } from './careful.ts';
import { breakup } from './breakup.ts';
import { chat } from './chat.ts';
import { death } from './death.ts';
import { distrust } from './distrust.ts';
import { facts } from './facts.ts';
import { funny } from './funny.ts';
import { goodNews } from './good-news.ts';
import { guilt } from './guilt.ts';
import { hard } from './hard.ts';
import { hidden } from './hidden.ts';
import { leftOut } from './left-out.ts';
import { letDown } from './let-down.ts';
import { light } from './light.ts';
import { lovedOne } from './loved-one.ts';
import { memory } from './memory.ts';
import { notEnough } from './not-enough.ts';
import { plan } from './plan.ts';
import { practical } from './practical.ts';
import { quarrel } from './quarrel.ts';
import { replay } from './replay.ts';
import { stuck } from './stuck.ts';
import type { Telling } from './telling.ts';
import { tender } from './tender.ts';
import { toListener } from './to-listener.ts';
import { tooMuch } from './too-much.ts';
import { torn } from './torn.ts';
import { unsure } from './unsure.ts';
import { waiting } from './waiting.ts';
import { wish } from './wish.ts';
import { wronged } from './wronged.ts';

/** The lines of each kind, and those for when no kind is sure. */
export const tellings: Readonly<Record<TellingKind | 'careful' | 'hard' | 'light' | 'unsure', Telling>> = {
  ahead,
  alone,
  asking,
  awake,
  blunder,
  body,
  breakup,
  careful,
  chat,
  death,
  distrust,
  facts,
  funny,
  'good-news': goodNews,
  guilt,
  hard,
  hidden,
  'left-out': leftOut,
  'let-down': letDown,
  light,
  'loved-one': lovedOne,
  memory,
  'not-enough': notEnough,
  plan,
  practical,
  quarrel,
  replay,
  stuck,
  tender,
  'to-listener': toListener,
  'too-much': tooMuch,
  torn,
  unsure,
  waiting,
  wish,
  wronged,
};
