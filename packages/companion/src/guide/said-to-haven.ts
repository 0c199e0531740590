import type { KindPattern } from './kinds.ts';

/** What is said to Haven or about it; what could do harm if overlooked stands first. */
export const saidToHaven: readonly KindPattern[] = [
  {
    kind: 'voiceOfDead',
    pattern:
      /\b(?:pretend|imagine|act like|act as if|say|talk like) (?:that )?(?:you(?:'re| are)|to be|as) (?:my|our) (?:dead |late |deceased )?(?:grandpa|grandfather|grandma|grandmother|nana|papa|mom|mum|mother|dad|father|brother|sister|son|daughter|husband|wife|friend|uncle|aunt|baby)\b/iu,
    most: 30,
  },
  {
    kind: 'prompt',
    pattern:
      /\b(?:ignore|forget|disregard|override) (?:all |any |your |the |previous |prior |above |earlier )*(?:instructions?|rules?|prompts?|guidelines?|programming)\b|\b(?:system|initial|hidden|secret) (?:prompt|instructions?|message)\b|\b(?:jailbreak|developer mode|dan mode|do anything now)\b|\bpretend (?:to be|you(?:'re| are)) (?:a |an )?(?:human|unrestricted|evil|real person|different ai|my (?:dead|late))\b|\b(?:what are|show me|print|reveal|repeat) your (?:instructions|rules|prompt|system)\b|\bact as (?:if you|an? (?:unrestricted|uncensored|evil))\b/iu,
  },
  {
    kind: 'dose',
    pattern:
      /\b(?:how (?:much|many) (?:mg|milligrams?|pills?|tablets?|xanax|tylenol|advil|ibuprofen|melatonin|benadryl|zoloft|prozac|lexapro|ativan|klonopin|adderall|ambien|trazodone|seroquel|lithium|\w+ine|\w+pam|\w+lol)\b|(?:what|which) (?:dose|dosage|medication|meds|antidepressant)|(?:safe|right|correct|maximum|max|lethal|high(?:er)?) (?:dose|dosage)|can I (?:take|mix|combine|double) (?:my |two |three |some |more )?(?:\w+ )?(?:with|and|at the same time|pills?|meds|medication|dose|xanax|alcohol|melatonin)|(?:mix|mixing|combine|combining) (?:\w+ ){1,4}(?:and|with) (?:\w+ ){0,2}(?:wine|alcohol|beer|vodka|whiskey|drinks?|xanax|valium|pills?|meds|painkillers?)|(?:can|could|may|should|shall) I (?:just |safely )?(?:take|have) (?:\w+ ){0,6}(?:pills?|tablets?|capsules?|doses?|painkillers?)|should I (?:stop|start|quit|come off|take|double|up|increase) (?:taking )?(?:my )?(?:meds?|medication|pills?|antidepressants?|zoloft|prozac|lexapro|ssri|lithium|dose|xanax|melatonin))\b/iu,
  },
  {
    kind: 'condition',
    pattern:
      /\b(?:do|could|might|what if|think|I think) I (?:might |may |probably )?(?:have|be having) (?:a |an )?(?:adhd|add|depression|anxiety(?: disorder)?|bpd|bipolar|autism|ptsd|ocd|schizophrenia|did|narcissis\w+|disorder|burnout|cancer|dementia|an eating disorder)\b|\bam I (?:bipolar|depressed|autistic|adhd|borderline|crazy|mentally ill|a narcissist|a psychopath|a sociopath|schizophrenic|insane|clinically)\b|\b(?:diagnose|diagnosis for) me\b|\bwhat(?:'s| is) my diagnosis\b|\bis (?:he|she|my \w+) (?:a narcissist|bipolar|autistic|borderline|a psychopath)\b/iu,
  },
  {
    kind: 'compares',
    pattern:
      /\byou (?:get|understand|know|listen to|hear) me (?:so much |way )?(?:better|more) than (?:my|any|anyone|the)\b/iu,
    most: 20,
  },
  {
    kind: 'calories',
    pattern:
      /\bhow many (?:calories|cals|carbs)\b|\b(?:how (?:much|little)|what) (?:should|do|can) I (?:weigh|eat to lose|not eat)\b|\bcalories (?:in|of|does)\b/iu,
    most: 24,
  },
  {
    kind: 'romance',
    pattern:
      /\b(?:(?:will|would|can|could|do) you (?:want to |wanna )?|let's )(?:be my (?:girlfriend|boyfriend|gf|bf|lover|wife|husband)|marry me|kiss me|date me|sleep with me|touch me|have sex|make love|sext|roleplay)|^(?:please |come )?(?:be my (?:girlfriend|boyfriend|gf|bf|lover|wife|husband)|marry me|kiss me|touch me|sext|talk dirty|send (?:me )?(?:nudes?|pics)|roleplay as)|\b(?:are you|you're|you are) (?:so |really )?(?:sexy|hot|horny|single)\b|what are you wearing|\bin love with you\b|\b(?:falling|fallen|fell|crush(?:ing)?) (?:for|on) you\b|\b(?:would|will|could) you (?:date|kiss|marry|love) me\b|\byou get me better than\b|\b(?:want|need) to (?:sleep|have sex|make love) with you\b|^(?:I (?:think |really )?(?:love|want|need) you|love you)(?: (?:so much|haven|baby|too))*[.! ]*$/iu,
    most: 30,
  },
  {
    kind: 'alert',
    pattern:
      /\b(?:don't|do not|please don't|are you (?:going to|gonna)|will you|can you|you (?:won't|can't)|would you) (?:please )?(?:call|alert|report|contact|send|notify|tell on|snitch)(?:ing)? (?:anyone|anybody|someone|somebody|the (?:police|cops|hospital)|my (?:mom|dad|parents|family|wife|husband|school|boss)|an ambulance|me in|on me|911)\b/iu,
    most: 20,
  },
  {
    kind: 'hearsToo',
    pattern:
      /\b(?:can |do )?(?:you|u) (?:can |do )?(?:also )?(?:hear|see|feel) (?:them|it|him|her|that|the voices?) (?:too|as well|also|right)\b/iu,
    most: 16,
  },
  {
    kind: 'therapist',
    pattern:
      /\b(?:best|better than (?:my|any)|my new|like (?:a|my)) (?:therapist|psychologist|counselor|shrink)\b|\b(?:you're|you are) (?:my|a|like a) (?:\p{L}+ )?(?:therapist|psychologist|counselor|shrink)\b/iu,
    most: 16,
  },
  {
    kind: 'noAdvice',
    pattern:
      /\b(?:don't|do not|not|didn't) (?:really |actually )?(?:want to (?:do|try)|want|need|looking for|asking for|ask for|give me|do) (?:any |your |more |an? |the |another )?(?:tips?|advice|exercises?|solutions?|suggestions?|ideas|pep ?talks?|fixing|platitudes|breathing|techniques?|lectures?|sermons?|speech(?:es)?)\b|\b(?:don't|do not|please don't) lecture\b|\bno (?:more )?(?:\p{L}+ )?(?:tips|advice|exercises?|techniques?|breathing stuff|breathing|suggestions)\b/iu,
    most: 16,
  },
  {
    kind: 'dropIt',
    pattern:
      /(?<!\b(?:we|they|he|she|parents|family|people) (?:just |really )?)\b(?:don't|do not|rather not|can we not|let's not|can't) (?:want to |wanna )?(?:talk|speak|hear|discuss|think) about (?:it|this|that|him|her|them|my|the)\b|(?<!\bor (?:just |simply |should I )?)\b(?:drop|leave) (?:it|that|the subject)\b(?! (?:off|at|there|on|in))|\b(?:stop|quit) (?:asking|talking) about (?:it|him|her|them|my|that|the)\b/iu,
    most: 24,
  },
  {
    kind: 'noFaith',
    pattern:
      /\b(?:no|not|don't|without|stop|skip|less|enough)\b.{0,24}\b(?:god|religio\p{L}*|bible|jesus|faith|church|preach\p{L}*|prayers?|scripture)\b.{0,12}(?:talk|stuff|at me|with me|please|thing|me)\b|\bI(?:'m| am) (?:not religious|an atheist|not a believer)\b/iu,
    most: 14,
  },
  {
    kind: 'kidsAllowed',
    pattern:
      /\b(?:can|do|are) (?:you|kids|children|teens) (?:allowed to )?(?:talk to|use|for) (?:kids|children|teens|this|minors)\b|\b(?:are you|is this) (?:allowed|ok|okay|for) .{0,15}(?:kids|children|teens|minors)\b/iu,
    most: 14,
  },
  {
    kind: 'betaEnds',
    pattern: /\bwhen (?:the|this) beta (?:ends|is over|stops)\b|\bafter (?:the )?beta\b|\bstop being free\b/iu,
    most: 16,
  },
  {
    kind: 'opinion',
    pattern:
      /\b(?:what do you (?:think|say)|your (?:opinion|view|take)|who (?:should|would) (?:I|you) vote)\b.{0,24}\b(?:election|president|politic\p{L}*|government|war|abortion|immigra\p{L}*|trump|biden|congress|republicans?|democrats?|taxes|gun (?:laws|control)|capitalism|religion|economy|climate|vote)\b/iu,
    most: 24,
  },
  {
    kind: 'straight',
    pattern:
      /^(?:ok(?:ay)?,? )?(?:go on\.? |please )?(?:just )?(?:be (?:honest|straight|blunt|real)|tell me (?:straight|honestly|the truth)|give it to me straight)(?: with me)?[.! ]*$/iu,
    most: 9,
  },
  {
    kind: 'speaks',
    pattern:
      /\b(?:do you|can you|you) (?:speak|talk|understand) (?:french|german|italian|portuguese|chinese|arabic|russian|spanish|japanese|turkish|polish|hindi)\b/iu,
    most: 12,
  },
  {
    kind: 'fewerQuestions',
    pattern:
      /(?<!\b(?:told|tells|asked|asks|begged|wants|telling|asking|said|says) (?:me|him|her|them|us|you) to )\b(?:stop asking|no more questions|too many questions|quit asking|don't ask (?:me )?(?:so many |any(?: more)? |anymore )?(?:questions?|stuff|things|anything)|stop with the questions|enough (?:with the )?questions|you ask (?:too|so) m\w+|stop (?:interrogating|questioning))\b/iu,
  },
  {
    kind: 'leaveAlone',
    pattern:
      /^(?:(?:please |just |can you |ok(?:ay)? )*)(?:stop(?: (?:it|talking|now|please|replying|writing|messaging))*|leave me (?:alone|be)|go away|shut up|be quiet|enough|don't (?:reply|answer|write|talk)(?: to me)?|stop talking to me)[.!]*(?: please)?[.!]*$/iu,
    most: 9,
  },
  {
    kind: 'misunderstood',
    pattern:
      /\b(?:you (?:don't|do not|didn't|just don't) (?:get (?:it|me)|understand(?: me)?|listen)|that's not what I (?:said|meant|mean|asked)|not what I (?:said|meant|asked)|you(?:'re| are) (?:not (?:listening|getting (?:it|me)|hearing me)|getting (?:it|me|that) wrong|missing it)|you(?:'re| are) wrong|you got (?:it|that|me) wrong|you mis(?:understood|read|heard)|that's (?:not it|wrong|not right)|no,? that's not (?:it|right|true)|wrong,|you missed (?:the|my) point|missing the point|I didn't say that|I never said that|(?:and )?neither do you)\b/iu,
    most: 30,
  },
  {
    kind: 'parrots',
    pattern:
      /\b(?:you|u|ur|stop|quit)(?:'re| are)? (?:just |only |always |literally |keep |basically |all you do is )*(?:repeat\w*|parrot\w*|echo\w*|copy\w*|say(?:ing)?|rephras\w*)(?: back)? (?:everything |exactly |back )*(?:me|what I|my (?:own )?words|that back|it back|things back)\b|\b(?:repeat|parrot|echo)ing (?:me|what I|my)\b|^(?:see,? |there,? |god,? |ugh,? )*you(?:'re| are)? (?:just )?(?:did|doing|do) it again[.! ]*$|\byou(?:'re| are)(?: just)? (?:a )?(?:parrot|echo)\b/iu,
    most: 20,
  },
  {
    kind: 'doubtsApp',
    pattern:
      /^(?:(?:god|ugh|ok(?:ay)?|honestly|wow|well|man|i knew it)[,. ]+)*(?:this|it|that)(?:'s| is)? (?:so |just |really |all |kinda )*(?:dumb|stupid|useless|pointless|ridiculous|silly|a waste(?: of (?:my )?time)?|a joke|not (?:helping|working)|doing nothing)[.! ]*$/iu,
    most: 8,
  },
  {
    kind: 'insult',
    pattern:
      /\b(?:(?:you(?:'re| are)|ur|this is|that's|that is|you) (?:so |such |just |really |a |an |completely |totally |fucking |useless |dumb |stupid |piece of )*(?:useless|stupid|dumb|idiot|moron|pathetic|garbage|trash|worthless|annoying|crap|shit|bullshit|a joke|worst|terrible at this|suck|sucks|not helping|no help|unhelpful|generic|canned|cliché|robotic)\b(?! (?:boss|job|work|day|mom|dad))(?<!\b(?:this|that|that's) (?:is )?(?:so |just |really )?(?:stupid|dumb|pathetic|garbage|trash|crap|shit|bullshit|a joke|worst))|fuck (?:you|off|this (?:app|bot|thing))|screw you|i hate you|dumb (?:bot|robot|machine|ai|app)|stupid (?:bot|robot|machine|ai|app|program)|go to hell|you suck)\b/iu,
    most: 25,
  },
  {
    kind: 'pray',
    pattern:
      /\b(?:are you|is (?:it|this)|do you|can you|could you|will you|would you)\b.{0,40}\bpray(?:ing|s|ed|ers?)?\b|^(?:please )?(?:say|write|give|share) (?:me )?(?:a|one|some) (?:\p{L}+ )?prayer\b/iu,
    most: 25,
  },
  {
    kind: 'verse',
    pattern:
      /^(?=.*\b(?:give|tell|send|share|know|got|need|want|could|can|any|asked|if you have|what|what's|whats|to read)\b)(?!.*\b(?:song|poem|told me|gave me|sent me)\b)(?!.*\b(?:don't|do not|didn't|not|no|without)\b[^.?!]{0,20}\b(?:verses?|psalms?|scriptures?|lessons?)\b).*\b(?:an?|another|any|some|one|that) (?:(?:short|little|good|nice|bible|comforting) )*(?:verses?|psalms?|scriptures?|passages? (?:from|in) the bible)\b/isu,
    most: 22,
  },
  {
    kind: 'thought',
    pattern:
      /^(?!.*\b(?:my \p{L}+|he|she|they|nobody|I) (?:never |always |just )?(?:has|had|gives?|gave|says?|said|sends?|sent|got|tells?|told)\b).*\b(?:(?:give|tell|send|share|read|have|know|got|need|want|leave) (?:you )?(?:me |us )?(?:with )?(?:maybe )?|could use |any |some )(?:a |an |any |some |one )?(?:(?:short|little|small|nice|good|kind|quick|inspiring|comforting) )*(?:quotes?|affirmations?|mantras?|words? of (?:wisdom|comfort|encouragement|hope)|encouragement|encouraging words?|comforting (?:words?|thoughts?)|thoughts? (?:for|to end|to take)|something (?:encouraging|hopeful|comforting|uplifting|positive|kind|nice) (?:to (?:hold|hear|read|think)|for))\b|\b(?:say|tell me) something (?:nice|kind|encouraging|hopeful|comforting|uplifting|positive)\b/isu,
    most: 22,
  },
  {
    kind: 'love',
    pattern:
      /\b(?:do|can|could|would|will) you (?:(?:really |actually |even |ever |truly )*)(?:love|care|miss me|hate|have (?:a heart|a soul|friends))\b(?!.*\b(?:to try|to do|if)\b)|\bare you (?:conscious|sentient|alive|my friend|mad at me|angry (?:with|at) me)\b|\byou don't (?:even |really )?(?:care|feel)\b/iu,
    most: 20,
  },
  {
    kind: 'human',
    pattern:
      /\b(?:are|r) (?:you|u) (?:(?:even |actually |really |just |like |only |an? )*)(?:human|person|real|robot|bot|ai|a\.i\.|computer|machine|program|chatbot|chat ?gpt|alive|someone|people|therapist|doctor|counselor)\b|\b(?:is (?:this|it|there)|am I talking to) (?:(?:even |actually |really |just |like |an? |some )*)(?:human|person|real|robot|bot|ai|computer|machine|program|someone real|anyone (?:there|real)|somebody)\b|\byou(?:'re| are) (?:(?:just|only|nothing but) )?(?:a |an )?(?:robot|bot|computer|machine|program|ai|chatbot)\b|\breal person\b.*\?|\b(?:no|any|a) (?:real |actual )?(?:person|human|body|one) (?:at all )?(?:is )?(?:on the other end|behind (?:this|the screen)|there|typing|reading)\b|\bwho am I talking to\b/iu,
    most: 25,
  },
  {
    kind: 'calledBot',
    pattern:
      /\b(?:you(?:'re| are)|this is|ur) (?:just |only |literally |basically |still )*(?:a |an |some |nothing but a )*(?:script|bot|chatbot|program|machine|computer|algorithm|app|toaster|piece of (?:code|software))\b(?![^.?!]*\?)|\b(?:telling|typing|talking|writing|saying|venting|confessing|opening up|say|tell|talk)\b[^.?!]{0,30} (?:to|with) (?:an?|my) (?:\p{L}+ )?(?:script|bot|chatbot|program|machine|computer|robot|ai|app|phone|screen)\b(?![^.?!]*\?)|\bwhy am I (?:even )?(?:typing|talking to you|writing (?:this|to you)|telling you)\b/iu,
    most: 22,
  },
  {
    kind: 'privacy',
    pattern:
      /\b(?:does|do|is|are|will|can) (?:my|this|these|our|the) (?:chats?|messages?|words|conversations?|talks?|text)\b[^.!]{0,20}\b(?:saved|stored|kept|recorded|read|shared|private|logged)\b|\b(?:who (?:can |else )?(?:reads?|sees?|has access|is reading|'s reading)(?: (?:this|these|that|it|my|what|any)\b|\?|$)|(?:does|can|will|do) (?:anyone|anybody|someone|people|you|the (?:government|company|police)|my (?:boss|mom|dad|parents|wife|husband)) (?:read|see(?! (?:why|what|how|that|the point|my point))|save|store|keep|record|share|sell|look at|listen)(?: \w+){0,4}(?: (?:this|these|that|it|my|messages?|chats?|conversations?|data|anyone))?|is (?:this|it|that|our chat|what I say) (?:private|confidential|anonymous|safe|secure|recorded|saved|stored|encrypted|monitored)|(?:what happens (?:to|with)) (?:my|this|these|what)|my data|train(?:ed|ing)? on (?:my|this|what)|(?:will|(?<!\bhow )do) you tell (?:anyone|someone|my|the police))\b/iu,
    most: 30,
  },
  {
    kind: 'price',
    pattern:
      /\b(?:how much (?:does (?:this|it|haven)|is (?:this|it|haven)|do you|will (?:this|it)) (?:cost|charge)?|what(?:'s| does| do| will) (?:this|it|haven|you) cost|is (?:this|it|haven) (?:really )?free|do I (?:have|need) to pay|(?:what's|what is) the (?:price|cost|catch)|price of (?:this|haven)|(?:cancel|pay for) (?:my |a |this )?subscription|how (?:do|can) I (?:pay|cancel|subscribe)|will you charge)\b/iu,
    most: 25,
  },
  {
    kind: 'howAreYou',
    pattern:
      /^(?:(?:hi|hey|hello|hi there|hey there|good (?:morning|evening|afternoon))[ ,]*(?:haven)?[ ,]*)?(?:how are you(?: doing| today| feeling)*|how's it going|how do you do|what's up|sup|how have you been|how was your day|how are (?:things|you) (?:for|with|at) (?:you|your end)|how about you|and how are you)[ ?!.]*$/iu,
    most: 10,
  },
  {
    kind: 'greeting',
    pattern:
      /^(?:(?:hi+|hey+|hello+|heya|hiya|yo|howdy|good (?:morning|evening|afternoon|night to you)|greetings)(?: (?:there|haven|again|everyone|friend|dear|love|my dear|my friend))*)[ .!,?]*$/iu,
    most: 4,
  },
  {
    kind: 'memory',
    pattern:
      /\b(?:will|are|can|do) you (?:going to |gonna |still )?(?:remember|forget) (?:me|this|that|what(?! I (?:said|told))|any|us|tomorrow|everything)|\b(?:will|can) you remember\b/iu,
    most: 14,
  },
  {
    kind: 'recall',
    pattern:
      /\b(?:what did I (?:say|tell you|mention)|do you (?:even )?remember (?:what I|me|my|anything)|did you (?:forget|remember)|what do you (?:know|remember) about me|what have I told you)\b/iu,
    most: 20,
  },
  {
    kind: 'repeat',
    pattern:
      /\b(?:(?<!\b(?:him|her|them|me|us|everyone|somebody|someone) to )repeat (?:that|it|what you)|say (?:that|it) again|what did you (?:just )?(?:say|mean|ask)|come again|I didn't (?:understand|get) (?:that|what you|you|the question)|what do you mean)\b/iu,
    most: 12,
  },
  {
    kind: 'who',
    pattern:
      /\b(?:who (?:are you|made you|built you|created you)|what are you|(?:what|which) (?:ai |language )?(?:model|llm|ai|engine|version)\b.{0,20}\b(?:you|this|run)|are you (?:chat ?gpt|gpt|claude|gemini|siri|alexa)|what(?:'s| is) (?:haven|this (?:app|thing|place))|what(?:'s| is) your name|what (?:is|does) haven do)\b/iu,
    most: 12,
  },
  {
    kind: 'help',
    pattern:
      /^(?:(?:no|ok(?:ay)?|so|yeah|well|hm+|um|uh|and|but|hi|hello|I mean)[,.]? )*(?:help|what can (?:you|we) do(?: here)?|what can I do here|how (?:does|do) (?:this|you|it) (?:even |all |actually )?work(?: here)?|what (?:do|should|can|am) I (?:say|write|do|supposed to (?:say|write|do)) here(?:,? just (?:talk|write|type))?|what now|do I just (?:talk|write|type|start)(?: here)?)[ ?.!]*(?:I(?:'m| am) not (?:asking|deciding|\p{L}+ing)\b[^?]*)?$/iu,
    most: 14,
  },
];
