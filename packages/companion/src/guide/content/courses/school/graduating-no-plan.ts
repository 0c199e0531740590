import type { Course } from '../course.ts';

/** School or college ends, and there is no plan. */
export const graduatingNoPlan: Course = {
  id: 'graduating-no-plan',
  begins:
    /\b(?:I |I'm |I am |just |I've |about to |going to |gonna |will |we )+(?:graduat(?:e|es|ed|ing)|finish(?:ed|ing)? (?:college|university|uni|school|high school|my degree)|done with (?:college|school|uni)|leav(?:e|ing) (?:school|college|uni)) (?:\S+ ){0,6}?(?:and|but|with|without) (?:\S+ ){0,5}?(?:(?:no|zero) (?:plan|plans|job|idea|clue|direction|offers?)|don'?t know|lost|nothing|scared|terrified|empty|no one|have no|haven'?t|a plan|what)\b|\b(?:graduat(?:e|ion|ing|ed)|last (?:semester|year of (?:college|school|uni))|senior year|finishing (?:college|school|uni|my degree))\b.{0,80}\b(?:(?:no|zero) (?:plan|plans|job|idea|clue|direction)|don'?t know what (?:I|to|comes)|what (?:now|next|comes next|to do (?:with|after))|now what|lost|scared of what|terrified|everyone (?:else )?(?:has|knows|already)|empty|without a plan|real world|post ?grad)\b|\b(?:(?:no|zero) (?:plan|idea|clue)|don'?t know|no job|lost|scared|terrified|anxious)\b.{0,50}\b(?:after (?:I )?graduat\w+|after (?:college|high school|uni|school)|post ?grad\w*|when I graduate|once I graduate|since (?:I )?graduat\w+|now that I(?:'ve)? graduated)\b|\bpost[- ]?grad(?:uation)? (?:depression|blues|life|anxiety|panic)\b/iu,
  unless:
    /\b(?:my (?:\S+ )?(?:son|daughter|kid|child|brother|sister|friend|boyfriend|girlfriend|student)s? (?:\S+ )?(?:graduat\w*|is|has|just)|years ago|rehab program|graduated to|didn'?t graduate|can'?t graduate|thesis|phd)\b/iu,
  first: {
    say: [
      'All your life somebody handed you the next step, and now the staircase ends.',
      'Everyone throws a hat in the air, and you look where it comes down.',
      'So the road that was always there just stops.',
    ],
    ask: [
      'When is it over?',
      'What do you say when people ask what is next?',
      'What was it you thought you would be by now?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|does|did) (?:I|you|people|anyone|everyone)|what (?:do|can|should|would|could|am|are) (?:I|you|people)|any (?:tips|advice|ideas)|where do I (?:even |actually )?(?:start|begin))\b/iu,
      say: [
        'Not a life plan. A next six months: something that pays, near people you like, and one evening a week for a thing you are curious about. The rest tends to show while walking.',
        'You could ask three people with odd jobs how they got there. You will hear a lot of accidents. It calms one down.',
        'Try a list of what you do not want, it is usually quick. What is left over is smaller, and one can apply for it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|is it (?:\S+ ){0,2}?(?:okay|ok|early|late|weird|wrong|bad|worth|stupid|better)|can I|would you)\b.{0,50}\b(?:grad school|master|move|job|take|gap|travel|home|apply|stay|settle|teach|wait|law|internship|retail|anything)\b/iu,
      say: [
        'A first job or a year is no marriage. The question is perhaps less “is it the right one” and more “would I learn something there, and can I pay the rent”.',
        'Going on studying is a good answer to “I want to know more,” and a costly one to “I am afraid.” You will know best which it is.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:normal|just me|me)|am I (?:behind|the only|a failure|lazy|too late|doomed|screwed|wasting|stupid)|does everyone|did I (?:waste|choose|pick)|was it (?:all )?(?:a waste|worth))\b/iu,
      say: [
        'It is very normal, and hardly anyone says so at the party. Half of those with a plan have simply got a sentence ready.',
        'Behind would mean that there is one road and one clock. There are a great many people of fifty who found theirs at thirty-five.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will I (?:ever|be|find)|what if I (?:never|don'?t|end|can'?t|fail|choose)|does it get|when (?:will|do|does))\b/iu,
      say: [
        'I cannot see that far. Most people do not find it by thinking; it finds them somewhere on the second or third thing they try.',
        'Nobody can promise you. A wrong choice at this age is mostly a detour with a story in it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what(?:'?s| is) next|what are you (?:doing|going)|people (?:ask|keep)|everyone (?:asks|keeps asking)|relatives|aunt|uncle|thanksgiving|party|plans\?|the question|so what)\b/iu,
      say: [
        'They mean it as small talk, and it lands like an exam.',
        'That question, with a piece of cake in the hand.',
      ],
    },
    {
      when: /\b(?:everyone else|everybody|friends|classmates|roommates?|others|they all|linkedin|offers?|jobs lined|grad school|google|consulting|moving to|engaged|ahead|instagram)\b/iu,
      say: [
        'As if they had all got a letter that never came to you.',
        'One sees their announcements. Nobody announces a Tuesday of not knowing.',
      ],
    },
    {
      when: /\b(?:appl(?:y|ied|ying|ications?)|resumes?|cv|interviews?|reject\w*|no (?:response|reply|one replies|callbacks?)|ghosted|entry level|experience|job market|indeed|cover letter|unemployed|months? of)\b/iu,
      say: [
        'They want three years of experience for a beginner. One could laugh.',
        'You throw yourself into a hole and do not even hear it land.',
      ],
      ask: ['How many have you sent off by now?'],
    },
    {
      when: /\b(?:parents?|mom|mum|dad|family|moving back|move back|my old room|childhood (?:room|bedroom)|back home|living with|paid for|disappoint\w*|proud|expect\w*)\b/iu,
      say: ['With a diploma, back under the old posters.', 'They want to see what all of it was for, and so do you.'],
      ask: ['What do they say about it?'],
    },
    {
      when: /\b(?:debt|loans?|student loans|money|rent|broke|pay|afford|bills|insurance|\$|savings)\b/iu,
      say: [
        'And the loans do not wait until one has found oneself.',
        'One would like to think about it in peace, and there is the rent.',
      ],
    },
    {
      when: /\b(?:useless (?:degree|major)|degree|major|english|history|art|psych\w*|philosophy|communications|sociology|film|bio\w*|wrong (?:major|thing)|wasted|waste|four years)\b/iu,
      say: [
        'You look at the paper and wonder what it opens.',
        'It is hard when what you love is not on any job board.',
      ],
      ask: ['What did you like best in those years?'],
    },
    {
      when: /\b(?:friends? (?:\S+ )?(?:leav\w*|mov\w*|scatter\w*|gone)|goodbye|miss|campus|roommates|never (?:be|see|live) (?:together|again|them)|best years|end of|last (?:time|day|night|week)|over|ending|chapter|nostalg\w*|community)\b/iu,
      say: [
        'It is also a goodbye, to people who were just down the hall.',
        'Never again all of them within a five-minute walk. That is a loss, plan or no plan.',
      ],
      ask: ['What will you miss the most?'],
    },
    {
      when: /\b(?:always (?:been|knew|had)|good student|structure|syllabus|grades|told (?:me )?what to do|school (?:is|was) (?:all|the only)|gifted|smart|good at school|purpose|who (?:am I|I am)|identity)\b/iu,
      say: [
        'You were good at this. Nobody grades the next thing.',
        'Sixteen or so years of timetables, and then a blank week.',
      ],
    },
    {
      when: /\b(?:choices?|options|too many|can'?t (?:decide|choose|pick)|everything|nothing interests|no passion|interested in (?:everything|nothing)|torn|wrong (?:choice|decision|one)|paralyz\w*|overwhelm\w*)\b/iu,
      say: [
        'With every door open one stands in the hall for a long time.',
        'Choosing one looks like burying all the others.',
      ],
    },
    {
      when: /\b(?:sle(?:ep|pt)\w*|night|awake|anxi\w*|panic\w*|cr(?:y\w*|ied)|cried|tears|stomach|depress\w*|numb|empty|bed|scroll\w*|dread\w*|stress\w*|sad)\b/iu,
      say: [
        'At night it turns into your whole life at once.',
        'Nobody tells you that an ending one has worked for can feel so hollow.',
      ],
    },
    {
      when: /\b(?:travel\w*|abroad|gap year|teach english|volunteer|move to|city|peace corps|au pair|coffee shop|barista|retail|farm|start a|business|write|music|freelanc\w*|art|dream)\b/iu,
      say: [
        'There is something in that which makes your sentence a little lighter.',
        'It need not be sensible all the way down, a first year.',
      ],
      ask: ['What draws you there?'],
    },
    {
      when: /\b(?:mentor|professor|career (?:center|office|fair|counsel\w*)|advisor|network\w*|internship|temp|part[- ]time|trial|shadow\w*|course|volunteer\w*|reached out|emailed|talked to)\b/iu,
      say: ['A thread to pull on. One never knows what hangs on it.', 'Good, one thing with a handle.'],
    },
    {
      when: /\b(?:got (?:a|an|the) (?:job|offer|interview|internship)|accepted|hired|relie\w*|excited|looking forward|one (?:good|nice) thing|proud of|happy about|diploma|made it|first in my family)\b/iu,
      unless: /\b(?:not|no|never|didn'?t|everyone|if|friends)\b/iu,
      say: [
        'That is worth a moment, before the next worry gets up.',
        'You have finished something, and not everybody has.',
      ],
    },
    {
      when: /\b(?:real world|adult\w*|grown[- ]?up|grow up|nine to five|9 to 5|forty years|rest of my life|forever|responsib\w*|taxes|future|scared|afraid|terrified|fear)\b/iu,
      say: [
        'From the edge it looks like one long corridor with gray carpet.',
        'It is a big word, future. One lives it by the week, luckily.',
      ],
    },
    {
      when: /\b(?:failure|loser|behind|peaked|useless|stupid|lazy|not (?:good|smart|ready)|impostor|imposter|wasted|asham\w*|embarrass\w*|disappointment)\b/iu,
      say: [
        'Not having a plan is not a defect. It is a place, and people pass through it.',
        'You judge yourself before you have even started walking.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|no idea|no clue|not sure|whatever|nothing|lost|blank|stuck)\b/iu,
      say: ['“I do not know” is a true answer, and not a bad one.', 'Fog is no cliff. One simply goes slower.'],
    },
  ],
  say: [
    'It is a strange kind of free, with nothing to hold on to.',
    'Nobody has ever practiced this bit.',
    'An open field can frighten more than a wall.',
    'You do not have to find a life. A next step would do.',
    'Something ends there, whatever comes after.',
  ],
  ask: [
    {
      line: 'What did you study?',
      unless: /\b(?:english|history|art|psych\w*|bio\w*|business|engineer\w*|high school|comp\w*|film)\b/iu,
    },
    { line: 'What would be a good ordinary day, in a year?' },
    { line: 'Who do you know who is also hanging in the air?', unless: /\b(?:friend|everyone|nobody)\b/iu },
    { line: 'What did you lose track of time over, these last years?' },
  ],
};
