import type { Course } from '../course.ts';

/** They think they have failed, or that everybody else is further along. */
export const behindInLife: Course = {
  id: 'behind-in-life',
  begins:
    /\b(?:I'?m|I am|I feel like|feel like|feeling like|felt like|I feel like I'?m) (?:\S+ ){0,3}?(?:a|an|such a|the) (?:\S+ ){0,2}?(?:failure|loser|disappointment|screw.?up|late bloomer)\b|\b(?:I'?m|I am|I feel|feel|feeling|fallen|falling|I've fallen) (?:\S+ ){0,4}?behind (?:in (?:my )?life|everyone|everybody|all my|my (?:peers|friends|siblings|age|classmates)|compared|others|other people|where I)|\b(?:every ?one|every ?body|all my friends|all of my friends|my friends|people|my siblings|my cousins) (?:\S+ ){0,4}?(?:is|are|has|have|getting|got|seems?) (?:\S+ ){0,4}?(?:married|engaged|houses?|homes?|kids|bab(?:y|ies)|careers?|ahead|figured out|families|moving (?:on|forward|ahead)|settled|somewhere|their lives?|their shit)\b.{0,80}\b(?:I'?m|I|me)\b|\b(?:I'?m|I am|I'll be|I turned) (?:\S+ )?(?:almost |nearly |turning |already )?(?:[2-6]\d|thirty|forty|fifty)\b.{0,12}\b(?:and|with) (?:\S+ ){0,4}?(?:nothing|no (?:job|career|house|degree|partner|savings|kids|idea)|live with|living with|haven'?t|never (?:had|been|done))\b|\b(?:I|I've) (?:\S+ ){0,2}?(?:wasted|wasting|ruined|thrown away|threw away) (?:\S+ ){0,2}?(?:my (?:whole |entire )?(?:life|youth|twenties|thirties|20s|30s|40s|best years|potential)|(?:\S+ )?years)\b|\b(?:nothing|haven'?t|never|not) (?:\S+ ){0,3}?(?:to show for|accomplished (?:anything|nothing|much)|achieved (?:anything|much)|amounted to)|\b(?:I've |I have )?(?:done|have|got) (?:absolutely )?nothing (?:with my life|to show)|\b(?:should|thought I(?:'d| would)|supposed to) (?:\S+ ){0,6}?(?:by now|by this age|at (?:my|this) age)\b|\b(?:going|getting|gone) nowhere (?:in|with) (?:my )?life|\bmy life is going nowhere|\bstuck in (?:my )?life\b|\bfail(?:ed|ing|ure)? at (?:life|everything|being an adult|adulting)\b/iu,
  unless:
    /\b(?:suicid\w*|kill (?:myself|me)|end it all|want to die|better off (?:dead|without)|hurt(?:ing)? myself|self.?harm|as an? (?:mom|mother|mum|dad|father|parent|wife|husband|son|daughter|friend|nurse|teacher)|should know by now|behind on|behind at work|(?:should|supposed to) (?:\S+ ){0,4}(?:arrived?|be here|heard?|be home|working|delivered|finished|called|texted))\b|\bmy (?:son|daughter|brother|sister|husband|wife|friend) (?:is|feels) (?:\S+ )?(?:a failure|behind)\b/iu,
  first: {
    say: [
      'As if there were a timetable, and everyone had a copy but you.',
      'That yardstick only ever comes out when there is something to beat you with.',
      'One look around, and a whole life shrinks to what is missing in it.',
    ],
    ask: [
      'What set it off today?',
      'Where did you think you would be by now?',
      'Whose life do you hold yours against?',
    ],
  },
  turns: [
    {
      when: /\b(?:is it (?:\S+ )?too late|do you think (?:\S+ ){0,4}too (?:late|old)|it'?s too late\?|am I (?:\S+ )?too (?:late|old)|can I still|is there (?:still )?(?:time|hope)|will I (?:ever|always)|does it (?:get|ever))\b/iu,
      say: [
        'For one or two things, maybe. For most of what people mean when they ask that, no.',
        'I cannot see ahead. Plenty of people began what they now care about most at an age when they thought the doors were shut.',
      ],
      ask: ['Which thing is it that feels too late?'],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:failure|loser|lazy|behind|failing|broken|the only|disappointment)|what(?:'?s| is| did) (?:\S+ )?wrong with me|what did I do wrong|why am I (?:\S+ ){0,3}(?:like this|behind|stuck|failing)|why can'?t I)\b/iu,
      say: [
        'No. Plans can fail. You are the one they happened to, and that is a different thing.',
        'I do not see a thing that is wrong with you. I see somebody who wanted more from these years, and is sad about it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,2}(?:do|stop|get|catch|start|deal|change|move|fix|accept|not)|what (?:do|should|can|would) (?:I|you) (?:even )?(?:do|say)|where (?:do|would) I (?:even )?(?:start|begin)|any (?:advice|tips|ideas))\b/iu,
      say: [
        'You could pick one corner only, the one you would miss most if nothing changed, and ask what a single hour of it this week would be. Not the whole life. The hour.',
        'Comparing is hard to stop and easier to starve: mute the two or three people who set it off, for a month. Then look at what you want when nobody is in front of you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can) I (?:say|tell)|how do I (?:answer|explain|tell))\b/iu,
      say: [
        'Something true and short will do: “It is an in-between year for me. What about you?” Most people are glad to talk about themselves.',
        '“Still figuring it out” is a full answer. Nobody at that table is owed the long one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|apply|start|look|call|sign|ask|enroll)|thinking (?:about|of) (?:applying|going back|starting|taking|trying|moving|signing))\b/iu,
      say: [
        'There, something that points forward.',
        'That sounds like your own wish, and not like their timetable.',
        'It does not have to be big to be a beginning.',
      ],
      ask: ['What draws you to just that?'],
    },
    {
      when: /\b(?:I (?:just |finally |already )?(?:applied|enrolled|signed up|started|finished|passed|got (?:a|the|my|in|into)|did get|got accepted|paid off|quit (?:drinking|smoking))|I did (?:it|one|something)|proud of|one good thing|at least I)\b/iu,
      say: ['And that never makes it onto the list when you count.', "That happened too, on nobody's schedule."],
    },
    {
      when: /\b(?:insta\w*|facebook|linkedin|tik ?tok|social media|posts?|posted|photos?|pictures?|scroll\w*|stor(?:y|ies)|feed)\b/iu,
      say: ['You see their best afternoon and hold your Tuesday against it.', 'Nobody posts the rest of it.'],
    },
    {
      when: /\b(?:wedding|weddings|engaged|engagement|bridesmaid|married|marry|(?:bridal|baby) shower|save the date)\b/iu,
      say: [
        'You can be glad for them and go home with a stone in your stomach.',
        'One more card on the fridge that is about somebody else.',
      ],
      ask: ['Is it the marriage you wish for, or somebody who is there?'],
    },
    {
      when: /\b(?:single|alone|dating|boyfriend|girlfriend|partner|relationship|never been (?:kissed|in love|loved)|virgin)\b/iu,
      say: [
        'And at the end of such a day nobody is there who thinks you are just right.',
        'That is the one thing no amount of effort can schedule.',
      ],
    },
    {
      when: /\b(?:kids|children|baby|babies|pregnan\w*|fertility|clock)\b/iu,
      say: [
        'That one has a clock in it, and everybody seems to hear it tick.',
        'It is not a box to tick. It is somebody you may have pictured.',
      ],
    },
    {
      when: /\b(?:live with|living with|still (?:live|at)|moved back|my parents'?(?: house| place| basement)|childhood (?:room|bedroom)|basement|roommates?)\b/iu,
      say: ['Your old room can make anyone fifteen again.', 'It saves money, and it costs something else.'],
    },
    {
      when: /\b(?:parents?|mom|mum|mother|dad|father|family|relatives|aunts?|uncles?|grandma|reunion|thanksgiving|christmas)\b/iu,
      say: ['And in their eyes it counts double.', 'Family keep the oldest list of what you were going to be.'],
      ask: ['What do they say about it?'],
    },
    {
      when: /\b(?:brother|sister|siblings?|cousins?|younger than me|little (?:brother|sister))\b/iu,
      say: [
        'Same house, same start, and so it looks like a fair race. It never is.',
        'The one next to whom you were measured from the beginning.',
      ],
    },
    {
      when: /\b(?:degree|college|dropped out|drop out|school|graduat\w*|university|ged|major|classmates?|smart|gifted|potential)\b/iu,
      say: [
        'So somewhere back there the road forked, and you keep looking at the other branch.',
        'People once told you how far you would go. That is a heavy present.',
      ],
      ask: ['What came in between, back then?'],
    },
    {
      when: /\b(?:job|jobs|career|work|working|boss|retail|minimum wage|unemployed|promot\w*|salary|resume|applications?)\b/iu,
      say: ['And work is the first thing anybody asks.', 'It pays something, and it does not feel like a life yet.'],
      ask: ['What would you do with your days if nobody looked?'],
    },
    {
      when: /\b(?:money|house|home|car|savings?|debt|loans?|rent|broke|afford|retire\w*)\b/iu,
      say: [
        'Money makes it look like a score, with decimals.',
        'The price of starting has gone up a great deal. That part is not about you.',
      ],
    },
    {
      when: /\b(?:depress\w*|anxi\w*|ill|illness|sick|breakdown|adhd|autis\w*|disab\w*|took care|taking care|caring for|caregiv\w*|divorc\w*|addict\w*|surviv\w*|covid|pandemic|burn\w* out|years (?:lost|gone))\b/iu,
      say: [
        'Then those years were not empty. You were busy getting through them.',
        'You did not stand still. You were carrying something that does not show.',
      ],
      ask: ['Does anyone know what those years took?'],
    },
    {
      when: /\b(?:wast\w*|regret\w*|lost (?:time|years)|should(?:'?ve| have)|if (?:only )?I had|years)\b/iu,
      say: [
        'You are grieving years, I think. That is allowed.',
        'It is easy to see the better road from here. Back then it was dark.',
      ],
    },
    {
      when: /\b(?:jealous\w*|env(?:y|ious)|bitter|happy for|resent\w*|hate (?:that|them))\b/iu,
      say: [
        'Envy points at something you want. It does not make you small.',
        'Glad for them and sad for you fit into one chest, only not comfortably.',
      ],
      ask: ['What exactly of theirs would you take?'],
    },
    {
      when: /\b(?:what do you do|ask(?:s|ed|ing)? (?:me )?(?:what|how|when|about)|avoid\w*|hid(?:e|ing)|stopped (?:going|seeing|answering)|lie about|pretend\w*|embarrass\w*|asham\w*)\b/iu,
      say: [
        'So you stay away from the question, and with it from the people.',
        'Three friendly words at a party, and the whole thing comes up.',
      ],
    },
    {
      when: /\b(?:stuck|same (?:day|thing|job|town|place)|nothing (?:changes|happens|ever)|going nowhere|standing still|treadmill|rut|autopilot)\b/iu,
      say: [
        'Everything moves, and you are watching it from the platform.',
        'It is the standing still that hurts, more than being last.',
      ],
    },
    {
      when: /\b(?:(?:I'm|I am|turn\w*|almost|nearly|already) (?:\S+ )?(?:[2-6]\d|thirty|forty|fifty|twenty)|birthday|my age|old|young|older|younger)\b/iu,
      say: [
        'A number, and it gets to sit in judgment.',
        'At every age there are people sure that they should be further. It is an odd kind of company.',
      ],
    },
    {
      when: /\b(?:stupid|dumb|silly|pathetic|lazy|failure|loser|useless|disappoint\w*|not good enough|complain\w*|ungrateful)\b/iu,
      say: [
        'That is how it talks to you at the end of a long look around.',
        'You would not say that to anybody else in your shoes.',
      ],
    },
    {
      when: /\b(?:own pace|people say|they say|everyone says|tell me (?:that|it)|no timeline|not a race|doesn'?t help|know (?:that|it)'?s (?:true|not true)|rationally|logically)\b/iu,
      say: ['True, and no use at all at two in the afternoon.', 'Knowing it and feeling it live on different floors.'],
    },
    {
      when: /\b(?:like it|love it|enjoy\w*|happy (?:there|with)|kind of (?:like|love)|good at|plants?|garden|peaceful)\b/iu,
      unless: /\b(?:don'?t|not|never|feels?) (?:\S+ )?(?:like|love|enjoy|happy)\b/iu,
      say: ['There is something you like, and it never gets asked about.', 'That counts, even if it has no title.'],
      ask: ['What is it about that?'],
    },
    {
      when: /\b(?:don'?t (?:even )?know (?:what|who|where|how)|no idea|not sure|no (?:goals?|plan|direction|passion)|lost)\b/iu,
      say: [
        'Behind, and not even sure in which direction. That is the dizzy part.',
        'Not knowing what you want makes every road look like the one you missed.',
      ],
      ask: ['What did you love doing before anyone asked what it was for?'],
    },
  ],
  say: [
    'You keep two sets of books, and in both of them only the minus is written down.',
    'There is a wish under it. You would not ache over something you did not want.',
    'Nobody sees from outside how far it was for you to get just here.',
    'It is your life you are talking about, and you take it seriously.',
    'A life does not fit on one line with a start and a finish.',
  ],
  ask: [
    { line: 'When did that feeling begin?', unless: /\b(?:since|years? ago|always|started|ever since)\b/iu },
    { line: 'Which single thing, if you had it, would quiet the rest?' },
    { line: 'What in these years would you not give back?' },
    { line: 'Is it your own measure, or one you were handed?', unless: /\b(?:parents?|mom|dad|family)\b/iu },
  ],
};
