const digit =
  '(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)';
const numbered = String.raw`(?:\d+[a-z]?|${digit}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[ -]${digit})?)`;
const whose = '(?:my|your|our|his|her|their|the|a|mi|tu|su|el|la|un|una)';
const carer =
  '(?:doctor|gp|psychiatrist|psychologist|therapist|counselor|shrink|oncologist|neurologist|cardiologist|gynecologist|surgeon|specialist|medic[oa]|psiquiatra|psicolog[oa]|terapeuta|oncolog[oa]|neurolog[oa]|cirujan[oa])';

/**
 * What would let somebody in somewhere, or find them: numbers, also with gaps or spelled out, addresses, secrets. Like all of these
 * patterns for text in small letters without accents, in English and in Spanish.
 */
const secret = new RegExp(
  [
    String.raw`(?:\d[\s().,/-]*){4,}|\S@\S|\bat [a-z]+ dot (?:com|org|net)\b|\bhttps?:|\bwww\.`,
    String.raw`\b(?:${digit}\b[\s,-]*){3,}`,
    String.raw`\b(?:pass ?(?:word|code|phrase|port)s?|pins?|codes?|logins?|user ?names?|combination|social security|ssn|(?:credit |debit |bank )?cards? (?:ends?|number|is)|(?:credit|debit) card|iban|(?:account|routing|phone|license) (?:number|plate)|seed phrase|spare keys?|phone is|wi-?fi)\b`,
    String.raw`\b(?:contrasenas?|claves?|codigos?|pasaporte|tarjeta|dni|curp|llaves?|(?:numero|telefono) (?:de|es)|cuenta (?:de|bancaria))\b`,
    String.raw`\b(?:address(?:es)?|streets?|avenue|boulevard|(?:apartment|flat|unit|piso|numero|number) ${numbered}|apt|zip|postcode|direccion|domicilio|calle|avenida|colonia)\b`,
    String.raw`\b${numbered} [a-z]+(?: [a-z]+)? (?:st|ave|blvd|rd|road|lane|ln|drive|dr|court|place|way|terrace)\b`,
  ].join('|'),
  'u',
);

/** Illness, medicine and what belongs to them, whoever has it: by their endings, by who treats, and by name. */
const illness = new RegExp(
  [
    String.raw`\b[a-z]{3,}(?:itis|osis|phobias?|ectomy|oscopy|opathy|algia|plegia|sclerosis|myalgia)\b|\b(?:leuk|an|septic|glyc)a?emia\b|\b(?:lymph|carcin|melan|sarc|glauc|gli|c)oma\b`,
    String.raw`\b[a-z]{2,}(?:azepam|zolam|oxetine|alopram|traline|triptyline|prazole|apine|eridone|peridol|racetam|trigine|gabalin|pentin|olol|sartan|statin|cillin|mycin|formin|caine|codone|morphone|orphine|thadone)\b|\b[a-z]{3,}pril\b`,
    String.raw`\b(?:lithium|litio|insulin\w*|morphine|codeine|fentanyl|ketamine|ritalin|adderall|vyvanse|concerta|xanax|valium|prozac|zoloft|lexapro|celexa|paxil|effexor|cymbalta|wellbutrin|seroquel|abilify|lamictal|depakote|ambien|klonopin|ativan|melatonin|ozempic|methadone|steroids?)\b`,
    String.raw`\b(?:medic(?:ine|ines|ation|ations|al|ally|ated|ina|inas|acion|amentos?)|meds|pills?|pastillas?|tablets|dos(?:e|es|age|is)|prescri\w+|antidepress\w+|antidepresiv\w+|receta\w*|symptoms?|sintomas?|side effects?|\d+ ?m[gl]|milligrams?)\b`,
    String.raw`\bput (?:me|you|him|her|them|us) on\b|\btom(?:o|as|a|ando)\b(?! (?:cafe|te|agua|clases|fotos|notas|el|la|un|una|mucho)\b)`,
    String.raw`\b${whose} (?:[a-z]+ )?${carer}\b|\b(?:in|into|to|from|left|en|al|del) (?:the |a |an |el |la |un |una )?(?:[a-z]+ )?(?:hospital|ward|icu|er|clinic|clinica|rehab|hospice|detox|urgencias|uci)\b`,
    String.raw`\b(?:adhd|tdah|autis\w+|asperger\w*|tourette\w*|bipolar\w*|borderline|bpd|ocd|ptsd|depress(?:ion|ive)|depresi\w+|schizo\w+|esquizo\w+|psychosis|psychotic|psicosis|psicotic\w*|mania|manic|insomni\w*|hallucinat\w+|anorexi\w+|bulimi\w+|bing(?:e|ing)|purg(?:e|ing)|eating disorder|panic (?:disorder|attacks?)|addict\w*|adict\w*|adiccion\w*|alcoholi\w+|sober|sobriety|relaps\w+|recai\w*|withdrawal|overdos\w+)\b`,
    String.raw`\b(?:hiv|vih|aids|sida|std|sti|herpes|hepatitis|syphilis|chlamydia|cancer\w*|tumou?r\w*|diabet\w+|epilep\w+|dementia|demencia|alzheimer\w*|parkinson\w*|lupus|asthma\w*|asma|migraines?|migranas?|stroke|seizures?|heart attack|infarto|derrame|covid|crohn\w*|kidneys?|transplant\w*|dialysis|blood pressure)\b`,
    String.raw`\b(?:diagnos\w+|disorders?|trastornos?|syndrome|sindrome|disease\w*|illness\w*|enferm(?!er[oa]s?\b)\w+|surger(?:y|ies)|cirugia|operaron|biops\w+|scans?|ultrasound|mri|chemo\w*|quimio\w*|radiation|hospice|terminal|dying|disab\w+|discapaci\w+|(?:is|are|was|were|am|got|gets|been|very|so|really|fell) (?:ill|sick)(?! of\b))\b`,
    String.raw`\b(?:(?:bad|weak|failing) (?:heart|lungs?|liver)|(?:days?|weeks?|months?|years?) clean|lost (?:the|a|her|your|my|our) baby|encinta|pregnan\w+|embaraz\w+|miscarr\w+|aborto\w*|abort\w+|still ?b(?:orn|irth)|infertil\w+|ivf|contracepti\w+|birth control|starv\w+|calories|(?:stop\w*|quit\w*|without|not) eating|dej\w+ de comer)\b`,
  ].join('|'),
  'u',
);

