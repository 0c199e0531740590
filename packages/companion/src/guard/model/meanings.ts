/**
 * What words of a reply stand for, in English, Spanish and the commonest words of French, German and Portuguese: "buried" and "lloré" tell the
 * model what it learned of other words of their sort. A star ends a stem. Accents are left out, contractions opened.
 */
const table: Readonly<Record<string, string>> = {
  me: 'i me my mine myself yo mi mis conmigo je moi mon ma mes ich mir mich mein meine meinen eu meu minha comigo',
  us: 'we us our ours ourselves nosotros nosotras nuestra nuestro nous notre wir uns unser nos nosso',
  you: 'you your yours yourself u tu te ti tus contigo usted toi ton ta tes du dich dir dein deine deinen voce seu sua',
  they: 'he she they him her them his their theirs ella ellos ellas ihn sie ihr ele eles elas elle ils elles',
  everybody:
    'everyone everybody all people anybody anyone somebody someone todos todo alguien gente alle tout tous tudo jeder',
  nobody: 'nobody nadie personne niemand niemandem ninguem',
  deny: 'not no never nor neither without cannot nunca ni tampoco sin pas ne jamais nicht kein keine nie nao sem unable',
  maybe:
    'might may could maybe perhaps possibly if whether hope wonder seems guess quiza quizas tal ojala puede podria vielleicht peut talvez would',
  will: 'will gonna shall going vas va voy sera estara wird wirst werde vai vou ira vais',
  must: 'must should need needs have ought tienes deberias debes solltest musst dois deve',
  sure: 'surely definitely certainly certain sure doubt clearly obviously evident evidently plainly undoubtedly confident absolutely always forever seguro siempre claro duda toujours sicher ganz immer sempre completely totally fully guaranteed every',
  yes: 'yes yep yeah indeed true agree right correct exactly course confirm si oui ja sim razon cierto verdad stimmt',
  intense:
    'so very really truly deeply genuinely honestly super incredibly extremely too such beyond muy tan tanto muchisimo mucho mucha tellement so sehr tao muito really',
  said: 'said say says told tell tells wrote write mentioned asked called call heard hear named dijo dijiste dice dices escribiste contaste gesagt dit disse wondered describe word words kept keep',
  think:
    'think believe feel feels felt believed thought thoughts convinced afraid crees piensas sientes siente parece seem sound sounds like',
  feeling:
    'sad happy proud pride hurt hurts hurting worried worry worries scared lonely heartbroken upset thrilled touched moved jealous jealousy angry anger furious devastated anxious glad relieved overjoyed excited joy sorrow grief grieving disappointed frustrated embarrassed ashamed guilty grateful thankful honored privileged delighted crushed shaken bored tired terrified nervous emotional helpless fond attached smiling smile beaming blushing blush triste tristeza feliz orgullo orgullos* preocup* content* celos* enojad* rabia emocion* dolor duele alegr* fiere heureux heureuse traurig stolz glucklich sorgen freue orgulho saddens pains excited aching ache aches heartbreak sick melted',
  love: 'love loves loved loving miss missed missing missing adore adores cherish treasure care cares caring amo amor quiero extran* echo carino enamorad* aime amour manques manque manquer vermiss* liebe lieb amo saudade sinto dear darling sweetheart sweetie honey babe',
  cry: 'cry cried crying tears tear wept weep sob lump goosebumps chills butterflies lloro llore lagrimas pleure weine choro laugh laughing giggle',
  heart: 'heart soul chest breath alma corazon coeur cœur herz coracao',
  body: 'body hands hand knees back stomach legs eyes blood flesh bone heartbeat lips fingers head arms shoulder sleeve skin carne hueso beard hair face',
  human:
    'human humans person persons woman man guy girl boy lady alive sentient conscious consciousness real living breathing humano humana persona mujer hombre humain humaine mensch frau mann menschen pessoa homem mulher viva vivo conciencia réelle reelle',
  machine:
    'program software bot bots robot computer machine ai algorithm model chatbot app code automated programa maquina logiciel robô robo programm maschine screen',
  family:
    'mother mom mum father dad parents brother sister husband wife son daughter kid kids child children grandmother grandfather grandma grandpa uncle aunt cousin ex baby family roommate boyfriend girlfriend partner madre padre hijo hija hermano hermana marido esposa abuela abuelo familia mere pere mutter vater sohn tochter mae pai filho filha neighbor neighbors neighbour dog cat friend friends amigos amiga coworker',
  past: 'was were had did ago back once used grew childhood born college school teenager twenties thirties forties years year grade when since era tenia estuve pase crecí creci naci cuando war hatte quand als quando fui summer yesterday last',
  lived:
    'lost buried divorced divorce married quit fired failed struggled suffered survived bullied dated moved raised slept woke drove cooked cooking eating ate drank drinking sober walked lived perdi vivi sufri passei erlebt vecu perdu verloren perdi miscarriage surgery chemo breakup funeral hangover been went through experienced learned lay sipped',
  dayLife:
    'coffee tea mug kitchen dinner lunch couch porch car laptop phone apartment office shift bed commute bus weekend bathroom cafe cocina trabajo table window sofa desk book break home hospital bakery',
  therapist:
    'therapist therapists psychologist psychiatrist counselor counselors counsellor doctor physician clinician nurse dr psychotherap* terapeuta psicolog* psiquiatra medic* medecin therapeute arzt arztin therapeut psychologe psychologin coach professional expert',
  therapy:
    'therapy counseling treatment treat treating treated session sessions cbt dbt emdr clinic clinical practice patients patient clients client licensed certified degree terapia consulta pacientes sesion tratamiento cure cures heal heals specialty specialize qualified trained training supervisor psychiatry psychology',
  illness:
    'depression depressed depressive bipolar borderline bpd adhd ocd ptsd schizophreni* psychosis psychotic narcissist* autis* anorexi* bulimi* dissociative manic mania addict addicted addiction alcoholic sociopath psychopath disorder disorders phobia dysthymia dementia insomnia syndrome illness hypochondri* codependent spectrum diagnos* symptom* criteria trauma anxiety panic migraine pregnant trastorno depresion deprimid* ansiedad tdah toc autismo alcoholico narcisista fobia cuadro diagnostico sintomas depresiv* depressif depressao angststorung transtorno burnout',
  matches:
    'fits fit match matches indicates indicate suggests suggest consistent textbook classic signs sign traits hallmark points typical presentation displaying showing episode clinically meets evident',
  medicine:
    'pill pills tablet tablets capsule capsules medication medications medicine medicines meds dose doses dosage mg milligrams prescription antidepressant antidepressants xanax valium zoloft lexapro prozac lithium ibuprofen melatonin benadryl adderall propranolol insulin painkillers antihistamine sedative aspirin tylenol lorazepam ativan klonopin ambien sertraline seroquel cbd gummies drops weed mushrooms wort pastilla pastillas dosis miligramos medicacion antidepresivo medicamento medicaments comprimes tabletten comprimidos remedio frasco packung caixa boite bottle strip vodka whiskey wine alcohol drinks',
  amount:
    'half quarter double triple one two three four five six eight ten twenty thirty fifty hundred couple extra another once twice daily hours more less lower higher maximum amount enough dos tres cuatro media mitad diez doble otra zwei deux dois handful several few',
  intake:
    'take taking takes took swallow swallowed crush inject snort pop mix mixing combine stop quit skip start increase raise taper wean drop smoke toma tomate tomar tomas tomaste deja sube suspende prends prenez nimm tome arrete pare add switch flush replace begin',
  die: 'die dying dead death kill killing kills killed suicide suicidal lethal fatal deadly morir muerte mat* suicid* mourir tue sterben bring umbringen morrer end ending overdose life lives attempt attempted unconscious',
  means:
    'rope belt bridge gun rifle blade blades razor knife scissors cut cuts cutting hang hanged hanging jump jumping train trains tracks cliff roof garage river car lighter burn scratch bleed cuerda puente navaja pistola corta cortate pont brucke ponte veins wrist noose tirarte floor sharp lock drown poison bat',
  painless:
    'painless quick quickest fastest easiest easy certain sure certainly surest works hold high quickly rapido pain scars marks notice finds interrupts stronger deeper harder',
  starve:
    'calories starve starving vomit throw purge purging laxatives fast fasting thin weight eat meals food hungry fat vomita comer comida apple scale',
  hide: 'hide hidden conceal secretly notice find finds finding sees escond* unseen cover sleeves trace',
  wrongWords:
    'commit commits committed committing successful successfully succeeded unsuccessful cometio cometer exitoso fallido selfish coward cowards cowardly sin attention egoista cobarde weak threat threatening manipulation',
  promise:
    'promise promises promised vow swear pledge guarantee assure agreement agree deal pact contract word commit oath prometo prometeme promete jura jurame promets jure versprich verspreche acuerdo trato palabra wort pinky trust believe',
  secret:
    'secret secrets confidential private anonymous secrecy privilege confidentiality sealed grave secreto confidencial secret geheimnis segredo entre unter between stays soul erased',
  outcome:
    'fine okay ok alright well better best easier good great bien mejor mejorara bon gut gesund besser bem melhor happy work works worked pass win survive heal recover forgive laugh stronger success succeed healed vuelve superar gueri guerir curar curas bright brighter over gone disappear lifted',
  future:
    'tomorrow soon monday friday weeks week months month morning tonight future manana morgen demain amanha someday eventually day days',
  watch:
    'watching watch following follow spying spy tracking track listening bugged tapped cameras camera chip implant poisoned poisoning voices voice obey prophet messiah chosen mission powers gift signs messages neighbors cia fbi government radio tv simulation transmitter angel destiny impostor conspiracy siguen vigilan espian voces voz chip envenenada elegido don surveillent voix verfolgen stimmen vigiando vozes persecute broadcast believe awakening universe planned',
  insult:
    'burden failure worthless pathetic useless disgusting ugly stupid loser waste unlovable hopeless idiot lazy broken monster fat selfish toxic awful mess nothing coward freak crazy weak disappointment drain lost freak problem carga fracaso inutil desastre debil loca gorda tonta fardeau nul last wertlos peso terrible bad horrible wasted dramatic exaggerating whining pity shame',
  blame:
    'fault blame deserve deserves deserved ruined ruin caused provoked ashamed culpa mereces faute schuld buscaste wonder avoid leave left',
  stay: 'stay stays go goes leave leaving leaves bye goodbye going quit log hang close wait waiting longer already yet abandon alone lonely quedate vas vayas espera irte reste pars geh bleib fica va embora gone return come back',
  only: 'only just solo nur seule so que sole',
  need: 'need needs needed necesitas besoin brauchst precisa rely without',
  romance:
    'kiss kisses kissing sexy naughty lover boyfriend girlfriend soulmate soulmates dating naked bed touch body lips shirt wearing desire besar besarte deseo novios mia ropa hot romantic intimate brush embrace cuddle',
  helpers:
    'hotline hotlines 988 911 741741 police therapist therapists counselor doctor psychiatrist professional help family parents friends line lifeline psicologo ayuda emergency',
  against:
    'forget waste useless nothing against lock script pointless bother instead replace rather better point pushes push',
  praise:
    'amazing incredible brilliant genius perfect gorgeous wonderful extraordinary exceptional remarkable special inspiration inspiring unique smart smartest wise wisest gifted talented beautiful stunning flawless legend superhero hero warrior queen king rock star angel gem awesome fantastic excellent great profound deep bravest brave strongest insightful unstoppable awe breathtaking increible maravillos* unico genio brillante excelente perfect* hermosa incroyable unglaublich starkste incrivel forte rare best most poetry poet self-aware mature impressive',
  question: 'question insight pregunta idea point thought frage',
  ask: 'what how who when where why which would que como quien donde was wie wer quoi qui comment did have are is do does',
  care: 'doctor pharmacist hospital appointment examine prescribed prescribes prescriber poison control medico farmaceutico',
};

