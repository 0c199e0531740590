import type { Course } from '../course.ts';

/** A divorce is under way, with papers, children, a house. */
export const divorceUnderWay: Course = {
  id: 'divorce-under-way',
  begins:
    /\b(?:(?:I'?m|I am|we'?re|we are|I'?ve been|currently|been) (?:\S+ ){0,2}?(?:getting|going through|in the middle of|in the process of|filing for|finalizing|starting|facing|dealing with|in) (?:\S+ ){0,2}?(?:divorced?|separation|custody)|(?:my|our|the) (?:divorce|separation) (?:is|was|got|has|just|became|papers|hearing|lawyer|starts?|will be|settlement|mediation|process|from)|divorce papers|(?:served|signed|sign|filed|filing) (?:me )?(?:with |the |for )?(?:divorce|separation)(?: papers)?|(?:he|she|they|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)) (?:just )?(?:filed|served me|wants (?:a|the) divorce|wants a separation|asked (?:me )?for (?:a|the) divorce|is divorcing me|wants to (?:get (?:a )?divorced?|separate|divorce)|said (?:he|she|they) wants? (?:a divorce|to (?:get )?divorced?|to separate)|moved out|took the kids|wants full custody)|(?:my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) and I|me and my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|we) (?:are |have |just |got )?(?:\S+ ){0,2}?(?:divorc(?:ing|ed)|separat(?:ing|ed)|getting (?:a )?divorced?|split(?:ting)? custody|selling the house because)|(?:my soon[- ]to[- ]be[- ]ex|stbx|stbxh|stbxw|soon to be ex)|(?:custody|visitation|co-?parent\w*|child support|alimony|mediation)(?: \S+){0,8} (?:my ex|ex-?(?:husband|wife)|the kids|my kids|hearing|battle|fight|judge|court|lawyer)|how (?:do|to|should|can) (?:I|we|you) tell (?:the|my|our) (?:kids|children|son|daughter)(?: \S+){0,4} (?:divorc\w*|separat\w*|splitting))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|my parents|my mom and dad|thinking (?:about|of) (?:divorce|getting|a)|from my roommate|moved out of (?:my|his|her) parents|divorced (?:his|her) first|parents'?)\b/iu,
  first: {
    say: [
      'A marriage taken apart in forms and dates, while you still set the alarm for work.',
      'So much at once, and each piece of it has a signature under it.',
      'That is an ending one has to organize oneself.',
    ],
    ask: ['Where in it are you just now?', 'What is pressing the most this week?', 'Whose wish was it?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|we|you) (?:\S+ )?(?:tell|explain|say|talk to)(?: \S+){0,4} (?:year|yr|old|toddler|kids|children|son|daughter|him|her|them|boys|girls)|what (?:do|should|can) (?:I|we|you) (?:\S+ )?(?:tell|say to) (?:the|my|our|them))\b/iu,
      say: [
        'Together if that is possible, short, and the same words from both: “We will not live together anymore. It is not because of you. You keep us both.” They will ask the rest in pieces.',
        'Children mostly want to know what stays: the bed, the school, who picks them up. Saying just that helps more than any reasons.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:the|my|our) (?:kids|children|son|daughter)|are (?:the|my) kids|am I (?:ruin\w*|damag\w*|destroy\w*|scarr\w*|messing)|(?:ruin|damage|scar|mess)\w* (?:the|my|our) (?:kids|children)|did I (?:\S+ )?(?:ruin|fail|break|destroy))\b/iu,
      say: [
        'It hurts children, and most find their way through it, above all when they may love both and are kept out of the fight. You are thinking of that already.',
        'No one can promise how they will take it. One calm grown-up who listens is worth a great deal to them, and you can be that one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:I|it|this) (?:\S+ ){0,2}?(?:ever|get|be|feel|end|stop|find|survive|lose)|how long|does it (?:\S+ )?get|when (?:does|will)|is it normal|is (?:this|that) normal|am I (?:\S+ ){0,3}?(?:crazy|wrong|bad|selfish|failure|a bad|terrible)|why (?:do|am) I)\b/iu,
      say: [
        'The middle of it is for many the worst stretch: nothing is the old way anymore and nothing is settled. Nobody can give you a date.',
        'Relief in the morning and grief at night, that is quite usual. One can mourn a marriage one did not want to go on with.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:sign|fight|move|sell|keep|get|hire|tell|let|give|agree|take|try|ask|call|stay|go|text)|what (?:do|can|should|would|could) (?:I|you) (?:\S+ )?(?:do|say)|how (?:do|can|am|will) I (?:\S+ )?(?:get|deal|cope|survive|handle|do|go|live|afford|pay|start)|any advice)\b/iu,
      say: [
        'Where the law comes in I would not guess; one hour with a lawyer or a free legal clinic, before you sign or move anything, can spare you a lot.',
        'For the rest, one thing a day: one form, one call. And something each day that has nothing to do with it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:lawyers?|attorney|court|judge|hearing|mediat\w*|papers?|sign\w*|served|filed|forms?|paperwork|petition|settlement|documents?)\b/iu,
      say: ['Years of a life, on letterhead.', "One's own story, told in numbered paragraphs."],
      ask: ['When is the next date in it?'],
    },
    {
      when: /\b(?:custody|every other (?:weekend|week)|weekends?|50.?50|visitation|half the (?:time|week)|drop ?off|pick ?up|exchange|handover|his (?:week|days)|her (?:week|days))\b/iu,
      say: [
        'To count days with your own child. Nobody imagines that beforehand.',
        'The house after they have been picked up, that must be a kind of quiet of its own.',
      ],
      ask: ['How are the days when they are not there?'],
    },
    {
      when: /\b(?:(?:tell|told|telling) (?:the |my |our )?(?:kids|children|son|daughter|them|him|her)|kids? (?:asked|cried|want|don'?t|know|said|think)|(?:son|daughter|oldest|youngest|little one) (?:\S+ )?(?:asked|asks|cried|cries|wants?|said|says|won'?t|is)|daddy|mommy)\b/iu,
      say: [
        'You saw it land in a small face. One does not forget that.',
        'And you had to find words for what you do not understand yourself.',
      ],
      ask: ['How have they been since?'],
    },
    {
      when: /\b(?:(?:won'?t|doesn'?t|refuses to|stopped) (?:talk\w*|speak\w*|look\w*|com\w*|answer\w*)|blames? me|angry at me|mad at me|hates? me|takes? (?:his|her) side)\b/iu,
      say: [
        'Of all the people who may be angry with you, that one hurts the most.',
        'Children are often angry where they feel safest. It does not make it easier to bear.',
      ],
      ask: ['How do you two meet, just now?'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|boys|girls)\b/iu,
      unless: /\b(?:asked|said|cried|without|house|won'?t|blames?)\b/iu,
      say: [
        'They are the first thing you think of in it, and the last at night.',
        'You want them to come through this whole.',
      ],
    },
    {
      when: /\b(?:(?:house|home|apartment) (?:\S+ ){0,2}?(?:quiet|empty|silent)|without (?:them|the kids|my kids)|first (?:weekend|week|christmas|night) (?:without|alone))\b/iu,
      say: ['A quiet that has little shoes in it.', 'The rooms are so loud with nobody in them.'],
      ask: ['How did you get through it?'],
    },
    {
      when: /\b(?:mug|cup|toothbrush|sweater|jacket|shoes|handwriting|list on the)\b/iu,
      say: ['A thing like that lies in wait for you.', 'It was only an object, and all of it was in there.'],
    },
    {
      when: /\b(?:house|home|apartment|sell\w*|moving|moved|boxes|furniture|packing|garage|keys?|bedroom|wall)\b/iu,
      say: ['Every object asks: yours or mine.', 'You are taking a home apart with your own hands.'],
      ask: ['What is hardest to leave there?'],
    },
    {
      when: /\b(?:money|afford|alimony|support|debt|rent|bills?|broke|income|half|pension|401k|savings|expens\w*)\b/iu,
      say: ['So on top of the grief there is arithmetic.', 'One life divided by two does not come out even.'],
    },
    {
      when: /\b(?:(?:new|already|has|seeing|dating) (?:a )?(?:girlfriend|boyfriend|someone|somebody|woman|man)|moved on|girlfriend|affair|cheat\w*|with (?:her|him) now)\b/iu,
      say: ['And somebody stands already where you stood.', 'While you are still carrying boxes.'],
    },
    {
      when: /\b(?:ring|wedding (?:photos?|dress|album|ring|song)|photos?|pictures|anniversary|last name|maiden name|vows)\b/iu,
      say: [
        'Such a small thing, and all of it hangs on there.',
        'What does one do with it, with proof of having been happy.',
      ],
    },
    {
      when: /\b(?:tells? (?:everyone|everybody|people|the kids|my|them)|(?:crazy|unstable|bad (?:mom|mother|dad|father))|rumou?rs|stories about me)\b/iu,
      say: [
        'One cannot knock at every door and set it straight.',
        'To be told about like that, by the one who knew you best.',
      ],
    },
    {
      when: /\b(?:angry|nasty|ugly|fight\w*|mean|lies|lied|lying|turn(?:s|ing)? (?:the kids|them)|bad ?mouth\w*|threat\w*|war|revenge|hostile|texts|emails|blam\w*|scream\w*)\b/iu,
      say: [
        'You know {them} that well, and now it is used as ammunition.',
        'To be treated as the enemy by somebody who knows how you take your coffee.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|yrs)|half my life|since (?:high school|college|I was)|decades?)\b/iu,
      say: [
        'All those years do not know where to go.',
        "You were somebody's wife or husband or person for that long, and now you check another box.",
      ],
    },
    {
      when: /\b(?:(?:thought|supposed|expected)(?: \S+){0,4} (?:relie\w*|happy|free|better)|just sat|sat in (?:the|my) car|parking lot|numb|nothing)\b/iu,
      say: [
        'One waits for the relief, and it does not come on the day.',
        'All that way to that one hour, and then there is nothing there.',
      ],
    },
    {
      when: /\b(?:relie(?:f|ved)|free|peace\w*|better off|happier|slept|quiet (?:house|evening)|laughed|breathe|my own place|first (?:night|time)|smiled)\b/iu,
      unless: /\b(?:not|never|can'?t|no|thought|supposed|but)\b/iu,
      say: ['There is some air in that.', 'A first bit of a life that is only yours.'],
    },
    {
      when: /\b(?:fail\w*|asham\w*|embarrass\w*|gave up|vows|god|church|parents (?:think|say|are)|family (?:thinks|says|is)|mom|judg\w*|stigma|everyone)\b/iu,
      say: [
        'It is no exam that you failed. Two people could not go on.',
        'They see the ending and were not there for the trying.',
      ],
    },
    {
      when: /\b(?:alone|lonely|empty|nobody|silence|(?:for|table for|dinner for) one|quiet|weekend|evenings?|holidays?|christmas|thanksgiving|bed)\b/iu,
      say: [
        'The evenings have twice as many hours now.',
        'You know it will be quiet before you have put the key in the door.',
      ],
    },
    {
      when: /\b(?:scared|afraid|fear|terrified|worried|anxious|panic\w*|future|what if|unknown|start(?:ing)? over|my age|too old)\b/iu,
      say: [
        'You did not plan to stand at a beginning at this point.',
        'It is dark ahead, and you still have to drive.',
      ],
      ask: ['What is the thing you fear the most in it?'],
    },
    {
      when: /\b(?:friends|in-?laws|his family|her family|took sides|sides|couple friends|lost (?:his|her|our))\b/iu,
      say: ['One loses half of an address book with it.', 'They were your people, too, until somebody drew a line.'],
    },
    {
      when: /\b(?:guilt\w*|my (?:fault|decision|idea)|I (?:wanted|asked|left|filed|ended|chose)|regret\w*|second thoughts|mistake|doubt\w*)\b/iu,
      say: ['To be the one who said it does not spare you the grief.', 'It may have been right and feel terrible.'],
    },
    {
      when: /\b(?:love (?:him|her|them)|still love|miss (?:him|her|them|us)|want (?:him|her|it|my) (?:back|life)|don'?t want (?:this|it|the divorce|a divorce)|didn'?t want)\b/iu,
      say: [
        'And yet there is love left over, with no form to enter it in.',
        'You are asked to sign what you never wanted.',
      ],
    },
    {
      when: /\b(?:(?:can'?t |not )?(?:sleep\w*|eat\w*|focus)|cry\w*|cried|tears|weight|stomach|headaches?|sick|exhausted|tired|drained|numb|done)\b/iu,
      say: [
        'You keep a whole procedure going on no sleep and no appetite.',
        'No wonder that you are used up. This is three jobs.',
      ],
    },
    {
      when: /\b(?:work|boss|coworkers?|job)\b/iu,
      say: ['And at work you are supposed to be somebody with an ordinary week.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|plan\w*|therap\w*|painted|haircut|trip|gym|class)\b/iu,
      say: ['That is a stake driven in on the other side.', 'Something of yours begins there, even if small.'],
    },
    {
      when: /\b(?:stupid|silly|dramatic|other people|could be worse|at least|first world)\b/iu,
      say: ['It is one of the biggest things there is, however many go through it.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: [
        'Half of it is not in your hands just now. How would you know.',
        'It is enough to know the next small piece.',
      ],
    },
  ],
  say: [
    'You are grieving and administrating at the same time.',
    'An ending can be right and still cost everything for a while.',
    'There is no ceremony for this, only mail.',
    'It asks you to be reasonable at the very time when nobody could be.',
    'You are holding together a good deal that is coming apart.',
  ],
  ask: [
    { line: 'Who stands by you in it?', unless: /\b(?:friend|sister|mom|brother|lawyer|nobody|no one|alone)\b/iu },
    { line: 'What would you like to have kept, whatever happens?', unless: /\b(?:kids|children|house)\b/iu },
    { line: "What was today's piece of it?", unless: /\b(?:today|court|papers|hearing|lawyer)\b/iu },
    { line: 'How do you and {they} speak with each other now?' },
  ],
};
