/**
 * What words stand for, so that the model needs not have met "giddy" to know what it learned of "elated". Each line names words of
 * one meaning in folded spelling, English and Spanish; their endings are looked through. Words of several meanings stand in several lines.
 */
export const conceptTable: Readonly<Record<string, string>> = {
  // Feelings by name
  sad: 'sad sadness sadder unhappy miserable gloomy melancholy wistful blue down low glum heartsick heartache sorrow sorrowful despondent dejected downcast mournful somber bummed blah moping mope triste tristeza deprimida deprimido decaida decaido agüitada aguitado bajoneada',
  crying:
    'cry cried tears tear teary tearful weepy weep wept sob bawl bawled blubber blubbed whimper sniffle howl howled llorar lloro llore llorando lagrimas llanto lloré llora lagrima',
  heartbreak:
    'heartbroken heartbreak heartbreaking devastated crushed shattered gutted broken crumbled destrozada destrozado rota roto',
  ache: 'ache aching hurts hurt pang lump heavy heaviness weight duele dolor sore sting wince pesa pesado',
  afraid:
    'anxious anxiety nervous worried worry worrying scared afraid fear frightened terrified terrifying dread dreading panic panicking panicky uneasy jittery apprehensive petrified fretting fret edgy antsy paranoid spiraling spiralling nerviosa nervioso ansiedad miedo susto preocupada preocupado preocupa angustia asustada asustado temor pavor panico nervios temo',
  bodyalarm:
    'shaking shaky trembling tremble sweating sweaty racing pounding pacing clenched clench churning knots knot butterflies nauseous nausea palpitations fluttering jumpy restless breathe breathing throat twitchy hyperventilating wired tense tight temblando tiemblo palpitaciones sudando',
  rumination:
    'overthinking overthink rehearse rehearsing reread rereading refresh refreshing checking check checked picturing imagining googled googling replay replaying looping spinning catastrophizing wondering scenarios worst',
  angry:
    'angry anger mad furious fury livid rage raging fuming seething enraged outraged outrage irate pissed annoyed annoying irritated irritating frustrated infuriating resent resentful resentment bitter incensed steaming boiling hate hated enojada enojado enojo furiosa furioso rabia coraje encabronada encabronado molesta harta harto odio bronca ira emputado',
  ashamed:
    'ashamed shame shameful embarrassed embarrassing embarrassment humiliated humiliating humiliation mortified mortifying cringe cringing cringed blush blushed blushing disgusting disgusted pathetic gross worthless stupid idiot fool ridiculous failure loser fraud awkward red avergonzada avergonzado verguenza pena oso ridiculo humillada humillado inutil asco patetica',
  guilty:
    'guilt guilty remorse regret regretful regretted sorry apologize apologized apology fault blame blamed conscience forgive forgiven forgiveness culpa culpable arrepentida arrepentido arrepiento perdon remordimiento selfish unforgivable atone amends',
  lonely:
    'lonely loneliness alone lonesome isolated isolation excluded outsider unseen invisible unnoticed forgotten disconnected friendless sola solo soledad solita aislada aislado',
  grieving: 'grief grieve grieving mourn mourning bereaved bereavement duelo luto',
  swamped:
    'overwhelmed overwhelming overwhelm swamped drowning frazzled overloaded stretched buried burnout burnt exhausted exhausting drained frantic juggling snowed maxed stressed stress wrecked agobiada agobiado abrumada abrumado saturada saturado rebasada desbordada agotada agotado estres estresada ahogo',
  jealous:
    'jealous jealousy envy envious envying green covet compare comparing celosa celoso celos envidia envidio comparo',
  letdown:
    'disappointed disappointing disappointment letdown anticlimax deflated discouraged disheartened gutted underwhelmed bummer flop decepcionada decepcionado decepcion desilusion ilusionada chasco',
  numb: 'numb numbness empty hollow nothing blank flat void detached robot zombie autopilot unreal unplugged dead shell mute muted emptiness indifferent vacia vacio nada automatico entumida dormida apagada hueca',
  happy:
    'happy happiness happier glad joy joyful excited exciting thrilled delighted elated ecstatic giddy overjoyed buzzing stoked pumped hyped psyched cheerful merry gleeful blissful feliz felicidad contenta contento alegre alegria emocionada emocionado euforica dichosa',
  laughing:
    'laugh laughed laughing laughter giggle giggling grin grinning smile smiling beaming chuckle cackle cackling hilarious silly squeal squealed yay woohoo whoop haha jaja jajaja reir rei risa riendo sonrisa sonrio sonriendo',
  play: 'dance danced dancing sing sang singing party fun play played jump jumped jumping cartwheel bounce skip beach holiday vacation picnic festival concert confetti balloons playa fiesta bailar bailando bailamos cantando vacaciones',
  grateful:
    'grateful gratitude thankful thank thanks appreciate appreciated appreciation blessed blessing blessings owe repay indebted lucky agradecida agradecido agradecimiento gracias agradezco bendicion bendiciones suerte',
  proud:
    'proud pride prouder accomplished accomplishment achieved achievement victorious triumphant chuffed orgullo orgullosa orgulloso logro',
  hopeful:
    'hope hopeful hoping optimistic optimism promising possibility possible maybe chance someday eventually better improving brighter forward spring seedling sprout buds light tunnel fresh esperanza ojala esperanzada optimista mejorando quizas animada ilusion',
  calmfeel:
    'calm calmer peaceful peace relaxed relaxing serene tranquil content settled rested restful ease easy gentle quiet still unhurried cozy soft slow steady mellow soothing tranquila tranquilo paz calma serena sereno serenidad descansada a-gusto',
  confused:
    'confused confusing confusion unsure uncertain torn puzzled baffled bewildered perplexed mixed conflicted undecided indecisive unclear contradictory ambiguous disoriented stumped clueless lost muddled figure confundida confundido confusion indecisa dudo duda dudas',
  loving:
    'love loved loving adore adored adoring cherish smitten besotted devoted devotion tenderness affection amo amor adoro enamorada enamorado quiero querer carino ternura',
  // Deaths and losses
  death:
    'died death dead dying die passed funeral burial buried cremated ashes cemetery grave gravestone headstone obituary eulogy wake memorial hospice widow widower coffin casket urn anniversary murio muerte muerto fallecio falleci entierro velorio panteon tumba cenizas funeral viuda misa ofrenda altar partio difunta qepd stillborn miscarriage miscarried euthanized',
  late: 'late voicemail handwriting cardigan keepsake sweater scent recipe chair slippers glasses coat perfume letters photo photograph belongings locket',
  absence:
    'miss missed missing gone without used longer anymore absence empty never extrano extranar falta hace ausencia',
  breakup:
    'breakup broke split separated separation divorce divorced dumped ex moved packed left goodbye cheated terminamos termino corto dejo divorcio separamos rompimos cortamos',
  farewell:
    'goodbye farewell leaving last end ended ending final adios despedida despedir ultimo ultima closing closed sold retire retiring retirement',
  memory:
    'remember remembered memory memories old used childhood years back once recuerdo recordar recuerdos antes nostalgia nostalgic',
  // People
  parent:
    'mom mum mother dad father parents mama papa mami papi ma pa stepdad stepmom mommy daddy padres jefa jefe folks',
  child:
    'son daughter kid child baby toddler newborn twins boy girl teenager teen son infant hijo hija bebe nino nina ninos hijos chiquito kiddo grandson granddaughter grandkids grandchild nieto nieta',
  grandparent:
    'grandma grandpa grandmother grandfather granddad gran nana nan grandad granny abuela abuelo abuelita abuelito',
  sibling: 'brother sister bro sis sibling siblings hermano hermana hermanos hermanita stepbrother stepsister twin',
  kinfolk:
    'cousin aunt auntie uncle nephew niece family relatives inlaws tio tia primo prima sobrino sobrina familia suegra suegro mother-in-law',
  partner:
    'husband wife boyfriend girlfriend partner spouse fiance fiancee hubby bf gf novio novia esposo esposa marido pareja mujer',
  crush: 'crush date dating tinder hinge kiss kissed flirting situationship gusta ligando salir beso',
  wedding:
    'wedding married marry marriage engaged engagement proposed proposal bride groom vows ring honeymoon boda casarnos casar anillo casados casa',
  friend:
    'friend friends bestie buddy mate mates pal amigo amiga amigos amigas compa cuate roommate flatmate neighbor neighbour vecina vecino vecinos',
  boss: 'boss manager supervisor director ceo hr jefe jefa patron foreman lead',
  coworker:
    'coworker colleague colleagues team intern coworkers client customer companero companera companeros equipo cliente',
  teacher:
    'teacher professor coach tutor mentor principal maestra maestro profe profesor profesora counselor instructor',
  medic: 'doctor nurse surgeon vet paramedic midwife dentist gp therapist oncologist doctora enfermera medico dr',
  stranger:
    'stranger someone somebody guy woman man lady driver cashier bus waiter barista alguien senor senora desconocido',
  crowd: 'everyone everybody people class room crowd audience group others todos gente grupo salon rest',
  nobodyword: 'nobody noone none nadie ninguno ninguna zero',
  pet: 'dog cat puppy kitten pup hamster rabbit bunny horse bird parrot fish collar leash paws perro perra gato gata perrito gatito mascota tail purring',
  god: 'god church faith pray prayer prayed religion mosque temple priest pastor dios iglesia rezar rece fe bible',
  // Deeds of others
  lied: 'lie lied lies lying liar cheat cheated cheating betray betrayed betrayal deceived pretended secretly behind mintio mentira mentiras engano traiciono traicion infidelity affair backstabbed',
  stole:
    'stole steal stolen took takes taken robbed thief credit plagiarized copied scam scammed robo robaron quitaron quito stealing swiped nicked overcharged charged',
  mocked:
    'laughed mocked mock teased tease bullied bully joke jokes sneered smirk smirked rolled eyes snickered whispered gossip gossiping made burlaron burla burlan insulted insult called',
  yelled:
    'yell yelled shout shouted scream screamed snapped snap barked slammed slam stormed grito gritar gritaron grite grita scolded regano shouting swore cursed',
  blamedby:
    'blame accused accuse accusing dramatic overreacting sensitive crazy gaslight lecture lectured criticize criticized judged judging exagerada exagero unfair injusto injusticia',
  ignored:
    'ignored ignore ignores ghosted unread read reply replied answer answered respond seen visto contesta contesto muted silence silent blocked unfollowed unfriended snubbed canceled cancelled cancela bailed flaked dodged',
  excluded:
    'invited invite uninvited without included excluded forgot left-out group chat plans hang together invitaron invitan invito juntos plan',
  forgot: 'forgot forgotten forget forgets olvido olvide olvidaron overlooked missed',
  promised: 'promise promised promises swore supposed guaranteed prometio prometido promesa said',
  rejected:
    'rejected rejection denied declined waitlisted turned refused unsuccessful unfortunately passed-over dropped cut rechazaron rechazado rechazo another else',
  canceled:
    'cancelled canceled postponed rained scrapped delayed called-off refund closed soldout cancelaron cancelado suspendido',
  unfairness:
    'unfair fair rule rules rights refuse refused fee fine fined policy landlord insurance government politicians corrupt injustice disrespect disrespectful entitled nerve audacity permission rude selfish lazy arrogant injusto descarada descarado cinico politicos colmo',
  intrusion:
    'parking parked honking noise loud bass upstairs barging diary snooping private privacy door knocking interrupted interrupting interrupts talked over ruido metio',
  bosswork: 'shift shifts overtime schedule rota unpaid deadline workload paycheck turno horas extra',
  harmed: 'hit broke broken damaged ruined wrecked smashed scratched destroyed threw rompio aplasto choco',
  // Own wrongs
  wronged:
    'lied snapped yelled shouted forgot missed hurt cheated stole broke ignored avoided ghosted hit slapped spilled told read skipped kissed borrowed owed abandoned neglected let blew took menti grite olvide falle lastime engane defraude rompi deje conte',
  shouldhave: 'shouldve should shouldnt couldve instead could wish deberia debi hubiera debia ought pude tuve',
  secret:
    'secret secrets hide hid hiding hidden pretend pretending pretended lie cover covered told nobody knows confess confessed admit admitted delete deleted escondo escondi secreto oculto finjo fingir confesar',
  coverup: 'blame covered excuse quietly deleted pretended trusting trusts trust innocent thanked believed confia',
  relapse:
    'drank drinking drunk drink relapse relapsed relapsing binge binged smoked gambled gambling bet vape vaped lapsed wine vodka tome tomando borracha borracho recai recaida apostar casino bottle',
  exposed:
    'everyone saw looked stared staring watched front spotlight mic zipper toilet tripped fell stumbled froze stuttered slipped spilled stain fart peed wet skirt naked caught photo video miraron vieron cara caught seen',
  hiding:
    'hide hid avoid avoided sunglasses camera baggy cover ground floor disappear vanish swallow crawl tierra esconder esconderme escondida trague face',
  looks:
    'ugly fat weight belly thighs scale mirror acne skin hair clothes body size stretch hideous gorda gordo fea feo espejo cuerpo kilos panza',
  inadequate:
    'failure loser useless dumb slow behind incapable unqualified imposter fraud fake pathetic burden worst fracasada fracaso inutil tonta tonto burra mediocre',
  poverty:
    'rent bills bill debt debts overdraft eviction afford broke money bank card declined wages paycheck loan mortgage savings poor foodbank renta deuda deudas dinero lana quincena tarjeta banco pagar recibos',
  // Kindness and success
  helped:
    'help helped helping helps fixed drove carried lent gave offered stayed covered paid cooked brought showed waited listened hugged picked saved donated volunteered ayudo ayudaron presto regalo trajo quedo cuido acompano pago gifted shoveled delivered',
  kindness:
    'kind kindness generous generosity thoughtful patient gentle sweet caring amable bondad generosa angel selfless care',
  giftsoup:
    'soup casserole lasagna meal groceries ride lift blanket flowers card note cake tea coffee sopa comida flores',
  debtless: 'asked asking anything return penny cent charge refused expecting nada cambio',
  believedin: 'believed gave chance stood noticed saw understood listened patient creyo confio escucho',
  achieved:
    'passed finished finish completed won win first earned built made nailed graduated promoted beat mastered reached managed solved fixed learned ran swam climbed wrote baked sewed painted repaired published performed record logre gane termine aprobe pase acabe complete',
  feats:
    'marathon medal diploma degree certificate award prize trophy goal license promotion record chip title scholarship medalla diploma carrera titulo premio licencia km',
  alonefeat: 'myself own without by-myself scratch finally first independent sola solito por',
  sober: 'sober clean days weeks months years smoke-free quit streak sobria sobrio dias limpio cigarettes chip meeting',
  stoodup: 'boundary boundaries no said spoke speak asked refused stood voice apologize limite',
  applause:
    'applauded clapped cheered standing ovation praised compliment complimented congratulated aplaudieron felicitaron praise',
  goodnews:
    'accepted offer hired approved cleared remission negative pregnant news callback offered aceptaron aprobaron contrataron embarazada noticia remision admitted scholarship',
  celebrate:
    'celebrate celebrated celebrating birthday cake champagne surprise party toast balloons christmas cumpleanos pastel sorpresa navidad',
  nature:
    'sun sunshine sunset sunrise rain snow lake river sea ocean waves sky stars forest trees garden birds breeze wind mountain hill field moon flowers lluvia mar lago cielo estrellas jardin pajaros sol viento',
  comfort:
    'tea coffee cocoa blanket bath candle book couch sofa hammock porch pajamas soup bread knitting fire fireplace kettle slippers nap cat purring te cafe cobija manta libro sillon hamaca',
  restful:
    'slept sleep rested nap breathing breath stretched exhale exhaled meditation meditated yoga walk quietly sitting sit lying floating listening dormi respirar respiro caminata siesta meditar',
  softening: 'loosened unclenched lowered settled softened slowed eased unwound drifting hum humming',
  nohurry: 'nowhere hurry rush urgent needed plans phone off slow enough prisa pendientes',
  plans:
    'plan plans signed enrolled applied application appointment booked start starting begin new next tomorrow someday year soon planted inscribi empezar empiezo proximo nuevo nueva cita',
  improving:
    'better improving healing progress stronger easier less numbers shrinking recovered responding lighter mejor mejorando avance',
  glimmer:
    'maybe might possible possibly could chance first again seed sprout window crack door thaw quiza puede tal-vez alomejor',
  // Love
  lovelook:
    'watch watching sleeping sleeps asleep face eyes hand hands snore snoring hums forehead cheek holding held breathing freckles hair dimples curled duermo duerme dormida mano manos ojos carita',
  forever: 'forever always whole anything everything life world heart bullet wall siempre vida todo corazon mundo',
  everydaylove:
    'kissed kiss hug hugged cuddle cuddled warm warms holds brings saves laugh sings beso abrazo abrace abrazar melts melted melt',
  // Comparison
  others: 'she her he his they their shes hes everyone ella el ellos',
  possessing:
    'bought house car vacation trip ring baby promotion raise followers skinny pretty perfect body boyfriend engaged pregnant gifts attention favorite compro casa viaje carro anillo',
  comparing:
    'why not me same twice while meanwhile instead favorite golden easy handed deserve luckier prettier better thinner richer wish had mismo mientras preferida favorito yo tambien',
  rival: 'ex likes texting liked follows coworker her new replaced replacing flirting laughing texts likea sigue',
  // Confusion
  question:
    'what why how which whether who when que por-que como cual quien cuando mean means supposed understand sense significa entiendo sentido',
  decide:
    'choose choice decide decision stay leave either or both between pick option elegir decidir decision quedarme irme entre opcion',
  contrary: 'but then yet says said next one day other opposite different suddenly luego pero dice despues otra otro',
  unknown: 'know idea clue understand tell explain sure se entiendo explicar',
  // Overload
  burdens:
    'list lists tasks emails inbox messages assignments deadlines laundry dishes homework forms appointments errands bills calls meetings pendientes tareas correos trastes ropa lista entregas juntas',
  atonce:
    'once everything everyone everybody every all same time another top more also piling pile stacked todo todos junto misma vez encima mas',
  countwords:
    'two three four five six seven eight nine ten eleven twelve dozen dos tres cuatro cinco seis siete ocho nueve diez mil',
  cantcope:
    'cope handle manage juggle keep-up catch breath anymore enough break breaking point hours day puedo aguanto alcanza alcanzo',
  caregiving:
    'carer caring dementia alzheimers chemo dialysis meds wheelchair diapers nursing feed feeding bathe cuidar cuido medicinas panales',
  // Numb
  detached:
    'watched watching glass outside far behind underwater fog screen movie faraway cotton gray grey lejos vidrio pelicula niebla someone else',
  unfeeling: 'feel felt feeling feels feelings react reaction care siento sentir sentia senti reaccione',
  emotionless: 'cried cry laugh smile face stared nodded said okay wall ceiling expected should',
  // Disappointment
  expected:
    'expected hoped hoping thought looking forward waited waiting counted supposed promised planned saved excited esperaba crei pense espere ilusion planeado',
  notgot:
    'instead didnt never got only anyway again nothing second silver runner lost almost another short mug no tampoco otra-vez casi ni',
  // Waiting
  waiting:
    'wait waiting waited results result test scan biopsy lump mole appointment call news interview exam audition tomorrow review surgery espero esperando resultados estudio biopsia examen entrevista manana cirugia junta',
  danger:
    'crash accident alarm storm sirens layoffs war virus cancer symptom pain heart attack shooting fire late overdue missing noises footsteps choque accidente guerra cancer despidos',
  nighttime:
    'night awake 3am 2am 4am midnight insomnia sleepless dark ceiling clock asleep noche madrugada dormir insomnio despierta sueno',
  // Strength
  verymuch:
    'so very really extremely totally absolutely completely utterly beyond insanely muy tan demasiado bien super',
  abit: 'bit little slightly kinda sorta somewhat mildly tiny small minor poco poquito algo medio ligeramente',
  extreme: 'ever worst best unbearable worldwide scream screaming entire whole impossible cant stop nunca peor mejor',
  // Loneliness
  unshared:
    'nobody call calls called texts text asks ask asked notice noticed talk talked spoken voice eat ate lunch dinner birthday weekend evening name phone buzz llama llamo habla hablar platicar pregunta mensaje cumple domingo',
  newplace: 'moved city country abroad language new town dorm apartment ciudad pais mude nueva idioma',
  table: 'table chair seat one single microwave tv radio plate solo mesa plato television',
  // Topics
  work: 'job work office career shift boss meeting coworker client interview promotion hired fired laid layoff salary raise company warehouse factory project colleague resume trabajo oficina chamba empleo junta jefe despidieron ascenso sueldo entrevista turno',
  school:
    'school class exam exams test grade grades homework essay college university campus degree major semester thesis teacher professor student classmates recess locker prom graduation tutor escuela prepa universidad uni clase examen tarea materia profe beca tesis carrera semestre',
  health:
    'doctor hospital surgery scan biopsy cancer chemo meds medication diagnosis diagnosed clinic nurse symptoms treatment lump tumor results pain migraine seizure wheelchair hearing diabetes asthma rehab hospital medico cirugia medicina enfermedad enferma enfermo diagnostico dolor',
  body: 'body weight belly thighs mirror gym skin acne hair clothes size scale face teeth legs arms run workout swim cuerpo peso espejo panza gimnasio piel',
  sleeping:
    'sleep slept asleep insomnia awake bed pillow alarm nap dream dreams nightmare nightmares tired dormir dormi cama sueno pesadilla almohada despierto desvelo',
  habit:
    'habit habits smoking cigarettes vape drinking sober gambling bet scrolling phone binge sugar routine quit relapse caffeine porn meditation journaling habito cigarro fumar tomar apostar rutina celular',
  politics:
    'news war climate election government politicians protest vote voted country world planet refugees law congress council strike noticias guerra gobierno elecciones pais mundo marcha clima',
  identity:
    'gay trans bi queer lesbian gender pronouns nonbinary binder culture language accent immigrant heritage adopted roots religion faith identity name coming-out closet identidad raices acento pronombres genero',
  selfworth:
    'worth worthless enough myself deserve confidence confident self-esteem person valgo merezco suficiente autoestima misma',
  parenting:
    'daycare diaper diapers bedtime toddler newborn breastfeeding nursery preschool potty tantrum recital babysitter teenager parent parenting guarderia panal kinder berrinche mama',
};
