import type { Topic } from './emotions.ts';

/** Words and situations that speak of one topic. */
interface TopicCue {
  topic: Exclude<Topic, 'none'>;
  patterns: readonly string[];
}

/** What a message may be about, as data. */
export const topicCues: readonly TopicCue[] = [
  {
    topic: 'work',
    patterns: [
      'job|jobs|work|boss|manager|coworker|coworkers|office|shift|shifts|promotion|promoted|raise|interview|interviews|hired|fired|layoff*|client|clients|deadline|colleague*|intern|salary|career|meeting|crew|customer*|sale|project|reply|resume|application|applications|trabajo|jefe|chef|arbeit',
      'performance? review at|is|tomorrow|monday|friday',
      'emails|slides|spreadsheet|inbox',
    ],
  },
  {
    topic: 'school',
    patterns: [
      'school|class|classes|exam|exams|finals|midterm*|teacher|professor|grade|grades|homework|essay|college|university|campus|degree|major|lab|calc|math|prom|tutor|student|students|graduat*|semester|thesis|studied|waitlisted|audition|quiz|locker|escuela|schule',
      'first choice',
      'full ride',
      'got a ~1 61|55|48|c|d|f',
    ],
  },
  {
    topic: 'parenting',
    patterns: [
      'my|our ~2 son|daughter|kid|kids|toddler|baby|newborn|twins|teen|old',
      'recital|diaper*|sitter|babysitter|daycare|pta|nap|nursery|potty|bedtime|preschool',
      'she|he ~1 said|says dada|mama',
      'first steps|word|words',
      'kids ~1 asleep|play|school|are',
      'four|three|two|five|six|seven|eight year old',
    ],
  },
  {
    topic: 'family',
    patterns: [
      'mom|dad|mother|father|parents|brother|sister|family|grandma|grandpa|gran|nana|aunt|uncle|cousin|nephew|niece|thanksgiving|christmas|siblings|stepdad|stepmom|mama|papa|hermano|hermana|moms|dads|brothers|sisters',
      'house i grew up',
    ],
  },
  {
    topic: 'romantic',
    patterns: [
      'boyfriend|girlfriend|husband|wife|partner|fiance*|dating|date|marriage|married|wedding|proposed|engaged|divorce|ex|breakup|crush|kissed|novio|novia|freund',
      'broke up',
      'love ~1 you|him|her|me',
      'he|she ~3 anymore|phone|cold|brought|made|wrote|laughs|held|ring',
      'my|his|her side of',
      'lying next to',
    ],
  },
  {
    topic: 'friendship',
    patterns: [
      'friend|friends|neighbor|roommate|group|party|invited|hang|girls|buddy|amigo|amiga|freundin',
      'best friend',
      'told everyone',
      'left ~1 her|him|them on read',
      'unfollowed',
    ],
  },
  {
    topic: 'health',
    patterns: [
      'doctor|hospital|surgery|scan|biopsy|cancer|chemo|meds|diagnos*|clinic|nurse|symptom*|treatment|lump|tumor|results|appointment|appointments|insurance|pain|sick|therapy|medico|arzt',
      'numbers ~3 right|better',
    ],
  },
  {
    topic: 'body',
    patterns: [
      'body|weight|stomach|fat|skinny|mirror|gym|rash|5k|10k|marathon|yoga|workout|thighs|scale|calories|acne|hair|look|beach|shoulders|run|ran',
    ],
  },
  {
    topic: 'money',
    patterns: [
      'money|rent|debt|bills|bill|bank|paycheck|loan|loans|payment|payments|broke|mortgage|card|afford|savings|charged|dollars|overdraft|dinero|geld',
    ],
  },
  {
    topic: 'identity',
    patterns: [
      'who i am',
      'gay|trans|bi|queer|gender|pronouns|church|faith|religion|culture|identity|believe',
      'like ~1 girls|boys|men|women|guys',
      'come|came|coming out',
      'clue who',
    ],
  },
  {
    topic: 'loss',
    patterns: [
      'died|funeral|buried|hospice|grief|ashes|grave|widow*|memorial|passed|mourning|cemetery',
      'lost ~2 the|my|her|him ~1 baby|mom|dad|husband|wife|son|daughter|dog|cat',
      'put ~3 down',
      'without ~1 him|her|grandpa|grandma|mom|dad',
      'still ~2 set|call ~1 his|her',
      'her|his ~1 voicemail|handwriting|number',
      'supposed to turn',
    ],
  },
  {
    topic: 'sleep',
    patterns: ['sleep|slept|asleep|insomnia|awake|nightmare*|bed|alarm|nap|tired|3am|schlaf|dormir', '2|3|4 am'],
  },
  {
    topic: 'habits',
    patterns: [
      'sober|drink|drinking|drank|smoking|cigarette*|vape|gambling|betting|binge*|binged|relapse*|quit|addict*|habit|habits|routine|rehab',
      'days|month|months|year no|clean|without',
    ],
  },
  {
    topic: 'world',
    patterns: [
      'politicians|news|war|climate|election|government|march|protest|bus|planet|congress|country|world|council|block|vote',
    ],
  },
  {
    topic: 'self-worth',
    patterns: [
      'worthless|failure|enough|broken|proud of myself|confidence|deserve|myself|feed|praise|compare*|imposter',
      'not ~1 good enough',
      'said no',
      'keeps promises',
      'picture next year',
      'a reason',
      'who i',
    ],
  },
];
