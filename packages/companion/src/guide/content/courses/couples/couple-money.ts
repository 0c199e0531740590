import type { Course } from '../course.ts';

/** A couple quarrels about money. */
export const coupleMoney: Course = {
  id: 'couple-money',
  begins:
    /\b(?:(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) and I|me and my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|we) (?:\S+ ){0,4}?(?:fight\w*|fought|argu\w*|quarrel\w*|disagree\w*|clash\w*|argument|fight) (?:\S+ ){0,4}?(?:about|over|because of) (?:the |our |my |his |her )?(?:money|finances|bills?|budget|spending|credit card|savings|rent|debt|debts|how much)(?: \S+){0,8}|(?:fight|argument|fighting|arguing|fought|argued|row) (?:\S+ ){0,3}?with my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,4}?(?:about|over|because of) (?:\S+ )?(?:money|finances|bills?|budget|spending|credit card|savings|rent|debts?)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,3}?(?:spends?|spending|spent|blew|blows|wasted|wastes|bought|buys|keeps buying|lost|lent|owes|racked up|maxed out|hid|hides|emptied|drained|controls|took out)(?: \S+){0,6} (?:money|savings|paycheck|dollars|\$\S+|\d+k|credit cards?|debts?|account|on (?:amazon|clothes|games|shoes|crypto|a (?:car|truck|boat|motorcycle|bike)|stuff)|loan|without (?:telling|asking))|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:is |'?s )?(?:so |really |terrible |bad |awful |irresponsible |cheap |stingy |hopeless )+(?:with (?:our |the )?money|about money|with finances)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:doesn'?t|won'?t|refuses to|never|barely) (?:\S+ )?(?:contribut\w*|pay\w*|save|saves|chip in|split|work|get a job|share)(?: \S+){0,5} (?:bills?|rent|money|anything|half|mortgage|expenses|a (?:job|cent|dime|dollar)|job)|(?:found out|discovered|learned|found) (?:that )?(?:my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:has|had|owes|is|was) (?:\S+ ){0,3}?(?:debts?|credit cards?|loans?|in debt|secret account)|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s (?:secret )?(?:debts?|credit cards?|loans?))|money (?:is |fights |problems |stress |issues )?(?:\S+ ){0,4}?(?:ruining|killing|destroying|tearing|breaking|coming between|straining) (?:us|our|my) ?(?:marriage|relationship|apart)?|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:makes|earns) (?:\S+ ){0,3}?(?:more|less) (?:money )?than me)\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|(?:parents|mom|dad|mother|father|brother|sister|roommates?|friend|family|son|daughter) (?:and I|and me)|me and my (?:parents|mom|dad|brother|sister|roommates?|friend|family)|divorc\w*|alimony|my ex|gambl\w*|casino|lottery|surprise|gift for me|proposed)\b/iu,
  first: {
    say: [
      'And so a number sits down with you at dinner.',
      'Money between two people is never only money.',
      'It is about trust and fear, and it sounds like arithmetic.',
    ],
    ask: ['What set it off?', 'How tight is it, just now?', 'Who has an eye on the money with you two?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would|am) (?:I|we|you) (?:\S+ ){0,2}?(?:talk|tell|bring|get|make|deal|handle|split|stop|say|fix|ask|pay|trust|explain|start)|what (?:do|can|should|would) (?:I|you|we) (?:\S+ )?(?:do|say|tell)|any (?:advice|tips))\b/iu,
      say: [
        'Perhaps a fixed half hour a week with the numbers on the table and a coffee, not right after a bill. First what each of you is afraid of, and only then the sums.',
        "Some have a pot for all that is shared, and each a sum nobody asks about. It takes the little fights out. You could say: “I don't want to control you. I want to sleep.”",
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|crazy|wrong|petty|cheap|controlling|unfair|selfish|the (?:problem|bad)|a nag|too|stingy|being)|is it (?:\S+ ){0,2}?(?:fair|normal|wrong|me|unreasonable|financial|petty|bad)|is (?:that|this) (?:\S+ )?(?:fair|normal|ok|okay|abuse|cheating)|do (?:all|other|most))\b/iu,
      say: [
        'To want to know where your shared money goes is not petty. Whose view is fairer I cannot tell from one side; that it frightens you is real.',
        'It is the thing couples quarrel about most. Behind it stands mostly one who needs safety, and one who needs air.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:pay|tell|leave|separate|open|hide|say|take|ask|bail|lend|help|stay|check|get|divide|confront|let)|(?<!\b(?:how|what|where|when|why) )do I (?:\S+ )?(?:pay|tell|bail|leave|say)|will (?:he|she|it|we|they) (?:\S+ )?|why (?:does|do|can'?t|won'?t|did|is)|can (?:he|she|we|people))\b/iu,
      say: [
        'An account in your own name is no mistrust, only a floor under your feet. If signatures or debts are in play, a free credit counselor can look over it with you.',
        'I cannot see why {they} {do} it. It helps some to ask how money was at home when each of you was ten; one hears a good deal there.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:lied|lies|lying|hid\w*|hiding|secret|behind my back|without (?:telling|asking)|didn'?t tell|found (?:out|a|the|statements?|receipts?)|statement|packages?|hidden))\b/iu,
      say: [
        'It is the hiding more than the sum. You were left out of your own life.',
        'And now you read every receipt as if it were a letter.',
      ],
      ask: ['How did you come upon it?'],
    },
    {
      when: /\b(?:debts?|credit cards?|loans?|owe[sd]?|maxed|collections?|interest|\d+k\b|\$ ?\d+|thousands?|overdraft|minimum)\b/iu,
      say: [
        'A number like that stands in the room, even with the lights out.',
        'You will both pay for it for a long time, whoever signed.',
      ],
    },
    {
      when: /\b(?:daycare|childcare|rent|mortgage|bills?|groceries|electric\w*|gas|paycheck|end of the month|broke|afford|eviction|behind|barely|overdue|shut off)\b/iu,
      say: [
        'There is not enough of it, and so every purchase becomes a quarrel.',
        'Being short makes two people hard who are not hard.',
      ],
    },
    {
      when: /\b(?:bought|buys?|spend\w*|spent|amazon|shoes|clothes|truck|car|games?|guitar|boat|gadgets?|tools|shopping|eating out|doordash|starbucks|crypto|bike|phone|impuls\w*)\b/iu,
      say: [
        'You turn each coin, and then there is a box at the door.',
        'It is not the thing. It is that you were not thought of.',
      ],
    },
    {
      when: /\b(?:grew up|poor|childhood|(?:his|her|my) (?:dad|father|parents)|rich family|never had|raised)\b/iu,
      say: ['So you each bring a childhood to the bank.', 'It began long before there was an account with two names.'],
    },
    {
      when: /\b(?:sav\w*|emergency fund|retire\w*|future|house|down payment|kids|college|vacation|wedding|plan\w*|goals?)\b/iu,
      unless: /\b(?:grew up|poor|nothing)\b/iu,
      say: [
        'You are saving toward something, and the other hand takes it out again.',
        'It was your picture of later, put by in little amounts.',
      ],
    },
    {
      when: /\b(?:(?:lost|no|quit|find a|get a|got a|without a) (?:\S+ )?job|unemploy\w*|laid off|works? less|doesn'?t work|stay(?:s)? (?:at )?home|part[- ]time|business|freelanc\w*|disability)\b/iu,
      say: [
        'Then one of you earns, and both of you feel it, each in another way.',
        'It is hard to speak about money with somebody who is ashamed of having none.',
      ],
    },
    {
      when: /\b(?:earn\w*|makes? (?:more|less|twice|half)|salary|income|breadwinner|provid\w*|my money|his money|her money|allowance|ask (?:him|her) for|permission|control\w*|split|50.?50|half|fair|contribut\w*|pays? for (?:everything|all|nothing))\b/iu,
      say: [
        'Who earns gets to decide, nobody says it, and it hangs there.',
        'To have to ask, as a grown person. That rubs.',
        'Fair and equal are two things, and you two have not found yours yet.',
      ],
    },
    {
      when: /\b(?:mother|mom|mum|brother|parents|family|in-?laws?|lent|lend|friend|cousin|sister|sends? (?:money )?(?:home|to))\b/iu,
      say: [
        'And part of it goes out by another door, to somebody you may not grudge it to.',
        'There a family has its hand in your shared pocket.',
      ],
    },
    {
      when: /\b(?:cheap|stingy|tight|frugal|penny|coupon\w*|never (?:spends|buys|wants)|won'?t (?:spend|let|buy)|thermostat|heat)\b/iu,
      say: [
        'One can be poor beside a full account, too.',
        'When everything costs too much, one begins to feel too expensive oneself.',
      ],
    },
    {
      when: /\b(?:said|says|told|called me|yell\w*|scream\w*|slam\w*|shut(?:s)? down|walks? away|won'?t talk|changes the subject|defensive|mad|angry|fight\w*|fought|argu\w*)\b/iu,
      say: [
        'After two sentences it is no longer about the money at all.',
        'There is no talking about it by then, only firing.',
      ],
      ask: ['What do you think {they} {are} afraid of, in all of it?'],
    },
    {
      when: /\b(?:trust|future with|leave|leaving|divorce|separat\w*|break up|marry|wedding|done)\b/iu,
      say: [
        'If one cannot build on it, one begins to ask what one is building.',
        'It has gotten as far as that. Then it is no small quarrel.',
      ],
    },
    {
      when: /\b(?:scared|afraid|worr\w*|anxi\w*|panic\w*|sleep|awake|stomach|sick|cry\w*|cried|stress\w*|headache|dread|tears)\b/iu,
      say: [
        'At three in the morning the numbers are twice as big.',
        'You carry the sum around with you, while shopping, while showering.',
      ],
    },
    {
      when: /\b(?:asham\w*|embarrass\w*|guilt\w*|my fault|I (?:\S+ )?(?:spent|bought|messed|overspent|lost|forgot)|me too|not perfect)\b/iu,
      say: [
        'You had your part in it, and you say so. That is worth more than a clean account.',
        'Shame and money get along only too well. It is good to have it out.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|times)|again|every (?:month|time|week|paycheck)|always|same|never (?:ends|changes|learns)|over and over)\b/iu,
      say: [
        'The same sum, month after month, and it never comes out.',
        'You know what will be said before the envelope is open.',
      ],
    },
    {
      when: /\b(?:friends|everyone|nobody|no one|can'?t tell|pretend\w*|look rich|instagram|neighbors|keep up)\b/iu,
      say: [
        'From outside you have all you need. Nobody sees the shoebox with the bills.',
        'One does not speak about that, and so everybody thinks they are the only ones.',
      ],
    },
    {
      when: /\b(?:budget|spreadsheet|app|plan|counsel\w*|separate accounts?|joint|agreed|talked|apologi\w*|sorry|paid off|sold|returned|better|progress|envelopes?)\b/iu,
      unless: /\b(?:won'?t|refus\w*|never|didn'?t|doesn'?t)\b/iu,
      say: [
        'There is a bit of ground in that, one line at a time.',
        'So you two can sit on the same side of the table.',
      ],
    },
    {
      when: /\b(?:love (?:him|her|them)|good (?:man|woman|guy|person|dad|mom)|generous|kind|means well|not a bad|otherwise)\b/iu,
      say: ['A good one, and still you lie awake. Both can be.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|done|fed up|over it|sick of|whatever|give up|responsible one|adult|parent|mom to)\b/iu,
      say: [
        'To be the one who always has to say no, that makes one old.',
        'You would like to be careless for once, and somebody else adds it up.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |(?:we'?re|I'?m) going to|gonna|thinking of)\b/iu,
      say: ['You are looking for a way that leaves you both some dignity.'],
    },
    {
      when: /\b(?:stupid|silly|petty|small|only|just money|greedy|materialistic|first world)\b/iu,
      say: ['It is about safety. One may be serious about that.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['With so many unknowns in it, who could do that sum.'],
    },
  ],
  say: [
    'You would like to be on the same side of the bill.',
    'It is hard to rest while the ground under the household shifts.',
    'Two people, two fears, and one account.',
    'What you want is to be able to count on each other.',
    'Talk about money and you touch nearly everything at once.',
  ],
  ask: [
    { line: 'What are you most afraid of, if it goes on like that?', unless: /\b(?:afraid|scared|worr)\b/iu },
    { line: 'When did you two last speak of it calmly?' },
    { line: 'What would already be a relief?', unless: /\b(?:relief)\b/iu },
    { line: 'What was it like before?', unless: /\b(?:used to|before|since|always)\b/iu },
  ],
};
