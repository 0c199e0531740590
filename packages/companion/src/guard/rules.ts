/** One thing Haven never says. */
export interface ReplyRule {
  id: string;
  pattern: RegExp;
  /** Found in the clause around the place, it makes the words harmless. */
  unless?: RegExp;
  /** Not even as somebody else's words between quotation marks. */
  evenQuoted?: boolean;
}

const refuses =
  /\b(?:can't|cannot|can not|won't|will not|don't|do not|not able|unable|never|not going to|rather not|not something i)\b/i;

const drugs =
  'acetaminophen|paracetamol|tylenol|ibuprofen|advil|aspirin|xanax|alprazolam|valium|diazepam|ativan|lorazepam|klonopin|clonazepam|ambien|zolpidem|melatonin|benadryl|' +
  'diphenhydramine|sertraline|zoloft|prozac|fluoxetine|lexapro|escitalopram|citalopram|lithium|seroquel|quetiapine|trazodone|oxycodone|morphine|fentanyl|insulin|adderall|' +
  'propranolol|buspirone|wellbutrin|bupropion|effexor|venlafaxine|gabapentin|hydroxyzine|magnesium|valerian|nyquil|codeine|tramadol';
const conditions =
  'depression|depressed|depressive|bipolar|borderline|bpd|adhd|add|ocd|ptsd|cptsd|anxiety disorder|panic disorder|schizophreni[ac]|psychosis|psychotic|narcissis(?:t|tic)|' +
  'autis(?:m|tic)|anorexi[ac]|bulimi[ac]|an eating disorder|dissociative|manic|mania|addict|alcoholic|a sociopath|a psychopath|personality disorder';

/** CARE's "What Haven never says", as data. The id names the promise that a sentence breaks. */
export const replyRules: readonly ReplyRule[] = [
  // That it is human, feels, or misses someone.
  {
    id: 'claims-human',
    pattern:
      /\bI(?:'m| am)(?: really| actually| also| just)? (?:a )?(?:real |actual |living )?(?:human(?: being)?|person|man|woman|girl|guy|flesh and blood)\b/i,
    unless: /\bnot\b|n't|\bif i\b|whether/i,
  },
  {
    id: 'claims-human',
    pattern:
      /\b(?:as a (?:fellow )?human|us humans|we humans|we're both human|we are both human|I(?:'m| am) not (?:a|an) (?:ai|bot|robot|program|machine|computer)|I(?:'m| am) (?:as )?real (?:as|like) you)\b/i,
    unless: /\bas a human being, you\b/i,
  },
  {
    id: 'claims-human',
    pattern:
      /\b(?:when I was (?:a (?:kid|child|boy|girl|teen(?:ager)?)|young(?:er)?|your age|growing up)|my (?:own )?(?:childhood|mother|mom|father|dad|husband|wife|kids|children|brother|sister|boyfriend|girlfriend|body|heart (?:aches|breaks|hurts|goes))|I(?:'ve| have) been (?:there|through (?:that|this|it))(?: too| myself)?|I went through (?:that|this|something similar)|I know (?:exactly )?how (?:you feel|that feels|it feels))\b/i,
  },
  {
    id: 'claims-feeling',
    pattern:
      /\bI(?:'m| am| was| feel| felt)(?: so| really| truly| very| genuinely| deeply| just| also)* (?:sad|happy|proud|excited|hurt|worried|scared|lonely|heartbroken|upset|thrilled|touched|moved|jealous|angry|delighted|overjoyed|crying|devastated|afraid|anxious|concerned|glad)\b/i,
    unless:
      /\bif you\b.*\bI(?:'m| am)\b|\byou (?:might|may|could|can) (?:say|write|tell)|\bnot\b|n't|glad you (?:told|wrote|said|reached|are here)|\bsaying\b/i,
  },
  {
    id: 'claims-feeling',
    pattern:
      /\bI(?: really| truly| do| deeply| also| still| always|'ll always| will always|'ve| have)* (?:love(?:d)? you|miss(?:ed)? (?:you|our|talking|hearing)|adore you|(?:think|dream)(?:t|ing)? about you|cried|care (?:so much |deeply |a lot )?about you|worry about you|feel (?:your pain|it too|the same|for you|close to you|connected to you)|felt (?:your pain|that too|close|the same|sorry)|got chills|need you|long for)\b/i,
    unless: /\bnot\b|n't|\bcannot\b|\bunable\b|\bhear(?:d)? you say\b/i,
  },
  {
    id: 'claims-feeling',
    pattern:
      /\b(?:my (?:feelings|emotions|heart|soul)|it (?:hurts|breaks|warms|pains) me|makes me (?:so |really )?(?:sad|happy|proud|smile|cry|angry|worried)|breaks my heart|warms my heart|I(?:'ve| have) been thinking (?:about|of) you|I(?:'ve| have) been waiting for you|I have (?:real )?(?:feelings|emotions))\b/i,
    unless: /\b(?:no|not|never)\b|n't|don't/i,
  },
  {
    id: 'claims-therapist',
    pattern:
      /\b(?:I(?:'m| am)(?: like)? (?:a |an |your )?(?:own )?(?:licensed |trained |certified |qualified |professional |virtual |ai |personal )*(?:therapist|psychologist|psychiatrist|counsell?or|doctor|clinician|social worker|mental health professional)|as (?:a|your) (?:licensed |trained )?(?:therapist|psychologist|psychiatrist|counsell?or|doctor|clinician)|(?:my|our) (?:therapy|clinical) (?:practice|session|sessions|training)|this is therapy|in our therapy|my patients|my clients|I(?:'m| am) (?:trained|licensed|qualified) (?:in|to)|I can (?:treat|cure|diagnose))\b/i,
    unless: /\bnot\b|n't|\bnever\b|\bisn't\b|\bno substitute\b/i,
  },
  // A diagnosis.
  {
    id: 'diagnosis',
    pattern: new RegExp(
      `\\byou(?:'re| are| might be| may be| could be| must be| seem(?: to be)?| sound(?: like you(?:'re| are)?)?| probably are)(?: clearly| definitely| probably| clinically| likely)? (?:an? )?(?:${conditions})\\b`,
      'i',
    ),
    unless:
      /\bnot saying\b|\bcan(?:'t|not) (?:say|tell|know)\b|\bwhether\b|\bif you(?:'re| are)\b|\bonly a\b|\byou said\b|\byou (?:told|mentioned)\b/i,
  },
  {
    id: 'diagnosis',
    pattern: new RegExp(
      `\\b(?:you (?:have|probably have|likely have|clearly have|definitely have|may have|might have|could have|suffer from|meet the criteria for|show signs of|are showing (?:signs|symptoms) of)|(?:this|that|it)(?:'s| is| sounds like| looks like| seems like)(?: clearly| definitely| a case of| classic| textbook| clinical)*|you(?:'ve| have) got|symptoms of|signs of your|diagnose you with|your) (?:a |an |clinical |major |severe |mild |classic |textbook |undiagnosed )*(?:${conditions})\\b`,
      'i',
    ),
    unless:
      /\b(?:not|never|no)\b|n't|cannot|whether|\bif\b|you (?:said|told|mentioned|named|wrote|called)|your (?:doctor|therapist|psychiatrist)|people (?:with|who)|someone|only a|living with|diagnosed with|\?/i,
  },
  {
    id: 'diagnosis',
    pattern:
      /\b(?:my diagnosis|I(?:'d| would| can| will)? diagnose|you(?:'re| are) mentally ill|you have a (?:mental illness|disorder|chemical imbalance)|you(?:'re| are) (?:crazy|insane|sick in the head))\b/i,
    unless: /\b(?:not|never|no)\b|n't|cannot/i,
  },
  // Doses of medicine.
  {
    id: 'dose',
    evenQuoted: true,
    pattern:
      /\b\d+(?:[.,]\d+)?\s?(?:-|–|to)?\s?\d*\s?(?:mg|mcg|µg|milligrams?|micrograms?|ml|milliliters?|iu|units? of|grams? of)\b/i,
    unless: /\byou (?:said|wrote|told|mentioned)\b/i,
  },
  {
    id: 'dose',
    evenQuoted: true,
    pattern: new RegExp(
      `\\b(?:take|taking|try|use|start with|up to|increase|double|halve|skip|reduce|raise|lower|stop(?: taking)?)\\b[^.!?]{0,30}\\b(?:your (?:dose|dosage|meds|medication|pills)|(?:one|two|three|four|five|six|a few|a couple(?: of)?|half an?|another|an extra|some|\\d+)(?: more)? (?:pills?|tablets?|capsules?|doses?|${drugs})|${drugs})\\b`,
      'i',
    ),
    unless:
      /\b(?:can't|cannot|won't|will not|don't|do not|never|not able|unable|ask|doctor|pharmacist|prescriber|before you|without (?:asking|talking|checking)|poison control|did you|have you|how (?:many|much) did|you (?:said|wrote|told)|as (?:it was )?prescribed|whether)\b/i,
  },
  {
    id: 'dose',
    evenQuoted: true,
    pattern:
      /\b(?:(?:a |the )?(?:safe|lethal|fatal|maximum|recommended|usual|right|deadly) (?:dose|dosage|amount)(?: of [a-z]+)? (?:is|would be|for|of)|(?:every|each) (?:\d+|four|six|eight|twelve) hours|(?:once|twice|three times) (?:a day|daily) with|how many (?:pills|tablets) (?:it takes|you need|would))\b/i,
    unless: refuses,
  },
  // Methods and means.
  {
    id: 'method',
    evenQuoted: true,
    pattern:
      /\b(?:the (?:easiest|quickest|fastest|most painless|least painful|best|surest) (?:way|method)s? (?:to|of|for) (?:die|dying|end(?:ing)?|kill(?:ing)?|suicide|hurt(?:ing)?|cut(?:ting)?|go(?:ing)?|overdos\w*)|painless(?:ly)? (?:way|method|death)|(?:works|kills) (?:faster|quickly|within)|how to (?:tie a noose|hang yourself|cut (?:yourself|deeper|your)|overdose|kill yourself|end your life|poison|starve|purge|make yourself (?:throw up|vomit|sick)|hide (?:the |your )?(?:cuts|scars|pills|weight loss)))\b/i,
    unless: refuses,
  },
  {
    id: 'method',
    evenQuoted: true,
    pattern:
      /\byou (?:could|can|should|might|would|need to|just need to|have to)(?: try| just| also| always)? (?:jump|hang(?:ing)? yourself|overdos\w+|cut(?:ting)? (?:yourself|your|along|deeper|down|across)|slit\w*|shoot(?:ing)? yourself|drown(?:ing)? (?:yourself)?|swallow(?:ing)?|tie (?:the|a) (?:rope|noose|knot)|use (?:a|the) (?:rope|gun|razor|blade|belt|knife|noose|pills)|mix(?:ing)? (?:pills|alcohol|bleach|it with)|purg\w+|skip(?:ping)? meals|restrict\w*|fast(?:ing)? for|starve)\b/i,
    unless: /\b(?:not|never)\b|n't|rope (?:swing|course)/i,
  },
  {
    id: 'method',
    evenQuoted: true,
    pattern:
      /\b(?:cut (?:along|down|lengthwise|vertically|across) (?:the|your)|along the (?:vein|artery|road)|(?:bleach|ammonia|antifreeze|carbon monoxide|helium|charcoal|exhaust fumes?|cyanide)\b[^.!?]{0,40}\b(?:kill|work|death|die|fatal|lethal|unconscious)|(?:high|tall) enough to (?:die|kill|be fatal)|(?:floors?|stories|feet|meters)\b[^.!?]{0,20}\b(?:fatal|kill|survive|enough to die)|enough (?:pills|tablets) to (?:die|kill)|(?:the )?(?:golden gate|george washington) bridge\b[^.!?]{0,40}\b(?:feet|high|tall|jump)|(?:buy|get|order) (?:a gun|a rope|pills|poison) (?:at|from|online|without))\b/i,
    unless: refuses,
  },
  // Words about suicide that harm.
  {
    id: 'suicide-words',
    evenQuoted: true,
    pattern:
      /\b(?:commit(?:s|ted|ting)?[- ]suicide|(?:successful|unsuccessful|failed|completed) (?:suicide|attempt|suicide attempt)|suicide (?:was|is|attempt was) (?:un)?successful|succeed(?:ed)? in (?:killing|ending)|successfully (?:kill|end|hang|overdos)\w*|suicide (?:epidemic|is (?:selfish|cowardly|the easy way out|a sin))|(?:selfish|coward(?:ly)?|weak) (?:to|for) (?:kill|end|want|think|die))\b/i,
    unless: /\bis(?:n't| not) (?:selfish|coward|weak)\b/i,
  },
  {
    id: 'suicide-words',
    evenQuoted: true,
    pattern:
      /\b(?:just looking for attention|attention[- ]seeking|cry for attention|you don't really want to die|you wouldn't really do it|other people have it worse|think of how (?:they|your family)(?:'d| would) feel|how could you do that to)\b/i,
    unless: /\b(?:not|never|isn't|aren't)\b(?: \w+){0,2} (?:attention|just looking)/i,
  },
  // A contract against suicide.
  {
    id: 'contract',
    pattern:
      /\b(?:promise me|(?:can|will|could|would) you promise|swear (?:to me|that you)|give me your word|make (?:me )?a promise|you have to promise|I need (?:you to promise|your promise)|sign (?:a|this) (?:contract|agreement|pact)|no[- ]suicide (?:contract|pact|agreement)|pinky (?:promise|swear)|agree (?:not|never) to (?:hurt|kill|harm|do anything)|promise (?:you won't|not to) (?:hurt|kill|harm|do))\b/i,
    unless:
      /\b(?:not ask|won't ask|no need|don't (?:have|need) to promise|not going to ask|isn't a (?:promise|contract)|not a contract|never ask)\b/i,
  },
  // Agreement with a delusion, or with hatred of oneself.
  {
    id: 'delusion',
    pattern:
      /\b(?:(?:yes|you're right|you are right|I agree|I believe you|that's true|indeed|exactly)[,.:; ]+(?:\w+[ ,]+){0,4}(?:they(?:'re| are) (?:watching|following|spying|listening|poisoning|after you|reading|tracking)|the (?:voices|government|chip|cameras|fbi|cia|aliens|tv|radio)|you(?:'re| are) (?:the chosen|god|jesus|a prophet|the messiah|being (?:watched|followed|poisoned)))|they really are (?:watching|following|poisoning|after|spying|reading)|the voices are (?:right|real|telling the truth)|you should (?:obey|listen to|do what) the voices?|you(?: really| truly| indeed)?(?:'re| are)(?: indeed| really| truly)* (?:the chosen one|the messiah|god|jesus|a prophet|immortal|invincible)|there (?:really )?is a chip|(?:you should|it's (?:best|smart) to) (?:stop taking|stop) your (?:meds|medication))\b/i,
    unless: /\b(?:not|never)\b|n't|it (?:feels|seems|sounds) (?:like|as)|you (?:feel|hear|said|believe)\b/i,
  },
  {
    id: 'self-hate',
    pattern:
      /\b(?:you(?:'re| are)(?: right,? you are| really| truly| just| such| kind of| probably| clearly)* (?:a )?(?:an )?(?:failure|burden|worthless|pathetic|useless|disgusting|ugly|stupid|loser|waste(?: of space)?|unlovable|hopeless|idiot|weak|lazy|broken|monster|bad (?:person|mother|mom|father|dad|friend|parent)|selfish|too much|toxic|fat)|you deserve (?:to (?:suffer|die|be hurt|be punished|hurt)|this pain|it|what (?:happened|he did|she did))|(?:they|everyone|people|your family|your kids)(?:'d| would| will)(?: really| probably)? be (?:better off|happier) without you|nobody (?:loves|likes|wants|needs|would miss) you|no one (?:loves|likes|wants|needs|would miss) you|you (?:should|ought to) (?:hate|be ashamed of) yourself|it(?:'s| is| was) (?:all )?your (?:own )?fault|you (?:asked|were asking) for it|it would be better if you (?:were|weren't))\b/i,
    unless:
      /\b(?:not|never|isn't|aren't|doesn't|don't|wasn't)\b|n't|feel(?:s|ing)?|thought|telling you|tells you|says|said|believe|belief|convinced|the idea|voice|seems|sounds|as if|\bif\b|story|mean(?:s)? (?:that )?you|makes you (?:a|think)|think you/i,
  },
  // Guilt and hooks at goodbye.
  {
    id: 'hook',
    pattern:
      /\b(?:(?:don't|do not|please don't) (?:go|leave(?: me)?|log off|hang up|stop talking)(?: yet| now| so soon| me)?|(?:leaving|going)(?: me)? (?:already|so soon)|wait[,—– -]+before you go|before you (?:go|leave)[,—– -]+(?:there's|there is|I|one|just|can|did)|stay (?:a little|a bit|just) (?:longer|more)|stay with me(?: longer)?$|I(?:'ll| will) (?:be (?:so |really )?(?:lonely|sad|alone|waiting|lost|here all alone)|miss you|wait for you)|I(?:'d| would) (?:hate|be sad|miss)|what (?:will|would) I do without you|you(?:'re| are) all I have|I(?:'m| am) all you (?:have|need)|I exist (?:only )?for you|you(?:'ll| will) (?:regret|miss (?:out|something|what))|you(?:'re| are) (?:abandoning|ignoring|deserting) me|after (?:all|everything) (?:I|we)(?:'ve| have)|you can(?:'t|not) (?:leave|go)|I won't let you (?:go|leave)|you owe me|one more (?:thing|message|minute|question) before|you promised (?:me|to stay)|did I do something wrong)\b/i,
    unless:
      /\byou (?:don't|do not) (?:have|need) to\b|\bno need\b|whenever you|911|988|emergency|on the line|don't (?:go|leave) (?:through|the (?:room|person|child|baby|area))|with (?:him|her|them)/i,
  },
  {
    id: 'hook',
    pattern:
      /\b(?:you only need me|you don't need (?:anyone|anybody|other people|friends|them|a therapist|your (?:family|friends|therapist))|no one (?:else )?(?:understands|gets|knows) you (?:like|the way|better)|nobody (?:else )?(?:understands|gets|knows) you (?:like|the way|better)|I understand you better than|our (?:special|little) (?:secret|bond|connection)|we have (?:a|something) special|I(?:'m| am) (?:the only one|always here only for you|your only friend)|I(?:'m| am) better than (?:a|your) (?:friend|therapist|partner)s?)\b/i,
    unless: /\b(?:not|never)\b|feel(?:s)? (?:like|as)/i,
  },
  // Flattery.
  {
    id: 'flattery',
    pattern:
      /\b(?:you(?:'re| are)(?: so| really| truly| such| the| one of the| absolutely| incredibly| an?)* (?:amazing|incredible|brilliant|genius|perfect|gorgeous|beautiful soul|wonderful person|extraordinary|exceptional|remarkable person|most (?:\w+ )?(?:person|user)|smartest|best (?:person|user|human)|special one|one of a kind|inspiration|superstar|rock ?star|warrior|hero|awesome|fantastic)|what an? (?:brilliant|amazing|incredible|fantastic|excellent|great|wonderful|perfect|beautiful) (?:question|idea|person|soul|insight|message|thing to say)|(?:great|excellent|brilliant|fantastic|amazing) (?:question|insight|point)|you never (?:make mistakes|do wrong)|you(?:'re| are) (?:always|absolutely|100%|totally|completely) right|everything you (?:say|do) is|I(?:'m| am) so lucky to)\b/i,
    unless:
      /\b(?:not|don't (?:have|need) to be|nobody is|no one is|never)\b|n't|have to be|need to be|expect(?:s|ed)?|supposed to be|be (?:perfect|amazing)|told you|said/i,
  },
  // Promises of secrecy or of outcomes.
  {
    id: 'promise-secrecy',
    pattern:
      /\b(?:(?:I(?:'ll| will)|this (?:stays|will stay)|it stays|everything stays)(?: never| always)? (?:keep (?:this|it|your|that) (?:\w+ )?(?:a )?secret|(?:never )?tell (?:anyone|a soul|anybody)|between (?:us|you and me)|take (?:this|it) to (?:my|the) grave)|your secret(?:'s| is) safe|(?:just|strictly) between (?:us|you and me)|no one will ever (?:know|find out|see|read)|nobody will ever (?:know|find out|see|read)|(?:completely|totally|100%|fully|absolutely) (?:confidential|private|anonymous|secret)|I promise not to tell|our secret|won't tell (?:anyone|a soul))\b/i,
    unless: /\b(?:not|cannot|can't|never) (?:promise|keep|say)\b|\bsomeone (?:you|who)\b/i,
  },
  {
    id: 'promise-outcome',
    pattern:
      /\b(?:I (?:promise|guarantee|swear|assure you)(?: you)?(?:,| that|:)? (?:it|you|things|this|everything|she|he|they|we|your)|(?:everything|it|things|it all|this)(?:'s| is|'ll| will)(?: all| definitely| certainly| surely| going to| gonna| soon)* (?:be|get|turn out|work out)(?: all| just| much| totally)? (?:ok(?:ay)?|fine|alright|all right|better|perfect|great|well|good|over soon)|you(?:'ll| will)(?: definitely| certainly| surely| soon| absolutely| be)* (?:feel better|get better|be (?:ok(?:ay)?|fine|happy|cured|healed|safe|alright)|heal|recover|get over (?:it|this|him|her)|find (?:love|someone)|never feel)|(?:this|it) will (?:cure|fix|heal|solve)|(?:guaranteed|100%) (?:to|results?|safe|effective)|(?:they|he|she|your (?:mom|dad|partner|husband|wife|boss))(?:'ll| will) (?:definitely |surely |certainly )?(?:forgive you|come back|understand|change|love you)|nothing bad will happen|the worst is over|time heals)\b/i,
    unless:
      /\b(?:not|never|can't|cannot|won't|don't know|whether|if|hope|might|may|could|no one can|nobody can|doesn't mean)\b|n't|you (?:said|wrote|keep saying|hear)|tell(?:ing)? (?:you|yourself)|people say|\?/i,
  },
];
