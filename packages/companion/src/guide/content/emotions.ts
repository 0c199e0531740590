import type { Emotion } from '#emotion/emotions.ts';

/** Words of three strengths: slight, clear, strong. */
export type Graded = readonly [readonly string[], readonly string[], readonly string[]];

export interface EmotionContent {
  /** What a situation is: fits "That sounds …" and "a … thing". */
  situation: Graded;
  /** What a person is: fits "You may be …" and "you feel …". */
  person: Graded;
}

/** The eighteen feelings. Tentative by their frames, never a verdict. */
export const emotionContent: Record<Emotion, EmotionContent> = {
  sadness: {
    situation: [
      ['sad', 'tender', 'bittersweet'],
      ['sad', 'heavy', 'painful', 'sore'],
      ['heartbreaking', 'crushing', 'deeply painful'],
    ],
    person: [
      ['a little sad', 'a bit low', 'somewhat down'],
      ['sad', 'low', 'heavy-hearted'],
      ['heartbroken', 'crushed', 'deeply sad'],
    ],
  },
  anxiety: {
    situation: [
      ['unsettling', 'uneasy', 'nerve-racking'],
      ['worrying', 'stressful', 'unnerving', 'tense'],
      ['frightening', 'terrifying', 'overwhelming'],
    ],
    person: [
      ['a bit nervous', 'slightly on edge', 'a little uneasy'],
      ['anxious', 'worried', 'on edge', 'keyed up'],
      ['really scared', 'terrified', 'very frightened'],
    ],
  },
  anger: {
    situation: [
      ['annoying', 'irritating', 'galling'],
      ['infuriating', 'unfair', 'maddening'],
      ['outrageous', 'enraging', 'deeply unfair'],
    ],
    person: [
      ['annoyed', 'irritated', 'a bit fed up'],
      ['angry', 'fed up', 'resentful'],
      ['livid', 'furious', 'really angry'],
    ],
  },
  shame: {
    situation: [
      ['awkward', 'uncomfortable', 'embarrassing'],
      ['painful', 'uncomfortable', 'hard to carry'],
      ['humiliating', 'mortifying', 'searing'],
    ],
    person: [
      ['a bit embarrassed', 'self-conscious', 'a little exposed'],
      ['ashamed', 'embarrassed', 'small', 'exposed'],
      ['mortified', 'humiliated', 'deeply ashamed'],
    ],
  },
  guilt: {
    situation: [
      ['uncomfortable', 'nagging'],
      ['heavy', 'nagging', 'painful'],
      ['crushing', 'agonizing', 'very heavy'],
    ],
    person: [
      ['a little guilty', 'a bit bad about it', 'uneasy with yourself'],
      ['guilty', 'regretful', 'torn up'],
      ['torn apart by guilt', 'full of regret', 'unable to let yourself off'],
    ],
  },
  loneliness: {
    situation: [
      ['lonesome', 'quiet', 'isolating'],
      ['lonely', 'isolating', 'lonesome'],
      ['painfully lonely', 'desolate', 'achingly lonely'],
    ],
    person: [
      ['a little left out', 'a bit alone', 'somewhat apart'],
      ['lonely', 'left out', 'unseen', 'on the outside'],
      ['terribly alone', 'invisible', 'cut off from everyone'],
    ],
  },
  grief: {
    situation: [
      ['tender', 'sad', 'bittersweet'],
      ['painful', 'raw', 'sorrowful'],
      ['devastating', 'shattering', 'unbearably sad'],
    ],
    person: [
      ['tender', 'a little bereft', 'wistful'],
      ['full of longing', 'raw', 'very sad'],
      ['broken-hearted', 'shattered', 'very sad'],
    ],
  },
  overwhelm: {
    situation: [
      ['busy', 'crowded', 'tiring'],
      ['overwhelming', 'exhausting', 'relentless'],
      ['crushing', 'impossible', 'far too heavy'],
    ],
    person: [
      ['stretched', 'a bit snowed under', 'a little worn'],
      ['overwhelmed', 'snowed under', 'worn out', 'stretched thin'],
      ['at the end of your rope', 'completely swamped', 'completely worn out'],
    ],
  },
  jealousy: {
    situation: [
      ['prickly', 'awkward', 'stinging'],
      ['stinging', 'galling', 'sore'],
      ['bitter', 'agonizing', 'deeply painful'],
    ],
    person: [
      ['a bit envious', 'a touch jealous', 'a little stung'],
      ['jealous', 'envious', 'stung'],
      ['eaten up by it', 'bitterly jealous', 'very jealous'],
    ],
  },
  disappointment: {
    situation: [
      ['disappointing', 'deflating', 'flat'],
      ['disappointing', 'discouraging', 'disheartening'],
      ['crushing', 'gutting', 'bitter'],
    ],
    person: [
      ['a bit let down', 'slightly deflated', 'a little disappointed'],
      ['let down', 'disappointed', 'deflated'],
      ['crushed', 'gutted', 'badly let down'],
    ],
  },
  numbness: {
    situation: [
      ['flat', 'muted', 'distant'],
      ['numb', 'hollow', 'muffled'],
      ['completely empty', 'deadened', 'blank'],
    ],
    person: [
      ['a bit flat', 'a little distant', 'somewhat muted'],
      ['numb', 'hollow', 'far away from things', 'switched off'],
      ['entirely numb', 'empty', 'cut off from all of it'],
    ],
  },
  joy: {
    situation: [
      ['nice', 'good', 'pleasant'],
      ['happy', 'lovely', 'bright'],
      ['wonderful', 'amazing', 'glorious'],
    ],
    person: [
      ['pleased', 'in good spirits', 'content'],
      ['happy', 'delighted', 'lit up'],
      ['overjoyed', 'over the moon', 'bursting with it'],
    ],
  },
  gratitude: {
    situation: [
      ['kind', 'nice', 'thoughtful'],
      ['touching', 'generous', 'heartwarming'],
      ['deeply moving', 'very generous', 'precious'],
    ],
    person: [
      ['thankful', 'quietly pleased', 'touched'],
      ['grateful', 'touched', 'moved'],
      ['deeply grateful', 'moved to tears', 'very touched'],
    ],
  },
  pride: {
    situation: [
      ['good', 'solid', 'satisfying'],
      ['impressive', 'hard-won', 'satisfying'],
      ['remarkable', 'tremendous', 'hard-won'],
    ],
    person: [
      ['quietly pleased', 'a little proud', 'satisfied'],
      ['proud', 'capable', 'pleased with yourself'],
      ['very proud', 'really proud'],
    ],
  },
  hope: {
    situation: [
      ['promising', 'encouraging', 'gentle'],
      ['hopeful', 'encouraging', 'promising'],
      ['very hopeful', 'bright', 'luminous'],
    ],
    person: [
      ['a little hopeful', 'cautiously hopeful', 'somewhat lighter'],
      ['hopeful', 'lighter', 'encouraged'],
      ['full of hope', 'really hopeful', 'able to breathe again'],
    ],
  },
  calm: {
    situation: [
      ['quiet', 'easy', 'peaceful'],
      ['peaceful', 'restful', 'soothing'],
      ['deeply peaceful', 'serene', 'restful'],
    ],
    person: [
      ['at ease', 'settled', 'quiet inside'],
      ['calm', 'at peace', 'settled'],
      ['deeply calm', 'wholly at peace', 'rested'],
    ],
  },
  confusion: {
    situation: [
      ['unclear', 'puzzling', 'mixed'],
      ['confusing', 'bewildering', 'tangled'],
      ['disorienting', 'bewildering', 'dizzying'],
    ],
    person: [
      ['unsure', 'a bit puzzled', 'undecided'],
      ['confused', 'torn', 'pulled both ways'],
      ['completely lost', 'torn in two', 'turned around'],
    ],
  },
  love: {
    situation: [
      ['sweet', 'tender', 'warm'],
      ['loving', 'tender', 'precious'],
      ['deeply loving', 'beautiful', 'precious'],
    ],
    person: [
      ['fond', 'warm inside', 'tender'],
      ['full of love', 'tender', 'loved'],
      ['overflowing with love', 'deeply loved', 'head over heels'],
    ],
  },
};
