import type { Course } from '../course.ts';

/** Passed over for a promotion or a raise. */
export const passedOver: Course = {
  id: 'passed-over',
  begins:
    /\bgave (?:\S+ ){0,4}?(?:lead|manager|supervisor|promotion|position|role|job)\b(?:\S* ){0,4}?to (?:someone|somebody|a|the|this|my) (?:\S+ ){0,3}?(?:I (?:\S+ )?trained|I (?:\S+ )?taught|new|younger|who (?:just )?started|with (?:less|no) experience|instead)|\b(?:someone|somebody|everyone|he|she|they|coworker|colleague|guy|girl|hire) (?:else )?(?:\S+ )?(?:got|getting|landed) (?:the|my|that) (?:\S+ )?(?:promotion|raise|lead role|manager position|position I (?:wanted|applied|deserved)|job I (?:deserved|should))\b|\b(?:I|I've|I'm|got|was|been|being|get|getting) (?:\S+ ){0,2}?passed over\b|\b(?:raise|promotion) (?:request )?(?:\S+ )?(?:denied|rejected|declined|turned down|refused)\b|\b(?:denied|refused|rejected|turned down) (?:me )?(?:my|a|the) (?:\S+ )?(?:raise|promotion)\b|\b(?:passed over|overlooked|passed up|skipped over|snubbed|denied|turned down|rejected|not chosen|didn't get (?:picked|chosen))\b.{0,50}\b(?:promotions?|promoted|raise|position|role|lead|management|at work|my job|manager|supervisor|team lead)\b|\b(?:didn't|did not|never|haven't|won't|not) (?:\S+ ){0,2}?(?:get|got|gotten|getting|give me|gave me|been|be|receive) (?:\S+ ){0,2}?(?:the|that|a|any|my|this)? ?(?:promotion|promoted|raise)\b|\b(?:promotion|promoted|the raise)\b.{0,60}\b(?:went to|goes to|gave it to|given to|someone else|somebody else|instead of me|over me|not me|wasn't me|passed me|passed over|(?:new|other|younger) (?:guy|girl|hire|one)|less experience|who (?:just )?started|I trained|denied|rejected|turned down)\b|\b(?:promoted|hired|picked|chose|gave (?:the )?(?:promotion|job|position|role|lead) to|gave it to|made) (?:\S+ ){0,6}?(?:over me|instead of me|above me|and not me|I trained|that I trained|(?:the|my) (?:manager|supervisor|boss|lead) instead)\b|\b(?:everyone|everybody|all my coworkers) (?:\S+ )?(?:got|gets|is getting) (?:\S+ )?(?:promoted|a raise|promotions)\b.{0,20}\b(?:but|except) me\b|\bno raise\b.{0,30}\b(?:again|this year|years)\b/iu,
  unless:
    /\b(?:(?:husband|wife|boyfriend|girlfriend|partner|son|daughter|friend|dad|mom|he|she) (?:didn't|was passed|got passed|never)|child|years ago|didn't want|I turned (?:it|the promotion) down|deny(?:ing)? the|sports|varsity|team captain)\b/iu,
  first: {
    say: [
      'You had already done the work of it, and they gave the name to somebody else.',
      'That is a slap, handed over with a friendly face.',
      'To be good enough for the work and not for the title, that is bitter.',
      'And tomorrow you are expected to work as if nothing had happened.',
    ],
    ask: ['Who told you, and how?', 'How long had you been hoping for it?', 'What reason did they give, if any?'],
  },
  turns: [
    {
      when: /\b(?:should I|how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would) (?:I|you)|is it (?:ok|okay|worth))\b.{0,50}\b(?:ask|say|tell|talk|bring|boss|manager|feedback|why|hr|discuss|email)\b/iu,
      say: [
        'You could ask for half an hour and say: “I had hoped for it. What exactly would you need to see from me, and by when could we look again?” And write the answer down.',
        'A few days later is better than today. Bring three things you have done this year, with numbers if there are any, and ask what was missing.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should|do) I\b.{0,40}\b(?:quit|leave|stay|look|resign|apply|go|wait)\b/iu,
      say: [
        'You could first hear what they say to “what would it take”. A clear answer with a date is a reason to stay a while. A vague one is an answer too.',
        'To look around is no betrayal. It shows what you are worth elsewhere, and that is useful even if you stay.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what(?:'s| is) wrong with me|why (?:not me|(?:him|her|them)|do they|didn't|did they|does|was|wasn't)|am I (?:\S+ ){0,2}(?:not good|invisible|bad|worthless|too)|what (?:am I|did I) (?:doing|do|done)? ?wrong|what do (?:they|he|she) have)\b/iu,
      say: [
        'Very often it goes to whoever is seen and not to whoever carries. That is a flaw in how places choose, and it can be asked about.',
        'They may have had reasons nobody tells you, from budget to old promises. It feels like a verdict on you, and it may not have been one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I|is it)\b.{0,30}\b(?:mad|angry|overreact\w*|petty|jealous|wrong|bitter|bad person|childish|normal|entitled|dramatic|selfish)\b/iu,
      say: [
        'Neither petty nor entitled. You gave something for it and hoped, and hoping openly is what makes it hurt.',
        'Being sore about it and wishing the other one well can both live in you. Nobody is that tidy.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|am|will) I|what (?:do|can|should|would|could|am) (?:I|you)|any (?:advice|tips)|should I)\b/iu,
      say: [
        'For the next days just do your work and nothing heroic. The extra hours can rest until you know what they are worth there.',
        'For the congratulating, one sentence is enough: “All the best with it.” You need not act happy beyond that.',
        'You might write down what you did this year, for yourself first. It reminds you who has been doing what, and it is useful in any talk.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:I|they|it)|when (?:will|is))\b.{0,30}\b(?:ever|next|my turn|promote|see me|notice|better)\b/iu,
      say: [
        'Nobody can promise you a next time. But “when would it be looked at again, and by what measure” is a question you can put to them.',
        'Maybe, if someone with a say stands up for you. Whether there is such a person may decide more than the work does.',
      ],
      asked: true,
    },
    {
      when: /\b(?:I trained|trained (?:him|her|them)|(?:taught|showed) (?:him|her|them)|report to (?:him|her|them)|(?:my|the) new boss|be my boss|under (?:him|her|them)|take orders)\b/iu,
      say: [
        'So you hand over the tools and then take orders from them.',
        'You taught that person where the coffee is, so to speak. And now this.',
      ],
      ask: ['How is it between the two of you?'],
    },
    {
      when: /\bwant(?:s|ed)? me to (?:\S+ ){0,2}?(?:help|train|show|teach|onboard|support)\b|\bhelp (?:him|her|them) (?:settle|get|learn|with)\b/iu,
      say: [
        'On top of it you are supposed to make it work for them.',
        'They do know who can do it, then. They just asked you for it without the title.',
      ],
    },
    {
      when: /\btoo (?:valuable|important|good|useful)\b|\bneed (?:you|me) (?:where|here|in)\b/iu,
      say: [
        'Too good at it to be let go of. That is a compliment you pay for yourself.',
        'So being useful is what keeps you where you are. That is maddening.',
      ],
    },
    {
      when: /\b(?:less experience\w*|younger|just started|new (?:guy|girl|hire|one|person)|half (?:my|the)|(?:six|few|\d+) months|fresh out|kid|external|outside|nephew|friend of|golf|buddy|favorit\w*|kiss\w* (?:ass|up)|suck\w* up|nepotism|brown ?nos\w*|drinks with|politics)\b/iu,
      say: [
        'Then it was not the work they counted.',
        'You put in the years, and the shortcut was somewhere else.',
        'That makes all the rules you kept to look silly.',
      ],
    },
    {
      when: /\b(?:woman|women|female|man|men|male|pregnan\w*|maternity|mother|mom|kids|black|brown|asian|accent|age|old\w*|part[- ]time|disab\w*|race|gay)\b/iu,
      say: [
        'And that suspicion stays with you, because nobody would ever say it out loud.',
        'If that played a part, then it is more than disappointing, then it is wrong.',
      ],
    },
    {
      when: /\b(?:new (?:cars?|office|boat|furniture|truck)|bonus(?:es)? for|record (?:profits?|year)|bought|party|retreat|ceo (?:got|makes)|(?:boss|owner|they) (?:\S+ )?(?:drives?|bought))\b/iu,
      say: [
        'So there is money, just not for the people who earn it.',
        "They don't even hide it from you. That is the insult in it.",
      ],
    },
    {
      when: /\b(?:not ready|next (?:year|time)|budget|more experience|soft skills|leadership|visib\w*|too (?:quiet|valuable|important|nice)|need you where|attitude|feedback|reason|no explanation|didn't (?:say|tell|explain)|vague|be patient|timing)\b/iu,
      say: [
        'An answer like that gives you nothing to hold on to.',
        'However they put it, it means no.',
        'It would be easier if it were something you could work on.',
      ],
      ask: ['Do you believe that was the reason?'],
    },
    {
      when: /\b(?:\d+|two|three|four|five|six|seven|eight|ten|many) (?:\p{L}+ )?(?:years?|months?|times?)\b|\b(?:second|third|fourth|again|every year|always|never)\b/iu,
      say: ['You have waited a long time in that line.', 'After so long it is hard to believe the next “soon”.'],
      ask: ['What did they promise you along the way?'],
    },
    {
      when: /\b(?:promis\w*|told me (?:I'd|I would|it was|I was)|said (?:I'd|I would|it was|I was)|hinted|basically mine|guarantee\w*|lied|strung|carrot)\b/iu,
      say: ['It had been as good as said. So you lost your trust in their word as well.', 'They let you run after it.'],
    },
    {
      when: /\b(?:overtime|weekends?|stayed late|extra|everything for|worked (?:so|my|hard)|carry|cover(?:ed|ing)?|already do(?:ing)?|doing the job|acting|best numbers|reviews?|exceeds|top)\b/iu,
      say: [
        'You paid in advance, and the goods did not come.',
        'They like what you do. They just do not want to pay for it, it seems.',
        'You have been carrying that chair around already, just without the name on it.',
      ],
    },
    {
      when: /\b(?:congrat\w*|smile\w*|pretend\w*|fake|announc\w*|found out|meeting|applau\w*|clap\w*|cake|happy for|email went|in front of)\b/iu,
      say: [
        'To clap with that lump in the throat. That was work.',
        'Not even a word to you first. You had to take it in with a straight face.',
      ],
    },
    {
      when: /\b(?:friend|like (?:him|her|them)|nice person|not (?:his|her|their) fault|deserve[sd]? it|close)\b/iu,
      say: [
        'So you cannot even be properly angry at the one who got it.',
        'It is harder when you actually like the person.',
      ],
    },
    {
      when: /\b(?:raise|money|salary|pay|bills|rent|mortgage|counted on|planned|baby|house)\b/iu,
      say: ['You had already counted on it at home, perhaps.', 'It is not only the honor. It is what the month costs.'],
    },
    {
      when: /\b(?:wife|husband|partner|girlfriend|boyfriend|mom|dad|parents|family|kids|friends?|told everyone|told my)\b/iu,
      say: [
        'And the people at home were hoping with you.',
        'You had let others hope along with you, so you lose it in front of them too.',
      ],
    },
    {
      when: /\b(?:asked (?:my|for|why|him|her|them)|talked to|meeting with (?:my|the)|spoke (?:to|with)|brought it up|told (?:my boss|my manager|him|her|them))\b/iu,
      unless: /\b(?:wife|husband|partner|parents|mom|dad|friend|told me)\b/iu,
      say: ['You did not just swallow it. Good.', 'To ask about it needs some spine.'],
      ask: ['What was said, in the end?'],
    },
    {
      when: /\b(?:quit\w*|leave|leaving|applying|resume|look(?:ing)? (?:around|elsewhere)|looking|new job|recruiter|other (?:jobs|places|companies)|offer)\b/iu,
      say: [
        'So you have begun to look over the fence.',
        'Somewhere else they would see you with fresh eyes, that is true.',
      ],
      ask: ['What would you hope to find there?'],
    },
    {
      when: /\b(?:why do I (?:even |still |bother)|stay late|do nothing|bare minimum|stop (?:trying|caring)|why (?:even )?(?:bother|try)|what'?s the point|no point|done (?:trying|with)|motivat\w*|don't care|checked out|coast)\b/iu,
      say: ['The strike inside. They took away what you did it for.', 'Why run, if the finish line keeps moving.'],
    },
    {
      when: /\b(?:small|worthless|not good enough|invisible|failure|loser|stupid|embarrass\w*|humiliat\w*|asham\w*|doubt|confidence|behind|unseen|used|unappreciated|undervalued|useless)\b/iu,
      say: [
        'To feel unseen after all that, it goes right to the bone.',
        'They did not choose you. It does not turn your work into nothing.',
      ],
    },
    {
      when: /\b(?:angry|furious|mad|pissed|bitter|unfair|resent\w*|jealous|hate|rage|fuming)\b/iu,
      say: ['The anger is the part of you that knows what you are worth.', 'You have every reason to be sour.'],
    },
    {
      when: /\b(?:cry\w*|cried|sleep\w*|awake|night|sick|stomach|heart|sad|hurts?)\b/iu,
      say: ['It was a hope, and it is grieved like one.', 'It goes deeper than a line on a business card.'],
    },
    {
      when: /\b(?:tomorrow|monday|go(?:ing)? back|face (?:them|him|her|everyone)|work with)\b/iu,
      say: [
        'You have to sit there again tomorrow as if nothing had been decided about you.',
        'The first day after is the longest one.',
      ],
    },
    {
      when: /^(?:I )?(?:really )?(?:don't know|not sure|no idea|whatever)\b/iu,
      say: ['Stay or go, ask or keep quiet: that can rest until the sting is less.', 'First it may simply hurt.'],
    },
  ],
  say: [
    'You had earned at least a straight conversation.',
    'It is not vain to want your work to be seen.',
    'Somebody decided about years of yours in an afternoon.',
    'It changes how you look at the place.',
    'That disappointment has a lot of unpaid evenings in it.',
  ],
  ask: [
    { line: 'What would it have meant to you?' },
    { line: 'Who there knows what you really do?', unless: /\b(?:nobody|no one|everyone) (?:sees|knows)\b/iu },
    {
      line: 'Who got it instead?',
      unless: /\b(?:him|her|guy|girl|coworker|colleague|someone|trained|younger|new|nephew)\b/iu,
    },
    { line: 'What do you still like about the work?' },
  ],
};
