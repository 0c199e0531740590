import type { Course } from '../course.ts';

/** A teenager shuts the door, fights, says hardly a word. */
export const teenShutsDoor: Course = {
  id: 'teen-shuts-door',
  begins:
    /\b(?:(?:my|our) (?:\S+ ){0,3}?(?:teen(?:ager)?s?|teenage (?:son|daughter|boy|girl)|(?:1[1-9]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:yo|y\/o|yr[- ]olds?|years?[- ]olds?)(?: (?:son|daughter|boy|girl))?|(?:son|daughter|kid),? (?:who(?:'s| is) |is |he'?s |she'?s )?(?:1[2-9]|thirteen|fourteen|fifteen|sixteen|seventeen)) (?:\S+ ){0,6}?(?:(?:won'?t|doesn'?t|refuses to|barely|hardly|never|stopped|not) (?:\S+ )?(?:talk\w*|speak\w*|come|say|tell|listen|leave|look|eat with|let|hug|do)|hates? me|slam\w*|shuts?|lock\w*|stays in|hides? in|in (?:his|her|their) room|ignor\w*|yell\w*|scream\w*|talks? back|fight\w*|fought|argu\w*|rude|disrespect\w*|moody|attitude|rolls? (?:his|her|their) eyes|eye ?rolls?|told me|called me|sneak\w*|sneaks|skip\w*|lies|lying|lied|out of control|impossible|distant|a stranger|pulling away|shut(?:s|ting)? me out|vap\w*|(?:is )?(?:so |really |being )?(?:mean|angry|difficult|horrible|awful)|drives? me|always on)|my (?:\S+ )?(?:son|daughter|kid) (?:\S+ ){0,3}?(?:slam(?:s|med)|shut(?:s)?) (?:\S+ )?(?:door|me out)|(?:fight|fights|fighting|fought|argument|arguing|battles?) with my (?:\S+ )?(?:teen(?:ager)?s?|teenage (?:son|daughter)|(?:1[1-9]|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]?(?:yo|y\/o|yr[- ]old|years?[- ]old))|(?:raising|parenting|living with|mother of|mom of|dad of|parent of) (?:a |\S+ )?teen(?:ager)?s? (?:\S+ ){0,4}?(?:hard|hell|kill\w*|exhaust\w*|impossible|breaking|nightmare|lonely)|my (?:\S+ )?(?:son|daughter|kid) (?:\S+ ){0,2}?(?:won'?t|doesn'?t|never) (?:\S+ )?(?:come out of|leave) (?:his|her|their) (?:bed)?room)\b/iu,
  unless:
    /\b(?:suicid\w*|kill(?:ing)? (?:himself|herself|themsel\w+|myself)|cut(?:s|ting)? (?:himself|herself|themsel\w+|her|his)|self[- ]harm\w*|hurt(?:ing)? (?:himself|herself|themsel\w+)|overdos\w*|ran away|missing|hit(?:s|ting)? (?:me|him|her)|punched|knife|gun|pregnant|raped?|assault\w*|hospital|bull(?:y|ied|ying)|died|(?:friend|sister|brother|neighbou?r|coworker)'?s (?:teen|son|daughter|kid|\d+)|students?|my class|joke|lol|when I was (?:a )?teen\w*|i was (?:a )?teen\w*|yelled at my)\b/iu,
  first: {
    say: [
      'Behind that door is the one who used to tell you everything.',
      'Same house, and so far away.',
      'One misses them while they are sitting in the next room.',
      'Everything you say comes back as an eye roll, and you mean it well.',
    ],
    ask: ['What happened today?', 'When did it begin to be like this?'],
  },
  turns: [
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:normal|just|a phase|typical|hormones|depression|serious)|should I (?:be )?worr\w*|do all teen\w*|how (?:do|can) I (?:know|tell) if)\b/iu,
      say: [
        'Closing doors belongs to that age. What I would watch is sleep, food, friends: if several of those go at once and stay gone, a doctor could look with you.',
        'Much of it is the age. If joy disappears everywhere, and not just at home, it is worth asking plainly: “Are you so down that it scares you?” Asking does no harm.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:am I|did I|was I|do you think I) (?:\S+ ){0,4}?(?:bad|terrible|wrong|fail\w*|ruin\w*|strict|harsh|mess\w*|overreact\w*|controlling|too)|where did I go wrong|what did I do wrong|is it my fault)\b/iu,
      say: [
        'Teenagers push hardest against the wall that will not fall over. That it is you can be a kind of compliment.',
        'I only hear your side of it, and it does not sound like failing. It sounds like somebody still standing at that door.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:will|does|do) (?:he|she|they|it|this) (?:\S+ ){0,3}?(?:come back|change|hate|get|ever|grow|end|pass|love|talk|still)|how long (?:does|will)|when does)\b/iu,
      say: [
        'I cannot promise it. Many do come back, around the time they find out you were a person all along.',
        'It often turns slowly, and by the side door: a question in the car, a sandwich eaten next to you. The big talk rarely comes first.',
      ],
      asked: true,
    },
    {
      when: /\bshould I (?:\S+ ){0,2}?(?:take|check|read|look|punish|ground|let|knock|go|force|back|give|leave|talk|say|apologi[sz]e|confront|make|ignore|remove|call)\b/iu,
      say: [
        'Perhaps wait until neither of you is hot. A rule said once on a calm day holds better than three said through a door.',
        'You could think of which one thing is worth the fight, safety for example, and let two others go. {They} may hear you better then.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|we)|what (?:do|can|should|would|could) (?:I|you|we)|any (?:advice|tips))\b/iu,
      say: [
        'Side by side often works better than face to face: in the car, over dishes, late at night with toast. And then leave the gaps alone.',
        'You might say it through the door and go: “I got too loud. I am downstairs, and I like you.” Nothing that needs an answer.',
        'Ask about something small that is {their} own, a song or a game, and stay curious for five minutes without a lesson at the end.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:came (?:out|down|to me|into)|sat (?:down )?(?:with|next)|hugged me|showed me|told me (?:about|a|something)|laughed|smiled|made me|texted me|said (?:sorry|love|thank\w*|good ?night)|opened up|let me (?:drive|hug|in|sit|help|see|listen)|we (?:\S+ )?(?:listened|laughed|talked|watched|cooked|played|drove)|apologi[sz]ed|watched|good (?:talk|moment|day)))\b/iu,
      unless: /\b(?:never|not|won'?t|doesn'?t|didn'?t|used to|anymore|laughed (?:at|in))\b/iu,
      say: ['So the door does open, in {their} own time.', 'Small and sideways, and it was meant for you.'],
      ask: ['What had you done differently, if anything?'],
    },
    {
      when: /\b(?:I hate you|hates? me|hate (?:me|living|this (?:house|family))|worst (?:mom|mum|mother|dad|father|parent)|ruin\w*|wish (?:I|you) (?:was|were|had)|live with (?:dad|mom|his|her|my ex)|shut up|leave me alone|get out|f(?:uck|\*+) (?:you|off)|bitch|called me|told me)\b/iu,
      say: [
        'It is said to the person they are surest of. It still goes in like a knife.',
        'That sentence is over in a second for {them}, and stays in you all night.',
      ],
      ask: ['What had come just before it?'],
    },
    {
      when: /\b(?:phone|screen\w*|tiktok|snap\w*|instagram|gam(?:e|es|ing)|xbox|fortnite|discord|computer|wifi|headphones|airpods|online)\b/iu,
      unless: /\bI (?:\S+ )?(?:looked|checked|read|went through)\b/iu,
      say: [
        'There is a whole life in that little screen, and no chair in it for you.',
        'The phone is never just the phone in those fights.',
      ],
    },
    {
      when: /\b(?:grades?|school|homework|fail\w*|f'?s|teacher|skip\w*|class(?:es)?|college|detention|suspend\w*|exam)\b/iu,
      say: [
        'School is where it shows. Where it comes from may be somewhere else.',
        'You see doors closing that {they} {do} not see yet.',
      ],
      ask: ['What do you think {they} would say, if it were not about marks?'],
    },
    {
      when: /\b(?:weed|vap\w*|smok\w*|drink\w*|drunk|alcohol|vodka|beer|wine|bottle|pills|party|parties|sneak\w*|curfew|lied|lying|lies|stole|steal\w*)\b/iu,
      say: [
        'That makes it more than slammed doors, and you lie awake over it.',
        'It is the not knowing what else there might be.',
      ],
      ask: ['How did you find out?'],
    },
    {
      when: /\b(?:friends?|girlfriend|boyfriend|crowd|hang\w* out|popular|lonely|no friends|dating|breakup|broke up)\b/iu,
      say: [
        'At that age the friends are the weather, and home only the house it beats against.',
        'Something out there matters a great deal just now, and you get to see only the mood of it.',
      ],
    },
    {
      when: /\b(?:used to|when (?:he|she|they) (?:was|were) (?:little|small|a kid|younger|\w+)|little (?:boy|girl)|cuddl\w*|best (?:friends|buds)|so close|tell me everything|miss (?:him|her|them|my|the|when)|sweet (?:boy|girl|kid))\b/iu,
      say: [
        'You mourn a small person who is not gone, only grown.',
        'Somewhere in there is the child who fell asleep on your arm.',
      ],
      ask: ['What did you two use to do together?'],
    },
    {
      when: /\b(?:slam\w*|lock\w*|door|in (?:his|her|their) room|room all|bedroom|upstairs|dinner|comes? out|eats? (?:in|alone)|headphones)\b/iu,
      unless: /\b(?:awake|till I hear|until I hear)\b/iu,
      say: ['A closed door can be very loud.', 'You go past it with the laundry, and listen for a second.'],
    },
    {
      when: /\b(?:one word|grunt\w*|fine|whatever|shrug\w*|rolls? (?:his|her|their) eyes|eye ?rolls?|nothing|silen\w*|ignor\w*|doesn'?t (?:talk|answer|say)|won'?t (?:talk|answer|say)|mumbl\w*|k\.?$)/iu,
      say: [
        'One syllable, and you are supposed to build a whole child out of it.',
        'You get the crumbs of a day you would love to hear about.',
      ],
    },
    {
      when: /\bI (?:\S+ ){0,2}?(?:looked (?:at|through)|went through|yelled|screamed|snapped|shouted|lost it|lost my (?:temper|cool)|took (?:away|her|his|the)|grounded|punished|said (?:something|things)|blew up|went off|read (?:her|his|their)|checked (?:her|his|their))\b/iu,
      say: [
        'Then both of you got loud, and only one of you lies awake over it.',
        'It came out harder than you meant. That can be said to {them}, too.',
      ],
      ask: ['How is it between you since then?'],
    },
    {
      when: /\b(?:up (?:till|until|all night)|sleeps? (?:till|until|all day|in)|(?:can'?t|won'?t) get (?:up|out of bed)|night owl|noon|\d ?am)\b/iu,
      unless: /\bI'?m (?:\S+ )?up\b|\bI (?:lie|lay)\b/iu,
      say: [
        'As if {they} lived in another time zone, down the hall.',
        'Awake when you sleep, and asleep when you would have time.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|ex|dad|father|mom|mother|stepdad|stepmom|stepfather|stepmother|divorc\w*|split)\b.{0,60}/iu,
      unless: /\b(?:worst (?:mom|dad)|bad (?:mom|dad|mother|father))\b/iu,
      say: [
        'And the two grown-ups would have to pull in one direction, on top of it.',
        'A teenager finds the gap between two parents within seconds.',
      ],
    },
    {
      when: /\b(?:depress\w*|sad|crying|cries|anxi\w*|sleeps? all|doesn'?t eat|not eating|therap\w*|counsel\w*|quit (?:the|soccer|football|band|piano|everything)|stopped (?:seeing|playing|doing)|lost interest)\b/iu,
      say: [
        'So under the anger there may be somebody who is not well.',
        'You see past the attitude, to where it hurts. That matters.',
      ],
      ask: ['Have you been able to ask {them} straight out how dark it is?'],
    },
    {
      when: /\b(?:guilt\w*|fail\w*|bad (?:mom|mum|mother|dad|father|parent)|my fault|where I went|messed up|should have|regret\w*|too (?:strict|soft|hard|busy))\b/iu,
      say: [
        'A failing parent would have stopped knocking.',
        'One looks back over fourteen years for the one wrong turn. There hardly ever is one.',
      ],
    },
    {
      when: /\b(?:respect|ungrateful|after everything|lazy|chores|mess|dishes|trash|attitude|entitled|money|disrespect\w*)\b/iu,
      say: [
        'You do so much for {them}, and get treated like the staff.',
        'A single thank-you would go a long way in that house.',
      ],
    },
    {
      when: /\b(?:worr(?:y|ied)|scared|afraid|lose (?:him|her|them)|losing (?:him|her|them)|what if|sleep|night|awake)\b/iu,
      say: [
        'Behind all the fighting there is mostly fear, in the grown-up too.',
        'You cannot carry {them} over the street anymore. That is what is so hard.',
      ],
      ask: ['What are you most afraid of?'],
    },
    {
      when: /\b(?:cried|cry|in tears|tears|hurts?|broke (?:down|me)|heartbroken|heart)\b/iu,
      say: [
        'Nobody can hurt a parent quite like their own child.',
        'And {they} probably {have} no idea that it hit you like that.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|sick of|fed up|can'?t stand|don'?t like (?:him|her|them)|had enough|resent\w*)\b/iu,
      say: [
        'You can love a child with your whole heart and not like them this week.',
        'You are allowed to have had enough of it.',
      ],
    },
    {
      when: /\b(?:everyone|people|my (?:mom|mum|mother|sister|friends?)|others|teachers?) (?:\S+ )?(?:says?|said|tells?|told|thinks?)|\b(?:phase|hormones|teenagers)\b/iu,
      say: [
        '“It is a phase” does not help much while one is living in it.',
        'True perhaps, and you still have to get through tonight’s dinner.',
      ],
    },
    {
      when: /\b(?:maybe I|thinking (?:of|about)|I might|I could|I'?ll (?:try|knock|say|ask|leave|make|write)|going to (?:try|ask|talk|knock)|note|letter|take (?:him|her|them) (?:out|to|for))\b/iu,
      say: ['Something that wants no answer may get one.', 'A hand held out, even if it is left hanging for a bit.'],
      ask: ['When in the day {are} {they} most like {their} old self?'],
    },
    {
      when: /\b(?:tired|exhaust\w*|drain\w*|worn out|walking on eggshells|eggshells|every (?:day|morning|night|single)|all the time)\b/iu,
      say: ['One tiptoes through one’s own kitchen.', 'A fight before breakfast, and then be at work by nine.'],
    },
    {
      when: /\b(?:stupid|silly|first world|not a big deal|other parents|worse)\b/iu,
      say: [
        'It is not small, to be shut out by your own child.',
        'Others have it too, and behind their doors they do not sleep well either.',
      ],
    },
    {
      when: /^(?:I )?(?:really |just )?(?:don'?t know|no idea|idk|not sure|whatever)\b/iu,
      say: ['{They} might not know it either, at that age.', 'That door may not have a key that anyone knows yet.'],
    },
  ],
  say: [
    'You remain the one who is there, and that gets through even if it does not show.',
    'It is hard to be needed by somebody who acts as if you were air.',
    'That age is a building site, and you live in it.',
    'Half child, half stranger, and you love both halves.',
    'You would give a lot for one ordinary evening together.',
  ],
  ask: [
    { line: 'Are there still moments when it is easy between you?', unless: /\b(?:laughed|good (?:talk|moment))\b/iu },
    { line: 'What do you fight about most?', unless: /\b(?:phone|grades|school|chores|curfew|about)\b/iu },
    { line: 'Who is in this together with you?', unless: /\b(?:husband|wife|partner|alone|single|ex)\b/iu },
    { line: 'What do you miss most about how it was?', unless: /\bmiss\b/iu },
  ],
};
