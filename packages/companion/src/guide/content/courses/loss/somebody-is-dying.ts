import type { Course } from '../course.ts';
import { begin, notHere } from './death-words.ts';
import { heard } from './heard.ts';

const anyone =
  'mom|mum|mommy|mother|mama|momma|dad|daddy|father|papa|stepmom|stepdad|parents?|husband|wife|partner|boyfriend|girlfriend|fianc(?:é|e)e?|brother|sister|twin|best friend|friend|cousin|aunt|uncle|grandma|grandpa|grandmother|grandfather|granny|gran|grandad|granddad|nana|nan|abuela|abuelo|oma|opa|mother-in-law|father-in-law|son|daughter';
const adjectives = '(?:(?:dear|step|olde?r|younger|big|little|best|great|only|twin|\\d+[- ]?years?[- ]old) ){0,2}';
const mine = `(?:(?:my|our) ${adjectives}(?:${anyone})(?:,? (?!has\\b|is\\b|was\\b|who\\b|and\\b)\\p{L}+,?)?|(?:^|[.!?,;] |\\b(?:that|and|because|but|since) )(?:mom|mum|dad|grandma|grandpa|nana))`;
const little =
  '(?:(?:only )?(?:has|have|got|given?|gave|about|maybe|just|a|few|couple(?: of)?|\\d+|one|two|three|four|six|to|or|more|less than|a matter of|days|weeks|(?:him|her|them|my \\S+)) ){0,7}?(?:hours?|days?|weeks?|months?)(?: (?:or|to|maybe) (?:\\S+ ){0,2}?(?:days?|weeks?|months?))?';

