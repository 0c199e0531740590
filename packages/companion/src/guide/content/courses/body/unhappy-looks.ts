import type { Course } from '../course.ts';

/** The writer is unhappy with how they look. */
export const unhappyLooks: Course = {
  id: 'unhappy-looks',
  begins:
    /\b(?:hate|can'?t stand|despise|disgusted by|ashamed of|embarrassed by|insecure about|self[- ]conscious about|unhappy with|not happy with|don'?t like|never liked|dislike) (?:\S+ )?(?:how I look|the way I look|my (?:\S+ )?(?:looks|appearance|face|nose|skin|body|teeth|smile|hair|hairline|acne|scars?|legs|arms|thighs|chest|boobs|breasts|height|jaw|chin|ears|reflection|voice and face|wrinkles|forehead)|myself in (?:the mirror|photos|pictures)|looking (?:in the|at) (?:mirror|myself))\b|\b(?:I'm|I am|I feel|I look|feel(?:ing)? (?:so )?|feel like I'm) (?:\S+ ){0,2}?(?:ugly|hideous|gross looking|unattractive|not (?:pretty|attractive|beautiful|good looking|handsome)|disgusting to look at)\b|\b(?:my) (?:acne|hair loss|hairline|nose|scars?|skin|teeth|eczema|psoriasis|face) (?:\S+ ){0,3}?(?:ruin\w*|makes? me (?:feel|look|want)|so bad|is (?:so |really )?(?:ugly|awful|disgusting|terrible|huge|bad))\b|\b(?:losing my hair|going bald|balding|hair (?:is )?(?:falling out|thinning))\b|\b(?:can'?t|avoid|hate|don'?t) (?:\S+ )?(?:look(?:ing)? (?:at myself|in (?:the|a) mirror)|mirrors|being in (?:photos|pictures)|(?:having|taking) (?:my )?(?:photos?|pictures?) taken?)\b|\b(?:saw|see|seeing) (?:a |this |that |the |my )?(?:photo|picture|video|myself|reflection|mirror)(?: \S+){0,5}? and (?:\S+ ){0,5}?(?:cried|cry|hate|ugly|horrified|disgust\w*|wanted to|felt sick|old|shocked)\b/iu,
  unless:
    /\b(?:ugly inside|inside and|weight|weigh|lbs?|pounds|kilos?|kgs?|calori\w*|diet\w*|eat\w*|ate|food|fast(?:ing|ed)|binge\w*|purg\w*|thin(?:ner)?\b(?! hair)|skinny|fat|bmi|meals?|starv\w*|anorexi\w*|bulimi\w*|size \d+|stomach|belly|cut(?:ting)? myself|trans(?:gender)?|dysphori\w*|gender|chemo\w*|cancer|mastectomy|burn victim|ugly (?:fight|breakup|divorce)|ugly[- ]?cry\w*)\b|\b(?:my (?:\S+ )?(?:daughter|son|friend|sister|wife|husband|girlfriend|boyfriend|mom|mum)) (?:\S+ )?(?:hates|thinks|feels|is|says|doesn'?t)\b/iu,
  first: {
    say: [
      'It is hard to have to carry around what one would rather not look at.',
      'The mirror can be a very harsh room.',
      'And one cannot even take a day off from it.',
    ],
    ask: [
      'What was it today that set it off?',
      'What do you see, when you look?',
      'Since when has it been like that between you and the mirror?',
    ],
  },
  turns: [
    {
      when: /\b(?:eat\w*|ate|calori\w*|diet\w*|fasting|binge\w*|purg\w*|weigh\w*|starv\w*|lbs?|pounds|kilos?|kgs?|skinny|fat|meals?|throw(?:ing)? up)\b/iu,
      say: [
        'So it goes into what you allow yourself, too. That makes it heavier, and worth more than a talk with a program.',
        'I will leave numbers out of it, they are the wrong ruler. What I hear is how much of your day it takes.',
      ],
      ask: ['Is there anyone who knows about that part?'],
    },
    {
      when: /\b(?:do you think (?:it'?s|it is|this is|that'?s) |am I (?:really |that |actually |so )?(?:ugly|hideous|vain|shallow|crazy|overreacting|being)|do you think I'?m|be honest|is it (?:normal|vain|shallow|stupid|superficial)|does everyone|is everyone)\b/iu,
      say: [
        'I cannot see you, so all I could give would be a guess. What I can see is somebody who looks at one person in the world without any kindness.',
        'It is not vain. It is the first thing anyone meets of you, and you are afraid it says the wrong thing. A lot of people walk around with that.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:anyone|anybody|I|someone|it)|who (?:would|could) (?:ever )?(?:love|want)|could (?:anyone|anybody)|am I (?:ever )?going)\b/iu,
      say: [
        'I cannot promise you anyone. I only notice that people fall for a laugh, a way of listening, hands. What you stare at is rarely what they see.',
        'Nobody can know that. Look at the couples on any street, though. Love is far less picky than the mirror is.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|is it (?:even |really )?worth|would you)\b.{0,40}\b(?:surgery|nose job|botox|fillers?|fix|change|shave|transplant|minoxidil|makeup|braces|dermatolog\w*|delete|filters?|cut|cancel|go)\b/iu,
      say: [
        'It is your face, and your decision. I would only not take it on a night like this one; a decision like that wants a calm day and someone who has nothing to sell.',
        'You could ask yourself what you hope would be different on the day after. If it is one thing you could do, maybe some of it is open already.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|what (?:do|can|should|would|could) (?:I|you)|any (?:tips|advice|ideas)|(?:what|anything that|something that) helps)\b/iu,
      say: [
        'Liking it may be too big a step. Leaving it in peace is a smaller one: mirror for teeth and hair, and then out. Not one more look from the side.',
        'For one evening you could catch the sentences you say to yourself in there, and ask of each whether you would say it to a friend. Not to argue. Only to hear how it sounds.',
        'If it takes hours of your day or keeps you at home, there are people trained for just that. It is a known trouble, and no vanity.',
      ],
      asked: true,
    },
    {
      when: /\b(?:photo\w*|pictures?|selfies?|tagged|video|camera|zoom|wedding|passport|group (?:photo|pic\w*))\b/iu,
      say: [
        'A camera catches one hundredth of a second and calls it you.',
        'Others see a nice evening in that picture. You see one thing only.',
      ],
      ask: ['What was going on when it was taken?'],
    },
    {
      when: /\b(?:instagram|tiktok|filters?|influencers?|models?|pretty (?:people|girls)|other (?:girls|guys|people|women|men)|everyone else|compar\w*|my (?:friend|sister|cousin|mom|mum|roommate|coworker)s?(?: is| are|'?s) (?:so |all )?(?:pretty|beautiful|gorgeous|hot|perfect)|prettier)\b/iu,
      say: [
        'You measure your face at six in the morning against their best angle out of forty.',
        'Beside that, hardly anyone on earth would look like much.',
      ],
    },
    {
      when: /\b(?:(?:he|she|they|someone|somebody|kids?|guys?|girls?|boys?|mom|mum|dad|mother|father|aunt|grandma|grandmother|ex|boyfriend|girlfriend|husband|wife|coworker|classmates?|people|bull\w+) (?:\S+ ){0,2}?(?:said|says|told|called|commented|joked|laughed|laugh|made (?:fun|a comment|a joke)|pointed|stare[sd]?|asked (?:if|what|why))|bullied|teased|made fun|called (?:me )?ugly|compliments? to|comment\w*)\b/iu,
      unless:
        /\b(?:likes? (?:my|me)|beautiful|pretty|handsome|gorgeous|cute|look (?:great|good|fine|nice|amazing|okay)|loves? me)\b/iu,
      say: [
        'One sentence, and it moves in for years.',
        'They have long forgotten it, and you still hear it at the mirror.',
      ],
      ask: ['When was that?'],
    },
    {
      when: /\b(?:school|middle school|high school|since I was|as a (?:kid|child|teen\w*)|always (?:been|felt|hated|had)|growing up|for years|my whole life|whole life|childhood|puberty)\b/iu,
      say: [
        'So it began when you had no skin against it yet.',
        'You have looked at yourself through that for so long that it seems like plain glass.',
      ],
      ask: ['Whose eyes were they, in the beginning?'],
    },
    {
      when: /\b(?:acne|skin|pimples?|scars?|eczema|psoriasis|rash|breakouts?|spots|stretch ?marks|cystic|rosacea|vitiligo)\b/iu,
      say: [
        'It sits right where one cannot put a coat over it.',
        'And everyone has a cream to recommend, as if you had never washed your face.',
      ],
    },
    {
      when: /\b(?:hair\w*|bald\w*|hairline|thinning|wig|shed\w*|bangs|haircut|hat|cap)\b/iu,
      say: ['It goes bit by bit, and one counts along.', 'People laugh about hair. Until it is theirs.'],
    },
    {
      when: /\b(?:nose|teeth|smile|jaw|chin|ears|eyes|forehead|lips|height|short|tall|chest|boobs|breasts|legs|shoulders|arms|asymmetr\w*|profile|side)\b/iu,
      say: [
        'You know that one spot better than anyone else ever will.',
        'It has grown in your eyes until there is hardly any face left around it.',
      ],
    },
    {
      when: /\b(?:wrinkles?|aging|ageing|old(?:er)?|gray|grey|sag\w*|used to (?:be|look|turn)|turn heads|after (?:the )?(?:baby|kids|pregnan\w*)|menopause|lines)\b/iu,
      say: [
        'You remember another face, and this one seems to have come in without knocking.',
        'It is also a goodbye, to someone you were used to being.',
      ],
    },
    {
      when: /\b(?:dat\w+|tinder|hinge|swip\w*|single|reject\w*|nobody (?:wants|likes|looks)|no one (?:wants|likes|looks|will)|boys|girls|crush|virgin|kissed|love me|attracted|invisible|guys|left me|younger)\b/iu,
      say: [
        'So it feels as if the door were locked before you even reach it.',
        'Under the looks there is the question whether anyone could want to be near you.',
      ],
    },
    {
      when: /\b(?:boyfriend|girlfriend|husband|wife|partner|friends?|mom|mum|family)\b.{0,40}\b(?:beautiful|pretty|handsome|fine|great|good|gorgeous|cute|nice|compliment\w*|tells? me|says? (?:I|it|that)|loves?)\b|\bcompliments?\b|\blikes my\b|\bdon'?t believe (?:him|her|them)\b/iu,
      say: [
        'And it does not get in. You think they are being kind.',
        'They look at you with love, and you take that for bad eyesight.',
      ],
      ask: ['What do you think they see?'],
    },
    {
      when: /\b(?:stay(?:ed|ing)? (?:home|in)|cancel\w*|didn'?t go|avoid\w*|hide|hiding|hid|cover\w*|makeup|hoodie|sunglasses|mask|lights? (?:off|out)|pool|beach|gym|swim\w*|leave the house|party)\b/iu,
      say: [
        'So it takes more from you than the looking. It takes the going out.',
        'You pay for it with evenings that were meant to be yours.',
      ],
      ask: ['What would you do if nobody could see you?'],
    },
    {
      when: /\b(?:mirror\w*|reflection|windows?|check\w*|stare|star(?:ed|ing)|zoom\w* in|hours|shower|dressing room|changing room|lighting|clothes|outfit|nothing (?:fits|looks)|try(?:ing)? on|tried on)\b/iu,
      say: [
        'One goes in there hoping, and comes out counting faults.',
        'The longer one looks, the stranger any face gets.',
      ],
    },
    {
      when: /\b(?:wedding|interview|date|reunion|birthday|presentation|tonight|tomorrow|weekend|event|going out)\b/iu,
      say: [
        'And there are eyes waiting for you there, or so it feels.',
        'You would like to just be there, without having to be looked at.',
      ],
    },
    {
      when: /\b(?:cr(?:y\w*|ied)|tears|sobb\w*|depress\w*|sad|hopeless|tired|exhaust\w*|sick of|hate myself|worthless|disgust\w*|gross|monster)\b/iu,
      say: [
        'That is a harsh voice to live with, all day long.',
        'Nobody could stay upright for long under looks like that. Not even their own.',
      ],
    },
    {
      when: /\b(?:surgery|nose job|botox|fillers?|braces|dermatolog\w*|accutane|treatment|creams?|skincare|transplant|minoxidil|money|save up|expensive|tried)\b/iu,
      say: ['You have put money and hope into it, again and again.', 'Every new jar promises a different life.'],
    },
    {
      when: /\b(?:like my|do like|one thing I like|nice (?:eyes|hair|hands|smile)|went anyway|wore|posted|did(?:n'?t)? hide|good hair day|smiled|laughed|complimented|felt (?:ok|okay|pretty|good|fine)|deleted|didn'?t look)\b/iu,
      say: [
        'That was a bit of peace, there.',
        'You went past it, that time. It can be done, then, at least for an hour.',
      ],
    },
    {
      when: /\b(?:vain|shallow|silly|stupid|superficial|real problems|other people have|first world|ridiculous|embarrass\w*|asham\w*)\b/iu,
      say: [
        'It is no small thing to feel at war with the one place you live in.',
        'Wanting to be pleasant to look at is as human as being hungry.',
      ],
    },
    {
      when: /\b(?:nobody knows|never told|haven'?t told|don'?t (?:even |really )?know|idk|can'?t explain|not sure|everything|all of it)\b/iu,
      say: [
        'It is hard to say aloud, since then people look.',
        'Perhaps it is not one thing at all, but the whole way you look at yourself.',
      ],
    },
  ],
  say: [
    'You would never look at anyone else like that.',
    'Other people meet the whole of you. You only meet the mirror.',
    "It is tiring to be on guard against one's own face.",
    'What hurts there is real, whatever others may see.',
    'There is so much longing in it, to just be left in peace by it.',
  ],
  ask: [
    { line: 'When do you manage to forget about it?' },
    {
      line: 'Who in your life do you never have to hide from?',
      unless: /\b(?:boyfriend|girlfriend|husband|wife|nobody|no one)\b/iu,
    },
    { line: 'What would be different tomorrow if it were gone?' },
    {
      line: 'Was there a remark once that stayed?',
      unless: /\b(?:said|told|called|comment\w*|laughed|teased|bullied)\b/iu,
    },
  ],
};
