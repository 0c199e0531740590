import { findRuleViolation } from '#guard/check-reply.ts';
import type { WordingNeed } from './content/wording.ts';
import { clausesOf } from './language/clauses.ts';
import { reportIn } from './language/reported.ts';
import { isSayable } from './language/restate.ts';
import { pronounOfRole } from './language/roles.ts';
import { tidy } from './language/tidy.ts';
import { isFiniteVerb, textOf, type Token, tokenize } from './language/tokens.ts';
import type { Thing } from './state.ts';
import { matterIn, newsIn, subjectOf } from './wording-matter.ts';

/** What is known for a first sentence: to whom, what for, and the words that belong into it, in the person's own mouth. */
export interface Wording {
  need: WordingNeed;
  /** "your sister", if it is known who. */
  who: string | undefined;
  whom: 'her' | 'him' | 'them';
  slots: Readonly<Record<string, string | undefined>>;
}

/** Reads what was told so far for the words somebody is looking for. `told` are the person's messages, oldest first. */
export function wordingFor(asked: string, told: readonly string[], things: readonly Thing[]): Wording {
  const recent = told.slice(-mostRead).map(tidy);
  const who = whoIsMeant(asked, things);
  const gender = genderOf(asked, who);
  const reports = recent.flatMap(reportsIn);
  const theirs = reports.findLast(({ speaker }) => isSame(speaker, who, gender));
  const others = reports.findLast(({ speaker }) => speaker !== undefined && !isSame(speaker, who, gender));
  // With nobody named, nobody's deed is held against them.
  const deed = who || gender ? recent.flatMap((text) => deedsIn(text, who, gender)).at(-1) : undefined;
  const news = newsIn(asked) ?? newsIn(recent.at(-1) ?? '');
  const own = news ?? recent.flatMap(wishesIn).at(-1);
  const named = subjectOf(asked);
  const matter = named ?? recent.map(matterIn).findLast(Boolean) ?? matterIn(asked);
  return {
    need: needOf(asked, {
      theirs,
      others,
      matter,
      deed,
      own,
      isNamed: usable(named) !== undefined,
      isNews: news !== undefined,
      isBeside: recent.some((text) => isTroubleOf(text, who, gender)),
      isOwed: [asked, ...recent].some((text) => owed.test(text)),
      isOwnFault: recent.some((text) => ownFault.test(text)),
    }),
    who,
    whom: gender === 'she' ? 'her' : gender === 'he' ? 'him' : 'them',
    slots: {
      said: usable(theirs && toThem(theirs.content)),
      news: usable(others && textOf(others.content)),
      matter: usable(matter),
      deed: usable(deed),
      own: usable(own),
    },
  };
}

const mostRead = 12;
const longestWords = 14;

interface Told {
  speaker: string | undefined;
  content: Token[];
}

/** What others said, by whom, in the order told. */
function reportsIn(text: string): Told[] {
  return tokenize(text)
    .flatMap(clausesOf)
    .flatMap(({ tokens }) => {
      const report = reportIn(tokens);
      if (
        !report ||
        !isSayable(tokens.slice(report.content)) ||
        /^(?:thinks|believes|asked|asks)$/u.test(tokens[report.verb]?.lower ?? '')
      )
        return [];
      const from = /^(?:maybe|perhaps)$/u.test(tokens[report.content - 1]?.lower ?? '')
        ? report.content - 1
        : report.content;
      return [{ speaker: textOf(tokens.slice(0, report.verb)).toLowerCase(), content: tokens.slice(from) }];
    });
}

/** What the other one does to the person, said to their face: "my coworker takes my ideas" as "you take my ideas". */
function deedsIn(text: string, who: string | undefined, gender: Gender | undefined): string[] {
  return tokenize(text)
    .flatMap(clausesOf)
    .flatMap(({ form, tokens }) => {
      const verb = tokens.findIndex(isFiniteVerb);
      const subject = textOf(tokens.slice(0, verb)).toLowerCase();
      const touches = tokens.slice(verb + 1).some(({ lower }) => /^(?:me|my|mine|us|our)$/u.test(lower));
      const isTheirs = /^(?:he|she|they|my \p{L}+(?: in law)?)$/u.test(subject) && isSame(subject, who, gender);
      if (form !== 'other' || verb < 1 || !touches || !isTheirs || reportIn(tokens) || !isSayable(tokens)) return [];
      const rest = tokens.slice(verb).map((token, at) => (at === 0 ? { ...token, text: withYou(token.lower) } : token));
      const said = `you ${toThem(rest)}`;
      return kindly.test(said) ? [] : [said];
    });
}

const kindly =
  /\b(?:thank\p{L}*|hug\p{L}*|help\p{L}*|love\p{L}*|invite\p{L}*|send|sent|support\p{L}*|visit\p{L}*|like|miss|cook\p{L}*|text)\b/iu;

