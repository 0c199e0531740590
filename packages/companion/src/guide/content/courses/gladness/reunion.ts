import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

const people =
  'mom|mum|dad|mother|father|parents|sister|brother|siblings|cousins?|aunt|uncle|family|grandma|grandpa|grandparents|grandkids|grandchildren|son|daughter|kids|children|friends?|best friend|old friends?|roommates?|husband|wife|partner|boyfriend|girlfriend|twin|college friends|classmates';

/** Family or friends are seen again, after a while. */
export const reunion: Course = {
  id: 'reunion',
  begins: new RegExp(
    [
      `(?:^\\W*(?=(?:saw|met|visited|seeing|hung out|caught up|had) )|\\b(?:I|we)|^\\W*(?:just|finally|finally got to|got to))(?:'m|'re|'ve| am| are| have| just| finally| got to| get to| will| actually){0,3} ?(?:saw|seen|see|seeing|visit(?:ed|ing)?|met up with|meeting up with|met|hugged|reunited with|caught up with|hung out with|had (?:dinner|lunch|coffee|brunch|drinks) with|spent (?:the|a) (?:\\S+ )?(?:day|weekend|afternoon|evening|week|night|holiday) with) (?:(?:my|our|some|all|the|an|a|two|three|few|of|whole|old|best|oldest|childhood|high school|college|dear|little|big) ){1,5}(?:${people})\\b(?=[^]{0,160}\\b(?:first time in|after|years?|months|again|finally|so (?:good|nice|happy|fun)|great|wonderful|lovely|amazing|best|tomorrow|today|weekend|laugh\\w*|like (?:old times|no time)|missed|since|airport|covid|good|fun)\\b)`,
      `\\b(?:my|our) (?:\\S+ ){0,2}?(?:${people}) (?:is|are|'s|just|finally|is finally|are finally|all|came|has|have|surprised|is coming|are coming|flew in|came to|visited|arrived|came home|is home|are home)(?: \\S+){0,2} (?:home (?:for|from|on|this|tomorrow|today|again|finally)|visit(?:ing|ed)?(?: me| us)?|to visit|to see (?:me|us)|coming (?:home|over|to (?:visit|stay|town)|to see)|in town|back (?:in town|home|from)|here for|staying with (?:me|us)|under one roof|together again)\\b`,
      `\\b(?:whole|entire) family (?:was|is|came|got|together|will be|here)\\b`,
      `\\b(?:family|class|school|high school|college) reunion (?:was|is|this|went|tomorrow|today)\\b`,
      `\\bwe (?:picked|pick) up (?:right )?where we left off\\b`,
      `\\b(?:ran into|bumped into|reconnected with|found) (?:an|my|a) (?:old|childhood|best|long-lost|high school|college) (?:\\S+ )?(?:friend|teacher|neighbou?r|roommate|classmate)\\b`,
    ].join('|'),
    'iu',
  ),
  unless: new RegExp(
    `${notGlad.source}|\\b(?:hospital|jail|prison|court|icu|nursing home|dementia|alzheimer\\w*|dread\\w*|stress\\w*|nervous|anxious|scared|fight|fought|argu\\w*|drunk|awkward|toxic|ex(?:'s)?|boundaries|kissing|with (?:another|someone else)|behind my back|without me|not invited|left me out|moving back in|broke (?:up|down)|crying|visiting (?:his|her) grave|grave|cemetery|can't (?:stand|see)|don't want)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Oh, to have them right there in front of you.',
      'That fills one up for a good while.',
      'How nice. The real thing, and no screen.',
      'That was a long time wished for, I think.',
    ],
    ask: ['What was the first minute like?', 'How long had it been?', 'What did you do, all of you?'],
  },
  turns: [
    {
      when: glad.isItOk,
      say: [
        'Quite all right. One can love them dearly and be glad of a quiet room after three days.',
        'It is usual to be happy and a little melancholy at the same time, with people one sees so seldom.',
      ],
      asked: true,
    },
    {
      when: glad.should,
      say: ['If it is in you, say it or do it. With people one seldom sees, one rarely regrets the warm thing.'],
      asked: true,
    },
    {
      when: /\b(?:how|what)\b[^?.!]{0,40}\b(?:talk about|say|do with|entertain|cook|break the ice)\b/iu,
      say: ['An old photo on the table, and something to eat. The rest comes by itself, as a rule.'],
      asked: true,
    },
    {
      when: glad.how,
      say: ['Put the next date in the calendar while you are still together. It is the only way it happens.'],
      asked: true,
    },
    {
      when: glad.willItLast,
      say: ['That nobody knows. This time together has been, and it counts in full.'],
      asked: true,
    },
    { when: glad.think, say: ['I think there were some people beaming there, and you were one.'], asked: true },
    {
      when: /\b(?:airport|arrivals|train station|door|driveway|hug\w*|ran|cried|tears|screamed|held|recogni[sz]ed|sign|surprise\w*|luggage)\b/iu,
      say: [
        'And for that second nothing else in the world exists.',
        'One knows the walk from far off.',
        'Such a hug does the talking for a whole year.',
      ],
      ask: ['Who let go first?'],
    },
    {
      when: /\b(?:laugh\w*|stories|old times|memories|remember\w*|inside jokes?|photos?|reminisc\w*|talk\w*|until (?:\d|midnight|late)|all night|hours|no time (?:had )?passed|like before|like (?:old times|yesterday)|picked up|same as)\b/iu,
      say: [
        'As though somebody had only gone out to get bread.',
        'There are people with whom one does not have to start from the beginning.',
        'Half of the words, and everyone knows the rest.',
      ],
      ask: ['Which story had to be told once more?'],
    },
    {
      when: /\b(?:cook\w*|food|ate|eat\w*|dinner|table|kitchen|barbecue|bbq|grill\w*|pie|turkey|recipe|breakfast|wine|coffee|restaurant|lunch)\b/iu,
      say: ['A full table is the best room in any house.', 'And everyone talking at once, with a mouth full.'],
    },
    {
      when: /\b(?:kids?|cousins|grandkids|grandchildren|baby|nieces?|nephews?|play(?:ed|ing)? with|games?|cards)\b/iu,
      say: [
        'One sees by the children how long it has been.',
        'They take to each other within ten minutes, as if there were no such thing as distance.',
      ],
    },
    {
      when: /\b(?:older|aged?|aging|gray|grey|slow\w*|frail|walker|forget\w*|hearing|thinner|health|last time|not (?:much|many)|how (?:much|many) (?:more|longer)|time left)\b/iu,
      say: ['One looks at them, and sees the years on them.', 'That makes every hour a bit more costly.'],
    },
    {
      when: /\b(?:miss(?:ing)? (?:who|the one|him|her|someone)|empty chair|without|gone|couldn'?t (?:come|make|be)|not (?:there|here)|should have been)\b/iu,
      say: ['Somebody was missing, in the middle of all that joy.'],
    },
    {
      when: /\b(?:goodbye|bye|leav(?:e|es|ing)|(?:house|it|place)(?: will be|'?ll be| is|'?s| gets) (?:so |too )?(?:quiet|empty)|left|gone (?:home|back|again)|flew back|drive home|quiet (?:now|again)|empty (?:house|now)|over (?:now|too)|too short|went (?:by )?(?:so )?fast|already miss|sad now|come down|back to)\b/iu,
      say: ['And then the house is so quiet again.', 'It goes too fast, every time.', 'Waving is the worst of it.'],
      ask: ['When is the next time, if you already know?'],
    },
    {
      when: /\b(?:argu\w*|tension|awkward|politics|drama|annoy\w*|comments?|asked (?:me )?(?:about|when|why)|marri(?:ed|age)|weight|nosy|tired|exhaust\w*|drain\w*|introvert|too much|loud|overwhelm\w*|alone time)\b/iu,
      say: [
        'That belongs to it. Nobody gets under the skin like family and old friends.',
        'One can be full of people, as of cake.',
      ],
    },
    {
      when: /\b(?:deploy\w*|army|navy|military|overseas|abroad|visa|immigra\w*|covid|pandemic|prison|rehab|long[- ]distance|different (?:countries|states|cities)|far (?:away|apart)|moved)\b/iu,
      say: ['All that distance, folded up in one embrace.', 'After all that waiting, one can hardly let go.'],
    },
    {
      when: /\b(?:years?|months|weeks|decade|since (?:high school|college|we were|the|20|19)|long time|forever|ages|first time)\b/iu,
      say: ['So long, and then it takes one minute.', 'All that life in between, and you still fit.'],
      ask: ['What had changed, and what had not at all?'],
    },
    {
      when: /\b(?:tomorrow|next|weekend|soon|counting|can'?t wait|excited|days (?:left|until|till)|clean\w*|guest room|prepar\w*|plan\w*|bake\w*|pick (?:him|her|them) up)\b/iu,
      say: ['The looking forward makes the house shine already.', 'One runs to the window at every car, on such days.'],
    },
    {
      when: /\b(?:friends?|best friend|college|school|roommates?|girls'?|guys|reunion|group)\b/iu,
      say: [
        'They know a version of you that hardly anyone has met.',
        'It does one good to be an old friend to somebody.',
      ],
    },
    {
      when: /\b(?:grown(?: up)?|taller|so big|changed|so (?:different|mature|much older)|adult|beard|hair)\b/iu,
      say: [
        'One keeps an old picture of them, and then somebody else comes in at the door.',
        'They went and grew, the moment one looked away.',
      ],
    },
    { when: glad.tears, say: ['It has to run over somewhere.'] },
    { when: glad.proud, say: ['That glow lasts for some days, with luck.', 'It is the best kind of full.'] },
    { when: glad.notLast, say: ['It was good to have them near. That says it.'] },
  ],
  say: [
    'There are people beside whom one gets more oneself.',
    'Near is something else than on the phone.',
    'One lives on such days for a long while after.',
    'They were glad of you too, I think.',
    'It makes the world a little smaller, in a good way.',
  ],
  ask: [
    { line: 'What would you like to have had more time for?' },
    { line: 'Who is the loud one among you?', unless: /\b(?:loud|alone|just the two)\b/iu },
    { line: 'What stays with you of it?', unless: /\b(?:best part|favorite|never forget)\b/iu },
  ],
};