/** Somebody of the writer's is dying: hospice, weeks left, a bed by which they sit. */
export const somebodyIsDying: Course = {
  id: 'somebody-is-dying',
  begins: begin(
    `${mine}(?:'s| is| are)(?: now| actually| slowly| really| probably| literally| currently)? (?:dying(?! (?:to|for|laughing|of (?:boredom|laughter|curiosity|embarrassment|thirst|hunger))\\b)|going to die(?! of (?:embarrass|laugh))|(?:in|on|at|entering|going (?:in|on|to|into)|under|being moved to|moving to|starting) (?:home |a |the )?(?:hospice|palliative care|comfort care)|on (?:his|her|their) (?:deathbed|last|way out)|terminal(?:ly ill)?|actively dying|fading fast|not going to make it(?! (?:to|home|in|out|on)\\b)|end[- ]stage|in (?:his|her|their) last (?:days|weeks|hours))`,
    `${mine} (?:went|goes|moved|has been moved|was moved|was put|entered|started|begins) (?:\\S+ )?(?:in(?:to)?|on|to|with)? ?(?:home )?hospice`,
    `\\b(?:put|moved|moving|putting|brought|placed) (?:my|our) ${adjectives}(?:${anyone}) (?:\\S+ )?(?:in(?:to)?|on|to) (?:home )?(?:hospice|palliative|comfort care)`,
    `(?:doctors?|they|hospice|nurses?|oncologist)(?:'ve)? (?:say|said|says|think|told|gave|give|have given|has given|told us|are saying)(?: that)? (?:me |us )?(?:my|our) ${adjectives}(?:${anyone}) ${little} (?:left|to live)\\b`,
    `${mine}(?: only| probably| maybe| may| might)? (?:has|have|was given|been given|got|(?:'s|has) only got) ${little} (?:left|to live)\\b`,
    `\\b(?:watch(?:ing)?|sitting with|sit with|waiting for) (?:my|our) ${adjectives}(?:${anyone}) (?:to )?(?:die|dying|slowly die|fade away|as (?:he|she) (?:dies|is dying))\\b`,
    `\\b(?:taking|took|take) (?:my|our) ${adjectives}(?:${anyone}) off (?:of )?life support`,
    `${mine} (?:has|have|'s got|was diagnosed with|got diagnosed with) (?:\\S+ )?terminal (?:\\S+ ){0,2}?(?:cancer|illness|disease|diagnosis)`,
    `${mine} (?:stopped|is stopping|decided to stop|wants to stop|refuses any more) (?:all |the |eating and |any )?(?:treatment|chemo|dialysis)`,
    `\\b(?:saying|say|said) goodbye to (?:my|our) dying ${adjectives}(?:${anyone})|\\b(?:my|our) dying (?:${anyone})\\b`,
  ),
  unless: new RegExp(
    `${notHere.source}|\\b(?:I(?:'m| am) (?:a |an )?(?:hospice|palliative|nurse|cna|dying)|(?:my|our) (?:\\S+ )?(?:dog|cat|horse|pet|patient|resident|client|phone|laptop|battery)\\b|(?:i|I) (?:work|volunteer) (?:in|at|for)|years? ago|when I was)`,
    'iu',
  ),
  loss: true,
  first: {
    say: [
      'Oh. So every ordinary hour is one of the last ones now.',
      'I am so sorry. {They} {are} still here, and you are already losing {them}.',
      'That is a terrible kind of waiting.',
    ],
    ask: ['How {are} {they} today?', 'Are you with {them} now?', 'What is it like for you, in between?'],
  },
  turns: [
    {
      when: /\b(?:(?:is|are|was|does|do) (?:he|she|they|it) (?:\S+ )?(?:in pain|suffer\w*|hurt\w*|scared|afraid|feel\w*)|do you think (?:he|she|they) (?:\S+ )?(?:in pain|suffer\w*|hurt\w*|scared))/iu,
      say: [
        'The nurses can tell that better than anyone, and you may ask it straight: “Is this pain, and what can be done about it?” They are there for just that, at night too.',
      ],
      asked: true,
    },
    {
      when: /\b(?:can (?:he|she|they) (?:still )?(?:hear|feel|understand|know)|(?:does|do) (?:he|she|they) (?:still )?(?:hear|know|feel|understand)|know I'?m (?:there|here))\b/iu,
      say: [
        'Nobody can promise it. Nurses often say to talk as though {they} could hear, since hearing may stay for a long time. A hand and a low voice are never wrong.',
        'I cannot tell. Say it anyway, in case, and because you would want to have said it.',
      ],
      asked: true,
    },
    {
      when: heard.tellChildren,
      say: [
        'Before it happens is better than after: “{They} {are} so ill that the doctors cannot make it well again. {They} will die soon. You can ask me anything, and you can come along if you want.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can|could) I (?:even )?(?:say|talk)|how (?:do|can|should) I (?:\S+ )?(?:say goodbye|tell (?:him|her|them)|talk))\b/iu,
      say: [
        'It can be very little: “I love you. Thank you. I am here.” And if something is open: “I am sorry”, or “it is all right between us”.',
        'You might tell {them} one thing you will keep from {them}. And after that, sitting there is saying something as well.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|do I|is it (?:ok|okay|wrong|bad) (?:to|if)|can I|am I (?:wrong|bad|selfish))\b[^?.!]{0,60}\b(?:go|fly|travel|visit|see (?:him|her|them)|stay|leave|home|sleep|take (?:time|leave)|work|quit|be there|bring|come|drive|wait)\b/iu,
      say: [
        'If you can go and want to, sooner is kinder to you than later. If you cannot, a call with the phone at {their} ear is a way of being there.',
        'You may go home and sleep. Nobody can sit there without end, and sometimes people go in just the hour when no one is in the room.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how long (?:does|will|do|is|until|till|has)|when will (?:it|he|she|they)|how (?:much (?:longer|time)|will I know)|what (?:happens|does it look like|should I expect|are the signs)|what(?:'s| is) going to happen)\b/iu,
      say: [
        'I cannot say, and even the doctors only guess. The hospice nurse can tell you what the next days may look like; many find it less frightening once they know.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|wrong|bad|terrible|awful|ok|okay|selfish|weird|horrible)|am I (?:\S+ )?(?:terrible|bad|awful|horrible|selfish|cold|monster|wrong)|does (?:that|this|it) make me|what(?:'s| is) wrong with me)\b/iu,
      say: [
        'No, it is not wrong. To wish it were over, to laugh in the kitchen, to grieve in advance: nearly everyone at such a bed knows that, and hardly anyone says it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|am|will) (?:I|we|people|anyone)|what (?:do|should|can) (?:I|we) do|any (?:advice|tips)|what would you|what helps)\b/iu,
      say: [
        'Not by being strong the whole day. You could share out the hours with somebody, and eat in between, and then be there when it is your turn.',
        'There is hardly anything to do, and that is the hard part. To be there, to moisten lips, to play a song {they} liked: that is already a lot.',
      ],
      asked: true,
    },
    {
      when: heard.afterlife,
      say: [
        'I do not know. If {they} {have} a belief, it may be good to hear it from {them}, or to have someone come who shares it.',
      ],
      asked: true,
    },
    {
      when: heard.couldI,
      say: [
        'You decide with what the doctors tell you and with what you know of {them}. Nobody could do it better than that, and nobody comes out of it without doubts.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:just|wish|want|hope|pray\w*) (?:\S+ ){0,5}?(?:over|end|let go|go peacefully|stop suffering|done)|wish(?:ing)? it was over|relie(?:f|ved)|can'?t (?:take|watch)|hard to watch|unbearable to|so hard to see)\b/iu,
      say: [
        'To wish it over for {them} is not to wish {them} gone.',
        'One can hold on to somebody and hope they may let go. Both are love.',
      ],
    },
    {
      when: /\b(?:not eating|(?:hasn'?t|has not|isn'?t) (?:eaten|eating|drunk|woken|spoken|moved)|stopped (?:eating|drinking)|won'?t eat|hardly (?:eats|drinks|wakes)|barely (?:eats|wakes|talks|conscious)|sleeps? (?:all|most|a lot)|unconscious|unresponsive|so (?:thin|small|weak|frail|skinny)|skin and bones|doesn'?t (?:look|recognize|know|speak|wake)|just bones)\b/iu,
      say: ['You see {them} getting less, day by day.', 'It is {them}, and it is already not quite {them}.'],
    },
    {
      when: /\b(?:breath\w*|rattle|morphine|gasp\w*|gaps|machines?|oxygen|confus\w*|hallucinat\w*|agitat\w*|cold hands|blue|any (?:minute|hour|day)(?: now)?|today or tomorrow|tonight|actively dying)\b/iu,
      say: ['You listen for every breath, and then for the next.', 'Such nights have no clock.'],
      ask: ['Is there somebody in the room with you?'],
    },
    {
      when: /\b(?:far away|hours away|abroad|another (?:state|country|city)|flight|fly|plane|drive|driving|in time|make it (?:there|home|back)|visa|long distance|too late)\b/iu,
      say: ['All those miles, and no way of knowing whether there is time.', 'Half of you is there already.'],
    },
    {
      when: /\b(?:talk(?:ed|s|ing)? about (?:dying|death|it|funeral|old)|(?:he|she|they) (?:made me promise|said|told|asked|says|wants|wanted|knows|knew|isn'?t afraid|is afraid|is scared|is ready|is at peace|cried|smiled|squeezed)|won'?t talk about|doesn'?t (?:want to )?(?:talk|know|accept)|denial)\b/iu,
      say: ['So {they} {are} letting you in, in {their} own way.', 'A sentence like that one keeps for good.'],
      ask: ['What did you answer?'],
    },
    {
      when: heard.unsaid,
      say: ['There is still time for it, and it need not be much.', 'So something is still open between you.'],
      ask: ['What would you like {them} to have heard from you?'],
    },
    {
      when: /\b(?:estranged|complicated|wasn'?t (?:a )?(?:good|there|kind)|hasn'?t been|haven'?t (?:spoken|talked)|(?:forgive|forgiveness)|angry (?:at|with) (?:him|her|them)|never apologi\S+)\b/iu,
      say: [
        'Dying does not make somebody simple.',
        'You owe no scene of peace. You may come as near as you want, and no nearer.',
      ],
    },
    {
      when: /\b(?:brothers?|sisters?|siblings?|family|aunt|uncle|relatives?)\b[^.?!]{0,50}\b(?:fight\w*|argu\w*|disagree\w*|won'?t|doesn'?t|don'?t|isn'?t|aren'?t|blam\w*|denial|refus\w*|not (?:help|here|coming))\b|\beverything (?:is )?on me\b/iu,
      say: ['At such a bed each one is afraid in a different way.', 'It lies on you, as it so often lies on one.'],
    },
    {
      when: /\b(?:decid\w*|decisions?|dnr|life support|feeding tube|resuscitat\w*|treatments?|chemo|power of attorney|plug|signed|stop(?:ping)? (?:the|treatment|chemo|dialysis))\b/iu,
      say: [
        'Nobody ought to have to put a name under such a thing, and somebody has to.',
        'You are trying to speak for {them}. It is a heavy trust.',
      ],
      ask: ['Did {they} ever say what {they} would want?'],
    },
    {
      when: /\b(?:remember (?:him|her|them) (?:like (?:this|that)|this way|as)|don'?t want to (?:see|watch|go in)|scared to (?:see|go)|last (?:image|memory|picture))\b/iu,
      say: [
        'You want to keep the other pictures, the ones from before.',
        'One can love somebody and be afraid to look.',
      ],
    },
    {
      when: /\b(?:raised me|brought me up|best friend|my (?:person|rock|everything|hero)|closest|only one who|always been there|who (?:always|taught))\b/iu,
      say: ['So it is one of the people who made you.', 'All the more there is to lose, then.'],
      ask: ['What do you have from {them}?'],
    },
    {
      when: heard.kids,
      say: [
        'They notice more than one thinks, and so you hold that too.',
        'To be a parent at home and at that bed besides.',
      ],
    },
    {
      when: /\b(?:tired|exhausted|sleep\w*|slept|no rest|worn out|drained|burn\w* out|eat\w*|shower|hospital chair|chair|24\/7|caregiv\w*|taking care|lift\w*|changing|diapers?|nurse\w*|meds)\b/iu,
      say: [
        'You give everything, and there is no finish line one could wish for.',
        'You are a body too, beside that bed.',
      ],
      ask: ['Could somebody sit there for two hours while you lie down?'],
    },
    {
      when: heard.work,
      say: [
        'Emails, as if there were nothing else in the world.',
        'They want to know when you will be back, and you cannot know.',
      ],
    },
    {
      when: heard.strong,
      say: ['You are the calm one for everybody in there.', 'Outside that room you need not hold anything.'],
    },
    {
      when: heard.numb,
      say: ['You function. The rest of you stands behind glass for now.'],
    },
    {
      when: heard.crying,
      say: [
        'In the car, in the stairwell, here. It has to go somewhere.',
        'You are saying goodbye a little at a time.',
      ],
    },
    {
      when: heard.memory,
      say: ['That is who {they} {are}, besides that bed.', 'It is good to have that in the room as well.'],
      ask: ['Would {they} like to hear that one again?'],
    },
    {
      when: /\b(?:afraid|scared|terrified|fear|dread\w*|phone (?:rings|call)|the call|every time the phone|without (?:him|her|them)|after)\b/iu,
      say: ['Every ring of the phone goes right through you.'],
    },
    {
      when: heard.breath,
      say: ['A good hour, in the middle of this. Keep that one.', 'So there was a bit of life in it today.'],
    },
    {
      when: heard.guilt,
      say: ['However much one does at such a bed, it never seems enough.'],
    },
    {
      when: heard.anger,
      say: ['It is so unjust, and there may be nobody to blame for it.'],
    },
    {
      when: heard.peopleSay,
      say: ['They talk of hope, and you are the one who sees it.'],
    },
    {
      when: heard.friends,
      say: ['So many do not dare to ask.', 'One lives on another planet during that time.'],
    },
    {
      when: heard.misses,
      say: [
        'You miss {them} already, sitting right next to {them}.',
        'There is nothing about it that could be made light.',
      ],
    },
    {
      when: heard.noWords,
      say: ['There is not much one can say at such a bed, or about it.'],
    },
  ],
  say: [
    'Nobody can take those days from you, the dreadful ones or the near ones.',
    'To stay is all there is to do, and it is a great deal.',
    'One cannot prepare for it, even while doing nothing else.',
    'You are losing somebody in slow motion.',
    'You may fall apart here, for a moment, before you go back in.',
    'There are not many who know what such days are like.',
  ],
  ask: [
    {
      line: 'Who is taking turns with you?',
      unless: /\b(?:alone|by myself|everything on me|brother|sister|siblings)\b/iu,
    },
    { line: 'When did you last sleep?', unless: /\b(?:sleep|slept|awake)\b/iu },
    {
      line: 'Is there anything you would still like to do or say with {them}?',
      unless: /\b(?:say|said|tell|told)\b/iu,
    },
    { line: 'What {were} {they} like, before all this?', unless: /\b(?:used to|always)\b/iu },
  ],
};
