import type { Course } from '../course.ts';

/** A child of the writer's is bullied, left out or unhappy at school. */
export const childBullied: Course = {
  id: 'child-bullied',
  begins:
    /\b(?:(?:my|our) (?:\S+ ){0,3}?(?:son|daughter|kid|child|kids|boy|girl|little (?:one|boy|girl)|twins|teen(?:ager)?|stepson|stepdaughter|grandson|granddaughter|\S+[- ]?(?:yo|year[- ]olds?|yr[- ]olds?)|(?:\S+ )?grader) (?:\S+ ){0,6}?(?:(?:is|are|was|gets?|got|keeps? getting|been|being) (?:\S+ ){0,3}?(?:bullied|picked on|teased|made fun of|left out|excluded|harassed|laughed at|mocked|called names)|has (?:no|zero|not a single|barely any|hardly any|no real) friends?|doesn'?t have (?:any|a single|one|many) friends?|(?:hates?|is scared of|is afraid of|dreads?|is miserable (?:at|in)|is (?:so |really |very )?unhappy (?:at|in)|cries (?:\S+ ){0,3}?(?:before|about|after|over)|refuses to go to|doesn'?t want to go to|won'?t go to) (?:\S+ )?(?:school|class|kindergarten|daycare|recess)|(?:eats|sits|plays|had) (?:\S+ )?(?:lunch )?(?:alone|by (?:himself|herself|themselves)) (?:\S+ ){0,3}?(?:school|lunch|recess|every)|(?:wasn'?t|was not|never|didn'?t get|isn'?t) (?:\S+ )?invited|came home (?:\S+ ){0,3}?(?:crying|in tears|with a bruise)|(?:struggling|struggles) (?:\S+ ){0,3}?(?:to make friends|socially|with (?:the )?(?:other )?kids|at school)|no one (?:came|showed up) to|nobody (?:plays|came|wants))|(?:someone|somebody|a (?:kid|boy|girl)|(?:some |the |other |these )?(?:kids|boys|girls|children)|classmates?|bull(?:y|ies)) (?:\S+ ){0,5}?(?:bull(?:y|ies|ying|ied)|pick(?:s|ing|ed)? on|teas(?:e|es|ing|ed)|make fun of|making fun of|made fun of|mean to|laugh(?:s|ed|ing)? at|exclud\w*|hit|push(?:ed|es)?|steal\w*|call(?:s|ed|ing)?) (?:my|our) (?:\S+ )?(?:son|daughter|kid|child|boy|girl|baby)|(?:no one|nobody) (?:\S+ ){0,2}?(?:plays? with|sits? with|talks? to|invites?|invited|likes?|came to) (?:my|our) (?:\S+ )?(?:son|daughter|kid|child|boy|girl|\S+'s (?:birthday|party)))\b/iu,
  unless:
    /\b(?:suicid\w*|kill(?:ing)? (?:himself|herself|themsel\w+|myself)|want(?:s|ed)? to die|self[- ]harm\w*|cut(?:s|ting)? (?:himself|herself|themsel\w+)|hurt(?:s|ing)? (?:himself|herself|themsel\w+)|molest\w*|touched (?:him|her)|rape[ds]?|weapon|gun|knife|hospital|died|(?:friend|sister|brother|neighbou?r|coworker)'?s (?:son|daughter|kid|child)|is (?:a|the) bully|(?:bull(?:y|ies|ied)|bullying) (?:other|another|a|some|kids|someone)|no longer|anymore|students?|boyfriend|girlfriend)\b/iu,
  first: {
    say: [
      'It would be easier if it were you.',
      'You send them off in the morning, and cannot go in with them.',
      'A child of yours, hurt where you cannot stand in between.',
      'That cuts twice: once for {them}, and once for you watching.',
    ],
    ask: ['What {have} {they} told you about it?', 'How did you find out?', 'How old {are} {they}?'],
  },
  turns: [
    {
      when: /\b(?:said|says|asked|asks|told|mommy|daddy|mom|mama|dad)\b.{0,30}\b(?:what(?:'?s| is) wrong with me|is something wrong with me|why (?:doesn'?t|don'?t) (?:anyone|anybody|they|the other kids) like me)/iu,
      say: [
        'To hear that from such a mouth. There is one answer a child can keep: “Nothing is wrong with you. What they did was unkind.” It may be said many times.',
        'Oh, that question. Perhaps the simplest answer is the truest one: “You are just right. They were not nice.” And a long hug along with it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|we)|what (?:do|can|should|would|could) (?:I|you|we)) (?:\S+ ){0,3}?(?:say|tell|talk|explain|comfort|help|ask)\b/iu,
      say: [
        'First perhaps only this: “I am glad you told me. That is not okay, and it is not your fault.” The plan can come after, and {they} get a say in it.',
        'Small questions go further than big ones: “Who did you stand with at recess?” And then mostly listen. A fixing face closes mouths.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should (?:I|we) (?:\S+ ){0,3}?(?:call|talk|go|email|tell|contact|report|change|switch|move|pull|take|homeschool|keep|let|confront|speak|say|get|stay)|(?:change|switch) schools?\?)/iu,
      say: [
        'With the school, calm and in writing goes furthest: what happened, when, who saw it, and “How will you keep my child safe, and by when?”',
        'The other parents in person tends to go wrong. The teacher first, with dates. A change of school can still come after, and {they} should be in on that thought.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:am I|is (?:that|this|it)) (?:\S+ ){0,4}?(?:overreact\w*|bad|wrong|helicopter|overprotective|too|crazy)|is (?:it|this|that) (?:\S+ )?(?:normal|just kids|my fault|bullying|serious)|did I (?:\S+ )?(?:do|cause|fail|raise)|is (?:it|there) something wrong)\b/iu,
      say: [
        'I do not find it overreacting. When it happens again and again and the one hurt cannot get away, it is more than children being children.',
        'You did not cause it by raising somebody gentle. And taking it seriously is just what {they} need from you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:he|she|they|it|this) (?:\S+ ){0,3}?(?:ok|okay|be|get|ever|scar\w*|find|stop|have)|(?:does|do) (?:it|kids|they) (?:\S+ )?(?:get|stop|recover|scar)|what if)\b/iu,
      say: [
        'I cannot see ahead. What helps children through it most is one grown-up who believes them and one friend, even outside of school.',
        'Nobody can promise it. Being believed at home makes a great difference, and that {they} already {have}.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|we)|what (?:do|can|should|would|could) (?:I|you|we)|any (?:advice|tips))\b/iu,
      say: [
        'Maybe two things: write down what happens with dates, for the school, and find one place outside school where {they} {are} liked, a club or a cousin.',
        'One step at a time: listen to {them} today, a calm note to the teacher tomorrow. Practicing one short sentence at home can help too: “Stop it.” And walk off.',
      ],
      asked: true,
    },
    {
      when: /\b(?:made a friend|new friend|got invited|invited (?:him|her|them)|played with|good day|laughed|smil\w*|happy|(?:one|a) (?:kid|girl|boy|friend) (?:\S+ ){0,3}?(?:nice|kind|sat|stood|asked)|sat with|stood up for)\b/iu,
      unless: /\b(?:not|never|no one|nobody|didn'?t|wasn'?t|isn'?t|used to|don'?t|laughed at|fake)\b/iu,
      say: ['One friend changes the whole schoolyard.', 'Oh good. You needed that as much as {they} did.'],
      ask: ['What {were} {they} like, coming home?'],
    },
    {
      when: /\b(?:(?:said|says|asked|asks|told) (?:\S+ ){0,6}?(?:ugly|fat|weird|stupid|hates? (?:me|him|her)|no one likes|nobody likes|like me|wrong with me|friends|why)|why don'?t they|calls? (?:himself|herself|him|her)|called (?:him|her|them))\b/iu,
      say: [
        'You get asked that at bedtime, and have no answer big enough.',
        'A sentence like that breaks a parent in two.',
      ],
      ask: ['What could you say to it?'],
    },
    {
      when: /\b(?:birthday|party|parties|invit\w*|sleepover|playdate|group chat|left out|excluded)\b/iu,
      say: [
        'A card that does not come, and the whole class knows it.',
        'Being left out is so quiet that no teacher has to notice it.',
      ],
    },
    {
      when: /\b(?:hit|pushed|shoved|kicked|punched|bruis\w*|tripped|spit|spat|glasses|stole|lunch money|backpack|broke)\b/iu,
      say: ['Then it has gone to the body, and your hands want to do something.', 'That is no teasing anymore.'],
      ask: ['Does the school know about that?'],
    },
    {
      when: /\b(?:phone|online|snap\w*|tiktok|instagram|group chat|video|posted|screenshots?|discord|texts?|messages)\b/iu,
      say: [
        'So it comes home along, in the pocket, and has no closing time.',
        'It used to stop at the front door, at least.',
      ],
    },
    {
      when: /\b(?:teachers?|principal|school (?:says|said|does|did|won'?t|told|doesn'?t|isn'?t)|counsell?or|meeting|office|zero tolerance|both sides|kids will be|boys will be|email(?:ed)?|called the school|district)\b/iu,
      say: ['You wanted someone there to take it as seriously as you do.', 'They see thirty children. You see one.'],
      ask: ['What did they say they would do?'],
    },
    {
      when: /\b(?:lunch|recess|bus|alone|by (?:himself|herself|themselves)|library|no friends|lonely|sits|bench)\b/iu,
      say: ['That picture, of {them} alone in all that noise.', 'You think of it at noon, every day, I would guess.'],
    },
    {
      when: /\b(?:stomach ?aches?|headaches?|tummy|sick|throw(?:s)? up|can'?t sleep|nightmares?|bed ?wet\w*|doesn'?t eat|won'?t eat|meltdowns?|clingy|shaking)\b/iu,
      say: ['The body says what the mouth does not.', 'Sunday evening sits in that stomach, probably.'],
    },
    {
      when: /\b(?:won'?t (?:tell|talk|say|go)|doesn'?t (?:tell|talk|say|want)|didn'?t (?:tell|want me)|refus\w*|begged|begs|don'?t tell|makes? it worse|promise|hiding|hid it|asham\w*|shrug\w*|fine|says nothing)\b/iu,
      say: [
        'Perhaps {they} {are} trying to spare you, or the shame of it.',
        'To be let in just a crack, and not be allowed to act.',
      ],
    },
    {
      when: /\b(?:cried|cries|crying|tears|sobb\w*|in the car|at bedtime|before school|every morning|drop ?off|screams|begging)\b/iu,
      unless: /\bI (?:\S+ ){0,7}?(?:cried|cry|sobbed)|I'?m crying\b/iu,
      say: [
        'And then you have to hold that small face and say “off you go.”',
        'Tears at the school gate go home with you.',
      ],
    },
    {
      when: /\bI (?:\S+ ){0,7}?(?:cried|cry|sobbed)|I'?m (?:\S+ )?crying|\b(?:breaks? my heart|heart ?break\w*|broken|hurts me|kills me|can'?t stand|devastat\w*|helpless|powerless)\b/iu,
      say: ['You would take it all on yourself, if that were possible.', 'Helpless is the worst a parent can feel.'],
    },
    {
      when: /\b(?:adhd|autis\w*|spectrum|stutter\w*|different|sensitive|shy|quiet|gentle|weird|overweight|glasses|dyslexi\w*|disab\w*|gifted|accent|immigrant|black|brown|hijab|trans|gay)\b/iu,
      say: [
        'So it is just what makes {them} {them} that gets picked on.',
        'What you love there, others have made into a target.',
      ],
    },
    {
      when: /\b(?:I was (?:\S+ )?(?:bullied|picked|the same|that kid|alone)|happened to me|when I was (?:a |that|their|his|her|in)|brings (?:it )?(?:all )?back|remember (?:that|how)|my own (?:school|childhood))\b/iu,
      say: ['Then you know that hallway from the inside.', 'And so you are hurt at two ages at once.'],
      ask: ['What would have helped you, back then?'],
    },
    {
      when: /\b(?:angry|furious|rage|mad|want to (?:go|hit|scream|punch|yell|storm|call (?:that|the|her|his|their))|kill (?:that|those|the)|hate (?:that|those|them)|pissed|mama bear|papa bear|parents of)\b/iu,
      say: ['The bear in you is awake, and rightly.', 'That anger is love with its sleeves rolled up.'],
    },
    {
      when: /\b(?:husband|wife|partner|ex|dad|father|mom|mum|mother|grandma|everyone|people|family) (?:\S+ )?(?:says?|said|thinks?|tells?|told|wants?)|\b(?:toughen|man up|fight back|hit back|ignore (?:them|it|him|her))\b/iu,
      say: [
        'Easily said, by somebody who does not have to walk in there.',
        'And now you two have to agree on it, on top of everything.',
      ],
    },
    {
      when: /\b(?:used to|was (?:so|such)|before|happy kid|outgoing|lost (?:his|her|their)|changed|light|spark|not (?:the same|himself|herself)|withdrawn)\b/iu,
      say: [
        'You miss the way {they} used to come through the door.',
        'Something in {them} has gone quiet, and you are the one who notices.',
      ],
    },
    {
      when: /\b(?:guilt\w*|my fault|should have|didn'?t (?:see|notice|know)|how did I|fail\w*|bad (?:mom|mum|mother|dad|father|parent)|we moved|moved (?:here|schools))\b/iu,
      say: [
        'Children hide it well, from the people they love most of all.',
        'You see it now, and you are here with it now.',
      ],
    },
    {
      when: /\b(?:maybe (?:I|we|he|she)|thinking (?:of|about)|I might|we could|going to (?:call|email|talk|switch|ask)|I'?ll (?:call|email|talk|go)|switch\w*|new school|homeschool\w*|therap\w*|karate|club)\b/iu,
      say: [
        'Something that gives {them} ground under the feet, then.',
        'It may help already that something is being done about it.',
      ],
      ask: ['What {do} {they} think of that?'],
    },
    {
      when: /\b(?:weeks?|months?|years?|always|since|every day|all year|grade|again)\b/iu,
      say: [
        'Every single morning, for that long. It takes a brave child.',
        'And it has worn you down along with {them}.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|drain\w*|can'?t (?:sleep|focus|work)|worr(?:y|ied)|scared|afraid|anxious)\b/iu,
      say: [
        'A parent goes along to school in their head, all day.',
        'You wait for three o’clock, and then you read that face.',
      ],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: [
        'One wants to do right by {them}, and every way has a catch.',
        'You know {them} best. The next small thing will do.',
      ],
    },
  ],
  say: [
    'You cannot be in that classroom, and that is the whole misery.',
    '{They} {have} somebody who takes it seriously. That is a great deal.',
    'Nobody taught you how to watch that.',
    'It is a small world, a classroom, and for {them} it is the whole one.',
    'Home being a safe place counts for much, on days like that.',
  ],
  ask: [
    { line: 'What {do} {they} love, outside of school?' },
    { line: 'Is there one child there who is kind?', unless: /\b(?:no friends|nobody|no one|friend)\b/iu },
    { line: 'How long has it been going on?', unless: /\b(?:weeks?|months?|years?|since)\b/iu },
    { line: 'Does the school know?', unless: /\b(?:teacher|principal|school (?:says|said|knows)|counsell?or)\b/iu },
  ],
};
