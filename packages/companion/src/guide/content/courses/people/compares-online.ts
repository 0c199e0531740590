import type { Course } from '../course.ts';

/** Compares themselves with others online. */
export const comparesOnline: Course = {
  id: 'compares-online',
  begins:
    /\b(?:instagram|insta|ig|tiktok|facebook|fb|linkedin|social media|snapchat|pinterest|my feed|stories|reels|everyone'?s posts)\b.{0,90}\b(?:makes? me (?:feel )?(?:\S+ )?(?:bad|like|ugly|worse|sad|behind|miserable|inadequate|fat|jealous|depressed|hate|insecure|terrible|small)|compar\w*|better (?:than me|life|lives)|perfect (?:life|lives|body|bodies|couple|family)|everyone (?:else )?(?:is|has|looks|seems)|everybody (?:else )?(?:is|has|looks)|all (?:so )?(?:happy|pretty|successful|married)|jealous|not good enough|feel (?:\S+ )?(?:like a (?:failure|loser)|ugly|behind|bad|worse|awful|so|inadequate|insecure)|my life (?:is|looks|feels))\b|\b(?:compar\w+ (?:myself|my (?:life|body|face|self|looks|success))|jealous of (?:people|everyone|influencers|girls|others|strangers)|feel (?:\S+ )?(?:ugly|behind|like a failure|inadequate|worthless|insecure|bad|bad about myself|like crap|like shit|awful|miserable|worse))\b.{0,70}\b(?:online|instagram|insta|ig|tiktok|facebook|linkedin|social media|scroll\w*|influencers?|posts?|photos|feed|stories|internet)\b|\b(?:everyone|everybody|all my friends|people my age|people I (?:know|went to school with)) (?:\S+ ){0,2}?(?:on|online)\b.{0,50}\b(?:perfect|happy|better|success\w*|married|house|vacation|beautiful|together|fit|skinny)\b|\bscroll\w*\b.{0,70}\b(?:feel (?:\S+ )?(?:bad|worse|like|awful|ugly|behind|empty|inadequate|terrible|sad)|hate (?:my|myself)|compar\w*|perfect|better than me|everyone (?:else )?(?:is|has))\b|\b(?:can'?t stop|always|keep|constantly) compar\w+ (?:myself|my)\b.{0,40}\b(?:online|instagram|insta|people|girls|others|influencers|everyone|strangers)\b|\b(?:social media|instagram|insta|tiktok|facebook|linkedin|scrolling) (?:is|has been|keeps|just|really)? ?(?:making|makes|made|ruin\w*|destroy\w*|wreck\w*|killing) (?:me|my (?:self[- ]?esteem|mental health|confidence|self[- ]?worth|mood))\b/iu,
  unless:
    /\b(?:suicid\w*|kill\w*|die|purg\w*|throw(?:ing)? up|starv\w*|cut(?:ting)? myself|hurt myself|my ex|ex'?s|cheat\w*|boyfriend(?:'s)? (?:follows|likes|looks)|husband (?:follows|likes|looks)|bull(?:y|ied)\w*|my (?:daughter|son|teen|kid|friend|sister) (?:compares|is|feels))\b/iu,
  first: {
    say: [
      'You go in to be distracted, and come out smaller.',
      'Their best minute next to your ordinary evening. It is a rigged comparison, and it works every time.',
      'The thumb goes on by itself, and each picture takes a little.',
    ],
    ask: [
      'Whose pictures get to you most?',
      'What is it you feel short of when you look?',
      'When do you mostly scroll?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|does|to) (?:I|you|(?:other )?people|one|anyone) (?:\S+ ){0,3}?(?:stop|not|quit|get|feel|deal|be|break|delete|do|handle|manage|use)|what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:do|say)|any (?:advice|tips|ideas)|what helps)\b/iu,
      say: [
        'Less by willpower than by furniture: the app off the first screen, the phone to sleep in the kitchen, and mute the three accounts that sting most.',
        'Next time, catch the exact second it stings and name it: “the kitchen,” “the arm around her.” A named wish is smaller than a whole life that is wrong.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:delete|quit|stop|unfollow|mute|take|leave|get|block|just|deactivate|post)|is it (?:worth|ok|okay|rude) (?:to|if)?)\b/iu,
      say: [
        'You might try a week without it, as an experiment and with no vow. After seven days you know more than from any advice.',
        'Muting hurts nobody; they never find out. I would start with the ones after whom you put the phone down heavier.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:the only|behind|wrong|stupid|shallow|crazy|pathetic|a|ugly|failing|too \S+|being)|is it (?:\S+ )?(?:normal|me|just me|stupid|real|all fake)|what(?:'s| is) wrong with me|why (?:do I|can'?t I|am I|does (?:everyone|it)|is (?:everyone|my)))\b/iu,
      say: [
        'You are not the only one by far. A good many of those with the pretty pictures scroll like this too.',
        'It is normal. A person was made to measure against a village, and you hold a planet in your hand, sorted by its best days.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:I|it) (?:\S+ ){0,3}?(?:ever|be|get|have|catch|stop)|when (?:will|is) (?:it|my)|are they (?:really|actually|all)|do they (?:really|actually)|is (?:it|that) (?:all )?(?:real|fake))\b/iu,
      say: [
        'Nobody can see that from a picture. You see the second before the shutter, and never the hour around it.',
        'I cannot tell you what is coming. I can say that their photo has no vote in it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:body|bodies|skinny|thin|fat|weight|abs|gym|fit|pretty|beautiful|ugly|skin|face|hair|filters?|makeup|looks?|outfits?|mirror|selfies?|model\w*|tall|nose)\b/iu,
      say: [
        'And then you go to the mirror with that in your eyes.',
        'Half of that is light, angle, and forty tries. It still gets under the skin.',
        'Your body has to live a life. It is not there to be looked at all day.',
      ],
    },
    {
      when: /\b(?:engaged|wedding|married|couples?|boyfriend|girlfriend|relationship|baby|babies|pregnan\w*|proposal|anniversary|single|date night)\b/iu,
      say: [
        'All those arms around all those shoulders.',
        'It looks as if love had been handed out while you were out of the room.',
      ],
    },
    {
      when: /\b(?:other (?:moms?|mums?|mothers|dads|parents)|their kids|her kids|my kids|mine (?:had|has|have|eat|watch)|spotless|clean houses?|kale|lunch ?box\w*|crafts?|homemade|chicken nuggets|screen time|breastfe\w*|perfect (?:mom|family|kids))\b/iu,
      say: [
        'The mess is just outside the frame, kicked there a second before.',
        'No child remembers a spotless counter.',
        'Somebody cleared that table for a photo, and you cleared yours because people ate at it.',
      ],
    },
    {
      when: /\b(?:house|homes?|kitchen|car|money|rich|vacations?|travel\w*|trips?|beach|bali|paris|yacht|designer|luxury|afford|broke|rent)\b/iu,
      say: ['The sea behind them, and you with the bus ticket in your pocket.', 'Nobody posts the credit card bill.'],
    },
    {
      when: /\b(?:job|career|promot\w*|linkedin|success\w*|degree|graduat\w*|business|startup|side hustle|founder|\d\d under|achiev\w*|internship|work|accomplish\w*|productive)\b/iu,
      say: [
        '“Humbled and honored,” and you have laundry on the chair.',
        'A whole stage of winners, and you in the audience with your ordinary week.',
      ],
    },
    {
      when: /\b(?:old (?:friends?|classmates?)|classmates?|high school|school|my age|people I (?:know|grew|went)|ex[- ]?(?:friend|roommate)|cousin|sister|friends?|coworkers?)\b/iu,
      say: [
        'It is the ones from the same starting line who sting.',
        'With strangers you can shrug. With them it feels like a score.',
      ],
    },
    {
      when: /\b(?:influencers?|celebrit\w*|strangers|mom (?:blogs?|accounts?)|that girl|clean girl|aesthetic|creators?|morning routine|youtubers?)\b/iu,
      say: [
        'That is their work: to look as if it were no work.',
        'A whole trade lives on making one evening look like a life.',
      ],
    },
    {
      when: /\b(?:likes?|followers?|views|nobody (?:likes|liked|follows|comments)|no one (?:likes|liked)|posted|post (?:something|anything)|comments?|engagement|\d+ likes)\b/iu,
      say: [
        'And then you count hearts, and take it for a verdict.',
        'You held something of yours out there, and listened for an echo.',
      ],
    },
    {
      when: /\b(?:hours?|bed|night|\d ?am\b|before (?:sleep|bed)|wake up|first thing|can'?t stop|addict\w*|doom ?scroll\w*|screen ?time|all day|again and again|automatic\w*|toilet|habit|bored|lunch)\b/iu,
      say: ['It is built so that nobody finds the end of it.', 'Tired eyes are the easiest to make feel poor.'],
      ask: ['What would you have done with that hour otherwise?'],
    },
    {
      when: /\b(?:behind|failure|loser|nothing to show|where I (?:should|am)|\d\d and|at my age|going nowhere|stuck|too late|wasted|still (?:live|living|single|renting|in|at)|my life (?:is|looks|feels)|boring|ordinary|not enough|good enough|worse)\b/iu,
      say: [
        'That feeling comes up in the phone, and hardly ever at the kitchen table with a friend.',
        'Behind is a word that needs a race, and nobody asked you if you were running.',
        'An ordinary life photographs badly. It can be good to live in all the same.',
      ],
      ask: ['What in your days would never make a picture, and is good anyway?'],
    },
    {
      when: /\b(?:deleted|unfollow\w*|mut(?:ed|e)|took a break|off (?:instagram|social|it)|deactivat\w*|logged (?:out|off)|tried|detox|app limit|timer|reinstall\w*|came back|went back)\b/iu,
      say: [
        'So you have already tried to shut that door.',
        'It is made to call you back. You are no weaker than others.',
      ],
      ask: ['How were the days without it?'],
    },
    {
      when: /\b(?:I know (?:it'?s|they|that|people|everyone)|fake|not real|highlight reel|only (?:the )?(?:best|good)|rationally|logically|edited|curated)\b/iu,
      say: ['You know it, and the stomach does not read captions.', 'Knowing the trick does not quite break it.'],
    },
    {
      when: /\b(?:jealous\w*|envy|envious|bitter|resent\w*|hate (?:them|her|him|that)|ashamed|shallow|petty|stupid|silly|pathetic|first world)\b/iu,
      say: [
        'Envy only points at something you would like. It is a compass with bad manners.',
        'There is no shame in it. It is a thing made to sting.',
      ],
    },
    {
      when: /\b(?:lonely|alone|left out|without me|fomo|missing out|everyone (?:is|was|has)|parties|hanging out|nobody|no one|friends together)\b/iu,
      say: ['A window into a lit room, and you on the street.', 'It shows you company, and leaves you alone with it.'],
    },
    {
      when: /\b(?:cry\w*|cried|sad|empty|depress\w*|anxi\w*|insecure|worthless|hate (?:myself|my (?:life|body|face))|awful|miserable|heavy|numb|tired)\b/iu,
      say: [
        'That is a lot of weight for a thing that fits in a hand.',
        'It leaves you flat, and then you are too flat to put it down.',
      ],
    },
    {
      when: /\b(?:walk|book|friend (?:came|called)|cooked|offline|felt (?:good|better|fine)|laughed|real life|outside|park|enjoyed|proud|actually like)\b/iu,
      say: ['And nobody had to like it. It was good all by itself.', 'That one was yours, with no audience.'],
    },
    {
      when: /\b(?:maybe (?:I|we)(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I (?:might|could)|I'?ll (?:just )?(?:delete|try|mute|stop|put|leave|take|unfollow))\b/iu,
      say: ['Try it for a few days. You can always go back in.', 'Your evenings may notice it first.'],
    },
    {
      when: /\b(?:I don'?t know|dunno|idk|not sure|whatever|no idea|nobody knows)\b/iu,
      say: [
        'It need not be thought through. It stings, and that is that.',
        'You may put the phone face down and not know why.',
      ],
    },
    {
      when: /\b(?:everyone|everybody|they|people|she|he|her|his|their|girls|guys|others)\b/iu,
      say: ['You see all of them at once, and each only from the front.', 'And nobody shows the sink.'],
    },
  ],
  say: [
    'What you see there is true for a second and not for a life.',
    'It measures you with a ruler that was made to sell something.',
    'Under the looking there is a wish, and the wish is a decent one.',
    'You compare your inside with their outside, and the inside always loses.',
    'A screen can make a decent life look poor.',
  ],
  ask: [
    { line: 'What would you want, if nobody could see it?' },
    {
      line: 'Which account leaves you heavier every time?',
      unless: /\b(?:influencers?|sister|classmates?|friend)\b/iu,
    },
    { line: 'Since when has it got to you like that?', unless: /\b(?:since|years?|months?|always|lately)\b/iu },
    { line: 'What does the evening look like when the phone is away?' },
  ],
};
