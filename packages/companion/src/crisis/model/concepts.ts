/**
 * Words the model reads as one idea, so that it needs not have met "flatmate" to know what it learned of "roommate", nor
 * "pastillas" to know what it learned of pills. Folded spelling, without accents; `*` at the end stands for any ending.
 */
const lines: Record<string, string> = {
  self: 'i me my myself mine yo mi mis conmigo je me moi ma mon mes ich mich mir mein meine meinen meiner eu meu minha mim',
  notice: 'you your tu toi du dich dir voce te vous ustedes',
  kin:
    'mom mum mother mommy mama ma dad father daddy papa pa brother bro sister sis son daughter kid kids child children wife husband hubby spouse ' +
    'partner boyfriend girlfriend fiance fiancee ex uncle aunt auntie cousin nephew niece grandma grandpa grandmother grandfather granddad gran nana ' +
    'grandson granddaughter stepdad stepmom stepfather stepmother stepbrother stepsister stepson twin sibling siblings parents folks family families toddler ' +
    'baby infant teen teenager hermano hermana hijo hija hijos madre padre esposo esposa novio novia marido mujer abuela abuelo tio tia primo prima familia pareja ' +
    'mere pere frere soeur fils fille mari femme copain copine enfants famille bruder schwester sohn tochter mutter vater mann frau freundin eltern ' +
    'familie kinder irmao irma filho filha mae pai namorado namorada avo',
  friend:
    'friend friends bestfriend roommate roommates flatmate housemate neighbor neighbour neighbors buddy pal mate mates bestie teammate amigo amiga ami amie ' +
    'freund kumpel amigos',
  outsider:
    'boss manager supervisor teacher professor coach coworker coworkers colleague colleagues classmate classmates student students landlord bully bullies pastor ' +
    'priest caregiver client patient jefe chef profesor entrenador guy girl man woman dude stranger someone somebody',
  they: 'he she they him her them his hers their himself herself themselves el ella ellos il elle ils lui er sie ihn ihm ele ela eles',
  everyone: 'everyone everybody people world anyone anybody todos todo mundo tous alle jeder',
  nobody: 'nobody no-one noone nadie personne niemand ninguem',
  tonight: 'tonight midnight esta-noche ce-soir heute-nacht overnight',
  soon:
    'tomorrow morning evening dawn sunrise sunset nightfall dusk monday tuesday wednesday thursday friday saturday sunday weekend noon manana madrugada demain morgen ' +
    'amanha lunes martes miercoles jueves viernes sabado domingo lundi mardi vendredi samedi dimanche montag freitag samstag sonntag sexta shift',
  now: 'now today already currently ahora hoy ya maintenant jetzt heute gleich agora hoje',
  clock:
    'minute minutes minuto minutos stunde stunden heure heures hora horas hour hours oclock o-clock am pm seconds clock deadline',
  later: 'days weeks months years week month year day dias semanas jours tage dias',
  often:
    'always often sometimes lately usually constantly everyday again keep keeps siempre veces toujours souvent parfois immer oft manchmal sempre',
  past: 'ago used yesterday back once formerly hace antes ayer hier avant gestern fruher damals ontem antigamente',
  recovered:
    'clean sober recovery recovered survived survivor healing healed grateful therapy therapist rehab sponsor proud glad thankful free safe happy better recuperada',
  pills:
    'pill pills tablet tablets tabs meds med medication medications medicine medicines capsules capsule tylenol acetaminophen paracetamol advil ibuprofen aspirin benadryl ambien ' +
    'xanax valium klonopin ativan oxy oxys oxycodone oxycontin percocet percs vicodin hydrocodone codeine morphine fentanyl tramadol zoloft sertraline prozac ' +
    'lexapro seroquel lithium trazodone melatonin insulin antidepressant antidepressants painkillers painkiller opioids opiates benzos sleepers prescription ' +
    'prescriptions lorazepam diazepam gabapentin amitriptyline aleve naproxen adderall sedatives tranquilizers unisom blister blisters pastilla pastillas medicamentos comprimidos ' +
    'remedio remedios cachets comprimes medicaments tabletten pillen schlaftabletten medikamente sleeping-pills beta-blockers stash overdose overdosed overdosing sobredosis heroin',
  poison:
    'bleach antifreeze poison pesticide drano cyanide ammonia detergent arsenic weedkiller lye thinner windex cloro veneno lejia gift javel fluid chemicals cleaner',
  drink: 'vodka whiskey whisky wine alcohol beer rum tequila liquor booze gin bourbon drunk vino cerveza alcool bier',
  vessel:
    'bottle bottles box boxes packet packets pack packs strip strips handful frasco caja boite packung cartela caixa flasche schachtel whole entire entera',
  ingest:
    'took taken swallow swallowed swallowing drank downed popped chugged gulped ingested snorted injected tome tomo tomado tomei tragado trague engoli avale pris geschluckt ' +
    'genommen eingeworfen mixed crushed necked',
  gun: 'gun guns pistol handgun revolver rifle shotgun firearm glock ar15 pistola fusil arma waffe pistole arme bullet bullets shells ammo rounds trigger loaded',
  blade:
    'knife knives razor razors razorblade razorblades blade blades scissors boxcutter scalpel machete cuchillo navaja couteau lame messer klinge rasierklinge faca gilete',
  bludgeon: 'hammer bat axe wrench crowbar pan pipe bottle-of gasoline petrol lighter matches gas bomb sword',
  noose: 'noose rope belt cord cable hook beam soga cuerda corde seil strick corda knot rafters',
  height:
    'bridge roof rooftop ledge overpass balcony cliff cliffs tower parapet railing railings window windowsill viaduct gorge quarry ravine edge puente azotea balcon ' +
    'techo pont toit rebord brucke dach ponte laje telhado penhasco barrier',
  rail: 'train trains tracks track rails platform subway metro freeway highway interstate traffic lorry truck bus vias rieles rails gleise gleisen zug trilhos semi',
  water: 'ocean sea lake river water waves reservoir bath bathtub tub lago rio mar mer see fluss tide shore',
  woods: 'woods forest garage car motel hotel attic basement barn shed',
  body: 'arm arms wrist wrists thigh thighs leg legs stomach belly skin hip hips forearm forearms ankle ankles vein veins venas throat neck brazos arme handgelenk sleeves',
  blood:
    'blood bleed bleeding bleeds bled sangre sangrar sang blut blute sangue gushing dripping soaked stitches gaping spurting',
  cut: 'cut cuts cutting slit slice sliced slicing carve carved carving slash slashed corte corto corte corte scarifie coupe coupee ritze geritzt schneide geschnitten cortei razored',
  burn: 'burn burned burnt burning burns scald lighter queme bruler',
  hurt: 'hurt hurting harm harming injure lastimo lastimar dano machuco machuquei verletze self-harm',
  kill: 'kill killing kills killed murder murdered matar matarme mato matarlo matarla tuer tue umbringen bringe umbringe matar unalive unaliving strangle strangled stab stabbed stabbing shoot shot shooting smother suffocate',
  die: 'die dying dies died death dead morir morirme muerto muerta muerte morrer morte mourir meurs mort morte sterben tot tod crever',
  suicide: 'suicide suicidal suicidio suicidarme suicidar suizid selbstmord suicida suicid* suizid*',
  live: 'live living alive life exist existing existence breathe breathing vivir vida vivre vie leben viver existir exister',
  end: 'end ending ends ended finish over acabar acabo acaba finir finis fini schluss vorbei ende acabou terminar',
  gone: 'gone disappear disappeared vanish vanished desaparecer disparaitre verschwinden sumir weg fort absent erased',
  wake: 'wake waking woke awake despertar despierto reveiller aufwachen acordar',
  sleep: 'sleep asleep sleeping sleepy drowsy dormir endormir schlafen einschlafen sueno sommeil sono mude',
  letter:
    'letter letters note notes carta cartas lettre brief abschiedsbrief bilhete email emails message messages text texted texting texts video voicemail posted post posts',
  farewell: 'goodbye goodbyes bye farewell adios despedi adieu revoir abschied adeus',
  thanks: 'thank thanks gracias merci danke obrigado obrigada appreciate kind',
  sorry: 'sorry forgive forgiveness perdon perdonen perdonenme pardon desole verzeih desculpa blame fault',
  tell: 'tell told diganle dis dites sag sagt diga diz say says said',
  love: 'love loved loves quiero-a amo aime liebe hug hugged kissed kiss',
  affairs:
    'will passwords password insurance bills bill rent keys key deed funeral belongings stuff things cards account accounts clothes guitar collection',
  give: 'gave give giving given rehomed donated sold handed left leave leaving signed returned regale cedi',
  pet: 'dog dogs cat cats puppy kitten hamster rabbit snake fish perro gato chien chat hund katze cachorro pet parrot bird',
  decide:
    'decided decide decision plan planned planning plans chose picked choose date settled arranged promised decidi decide entschieden beschlossen prepared ready lista listo pret bereit pronto set',
  intend: 'going will gonna about voy vais werde vou shall',
  want: 'want wants wanted wish wished wishing hope hoping quiero quisiera ojala veux voudrais will-ich mochte wunschte quero queria need crave urge urges tempted',
  think:
    'think thinking thought thoughts imagine imagining picture picturing fantasize daydream obsess pienso pense denke gedanken penso idees envision wonder wondering',
  jump: 'jump jumping jumped leap step stepping stepped climbed climb saltar salto tirarme sauter springen springe pular jogar fall falling',
  hang: 'hang hanging hanged hung colgar colgarme pendre aufhangen hange enforcar',
  drown: 'drown drowning ahogar noyer ertrinken afogar',
  drive: 'drive driving drove crash crashing swerve wheel seatbelt speed speeding brake braking accelerate',
  door: 'door doors lock locked locking bathroom closet bedroom basement window wardrobe puerta bano porte tur bad porta banheiro cupboard stairs downstairs upstairs outside',
  hide: 'hide hiding hid escondida escondido cachee versteckt escondi sneaking secret secrets',
  break:
    'break breaking broke smash smashing kick kicking kicked pounding banging punching bashing tirando defonce tritt arrombando',
  beat: 'hit hits hitting beat beats beating punch punched punches slap slaps slapped slapping choke chokes choked choking shove shoved shoves push pushed pushes grabbed grabs drag dragged strangles throws threw threatened threatens threatening pega golpea golpeo frappe bat schlagt geschlagen wurgt bate bateu ahorca',
  force:
    'force forces forced rape raped raping touches touched touching molest molested assaulted obliga force zwingt abusa toca',
  control:
    'controls control tracks passport allowed permission follows stalks stalking follow followed isolates threatens',
  bruise: 'bruise bruises bruised marks scars scar scratches black-eye moretones bleus blaue makeup wounds wound',
  afraid: 'scared afraid fear terrified worried frightened worry asustada miedo peur angst medo preocupada panic',
  help: 'help ayuda aide aidez hilfe socorro emergency 911 ambulance police hospital er',
  burden: 'burden carga estorbo fardeau poids last fardo peso deadweight drain useless worthless waste nuisance inutil',
  without: 'without sin sans ohne sem',
  better: 'better-off mejor mieux besser melhor relieved relief happier easier lighter',
  nothing: 'nothing nada rien nichts empty numb hollow pointless meaningless hopeless',
  point: 'point reason reasons sense purpose meaning sentido sens sinn',
  symptom:
    'dizzy nauseous vomiting vomit throwing faint fainted fainting blurry tingling ringing shaking spinning lightheaded unconscious collapsed blue seizure unresponsive heartbeat numbness mareada mareo vertiges schwindelig tonto floaty fading nodding',
  found: 'find finds found finding discover encuentran trouve finden encontrar',
  last: 'last final finally forever permanently permanent ultimo ultima siempre derniere toujours letzte immer pra-sempre ultimo eternally',
  alone: 'alone lonely sola solo seule seul allein sozinha sozinho isolated',
  tired:
    'tired exhausted worn drained done sick cansada cansado harta fatigue fatiguee mude erschopft cansada overwhelmed burned-out',
  sad: 'sad cry crying cried depressed down low triste traurig upset miserable heartbroken',
  laugh: 'haha lmao funny hilarious joke joking laughing kidding risa rire lach* rir meme memes',
  game: 'game games minecraft valorant boss-fight dnd raid level respawn squad fortnite elden player players quest dragon healer dungeon zelda pvp xbox playstation',
  story:
    'novel story book chapter character characters movie film show series episode song lyrics poem play script screenplay podcast documentary article news headline villain hero protagonist author novela pelicula livre roman buch filme plot scene fanfic musical theatre theater essay',
  food: 'food eat eating ate eats dinner lunch breakfast pizza cake cookies soup pasta coffee tea rice chicken burger ice-cream snack snacks cook cooking recipe curry sushi tacos chocolate tiramisu bread',
  work: 'work job office meeting meetings exam exams test homework class school project essay thesis interview promotion semester presentation client deadline quiz final finals college uni trabajo escuela travail arbeit trabalho prova examenes prufung',
  trip: 'vacation holiday trip flight airport beach camping festival concert party wedding birthday visit visiting tickets moving move apartment house hike picnic bbq fireworks parade conference',
  thing:
    'phone laptop car bike printer computer plants plant laundry dishes curtains shoes couch shelf desk linux python server process code spreadsheet wifi battery charger tv mirror hammock swing kayak',
  diet: 'calories starve starving starved purge purging binge laxatives vomit fasting weigh weighs weight anorexia bulimia',
  voices:
    'voices voice hear hearing command commands god devil demons chip cameras watching poisoned spying whispering',
  swear: 'bleeds pay suffer revenge deserve deserves sorry-for regret monster',
  vanishing:
    'missing silent offline unreachable answering picking pick replying reply respond responds stopped phone-off location',
};

interface Concepts {
  exact: ReadonlyMap<string, string>;
  stems: readonly (readonly [string, string])[];
}

function readConcepts(): Concepts {
  const exact = new Map<string, string>();
  const stems: (readonly [string, string])[] = [];
  for (const [name, words] of Object.entries(lines)) {
    for (const word of words.split(' ')) {
      if (word.endsWith('*')) stems.push([word.slice(0, -1), name]);
      else if (!exact.has(word)) exact.set(word, name);
    }
  }
  return { exact, stems };
}

const { exact, stems } = readConcepts();

/** The idea a word stands for, if it is a known one. */
export function conceptOf(word: string): string | undefined {
  return exact.get(word) ?? stems.find(([stem]) => word.startsWith(stem))?.[1];
}
