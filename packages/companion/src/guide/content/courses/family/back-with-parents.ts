import type { Course } from '../course.ts';

/** A grown person lives with the parents again. */
export const backWithParents: Course = {
  id: 'back-with-parents',
  begins:
    /\b(?:(?:moved|moving|move|had to move|have to move|went|going) (?:\S+ ){0,2}?back (?:\S+ )?(?:in )?(?:with|to|into|home with) (?:my )?(?:\S+ )?(?:parents|mom|mum|mother|dad|father|folks|childhood (?:home|bedroom)|parents'? (?:house|place|home|basement))|(?:moved|moving|had to move|have to move) (?:back )?(?:in with|back home)(?: (?:my )?(?:\S+ )?(?:parents|mom|mum|mother|dad|father|folks)|\b(?! with))|(?:living|live) (?:\S+ ){0,2}?(?:with|at) (?:my )?(?:\S+ )?(?:parents|mom|mum|mother|dad|father|folks|parents'? (?:house|place|basement)) (?:\S+ )?(?:again|at (?:\d\d|my age|thirty|forty)|at the age)|(?:I'?m |I am |at |^)(?:\d\d|thirty|twenty|forty)\S*,? (?:\S+ ){0,3}?(?:(?:still )?liv(?:e|ing)|back|stuck) (?:\S+ ){0,2}?(?:with|at|in) (?:my )?(?:parents|mom|mum|mother|dad|father|folks|childhood|parents'?)|still liv(?:e|ing) (?:with|at) (?:my )?(?:parents|mom|mum|folks|home)|moved (?:back )?home (?:\S+ ){0,8}?(?:my )?(?:parents|mom|mum|dad|mother|father) (?:\S+ ){0,3}?(?:treat|think|act|won'?t|don'?t|keep|are)|back in my (?:childhood|old) (?:bed)?room)\b/iu,
  unless:
    /\b(?:hit(?:s|ting)? me|abus\w*|beat(?:s|ing)?|suicid\w*|died|passed away|funeral|(?:son|daughter|kid|brother|sister|friend|husband|boyfriend|girlfriend|ex) (?:\S+ )?(?:moved|is moving|lives|still lives|moving|still living)|take care of|caring for|caregiver|high school|(?<!like )(?<!as if )I'?m (?:1[1-7])\b|lol|joke|back home (?:from|to) (?:vacation|my (?:husband|wife|kids)))\b/iu,
  first: {
    say: [
      'The same bed, the same wallpaper, and a whole grown life on top of it.',
      'One puts the key in that door and loses ten years.',
      'You had been further than that already, and now you ask if dinner is at six.',
    ],
    ask: ['What brought you back there?', 'How long have you been there now?'],
  },
  turns: [
    {
      when: /\b(?:(?:am I|does (?:it|this|that) make me) (?:\S+ ){0,4}?(?:loser|failure|pathetic|behind|bad|ungrateful|wrong|too old|weird|lame|burden)|is (?:it|this|that) (?:\S+ )?(?:normal|pathetic|bad|sad|weird|wrong|embarrassing))\b/iu,
      say: [
        'No. Rents being what they are, very many grown people live at home again. It says something about money and very little about you.',
        'It feels like going backward. It is more of a landing, and people land where there is a bed.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will I (?:\S+ )?(?:ever|be|get)|when (?:will|can|do) I|how long (?:will|do|until|till|should)|am I (?:\S+ )?(?:stuck|going to)|what if I never)\b/iu,
      say: [
        'I cannot say when. It helps some to have a sum or a date on paper, even a rough one. Then it is a stretch of road, and not a place.',
        'Nobody knows yet. It feels endless because each day in that room looks the same.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would|could) (?:I|you)|should I|any (?:advice|tips))\b/iu,
      say: [
        'One calm talk about the house, as grown-ups: what you do, what you pay or cook, which door is knocked on. “I would like to live here like a roommate who loves you.”',
        'Two things help many: one place outside that is yours, a library, a gym, a friend’s couch, and one thing in the house that you take over completely.',
        'And to the eternal question where you are going: “Out, back by eleven, do not wait up.” Friendly, short, each time the same.',
      ],
      asked: true,
    },
    {
      when: /\b(?:got (?:a |the )?(?:job|apartment|place|offer)|moving out|found (?:a|an) (?:place|apartment|job)|signed|saved (?:up|enough)|my own place soon|last (?:week|month) here)\b/iu,
      unless: /\b(?:no|not|can'?t|never|haven'?t|didn'?t|until|wish|before)\b/iu,
      say: [
        'So there is a door again, and it opens outward.',
        'The boxes look quite different when they face the other way.',
      ],
    },
    {
      when: /\b(?:broke up|breakup|divorc\w*|ex|split|separat\w*|left me|marriage)\b/iu,
      say: ['So it was not only an address you lost.'],
      ask: ['Do you get any peace there, for the other thing?'],
    },
    {
      when: /\b(?:job|laid off|fired|unemploy\w*|apply\w*|interviews?|graduat\w*|degree|college|career|work)\b/iu,
      say: [
        'And every morning somebody asks if there is news.',
        'To look for work from your childhood desk is a strange thing.',
      ],
    },
    {
      when: /\b(?:rent|money|afford|broke|debt|loans?|sav(?:e|ing)|expensive|bills|housing|deposit|pay(?:ing)?)\b/iu,
      say: [
        'The numbers decided it, and not you.',
        'Each month there buys you a bit of the next place. It is a price, though.',
      ],
    },
    {
      when: /\b(?:where (?:are|I'?m|I am) (?:you )?(?:going|been)|where you(?:'re| are)|what time|curfew|knock\w*|privacy|barge\w*|walks? in|door|text(?:s|ed)? (?:me )?where|wait(?:s|ed|ing)? up|track\w*|permission|rules|lights)\b/iu,
      say: [
        'You have signed leases, and now someone asks when you will be home.',
        'A door that nobody opens without knocking. It is not a luxury.',
      ],
    },
    {
      when: /\b(?:like (?:a|I'?m) (?:\S+ )?(?:kid|child|teenager|teen|\d+)|treat\w*|nag\w*|chores|dishes|clean (?:my|your) room|laundry|critici[sz]\w*|comments?|lectur\w*|sleep in|late|eat|food|dinner)\b/iu,
      say: [
        'They see the child, because the child used to live in that room.',
        'And the worst is that one begins to answer like one, too.',
      ],
      ask: ['What did they say, the last time?'],
    },
    {
      when: /\b(?:fight|fought|argu\w*|yell\w*|snapped|tension|eggshells|blow ?up|scream\w*|slam\w*)\b/iu,
      say: ['Grown people under one roof, with nowhere to go cool off.', 'It could be the same fight as at sixteen.'],
    },
    {
      when: /\b(?:dating|date|girlfriend|boyfriend|sex|bring (?:someone|anyone|him|her|them)|partner|tinder|love life|see anyone)\b/iu,
      say: ['Not quite a line for a first date, I suppose.', 'Love needs a door that shuts. That is simply so.'],
    },
    {
      when: /\b(?:friends?|everyone (?:else|my age)|other people|peers|buying (?:a )?houses?|married|instagram|linkedin|kids|behind|cousins?|reunion|class)\b/iu,
      say: [
        'The others post their new kitchens, and you share a bathroom again.',
        'One measures oneself against front doors.',
      ],
    },
    {
      when: /\b(?:lie about|don'?t tell|haven'?t told|embarrass\w*|asham\w*|shame|hide|humiliat\w*|what do I (?:say|tell)|people ask|judg\w*|neighbou?rs)\b/iu,
      say: [
        '“Where do you live” has turned into a trick question.',
        'It is no disgrace, and it still makes your face hot.',
      ],
    },
    {
      when: /\b(?:fail\w*|loser|backward\w*|step back|regress\w*|start(?:ing)? over|square one|life (?:is )?over|wasted|nothing to show|disappoint\w*|pathetic|stuck|trapped)\b/iu,
      say: [
        'You have only gone back to the address. You are not the one who left it back then.',
        'It looks like the beginning, and you know so much more than at the beginning.',
      ],
    },
    {
      when: /\b(?:(?:childhood|old|my) (?:bed)?room|posters?|bunk|twin bed|single bed|trophies|basement|wallpaper|boxes|storage|stuffed animals)\b/iu,
      say: [
        'To wake up there, and for a second not know which year it is.',
        'A life in boxes, and over it the old shelf with the trophies, or whatever stands there.',
      ],
    },
    {
      when: /\b(?:nice|kind|supportive|good to me|grateful|lucky|cooks?|home[- ]cooked|sweet|help(?:s|ed|ing)? me|close(?:r)?|laugh\w*|love (?:them|being)|enjoy)\b/iu,
      unless: /\b(?:not|never|don'?t|isn'?t|used to)\b/iu,
      say: [
        'It has its soft side, too, being fed by somebody.',
        'You can be grateful and want out. They know that, maybe.',
      ],
      ask: ['What is nice about it, on the better days?'],
    },
    {
      when: /\b(?:guilt\w*|burden|ungrateful|in (?:the|their) way|cost them|retire\w*|owe|freeload\w*|mooch\w*)\b/iu,
      say: [
        'You count every slice of bread, I think, and they do not.',
        'It is hard to take, at an age at which one would rather give.',
      ],
    },
    {
      when: /\b(?:parents|mom|mum|mother|dad|father|they) (?:\S+ )?(?:fight\w*|drink\w*|old(?:er)?|sick|getting|smoke|tv|snore|hoard\w*|lonely|separat\w*)\b/iu,
      say: ['From up close one sees them differently, too.'],
    },
    {
      when: /\b(?:depress\w*|cry|cried|crying|sad|sleep all|can'?t get up|hopeless|numb|motivat\w*|lonely|alone|isolated|no friends|small town)\b/iu,
      say: [
        'Nothing there pulls you out of bed. That is not laziness.',
        'Surrounded by family, and far away from your own people.',
      ],
      ask: ['Who of your own people do you still see?'],
    },
    {
      when: /\b(?:my (?:kids?|son|daughter|children|baby))\b/iu,
      say: [
        'There you are a parent and a child in the same kitchen.',
        'And in front of your own little ones, someone tells you how it is done.',
      ],
    },
    {
      when: /\b(?:angry|mad|hate|resent\w*|sick of|fed up|going crazy|lose my mind|losing my mind|suffocat\w*|can'?t (?:stand|breathe|take))\b/iu,
      say: ['It is too tight a coat. You outgrew it years ago.', 'One can love them and need four walls between.'],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:look|save|talk|find|apply|move)|going to (?:look|save|talk|move|find)|plan(?:ning)?|roommates?|listings|apartments?)\b/iu,
      say: ['Just looking already gives a direction.', 'A way out with a rough shape. That changes the air.'],
      ask: ['What would be the first thing in your own place again?'],
    },
    {
      when: /\b(?:stupid|silly|first world|others|worse|at least|shouldn'?t complain|roof over)\b/iu,
      say: ['A roof is a lot, and it is not the same as your own key.'],
    },
    {
      when: /\b(?:months?|weeks?|years?|since|temporary|just until|supposed to be|forever|\d\d)\b/iu,
      say: ['Temporary is a long word, from the inside.', 'It was meant as a stop, and now it has seasons.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|drain\w*|never alone|no space|no room)\b/iu,
      say: ['One is never quite alone there, and lonely all the same.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['For now it is a bed and a bit of time. The rest can come.'],
    },
  ],
  say: [
    'You are older than that house thinks you are.',
    'It is hard to feel grown under a ceiling you know by heart.',
    'It was the sensible thing, and it scratches at your pride.',
    'One may need help and hate needing it.',
    'There is more of you than fits into that room.',
  ],
  ask: [
    { line: 'What do you miss most about your own place?' },
    { line: 'What has to happen before you can leave again?', unless: /\b(?:job|money|save|saving)\b/iu },
    { line: 'Where can you be by yourself there?', unless: /\b(?:my room|privacy)\b/iu },
    { line: 'How do you get along with them, on an ordinary day?', unless: /\b(?:fight|argu\w*|nice|supportive)\b/iu },
  ],
};
