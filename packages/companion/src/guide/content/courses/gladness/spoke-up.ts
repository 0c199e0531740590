import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** The writer has spoken up for themselves, or said no. */
export const spokeUp: Course = {
  id: 'spoke-up',
  begins:
    /\bI(?:'ve| have| just| finally| actually){0,3} (?:said no to|told (?:(?:my|the) (?:\S+ )?(?:boss|manager|mom|mum|mother|dad|father|sister|brother|friend|husband|wife|partner|boyfriend|girlfriend|roommate|coworker|landlord|neighbou?r|mother-in-law|in-laws|family|ex|supervisor|team)|him|her|them) (?:no\b|off\b|(?:that )?I (?:won't|can't|couldn't|wouldn't|don't want|need(?:ed)?|deserve|was not|wasn't|am not|'m not|had enough)|how I (?:feel|felt|really)|to stop|what I (?:think|thought|want|need)|it (?:hurt|bothered|wasn't|isn't))|stood up (?:for myself|to)|spoke up|set (?:a|some|my|that|the) (?:\S+ )?boundar(?:y|ies)|put my foot down|spoke my mind|asked for (?:a raise|what I|help|more|time off|the day off)|drew (?:a|the|my) line|defended myself|refused to|hung up on|didn't back down|didn't apologize for|used my voice|talked back)\b|\b(?:said|saying) no (?:for once|for the first time|today|and (?:didn't|I didn't|the world))|\bfor (?:once|the first time)(?: in my life| ever)?,? I (?:said no|spoke|stood|told|didn't (?:say yes|apologize|give in))/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:hits?|threw|threat\\w*|chok\\w*|slap\\w*|scared (?:of|he|she|for)|police|fired|yelled at my (?:kid|son|daughter|child)|refused to (?:eat|take my|go to the hospital|leave (?:my bed|bed)|get (?:up|out)|help)|asked for help (?:but|and (?:no|nobody))|I regret|food|eat(?:ing)?|calori\\w*|can't do this|feel (?:so |really )?(?:bad|guilty|terrible|awful)|went (?:badly|terribl\\w*)|screamed)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'You said it. Out loud.',
      'That was your voice, and it carried.',
      'Good for you.',
      'And the ceiling stayed up.',
    ],
    ask: ['What did you say, word for word?', 'What happened then?', 'How did it feel, a minute later?'],
  },
  turns: [
    {
      when: /\b(?:was (?:I|that|it) (?:\S+ )?(?:too (?:harsh|much|mean|hard|far)|rude|mean|wrong|selfish|harsh|unfair|out of line|bad)|am I (?:\S+ )?(?:selfish|wrong|mean|bad|rude|difficult|the (?:bad|asshole|jerk)|being|overreacting|horrible)|did I (?:\S+ )?(?:overreact|go too far|do the right|do it right|hurt|say it))\b/iu,
      say: [
        'I was not there to hear the tone. From what you tell, you said where you end. To one who is used to a yes, a plain no sounds loud.',
        'One can be clear and kind and still be called difficult. It does not make it true.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ )?(?:apologi\w*|text|call|take it back|explain|give in|say sorry|smooth)|do I (?:owe|have to|need to))\b/iu,
      say: [
        'I would let it stand for a day before touching it. For the tone one can say sorry, and keep the no.',
        'You owe no essay. “That does not work for me” is a whole sentence.',
      ],
      asked: true,
    },
    {
      when: glad.willItLast,
      say: ['Perhaps there will be some grumbling. You have said it once; the second time is mostly shorter.'],
      asked: true,
    },
    {
      when: glad.isItOk,
      say: [
        'It is all right. Shaky knees after a clear word are the rule, and they pass quicker than the regret of having said nothing.',
      ],
      asked: true,
    },
    { when: glad.should, say: ['I would keep to what you said, calmly, and add nothing to it for now.'], asked: true },
    {
      when: glad.how,
      say: ['Say the same sentence again, in the same tone, without a new reason. Reasons only get haggled over.'],
      asked: true,
    },
    { when: glad.think, say: ['I think that sentence had been waiting for a long time.'], asked: true },
    {
      when: /\b(?:shak\w*|trembl\w*|heart (?:was )?(?:rac\w*|pound\w*|beating)|sweat\w*|voice (?:cracked|shook)|cried|cry\w*|sick to|nervous|terrified|scared|adrenaline|knees|throat|red)\b/iu,
      say: [
        'Shaking, and you said it all the same. That is the whole of courage.',
        'The body thinks it was a lion. You stayed standing before it.',
      ],
    },
    {
      when: /\b(?:guilt\w*|feel bad|mean|selfish|rude|regret\w*|apologi\w*|sorry|too (?:harsh|much|far)|hurt (?:his|her|their)|disappoint\w*|keep (?:thinking|replaying)|second[- ]guess\w*)\b/iu,
      say: [
        'That guilt is an old habit reporting for duty.',
        'One can be sorry that it was needed, and not sorry to have said it.',
        'You took up your own room, and it feels at first like taking it from somebody.',
      ],
    },
    {
      when: /\b(?:angry|mad|pissed|furious|yelled|(?:went|got|gone) (?:silent|quiet|cold)|silent treatment|stopped talking|won'?t talk|ignor\w*|slammed|hung up|rolled (?:his|her|their)|cold|passive|left|walked (?:out|off|away)|guilt[- ]trip\w*|upset)\b/iu,
      say: [
        'So there was a bill for it. It does not mean you were wrong.',
        'They were used to something else. Let it sink in over there.',
      ],
      ask: ['How is that for you, to let them be cross?'],
    },
    {
      when: /\b(?:respect\w*|apologi[sz]ed|listened|understood|agreed|said (?:ok|okay|fine|yes|sorry|thank)|nodded|surpris\w*|took it well|didn'?t (?:mind|argue|fight|push)|quiet|speechless|shocked|backed (?:off|down)|gave me|approved|stopped)\b/iu,
      say: [
        'Look at that. It could be said, and it was heard.',
        'All that dread beforehand, and then it was almost simple.',
      ],
    },
    {
      when: /\b(?:boss|manager|work|overtime|shift|weekend|raise|coworkers?|meeting|email|client|project|supervisor|hr|vacation|covering)\b/iu,
      say: [
        'Your time has a price, and a limit. Now they know it.',
        'It takes nerve, with somebody who signs the paycheck.',
      ],
    },
    {
      when: /\b(?:mom|mum|mother|dad|father|parents|family|sister|brother|mother-in-law|in-laws|aunt|grandm\w*|holidays?|thanksgiving|christmas|visit\w*|kids?)\b/iu,
      say: [
        'In a family the parts are given out early, and you stepped out of it.',
        'That is the hardest audience there is.',
      ],
    },
    {
      when: /\b(?:friend|roommate|neighbou?r|borrow\w*|money|favor|lend|loan|always (?:asks?|wants?|needs?)|rides?|babysit\w*|help(?:ing)? (?:her|him|them)|plans?|party)\b/iu,
      say: ['A friendship should be able to bear a no.', 'You gave often enough. That once, you kept it.'],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|marriage|relationship)\b/iu,
      say: [
        'To say it to the one you live beside, that takes a run-up.',
        'So now it is on the table, between the two of you.',
      ],
      ask: ['What do you hope changes?'],
    },
    {
      when: /\b(?:always (?:say yes|said yes|give in|been|the)|people[- ]pleas\w*|doormat|pushover|never (?:say|said|speak|spoke|stand|stood|do|could)|usually|years|all my life|used to|raised to|taught to|quiet one|nice one|first time)\b/iu,
      say: [
        'After so many swallowed sentences, this one.',
        'You broke with a long custom there.',
        'Such a thing gets easier only by doing, and you have begun.',
      ],
    },
    {
      when: /\b(?:should(?:'ve| have)|wish I(?:'d| had)|could(?:'ve| have)|forgot to|better|came out (?:wrong|weird)|stumbl\w*|stutter\w*|messy|not (?:perfect|how I))\b/iu,
      say: ['The polished version comes on the stairs. The real one did its work.'],
    },
    {
      when: /\b(?:relie\w*|free|lighter|proud|powerful|strong|good|great|amazing|happy|taller|glad|peace\w*|sleep|calm)\b/iu,
      say: ['One walks a little taller after that.', 'That lightness is what it feels like to be on your own side.'],
    },
    {
      when: /\b(?:next|tomorrow|monday|see (?:him|her|them)|again|again tomorrow|consequences?|what happens|fallout|avoid\w*)\b/iu,
      say: ['The day after has its own wobble. What you said was true yesterday too.'],
    },
    { when: glad.gladToo, say: ['They saw you do it, then.'] },
    { when: glad.noOne, say: ['Nobody clapped, perhaps. It was brave anyway.'] },
    { when: glad.celebrate, say: ['To the small word with two letters.'] },
    { when: glad.tired, say: ['It takes more strength than carrying a piano, some days.'] },
    { when: glad.unreal, say: ['You hear yourself say it and wonder who that was. It was you.'] },
    { when: glad.notLast, say: ['It is said, and that is enough for today.'] },
  ],
  say: [
    'You were on your own side there.',
    'It is worth noticing, that one.',
    'A line is only visible once somebody draws it.',
    'Somebody had to speak for you, and you did.',
    'One remembers such a sentence for a long time.',
  ],
  ask: [
    { line: 'What finally made you say it?', unless: /\b(?:because|finally|had enough|last straw)\b/iu },
    { line: 'How did the other side take it?', unless: /\b(?:mad|angry|said|okay|upset|surprised|quiet)\b/iu },
    { line: 'How long had you been carrying it around?', unless: /\b(?:years|months|weeks|always)\b/iu },
  ],
};
