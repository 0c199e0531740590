import type { Course } from '../course.ts';

/** A friend has luck, and the writer cannot be only glad. */
export const friendEnvy: Course = {
  id: 'friend-envy',
  begins:
    /\b(?:jealous|envious|jealousy|envy|envying|bitter|resent\w*) (?:\S+ ){0,3}?(?:of|about|towards?|that|at|over|because) (?:\S+ ){0,4}?(?:friends?|bestie|bff|buddy|mate|roommate)(?:'s)?\b|\b(?:can'?t|cannot|couldn'?t|not able to|hard to|struggl\w+ to|should|supposed to|want to|trying to|wish I (?:could|was)) (?:\S+ )?(?:be |feel )(?:\S+ )?(?:happy|glad|excited) for (?:\S+ ){0,3}?(?:friends?|bestie|bff|buddy|mate|her|him|them)\b|\b(?:my |one of my |a )(?:\S+ ){0,2}?(?:friend|bestie|bff|buddy|mate)(?: \p{Lu}\p{L}+)? (?:just |is |has |got |also |recently |finally )*(?:engaged|pregnant|married|promoted|a (?:promotion|house|raise|book deal|baby|new job|boyfriend|ring)|bought (?:a|her|his|their) (?:\S+ )?(?:house|home|place|apartment)|got (?:the|into|accepted|her dream|his dream|engaged|pregnant|promoted|a)|getting married|won|published|moving to|having a baby|landed|announced)\b.{0,90}\b(?:jealous|envious|envy|jealousy|bitter|cried|crying|sick to|why not me|when is it my|my turn|happy for (?:her|him|them)|fake(?:d)? (?:a )?smil\w*|I hate (?:that|myself|how)|left behind|behind|failure|loser|and I'?m (?:still|just))\b|\b(?:everything|it all|life|things) (?:\S+ )?(?:falls|comes|is handed|works out|goes right|goes her way|goes his way|just works) (?:\S+ ){0,3}?(?:for|to|into) (?:my |all my )(?:\S+ )?friends?\b|\b(?:all|everyone of|every one of|most of) (?:of )?my friends (?:are|have|got|is|were) (?:\S+ ){0,3}?(?:engaged|married|pregnant|having (?:kids|babies)|kids|babies|houses|buying|promoted|getting married|successful|ahead|moving on|partners|settled)\b|\bmy (?:\S+ )?friend (?:is|was|'s) (?:\S+ ){0,2}?(?:doing )?(?:better|prettier|richer|thinner|smarter|more successful|so much further|ahead)(?: \S+){0,3} (?:than me|than I|of me)\b|\b(?:envy|jealousy) (?:is|has been|keeps|was) (?:\S+ ){0,12}?friends?\b/iu,
  unless:
    /\b(?:suicid\w*|kill|died|passed away|(?:friend|she|he)(?:'s| is| gets| got) (?:so |really )?jealous of (?:me|my)|(?:boyfriend|girlfriend|husband|wife|partner|bf|gf) (?:is|gets|was|keeps|got) (?:\S+ ){0,2}?jealous|jealous of my (?:boyfriend|girlfriend|husband|wife|partner)|my (?:boyfriend|girlfriend|husband|wife|partner)(?:'s)? (?:\S+ )?friends?|miscarr\w*|infertil\w*|ivf|sister|brother|my ex|with my|slept with|new friends?|other friends?|spending time)\b/iu,
  first: {
    say: [
      'Glad and stung, in the same breath. Hardly anyone admits the second.',
      'It is no wish that {they} had less. It is only that it points at what you are missing.',
      'You smile, and the face gets tired.',
    ],
    ask: [
      'When did it sting most?',
      'What is it, of all that, that you would want for yourself?',
      'How close are you two?',
    ],
  },
  turns: [
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:bad|terrible|horrible|awful|petty|selfish|toxic|a|the|evil|jealous|shitty|monster|crazy|bitter)|does (?:this|that|it) make me|is it (?:\S+ )?(?:normal|wrong|bad|ok|okay|just me|me)|is (?:this|that) (?:normal|wrong|bad)|what(?:'s| is) wrong with me|why (?:am I|can'?t I|do I|does it))\b/iu,
      say: [
        'It is one of the most common feelings, and one of the least confessed. It says that you want something, and hardly anything about your character.',
        'A bad friend would not be ashamed of it. You may wish {them} well and want it too.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|does) (?:I|you|one|people) (?:\S+ ){0,3}?(?:stop|be|get|feel|deal|handle|act|let|hide|congratulate|act|not|even)|what (?:do|should|can|could|would) (?:I|you) (?:even )?(?:say|do|write|text)|any (?:advice|tips|ideas)|what helps)\b/iu,
      say: [
        'One true sentence to {them} is enough: “I am happy for you.” The rest you may bring somewhere else, as you do here. You need not feel it purely to mean it.',
        'Ask the sting what it wants. If it says “a home” or “somebody,” then it is a wish in a bad mood, and you can work with a wish.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:should I|if I should|whether (?:I should|to)|(?<!\b(?:how|what|why|when|where) )do I) (?:\S+ ){0,3}?(?:tell|go|say|skip|talk|mute|unfollow|cancel|distance|be honest|avoid|just|stay|fake)|do I (?:tell|say|go|have to))\b/iu,
      say: [
        'With a close friend you can sometimes say it: “I am so glad for you, and it pokes at something of mine. It is not about you.” It often brings people nearer.',
        'You may look away from the pictures for a while, and still be there on the day. Both are allowed.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|I) (?:\S+ ){0,3}?(?:ever|be|get|happen|have|find|turn)|when (?:is|will) (?:it|my)|what if I never|my turn)\b/iu,
      say: [
        'I cannot promise when, or that. Only that {their} having it takes nothing out of your pot.',
        'Nobody knows that. It feels like a line in which you are passed over, and it is not quite a line.',
      ],
      asked: true,
    },
    {
      when: /\b(?:engag\w*|ring|wedding|married|marry|bridesmaid|maid of honor|best man|fianc\S*|proposed|boyfriend|girlfriend|relationship|single)\b/iu,
      say: [
        'And somebody chose {them}, out loud, before everyone. That is the bit that pulls.',
        'You hold the glass up and go home alone with it.',
        'A seat at the table, and in your head you count who came in twos.',
      ],
    },
    {
      when: /\b(?:pregnan\w*|baby|babies|kids?|ultrasound|shower|expecting|gender reveal|socks|onesies?|crib|stroller)\b/iu,
      say: [
        'That is a tender spot, and it gets poked in public.',
        'Everyone coos, and you look for a place to put your face.',
      ],
    },
    {
      when: /\b(?:house|home|apartment|mortgage|kitchen|down payment|bought|parents (?:paid|helped|gave)|money|rich|salary|six figures|rent|afford|car|vacation|trip)\b/iu,
      say: [
        'And you do the sums on the way home.',
        'Not everyone starts from the same line, and nobody mentions it at the party.',
      ],
    },
    {
      when: /\b(?:promot\w*|job|raise|career|accepted|got in|degree|grad school|scholarship|published|book|won|award|success\w*|offer|internship|grades?)\b/iu,
      say: ['You worked for it too. That is what rubs.', 'And it was just what you had hoped to be telling {them}.'],
      ask: ['Had you tried for something like that yourself?'],
    },
    {
      when: /\b(?:pretty|prettier|beautiful|thin\w*|skinny|pounds|all over (?:her|him|them)|weight|body|looks|hot|attention|guys|popular|everyone (?:likes|loves))\b/iu,
      say: [
        'Next to somebody like that you become a comparison without being asked.',
        'You get to be the friend of, and that is a small chair.',
      ],
    },
    {
      when: /\b(?:easy|easily|handed|falls?|lap|luck\w*|deserve\w*|unfair|not fair|barely tried|didn'?t even (?:try|want)|worked (?:so )?hard|harder than)\b/iu,
      say: [
        'It would be easier to bear if it had cost {them} something.',
        'Luck has no sense of justice, and you sit there with all your effort.',
      ],
    },
    {
      when: /\b(?:smil\w*|pretend\w*|fake\w*|faking|congrat\w*|hugged|hearts?|liked (?:it|the)|emoji|sent (?:back|her|him|them)|wrote back|said (?:I was|how|I'm) (?:so )?happy|acted|toast|nod\w*)\b/iu,
      say: [
        'The congratulation was real. It was only not the whole of it.',
        'You gave {them} the smile, and kept the rest for the car.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|bathroom|in my car|sobb\w*|came home|broke down|sick to my)\b/iu,
      say: ['As soon as nobody was looking.', 'That was about you, and not against {them}.'],
    },
    {
      when: /\b(?:instagram|posts?|posted|photos?|pictures|stories|story|facebook|tiktok|linkedin|scroll\w*|feed|announce\w*|group ?chat)\b/iu,
      say: [
        'And it comes into your room, again and again, with a filter on it.',
        'Nobody warns you before you open it.',
      ],
    },
    {
      when: /\b(?:brag\w*|rub\w*|shows? off|showing off|won'?t (?:stop|shut)|only talks? about|never asks?|keeps? (?:talking|telling)|complain\w*)\b/iu,
      say: [
        'A little tact would not cost {them} anything.',
        'And you have to ask one more question, because friends do.',
      ],
    },
    {
      when: /\b(?:migraine|excuse|said I was (?:sick|busy)|distan\w*|avoid\w*|pull\w* away|cancel\w*|mut(?:ed|e)|unfollow\w*|don'?t (?:want to|wanna) (?:see|go|hear|talk)|stopped (?:answering|texting)|snap\w*|cold to|mean to|snarky|mean comment|jab|made a comment)\b/iu,
      say: [
        'The sting has to go somewhere, and it came out there.',
        'It is hard to stand there and feel it and be nice.',
      ],
    },
    {
      when: /\b(?:behind|left behind|still (?:single|renting|here|at|living|in|alone|stuck|unemployed|the|a)|nothing to show|where I am|going nowhere|stuck|last one|only one|my age|\d\d and|by now|parents'? (?:house|basement))\b/iu,
      say: [
        'Other clocks only tick louder. They do not tell your time.',
        'You look at your own life as if through their window.',
      ],
      ask: ['What would you call a good year, if nobody else existed?'],
    },
    {
      when: /\b(?:(?:she|he|they)(?:'s| is|'re| are| was| were| has been| have been)? (?:\S+ ){0,2}?(?:kind|sweet|nice|good to me|supportive|there for me|deserves?|amazing|lovely|my best)|love (?:her|him|them)|good person|been through|deserves it|happy for (?:her|him|them))\b/iu,
      say: [
        'You love {them}, and that makes the other feeling so embarrassing.',
        'Both are yours, the love and the sting. Neither makes the other a lie.',
      ],
    },
    {
      when: /\b(?:noticed|asked (?:me )?(?:if|what|why|whether)|said I (?:seem|was)|confronted|can tell|knows|hurt (?:her|him|them))\b/iu,
      say: [
        '{They} felt something was off, then. You matter enough to be noticed.',
        'And what are you supposed to answer to that.',
      ],
    },
    {
      when: /\b(?:years?|trying|tried|applied|same (?:company|job|school|program)|rejected|failed|waiting|wanted (?:it|this|that)|my (?:dream|whole life)|applications?|dates?|interviews?)\b/iu,
      say: [
        'So it was your wish first, long before it was {their} news.',
        'You have been standing at that door for a good while.',
      ],
    },
    {
      when: /\b(?:asham\w*|guilt\w*|bad friend|terrible|horrible|awful|petty|bitter|ugly|hate (?:myself|that I|this|how)|gross|small|evil|pathetic)\b/iu,
      say: [
        'A feeling is not a deed. You did {them} no harm by it.',
        "You are scolding yourself for being hungry at somebody else's feast.",
      ],
    },
    {
      when: /\b(?:maybe I(?:'ll| will| should| could)|I(?:'m| am) (?:thinking|going to|gonna)|I might|I could|I'?ll (?:just )?(?:text|call|write|go|tell|send|try))\b/iu,
      say: ['That would be kind, to {them} and to you.', 'A small true thing is better than a big false one.'],
    },
    {
      when: /\b(?:I don'?t know|idk|dunno|whatever|nobody knows|never told|can'?t tell anyone|can'?t say (?:this|it)|first time)\b/iu,
      say: ['It is nothing you can say at brunch. Here you can.', 'It weighs less, once it is out of the dark.'],
    },
    {
      when: /\b(?:told me|texted me|called me|texted|called|announced|news|shared|showed|asked me to|all excited|so excited|first (?:person|one))\b/iu,
      say: [
        'And {they} came to you with it, of all people. That makes it sweeter and worse.',
        'You had about one second to arrange your voice.',
      ],
    },
    {
      when: /\b(?:she|he|they)(?:'s| is|'re| are|'ve| have| has| got| gets)? (?:\S+ ){0,2}?(?:always|never|just|got|gets|everything|all|already|doesn'?t|didn'?t|so|even|now)\b/iu,
      say: ['And it looks so effortless from where you stand.', 'Standing right next to it, you get no rest from it.'],
    },
    {
      when: /\bI (?:just |only |even |really |still )*(?:wanted|want|tried|thought|didn'?t|don'?t|was|never|always|can'?t|couldn'?t|did|wish|feel|have|work|live|should)\b/iu,
      say: [
        'There is a wish in that, and it has waited a while.',
        'You would like to be seen with what you carry, too.',
      ],
    },
  ],
  say: [
    'You can want what {they} {have} and still want {them} to have it.',
    'It hurts because it is close to a wish of yours.',
    'There is grief in it too, for something that has not come.',
    'Envy only ever sees the lit half of a life.',
    'Nobody gets to pick which feeling arrives first.',
  ],
  ask: [
    { line: 'What would it change for you, if you had it?' },
    { line: 'Is there something in your own life {they} might look at with a little longing?' },
    { line: 'What would you need from {them} just now, as a friend?' },
    { line: 'How long have you been wishing for it?', unless: /\b(?:years?|months?|always|forever|whole life)\b/iu },
  ],
};
