import type { Course } from '../course.ts';

/** A wedding is ahead, with doubts or strain. */
export const weddingDoubts: Course = {
  id: 'wedding-doubts',
  begins:
    /\b(?:(?:getting married|our wedding|my wedding|the wedding|wedding day|get married|marry(?:ing)? (?:him|her|them|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)))(?: \S+){0,12} (?:doubts?|doubting|cold feet|second thoughts|not sure|unsure|scared|afraid|terrified|freaking out|panick?ing|don'?t know if|anxious|stress\w*|overwhelm\w*|nervous|call(?:ing)? it off|dread\w*|want to cancel|mistake|worried)|(?:doubts?|doubting|cold feet|second[- ]guess\w*|second thoughts|not sure|unsure|scared|afraid|terrified|freaking out|anxious|stress\w*|overwhelm\w*|nervous|don'?t know if|worried|having doubts|call(?:ing)? off|cancel(?:ing)?|postpone)(?: \S+){0,6} (?:getting married|my (?:own )?wedding|our wedding|the wedding|get married|marry(?:ing)? (?:him|her|them|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus))|want to marry|engagement)|(?:wedding planning|planning (?:a|my|our|the) wedding) (?:is|has|makes|was|stress\w*)|(?:cold feet|calling off (?:the|my|our) (?:wedding|engagement)))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:sister|brother|friend|best friend|daughter|son|cousin|mom|dad|coworker|ex)(?:'?s)? (?:\S+ ){0,3}?(?:wedding|getting married|is marrying|moving in|and her|and his|has cold)|(?:bridesmaid|maid of honor|best man|guest|plus one|toast|speech)|(?:wear|invited) to|divorce|cheat\w*|visa)\b/iu,
  first: {
    say: [
      'Such a big yes, and a small voice that keeps talking.',
      'Everyone is asking about flowers, and nobody asks how you are.',
      'It is a great thing to walk toward, and one may tremble.',
    ],
    ask: [
      'What does the doubt say, when it speaks?',
      'When is it to be?',
      'Is it more about the day, or about what comes after?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:call|cancel|postpone|go|tell|marry|say|do|wait|break|talk|move|leave|stay|end)|(?<!\b(?:how|what|where|when|why) )do I (?:\S+ )?(?:go|tell|marry|call|move|cancel)|would you)\b/iu,
      say: [
        'I will not decide that for you. But a date is movable, and a doubt can be spoken before it. A good love can stand to hear one.',
        'Try it without the audience: if it were just you two, tomorrow, at a counter, nobody watching, and the money paid back. What would you want then.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:\S+ ){0,2}?(?:normal|too late|just|cold|a (?:bad )?sign|wrong|a red)|is (?:this|that) (?:\S+ )?(?:normal|just|cold|nerves|a)|do (?:all|most|other)(?: \S+)|does (?:everyone|everybody|it|this)|am I (?:\S+ ){0,3}?(?:crazy|selfish|overthink\w*|wrong|a bad|ungrateful|horrible|ready|making|too|settling|overreact\w*))\b/iu,
      say: [
        'Doubts before a big yes are very common. Some are about the size of the step, and some are about the person. You may know which yours are when it is quiet.',
        'It is never too late before it is done, and not even then the end of the world. Nerves mostly come and go; a real no keeps saying the same thing.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|will|did) (?:I|you) (?:\S+ ){0,2}?(?:know|tell|say|bring|talk|decide|deal|get|stop|ask|make)|what (?:do|can|should|would|if) (?:I|you|he|she|it|we|they) (?:\S+ )?|will (?:it|I|we|this|he|she) (?:\S+ )?|any advice)\b/iu,
      say: [
        "You could say it to the one it concerns, without a verdict: “I am scared of how big it is. I don't want to run, I want to tell you.” The answer will show you a good deal.",
        'Perhaps write two pages nobody will read, one that begins with “I want to, because,” and one with “I am afraid that.” And see which was harder to stop.',
      ],
      asked: true,
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|parents|in-?laws?|family|families|sister|aunts?|relatives|(?:his|her|their) (?:mom|mother|family))\b/iu,
      say: [
        'So many people sit at that table already, and you two are somewhere in between.',
        'Everybody has a wish, and it is your day that pays for it.',
      ],
    },
    {
      when: /\b(?:guest list|guests?|invit\w*|seating|venue|dress|cake|flowers|caterer|dj|photographer|planner|vendors?|bridesmaids?|pinterest|planning|centerpieces?|list)\b/iu,
      say: [
        'It has become a project, and the love has to wait in the corridor.',
        'A hundred decisions about napkins, and the one that matters gets no time.',
      ],
      ask: ['Which part of it would you drop with pleasure?'],
    },
    {
      when: /\b(?:money|budget|cost\w*|expens\w*|deposits?|paid|debt|afford|thousands?|\$\d+|\d+k)\b/iu,
      say: [
        'And every bill that is paid makes it harder to stop and think.',
        'Money spent is a bad reason for a lifetime, and it feels like a strong one.',
      ],
    },
    {
      when: /\b(?:(?:on a|like a) (?:train|conveyor|ride)|momentum|can'?t (?:stop|get off|back out)|trapped|going through the motions|autopilot)\b/iu,
      say: [
        'It rolls on by itself, and nobody has asked you at the last stop.',
        'One may pull the cord, even only to look out for a moment.',
      ],
    },
    {
      when: /\b(?:doubt\w*|unsure|not sure|gut|voice|feeling|something (?:is )?off|wrong|hesita\w*|settling|settle|mistake)\b/iu,
      say: [
        'So the voice is there. It may be fear, or it may know something. It wants to be heard, either way.',
        'A doubt one must not have gets louder by it.',
      ],
      ask: ['Since when has it been there?'],
    },
    {
      when: /\b(?:love (?:him|her|them)|amazing|great (?:guy|man|woman)|perfect|best friend|good (?:man|woman|guy|person)|nothing wrong|kind|treats me|deserves?)\b/iu,
      say: [
        'You love {them}, and the word forever is still very long.',
        'It would be so simple if one thing were plainly wrong.',
      ],
    },
    {
      when: /\b(?:fight\w*|argu\w*|drink\w*|temper|kids|religion|different (?:things|wants)|doesn'?t want|lies|lied|trust|lazy|controlling|jealous|sex|money habits|never (?:talks|listens)|red flags?|change[ds]?)\b/iu,
      say: [
        'That does not go away by a ring, and you know it.',
        'So the doubt has a name. Then it can be talked about.',
      ],
      ask: ['Have you two spoken of it?'],
    },
    {
      when: /\b(?:ex|someone else|another|cowork\w*|first love|what else|other (?:people|options)|only person|young|never (?:dated|been)|missing out|freedom|travel)\b/iu,
      say: [
        'One door opened closes a few others. It is allowed to look at them once more.',
        'You think of the lives you will not lead. It does not make you disloyal.',
      ],
    },
    {
      when: /\b(?:parents? (?:divorced|split|fought|were)|divorc\w*|my (?:parents|mom and dad)|statistics|50%|half of|marriage is|second (?:marriage|wedding)|last marriage|been married)\b/iu,
      say: [
        'You have seen how it can end. One does not walk in there lightly after that.',
        'You do not want to repeat it. That is care, not coldness.',
      ],
    },
    {
      when: /\b(?:invitations?|save the dates?|rsvp\w*|booked|deposit\w*|already (?:paid|sent|out))\b/iu,
      say: ['It is printed already, and still it is only paper.'],
    },
    {
      when: /\b(?:tell (?:him|her|them|everyone|people|my)|telling|disappoint\w*|hurt (?:him|her|them)|let (?:everyone|them|my)|embarrass\w*|everyone (?:is|has|will|knows)|what will people|too late|tickets|flights|already)\b/iu,
      say: [
        'So many have booked flights. One gets carried by the current.',
        'You think of all who would be disappointed, and you are the one who would live in it.',
      ],
    },
    {
      when: /\b(?:can'?t (?:sleep|eat|breathe)|sleep|awake|stomach|panic\w*|cry\w*|cried|nightmares?|dream\w*|anxi\w*|weight|hair|rash|headache|chest|throw up)\b/iu,
      say: ['Your body is having its own rehearsal.', 'Something in you wants to be asked before the day comes.'],
    },
    {
      when: /\b(?:tomorrow|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:days|weeks|months)|next (?:week|month|year)|this (?:weekend|summer|fall|spring)|in (?:june|july|august|september|october|may|april|december)|soon|countdown)\b/iu,
      say: ['It comes nearer whether one is ready or not.', 'On paper it is a date. In you it is a whole weather.'],
    },
    {
      when: /\b(?:excited|happy|beautiful|can'?t wait|looking forward|sweet|laughed|hugged|held|told (?:him|her|them)|talked|said (?:he|she|it)|understood|relie(?:f|ved))\b/iu,
      unless: /\b(?:not|never|can'?t tell|haven'?t|no)\b/iu,
      say: ['That sounds like solid ground.', 'There it is, the thing underneath all the fuss.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|overwhelm\w*|stress\w*|too much|done|elope|courthouse|run away|over it|hate (?:it|this|planning))\b/iu,
      say: [
        'You would like to be married already, and spared the wedding. Or just sleep.',
        'It was meant to be a celebration, and it has become a second job.',
      ],
    },
    {
      when: /\b(?:nobody|no one|can'?t tell|pretend\w*|smil\w*|act(?:ing)? (?:happy|excited)|supposed to be (?:happy|the happiest)|happiest)\b/iu,
      say: [
        'Everybody expects you to beam. It is lonely, behind a beaming face.',
        'One is hardly allowed to be anything but happy, so you brought it here.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could| need)|I(?:'?ll| will) |going to|gonna|thinking of|postpon\w*)\b/iu,
      say: ['You are giving the question some room. It deserves that.'],
    },
    {
      when: /\b(?:stupid|silly|ungrateful|dramatic|spoiled|ridiculous|brid(?:e|al)zilla)\b/iu,
      say: ['A decision for life is not a silly thing to be serious about.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['It may stay open for a breath. No organ is playing here.'],
    },
  ],
  say: [
    "It is your life that is being decided, under everybody's flowers.",
    'To be careful with a yes is a way of taking it seriously.',
    'Joy and fear can walk up the same aisle.',
    'You want to go in with your whole self, and not only with the rest carried along.',
    'A step is not smaller because everyone takes it.',
  ],
  ask: [
    { line: 'What do you look forward to, beyond the day itself?' },
    { line: 'Who could hear the doubt and stay calm?', unless: /\b(?:friend|sister|mom|told)\b/iu },
    { line: 'How is it between you two, on a plain Tuesday?', unless: /\b(?:fight|argu|good|great)\b/iu },
  ],
};
