import type { Course } from '../course.ts';
import { glad, notGlad } from './heard-glad.ts';

/** The writer and somebody dear to them have made up. */
export const madePeace: Course = {
  id: 'made-peace',
  begins:
    /\b(?:I|we|me and (?:my )?\S+(?: \S+)?|my (?:\S+ )?(?:mom|mum|dad|mother|father|sister|brother|friend|best friend|wife|husband|partner|boyfriend|girlfriend|son|daughter|cousin|roommate) and I)(?:'ve| have| just| finally| actually){0,2} (?:made up(?! (?:my mind|a|an|the|for|stories|excuses|lies|of|our))|reconciled|patched (?:it|things) up|talked it (?:out|through|over)|worked (?:it|things) out|cleared the air|sorted it out|hugged it out|are (?:talking|speaking|friends|good|okay|ok|fine) again|started talking again|are back (?:on|to) (?:good|speaking|normal)|buried the hatchet|forgave each other|apologized to each other)\b|\b(?:my (?:\S+ )?(?:mom|mum|dad|mother|father|sister|brother|friend|best friend|wife|husband|partner|boyfriend|girlfriend|son|daughter|cousin|roommate|stepdad|stepmom)|he|she|they) (?:just |finally |actually |came over and |called and |texted and ){0,2}(?:apologi[sz]ed(?: (?:to me|for|today|first|and)\b|\W*$)|said (?:s?he was |they were )?sorry\b(?! but)|forgave me|called me after (?:\S+ ){0,2}(?:years|months)|reached out after|is (?:talking|speaking) to me again|wants to (?:be friends|talk) again|accepted my apology)|\bI (?:finally |just )?apologized (?:to (?:my|him|her|them)[^.?!]{0,40})?and (?:he|she|they|we|it)\b|\b(?:the (?:fight|silence|feud) is (?:finally )?over|not fighting anymore)\b/iu,
  unless: new RegExp(
    `${notGlad.source}|\\b(?:hit|hits|slap\\w*|chok\\w*|push(?:ed|es) me|threat\\w*|broke (?:my|the|a)|every time|again and again|always (?:apologi\\w*|sorry)|promised (?:he|she|never|it)|won't happen again|controll\\w*|scared of|jail|police|restraining|flowers after|but (?:he|she|they) (?:did|does|keeps?)|drunk|cheat\\w*|affair|doesn't mean it|never apologi\\w*|two-faced)\\b`,
    'iu',
  ),
  light: true,
  first: {
    say: [
      'Oh, that is a stone off the chest.',
      'So the bridge has held.',
      'How good. That kind of peace is worth a lot.',
      'And now one can breathe in that direction again.',
    ],
    ask: ['How did it come about?', 'Who took the first step?', 'How is it between you now?'],
  },
  turns: [
    {
      when: /\b(?:(?:can|should|do) I (?:\S+ )?(?:trust|believe|forgive|forget)|do you think (?:he|she|they) (?:mean|meant|will|really)|does (?:he|she) mean it|is it (?:real|genuine))\b/iu,
      say: [
        'I cannot see that from here. Words make a beginning, and what is done in the next weeks tells you more. You may be glad and watchful at once.',
      ],
      asked: true,
    },
    {
      when: glad.willItLast,
      say: ['Nobody can know. You have both seen now that it can be mended, and that is something to come back to.'],
      asked: true,
    },
    {
      when: glad.isItOk,
      say: [
        'It is all right to be relieved and still a bit sore. The hurt does not leave by the same door as the quarrel.',
      ],
      asked: true,
    },
    {
      when: glad.should,
      say: ['I would leave it in peace for a few days. Not everything has to be gone over again at once.'],
      asked: true,
    },
    {
      when: glad.how,
      say: [
        'Something ordinary together is best now. And if it pinches again, say it while it is still small: “That one stung. Can we stop for a second?”',
      ],
      asked: true,
    },
    { when: glad.think, say: ['I think it took two people swallowing hard.'], asked: true },
    {
      when: /\b(?:again\b[^.?!]{0,20}\b(?:hit|yell|drink)|scared|afraid of (?:him|her|them)|hit|pushed|threw|threat\w*|drink\w*|drunk|same thing every|cycle|always (?:sorry|apologi\w*)|promised)\b/iu,
      say: ['There is a but in that, and it deserves as much room as the peace does.'],
      ask: ['What would have to be different this time, for you?'],
    },
    {
      when: /\b(?:I (?:finally |just )?(?:called|texted|wrote|went|said|apologi\w*|reached|knocked|told|admitted)|first step|swallow\w* my pride|took (?:all )?(?:my )?(?:courage|guts)|was wrong|my fault|I was the one)\b/iu,
      say: [
        'You went first. That is always the longer way.',
        'To say it without a “but” behind it is an art.',
        'That cost you something, and you paid it.',
      ],
      ask: ['What was it like, in the second before?'],
    },
    {
      when: /\b(?:(?:he|she|they|mom|dad) (?:\S+ )?(?:called|texted|wrote|came|said|apologi\w*|reached|admitted|knocked|showed|cried|listened)|out of (?:the blue|nowhere)|letter|voicemail|at (?:the|my) door|message)\b/iu,
      say: ['Those words have been wanted for a long while, I think.', 'So it had been at work on the other side too.'],
      ask: ['What were the words?'],
    },
    {
      when: /\b(?:years?|months|weeks|so long|since|ages|decade)\b/iu,
      say: [
        'All that time, and both of you with a stone in the shoe.',
        'You cannot get that time back. The time from here on, you can have.',
      ],
    },
    {
      when: /\b(?:hug\w*|cried|cry\w*|tears|held|laugh\w*|joked|hand|kiss\w*|smil\w*|ice cream|coffee|dinner|ate|watched|walk\w*)\b/iu,
      say: [
        'It is said with arms, in the end.',
        'And then something quite ordinary. That is how one knows it is good again.',
      ],
    },
    {
      when: /\b(?:fight|fought|argument|about|said (?:some|awful|mean|things)|misunderst\w*|stupid|over (?:nothing|something)|money|politics|wedding|dishes|jealous\w*)\b/iu,
      say: ['Seen from here it looks smaller than it was.', 'There was mostly something else underneath, as so often.'],
      ask: ['What was it really about, do you think?'],
    },
    {
      when: /\b(?:not (?:the same|fully|completely|everything|quite)|(?:still )?(?:\S+ )?hurts?|still (?:weird|awkward|careful|angry|sore|wary)|awkward|careful|fragile|slow\w*|walking on eggshells|trust|forgive|forget|part of me|but)\b/iu,
      say: [
        'A mended cup is used with care at first.',
        'It may be good and still tender.',
        'You need not be all the way there by today.',
      ],
    },
    {
      when: /\b(?:relie\w*|lighter|weight|breathe|sleep|slept|happy|glad|peace\w*|calm|free|heart|good|grateful)\b/iu,
      say: ['One notices only then how heavy it was.', 'It lets go in the shoulders first.'],
    },
    {
      when: /\b(?:miss(?:ed|ing)? (?:him|her|them|my)|best friend|closest|only (?:sister|brother|one)|love (?:him|her|them)|mean\w* (?:so much|a lot|the world)|family|important)\b/iu,
      say: ['You have got somebody back.', 'It hurt so much because it matters so much.'],
    },
    {
      when: /\b(?:next|tomorrow|weekend|visit\w*|plans?|meeting|see (?:him|her|them|each)|christmas|thanksgiving|dinner|come over|call every|invited)\b/iu,
      say: ['So there is a next time. That is the best part of it.', 'Little steps on thin ice, and it holds.'],
    },
    {
      when: /\b(?:husband|wife|friends?|family|parents|others?|sister|brother|people) (?:\S+ ){0,2}?(?:think\w*|say\w*|said|don'?t|doesn'?t|told|shouldn'?t|too easy|weak|naive)\b/iu,
      say: ['They remember the quarrel, and you know the person.', 'It is between the two of you, and you decided it.'],
    },
    { when: glad.noOne, say: ['Then be glad out loud here.'] },
    { when: glad.shoe, say: ['After such a frost one does not trust the first warm day at once.'] },
    { when: glad.unreal, say: ['You had half buried it already, maybe.'] },
    { when: glad.tired, say: ['Making peace is tiring too.'] },
    { when: glad.proud, say: ['And rightly so. It is easier to stay offended.'] },
    { when: glad.notLast, say: ['It is good as it is. More words are not needed.'] },
  ],
  say: [
    'Peace has to be made by somebody, and it was.',
    'It is a different silence now, when you two say nothing.',
    'There is something in it that was stronger than the quarrel.',
    'Such things are not small.',
    'One person more in the world that you need not avoid.',
  ],
  ask: [
    { line: 'How long had it lasted?', unless: /\b(?:years?|months?|weeks?|days?)\b/iu },
    { line: 'What did you hear that you had been waiting for?', unless: /\bsorry|apologi\w*/iu },
    { line: 'What would you two like to do differently from here?' },
  ],
};
