import type { Course } from '../course.ts';

/** A couple has grown cold, and they live like roommates. */
export const grownCold: Course = {
  id: 'grown-cold',
  begins:
    /\b(?:(?:we|we'?re|we are|it'?s|it feels|feels|feel|marriage is|relationship is|living|live|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) and I|me and my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)) (?:\S+ ){0,4}?(?:like|basically|more like|just|as|become) (?:just |two )?(?:roommates|flatmates|housemates|strangers|co-?workers|business partners|brother and sister|siblings|co-?parents|ships (?:passing )?in the night)|(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) and I|me and my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|we as a couple|my marriage|our marriage|my relationship|our relationship) (?:\S+ ){0,3}?(?:(?:has |have |are |is )?(?:just )?(?:grown|growing|drifted|drifting|grew) (?:apart|distant|cold)|has gone (?:cold|stale|flat|quiet)|(?:is|feels) (?:\S+ )?(?:dead|empty|cold|stale|flat|loveless|hollow|lonely)|(?:have|has) (?:nothing|no) (?:\S+ ){0,3}?(?:in common|to say|to talk|left|spark)|(?:barely|hardly|don'?t|never|rarely|only ever) (?:even |really )?(?:talk|speak|touch|laugh|look|kiss|spend|do anything))|(?:fallen|falling|fell|I'?m|not) (?:\S+ ){0,1}?(?:out of love|in love anymore|in love) with my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|(?:don'?t know if I|not sure (?:if )?I|don'?t think I|don'?t) (?:even |still |really )?(?:love|am in love with|feel anything for) my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)(?: anymore| any more)?|(?:spark|passion|love|magic|romance|connection) (?:is|has|between us|with my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|in (?:my|our) (?:marriage|relationship)) (?:\S+ ){0,3}?(?:gone|died|dead|missing|lost|faded|fizzled|disappeared)|(?:lonely|lonelier|alone|loneliness) (?:in|inside) (?:my|this|a|our) (?:own )?(?:marriage|relationship)|(?:lonely|lonelier|alone) (?:next to|beside|lying next to|with) my (?:own )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,2}?(?:feels like|is like|has become|became|is) (?:a|such a|a total) stranger|I miss my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)(?: \S+){0,5} (?:right (?:here|there|next)|same (?:house|room|bed)|lives? with|next to me|beside me|on the couch)|loveless marriage)\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|cheat\w*|affair|died|passed away|deploy\w*|long distance|dementia|before the (?:breakup|divorce)|broke up)\b/iu,
  first: {
    say: [
      'Nothing has broken, and still something is missing in every room.',
      'You are missing someone who is home.',
      'All polite, all organized, and nobody is touched by it.',
    ],
    ask: [
      'When did you first notice it?',
      'How is an ordinary evening with you two?',
      'What do you miss most of how it was?',
    ],
  },
  turns: [
    {
      when: /\b(?:is (?:it|this) (?:\S+ ){0,2}?(?:normal|over|too late|just|how|what)|do (?:all|other|most) (?:couples|marriages|people)|does (?:it|this|every\w*) (?:\S+ )?(?:happen|go|fade|just)|is that (?:just|what|normal)|(?:do|can|will) (?:couples|people|marriages|we|it) (?:\S+ ){0,2}?(?:come|get|survive|recover|make))\b/iu,
      say: [
        'It happens to a great many couples, mostly without anybody having done wrong. Whether it is over shows in what stirs when one of you moves a step.',
        'A calmer love is normal. To be lonely in it is something else, and you may take that seriously.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|did) (?:I|you|we|people|couples) (?:\S+ )?(?:get|bring|fix|find|save|start|tell|talk|say|reconnect|go|come|make|reach|know)|what (?:do|can|should|would|could) (?:I|you|we) (?:\S+ )?(?:do|say|try)|any (?:advice|tips)|(?:is there )?(?:a|any) way back|can (?:it|we|you|this) (?:\S+ )?(?:come back|be saved|get|fix|be fixed))\b/iu,
      say: [
        'Small beats grand here: ten minutes a day without logistics, no kids, no bills. One question you do not know the answer to.',
        'Maybe you say the longing instead of the reproach: “I miss you, and you are right here. Do you feel it too?” That is hard to say, and hard to be angry at.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ )?(?:just |stay|leave|say|tell|end|go|talk|ask|try|bring|wait|settle)|is it worth|(?<!\b(?:how|what|where|when|why) )do I (?:stay|tell|say)|am I (?:\S+ ){0,3}?(?:asking|selfish|wrong|crazy|ungrateful|the problem|expecting|settling))\b/iu,
      say: [
        'That I cannot weigh for you. Perhaps first that it is said aloud between you, as long as {they} may not even know; then you decide about something real.',
        'It is not selfish to want to be close to the one you share a bed with. What you do about it can take its time.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:girl|guy|woman|man|someone|somebody) (?:at|from|who|in)|someone else|somebody else|coworker|colleague|another (?:man|woman|guy|girl)|crush|attention|affair|noticed me|flirt\w*|ex\b)\b/iu,
      say: [
        'So you felt, from elsewhere, that you are still somebody to look at.',
        'That tells how thirsty you had become. What it means beyond that may stay open.',
      ],
    },
    {
      when: /\b(?:kids?|children|baby|son|daughter|parents?|schedule|calendar|logistics|pick ?up|soccer|school|teenagers?|empty nest|moved out|left for college)\b/iu,
      say: [
        'You run the place so well together, and that is all you do.',
        'Between the appointments the two of you got mislaid.',
      ],
      ask: ['When were you last without the kids, just you two?'],
    },
    {
      when: /\b(?:separate (?:rooms|beds|bedrooms)|other side of the bed|guest room|couch|back(?:s)? (?:to|turned)|bed|sleep(?:s|ing)? (?:in|apart)|snor\w*)\b/iu,
      say: [
        'And a bed is so narrow, for that much distance.',
        'At night one feels it most, I imagine, with {their} back right there.',
      ],
    },
    {
      when: /\b(?:touch\w*|hug\w*|kiss\w*|sex|intima\w*|cuddl\w*|hold(?:s|ing)? (?:hands|me)|hand|physical|affection\w*)\b/iu,
      say: ['One forgets in time how to just put out a hand.', 'The skin knows it long before the head does.'],
    },
    {
      when: /\b(?:talk\w*|speak|spoke|conversation\w*|silence|silent|quiet|nothing to say|small talk|weather|what'?s for dinner|groceries)\b/iu,
      say: ['Whole evenings of words, and not one about you two.', 'The quiet has become furniture.'],
      ask: ['What did you use to talk about?'],
    },
    {
      when: /\b(?:phone|tv|netflix|couch|screen|scroll\w*|laptop|game\w*|separate shows)\b/iu,
      say: [
        'Two screens side by side, and the evening is gone.',
        'It fills the hole just enough that nobody has to speak of it.',
      ],
    },
    {
      when: /\b(?:work\w*|job|busy|stress\w*|shifts?|travel\w*|overtime|late)\b/iu,
      unless: /\b(?:at work who|girl|guy|coworker|laughs?)\b/iu,
      say: [
        'There was always a reason why not today, and the reasons were true.',
        'Life got the best of both, and you two got what was left.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|yrs)|decades?|since (?:the|we|our|covid|his|her|my)|slowly|over time|gradually|bit by bit|married)\b/iu,
      say: [
        'It left so slowly that there was no day to object.',
        'That many years, and most of you has grown around {them}.',
      ],
    },
    {
      when: /\b(?:used to|at first|in the beginning|when we (?:met|were|started)|remember when|before (?:the )?kids|back then|we laughed|once)\b/iu,
      say: [
        'You know exactly what is missing, because you had it.',
        'Those two still exist somewhere, I suppose, you and {them} from then.',
      ],
      ask: ['What was {they} like, back then, with you?'],
    },
    {
      when: /\b(?:(?:suggest\w*|planned|proposed|booked|offered|invited) (?:him |her |them )?(?:a|to|going|that|we|date)|too (?:expensive|tired|busy))\b/iu,
      say: ['You held something out, and it was not taken.', 'Each no like that makes the next try a little harder.'],
    },
    {
      when: /\b(?:(?:told|asked|tried|said|brought|begged|suggest\w*|talked to)(?: \S+){0,3} (?:him|her|them|it|to talk|date|counsel\w*|therapy|this|that)|date night|counsel\w*|therap\w*|(?:doesn'?t|won'?t|does not) (?:want|see|think|believe|notice|care|try)|says (?:it'?s|we'?re|everything|I'?m)|shrug\w*|fine)\b/iu,
      say: [
        'You reached over, and it fell into the gap.',
        'So it is called fine, and you stand there with what you know.',
      ],
      ask: ['How did {they} take it?'],
    },
    {
      when: /\b(?:not (?:mean|cruel|a bad|unkind|angry)|never (?:yells|fight)|doesn'?t (?:yell|drink|cheat)|we don'?t (?:even )?fight)\b/iu,
      say: ['Nothing to accuse {them} of, and you are freezing all the same.'],
    },
    {
      when: /\b(?:pray\w*|god|church|faith|lord)\b/iu,
      say: ['You have been carrying it there, too, quietly.', 'To say it in prayer is at least to say it.'],
    },
    {
      when: /\b(?:retire[ds]?|news|newspaper|garage|golf|garden)\b/iu,
      say: ['The days got long all at once, and you two no nearer in them.'],
    },
    {
      when: /\b(?:danc\w*|knee|back hurts|laughed at me|said no|turned away)\b/iu,
      say: [
        'You held out your hands, and that was the answer.',
        'It takes nerve to be playful with somebody who does not play along.',
      ],
    },
    {
      when: /\b(?:goes to bed|stay up|gets up|different (?:times|schedules?|shifts)|alone (?:on|in) the)\b/iu,
      say: ['Two clocks in one house, and they hardly meet.'],
    },
    {
      when: /\b(?:don'?t (?:know if I )?(?:love|feel)|fell out|fallen out|not in love|love (?:him|her|them) (?:but|like)|like a (?:friend|brother|sister)|numb|nothing|empty|indifferen\w*)\b/iu,
      say: [
        'No hate, no fight, only nothing where there was something. That scares one.',
        'It would be easier if there were a reason.',
      ],
    },
    {
      when: /\b(?:guilt\w*|good (?:man|woman|guy|person|dad|father|mom|mother|husband|wife)|nice|kind|nothing wrong|no reason|ungrateful|doesn'?t deserve|did nothing wrong|never (?:cheats|yells))\b/iu,
      say: [
        'A good one, and you are lonely all the same. Those do not cancel out.',
        'One cannot complain of anything, and that makes it hard to say.',
      ],
    },
    {
      when: /\b(?:leav(?:e|ing)|divorce|separat\w*|break up|end it|another life|alone forever|rest of my life|like this forever|next (?:20|twenty|30|thirty|40|forty)|settle|is this it)\b/iu,
      say: [
        'You look down the years and ask if that is how it will be.',
        'It is a big question, and you have been holding it by yourself.',
      ],
    },
    {
      when: /\b(?:scared|afraid|fear|what if|terrified|too late|old)\b/iu,
      say: [
        'Afraid of staying that way, and afraid of what moving would set off.',
        'As long as it is unsaid, nothing can fall. That is what keeps it so still.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sad|hurts?|heart|ache|lonely|alone|miss)\b/iu,
      say: [
        'It is grief, really, about somebody who passes you in the hall.',
        'Alone by oneself is easier than alone as two.',
      ],
    },
    {
      when: /\b(?:(?:can'?t|don'?t) (?:even )?remember (?:the last|when)|last time (?:he|she|they|we))\b/iu,
      say: [
        'If one has to think when it last was, that is an answer already.',
        'So long that you would have to search for it.',
      ],
    },
    {
      when: /\b(?:laughed|good (?:day|evening|night|weekend|moment)|held|hugged|kissed|nice (?:dinner|walk|evening)|smil\w*|we (?:went|danced|talked))\b/iu,
      unless: /\b(?:never|don'?t|haven'?t|not|last time|remember|wish|can'?t)\b/iu,
      say: ['So there is a glow under there.', 'A moment like that, and you see it is not all gone.'],
      ask: ['What made it possible, that time?'],
    },
    {
      when: /\b(?:(?:nobody|no one) knows?|everyone thinks|perfect couple|from (?:the )?outside|pretend\w*|facade|friends (?:think|say)|social media|look(?:s)? (?:happy|perfect))\b/iu,
      say: [
        'Seen from the street, all is well. That makes it lonelier.',
        "And so you smile for two at other people's tables.",
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|thinking of|book(?:ed)?|plan(?:ned|ning)?|letter)\b/iu,
      say: [
        'So a part of you still reaches over. I would not call that nothing.',
        'One of you has to go first, and it is seldom fair who.',
      ],
    },
    {
      when: /\b(?:stupid|silly|dramatic|spoiled|could be worse|first world|at least)\b/iu,
      say: [
        'Hunger is not less real because there is no quarrel at the table.',
        'Nothing needs to be terrible for something to be missing.',
      ],
    },
    {
      when: /\b(?:tired|exhausted|done|give up|giving up|whatever|don'?t care|over it)\b/iu,
      say: [
        'You have been the one who tries, I gather. That tires one out.',
        'Not caring is often what caring turns into when it goes on alone.',
      ],
    },
    {
      when: /^(?:I )?(?:honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: [
        'No. It has no name and no date, it just got cooler.',
        'It may be that it has to stay a question for a while.',
      ],
    },
  ],
  say: [
    'Something quiet like that is hard to complain of, and hard to live with.',
    'You want to be wanted and known, there where you live.',
    'Two people can lose each other without anybody leaving.',
    'It takes courage just to notice it and not look away.',
    'What you miss says what it meant to you.',
  ],
  ask: [
    { line: 'What is left that is still good between you?', unless: /\b(?:good (?:man|woman|guy|dad|mom)|laugh)\b/iu },
    { line: '{Do} {they} know how it is for you?', unless: /\b(?:told|asked|tried|said)\b/iu },
    { line: 'What would be a first small sign of warmth, if one came?' },
    { line: 'How long has it been this way?', unless: /\b(?:years?|months?|since)\b/iu },
  ],
};
