import { describe, expect, test } from 'vitest';
import { readMessage } from '../reading.ts';
import { clausesOf } from './clauses.ts';
import { restate } from './restate.ts';
import { tidy } from './tidy.ts';
import { tokenize } from './tokens.ts';

function saidBack(message: string): string[] {
  return tokenize(tidy(message))
    .flatMap(clausesOf)
    .flatMap((clause) => restate(clause)?.said ?? []);
}

test.each([
  ['i was so tired of my job', 'you were so tired of your job'],
  ['I just was so embarrassed', 'you just were so embarrassed'],
  ["i'm not even sad anymore", "you're not even sad anymore"],
  ['ive been sober 90 days', "you've been sober 90 days"],
  ['i wasnt asked to be a bridesmaid', "you weren't asked to be a bridesmaid"],
  ['me and my sister were fighting', 'you and your sister were fighting'],
  ['he broke up with me over text', 'he broke up with you over text'],
  ['i told him i loved him', 'you told him you loved him'],
  ['i cant make myself go in', "you can't make yourself go in"],
  ['today sucked', 'today sucked'],
  ['i do like his hands', 'you like his hands'],
  ['my moms cat hates me', "your mom's cat hates you"],
  ['i didnt mean the rent, i mean i miss the porch', 'you miss the porch'],
  ['and then he named every one of them', 'he named every one of them'],
  ['mine sent a thumbs up', 'yours sent a thumbs up'],
  ['dad told mom he was leaving us', 'your dad told your mom he was leaving you'],
  ["baby's up every 90 minutes", "your baby's up every 90 minutes"],
  ['vet said its his kidneys', "the vet said it's his kidneys"],
  ['my parents sold the house i grew up in', 'your parents sold the house you grew up in'],
  ['my partner sleeps thru it like a rock', 'your partner sleeps through it like a rock'],
  ['my heart wont stop racing', "your heart won't stop racing"],
  ['my dad was the same way', 'your dad was the same way'],
  ['the list was 11 to 11', 'the list was 11 to 11'],
  ['my mom died in march', 'your mom died in March'],
  ['i have a job interview on friday', 'you have a job interview on Friday'],
  ['its been a year of this', "it's been a year of this"],
  ['since the divorce i only see my girls on weekends', 'since the divorce you only see your girls'],
])('%s is said back as: %s', (message, said) => expect(saidBack(message)).toContain(said));

test.each([
  ['my nephew bit another boy', 'your nephew bit another boy'],
  ['now she counts how long i take with each order', 'she counts how long you take with each order'],
  ['my grade came back. 41. i worked on it for like two weeks', 'you worked on it for two weeks'],
  ['six years and he ended it over a weekend', 'he ended it over a weekend'],
  ['her dad and i split in may', 'you and her dad split in May'],
  ['easy for him, he works alone', 'he works alone'],
  ['i work nights, sleep at noon', 'you sleep at noon'],
  ["i'm not a fuss man", "you're not a fuss man"],
  ['never seen him laugh', "you've never seen him laugh"],
  ['made me feel two inches tall', 'it made you feel two inches tall'],
  ['i was saying i think he lies because of us', 'you think he lies because of you'],
])('a statement is found, and whose it is, in "%s"', (message, said) => expect(saidBack(message)).toContain(said));

test('what somebody sees of a couple is not done by one of them twice', () => {
  expect(saidBack('I pictured us doing it together')).toEqual([]);
});

describe('a statement too long to be read back', () => {
  test.each([
    ['i feel guilty for putting my mom in a nursing home', /putting your mom$/u],
    ['i genuinely do not see how typing it into a text box changes anything', /typing it$/u],
    ['i miss my ex even though he treated me badly most of the time', /even$/u],
    ['she only asked will i come to them on the 24th', /will you come/u],
  ])('is not torn: %s', (message, torn) => {
    for (const said of saidBack(message)) expect(said).not.toMatch(torn);
  });

  test('ends where a part of it ends', () => {
    expect(saidBack('my boss needed me for the audit so i moved the flight to my own sister')).toContain(
      'your boss needed you for the audit',
    );
  });
});

test.each([
  ['stood in the diaper aisle forever', 'you stood in the diaper aisle forever'],
  ['been skipping church since july', "you've been skipping church since July"],
  ['got offered a job in denver', 'you got offered a job in Denver'],
  ['so fucking tired of everyone', "you're tired of everyone"],
  ['cant sleep at all', "you can't sleep at all"],
  ['lost my grandma', 'you lost your grandma'],
  ['feeling off today', "you're feeling off today"],
  ['waiting for a call from the clinic', "you're waiting for a call from the clinic"],
  ['had the dumbest fight with my roommate', 'you had the dumbest fight with your roommate'],
  ['missed his only line in the play', 'you missed his only line in the play'],
])('the missing "I" of "%s" is put back', (message, said) => expect(saidBack(message)[0]).toContain(said.slice(0, 20)));

test.each([
  "I'm worthless",
  'i hate myself',
  "i'm such a horrible mother",
  'i ruin everything',
  'I blew it',
  "she said you don't care",
  'i counted the pills',
  'he said "I never want to see you"',
  'nursing school',
  'the one i wanted',
  'what should i do',
  'call me later please',
])('"%s" is not said back', (message) => expect(saidBack(message)).toEqual([]));

test.each([
  'i think they all hate me',
  'my landlord is going to keep my deposit',
  'i feel like nobody would notice',
  "i'm going to fail",
  'he always does this',
])('"%s" is only how it seems', (message) => {
  const kinds = tokenize(tidy(message))
    .flatMap(clausesOf)
    .flatMap((clause) => restate(clause)?.kind ?? []);
  expect(kinds).toContain('belief');
});

test('nothing is said back in the first person', () => {
  const messages = [
    'me and my friends went to our place and we talked about us',
    'i said to myself that i was mine',
    'we are who we are',
  ];
  expect(messages.flatMap(saidBack).join(' ')).not.toMatch(/\b(?:I|me|my|we|us|our)\b/);
});

test.each([
  ["she said maybe i'm not cut out for this", 'she said that you might not be cut out for this'],
  ['the charge nurse told me i was too slow today', 'the charge nurse told you that you were too slow today'],
  [
    'he said i should think about whether i really want to be here',
    'he said that you should think about whether you really want to be here',
  ],
  ['my manager said she expects me to mess it up', 'your manager said she expects you to mess it up'],
  ["his mom says he's fine and i should let him be", "his mom says he's fine and you should let him be"],
])('what somebody said is said back whole: %s', (message, said) => expect(saidBack(message)).toContain(said));

test('a deed behind a report is a statement of its own', () =>
  expect(saidBack('my boss said my work was sloppy and i cried in the car')).toContain('you cried in the car'));

test('what another says of one is no wish of one’s own', () =>
  expect(
    readMessage('he said i should think about whether i really want to be here', 1, new Date(0)).angles.map(
      ({ angle }) => angle.id,
    ),
  ).not.toContain('wish'));

test('to have let somebody down is not confirmed by saying it back', () =>
  expect(saidBack('i feel like i let them down')).toEqual([]));
