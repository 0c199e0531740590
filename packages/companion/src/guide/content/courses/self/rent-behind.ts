import type { Course } from '../course.ts';

/** The rent or the bills cannot be paid; the money is not enough. */
export const rentBehind: Course = {
  id: 'rent-behind',
  begins:
    /\b(?:can'?t|cannot|couldn'?t|won'?t be able to|not able to|don'?t know how (?:I'?m|I am|we'?re|I'll|to|I) (?:\S+ ){0,3}?|no way (?:I|to|we) (?:\S+ )?|struggling to|scared I can'?t) ?(?:pay|make|afford|cover|come up with|even pay|keep paying) (?:\S+ ){0,2}?(?:rent|bills?|mortgage|electric\w*|power|utilities|gas|groceries|food|anything|car (?:payment|note)|phone|insurance|daycare|medication)\b|\b(?:I'?m|I am|we'?re|we are|I've been|fell|I fell|falling|two months|a month|months) (?:\S+ ){0,2}?behind (?:on|with|in) (?:\S+ ){0,3}?(?:rent|bills?|mortgage|payments?|everything|utilities|electric\w*|car)\b|\b(?:rent|mortgage|electric\w* bill|the bills?|bills) (?:is|are|was) (?:\S+ ){0,3}?(?:due|late|overdue|piling|past due)\b|\b(?:I'?m|we'?re|I am|literally|so|completely|totally|flat) (?:\S+ ){0,2}?(?:broke(?! up)|out of money)(?:[.,!]|$| and| again| until| right now| this)|\b(?:eviction|evicted|evicting|shut.?off) ?(?:notice)?\b.{0,40}|\b(?:power|lights?|water|electric\w*|gas|heat|phone|internet) (?:\S+ ){0,4}?(?:shut off|cut off|turned off|disconnected)\b|\b(?:don'?t|do not|doesn'?t) have (?:\S+ ){0,3}?(?:money|enough) (?:\S+ ){0,2}?(?:for|to (?:pay|buy|eat|cover)) (?:\S+ ){0,3}?(?:food|rent|groceries|gas|bills?|eat|anything|month|diapers|formula)\b|\b(?:no|nothing|not enough)(?: money)?(?: left)? (?:for|to pay) (?:the |my |our )?(?:rent|bills?|food|groceries|mortgage)\b|\b(?:paycheck to paycheck|make ends meet|overdrawn|overdraft\w*|negative balance)\b|\b(?:only )?(?:have )?\$ ?\d{1,3}(?:\.\d\d)? (?:left|in (?:my|the) (?:account|bank)|to my name|until|till|to last)\b|\bmoney (?:is|has been|got|'s) (?:\S+ ){0,2}?(?:tight|so tight|stressing|running out|gone|short)\b|\b(?:stressed|worried|scared|anxious|panicking|crying|sick) (?:\S+ ){0,2}?(?:about|over) (?:money|rent|bills|the rent|the bills|finances|my finances)\b/iu,
  unless:
    /\b(?:suicid\w*|kill|end it all|want to die|hurt(?:ing)? myself|hits? me|took my money|controls the money|won'?t (?:let|give) me|my (?:friend|brother|sister|son|daughter|tenant|roommate|cousin) (?:\S+ )?(?:can'?t|is behind|is broke|owes|got evicted)|gambl\w*|casino|stock|crypto|business|company|clients?|evict(?:ing)? (?:my|a|the) (?:tenant|roommate)|lol|haha|vacation|concert|sneakers)\b/iu,
  first: {
    say: [
      'That one does not leave the room when you close your eyes.',
      'To do the math again and again, and it never comes out.',
      'It goes right down to the floor you stand on, that kind of worry.',
    ],
    ask: [
      'What falls due first?',
      'How much is missing, if you dare to look at it?',
      'What threw it off, or was it always this close?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|would|am) (?:I|you|we) (?:\S+ )?(?:do|going)|where (?:do|can|should) (?:I|we) (?:\S+ )?(?:go|get|start|turn|find|ask|call)|who (?:can|could|would|might) help|who (?:can|do|should) (?:I|we)|how (?:do|can|am|are) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|pay|get|make|survive|fix|find|feed|come up)|any (?:advice|ideas|tips|help)|is there (?:any )?help)\b/iu,
      say: [
        'The local 211 line, in the United States, knows what rent and utility help there is near you. And a word to the landlord before the date usually gets more than one after it.',
        'Perhaps this order: roof, light and heat, food, the rest. The creditors who shout loudest are often not the first ones. 211 can tell you who helps where you are, and a food bank asks fewer questions than most people fear.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|ask|tell|say|talk|explain)|what (?:do|should|can) (?:I|we) (?:say|tell|write)|should (?:I|we) (?:\S+ ){0,3}?(?:ask|tell|call|talk|borrow|email|text|say|explain|sell|move|get))\b/iu,
      say: [
        'With a sum and a date it is easier to say yes to: “I am short this month. I can pay half on Friday and the rest by the 20th. Can we do that?”',
        'You could say it plainly: “Money is very tight right now, and I need help with one thing.” One thing, one sum. Then they can answer it, with a no, too.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:I|we|they|he|she)|can they|are they (?:going|allowed)|what (?:happens|if)|do you think (?:they|I|we)|am I (?:\S+ )?going to|are we (?:\S+ )?going to)\b.{0,40}\b(?:evict\w*|kick\w*|lose|homeless|street|shut|cut|sue|repo\w*|okay|ok|out|late|miss)\b/iu,
      say: [
        'I cannot see that, and I am no lawyer. In most places it takes notices and a court before anybody has to leave, and legal aid knows the rules where you live.',
        'Between being late and losing it there are usually several steps, and at each of them there is room to talk. Legal aid is free for many, and 211 knows where it is.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:happens|if)|can they|will they|are they)\b.{0,30}\b(?:turn|turned|cut|shut|off)\b/iu,
      say: [
        'Usually they have to warn first, and many of them spread a bill over months if somebody asks before the date. The local 211 line knows the energy help near you.',
        'The rules differ by state; with small children, illness or winter there is often extra protection. It is worth asking them for exactly that.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:bad|failure|stupid|failing|irresponsible|the only|terrible|lazy)|is (?:it|this) (?:\S+ )?(?:my fault|normal)|what(?:'?s| is) wrong with me|why (?:can'?t I|is it|does it|am I))\b/iu,
      say: [
        'Rents have outrun wages nearly everywhere. That sum was never going to come out by being good.',
        'It is not a grade you got. A great many people work full weeks and are short at the end of them.',
      ],
      asked: true,
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|toddler|diapers|formula|school (?:trip|pictures|supplies)|birthday|christmas|field trip|shoes)\b/iu,
      say: [
        'For yourself you would manage. It is their faces.',
        'And you want them not to notice any of it.',
        'They should not have to know the word “overdue”.',
      ],
      ask: ['Do they sense it, do you think?'],
    },
    {
      when: /\b(?:food|groceries|eat|eating|ate|hungry|skip\w* (?:meals|dinner|lunch)|ramen|rice|beans|fridge|food bank|pantry|snap|stamps|wic)\b/iu,
      say: [
        'When it reaches the plate, it has come very close.',
        'So you go without, quietly, and say you are not hungry.',
      ],
      ask: ['Is there enough to eat for this week?'],
    },
    {
      when: /\b(?:landlord|landlady|evict\w*|notice|court|lease|property manager|leasing|mortgage|foreclos\w*|bank|homeless|shelter|living in (?:my|the|our) car|on the street)\b/iu,
      unless: /\b(?:said (?:yes|ok|okay|(?:that )?(?:I|we) can)|agreed|let (?:me|us)|half now)\b/iu,
      say: ['A roof is not a bill like any other.', 'Now there is a piece of paper that can say whether you may stay.'],
      ask: ['What date stands on it, if there is one?'],
    },
    {
      when: /\b(?:shut ?off|cut off|disconnect\w*|electric\w*|power|lights|water|gas bill|heat|heating|utilities|internet)\b/iu,
      say: ['Light and heat, no less.', 'There is something humbling in it, when it goes dark for a sum.'],
    },
    {
      when: /\b(?:can'?t work|hurt (?:his|her|my)|injur\w*|laid off|lost (?:my|the|his|her) job|fired|hours (?:(?:got|were|are|have been) )?cut|cut my hours|out of work|unemploy\w*|quit|slow (?:season|month)|between jobs)\b/iu,
      say: [
        'The income stopped, and the rent did not hear of it.',
        'First the work, and then everything that stands on it.',
      ],
    },
    {
      when: /\b(?:car|tires?|transmission|repair|tow\w*|vet|dentist|tooth|er|hospital|medical|ambulance|insulin|prescription|insurance|emergency|washer|furnace)\b/iu,
      say: [
        'One thing that broke, and the whole row fell.',
        'It was held together so finely that there was no room for that.',
      ],
    },
    {
      when: /\b(?:two jobs|second job|overtime|extra shifts?|doordash|uber|plasma|side (?:job|gig|hustle)|full.?time|work(?:ing)? (?:so hard|all|every|\d+)|minimum wage|paycheck|payday)\b/iu,
      say: [
        'So you work, and it still does not reach. That is the bitter part.',
        'All those hours, and on payday it only passes through.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse|fianc\S+)\b/iu,
      say: [
        'And it sits between the two of you in the evening.',
        'Money worries make people sharp with just the one they need.',
      ],
      ask: ['Do you talk about it, or around it?'],
    },
    {
      when: /\b(?:ex|child support|divorc\w*|left (?:me|us)|roommate (?:left|moved)|moved out|on my own|single (?:mom|mum|dad|parent)|alone)\b/iu,
      say: ['What was made for two now hangs on one.', 'So there is one income and the same four walls.'],
    },
    {
      when: /\b(?:ask(?:ed|ing)?|borrow\w*|lend|loan(?:ed)?|help|parents?|mom|mum|dad|family|brother|sister|friends?|church|charity|gofundme|assistance|211)\b/iu,
      say: [
        'Asking costs something, too, and nobody writes that on the bill.',
        'To need it is one thing. To say it to a face is another.',
      ],
      ask: ['Whom would it be least bad to ask?'],
    },
    {
      when: /\b(?:asham\w*|embarrass\w*|shame|failure|failing|stupid|irresponsible|pathetic|loser|my fault|should have (?:saved|known)|adult|grown|humiliat\w*)\b/iu,
      say: [
        'The shame in it is louder than the sum.',
        'It hides in so many houses that everybody thinks to be the only one.',
      ],
    },
    {
      when: /\b(?:sleep\w*|awake|night|stomach|chest|panic\w*|anxi\w*|headache|sick|shak\w*|can'?t (?:think|breathe))\b/iu,
      say: ['The numbers come to bed with you.', 'You cannot put it down for one hour, and the body notices.'],
    },
    {
      when: /\b(?:cry|crying|cried|tears|sob\w*|broke down)\b/iu,
      say: ['It has been held in so long that it comes out anywhere.', 'Tears about money are as wet as any others.'],
    },
    {
      when: /\b(?:mail|letters?|envelopes?|calls?|calling|phone rings|collect\w*|knock\w*|door|voicemail|e?mails?|app|check(?:ing)? (?:my )?(?:account|balance)|overdraft|fees?|late fee)\b/iu,
      say: ['Every sound from outside could be about it.', 'And for being short, they charge you extra.'],
    },
    {
      when: /\b(?:maybe (?:I|we)(?:'?ll| will| can| could| should)|(?:I|we) (?:could|might|think I(?:'ll| will)|guess (?:I|we) (?:can|could))|(?:I|we)(?:'ll) (?:try|call|ask|sell|talk|apply|go|just)|going to (?:call|ask|apply|sell|talk|try|email))\b/iu,
      say: ['That is a way to get a hand on it.', 'One call, one sum. That is a doable size.'],
      ask: ['What would you say first?'],
    },
    {
      when: /\b(?:(?:they|he|she|landlord|boss|bank|company) (?:said (?:yes|ok|okay|(?:that )?(?:I|we) can)|agreed|gave|approved|is letting|let me|let us|understood)|extension|put (?:me|us) on a|payment plan|got (?:approved|the job|paid|help|an)|approved|I (?:called|asked|applied|sold|paid)|we (?:called|asked|paid))\b/iu,
      say: [
        'So there is a little air.',
        'You picked up the phone in the middle of that. Not a small thing.',
        'That is some weight off this month.',
      ],
      ask: ['What does that give you, for now?'],
    },
    {
      when: /\b(?:other people|everyone else|friends|instagram|vacations?|trips|houses|eat out|going out|invit\w*|say no|can'?t go|split the)\b/iu,
      say: [
        'Even saying no to a coffee needs a reason then.',
        'Everyone seems to live a size larger, and you count the coins under the table.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|sick of|fed up|never ends?|every (?:month|time|week)|catch up|ahead|drown\w*|years)\b/iu,
      say: [
        'You pull your head up, and the next wave is already there.',
        'It is never being done with it that wears you out.',
      ],
    },
    {
      when: /\$ ?\d|\b\d{2,}\b|\b(?:dollars|bucks|hundred|thousand|friday|monday|first of the month|the 1st|days)\b/iu,
      say: [
        'Now it has a number on it. A number can be spoken about, at least.',
        'So close in time, and so far in money.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|no clue|can'?t see|no way out|stuck|trapped)\b/iu,
      say: [
        'You have looked at it so long that all the doors look painted on.',
        'You need not have the answer to tell it.',
      ],
    },
  ],
  say: [
    'It takes up the whole head, and the day still wants to be done.',
    'That is a hard kind of arithmetic, and you do it alone at night.',
    'Not much is as tiring as not having enough.',
    'You have been holding that roof up with your hands.',
    'It has nothing to do with what you are worth, and it gnaws just there.',
  ],
  ask: [
    { line: 'Who knows how tight it is?', unless: /\b(?:nobody|no one|told|husband|wife|asked)\b/iu },
    { line: 'Which of the bills frightens you most?', unless: /\b(?:evict\w*|rent|shut ?off)\b/iu },
    {
      line: 'Is there something coming in, and when?',
      unless: /\b(?:payday|paycheck|get paid|no income|laid off)\b/iu,
    },
    {
      line: 'What did this month have that the others did not?',
      unless: /\b(?:every month|always|laid off|car|er|hospital)\b/iu,
    },
  ],
};
