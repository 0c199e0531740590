import type { Course } from '../course.ts';

/** A relationship has ended lately, mostly by the other one's doing. */
export const wasLeft: Course = {
  id: 'was-left',
  begins:
    /\b(?:(?:he|she|they|my (?:boyfriend|girlfriend|partner|bf|gf|fianc\S+|husband|wife)) (?:just |finally |kind of |literally )?(?:broke up with me|dumped me|left me(?! (?:on read|alone|out|hanging|a |with|at |in |the |no |behind|here|waiting|wondering|speechless|feeling))|ended (?:it|things|us|our)|broke it off|walked out(?: on me)?|wants to break up|said (?:it'?s over|we'?re done|(?:he|she|they) (?:want|need)s? space))|(?:we|me and my (?:ex|boyfriend|girlfriend|bf|gf)) (?:just |finally )?(?:broke up|split(?: up)?|ended (?:it|things)|called it off|are over|separated)|(?:I )?got (?:dumped|broken up with)|I(?:'m| am) going through a (?:breakup|break-up|break up)|(?:the|my|this|our|a) (?:breakup|break-up|break up) (?:was|is|has|last|two|three|a)\b)/iu,
  unless:
    /\b(?:my (?:friend|sister|brother|son|daughter|roommate|best friend)(?:'s)? (?:boyfriend|girlfriend|husband|wife|just|got|broke)|years ago|hit me|hits me|choked|threatened|I (?:dumped|left|broke up with) (?:him|her|them)|restraining)\b/iu,
  first: {
    say: [
      'Oh. That takes the floor out.',
      'And then there you are, with all the love still in you and nowhere to put it.',
      'That is a hard door to hear close.',
    ],
    ask: ['When did it happen?', 'Did you see it coming, or was it out of nowhere?', 'How long were you together?'],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,2}(?:text|call|message|write|reach out|contact|reply|respond|go (?:see|over)|unblock|ask)|do you think I should (?:text|call|reach|reply)|can I text|is it (?:ok|okay|bad) (?:to|if I) (?:text|call|message))\b/iu,
      say: [
        'Not tonight, I would say. Write it all down, every word, and leave it lying until morning. It can still be sent then, and often one is glad.',
        'Not yet, perhaps. It depends on what you hope comes back: if silence would be hard to bear as the answer, this is too soon.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|this) (?:ever )?(?:get|stop|feel|hurt)|how long (?:does|will|until|till|do)|does it get|when (?:does|will) (?:it|this))\b/iu,
      say: [
        'It comes in waves, and with time they mostly come further apart. Nobody can say how long. It does not stay like this first part.',
        'There is no schedule. Most people find one day that a whole hour went by without it, and then two.',
      ],
      asked: true,
    },
    {
      when: /\b(?:was it (?:me|my fault)|is it my fault|what did I do|what'?s wrong with me|why (?:wasn'?t|am) I (?:not )?(?:good )?enough|am I (?:unlovable|too much|not enough)|did I (?:push|ruin|do something))\b/iu,
      say: [
        'One person ending it is no verdict on you. Two people did not stay together; that has more than one reason, and hardly ever the one you find at night.',
        'I do not know what went wrong between you. I do see you searching yourself for it, and nobody is whole after such a search.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:he|she|they) (?:come back|regret|miss|ever)|do you think (?:he|she|they)|is there (?:a|any) chance|can (?:we|I) (?:fix|save|get (?:him|her|them) back)|do (?:he|she|they) (?:still|miss))\b/iu,
      say: [
        'I cannot see into {them}, and I would only be guessing. What I can see is how much you are hoping.',
        'That I cannot know. It is hard to be asked to live with a door that is neither open nor shut.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|am) I (?:\S+ ){0,3}(?:get over|move on|stop|forget|go on|cope|do this|survive)|what (?:do|can|should) I (?:even )?do|any (?:advice|tips))\b/iu,
      say: [
        "Small things, for now: eat something, tell one person, mute {their} name on your phone. Getting over it is not tonight's work.",
        'Perhaps just the next evening, planned so that you are not alone with the phone in all of it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:by text|over text|a text|texted|over the phone|on the phone|email|voicemail|on facetime|in a message|post-it|a note)\b/iu,
      unless: /\b(?:I texted|texted (?:him|her|them)|should I)\b/iu,
      say: ['Not even a face to go with it.', 'After all that, in a few lines.', 'You were owed a conversation.'],
    },
    {
      when: /\b(?:someone else|somebody else|another (?:girl|guy|woman|man|person)|new (?:girlfriend|boyfriend|girl|guy|partner)|already (?:dating|seeing|with)|on tinder|on hinge|moved on|cheat\w*|with (?:him|her) now)\b/iu,
      say: [
        'So fast, and with your place hardly cold.',
        'That one goes right to the bone.',
        'As if you could be swapped out. You cannot.',
      ],
      ask: ['How did you find out?'],
    },
    {
      when: /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few|so many|couple of) (?:and a half )?(?:years|months)\b/iu,
      unless: /\bago\b/iu,
      say: [
        'That is a whole stretch of a life, with somebody in all of it.',
        'You grew around each other in that time.',
        'So it is not only a person you lose, it is all those days.',
      ],
    },
    {
      when: /\b(?:(?:didn'?t|don'?t|did not) (?:even )?(?:say|give|tell|explain)|no (?:reason|explanation|closure)|out of nowhere|blindsided|didn'?t see it coming|no idea why|don'?t (?:understand|get) (?:it|why|what)|just like that)\b/iu,
      say: [
        'Without a reason the mind writes its own, and mostly cruel ones.',
        'To be left with the question is almost worse than with an answer.',
      ],
      ask: ['What is the last thing {they} said about it?'],
    },
    {
      when: /\b(?:fell out of love|doesn'?t love|not in love|lost feelings|feelings (?:changed|faded)|need(?:s|ed)? space|find (?:himself|herself|themselves)|not ready|deserve better|it'?s not (?:you|me)|(?:stay|be|remain|as|just) friends|focus on)\b/iu,
      say: [
        'That sentence tells you so little.',
        'Kindly said, maybe, and it cuts all the same.',
        'Nothing to argue with, and nothing to hold on to.',
      ],
    },
    {
      when: /\b(?:for two|two (?:plates|cups|mugs|chairs|glasses|tickets)|(?:dinner|cook\w*|pasta|groceries|restaurant|breakfast)\b.{0,30}\b(?:alone|one|us|both|we|together))\b/iu,
      say: ['Your hands still count to two.', 'Habit has not heard the news yet.'],
    },
    {
      when: /\b(?:hoodie|sweater|shirt|toothbrush|stuff|things|keys?|boxes|photos?|pictures|playlist|our song|side of the bed|pillow|smell\w*|mug|ring|apartment|moved out|moving out|lease)\b/iu,
      say: [
        'The things do not know it is over.',
        'Every drawer has a bit of {them} in it.',
        'And they sit there as if nothing had happened.',
      ],
    },
    {
      when: /\b(?:check\w*|instagram|stalk\w*|stories|profile|last seen|online|facebook|snapchat|unfollow\w*|block\w*)\b/iu,
      say: ['Looking hurts, and not looking hurts.', 'A window into {their} life without you. Hard to walk past.'],
    },
    {
      when: /\b(?:I (?:\S+ )?(?:texted|called|wrote|messaged|begged|asked (?:him|her|them) (?:to|why))|left (?:me )?on read|no (?:reply|answer)|hasn'?t (?:replied|answered)|ignor\w*)\b/iu,
      say: [
        'And now you wait, and every buzz is {them} for half a second.',
        'You reached out, and that was honest of you, whatever comes back.',
      ],
    },
    {
      when: /\b(?:can'?t (?:stop )?cry\w*|cry\w*|cried|tears|sobb\w*|bawl\w*)\b/iu,
      say: ['Let it come. It has somewhere to go, that way.', 'There is a lot of love in that crying.'],
    },
    {
      when: /\b(?:can'?t eat|not eating|can'?t sleep|sleep|stomach|appetite|sick|chest|can'?t breathe|can'?t (?:focus|work|think))\b/iu,
      say: ['The body grieves too, and it does not ask first.', 'It sits in every part of you just now.'],
    },
    {
      when: /\b(?:nights?|evenings?|bed|weekends?|sundays?|mornings?|waking up|wake up)\b/iu,
      say: ['That is when {they} {are} most missing.', 'Those hours used to belong to two.'],
    },
    {
      when: /\b(?:angry|mad|furious|hate (?:him|her|them)|pissed|waste[d]?|how (?:could|dare))\b/iu,
      say: [
        'Good that it may be anger, too. It was not all sadness that you were handed.',
        'You gave a lot, and this is what came back. No wonder.',
      ],
    },
    {
      when: /\b(?:plans?|wedding|move in|moving in|kids|future|trip|vacation|holiday|engaged|house|dog|cat)\b/iu,
      say: ['A future went with {them}, too.', 'You had been living toward that.'],
      ask: ['What had you been looking forward to the most?'],
    },
    {
      when: /\b(?:friends?|mom|mum|sister|brother|family|everyone|people) (?:\S+ )?(?:say|says|said|keep|tell|think|are (?:tired|sick))\b/iu,
      say: [
        'They mean it well, and it lands like a door.',
        'They would like you to be done with it. You are where you are.',
      ],
    },
    {
      when: /\b(?:miss (?:him|her|them)|love (?:him|her|them)|still love|want (?:him|her|them) back)\b/iu,
      say: [
        'Of course you do. It does not stop because somebody says stop.',
        'Missing {them} and being hurt by {them}, both at once.',
      ],
      ask: ['What do you miss most, right this minute?'],
    },
    {
      when: /\b(?:alone|lonely|nobody|empty|single|no one)\b/iu,
      say: ['The quiet has {their} shape for now.', 'It is a big space, all of a sudden.'],
    },
    {
      when: /\b(?:stupid|pathetic|idiot|should have known|red flags|signs|embarrass\w*)\b/iu,
      say: [
        'You trusted someone. There is nothing stupid in that.',
        'Looking back, the signs stand in a row. At the time it was only a life.',
      ],
    },
    {
      when: /\b(?:a bit better|little better|slept|ate|went (?:for|to|out)|walk|gym|laughed|good day|haircut|ok today|okay today)\b/iu,
      say: ['A little ground under you, then.', 'That counts, however small it looks.'],
    },
  ],
  say: [
    'It is a loss, even if nobody brings flowers.',
    'You do not have to be over it by any date.',
    'It makes sense that it is everywhere right now.',
    'Two people knew that world, and now it is just you.',
    'It can be the right thing or the wrong thing, and hurt exactly the same.',
  ],
  ask: [
    { line: 'What is the hardest hour of the day?', unless: /\b(?:night|morning|evening|bed|weekend)/iu },
    { line: 'Who knows about it, among your people?', unless: /\b(?:friends?|mom|mum|sister|brother|told|family)\b/iu },
    { line: 'How long were the two of you together, by the end?', unless: /\b(?:years?|months?|weeks?)\b/iu },
    { line: 'Is there something you never got to say?', unless: /\b(?:told|said to) (?:him|her|them)\b/iu },
  ],
};
