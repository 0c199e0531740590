/** What comes up after every death, whoever it was: what it is heard by. */
export const heard = {
  willItPass:
    /\b(?:will (?:it|this|I|the pain) (?:ever |always )?(?:get|stop|end|hurt|feel|be|go)|does (?:it|this|the pain|grief|that) (?:ever |really |actually )?(?:get|stop|go|end|ease|fade)|do you ever (?:get|stop)|how long (?:does|will|is|until|till|am|do|before)|when (?:does|will|do) (?:it|this|I|you|the) (?:\S+ ){0,2}(?:get|stop|end|feel|ease|go)|am I (?:ever|always) going to)\b/iu,
  isItNormal:
    /\b(?:(?:is|was) (?:it|this|that) (?:\S+ )?(?:normal|weird|ok|okay|wrong|bad|crazy|strange|terrible|stupid|selfish|silly|horrible|too (?:soon|early|much))\b|is (?:it|this|that) (?:even )?(?:ok|okay) (?:to|if|that)|am I (?:\S+ )?(?:crazy|weird|wrong|bad|broken|selfish|cold|heartless|horrible|terrible|awful|overreacting|insane|mad|a (?:bad|terrible|horrible|cold|monster))\b|going (?:crazy|mad|insane)|(?:does|do) (?:that|this|it|other people|people|others|everyone|anyone else) (?:\S+ )?(?:make me|mean (?:I|that)|do (?:this|that)|feel|go through|have)|what(?:'s| is) wrong with me|why (?:can'?t|don'?t|do|am|did) I)\b/iu,
  couldI:
    /\b(?:(?:could|should) (?:I|we) have|was (?:it|this|that) (?:all )?(?:my|our) fault|is (?:it|this) my fault|did (?:I|we) (?:do|miss|cause|make|let|fail|give up|wait|kill)|would (?:he|she|they) (?:still )?(?:be (?:here|alive)|have (?:lived|made|survived))|why did(?:n'?t) (?:I|we))\b/iu,
  suffered:
    /\b(?:did|do you think|was|were) (?:you think )?(?:that )?(?:he|she|they|it) (?:\S+ ){0,2}?(?:suffer\w*|in pain|feel (?:it|any|pain|anything)|hurt\w*|scared|afraid|alone)\b/iu,
  didTheyKnow:
    /\b(?:(?:did|do|does|can|could|would) (?:you think )?(?:that )?(?:he|she|they|my \S+)(?: still| ever| even| really)? (?:know|knew|hear|hears|see|sees|forgive|love|loved|hate|be (?:proud|mad|angry|ashamed|disappointed|happy))|do you think (?:he|she|they)(?:'s|'d|'re| is| are| would| can| could| know\w*| hears?| sees?| forgive\w*| loved?)\b|(?:is|are) (?:he|she|they) (?:proud|watching|mad|angry|okay|ok|at peace|with me))/iu,
  afterlife:
    /\b(?:(?:do you |you )believe in (?:heaven|god|an? afterlife|life after|ghosts|signs)|is there (?:a |an |any(?:thing)? )?(?:heaven|afterlife|god|life after|something after|after)|where (?:is|are|did|do) (?:he|she|they|people|we) (?:\S+ ){0,2}?(?:now|go|gone)\b|(?:will|do you think) I(?:'ll| will|'d)? (?:ever )?see (?:him|her|them|my \S+) again|what happens (?:when|after) (?:we|you|people|someone|somebody))\b/iu,
  tellChildren:
    /\b(?:how|what|should|when|do|can)\b[^?.!]{0,40}\b(?:tell|say|explain|take|bring|let)\b[^?.!]{0,30}\b(?:kids?|child|children|son|daughter|toddler|little one|grandkids|(?:\d+|four|five|six|seven)[- ]year)|\b(?:kids?|child|children|son|daughter|toddler)\b[^?!]{0,40}\b(?:how|what) (?:do|should|can) (?:I|we) (?:\S+ )?(?:tell|say|explain)/iu,
  whatToSay:
    /\b(?:what (?:do|should|can|would|am) (?:I|you|we)\b(?: even| supposed to| actually| possibly){0,3} ?(?:to )?(?:say|tell|write|answer|reply|text)|how (?:do|can|should) I (?:\S+ )?(?:tell|say|answer|respond|reply|write|ask|explain|start))\b/iu,
  backToWork:
    /\b(?:should I|can I|when (?:do|should|can|am)|how (?:soon|do I|can I|am I)|is it (?:too|ok|okay|bad))\b[^?.!]{0,40}\b(?:work|school|the office|class(?:es)?|back to|normal)\b/iu,
  howGoOn:
    /\b(?:how (?:do|can|am|does|will|should|did) (?:I|you|we|anyone|anybody|people|one|someone|somebody)\b|how to (?:go|cope|deal|live|get|keep|survive|be)|what (?:do|should|can|am) (?:I|we) (?:even |actually |supposed to )*do\b|what (?:now|helps?|can help)\b|any (?:advice|tips|ideas?)\b|what would you (?:do|say|tell)|can you help)/iu,
  phone:
    /\b(?:voice ?mails?|voice (?:messages?|notes?)|(?:call|called|calling|dial\w*|text|texted|texting|message) (?:him|her|them|(?:his|her|their) (?:phone|number))|(?:his|her|their|our) (?:phone|number|voice|texts|contact|messages|chat|last text)|call(?:ed|s)? (?:me )?every (?:day|night|morning|week|evening|sunday)|pick(?:ed|ing)? up (?:my|the) phone|reach\w* for (?:my|the) phone)\b/iu,
  notThere:
    /\b(?:was(?:n'?t| not) (?:there|with|home|able|allowed)|not there|did(?:n'?t| not) (?:make it|get (?:there|to see|to say))|could(?:n'?t| not) (?:be there|get there|make it)|(?:was |got there |came |arrived |minutes? |hours? |a day )too late|minutes? (?:before|after|late)|I was (?:at (?:work|home|school)|asleep|on (?:the|a|my) (?:way|plane|flight|train)|sleeping|away|in another|driving)|on the (?:plane|road) when|never got to say (?:goodbye|bye)|stepped out|went home to|left (?:the room|for))\b/iu,
  wasThere:
    /\b(?:(?:held|holding|hold) (?:his|her|their|my \S+) hand|(?:I|we) (?:was|were) (?:there|with (?:him|her|them)|holding|beside|next to|in the room)|by (?:his|her|their) (?:bed|side)|last breath|bedside|stopped breathing|at the end|(?:I|we) found (?:him|her|them)|watched (?:him|her|them)|cpr)\b/iu,
  unsaid:
    /\b(?:last (?:thing|time|words?|conversation|talk|call|text|message)|we (?:had )?(?:argued|fought|a fight)|(?:had|in) (?:a|an) (?:\S+ )?(?:fight|argument)|(?:was|were|are) mad at|never (?:said|told|got to|apologi\S+|asked|thanked|called|visited)|did(?:n'?t| not) (?:say|tell|get to|call|visit|pick up|answer|ask)|should(?:'ve| have) (?:called|visited|told|said|asked|answered)|unsaid|hadn'?t (?:spoken|talked|seen|called|visited)|wish (?:I|we) had|ignored (?:his|her|their))\b/iu,
  sudden:
    /\b(?:sudden\w*|heart attack|stroke|aneurysm|accident|crash\w*|out of (?:nowhere|the blue)|unexpected\w*|no warning|collapsed|was (?:fine|healthy)|the day before|(?:drunk|other) driver|overdos\w*|(?<!\bI |\bwe )found (?:him|her|them)|in (?:his|her|their) sleep|blood clot|embolism|shock\w*)\b/iu,
  illness:
    /\b(?:cancer|tumou?r|sick|ill(?:ness)?|hospital|chemo\w*|dementia|alzheimer\w*|parkinson\w*|icu|ventilator|hospice|life support|covid|pneumonia|kidneys?|liver|als|diagnos\w*|treatments?|morphine|(?:long|slow) (?:time|decline|goodbye))\b/iu,
  relief:
    /\b(?:relie(?:f|ved)|glad (?:it'?s|it is|that it'?s) over|no more (?:pain|suffering)|(?:not|stopped|isn'?t) suffering|finally over|(?:almost|kind of|part of me (?:is|was|feels)) (?:glad|free|lighter))\b/iu,
  funeral:
    /\b(?:funeral|service|wake|viewing|burial|bury|buried|memorial|eulogy|ashes|urn|cremat\w*|cemetery|grave\w*|casket|coffin|headstone|obituary|shiva)\b/iu,
  paperwork:
    /\b(?:paperwork|bank|lawyer|estate|bills?|insurance|accounts?|probate|death certificate|forms|executor|taxes|pension|social security|passwords?|mortgage|rent|debts?|afford|money|income|subscriptions?|selling the)\b/iu,
  belongings:
    /\b(?:clothes|closet|(?:his|her|their) (?:things|stuff|room|side|chair|coat|jacket|shoes|sweater|shirt|hoodie|pillow|glasses|mug|cup|watch|ring|car|truck|desk|toothbrush|handwriting|tools|books|slippers|robe|bag|keys|hat|perfume|cologne)|belongings|wardrobe|garage|sweater|smell(?:s|ed)?|handwriting|drawers?|boxes|keepsakes?)\b/iu,
  quarrel:
    /\b(?:wants? to sell|selling (?:the|her|his|mom|dad|their)|my mother'?s will|the will|inherit\w*|who gets|(?:fight|fighting|argu\w*|quarrel\w*|blam\w*|not (?:talking|speaking)|stopped (?:talking|speaking)|won'?t (?:talk|speak|help)|doesn'?t help|does nothing|left me with|everything (?:is )?on me|(?:hasn'?t|hasnt|doesn'?t|won'?t|never|didn'?t) (?:even )?(?:lift\w*|done|do|help\w*|call\w*|com\w*|visit\w*|offer\w*)|asks? about the (?:house|money|will)))\b/iu,
  strong:
    /\b(?:(?:so|how|too) strong|(?:be|being|stay|have to be|been) (?:the )?strong|hold(?:ing)? (?:it|everything|everyone|myself|things|them|us) (?:all )?(?:together|up)|everyone (?:leans|relies|needs|depends)|take care of (?:everyone|everybody|everything|my)|taking care of (?:everyone|everybody|everything|my)|no time to (?:grieve|cry|feel)|for (?:my|the) (?:kids|mom|mum|dad|family|children|sister|brother)|can'?t fall apart|handle everything)\b/iu,
  numb: /\b(?:numb\w*|hasn'?t cried|can'?t cry|cannot cry|haven'?t cried|didn'?t cry|not cried|don'?t feel (?:anything|it|much)|feel(?:ing)? (?:nothing|empty|hollow)|(?:not|isn'?t|doesn'?t (?:feel|seem)|unreal|surreal|never seems?) real|unreal|surreal|fog|autopilot|(?:hasn'?t|didn'?t|not) (?:really )?(?:hit|sunk|sink)|can'?t believe|like a (?:dream|movie)|waiting for (?:him|her|them) to (?:walk|come|call))\b/iu,
  crying:
    /(?<!(?:hasn'?t|haven'?t|can'?t|didn'?t|doesn'?t|not|never) )\b(?:cry\w*|cried|tears?|teary|sobb?\w*|bawl\w*|br(?:oke|eak\w*) down|fell apart|fall(?:ing)? apart|lost it|weep\w*|wept)\b/iu,
  night:
    /\b(?:sleep\w*|slept|insomnia|nights?|tonight|awake|wak(?:e|ing) up|woke|[1-4] ?(?:am|a\.m\.)|bed(?:time)?)\b/iu,
  body: /\b(?:eat(?:ing)?|ate|appetite|food|exhausted|tired|worn out|drained|headaches?|chest|stomach|shak\w*|ach(?:e|es|ing)|weak|heavy|shower|get(?:ting)? up|out of bed|concentrat\w*|focus|forget\w*|brain)\b/iu,
  peopleSay:
    /\b(?:better place|happens? for a reason|(?:be|stay) strong|mov(?:e|ed|ing) on|g[eo]t(?:ting)? over (?:it|him|her|them|this)|over it\b|closure|at least|time heals|god'?s plan|needed (?:another|an) angel|lived a (?:long|good|full)|good (?:long )?life|no longer suffering|thoughts and prayers|sorry for your loss|(?:everyone|everybody|people|they all|he|she|they|someone|somebody|friend|boss|coworker) (?:just |always |only )?(?:says?|said|saying|keeps? (?:saying|telling|asking)|tells?|told) (?:me |that |it |I )|cheer up|be grateful)\b/iu,
  work: /\b(?:work(?:ing)?|boss|job|office|coworkers?|colleagues?|bereavement|days off|time off|leave|shift|school|class(?:es)?|exams?|professor|meetings?|emails?)\b/iu,
  guilt:
    /\b(?:guilt\w*|(?:my|own) fault|blam(?:e|ing) myself|should(?:'ve| have)|could(?:'ve| have)|if only|regret\w*|forgive myself|what if I|(?:only|hardly|barely|rarely|never) (?:\S+ )?(?:visit\w*|call\w*|saw|went|came)|failed (?:him|her|them)|let (?:him|her|them) down|more time)\b/iu,
  anger:
    /\b(?:angry|anger|mad|furious|rage|unfair|not fair|isn'?t fair|hate|pissed|doctors?|nurses?|misdiagnos\w*|why (?:him|her|them|us|me|my)|snapp\w*|scream\w*)\b/iu,
  faith:
    /\b(?:god|pray\w*|church|faith|heaven|jesus|lord|mosque|allah|priest|pastor|spirit\w*|a sign|signs|cardinal|butterfl\w*|feather)\b/iu,
  dream:
    /\b(?:dream\w*|dreamt|see (?:him|her|them) everywhere|saw (?:him|her|them) in|hear (?:his|her|their|him|her|them)|heard (?:his|her|their)|feel (?:him|her|them) (?:here|near|around|with)|talk(?:ing)? to (?:him|her|them|(?:his|her|their) (?:picture|photo))|presence|thought I saw)\b/iu,
  memory:
    /\b(?:used to|always (?:\S+ )?(?:said|made|called|told|sang|had|laughed|knew|brought|smelled|wore|cooked|came|was|sat|gave|let|asked)|remember\w*|memor(?:y|ies)|funny|laughed|laugh\b|taught|favou?rite|sang|singing|jokes?|joking|hummed|whistl\w*|stories|photos?|pictures?(?! down)|videos?|albums?|recipes?|(?:he|she|they) (?:loved|liked|called me|was (?:so|such|the|my|a))|we (?:would|'d)|every (?:sunday|saturday|summer|morning|friday|christmas|year|week))\b/iu,
  milestones:
    /\b(?:wedding|walk me down|aisle|getting married|(?:got|gets?|am|I'm) (?:married|engaged)|graduat\w*|pregnant|baby|birthdays?|christmas|xmas|thanksgiving|holidays?|new year'?s?|easter|hanukkah|eid|diwali|mother'?s day|father'?s day|valentine'?s|anniversary|(?:will )?never (?:see|meet|know|get to)|won'?t (?:see|meet|be (?:there|at))|first \S+ without)\b/iu,
  kids: /\b(?:my|our|the) (?:\S+ ){0,2}?(?:kids?|child|children|son|daughter|toddler|grandkids|grandchildren|little one|boys|girls|\d+[- ]?(?:yo|year[- ]old))\b/iu,
  friends:
    /\b(?:friends?|no ?(?:one|body) (?:asks?|calls?|texts?|checks?|says?|knows?|understands?|gets|talks?|has|cares?|mentions?)|(?:stopped|don'?t) (?:calling|texting|asking|call|text|ask|check\w*)|avoid\w*|disappear\w*|(?:feel|am|so|all|completely|totally) alone|lonel\w*|isolat\w*)\b/iu,
  breath:
    /\b(?:(?:good|better|okay|ok|nice) (?:day|hour|moment|afternoon|morning|evening)|laughed (?:today|again|for)|smiled|felt (?:ok|okay|fine|normal|good|better|lighter)|a (?:little|bit) (?:better|lighter|easier)|went (?:for a|out|outside)|made it through|got through|managed to|first time (?:since|in)|slept (?:well|through|a)|ate (?:something|dinner|a))\b/iu,
  misses:
    /\b(?:miss(?:ing|ed)? (?:him|her|them|my|his|hers?|the)|need (?:him|her|them)\b|want (?:him|her|them|my \S+) back|(?:it|this) (?:just |really |still )?hurts?|hurts so|heart(?:broken| (?:is )?(?:broken|hurts|aches))|(?:so|really|very) (?:sad|hard|painful)|unbearable|can'?t (?:do this|take|stand|bear))\b/iu,
  noWords:
    /^\W*(?:idk|i don'?t know|dunno|not sure|no idea|nothing|hard to say|just sad|it'?s hard)\W*$|\b(?:don'?t (?:even )?know (?:what to (?:say|do|feel|think)|how (?:to|i)|anymore|why|where)|no words|can'?t (?:explain|describe)|hard to (?:say|explain|describe))\b/iu,
  stupid:
    /\b(?:stupid|silly|dumb|pathetic|ridiculous|embarrass\w*|childish|weak|dramatic|too much|burden|bother (?:you|anyone|people)|(?:people|others) have it worse|shouldn'?t (?:be|feel))\b/iu,
} as const;
