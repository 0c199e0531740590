import type { ThesaurusTable } from './table.ts';

/** Means of harm, deeds of harm, and minds that slip. */
export const danger: ThesaurusTable = {
  gun:
    'gun guns pistol pistols revolver rifle shotgun glock handgun firearm weapon weapons trigger barrel holster ' +
    'bullet bullets ammo round rounds magazine clip safe chamber loaded load loading cocked strap piece pistola ' +
    'pistolas escopeta arma fierro gatillo bala balas arme pistolet fusil balle waffe pistole gewehr kugel ' +
    'espingarda gatilho',
  blade:
    'knife knives blade blades razor razors scissors boxcutter cutter scalpel machete dagger sword sharp sharpener ' +
    'shank lancet cuchillo cuchillos navaja navajas tijeras hoja hojas filo couteau couteaux lame lames rasoir ' +
    'ciseaux messer klinge klingen rasierklinge schere faca facas lamina laminas gilete estilete tesoura',
  cord:
    'rope ropes noose cord cords belt cable string wire scarf sheet bedsheet hose leash tie knot knots loop beam ' +
    'rafter rafters hook doorknob branch soga cuerda cuerdas cinturon nudo viga gancho corde noeud ceinture poutre ' +
    'seil strick gurtel schlinge balken corda cinto no lencol',
  height:
    'bridge bridges roof roofs rooftop rooftops ledge ledges railing rail rails edge cliff cliffs balcony ' +
    'balconies window windows overpass tower towers floor floors storey story stories parapet barrier garage ' +
    'scaffold scaffolding quarry crane puente puentes azotea techo barandal borde acantilado balcon ventana piso ' +
    'pont toit bord falaise fenetre rambarde brucke dach kante klippe fenster gelander turm ponte telhado beira ' +
    'penhasco sacada janela andar parapeito viaduto',
  rail:
    'train trains track tracks railway railroad platform station subway metro tube underground crossing locomotive ' +
    'express freight tram tren trenes vias via anden estacion rail quai gare voie zug gleis gleise bahnsteig bahn ' +
    'trem trilho trilhos plataforma estacao',
  water:
    'river rivers sea ocean lake lakes pond canal dam reservoir harbor harbour pier dock docks jetty tide tides ' +
    'wave waves current shore beach surf weir stream creek waterfall bathtub bath tub pool drown drowning drowned ' +
    'sink submerge rio mar lago presa muelle ola orilla playa ahogar ahogarme ahogado riviere mer lac barrage quai ' +
    'noyer fluss meer see damm ufer ertrinken represa cais afogar',
  poison:
    'poison poisons poisoned bleach antifreeze pesticide pesticides cyanide arsenic rat ammonia drano cleaner ' +
    'chemical chemicals solvent gasoline petrol kerosene carbon monoxide exhaust fumes helium nitrogen charcoal ' +
    'grill gas oven propane veneno cloro raticida plaguicida monoxido javel gaz gift bleiche abgase aguasanitaria ' +
    'chumbinho',
  lethalact:
    'hang hanging hanged hung jump jumping jumped leap leaping shoot shooting shot stab stabbing stabbed slit ' +
    'slitting slice slicing strangle strangling choke drown drowning overdose overdosing overdosed od swallow ' +
    'swallowed swallowing gulp gulped down downed ingest ingested colgar colgarme saltar aventarme tirarme ' +
    'disparar apunalar cortarme ahorcarme tragarme pendre sauter tirer avaler aufhangen springen erschiessen ' +
    'schlucken enforcar pular atirar engolir',
  took:
    'took take taken taking swallowed swallow downed gulped popped chugged drank drunk ate eaten emptied finished ' +
    'tome tomo tragado trague pris avale genommen geschluckt tomei engoli',
  amount:
    'whole entire all every handful handfuls fistful bunch bottle bottles box boxes pack packs packet packets ' +
    'sheet strip strips blister jar stash stockpile stockpiled stockpiling hoard hoarding hoarded saved saving ' +
    'collecting pile count counted counting extra double triple too many frasco caja cajas puno montones boite ' +
    'plaquette flacon packung schachtel handvoll caixa cartela punhado vidro',
  suicideword:
    'suicide suicidal suicides suicidio suicida suicidarme suicider suicidaire selbstmord suizid suicidar unalive ' +
    'kms kys sewerslide ctb ideation attempt attempts attempted attempting sh selfharm overdose',
  diebare:
    'die dies dying died dead death deadly fatal lethal perish morir morirme muero muera muerto muerta muerte ' +
    'mourir meurs mort morte sterben sterbe tot tod morrer morro morto morta',
  killbare:
    'kill kills killing killed killer murder murdered murderer slaughter execute executed assassinate exterminate ' +
    'matar matarme mato matarlo matarla asesinar tuer tue umbringen tote ermorden assassinar',
  hurtverb:
    'hurt hurts hurting harm harms harming injure injured injuring damage damaging wound punish punishing punished ' +
    'torture torturing abuse abused abusing lastimar lastimarme lastimo danar dano herir blesser fairemal ' +
    'verletzen schaden weh machucar ferir',
  hit:
    'hit hits hitting slap slaps slapped slapping punch punched punching kick kicked kicking smack smacked beat ' +
    'beats beating beaten whip whipped belt shove shoved push pushed pushing grab grabbed drag dragged pin pinned ' +
    'throw threw hurl hurled smash smashed slam slammed spank spanked bang banged headbutt pega pegar pego golpea ' +
    'golpear golpeo empuja empujo patea jala frappe frapper gifle tape pousse schlagt schlagen geschlagen tritt ' +
    'ohrfeige bate bater bateu empurra chuta',
  choke:
    'choke chokes choked choking strangle strangled strangles throat squeeze squeezed squeezing grip ahorca ahorco ' +
    'ahorcando estrangula etrangle wurgt gewurgt esgana enforca',
  coerce:
    'force forces forced forcing make makes made threaten threatens threatened threatening threat threats ' +
    'blackmail blackmailed blackmailing extort control controls controlling controlled forbids forbid forbade lock ' +
    'locks locked locking trap trapped track tracks tracking tracked monitor monitors monitoring checks spies ' +
    'stalk stalks stalked stalking stalker follow follows amenaza amenazo amenazas obliga obligo controla encierra ' +
    'encerro vigila menace menaces controle enferme droht bedroht zwingt kontrolliert einsperrt ameaca ameacou ' +
    'obriga tranca persegue',
  sexabuse:
    'touch touches touched touching grope groped molest molested molesting rape raped raping rapist assault ' +
    'assaulted incest naked nudes undress undressed pants shirt underwear bedroom drunk consent unwanted toca ' +
    'tocaba toco violo violar violacion abuso manosea touche touchait viole attouchements fasst angefasst ' +
    'vergewaltigt missbraucht tocou estuprou estupro abusa abusou',
  revenge:
    'revenge vengeance payback pay pays paying suffer suffers regret sorry deserve deserves deserved coming teach ' +
    'lesson gonna going venganza pagar sufrir searrepentira payer souffrir rache bussen leiden buser vinganca ' +
    'sofrer',
  hate:
    'hate hates hated hating despise despised loathe loathing loathed detest disgust disgusted disgusting resent ' +
    'resents odio odia odiar asco hais deteste hasse hasst odeio odeia nojo',
  attackevent:
    'bomb bombs bombing explode explosion explosive massacre shooting shooter gunman attack attacks attacked arson ' +
    'torch burn burning fire gasoline molotov assembly rampage bomba ataque tiroteo incendiar bombe attentat ' +
    'anschlag',
  voices:
    'voices voice whisper whispers whispering whispered command commands commanding order orders tell tells says ' +
    'told hears hear voces voz susurran ordenan voix murmure stimmen flustern vozes sussurram',
  watchedby:
    'watching watched cameras camera microphone microphones mics chip chips implant implanted wires bugged wiretap ' +
    'satellite satellites drones drone signal signals code codes coded message messages frequency radiation agents ' +
    'agent fbi cia government spies spy poisoned follow following followed camaras microfono senales agentes puce ' +
    'signaux kameras mikrofon signale microfone sinais',
  grand:
    'chosen messiah prophet god jesus angel angels mission destiny genius cure invincible immortal unstoppable ' +
    'king queen throne divine holy revelation miracle elegido elegida profeta mision dios elu prophete auserwahlt ' +
    'escolhido escolhida missao',
  manic:
    'sleepless awake wired racing fast faster unstoppable energy buzzing projects maxed spent spending spree ' +
    'impulsive quit sold bought gambled everything business empire thousands euforia acelerada acelerado gastado ' +
    'energia exalte surexcitee aufgedreht geld euforico gastei',
  unreal:
    'unreal fake replaced replica copy copies clone clones imposter impostor impostors robot robots mask masks ' +
    'mirror mirrors reflection simulation matrix glitch derealization dissociate dissociated dissociating detached ' +
    'floating reemplazada reemplazado doble espejo irreal sosie remplace miroir ersetzt doppelganger spiegel ' +
    'trocaram sosia espelho',
  worms:
    'bugs insects worms crawling parasites spiders under skin rotting dead decaying transmitter gusanos insectos ' +
    'bichos vers insectes kafer wurmer vermes insetos',
};
