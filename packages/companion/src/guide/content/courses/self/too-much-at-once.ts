import type { Course } from '../course.ts';

/** Everything comes at once, and they can no longer keep up with it. */
export const tooMuchAtOnce: Course = {
  id: 'too-much-at-once',
  begins:
    /\b(?:everything|it all|life|all of (?:it|this)) (?:is |has been |feels |seems |just |is just |has just |has been just )(?:\S+ ){0,3}?(?:too much|so much|a lot|at once|overwhelming|overwhelmed|falling apart|crashing down|piling up|spinning|out of control)|\b(?:so much|too much|a lot|everything|a million things|a thousand things|a hundred things) (?:\S+ ){0,2}(?:going on|at once|at the same time|on my plate|on my shoulders|coming at me|to deal with|to handle)|\b(?:I'?m|I am|I feel|feel|feeling|been feeling|I've been) (?:\S+ ){0,3}?(?:overwhelmed|drowning|swamped|snowed under|stretched (?:too |so )?thin|pulled in (?:\S+ )?directions|at my (?:limit|breaking point)|at the end of my rope|in over my head|losing my grip)|\bcan'?t (?:seem to )?(?:keep up|cope|handle|deal|juggle)(?: with)? (?:it|this|any of|all|everything|life|anymore|much more)|\b(?:it'?s|this is|things are|it'?s all|it'?s just|everything'?s) (?:all |just |getting |becoming |way ){0,2}too much(?: (?:right now|for me|lately|anymore|at once|these days|to handle|today)|[.,!…]|$)|\b(?:it'?s|been|is|it is) (?:just )?one thing after (?:another|the other)\b|\bI have (?:\S+ )?too (?:much|many things) (?:to do|going on|on my plate)\b/iu,
  unless:
    /\b(?:suicid\w*|kill (?:myself|me)|end it all|want to die|hurt(?:ing)? myself|self.?harm|hits? me|overwhelmed (?:with|by) (?:\S+ )?(?:joy|love|gratitude|happiness)|in a good way|for (?:him|her|them) to handle|debt)\b/iu,
  first: {
    say: [
      'All of it at the same time, and each piece acts as if it were the only one.',
      'No wonder there is no air in it.',
      'That many things pulling at once, anyone would lose the thread.',
      'So it is the heap, more than any one piece of it.',
    ],
    ask: ['What is the loudest of it right now?', 'What was the one that tipped it?', 'Which part of it came last?'],
  },
  turns: [
    {
      when: /\b(?:where (?:do|should|would|can) I (?:even )?(?:start|begin)|what (?:do|should|can|would) (?:I|you) (?:even )?(?:do|start|suggest)|how (?:do|does|can|am|are|should) (?:I|you|we|people|anyone|anybody|everyone|others) (?:supposed to )?(?:\S+ )?(?:handle|deal|cope|manage|get through|do (?:it|this|all)|stop|calm|fix|sort|prioriti\w*)|any (?:advice|tips|ideas)|what(?:'s| is) the first|what (?:comes )?first\?)/iu,
      say: [
        'One way in: put every piece on paper, ugly and in no order. Then circle the one that truly falls due first. The others can wait on the page for once, and not in your head.',
        'Maybe not with the biggest one. Take the smallest that keeps nagging, give it ten minutes, and look again after that.',
      ],
      ask: ['What would you circle?'],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|just me|bad)|am I (?:\S+ ){0,3}(?:weak|overreacting|dramatic|crazy|the only|lazy|failing|losing|broken|breaking|burn\w*)|why can'?t I (?:\S+ )?(?:handle|cope|manage|deal|just|do|keep)|what(?:'?s| is) wrong with me|how come (?:other people|others|everyone))\b/iu,
      say: [
        'It looks to me like a matter of how much, and not of how strong. There is one of you, and a great deal of it.',
        'I see nothing wrong in it. Many who look as if they manage have fewer things at once, or a door they close before they fall apart.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will|does|is|when (?:will|does|is)) (?:it|this|things|life|that) (?:\S+ ){0,3}(?:end|stop|better|easier|let up|calm|slow|over)\b/iu,
      say: [
        'I cannot see ahead. A heap like this mostly shrinks piece by piece, and with one piece gone the rest already looks different.',
        'I do not know, and I would rather not make it up. We can look at which part of it has an end date.',
      ],
      asked: true,
    },
    {
      when: /\bshould I (?:\S+ ){0,3}(?:quit|tell|ask|cancel|take|call|say|drop|skip|stop|rest|just|sleep|push|keep|go)\b/iu,
      say: [
        'A small test: picture tomorrow with that done. If your shoulders come down, that is a fair hint, and it can be for one week only.',
        'You know more about it than I do. From what you tell me, anything that takes even one piece off would count.',
      ],
      asked: true,
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could|will))|I'll (?:try|start|make|call|ask|do|write|take|go|just)|I'm going to (?:try|start|make|call|ask|do|write|take|go|sleep|eat))\b/iu,
      say: [
        'That is one piece with a handle on it.',
        'One thing, then. The others can stand in line behind it.',
        'Small enough to really happen.',
      ],
    },
    {
      when: /\b(?:I|we) (?:just |finally |already )?(?:did|made|finished|called|wrote|sent|asked|got|took|canceled|cancelled|crossed|cleaned) (?:\S+ ){0,4}(?:one|list|nap|walk|shower|day off|help|done|off|dishes|out of the way|it)\b/iu,
      say: ['One less on the heap, and you took it off yourself.', 'That one will not be standing there tomorrow.'],
      ask: ['How is the rest, with that one gone?'],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|mother|dad|father|parents?|grandma|grandpa|husband|wife|partner|sister|brother|son|daughter)|he|she) (?:\S+ ){0,5}(?:sick|ill|hospital|surgery|cancer|dementia|fell|stroke|diagnos\w*|er)\b/iu,
      say: ['And that one is no task. That one is fear.', 'That alone would fill a week.'],
      ask: ['How {are} {they} today?'],
    },
    {
      when: /\b(?:cry|crying|cried|tears|sob\w*|broke down|break(?:ing)? down|lost it in)\b/iu,
      say: ['Somewhere it had to come out.', 'Nobody hands you a free hour for that, so it took one.'],
      ask: ['Was anybody with you?'],
    },
    {
      when: /\b(?:freez\w*|froze|frozen|paraly\w*|star(?:e|ed|ing) at|can'?t (?:even )?(?:start|move|think|focus|concentrate|do anything|pick)|just (?:sit|lie|lay|sat|laid)|shut(?:ting)? down|avoid\w*|numb)\b/iu,
      say: [
        'When everything shouts at once, standing still is what is left.',
        'Too many doors, so you stay in the hallway.',
      ],
      ask: ['Which of them is the smallest?'],
    },
    {
      when: /\b(?:snapp\w*|yelled|short with|irritab\w*|temper|angry|cranky|mean to)\b/iu,
      say: [
        'There is no cushion left, so it comes out with its edges on.',
        'It landed on somebody, and it was meant for the whole heap.',
      ],
    },
    {
      when: /\b(?:nobody|no one|haven'?t told|alone|by myself|all on me|on my own|no help|everyone (?:needs|wants|expects|depends|relies|comes)|depend\w*|rely|relies|responsible)\b/iu,
      say: ['All of them lean, and you are what they lean on.', 'And nobody looks whether you have a hand free.'],
      ask: ['Who could take even one thing off you?'],
    },
    {
      when: /\b(?:says?|said|tells?|told me|keeps? (?:saying|telling)) (?:\S+ ){0,5}(?:relax|calm|breathe|breaks?|self.?care|positive|strong|fine|worse|vacation|dramatic|prioriti\w*|organi\w*)\b/iu,
      say: [
        'As if resting were one more thing you forgot to do.',
        'That is easily said by somebody with a free evening.',
      ],
    },
    {
      when: /\b(?:other people|everyone else|others|people) (?:\S+ ){0,3}(?:worse|manage|managing|handle|cope|more|seem)\b|\b(?:should be able|shouldn'?t be|weak|failing|pathetic|lazy|stupid|dramatic|complain\w*|whin\w*|first.world)\b/iu,
      say: [
        'You are measuring yourself against people whose list you cannot see.',
        'You are counting, not complaining. There is a difference.',
      ],
    },
    {
      when: /\b(?:kids?|children|baby|toddler|son|daughter|mommy|mama|youngest|oldest|strep|daycare|soccer|homework|school)\b/iu,
      say: [
        'And children need you whether there is anything left or not.',
        'That part of the list talks back and wants dinner.',
      ],
      ask: ['Does anyone take them off your hands for an hour?'],
    },
    {
      when: /\b(?:money|bills?|rent|broke|afford|car|insurance|mortgage|taxes|paycheck)\b/iu,
      say: ['Money makes every other piece heavier.', 'And that one keeps counting in the background, all day.'],
    },
    {
      when: /\b(?:work|job|boss|deadlines?|e?mails?|shifts?|office|clients?|project|overtime|meetings?|class(?:es)?|exams?)\b/iu,
      say: [
        'And that place never asks what else is on.',
        'So a good part of the day is gone before the rest even starts.',
      ],
      ask: ['What does it want from you this week?'],
    },
    {
      when: /\b(?:house|home|apartment|dishes|laundry|mess|messy|clean\w*|kitchen|groceries|cook\w*|dinner|yard|moving)\b/iu,
      say: ['So even home is a list.', 'There is hardly a chair left that does not want something from you.'],
    },
    {
      when: /\b(?:breathe|chest|heart|headaches?|head hurts|stomach|shak\w*|teeth|jaw|shoulders|nausea\w*|sick|dizzy|migraines?|eat|eating|ate)\b/iu,
      say: ['It has moved into your body by now.', 'Your body is holding part of the list, too.'],
    },
    {
      when: /\b(?:sleep\w*|slept|awake|a\.?m\.?|insomnia|3am|night)\b/iu,
      say: ['So the night gives nothing back.', 'And in the dark it all stands around the bed.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|worn out|burn\w* out|no energy|running on empty|done)\b/iu,
      say: ['And you do all of it tired.', 'That is the part nobody sees: the same list, with half the strength.'],
      ask: ['When was there last an evening that wanted nothing?'],
    },
    {
      when: /\b(?:run away|drive (?:away|off)|hide|want (?:it|everything|the world) to stop|scream|pause|break|vacation|quit everything|cabin|island)\b/iu,
      say: [
        'A place where nobody wants anything. That is all you are asking for.',
        'You want it to hold still for once.',
      ],
      ask: ['What would the first quiet hour look like?'],
    },
    {
      when: /\b(?:and (?:now|then)|on top of|plus|also|not to mention)\b/iu,
      say: ['And that came on top, where there was no top left.', 'One more, as if there had been room.'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|can'?t explain|hard to (?:say|explain)|all over the place|jumbled|rambling|makes? no sense)\b/iu,
      say: ['It need not be sorted to be said here.', 'It can come out in any order.'],
    },
  ],
  say: [
    'There is no order in it yet, and there does not have to be.',
    'You have kept a great many things in the air.',
    'It would already help if one of them stood still.',
    'None of it is small while all of it is there at once.',
    'You get to put a piece of it down here for a minute.',
  ],
  ask: [
    { line: 'How long has it been this full?', unless: /\b(?:weeks?|months?|years?|since|days?)\b/iu },
    { line: 'Which of it is truly yours, and which was handed to you?' },
    { line: 'If one thing could vanish from the list tonight, which would it be?' },
    { line: 'What of all that could wait a week without harm?', unless: /\b(?:nothing can wait|can'?t wait)\b/iu },
  ],
};
