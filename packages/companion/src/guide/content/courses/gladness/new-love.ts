import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** A new love, or a date that went well. */
export const newLove: Course = {
  id: 'new-love',
  begins:
    /\b(?:I|we|just|had)(?: just| finally| actually| really| got back from| came back from)? ?(?:had|went on|been on|got (?:home|back) from|came (?:home|back) from) (?:(?:a|the|an|my|our|such|really|first|second|third|best|most|amazing|great|good|lovely|wonderful|perfect|incredible|nice|blind|tinder|hinge|bumble) ){1,6}date\b(?=[^]{0,120}\b(?:great|good|amaz\w*|wonderful|perfect|best|lovely|so (?:nice|sweet|funny|cute|fun)|fun|laugh\w*|kiss\w*|butterflies|smil\w*|went well|incredible|hours|clicked|again))|\b(?:best|great|amazing|lovely|wonderful|perfect|good|really nice) (?:first |second |third )?date\b|\b(?:I think |I'm pretty sure |omg )?I(?:'m| am)(?: really| so| totally| kind of| actually)? (?:falling (?:for|in love)|in love(?! with (?:my best|someone who|a married|somebody who))|smitten|head over heels|seeing (?:someone|somebody)(?: new)?|dating (?:someone|somebody) (?:new|and|who))|\b(?:I(?:'ve)?|just|finally) (?:just |finally )?met (?:someone|somebody|a (?:guy|girl|man|woman|boy))\b(?=[^]{0,120}\b(?:great|amaz\w*|wonderful|kind|sweet|like|love|nice|happy|special|butterflies|click\w*|funny|date|kiss\w*|talk\w*|new))|\b(?:I have|I(?:'ve)? got|have) (?:a (?:new )?(?:boyfriend|girlfriend|partner)\b(?= now|!|\.|$)|butterflies)|\b(?:he|she|they|my (?:boyfriend|girlfriend)) (?:asked me (?:out|to be (?:his|her|their))|said (?:i love you|they love me|(?:s?he) loves me)|told me (?:(?:s?he|they) loves? me|i love you)|kissed me|proposed|likes me back|said yes)|\bwe(?:'re| are| just| finally| made it)(?: now)? (?:official(?! over)|engaged|a couple|together now|dating now|kissed)|\b(?:first kiss|I said yes)\b/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:married (?:man|woman|guy)|my (?:husband|wife) (?:doesn't|and)|behind|cheating|ghost\\w*|never (?:call|text)\\w*|then (?:he|she) (?:left|disappeared|stopped)|broke up|without asking|didn't want|forced|grabbed|drunk|scary|creepy|my (?:friend|sister|brother|son|daughter|ex|mom|dad|roommate)(?:'s)? (?:is|just|got|met|has|and)|used to|years ago|bad date|my boss|my teacher|my therapist|(?:he|she)(?:'s| is) (?:\\d\\d|married|my (?:boss|teacher|cousin)))\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Oh, that has a glow to it.',
      'Well, well. Tell me.',
      'One can hear it in every word.',
      'That sort of thing makes a whole week.',
    ],
    ask: ['How did it come about?', 'What was the moment?', 'How are you now, on a scale from calm to fluttering?'],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,2}(?:text|call|message|wait|write)|(?:when|what) (?:do|should|can) I (?:text|say|write|message)|how (?:long|soon) (?:do|should) I|is it too (?:soon|early) to (?:text|call))\b/iu,
      say: [
        'If you would like to, write. “I had a really good time. I would like to see you again” has never been too much for the right one.',
        'No tactics needed, I think. One warm, short line, and then put the phone in another room for an hour.',
      ],
      asked: true,
    },
    {
      when: /\b(?:does (?:he|she)|do they|do you think (?:he|she|they)|did (?:he|she|they))\b[^?.!]{0,40}\b(?:like|love|feel|mean|want|think|call|text)\b/iu,
      say: [
        'I cannot see into another heart. What was said and done is the best there is to go by, and time tells the rest.',
      ],
      asked: true,
    },
    {
      when: /\b(?:too (?:soon|fast|good)|is it (?:ok|okay|crazy|weird|stupid|normal)|am I (?:\S+ )?(?:crazy|stupid|naive|moving|falling|rushing|an idiot|being))\b/iu,
      say: [
        'Feelings may run as fast as they like. Decisions can walk behind at their own pace.',
        'It is not foolish. One need not be sensible on every single evening.',
      ],
      asked: true,
    },
    {
      when: glad.willItLast,
      say: ['That cannot be known yet, and it is a pity to spend the lovely part on the question.'],
      asked: true,
    },
    {
      when: glad.should,
      say: ['I would go by whether you feel more yourself around this person, or less. The rest can wait.'],
      asked: true,
    },
    {
      when: glad.how,
      say: ['Say it simply, and in your own voice. The nervous version is often the nicest one.'],
      asked: true,
    },
    { when: glad.think, say: ['I think you are smiling while you type.'], asked: true },
    {
      when: /\b(?:red flags?|controll\w*|jealous|checks? my|gets? angry|lied|married|secret|rushing|pressur\w*|uncomfortable|weird (?:about|when)|love ?bomb\w*)\b/iu,
      say: [
        'Something in you has pricked up its ears. That is worth listening to, in the middle of all the nice things.',
      ],
      ask: ['What was it exactly that gave you pause?'],
    },
    {
      when: /\b(?:ex|hurt (?:before|again)|last (?:relationship|time|one)|divorce\w*|after (?:everything|my|the|so)|trust|scared|afraid|nervous|terrified|walls?|guard|burned|too good|other shoe|ruin|mess (?:it|this) up|vulnerable)\b/iu,
      say: [
        'Who has been burned comes near the fire carefully.',
        'You like it, and so there is something to lose again.',
        'You may go slowly. Whoever is right for it will wait at the corner.',
      ],
    },
    {
      when: /\b(?:single (?:for|so)|years|never (?:had|been|thought|felt|kissed)|first (?:boyfriend|girlfriend|relationship|love|kiss|time|date in)|at my age|given up|gave up|finally|apps?|tinder|hinge|bumble|widow\w*)\b/iu,
      say: ['And just when one had stopped looking out of the window.', 'It has been a long while coming, then.'],
    },
    {
      when: /\b(?:laugh\w*|funny|joke\w*|talk\w*|hours|conversation|closing|until (?:\d|they|midnight|the)|lost track|listen\w*|click\w*|same (?:music|humor|books|things)|in common|easy|comfortable|myself)\b/iu,
      say: ['When the talking goes by itself, that is the best sign.', 'So you two hardly noticed the time.'],
      ask: ['What did you talk about the longest?'],
    },
    {
      when: /\b(?:kiss\w*|held (?:my )?hands?|holding hands|hug\w*|hand|touched|lips|danced|arm)\b/iu,
      say: ['And that one runs like a film now, all day long.'],
    },
    {
      when: /\b(?:text\w*|phone|message\w*|call\w*|reply|replied|good morning|waiting|heart emoji|emoji|checks?|screen)\b/iu,
      say: ['And with every buzz the heart jumps.', 'One reads it four times, and it gets nicer each time.'],
    },
    {
      when: /\b(?:flowers?|cooked|picked me up|coffee|dinner|walk\w*|movie|museum|concert|park|restaurant|bookstore|paid|door|jacket|umbrella|remembered|opened)\b/iu,
      say: ['It is in such small things that one sees somebody.', 'I like the sound of that.'],
      ask: ['And what else was there?'],
    },
    {
      when: /\b(?:kind|sweet|gentle|smart|eyes|smile|voice|hair|cute|handsome|beautiful|pretty|gorgeous|hot|smell\w*|dimples|tall|nerd\w*|shy|(?:he|she|they)(?:'s| is| are) (?:so|just|really))\b/iu,
      say: ['You looked very closely.', 'So that is what does it.'],
    },
    {
      when: /\b(?:second date|next (?:date|week|time|saturday|friday)|again|tomorrow|weekend|plans?|seeing (?:him|her|them)|meet (?:the|his|her|my) (?:parents|friends|family))\b/iu,
      say: ['So there is going to be more of it.', 'Something to look forward to, and how.'],
      ask: ['What have you two got in mind?'],
    },
    {
      when: /\b(?:engaged|propos\w*|ring|wedding|marry|said yes|knee|fianc\S+|forever|rest of my life)\b/iu,
      say: ['A yes with a whole life behind it.', 'Now it has a ring to it, in every sense.'],
      ask: ['How did the question come?'],
    },
    {
      when: /\b(?:told (?:my|the)|friends?|mom|mum|dad|sister|roommate|parents|family|approve\w*|kids?)\b/iu,
      say: ['And now the others get to have opinions.'],
    },
    { when: glad.noOne, say: ['Then here is somebody who wants the whole story.'] },
    { when: glad.cool, say: ['That pricks the balloon a little. They were not there.'] },
    { when: glad.doubt, say: ['Somebody looked at you and liked it. It may be as simple as that.'] },
    { when: glad.tears, say: ['Sleep is for people who are not in love.'] },
    { when: glad.unreal, say: ['It takes some getting used to, being happy in that particular way.'] },
    {
      when: /\b(?:butterflies|happy|giddy|floating|glow\w*|high|like a teenager|stupid grin|heart|stomach|can'?t eat|love)\b/iu,
      say: ['Nobody is grown up then.'],
    },
  ],
  say: [
    'It is lovely to see somebody so awake.',
    'You may be glad without knowing how it goes on.',
    'That has put a light on in you.',
    'Take it in sips, or all at once. Both are fine.',
    'A bit of happiness, and it has a name.',
  ],
  ask: [
    { line: 'How did you two meet?', unless: /\b(?:met|app|tinder|hinge|bumble|work|school|class)\b/iu },
    { line: 'What do you like best so far?', unless: /\b(?:kind|funny|sweet|smile|eyes)\b/iu },
    {
      line: 'When do you see each other again?',
      unless: /\b(?:tomorrow|weekend|friday|saturday|sunday|next week|again)\b/iu,
    },
    { line: 'How are you, around this person?' },
  ],
};
