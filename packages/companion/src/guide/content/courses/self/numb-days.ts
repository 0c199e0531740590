import type { Course } from '../course.ts';

/** Flat days: they feel little, and nothing moves them to do anything. */
export const numbDays: Course = {
  id: 'numb-days',
  begins:
    /\b(?:I'?m|I am|I feel|feel|feeling|I've been|been feeling|I just feel|everything (?:is|feels|seems)|life (?:is|feels)|days (?:are|feel)) (?:\S+ ){0,3}?(?:numb|empty|flat|hollow|blank|unmotivated|apathetic|dead inside|emotionless|checked out|disconnected|on autopilot|gr[ae]y|meh|blah|pointless|(?:like )?a (?:zombie|robot|ghost|shell))(?!.{0,20}\b(?:stomach|tank|handed|fridge|battery|leg|arm|foot|tooth|mouth))\b|\b(?:don'?t|can'?t|cannot|do not) (?:\S+ )?(?:feel|enjoy|care about|look forward to|want to do|get excited about|get excited for|be bothered with) (?:anything|nothing|any of it|much of anything|much anymore)|\bI feel (?:absolutely |just )?nothing\b|\b(?:no|zero|lost (?:all )?(?:my )?|can'?t find (?:any |the |my )?|lack(?:ing)? (?:of )?|without any) ?(?:motivation|drive|interest in (?:anything|everything|things|life)|will to do)\b|\bnothing (?:is|feels|seems|sounds) (?:\S+ ){0,2}?(?:fun|exciting|interesting|enjoyable|good|worth|matters?|real)(?: anymore)?\b|\bnothing (?:excites|interests|moves|makes) me\b|\bgoing through the motions\b|\b(?:every day|all my days|each day|the days) (?:is|are|feels?|all) (?:\S+ ){0,3}?(?:the )?same\b|\bin a (?:rut|funk|slump)\b|\bI just exist\b|\bdon'?t feel like (?:doing anything|myself)\b/iu,
  unless:
    /\b(?:suicid\w*|kill (?:myself|me)|end it all|want to die|hurt(?:ing)? myself|self.?harm|cutting|died|death|passed away|funeral|broke up|breakup|dentist|novocaine|fingers?|toes?|hands? (?:is|are|feels?)|legs?|my (?:son|daughter|husband|wife|friend|kid) (?:is|has|feels)|empty (?:nest|house))\b/iu,
  first: {
    say: [
      'Like watching your own days through a window.',
      'It is not even sad. It is just turned down, all of it.',
      'No color in it, and no wish to go and get some.',
    ],
    ask: [
      'How long has it been like that?',
      'What was the last thing that did reach you?',
      'What does an ordinary day look like at the moment?',
    ],
  },
  turns: [
    {
      when: /\bshould I (?:\S+ ){0,2}?(?:see|talk|tell|go to|call|ask)\b/iu,
      say: [
        'If it has lasted for weeks, I would think so. You could say it there in one line: “It has gone flat, and it does not come back.”',
        'It would not be too early, and nobody there needs tears as proof. Flat is a thing they know.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|depression|burn\w*|bad|serious)|am I (?:\S+ ){0,3}(?:depressed|broken|lazy|crazy|dead|just|okay|ok|a bad)|do I have|what(?:'?s| is) wrong with me|what is this)\b/iu,
      say: [
        'I cannot name it for you; a doctor could, and that would be a good thing to have looked at if it has gone on for some weeks. Lazy people mostly enjoy it, by the way. You do not.',
        'It happens to a great many people, and it often follows a long strain. What it is, I cannot say from here. It is a fair thing to bring to a doctor, just as you told it to me.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|this|I)|does (?:it|this) (?:\S+ )?(?:pass|end|stop|go|get|come back)|when (?:will|does) (?:it|this)|how long (?:will|does|do)|do feelings come)\b/iu,
      say: [
        'I cannot promise it. For many it comes back in specks first: a song, a taste, being annoyed again. Specks count.',
        'I do not know. It seldom lifts by waiting for the feeling first; often a small doing goes ahead, and the feeling follows later.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ )?(?:do|feel|get|find|start|stop|fix|make|force|snap|deal)|what (?:do|should|can|could|would|might|helps?|works)(?: (?:I|you|help))?|any (?:advice|tips|ideas)|where (?:do|would) I (?:start|begin)|should I (?:\S+ )?(?:just|go|see|talk|tell|try|force|push|rest|quit))\b/iu,
      unless: /\bdon'?t (?:even )?know (?:what|how)\b/iu,
      say: [
        'Very small and before you feel like it: shoes on, to the corner and back. It is not meant to be fun. It only shows your body that there is a street.',
        'You could take one thing you once liked and do five minutes of it, without checking whether it works. And tell somebody, a doctor too, that it has gone flat.',
      ],
      asked: true,
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|go|take|make|call|put|text|get|just))\b/iu,
      say: [
        'That would be a little thing against a big flatness. It still counts.',
        'You do not have to want it first.',
        'A try without any duty to enjoy it.',
      ],
    },
    {
      when: /\b(?:I (?:went|took|did|called|made|cooked|cleaned|got (?:up|out|dressed)|showered|walked|laughed|cried|felt (?:something|a bit|a little|alive))|(?:played|painted|read|drew|sang|ran|danced|wrote)\b.{0,20}\b(?:minutes?|a bit|a little|yesterday|today)|for a (?:second|minute|moment)|a tiny bit)\b/iu,
      say: [
        'So there was a speck of something.',
        'That got through. Small, and it got through.',
        'You did it without any wind behind you.',
      ],
      ask: ['What was that like?'],
    },
    {
      when: /\b(?:cat|dog|puppy|kitten|sun|coffee|music|song|birds?|garden|grandkids|niece|nephew)\b/iu,
      say: ['That still reaches a little, then.', 'One thing that does not ask you to be in the mood.'],
    },
    {
      when: /\b(?:used to (?:love|like|enjoy|be|do|paint|play|read|draw|run|laugh)|hobb(?:y|ies)|guitar|gym|games?|gaming|reading|books?|paint\w*|draw\w*|shows?|netflix)\b/iu,
      say: [
        'The things are still there, and the spark does not jump.',
        'You can remember liking it, and that makes the flatness louder.',
      ],
      ask: ['Which one do you miss the most?'],
    },
    {
      when: /\b(?:get (?:out of bed|up)|in bed|bed all day|couch|lay|lie|lying|shower\w*|teeth|hair|same clothes|pajamas|dressed)\b/iu,
      say: ['Then even the small starts cost full price.', 'A shower can be a mountain, on days like that.'],
      ask: ['What did today ask of you, at the least?'],
    },
    {
      when: /\b(?:scroll\w*|phone|tv|youtube|tik ?tok|screen|binge\w*|stare|staring|ceiling|wall)\b/iu,
      say: ['It fills the hours without touching them.', 'Something moves, at least, even if it is only a screen.'],
    },
    {
      when: /\b(?:work|job|boss|school|class(?:es)?|stud(?:y|ying)|grades?|productive|deadlines?|emails?)\b/iu,
      say: ['So you function there, with nobody at the wheel.', 'The outside runs on, because it has to.'],
    },
    {
      when: /\b(?:friends?|texts?|texting|reply|replying|call(?:s|ing)? back|invit\w*|people|social|party|hang out|cancel\w*|ghosting)\b/iu,
      say: [
        'You have nothing to bring along, so you stay away.',
        'Being with people takes a face, and the face is heavy just now.',
      ],
      ask: ['Is there anyone with whom you can be this flat?'],
    },
    {
      when: /\b(?:says?|said|tells?|told|keeps? (?:saying|telling))\b.{0,30}\b(?:go out|get out|exercise|smile|try harder|snap out|cheer up|positive|just (?:go|get|do|try)|should)\b/iu,
      say: [
        'Well meant, and it starts two steps too far along.',
        'As though it were the going out that is missing, and not the wanting.',
      ],
    },
    {
      when: /\b(?:says?|said|tells?|thinks?|told)\b.{0,25}\b(?:distant|cold|different|changed|not (?:here|there|myself|present)|checked out|lazy|miss(?:es)? me|far away)\b/iu,
      say: [
        'So it shows from outside, and there is a wall in between on top.',
        'You cannot just step over to them, even though you see them wave.',
      ],
      ask: ['What did you say to that?'],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|kids?|children|son|daughter|family|love (?:him|her|them|my))\b/iu,
      say: [
        'To know that you love them, and not to feel it arrive, is a strange kind of lonely.',
        'They get the arms and the dinner, and you miss yourself in it.',
      ],
    },
    {
      when: /\b(?:pretend\w*|fake|faking|mask|act(?:ing)?|smil\w*|laugh (?:at|when)|say I'?m fine|nobody (?:knows|notices|sees)|haven'?t told|never told)\b/iu,
      say: [
        'Nobody can tell from outside. That is part of the loneliness.',
        'You play yourself, and it is a long shift.',
      ],
    },
    {
      when: /\b(?:cry|crying|tears|can'?t (?:even )?cry|wish I could|sad|rather be sad|feel something|anything at all)\b/iu,
      say: ['Even tears would be something, you think.', 'To be sad would almost be company.'],
    },
    {
      when: /\b(?:sleep\w*|slept|tired|exhaust\w*|nap\w*|no energy|drained|heavy|burn\w* out)\b/iu,
      say: ['A tiredness that sleep does not seem to reach.', 'The battery shows empty, whatever you plug it into.'],
    },
    {
      when: /\b(?:eat|eating|ate|food|appetite|cook\w*|cereal|taste\w*|weight)\b/iu,
      say: ['Eating becomes a task like any other.', 'Even flavor got turned down.'],
    },
    {
      when: /\b(?:weekends?|sundays?|evenings?|days off|free time|holidays?|vacation)\b/iu,
      say: ['Free time is hard when nothing pulls you into it.', 'All that time, and no appetite for it.'],
    },
    {
      when: /\b(?:therap\w*|counsel\w*|doctor|meds?|medication|antidepress\w*|pills|ssri\w*|zoloft|lexapro|prozac)\b/iu,
      say: [
        'That it feels flat is worth telling them just so. It is a piece of news for them, too.',
        'So there is somebody with whom you look at it.',
      ],
      ask: ['Do they know how flat it is?'],
    },
    {
      when: /\b(?:point|pointless|what for|why bother|meaning\w*|purpose|matters?|care anymore)\b/iu,
      say: [
        'When nothing tastes of anything, “what for” comes by itself.',
        'The question is honest. It may also be the flatness asking.',
      ],
    },
    {
      when: /\b(?:lazy|stupid|useless|pathetic|guilt\w*|wast\w*|should (?:be|just)|ungrateful|no excuse|failure)\b/iu,
      say: [
        'You scold yourself for not running with the brake on.',
        'Guilt is about the only thing that still works, it seems.',
      ],
    },
    {
      when: /\b(?:weeks?|months?|years?|since|a while|long time|forever|used to|before)\b/iu,
      say: ['Then it has become a whole climate, and no longer a mood.', 'Long enough to forget how it was otherwise.'],
      ask: ['What was going on when it began?'],
    },
    {
      when: /\b(?:same|every day|rut|routine|autopilot|motions|robot|zombie|repeat|groundhog)\b/iu,
      say: ['Day after day off the same stencil.', 'You are there and not in it.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?(?:know|care)|not sure|no idea|whatever|meh|idc|nothing)\b/iu,
      say: ['That is an answer. It is a flat one, and that fits.', 'You do not have to bring me a feeling.'],
    },
  ],
  say: [
    'It does not have to be sad to be hard.',
    'You told it without much feeling, perhaps, and it still says a lot.',
    'You keep going with very little wind.',
    'Somebody in there has noticed, or you would not be telling me.',
    'Nothing here has to be interesting.',
  ],
  ask: [
    { line: 'Is there something that is a shade less flat than the rest?', unless: /\b(?:cat|dog|music|song)\b/iu },
    { line: 'Was there a hard stretch before it went quiet?', unless: /\b(?:since|after|when)\b/iu },
    { line: 'Who around you has noticed?', unless: /\b(?:nobody|no one|noticed|pretend)\b/iu },
    { line: 'What would be the first sign that it is coming back?' },
  ],
};
