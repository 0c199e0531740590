import type { Course } from '../course.ts';

/** Somebody has moved to a place where they know hardly anybody. */
export const newInTown: Course = {
  id: 'new-in-town',
  begins:
    /\b(?:moved|relocated|moving) (?:here|out here|to (?:a new (?:city|town|place|country)|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)|cities|states|across the country|away)\b.{0,90}\b(?:know (?:like |maybe |about |only )?(?:no ?(?:one|body)|\d|one|two|three|any|hardly|few)|don'?t (?:really )?(?:know|have)|no friends|friends?|lonely|alone|by myself)\b|\b(?:don'?t|do not) (?:really )?(?:know|have) (?:anyone|anybody|a soul|any friends|many people|a single person) (?:here|in this (?:city|town|place))\b|\bnew (?:in|to) (?:town|the city|this (?:city|town)|\p{Lu}\p{L}+)\b.{0,60}\b(?:lonely|alone|friends?|know|nobody|no one|people)\b|\b(?:make|making|meet|meeting|find|finding) (?:new )?(?:friends|people) (?:here|in (?:a new|this|\p{Lu}\p{L}+)|as an adult)\b/iu,
  unless:
    /\b(?:my (?:son|daughter|kid|kids|friend|sister|brother)(?: \S+){0,3} (?:moved|moving)|war|refugee\w*|asylum)\b/iu,
  first: {
    say: [
      'A whole city, and nobody in it who knows your name.',
      'Everyone there already has their people. That is how it looks from outside, anyway.',
      'Starting from nothing with people is slow work.',
    ],
    ask: ['What took you there?', 'What do your evenings look like?'],
  },
  turns: [
    {
      when: /\b(?:should I|do you think I should|would you|is it worth|worth) (?:\S+ ){0,3}(?:go(?:ing)? back|try(?:ing)? again|going|go again|give it)\b/iu,
      say: [
        'I would give it one more. The second time you are a face they have seen, and that is most of how it works.',
        'Maybe once more, with an easy way out: stay for an hour, then decide. First evenings are nearly always the worst of them.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|does|can|am I supposed to)|where (?:do|can)|what (?:do|can|should)) (?:\S+ ){0,4}(?:friends|people|meet|do)\b|\bany (?:tips|ideas|advice)\b/iu,
      say: [
        'The dull answer is the true one: the same place at the same hour, week after week. A class, a choir, a café. Faces turn into people by the fifth time.',
        'One person is easier than a group. If anybody there was even a little friendly, “coffee this week?” is a whole plan.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it|am I|is something|does it) (?:\S+ ){0,3}(?:normal|weird|me|wrong|just me|pathetic|get (?:better|easier))\b/iu,
      say: [
        'It is about the most common thing there is, and nobody says it out loud. It takes most people the better part of a year.',
        'Nothing is wrong with you. Friendships need hours, and you have not had them there yet.',
      ],
      asked: true,
    },
    {
      when: /\b(?:already knew|knew each other|already friends|cliqu\w*|inside jokes|own group|everyone (?:else )?(?:knew|had|was))\b/iu,
      say: [
        "So you stood at the edge of other people's jokes.",
        'It took nerve to walk in there at all.',
        'And no one thought to open the circle.',
      ],
      ask: ['Was there one among them you could have liked?'],
    },
    {
      when: /\b(?:board game|meetup|event|party|trivia|class|gym|club|church|choir|league|group|bar)\b/iu,
      say: ['That you went at all is more than many manage.', 'Walking into a room like that, alone, takes something.'],
      ask: ['How was it, once you were in?'],
    },
    {
      when: /\b(?:manager|boss|coworkers?|colleagues?|work friends?|people at work|office|remote|from home)\b/iu,
      say: [
        'People from work are a start, and they are not quite the same thing.',
        'So the only people who know you there also know your calendar.',
      ],
    },
    {
      when: /\b(?:weekends?|saturdays?|sundays?|evenings?|after work|friday)\b/iu,
      say: ['Those are the long ones.', 'On workdays there is a shape to it, at least.'],
      ask: ['What do you do with them, mostly?'],
    },
    {
      when: /\b(?:back home|at home|my (?:old )?friends|miss (?:my|them|everyone|home|having)|homesick|hometown|go home|move back|moving back)\b/iu,
      say: ['There you would only have to text, and somebody would come over.', 'You had a place at tables there.'],
      ask: ['Who do you think of first, from there?'],
    },
    {
      when: /\b(?:call\w*|facetime\w*|text(?:ed|ing)?|group chat|video)\b/iu,
      say: [
        'It helps, and then the screen goes dark and it is your apartment again.',
        'Good that the line is open, even if it is not a person on the couch.',
      ],
    },
    {
      when: /\b(?:apartment|flat|my room|my place|couch|walls|alone at home|takeout|tv|netflix|eat(?:ing)? alone|dinner)\b/iu,
      say: ['Four walls, and all of them yours.', 'Dinner for one gets old, however good it is.'],
    },
    {
      when: /\b(?:haven'?t (?:talked|spoken)|didn'?t (?:talk|speak)|whole day|cashier|barista|hear my own voice|days without)\b/iu,
      say: [
        'You start to notice your own voice when you use it.',
        'A whole day without being spoken to does something to a person.',
      ],
    },
    {
      when: /\b(?:months?|weeks?|years?|since (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|spring|fall|winter))\b/iu,
      say: ['Long enough that it should be different by now, it feels like.', 'That is a long time to be a stranger.'],
    },
    {
      when: /\b(?:shy|awkward|introvert\w*|bad at|anxi\w*|nervous|scared|small talk|don'?t know what to say)\b/iu,
      say: [
        'And here you have to do it with people from scratch, which is the hardest kind.',
        'With the old ones you never had to be good at it.',
      ],
    },
    {
      when: /\b(?:mistake|regret\w*|shouldn'?t have|wrong (?:choice|decision|move)|why did I)\b/iu,
      say: [
        'On a lonely evening it all looks like a mistake. That may be the evening talking.',
        'You had reasons, when you packed the boxes.',
      ],
      ask: ['What were you hoping for when you went?'],
    },
    {
      when: /\b(?:bored|boring|nothing to do|kill time)\b/iu,
      say: ['Bored is often lonely with its coat on.', 'There is nothing to do, and no one to do it with.'],
    },
    {
      when: /\b(?:invited|asked me|said (?:hi|we should)|coffee|lunch|gave me (?:her|his|their) number|nice (?:guy|girl|woman|man|person|neighbor))\b/iu,
      say: ['Well, that is a first thread.', 'That is how it starts, as small as that.'],
      ask: ['Would you like to see {them} again?'],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|might|thinking (?:of|about)|I could)\b/iu,
      say: ['That is a small enough step for a tired week.', 'It costs an hour, and you can leave.'],
    },
  ],
  say: [
    'It is nothing you are doing wrong. It is new, and new is lonely.',
    'You left a whole web of people behind, and it takes time to be woven into one again.',
    'Being known by nobody is tiring.',
    'To be somewhere and not yet belong to it is a strange state.',
    'It takes longer than anyone says.',
  ],
  ask: [
    { line: 'What do you miss most from where you were?', unless: /\bmiss\b/iu },
    {
      line: 'How long have you been there by now?',
      unless:
        /\b(?:months?|weeks?|years?|since|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/iu,
    },
    { line: 'Is there one place there that you like?' },
    { line: 'When is it worst, in the week?', unless: /\b(?:weekend|evening|sunday|saturday|night)s?\b/iu },
  ],
};