/** What the person wants or has done for it, in their own words: "I want to lead the night crew". */
function wishesIn(text: string): string[] {
  return tokenize(text)
    .flatMap(clausesOf)
    .filter(({ form, tokens }) => form === 'self' && tokens.length >= 4 && isSayable(tokens))
    .map(({ tokens }) => textOf(tokens))
    .filter(
      (words) =>
        wishes.test(words) && !/^I\b.{0,12}\bto (?:scream|cry|hide|quit|run|sleep|disappear|give up)\b/iu.test(words),
    );
}

const wishes =
  /^(?:I(?:'d| would)? (?:really |just |still |only )?(?:want|need|like|love|hope|wish) (?:to|you|him|her|them|my)\b|I(?:'ve| have)? (?:trained|built|worked|been (?:doing|working|waiting)))/iu;

interface Known {
  theirs: Told | undefined;
  others: Told | undefined;
  matter: string | undefined;
  deed: string | undefined;
  own: string | undefined;
  isBeside: boolean;
  /** The question itself says what it is about. */
  isNamed: boolean;
  /** It says what is to be told. */
  isNews: boolean;
  /** The other one owes them money. */
  isOwed: boolean;
  /** They told something they missed or did to the other one. */
  isOwnFault: boolean;
}

function needOf(
  asked: string,
  { theirs, others, matter, deed, own, isBeside, isNamed, isNews, isOwnFault, isOwed }: Known,
): WordingNeed {
  if (isOwed) return 'debt';
  if (mayCome.test(asked)) return 'again';
  if (limits.test(asked)) return 'boundary';
  if (/\b(?:sorry|apolog\w+|make it up to)\b/iu.test(asked)) return 'apology';
  if (isNews) return usable(own) ? 'own' : 'any';
  if (isNamed) return 'matter';
  if (isOwnFault) return 'apology';
  if (isBeside) return 'beside';
  if (theirs && usable(toThem(theirs.content))) return 'hurt';
  if (others && usable(textOf(others.content)) && !/\b(?:him|her|them) (?:back|to stop)\b/iu.test(asked)) return 'news';
  if (usable(deed)) return 'deed';
  if (usable(matter)) return 'matter';
  return usable(own) ? 'own' : 'any';
}

/** "She owes me 340 since Easter". */
const owed =
  /\b(?:owes? me|(?:pay|paid|paying) me back|get my money back|money I (?:lent|loaned)|I (?:lent|loaned) (?:him|her|them|my \p{L}+))\b/iu;
