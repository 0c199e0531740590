import type { Course } from '../course.ts';

/** A group project in which one does the work, or that goes wrong between people. */
export const groupProject: Course = {
  id: 'group-project',
  begins:
    /\bgroup (?:project|assignment|presentation)s? (?:from hell|from h\S+|again|drama|partners?|problems?)\b|\b(?:worst|terrible|awful|useless|lazy) group\b.{0,40}\b(?:project|class|assignment|presentation)\b|\b(?:do|doing|did|does) (?:\S+ )?everything\b.{0,30}\bgroup (?:project|assignment|presentation)s?\b|\b(?:group|team|class|school|lab) (?:project|assignment|presentation|work|paper)s?\b.{0,100}\b(?:nobody|no one|noone|does nothing|do nothing|doing nothing|did nothing|hate|everything|by myself|alone|all (?:of )?(?:it|the work)|not (?:doing|helping|responding|replying)|won'?t|doesn'?t|don'?t|isn'?t|aren'?t|ghost\w*|ignor\w*|fight\w*|due|kill\w*|nightmare|useless|lazy|stuck|carry\w*|slack\w*|unfair|left me out|mess|disaster|credit)\b|\b(?:hate|can'?t stand|sick of|stuck with|stuck in|doing (?:all|everything)|carrying|did (?:all|everything)|nightmare|stressed (?:about|over|by)|dread\w*) (?:\S+ ){0,6}?(?:group|team) (?:project|assignment|presentation|work)s?\b|\bmy (?:\S+ )?(?:group ?mates?|group members?|project partners?|lab partners?|project group|group for (?:class|school|the project)) (?:\S+ ){0,5}?(?:nothing|nobody|won'?t|doesn'?t|don'?t|didn'?t|haven'?t|hasn'?t|never|isn'?t|aren'?t|ghost\w*|ignor\w*|hate|lazy|useless|left|said|are|is|keeps?|refuse\w*|slack\w*|disappeared|dropped)\b|\b(?:I'm|I am|been|was) (?:\S+ )?(?:doing|carrying|the only one (?:doing|working)) (?:\S+ ){0,6}?(?:group project|the (?:whole )?project|group assignment|for the group)\b.{0,60}\b(?:class|group|school|grade|professor|partners?|due|teammates|everyone)\b/iu,
  unless:
    /\b(?:at (?:my )?(?:work|job|office)|my boss|manager|coworker\w*|client|company|thesis|my students|I'm a teacher|my (?:\S+ )?(?:son|daughter|kid|child)(?:'s)? (?:\S+ )?(?:has|group|is|project)|went (?:great|well|really well)|group therapy)\b/iu,
  first: {
    say: [
      'So four names on the sheet, and one pair of hands.',
      'Nothing teaches one so much about people, and so little about the subject.',
      'Your grade, and you do not even get to hold the pen alone.',
    ],
    ask: ['What is happening in it?', 'When is it due?', 'What have the others done so far?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|what (?:do|can|should) I|should I)\b.{0,40}\b(?:tell|say|text|write|confront|ask|email|report|snitch|professor|teacher|prof|talk|bring it up|message)\b/iu,
      say: [
        'To the group, plain and with names: “Due Thursday. I have part one. Please take one each of the others, and write your name behind it by tonight.” A question to everyone is answered by no one.',
        'A teacher would rather hear it before than after: “Here is what I have done, and here is who has answered. How would you like me to handle it?” That is no snitching.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|would it be|is it (?:\S+ ){0,2}?(?:okay|ok|early|late|weird|wrong|fair|bad|mean))\b.{0,40}\b(?:do|just|leave|take|put|stop|quit|remove|names?|drop|let|finish|work alone|ask)\b/iu,
      say: [
        'You could decide what the grade is worth to you, do your part and that much more, and stop there. Saving all of it alone teaches them that you will.',
        'Handing in with the parts marked by who made them is fair, and quiet. Nobody can say that you told on them; it just says what is.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could) (?:I|you)|how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|any (?:tips|advice|ideas))\b/iu,
      say: [
        'Perhaps cut it so small that it is hard to refuse: “Could you make slides three and four by six?” People who do nothing often do not know where to begin, either.',
        'One shared page with the tasks, a name at each, and a date. It takes ten minutes, and afterward everyone can see who did what, the teacher as well.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:the (?:asshole|problem|bad)|being|overreacting|too|bossy|controlling|crazy|a control freak|mean)|is it (?:me|my fault|normal|unfair|just me)|why (?:do|does|am|is|can'?t|won'?t|don'?t))\b/iu,
      say: [
        "From what you tell you care how it comes out, and care is easily called bossy by those who sit back. One can watch one's tone and still be right.",
        'It is about the most common grievance there is at school. You are not mad, it is built like that.',
      ],
      asked: true,
    },
    {
      when: /\b(?:no (?:one|body) (?:replies|replied|answers?|answered|responds?|responded)|left (?:me )?on (?:read|seen)|ghost\w*|ignor\w*|silence|group ?chat|seen|thumbs? up|read it|no (?:response|reply|answer)|texted|messag\w*)\b/iu,
      say: ['Read by four, answered by none.', 'One writes into that chat as into a well.'],
    },
    {
      when: /\b(?:did (?:nothing|one|two|like)|does nothing|do nothing|doing nothing|haven'?t (?:done|started|sent)|hasn'?t (?:done|started|sent)|lazy|slack\w*|useless|one slide|one sentence|wikipedia|chat ?gpt|ai\b|copied|plagiari\w*|garbage|bad|terrible|redo|rewrite|wrong)\b/iu,
      say: [
        'And you have to make something of that, with your own name on it.',
        'They lean on your being the one who cannot stand it.',
      ],
      ask: ['What is missing most?'],
    },
    {
      when: /\b(?:all (?:of )?(?:it|the work)|everything|by myself|alone|carry\w*|the only one|all me|up all night|stay(?:ed|ing)? up|hours|always (?:me|end|the one)|every time|again)\b/iu,
      say: [
        "So you do four people's work, and get a quarter of the credit.",
        'You always pick it up because otherwise nobody would. They know that.',
      ],
    },
    {
      when: /\b(?:grade|same grade|gpa|fail|points|credit|names?|percent|peer (?:review|evaluation)|scholarship|pass)\b/iu,
      say: [
        'They get your grade for free. Or you get theirs.',
        'To be marked on something one cannot steer, that is really unfair.',
      ],
    },
    {
      when: /\b(?:due|tomorrow|tonight|deadline|hours|midnight|monday|thursday|friday|days|week|present\w*|morning)\b/iu,
      say: ['So there is no time left to teach anybody manners.', 'And the clock does not care whose turn it was.'],
      ask: ['What is the least that has to be in it?'],
    },
    {
      when: /\b(?:teacher|professor|prof|ta|instructor|told (?:the|my|our)|emailed|said (?:we|it|to|that|figure)|work it out|figure it out|real world|learn to)\b/iu,
      say: [
        '“Work it out among yourselves.” As if you had not tried.',
        'It takes something to say it to the one up front, without sounding like a telltale.',
      ],
      ask: ['How did they react?'],
    },
    {
      when: /\b(?:leader|bossy|controlling|took over|takes over|bulldoz\w*|doesn'?t listen|ignore my|my ideas?|talk(?:s|ed)? over|shot down|dismiss\w*|deleted (?:my|what)|changed my|no one listens|nobody listens|their way)\b/iu,
      say: [
        'So the trouble is not too few hands, but one elbow.',
        'Your piece was in there, and someone just wiped it off.',
      ],
    },
    {
      when: /\b(?:left (?:me )?out|separate (?:chat|group)|without me|best friends|already friends|friends with each|all friends|cliqu\w*|don'?t (?:like|want) me|hate me|laugh\w*|behind my back|talk(?:ing)? about me|invisible|stuck with (?:me|them)|picked last|assigned)\b/iu,
      say: [
        'Three who know each other, and you on the fourth chair.',
        'It is about more than the project then. It is whether they want you at the table.',
      ],
    },
    {
      when: /\b(?:fight|argu\w*|yelled|mad at|angry at|drama|blam\w*|snapped|rude|mean|passive|tension|hate each|crying|called me)\b/iu,
      say: [
        'And so a poster about whatever turns into a war.',
        'You have to finish a thing together, and can hardly look at one another.',
      ],
      ask: ['What set it off?'],
    },
    {
      when: /\b(?:friends?|best friend|roommate|boyfriend|girlfriend|crush|know (?:him|her|them)|like (?:him|her|them)|don'?t want to (?:be|hurt|ruin|make)|awkward|avoid|conflict|snitch|rat|nice)\b/iu,
      unless: /\b(?:each other|all friends)\b/iu,
      say: [
        'With somebody one likes, it is twice as hard to say.',
        'You would rather do the work than have the quarrel. I can see why.',
      ],
    },
    {
      when: /\b(?:present\w*|speak\w*|talk in front|slides?|stage|nervous|read off|stutter\w*|freeze|class watching)\b/iu,
      say: [
        'And at the end you all stand up there smiling, as if you had done it together.',
        'Up front one pays for what the others did not prepare.',
      ],
    },
    {
      when: /\b(?:excuse\w*|sick|job|work|family|died|busy|sport\w*|practice|says (?:he|she|they)|said (?:he|she|they)|promis\w*|will do it|later|forgot|apologi[sz]\w*|sorry)\b/iu,
      say: ['It may even be true, and you still sit there with it.', 'A sorry does not write page six.'],
    },
    {
      when: /\b(?:tired|exhausted|sle(?:ep|pt)\w*|cr(?:y\w*|ied)|cried|stress\w*|anxi\w*|panic\w*|headache|can'?t (?:anymore|do)|overwhelm\w*|burn\w*|other classes|exams?)\b/iu,
      say: ['You have your own pile, and on top of it theirs.', 'A lot of nerves for a few slides.'],
    },
    {
      when: /\b(?:angry|mad|furious|unfair|hate|annoy\w*|frustrat\w*|pissed|resent\w*|rage|so (?:over|done)|done with)\b/iu,
      say: [
        'One could throw the laptop out of the window.',
        'You may well be furious. It is your evenings they are spending.',
      ],
    },
    {
      when: /\b(?:one (?:person|girl|guy|of them) (?:\S+ )?(?:did|helped|answered|finally|is (?:nice|good|helping))|someone (?:did|helped|answered|finally)|helped|did (?:her|his|their) part|finally (?:answered|replied|did)|meeting|met up|call|split|divided|good|done|finished|submitted|went (?:ok|okay|well|fine)|over)\b/iu,
      unless: /\b(?:so done|done with|I'm done|only|not|no|never|didn'?t|doesn'?t|nobody|hasn'?t|haven'?t|won'?t)\b/iu,
      say: ['One who pulls along changes everything.', 'Good. It moves, at least a bit.'],
    },
    {
      when: /\b(?:perfectionis\w*|control|high standards|can'?t let|trust (?:them|anyone)|redo|my (?:own )?fault|should(?:'ve| have) (?:said|asked)|too nice|pushover|people pleas\w*|doormat)\b/iu,
      say: [
        'You see what is crooked, and your hand goes there by itself.',
        'It is hard to let something be bad that carries your name.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|stupid|petty|small|silly|just a project|whatever|first world|not a big deal|nobody|no one)\b/iu,
      say: [
        'It is a small thing that manages to touch on every sore spot.',
        'Just a project, and three weeks of your patience.',
      ],
    },
  ],
  say: [
    'You care how it turns out, and that makes you the one who pays.',
    'There is a lesson in it somewhere, and nobody asked for it.',
    'It is hard to work with people who know you will save them.',
    'What you put in is real, whoever else signs it.',
    'It would be so simple if each did a quarter.',
  ],
  ask: [
    {
      line: 'How many are you?',
      unless: /\b(?:two|three|four|five|six|\d+) (?:of us|people|members|others|girls|guys)\b/iu,
    },
    { line: 'What is it about?', unless: /\babout (?:the|a|how)\b/iu },
    { line: 'Is there one among them you could talk to?', unless: /\b(?:one (?:person|girl|guy|of them)|friend)\b/iu },
    { line: 'What would a fair ending look like to you?' },
  ],
};
