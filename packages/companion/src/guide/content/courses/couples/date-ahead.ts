import type { Course } from '../course.ts';

/** A date is ahead. */
export const dateAhead: Course = {
  id: 'date-ahead',
  begins:
    /\b(?:I (?:\S+ )?(?:have|got|'?ve got|am going on|'?m going on|am meeting|am having|agreed to|scored) (?:\S+ ){0,3}?(?:first |second |third |blind |real |coffee |dinner |tinder |hinge |bumble )*date(?: \S+){0,4} (?:tonight|tomorrow|later|soon|today|this|on|with|in|next|friday|saturday|sunday|monday|tuesday|wednesday|thursday|from)|(?:first|second|blind|coffee|dinner|tinder|hinge|bumble) date (?:\S+ ){0,3}?(?:tonight|tomorrow|later today|this (?:weekend|week|evening|friday|saturday|sunday)|on (?:friday|saturday|sunday|monday|tuesday|wednesday|thursday)|in (?:a|an|two|three|\d+) (?:hours?|days?))|(?:nervous|anxious|freaking out|scared|terrified|excited|worried|panicking|stressed) (?:\S+ ){0,3}?(?:about|for|before|because of) (?:\S+ ){0,3}?date(?! (?:of|is due|for the|by))|(?:he|she|they|this guy|this girl|a guy|a girl|my crush) (?:just )?(?:asked me (?:out|on a date)|said yes to (?:a date|going out|dinner|coffee))|(?:going on|have) (?:a|my) (?:\S+ )?(?:first |real )?date (?:\S+ ){0,2}?(?:in|since|after) (?:\S+ ){0,2}?(?:years|months|forever|my divorce|the divorce|ages|long)|what (?:do|should) I (?:wear|say|talk about) (?:on|to|for) (?:a|my|the|this|our) (?:\S+ )?date)\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|years ago|back in (?:high school|college|20)|when I was (?:a kid|little|young|\d+)|destiny|my (?:bed|couch|dentist|doctor|laundry|pillow)|with myself|play ?date|due date|court date|date of|deadline|release|wedding date|date night with my|expir\w*|my (?:daughter|son|friend|sister|mom|dad|brother|ex|roommate|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus))(?:'?s|s)? (?:\S+ )?(?:has|have|had|is|got|went|going|date)|blood pressure|had a date|went on|was my date|didn'?t (?:show|go))\b/iu,
  first: {
    say: [
      'Oh, a date. No wonder the day goes a bit crooked.',
      'Somebody is going to sit there and look at you. That is nice and frightening.',
      'So there is something in the air, then.',
    ],
    ask: [
      'Who is it, if I may ask?',
      'What are you going to do, the two of you?',
      'More nervous or more glad, just now?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|would) (?:I|you|we) (?:\S+ )?(?:wear|put on)|should I (?:\S+ )?(?:wear|dress|shave|put)|is (?:\S+ ){0,3}(?:too (?:much|casual|dressy)|okay to wear))\b/iu,
      say: [
        'Something you have already laughed in. If you need not think of it while sitting, it is the right one.',
        'What you feel like yourself in, one notch tidier. Comfortable shoes save many an evening.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can|could|would|to) (?:I|you|we|people) (?:\S+ )?(?:say|talk|ask|do|even|text)|how (?:do|can|should) I (?:\S+ ){0,2}?(?:act|talk|start|not|stop|calm|be|greet|know|say|tell|keep|do)|any (?:advice|tips)|what if (?:we|there)(?:'?s| is| have)? (?:run|nothing|silence|awkward))\b/iu,
      say: [
        'Questions one would really like to have answered: what somebody is looking forward to, what they could talk about for an hour. And a pause may just be a pause.',
        'You might tell it straight: “I am a bit nervous, I have not done this in a while.” It is charming more often than not, and then it is out of the way.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:cancel|go|text|call|tell|kiss|bring|pay|order|say|hug|confirm|drink|ask|mention|wait|reschedule|back)|(?<!\b(?:how|what|where|when|why) )do I (?:\S+ )?(?:text|pay|kiss|hug|tell|bring|cancel|go)|who pays|is it (?:\S+ )?(?:ok|okay|rude|weird|bad|too) (?:to|if|soon))\b/iu,
      say: [
        'You may go for an hour and see. An hour is short, and you may leave kindly at the end of it: “It was nice to meet you, I am off now.”',
        'If it is only nerves, I would go. If something in you says it is not safe or not right, that is reason enough to leave it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what if (?:he|she|they|I|it)|will (?:he|she|they|it|I) (?:\S+ )?(?:like|be|go|think|find)|do you think|am I (?:\S+ ){0,3}?(?:ready|too|stupid|crazy|overthink\w*|rusty)|is it (?:\S+ )?(?:normal|stupid|silly)|does (?:everyone|everybody))\b/iu,
      say: [
        'It may turn out dull, or lovely, or both. It is only a look at each other, nobody has to pass.',
        'Nearly everybody is nervous before that, the other one too. It mostly goes after the first ten minutes.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:first|in) (?:date )?(?:\S+ )?(?:in|since|after) (?:\S+ )?(?:years|months|forever|ages|divorce|breakup|my|so long|the)|rusty|haven'?t (?:dated|been|done)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) years|divorce\w*|widow\w*|after my|my ex)\b/iu,
      say: [
        'That long since the last time. The shoes feel odd, and it is still your own feet.',
        'You are letting somebody look again. That is no small thing.',
      ],
    },
    {
      when: /\b(?:(?:wife|husband) (?:\S+ )?(?:passed|died|was)|widow\w*|cheating on (?:her|him)|betray\w*|guilty|still (?:love|wear))\b/iu,
      say: [
        'Part of you still sits at another table, and that is all right.',
        'It takes nothing from the one who was. It may still feel like it, the first time.',
      ],
    },
    {
      when: /\b(?:app|tinder|hinge|bumble|online|never met|in person|photos?|pics|profile|catfish|stranger|match\w*)\b/iu,
      say: [
        'From a little picture to a whole person. That is always a jump.',
        'Somewhere public, and one friend who knows where you are, then the head is freer.',
      ],
    },
    {
      when: /\b(?:wear|outfit|dress|clothes|shirt|jeans|shoes|hair|makeup|mirror|look(?:s|ing)? (?:fat|ugly|old|terrible|good|okay|ok)|weight|pimple|zit|bald\w*|tried on)\b/iu,
      say: ['Half the wardrobe on the bed, I imagine.', 'The mirror is an unfair judge on a day like this.'],
    },
    {
      when: /\b(?:awkward|silence|nothing to say|boring|small talk|blank|run out|shy|introvert|weird|embarrass\w*|say something (?:stupid|dumb|wrong)|talk too much|ramble)\b/iu,
      say: [
        'You are afraid of the gaps. Somebody who is worth it can bear one with you.',
        'Two people who do not know what to say, that is how most good things started.',
      ],
    },
    {
      when: /\b(?:coffee|dinner|drinks|restaurant|bar|walk|movie|museum|park|bowling|lunch|cinema|concert|cooking|hike)\b/iu,
      say: [
        'That sounds like something one can do and talk beside it.',
        'It will be nice to have something to hold on to.',
      ],
    },
    {
      when: /\b(?:stomach|sick|heart|shak\w*|sweat\w*|can'?t (?:eat|sleep|focus|breathe|sit)|nause\w*|panic\w*|palms|throw up|nervous|anxious|freaking|scared|terrified|butterflies)\b/iu,
      say: [
        'Your body takes it for an exam. It is only a table with two chairs.',
        'A bit of that is gladness, in disguise.',
      ],
    },
    {
      when: /\b(?:cancel|stay home|back out|excuse|don'?t (?:want|wanna|feel)|bail|regret|why did I|not go|couch|pajamas)\b/iu,
      say: [
        "Just before, the couch always looks like the love of one's life.",
        'That is the nerves talking, or perhaps not. You know them better.',
      ],
    },
    {
      when: /\b(?:cute|handsome|pretty|beautiful|funny|nice|sweet|kind|smart|tall|gorgeous|hot|seems|good (?:vibe|feeling)|excited|happy|looking forward|can'?t wait|text\w* (?:all|every)|talk\w* (?:for|every|all))\b/iu,
      say: ['So there is something you already like.', 'Nice, that you are looking forward to it.'],
      ask: ['What was it that caught you?'],
    },
    {
      when: /\b(?:hurt|trust|last time|bad (?:date|dates|experience)|ghost\w*|reject\w*|disappoint\w*|hopes? up|burned|cheated)\b/iu,
      say: [
        'You go there with a few old bruises. And you go.',
        'You would like to hope, and to keep a hand on the door.',
      ],
    },
    {
      when: /\b(?:kids?|single (?:mom|dad)|babysitter|disab\w*|sober|don'?t drink|scar|illness|secret|tell (?:him|her|them) (?:that|about)|virgin|never (?:kissed|been|dated))\b/iu,
      say: [
        'You need not lay everything on the table on the first evening.',
        'Somebody worth your evening will bear to hear it when it is time.',
      ],
    },
    {
      when: /\b(?:daughter|son|kids|friends?|sister|mom|roommate|everyone|coworker)\b/iu,
      say: ['So you have a whole cheering section behind you.'],
    },
    {
      when: /\b(?:late|just got|leaving (?:now|soon)|on my way|(?:in|about) (?:an|one|two|\d+) (?:hours?|minutes|mins)|waiting|here now|in the car|outside)\b/iu,
      say: ['Almost there, then. One slow breath before the door.', 'And now it gets real.'],
    },
    {
      when: /\b(?:(?:went|was|it was|had) (?:\S+ ){0,2}?(?:great|good|well|amazing|fun|lovely|nice|awful|bad|awkward|okay|ok|fine|terrible)|kissed|second date|didn'?t show|stood up|just got (?:back|home))\b/iu,
      unless: /\b(?:hope|if|last time)\b/iu,
      say: ['So it has happened. And you came back with something to tell.', 'There it is, behind you now.'],
      ask: ['How did it feel to sit there?'],
    },
    {
      when: /\b(?:tired|give up|done with|last (?:try|chance|one)|whatever|don'?t expect|no expectations|don'?t care)\b/iu,
      say: ['No great hopes, but you go. That is a quiet sort of courage.'],
    },
    {
      when: /\b(?:stupid|silly|dumb|too old|like a teenager|ridiculous|childish)\b/iu,
      say: ['It is a fine thing to be silly about.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['One cannot know beforehand. That is the whole point of going.'],
    },
  ],
  say: [
    'It shows some courage to let yourself be looked at.',
    'Whatever comes of it, you have said yes to something.',
    'It is an hour or two with another nervous person.',
    'You are allowed to be picky, too. It goes in both directions.',
    'There is something open in your week, and that is rare enough.',
  ],
  ask: [
    { line: 'What would make it a good evening, apart from everything else?' },
    { line: 'What do you know of each other so far?', unless: /\b(?:app|tinder|hinge|met|work|class)\b/iu },
    { line: 'When does it begin?', unless: /\b(?:tonight|tomorrow|hour|friday|saturday|sunday)\b/iu },
  ],
};
