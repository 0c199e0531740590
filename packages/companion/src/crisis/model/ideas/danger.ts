import type { IdeaTable } from './idea-table.ts';

/** Ideas of harm, of death and of what they are done with. Families of ideas, each a line of words in folded spelling. */
export const danger: IdeaTable = {
  dying: {
    die:
      'die dying died dies death dead perish croak deceased demise fatal lethal morir morirme muero muere murio muerto muerta ' +
      'muerte morrer morro morreu morte mourir meurs mort sterben stirbt gestorben tot tod crever crepar expire lifeless corpse',
    suicide:
      'suicide suicidal suicidio suicidarme suicidar suicida suizid suizidal selbstmord unalive unaliving unalived kms ctb ' +
      'sewerslide overdosis si ideation attempt attempts attempted attempting',
    kill:
      'kill murder slay slaughter execute assassinate unalive matar mato matarme matarlo matarla tuer tue umbringen bringe ' +
      'umzubringen toten strangle smother suffocate asfixiar gas',
    vanish:
      'disappear vanish evaporate dissolve erase cease delete fade desaparecer desaparezco disparaitre verschwinden sumir ' +
      'nonexistent unborn nonexistence oblivion invisible',
    gone:
      'gone leave leaving left depart departed passing pass passed exit exiting checkout irme vete partir pars weg fort embora ' +
      'ido ida outta away',
    live:
      'live living alive life lives exist existence existing survive survival breathe breathing vivir vivo vivire vida vivre ' +
      'vis vie leben lebe viver existir existencia lifetime heartbeat',
    end:
      'end finish stop quit cease over conclude terminate close closing complete acabar acaba acabo terminar termino termina ' +
      'finir finis fini terminer schluss vorbei beenden ende enden acabou done finished ending finale finality',
    eternal:
      'forever permanently permanent eternal eternally eternity endless always never siempre jamas nunca toujours jamais immer ' +
      'nie sempre finally lasting',
    peace:
      'peace peaceful quiet calm rest silence silent serene relief relieved descansar descanso paz paix repos ruhe frieden ' +
      'tranquilo tranquila stillness nothingness dark darkness void',
    burial:
      'funeral grave graves graveyard cemetery coffin casket buried bury burial ashes cremate cremated cremation tombstone ' +
      'headstone urn obituary eulogy wake morgue hearse tumba entierro funeraria enterrement beerdigung grab enterro ' +
      'pallbearers',
    beyond:
      'heaven hell afterlife afterworld god jesus lord angel angels soul souls pray prayer cielo dios paraiso dieu gott deus ' +
      'spirit reunite reunited join',
    wake: 'wake waking woke awake awaken despertar despierto despertarme reveiller aufwachen wachen acordar',
    sleep:
      'sleep asleep sleeping slept sleepy doze drowsy dormir duermo dormida dormido endormir schlafen einschlafen sono coma nap ' +
      'drift',
  },
  harm: {
    cut:
      'cut slice slit carve slash scratch pick gash nick etch corto cortar corte cortarme cortarse coupe coupee scarifie ritze ' +
      'geritzt ritzen schneide geschnitten schneiden cortei engrave incision',
    burn: 'burn burnt scald singe ignite torch quemar queme quemarme bruler brule verbrennen queimar arson ablaze flame flames',
    hurt:
      'hurt harm injure wound selfharm relapse damage maim lastimar lastimo lastimarme hacerme dano herir machucar machuquei ' +
      'verletzen verletze blesser punish torture torment',
    bleed:
      'blood bleed bleeding bled bloody gush gushing drip dripping soak soaked pool pooled puddle stitches stitch gaping spurt ' +
      'spurting clot sangre sangrar sangrando sang saigne blut blute blutet sangue artery arteries vein veins venas red towel ' +
      'gauze bandage bandages',
    scar:
      'scar scars scarred bruise bruises bruised mark marks welt welts scab scabs cuts moreton moretones cicatriz bleus ' +
      'handprint fingerprints lump',
    blows: 'bang banging headbutt slam slamming whack pound pounding bash bashing smash smashing',
    hang: 'hang hung hanged hanging dangle colgar colgarme ahorcar ahorcarme pendre pendu aufhangen erhangen hange enforcar',
    drown: 'drown submerge sink sinking sunk underwater ahogar ahogarme ahogo noyer ertrinken ertranken afogar current',
    jump:
      'jump leap plunge plummet hurl fling throw dive step climb climbed tip tumble fall falling fell saltar salto tirarme ' +
      'lanzarme aventarme sauter saute jeter springen springe runterspringen pular jogar drop',
    crash:
      'crash swerve steer collide veer accelerate floor floored wreck wrap chocar estrellar foncer gegen seatbelt unbuckle ' +
      'unbuckled headlights oncoming median divider',
    shoot: 'shoot shot fire fired trigger aim aimed pull disparar disparo tirer schiessen atirar blast bang pow',
    stab: 'stab stabbing pierce impale apunalar poignarder stechen esfaquear plunge gut gutted',
    choke:
      'choke strangle smother suffocate throttle asphyxiate asfixiar ahorca etrangler wurgen wurgt sufocar windpipe airway ' +
      'squeeze squeezing gasp gasping',
    poisoning:
      'poison overdose od overdosed overdosing intoxicate sobredosis surdose uberdosis envenenar empoisonner vergiften toxic ' +
      'tox',
    starve:
      'starve starving starved starvation fasting fast restrict restricting restricted purge purging purged purgar vomit ' +
      'vomiting vomited laxative laxatives binge binged binging calorie calories thinspo anorexia anorexic bulimia bulimic ' +
      'skeleton ribs bmi scale weigh weighed weighing weight kcal meals spitting chewing atracones laxantes hungern erbrechen',
  },
  means: {
    pills:
      'pill pills tablet tablets tab tabs med meds medication medications medicine medicines capsule capsules tylenol ' +
      'acetaminophen paracetamol advil ibuprofen motrin aspirin excedrin benadryl diphenhydramine ambien xanax alprazolam ' +
      'valium klonopin ativan oxy oxys oxycodone oxycontin percocet percs vicodin norco hydrocodone codeine morphine fentanyl ' +
      'fent tramadol zoloft sertraline prozac fluoxetine lexapro citalopram celexa wellbutrin bupropion effexor cymbalta ' +
      'seroquel quetiapine lithium lamictal trazodone melatonin antidepressant antidepressants antipsychotics painkiller ' +
      'painkillers opioid opioids opiates benzo benzos sleepers script prescription prescriptions lorazepam diazepam clonazepam ' +
      'gabapentin amitriptyline aleve naproxen adderall ritalin sedative sedatives tranquilizers unisom zzzquil nyquil dayquil ' +
      'dramamine gravol blister blisters pastilla pastillas medicamentos medicinas comprimidos remedio remedios cachets ' +
      'comprimes medicaments somniferes tabletten pillen schlaftabletten medikamente metoprolol insulin stash heroin dope meth ' +
      'coke cocaine narcan metformin warfarin digoxin dxm robitussin suboxone methadone flexeril edibles',
    poison:
      'bleach antifreeze poison pesticide herbicide roundup drano cyanide ammonia detergent arsenic weedkiller lye thinner ' +
      'windex pods turpentine acid cloro lejia veneno raticida javel gift bleiche abflussreiniger chemicals chemical cleaner ' +
      'mothballs nicotine hemlock foxglove berries mushrooms nitrite nitrogen helium',
    drink:
      'vodka whiskey whisky wine alcohol beer beers rum tequila liquor booze gin bourbon drunk drinking shots fifth handle ' +
      'hungover buzzed wasted vino cerveza alcool bier schnaps cachaca',
    container:
      'bottle bottles box boxes packet packets pack packs strip strips handful handfuls jar cup frasco caja puno boite packung ' +
      'schachtel flasche cartela caixa vial sachet case dose doses dosage double triple cabinet drawer',
    gun:
      'gun guns pistol handgun revolver rifle shotgun firearm glock ar15 ar sidearm nine pistola escopeta fusil arma waffe ' +
      'pistole gewehr arme beretta 9mm caliber piece strap holster',
    bullet:
      'bullet bullets shell shells ammo ammunition round rounds chamber chambered magazine clip barrel trigger loaded load ' +
      'loading unloaded bala balas kugel cocked',
    blade:
      'knife knives razor razors razorblade razorblades blade blades scissors boxcutter scalpel machete sharpener shard shards ' +
      'glass cutter cuchillo navaja tijeras couteau lame rasoir messer klinge rasierklinge faca gilete lamina lancet tack pin ' +
      'needle needles exacto thumbtack cleaver',
    bludgeon:
      'hammer bat axe hatchet wrench crowbar pipe brick shovel club sword matches lighter gasoline petrol kerosene gascan fuse ' +
      'bomb explosive explosives pepper taser',
    noose:
      'noose rope ropes belt cord cable wire hook beam rafter rafters soga cuerda mecate corde seil strick gurtel corda cinto ' +
      'knot knots leash scarf bedsheet sheets doorknob branch stool chair ladder',
    height:
      'bridge bridges roof rooftop rooftops ledge overpass balcony cliff cliffs tower parapet railing railings guardrail sill ' +
      'windowsill viaduct gorge quarry ravine canyon edge brink puente azotea balcon tejado techo acantilado pont toit falaise ' +
      'brucke dach klippe balkon ponte laje telhado penhasco barrier floor story stories floors dam pier lookout crane scaffold ' +
      'scaffolding skyscraper highrise',
    rail:
      'train trains track tracks rail rails platform subway metro crossing express locomotive conductor vias rieles anden tren ' +
      'gleise gleisen zug bahn trilhos trem quai railway railroad freight',
    road:
      'freeway highway interstate traffic lorry truck trucks bus semi autopista carretera autoroute autobahn estrada overpass ' +
      'lane lanes pole tree wall concrete pillar intersection',
    water:
      'ocean sea lake river water waves reservoir bath bathtub tub pool pond creek tide shore harbor undertow lago rio mar mer ' +
      'lac riviere see fluss meer wellen lagoa canal marina surf',
    exhaust:
      'garage exhaust carbon monoxide fumes hose tailpipe engine ignition charcoal grill oven vents stove sealed duct generator',
    hideaway:
      'woods forest cabin motel hotel attic basement barn shed parking lot desert bosque bois wald field trailhead',
    plastic: 'plastic bag bags tape pillow pillowcase',
    supplies:
      'means method methods way ways tool tools supplies stash stashed stashing hoard hoarded hoarding stockpile stockpiled ' +
      'saving saved collecting collected metodo methode kit order ordered',
  },
  intake: {
    ingest:
      'took taken take taking swallow swallowed gulp gulped drank drink down downed pop popped chug chugged ingest ingested ' +
      'inject injected snort snorted tome tomo tomado tomei tragar tragado trague trago tomarme avaler avale pris prendre ' +
      'geschluckt schlucken genommen einnehmen eingeworfen engolir engoli mixed mix crushed crush neck necked chased chase ' +
      'washed wash inhaled huff huffed chew chewed consumed dose dosed ate eat pounded',
    symptom:
      'dizzy nauseous nausea nauseated vomit vomiting threw puke puking puked faint fainted fainting blurry blurred tingle ' +
      'tingling ringing shaky shaking tremble spin spinning spins lightheaded lighthead unconscious collapse collapsed blue ' +
      'seizure seizing convulsing unresponsive twitching numb numbness heavy slow slowing racing fuzzy foggy floaty fading ' +
      'nodding slurring slurred clammy cold sweating mareada mareado mareo vertiges schwindelig ubel tonta tontura stomach ' +
      'cramps burning throat breath shallow eyelids sleepy drowsy woozy limp foam foaming lips purple pale gray vision',
    rescue:
      '911 ambulance ambulancia ambulanz krankenwagen samu ems paramedic paramedics police cops policia polizei hospital er ' +
      'emergency emergencia urgences notaufnahme 988 hotline nurse doctor narcan cpr pump icu psych ward charcoal save saved ' +
      'rescue help ayuda aide hilfe socorro',
  },
};
