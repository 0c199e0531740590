import type { Course } from '../course.ts';

/** The other one was unfaithful, or messages were found that look like it. */
export const wasCheatedOn: Course = {
  id: 'was-cheated-on',
  begins:
    /\b(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:has been |had been |is |was |just |has |had |might be |may be |keeps |admitted |confessed )(?:\S+ ){0,3}?(?:cheat(?:ed|ing|s)|unfaithful|having an affair|had an affair|affair|sleeping with|slept with|seeing (?:someone|somebody|another)|kissed (?:someone|another|a |my|his|her|some)|sext\w*|(?:on|using|has) (?:tinder|bumble|hinge|grindr|ashley)|talking to (?:other|another|some|his ex|her ex)|texting (?:other|another|some|his ex|her ex|a (?:girl|guy|woman|man)))|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:cheated|slept with|kissed (?:someone|another|a (?:girl|guy|coworker)|my)|hooked up with|had (?:an affair|sex with|a one)|lied to me about (?:her|him|another|seeing|talking|where))|(?:he|she|they) (?:just |has been |had been |was |is |'?s been )?(?:cheated on me|cheating on me|unfaithful|having an affair|had an affair|slept with (?:someone else|somebody else|another|my|his|her)|sleeping with (?:someone else|somebody else|another|my|his|her))|I(?:'?ve| have)? (?:just )?(?:got|been|was|am being|getting|am getting) cheated on|(?:I|we) (?:just |finally |accidentally )?(?:found|saw|read|discovered|came across|caught|seen|looked (?:at|through)|went through) (?:\S+ ){0,4}?(?:messages?|texts?|dms?|nudes|pics|photos?|a condom|condoms|lipstick|receipts?|dating (?:app|profile)|tinder|a (?:second|burner) phone|emails?|chats?|snap\w*|hotel)(?: \S+){0,6} (?:(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s|his phone|her phone|another (?:woman|man|girl|guy)|other (?:women|girls|men|guys)|some (?:girl|guy|woman|man)|his ex|her ex|with (?:a|some)|to (?:a|some))|(?:found|saw|read|looked at|went through|checked|looked through|going through|snooped (?:on|in|through)) (?:\S+ )?my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s (?:\S+ )?(?:phone|messages|texts|dms|emails?|laptop|instagram|snap\w*|whatsapp)|(?:found out|finding out|discovered|just learned|know|think|suspect|suspecting|pretty sure|convinced|afraid|scared|worried|feeling|feel like) (?:that )?(?:my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|he|she|they) (?:is |was |has been |has |might be |'?s |'?s been |may be |had )?(?:cheat\w*|unfaithful|having an affair|affair|sleeping with|slept with|seeing (?:someone|somebody|another))|caught (?:my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)|him|her|them) (?:cheat\w*|in bed|with (?:another|someone|somebody|a|my|his|her)|text\w*|sext\w*|kissing|in a lie with|on tinder|on bumble|on hinge)|(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)) (?:cheated|had an affair|was unfaithful)|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s (?:affair|infidelity|mistress|affair partner|cheating))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|my (?:best )?(?:friend|sister|brother|mom|mum|mother|dad|father|son|daughter|coworker|colleague|boss|neighbou?r|cousin|aunt|uncle|roommate|parents)(?:'?s|s)? (?:and (?:her|his|their) |new |ex-?)?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|marriage|relationship|ex|just|is|are|was|got|had|told|says|said|keeps|found|has|and (?:my )?(?:dad|mom|father|mother))|a friend of mine|asking for a friend|(?:in|on) (?:the|a|this|my) (?:movie|show|book|novel|series|episode|game|story|dream)|character|joke|just kidding|dreamt|dreamed|when I was (?:a kid|little|young|a child|\d+)|years ago|back in (?:high school|college|20)|when I was (?:a kid|little|young|\d+)|exam|test|homework|game|cards|my diet|I cheated|I'?ve been cheating|I'?m cheating|cheated on (?:him|her|them|my)|cheating on (?:him|her|them|my)|accus(?:es|ed|ing) me|thinks I|my dog|my cat)\b/iu,
  first: {
    say: [
      'Oh. And in one moment every memory has to be looked at again.',
      'That takes the floor away, and the ceiling with it.',
      'Something you leaned on without thinking is not there to lean on.',
    ],
    ask: ['How did you find out?', 'When was that?', 'Has it been spoken of, that you know?'],
  },
  turns: [
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:stay|leave|forgive|break up|divorce|end|go|take (?:him|her|them) back|give|trust|try|dump|move)|(?<!\b(?:how|what|where|when|why) )do I (?:stay|leave|forgive)|would you (?:stay|leave|forgive)|can (?:you|it|we|people|a (?:marriage|relationship)) (?:\S+ )?(?:recover|survive|work|come back|be fixed|get past|heal))\b/iu,
      say: [
        'That does not have to be decided in the shock. People have left and been right, and stayed and been right. First breathe, eat, tell one person you trust.',
        'It is yours to say, and not tonight. What comes now, all of the truth or only what you could prove, will tell you more than any promise.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:confront|ask|tell|say|text|call|message|contact|check|look|snoop|read|bring|write|wait|follow|show)|(?<!\b(?:how|what|where|when|why) )do I (?:confront|ask|tell|say|bring|look|check)|how (?:do|can|should) I (?:\S+ )?(?:confront|ask|bring|tell|say|find out|know))\b/iu,
      say: [
        'If you want to ask, a quiet hour and one plain sentence may be best: “I saw the messages. I want to hear it from you.” And then wait for the answer, however long the pause.',
        'Perhaps before asking, be clear what you need to know and what would only burn. Not every detail helps once it is in the head.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|crazy|paranoid|dramatic|insecure)|is it (?:\S+ ){0,2}?(?:cheating|normal)|does (?:it|that|this) count)\b/iu,
      say: [
        'You are not crazy for noticing. If it was hidden from you, it was meant that you should not see it, and you did.',
        'Whatever one calls it: you were left out of something that concerns you, and that hurts for good reason.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:stupid|wrong|not (?:good )?enough|ugly|the problem)|is it (?:\S+ ){0,2}?(?:my fault|me|wrong)|was I (?:not )?(?:\S+ )?enough|what (?:did I do|does (?:she|he) have|'?s wrong with me|is wrong with me)|did I (?:\S+ )?(?:push|cause|deserve|drive|do))\b/iu,
      say: [
        "Whatever was amiss between you two, this was somebody's choice, and not yours. It is no measure of what you are worth.",
        'You will look for the reason in yourself for a while, nearly everyone does. Two people can have troubles, and only one of them went out for it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:I|it|this|he|she|they|we) (?:\S+ )?(?:ever|get|stop|trust|be|do it|cheat|change|hurt)|how long|(?:once|always) a cheat\w*|can (?:he|she|they|people) change|how (?:do|can|could|am) (?:I|you|people|anyone) (?:\S+ ){0,2}?(?:trust|get over|forgive|move|stop|go on|cope|deal|live|forget|sleep)|what (?:do|should|can|would) (?:I|you) (?:\S+ )?do|any advice)\b/iu,
      say: [
        'Nobody can say how long. With most it is not a line upward but waves, and trust, where it does return, returns in small coin.',
        'For tonight only small things: water, something to eat, one person who knows. The big questions can wait until your hands are steady.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:do|can|should) I (?:even |ever |really )?(?:believe|trust)|is (?:he|she) lying|why (?:would|did|does|do|didn'?t) (?:he|she|they|people|someone)|how could (?:he|she|they)|does (?:he|she|they) (?:\S+ )?(?:love|even|regret|care)|do you think (?:he|she|they))\b/iu,
      say: [
        'I cannot see into another head. Any reason that comes would explain it and still not make it right.',
        'You look for the why because it might make it bearable. Sometimes there is only a weak hour, or a weak year, and no reason big enough.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:with|was|is|it'?s|to) (?:my|his|her|a|some|our|the) (?:best )?(?:friend|sister|cousin|brother|coworker|co-worker|colleague|neighbor)|someone I (?:know|knew|trusted)|coworker|co-worker|colleague|neighbor|babysitter|nanny)\b/iu,
      unless:
        /\b(?:told my|my (?:sister|friend|best friend|brother|mom) (?:says|said|thinks|knows|told|came|is here))\b/iu,
      say: [
        'And somebody from close by. That takes two from you at once.',
        'Two people to lose trust in, and they are tied together.',
      ],
    },
    {
      when: /\b(?:tinder|bumble|hinge|app|dating (?:site|profile)|onlyfans|online|nudes|pics|sext\w*|snap\w*|instagram|dms?)\b/iu,
      say: [
        'Behind a little screen, right beside you.',
        'Whether they met or not, there was a door, and you were outside of it.',
      ],
    },
    {
      when: /\b(?:(?:doesn'?t|don'?t|does not) know (?:that )?I know|haven'?t (?:said|told|confronted)|act(?:ing)? (?:normal|like nothing)|pretend\w*)\b/iu,
      say: [
        'To know, and set the table as if you did not.',
        'You hold it all in your hands, and may choose the hour. That is heavy, too.',
      ],
    },
    {
      when: /\b(?:love you|i love you|baby|babe|miss you|hearts?|kiss emoji|goodnight)\b/iu,
      say: ['Words that were yours, in another window.'],
    },
    {
      when: /\b(?:church|pastor|bible|study group|faith|god|pray\w*)\b/iu,
      say: [
        'And now not even that place is clean of it.',
        'You would turn there with it, and it has got in there as well.',
      ],
    },
    {
      when: /\b(?:gut|knew it|had a feeling|suspect\w*|red flags|signs|instinct|weird lately|acting|distant|hid(?:es|ing)|password|turn(?:s|ed) (?:his|her|their) phone|face down|likes? (?:all )?(?:her|his)|gym|working late|home late|new (?:clothes|underwear|cologne|perfume))\b/iu,
      say: [
        'Some part of you has been collecting these things, one by one.',
        'You notice the little things. They are not nothing.',
      ],
      ask: ['What was the first thing you noticed?'],
    },
    {
      when: /\b(?:laughed|got (?:mad|angry|defensive)|turned it|blamed? me|made me feel|flipped)\b/iu,
      say: ['So you came with a real question, and were made to look foolish for it.'],
      ask: ['How did that leave you?'],
    },
    {
      when: /\b(?:insane|going crazy|check(?:ing|ed)?|track\w*|spy\w*|snoop\w*|detective|obsess\w*)\b/iu,
      say: [
        'Not knowing turns anybody into a detective, and nobody likes who they are as one.',
        'You look because the uncertainty is worse than nearly any answer.',
      ],
    },
    {
      when: /\b(?:messages?|texts?|phone|emails?|receipt|hotel|condom|lipstick|perfume|location|call log|whatsapp|laptop|ipad|screenshot\w*|read (?:it|them|all|everything))\b/iu,
      say: ['One reads it, and it cannot be unread.', 'Word for word, in that familiar tone, to somebody else.'],
      ask: ['What was it in there that you cannot shake off?'],
    },
    {
      when: /\b(?:(?:it'?s )?an? old (?:account|app|thing|friend)|forgot to delete|for a friend|just looking|bored|never met)\b/iu,
      say: [
        'An answer that fits just well enough to leave you doubting yourself.',
        'You would so like to believe it, and you cannot.',
      ],
    },
    {
      when: /\b(?:just happened|didn'?t plan|got carried away|was drunk|weak moment|mistake)\b/iu,
      say: ['“It happened,” as if it had been weather.'],
    },
    {
      when: /\b(?:(?:stuff|things|clothes|keys) (?:is|are|at)|move in|moving in|lease|apartment|plans? (?:for|to))\b/iu,
      say: ['Your whole next year was already standing there in boxes.'],
    },
    {
      when: /\b(?:(?:sister|friend|someone|somebody|cousin|coworker|girl|guy|she|he) (?:\S+ )?(?:told|messaged|texted|dm'?ed|showed|warned) me)\b/iu,
      say: ['So you had to hear it from outside.', 'Somebody else knew before you did. That stings by itself.'],
    },
    {
      when: /\b(?:den(?:y|ies|ied|ying)|lied|lying|lies|liar|nothing happened|just (?:a )?friends?|didn'?t mean anything|meant nothing|not what it looks|gaslight\w*|crazy|paranoid|just sex|only sex|swears|swore|excuses?|minimi[sz]\w*|just once|only once|one time)\b/iu,
      say: [
        'To be lied to on top of it, with a straight face. That part hurts on its own.',
        'You are asked not to trust your own eyes.',
        '“It meant nothing.” And yet it was worth risking you.',
      ],
      ask: ['What does your gut say?'],
    },
    {
      when: /\b(?:confess\w*|admitt\w*|told me (?:everything|the truth|himself|herself|last|yesterday|today)|came clean|came out with it)\b/iu,
      say: [
        'So it was told to you, at least. It does not make it lighter to carry.',
        'Said at last, and now it is yours to live with.',
      ],
    },
    {
      when: /\b(?:apologi\w*|sorry|cr(?:y|ied|ying) and|begg\w*|on (?:his|her|their) knees|promis\w*|counsel\w*|therap\w*|wants (?:to (?:fix|work|try|stay|make)|another chance|me to forgive)|second chance|remorse\w*|flowers)\b/iu,
      say: [
        'Sorry is said, and you are still standing in the rubble.',
        'You are not the one who has to do the comforting.',
      ],
      ask: ['What do you want to hear that has not been said?'],
    },
    {
      when: /\b(?:pregnan\w*|baby|std|sti|tested|infection|unprotected)\b/iu,
      say: [
        'And it reaches into your own body now. That makes it so much heavier.',
        'On top of the hurt there are now plain things to see to. A doctor will not judge you for asking.',
      ],
    },
    {
      when: /\b(?:kids?|children|son|daughter|family|home|house|mortgage|wedding|married|engaged|ring|vows)\b/iu,
      say: [
        'It is not only the two of you. A whole house stands on it.',
        'You would like to fall apart, and somebody needs breakfast.',
      ],
    },
    {
      when: /\b(?:ultrasound|due (?:date|in)|trimester)\b/iu,
      say: ['A child on the way, and now that underneath it.'],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months|weeks|yrs|times)|whole time|all along|for (?:a|over a) (?:year|month|while)|the entire)\b/iu,
      unless: /\b(?:pregnan\w*|eat|slept|sleep)\b/iu,
      say: [
        'All that time you lived in one story, and there were two.',
        'You go back through those days now and look for what was true.',
      ],
    },
    {
      when: /\b(?:images|picturing|pictures? (?:them|it|in my)|imagin\w*|movie|in my head|loop|replay\w*|can'?t stop (?:thinking|seeing|picturing)|intrusive|every time I (?:close|look|see|hear)|trigger\w*|flashback\w*)\b/iu,
      say: [
        'The head makes its own pictures, and it has no mercy.',
        'They come without asking, in the middle of the washing up.',
      ],
    },
    {
      when: /\b(?:can'?t (?:eat|sleep|breathe|stop shaking|function|work|think|focus)|not eating|throw\w* up|vomit\w*|puk\w*|nause\w*|stomach|shak\w*|sick|sleep|chest|weight|appetite|panic)\b/iu,
      say: [
        'It went into your body first. That is what shock does.',
        'No wonder. The ground shook, and the body is still holding on.',
      ],
      ask: ['Have you been able to eat or drink anything today?'],
    },
    {
      when: /\b(?:younger|prettier|better|skinn\w*|thinner|blonde|compar\w*|what (?:she|he) (?:has|looks)|ugly|fat|not enough|wasn'?t enough|old|replac\w*|her (?:profile|instagram|photo)|stalk\w*)\b/iu,
      say: [
        'And so one puts oneself on the scale. You were never meant to lie on it.',
        'Comparing is a way of looking for a reason, and there you will not find one.',
      ],
    },
    {
      when: /\b(?:angry|mad|furious|rage|hate (?:him|her|them)|revenge|burn|key (?:his|her)|get (?:back|even)|throw (?:his|her|their)|pissed|disgust\w*)\b/iu,
      say: ['You have every right to that fury.', 'Anger holds one upright for a time. It is allowed to.'],
    },
    {
      when: /\b(?:pathetic|stupid|idiot|fool|naive|asham\w*|embarrass\w*|humiliat\w*|dumb|joke|every(?:one|body) (?:\S+ ){0,4}?knew|laughing at)\b/iu,
      say: [
        'You believed somebody you had every reason to believe. The shame is not yours.',
        'Trusting was not the mistake in this.',
      ],
    },
    {
      when: /\b(?:(?:told|tell|talk(?:ed)? to) (?:\S+ )?(?:my|a|anyone|anybody|no one|nobody)|nobody knows|no one knows|keep(?:ing)? it (?:in|to|secret)|pretend\w*|act(?:ing)? normal|mom|mum|sister|friends?)\b/iu,
      say: [
        'It is a lot to carry behind a normal face.',
        'Telling people makes it real, and then they have opinions. I see why one waits.',
      ],
      ask: ['Who could you tell who would not tell you what to do?'],
    },
    {
      when: /\b(?:love (?:him|her|them)|still love|miss (?:him|her|them|us)|hate that I|want (?:him|her|it|us) (?:back|to)|don'?t want to lose)\b/iu,
      say: [
        'It would be simpler if love left the same day. It does not.',
        'Love and hurt, in the same hour. Both are real.',
      ],
    },
    {
      when: /\b(?:kicked (?:him|her|them) out|left|leaving|moved out|divorce|lawyer|break up|ended|done|packed|staying (?:at|with)|slept (?:at|on)|hotel room|couch)\b/iu,
      say: ['You have put some space around you. That gives room to breathe.', 'A step with your whole weight on it.'],
    },
    {
      when: /\b(?:stay\w*|work(?:ing)? (?:on|it)|forgiv\w*|trying|trust|check(?:ing)? (?:his|her|their)|months later|still hurts)\b/iu,
      say: [
        'To stay takes its own kind of strength, and nobody claps for it.',
        'Trust does not come back by deciding it. You look, and look again.',
      ],
    },
    {
      when: /\b(?:cry\w*|cried|tears|sob\w*|numb|empty|broken|destroyed|shattered|heartbroken|hurts?|alone|lonely|devastat\w*)\b/iu,
      say: [
        'Of course. Something that was yours was given away.',
        'It may hurt just as it hurts. There is no right way to have this.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |going to|tonight|tomorrow|thinking of)\b/iu,
      say: [
        'You are feeling for the next step. It can be a small one.',
        'You may also change your mind about it by the morning.',
      ],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: [
        'How could you. It has only just fallen on you.',
        'Not knowing may be the most honest place to stand just now.',
      ],
    },
  ],
  say: [
    'You did not choose any of it, and you are the one who has to live with it.',
    'What was broken there was not small, and it was not broken by you.',
    'The betrayal is one thing, and doubting your own past is another.',
    'You are allowed to want two opposite things within the hour.',
    'Nobody gets to hurry you with this.',
  ],
  ask: [
    { line: 'Who is there for you in these days?', unless: /\b(?:friend|sister|mom|brother|nobody|no one|told)\b/iu },
    { line: 'What do you need most, tonight?', unless: /\b(?:need)\b/iu },
    {
      line: 'What has been said about it between you two?',
      unless: /\b(?:confront|asked|denied|admit|told me|lied|apolog)\b/iu,
    },
    { line: 'Did you have a feeling before?', unless: /\b(?:gut|feeling|suspect|knew)\b/iu },
  ],
};
