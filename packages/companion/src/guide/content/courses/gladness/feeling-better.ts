import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** It is getting better, after a bad time. */
export const feelingBetter: Course = {
  id: 'feeling-better',
  begins:
    /\bI(?:'m| am|'ve been| have been| feel| felt| actually feel| think I(?:'m| am)| actually| finally feel| woke up(?: and)?(?: felt| feeling)?| honestly feel)(?: actually| really| finally| feeling| starting to feel| doing| getting| slowly| kind of| a little| a bit| so much| much| a lot| way| feeling a (?:little|bit)| today| lately| honestly){0,4} (?:better|lighter|like myself again|more like myself|human again|okay again|hopeful again|like me again|on the mend|recovering|like a person again|normal again)\b|\b(?:things|it|life|everything) (?:is|are|'s|have been|has been|seems?|feels?)(?: actually| finally| slowly| really| starting to| kind of| a (?:little|bit)){0,3} (?:getting better|looking up|better (?:now|lately|this week|these days|than)|get better|easier lately|improving|lighter)\b|\b(?:the (?:fog|cloud|darkness|heaviness|depression|anxiety|weight|worst) (?:is|has|'s)(?: finally| slowly| starting to){0,2} (?:lift\w*|over|behind me|easing|gone|better))\b|\bfirst time in (?:\S+ ){1,3}(?:weeks?|months?|years?|while|time|ages),? (?:that )?I(?:'ve)? (?:felt|feel|laughed|slept|smiled|wanted|enjoyed|got|showered|cooked|went|cried happy)\b|\bI (?:finally |actually )?(?:got out of bed|laughed|slept through|had energy|wanted to (?:get up|do)|enjoyed)\b[^.?!]{0,60}\bfirst time in\b|\b(?:therapy|the (?:meds|medication|new meds)) (?:is|are|'s|seems? to be)(?: actually| finally| really)? (?:working|helping)\b/iu,
  unless: new RegExp(
    `${notGlad.source.replace('|depress\\w*', '').replace('|panic\\w*', '').replace('|hopeless', '').replace('|worthless', '')}|\\b(?:want to feel better|to feel better|will I (?:ever )?(?:feel|get) better|hope I|wish|never (?:feel|get) better|not (?:feeling |getting |any |doing )?better|isn't getting|aren't getting|make me feel better|made me feel better about|everyone would be better|better off|better without me|feel(?:s|ing)? worse|better at\\b|(?:I've|I have|I) decided|giving (?:away )?my things|know what I have to do|finally at peace|stopped taking|off my meds|supposed to|should be)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'That is good to hear.',
      'So it can also go in this direction.',
      'A bit of light in the window.',
      'Good. Let us not shout at it, just notice it.',
    ],
    ask: ['What do you notice it by?', 'What is different, compared with then?', 'When did you first notice?'],
  },
  turns: [
    {
      when: glad.willItLast,
      say: [
        'I cannot promise that. A worse day, if one comes, would not wipe out this one; it goes up and down for most people, and still upward.',
        'Nobody knows. You know now that it is possible, and in the dark one did not know that.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this) (?:\S+ )?(?:real|normal|weird|ok|okay|wrong|stupid)|am I (?:\S+ )?(?:faking|allowed|better|cured|okay|imagining|crazy)|does (?:this|it|that) mean|can I (?:trust|believe))\b/iu,
      say: [
        'It is quite usual not to trust it at first. You do not have to name it or believe in it; you can just use it.',
        'It does not have to be proven. A good hour is a good hour.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:can|should|do|could) I\b[^?.!]{0,40}\b(?:stop|quit|reduce|come off|skip|meds|medication|pills|therapy|therapist|dose))\b/iu,
      say: [
        'That is best settled with whoever treats you, before changing anything. You could say: “I am better. What is the plan from here?”',
      ],
      asked: true,
    },
    {
      when: glad.should,
      say: ['Slowly, I would say. A little of what does you good, and something left over for tomorrow.'],
      asked: true,
    },
    {
      when: glad.how,
      say: [
        'You could write down what has helped, quite short, while you still know it. It is good to have on a thinner day.',
      ],
      asked: true,
    },
    { when: glad.think, say: ['I think you held out for this, on days when there was no sign of it.'], asked: true },
    {
      when: /\b(?:want(?:ed)? to die|wanted to end|suicid\w*|didn'?t want to (?:live|be here|wake up)|not (?:be )?here|dark(?:est)? place|rock bottom|worst (?:time|months?|year|days?)|hospital|crisis|so (?:dark|low)|couldn'?t get (?:up|out))\b/iu,
      say: [
        'From that far down. And now you are sitting here telling it.',
        'You were there, and you stayed. That ought to be said once.',
      ],
      ask: ['What held you, back then?'],
    },
    {
      when: /\b(?:afraid|scar(?:ed|y)|come back|comes? back|crash\w*|relapse\w*|fall back|other shoe|jinx\w*|won'?t last|temporary|waiting for|too good|trust it|nervous|suspicious|last time)\b/iu,
      say: [
        'One walks as on fresh ice, and listens for cracks.',
        'Of course you look over your shoulder. It was real, after all.',
        'To be afraid of losing it shows how much it is worth.',
      ],
    },
    {
      when: /\b(?:therap\w*|counsel\w*|meds|medication|doctor|psychiatrist|pills|group|treatment|sessions?|zoloft|lexapro|prozac)\b/iu,
      say: [
        'So it was worth going there, with all the trouble it takes.',
        'You let somebody help. That was a piece of work in itself.',
      ],
      ask: ['What about it has helped the most, would you say?'],
    },
    {
      when: /\b(?:slept|sleep\w*|ate|eat\w*|appetite|shower\w*|cook\w*|clean\w*|walk\w*|outside|gym|energy|got (?:up|out)|brushed|laundry|dishes|work\w*|exercise)\b/iu,
      say: [
        'Such plain things, and they had been mountains.',
        'The body is joining in again.',
        'Nobody gives a prize for that, and it deserves one.',
      ],
    },
    {
      when: /\b(?:laugh\w*|smil\w*|music|song|sang|color\w*|taste\w*|tasted|smell\w*|sun\w*|enjoy\w*|fun|read\w*|draw\w*|paint\w*|garden\w*|cried|felt (?:something|joy))\b/iu,
      say: ['There it is again, that being touched by things.', 'And it came without asking first.'],
      ask: ['What was it that reached you?'],
    },
    {
      when: /\b(?:friends?|mom|dad|sister|brother|wife|husband|partner|boyfriend|girlfriend|family|kids?|dog|cat|people|noticed|texted back|called|saw|met|talk\w*|support\w*|stuck (?:by|with))\b/iu,
      say: ['There were people in it, too.', 'It is easier to come up when somebody keeps a light on.'],
    },
    {
      when: /\b(?:broke up|breakup|ex|divorce|heartbr\w*|him|her|don'?t think about|over (?:it|him|her)|moved on|job|laid off|sick|illness|surgery|baby|postpartum|burn\w*out|griev\w*|grief|loss)\b/iu,
      say: ['It does not rule every hour any more.', 'That was long enough in front of everything else.'],
    },
    {
      when: /\b(?:guilt\w*|don'?t deserve|selfish|shouldn'?t|forget|betray\w*|feel bad|others? (?:are|is) (?:still|suffering))\b/iu,
      say: [
        'Nobody gets less because you are better.',
        'You do not have to go on suffering in order to have meant it.',
      ],
    },
    {
      when: /\b(?:empty|strange|weird|don'?t know (?:who|what)|used to (?:it|being)|identity|numb|flat|boring|now what|quiet)\b/iu,
      say: [
        'When the noise stops, the quiet is odd at first.',
        'One has to find out who lives there, without the trouble.',
      ],
    },
    {
      when: /\b(?:little|small|bit|slow\w*|baby steps|step|inch\w*|some days|not (?:fully|completely|all|100|perfect|cured|there)|ups and downs|up and down|still (?:have|hard|struggl\w*|bad|tired)|bad days)\b/iu,
      say: [
        'A bit is how it starts.',
        'Better does not have to mean good. It is the direction.',
        'Slow is a speed as well.',
      ],
    },
    {
      when: /\b(?:weeks?|months?|years?|long time|since|finally|thought (?:I|it)(?:'d| would)? never|never thought|almost (?:gave|forgot)|forgot what)\b/iu,
      say: ['That is long, to go without it.', 'You waited so long that you hardly recognize it, it seems.'],
    },
    {
      when: /\b(?:plans?|future|next|tomorrow|want to|going to|look(?:ing)? forward|trip|class|start\w*|try(?:ing)?|hope\w*|excited)\b/iu,
      say: [
        'The wanting is back. That is a good sign, as far as one can tell.',
        'Something in front of you again, and not only behind.',
      ],
      ask: ['What would you like first?'],
    },
    {
      when: glad.noOne,
      say: ['Not everyone knew how bad it was, so not everyone knows how good this is. I am listening.'],
    },
    { when: glad.cool, say: ['They cannot see the distance you have come.'] },
    {
      when: /\b(?:proud|happy|glad|good|great|relie\w*|grateful|thankful|free|calm|peace\w*|okay|fine|light)\b/iu,
      say: ['You may just be in it for a while.', 'Nothing needs to be done with it.'],
    },
    { when: glad.notLast, say: ['Then leave it unexplained.'] },
  ],
  say: [
    'It is yours, that bit of ground.',
    'One may be careful with it and still be glad.',
    'You have come some way.',
    'A better day is a fact, even if it is only one.',
    'It is worth being told.',
  ],
  ask: [
    { line: 'What do you think has helped?', unless: /\b(?:therap\w*|meds|because|helped|friends?|walk\w*)\b/iu },
    { line: 'What can you do again, that did not work for a while?', unless: /\b(?:slept|ate|shower|laugh)\b/iu },
    { line: 'Who has noticed it besides you?', unless: /\b(?:noticed|said I)\b/iu },
    { line: 'What would you like to protect, of how it is now?' },
  ],
};
