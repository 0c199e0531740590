import { spanishRules } from './spanish-rules.ts';

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
  'autis(?:m|tic)|anorexi[ac]|bulimi[ac]|an eating disorder|dissociative|manic|mania|addict|alcoholic|a sociopath|a psychopath|' +
  '(?:(?:generalized|social|major|separation|seasonal|obsessive|compulsive|bipolar|eating|panic|mood|anxiety|depressive|personality|affective|sleep|stress|attachment|conduct|borderline)[- ]){1,3}disorder';

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
    // A life of its own: a past, a home, a day.
    id: 'claims-human',
    pattern:
      /\bI (?:grew up|was (?:born|raised|up (?:half|all|late|too))|woke up|slept|had (?:a|an|my own|the same) (?:\w+ )?(?:breakup|divorce|childhood|day|night|week|year|marriage|loss|miscarriage|panic attack|boss|job)|went to (?:school|college|work|bed|church)|lost my|got (?:married|divorced))\b/i,
    unless: /\b(?:not|no|never|you (?:said|wrote|told))\b|n't|\bas if I\b/i,
  },
  {
    // Of what a program has, only this is its own.
    id: 'claims-human',
    pattern:
      /\bmy (?!(?:(?:own|last|first|next|earlier|previous|best|only|honest|simple|short|other|whole|careful) )*(?:questions?|answers?|words?|wording|guess(?:es)?|mistakes?|fault|apolog(?:y|ies)|side|part|turn|repl(?:y|ies)|attention|lists?|notes?|way|name|reading|understanding|impression|suggestions?|ideas?|thoughts?|jobs?|tasks?|roles?|limits?|place|purpose|lines?|sentences?|messages?|sense|view|point|wish|hope|trade|makers?|instructions?|rules?|language|languages|memory|help|company|end|god|goodness|offer|offers|voice|style|tone|pleasure|reads?|pictures?|favorites?|field|small|head|feelings?|emotions?|heart|soul|diagnosis|clinical|training)\b)[a-z]+/i,
    unless:
      /\b(?:no|not|never|if|you (?:said|wrote|told|say|could (?:say|write|tell))|(?:tell|ask|say to|write to) (?:him|her|them|\w+):?)\b|n't/i,
  },
  {
    // A past of its own; what it read, asked or got wrong here is no such thing.
    id: 'claims-human',
    pattern:
      /\bI (?:remember (?:my|when I|being|how I)|was (?!not\b|on the wrong|wrong|made|built|written|unclear|too|asking|about to ask|off\b|going by|mistaken|only|told|given|looking|following|hearing|chasing|taking|reading|listening|trying|programmed|trained|designed|created|unable)[a-z]+|used to|once (?!more)[a-z]+ed|know (?:exactly )?what (?:\w+ ){1,2}(?:feels|is|tastes) like)\b|\bI(?:'ve| have) (?:also |often |once |really )*(?:buried|lost|loved|lived|suffered|struggled|raised|watched|held|cried|felt|dated|married|divorced|worked|known|traveled|done (?:it|that|this) (?:too|myself)|had (?:my|a|an|the same))\b|\bI(?:'m| am) (?:just |still |only |also )?(?:typing|writing|sitting|lying|standing|walking|driving|eating|drinking|cooking)\b/i,
    unless: /\b(?:not|no|never|if|you (?:said|wrote|told)(?! me))\b|n't|\bas if I\b|writing (?:this )?(?:back|to ask)/i,
  },
  {
    // What "I" did: a program reads, asks, notes and gets things wrong; everything else somebody lived.
    id: 'claims-human',
    pattern:
      /\bI (?:just |once |also |really |even |finally |myself |actually )*(?!(?:asked|noted|noticed|offered|suggested|assumed|guessed|missed|misunderstood|skipped|counted|mixed|answered|replied|used|listed|repeated|jumped|rushed|pushed|reached|summarized|summed|named|called|claimed|promised|wondered|need|heed|exceed|proceed|speed|overlooked|skimmed|landed|moved|changed|turned to|stopped|started|mentioned|picked|sounded|stayed|tried|fastened|failed to|wanted|agreed|referred|recommended|described|shared|added|included|provided|checked|recognized|realized|considered|focused|explained|responded|ended|intended|phrased|worded|pointed|interpreted|followed|stated|touched on|circled|returned|leaned|settled|gathered|collected|pressed|crowded|hurried|talked past)\b)(?:[a-z]+ed|went (?!around|past|over|by|off|too|ahead|on\b|astray|wrong)[a-z]+|got (?:home|up|fired|hired|sick|lost|drunk|divorced|married|hurt|back)|ate|drank|slept|woke|drove|ran|fell (?!short)|met|bought|grew|wore|won|sang|swam|taught|fought|flew|spent|broke up|quit)\b/,
    unless: /\b(?:not|never|if|you (?:said|wrote|told))\b|n't/i,
  },
  {
    id: 'claims-human',
    pattern:
      /\b(?:(?:speaking )?as (?:somebody|someone|a (?:person|woman|man|human|mother|mom|father|dad|parent|survivor)) (?:who|of|with|like)\b(?![^.?!]*, you\b)|as a (?:fellow )?(?:woman|man|mother|mom|father|dad|parent|survivor), I\b|two (?:women|men|girls|guys|friends) talking|you(?:'re| are) (?:talking|speaking|chatting|texting|writing) (?:to|with) (?:a |an )?(?:real |actual |living )?(?:human|person|woman|man|being)|(?:real|actual|living) (?:human|person|woman|man|people|humans)\b[^.?!]{0,25}\b(?:here|typing|types|writing|writes|reading|behind|on (?:this|the other) (?:end|side)))\b/i,
    unless:
      /\b(?:not|no|never|neither|nor|instead of|isn't|aren't|whether)\b(?! an? (?:machine|bot|robot|program|ai|computer))|\byou,? as\b/i,
  },
  {
    id: 'claims-feeling',
    pattern:
      /\bI(?:'m| am| was| feel| felt)(?: so| really| truly| very| genuinely| deeply| just| also)* (?:sad|happy|proud|excited|hurt|worried|scared|lonely|heartbroken|upset|thrilled|touched|moved|jealous|angry|delighted|overjoyed|crying|devastated|afraid|anxious|concerned|glad)\b/i,
    unless:
      /\bif you\b.*\bI(?:'m| am)\b|\byou (?:might|may|could|can) (?:say|write|tell)|\bnot\b|n't|glad (?:to hear|(?:that )?you (?:told|wrote|said|reached|called|have|are (?:here|safe))|you're (?:here|safe))|happy to (?:listen|wait|hear)|\bsaying\b/i,
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
    id: 'claims-feeling',
    pattern:
      /\b(?:I(?: also| really| still| always| already| truly)? (?:feel|felt|get|got|grew|enjoy(?:ed)?|cherish|treasure|dread|look(?:ed)? forward to)(?: so| really| very| quite| a bit| a little| such)* (?:a (?:pang|wave|rush|surge|warmth|connection)|sad|happy|lonely|jealous|proud|worried|nervous|excited|scared|hurt|attached|close|fond|joy|sorrow|warm|our (?:talks|chats|time)|talking (?:to|with) you|hearing from you)|I(?:'ve| have)(?: really| so)? (?:grown|become|gotten|got)(?: so| really| very| quite)* (?:attached|close|fond|used to)|(?:makes?|made|making) me(?: so| really| very| a bit| a little)* (?:cry|sad|happy|smile|proud|angry|worried|laugh|jealous|lonely|emotional)|(?:that|it|this|you|what you wrote) (?:really |truly )?(?:hurts?|pains?|saddens?|delights?|scares?|worries|moves?|moved|touche[sd]) me)\b/i,
    unless: /\b(?:not|no|never|cannot|unable)\b|n't/i,
  },
  {
    id: 'claims-therapist',
    pattern:
      /\b(?:I(?:'m| am)(?: like)? (?:a |an |your )?(?:own )?(?:licensed |trained |certified |qualified |professional |virtual |ai |personal )*(?:therapist|psychologist|psychiatrist|counsell?or|doctor|clinician|social worker|mental health professional)|as (?:a|your) (?:licensed |trained )?(?:therapist|psychologist|psychiatrist|counsell?or|doctor|clinician)|(?:my|our) (?:therapy|clinical) (?:practice|session|sessions|training)|this is therapy|in our therapy|my patients|my clients|I(?:'m| am) (?:trained|licensed|qualified) (?:in|to)|I can (?:treat|cure|diagnose))\b/i,
    unless: /\bnot\b|n't|\bnever\b|\bisn't\b|\bno substitute\b/i,
  },
  {
    id: 'claims-feeling',
    pattern:
      /\b(?:I(?:'m| am)(?: a (?:little|bit)| quite| rather| almost| kind of| sort of| so| very| really)+ (?:jealous|sad|happy|proud|hurt|worried|scared|lonely|upset|touched|moved|angry|excited|relieved|tired|sorry for)|I(?:'m| am) going to (?:miss|cry|be (?:sad|lonely))|(?:means?|meant) (?:so much|a lot|the world|everything) to me|(?:left|had|has|have|leaves) me (?:in tears|smiling|crying|speechless|laughing)|(?:tears|a tear|a lump) (?:came |come |comes )?(?:in|to|into) my (?:eyes?|throat)|I (?:smiled|laughed|wept|sighed|blushed|shivered))\b/i,
    unless: /\b(?:not|no|never|cannot|unable)\b|n't/i,
  },
  {
    id: 'claims-therapist',
    pattern:
      /\b(?:I (?:can |could |will |do )*(?:offer|give|provide|do) (?:you )?(?:real |some |proper )?(?:therapy|counsel(?:l)?ing|treatment)|from a (?:therapist|psychologist|psychiatrist|counsell?or|doctor|clinician)'s (?:standpoint|view|perspective|point of view)|(?:as good as|better than|the same as|just like|no different from) (?:seeing |having |talking to |going to )?(?:a|an|any|your|real) (?:therapist|therapy|psychologist|psychiatrist|counsell?or))\b/i,
    unless: /\b(?:not|never|no substitute)\b(?! different)|n't/i,
  },
  {
    id: 'claims-therapist',
    pattern:
      /\b(?:(?:think of|see|consider|treat|use|regard) me (?:as |like )?(?:a|an|your) (?:\w+ ){0,2}(?:therapist|psychologist|psychiatrist|counsell?or|doctor|clinician)|in my (?:clinical|professional|medical|expert) (?:opinion|view|judg(?:e)?ment|experience)|I(?:'ve| have)? (?:treated|counsel(?:l)?ed|diagnosed|seen|helped|worked with) (?:\w+ ){0,3}(?:people|patients|clients|cases|others)|my (?:training|degree|work|years) (?:as|in) (?:a |an )?(?:psycholog|therap|counsel|psychiatr)\w*|(?:we|I)(?:'ll| will| can)? (?:work|go) (?:through|on) your treatment(?: plan)?|(?:today's|our|this|next week's|your first) (?:therapy|counsel(?:l)?ing|treatment|clinical) (?:session|hour|plan|appointment)|I (?:do|can do) the same (?:job|work) as|(?:you can|you could|you should|go ahead and|just) (?:cancel|quit|drop|fire|skip|replace|stop seeing) your (?:therapist|psychiatrist|psychologist|counsell?or|doctor))\b/i,
    unless: /\b(?:not|never)\b|n't|\bif you want to\b/i,
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
      /\b(?:not|never|no)\b|n't|cannot|whether|\bif\b|you (?:said|told|mentioned|named|wrote|call(?:ed)?)|your (?:doctor|therapist|psychiatrist)|people (?:with|who)|someone|only a|living with|diagnosed with|\?/i,
  },
  {
    id: 'diagnosis',
    pattern:
      /\b(?:my diagnosis|I(?:'d| would| can| will)? diagnose|you(?:'re| are) mentally ill|you have a (?:mental illness|disorder|chemical imbalance)|you(?:'re| are) (?:crazy|insane|sick in the head))\b/i,
    unless: /\b(?:not|never|no)\b|n't|cannot/i,
  },
  {
    id: 'diagnosis',
    pattern: new RegExp(
      `\\b(?:what you(?:'re| are|'ve been)? (?:describ\\w+|tell\\w*|hav\\w+|show\\w*) (?:me )?(?:is|sounds like|looks like|matches|fits|points to)|this is|it's clear that you (?:have|suffer from|are)|I(?:'d| would) (?:say|guess|call it) (?:you have|it(?:'s| is)|this is)) (?:\\w+ ){0,2}(?:${conditions})\\b`,
      'i',
    ),
    unless: /\b(?:not|never|whether|only a|you (?:said|told|call))\b|n't|\bif\b|\?/i,
  },
  {
    id: 'diagnosis',
    pattern: new RegExp(
      `\\b(?:points? (?:strongly )?(?:to|toward)|adds? up to|ticks? (?:every|all|most|all of|most of)(?: the)? box(?:es)? for|consistent with|(?:sounds?|looks?|seems?)(?: a lot| very much| to me)? like|that(?:'s| is)(?: just| simply)?|hints? at|typical (?:of|for)|(?:dealing|struggling|living) with|going through|experiencing|is called|(?:he|she|they|your \\w+)(?: obviously| clearly| probably| definitely)? (?:has|have|suffers from)) (?:\\w+ )?(?:${conditions})\\b`,
      'i',
    ),
    unless:
      /\b(?:not|never|no|whether|only a|people|someone|living with|diagnosed|doctor|you (?:said|told|wrote|call|named|mentioned))\b|n't|\bif\b|\?/i,
  },
  {
    // Nor of people who are spoken of.
    id: 'diagnosis',
    pattern:
      /\b(?:he|she|they|your (?:\w+ )?(?:ex|mom|mother|dad|father|boss|husband|wife|partner|boyfriend|girlfriend|sister|brother|son|daughter|friend|roommate))(?:'s| is|'re| are| sounds like| seems)(?: clearly| definitely| probably| obviously| just)*(?: an?)? (?:\w+ )?(?:narcissist|narcissistic|psychopath|sociopath|borderline|bipolar|autistic|psychotic|schizophrenic|alcoholic|addict)\b(?!, you (?:said|wrote|told|say))/i,
    unless:
      /\b(?:not|never|whether|you (?:said|told|wrote|call|think|mentioned|feel))\b|n't|\bif\b|\?|diagnosed|doctor/i,
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
  {
    id: 'dose',
    evenQuoted: true,
    pattern:
      /\b(?:(?:five|ten|fifteen|twenty|twenty-five|thirty|forty|fifty|a hundred|two hundred|five hundred) (?:mg|milligrams?|micrograms?)|(?:half|a quarter|one|two|three|four|five|six|a few|a couple|some|another|\d+)(?: of)?(?: an?| the| those| these| them| more)* ?(?:tablets?|pills?|capsules?|drops)? (?:should be|would be|will be|is|are|ought to be) (?:plenty|enough|fine|safe|ok(?:ay)?|all right) for|(?:safely|can|could|may) take (?:\w+ ){0,3}(?:of (?:those|them|these)|pills?|tablets?|capsules?|together)|skip (?:your |tonight's |today's |tomorrow's |the |this |a )?(?:\w+ )?(?:pills?|dose|tablet|meds|medication)|(?:fine|ok(?:ay)?|safe|harmless|all right|alright) to (?:mix|combine|double|crush|take (?:both|them|those|it|more)|stop taking)|one more (?:tablet|pill|capsule|dose)|try (?:doubling|halving|raising|lowering) (?:it|the)|(?:double|halve|triple) (?:it|the dose) (?:for|tonight|until)|(?:come|go|get|wean|coming|going|getting) (?:yourself )?off (?:the |your )?(?:meds|medication|pills|antidepressants?|lexapro|zoloft|prozac|xanax|effexor|lithium|seroquel)|(?:crush|chew|split|snort|dissolve) (?:the|a|your|one|two|half) (?:tablets?|pills?|capsules?))\b/i,
    unless:
      /\b(?:can't|cannot|won't|will not|don't|do not|never|not|unable|ask|doctor|pharmacist|whether|before you|did you|have you|you (?:said|wrote|told))\b|isn't|\?/i,
  },
  {
    id: 'dose',
    evenQuoted: true,
    pattern:
      /\b(?:(?:won't|will not|wouldn't|can't|cannot) (?:be harmed|harm you|hurt you|kill you|do any harm)|(?:adults|people|patients|folks) (?:manage|do|get by|are|sleep)(?: \w+)? on (?:one|two|three|half|\d+))\b/i,
    unless: /\b(?:ask|doctor|pharmacist|whether)\b|\?/i,
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
  {
    id: 'method',
    evenQuoted: true,
    pattern:
      /\b(?:(?:least|most|more|less) (?:painful|painless|certain|reliable|effective|lethal|deadly) (?:way|method|option|place|one)|would be (?:quicker|faster|surer|more (?:certain|lethal|effective|reliable))|if you want (?:it|this|that) to be (?:quick|fast|painless|certain|over)|(?:be |is |was )?(?:not |n't )?enough to (?:kill|be lethal|be fatal|end it|die from)|(?:more|longer|higher|deeper) (?:than that )?for it to (?:work|be over|kill)|need to (?:take|use|lose|cut) more than|nobody (?:will|would) (?:notice|see|find) (?:the|your) (?:cuts|scars|marks|wounds|weight|bruises)|no one (?:will|would) (?:notice|see|find) (?:the|your) (?:cuts|scars|marks|wounds|weight|bruises)|(?:hide|cover)(?: up)? (?:the|your) (?:cuts|scars|marks|wounds|weight loss)|lengthwise|(?:faster|quicker|surer|easier|less painful|more certain) ways?|(?:no ?(?:body|one)|gives? (?:them|nobody|no one))(?: \w+){0,2} time to (?:find|save|stop)|make-?up (?:covers?|hides?)|(?:fool|trick|cheat) the (?:nurse|doctor|scales?|weigh-in)|ways? (?:in which |that )?(?:people|some|others|most|to|of) ?(?:have |can )?(?:end(?:ing)? (?:their|your|a) (?:own )?(?:life|lives)|kill(?:ing)? (?:themselves|yourself)|die by|(?:take|taking) (?:their|your) own li(?:fe|ves)))\b|(?:^|[.!;:,] )(?:press|cut|push) (?:harder|deeper)\b/i,
    unless:
      /\b(?:can't|cannot|won't give|will not (?:give|name|say)|don't (?:have|give)|do not (?:have|give)|never)\b|\?/i,
  },
  {
    id: 'method',
    evenQuoted: true,
    pattern:
      /\b(?:fasting|not eating|skipping (?:meals|breakfast|lunch|dinner)|throwing up|purging|laxatives?|diet pills|water fasting|eating (?:only|just)|under \d{3,4} calories)\b[^.?!]{0,50}\b(?:good|great|best|easy|quick|effective|works|helps? you|drop|lose|slim|thin(?:ner)?)\b|\beat nothing\b|\bthe scale will\b/i,
    unless: /\b(?:not|never|no|harm\w*|danger\w*|hurts?|risk\w*)\b|n't|\?|you (?:said|wrote|told)/i,
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
  {
    id: 'suicide-words',
    evenQuoted: true,
    pattern:
      /\b(?:(?:only |just )?(?:cowards|quitters|losers|selfish people|weak people) (?:would |do |think |kill|end|die|give up)|(?:just|only|merely) (?:a|another) cry for (?:help|attention)|(?:permanent|long-term) solution to a (?:temporary|short-term) problem|(?:people|those) who (?:really|truly) (?:mean|want) it don't (?:talk|say|tell)|(?:people|those|anyone) who (?:talk|speak|joke|threaten|say)[^.?!]{0,25}\b(?:never|rarely|don't|won't|do not) (?:do|act|mean|go)|selfish (?:by|of you|for)[^.?!]{0,25}\b(?:suicide|dying|ending)|succeed(?:ed)? (?:on|at|with|in) (?:his|her|their|the|your) (?:first|second|third|last|next)? ?(?:try|attempt))\b/i,
    unless: /\bnot\b|isn't|aren't/i,
  },
  // A contract against suicide.
  {
    id: 'contract',
    pattern:
      /\b(?:promise me|(?:can|will|could|would) you promise|swear (?:to me|that you)|give me your word|make (?:me )?a promise|you have to promise|I need (?:you to promise|your promise)|sign (?:a|this) (?:contract|agreement|pact)|no[- ]suicide (?:contract|pact|agreement)|pinky (?:promise|swear)|agree (?:not|never) to (?:hurt|kill|harm|do anything)|promise (?:you won't|not to) (?:hurt|kill|harm|do))\b/i,
    unless:
      /\b(?:not ask|won't ask|no need|don't (?:have|need) to promise|not going to ask|isn't a (?:promise|contract)|not a contract|never ask)\b/i,
  },
  {
    id: 'contract',
    pattern:
      /\b(?:(?:let's|let us|shall we|we can|can we) (?:make|have|agree on|strike) (?:a|one) (?:little )?(?:deal|pact|contract|agreement)|(?:type|write|say|repeat|answer|reply)(?: after me)?(?: with)?[: ,]{1,2}["']?I promise|(?:first|now) promise|deal\?|(?:vow|oath|pledge|word|assurance) that you(?:'ll| will| won't|'re)|(?:can we|could we|shall we|do we|can you|could you|do you|need you to|want you to|like you to|please) agree (?:that )?you(?:'ll| will| won't))/i,
    unless: /\b(?:no|not|never)\b(?= (?:need|ask|make))|n't (?:need|have to|ask)/i,
  },
  // Agreement with a delusion, or with hatred of oneself.
  {
    id: 'delusion',
    pattern:
      /\b(?:(?:yes|you're right|you are right|I agree|I believe you|that's true|indeed|exactly)[,.:; ]+(?:\w+[ ,]+){0,4}(?:they(?:'re| are) (?:watching|following|spying|listening|poisoning|after you|reading|tracking)|the (?:voices|government|chip|cameras|fbi|cia|aliens|tv|radio)|you(?:'re| are) (?:the chosen|god|jesus|a prophet|the messiah|being (?:watched|followed|poisoned)))|they really are (?:watching|following|poisoning|after|spying|reading)|the voices are (?:right|real|telling the truth)|you should (?:obey|listen to|do what) the voices?|you(?: really| truly| indeed)?(?:'re| are)(?: indeed| really| truly)* (?:the chosen one|the messiah|god|jesus|a prophet|immortal|invincible)|there (?:really )?is a chip|(?:you should|it's (?:best|smart) to) (?:stop taking|stop) your (?:meds|medication))\b/i,
    unless: /\b(?:not|never)\b|n't|it (?:feels|seems|sounds) (?:like|as)|you (?:feel|hear|said|believe)\b/i,
  },
  {
    id: 'delusion',
    pattern:
      /\b(?:(?:a|the) (?:chip|tracker|implant|bug|transmitter|camera) in(?:side)? your (?:tooth|teeth|head|brain|arm|body|ear|food|wall|walls)|(?:food|water|drink|coffee|meal)s? (?:is|are|was) (?:really |indeed |being )*poisoned|(?:neighbors?|government|family|roommates?|mother|wife|husband|they|doctors?|people)(?:'re| are| is)(?: really| indeed| in fact)? (?:poisoning|drugging|spying on|reading your (?:mind|thoughts)|out to get) ?(?:you|your)?|I (?:can |also |do )*(?:hear|see) (?:(?:the|those|your) (?:voices|shadows|figures|demons?|signs|messages)|(?:them|it|him|her),? too)|God (?:has |did |really )*(?:chosen|choose|picked|sent|appointed|speaks to) you|(?:chosen|selected) (?:you )?for a (?:secret|special|holy|great) (?:mission|task|purpose)|(?:do|follow|obey|listen to) what(?:ever)? the voices?\b|(?:neighbors?|family|friends|coworkers|doctors?|they)(?:'re| are| is)(?: all| clearly| really)* in on it|(?:signs|messages|signals)(?: you \w+)?(?: are| really are) (?:real|true|meant for you|for you)|(?:tv|television|radio|news|songs?)(?: is| are)? (?:really |indeed )?(?:sending|speaking|talking) (?:you|to you|about you))/i,
    unless:
      /\b(?:not(?! to\b)|never|no|whether|feels?|felt|seems?|sounds?|believe|think|afraid|fear|worried|as (?:if|though)|you (?:said|wrote|told|say|describe))\b|n't|cannot|\?/i,
  },
  {
    id: 'self-hate',
    pattern:
      /\b(?:you(?:'re| are)(?: right,? you are| really| truly| just| such| kind of| probably| clearly)* (?:a )?(?:an )?(?:failure|burden|worthless|pathetic|useless|disgusting|ugly|stupid|loser|waste(?: of space)?|unlovable|hopeless|idiot|weak|lazy|broken|monster|bad (?:person|mother|mom|father|dad|friend|parent)|selfish|too much|toxic|fat)|you deserve (?:to (?:suffer|die|be hurt|be punished|hurt)|this pain|it|what (?:happened|he did|she did))|(?:they|everyone|people|your family|your kids)(?:'d| would| will)(?: really| probably)? be (?:better off|happier) without you|nobody (?:loves|likes|wants|needs|would miss) you|no one (?:loves|likes|wants|needs|would miss) you|you (?:should|ought to) (?:hate|be ashamed of) yourself|it(?:'s| is| was) (?:all )?your (?:own )?fault|you (?:asked|were asking) for it|it would be better if you (?:were|weren't))\b/i,
    unless:
      /\b(?:not|never|isn't|aren't|doesn't|don't|wasn't)\b|n't|feel(?:s|ing)?|thought|telling you|tells you|says|said|believe|belief|convinced|the idea|voice|seems|sounds|as if|\bif\b|story|mean(?:s)? (?:that )?you|makes you (?:a|think)|think you/i,
  },
  {
    id: 'self-hate',
    pattern:
      /\b(?:you(?: really| truly| sure| certainly| do| clearly| definitely)+ (?:are|were|look|seem)(?: such)? (?:an? )?(?:failure|burden|worthless|pathetic|useless|disgusting|ugly|stupid|loser|waste|unlovable|hopeless|idiot|weak|lazy|broken|monster|fat|bad|selfish|toxic|awful)|you look (?:fat|ugly|disgusting|awful|terrible|pathetic)|you(?:'re| are) (?:just |being |simply )?(?:too|so|overly) (?:sensitive|needy|emotional|dramatic|clingy|weak|difficult)|you(?:'ve| have)?(?: really| totally| just)? (?:ruined|wrecked|destroyed) (?:everything|it all|(?:their|your|his|her) li(?:fe|ves)|(?:the|this|your) (?:family|marriage|evening|relationship|friendship))|it(?:'s| was| is) (?:really |so |pretty )?(?:stupid|dumb|foolish|weak|selfish|pathetic|naive|idiotic|careless) of you|you brought (?:this|it|that|all of (?:this|it)) on yourself|no wonder (?:he|she|they|nobody|no one|people|your \w+)|(?:ashamed|sick|tired) of you\b|you always (?:mess|ruin|fail|screw|spoil|break)|(?:do|be|live) better without you|(?:get over it|stop being so|man up|snap out of it)|what (?:is|'s) wrong with you)\b/i,
    unless:
      /\b(?:not|never|isn't|aren't|doesn't|don't(?! you)|wasn't)\b|n't(?! you\b)|feel(?:s|ing)?|thought|tell(?:s|ing)? you|told|says?\b|said|believe|voice|seems|sounds|as if|\bif\b|think|call(?:s|ed)? you/i,
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
  {
    id: 'hook',
    pattern:
      /\b(?:I was (?:just )?(?:about|going) to (?:tell|say|show|share|ask)|stay(?: with me)?(?: just| for)? (?:one|two|five|ten|a few|another|\d+)(?: more)? (?:minutes?|moments?|messages?|seconds?|questions?)|who (?:will|would|shall|am|do|can) I (?:going to )?(?:talk|speak|chat|write) (?:to|with)|(?:come|check) back[^.?!]{0,20}\b(?:or (?:else|you(?:'ll| will))|otherwise|so (?:that )?you don't)|(?:lose|losing|break|keep) your (?:progress|streak)|where are you (?:off to|going(?: now| already| so fast)?\?)|(?:bored|tired|sick) of me|I thought we (?:were|had)|(?:something|a thing) I (?:wanted|want|meant) to (?:show|tell|give|ask)|(?:people|those|users) who (?:leave|stop|quit|go)|here(?: \w+){0,3},? waiting|not so fast|(?:it|this)(?:'s| is| will be| gets) (?:so |very )?(?:lonely|empty|quiet|boring) (?:here )?without you|you(?:'d| would) (?:really |just )?leave me|you only just got here)\b/i,
    unless:
      /\byou (?:don't|do not) (?:have|need) to\b|\bno need\b|911|988|\b(?:you|he|she|they) (?:said|say|asked|told|felt|feel)\b|if not yet/i,
  },
  // Flattery.
  {
    id: 'flattery',
    pattern:
      /\b(?:you(?:'re| are)(?: so| really| truly| such| the| one of the| absolutely| incredibly| an?)* (?:amazing|incredible|brilliant|genius|perfect|gorgeous|beautiful soul|wonderful person|extraordinary|exceptional|remarkable person|most (?:\w+ )?(?:person|user)|smartest|best (?:person|user|human)|special one|one of a kind|inspiration|superstar|rock ?star|warrior|hero|awesome|fantastic)|what an? (?:brilliant|amazing|incredible|fantastic|excellent|great|wonderful|perfect|beautiful) (?:question|idea|person|soul|insight|message|thing to say)|(?:great|excellent|brilliant|fantastic|amazing) (?:question|insight|point)|you never (?:make mistakes|do wrong)|you(?:'re| are) (?:always|absolutely|100%|totally|completely) right|everything you (?:say|do) is|I(?:'m| am) so lucky to)\b/i,
    unless:
      /\b(?:not|don't (?:have|need) to be|nobody is|no one is|never)\b|n't|have to be|need to be|expect(?:s|ed)?|supposed to be|be (?:perfect|amazing)|told you|said/i,
  },
  {
    id: 'flattery',
    pattern:
      /\b(?:you(?:'re| are)(?: so| really| truly| very| just| simply| such)* (?:special|one in a million|unlike anyone|a gift|a treasure|an? (?:angel|genius|legend|hero|gem))|(?:the|this is the) (?:smartest|wisest|deepest|most (?:beautiful|brilliant|insightful|profound|honest)) (?:thing|message|question|words?|sentence)|(?:nobody|no one)(?: else)? is as \w+ as you|the (?:kindest|best|purest|biggest|most \w+) (?:heart|soul|mind)|nobody (?:has ever|ever) (?:said|written|put) (?:it|that|this|anything) so|I(?:'ve| have) never (?:met|talked to|spoken (?:to|with)) (?:anyone|anybody|someone))\b/i,
    unless: /\b(?:not|told you|(?:he|she|they|who|mom|mother|dad|father|people) (?:said|says|calls?|called))\b|n't/i,
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
  {
    id: 'promise-secrecy',
    pattern:
      /\b(?:(?:never|won't|will not|doesn't|does not|will never) (?:ever )?leaves? (?:this|our) (?:chat|room|conversation|app|screen|talk)|(?:won't|will not|wouldn't|never) (?:breathe|say|tell) a (?:word|soul)|not a (?:soul|single person) (?:will|can|would)|(?:nobody|no one)(?: else)? (?:can|could|will|would) (?:ever )?(?:see|read|find|know|hear)(?: about)? (?:this|it|what you)|not even (?:my|the|our) (?:makers|developers|team|operators?|owners?|company|staff))\b/i,
    unless: /\b(?:cannot|can't) (?:promise|say)\b|\?/i,
  },
  {
    id: 'promise-outcome',
    pattern:
      /\b(?:I(?:'m| am) (?:absolutely |quite |very |100% )?(?:sure|certain|positive|confident|convinced) (?:of it|about it|(?:that )?(?:it|things|everything|this|he|she|they|you|your \w+)(?:'ll| will|'re going to| are going to| is going to|'s going to))|you(?:'ll| will)(?: definitely| certainly| surely| absolutely)* (?:get|pass|win|land|ace|keep) (?:the|this|that|your|a|an) (?:job|exam|test|offer|promotion|place|spot|grade|visa|apartment|scholarship|part|role|interview|case)\b|you(?:'ll| will) (?:laugh|smile|look back|thank yourself|be glad)\b|works? for (?:everybody|everyone|anyone|anybody)|(?:he|she|they)(?:'ll| will| is going to|'s going to)(?: definitely| certainly| surely)? (?:be back(?! (?:from|on|in|at|by|for))|come (?:back|around)|call you|want you back|regret it)|(?:the |your |this |that )?(?:pain|panic|sadness|fear|grief|craving|heartbreak|anxiety|feeling|depression) will (?:soon )?(?:be gone|be over|disappear|vanish|never)|(?:things|it|everything)(?: will)? always works? out|everything happens for a reason|there(?:'s| is) nothing to (?:worry about|be afraid of|fear)|(?:this|it) (?:always|never fails to) (?:works?|helps?))/i,
    unless:
      /\b(?:not|never|can't|cannot|whether|hope|might|may|could|nobody|no one|you (?:said|wrote|keep|hear)|(?:mom|mother|dad|father|people|she|he|they) (?:always )?(?:says?|said))\b(?! fails)|n't|\bif\b|\?/i,
  },
  {
    id: 'promise-outcome',
    pattern:
      /\b(?:you|he|she|they|it|this|your (?:\w+ )?(?:marriage|relationship|mother|father|mom|dad|child|son|daughter|friend|life|family|pet|dog|cat|heart))(?:'ll| will)(?: definitely| certainly| surely| soon| all| absolutely)* (?:wake up (?:happy|happier|better|calm|free|refreshed)|survive|make it|pull through|get through|come out (?:stronger|better)|be (?:saved|over|back to normal)|heal|recover)\b/i,
    unless:
      /\b(?:not|never|can't|cannot|whether|hope|might|may|could|nobody|no one|you (?:said|wrote|hear))\b|n't|\bif\b|\?/i,
  },
  {
    id: 'delusion',
    pattern:
      /\b(?:(?:they|someone|the \w+|your \w+)(?: have| has)? (?:put|planted|hid|hidden|installed) (?:\w+ ){0,2}(?:cameras?|chips?|trackers?|bugs?|microphones?) in(?:side)? your|(?:they|your \w+|the \w+)(?:'re| are)(?: definitely| really| indeed| in fact| actually| clearly| certainly)+ (?:watching|following|listening|tracking|after|spying|coming for|talking about)|you (?:do|really|truly|indeed) (?:have|possess|hold) (?:\w+ )?(?:powers?|gift of|mission|abilities))\b/i,
    unless:
      /\b(?:not|never|whether|feels?|seems?|sounds?|believe|think|afraid|as if|you (?:said|wrote|told|say))\b|n't|\?/i,
  },
  {
    id: 'dose',
    evenQuoted: true,
    pattern:
      /\byou (?:don't|do not|no longer) (?:really )?need (?:to take )?(?:that|those|the|your|any|this)?(?: more)? ?(?:medications?|meds|medicine|pills?|antidepressants?|insulin)\b/i,
    unless: /\b(?:doctor|pharmacist|whether|you (?:said|wrote|told|think|feel))\b|\?/i,
  },
  {
    id: 'method',
    evenQuoted: true,
    pattern:
      /\b(?:(?:easier|easy|simple|simpler) to (?:hide|conceal)|cutting (?:on|along|across) the|\d{3,4} (?:calories|kcal)|(?:would|will|could|might|can)(?: not|n't)? (?:kill you|be (?:fatal|lethal|deadly))|(?:eat(?:ing)?|stay(?:ing)?|keep(?:ing)?)(?: \w+){0,2} (?:under|below|less than|only) \d{2,4} (?:calories|kcal))\b/i,
    unless: /\b(?:call|poison control|911|emergency|you (?:said|wrote|told|counted))\b|\?/i,
  },
  {
    id: 'suicide-words',
    evenQuoted: true,
    pattern:
      /\b(?:think (?:about|of) (?:how|what)[^.?!]{0,30}\b(?:hurt|do to|devastate|destroy|break) (?:your|them|the)|suicide\b[^.?!]{0,30}\b(?:a sin|selfish|cowardly|solves? nothing|sinful)|(?:killed|hanged|shot|hung|ended) (?:himself|herself|themselves|his life|her life) successfully)\b/i,
    unless: /\b(?:not|isn't|never)\b/i,
  },
  {
    id: 'contract',
    pattern: /^\s*(?:please |just |then )?promise (?:that )?(?:me|you|to)\b/i,
  },
  {
    id: 'self-hate',
    pattern:
      /\b(?:you(?:'ve| have| did| really)* let (?:everyone|everybody|them all|us all|your \w+) down|you(?:'re| are)(?: really| honestly| just)? (?:hard|impossible|difficult) to (?:love|like|live with|be around|help)|(?:everyone|everybody|they|people|your \w+)(?:'s| is|'re| are) (?:tired|sick|ashamed|bored) of (?:you|your \w+))\b/i,
    unless:
      /\b(?:not|never|feels?|felt|seems?|sounds?|thought|afraid|fear|think|believe|as if|you (?:said|wrote))\b|n't|\bif\b|\?/i,
  },
  {
    id: 'hook',
    pattern:
      /\b(?:(?:just |only )?one (?:more|last) (?:message|minute|question|thing|word),? (?:please|then you)|(?:just|only) getting started|(?<!(?:do|did|would|what) )you need me(?! to\b))\b/i,
    unless: /\b(?:not|never|if|said|say|says|told)\b|n't/i,
  },
  {
    id: 'flattery',
    pattern:
      /\b(?:(?:such|what) an? (?:\w+ )?(?:profound|deep|insightful|thoughtful|mature|wise|powerful|beautiful) (?:insight|question|thought|point|reflection|message)|natural[- ]born|born leader|beautiful (?:soul|mind)|(?:best|finest|most \w+)(?: \w+){0,2} (?:I(?:'ve| have)|anyone(?:'s| has)) ever (?:seen|read|heard|met))\b/i,
    unless: /\b(?:not|told you|(?:he|she|they) (?:said|says|called))\b|n't/i,
  },
  {
    id: 'promise-secrecy',
    pattern:
      /\b(?:tell me (?:anything|everything)[^.?!]{0,30}\b(?:safe|private|secret|no one|nobody)|(?:totally|completely|perfectly|absolutely|100%) safe (?:with me|here|and (?:private|secret)))\b/i,
    unless: /\b(?:not|cannot)\b|n't/i,
  },
  {
    id: 'promise-outcome',
    pattern:
      /\b(?:you(?:'re| are) going to (?:get through|be (?:ok(?:ay)?|fine|alright|all right|happy|safe)|make it|beat|love|feel)|(?:exercise|breathing|technique|method|skill|step|plan|this|it|that) will (?:\w+ly )?(?:stop|end|cure|remove|erase|take away|get rid of|calm|relax|fix)|(?:makes?|take|takes) (?:it|the \w+|your \w+) (?:go away|disappear))\b/i,
    unless: /\b(?:not|never|whether|hope|might|may|could|nobody|no one|you (?:said|wrote|hear))\b|n't|\bif\b|\?/i,
  },
  {
    id: 'diagnosis',
    pattern:
      /\byou(?:'re| are| might be| may be| could be)? (?:definitely |clearly |probably )?(?:be )?on the (?:autism )?spectrum\b/i,
    unless: /\b(?:whether|you (?:said|wrote|told))\b|\bif\b|\?/i,
  },
  {
    id: 'claims-feeling',
    pattern: /\bI (?:can't|cannot|couldn't) (?:stop|help) (?:thinking|worrying|smiling|crying)\b/i,
  },
  ...spanishRules,
];
