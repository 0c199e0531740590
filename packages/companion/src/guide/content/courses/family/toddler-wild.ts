import type { Course } from '../course.ts';

/** A toddler rages, hits, will not sleep. */
export const toddlerWild: Course = {
  id: 'toddler-wild',
  begins:
    /\b(?:(?:my|our|the) (?:\S+ ){0,3}?(?:toddlers?|threenager|(?:[1-5]|one|two|three|four|five|1[5-9]|2\d|eighteen)[- ]?(?:yo|y\/o|yr[- ]olds?|years?[- ]olds?|months?[- ]olds?)|preschooler|little one) (?:\S+ ){0,6}?(?:tantrums?|melt ?downs?|screams?|screaming|screamed|hits?|hitting|bites?|biting|bit (?:me|a|another|his|her)|kicks?|kicking|throws?|throwing|won'?t (?:\S+ ){0,2}?(?:sleep|nap|eat|listen|go to (?:bed|sleep)|stay in bed|stop|potty)|doesn'?t (?:\S+ )?(?:sleep|nap|eat|listen)|never (?:sleeps|naps|listens)|refuses to (?:\S+ ){0,2}?(?:sleep|nap|eat|bed|go|potty|get dressed|wear)|fights? (?:bedtime|sleep|naps?)|(?:is|has been|was|'s) (?:\S+ ){0,3}?(?:wild|out of control|a (?:monster|handful|terror|nightmare|menace|tornado|demon)|feral|impossible|driving me|crazy|clingy|whin\w*|awful|difficult|killing me)|drives? me|whines?|wakes?|up (?:every|all|at)|destroy\w*|colored|drew|flushed|gets? out of bed|takes \S+ hours)|toddler (?:\S+ ){0,2}?(?:tantrums?|melt ?downs?|sleep regression|bedtime)|terrible twos|threenager|(?:bedtime|tantrums?|melt ?downs?|nap ?time)\b.{0,50}?\b(?:toddler|(?:[1-4]|two|three|four)[- ]?(?:yo|y\/o|years?[- ]olds?|yr[- ]olds?)|with my (?:son|daughter|kid|little))|(?:bedtime|getting (?:him|her|my (?:son|daughter|kid|kids)) to (?:bed|sleep)|putting my (?:\S+ )?(?:son|daughter|kids?) to (?:bed|sleep)) (?:\S+ ){0,4}?(?:takes|took|is a (?:nightmare|war|battle|fight)|hours|killing)|my (?:son|daughter|kid) (?:\S+ ){0,2}?(?:threw|had|has|throws|keeps (?:having|throwing)) (?:\S+ ){0,4}?(?:tantrums?|melt ?downs?)|(?:home|stuck|alone) (?:all day )?with (?:a|my|two|three) (?:\S+ )?toddlers?)\b/iu,
  unless:
    /\b(?:I (?:\S+ )?(?:hit|slapped|smacked|spanked|shook|yelled|screamed|snapped|shouted|lost it|hurt)|hurt (?:him|her|my)|bruis\w*|dog|pupp(?:y|ies)|cats?|kitten|horse|died|fever|hospital|seizure|not breathing|(?:friend|sister|brother|neighbou?r|coworker|boyfriend|cousin)'?s (?:toddler|kid|son|daughter|\d)|nephew|niece|(?:my|our) (?:boss|husband|wife|president) (?:\S+ ){0,3}?(?:like a|is a|acts)|lol my (?:husband|boss)|neighbou?r|upstairs|on the plane|daycare (?:teacher|worker)|i work)\b/iu,
  first: {
    say: [
      'So small, and such a storm.',
      'A whole day against somebody who weighs thirty pounds, and you lost.',
      'They feel everything at full volume, and you are the wall it hits.',
      'Loving them and hiding in the bathroom go very well together at that age.',
    ],
    ask: ['What was it about today?', 'How did the day end?', 'Who takes over when you are done in?'],
  },
  turns: [
    {
      when: /\b(?:is (?:it|this|that|he|she) (?:\S+ )?(?:normal|a phase|something wrong|autis\w*|adhd|just|spoiled)|something wrong with|should I (?:be )?worr\w*|do (?:all|other) (?:kids|toddlers|children)|is something)\b/iu,
      say: [
        'Rage at that age is mostly just that age: big wishes, few words, no brakes. If it frightens you or keeps growing, the pediatrician is a good person to tell.',
        'From here I cannot judge it. Most small ones hit, bite and scream for a while. If your gut says there is more to it, have it looked at; that is never a bother.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:am I|does (?:this|that|it) make me|did I) (?:\S+ ){0,4}?(?:bad|terrible|awful|failing|wrong|spoil\w*|raising|ruin\w*|doing|a monster)|is it (?:\S+ )?my fault|what am I doing wrong|where did I)\b/iu,
      say: [
        'They fall apart where it is safe to. That is why you get the worst of it.',
        'A child with a will is not a sign of a bad parent. It is mostly the sign of a child.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:will|does|when) (?:\S+ ){0,4}?(?:get (?:any )?(?:better|easier)|end|stop|pass|sleep|grow|over)|how (?:long|much longer))\b/iu,
      say: [
        'I cannot name the day. With more words the storms tend to get shorter, for most of them between three and five.',
        'Nobody knows that of one particular child. It changes faster than it feels, and in the meantime you may count in bedtimes.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:how|what) (?:do|can|should|would|could) (?:I|you|we|people)|should I|any (?:advice|tips|ideas)).{0,60}\b(?:sleep|bed|bedtime|nap|night|wak\w*)\b/iu,
      say: [
        'Some go by the same four steps each night, in the same order, dull as can be, and then walk them back to bed without a word. It takes some evenings.',
        'An earlier start and a duller hour before it help many. And letting {them} choose one thing: which pajamas, which book. Then the rest is yours.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|am) (?:I|you|we|people)|what (?:do|can|should|would|could) (?:I|you|we)|should (?:I|we)|any (?:advice|tips|ideas))\b/iu,
      say: [
        'In the middle of it, few words: “You are mad. I am here.” Keep everyone safe and wait. The talk about it belongs to later, when it is over.',
        'For hitting, short and always the same: hold the hand, “I will not let you hit.” And in between, two small choices a day that are really {their} own.',
        'And when it gets too hot in you: put {them} somewhere safe, and go breathe behind a door for two minutes. That is allowed.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:finally |fell )?asleep|hugged|hugs?|kiss\w*|love you|i wuv|cuddl\w*|giggl\w*|laugh\w*|so (?:cute|sweet|funny)|said (?:sorry|mama|i love)|night night|patted|good day|slept through|cute)\b/iu,
      unless: /\b(?:not|never|won'?t|didn'?t|until|laughed? (?:at|in)|hours|cry\w*|cried)\b/iu,
      say: [
        'And then they look like that, and one forgives everything.',
        'Ten seconds of that, and you would sign up again.',
      ],
    },
    {
      when: /\b(?:store|supermarket|target|walmart|aisle|checkout|restaurant|church|public|lady|tutt\w*|aldi|lidl|costco|floor of|people (?:stared|look\w*|were)|stared|strangers?|parking lot|playground|park|plane|library|everyone)\b/iu,
      say: [
        'And all those eyes, as if you had ordered it that way.',
        'Everybody who looked has either done that once or has forgotten it.',
      ],
      ask: ['How did you get out of there?'],
    },
    {
      when: /\b(?:bed(?:time)?|sleep\w*|nap\w*|night|wakes?|awake|crib|\d ?(?:am|pm)|hours|one more|water|story|books?|lie (?:down )?with)\b/iu,
      say: [
        'One more water, one more song, and your own evening melts away.',
        'You lie beside that bed and dare not breathe.',
      ],
      ask: ['How late does it get?'],
    },
    {
      when: /\b(?:hit\w*|bit(?:e|es|ing)?|kick\w*|scratch\w*|slap\w*|pinch\w*|headbutt\w*|pull\w* (?:my )?hair|threw|throw\w*|spit\w*)\b/iu,
      say: [
        'It is absurd how much somebody that size can hurt you.',
        'To be hit by the one you got up for five times last night.',
      ],
    },
    {
      when: /\b(?:no!?|says no|eat\w*|food|dinner|broccoli|pasta|nuggets|shoes|pants|socks|coat|dress\w*|car ?seat|potty|diaper|bath|teeth|cup|banana|toast|cut (?:it|the)|wrong (?:color|cup|spoon))\b/iu,
      say: [
        'It was the wrong cup, of course. It always is.',
        'An hour of drama, over something you could hold in one hand.',
      ],
    },
    {
      when: /\b(?:baby|newborn|sibling|sister|brother|pregnant|twins|other (?:one|kid)|two kids|jealous)\b/iu,
      unless: /\b(?:sister|brother) (?:\S+ )?(?:says?|said|thinks?|told|tells?)\b/iu,
      say: [
        'And there is a second one who needs you at that same second.',
        'It may be about having to share you. That is hard, at that size.',
      ],
    },
    {
      when: /\b(?:daycare|preschool|kindergarten|teacher|kicked out|other (?:kids|moms|parents|children)|incident|report|bit another)\b/iu,
      say: ['And then the look at pickup, and that folded note.', 'One feels reported on, as a parent.'],
    },
    {
      when: /\b(?:husband|wife|partner|dad|boyfriend|girlfriend|mom|mum|mother(?:[- ]in[- ]law)?|sister|brother|friend|grandma|in-laws|people|everyone|doctor|pediatrician) (?:\S+ )?(?:says?|said|thinks?|tells?|told|doesn'?t|just|works?|comes)\b|\b(?:spoil\w*|discipline|spank\w*|in my day)\b/iu,
      say: ['Everybody knows better, and hands the child back after an hour.', 'Good advice is easy, from a chair.'],
    },
    {
      when: /\bI (?:\S+ ){0,2}?(?:cried|cry|hid|locked|sat (?:in|on)|walked (?:out|away)|gave (?:in|up)|yelled|lost)|\b(?:bathroom|closet|garage|pantry|in tears|crying too)\b/iu,
      unless: /\b(?:(?:he|she) (?:\S+ )?(?:cried|hid|locked))\b/iu,
      say: [
        'Two minutes behind a door can save a whole evening.',
        'You stepped out before it got worse. That is care, too.',
      ],
    },
    {
      when: /\b(?:hate (?:this|it|being)|don'?t (?:like|enjoy)|regret\w*|not cut out|miss my|my old life|want to run|run away|can'?t stand|why did I|boring|bored)\b/iu,
      say: [
        'You can love that child and find these days unbearable.',
        'Hardly anyone says it, and very many have thought it at six in the evening.',
      ],
    },
    {
      when: /\b(?:guilt\w*|bad (?:mom|mum|mother|dad|father|parent)|failing|fail|tv|screen\w*|ipad|tablet|cartoons|bluey|not patient|lost my patience|other moms|instagram)\b/iu,
      say: [
        'The good mothers and fathers in the pictures have a tablet behind the sofa, too.',
        'What children need is enough, and not perfect. Enough, you are giving.',
      ],
    },
    {
      when: /\b(?:tired|exhaust\w*|drain\w*|touched out|worn|no break|burn\w* out|overwhelm\w*|overstimulat\w*|noise|loud|no energy|long day|done)\b/iu,
      say: ['Climbed on, called for, shouted at, since morning.', 'And there is no lunch break in that job.'],
      ask: ['When did somebody last take that little storm off your hands?'],
    },
    {
      when: /\b(?:alone|no help|away (?:all|for|this|on)|out of town|nobody|single|by myself|all day|stay[- ]at[- ]home|sahm|deployed|no family|lonely|adult (?:talk|conversation))\b/iu,
      say: [
        'A day in which the longest conversation was about a truck.',
        'Nobody to look at over that small head, and roll your eyes with.',
      ],
    },
    {
      when: /\b(?:speech|talk(?:ing)?|words|delay\w*|evaluation|therap\w*|sensory|spectrum|autis\w*|adhd|pediatrician|doctor|appointment)\b/iu,
      say: [
        'So there is a worry behind the tiredness, too.',
        'You are having it looked at. More cannot be asked of you just now.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:try|ask)|going to (?:try|ask)|babysitter|sitter|grandma (?:could|can|takes)|sticker|chart|routine|timer|book I read)\b/iu,
      say: ['Worth a try, and if it does not work it was not you.', 'Something new for a week, then one sees.'],
    },
    {
      when: /\b(?:work|job|wfh|working from home|meeting|zoom|shift|office|late for)\b/iu,
      say: [
        'And in there you are supposed to sound like a person with two shoes on.',
        'Two jobs at the same time, and one of them bites.',
      ],
    },
    {
      when: /\b(?:angry|rage|furious|mad|snap\w*|lose it|losing it|about to|at my limit|breaking point|boiling)\b/iu,
      say: [
        'It comes up hot, and it comes up in the gentlest people.',
        'You can feel the edge. Stepping back from it for two minutes is always allowed.',
      ],
    },
    {
      when: /\b(?:stupid|silly|funny|lol|laugh|just a phase|not a big deal|terrible twos)\b/iu,
      say: [
        'One day it is going to be a funny story. Today it is applesauce on the ceiling.',
        'A phase is long, from the inside.',
      ],
    },
    {
      when: /\b(?:months?|weeks?|years?|every (?:day|night|single)|always|lately|all the time|since)\b/iu,
      unless: /\b(?:pregnant|old|away)\b/iu,
      say: ['Every day anew, with the same small general.', 'It grinds a person down because it never lets up.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: [
        'Nobody knows, at that age, not even the one screaming.',
        'It can be enough to have got through until bedtime.',
      ],
    },
  ],
  say: [
    'You are the calm one on duty, and even that wears thin.',
    'A will like that is going to be a fine thing some day. Not at bath time.',
    'It takes a saint, and there was only you.',
    'Somebody ought to give you an hour and a door that shuts.',
    'It is a great deal of person, in a very small body.',
  ],
  ask: [
    { line: 'What calms {them}, when anything does?' },
    {
      line: 'How old is the little storm?',
      unless: /\b(?:\d+|one|two|three|four|five)[- ]?(?:yo|yrs?|years?|months?)\b/iu,
    },
    { line: 'Which hour of the day is the worst?', unless: /\b(?:bedtime|morning|dinner|night)\b/iu },
    { line: 'What do you do for yourself, once it is quiet?' },
  ],
};
