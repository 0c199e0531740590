import type { Course } from '../course.ts';

/** Somebody's faith, or their place in a congregation, has become doubtful to them. */
export const faithDoubt: Course = {
  id: 'faith-doubt',
  begins:
    /\b(?:been |keep |I'm |started )?(?:skipping|missing|avoiding|stopped going to|haven'?t been (?:to|in)|quit|left|leaving|not going to|don'?t go to) (?:\S+ )?(?:church|mass|temple|mosque|synagogue|services?|bible study|prayers?|the congregation|my congregation)\b|\b(?:losing|lost|doubting|questioning|struggling with|drifting from|shaken in) (?:my |our )?(?:faith|religion|belief|beliefs|god)\b|\b(?:don'?t|can'?t|not sure I|do not) (?:\S+ )?(?:believe(?: in god)?|pray|feel god|hear god|talk to god)(?: anymore| any more|$|[.,!])|\b(?:mad|angry|furious) (?:at|with) god\b|\b(?:god|he) (?:\S+ )?(?:doesn'?t|isn'?t|won'?t|never) (?:\S+ )?(?:answer\w*|listen\w*|hear\w*)\b.{0,40}\bpray\w*|\bpray\w*.{0,60}\b(?:nothing|silence|no answer|ceiling|wall)\b/iu,
  unless: /\b(?:cult|abus\w*|molest\w*|priest (?:touched|hurt)|chosen|prophet|voices?|hell tonight)\b/iu,
  first: {
    say: [
      'That is a lonely kind of question.',
      'It used to hold, and now it creaks.',
      'A thing like that shifts the floor under everything else.',
    ],
    ask: ['When did it begin to feel different?', 'What did it used to be, for you?', 'Does anybody there know?'],
  },
  turns: [
    {
      when: /\b(?:are you|do you|is it|is this|you) (?:\S+ ){0,3}(?:pray\w*|believe|religious|christian|a computer|computer|machine|real)\b/iu,
      say: [
        'I am a program. I do not pray or believe, and I should not sound as if I did. Yours can still be spoken of here, as it is.',
        'No, I am a computer program, and praying is not something I can do. If it matters to you, it has its place in what we talk about.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:a sin|wrong|bad|ok|okay|normal)|am I (?:\S+ )?(?:bad|going to hell|wrong|a bad|a hypocrite)|does god (?:\S+ )?(?:hate|care|forgive|hear|love)|will god|is god)\b/iu,
      say: [
        'What God makes of it I cannot tell you. People of deep faith have doubted aloud for as long as there has been faith, and it is all through the psalms.',
        'That is beyond what I know. Doubt seems to trouble most those who took it seriously.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ )?(?:go|pray|tell|talk|leave|stay|keep|pretend|fake)|what (?:should|do|would) (?:I|you) (?:even )?do|how (?:do|can|should) I (?:\S+ )?(?:pray|tell|go back|find|get))\b/iu,
      say: [
        'Maybe the smallest thing that is still honest: a bench at the back, a song in the car, one sentence of a prayer that says just how it is.',
        'You do not have to decide the whole of it this week. One person there who can bear a question may be worth more than an answer.',
      ],
      asked: true,
    },
    {
      when: /\b(?:nobody|no one|not one|none of them|no call|noticed|didn'?t notice|never (?:called|asked|texted)|empty (?:seat|chair|pew))\b/iu,
      say: [
        'To be missed by nobody, in a place that calls itself a family.',
        'You half hoped that somebody would ask.',
        'An empty seat, and no one asked whose it was.',
      ],
    },
    {
      when: /\b(?:hymns?|sing\w*|songs?|choir|music|organ)\b/iu,
      say: [
        'So something of it still sings.',
        'The songs stay when other things go.',
        'That part never asked you for certainty.',
      ],
      ask: ['Which one comes first?'],
    },
    {
      when: /\b(?:fountain|rock|amazing grace|river|well with my soul|verse|psalm|line|refrain|the one (?:about|that)|there was one)\b/iu,
      say: ['That one stayed with you all these years.', 'It knows you from before the doubts.'],
      ask: ['What is it in that one that holds?'],
    },
    {
      when: /\b(?:go(?:ing)? (?:on )?sunday|maybe (?:I'?ll )?go|sit in (?:the )?back|back (?:row|pew|bench)|try (?:again|it)|go back|visit|christmas|easter|ramadan|just once)\b/iu,
      say: [
        'The back row is as much inside as the front one.',
        'You can go and owe nobody anything, and leave before the coffee.',
        'That is a gentle way in, and a door close by.',
      ],
    },
    {
      when: /\b(?:pray\w*|prayers?|kneel\w*|rosary|talk to god|ask(?:ed|ing) god)\b/iu,
      say: ['To speak into it and get only quiet is hard.', 'You are still speaking, even so.'],
      ask: ['What do you say, when you try?'],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|parents|husband|wife|family|grandma|kids|raised|grew up)\b/iu,
      say: [
        'So it is not only between you and God. They are all in it.',
        'It was handed to you with love, and that makes it harder to hand back.',
      ],
    },
    {
      when: /\b(?:pastor|priest|preacher|imam|rabbi|sermon|elders?|congregation|people there|church people|hypocri\w*|judg\w*|gossip\w*|politic\w*)\b/iu,
      say: [
        'It is hard to find the holy through people, sometimes.',
        'So it may be less about God than about who speaks for Him there.',
      ],
      ask: ['What happened there, if something did?'],
    },
    {
      when: /\b(?:died|death|cancer|sick|accident|baby|lost|funeral|why (?:would|did|does) (?:god|he))\b/iu,
      say: ['After that, the old answers must have sounded thin.', 'That is the question no sermon quite reaches.'],
    },
    {
      when: /\b(?:guilt\w*|asham\w*|hypocrite|fake|faking|pretend\w*|fraud|going through the motions)\b/iu,
      say: [
        'Saying the words and watching yourself say them is tiring.',
        'You would rather be honest than comfortable, it seems.',
      ],
    },
    {
      when: /\b(?:miss (?:it|god|the|that|feeling)|used to (?:feel|believe|love)|when I was (?:little|young|a kid)|as a (?:kid|child|girl|boy))\b/iu,
      say: ['You miss it the way one misses a house one grew up in.', 'There was warmth in it, and that was real.'],
      ask: ['What do you miss most about it?'],
    },
    {
      when: /\b(?:angry|mad|furious|unfair|betray\w*|let down|abandon\w*)\b/iu,
      say: ['One is only that angry at somebody one has trusted.', 'Anger is a way of still being in the room.'],
    },
    {
      when: /\b(?:empty|nothing|numb|silence|quiet|alone|cold|far away|distant)\b/iu,
      say: ['The silence where something used to answer.', 'It is a big room to be alone in.'],
    },
    {
      when: /\b(?:don'?t know (?:what|who|if|anymore)|not sure|confus\w*|torn|half|in between|neither)\b/iu,
      say: ['In between is a place, too, if a drafty one.', 'Not knowing is honest, and it is uncomfortable.'],
    },
  ],
  say: [
    'You have not thrown it away. You are holding it up to the light.',
    'It clearly still matters to you.',
    'There is no hurry in a thing this old and this big.',
    'Faith and doubt have been neighbors for a long time.',
    'You can bring it here half-finished.',
  ],
  ask: [
    { line: 'What is left of it that you would like to keep?', unless: /\b(?:hymn|sing|song|still)\b/iu },
    {
      line: 'Is there anyone of that faith with whom you can say it straight?',
      unless: /\b(?:nobody|no one|told)\b/iu,
    },
    {
      line: 'What would a good Sunday look like to you?',
      unless: /\b(?:mosque|synagogue|temple|friday|shabbat|sabbath)\b/iu,
    },
  ],
};
