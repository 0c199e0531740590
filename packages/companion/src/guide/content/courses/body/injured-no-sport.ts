import type { Course } from '../course.ts';

/** The writer is injured and cannot do their sport. */
export const injuredNoSport: Course = {
  id: 'injured-no-sport',
  begins:
    /\b(?:tore|torn|broke|broken|fractured|sprained|ruptured|pulled|dislocated|injured|hurt|blew out|messed up|wrecked|twisted|strained|stress fracture|snapped) (?:\S+ ){0,4}?(?:acl|mcl|meniscus|achilles|hamstring|ankle|knee|shoulder|wrist|rotator cuff|back|leg|foot|hip|groin|quad|calf|elbow|collarbone|hand|shin|tendon|ligament)\b.{0,80}\b(?:season|sports?|run\w*|marathon|race|game|team|train\w*|danc\w*|soccer|football|basketball|gym|lift\w*|climb\w*|ski\w*|snowboard\w*|bik\w*|cycl\w*|tennis|swim\w*|gymnast\w*|ballet|cheer\w*|hockey|volleyball|wrestl\w*|martial arts|bjj|hik\w*|surf\w*|rugby|play\w*|practice|compet\w*|out for|workout\w*)\b|\b(?:injur(?:y|ed)|(?:torn|tore) (?:my |an )?(?:acl|meniscus|achilles|hamstring)|stress fracture|shin splints|tendonitis|concussion)\b.{0,80}\b(?:can'?t|cannot|won'?t|not (?:be )?able to|no more|miss\w*|out|unable to|sidelined|bench\w*|never) (?:\S+ ){0,5}?(?:run\w*|train\w*|play\w*|danc\w*|race|marathon|season|compet\w*|lift\w*|climb\w*|ski\w*|swim\w*|practice|sports?|ride|riding|cycl\w*|hik\w*|surf\w*|months|weeks|game|games|gym|nationals|finals|workout\w*)\b|\b(?:can'?t|cannot|won'?t be able to|not allowed to) (?:\S+ ){0,2}?(?:run|train|play|dance|compete|lift|climb|ski|swim|ride|race)\b.{0,50}\b(?:injur\w*|torn|tore|broke|surgery|knee|ankle|acl|shoulder|fracture|doctor said|physio)\b|\b(?:out (?:for|of) (?:the |this )?(?:\S+ )?(?:season|race|marathon|tournament|game|competition|nationals))\b.{0,60}\b(?:injur\w*|knee|ankle|acl|shoulder|broke|torn|tore|leg|hamstring|foot|back|achilles)\b|\b(?:sidelined|benched) (?:\S+ ){0,3}?(?:with|by|because of) (?:\S+ ){0,2}?(?:injury|knee|ankle|acl|shoulder|concussion)\b/iu,
  unless:
    /\b(?:he (?:broke|hurt|twisted)|she (?:broke|hurt|twisted)|pushed me|hit me|my (?:ex|boyfriend|girlfriend|husband|wife|dad|mom|stepdad) (?:broke|hurt|twisted|did)|fantasy|my (?:favorite|favourite)|years ago|car accident|hurt myself on purpose|cut)\b|\bmy (?:\S+ )?(?:son|daughter|kid|brother|sister|friend|teammate|boyfriend|girlfriend|husband|wife|dog)(?:'s)? (?:\S+ )?(?:tore|torn|broke|is|has|got|injured|injury|hurt|knee|ankle)\b/iu,
  first: {
    say: [
      'And it is not only a leg or a shoulder. It is your week, your people, your head.',
      'So the thing that usually helps you through is the very thing that is gone.',
      'One second, and the whole season looks different.',
    ],
    ask: ['How did it happen?', 'What did they say, how long?', 'What was coming up that you had been working for?'],
  },
  turns: [
    {
      when: /\b(?:will I (?:ever|be able|come|get|play|run|dance)|am I (?:ever )?(?:going|gonna|done)|is (?:it|my (?:career|season)) over|can I (?:ever )?(?:come|get|still|play|run)|do you think I(?:'ll| will| can)|what if (?:I|it) (?:never|don'?t|doesn'?t|can'?t|won'?t))\b/iu,
      say: [
        'I cannot know that; the ones who see your scans can say more, and it is fair to ask them straight out. “What do people with this usually get back to, and when?”',
        'That nobody can promise. Bodies come back further than it looks from the couch in the first weeks, and sometimes not all the way.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|would it be|could I|is it (?:\S+ ){0,2}?(?:okay|ok|early|late|weird|wrong|bad|worth|stupid))\b.{0,40}\b(?:train|run|play|push|go|tape|race|start|rest|quit|practice|through|anyway|try|watch|lift)\b/iu,
      say: [
        'I am no physio, so that one goes to yours. An extra week of patience usually costs less than a second injury does.',
        'For the body: whoever treats it knows. For your head: going to watch can be good or can be torture, and you may leave after ten minutes.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) (?:I|you)|how (?:do|can|should) (?:I|you|people|athletes)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps)\b/iu,
      say: [
        'You could treat the rehab as the training it is: a time, a plan, a tick on paper. And ask what you may still do, there is nearly always something that is allowed.',
        'Maybe keep the hour. The same time of day, the same people if you can bear it, and something else in it: a pool, your hands, a job for the team.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:normal|stupid|silly)|am I (?:being|overreacting|stupid|dramatic|crazy|selfish)|it'?s just (?:a )?(?:sport|game|hobby|running))\b/iu,
      say: [
        'No. It was an hour of every day, a body that did as it was told, and people who expected you. That is a lot to miss.',
        '“Just a sport” is said by people who have not got one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:pop(?:ped)?|snap(?:ped)?|heard|sounded|gunshot|fell|landed|tackled|collision|collided|slipped|crashed|jump\w*|last (?:mile|minute|rep|set)|warm[- ]?up|twisted|went down|happened)\b/iu,
      say: ['And you knew at once, I would guess.', 'That second plays over and over, each time a little differently.'],
      ask: ['What went through your head, lying there?'],
    },
    {
      when: /\b(?:team\w*|coach|squad|without me|let (?:them|everyone|the team) down|captain|bench|sidelines?|watch\w* (?:them|from|the)|replaced|my (?:spot|place|position)|group chat|club)\b/iu,
      say: [
        'They run out, and you stand there in your jacket.',
        'Being part of it and no longer of any use in it, that is a sore place.',
      ],
      ask: ['Are you still going along to see them?'],
    },
    {
      when: /\b(?:marathon|race|season|finals?|nationals|tournament|championship|competition|show|recital|scholarship|scouts?|recruit\w*|tryouts|senior year|last (?:year|season|chance)|trained (?:for )?(?:\S+ )?(?:months|years|so)|registered|qualif\w*|years of|olympics|summit|trip)\b/iu,
      say: ['All those mornings you got up for it.', 'You were so close to having it.'],
      ask: ['How long had you been working toward it?'],
    },
    {
      when: /\b(?:scholarship|college|career|pro|money|sponsor|job|work|can'?t work|insurance|bills?|rent)\b/iu,
      say: ['So more hangs on that joint than a few games.', 'It takes the ground from more than one thing.'],
    },
    {
      when: /\b(?:who am I|who I am|identity|everything (?:to me|I have)|all I (?:have|am|do)|my whole life|only thing|outlet|therapy|stress relief|keeps me (?:sane|going)|mental health|escape|head clear|clear my head)\b/iu,
      say: [
        'That is where you put everything that was too much. Now it stays in you.',
        'You lost your outlet just when you need one.',
      ],
      ask: ['What did it do for you, that hour?'],
    },
    {
      when: /\b(?:surgery|operation|scan|mri|x-?ray|surgeon|doctor|cast|boot|brace|crutches|stitches|torn|ligament|grade \d)\b/iu,
      say: ['From your own legs to a waiting room, so fast.', 'And now other people decide what your body may do.'],
      ask: ['What do they say comes next?'],
    },
    {
      when: /\b(?:physio|pt|rehab|exercises|physical therapy|stretch\w*|ice|bands|progress|slow|boring|tiny)\b/iu,
      say: [
        "From full speed to lifting a foot ten times. It tests one's patience more than any coach.",
        'The dullest training of your life, and nobody cheers.',
      ],
    },
    {
      when: /\b(?:\d+|six|eight|nine|twelve|three|four|two) (?:to \w+ |- ?\d+ )?(?:more )?(?:weeks?|months?)\b|\b(?:a year|whole (?:year|season|summer)|long time|forever|indefinite\w*)\b/iu,
      say: [
        'Said in one breath, and it is a whole piece of your life.',
        'On paper a number. For you every single day of it.',
      ],
    },
    {
      when: /\b(?:again|second time|third|same (?:knee|ankle|shoulder|injury)|re-?(?:injured|tore)|just (?:came|got) back|keeps happening|always)\b/iu,
      say: [
        'You had fought your way back once already.',
        'That is the cruel part. You know exactly how long that road is.',
      ],
    },
    {
      when: /\b(?:my (?:own )?fault|should(?:'ve| have|n'?t have)|ignored|pushed through|overtrain\w*|warned|stupid (?:move|mistake)|if only|didn'?t (?:warm|rest|listen))\b/iu,
      say: [
        'You did what people do who love it. One rarely stops in time.',
        'Afterward the warning is so clear. In the middle of it, it was a twinge.',
      ],
    },
    {
      when: /\b(?:friends|instagram|strava|everyone else|others|posts?|stories|they'?re all|jealous|envy|teammates|see people|people (?:running|jogging))\b/iu,
      say: [
        'Everywhere people are running about as if it were nothing.',
        'It stings to be glad for them through a window.',
      ],
    },
    {
      when: /\b(?:fat|gain\w*|weight|muscle|losing (?:my )?(?:fitness|shape|muscle|strength|progress)|out of shape|unfit|weak|shrunk|lose it all|conditioning|(?:best|great|good) shape|strongest|fittest)\b/iu,
      say: [
        'All that work, and you watch it melt.',
        'A body that has learned something does not forget it as fast as one fears.',
      ],
    },
    {
      when: /\b(?:sle(?:ep|pt)\w*|night|restless|climbing the walls|stir[- ]crazy|bored|couch|sofa|bed|nothing to do|energy|trapped|stuck|cooped)\b/iu,
      say: ['So much drive, and nowhere to put it.', 'Sitting still is a discipline you never signed up for.'],
    },
    {
      when: /\b(?:pain|hurts?|throb\w*|swollen|painkillers?|ache|sore)\b/iu,
      say: ['And on top of all that it simply hurts.', 'Your body will not let you forget it for a minute.'],
    },
    {
      when: /\b(?:cr(?:y\w*|ied)|tears|sobb\w*|depress\w*|down|sad|low|heartbroken|devastated|gutted|lost|empty|numb)\b/iu,
      say: [
        'It is a kind of mourning, and there is no card for it.',
        'Something you love was taken from under you. Sad is about right.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|unfair|hate|pissed|frustrat\w*|why (?:me|now)|worst timing)\b/iu,
      say: [
        'And the usual way to get rid of that is just what you may not do.',
        'It is rotten luck, and there is nobody to blame for it.',
      ],
    },
    {
      when: /\b(?:people|mom|mum|dad|boyfriend|girlfriend|husband|wife|everyone|they|friends?)\b.{0,30}\b(?:says?|said|don'?t (?:get|understand)|doesn'?t (?:get|understand)|thinks?|just a|at least|tells?|relax|rest)\b/iu,
      say: [
        'They see a bandage. They do not see what it kept together.',
        'Who has never had such a thing cannot know what is missing.',
      ],
    },
    {
      when: /\b(?:scared|afraid|fear|nervous|trust|never be the same|come back|go back|what if)\b/iu,
      say: [
        'Healing is one thing. Trusting it again is quite another.',
        'You are afraid of the coming back as much as of the staying out.',
      ],
    },
    {
      when: /\b(?:swim\w*|upper body|volunteer\w*|coach(?:ing)?|bike|walk(?:ed|ing)?|first (?:steps?|time|run|jog)|cleared|off crutches|little better|bit better|stronger|progress|other hobby|guitar|draw\w*|read\w*)\b/iu,
      unless: /\b(?:not|can'?t|no|never|until|won'?t)\b/iu,
      say: ['Good. Something of it has found another way out.', 'A small one, and it is yours.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|whatever|fine|pointless|what'?s the point|give up|quit\w*|done)\b/iu,
      unless: /\b(?:living|life|alive|die)\b/iu,
      say: ['You do not have to see the end of it today.', 'In the first weeks hardly anyone can see past it.'],
    },
  ],
  say: [
    'It is more than a sport when it holds up the week.',
    'You are missing something that was good for you in more than one way.',
    'Patience was probably never the part you trained.',
    'It is hard to sit beside your own life.',
    'Nobody gives out medals for healing, and it is the harder discipline.',
  ],
  ask: [
    { line: 'What did you love most about it?' },
    { line: 'How long will it be, do they say?', unless: /\b(?:weeks?|months?|season|year)\b/iu },
    { line: 'What are your evenings like without it?', unless: /\b(?:couch|bored|night|stuck)\b/iu },
    { line: 'Who of your people still asks how you are?', unless: /\b(?:team|friends|coach)\b/iu },
  ],
};
