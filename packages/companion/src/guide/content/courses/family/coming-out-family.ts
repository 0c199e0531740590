import type { Course } from '../course.ts';

/** Coming out to the family: before it, or after. */
export const comingOutFamily: Course = {
  id: 'coming-out-family',
  begins:
    /\b(?:(?:com(?:e|ing)|came) out (?:\S+ ){0,4}?to (?:\S+ ){0,2}?(?:my |the )?(?:\S+ )?(?:parents|family|mom|mum|mother|dad|father|folks|brother|sister|grandma|grandparents|siblings|kids|son|daughter)|(?:tell|told|telling) (?:my |the )(?:\S+ )?(?:parents|family|mom|mum|mother|dad|father|folks|brother|sister|grandma|siblings|kids) (?:\S+ ){0,3}?(?:I'?m|I am|about being|that I like|I like|I might be) (?:\S+ ){0,2}?(?:gay|lesbian|bi|bisexual|queer|trans\w*|non-?binary|pan\w*|ace|asexual|girls|boys|women|men|guys)|my (?:\S+ )?(?:parents|family|mom|mum|mother|dad|father|folks) (?:\S+ ){0,4}?(?:don'?t|doesn'?t|doesnt|didn'?t|do not) (?:\S+ )?(?:know|accept|approve|believe|understand)(?: that| me)? (?:\S+ ){0,3}?(?:I'?m|I am|me being|my being|being) (?:\S+ ){0,2}?(?:gay|lesbian|bi|bisexual|queer|trans\w*|non-?binary|pan\w*|ace|asexual)|(?:my (?:\S+ )?(?:parents|family|mom|mum|mother|dad|father|brother|sister)|they|he|she) (?:just )?(?:found out|knows?|discovered|learned) (?:that )?(?:I'?m|I am|about me being) (?:\S+ ){0,2}?(?:gay|lesbian|bi|bisexual|queer|trans\w*|non-?binary|pan\w*)|(?:I'?m|I am) (?:\S+ ){0,2}?(?:gay|lesbian|bi|bisexual|queer|trans\w*|non-?binary|pansexual) (?:\S+ ){0,4}?(?:parents|family|mom|mum|mother|dad|father|folks) (?:\S+ ){0,2}?(?:don'?t|doesn'?t|will|would|won'?t|are|is|hate|hates|think|thinks|can'?t|know|found|have|has)|(?:not|never|still) (?:\S+ )?out to my (?:\S+ )?(?:parents|family|mom|mum|mother|dad|father|folks)|(?:closeted|in the closet|still in the closet)\b.{0,40}\b(?:parents|family|mom|dad|home)|my (?:\S+ )?(?:parents|family|mom|dad) (?:\S+ ){0,4}?(?:homophobic|transphobic))\b/iu,
  unless:
    /\b(?:hit(?:s|ting)? me|beat(?:s|ing)?|kick(?:ed|ing) me out|threw me out|kill|threaten\w*|conversion|homeless|suicid\w*|abus\w*|want to die|hurt myself|my (?:\S+ )?(?:son|daughter|kid|child|brother|sister|friend|husband|wife|cousin|nephew|niece) (?:\S+ )?(?:came out|is coming out|told me|just told|is (?:gay|trans|bi|lesbian|queer)|says (?:he|she|they))|asking for a friend|movie|show|book|series|episode|character|joke|lol|came out (?:great|well|fine|good|of (?:surgery|the hospital)))\b/iu,
  first: {
    say: [
      'The people who know you longest, and the one thing they do not know. Or just found out.',
      'It is one sentence, and your whole childhood listens in.',
      'To be known by them, really known. That is what it is about, I think.',
    ],
    ask: ['How far are you with it?', 'Who knows already?', 'What do you expect from them, honestly?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would|did) (?:I|you|people) (?:\S+ ){0,2}?(?:tell|say|come|bring|start|explain|do (?:it|this))|what (?:do|should|can|would) (?:I|you) (?:\S+ )?(?:say|tell|write))\b/iu,
      say: [
        'Short is fine: “I want you to know me. I am gay, and I am still the same person you had breakfast with.” Put in your own word. And: “You do not have to say anything yet.”',
        'A letter is as good as a talk. It lets them have their first face without you, and lets you say it to the end.',
        'Perhaps with the easiest one first, on a day when nobody has to rush off, and a friend on the phone for afterwards.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:tell|come|wait|say|just|do|hide|write|stay|keep|go|talk)|do I (?:\S+ )?(?:have to|need to|owe)|is it (?:\S+ )?(?:wrong|ok|okay|bad|cowardly|lying|time|too (?:late|early)))\b/iu,
      say: [
        'You owe it to nobody, and there is no deadline. If you depend on them for a roof or for money, having a safe place ready first is wise and not cowardly.',
        'Not telling yet is not lying. It is keeping something precious until there is a safe hand for it. You get to choose which day, and who.',
      ],
      asked: true,
    },
    {
      when: /\bwhat if (?:they|he|she|my (?:dad|mom|parents)) (?:\S+ ){0,2}?(?:kick|throw|cut|stop paying|disown|take)\w*/iu,
      say: [
        'Then a plan comes before the sentence: a couch that is promised to you, your papers and a little money where you can reach them. With that in place, the day is yours to pick.',
        'If you think that could really happen, it is wise to wait until you have somewhere to go. The truth does not spoil.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:they|she|he|it|I) (?:\S+ ){0,2}?(?:ever|accept|love|hate|come|disown|be|get|stop|change|always)|do you think (?:they|she|he)|what if|why (?:can'?t|don'?t|won'?t|is|are|does))\b/iu,
      say: [
        'I cannot see into them. The first face people make is often not the last one; many need months for what you have known for years.',
        'Nobody can promise you that. Whatever they do with it says something about them, and nothing about what you are worth.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|something) (?:\S+ )?(?:me|wrong with me|normal|a sin|a phase)|am I (?:\S+ ){0,3}?(?:wrong|selfish|bad|broken|disappoint\w*|going to hell|sick|coward|sure|overreact\w*))\b/iu,
      say: [
        'There is nothing wrong with you. There is something hard about telling people whom you need.',
        'No. Being afraid there is not being a coward. You have more to lose than they know.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you)|what (?:do|can|should|would|could) (?:I|you)|any (?:advice|tips))\b/iu,
      say: [
        'Give them time, if you have the strength, and yourself people: one friend, one group, someone older who has been through it. PFLAG also helps parents.',
        'Perhaps hold on to one thing at a time: where you sleep, who you can call, and one evening this week among people to whom you need not explain.',
      ],
      asked: true,
    },
    {
      when: /\b(?:hugged|hugs?|(?:said|told me) (?:\S+ ){0,4}?(?:loves? me|proud|still love|always (?:knew|known)|love you|okay|ok|fine|didn'?t (?:change|matter))|already knew|they knew|supportive|accept(?:ed|s)|went (?:well|better|good|ok)|took it (?:well|ok|fine)|cried happy|pride (?:flag|parade))\b/iu,
      unless: /\b(?:never|not|didn'?t (?:hug|say|accept|take|go)|won'?t|wouldn'?t|doesn'?t|don'?t|if|hope|but)\b/iu,
      say: [
        'Oh. So you were loved right through it.',
        'All those rehearsals, and then that.',
        'You can put it down now, that weight.',
      ],
      ask: ['What was the very first thing that was said?'],
    },
    {
      when: /\b(?:phase|confus\w*|choice|choose|too young|influence\w*|friends? (?:made|did|put)|internet|tiktok|attention|not (?:really|sure)|just haven'?t (?:met|found)|find (?:the right|a nice)|grow out)\b/iu,
      say: [
        'You spent years on that sentence, and they needed five seconds to wave it off.',
        'It is bitter to be told by others who you are.',
      ],
    },
    {
      when: /\b(?:sin|hell|god|bible|church|pray\w*|pastor|religio\w*|christian|muslim|islam|mosque|catholic|mormon|haram|abominat\w*|demon)\b/iu,
      say: [
        'For them heaven comes into it, and you just want to be their child.',
        'It is hard when love and faith are set against each other like that.',
      ],
      ask: ['What does that do to your own faith, if you have one?'],
    },
    {
      when: /\b(?:cried|crying|tears|sobb\w*|what did (?:I|we) do wrong|broke (?:her|his)|fainted|mourn\w*|grandkids|grandchildren|lost (?:a|my|their) (?:son|daughter))\b/iu,
      unless: /\b(?:I (?:\S+ )?(?:cried|cry)|I'?m (?:\S+ )?crying)\b/iu,
      say: [
        'And so you sit there and have to comfort them about yourself.',
        'They mourn a picture. You are sitting next to it, alive.',
      ],
    },
    {
      when: /\b(?:silent|silence|said nothing|didn'?t (?:say|talk|look|answer)|(?:went|got|was|gone) (?:\S+ )?(?:quiet|silent|cold)|went to (?:bed|her room|his room)|won'?t (?:talk|speak|look)|hasn'?t (?:talked|spoken|called|said)|changed the subject|walked (?:out|away)|left the room|hung up|ignor\w*|act(?:s|ing)? like|never (?:mention|talk|brought))\b/iu,
      say: [
        'You say the biggest thing you have, and it is met with silence.',
        'As if it had never been said. That makes one invisible for a second time.',
      ],
      ask: ['How long has it been quiet like that?'],
    },
    {
      when: /\b(?:slur|joke[sd]?|jokes|comments?|disgust\w*|unnatural|f[a*]g\w*|says? (?:things|stuff)|homophob\w*|transphob\w*|hates? (?:gay|trans|those|people)|fox|politics|tv)\b/iu,
      say: [
        'They say it into the room, and have no idea who is sitting there.',
        'You laugh along or look at your plate, and both cost something.',
      ],
    },
    {
      when: /\b(?:dead ?name\w*|pronouns?|my (?:real |chosen |new )?name|misgender\w*|he\/him|she\/her|they\/them|binder|hormones|dress|hair|transition\w*)\b/iu,
      say: [
        'A name is such a small thing to give, and it would mean everything.',
        'To be called wrong by the ones who named you goes very deep.',
      ],
    },
    {
      when: /\b(?:can (?:stay|crash|live|sleep)|let me (?:stay|crash)|(?:his|her|their) (?:couch|sofa|spare)|place to (?:go|stay)|take me in)\b/iu,
      say: [
        'So there is a bed, whatever happens. That counts for a lot.',
        'Somebody has their door open for you. Good.',
      ],
    },
    {
      when: /\b(?:boyfriend|girlfriend|partner|wife|husband|ask(?:s|ed)? (?:\S+ ){0,4}?(?:girl|boy|married|dating)|bring (?:him|her|them)|wedding|dating|photo)\b/iu,
      say: [
        'You love somebody, and have to call them a friend at home.',
        'The happiest thing you have, and at home it is a sore subject.',
      ],
      ask: ['What would you love them to see, of the two of you?'],
    },
    {
      when: /\b(?:dad|father|mom|mum|mother|brother|sister|grandma|grandpa|aunt|cousin) (?:\S+ )?(?:knows?|is (?:fine|ok|okay|cool|supportive)|would be|might|took|stood|on my side|thinks)\b/iu,
      say: ['One who knows, or could. That changes the whole house.', 'They are not all one block, then.'],
      ask: ['With whom would it be easiest?'],
    },
    {
      when: /\b(?:kick(?:ed)? (?:me )?out|disown\w*|cut (?:me )?off|pa(?:y|ys|id|ying) for my|tuition|money|insurance|depend|live with them|live at home|roof|not safe|my phone|college)\b/iu,
      say: [
        'Then it is about a roof as well, and caution is simply good sense.',
        'One can wait with the truth until the ground holds.',
      ],
      ask: ['Is there a place you could go, if it came to that?'],
    },
    {
      when: /\b(?:found out|outed|saw my|read my|went through|phone|texts|diary|history|somebody told|someone told|told (?:them|everyone) (?:for|before))\b/iu,
      say: [
        'It was yours to tell, and it was taken out of your hands.',
        'Not even the first sentence was left to you.',
      ],
    },
    {
      when: /\bI (?:\S+ ){0,2}?(?:told (?:them|her|him|my)|said it|did it|came out|wrote|sent|finally)\b/iu,
      say: [
        'You said it. That cannot be made unsaid, and it took all your courage.',
        'So it is out in the open air now.',
      ],
      ask: ['What was in their face?'],
    },
    {
      when: /\b(?:christmas|thanksgiving|holiday\w*|dinner|home for|visit|weekend|wedding|birthday|reunion)\b/iu,
      say: ['And there one sits, at that table, as half a person.', 'A date makes it press.'],
    },
    {
      when: /\b(?:scared|afraid|terrified|nervous|anxi\w*|shak\w*|sick|stomach|can'?t sleep|panic\w*|practic\w*|rehears\w*|mirror|almost|chicken\w*)\b/iu,
      say: [
        'You have said it a hundred times, to the ceiling.',
        'It is the oldest love there is, and you put it at stake with one sentence.',
      ],
    },
    {
      when: /\b(?:hid(?:e|ing|den)?|pretend\w*|lie|lying|double life|act(?:ing)?|mask|secret|fake|tired|exhaust\w*|years|whole life|since I was)\b/iu,
      say: [
        'It is so tiring to watch every word in your own home.',
        'That is a long time to have lived with the curtains drawn.',
      ],
    },
    {
      when: /\b(?:guilt\w*|ashamed|shame|disappoint\w*|hurt(?:ing)? them|let (?:them|her|him) down|only (?:son|daughter|child)|hate myself|wish I (?:was|were|wasn'?t))\b/iu,
      say: [
        'The shame was handed to you. You were not born with it.',
        'You have done nothing to them. You have only told the truth, or want to.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|hate|unfair|bitter|sick of|fed up|done with)\b/iu,
      say: [
        'You would like to be simply their child, without an argument for it.',
        'Nobody else at that table has to announce whom they love.',
      ],
    },
    {
      when: /\b(?:cry|cried|hurts?|sad|heart\w*|alone|lonely|no one|nobody|lost|broken)\b/iu,
      say: [
        'It hurts so much because you still want them with you.',
        'There are many who stood at just that door. You are not the only one out there.',
      ],
      ask: ['With whom can you be all of yourself, just now?'],
    },
    {
      when: /\b(?:relie(?:f|ved)|free|lighter|proud|happy|glad|finally|weight off)\b/iu,
      unless: /\b(?:never|not|wish|if)\b/iu,
      say: [
        'There is air again, where the secret was.',
        'You are allowed to be proud of that, quite apart from what they make of it.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:tell|wait|write|do|say)|going to (?:tell|write|do|say|wait)|plan(?:ning)?|tomorrow|tonight|this weekend|letter|text)\b/iu,
      say: [
        'You choose the day and the words. That much is in your hands.',
        'Whenever it is, have someone for the hour after it.',
      ],
      ask: ['Who could be there for you right afterwards?'],
    },
    {
      when: /\b(?:stupid|silly|dramatic|2\d{3}|nobody cares|shouldn'?t (?:matter|be)|not a big deal|at my age|I'?m (?:\d\d))\b/iu,
      say: ['It is a big deal wherever it is your own family.', 'There is no age by which one has to have said it.'],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['You need no word and no date for it yet.'],
    },
  ],
  say: [
    'You would like to be loved with nothing left out.',
    'It is yours: when, to whom, and how much of it.',
    'There is nothing about you that would have to be forgiven.',
    'To hide from the people you love is lonely work.',
    'You know them, and you weigh it. That is good sense.',
  ],
  ask: [
    { line: 'Who in your life is glad of you, just as you are?', unless: /\bfriends?\b/iu },
    { line: 'What are you most afraid to see in their faces?' },
    { line: 'Do you live with them?', unless: /\b(?:live|living|moved|dorm|home|apartment)\b/iu },
    { line: 'What would a good ending look like, for you?' },
  ],
};