/** "I missed her birthday", "I yelled at him", "I told another girl that she likes him". */
const ownFault =
  /\bI (?:(?:really|totally|just|kind of) )*(?:missed (?:her|his|their|my \p{L}+'s)|forgot (?:her|his|their|about (?:her|him|them)|to (?:call|text|come|pick))|yelled at|snapped at|screamed at|lied to|stood (?:her|him|them) up|blew (?:her|him|them) off|was (?:so |really )?(?:mean|rude|ugly|unfair|awful|cruel) (?:to|about|with)|said (?:something|things) I (?:can't|shouldn't|regret)|let (?:her|him|them) down|hurt (?:her|him|them)|told (?:\p{L}+ ){1,3}(?:about (?:her|him|them)\b|that (?:she|he|they)\b|(?:her|his|their|the) (?:secret|news|business)))\b/iu;
/** "If she does it again", "next time he says that". */
const mayCome =
  /\b(?:if|when|next time) (?:he|she|they|my \p{L}+|it) (?:ever )?(?:does|do|says?|tries|try|starts?|makes?|brings?|comments?|happens?)\b[^.?!]{0,20}\b(?:again|that|it up|next time)\b|\bnext time (?:he|she|they|my \p{L}+|it)\b|\bcomebacks?\b/iu;
const limits =
  /\b(?:back off|butt out|leave me alone|to stop\b|give me (?:some )?(?:space|room)|mind (?:her|his|their) own|say no\b|tell (?:her|him|them|my \p{L}+) no\b|set (?:a |some )?(?:boundar\p{L}+|limits?)|stay out of)/iu;

/** Whom the words are for: named in the question, or the one spoken of last who may be meant. */
function whoIsMeant(asked: string, things: readonly Thing[]): string | undefined {
  const named = /\b(?:to|tell|ask|text|write|call|with|for) my ((?:\p{L}+ in law|best friend|ex \p{L}+|\p{L}+))/iu.exec(
    asked,
  )?.[1];
  if (named) return `your ${named.toLowerCase()}`;
  const pronoun = /\b(him|her|them)\b/iu.exec(asked)?.[1]?.toLowerCase();
  // "How do I bring this up", with two of them in the story: it is left open whom.
  if (!pronoun && things.filter(({ kind }) => kind === 'person').length > 1) return undefined;
  const people = things.filter(({ kind }) => kind === 'person').toSorted((one, other) => one.heard - other.heard);
  const meant = people.filter((thing) => {
    const gender = pronounOfRole(thing.role ?? thing.name);
    return !pronoun || !gender || gender === (pronoun === 'her' ? 'she' : pronoun === 'him' ? 'he' : 'they');
  });
  const [name, ...others] = new Set(meant.map((person) => person.name));
  // What one of them said must not be answered to the other.
  return others.length === 0 ? name : undefined;
}

type Gender = NonNullable<ReturnType<typeof pronounOfRole>>;

function genderOf(asked: string, who: string | undefined): Gender | undefined {
  const pronoun = /\b(him|her|them)\b/iu.exec(asked)?.[1]?.toLowerCase();
  return pronoun
    ? ({ him: 'he', her: 'she', them: 'they' } as const)[pronoun as 'him' | 'her' | 'them']
    : who
      ? pronounOfRole(who)
      : undefined;
}

const oneOfParents = /\b(?:mom|mum|mother|dad|father|they)\b/iu;

/** Whether the speaker of a report is the one to be talked to. */
function isSame(speaker: string | undefined, who: string | undefined, gender: Gender | undefined): boolean {
  if (!speaker) return false;
  const role = who?.replace(/^your /u, '');
  const pronoun = /\b(he|she|they)\b/u.exec(speaker)?.[1];
  if (pronoun) return gender === undefined ? who === undefined || pronounOfRole(who) === undefined : pronoun === gender;
  if (role && speaker.includes(role.toLowerCase())) return true;
  if (role && /^(?:parents|folks|family)$/iu.test(role) && oneOfParents.test(speaker)) return true;
  return who === undefined && (gender === undefined || (pronounOfRole(speaker) ?? gender) === gender);
}

/** "He needs space" as it is said to him: "you need space". */
function toThem(tokens: readonly Token[]): string {
  return textOf(
    tokens.map((token, at) => {
      const own = (
        {
          he: 'you',
          she: 'you',
          "he's": "you're",
          "she's": "you're",
          "he'd": "you'd",
          "she'd": "you'd",
          "he'll": "you'll",
          "she'll": "you'll",
          his: 'your',
          himself: 'yourself',
          herself: 'yourself',
        } as Record<string, string>
      )[token.lower];
      if (own) return { ...token, text: own };
      const follows = /^(?:he|she)$/u.test(tokens[at - 1]?.lower ?? '');
      return follows ? { ...token, text: withYou(token.lower) } : token;
    }),
  );
}

/** A verb of "he" or "she" as "you" has it. */
function withYou(verb: string): string {
  const irregular: Record<string, string> = {
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "doesn't": "don't",
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    goes: 'go',
  };
  if (irregular[verb]) return irregular[verb];
  if (/(?:ss|us|is|as)$/u.test(verb) || !verb.endsWith('s')) return verb;
  return /(?:ch|sh|x|z|ss)es$/u.test(verb)
    ? verb.slice(0, -2)
    : /[^aeiou]ies$/u.test(verb)
      ? `${verb.slice(0, -3)}y`
      : verb.slice(0, -1);
}

/** Illness, an operation, a loss: the other one's own trouble, in which one stands beside them. */
function isTroubleOf(text: string, who: string | undefined, gender: Gender | undefined): boolean {
  const role = who?.replace(/^your /u, '');
  const names = [role, gender].filter(Boolean).join('|');
  return (
    names !== '' &&
    new RegExp(
      String.raw`\b(?:${names})\b.{0,60}\b(?:biops(?:y|ies)|surgery|operation|cancer|tumor|diagnos\p{L}+|chemo|scan|hospital|funeral|stroke|miscarr\p{L}+|lost (?:his|her|their)|passed away|laid off|got fired)\b`,
      'iu',
    ).test(text)
  );
}

/** Words that can stand in a sentence; nothing when they are too long or not to be said. */
function usable(words: string | undefined): string | undefined {
  const text = words?.replace(/[.!?,;:]+$/u, '').trim();
  if (!text || text.split(/\s+/u).length > longestWords || /["“”]/u.test(text)) return undefined;
  const small = /^(?:I\b|I'|\p{Lu}\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  // "My position" could be Haven's own, the guard finds; "the position" says as much.
  return [small, small.replace(myThing, 'the ')].find(
    (one) => !findRuleViolation(`You said ${one}. I was told ${one}.`),
  );
}

const myThing =
  /\bmy (?=(?:position|job|role|contract|work|shift|hours|team|department|application|project|review|grades?|rent|lease|house|car|test|scan|results?|pay|salary|part|desk|report|numbers)\b)/giu;
