import type { Course } from '../course.ts';

/** Trouble with whom one shares a home with: dishes, a pan, noise, the rent. */
export const roommateTrouble: Course = {
  id: 'roommate-trouble',
  begins:
    /(?:^(?:\S+ )?|\b(?:my|our|one of my|one of our) (?:\S+ ){0,2}?|\bthe (?=(?:girl|guy|person|people|dude|woman) I (?:live|share)))(?:roommates?|room ?mates?|flat ?mates?|house ?mates?|suite ?mates?|(?:girl|guy|person|people|dude|woman) I (?:live|share(?: \S+){1,3}?) with)(?:'s)? (?:\S+ ){0,5}?(?:ate|eats|eating|stole|steals|takes|took|used|uses|using|ruined|ruins|broke|scratched|burn(?:ed|t)|washed|threw (?:out|away|a party|a fit|my)|never (?!came|come|made it|returned)|won'?t|refus\w+|(?:doesn'?t|don'?t|didn'?t|hasn'?t|haven'?t) (?:\S+ )?(?:clean|wash|do|pay|paid|take|buy|help|respect|care|chip|flush|cleaned|washed|done|lift|pull|contribute)\w*|keeps?|plays|playing|blasts|blasting|leaves|leaving|left (?:dishes|the|her|his|their|a (?:note|mess|passive)|food|me with|me a|hair|all)|slams|slammed|(?:had|has|have|having|brings|bringing|brought) (?:\S+ ){0,4}over\b|(?:is|are|is being|are being) (?:\S+ )?(?:so |such |really |super |always )?(?:loud|messy|dirty|gross|a slob|slobs|disgusting|annoying|noisy|lazy|inconsiderate|a nightmare|awful|impossible|rude|a pig|driving me|making me crazy|the worst)|driv(?:es|ing) me|yelled|screamed at|snapped at|blew up|accused|owes?|mess|dishes|noise|unbearable|sucks?|(?:moved|moving) (?:out )?without)\b|\b(?:hate|can'?t stand|sick of|tired of|fed up with|done with|fight(?:ing)? with|fought with|argu(?:ed|ing) with|argument with|issues? with|problems? with|trouble with|pissed (?:off )?(?:at|with)|mad at|so angry (?:at|with)|living with) (?:\S+ ){0,3}?(?:roommates?|room ?mates?|flat ?mates?|house ?mates?)\b|\b(?:roommates?|flat ?mates?|house ?mates?) (?:from hell|drama|problems?|issues?|situation|trouble)\b|\b(?:roommate|flat ?mate|house ?mate)s? and I (?:\S+ ){0,2}?(?:fight|fighting|fought|argu\w+|got into|had a (?:huge |big |stupid )?(?:fight|argument|blow))\b|\b(?:roommate|flat ?mate|house ?mate)'s (?:boyfriend|girlfriend|bf|gf|friends?|cat|dog|music|alarm|mess|guests?|partner)\b|\b(?:can'?t|cannot) (?:\S+ )?(?:deal with|live with|take|handle|stand living with) (?:my |our |these |this )(?:\S+ )?(?:roommates?|room ?mates?|flat ?mates?|house ?mates?|suite ?mates?)\b|\b(?:roommates?|room ?mates?|flat ?mates?|house ?mates?|suite ?mates?) (?:is|are) (?:killing me|driving|making me|a nightmare)\b|\b(?:flat ?mates?|house ?mates?|roommates?)\b.{0,30}\bover (?:a|some|the|dirty) (?:pan|pot|dish|dishes|mug|rent|noise|trash|food)\b/iu,
  unless:
    /\b(?:threat\w*|knife|gun|punched|shoved|choked|hit me|hits|harass\w*|creepy|touched me|stalk\w*|suicid\w*|overdos\w*|kill (?:himself|herself|themselves|me)|pills|died|dead|scared of|afraid of|cutting|depress\w*|cancer|hospital|worried about|my (?:friend|sister|brother|son|daughter|kid|kids)(?:'s)? (?:roommates?|flat ?mates?)|used to have)\b/iu,
  first: {
    say: [
      'Home is where you would like to stop being on guard.',
      'It is never just the one thing, when you have to walk past it every day.',
      "In somebody else's home it would be a small thing. In yours it is not.",
    ],
    ask: [
      'Have you two ever talked about it, or is it all sighs and closed doors so far?',
      'How long have you been living together?',
      'Is this the first time, or the tenth?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I|do I (?:have to)?|if I should|whether (?:I should|to)) ?(?:\S+ )?(?:apologi[sz]e|say sorry|say I'?m sorry)\b/iu,
      say: [
        'For the tone, if it got loud: yes, that costs little. For minding, no.',
        'You can be sorry for how you said it and still mean what you said. Both fit in one sentence.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) I (?:\S+ ){0,2}?(?:tell|say|bring|ask|talk|get|confront|approach|handle|deal|make)|what (?:do|can|should|would|could) (?:I|you) (?:even )?(?:say|do|tell)|any (?:advice|ideas|tips))\b/iu,
      say: [
        'At a calm moment, not over the sink: “One thing is bugging me, and I would rather say it than sulk. Could we agree on …?” One thing only.',
        'Ask for something {they} can do tomorrow, instead of saying how {they} {are}. “Could the pans be washed the same day?” is hard to fight with.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether to|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,2}?(?:move|leave|break|find|stay|get out)|is it worth (?:moving|staying))\b/iu,
      say: [
        'One honest talk first, perhaps, with a date to look at it again. If nothing has moved by then, looking around is not giving up.',
        'Count the evenings in a week you would rather not go home. If it is most of them, it may be worth the hassle of moving.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|do I) (?:\S+ )?(?:say|tell|confront|bring|text|talk|ask|apologi\w*|replace|let|complain|report|speak)|(?:worth|point (?:in|of)) (?:saying|telling|talking|bringing))\b/iu,
      say: [
        'I would say it, while it is still small and you are still polite. Swallowed anger comes out sideways.',
        'Out loud beats a note, and today beats after the third time. Two calm sentences are enough.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|if I should|do I|can I) (?:\S+ )?(?:throw|hide|lock|wash|clean|buy|do|leave|put|eat|take|turn|stop|change|keep)\b/iu,
      say: [
        'Tempting. It would tell {them} that you are angry, though not about what. One calm sentence does both.',
        'I would leave the thing as it is for an evening, and put words to it instead. Deeds get answered with deeds.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|petty|crazy|wrong|dramatic|ridiculous|the (?:\S+ )?(?:asshole|problem|bad|jerk|crazy)|too \S+|unreasonable)|is (?:it|this|that) (?:\S+ )?(?:normal|petty|stupid|silly|me|unreasonable|crazy|a big deal)|would you be (?:mad|angry|annoyed|upset))\b/iu,
      say: [
        'No. It is small, and it is yours, and you live there too. Small things are what sharing a home is made of.',
        'Hardly. What wears people down is seldom the thing itself. It is having asked, and it not mattering.',
      ],
      asked: true,
    },
    {
      when: /\b(?:it'?s (?:so |really |just |only |such a )*(?:stupid|silly|dumb|petty|small|ridiculous|a pan|dishes|little)|I know (?:it'?s|this is|it sounds|this sounds) \S+|sounds (?:so )?(?:stupid|petty|silly|dumb)|over (?:a|some) (?:pan|dish|dishes|mug|plate|sponge|towel)|first world problem)\b/iu,
      say: [
        'Nobody ever quarreled about only a pan.',
        'It stands for something: whether you count, in your own kitchen.',
        'Small things are allowed to get to you.',
      ],
      ask: ['What is it really about, do you think?'],
    },
    {
      when: /\b(?:gift|my grandma\w*|my grandmother\w*|my mom'?s|from my (?:mom|dad|grandma|grandpa)|sentimental|expensive|cast iron|carbon steel|season\w*|non ?stick|favorite|brand new|saved up)\b/iu,
      say: [
        'So it was not just anything.',
        'And {they} could not have known that, or did not stop to think. Either way it is your thing.',
      ],
    },
    {
      when: /\b(?:chore (?:chart|list|wheel)|schedule|rules|house meeting|agreed|agreement|promised|said (?:she|he|they)(?:'d| would)|deal was)\b/iu,
      say: [
        'So there was an agreement, and you are the only one who remembers it.',
        'You tried to do it the grown-up way.',
      ],
      ask: ['How long did it hold?'],
    },
    {
      when: /\b(?:talked to|told (?:her|him|them)|asked (?:her|him|them)|said something|asked (?:so |very |really )?(?:nicely|politely|again|twice|once|so many)|I(?:'ve)? asked|I knocked|brought it up|confronted|mentioned it|texted (?:her|him|them))\b/iu,
      say: [
        'So you did say it. That is the uncomfortable half.',
        'Saying it to the face of somebody you live with takes some nerve.',
      ],
      ask: ['What did {they} say to that?'],
    },
    {
      when: /\b(?:rolled (?:her|his|their) eyes|laughed|shrugged|defensive|denied|denies|“?chill|relax|controlling|uptight|anal|bossy|too sensitive|overreacting|my problem|not (?:her|his|their) (?:fault|problem)|got mad at me|whatever|gaslight\w*|flipped it|my fault|didn'?t even (?:apologize|say sorry))\b/iu,
      say: [
        'And all at once the one at fault is you, for minding.',
        'A simple “sorry, my bad” would have been the end of it.',
        'To be brushed off stings more than the mess.',
      ],
    },
    {
      when: /\b(?:rent|bills?|utilities|deposit|owes?|venmo|pays?|paid|money|electric\w*|wifi|groceries|late (?:on|with))\b/iu,
      say: [
        'And now you are the one who has to bring up money. Nobody likes that part.',
        'Bills do not wait until it is less awkward.',
      ],
      ask: ['Is it in writing anywhere, who pays what?'],
    },
    {
      when: /\b(?:loud|noise|noisy|music|bass|tv|gaming|screaming|phone calls?|speaker|alarm|stomp\w*|\d ?am\b|midnight|until \d|turned it up|my wall|thin walls|walls|headboard|work at \d|up at \d|wake up|sleep\w*|slept|awake|quiet hours|headphones|party|parties)\b/iu,
      say: [
        'There is no door for the ears, that is the mean thing about it.',
        'Your own bed, and no peace in it.',
        'After a night like that the smallest thing is too much.',
      ],
    },
    {
      when: /\b(?:boyfriend|girlfriend|friends over|guests?|people over|always (?:here|over)|practically lives|stays over|moved in|dude|her (?:bf|man)|his gf|bathroom)\b/iu,
      say: [
        'You signed up for a certain number of people, and it is not that number.',
        'You ought to be able to walk to the fridge in pajamas.',
      ],
    },
    {
      when: /\b(?:ate|eats|eating|food|leftovers|milk|fridge|snacks|cheese|my stuff|my things|my clothes|shampoo|borrow\w*|without asking|stole|steals|used my|takes my|labels?)\b/iu,
      say: ['It is the not asking.', 'You come home looking forward to it, and it is gone.'],
    },
    {
      when: /\b(?:passive aggressive|notes?|post-?its?|silent treatment|slams?|slamm\w*|cabinets?|doors?|tension|tense|awkward|avoid\w*|ignor\w*|not (?:talking|speaking)|group ?chat|won'?t (?:talk|look))\b/iu,
      say: [
        'So now you both listen for footsteps.',
        'That quiet is louder than a quarrel.',
        'Two people tiptoeing around one kitchen.',
      ],
      ask: ['Who do you think will break it first?'],
    },
    {
      when: /\b(?:best friend|friends before|were friends|was my friend|used to be (?:so )?close|we were (?:so )?close|friendship|lose (?:her|him|them|a friend)|childhood|known (?:her|him|them|each other))\b/iu,
      say: [
        'Good friends and good roommates are two different jobs.',
        'So there is more to lose here than a clean kitchen.',
      ],
    },
    {
      when: /\b(?:hid(?:e|ing)? in my room|stay in my room|in my room|don'?t (?:want|wanna) (?:to )?(?:go|come|be) home|dread\w*|spend (?:most|all) (?:of )?(?:the|my) time|at my (?:gf|bf|girlfriend|boyfriend)\w*|stay(?:ing)? (?:late )?at (?:work|the library|the office|my)|sit in my car|walk(?:ing)? on eggshells|on edge|comfortable)\b/iu,
      say: [
        'You pay for the whole place and live in one room of it.',
        'That is how you can tell it has stopped being about chores.',
      ],
      ask: ['When were you last really at ease there?'],
    },
    {
      when: /\b(?:lease|months? left|sublet|new place|can'?t (?:move|afford|leave|break)|stuck|until (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|the end)|locked in)\b/iu,
      say: [
        'So you cannot simply leave, and that makes every day of it longer.',
        'At least a lease is a thing with an end to it.',
      ],
      ask: ['How long does it still run?'],
    },
    {
      when: /\b(?:dish(?:es)?|pans?|pots?|sink|kitchen|counters?|trash|garbage|bathroom|toilet|hair|dirty|mess\w*|clean\w*|gross|mold\w*|smell\w*|stink\w*|laundry|fl(?:y|ies)|ants|crumbs|vacuum|scratch\w*|soap|dishwasher|crust\w*|soak\w*)\b/iu,
      say: [
        'And it waits there for you, every time you come in.',
        'In the end you clean it yourself, and are angry twice.',
        'Some people truly do not see it, and others end up seeing for two.',
      ],
    },
    {
      when: /\b(?:I (?:yelled|snapped|lost it|blew up|exploded|screamed|went off|said (?:some|mean|a lot))|I (?:also|was (?:also )?wrong)|not perfect either|I'?m (?:also )?messy)\b/iu,
      say: ['So it burst, after all that keeping it in.', 'Not how you meant to say it, I take it.'],
      ask: ['How have things been since?'],
    },
    {
      when: /\b(?:apologi[sz]ed|said sorry|bought me|replaced it|cleaned (?:up|it|the)|we talked|worked it out|made up|better now|she did it|he did it)\b/iu,
      say: [
        'Well, that is something, and it cannot have been easy for {them} either.',
        'Sometimes one plain talk is all there was in the way.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I might|I could|I'?ll (?:just )?(?:talk|tell|say|text|move|look))\b/iu,
      say: ['That is a fair way to go about it.', 'Tomorrow, in daylight, it is easier to say than now.'],
    },
    {
      when: /\b(?:angry|mad|pissed|furious|rage|hate|irritat\w*|annoy\w*|fed up|sick of|done|so tired|exhaust\w*|frustrat\w*|cry\w*|cried)\b/iu,
      say: ['There is a lot of saved-up anger in that.', 'That comes from swallowing it many times.'],
    },
    {
      when: /\b(?:nag\w*|(?:her|his|their|like a|the) (?:\S+ )?(?:mom|mother|mum|maid|parent|parents|dad|babysitter|cleaning lady|house ?keeper))\b/iu,
      say: [
        'You never applied for the post of parent there.',
        'It makes you into somebody you do not even like being.',
      ],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|friends?|sister|brother|boyfriend|girlfriend|therapist|parents|coworker)|everyone|people) (?:\S+ )?(?:says?|said|thinks?|tells?|told|keeps?)\b/iu,
      say: ['They do not have to share a bathroom with it.', 'From outside it always looks like one easy sentence.'],
    },
    {
      when: /\b(?:she|he|they|roommate)(?:'s| is|'re| are)? (?:\S+ ){0,2}?(?:goes|said|says|like|acts?|acted|laughed|turned|looked|walked|pretend\w*|went|just|never|won'?t|doesn'?t|didn'?t|always|keeps?|still)\b/iu,
      unless: /\b(?:sorry|thank\w*|nice|kind|sweet|helped|agreed)\b/iu,
      say: [
        'And there you stand with it.',
        'You would never do that the other way around, I take it.',
        'Once would be nothing. It is the shrug that goes with it.',
      ],
    },
    {
      when: /\b(?:years?|months?|weeks?|days|every (?:day|night|time|morning)|always|again|constantly|since)\b/iu,
      say: ['Over and over, that is how small things grow.', 'It has had time to pile up, then.'],
    },
  ],
  say: [
    'You would like it to be a home, and not a place to win or lose in.',
    'It is hard to rest where you also have to be on guard.',
    'Living that close, everything counts double.',
    'You want to be considered, that is all.',
    'There is no getting away from it at the end of the day, either.',
  ],
  ask: [
    { line: 'How long have you been sharing a place?', unless: /\b(?:months?|weeks?|years?|since)\b/iu },
    { line: 'What would it take for it to be all right at home?' },
    { line: '{Do} {they} know how much it bothers you?', unless: /\b(?:told|asked|talked|said something|texted)\b/iu },
    {
      line: 'Is there anybody else in the place, or only you two?',
      unless: /\b(?:other roommates?|three of us|four of us|roommates|other girls|other guys)\b/iu,
    },
  ],
};
