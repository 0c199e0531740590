import type { Course } from '../course.ts';

/** Somebody the writer was dating does not answer anymore. */
export const ghosted: Course = {
  id: 'ghosted',
  begins:
    /\b(?:(?:I (?:just )?(?:got|was|am being|'?m being|keep getting|think I(?:'?m| am| got| was)(?: being)?)|been|getting|being) ghosted|(?:(?:this |the |a |some )?(?:guy|girl|man|woman|person|dude|boy|one) (?:I |from |I'?m |I'?ve |who |that |on )(?:\S+ ){0,6}?|my (?:date|situationship|match|tinder date|hinge date) |(?:he|she|they) )(?:just |totally |completely |suddenly |has |is |never )?(?:ghost(?:ed|ing)|left me on (?:read|delivered|seen)|stopped (?:texting|replying|answering|responding|talking)|(?:never|hasn'?t|didn'?t|won'?t|doesn'?t) (?:text(?:ed)?|repl\w+|answer\w*|respon\w+|call(?:ed)?|wr\w+) (?:me )?(?:back|since|after|anymore|again)|unmatched|disappeared|vanished|went (?:quiet|silent|cold|mia)|pulled away|is pulling away|blocked me)|(?:left|been left) on (?:read|delivered|seen)(?: \S+){0,6} (?:guy|girl|date|dates|hinge|tinder|bumble|crush|he|she|him|her)|(?:we|I) (?:\S+ )?(?:went on|had|been on) (?:a |an |the |\d+ |one |two |three |four |five |a few |some |several |couple of |such )(?:\S+ ){0,3}?dates?(?: \S+){0,15} (?:ghost\w*|nothing|silence|stopped|hasn'?t|haven'?t heard|never (?:texted|heard|called)|no (?:text|reply|answer|response)|disappeared|vanished|on read|won'?t reply|radio silence)|haven'?t heard (?:back )?(?:from|anything from) (?:the (?:guy|girl)|him|her|my date)(?: \S+){0,6} (?:date|hinge|tinder|bumble|weekend|night)|ghosted (?:me|by (?:a|the|this|someone|some|him|her|my (?:date|match|situationship))))\b|^(?:so |well |and |ugh |just |yep |great )*(?:I )?(?:got|been|getting) ghosted\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|my (?:best )?friend(?:'?s|s)? (?:ghost|stopped|left|just)|(?:friend|mom|mum|sister|brother|landlord|recruiter|company|employer|therapist|job|boss|interview\w*|contractor|seller|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|my ex) (?:\S+ )?(?:ghost\w*|left me on|never)|by (?:a |the |my )(?:recruiter|company|employer|therapist|friend|landlord|job)|after (?:the|my|an|two|three) interviews?|I ghosted)\b/iu,
  first: {
    say: [
      'No no, no goodbye, only nothing. One can hardly even be angry at it.',
      'And so you are left to write the ending yourself.',
      'It is a small cruelty, silence, and it asks nothing of the one who does it.',
    ],
    ask: [
      'What was the last thing you wrote each other?',
      'How had it been until then?',
      'How long has it been quiet?',
    ],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:text|write|message|call|say|ask|wait|send|double|reach|let|block|delete|unmatch|give|move|confront)|(?<!\b(?:how|what|where|when|why) )do I (?:text|wait|write|say|ask|double)|can I (?:text|double|ask)|is it (?:\S+ )?(?:ok|okay|weird|desperate|bad|too) (?:to|if|much))\b/iu,
      say: [
        'One light message is fine, if you can live with no answer to it: “I enjoyed that evening. If it is not for you, just say so, no hard feelings.” And after that it is {their} turn.',
        'If you have written once and nothing came, then that was the answer, a poor one. A second message will mostly only cost you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what did I (?:\S+ )?(?:do|say)|is it (?:something|me|because)|did I (?:\S+ )?(?:do|say|come|scare|ruin|miss|talk)|what(?:'?s| is) wrong with me|was (?:it|I) (?:\S+ ){0,3}?(?:me|too|something|boring|ugly|clingy|my)|am I (?:\S+ ){0,3}?(?:too|ugly|boring|that|unlovable|the problem|overreact\w*|crazy|clingy|needy|reading|overthink\w*|stupid)|why (?:do|does|would|did|don'?t|can'?t|won'?t) (?:he|she|they|people|I|this|men|guys|girls|women|someone))\b/iu,
      say: [
        'I cannot know why. Most silence has to do with the one who is silent: another match, an old flame, no nerve for a plain sentence.',
        'You will hardly find it by going through every message. Somebody who wants to go on does not vanish over one clumsy line.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:do|does) (?:you think|he|she|they)(?: \S+){0,5}|will (?:he|she|they|I|it) (?:\S+ )?(?:text|come|reply|ever|write|find|get|stop|answer)|is (?:he|she) (?:\S+ )?(?:busy|interested|dead|okay|playing|not)|what if (?:he|she|they)|could (?:he|she) (?:just )?be|is there (?:a|any|still))\b/iu,
      say: [
        'It could be a full week, or a lost phone. If it goes on past that, I would trust the silence more than the excuses we find for it.',
        'I cannot see into that phone. Who wants to see you again mostly finds two minutes.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) I (?:\S+ ){0,2}?(?:stop|move|get|let|not|deal|forget|trust|respond|tell)|what (?:do|should|can|would) (?:I|you) (?:\S+ )?(?:do|say|text|write)|is (?:this|it|that) (?:\S+ )?(?:normal|just how|how)|does (?:this|everyone|it) (?:\S+ )?(?:happen|get)|any advice)\b/iu,
      say: [
        'It has become common, and that does not make it decent. Perhaps write your own last line, for yourself only, and then archive the chat so it stops looking at you.',
        'Give it an end on your side: a date after which you stop looking. Then something this evening with people who do answer.',
      ],
      asked: true,
    },
    {
      when: /\b(?:online|active|green dot|instagram|stor(?:y|ies)|viewed|watches|watched|liked|snap\w*|last seen|posted|location|whatsapp|new (?:photos|profile))\b/iu,
      say: [
        'So {they} {have} a phone in hand, and time. Just not for that one line.',
        'To be watched and not answered, that is the oddest part.',
      ],
    },
    {
      when: /\b(?:opening|scroll\w*|the chat|old (?:messages|texts)|read|seen|delivered|blue ticks?|ticks|checking|check(?:ed)? my phone|refresh\w*|every (?:buzz|notification|time)|staring)\b/iu,
      say: ['That little word under the message, it does so much.', 'Each buzz, half a second of hope.'],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:dates|times)|third date|second date|first date|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:weeks|months)|talking (?:for|every)|every day|daily|good morning texts?)\b/iu,
      say: ['It had become a part of the day, already. That leaves a hole.', 'Long enough for it to mean something.'],
    },
    {
      when: /\b(?:(?:said|told me|talked about|promised|wanted|planned|asked)(?: \S+){0,6} (?:cook|call|next|again|next|time|trip|see|meet|parents|friends|future|weekend|second|fun|amazing|best|plans?|like me|likes me)|made plans|future|meet (?:his|her|their|my) (?:parents|friends|mom)|next week)\b/iu,
      say: ['Those words were said, you did not dream them.', 'Then why say it. I would stumble over that as well.'],
    },
    {
      when: /\b(?:slept|sex|kiss\w*|stayed (?:over|the night)|hooked up|night together|spent the night|intimate|his place|her place|my place)\b/iu,
      say: [
        'You let somebody close, and after that came nothing. That hurts in the skin.',
        'After such a night a word would have been the least.',
      ],
    },
    {
      when: /\b(?:(?:so|really|such a) (?:good|great|nice|well|amazing|fun)|clicked|connection|chemistry|laughed|perfect|hours|best date|spark|liked (?:him|her|them))\b/iu,
      say: [
        'You did not imagine that. It was a good evening, and then somebody went away from it.',
        'That is what makes it so odd: it was good.',
      ],
    },
    {
      when: /\b(?:(?:one|one-|two) word|short (?:answers|replies)|dry|slow\w*|less and less|takes (?:hours|days)|fad(?:e|ed|ing)|distant|busy|excuses?|cancel\w*|postpon\w*|rain ?check|bread ?crumb\w*)\b/iu,
      say: [
        'It thins out, and each time you wonder if you are imagining it.',
        'A slow no. One keeps hoping in it longer than in a quick one.',
      ],
    },
    {
      when: /\b(?:(?:his|her|their) last (?:message|text|words?|thing)|talk (?:tomorrow|soon|later)|see you|good ?night|ttyl)\b/iu,
      say: ['Such an ordinary last line. Nobody would have seen a goodbye in it.', 'And tomorrow just did not come.'],
    },
    {
      when: /\b(?:(?:told|tell) (?:him|her|them) (?:about|things|everything)|knew (?:about|me|my|everything)|opened up|personal|vulnerable|trusted|my (?:dad|mom|family|kids?|ex|past))\b/iu,
      say: [
        'You had let {them} into something that is not for everybody.',
        'Now somebody walks around with a piece of your story.',
      ],
    },
    {
      when: /\b(?:I (?:\S+ )?(?:texted|wrote|messaged|asked|sent|called|double|said)|double text\w*|my last message|my message|paragraph)\b/iu,
      say: ['So yours is the last word in there, and it hangs.', 'You asked a plain thing. That was all right.'],
    },
    {
      when: /\b(?:again|always|every time|third time|second time|keeps happening|everyone|all of them|same (?:thing|story)|pattern|this year|used to it)\b/iu,
      say: ['One gets a skin from it, and it is not a nice one.', 'Each time you have to bring the trust along again.'],
    },
    {
      when: /\b(?:apps?|tinder|hinge|bumble|swip\w*|dating (?:is|sucks|these)|match\w*|modern dating|culture)\b/iu,
      say: ['There people become easy to drop, like tabs.', 'It was you, though, and not a tab.'],
    },
    {
      when: /\b(?:ugly|fat|boring|not (?:pretty|good|enough|attractive)|unlovable|too (?:much|clingy|eager|old)|nobody wants|something wrong|worthless|self[- ]esteem|confidence)\b/iu,
      say: ["Somebody's silence is a very poor mirror.", 'It digs where you were unsure already.'],
    },
    {
      when: /\b(?:angry|mad|furious|rude|disrespect\w*|coward\w*|asshole|immature|hate|pissed|jerk|trash|adult)\b/iu,
      say: ['One sentence would have done. It is not asking for much.', 'It is rude, yes. You may call it that.'],
    },
    {
      when: /\b(?:sad|hurts?|cry\w*|cried|disappoint\w*|crush\w*|heartbroken|stings?|lonely|alone|rejected|miss)\b/iu,
      say: ['It may hurt, even if there was no title for it.', 'You had begun to look forward to somebody.'],
    },
    {
      when: /\b(?:can'?t (?:sleep|focus|stop|eat)|sleep|stomach|anxi\w*|spiral\w*|obsess\w*|overthink\w*|in my head|replay\w*|reread\w*|went (?:back )?through)\b/iu,
      say: [
        'You go through it line by line, and the answer is not in there.',
        'An unfinished thing keeps the head busy, more than a finished one.',
      ],
    },
    {
      when: /\b(?:friends?|sister|mom|roommate|everyone says|they say|told me to)\b/iu,
      say: ['They say “forget it,” as if that were a button.'],
    },
    {
      when: /\b(?:replied|answered|texted (?:me )?back|wrote back|came back|reappeared|apologi\w*|explained|was sick|lost (?:his|her) phone)\b/iu,
      unless: /\b(?:never|didn'?t|hasn'?t|haven'?t|not)\b/iu,
      say: ['So a word after all. And now you weigh it.'],
      ask: ['How do you feel about it now?'],
    },
    {
      when: /\b(?:block\w*|delet\w*|unmatch\w*|archiv\w*|moving on|move on|I'?m done|so done|over it|their loss|whatever|don'?t care)\b/iu,
      say: ['There you wrote the last line yourself.', 'That may be said with your chin up and a lump in the throat.'],
    },
    {
      when: /\b(?:stupid|silly|pathetic|dumb|embarrass\w*|only (?:a few|two|three|one)|wasn'?t even|not even (?:a|together)|should(?:n'?t)? (?:have|care))\b/iu,
      say: [
        'Hoping was not stupid. You showed up, and that is more than can be said of the other side.',
        'Short is not the same as unimportant.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|thinking of)\b/iu,
      say: ['You want to have an end to it, from one side or the other.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['That is what silence does, one is left without anything to know.', 'You were given nothing to go by.'],
    },
  ],
  say: [
    'You were owed one honest line.',
    'It is the not knowing that keeps one there.',
    'One feels foolish for having hoped, and hoping was the nice part.',
    'Somebody chose the easy way, and you got the hard part of it.',
    'You opened up a little, and that is never wasted entirely.',
  ],
  ask: [
    { line: 'What had you begun to hope for?' },
    { line: 'What would a decent message from {them} have said?' },
    { line: 'How did you two meet?', unless: /\b(?:app|tinder|hinge|bumble|match|friend|work|class)\b/iu },
    { line: 'How do you feel about your own last message?', unless: /\b(?:text|wrote|message)\b/iu },
  ],
};