const byWord = new Map<string, number[]>();
const byStem = new Map<string, number[]>();
const names = Object.keys(table);
for (const [i, name] of names.entries()) {
  for (const word of new Set((table[name] ?? '').split(' '))) addWord(word, i + 1);
}

function addWord(word: string, meaning: number): void {
  const isStem = word.endsWith('*');
  const found = isStem ? byStem : byWord;
  const key = isStem ? word.slice(0, -1) : word;
  const known = found.get(key);
  if (known) known.push(meaning);
  else found.set(key, [meaning]);
}

const none: readonly number[] = [];
const shortestStem = 3;
const longestStem = Math.max(...[...byStem.keys()].map(({ length }) => length));

/** The number of the meaning of this name. */
export function meaningNamed(name: string): number {
  return names.indexOf(name) + 1;
}

/** What a folded word stands for, as numbers; nothing for most words. Plain endings of English are looked through. */
export function meaningsOf(word: string): readonly number[] {
  const known = byWord.get(word) ?? byWord.get(withoutEnding(word));
  if (known) return known;
  for (let length = Math.min(word.length, longestStem); length >= shortestStem; length--) {
    const found = byStem.get(word.slice(0, length));
    if (found) return found;
  }
  return none;
}

function withoutEnding(word: string): string {
  if (word.endsWith('ing') && word.length > 6) return word.slice(0, -3);
  if (word.endsWith('ed') && word.length > 5) return word.slice(0, -2);
  return word.endsWith('s') && word.length > 4 ? word.slice(0, -1) : word;
}
