import type { Course } from '../course.ts';

/** An animal of the writer's has died, or had to be put to sleep. */
export const petDied: Course = {
  id: 'pet-died',
  begins:
    /\b(?:my|our) (?:\S+ ){0,3}?(?:dog|cat|puppy|kitten|pup|kitty|rabbit|bunny|hamster|guinea pig|horse|pony|bird|parrot|ferret|rat|lizard|fish|pet)(?:,? \p{L}+,?)? (?:just |finally |suddenly )?(?:died|passed(?: away)?|is (?:gone|dead)|got (?:hit|run over)|was (?:put (?:down|to sleep)|hit|run over)|had to be put (?:down|to sleep))|\b(?:put|putting|had to put|have to put) (?:my|our) (?:\S+ ){0,3}?(?:dog|cat|puppy|kitten|rabbit|bunny|horse|pet|girl|boy|baby)(?: \p{L}+)? (?:down|to sleep)|\b(?:lost|losing|buried|said goodbye to) (?:my|our) (?:\S+ ){0,3}?(?:dog|cat|puppy|kitten|rabbit|bunny|hamster|horse|pet|fur baby)\b/iu,
  unless:
    /\b(?:years ago|when I was (?:little|a kid|small)|lost (?:my|our) (?:dog|cat)(?:'s)? (?:leash|collar|toy|at the park|in the)|kill\w*|join (?:him|her|them)|video game|movie)\b/iu,
  loss: true,
  first: {
    say: [
      'Oh no. That is family, whatever anyone says.',
      'And the house has a hole in it now, exactly that size.',
      'What a quiet that leaves.',
    ],
    ask: ['What was {their} name?', 'How long did you have {them}?', 'What happened?'],
  },
  turns: [
    {
      when: /\b(?:did I (?:do|wait|make)|was it (?:the right|too (?:soon|early|late)|my fault)|should I have|could I have|is it my fault|did (?:he|she|they) (?:suffer|know|hurt|feel))\b/iu,
      say: [
        'You decided it out of love, with what you could know that day. That is all anybody can give an animal.',
        'Nobody ever gets the day exactly right. {They} had you beside {them}, and that is what counts at such a time.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:\S+ )?(?:normal|stupid|silly|weird|ok|okay|pathetic)|am I (?:\S+ )?(?:crazy|weird|overreacting|silly|stupid|pathetic|being))\b/iu,
      say: [
        'It is not silly at all. You lived with {them} every day; most people are not seen that often.',
        'Very normal. Many people cry for an animal as they would for a person, and there is no reason they should not.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I get (?:a|another)|when (?:should|can|do) (?:I|people|you) get|another (?:dog|cat|pet|one)|a new (?:dog|cat|puppy|kitten)|how (?:do|can|should) (?:I|we) tell (?:the|my) (?:kids?|son|daughter|children))\b/iu,
      say: [
        'There is no right time for a next one. It would be somebody else, and no replacement, whenever it is.',
        'If it is about children: plain and true goes best. “{They} died. It means {they} will not come back, and we are sad because we loved {them}.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:bed|bowls?|leash|collar|toys?|blanket|food|litter|crate|fur|hair|spot|corner|couch|door|window|stairs)\b/iu,
      say: [
        'Things with {them} still on them.',
        'Every corner had a job, and it had to do with {them}.',
        'You may leave it all where it is, as long as you like.',
      ],
    },
    {
      when: /\b(?:years?|since (?:he|she|they) (?:was|were)|puppy|kitten|whole (?:childhood|life)|grew up|got (?:him|her|them) when)\b/iu,
      say: ['So {they} saw you through all of that.', 'A whole stretch of your life had {them} in it.'],
      ask: ['What {were} {they} like, at the beginning?'],
    },
    {
      when: /\b(?:vet|needle|injection|held|holding|lap|arms|last (?:breath|moment|day|walk|meal)|eyes|looked at me|sleep)\b/iu,
      say: ['You stayed to the end, where it is hardest to stay.', 'The last thing {they} knew was you.'],
    },
    {
      when: /\b(?:guilt\w*|my fault|should have|if only|noticed|sooner|earlier|left (?:the|him|her)|too late|signs)\b/iu,
      say: [
        'Guilt likes to move in where somebody has gone.',
        'You see it now because you know how it ended. Then, you could not.',
      ],
    },
    {
      when: /\b(?:just (?:a|an) (?:dog|cat|animal|pet)|get over|only (?:a|an)|people (?:say|don'?t|think)|boss|work|time off|took the day|nobody (?:gets|understands)|no one (?:gets|understands))\b/iu,
      say: ['“Just” is a word of people who have not had one.', 'They did not know {them}. You did.'],
    },
    {
      when: /\b(?:morning|come home|came home|walk\w*|feed|woke|wake|greet\w*|evening|bedtime|routine|six|seven|5|6|7)\b/iu,
      say: [
        'The day was built around {them}.',
        'The habits go on looking for {them} for a while.',
        'That is when it hits, I suppose, in the ordinary minutes.',
      ],
    },
    {
      when: /\b(?:accident|hit|car|road|ran out|sudden\w*|out of nowhere|cancer|kidney|tumou?r|heart|sick|old|age)\b/iu,
      say: ['However it comes, nobody is ready for it.', 'There was nothing fair about it.'],
    },
    {
      when: /\b(?:kids?|son|daughter|husband|wife|other (?:dog|cat)|brother|family|mom|dad|partner)\b/iu,
      say: [
        'So everyone at home is missing {them}, each in their own way.',
        'You have your own grief, and theirs to look after.',
      ],
      ask: ['How are you doing yourself, among all of them?'],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sobb\w*|can'?t stop|bawl\w*)\b/iu,
      say: ['Cry as long as it takes. It is what is left of all that fondness.', 'There is nothing to hold back for.'],
    },
    {
      when: /\b(?:used to|loved|favou?rite|funny|goofy|always (?:\S+ )?(?:slept|waited|sat|followed|stole|knew)|remember|photos?|pictures|video)\b/iu,
      say: ['I can nearly see {them}.', 'What a character.', 'Those are yours to keep, all of them.'],
      ask: ['What else did {they} get up to?'],
    },
    {
      when: /\b(?:ashes|bury|buried|garden|yard|urn|paw print|grave|cremat\w*|stone|tree)\b/iu,
      say: ['A place for {them}. That is good to have.', 'A small rite, and it helps to have one.'],
    },
    {
      when: /\b(?:quiet|silent|empty|alone|lonely|miss (?:him|her|them)|house)\b/iu,
      say: [
        'It is so much quieter than four paws ought to make it.',
        'You are missing somebody who was glad every single time.',
      ],
    },
    {
      when: /\b(?:only one|best friend|got me through|there for me|saved me|reason I|family)\b/iu,
      say: ['{They} kept you company through things nobody else saw.', 'So you lost your steadiest company.'],
    },
  ],
  say: [
    'It is a real loss, and it may take the time it takes.',
    'You gave {them} a good life, and it is all over how you tell it.',
    'Love like that does not argue. That is why it leaves such a gap.',
    'There is no need to be brave about it here.',
    '{They} {were} lucky in you.',
  ],
  ask: [
    {
      line: 'What was {their} name?',
      unless: /\b(?:named|called|name was|\p{Lu}\p{Ll}{2,}(?:'s)? (?:bed|bowl|toy|died|was|is))/u,
    },
    { line: 'What did {they} love best?', unless: /\bloved\b/iu },
    { line: 'Who else knew {them} well?' },
  ],
};
