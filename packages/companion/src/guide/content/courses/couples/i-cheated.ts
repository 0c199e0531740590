import type { Course } from '../course.ts';

/** The writer was unfaithful. */
export const iCheated: Course = {
  id: 'i-cheated',
  begins:
    /\b(?:I(?:'?ve| have)? (?:just |think I |kind of |sort of |drunkenly |really |actually |recently )?(?:cheated|been cheating|been unfaithful|was unfaithful)(?: on (?:my (?:\S+ )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|him|her|them)|$|[.,]| last| once| and| with| but| a (?:few|week|month|year))|I(?:'?m| am) (?:\S+ )?(?:cheating on|having an affair|in an affair|the one who cheated|a cheater|the other (?:woman|man)|unfaithful|sleeping with (?:a married|someone else|my (?:\S+ )?(?:boss|coworker|ex)))|I (?:had|have been having|was having|have had|started) (?:an affair|a one[- ]night stand|a fling|an emotional affair)|I (?:just |drunkenly |accidentally |almost )?(?:kissed|made out with|slept with|hooked up with|had sex with) (?:someone else|somebody else|another (?:man|woman|guy|girl|person)|a (?:coworker|colleague|guy|girl|man|woman|stranger|friend)|my (?:ex|coworker|boss|colleague|best friend|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s))(?: \S+){0,12} (?:(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|married|relationship|cheat\w*|guilt\w*|affair|doesn'?t know)|(?:while|behind) my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)(?:'?s back)?(?: \S+){0,8} (?:I|I'?ve|I have) (?:kissed|slept|hooked|met|cheated)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:found out|knows|doesn'?t know|has no idea|caught me|discovered)(?: that)?(?: about)? (?:I|I'?ve|I have|my|me) (?:cheated|been cheating|cheating|affair|had|kissed|slept|was (?:cheating|seeing|talking))|my (?:affair|infidelity|cheating|affair partner))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|cheated on me|exam|test|homework|diet|game|quiz|paper|calories|macros|keto|cards|thinks I|accus\w*|on my husband'?s affair|my affairs are|drugged|against my will|didn'?t want (?:it|to)|I said no|passed out|couldn'?t say no|(?:feels?|felt) (?:\S+ )?(?:like|as if)|passed away|died|widow\w*)\b/iu,
  first: {
    say: [
      'You carry that around, and every kind word at home makes it heavier.',
      'That is a lonely thing to have done.',
      'It took something to write that down.',
    ],
    ask: ['When was it?', 'Does anyone know?', 'What has it been like since?'],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:tell|confess|come clean|say|admit|keep|break up|end|leave|stay|let)|(?<!\b(?:how|what|where|when|why) )do I (?:tell|have to|confess|say|come)|is it (?:\S+ )?(?:better|kinder|selfish|wrong|fair) (?:to|if|not)|would you (?:tell|confess|want)|to the grave|never tell)\b/iu,
      say: [
        'There is no rule for it. Ask yourself whom the telling would serve: you, to be rid of it, or the one at home, who could then decide knowing.',
        'If it could come out anyway, most people would rather hear it from you. If you do, then not late at night, and not in a quarrel.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|could) I (?:\S+ ){0,2}?(?:make|fix|earn|win|live|forgive|stop|end|get|face|repair|save)|what (?:do|can|should|could) I do|can I (?:fix|make))\b/iu,
      say: [
        'Perhaps not fix, for now. Answer what is asked, truthfully and all of it, break off what has to be broken off, and do not press for forgiveness.',
        'One thing you can do today: say what you did without a “but” behind it. The rest takes as long as it takes on the other side.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) I (?:\S+ )?(?:tell|say|confess|come|bring)|what (?:do|can|should|would|could) (?:I|you) (?:\S+ )?(?:say|do|tell)|any advice)\b/iu,
      say: [
        'If you tell it: all of the truth at once, and no reasons in the same breath. Perhaps: “This will hurt you, and you have a right to know it.” Then the plain fact.',
        'Making up for it is slow and mostly dull: no more contact there, answers when you are asked, and no hurry about being forgiven.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:a (?:bad|terrible|horrible|awful)|monster|evil|disgusting|broken|like my)|does (?:this|that|it) make me|what(?:'?s| is) wrong with me|why (?:did|do|would) I|what kind of (?:person|man|woman)|do I (?:even |still )?(?:love|deserve))\b/iu,
      say: [
        'You did something that hurts somebody you love, and you know it. That is a deed, and not all that you are.',
        'I do not know why. It may be worth asking what you were looking for there, not as an excuse, only to know.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:he|she|they|it|I) (?:\S+ )?(?:ever|forgive|leave|find out|trust|get|stop|go)|can (?:we|it|he|she|they|this|I) (?:\S+ )?(?:survive|recover|forgive|be|work|fix|ever|come)|is it (?:over|too late)|did I (?:ruin|destroy|lose))\b/iu,
      say: [
        'I cannot promise you that. Some couples come through it and some do not; either way it is not only in your hands.',
        'Forgiving is not yours to decide, and the pace neither. Yours is how honest it gets from here on.',
      ],
      asked: true,
    },
    {
      when: /\b(?:drunk|drinking|drinks?|alcohol|wasted|party|bar|blackout|don'?t remember|club)\b/iu,
      unless: /\b(?:couldn'?t|passed out|forced)\b/iu,
      say: ['The drink opened a door. You wish it had stayed shut.', 'One night, and the morning after does not end.'],
    },
    {
      when: /\b(?:(?:keeps|won'?t stop|still) (?:texting|calling|messaging|writing)|wants to (?:see|meet|continue))\b/iu,
      say: ['So from over there it is not finished, and you have to hold a door shut.'],
    },
    {
      when: /\b(?:planning|anniversary|surprise|trip|gift|birthday)\b/iu,
      say: ['Something lovely is being prepared for you, and you can hardly look at it.'],
    },
    {
      when: /\b(?:delet\w*|eras\w*|clear(?:ed|ing) (?:my|the)|hid(?:e|ing|den)? (?:my|the|it))\b/iu,
      say: ['Gone from the phone, and nowhere else.'],
    },
    {
      when: /\b(?:ended it|end it|broke it off|cut (?:it|him|her|them) off|blocked|stopped (?:it|seeing|talking)|over now|no contact|deleted)\b/iu,
      say: [
        'You closed that door. That counts, even if nobody may see it.',
        'And it is over there, and not over in you.',
      ],
    },
    {
      when: /\b(?:still (?:see|seeing|talk\w*|text\w*|going|in love|think)|can'?t (?:stop|end|let)|keep (?:going|seeing|texting|doing)|addict\w*|love (?:both|the other|him too|her too)|in love with (?:him|her|someone|the)|feelings for|torn|both)\b/iu,
      say: [
        'So it is not only guilt. There is something there that you do not want to lose.',
        'Two lives, and you whole in neither.',
      ],
      ask: ['What do you have there that you do not have at home?'],
    },
    {
      when: /\b(?:asked (?:me )?(?:if|why|whether|about)|couldn'?t answer|asks (?:me )?if|questions)\b/iu,
      say: [
        'There are questions with no answer that does not hurt.',
        'You stood there with your mouth open, and that was an answer, too.',
      ],
    },
    {
      when: /\b(?:found out|caught|discovered|read (?:all|my|the|every)|saw (?:the|my)|knows|read my|went through my|screenshot\w*|told (?:him|her|them) (?:everything|about|last|the)|I (?:told|confessed|admitted)|came clean)\b/iu,
      unless: /\b(?:doesn'?t know|nobody knows|no one knows|if (?:he|she|they)|not know)\b/iu,
      say: [
        'So it is out, and you had to watch what it did.',
        'Now there are two of you in pain, and you cannot take that away.',
      ],
      ask: ['How is it between you now?'],
    },
    {
      when: /\b(?:doesn'?t (?:know|suspect)|has no idea|nobody knows|no one knows|secret|hid\w*|hiding|lying|lie|lied|lies|double life|pretend\w*|act(?:ing)? normal|look (?:him|her|them) in the eye)\b/iu,
      say: [
        'Each ordinary evening is a small lie, and you feel every one.',
        'It stands between the two of you, and only you can see it.',
      ],
    },
    {
      when: /\b(?:hugged|kissed|(?:so )?(?:nice|kind|sweet|good) to me|flowers|made (?:me|dinner)|loves me|trusts me|said (?:he|she) loves|held me|smiled|deserves? better|best (?:man|woman|person|guy))\b/iu,
      say: ['Kindness hurts more now than any anger would.', 'You would almost rather be shouted at.'],
    },
    {
      when: /\b(?:lonely|neglect\w*|ignored|no (?:sex|intimacy|affection)|felt (?:wanted|seen|alive|beautiful|desired|special)|attention|listened|unhappy|dead (?:bedroom|marriage)|distant|fighting)\b/iu,
      say: [
        'There was a hunger before there was a deed. It explains something, without undoing it.',
        'You felt seen there. That is no small thing to have gone without.',
      ],
    },
    {
      when: /\b(?:don'?t (?:recognize|know) (?:myself|who I)|not myself|who (?:have|did) I become)\b/iu,
      say: ['You did not know that person was in you, and now you have met.'],
    },
    {
      when: /\b(?:(?:saw|seen|knows|witnessed|caught) (?:it|us|me|about it|everything)|(?:someone|somebody|friend|maid|brides\w*|groomsm\w*|coworkers?) (?:\S+ ){0,2}?(?:saw|knows))\b/iu,
      say: ['So it is no longer only in your hands.', 'Another pair of eyes. That makes every day uncertain.'],
    },
    {
      when: /\b(?:wedding|getting married|fianc\S+|bachelor\w*|engaged|invitations)\b/iu,
      say: [
        'There is a date coming toward you, and it asks for an answer.',
        'Everybody is getting ready to be glad with you, and you stand in it like that.',
      ],
    },
    {
      when: /\b(?:keeps asking|asks (?:me )?(?:why|what)|notic\w*|senses|suspicious|quiet|distant with)\b/iu,
      say: [
        'It has been noticed that you are elsewhere, and you have no answer you can give.',
        'Each of those questions is a door, and you stand before it.',
      ],
    },
    {
      when: /\b(?:how (?:that|it|this) (?:sounds|looks)|don'?t judge|judg\w*|you must think|not proud)\b/iu,
      say: ['It may be said here as it is. You have judged it plenty yourself.'],
    },
    {
      when: /\b(?:hasn'?t touched|doesn'?t touch|sleep(?:s|ing)? in separate|no longer)\b/iu,
      say: ['You had gone without for a long while.'],
    },
    {
      when: /\b(?:alive|feel (?:\S+ )?(?:wanted|seen|young|happy|myself)|makes me feel|laugh\w* with)\b/iu,
      say: [
        'Alive, that is a strong word. It tells of how it was before.',
        'You found a piece of yourself there, and it costs so much.',
      ],
    },
    {
      when: /\b(?:cowork\w*|colleague|boss|work|office|conference|business trip|ex\b|friend|neighbor|online|app|tinder|gym)\b/iu,
      say: [
        'Then there is no being done with it, you are reminded all the time.',
        'Near enough to slide into. It went by steps, I suppose.',
      ],
    },
    {
      when: /\b(?:kids?|children|daughters?|sons?|girls|boys|family|married|marriage|wedding|engaged|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) years|house)\b/iu,
      say: ['You see now all that it touches.', 'So much hangs on it that was built slowly.'],
    },
    {
      when: /\b(?:scared|afraid|terrified|fear|panic|lose (?:him|her|them|everything|my)|leave me|divorce)\b/iu,
      say: [
        'You are afraid of what the truth would cost, and tired of what hiding costs.',
        'To lose somebody by your own doing, that is the fear in it.',
      ],
    },
    {
      when: /\b(?:guilt\w*|asham\w*|disgust\w*|hate myself|monster|terrible person|horrible person|piece of|regret\w*|dirty|don'?t deserve|sick (?:to|of|about)|worst)\b/iu,
      say: [
        'The guilt says that it mattered to you, what you broke.',
        'You are on the bench and in the dock at once. That is a hard place to sit all night.',
      ],
    },
    {
      when: /\b(?:can'?t (?:sleep|eat|focus|look)|sleep|stomach|nightmare\w*|awake|shak\w*|throw up|chest)\b/iu,
      say: ['It keeps you up because there is nowhere to put it down.', 'The body does not keep secrets well.'],
    },
    {
      when: /\b(?:pregnan\w*|std|sti|tested|test|condom|unprotected|infection)\b/iu,
      say: [
        'Then there are plain things to be seen to, for both your sakes. A clinic asks no questions about why.',
        'That makes it urgent in a different way.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|broke down|sobb\w*)\b/iu,
      say: ['There was a lot held back behind that.', 'You grieve over it too, only without the right to say so.'],
    },
    {
      when: /\b(?:went on|for (?:about |almost |over )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:weeks|months)|(?:weeks|months|a while))\b/iu,
      say: ['So it was no slip of one evening. You had time to feel it from both sides.'],
    },
    {
      when: /\b(?:long time ago|years ago|back then|before we|early on|once|one time|just (?:a|one)|only)\b/iu,
      say: ['It was short, and it has stayed with you long.', 'Time passed over it, and it did not go away.'],
    },
    {
      when: /\b(?:dad|father|mom|mother|parents|cheated on (?:my|our) (?:mom|mother|dad|father)|swore|never thought|not (?:like|that kind|me)|who I am)\b/iu,
      say: [
        'So you broke a promise to yourself, too.',
        'The one thing you were sure you would never do. That shakes the picture one has of oneself.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|tonight|tomorrow|this weekend|thinking of|planning)\b/iu,
      say: [
        'That is a step toward daylight, whatever comes of it.',
        'It may be the hardest talk of your life, and you would be doing it out of respect.',
      ],
    },
    {
      when: /\b(?:(?:told|tell) (?:\S+ )?(?:my|a) (?:friend|sister|mom|therapist|priest|pastor)|(?:friend|sister|mom|therapist|priest|pastor|brother) knows)\b/iu,
      say: [
        'So one other person knows. It is a little less airless then.',
        'What they think of it matters less than that you are no longer alone with it.',
      ],
    },
    {
      when: /\b(?:alone|nobody (?:to|I)|no one (?:to|I)|can'?t tell|tired|exhausted|numb)\b/iu,
      say: [
        'There is no one to be comforted by, because you were the one.',
        'Carrying it alone is a punishment of its own.',
      ],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: [
        'Then it is not ripe yet. It can be looked at without deciding.',
        'You may be in pieces about it and have no answer.',
      ],
    },
  ],
  say: [
    'What you did cannot be undone, and what you do now is still open.',
    'You are looking straight at it. That is more than most manage.',
    'One may have done wrong and still need somebody to talk to.',
    'It hurts because the one at home is not just anybody to you.',
    'Something in you wants to be honest again.',
  ],
  ask: [
    { line: 'What do you want, underneath the guilt?' },
    { line: 'Is it over on the other side?', unless: /\b(?:ended|over|blocked|still)\b/iu },
    { line: 'What are you most afraid of?', unless: /\b(?:afraid|scared|terrified)\b/iu },
    { line: 'How were things at home before?', unless: /\b(?:lonely|unhappy|fighting|distant)\b/iu },
  ],
};
