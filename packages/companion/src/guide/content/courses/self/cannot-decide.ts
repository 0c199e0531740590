import type { Course } from '../course.ts';

/** They have to choose between two things, and cannot. */
export const cannotDecide: Course = {
  id: 'cannot-decide',
  begins:
    /\b(?:can'?t|cannot|couldn'?t|don'?t know how to|struggling to|unable to|trying to|have to|need to) (?:\S+ ){0,2}?(?:decide(?! to)|choose between|make up my mind|make (?:a|this|the|any) (?:\S+ )?(?:decision|choice))|\b(?:I'?m |I am |feel |so |completely )?torn (?:between|about|on|over|whether)\b|\b(?:big|huge|hard|tough|difficult|impossible|major) (?:life )?(?:decision|choice)s?\b.{0,40}\b(?:make|front|face|facing|me|I)\b|\b(?:I (?:have|need) to|facing|got) (?:\S+ ){0,2}?(?:make )?(?:\S+ )?(?:a|this) (?:\S+ )?(?:decision|choice)\b|\b(?:I )?(?:don'?t|do not) know (?:what to (?:choose|pick)|whether (?:to|I should)|if I should \S+ (?:\S+ ){0,5}?or|which (?:one |way |path |option )?(?:to|I))\b|\b(?:two|both|three) (?:options|choices|offers|paths|jobs|schools|colleges)\b.{0,60}\b(?:decide|choose|pick|don'?t know|which|torn|can'?t)\b|\bgo(?:ing)? back and forth (?:about|on|between|over|whether)\b|\b(?:so |really |terribly )indecisive\b/iu,
  unless:
    /\b(?:suicid\w*|kill|die|end it|hurt myself|hits? me|pregnan\w*|abortion|what to (?:eat|wear|watch|order|cook|have for)|movie|pizza|outfit|dinner|shoes|whether to (?:live|stay alive|go on)|(?:he|she|they) (?:can'?t|cannot) (?:decide|choose)|leave (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner))|lol|haha)\b/iu,
  first: {
    say: [
      'If one of them were simply better, you would have gone there long ago.',
      'Two lives in one head, and no rest in either.',
      'Whichever one you take, the other turns beautiful that same minute.',
    ],
    ask: [
      'What are the two, if you put each into one sentence?',
      'By when does it have to be decided?',
      'Which one did you think of first this morning?',
    ],
  },
  turns: [
    {
      when: /\b(?:what (?:would|should|do) you (?:do|choose|pick|think|say|suggest)|which (?:one )?(?:would|should|do) (?:you|I)|what do you think|tell me (?:what|which)|you decide|can you (?:just )?(?:decide|tell me|pick))\b/iu,
      say: [
        'I would only be guessing at your life. What I can do: say one of them aloud as if it were settled, and tell me what your stomach does.',
        'A pick from me would be worth little, since you are the one who lives with it. A coin can help: toss it, and watch which side you hope for while it is in the air.',
      ],
      ask: ['What is your first feeling, if it is the one you named last?'],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,2}?(?:do|decide|know|choose|pick|figure|make|stop)|how (?:will|would) I know|what (?:should|do|can) I (?:even )?do|any (?:advice|tips|ideas))\b/iu,
      say: [
        'You could live with each for two days: Monday and Tuesday as if you had chosen the one, Wednesday and Thursday the other. Tell nobody. Only notice how you wake up.',
        'One way: ask of each what the worst ordinary Tuesday in it would be like. You can mostly tell which bad Tuesday you would rather have.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what if (?:I|it|they|he|she)|will I regret|am I (?:\S+ ){0,3}(?:mistake|crazy|stupid|selfish|wrong|overthinking|running)|is it (?:\S+ )?(?:wrong|selfish|crazy|stupid|too late|a mistake)|would (?:it|I) be (?:\S+ )?(?:wrong|selfish|crazy|stupid))\b/iu,
      say: [
        'Some regret comes with either, since you leave something behind in both. It does not mean that the choice was wrong.',
        'I cannot see how it ends, and nor can anyone. A choice made with care and a bad ending is still not a stupid one.',
      ],
      asked: true,
    },
    {
      when: /\bshould I (?:\S+ ){0,12}?(?:or|stay|go|take|move|quit|tell|wait|just|accept|sign|keep|say)\b/iu,
      say: [
        'I notice how you put it, and you know which half of the question came easier. That half may be worth a second look.',
        'What I would want to know is what you would do if nobody were disappointed either way. That answer is not the decision, and it belongs on the table.',
      ],
      asked: true,
    },
    {
      when: /\b(?:decided|I (?:chose|picked|took|said (?:yes|no)|signed|turned (?:it|them) down|accepted|declined)|going with|made (?:my|a|the) (?:decision|choice)|made up my mind|settled on)\b/iu,
      unless: /\b(?:haven'?t|have not|not|can'?t|before|until|if) (?:\S+ ){0,3}(?:decided|chose|made)\b/iu,
      say: [
        'So it has a shape now.',
        'You have set it down. That may feel like relief and loss at once.',
        'Then the other door may close quietly.',
      ],
      ask: ['What was your first breath after it like?'],
    },
    {
      when: /\b(?:leaning|lean (?:toward|to)|I think I (?:want|know|should|would|prefer)|part of me (?:already )?knows|deep down|gut (?:says|feeling|tells)|my gut|heart says|I want to)\b/iu,
      say: [
        'So something in you has already sat down on one side.',
        'That leaning weighs something. You need not explain it yet.',
      ],
      ask: ['What is in the way of it?'],
    },
    {
      when: /\b(?:keep|kept|can'?t stop) (?:\S+ )?(?:looking at|thinking (?:about|of)|coming back|going back to|picturing|dreaming)\b/iu,
      unless: /\bback and forth\b/iu,
      say: ['Your eyes keep going back there. That is a kind of vote.', 'That one does not let go of you, it seems.'],
    },
    {
      when: /\b(?:pros|cons|lists?|spreadsheet|on paper|makes sense|logical\w*|rational\w*|head says|my head)\b/iu,
      say: ['And the list comes out clean and you are no wiser.', 'Paper cannot weigh the one point that counts most.'],
      ask: ['Which point on it outweighs all the others?'],
    },
    {
      when: /\b(?:everyone|everybody|people|friends?|they all) (?:\S+ ){0,3}(?:says?|tells?|thinks?|has an|have an|different|opinions?|advice)|\bopinions\b|\b(?:says?|said|told me|thinks?) (?:\S+ ){0,3}?(?:I'm|I am|I'd be|too|crazy|irresponsible|stupid|a mistake|not ready)\b|\basked (?:everyone|everybody|my|all)\b/iu,
      say: [
        'By now there are more voices in it than yours.',
        'Everyone decides it in two minutes, and nobody else has to live there.',
      ],
      ask: ['Whose voice is loudest, and is it yours?'],
    },
    {
      when: /\b(?:parents?|mom|mum|mother|dad|father|family|grandma|disappoint\w*|let (?:\S+ )?down|proud|expect\w*)\b/iu,
      say: [
        'So it is also about whose face you see when you say it.',
        'One of the roads leads past somebody you do not want to hurt.',
      ],
      ask: ['What do they hope for?'],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|kids?|children|son|daughter|baby)\b/iu,
      say: ['Then you are choosing for more than one.', 'It has their days in it as well, and that makes it heavier.'],
      ask: ['What would they say if you asked them straight?'],
    },
    {
      when: /\b(?:money|salary|pay|pays|paid|afford|rent|loan|debt|benefits|insurance|secure|security|stable|stability|safe|safer|safety|pension)\b/iu,
      say: [
        'So one side is safe, and safe is not nothing.',
        'The money speaks in a clear voice. The other thing whispers.',
      ],
      ask: ['If both paid the same, would it still be a question?'],
    },
    {
      when: /\b(?:job|jobs|offer|career|boss|promotion|quit|work|company|school|college|major|degree|program)\b/iu,
      say: [
        'It decides what your mornings look like, so of course it keeps you up.',
        'That is not one choice. It is every weekday.',
      ],
    },
    {
      when: /\b(?:move|moving|garden|memories|city|town|country|abroad|home|stay(?:ing)? here|far away|closer|house|apartment)\b/iu,
      say: [
        'A place is people and streets and a way of being known.',
        'One of them has your roots in it, and the other a bit of sky.',
      ],
      ask: ['Where do you see yourself buying bread?'],
    },
    {
      when: /\b(?:deadline|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|the end)|until (?:monday|tuesday|wednesday|thursday|friday|tomorrow)|days? (?:left|to)|tomorrow|running out of time|time to decide|pressure|pressuring|waiting for my answer)\b/iu,
      say: ['And a clock beside it, on top of everything.', 'A deadline makes even a good thing look like a trap.'],
      ask: ['Could you ask for a few more days, if you wanted them?'],
    },
    {
      when: /\b(?:regret\w*|wrong (?:one|choice|decision)|mistake|miss out|missing out|too late|no going back|ruin\w*|stuck with)\b/iu,
      say: ['You are not so much choosing as trying not to be sorry later.', 'The fear is of the you who looks back.'],
      ask: ['Which one would be easier to undo?'],
    },
    {
      when: /\b(?:sleep\w*|awake|night|stomach|sick|head(?:ache)?|can'?t (?:eat|think|focus)|anxi\w*|panic\w*|cry\w*|exhaust\w*|tired|draining)\b/iu,
      say: [
        'The not deciding costs more by now than either of them would.',
        'It is eating the days before it even begins.',
      ],
    },
    {
      when: /\b(?:always|never could|overthink\w*|every (?:decision|time)|even (?:small|little)|indecisive|like this with everything)\b/iu,
      say: [
        'It is an old habit, then, to look around every corner first.',
        'You take things seriously, and it makes every fork a crossroads.',
      ],
    },
    {
      when: /\b(?:last time|before|once|years ago|back then|already made|trusted)\b/iu,
      say: [
        'So an earlier choice is standing in the room and has an opinion.',
        'Once it went wrong, and now each road looks like that one.',
      ],
    },
    {
      when: /\b(?:dream|always wanted|excit\w*|alive|adventure|chance|opportunity|once in a lifetime|happy|love)\b/iu,
      say: ['Your words get warmer there.', 'That one has a light on in it.'],
      ask: ['What scares you about that one?'],
    },
    {
      when: /\b(?:scared|afraid|fear|terrified|nervous|unknown|risk\w*)\b/iu,
      say: [
        'The fear shows that it matters. It does not show which way.',
        'New and wrong feel very much alike beforehand.',
      ],
    },
    {
      when: /\b(?:comfort\w*|familiar|know(?:s)? (?:everyone|it|me)|used to it|settled|boring|bored|stuck)\b/iu,
      say: [
        'What you know is warm, and it holds.',
        'There is comfort there, and you are not sure if it is a chair or a cage.',
      ],
    },
    {
      when: /\b(?:stupid|silly|dumb|first.world|spoiled|lucky|should be (?:happy|grateful)|luxury)\b/iu,
      say: ['A lucky choice can still be a hard one.', 'It keeps you awake, so it is not silly.'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|confus\w*|fifty.fifty|50.?50|equal|neither|both)\b/iu,
      say: [
        'If it were clear, you would not be tired of it.',
        'Evenly split is mostly a sign that both would be livable.',
      ],
    },
  ],
  say: [
    'Nothing has to be decided in this talk.',
    'It is a goodbye, too, whichever way it goes. Perhaps that is what makes it slow.',
    'You want to do right by it.',
    'Turning it over this often shows how much hangs on it for you.',
    'Not choosing yet is also something you are doing, and it is tiring.',
  ],
  ask: [
    { line: 'What would you lose with each of them?', unless: /\blose\b/iu },
    { line: 'What would you tell a good friend who brought you exactly this?' },
    { line: 'How far along would you have to be to know whether it was right?' },
    { line: 'Is there a third way, even a half of one?', unless: /\b(?:third|neither|in between)\b/iu },
  ],
};
