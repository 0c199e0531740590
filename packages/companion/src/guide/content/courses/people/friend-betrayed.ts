import type { Course } from '../course.ts';

/** A friend broke trust: told a secret, lied, talked behind the writer's back. */
export const friendBetrayed: Course = {
  id: 'friend-betrayed',
  begins:
    /\b(?:my |a |one of my |this |our )(?:\S+ ){0,2}?(?:friend|friends|bestie|bff|buddy|mate|pal|roommate)(?: \p{Lu}\p{L}+)? (?:\S+ ){0,2}?(?:told (?:\S+ ){0,2}?(?:everyone|everybody|people|someone|others|the (?:whole|entire|group)|our|other|my (?:secret|business|ex|mom|mum|parents|crush|boyfriend|girlfriend|boss))|told my secrets?|(?:shared|spread|leaked|spilled|exposed|posted|showed|screenshot\w*|sent) (?:\S+ ){0,3}?(?:my (?:secrets?|messages?|texts?|private|dms?|business)|something I told|what I told|what I said|rumors? about me|our (?:chat|messages|texts|convo|conversation)|me to)|betrayed|backstab\w*|stabbed me|lied (?:to me|about)|(?:has been|was|is|been) lying to me|(?:talk\w*|talk(?:ed|ing|s)? (?:shit|crap|trash|bad|badly)|gossip\w*|bitch\w*|laugh\w*|said (?:\S+ ){0,3}?things?) (?:\S+ ){0,2}?(?:about me|behind my back)|went behind my back|broke my trust|stole (?:my|from me)|(?:is|are|started|was|been|has been) (?:\S+ )?(?:dating|seeing|hooking up with|sleeping with|talking to|with) (?:\S+ )?my (?:ex|crush|ex\S*)|(?:slept|hooked up|got) with my (?:ex|crush|ex\S*)|turned (?:everyone|people|them|our friends) against me|threw me under)\b|\b(?:betrayed|backstabbed|lied to|stabbed in the back) by (?:my |a )(?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy)\b|\b(?:told|trusted|confided in) (?:my |a )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy)\b.{0,80}\b(?:told (?:everyone|everybody|people|someone|others|the|her|his|my)|everyone knows|everybody knows|spread|leaked|used it)\b|\b(?:found out|heard|learned|saw|caught) (?:\S+ ){0,3}?(?:my |a )(?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy) (?:\S+ ){0,3}?(?:talk\w* (?:\S+ )?about me|talking shit|behind my back|lied|lying|told (?:everyone|people)|making fun of me|made fun of me|gossip\w*)\b|\b(?:fake|two[- ]faced|so[- ]called) friends?\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|overdos\w*|raped?|assault\w*|touched me|nudes?|naked|threat\w*|blackmail\w*|outed|I'?m gay|my sexuality|died|hit me|(?:sleeping|slept) with my (?:husband|wife|boyfriend|girlfriend)|affair|my (?:son|daughter|kid)(?:'s)?|(?:her|his) friend)\b/iu,
  first: {
    say: [
      'You handed it over in trust, and it was carried around.',
      'It is not only what is out now. It is who carried it.',
      'That pulls the floor away backward too, under everything you ever told {them}.',
    ],
    ask: [
      'How did you find out?',
      'What hurts most, that it is out, or that it was {them}?',
      '{Do} {they} know that you know?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:say|do|tell|write)|how (?:do|can|should|would) I (?:\S+ ){0,3}?(?:tell|say|confront|bring|handle|deal|act|face|trust|get over|move|even|respond|look)|any (?:advice|tips|ideas))\b/iu,
      say: [
        'Keep it short and in your own voice: “What I told you in confidence went further. It hurt to find out. Why did you do it?” Then let {them} answer.',
        'Before anything else, decide what you want from it: the truth, an apology, or only to have said it. It makes the sentence much shorter.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:confront|show|tell|say|end|cut|drop|block|forgive|talk|text|ask|stay|let|trust|give|expose|get back|leave|ignore|pretend|call)|is it worth)\b/iu,
      say: [
        'I would say it to {them} once, face to face if you can, and not while it is boiling. What {they} {do} in that minute will tell you most of it.',
        'Not paying it back in kind is for your sake. Being honest with {them}, and careful with what you share from now on, is enough for this week.',
      ],
      asked: true,
    },
    {
      when: /\bwhy (?:would|did|does|do|is|are|me) ?(?:she|he|they|someone|anyone|people|I|a friend)?\b/iu,
      say: [
        'Only {they} could say. A secret is easy coin; people spend one to belong, or to be interesting for a minute. It is seldom about the one it hurts.',
        'I do not know. Carelessness, envy, wanting to be in with the others. None of these is a fault of yours.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|wrong|stupid|crazy|petty|dramatic|naive|too \S+|the (?:\S+ )?(?:asshole|problem|bad)|an idiot|a)|is it (?:\S+ )?(?:normal|stupid|petty|me|my fault|a big deal)|was I (?:\S+ )?(?:stupid|naive|wrong|dumb))\b/iu,
      say: [
        'No. To trust a friend is no stupidity; it is what friends are for. The fault is not on the side of the one who trusted.',
        'It is no small thing. A confidence is a promise, even when nobody says the word.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:I|people|everyone|they|it|she|he) (?:\S+ ){0,2}?(?:trust|forget|stop|ever|talk|believe|blow)|can (?:I|we) (?:\S+ )?(?:ever )?(?:trust|be friends|fix|forgive|go back)|what if (?:everyone|people|she|he|they|it))\b/iu,
      say: [
        'I cannot promise it. Trust mostly comes back in teaspoons, with this person or with others, and you set the pace.',
        'Talk moves on to the next thing sooner than you would believe. What stays is how you two stand, and that is slower.',
      ],
      asked: true,
    },
    {
      when: /\b(?:everyone|everybody|whole (?:school|office|town|class|group|family|team)|people (?:know|look|stare|talk|laugh)|looks|stares?|whisper\w*|rumou?rs?|gossip\w*|laughing|call(?:s|ed)? me|coworkers? (?:said|asked|knew)|found out)\b/iu,
      say: [
        'You come in, and you look for it in each face.',
        'What was yours is lying around in other mouths now.',
        'And you did not get to choose who hears it.',
      ],
      ask: ['Is there one among them who was decent about it?'],
    },
    {
      when: /\b(?:screenshot\w*|group ?chat|messages?|texts?|dms?|saw (?:it|the|her|his)|read (?:it|the|them)|phone|posted|story|forwarded|showed me|sent me)\b/iu,
      say: ['To have it there in black and white.', 'Now you have the very words, and they do not fade.'],
    },
    {
      when: /\b(?:secret|private|only told|told only|only (?:she|he|they) knew|confid\w*|told (?:her|him|them) (?:\S+ )?(?:in|not|about|that|something)|swore|promised|trusted|only (?:one|person) (?:I|who)|never told anyone|personal)\b/iu,
      say: [
        'You had not told that to just anybody.',
        'It took courage to say it the first time. Now it costs you a second time.',
      ],
    },
    {
      when: /\b(?:den(?:ied|ies|y|ying)|lied|lies|lying|lie|to my face|swears? (?:she|he|they)|acts? like|pretend\w*|as if nothing|like nothing|innocent|excuse\w*)\b/iu,
      say: [
        'And then to be looked in the eye and told it is not so.',
        'The lie on top makes you doubt what you saw.',
        'A slip can be forgiven. A straight face is harder.',
      ],
    },
    {
      when: /\b(?:just a joke|joking|not a big deal|no big deal|overreact\w*|too sensitive|dramatic|get over|calm down|didn'?t mean|slipped|by accident|accident|drunk|didn'?t think|thought (?:it|everyone|you))\b/iu,
      say: [
        'Slipped or not, it was yours, and it was not for passing on.',
        'So now it is your reaction that is up for discussion.',
      ],
    },
    {
      when: /\b(?:ex|crush|boyfriend|girlfriend|dating|hook\w*|kissed|slept|guy|girl)\b/iu,
      say: [
        '{They} knew better than anyone what that meant to you.',
        'There are things one friend does not do to another, and nobody has to write them down.',
      ],
    },
    {
      when: /\b(?:work|coworkers?|boss|office|school|class|same (?:group|team|friends|class|house)|roommates?|live|see (?:her|him|them)|have to|every day|tomorrow|party|wedding)\b/iu,
      say: ['And you cannot even keep out of the way.', 'You have to go on saying good morning, with that under it.'],
    },
    {
      when: /\b(?:years?|since (?:we|school|college|childhood|kindergarten|\d\w* grade)|best friend|childhood|grew up|like (?:a )?(?:sister|brother|family)|godmother|maid of honor|best man|known (?:her|him|them)|since I was)\b/iu,
      say: [
        'So many years, and you go back through them, looking for cracks.',
        'From anybody else it would have been a bad day. From {them} it is something else.',
      ],
    },
    {
      when: /\b(?:confronted|asked (?:her|him|them)|told (?:her|him|them) (?:I|how|that)|called (?:her|him|them) out|said something|texted (?:her|him|them)|wrote (?:her|him|them))\b/iu,
      say: [
        'You said it to {them}. That is the straight way, and not the easy one.',
        'So it is on the table at least.',
      ],
      ask: ['What did you get for an answer?'],
    },
    {
      when: /\b(?:apologi[sz]ed|said sorry|sorry|cried|crying|begging|begged|wants? to (?:talk|fix|explain|make)|keeps? (?:calling|texting)|regrets?)\b/iu,
      say: [
        'A sorry opens a door. It does not mean you have to walk through it today.',
        'You may believe the sorry and still be hurt.',
      ],
      ask: ['Did it sound as if {they} knew what it was about?'],
    },
    {
      when: /\b(?:sides?|other friends|mutual|the group|they all|nobody (?:believes|said|stood|told)|no one (?:believes|said|stood|told)|lose (?:the|my|all)|lost (?:the|my|all)|knew (?:about it|and))\b/iu,
      say: [
        'And the others knew, or looked away. That is a second cut.',
        'You lose more than one person there, if it goes badly.',
      ],
    },
    {
      when: /\b(?:block\w*|unfollow\w*|cut (?:her|him|them) off|done with|ended|over|never (?:talk|speak|trust|again)|dead to me|deleted)\b/iu,
      say: ['A closed door gives some quiet, and some missing too.', 'It is yours to close, and yours to open.'],
    },
    {
      when: /\b(?:revenge|get (?:her|him|them) back|get even|expose|tell (?:everyone )?(?:her|his|their) secrets?|ruin (?:her|him|them)|payback|karma)\b/iu,
      say: ['You could, and it tells how deep it went.', 'It would feel good for about an evening, I would guess.'],
    },
    {
      when: /\b(?:forgive (?:this|her|him|them|it)|trust (?:anyone|anybody|people|again|issues)|can'?t trust|never trust|who (?:else|can)|anyone else|walls|paranoid|wonder what else|what else)\b/iu,
      say: ['Now everybody else is on trial for it as well.', 'You ask yourself what else was passed on.'],
      ask: ['Is there one person whom you still tell things?'],
    },
    {
      when: /\b(?:miss (?:her|him|them|it|us)|sad|cry\w*|grie\w*|lonely|alone|heartbroken|hurts?|empty|stomach|sick|sleep|eat|shak\w*)\b/iu,
      say: [
        'It is like mourning somebody who is still walking about.',
        'You would want to tell it to {them}, that is the absurd part.',
      ],
    },
    {
      when: /\b(?:angry|furious|mad|pissed|rage|hate|humiliat\w*|embarrass\w*|asham\w*|disgust\w*|sink into|ground|swallow|stupid|naive|idiot|foolish)\b/iu,
      say: [
        'The anger is in its right place. The shame is not yours.',
        'You were open, and somebody was careless with it.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I might|I could|I'?ll (?:just )?(?:tell|text|say|talk|wait|ask|confront|ignore))\b/iu,
      say: ['In your own time, and in your own words.', 'You need not be loud to be clear.'],
    },
    {
      when: /\b(?:she|he|they)(?:'s| is|'re| are|'ve| have| has)? (?:\S+ ){0,2}?(?:goes|said|says|like|just|always|never|won'?t|doesn'?t|didn'?t|keeps?|still|told|knew|even|was|were)\b/iu,
      say: [
        'And all that time you took {them} for safe.',
        'That is the bit you chew on at night.',
        'You look at {them} now, and cannot find the old face.',
      ],
    },
    {
      when: /\bI (?:just |only |even |really |still |always )*(?:told|was|did|try|tried|can'?t|couldn'?t|don'?t|feel|want|thought|never|would|loved|defended)\b/iu,
      say: [
        'You would not have done that to {them}, and that is why it does not fit in your head.',
        'There was love in how you trusted.',
      ],
    },
  ],
  say: [
    'What breaks there is not the secret. It is the being safe with somebody.',
    'You are not to blame for having trusted.',
    'You lose a friend and the place to talk about it, both at once.',
    'It takes the past along, that sort of thing.',
    'It was in good faith on your side.',
  ],
  ask: [
    { line: 'What would you need to hear from {them}?', unless: /\bapologi\w*|sorry\b/iu },
    { line: 'Who is on your side in this?', unless: /\b(?:nobody|no one)\b/iu },
    { line: 'What did {they} mean to you, until then?' },
    {
      line: 'How long have you known it?',
      unless: /\b(?:today|yesterday|last|ago|weeks?|days|months?|just found)\b/iu,
    },
  ],
};
