import type { Course } from '../course.ts';

/** They put something off, or the mess at home has grown over their head, and they cannot begin. */
export const cannotStart: Course = {
  id: 'cannot-start',
  begins:
    /\b(?:I |I'?m |I've been |I keep |keep |been |so |always |can'?t stop )(?:\S+ )?procrastinat\w*|\bprocrastination\b|\b(?:can'?t|cannot|couldn'?t|can't seem to|unable to) (?:\S+ ){0,2}?(?:get started|start (?:anything|it|on|the|my|cleaning|doing|working|writing)|begin|make myself|bring myself|force myself|get myself|get anything done|get going|get off (?:the couch|my butt|my ass))\b|\b(?:I |I'?ve |I'?m )?(?:keep|kept|been|am|I'?m) (?:\S+ )?(?:putting|pushing) (?:\S+ ){0,3}?off\b|\b(?:my|the|our) (?:whole |entire )?(?:apartment|house|room|place|home|kitchen|bedroom|flat|desk|garage|sink) (?:is|has become|has been|looks|got|turned into) (?:\S+ ){0,4}?(?:mess|messy|disaster|disgusting|gross|pigsty|dump|filthy|wreck|trashed|war zone|out of control|chaos|embarrass\w*)\b|\b(?:dishes|laundry|trash|mail|clothes|boxes) (?:\S+ ){0,3}?(?:piled|piling|everywhere|mountain|overflowing|stacked)\b|\b(?:I )?(?:haven'?t|didn'?t|did not|have not) (?:\S+ )?(?:done|do|get|got|gotten|cleaned|accomplish) (?:anything|a thing|a single thing|shit)(?: (?:done|all|today|this))\b|\bI(?:'ve| have) been avoiding (?:the|my|this|it|all|that|doing|cleaning|opening)\b(?! (?:him|her|husband|wife|mom|dad|friend))|\b(?:depression|doom) (?:room|pile)\b|\bI (?:did|got) nothing (?:done )?(?:all day|today|again|this weekend)\b/iu,
  unless:
    /\b(?:suicid\w*|kill (?:myself|me)|end it all|want to die|hurt(?:ing)? myself|self.?harm|my (?:husband|wife|roommate|roommates|son|daughter|kid|kids|boyfriend|girlfriend) (?:is|are|keeps?|never|won'?t|left|leaves?)|(?:he|she|they) (?:\S+ )?(?:procrastinat\w*|can'?t get)|doctor|mammogram|biopsy|toddler|newborn)\b/iu,
  first: {
    say: [
      'The thing grows a little every day you walk past it.',
      'It is not that you do not care. You seem to care so much that you cannot touch it.',
      'There is a wall in front of it, and it is made of nothing you could show anybody.',
    ],
    ask: [
      'What is the thing, in one word?',
      'How long has it been standing there?',
      'What happens in you, right when you are about to begin?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|start|begin|stop|get|make|force|clean|do|motivate)|where (?:do|should|would) (?:I|you|one) (?:even )?(?:start|begin)|what (?:do|should|can|helps?|would) (?:I|you)?|any (?:advice|tips|ideas)|help me (?:start|begin|get))\b/iu,
      unless: /\b(?:don'?t (?:even )?know (?:where|how|what))\b/iu,
      say: [
        'Make it laughably small: one fork washed, one sentence written, the bill only opened. Then you may stop, and that is not a trick. Stopping has to be allowed.',
        'A timer on five minutes, and one square foot: only the left corner of the table. When it rings, you are done, even if you feel like more.',
        'You could do it beside somebody: a friend on the phone who does their own dishes. No talking needed. It takes the wall down by half.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:lazy|broken|adhd|gross|disgusting|stupid|depressed|the only|a mess|hopeless)|is (?:it|this|that) (?:\S+ )?(?:normal|laziness|lazy|adhd|depression)|why (?:can'?t|do|don'?t|am|is it|won'?t) I?|what(?:'?s| is) wrong with me)\b/iu,
      say: [
        'Lazy people have a nice time of it. You are not having a nice time. Mostly it is dread, or tiredness, or a thing that got too big to grip.',
        'What it is I cannot tell from here. I can say that this is common, that it is rarely laziness, and that scolding has not helped so far.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:just|ask|tell|hire|get|do|wait|email|call|give|start|quit)|is it (?:\S+ )?(?:too late|worth)|what (?:do|should) I (?:say|tell|write))\b/iu,
      say: [
        'If somebody is waiting for it, two lines may be lighter than the silence: “I am late with this and I am sorry. You will have it by Thursday.”',
        'Late and crooked is nearly always better than never. And letting somebody help is a way to start, too.',
      ],
      asked: true,
    },
    {
      when: /\b(?:I (?:just |finally |actually |only )?(?:did (?:it|one|some|the|a (?:bit|little|load))|washed|cleaned|opened (?:it|one|the|a)|wrote (?:one|a|the|it)|sent (?:it|the|one)|folded|threw (?:out|away)|took out|finished|emptied|(?:answered|replied to|paid|sorted|read|threw away|put away) (?:it|one|two|three|four|five|a few|some|the|\d+)|called (?:them|the|him|her))|(?:washed|opened|did|cleaned|wrote|folded) one\b|and (?:did|cleaned|washed|wiped|sorted) (?:the|a|some)\b|one (?:corner|bag|load|page|sentence|shelf) (?:done|is))\b/iu,
      say: [
        'That is the wall with a hole in it.',
        'That was the hardest bit, and it is behind you.',
        'There is a bit of floor showing.',
      ],
      ask: ['How does it feel to look at that corner?'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|start|do|wash|clean|set|just|open|write|take)|ok(?:ay)?,? (?:one|five|just)|five minutes|10 minutes|ten minutes)\b/iu,
      say: ['That is a size you can pick up.', 'Only that. The rest has no turn now.', 'Good and small.'],
    },
    {
      when: /\b(?:tomorrow|monday|later|next week|weekend|new year|when I feel|after (?:this|one more)|one more episode)\b/iu,
      say: ['Tomorrow always looks so capable from here.', 'The you of tomorrow gets a lot handed over.'],
    },
    {
      when: /\b(?:perfect\w*|good enough|not (?:be )?good|right way|mess it up|fail\w*|judg\w*|scared|afraid|dread\w*|anxi\w*|panic\w*|stomach|heart (?:races|pounds|drops))\b/iu,
      say: [
        'As long as it is not begun, it cannot turn out badly. There is some peace in that, and a price.',
        'It is fear, wearing the coat of laziness.',
      ],
      ask: ['What is the worst that it could turn out to be?'],
    },
    {
      when: /\b(?:come over|visit\w*|guests?|company|landlord|inspection|maintenance|let (?:anyone|people|anybody) in|see (?:it|this|my)|doorbell|ashamed|asham\w*|gross|disgust\w*|smell\w*)\b/iu,
      say: [
        'So the mess keeps people out, and that is the lonelier half of it.',
        'You hide a room, and with it yourself.',
        'Shame is a poor cleaner. It only closes the curtains.',
      ],
      ask: ['Is there one person who could see it as it is?'],
    },
    {
      when: /\b(?:dish(?:es)?|sink|kitchen|laundry|clothes|floor|trash|garbage|bathroom|fridge|bed|sheets|clutter|boxes|vacuum\w*)\b/iu,
      say: ['It looks at you every time you pass.', 'Once it has taken over a room, it starts to look like a verdict.'],
      ask: ['Which bit of it bothers you the most when you walk in?'],
    },
    {
      when: /\b(?:e?mails?|mail|letters?|envelopes?|bills?|taxes|forms?|paperwork|applications?|insurance|phone calls?|call (?:the|them|back)|appointment|voicemails?|inbox)\b/iu,
      say: ['A closed envelope can grow teeth.', 'As long as it is unopened, it can be anything, so it is everything.'],
      ask: ['What do you think stands in it?'],
    },
    {
      when: /\b(?:essay|paper|thesis|assignment|homework|study\w*|exam|class(?:es)?|professor|report|project|presentation|deadline|due|boss|work|write|writing)\b/iu,
      say: [
        'And the date comes closer while you cannot come closer to it.',
        'You think of it all day, so it is not even free time.',
      ],
      ask: ['When is it due?'],
    },
    {
      when: /\b(?:scroll\w*|phone|tv|netflix|youtube|tik ?tok|games?|gaming|couch|bed|nap\w*|distract\w*|reorganiz\w*|clean(?:ed|ing)? instead)\b/iu,
      say: [
        'And it is not even restful, with that thing standing behind the couch.',
        'You flee to where it is quiet, and it comes along.',
      ],
    },
    {
      when: /\b(?:adhd|add|executive|diagnos\w*|autis\w*|medicat\w*|meds|therap\w*|depress\w*)\b/iu,
      say: [
        'Then the start really is a steeper hill for you than for others.',
        'That explains the wall. It does not make it your fault.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|no energy|sleep\w*|worn out|drained|after work|long day|burn\w* out|sick|pain)\b/iu,
      say: [
        'After a day like that, a sink is a mountain range.',
        'You are asking it of somebody who has nothing left at that hour.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|mom|mum|mother|dad|father|brother|sister|roommates?|parents?|family|friends?)\b/iu,
      say: ['And there is somebody who looks at it, too.', 'Now it lies between you and somebody else as well.'],
      ask: ['What do they say?'],
    },
    {
      when: /\b(?:kids?|children|baby|son|daughter|toddler|cat|dog|cats|dogs)\b/iu,
      say: ['With little feet around, it grows back overnight.', 'And it is their home as well, so it pinches twice.'],
    },
    {
      when: /\b(?:died|death|after (?:mom|dad|my|he|she)|since|divorc\w*|breakup|broke up|moved|lost|ever since)\b/iu,
      say: [
        'So it began to pile up when something else fell down.',
        'Things stop being put away when the heart is somewhere else.',
      ],
    },
    {
      when: /\b(?:used to be|before|never used to|always (?:been|was)|whole life|since (?:school|forever|I was))\b/iu,
      say: [
        'So there is a you who could, and you measure yourself by that one.',
        'You have had this wall beside you for a long while.',
      ],
    },
    {
      when: /\b(?:all day|hours|whole (?:day|weekend)|today|wasted|nothing|again)\b/iu,
      say: [
        'A whole day of almost. That is more tiring than doing it.',
        'And by evening it is bigger and you are smaller.',
      ],
    },
    {
      when: /\b(?:days|weeks?|months?|years?|since (?:march|april|may|june|july|august|september|october|november|december|january|february|last))\b/iu,
      say: [
        'Time puts a new layer on it, and each one is harder to lift.',
        'The longer it stands, the more it seems to say about you. It says nothing about you.',
      ],
    },
    {
      when: /\b(?:lazy|stupid|pathetic|useless|failure|worthless|loser|guilt\w*|hate (?:myself|this|that)|adult|grown|should|everyone else|normal people)\b/iu,
      say: [
        'The scolding uses up what you would need for beginning.',
        'You would be kinder to anyone else who stood before that wall.',
      ],
    },
    {
      when: /\b(?:\d{2,}|hundreds?|a ton of|tons of|so many|piles? of|a whole pile|stacks?)\b/iu,
      say: ['At that number it stops being a task and becomes a thing in the room.', 'Nobody lifts that in one go.'],
    },
    {
      when: /\b(?:overwhelm\w*|too much|so much|everywhere|where to (?:start|begin)|mountain|huge|big|impossible|frozen|freez\w*|paraly\w*|stuck|stare|staring)\b/iu,
      say: ['It has no handle anywhere. That is why the hands stay down.', 'Seen as one thing, it is unliftable.'],
      ask: ['What is the smallest piece that you could see gone?'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|can'?t explain|hard to explain|just can'?t|weird)\b/iu,
      say: [
        'From outside it looks so easy. That is why it is hard to explain.',
        'It may be that there is no reason, only a wall.',
      ],
    },
  ],
  say: [
    'You have been at it in your head for so long that you are tired from it.',
    'It has become bigger than it is.',
    'There is a worn-out person beside that pile, and nobody looks at that.',
    'It can wait for the length of this talk without growing.',
    'Being hard on yourself has had its try.',
  ],
  ask: [
    { line: 'What would be different for you, with that one thing gone?' },
    { line: 'When did it last go easily, and what was different then?', unless: /\b(?:never|used to)\b/iu },
    { line: 'Would it be easier with somebody in the room?', unless: /\b(?:nobody|no one|alone|ashamed|asham)\b/iu },
    { line: 'Which part of it do you dread most?', unless: /\b(?:dread|scared|afraid)\b/iu },
  ],
};
