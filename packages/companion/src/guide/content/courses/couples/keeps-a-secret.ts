import type { Course } from '../course.ts';

/** The writer keeps something from the one they are with. */
export const keepsASecret: Course = {
  id: 'keeps-a-secret',
  begins:
    /\b(?:(?:I'?m|I am|I'?ve been|I have been|been|I was) (?:\S+ )?(?:hiding|keeping|lying|concealing) (?:\S+ ){0,4}?(?:from|to|about) my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|I (?:\S+ )?(?:hide|hid|kept|keep|lied|lie|lied to) (?:\S+ ){0,5}?(?:from|to) my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|I lied to my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|I (?:have|'?ve got|got|am keeping) (?:a|some|this|one|a big|an) (?:\S+ ){0,2}?secrets? (?:\S+ ){0,4}?my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:doesn'?t|does not|still doesn'?t|has no) (?:know|idea)(?: (?:that|about))? (?:I|I'?m|my|me|the|it|how)|I (?:\S+ )?(?:haven'?t|have not|never|didn'?t|can'?t) (?:\S+ )?(?:told|tell) my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)(?: \S+){0,3} (?:about|that|the truth|I|what)|(?:how|when|should|do|scared|afraid|terrified) (?:do |can |should |I |to |have |I have )*tell my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:the truth|that I|about (?:my|the)))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|cheat\w*|affair|slept with|kissed|surprise|proposal|propose|gift|birthday|present|debt|credit cards?|gambl\w*|love (?:him|her)|pregnan\w*|relaps\w*|abortion|leaving|divorc\w*|want to break up)\b/iu,
  first: {
    say: [
      'So there is a room in you that {they} {have} never been in, and you guard the door.',
      'Keeping a thing quiet takes strength every single day.',
      'It lies between you, and only you know that it is there.',
    ],
    ask: ['How long have you been carrying it?', 'What would be the worst about {them} knowing?'],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:tell|confess|come clean|say|admit|keep|wait)|(?<!\b(?:how|what|where|when|why) )do I (?:have to |need to )?(?:tell|say|confess)|is it (?:\S+ )?(?:better|kinder|wrong|lying|bad|ok|okay) (?:to|if|not)|would you (?:tell|want))\b/iu,
      say: [
        'One question helps some people: if it came out by accident in a year, would the thing hurt more, or the silence about it.',
        'Not every private thought has to be told. What touches {their} life, money, health or choices belongs to {them} too, I would think.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) I (?:\S+ )?(?:tell|say|start|bring|begin|explain)|what (?:do|can|should|would|could) (?:I|you) (?:\S+ )?(?:say|do|tell)|any advice)\b/iu,
      say: [
        'You could begin with the fear: “I have put off telling you something, because I was afraid of losing your good opinion.” After that the rest is mostly three sentences.',
        'Pick an hour with time behind it, not on the way out. And tell all of it at once; in slices it hurts each time anew.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what if (?:he|she|they|it)|am I (?:\S+ ){0,3}?(?:a (?:bad|terrible|horrible)|liar|wrong|selfish|overthink\w*|monster)|will (?:he|she|they) (?:\S+ )?(?:forgive|hate|leave|be|understand|ever|freak)|is (?:this|it|that) (?:\S+ )?(?:normal|cheating|a betrayal|that bad)|what if (?:he|she|they))\b/iu,
      say: [
        'I cannot know how {they} will take it. Often people are hurt less by the thing than by having been left out of it.',
        'Hiding something out of fear does not make a liar of your whole person. That it weighs on you says you would rather be known.',
      ],
      asked: true,
    },
    {
      when: /\b(?:found (?:out|it)|suspect\w*|asked me|almost (?:found|saw|caught)|close call|knows something|nearly)\b/iu,
      say: [
        'That close. The heart must have stopped for a second.',
        '{They} {are} feeling around the edges of it already.',
      ],
    },
    {
      when: /\b(?:my rock|trusts me|counts on me|provider|strong one|looks up to)\b/iu,
      say: ['That sentence, and you stand there and know.'],
    },
    {
      when: /\b(?:remodel|vacation|plans?|planning|kitchen|wedding|house|trip)\b/iu,
      say: ['Plans are being built on it, and you hold your breath.'],
    },
    {
      when: /\b(?:pay cut|make less|how much I (?:make|earn)|numbers?|move (?:the )?money|cover it|money|account|bought|spent|(?:my|the|a|new|lost) job|fired|quit my|laid off|savings|loan|salary|dressed|pretend to (?:work|go))\b/iu,
      say: ['And there are numbers to it, so it grows while it is kept.', 'Every month it gets a bit harder to begin.'],
    },
    {
      when: /\b(?:proud|believes? (?:in )?me|thinks I(?:'?m| am| have| quit)?|happy for me|brags)\b/iu,
      say: [
        'To be praised for just that, that makes it so much harder to say.',
        '{They} {are} glad about somebody you are not quite, and you know it.',
      ],
    },
    {
      when: /\b(?:perfume|gum|mints|spray\w*|mouthwash|wash\w*|shower|hide (?:the|my|them)|delete)\b/iu,
      say: [
        'All those little moves, done so often that the hands know them.',
        'So much effort, only to smell of nothing.',
      ],
    },
    {
      when: /\b(?:smok\w*|vap\w*|drink\w*|weed|pills|porn|gam(?:e|ing)|eating|binge)\b/iu,
      say: [
        'A thing you do alone, and then air the room. That is lonely.',
        'The habit is one thing, the hiding has become another.',
      ],
    },
    {
      when: /\b(?:diagnos\w*|sick|doctor|test results?|health|medication|therap\w*|depress\w*|anxi\w*|lump)\b/iu,
      say: [
        'You wanted to spare {them}, and are all by yourself with it now.',
        'That is a lot to know, and to set the table with.',
      ],
    },
    {
      when: /\b(?:(?:ex|he|she) (?:\S+ ){0,3}?(?:moved|back in town|showed up|works)|ran into|small town|could run into|might meet)\b/iu,
      say: ['So the thing has come to live around the corner.'],
    },
    {
      when: /\b(?:almost (?:said|told)|on the tip|opened my mouth|lost my nerve|chickened)\b/iu,
      say: ['It was already on your tongue. That close it had never been.'],
    },
    {
      when: /\b(?:past|before (?:we|him|her)|ex\b|years ago|happened to me|childhood|used to|record|prison|history)\b/iu,
      say: [
        'It was before {them}, and still it sits at the table.',
        'You fear that it would change how {they} {are} when looking at you.',
      ],
    },
    {
      when: /\b(?:texts?|messag\w*|friend|talk(?:ing)? to|coworker|online|feelings for|crush)\b/iu,
      say: [
        'Then it is about somebody, too. That makes it harder to say harmlessly.',
        'So there are words elsewhere that you would not want read aloud at home.',
      ],
    },
    {
      when: /\b(?:lie|lied|lies|lying|excuse|cover\w*|made up|story|pretend\w*|delet\w*|hid\w*)\b/iu,
      say: [
        'Each small lie has to be fed by another.',
        'You have to remember which version you told. That wears one out.',
      ],
    },
    {
      when: /\b(?:guilt\w*|asham\w*|embarrass\w*|disgust\w*|hate myself|terrible)\b/iu,
      say: ['It is a shame that gets bigger in the dark.', 'The guilt shows that you want no walls there.'],
    },
    {
      when: /\b(?:asked (?:me )?(?:how|about|if|why)|keeps asking|wants to know)\b/iu,
      say: ['A plain question at the door, and you have to invent an evening.'],
    },
    {
      when: /\b(?:nice|kind|sweet|trusts?|loves?|honest with me|open book|deserves?|good to me)\b/iu,
      say: [
        'And {they} {are} good to you, in all innocence. That is what makes it ache.',
        'You take the kindness and think: if only you knew.',
      ],
    },
    {
      when: /\b(?:scared|afraid|terrified|fear|lose|leave me|angry|mad|disappoint\w*|hurt (?:him|her|them)|judg\w*)\b/iu,
      say: [
        'It is {their} face you are afraid of, in that first second.',
        'The fear has had a long time to paint it for you.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|weeks)|long time|too long|since|too late|missed the (?:moment|chance)|never the right)\b/iu,
      say: [
        'By now you would have to explain the silence, as well.',
        'There was a moment for it once, and each day it moves further off.',
      ],
    },
    {
      when: /\b(?:(?:can'?t )?sleep\w*|stomach|sick to|anxi\w*|panic\w*|heart|headache)\b/iu,
      say: ['It asks its price at night.', 'Your body would be glad to have it said.'],
    },
    {
      when: /\b(?:nobody|no one|only one who|only (?:my|you)|sister knows|friend knows|told (?:my|a))\b/iu,
      say: [
        'It is a bit less alone, now that it has been put into words at all.',
        'You have been the only keeper of it for so long.',
      ],
    },
    {
      when: /\b(?:told (?:him|her|them)|(?:he|she|they) (?:took|hugged|cried|was|said|laughed)|came clean|it'?s out)\b/iu,
      unless: /\b(?:haven'?t|didn'?t|never|if|before I)\b/iu,
      say: ['So it is said. Whatever comes, you no longer stand guard.'],
      ask: ['How did {they} take it?'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|tonight|tomorrow|this weekend|letter|write)\b/iu,
      say: ['You are walking up to the door, then.', 'It need not come out well. It only has to come out.'],
    },
    {
      when: /\b(?:stupid|silly|not a big deal|small|nothing|dumb)\b/iu,
      say: ['If it were nothing, it would have been said long ago.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['It may stay undecided a bit longer. At least it has been looked at.'],
    },
  ],
  say: [
    'One hides a thing for fear of losing love, and then cannot rest in that love.',
    'It is not the secret alone, it is being alone with it.',
    'You would like to be loved with that in it, too.',
    'Something in you is tired of standing guard.',
    'There are kinder and less kind ways for it to come out, and you think about that.',
  ],
  ask: [
    { line: 'What made you keep it to yourself in the beginning?' },
    { line: 'What do you imagine {they} would say first?', unless: /\b(?:scared|afraid|leave)\b/iu },
    { line: 'How would it feel, the morning after it was said?' },
  ],
};
