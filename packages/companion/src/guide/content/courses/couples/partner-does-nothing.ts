import type { Course } from '../course.ts';

/** The other one leaves house, children and all the thinking to the writer. */
export const partnerDoesNothing: Course = {
  id: 'partner-does-nothing',
  begins:
    /\b(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,2}?(?:doesn'?t|does not|won'?t|never|refuses to|barely|hardly|rarely) (?:\S+ ){0,3}?(?:helps?|lifts? a finger|does? (?:anything|any|the|a thing|his|her|their|nothing|shit|chores|dishes|laundry|housework)|clean\w*|cook\w*|picks? up|do anything|pulls? (?:his|her|their) weight|contribut\w*|washes|notices? (?:the|what|anything))|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:\S+ ){0,2}?(?:does|did|do) (?:absolutely |literally |basically )?(?:nothing|jack|squat|zero)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:just |only |always )?(?:sits|lies|lays|plays|games|lounges|naps)(?:\S+ ){0,4}?(?:couch|sofa|phone|all (?:day|evening|night)|while I|games?|video ?games|xbox|ps5|playstation)|(?:I|I'?m the (?:only )?one (?:who|that)) (?:have to |always |basically |literally )?(?:do|does|doing|did) (?:absolutely |literally |basically |pretty much )?(?:everything|it all|all the (?:work|chores|housework|cleaning|cooking|childcare|mental load)|all of it)(?:(?: \S+){0,4} (?:house|home|kids|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|by myself)| around here| in this (?:house|marriage|relationship))|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:thinks|acts like) (?:the )?(?:dishes|laundry|clothes|food|house|groceries|it all|everything|chores)|(?:treats|using) (?:me|my) (?:like|as) (?:a|his|her|the) (?:maid|servant|housekeeper|mother|mom)|(?:feel like|I'?m|I am) (?:a |the |his |her |my husband'?s |just a |nothing but a )(?:maid|servant|housekeeper|mother to my (?:own )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|single (?:mom|mother|parent) with a (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus))|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:is|'?s|has become) (?:\S+ ){0,3}?(?:lazy|a slob|another child|like (?:another|a third|a second|a fourth|an extra) (?:kid|child)|no help|useless (?:at home|around)|a man ?child)|(?:married to|living with|live with) a (?:man ?child|slob|lazy (?:husband|wife|man|woman|boyfriend|girlfriend))|(?:mental load|all the chores|the housework|household)(?: \S+){0,6} my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|depress\w*|disab\w*|wheelchair|stroke|cancer|dementia|alzheimer\S*|surgery)\b/iu,
  first: {
    say: [
      'All of it, and then also the asking.',
      'You carry the house and the thinking for it, and that last part nobody sees.',
      'It is not the one plate. It is that you always see it, and {they} never {do}.',
    ],
    ask: ['What was it today that made it too much?', 'What do you do in a day that goes unseen?'],
  },
  turns: [
    {
      when: /\b(?:do I sound|am I (?:\S+ ){0,3}?(?:overreact\w*|wrong|nagging|a nag|unfair|crazy|asking too much|petty|dramatic|controlling|ungrateful|too (?:much|picky|demanding|sensitive))|is it (?:\S+ ){0,2}?(?:too much|wrong|unreasonable|petty|unfair|just me|normal)|do (?:all|other|most) (?:men|women|husbands|wives|couples|people)|is it (?:\S+ )?like (?:this|that)|is everyone)\b/iu,
      say: [
        'Wanting two grown people to share the work of two grown people is not too much.',
        'It is common, sadly, and that does not make it fair. You are not petty for noticing who gets to sit down.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|you|we) (?:\S+ )?(?:get|make|tell|talk|ask|say|bring|explain|change|deal)|what (?:do|can|should|would|could) (?:I|you) (?:\S+ )?(?:do|say|tell)|any (?:advice|tips))\b/iu,
      say: [
        'One way is to hand over a whole thing instead of tasks: “From now on the laundry is yours, start to finish. I will not think of it anymore.” Said on a quiet day.',
        'Perhaps with a list of everything one week takes, written down once and laid on the table: “This is what runs in my head. Which of these will be yours?”',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:is (?:this|it) )?worth leaving|should I (?:\S+ )?(?:just |stop|say|tell|leave|ask|let|go on|quit|keep|give|do|make)|would (?:it|you) (?:\S+ )?(?:help|stop|just)|what (?:if|happens if) I (?:just )?stop)\b/iu,
      say: [
        'Stopping without a word tends to end in a dirtier house and a fight. Saying first what you will no longer do, and then really leaving it, is clearer.',
        'I would try one calm talk before anything bigger. What you want could be said in a line: “I do not want help. I want it to be ours.”',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:he|she|they|it|this) (?:\S+ )?(?:change|get|ever|stop)|can (?:people|men|he|she|they) change|is there (?:any )?hope|why (?:doesn'?t|can'?t|won'?t|don'?t|is|does) (?:he|she|they))\b/iu,
      say: [
        'I cannot see into {them}. Some really do not see it until it is theirs alone; others see it and let you. Those are two different talks.',
        'People do change there, mostly when it costs them something not to. Nobody can promise you that.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:just |why don'?t you |you could |you should(?:'?ve| have) )?(?:ask(?:ed)?|tell me|told me|remind\w*|make a list|a list|wrote a list|made a list))\b/iu,
      unless: /\b(?:I (?:\S+ )?(?:asked|ask|told|tell|remind))\b/iu,
      say: [
        'As if asking were not the very work you are tired of.',
        '“You could have asked.” So you are the manager of the home, on top of it.',
      ],
    },
    {
      when: /\b(?:(?:I (?:\S+ )?(?:asked|ask|told|tell|said|reminded|begged|nag\w*|complain\w*|remind)|asked (?:him|her|them)|(?:hundred|million|thousand) times|again and again|nag\w*|broken record))\b/iu,
      say: [
        'After so many times it is no longer a request, it is a tune {they} can whistle along to.',
        'You asked plainly. It is bitter then to be called the one who nags.',
      ],
      ask: ['What do you get as an answer, mostly?'],
    },
    {
      when: /\b(?:(?:does|do|did|done) it (?:wrong|badly|so bad|poorly|half)|half[- ]ass\w*|on purpose|pretends?|incompeten\w*|have to redo|doesn'?t know (?:how|where|what)|where (?:the|we keep)|can'?t find)\b/iu,
      say: [
        'So in the end you do it anyway, and have watched it being done badly first.',
        'Not knowing where things are, after all that time. That says who has had to know.',
      ],
    },
    {
      when: /\b(?:fun (?:dad|mom|parent)|good (?:dad|father|mom|mother)|plays with (?:the|them)|kids (?:love|adore))\b/iu,
      say: [
        'The fun is on the one side, and the fingernails and forms are on yours.',
        'You can see the good in it and still be left with the rest.',
      ],
    },
    {
      when: /\b(?:phone|games?|gaming|xbox|playstation|ps5|tv|football|netflix|couch|sofa|scroll\w*|nap\w*|golf\w*|fishing|gym|friends|hobb\w*)\b/iu,
      say: [
        '{They} {have} an evening. You have a second shift.',
        'It is the sitting that stings, while you walk past with the basket.',
      ],
    },
    {
      when: /\b(?:calls? me|if I (?:leave|go|am away)|when I(?:'?m| am) (?:gone|away|out)|can'?t (?:even )?leave)\b/iu,
      say: ['So even when you are out, you are on duty.'],
    },
    {
      when: /\b(?:meals?|plan\w*|dentist|appointments?|doctor|calendar|remember\w*|in my head|think of|organi\w*|lists?)\b/iu,
      say: [
        'A whole household is running in your head, day and night.',
        'Remembering is work. It only does not look like it.',
      ],
    },
    {
      when: /\b(?:higher standards?|too (?:clean|picky|perfect)|perfectionist|doesn'?t (?:see|bother|notice)|don'?t see it|doesn'?t care)\b/iu,
      say: [
        'As if clean plates were a private hobby of yours.',
        'Not seeing it is very comfortable, for the one who does not see.',
      ],
    },
    {
      when: /\b(?:nag|nagging)\b/iu,
      say: ['You hear yourself ask again, and like it as little as {they} {do}.'],
    },
    {
      when: /\b(?:kids?|children|baby|newborn|toddler|year[- ]olds?|son|daughter|diaper\w*|bedtime|homework|school|daycare|babysit\w*|lunch\w*|night feed\w*)\b/iu,
      say: [
        'The child of two, and one of you has it in mind day and night.',
        'You know the shoe sizes and the dates and the names. All of that is work.',
      ],
      ask: ['Which part of it with the kids would you most like to hand over?'],
    },
    {
      when: /\b(?:sigh\w*|groan\w*|roll(?:s|ed) (?:his|her|their) eyes|huff\w*|annoyed|makes? a face|attitude)\b/iu,
      say: ['As though you had asked for a favor.', 'And then you are the one who spoiled the mood.'],
    },
    {
      when: /\b(?:works?|job|full[- ]time|shifts?|earn\w*|money|pays? (?:the|for)|provid\w*|breadwinner|home all day|stay[- ]at[- ]home|he'?s tired|she'?s tired|long (?:day|hours))\b/iu,
      say: ['As if work only counted where somebody pays for it.', 'There is no closing time on your side of it.'],
    },
    {
      when: /\b(?:sick|flu|fever|migraine|pregnan\w*|surgery|back hurts?|broken|c-section|postpartum|in pain)\b/iu,
      say: [
        'Even then it fell to you. That is a bitter thing to find out.',
        'Somebody ought to have brought you soup, for once.',
      ],
    },
    {
      when: /\b(?:feel like (?:his|her|a|the|their) (?:mom|mother|maid|servant|nanny|roommate)|(?:mom|mother|mum|mother-in-law|family)(?: \S+){0,6} (?:does|cleans|did|always|everything|raised|spoiled|says|said|picks)|raised|grew up|upbringing|his mom|her mom)\b/iu,
      say: [
        'So somebody always did it, and then it was you.',
        'One learns it as a child, who gets up from the table. It can be learned later, too.',
      ],
    },
    {
      when: /\b(?:(?:dishes|dish|sink|laundry|trash|garbage|bathroom|toilet|socks|clothes|floor|dinner|cook\w*|groceries|vacuum\w*|mess|dirty|crumbs|towels?|plates?))\b/iu,
      say: [
        'A small thing, every day, in the same place. It becomes a message.',
        'You look at it and see what it says about you two.',
      ],
    },
    {
      when: /\b(?:guests?|birthday|holiday\w*|christmas|thanksgiving|vacation|party|visit\w*|presents?|gifts?|cards?)\b/iu,
      say: [
        'Even what is meant to be a pleasure comes down to your list.',
        'Everybody enjoys the day that you have made.',
      ],
    },
    {
      when: /\b(?:resent\w*|hate|bitter|angry|furious|rage|mad|scream|explode|contempt|disgust\w*|fed up|sick of)\b/iu,
      say: [
        'Resentment is what is left when you have been reasonable for too long.',
        'That anger has been doing dishes for a long time.',
      ],
    },
    {
      when: /\b(?:(?:not|no longer|don'?t feel|lost|turned off|unattract\w*|attract\w*|sex|desire|intimacy|in the mood|love (?:him|her|them) (?:less|anymore)))\b/iu,
      say: [
        'It is hard to want somebody you also have to pick up after.',
        'It gets into the rest of it, how could it not.',
      ],
    },
    {
      when: /\b(?:tired|exhausted|burn\w* out|no (?:time|energy)|overwhelmed|drained|can'?t (?:keep|do|anymore|go on)|never (?:sit|rest|get a break)|collapse)\b/iu,
      say: [
        "You are tired in a way that one night's sleep does not reach.",
        'No one could do that much and stay cheerful.',
      ],
      ask: ['When did you last sit down and nothing was waiting?'],
    },
    {
      when: /\b(?:cry\w*|cried|tears|broke down|bathroom floor|sobb\w*|I lost it|snapped|yelled)\b/iu,
      say: ['So at last it came out, and not only because of today.', 'That had been full for a while.'],
    },
    {
      when: /\b(?:(?:flowers|gift|chocolate|apologi\w*|sorry))\b/iu,
      say: [
        'A kind gesture, and the basket is still standing there.',
        'It was seen, then, that something is wrong. That is a beginning, at most.',
      ],
    },
    {
      when: /\b(?:(?:helped|did|made|cleaned|cooked|washed|took|offered|tried|apologi[sz]ed|noticed|thanked|thank you)(?: \S+){0,6}(?: today| yesterday| last night| once| for once| without| finally| the)|a bit better|better for a (?:day|week)|for (?:a|one) (?:day|week)|for like)\b/iu,
      say: [
        'A glimpse that it could be otherwise. That makes it better and harder.',
        'So {they} can, when it gets through.',
      ],
      ask: ['What was different that time?'],
    },
    {
      when: /\b(?:leaving|leave (?:him|her|them)|divorce|separat\w*|easier alone|living alone|live alone|better off|single|on my own|done with|move out|one less)\b/iu,
      say: [
        'It has gone far enough that you have done the sums in your head.',
        'You catch yourself thinking it might be lighter alone. That thought comes from a long way.',
      ],
    },
    {
      when: /\b(?:(?:he|she|they|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)) (?:always |just |then |only )?(?:says?|said|tells me|told me|claims?)|excuses?|answer is|goes)\b/iu,
      say: [
        'That answer leaves the whole load right where it was.',
        'So {they} {have} a sentence ready, and you have the work.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|yrs)|since (?:we|the|I)|used to|before (?:the|we|kids)|at first|always been)\b/iu,
      say: [
        'It crept up, I suppose, one thing at a time, until all of it was yours.',
        'A long time to be the one who remembers.',
      ],
    },
    {
      when: /\b(?:friends?|sister|mom|mum|everyone|people|nobody|no one)\b/iu,
      say: [
        'From outside it looks like a small complaint. Inside it is every day of your life.',
        'Whoever has not carried it will call it little.',
      ],
    },
    {
      when: /\b(?:stupid|silly|petty|first world|trivial|not a big deal|could be worse|at least)\b/iu,
      say: ['It is not little. It is your time, and your life is made of that.', '“At least” is a thin blanket.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) (?:just )?|going to|thinking of|strike)\b/iu,
      say: ['That would be something new, and it would be seen.', 'You are looking for the place where it can change.'],
    },
    {
      when: /^(?:I )?(?:honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea|whatever)\b/iu,
      say: [
        'When one is that busy with everything, there is no room left for knowing.',
        'It need not be figured out on top of the rest.',
      ],
    },
  ],
  say: [
    'What you do there holds the whole place together, seen or not.',
    'You want a partner in it, not one more person to look after.',
    'It is lonely to be the only one who notices.',
    'Fairness at home is not a small wish.',
    'The work itself would be half as heavy if it were met with a thank you.',
  ],
  ask: [
    { line: 'What would you hand over first, if {they} took it fully?', unless: /\b(?:hand over|take over)\b/iu },
    { line: '{Do} {they} know how far it has gone with you?', unless: /\b(?:told|asked|said)\b/iu },
    { line: 'When in the day is it worst?', unless: /\b(?:morning|evening|night|bedtime|dinner)\b/iu },
    { line: 'What would a fair week look like to you?' },
  ],
};
