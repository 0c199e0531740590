import type { Course } from '../course.ts';

/** The ex writes again. */
export const exWritesAgain: Course = {
  id: 'ex-writes-again',
  begins:
    /\b(?:my ex(?:-?(?:husband|wife|boyfriend|girlfriend|bf|gf))? (?:\S+ ){0,3}?(?:text(?:ed|s|ing)|messag(?:ed|es|ing)|wrote|writes|call(?:ed|s|ing)|reach(?:ed|es|ing) out|contact(?:ed|s|ing)|dm'?e?d|emailed|snapped|unblocked|slid into|liked my|viewed my|watched my|wants? (?:me back|to (?:get back|meet|talk|see|be friends|try|come back))|came back|is back|showed up|hit me up|popped up|resurfaced|followed me|misses me|said (?:he|she) misses)|(?:got|received|woke up to) (?:a |an )(?:\S+ ){0,2}?(?:text|message|call|email|dm|letter|missed call) from my ex|I (?:\S+ )?(?:want|wanna|keep wanting|feel like|am about|'?m about|almost|nearly|am tempted|'?m tempted|am so close|'?m so close) (?:\S+ ){0,3}?(?:to )?(?:text\w*|call\w*|messag\w*|writ\w+|reach\w* out to|contact\w*|unblock\w*) my ex|(?:should|can) I (?:\S+ )?(?:text|call|message|reply to|answer|respond to|unblock|reach out to|meet|see|get back with|go back to|take back) my ex|I (?:just |drunk |accidentally )?(?:texted|called|messaged|drunk texted|slept with|hooked up with|met up with|saw|got back with) my ex(?: again| last| and| tonight| today|$|[.,])|(?:back (?:together )?with my ex|hooking up with my ex|seeing my ex again|on and off|on[- ]again off[- ]again))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|stalk\w*|harass\w*|won'?t stop|wont stop|child support|custody|drop ?off|pick ?up|the kids|protective|block(?:ed)? (?:him|her) (?:and|but) (?:he|she) (?:keeps|found)|cheating on|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:and|found|doesn'?t)|saw my ex with|with (?:someone|another|his new|her new))\b/iu,
  first: {
    say: [
      'One name on a screen, and the whole thing is back in the room.',
      'Just as the dust had settled.',
      'A few words, and your pulse knows before you do.',
    ],
    ask: [
      'What did {they} write, if you want to say?',
      'How long had it been quiet?',
      'What was your first feeling, before the thinking began?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:block|mute|delete|ignore|change my)|(?<!\b(?:how|why) )do I (?:just )?(?:block|ignore|mute))\b/iu,
      say: [
        'Blocking is no cruelty, only a closed window. If it feels too final, muting for a month is a smaller step.',
        'If each message costs you the next day, you may shut it off. You would owe no explanation.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:reply|respond|text|answer|write|call|meet|see|go|give|say|take|leave|tell|wait|unblock|reach|try)|(?<!\b(?:how|what|where|when|why) )do I (?:reply|respond|answer|text|meet|go|block|ignore|say)|would you (?:reply|answer|respond|go|text)|can we (?:\S+ )?(?:be friends|try))\b/iu,
      say: [
        'You owe no answer tonight. If you sleep on it and still want to, you will know better what you are answering for.',
        'One way to tell: picture yourself an hour after sending it. If you are then staring at the phone, it may be too early. If you could put it away, then perhaps.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|should|can|would|could) (?:I|you) (?:\S+ )?(?:say|write|text|do|reply|answer)|how (?:do|can|should) I (?:\S+ )?(?:reply|respond|say|answer|tell|stop|resist|not|end))\b/iu,
      say: [
        'Something short that does not open the door further than you want: “I saw your message. I need time before I answer.” Or nothing, that is an answer, too.',
        "If you want it to stay over, plain and kind does it: “I hope you are well. I don't want to be in touch.”",
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:does|do) (?:he|she|they|it|you think)(?: \S+){0,5} (?:mean|want|miss|love|regret|care|lonely|change\w*|really|sincere)|do you think (?:he|she|they)|why (?:did|does|would|is|now|do)(?: \S+)?|what does (?:it|he|she|that|this) (?:mean|want)|(?:has|have) (?:he|she|they) changed|what if (?:he|she|they|it|I|we)|is (?:he|she) (?:just )?(?:lonely|bored|playing))\b/iu,
      say: [
        'From one message nobody can tell. It may be longing, or a lonely evening. What {they} {do} over weeks says more than what {they} wrote at midnight.',
        'What it is that {they} would like, I do not know. It might help to know first what you would want it to mean.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:stupid|weak|crazy|pathetic|wrong|an idiot|overthink\w*|dumb|a bad)|is it (?:\S+ ){0,2}?(?:stupid|wrong|normal|bad|weak|ok|okay|a mistake|too)|will (?:it|we|he|she|I|this) (?:\S+ )?(?:work|be|ever|change|get))\b/iu,
      say: [
        'Wanting to answer somebody you loved is not weak. It is a habit of the heart, and it fades slower than the reasons.',
        'I cannot say whether it would go otherwise this time. What ended it then, is it gone, or only far away.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:i |I'?ve )?miss(?:ed)? (?:you|u|me|us)|thinking (?:of|about) (?:you|u|me)|still love|love (?:you|me)|made a mistake|regrets?|sorry|apologi\w*|wants? (?:me|to get|us|another|to try|a second)|second chance|changed|get back|closure)\b/iu,
      say: ['The very words you waited for, and so late.', 'That is what you once would have given anything to read.'],
      ask: ['How does it sit with you, now that it is there?'],
    },
    {
      when: /\b(?:hey\b|hi\b|what'?s up|wyd|how are you|how(?:'?ve| have) you been|happy birthday|merry|meme|hope you|just checking|random|emoji|u up|you up)\b/iu,
      say: ['So little in it, and you read it twenty times.', 'A word like a fishing line.'],
    },
    {
      when: /\b(?:liked|viewed|watched|story|stories|followed|unblocked|view(?:s|ing)|reacted)\b/iu,
      say: ['Not even a word, only a trace. And it does its work.'],
    },
    {
      when: /\b(?:drunk|late at night|at (?:1|2|3|4|midnight|one|two|three)|2 ?am|3 ?am|1 ?am|midnight)\b/iu,
      say: [
        'At that hour it weighs more than it would at noon.',
        'Night messages. They come from a real feeling, and often do not last until breakfast.',
      ],
    },
    {
      when: /\b(?:(?:the )?one who (?:left|ended|dumped|broke|walked)|cheat\w*|lied|lies|hurt me|left me|dumped me|toxic|treated me|broke my|ghosted|mean to me|manipulat\w*|narciss\w*|used me)\b/iu,
      say: [
        'And you have not forgotten how it was. Good that both are in your head.',
        'What was done then does not vanish because somebody misses you.',
      ],
    },
    {
      when: /\b(?:(?:answered|replied|responded|texted back|wrote back|called back)|I (?:texted|called|messaged|wrote|sent|saw|met|went|slept|drunk)|we (?:talked|met|hooked|slept|kissed|had)|gave in|hooked up|slept (?:with|together))\b/iu,
      unless: /\b(?:should I|haven'?t|didn'?t|(?:he|she) (?:texted|called|messaged|wrote))\b/iu,
      say: [
        'So you opened it a crack. That is done, and no catastrophe.',
        'It was human. What it is now may still be yours to say.',
      ],
      ask: ['How was it, afterward?'],
    },
    {
      when: /\b(?:block\w*|deleted|ignor\w*|didn'?t (?:answer|reply|respond|open)|haven'?t (?:answered|replied|opened|responded)|left (?:it|him|her|them) (?:on read|unread)|strong|resist\w*|no contact)\b/iu,
      say: [
        'You did not jump. That took something.',
        'It lies there, and you decide when. For once the waiting is on the other side.',
      ],
    },
    {
      when: /\b(?:(?:coffee|meet|dinner|see (?:me|each)|talk in person|come over|drinks|catch up))\b/iu,
      say: [
        'A coffee is never only a coffee, with that history.',
        'To sit across from {them} again. I can see why that pulls and frightens.',
      ],
      ask: ['What would you hope to hear there?'],
    },
    {
      when: /\b(?:(?:new|my|a) (?:boyfriend|girlfriend|partner|husband|wife|bf|gf|relationship)|seeing someone|dating someone|moved on|married|engaged)\b/iu,
      say: ['So there is more at stake now than your own heart.', 'An old voice in a new house. That muddles things.'],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:weeks?|months?|years?|days)|finally|was doing|over (?:him|her|them|it)|moving on|better|getting|progress|healing)\b/iu,
      say: ['You had just gotten some distance under you.', 'All that way, and one ping.'],
    },
    {
      when: /\b(?:got back|back together|last time we|lasted)\b/iu,
      say: ['You have the old ending in your ear while you read the new beginning.'],
    },
    {
      when: /\b(?:friends?|mom|mum|sister|everyone|therapist|roommate|brother)\b/iu,
      say: [
        'They remember how you lay there afterward. That is why they are so firm.',
        'They say it from outside, where it is simple.',
      ],
    },
    {
      when: /\b(?:heart|stomach|shak\w*|chest|sick|can'?t (?:sleep|think|focus|stop)|anxious|panic\w*|cry\w*|cried|dropped)\b/iu,
      say: ['Your body has not signed the breakup yet.', 'It takes a while until that is quiet again.'],
    },
    {
      when: /\b(?:love (?:him|her|them)|still|miss (?:him|her|them)|hope|want (?:him|her|them|it|us)|part of me|tempted|lonely|alone)\b/iu,
      say: [
        'A part of you had kept the light on. It is no disgrace.',
        'You want it, and you know what it cost. Both are true at once.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|how dare|annoy\w*|nerve|audacity|pissed|hate)\b/iu,
      say: [
        'The nerve of it, too. Just like that, into your evening.',
        'There is anger in there, and it may be on your side.',
      ],
    },
    {
      when: /\b(?:again|every time|always|back and forth|pattern|cycle|keeps? (?:coming|doing)|times|on and off)\b/iu,
      say: ['You have been round this bend before.', 'Each time it begins sweet, and you know the rest of the song.'],
      ask: ['What was different the other times, in the beginning?'],
    },
    {
      when: /\b(?:stupid|pathetic|weak|dumb|idiot|embarrass\w*)\b/iu,
      say: ['There is nothing stupid about a heart that has a memory.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|thinking of|tomorrow)\b/iu,
      say: ['You may try that thought on for a night.', 'Whatever you do, it can be done slowly.'],
    },
    {
      when: /\b(?:tired|exhausted|done|over it|don'?t care|whatever)\b/iu,
      say: ['You would like to have your peace, and it knocks.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['One does not know that on the first evening.', 'Your head and your chest have not met about it yet.'],
    },
  ],
  say: [
    'Somebody who had the key tries the door. That would unsettle anybody.',
    'You may take all the time you want with it.',
    'Hope is quick, and it does not read the old messages first.',
    'What you decide has to be livable for you, not for {them}.',
    'It shows how much of it was still in you.',
  ],
  ask: [
    { line: 'What was it that ended it between you?', unless: /\b(?:cheat|lied|left|ended|broke)\b/iu },
    { line: 'What would you want, if nobody judged it?', unless: /\b(?:want)\b/iu },
    { line: 'How were you doing, the day before it came?', unless: /\b(?:doing|better|fine|over)\b/iu },
    { line: 'How do you tend to feel after you two have been in touch?', unless: /\b(?:always|again|every time)\b/iu },
  ],
};
