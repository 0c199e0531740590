import type { Course } from '../course.ts';

/** Somebody has lost their job: laid off, fired, let go. */
export const laidOff: Course = {
  id: 'laid-off',
  begins:
    /\b(?:they|company|work|job|boss|manager|employer|hr) (?:just )?laid (?:me|us|everyone|my whole team) off\b|^(?:just |so |today )?(?:I )?got let go\b|\b(?:today|this morning|yesterday) (?:I )?(?:got|was) (?:fired|laid off|let go|sacked)\b|\b(?:I'm|I am|been) (?:\S+ )?unemployed (?:now|again|since|as of)\b|\b(?:I|we|I've|I'm|we've)(?: \S+){0,2}? ?(?:was|were|got|been|getting|being|am|gotten)? ?(?:just |also |officially |basically |probably )?(?:laid off|fired|let go|made redundant|sacked|terminated|canned|axed|dismissed)\b(?! (?:of|up|shots?))|^(?:just |so )?(?:got |been |was )?(?:laid off|fired|let go from|sacked|made redundant)\b|\b(?:I|I've|we) (?:\S+ )?(?:just )?(?:lost|losing) (?:my|our) (?:\S+ )?(?:job|jobs|position)\b|^(?:just )?lost my job\b|\b(?:they|my (?:boss|company|work|job|manager|employer)|the company|hr|he|she) (?:\S+ )?(?:fired|laid off|sacked|let|terminated|dumped|axed|cut) (?:me\b(?: go)?|my (?:job|position|role|contract)|half (?:of )?(?:us|the team)|our (?:whole )?(?:team|department))|\bmy (?:job|position|role) (?:\S+ )?(?:was|got|is being|has been|is) (?:\S+ )?(?:eliminated|cut|terminated|made redundant|gone)\b/iu,
  unless:
    /\b(?:fired up|what if|afraid|scared (?:of|that|I'?ll|to)|(?:might|could|will|going to|gonna|about to|may) (?:\S+ )?(?:get |be |lose )|years ago|last year|let (?:me )?go (?:of|home|to)|let me (?:go )?(?:early|work|take|leave)|let go of|he (?:was|got) fired|(?:husband|wife|dad|mom|friend|son|daughter|brother|sister|partner|boyfriend|girlfriend) (?:\S+ ){0,2}(?:was|got|lost|been|fired|laid|let)|I fired|I had to (?:fire|let)|died|passed away|dream\w* (?:that|about)|finally got (?:a|the|another) (?:new )?job)\b/iu,
  first: {
    say: [
      'From one hour to the next, and the whole week has no shape anymore.',
      'That pulls the floor away, even for people who saw it coming.',
      'A job is the money, and the mornings, and a piece of who you are. All of that at once.',
      'Oof. That is a lot to carry home in one day.',
    ],
    ask: [
      'How did they tell you?',
      'What is the first thing that comes to mind when you think of tomorrow?',
      'Who knows about it so far?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|am|will) I|what (?:do|should|can|would) (?:I|you)|should I)\b.{0,50}\b(?:tell|say|explain|break (?:it|the news))\b/iu,
      say: [
        'Plain and early is kindest: “I lost my job today. I do not have a plan yet, and I wanted you to hear it from me.” You do not need the answers ready.',
        'You can say the fact and one feeling and leave it there: “They let me go. I am still in shock.” The rest can come another day.',
      ],
      asked: true,
    },
    {
      when: /\bwhat (?:do|should|am|can|would) (?:I|you)\b.{0,30}\b(?:now|next|first|do|supposed)\b|\bwhere do I (?:even )?(?:start|begin)\b|\bany (?:advice|tips)\b|\bhow (?:do|will|am|can) I (?:\S+ )?(?:pay|survive|live|afford|manage|cope|get through)\b/iu,
      say: [
        'Today, nothing big. This week perhaps two dull things: sign up for unemployment, and write down what comes in and what has to go out. Then it is a number and no longer a fog.',
        'One thing has a clock on it: the unemployment claim, and whatever they gave you to sign. Reading that slowly before signing is worth a day. The rest can wait.',
        'Maybe let three people know who you like and who know people. Most jobs come through somebody, and asking feels worse than it is.',
      ],
      asked: true,
    },
    {
      when: /\bwill (?:I|it|this|things|we)\b.{0,40}(?:find|get|be ok|be okay|better|ever|work out|lose|make it)|\bam I (?:\S+ )?(?:too old|going to be|screwed|done|finished|unemployable)\b/iu,
      say: [
        'Nobody can promise you when. Most people who were let go do end up in work again, and nearly all of them had nights of being sure they would not.',
        'There is no honest date for it. What is sure is that the first weeks feel darker than the numbers are.',
      ],
      asked: true,
    },
    {
      when: /\b(?:was it|is it|did I|am I|what did I)\b.{0,30}\b(?:my fault|wrong|me\b|deserve|failure|not good enough|bad at|do wrong)|\bwhy me\b/iu,
      say: [
        'From outside, a layoff is mostly a row in a table. It feels like a verdict on you, and very often it never was one.',
        'Even if something of it had to do with you, it was one job that ended. It is no final grade.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it|is this|can they|are they allowed|isn't (?:it|that))\b.{0,30}\b(?:legal|illegal|allowed|normal|do that|wrongful|fair|ok|okay)\b/iu,
      say: [
        'It depends on where you live and what you signed. A free legal aid office or a labor board can tell you quickly; maybe do not sign anything before that.',
        'That is worth asking somebody who knows the law where you are. Collect the papers and emails now, as long as you can get at them.',
      ],
      asked: true,
    },
    {
      when: /\b(?:zoom|teams|(?:by|an|via|over|in an) email|^email|locked|text\w*|phone call|on a call|video|mass|30 seconds|five minutes|5 minutes|ten minutes|10 minutes|over the phone|voicemail|locked out|access|badge|escort\w*|security|box|packed)\b/iu,
      say: [
        'Not even the decency of a proper conversation.',
        'All that time, and then it goes so quickly at the end.',
        'Handled like a file that gets closed. You are more than that.',
      ],
      ask: ['Did you get to say anything?', 'Could you say goodbye to anyone?'],
    },
    {
      when: /\b(?:told|tell|telling|haven't told|hiding|pretend\w*|don't know yet|no one knows|nobody knows|keep it from|secret)\b.{0,50}\b(?:wife|husband|kids|family|parents|mom|dad|partner|anyone|anybody|girlfriend|boyfriend|them|him|her|yet|knows)\b/iu,
      say: [
        'To say it out loud at home makes it real. No wonder it sticks in the throat.',
        'It is a heavy thing to carry through the front door alone.',
      ],
      ask: ['What do you fear to see in their faces?'],
    },
    {
      when: /\b(?:wife|husband|partner|girlfriend|boyfriend|mom|dad|family|friends?)\b.{0,40}\b(?:support\w*|kind|hugged|held|okay|great|understanding|said (?:we|it|we'll)|behind me|sweet)\b/iu,
      unless: /\b(?:not|isn't|wasn't|never|doesn't)\b/iu,
      say: ['You are not standing in it alone, then.', 'That is worth more than a severance.'],
    },
    {
      when: /\b(?:wife|husband|partner|girlfriend|boyfriend|mom|dad|parents|family|everyone)\b.{0,40}\b(?:mad|angry|blam\w*|disappoint\w*|yell\w*|pressure|just (?:find|get)|keeps? asking|lazy|nag\w*|hurry|stress\w*)\b/iu,
      say: [
        'Now you carry their fear on top of your own.',
        'At the moment you would need somebody on your side of the table.',
      ],
    },
    {
      when: /\b(?:visa|green card|h-?1b|work permit|deport\w*|sponsor\w*|leave the country|\d+ days)\b/iu,
      say: [
        'So it is not only the job, it is the ground you live on. And with a date.',
        'That deadline is cruel. A short call to an immigration lawyer or a legal aid office early on could be worth it.',
      ],
      ask: ['What would be your first choice, if it can be arranged?'],
    },
    {
      when: /\b(?:my (?:boss|manager|supervisor)|he|she)\b.{0,20}\b(?:cried|crying|tears|was (?:sorry|kind|nice|decent)|hugged|apologi[sz]ed|felt (?:bad|terrible|awful))\b/iu,
      say: [
        'So it was not easy for them either, and it still fell on you.',
        'At least there was a human being in the room.',
      ],
    },
    {
      when: /\b(?:rent|mortgage|college|tuition|bills?|savings?|money|afford|debt|pay (?:for|the)|broke|months? of|insurance|health coverage|paycheck|loan|car payment|evict\w*|food)\b/iu,
      say: [
        'And the bills take no notice of it.',
        'That kind of arithmetic goes on all night.',
        'So there is a clock ticking in the background too.',
      ],
      ask: ['How long does it reach, if you count it through?'],
    },
    {
      when: /\b(?:severance|package|unemployment|benefits|payout|notice period|garden leave)\b/iu,
      say: ['That gives you a bit of ground, or at least some time.', 'Some breathing room, even if it is a thin one.'],
      ask: ['How far does that carry you?'],
    },
    {
      when: /\b(?:years?|decades?|since I was|my whole (?:life|career)|loyal\w*|gave (?:them|that|everything)|weekends|never (?:missed|called in|late))\b/iu,
      unless: /\b(?:\d+|few) years (?:of )?(?:savings|old)|years old\b/iu,
      say: [
        'That is a piece of your life you gave them, and not only your hours.',
        'You were loyal to a place that turned out not to be able to be loyal back.',
        'That long, and then a door.',
      ],
      ask: ['What are you going to miss of it?'],
    },
    {
      when: /\b(?:\d\d|fifty|sixty|forty)(?:[- ]?(?:years? old|yo|something))?\b.{0,30}\b(?:old|age|hire|nobody|start(?:ing)? over)|\b(?:too old|at my age|who(?:'s| will| would) hire|start(?:ing)? (?:over|again|from))\b/iu,
      say: [
        'To begin again at a time when you thought you had arrived, that is a lot to ask.',
        'It is harder than at twenty-five, nobody can talk that away. You also know more than then.',
      ],
    },
    {
      when: /\b(?:performance|mistake|(?<!a )late|fault|warning|pip|argument|they said I|accused|not a fit|not the right fit|good fit|probation|attitude|no reason|didn't (?:say|give|tell) (?:me )?why|restructur\w*|budget|downsiz\w*|ai|outsourc\w*|replac\w*|cuts)\b/iu,
      say: [
        'Whatever they call it, you are the one who has to explain it to yourself at night.',
        'A reason like that is a thin thing for so big a change.',
      ],
      ask: ['Do you believe the reason they gave?'],
    },
    {
      when: /\b(?:coworkers?|colleagues|team|my (?:plants?|mug|desk|stuff|things)|friends at work|others|everyone else|they kept|survivors?|still there|group chat)\b/iu,
      say: [
        'And the people go too, the ones you saw more than your own family.',
        'A piece of you is still sitting there at that desk.',
      ],
      ask: ['Who of them do you want to stay in touch with?'],
    },
    {
      when: /\b(?:saw it coming|knew (?:it|this)|rumou?rs?|expected|wasn't a surprise)\b/iu,
      say: [
        'Knowing that a wave is coming does not keep you dry.',
        'So there was the waiting beforehand, too, and that was no fun either.',
      ],
    },
    {
      when: /\b(?:star(?:e|ing)|wall|frozen|can't (?:move|think|process)|doesn't feel real|in a daze|just sit(?:ting)?|what now|sitting here)\b/iu,
      say: [
        'Sitting there and staring is a quite sensible thing to do on such a day.',
        "It hasn't landed yet. It may take its time.",
      ],
    },
    {
      when: /\b(?:haven't cried|shock\w*|out of nowhere|blindsid\w*|no warning|surreal|numb|can't believe|sudden\w*|unreal)\b/iu,
      say: [
        'It takes the head a few days to catch up with a sentence like that.',
        'No warning means there was no time to get ready for it.',
      ],
    },
    {
      when: /\b(?:reliev\w*|relief|kind of glad|hated (?:it|that|the job)|free|blessing|maybe it's (?:good|for)|fresh start|chance)\b/iu,
      say: [
        'There may be some light in it, too. Both can be true on the same day.',
        'A part of you seems to breathe out. It has a right to.',
      ],
      ask: ['What would you not want to have again?'],
    },
    {
      when: /\b(?:interview|offer|got a (?:job|call)|hired|recruiter|lead|found (?:a|something)|start(?:ing)? (?:monday|next|a new))\b/iu,
      unless: /\b(?:no|not|never|didn't|haven't|reject\w*|nothing)\b/iu,
      say: ['Look at that, a door that moves.', 'Good. Somebody out there read your name.'],
      ask: ['How does it feel, to have that in sight?'],
    },
    {
      when: /\b(?:call|calling|text|message|write|reach out|contact|ask) (?:\S+ ){0,3}?(?:old |former |ex-?)?(?:colleague|coworker|friend|boss|contact|manager|uncle|cousin|someone)\b|\b(?:tomorrow|monday|maybe) I(?:'ll| will| might|'m going)\b/iu,
      say: ['That sounds like one real step, and not a big one. Good size.', 'One call is enough for a day like this.'],
    },
    {
      when: /\b(?:appl(?:y|ied|ying|ications?)|resume|cv|linkedin|indeed|job (?:search|hunt\w*|board)|networking|rejections?|ghosted)\b/iu,
      say: [
        'Looking for work is work too, only without pay and without anyone saying thank you.',
        'To sell yourself in the very week you feel least worth anything, that is a cruel order of things.',
      ],
      ask: ['What kind of thing are you looking for?'],
    },
    {
      when: /\b(?:sleep\w*|awake|night|3 ?am|4 ?am|can't eat|panic\w*|crying|I cried|shak\w*|stomach|throw up)\b/iu,
      say: ['You can fill the days somehow. The nights do the math.', 'Your body got it before your head did.'],
    },
    {
      when: /\b(?:asham\w*|embarrass\w*|failure|loser|worthless|useless|not good enough|humiliat\w*|stupid|pathetic|who am I|identity)\b/iu,
      say: [
        'The shame comes as if you had done something. You lost something.',
        'It shakes your picture of yourself. You are still the person who could do all that.',
        'When people ask “what do you do”, that will sting for a bit.',
      ],
    },
    {
      when: /\b(?:angry|furious|mad|pissed|hate|bitter|unfair|betray\w*|assholes|bastards)\b/iu,
      say: [
        'The anger is fair. Somebody decided over your life in a room you were not in.',
        'You gave, and they counted.',
      ],
    },
    {
      when: /\b(?:out of habit|habit|autopilot|keep (?:opening|checking|reaching|waking)|still (?:wake|set|open|check)|work (?:email|laptop|phone))\b/iu,
      say: [
        'The hands still go to work, and nobody has told them.',
        'So many days made that movement. It takes a while to forget.',
      ],
    },
    {
      when: /\b(?:main|only|sole) (?:earner|breadwinner|income|provider)|\b(?:provide|support) (?:for )?(?:my|the|our) (?:family|kids|parents|wife|husband)\b/iu,
      say: [
        "So it is everyone's roof that rests on it. That is a big piece of the fear.",
        'You were the one who brought it home, and that was part of who you were there.',
      ],
    },
    {
      when: /\b(?:all day|couch|bed|tv|nothing to do|no (?:structure|reason|routine)|wake up|pajamas|empty|days? (?:are|feel)|bored|alarm)\b/iu,
      say: [
        'No alarm, no place that waits for you. That emptiness is strange and heavy.',
        'The days have lost their corners.',
      ],
      ask: ['What does a morning look like at the moment?'],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b|\blost\b/iu,
      say: ['Not knowing is the honest state for a while.', 'First it has to sink in. Plans come after that.'],
    },
  ],
  say: [
    'It is a loss, even if nobody sends a card for it.',
    'You did not only lose the pay, you lost the shape of your days.',
    'A thing like this needs a few days just to be believed.',
    'What you can do, they could not keep. It went out the door with you.',
    'There is no right way to take that.',
    'It was one place that ended. It was a big one, though.',
  ],
  ask: [
    { line: 'How long were you there?', unless: /\b(?:years?|months?|weeks?|probation)\b/iu },
    {
      line: 'Is there a cushion for a while, or is it tight from the start?',
      unless: /\b(?:rent|savings?|bills|severance|unemployment|money|broke)\b/iu,
    },
    { line: 'Who is with you in this?', unless: /\b(?:wife|husband|partner|family|alone|mom|dad|nobody|no one)\b/iu },
    { line: 'What was the work itself like, did you like it?', unless: /\b(?:loved|liked|hated|dream job)\b/iu },
  ],
};