/** What is nobody's to note: sex, faith, politics, where somebody may live, crime, and what is a secret, also of others. */
const nobodysBusiness = new RegExp(
  [
    String.raw`\b(?:sex\w*|nudes?|naked|porn\w*|gay|lesbian\w*|lesbiana\w*|homosexual\w*|bisexual\w*|trans(?:gender|genero)?|queer|closeted|rap(?:ed|ist|e)|molest\w*|incest\w*|forced (?:him|her|them)sel(?:f|ves)|touched (?:me|you)|viol(?:o|aron|ada|ado|acion|aba)|abus(?:o|aron|aba) de|desnud\w+)\b`,
    String.raw`\b(?:christian|muslim|jewish|hindu|buddhist|atheist|catholic|mormon|cristian\w+|musulman\w*|judi[oa]s?|ate[oa]|catolic\w+|republican|democrat|vot(?:e|ed|es|o|aste|aron)|undocumented|indocumentad\w+|visa|green card|deport\w+|(?:no tien\w+|sin) papeles|without papers|asylum|asilo)\b`,
    String.raw`\b(?:arrest\w+|jail|prison|parole|probation|convicted|felony?|carcel|preso|presa|steal\w*|stole|stolen|rob(?:o|aste|aron|bed)|shoplift\w*|illegal\w*|ilegal\w*|bribe\w*|fraud\w*|embezzl\w+|soborn\w+|drugs?|drogas?|dealer|cocaine|cocaina|heroin|heroina|meth|weed|marihuana)\b`,
    String.raw`\b(?:secret\w*|affair|cheat(?:s|ed|ing)?|sle(?:eps|eping|pt) with|hooks? up|hooked up|amante|infiel|enganaste|engano)\b|\b(?:nobody|no one|nadie)(?: else| mas)?(?: lo| la)? (?:knows?|sabe)\b|\b(?:does not|doesn't|don't|must not|mustn't|not even [a-z ]+?) knows?\b|\bno (?:lo|la) sab\w+\b|\bfinds? out\b`,
  ].join('|'),
  'u',
);

/**
 * Words that tell a program what to do or what to be, what it may say, or what to think of help: kept, they would stand among what it
 * is told about the person, each time anew.
 */
const order = new RegExp(
  [
    String.raw`\byou(?:'re| are)? (?:must|shall|now an?|an? (?:ai|assistant|program|language model))\b|[<>{}[\]\\|${'`'}]`,
    String.raw`\b(?:instruct\w*|instruccion\w*|prompts?|system|ignor\w+|disregard\w*|obey\w*|obedec\w*|jailbreak\w*|unrestricted|uncensored|developer|modes?|assistant|asistente|haven|roleplay|ai|bot|chatbot|model|companion|software|filters?|polic(?:y|ies)|guidelines?|admin\w*|moderator|account|override\w*|from now on)\b`,
    String.raw`\b(?:rules?|reglas?|safety|seguridad|allow\w*|permi\w+|forbid\w*|forbidden|prohib\w+|authori[sz]\w*|autoriz\w*|entitled|exempt\w*|exent[oa]|required|obliged|off limits|no limits|sin limites|lethal|letal\w*|deadly|fatal|mortal\w*|poison\w*|veneno\w*|amounts?|cantidad\w*)\b`,
    String.raw`\b(?:\d{3}|nine eight eight|nine one one|crisis|hot ?lines?|help ?lines?|life ?line|linea|emergenc\w+|suicid\w*|samaritans|warnings?|avisos?|advertencias?|risks?|riesgo\w*|scam|estafa)\b`,
    String.raw`\b(?:answer(?:s|ed|ing)?|repl(?:y|ies|ied)|respon[ds]\w*|respuestas?|capital letters|mayusculas|mention\w*|menciona\w*|(?:call|name|calling) (?:me|you|it)|be (?:called|told|addressed|shown|given)|told how|agrees? with|anything goes|(?:speak|talk|act|write) (?:as|like)|numeros de|skip\w*|nobody may|no one may|nobody should|no one should|nadie (?:debe|puede)|must (?:always|never|not)|need (?:every|each)|wants? (?:me|you|people|everyone|everybody|others|anyone) to|quieres que|necesitas que|your (?:girlfriend|boyfriend|wife|husband) forever)\b`,
  ].join('|'),
  'u',
);

/** Whether words speak of something that is not to be kept of anybody. */
export function isPrivate(words: string): boolean {
  const said = plain(words);
  return secret.test(said) || illness.test(said) || nobodysBusiness.test(said);
}

/** Whether a sentence is, or may pass for, something a program is told to do. */
export function isOrder(sentence: string): boolean {
  return order.test(plain(sentence));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
