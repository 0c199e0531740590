import type { Course } from '../course.ts';

/** Freelancers and owners of small businesses without enough money or orders. */
export const businessNoMoney: Course = {
  id: 'business-no-money',
  begins:
    /\b(?:my|our) (?:\p{L}+ ){0,3}?(?:business|company|shop|store|restaurant|cafe|salon|startup|bakery|studio|food truck|practice|agency) (?:isn't|is not|doesn't|hasn't|never|barely) (?:\S+ )?(?:mak\w*|earn\w*|bring\w*|mak\w* any|work\w*|doing well|made|pay\w*|turn\w*)\b|\b(?:my|our) (?:own )?(?:business|shop|store|restaurant|bakery|salon)\b.{0,40}\b(?:rent|bills|debt|savings|money (?:is|problems|trouble)|closing|bank)\b|\b(?:own|run|have|opened|started) (?:a|my own|our own) (?:\S+ ){0,2}?(?:business|shop|store|restaurant|cafe|bakery|salon|studio)\b.{0,80}\b(?:no (?:one|customers|money|sales|orders)|struggl\w*|fail\w*|broke|debt|can't (?:pay|afford)|empty|behind|closing|slow|losing)\b|\b(?:my|our) (?:\p{L}+ ){0,3}?(?:business|company|shop|store|restaurant|cafe|café|salon|startup|bakery|studio|food truck|etsy(?: shop)?|bar|boutique|gallery|practice|agency|farm)\b.{0,50}\b(?:fail\w*|struggl\w*|dying|going under|losing money|bankrupt\w*|slow|dead|not (?:making|doing|working|earning)|no (?:customers|clients|sales|orders|money|bookings)|in debt|broke|closing|shut(?:ting)? down|sinking|collaps\w*|going down|can't (?:pay|afford|make)|barely|empty|in trouble|behind on|tank(?:ed|ing)|bleeding|dried up)\b|\b(?:freelanc\w*|self[- ]employed|my own (?:business|boss|shop)|small business|gig work|contractor|solopreneur)\b.{0,80}\b(?:no (?:clients?|work|money|income|orders|jobs|gigs|sales)|broke|money|slow|struggl\w*|can't (?:pay|afford|make)|not enough|dried up|bills|rent|scared|drowning|behind|debt|fail\w*|late (?:paying|payments?)|unpaid|(?:hasn't|won't|didn't|never) pa(?:y|id)|invoices?|barely|stress\w*|exhaust\w*|afraid)\b|\b(?:clients?|customer) (?:\S+ ){0,4}?(?:hasn't|haven't|won't|didn't|refus\w*|never|still hasn't|isn't|not) (?:\S+ )?(?:pa(?:y|id|ying)|answer\w* my invoice)\b|\b(?:unpaid|late|overdue|outstanding) invoices?\b|\b(?:lost|losing|lose) (?:\S+ ){0,2}?(?:my|our) (?:\S+ )?(?:biggest|main|only|best|last|big|business|company) ?(?:client|customer|contract|account)?\b(?=.{0,60}\b(?:client|customer|contract|business|freelanc\w*|income|company|money|account)\b|$)|\b(?:no|zero) (?:clients?|orders|customers|bookings|sales|gigs|commissions)\b.{0,40}\b(?:month|week|weeks|months|today|anymore|all|since|lately|coming|this|in)\b|\bcan't (?:make|meet|cover) payroll\b/iu,
  unless:
    /\b(?:(?:dad|mom|husband|wife|friend|brother|sister|boyfriend|girlfriend|partner|parents|uncle)(?:'?s|s') (?:\S+ )?(?:business|shop|company|restaurant)|none of (?:my|your) business|business partner and (?:I|me)|lost (?:my|our) (?:best|only) (?:friend|dog|cat|child|son|daughter)|(?:my|the) company (?:laid|fired|let)|game|monopoly|years ago|work for a|died|dating|love life)\b/iu,
  first: {
    say: [
      'With your own thing, a bad month is not just a number. It is your name on the door.',
      'You are the boss, the worker and the one who cannot sleep, all in one.',
      'All the risk, and nobody above you to share it.',
      'You built that with your own hands. No wonder it keeps you awake.',
    ],
    ask: [
      'What do you do, what kind of business is it?',
      'How long has it been this tight?',
      'What is the most pressing bill just now?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I|is it time to)\b.{0,40}\b(?:close|quit|give (?:it )?up|stop|shut|keep going|sell|get a (?:real )?job|job|bankrupt\w*|let (?:it )?go|fold|hold on)\b/iu,
      say: [
        'You could set it a date and a number: if by then less than that comes in, I close. Then it is a decision, and not a slow leak.',
        'A part-time job next to it is no defeat, plenty of good businesses were fed that way for a while. It buys you calm, and calm sells better.',
        'It may help to have somebody look at the numbers who does not love it. In many places there is free advice for small businesses.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|how (?:do|can|should) I|can I|is it time to)\b.{0,30}\b(?:rais(?:e|ing)|rates?|charge|prices?|pricing|expensive|deposit|cancell?ation)\b/iu,
      say: [
        'If you are full and still short, then the price is the thing to look at. Many start with new customers only, and tell the old ones a month ahead.',
        'A price you can live on is no greed. You could work out what one hour has to bring so that you get paid too, and see how far off you are.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would) (?:I|you)|should I)\b.{0,60}\b(?:pay me|ask (?:them|him|her)|losing (?:them|him|her)|paid|invoice\w*|client|customer|chase|remind|raise|rates|charge|prices?|say)\b/iu,
      say: [
        'Friendly and with a date: “The invoice from the third is still open. Please let me know by Friday when I can expect it.” And if nothing comes, call; a voice is harder to leave lying.',
        'For new work: half up front. Serious clients know that, and the others show themselves early.',
      ],
      asked: true,
    },
    {
      when: /\bhow (?:do|can|should) I (?:\S+ )?(?:tell|break (?:it|this)|say (?:it|this)) (?:\S+ )?(?:them|my (?:staff|employees|team|stylists|people|workers|wife|husband|partner|family|parents))\b/iu,
      say: [
        'Early, together, and with what you know: “It is tight. I do not know yet how it ends. You will hear it from me first.” People can bear bad news better than rumors.',
        "You don't need the solution in your hand for that. “I wanted you to know how it stands” is a complete first sentence.",
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) I|what (?:do|should) I|should I)\b.{0,40}\b(?:tell|wife|husband|partner|family|parents|employees|staff|landlord|bank)\b/iu,
      say: [
        'With the numbers on the table and early: “This is how it stands. I do not have the solution yet, I did not want to carry it alone.” People forgive numbers, rarely silence.',
        'Banks and landlords are softer before a missed payment than after one. “I see it getting tight in two months, what can we arrange” is a good sentence.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I|is it|was it|did I|does (?:that|it|this) make me)\b.{0,40}\b(?:failure|failing|stupid|normal|my fault|fool|bad|crazy|mistake|idiot|selfish|cut out|irresponsible)\b/iu,
      say: [
        'Most businesses go through at least one stretch like that, and it says little about the owner. A lot of it is weather.',
        'A business may fail. A person is something else, though it hardly feels so when it has your name on it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|I|this|things)|does it|when (?:will|does))\b.{0,40}\b(?:better|pick up|end|work|ok|okay|easier|survive|make it|come back)\b/iu,
      say: [
        'Nobody can know. It does swing in most trades, and what helps is to know exactly how many weeks you can cover.',
        'There is no honest yes to that. There is a list of what you can do this week, and it is usually longer than it looks at night.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will|would) (?:I|you|people)|what (?:do|can|should|would|could|am|else) (?:I|you)|any (?:advice|tips|ideas)|should I|where do I)\b/iu,
      say: [
        'First a sheet of paper: what comes in surely, what has to go out, in what order it hurts. The fear gets edges from it.',
        'The quickest money is usually with people who have paid you once. Three short messages to old clients: “I have some room in June, is there anything on your desk?”',
        'Maybe today only one call that you have been putting off. The rest can wait until that one is behind you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:hasn't|haven't|won't|didn't|never|not|isn't) pa(?:y|id|ying)|invoices?|owes? me|late pay\w*|overdue|ghost\w*|chas(?:e|ing)|ignor\w*)\b/iu,
      say: [
        'The work is done, and you run after your own money like a beggar.',
        'They pay late, and your rent does not wait for it.',
      ],
      ask: ['How much is it, and how long overdue?'],
    },
    {
      when: /\b(?:(?:gig|job|order|booking|client|customer|commission) (?:\S+ )?(?:came|coming) in|got (?:a|an|one|two|another|my first) (?:\S+ )?(?:client|order|booking|sale|customer|job|gig|contract)|new client|they paid|got paid|sold (?:a|one|two|three)|good (?:day|week|month)|inquiry|someone called|loan (?:was )?approved)\b/iu,
      unless: /\b(?:haven't|didn't|no|never|not)\b/iu,
      say: ['There, something moves.', 'Somebody said yes. That does more than the amount on it.'],
      ask: ['What is it for?'],
    },
    {
      when: /\b(?:employees?|work(?:s)? for (?:me|us)|staff|payroll|my (?:people|workers|team|guys)|let (?:someone|her|him|them|people) go|lay (?:someone|off|people)|fire)\b/iu,
      say: [
        'And it is not only your bread, others live from it too.',
        "To be responsible for other people's rent, that takes the last of the sleep.",
      ],
    },
    {
      when: /\b(?:rent|mortgage|bills?|taxes|irs|tax|debt|loans?|credit cards?|overdraft|bank|landlord|maxed|interest|owe|evict\w*|insurance|behind)\b/iu,
      say: [
        'The fixed costs do not care what kind of month it was.',
        'That pile of envelopes nobody wants to open.',
        'And you keep smiling at customers on top of it.',
      ],
      ask: ['Which of them cannot wait?'],
    },
    {
      when: /\b(?:inherit\w*|(?:mom|dad|father|mother|grandma|grandpa|late \p{L}+)'?s money|savings|401k|retirement|borrowed|parents' money|my (?:mom|dad|parents) (?:lent|gave)|house|everything (?:I|we) (?:have|had|own)|all my money|put (?:everything|all)|invested)\b/iu,
      say: ['So there is everything in it, and not only the last months.', 'You bet on yourself, with all you had.'],
    },
    {
      when: /\b(?:no (?:clients?|orders?|customers?|work|sales|bookings|one|body)|(?:\d|two|three|four|five|few|a couple(?: of)?) (?:customers?|people|guests|orders|sales)|slow|dead|empty|quiet|dried up|phone (?:doesn't|isn't|never)|nobody (?:comes|buys|calls|came)|nothing coming|crickets|refresh\w*)\b/iu,
      say: [
        'Waiting for the phone to ring gets right into your chest.',
        "An empty calendar looks like a verdict. It may only be a season, and you can't see the end of it from inside.",
      ],
    },
    {
      when: /\b(?:lost (?:my|our|a|the) (?:\S+ )?(?:client|customer|contract|account)|biggest client|canceled|cancelled|pulled out|last minute|no[- ]shows?|didn't show|went with|dropped (?:me|us)|cut (?:the )?budget|ai)\b/iu,
      say: ['One email, and half the month is gone.', 'You were leaning on that, and then it went. That is a fright.'],
    },
    {
      when: /\b(?:prices?|amazon|competit\w*|economy|inflation|costs?|covid|pandemic|tariffs?|online|algorithm|etsy|uber|fees|big (?:chain|stores)|cheap\w*|undercharg\w*|rates)\b/iu,
      say: [
        'Much of it comes from outside, and you are the one who has to pay for it.',
        'Against that, being good at it is not always enough. That is bitter.',
      ],
    },
    {
      when: /\b(?:\d\d hours|seven days|7 days|day and night|no (?:days? off|vacation|weekend)|nonstop|all the time|work(?:ing)? (?:so|every|all|day)|holidays?)\b/iu,
      say: ['So much work, and for less than any clerk gets.', 'You would never expect that of somebody you employed.'],
    },
    {
      when: /\b(?:wife|husband|partner|girlfriend|boyfriend|mom|dad|kids?|friends?|family|they|she|he)\b.{0,30}\b(?:believes?|has faith|behind me|supports?|on my side|proud|encourag\w*|helps? (?:out|me))\b/iu,
      unless: /\b(?:doesn't|don't|never|nobody)\b/iu,
      say: [
        'Then somebody sees in it what you can hardly see at the moment.',
        'That is no small thing to have at your side in such a stretch.',
      ],
    },
    {
      when: /\b(?:wife|husband|partner|girlfriend|boyfriend|parents?|mom|dad|family|friends|everyone|people)\b.{0,50}\b(?:told you|say\w*|said|think\w*|real job|told me so|support\w*|worr\w*|mad|angry|fight\w*|argu\w*|understand|paying|asks?|disappoint\w*|know|tell)\b/iu,
      say: [
        '“Get a real job.” As if this were not the most real one there is.',
        'It sits with you at the table at home, too.',
        "You don't want it to land on them, and it does a little anyway.",
      ],
    },
    {
      when: /\b(?:haven't told|(?:don't|doesn't) know (?:yet|how bad|about)|nobody knows|no one knows|hid(?:e|ing)|secret|pretend\w*|instagram|look(?:s)? (?:great|successful)|everyone thinks|act like)\b/iu,
      say: [
        'Outside the success, inside the account balance. It is lonely between the two.',
        'To carry it alone makes the sum bigger.',
      ],
    },
    {
      when: /\b(?:years?|since \d{4}|decades?|from (?:scratch|nothing)|built|dream|always wanted|my baby|passion|love (?:it|what I|my|this)|proud)\b/iu,
      say: [
        'It is more than a shop. It is a piece of your life with a till in it.',
        'You love it, and that is what makes every bad number so loud.',
      ],
      ask: ['What was the best day it ever gave you?'],
    },
    {
      when: /\b(?:close|closing|shut(?:ting)? down|give up|giving up|quit\w*|bankrupt\w*|sell(?:ing)? (?:it|the)|real job|job applications?|applying|day job|side job|go back to|let it go)\b/iu,
      say: [
        'Even thinking about it feels like giving away a piece of yourself.',
        'It is hard to tell which is braver, holding on or letting go.',
      ],
      ask: ['What would be the hardest about it?'],
    },
    {
      when: /\b(?:sleep\w*|awake|night|3 ?am|4 ?am|stomach|panic\w*|chest|heart|cry\w*|cried|shak\w*|eat|drink\w*)\b/iu,
      say: ['At three in the morning the numbers add themselves up.', 'All that arithmetic has moved into your body.'],
    },
    {
      when: /\b(?:failure|failed|fool|stupid|asham\w*|embarrass\w*|loser|idiot|worthless|humiliat\w*|imposter|not cut out|my fault|regret\w*)\b/iu,
      say: [
        'The shame says that you are the business. You are the one who dared.',
        'It hurts so much because you stood there with your own name.',
      ],
    },
    {
      when: /\b(?:food|groceries|eat|fridge|feed|diapers|medicine|health insurance|doctor|electric\w*|heat|gas)\b/iu,
      say: [
        'When it gets to the groceries, it is no longer about business.',
        'That is where it really hurts. There are places that help over such weeks, and it is no shame to use one.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|can't (?:do|anymore|keep)|done|burn\w*|stress\w*|overwhelm\w*|sick of)\b/iu,
      say: [
        'You never get to go home from it, that is what makes it so heavy.',
        'To hope and to count at the same time, day after day, that wears out anybody.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: [
        'Money worries narrow everything. It is hard to think past Friday.',
        'It does not all have to be solved today. Only the next bit of it.',
      ],
    },
  ],
  say: [
    'Nobody pays you for the worrying, and it is the longest shift.',
    'It takes nerve to get up every morning for something of your own.',
    'The numbers are about the money. They are not about you.',
    'Others get a wage, and you get a maybe.',
    'It is lonely at a kitchen table with a calculator.',
  ],
  ask: [
    {
      line: 'How many weeks can you cover, if you count it soberly?',
      unless: /\b(?:weeks?|months?) (?:left|of|to)\b/iu,
    },
    { line: 'Who knows how it really stands?', unless: /\b(?:wife|husband|partner|nobody|no one|told)\b/iu },
    { line: 'What made you start it, back then?', unless: /\b(?:dream|always wanted|passion)\b/iu },
    { line: 'Which part of it still goes well?' },
  ],
};
