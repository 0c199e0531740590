import type { Course } from '../course.ts';

/** A parent is getting old, frail or forgetful, often far away. */
export const parentForgetful: Course = {
  id: 'parent-forgetful',
  begins:
    /\b(?:(?<!(?:\bhis|\bher|their|your|\bthe|\ba|s|another) )(?:mom|mum|mother|mama|dad|father|papa|parents|folks)(?:'?s)? (?:\S+ ){0,3}?(?:getting|becoming|growing|gotten|got) (?:\S+ ){0,2}?(?:old(?:er)?|forgetful|frail\w*|weak\w*|confused|slower|fragile|smaller|shaky|wobbly|senile)|(?<!(?:\bhis|\bher|their|your|\bthe|\ba|s|another) )(?:mom|mum|mother|mama|dad|father|papa) (?:\S+ ){0,3}?(?:called me (?:by )?(?:my (?:sister|brother|aunt|uncle|dead|late)\S*|the wrong|another|the dog\S*|(?:her|his) (?:sister|brother)\S*) name|(?:is|'s|seems|was|looks|looked) (?:\S+ ){0,2}?(?:forgetful|frail|so old|confused|senile)|(?:is|'s|starting|started) (?:\S+ )?(?:forgetting|losing (?:her|his) (?:memory|mind)|declining|slipping|fading)|(?:keeps?|starting to|started to|begun to|beginning to) (?:\S+ )?(?:forget\w*|repeat\w*|los(?:e|ing) (?:things|her|his)|get(?:ting)? (?:lost|confused)|fall(?:ing)?)|forgets (?:things|everything|names?|what|who|where|that|how|my name)|(?:forgot|didn'?t (?:know|remember|recognize|recognise)|doesn'?t (?:know|remember|recognize|recognise)|couldn'?t remember) (?:my name|who I|me\b|how to|where (?:she|he)|what day|(?:her|his) (?:own|grand)|the way)|asked me (?:the same|\S+ times)|asks? the same|repeats? (?:her|him|the same)|left the (?:stove|oven|gas|burner)|got lost (?:driving|on|coming|going|in)|(?:has|have|got|diagnosed with|might have|may have|showing signs of) (?:\S+ ){0,2}?(?:dementia|alzheimer\S*|memory (?:loss|problems|issues))|can'?t (?:live alone|remember|manage)|shouldn'?t (?:be )?(?:driv\w+|living alone)|(?:had a|has had a|took a|keeps having) (?:\S+ )?fall\b|fell (?:again|down|in the|at home|and|off|last|on)|lives? alone (?:\S+ ){0,6}?(?:old|fell|forget\w*|worr\w+|far|(?:seventy|eighty|[789]\d)))|(?:worr\w+|scared|afraid|anxious) (?:\S+ ){0,3}?(?:about|for) my (?:aging|ageing|elderly|old) (?:mom|mum|mother|dad|father|parents)|(?:aging|ageing|elderly) (?:mom|mum|mother|dad|father|parents) (?:\S+ ){0,8}?(?:far|away|abroad|alone|country|hours|miles)|my parents are (?:\S+ )?(?:aging|ageing|old|getting on)|(?:mom|mum|mother|dad|father)'?s (?:memory|dementia|alzheimer\S*|mind) (?:\S+ ){0,4}?(?:going|worse|bad|slipping|failing|getting|gone|fading))\b/iu,
  unless:
    /\b(?:died|passed away|funeral|unconscious|not breathing|fell (?:in love|for|asleep|out)|(?:forgot|forgets) (?:about )?my (?:birthday|graduation|anniversary)|(?:friend|husband|wife|boyfriend|girlfriend|partner|neighbou?r|coworker)'?s (?:mom|mum|mother|dad|father|parents)|abus\w*|joke|lol|lmao|movie|(?:taking care of|caring for|caregiver|caretaker|I take care|look(?:ing)? after)|getting older and wiser)\b/iu,
  first: {
    say: [
      'One day it is there, and one cannot unsee it.',
      'They were supposed to stay the way they were, at least in your head.',
      'It is frightening to watch, and there is nobody to be angry at.',
      'You begin to count, in secret.',
    ],
    ask: ['What was it that you noticed?', 'How far away do you live?', 'When did you see each other last?'],
  },
  turns: [
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ ){0,3}?(?:normal|dementia|alzheimer\S*|age|aging|serious|bad)|do you think (?:it|she|he|they|this)|could (?:it|this|she|he) be|should I be (?:\S+ )?(?:worried|concerned|scared))\b/iu,
      say: [
        'From here I cannot tell. Some forgetting has causes that can be treated, like poor sleep, medicines or low mood, so {their} doctor would be the one to look.',
        'Losing a word now and then can be age. Losing the way home is something a doctor would want to hear about. You could note what you see, with dates.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,4}?(?:bad|terrible|horrible|selfish|wrong|abandon\w*|awful|overreact\w*|overthinking|a bad)|is it (?:\S+ )?(?:wrong|selfish|bad|ok|okay|terrible))\b/iu,
      say: [
        'No. One can love somebody and not be able to be there every day.',
        'Living your own life somewhere is not the same as leaving {them}. You carry it with you all the time, as far as I can tell.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:she|he|they|it|I) (?:\S+ ){0,2}?(?:forget|know|get|end|remember|be|lose|have)|how (?:long|fast|quickly|much time)|what (?:if|happens|will happen))\b.{0,80}(?:\?|$)/iu,
      unless: /\b(?:for how long)\b/iu,
      say: [
        'Nobody can give you the timetable. There tend to be good hours in it for a long while, and they count in full.',
        'I cannot know how it goes for {them}. Names often go before feelings do, and many still light up at a voice they can no longer place.',
      ],
      asked: true,
    },
    {
      when: /\bshould (?:I|we) (?:\S+ ){0,2}?(?:move|go|quit|take|bring|put|visit|call|fly|sell|hire|get|look|stay|leave|ask|come)\b/iu,
      say: [
        'The last step need not be settled now. What would be the next one: a visit, a neighbor with a key, a talk with the doctor. One of those.',
        'Maybe go and see first, for some days, on quite ordinary days. From the kitchen table one judges better than from the phone.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how|what|should)\b.{0,60}\b(?:same (?:question|thing|story)|again and again|repeat\w*|correct (?:her|him)|when (?:she|he) (?:asks|forgets|doesn'?t (?:know|remember|recogni[sz]e)))/iu,
      say: [
        'When the same question comes again, the same short answer, as if for the first time. Correcting mostly brings fear.',
        'You might answer the feeling more than the fact. “You are looking for your keys. Come, we look together.” Being right helps neither of you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|we)|what (?:do|can|should|would|could) (?:I|you|we)|any (?:advice|tips))\b/iu,
      say: [
        'Perhaps not as a verdict, more as a favor to you: “Come to the doctor with me once, so that I can sleep again.”',
        'It may help to talk about one small thing instead of all of it: one key with a neighbor, one pill box, one fixed call a day.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:didn'?t|doesn'?t|don'?t|couldn'?t|not) (?:\S+ )?(?:recogni[sz]e|know me|know who|remember (?:me|my))|forgot (?:my name|who I)|called me (?:by )?(?:\S+ )?(?:name|sister|brother|aunt|uncle|mom|dad|wrong)|who (?:I am|are you|I was)|thought I was)\b/iu,
      say: [
        'To stand in front of {them} as a stranger, even for a second.',
        'That is a loss, with {them} still sitting there.',
      ],
      ask: ['What did you do, in that second?'],
    },
    {
      when: /\b(?:laugh\w*|smil\w*|sang|sing\w*|song|knew me|remembered|good day|lucid|clear|hugged|held my hand|happy|like (?:her|his) old self|joked)\b/iu,
      unless: /\b(?:not (?:\S+ )?happy|never|didn'?t|doesn'?t|used to)\b/iu,
      say: ['There {they} {were}, whole, for a moment.', 'That one is yours to keep, whatever comes.'],
      ask: ['What was it like to have that back for a bit?'],
    },
    {
      when: /\b(?:same (?:question|story|thing)|repeat\w*|again and again|over and over|(?:asked|asks|tells|told) (?:me )?(?:\S+ ){0,4}?(?:times|twice|again)|keeps? asking)\b/iu,
      say: [
        'The same question, and you answer it as if it were the first time.',
        'It is sad and maddening, and you may find it both.',
      ],
    },
    {
      when: /\b(?:fell|falls?|falling|stairs|hip|broke|trip(?:ped)?|bathroom floor|bruis\w*|unsteady|stumbl\w*)\b/iu,
      unless: /\bused to\b/iu,
      say: [
        'After a fall one hears every silence differently.',
        'Stairs, carpets, the edge of a tub. You see them all now.',
      ],
    },
    {
      when: /\b(?:stove|oven|keys?|lost|driv\w*|the car|bills|pills|meds|medication|mail|fridge|scam\w*|bill|paid|bank|checkbook|microwave|milk|remote)\b/iu,
      unless: /\bI (?:\S+ ){0,2}?driv\w*/iu,
      say: ['A small detail, and it tells the whole story.', 'It is things like that at which one suddenly knows.'],
      ask: ['Who else has noticed it?'],
    },
    {
      when: /\b(?:refus\w*|nothing(?:'?s| is)? wrong with|won'?t (?:see|go|stop|move|admit|accept|use|listen|hear|let|wear|leave|have|take)|den(?:y|ies|ial)|says (?:she'?s|he'?s|it'?s|she is|he is|they'?re) (?:fine|ok|okay)|(?:i'?m|she'?s|he'?s|it'?s) fine|stubborn|gets? (?:angry|mad|defensive)|doesn'?t want (?:help|to)|insists|proud|covers? (?:it )?up|hides? it)\b/iu,
      say: ['“I am fine” is a door, closed politely.', 'Maybe it is fear, and it comes out as stubbornness.'],
      ask: ['Is there anyone {they} would listen to?'],
    },
    {
      when: /\b(?:doctor|neurolog\w*|test(?:s|ed)?|scan|mri|appointment|diagnos\w*|dementia|alzheimer\S*|memory clinic|memory test|parkinson\S*)\b/iu,
      say: [
        'Waiting for a name for it is hard, and getting one is too.',
        'A word like that changes how one looks back on the whole past year.',
      ],
      ask: ['What have the doctors said to you about it so far?'],
    },
    {
      when: /\b(?:care home|nursing home|assisted living|a home|facility|memory care|move (?:her|him|them|in|back)|moving (?:her|him|them)|sell(?:ing)? the house|aide|carer|caregiver|home help)\b/iu,
      say: [
        'No version of that is a good one, only better and worse ones.',
        'It would be easier if there were one clearly right answer.',
      ],
    },
    {
      when: /\b(?:far (?:away)?|flight|fly|miles|hours? (?:away|drive|by)|abroad|overseas|another (?:country|state|city)|other side|across|time zone|live in|moved (?:away|here)|(?:\d+|two|three|four|five|six|eight|ten) hours|continent|visa|I'?m in \S+|I (?:\S+ )?drive (?:\S+ )?(?:\d|an?|two|three|four))\b/iu,
      say: [
        'And you are that far off, with a phone in your hand.',
        'Over a distance like that, each missed call turns into a story.',
      ],
      ask: ['Who is near {them}, if something is needed quickly?'],
    },
    {
      when: /\b(?:phone|calls?|called|voice|voicemail|pick(?:s|ed)? up|facetime|video|skype|whatsapp|text)\b/iu,
      say: [
        'You listen more to the voice than to the words by now.',
        'And after hanging up you sit there a while, I imagine.',
      ],
    },
    {
      when: /\b(?:visit\w*|saw (?:her|him|them)|seen (?:her|him|them)|last time|went (?:home|back)|trip home|home for|came home|picked me up|airport)\b/iu,
      say: ['When it is in jumps like that, each jump is a shock.', 'In the doorway one sees it all at once.'],
      ask: ['What struck you most?'],
    },
    {
      when: /\b(?:smaller|shr(?:unk|inking|ank)|thin(?:ner)?|weight|frail|weak|slow\w*|cane|walker|hands|hair|hunched|shuffl\w*|wheelchair|hearing|tiny|old(?:er)?)\b/iu,
      say: [
        'Somebody who was always big, in a chair that has grown too large.',
        'One looks at the hands, and all the years are there.',
      ],
    },
    {
      when: /\b(?:exaggerat\w*|brother|sister|siblings?|only child|nobody (?:else|helps)|on me|all me|family (?:doesn'?t|won'?t))\b/iu,
      say: [
        'The worrying would be lighter if it were divided.',
        'Somebody has to be the one who thinks of it, and that fell to you.',
      ],
      ask: ['Have you been able to talk about it among yourselves?'],
    },
    {
      when: /\b(?:(?:dad|father|mom|mum|mother|he|she|they) (?:\S+ )?(?:takes? care|taking care|copes?|coping|struggl\w*|exhausted|alone with|is not coping|cares for|covers))\b/iu,
      say: ['And then there are two to worry about.', 'The one beside it wears thin as well, and more quietly.'],
    },
    {
      when: /\b(?:guilt\w*|should be there|not there|abandon\w*|not (?:doing )?enough|feel bad|bad (?:son|daughter|child)|selfish|left (?:her|him|them)|should have|busy)\b/iu,
      say: [
        'The guilt would be there even if you lived next door, I believe.',
        'You left to live. That was never meant against {them}.',
      ],
    },
    {
      when: /\b(?:snapped|impatient|annoyed|irritat\w*|frustrat\w*|short with|yelled|lost (?:my )?(?:patience|temper)|sighed|angry|mean to)\b/iu,
      say: [
        'You were short with the forgetting, more than with {them}.',
        'Patience runs out, and love does not. They are two separate tanks.',
      ],
    },
    {
      when: /\b(?:used to (?:carry|hold|take|fix|do|be|teach|drive|lift|run|cook|know)|used to|always (?:was|the one|so|knew)|strong(?:est)?|taught me|role reversal|roles?|like a child|parent(?:ing)? (?:my|them)|like the parent|took care of me|sharp|smart)\b/iu,
      say: [
        'At some point it turned around, and nobody announced it.',
        'You knew {them} as the one who had things in hand.',
      ],
    },
    {
      when: /\b(?:die|dying|death|lose (?:her|him|them)|losing (?:her|him|them)|gone|last (?:christmas|time|years?)|time (?:left|we have)|how many|not (?:be )?here forever|griev\w*|grief|mourn\w*)\b/iu,
      say: [
        'You have begun to miss {them} ahead of time.',
        'Sitting next to somebody, and already saying goodbye on the inside.',
      ],
    },
    {
      when: /\b(?:scared|afraid|terrified|worr(?:y|ied|ies)|anxious|lie awake|can'?t sleep|night|panic\w*)\b/iu,
      say: [
        'At night you walk through the rooms of that house in your head.',
        'Nothing has to have happened, and one is on guard all the same.',
      ],
      ask: ['What do you picture, when the worry is at its worst?'],
    },
    {
      when: /\b(?:happen to me|inherit\w*|genetic|will I get|my own (?:memory|age)|I forget)\b/iu,
      say: ['And so each word that will not come frightens you in yourself, too.'],
    },
    {
      when: /\b(?:cried|cry|crying|tears|sad|heartbreak\w*|breaks my heart|hurts?)\b/iu,
      say: [
        'It is the sort of sadness that comes in small portions, for a long time.',
        'You love {them}, and it shows in exactly that.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about|I should)|(?:should|have to|need to) move (?:back|home|closer)|I might|I could|I'?ll (?:call|go|fly|visit|ask)|(?:going|flying|driving|traveling) (?:home|back|down|over|out|to (?:call|visit|fly|go))|booked|plan(?:ning)? to)\b/iu,
      say: [
        'Part of you has been on the way there for a while, I think.',
        'Nothing big has to be solved there. Being there is already something.',
      ],
      ask: ['What would you like to do together, when you are there?'],
    },
    {
      when: /\b(?:part of life|everyone'?s|everybody'?s|happens to|stupid|silly|natural|should be used|just (?:age|aging|old)|overreact\w*)\b/iu,
      say: [
        'Everybody’s parents get old, and then it is your own.',
        'It is the way of things, and it goes through you all the same.',
      ],
    },
    {
      when: /\b(?:months?|years?|weeks?|lately|recently|gradual\w*|(?:seventy|eighty|ninety|[789]\d)\b)/iu,
      say: ['Slow enough to doubt it, and too plain to miss.', 'It crept in, and now it has a chair at the table.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['It keeps changing, so how would one know.', 'One visit, one call at a time is enough to know.'],
    },
  ],
  say: [
    'To see a parent get weaker shifts the ground a bit.',
    'You would like to hold the clock, just for a while.',
    '{They} {were} there before everything else in your life.',
    'Loving somebody at that age is mostly worrying.',
    'It is a grief with no date and no flowers.',
  ],
  ask: [
    {
      line: 'Who is around {them} from day to day?',
      unless: /\b(?:alone|brother|sister|dad takes|mom takes|lives with)\b/iu,
    },
    {
      line: 'Have you been able to speak with {them} about it?',
      unless: /\b(?:refus\w*|told (?:her|him|them)|talked|den(?:y|ies|ial))\b/iu,
    },
    { line: 'What {were} {they} like, before?', unless: /\bused to\b/iu },
    { line: 'Who shares that worry with you?', unless: /\b(?:nobody|only child|brother|sister|alone)\b/iu },
  ],
};
