import type { Course } from '../course.ts';

/** First weeks at college: homesick, and nobody there yet. */
export const collegeLonely: Course = {
  id: 'college-lonely',
  begins:
    /\b(?:college|university|uni|campus|dorms?|freshman(?: year)?|first year|first semester|boarding school|residence hall)\b.{0,80}\b(?:homesick|miss (?:home|my (?:mom|mum|family|parents|dog|friends|room|bed))|lonely|alone|no friends|don'?t (?:know anyone|have (?:any )?friends|fit|belong|know anybody)|haven'?t (?:made|found|met)|can'?t make|want to go home|hate it|cr(?:y\w*|ied)|everyone (?:else )?(?:has|seems|already)|no one|nobody|by myself|isolated|struggling to (?:make|fit))\b|\b(?:homesick|miss (?:home|my (?:mom|mum|family|parents))|lonely|no friends|don'?t know anyone|haven'?t made|hate it|want to go home|so alone|can'?t make (?:any )?friends|struggling|cr(?:y\w*|ied)|isolated)\b.{0,60}\b(?:at|in|to|since|about|of|this) (?:\S+ ){0,3}?(?:college|university|uni|campus|dorms?|freshman|first semester|first year|boarding school)\b|\b(?:I )?(?:just |recently )?(?:started|moved (?:in|into|to)|began|left (?:home )?for|went (?:off |away )?to) (?:\S+ ){0,3}?(?:college|university|uni|dorms?|campus|boarding school)\b.{0,80}\b(?:hard|lonely|alone|homesick|miss|hate|cr(?:y\w*|ied)|friends|scared|overwhelm\w*|sad|nobody|no one|struggl\w*|don'?t know|can'?t|weird|regret)\b|\beveryone (?:\S+ ){0,3}?(?:dorm|college|campus|uni|hall) (?:\S+ )?(?:already|has|seems|knows)\b|\bdon'?t (?:really )?(?:have any|have|know any) (?:friends|people|one) (?:\S+ )?(?:at|in) (?:\S+ )?(?:college|university|uni|campus)\b|\beat(?:ing)? (?:\S+ ){0,2}?alone (?:\S+ ){0,3}?(?:dining hall|cafeteria|campus|dorm|college)\b|\b(?:I'm|I am|so|really|been) (?:\S+ )?homesick\b(?!.{0,60}\b(?:country|abroad|army|navy|deploy\w*|new city|new job))/iu,
  unless:
    /\b(?:my (?:\S+ )?(?:son|daughter|kid|kids|child|boyfriend|girlfriend|brother|sister|best friend|friend)s? (?:\S+ )?(?:is|are|left|started|went|goes|just|moved|leaves)|empty nest|years ago|back in college|college (?:friend|reunion|fund|roommate from)|drop(?:ping)? out|wrong major|in my (?:30|40|50)s|professor at|work at a)\b/iu,
  first: {
    say: [
      'So many people, and none of them is yours yet.',
      'Everyone said these would be the best years, and you sit on that bed.',
      'It is a whole new life, and nobody in it knows you.',
    ],
    ask: ['When is it worst, in the evenings or at meals?', 'How long have you been there?', 'What do you miss most?'],
  },
  turns: [
    {
      when: /\b(?:should I|can I|would it be|is it (?:\S+ ){0,2}?(?:okay|ok|early|late|weird|wrong|bad|weak))\b.{0,40}\b(?:go home|come home|leave|drop|transfer|stay|call|visit|switch|quit|move|tell|weekend)\b/iu,
      say: [
        'Going home for a weekend is no defeat. The big decision I would put off until the first term is over; the first weeks are a poor sample of the whole.',
        'You could set yourself a date, say the end of the term, and be allowed to leave after that. With a way out one often breathes easier inside.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|does) (?:I|you|people|anyone|everyone)|what (?:do|can|should|would|could) (?:I|you)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps|where do (?:I|people))\b/iu,
      say: [
        'Mostly by seeing the same people again and again. One thing a week that meets whether or not you feel like it: choir, climbing, a lab group, the same table at breakfast.',
        'A small sentence does it: “You again. How was the lab?” More than half of that hall is hoping somebody will say it.',
        'You could ask just one person for a thing with an end to it: “I am getting coffee before class, are you coming?” It is easier to say yes to than “let us be friends.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|I)|does it (?:ever )?(?:get|go|stop)|when (?:does|will|do)|is it (?:ever )?going|how long (?:does|will|until))\b/iu,
      say: [
        'I cannot give you a date. Many say that the first term was the worst, and that it turned without their noticing, on some Tuesday.',
        'Nobody can promise it. Friendships there take a couple of months to start, even for the loud ones.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is it (?:normal|just me|me|my fault|weird)|am I (?:the only|weird|too|a (?:baby|loser|failure)|doing|immature|boring|overreacting)|what(?:'?s| is) wrong with me|does everyone|why (?:can'?t|am|do|is))\b/iu,
      say: [
        'You are far from the only one. Behind a good many of those doors somebody is calling home and keeping it quiet.',
        'Nothing is wrong with you. You had people who knew you for years, and now you are asked to make that from scratch by October.',
      ],
      asked: true,
    },
    {
      when: /\b(?:facetime|call(?:ed|ing|s)?|phone|text(?:ed|s)?|hung up|told (?:my|them|him|her)|pretend\w*|said (?:I'?m|it'?s|everything'?s) (?:fine|great|good)|lie to|lied|don'?t want (?:them )?to worry)\b/iu,
      say: [
        'You say “it is great” and hang up and then it is quiet.',
        'One wants to spare them, and would so much like to be heard.',
      ],
      ask: ['What would you tell them if you did not have to be fine?'],
    },
    {
      when: /\b(?:miss(?:ing)?|mom|mum|dad|brother|sister|dog|cat|my own (?:room|bed)|home cooking|hometown|back home)\b/iu,
      unless: /\b(?:want to (?:go|come) home|going home|go home|call(?:ed)?|told|says?|said|high school|friends)\b/iu,
      say: ['There you did not have to explain who you are.', 'Home is where one need not think about how to sit.'],
      ask: ['What would they be doing there right now?'],
    },
    {
      when: /\b(?:go home|come home|going home|leave|transfer|drop out|quit|mistake|wrong (?:school|choice|place)|shouldn'?t have|regret|closer to home|gap year)\b/iu,
      say: [
        'You would like to pack and be in your own kitchen tonight.',
        'A bit of you has kept its coat on the whole time.',
      ],
      ask: ['What did you hope it would be like?'],
    },
    {
      when: /\b(?:roommates?|flatmates?|suite ?mates?|hall ?mates?|floor)\b/iu,
      say: [
        'To have no door one can shut, or a silent stranger two yards away.',
        'It is odd to live so close to somebody who is not close.',
      ],
      ask: ['What are they like?'],
    },
    {
      when: /\b(?:eat\w*|ate|dining|cafeteria|lunch|dinner|breakfast|table|tray|meal|food)\b/iu,
      say: [
        'Carrying that tray across the whole room, with nowhere to go.',
        'That hall is a stage, three times a day.',
      ],
    },
    {
      when: /\b(?:weekend|friday|saturday|sunday|night|evenings?|party|parties|drink\w*|frat|clubb\w*|going out|loud|music|laugh\w* (?:in|through|next|down))\b/iu,
      say: [
        "One hears them through the wall, and it makes one's own room quieter.",
        'On such evenings the whole house seems to be out without you.',
      ],
    },
    {
      when: /\b(?:everyone (?:else )?(?:has|is|seems|already|knows|looks|made|found)|everybody|groups?|cliques?|they all|already (?:have|friends)|instagram|stories|posts?|snap\w*|left out|group chat|best friends)\b/iu,
      say: [
        'As if they had all been given a list, and you missed that day.',
        'They look so settled. Some of them are only holding on to the first person they met.',
      ],
    },
    {
      when: /\b(?:high school (?:friends|best)|old friends|friends (?:from|back|at) home|best friend|drift\w*|moved on|replac\w*|boyfriend|girlfriend|long distance|they have new)\b/iu,
      say: [
        'And there, too, things go on without you. So you sit between two places.',
        'You left people who laugh at the same things as you. That is a real loss.',
      ],
    },
    {
      when: /\b(?:classes?|lectures?|professor|major|hard|grades?|fail\w*|behind|study\w*|work(?:load)?|smart\w*|everyone is smarter|impostor|imposter|don'?t belong|mistake that I got in|first gen|first (?:one )?in my family|rich|money|job)\b/iu,
      say: [
        'As if everybody else could read a sign that you cannot see.',
        'New people, new rooms, and also to be clever in them. It is a lot at once.',
      ],
      ask: ['Is there one room there where it feels a bit lighter?'],
    },
    {
      when: /\b(?:shy|introvert\w*|awkward|anxi\w*|small talk|talk to (?:people|anyone|strangers)|approach|nervous|say something stupid|quiet|social|initiate|rejected)\b/iu,
      say: ['Being new costs the quiet ones double.', 'All day long to be a first impression, that is exhausting.'],
    },
    {
      when: /\b(?:tried|joined|club|orientation|event|went to|asked (?:someone|a|if)|invited|introduced|sat (?:with|next)|talked to|signed up|society|team|meeting|gym)\b/iu,
      unless: /\b(?:didn'?t|never|haven'?t|can'?t|afraid)\b/iu,
      say: [
        'That took some nerve, walking in there alone.',
        'You have held out your hand. It is not for want of trying.',
      ],
      ask: ['How was it?', 'Was there anyone you would not mind seeing again?'],
    },
    {
      when: /\b(?:cr(?:y\w*|ied)|cried|tears|sobb\w*|shower|bathroom|stairwell|pillow|stomach|can'?t (?:sleep|eat|stop)|sle(?:ep|pt)\w*|heavy|panic\w*|numb|depress\w*)\b/iu,
      say: [
        'And even for crying there is hardly a place to be alone.',
        'It is a real ache. People have always had a word for it, in every language.',
      ],
    },
    {
      when: /\b(?:weeks?|months?|days?|since (?:august|september|october|january|I|move)|semester|thanksgiving|christmas|break|winter|count\w*)\b/iu,
      say: ['It feels long when one counts the days.', 'Not long, on paper. In there it is an age.'],
    },
    {
      when: /\b(?:parents (?:\S+ )?(?:paid|proud|so|told|expect\w*|gave|say)|supposed to|best years|best time|should be (?:happy|having|grateful|fun)|everyone (?:says|said|told)|lucky|dream school|wanted this|waste|scholarship)\b/iu,
      say: [
        'And one is not even allowed to be unhappy, with everyone so pleased.',
        'You wanted it, and it is still hard. The two get along badly.',
      ],
    },
    {
      when: /\b(?:counsel\w*|therap\w*|ra\b|resident (?:advisor|assistant)|advisor|chaplain|student services|talk to someone|group)\b/iu,
      say: [
        'Those people have heard that sentence from half of every new class.',
        'A good door. It is made for exactly this.',
      ],
    },
    {
      when: /\b(?:met (?:a|someone|this|one)|someone (?:said|smiled|asked|sat|invited)|made (?:a|one|my first) friend|nice (?:girl|guy|person)|fun|laughed|good day|little better|bit better|coffee with|study with|cute|kind)\b/iu,
      unless: /\b(?:haven'?t|didn'?t|never|no one|nobody|not)\b/iu,
      say: ['Oh good, one face.', 'It starts just like that, so small that one hardly trusts it.'],
      ask: ['What were they like?'],
    },
    {
      when: /\b(?:alone|lonely|nobody|no one|invisible|ghost|don'?t know anyone|no friends|by myself|empty|silent)\b/iu,
      say: [
        'To be alone among thousands is a special sort of alone.',
        'One could disappear for a day, and it would take a while until somebody knocks.',
      ],
      ask: ['Who there knows your name by now?'],
    },
    {
      when: /\b(?:pathetic|baby|childish|silly|stupid|loser|weak|embarrass\w*|everyone else (?:is fine|can)|grown up|adult|too old|don'?t (?:even |really )?know|idk)\b/iu,
      say: [
        'There is nothing babyish in it. You are attached to people. That is a good thing about you.',
        'You were taken out of your soil. Wilting a bit is what anything does.',
      ],
    },
  ],
  say: [
    'It is a lot to be new all day long.',
    'Belonging takes longer than moving in.',
    'You have not done anything wrong. It just has not begun yet.',
    'One is so far from anybody who would simply know.',
    'It takes courage to stay in a place that is not yours yet.',
  ],
  ask: [
    { line: 'What did a good evening at home look like?', unless: /\bevening at home\b/iu },
    { line: 'Is there anybody there you have talked to twice?', unless: /\b(?:roommate|friend|met|nobody|no one)\b/iu },
    { line: 'When will you see your own people again?', unless: /\b(?:thanksgiving|christmas|break|weekend)\b/iu },
    { line: 'Which hour of the day is the easiest there?' },
  ],
};
