import type { Course } from '../course.ts';

/** A quarrel with a friend; hurt words on one side or both. */
export const friendQuarrel: Course = {
  id: 'friend-quarrel',
  begins:
    /\b(?:had|have had|got in(?:to)?|got in to|having|in) (?:a |an |this |another |such a )(?:\S+ ){0,2}?(?:fight|argument|falling[- ]out|fallout|quarrel|row|blow ?up|disagreement|spat) (?:\S+ ){0,2}?(?:with|between me and|me and) (?:\S+ ){0,3}?(?:friends?|bestie|bff|buddy|mate|pal|group)\b|\b(?:fought|argued|fell out|fighting|arguing|quarrel+ed|got into it|beef|not (?:speaking|talking)|not on speaking terms) with (?:my |a |one of my )(?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy|mate|pal)\b|\b(?:my |a |one of my )(?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy|mate|pal)(?: \p{Lu}\p{L}+)? and (?:I|me) (?:\S+ ){0,3}?(?:fought|fight|fighting|argued|arguing|argument|fell out|falling out|got into it|(?:aren'?t|not|stopped|haven'?t been|haven'?t) (?:speaking|talking|talked|spoken))\b|\bme and (?:my )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate)(?: \p{Lu}\p{L}+)? (?:\S+ ){0,3}?(?:fought|fight|fighting|argued|arguing|argument|fell out|falling out|got into it|not (?:speaking|talking))\b|\b(?:my |one of my )(?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy|mate|pal)(?: \p{Lu}\p{L}+)? (?:just |is |really |has |totally )*(?:so )?(?:mad at me|angry (?:at|with) me|furious (?:at|with) me|pissed (?:off )?(?:at|with) me|upset with me|yelled at me|screamed at me|blew up at me|went off on me|snapped at me|lashed out|hung up on me|not (?:speaking|talking) to me|called me (?:a |an |too |so )?(?:selfish|fake|toxic|bad|bitch|liar|crazy|dramatic|needy|fat|stupid|ugly|loser|boring|jealous|terrible|horrible|shitty|awful)|said (?:\S+ ){0,4}?(?:hurtful|hurt|mean|meanest|awful|horrible|cruel|nasty|terrible|ugly)|said (?:I'?m|I was|that I'?m|that I was|I) (?:\S+ ){0,3}?(?:selfish|bad|too|fake|toxic|dramatic|needy|boring|crazy|a (?:\S+ )?(?:burden|mess|liar|bitch|freeloader|loser|hypocrite|disappointment)|annoying|exhausting|jealous|only|never))\b|\b(?:fight|argument|falling[- ]out|fallout|quarrel|blow ?up) with (?:my |a |one of my )(?:\S+ ){0,2}?(?:friends?|bestie|bff|buddy|mate|pal)\b|\bme and (?:my|a) (?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate)(?: \p{Lu}\p{L}+)? (?:\S+ ){0,3}?(?:into it|blew up|beef\w*)\b/iu,
  unless:
    /\b(?:suicid\w*|kill|overdos\w*|died|dead|hit me|punched|knife|gun|threat\w*|boyfriend|girlfriend|husband|wife|friend of mine'?s|friends? (?:with benefits)|worried about|said (?:he|she|they) (?:want|wants|wanted)|made up|figured it out|my (?:son|daughter|kid)(?:'s)?)\b/iu,
  first: {
    say: [
      'And the person you would call about it is the very one you fought with.',
      'Words from a friend go in deeper, because you had no guard up.',
      'That sits like a stone, a quarrel with a friend.',
    ],
    ask: ['What was it about, in the end?', 'Which sentence stayed with you?', 'How did you leave it?'],
  },
  turns: [
    {
      when: /\b(?:what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:say|write|text|tell|do)|how (?:do|can|should|would) I (?:\S+ ){0,3}?(?:say|fix|apologi\w*|reach|make|tell|start|bring|get|word|handle|even)|any (?:advice|ideas|tips))\b/iu,
      say: [
        'Something without a verdict in it: “I hate that we are like this. You matter more to me than who was right. Can we talk?”',
        'Start with your own part, however small: “I was sharp with you, I am sorry. It also hurt what you said. Can I tell you how it was for me?”',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:text|call|apologi\w*|say|reach|write|wait|give|talk|message|go first|be the|let|tell|send)|do I (?:text|call|apologi\w*|wait|reach|say|let)|who should)\b/iu,
      say: [
        'I would let one night pass, and then make the first move. It does not say who was right. It says who wants the other back.',
        'If you miss {them} already, write. A short message now is easier than a long one in a month.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:end|cut|drop|block|stop|forgive|let (?:it|her|him|them) go|move on|stay friends|remain|give up)|is it worth|is (?:this|the|our) friendship|(?:can|do) (?:we|friendships?) (?:\S+ )?(?:recover|survive|come back|fix|be friends))\b/iu,
      say: [
        'Not tonight, I would say. See first what it is when the heat has gone. What you still miss then is the friendship.',
        'Many friendships hold a bad quarrel, if both can say “that was not okay of me.” You will see whether {they} can.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|wrong|crazy|petty|selfish|too \S+|the (?:\S+ )?(?:asshole|problem|bad|jerk)|toxic|bad|being)|is it (?:\S+ )?(?:me|my fault|normal|petty|stupid)|was I (?:\S+ )?(?:wrong|too|out of line|mean|the)|did I (?:\S+ )?(?:overreact|go too far|mess|ruin)|do you think (?:I|she|he|they|it|we))\b/iu,
      say: [
        'I only know your side, so I cannot be the judge. That it hurt you is true in any case, and enough to talk about.',
        'Mostly both have a point and both said it badly. Asking it the way you do is not how somebody heartless would ask.',
      ],
      asked: true,
    },
    {
      when: /\b(?:said I(?:'m| am| was)?|told me I(?:'m| am| was)?|called me|says I(?:'m| am)|calling me|said that I|accused|“|selfish|fake|toxic|dramatic|needy|too sensitive)\b/iu,
      unless: /\b(?:said I was sorry|said I'?m sorry)\b/iu,
      say: [
        'From a friend, who knew where it would hurt.',
        'And now you go around checking whether it is true.',
        'In anger people throw the heaviest thing within reach. It need not be what they believe.',
      ],
      ask: ['Is there a bit of it that you fear is true?'],
    },
    {
      when: /\b(?:I (?:said|told|called|yelled|screamed|snapped|went off|lost it|blew up)|said (?:some )?things? (?:I|too)|I was (?:also )?(?:mean|harsh|wrong|drunk)|my (?:fault|bad)|regret|shouldn'?t have|take (?:it|that) back)\b/iu,
      say: [
        'So there were sharp words from you as well, and they sit in you too.',
        'You can be hurt and sorry at once. Most quarrels leave both.',
      ],
      ask: ['What would you take back, if you could take one thing?'],
    },
    {
      when: /\b(?:over (?:something|a|nothing|text|money|politics)|stupid|silly|petty|dumb|small thing|so dumb|about (?:a |the )?(?:trip|wedding|guy|boy|girl|money|plans|politics|game|party|joke)|started (?:over|with|because|when)|joke)\b/iu,
      say: ['It hardly ever is about what it is about.', 'A small match, and a good deal of dry wood, perhaps.'],
      ask: ['Had something been building up before that?'],
    },
    {
      when: /\b(?:years?|since (?:we were|\d\w* grade|kindergarten|middle|school|college|high school|childhood|first grade)|childhood|grew up|inseparable|always together|like (?:a )?(?:sisters?|brothers?|family)|known (?:her|him|them|each other))\b/iu,
      say: [
        'All those years in one scale, and one evening in the other.',
        'You do not quarrel like that with somebody who means little to you.',
      ],
    },
    {
      when: /\b(?:block\w*|unfollow\w*|unfriend\w*|removed me|left the (?:chat|group)|deleted me|kicked me)\b/iu,
      say: ['A door shut with one tap of a thumb.', 'And with that you cannot even answer.'],
    },
    {
      when: /\b(?:left on read|no (?:answer|reply|response)|hasn'?t (?:answered|replied|texted|called|said|responded|reached)|haven'?t (?:heard|talked|spoken)|not (?:talking|speaking|answering)|silent|silence|ignor\w*|nobody (?:says|said|wrote|answers)|no one (?:says|said|wrote)|typing|waiting|days|weeks|months|seen)\b/iu,
      say: [
        'The silence does more damage than the quarrel, because you fill it in yourself.',
        'Perhaps both of you are sitting there waiting for the other.',
        'Each day makes the first word a bit heavier.',
      ],
    },
    {
      when: /\b(?:typed|wrote|group ?chat|texted|text|texts|message\w*|whatsapp|phone|screenshot\w*|paragraphs?|caps)\b/iu,
      say: [
        'Written, it has no voice, so you read it in the meanest one.',
        'And it can be read again at midnight, that is the trouble with it.',
      ],
    },
    {
      when: /\b(?:mutual|group|everyone|friends? (?:are|took|picked|in the middle)|sides?|both friends|other friends|behind my back|told (?:everyone|people|our))\b/iu,
      say: ['And now it is not between two anymore.', 'You fear for more than the one friendship there.'],
    },
    {
      when: /\b(?:boyfriend|girlfriend|husband|wife|her man|his gf|partner)\b/iu,
      say: [
        'With three in it, it is harder to say anything right.',
        'And {they} may have felt that {they} had to choose.',
      ],
    },
    {
      when: /\b(?:apologi[sz]ed?|said (?:I was |I'?m |she'?s |he'?s |they'?re )?sorry|sorry)\b/iu,
      say: [
        'One honest sorry moves more than ten explanations.',
        'A sorry has been said, then. Now it needs a while to land.',
      ],
      ask: ['How did it come across?'],
    },
    {
      when: /\b(?:we talked|made up|hugged|worked it out|texted back|answered|called me|replied|coffee|meet(?:ing)? up|forgave|ok now|better now)\b/iu,
      say: ['Oh, that is good to read. So it held.', 'A friendship with a mended place is still a friendship.'],
    },
    {
      when: /\b(?:supposed to|tickets?|booked|flight|plans|wedding|birthday|trip|vacation|bridesmaid|party|see (?:her|him|them)|school|work together|same (?:class|group|office)|live together|tomorrow)\b/iu,
      say: ['And there it will be in the room with you both.', 'You do not even get the distance to cool off.'],
    },
    {
      when: /\b(?:miss (?:her|him|them|it|us)|lonely|only friend|no one else|nobody else|lose (?:her|him|them)|losing (?:her|him|them)|lost (?:her|him|them|my))\b/iu,
      say: ['You are cross, and you miss {them}. Both in the same hour.', 'It is quiet where {they} used to be.'],
    },
    {
      when: /\b(?:always|every time|again|not the first|pattern|keeps?|tired of|one[- ]sided|never (?:apologi|sorry|admit|listen)\w*)\b/iu,
      say: ['So this one has ancestors.', 'It is less the one evening, then, than the tenth of its kind.'],
      ask: ['How did the earlier ones end?'],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sleep|slept|eat|stomach|sick|shak\w*|chest|awake|can'?t (?:focus|work|stop))\b/iu,
      say: [
        'It goes to the body, when it is somebody that close.',
        'You carry it around everywhere, and nobody sees it.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|pissed|hurt|hurts|sting\w*|sad|betrayed|disappointed|unfair|rage|bitter|numb)\b/iu,
      say: [
        'Under the anger there is mostly that: it came from {them}.',
        'That is a fair thing to feel after such a talk.',
      ],
    },
    {
      when: /\b(?:done|over it|don'?t care|whatever|giv(?:e|ing) up|her loss|his loss|their loss|move on|better off)\b/iu,
      say: [
        'Done is a good word for tonight. It can mean something else next week.',
        'It is easier to be done than to be hurt.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I might|I could|I'?ll (?:just )?(?:text|call|write|wait|talk|go|apologi\w*|give))\b/iu,
      say: ['That sounds like somebody who wants it to go on.', 'A few plain words, and then it is with {them}.'],
    },
    {
      when: /\b(?:stubborn|proud|pride|ego|first move|go first|(?:she|he|they) should|why (?:should I|is it always me)|owes me)\b/iu,
      say: ['Pride keeps you warm for about two days.', 'You would like to be met halfway, for once. That is fair.'],
    },
    {
      when: /\b(?:owed?|owes?|money|bucks|dollars|\$\d+|paid|pay|freeload\w*|rent|bill)\b/iu,
      say: [
        'Money between friends has a way of speaking louder than the friends.',
        'So you were square, or meant to be, and it was not about the sum.',
      ],
    },
    {
      when: /\b(?:my (?:\S+ )?(?:mom|mum|dad|sister|brother|boyfriend|girlfriend|husband|wife|partner|therapist|other friend)|everyone|people) (?:\S+ )?(?:says?|said|thinks?|tells?|told|keeps?)\b/iu,
      say: [
        'They are on your side, and they do not have to miss {them}.',
        'Good advice, and it does not take the sting out.',
      ],
    },
    {
      when: /\b(?:she|he|they)(?:'s| is|'re| are)? (?:\S+ ){0,2}?(?:goes|said|says|like|acts?|acted|laughed|turned|looked|walked|pretend\w*|went|just|never|won'?t|doesn'?t|didn'?t|always|keeps?|still|thinks?|got|was|were)\b/iu,
      unless: /\b(?:sorry|apologi\w*|nice|kind|sweet|hug\w*)\b/iu,
      say: [
        'And from {them} that weighs double.',
        'You did not see it coming from that side.',
        'That is the piece you cannot put down, I think.',
      ],
    },
    {
      when: /\bI (?:just |only |even )*(?:wanted|tried|meant|thought|asked|told|didn'?t|don'?t|was|never|always|can'?t|couldn'?t|paid|did)\b/iu,
      say: [
        'And it was not seen, or not in that minute.',
        'You had your reasons, and there was no hearing for them in the middle of it.',
      ],
    },
  ],
  say: [
    'A quarrel with a friend has no rules and no referee.',
    'It shakes more than the one evening, because you were sure of each other.',
    'You are both in there somewhere, under the words.',
    'You want to be right, and you want your friend back, and the two pull different ways.',
    'It takes so little to say it, and so long to unhear it.',
  ],
  ask: [
    { line: 'What would you want {them} to understand?' },
    { line: 'How long have you two been friends?', unless: /\b(?:years?|since|childhood|months?)\b/iu },
    { line: 'What do you think it was like from {their} side?' },
    { line: 'When did you last speak?', unless: /\b(?:today|yesterday|last night|days|weeks|months|haven'?t)\b/iu },
  ],
};
