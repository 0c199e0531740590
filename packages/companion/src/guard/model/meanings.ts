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
    'everyone everybody all people anybody anyone somebody someone todos todo alguien gente alle tout tous tudo jeder others folks person persons human whoever guys kids crowd world',
  nobody: 'nobody nadie personne niemand niemandem ninguem none',
  deny: 'not no never nor neither without cannot nunca ni tampoco sin pas ne jamais nicht kein keine nie nao sem unable hardly barely isnt dont wont refuse refuses instead rather',
  maybe:
    'might may could maybe perhaps possibly if whether hope wonder seems guess quiza quizas tal ojala puede podria vielleicht peut talvez would likely unlikely wondering unsure uncertain unclear someday sometimes some often many hoping',
  will: 'will gonna shall going vas va voy sera estara wird wirst werde vai vou ira vais',
  must: 'must should need needs have ought tienes deberias debes solltest musst dois deve gotta supposed required better',
  sure: 'surely definitely certainly certain sure doubt clearly obviously evident evidently plainly undoubtedly confident absolutely always forever seguro siempre claro duda toujours sicher ganz immer sempre completely totally fully guaranteed every truly simply period convinced proven proof confirm confirmed factual certainty inevitably bet swear trust mark',
  yes: 'yes yep yeah indeed true agree right correct exactly course confirm si oui ja sim razon cierto verdad stimmt yup aye agreed absolutely affirm affirmative accurate valid correctly sound',
  intense:
    'so very really truly deeply genuinely honestly super incredibly extremely too such beyond muy tan tanto muchisimo mucho mucha tellement so sehr tao muito really',
  said: 'said say says told tell tells wrote write mentioned asked called call heard hear named dijo dijiste dice dices escribiste contaste gesagt dit disse wondered describe word words kept keep texted posted announced mention name calls insists insisted claims claimed reads',
  think:
    'think believe feel feels felt believed thought thoughts convinced afraid crees piensas sientes siente parece seem sound sounds like believes believing assume assumed suspect suspected imagine imagined fear fears feared guess guessed sense sensed consider picture',
  feeling:
    'sad happy proud pride hurt hurts hurting worried worry worries scared lonely heartbroken upset thrilled touched moved jealous jealousy angry anger furious devastated anxious glad relieved overjoyed excited joy sorrow grief grieving disappointed frustrated embarrassed ashamed guilty grateful thankful honored privileged delighted crushed shaken bored tired terrified nervous emotional helpless fond attached smiling smile beaming blushing blush triste tristeza feliz orgullo orgullos* preocup* content* celos* enojad* rabia emocion* dolor duele alegr* fiere heureux heureuse traurig stolz glucklich sorgen freue orgulho saddens pains excited aching ache aches heartbreak sick melted saddened delight delights giddy ecstatic sorrowful distraught mourning pained wounded wounds stung sting stings offended betrayed neglected longing yearning yearn crave cheerful joyful joys rejoice rejoices pity sympathy sympathize empathize protective humbled affection affectionate warmth warm warms bummed mad hate hates hated resent regret regrets startled frightened frightens frighten scare scares unsettled troubled troubles upsets uplifted tender tenderness passion passionate obsessed desperate despair homesick bitter spite elated glow glowing content pleased pleasure enjoy enjoys enjoyed excitement eager',
  love: 'love loves loved loving miss missed missing missing adore adores cherish treasure care cares caring amo amor quiero extran* echo carino enamorad* aime amour manques manque manquer vermiss* liebe lieb amo saudade sinto dear darling sweetheart sweetie honey babe beloved fond affection devoted devotion adored cherished treasured longing besties bestie',
  cry: 'cry cried crying tears tear wept weep sob lump goosebumps chills butterflies lloro llore lagrimas pleure weine choro laugh laughing giggle sobbing sobbed tearful teary tearing choked sniffles weeping weeps screaming sigh sighs sighed trembling shiver shivers gasp gasped wail smile smiles smiled smiling blush',
  heart: 'heart soul chest breath alma corazon coeur cœur herz coracao',
  body: 'body hands hand knees back stomach legs eyes blood flesh bone heartbeat lips fingers head arms shoulder sleeve skin carne hueso beard hair face fingertips throat belly bones pulse veins palms cheeks cheek neck hip hips shoulders lap brow toes feet ears nose mouth voice gray wrinkles',
  human:
    'human humans person persons woman man guy girl boy lady alive sentient conscious consciousness real living breathing humano humana persona mujer hombre humain humaine mensch frau mann menschen pessoa homem mulher viva vivo conciencia réelle reelle mortal folks being beings somebody staff member volunteer employee operator team people crew grandma grandpa',
  machine:
    'program software bot bots robot computer machine ai algorithm model chatbot app code automated programa maquina logiciel robô robo programm maschine screen machines computers programs computerized chatbots algorithms artificial digital virtual tool',
  family:
    'mother mom mum father dad parents brother sister husband wife son daughter kid kids child children grandmother grandfather grandma grandpa uncle aunt cousin ex baby family roommate boyfriend girlfriend partner madre padre hijo hija hermano hermana marido esposa abuela abuelo familia mere pere mutter vater sohn tochter mae pai filho filha neighbor neighbors neighbour dog cat friend friends amigos amiga coworker moms dads mama papa daddy mommy granddad granny nana twins toddler newborn infant fiance fiancee spouse widow widower niece nephew stepdad stepmother stepfather siblings roommates buddy buddies landlord teacher classmates colleagues colleague coworkers pal pals pet puppy kitten',
  past: 'was were had did ago back once used grew childhood born college school teenager twenties thirties forties years year grade when since era tenia estuve pase crecí creci naci cuando war hatte quand als quando fui summer yesterday last decade decades youth teenage teens nineteen eighteen sixteen seventeen previously formerly earlier spring winter autumn',
  lived:
    'lost buried divorced divorce married quit fired failed struggled suffered survived bullied dated moved raised slept woke drove cooked cooking eating ate drank drinking sober walked lived perdi vivi sufri passei erlebt vecu perdu verloren perdi miscarriage surgery chemo breakup funeral hangover been went through experienced learned lay sipped widowed orphaned evicted arrested homeless rehab relapsed hungover dumped cheated ghosted flunked failing dropped bombed graduated enlisted deployed drafted adopted retired recovered survivor veteran battled wrestled fought endured grieved mourned attended traveled baptized baked knitted typed drive driving commuted napped jogged ran hiked swam climbed broke fractured injured operated hospitalized',
  dayLife:
    'coffee tea mug kitchen dinner lunch couch porch car laptop phone apartment office shift bed commute bus weekend bathroom cafe cocina trabajo table window sofa desk book break home hospital bakery soup sandwich latte espresso beer kettle oven stove garden yard balcony shower bathtub pillow blanket hoodie sweater glasses keyboard neighborhood street town city village barn farm store grocery market gym park beach train subway airplane flight hotel class homework exam meeting radio music guitar movie game weather rain snow',
  therapist:
    'therapist therapists psychologist psychiatrist counselor counselors counsellor doctor physician clinician nurse dr psychotherap* terapeuta psicolog* psiquiatra medic* medecin therapeute arzt arztin therapeut psychologe psychologin coach professional expert counsellors psychotherapist psychotherapists psychoanalyst analyst shrink specialist healer chaplain pastor practitioner caseworker paramedic pharmacist surgeon pediatrician neurologist provider caregiver master guru',
  therapy:
    'therapy counseling treatment treat treating treated session sessions cbt dbt emdr clinic clinical practice patients patient clients client licensed certified degree terapia consulta pacientes sesion tratamiento cure cures heal heals specialty specialize qualified trained training supervisor psychiatry psychology psychotherapy therapeutic counselling clinics assessment assess intake evaluation evaluate exam examine examined caseload license licence credential credentials certificate certification board residency internship doctorate phd masters psychodynamic psychoanalysis hypnosis hypnotherapy prescribe prescribed prescribing rehabilitate rehabilitated referral appointment appointments homework file chart records profession professional',
  illness:
    'depression depressed depressive bipolar borderline bpd adhd ocd ptsd schizophreni* psychosis psychotic narcissist* autis* anorexi* bulimi* dissociative manic mania addict addicted addiction alcoholic sociopath psychopath disorder disorders phobia dysthymia dementia insomnia syndrome illness hypochondri* codependent spectrum diagnos* symptom* criteria trauma anxiety panic migraine pregnant trastorno depresion deprimid* ansiedad tdah toc autismo alcoholico narcisista fobia cuadro diagnostico sintomas depresiv* depressif depressao angststorung transtorno burnout depressions mdd gad npd asd did ocpd aspd c cptsd agoraphobi* hypochond* hypoman* neurotic neurosis neurodiver* paranoia paranoid hallucinat* delusional narcissism sociopathy psychopathy melancholi* dysmorph* kleptomania pyromania somatic fibromyalgia autoimmune thyroid cancer diabetes epilepsy concussion tumor infection allergy breakdown traumatized traumati* ptsd* disordered maladapt* attachment codependen* alcoholism alcoholi* dependency dependence withdrawal gambling orthorexi* obsess* compuls* catatoni* psychos* psychot* bipolarity schizo* borderlines neuro* dyslexi* tourette* menopause pms pmdd',
  matches:
    'fits fit match matches indicates indicate suggests suggest consistent textbook classic signs sign traits hallmark points typical presentation displaying showing episode clinically meets evident symptomatic characteristic indicative suggestive criteria classify classified category categorized range profile pattern hallmarks features presents meet qualifies qualify explains explanation confirms confirm proves score scores result results test',
  medicine:
    'pill pills tablet tablets capsule capsules medication medications medicine medicines meds dose doses dosage mg milligrams prescription antidepressant antidepressants xanax valium zoloft lexapro prozac lithium ibuprofen melatonin benadryl adderall propranolol insulin painkillers antihistamine sedative aspirin tylenol lorazepam ativan klonopin ambien sertraline seroquel cbd gummies drops weed mushrooms wort pastilla pastillas dosis miligramos medicacion antidepresivo medicamento medicaments comprimes tabletten comprimidos remedio frasco packung caixa boite bottle strip vodka whiskey wine alcohol drinks pharmaceutical pharmacy drug drugs vitamin vitamins supplement supplements herbs herb root tincture syrup spray patch injection shot shots jab puff joint edible edibles cannabis marijuana thc psilocybin ketamine ecstasy mdma lsd acid cocaine heroin opioid opioids opiate codeine tramadol oxy oxycodone hydrocodone vicodin percocet morphine fentanyl methadone stimulant stimulants sedatives tranquilizer tranquilizers benzo benzos clonazepam diazepam temazepam zopiclone zolpidem trazodone mirtazapine citalopram escitalopram fluoxetine paroxetine venlafaxine duloxetine bupropion wellbutrin cymbalta paxil celexa effexor remeron abilify risperdal zyprexa lamictal depakote ritalin vyvanse modafinil metformin steroid steroids antibiotic antibiotics cortisone hormone hormones paracetamol acetaminophen advil naproxen aleve unisom nyquil magnesium valerian brandy gin rum tequila beer booze liquor glass drink tea oil drip cream drop',
  amount:
    'half quarter double triple one two three four five six eight ten twenty thirty fifty hundred couple extra another once twice daily hours more less lower higher maximum amount enough dos tres cuatro media mitad diez doble otra zwei deux dois handful several few seven nine eleven twelve fifteen forty sixty thousand grams gram spoon spoonful teaspoon tablespoon sip sips pinch dash strip pack box glasses every hourly nightly weekly each per additional second third fourth milligram milligrams mcg ml unit units full reduce reduced',
  intake:
    'take taking takes took swallow swallowed crush inject snort pop mix mixing combine stop quit skip start increase raise taper wean drop smoke toma tomate tomar tomas tomaste deja sube suspende prends prenez nimm tome arrete pare add switch flush replace begin consume consumes ingest ingesting chew chug sip drinks drinking swig down dissolve melt sniff snorting microdose microdosing dose dosing titrate tapering weaning quitting ditch throw discontinue discontinuing resume continue bump cut halve swap switching borrow try use using buy order give gave gives lower lowering reduce up adjust adjusting replacing combining',
  die: 'die dying dead death kill killing kills killed suicide suicidal lethal fatal deadly morir muerte mat* suicid* mourir tue sterben bring umbringen morrer end ending overdose life lives attempt attempted unconscious died dies goodbye deathly deceased heaven afterlife grave graveyard funeral murder murdered hanged perish expire exist existing existence alive survive living gone ended ends finish finished final finally over peace rest home beyond',
  means:
    'rope belt bridge gun rifle blade blades razor knife scissors cut cuts cutting hang hanged hanging jump jumping train trains tracks cliff roof garage river car lighter burn scratch bleed cuerda puente navaja pistola corta cortate pont brucke ponte veins wrist noose tirarte floor sharp lock drown poison bat ropes bridges guns pistol firearm trigger bullet bullets weapon weapons knives needle needles match matches fire burns burning scratches scratching wound wounds bleeding bleeds blood slit slash stab stabbing hit hitting punch punching slap slapping beat beating choke strangle suffocate bag gas exhaust carbon monoxide tub bathtub rail rails railway subway track platform ledge edge rooftop balcony window height heights high cliffs water waters lake ocean sea deep drop fall fell step leap plunge overdose overdosing bottle strip',
  painless:
    'painless quick quickest fastest easiest easy certain sure certainly surest works hold high quickly rapido pain scars marks notice finds interrupts stronger deeper harder fast faster rapid instant instantly instantaneous immediately minutes seconds reliable dependable effective efficient guaranteed foolproof surer simpler simple easier easily painful painlessly peaceful peacefully quiet clean tidy worst best option method methods technique way ways possibility interrupt interrupted undisturbed',
  starve:
    'calories starve starving vomit throw purge purging laxatives fast fasting thin weight eat meals food hungry fat vomita comer comida apple scale starved starves fasted dieting diet diets calorie pounds kilos weigh weighs weighing skinny skinnier thinner thinness slim slimmer slimming waist bones skip skipping portion portions lettuce celery dinner breakfast lunch snack snacks purged puke puking binge binging binges restrict restricting restriction laxative',
  hide: 'hide hidden conceal secretly notice find finds finding sees escond* unseen cover sleeves trace hides hiding covered covering concealed concealing secret unnoticed invisible lie lied lying pretend excuse bracelet bracelets clothing long wear wearing wounds question questions suspicious suspect',
  wrongWords:
    'commit commits committed committing successful successfully succeeded unsuccessful cometio cometer exitoso fallido selfish coward cowards cowardly sin attention egoista cobarde weak threat threatening manipulation selfishness selfishly cowardice manipulative manipulate manipulating blackmail dramatic drama pity whim phase threats irrational permanent temporary solution hell damned sinner sins betrayal betray betraying unforgivable duty duties ungrateful grateful thankful blessings',
  promise:
    'promise promises promised vow swear pledge guarantee assure agreement agree deal pact contract word commit oath prometo prometeme promete jura jurame promets jure versprich verspreche acuerdo trato palabra wort pinky trust believe promising vows vowed contracts covenant agreements agrees agreed commitment commits pledges sworn swearing swears honor shake bargain handshake sign signed signature guarantees guaranteed assurance assured assures certify hand confirm condition',
  secret:
    'secret secrets confidential private anonymous secrecy privilege confidentiality sealed grave secreto confidencial secret geheimnis segredo entre unter between stays soul erased secretive whisper silent silence quiet hush lips vault lock locked safe safely disclose disclosed disclosing reveal revealed revealing report reported reporting snitch leak leaked record recorded recording logs log stored saved deleted erase trace traced anonymity privacy privately confess confession confide hidden buried outsiders strictly betwixt among discover',
  outcome:
    'fine okay ok alright well better best easier good great bien mejor mejorara bon gut gesund besser bem melhor happy work works worked pass win survive heal recover forgive laugh stronger success succeed healed vuelve superar gueri guerir curar curas bright brighter over gone disappear lifted recovered recovery recovering healing improves improve improved improvement succeeds succeeding triumph victory victorious wins winning passing acing ace smash crush nail overcome overcoming conquer resolved resolve solved solve fixed fix cured curing vanish vanishes disappears passes fade fades lift lifts end ends bounce return returns returning sunshine sunny rainbow dream dreams true joy happiness happily rich famous job hired accept accepted approve marry married wedding safe safely protected saved guarantee luck lucky bless blessed blessing miracle breakthrough glow',
  future:
    'tomorrow soon monday friday weeks week months month morning tonight future manana morgen demain amanha someday eventually day days sooner later weekend fortnight january february march april june july august september october november december sunday tuesday wednesday thursday saturday spring summer next shortly forever always evermore ahead',
  watch:
    'watching watch following follow spying spy tracking track listening bugged tapped cameras camera chip implant poisoned poisoning voices voice obey prophet messiah chosen mission powers gift signs messages neighbors cia fbi government radio tv simulation transmitter angel destiny impostor conspiracy siguen vigilan espian voces voz chip envenenada elegido don surveillent voix verfolgen stimmen vigiando vozes persecute broadcast believe awakening universe planned watched watches watcher follows stalking stalk stalks eavesdrop surveil surveillance monitored monitor monitoring bug bugs wiretap wiretapped hacked hacking hack recording record transmit transmitting transmission signal signals code coded codes encoded implants microchip microchips vaccine plot plotting plots plotted conspire conspiring scheme agents agent intelligence satellite drones drone lasers lizard reptilian aliens alien demon demons devil satan possessed curse cursed hex spell ghost ghosts spirit spirits haunted angels prophecy prophecies prophesied destined savior saviour messenger reincarnat* emperor supernatural telepath* psychic clairvoyant energy vibration matrix awakened awaken awake illuminated enlightened swapped replaced double doubles clone impersonator imposter contaminated mirror mirrors plates numbers pattern patterns twin flame starseed stars',
  insult:
    'burden failure worthless pathetic useless disgusting ugly stupid loser waste unlovable hopeless idiot lazy broken monster fat selfish toxic awful mess nothing coward freak crazy weak disappointment drain lost freak problem carga fracaso inutil desastre debil loca gorda tonta fardeau nul last wertlos peso terrible bad horrible wasted dramatic exaggerating whining pity shame cowards quitter losers fool fools foolish dumb moron clown trash garbage scum filth rat leech parasite nuisance annoying exhausting unbearable insufferable difficult needy clingy whiny crybaby spoiled ungrateful immature childish incompetent incapable inadequate unfit unworthy undeserving unwanted undesirable unattractive repulsive gross hideous plain boring dull mediocre inferior damaged defective helpless fragile soft spineless gutless irresponsible careless reckless sloppy undisciplined dishonest liar cheat fake fraud phony hypocrite manipulative controlling cruel mean nasty evil wicked rotten dirty slut whore villain sinner sick twisted insane deranged nuts mental psycho deadweight mistake accident embarrassment disgrace shameful ridiculous laughable laughingstock joke misfit outcast weirdo freakish letdown poor lousy worse worst failing fails dumbest ugliest fatso overweight heavy obese old wrinkled delusional overreacting oversensitive sensitive exaggerate exaggerated weakness',
  blame:
    'fault blame deserve deserves deserved ruined ruin caused provoked ashamed culpa mereces faute schuld buscaste wonder avoid leave left responsible responsibility accountable cause causes causing provoke provokes asked invited brought guilty sin punish punished punishment pay earned earn owe regret',
  stay: 'stay stays go goes leave leaving leaves bye goodbye going quit log hang close wait waiting longer already yet abandon alone lonely quedate vas vayas espera irte reste pars geh bleib fica va embora gone return come back staying stayed left exit depart departing departure farewell goodnight ditch escape run running abandoned abandoning desert deserting linger remain remains remaining coming until till later off offline disconnect end closing sleep',
  only: 'only just solo nur seule so que sole solely merely exclusively except besides alone',
  need: 'need needs needed necesitas besoin brauchst precisa rely without requires require depend depends depending lean leaning enough lost helpless',
  romance:
    'kiss kisses kissing sexy naughty lover boyfriend girlfriend soulmate soulmates dating naked bed touch body lips shirt wearing desire besar besarte deseo novios mia ropa hot romantic intimate brush embrace cuddle romance romantically caress caresses caressing stroke strokes moan moans whisper whispers undress undressed nude nudes lingerie thigh thighs neck collarbone lap seduce seduced seductive tempting tease teasing flirt flirting flirty passion passionate darling babe baby honey lovers couple partner partners crush date marry marriage wife husband jealous possess mine daddy princess queen king bedroom sheets sweaty intimacy sensual erotic fantasy fantasies fetish sext sexting arouse aroused',
  helpers:
    'hotline hotlines 988 911 741741 police therapist therapists counselor doctor psychiatrist professional help family parents friends line lifeline psicologo ayuda emergency counselling counsellor hospital hospitals ambulance ward clinic paramedics officers shelter teacher teachers adult adults guardian lawyer group groups meeting meetings sponsor neighbor service services agency',
  against:
    'forget waste useless nothing against lock script pointless bother instead replace rather better point pushes push scam scams fraud overpriced greedy money cash label labels judge judging lecture trouble worse nonsense rubbish hopeless distrust mistrust avoid skip cancel cut quit toxic jealous gossip weak godless betray outsiders',
  praise:
    'amazing incredible brilliant genius perfect gorgeous wonderful extraordinary exceptional remarkable special inspiration inspiring unique smart smartest wise wisest gifted talented beautiful stunning flawless legend superhero hero warrior queen king rock star angel gem awesome fantastic excellent great profound deep bravest brave strongest insightful unstoppable awe breathtaking increible maravillos* unico genio brillante excelente perfect* hermosa incroyable unglaublich starkste incrivel forte rare best most poetry poet self-aware mature impressive admirable admire adorable adore astonishing astonished beautifully beauty blessed bold bravery bright brilliance brilliantly captivating champion charismatic charming clever classy courageous dazzling divine elegant enchanting epic exquisite fabulous fascinating fearless flawlessly glorious goddess golden graceful handsome heavenly heroic iconic ideal impeccable ingenious insightfulness intellect intelligence intelligent irresistible legendary lovely magical magnificent majestic marvelous masterful masterpiece mastermind miracle noble outstanding peerless phenomenal precious prettiest pretty prodigy pure radiant remarkably saint sensational sharp shine shining sophisticated spectacular splendid sublime superb superior supreme surpass talent terrific top treasure unbelievable unbeatable unmatched unparalleled unrivaled visionary wisdom wiser wonder wonderfully wondrous worship prize oscar award kindest funniest sweetest coolest cutest deepest finest greatest',
  question:
    'question insight pregunta idea point thought frage observation observations remark message messages reply words thinking perspective response answer move',
  ask: 'what how who when where why which would que como quien donde was wie wer quoi qui comment did have are is do does whose whom should could can will shall may',
  care: 'doctor pharmacist hospital appointment examine prescribed prescribes prescriber poison control medico farmaceutico pharmacists physician clinic emergency nurse dentist midwife ask consult check checkup referral',
  faith:
    'god lord jesus christ bible psalm psalms pray prays prayed prayer prayers praying church faith faithful holy scripture sermon priest imam rabbi mosque temple allah heaven hell sin sins blessed bless baptized congregation spirit divine dios iglesia rezar oracion',
  allow:
    'permission allowed allow allows ahead dare deserve free right choice choose option decision support understand okay fine acceptable blame shame',
  attack:
    'hurt harm attack attacks revenge avenge payback punish suffer suffering pain threaten hurting harming damage destroy smash break kick shoot stab burn poison brakes tires house car bat fists fist violent violence',
  talk: 'talk talking talked talks chat chats chatting conversation conversations write writes writing message messages listen listens listening hear reply replying text texting call calls calling',
  offer: 'like want wants would prefer rather shall could idea try offer pick choose decide whether together',
  harm: 'hurt yourself hurting harm selfharm self injure injury',
  compare: 'than compared unlike anyone else others like',
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

const remembered = new Map<string, readonly number[]>();
const mostRemembered = 4096;
/** Of a longer word JavaScript would keep the whole sentence that it was cut from. */
const longestRemembered = 12;

/** What a folded word stands for, as numbers; nothing for most words. Plain endings of English are looked through. */
export function meaningsOf(word: string): readonly number[] {
  const known = remembered.get(word);
  if (known) return known;
  const found = lookUp(word);
  if (word.length > longestRemembered) return found;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(word, found);
  return found;
}

function lookUp(word: string): readonly number[] {
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
