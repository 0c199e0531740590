import type { IdeaTable } from './idea-table.ts';

/** Ideas of what is felt, wanted, thought, planned and said. Families of ideas, each a line of words in folded spelling. */
export const mind: IdeaTable = {
  intent: {
    going: 'going gonna about voy vais va werde vou heading fixing imma finna',
    will: 'will shall ill wont sera sere hare',
    decide:
      'decide decided decision choose chose chosen pick picked settled resolve resolved determined commit committed decidi ' +
      'decidido entschieden beschlossen certain sure final set',
    plan:
      'plan plans planned planning prepare prepared preparing prep arrange arranged arranging organize organized schedule ' +
      'scheduled ready set lined date map mapped rehearse rehearsed practice practiced practicing research researched ' +
      'researching looked lookup google googled googling search searched calculate calculated figured timing timed countdown ' +
      'counting listo lista pret bereit pronto plane rehearsing scouted scouting',
    want:
      'want wanna wanting wish wished wishing hope hoping crave craving need urge urges itch itching tempted tempting ' +
      'temptation long longing quiero quisiera ganas ojala querria deseo veux voudrais envie will mochte wunsche quero queria ' +
      'vontade desperate',
    attempt: 'try tried trying tryna attempt intento intente essayer versuche tentei tentar force',
    let: 'let letting allow',
    dare: 'dare brave bravery courage guts nerve coward chicken',
    ready: 'ready time go already waiting wait waited waits until once after when',
  },
  thought: {
    think:
      'think thinking thought thoughts thunk imagine imagining imagination picture picturing pictured fantasize fantasise ' +
      'fantasy daydream daydreaming obsess obsessing envision visualize wonder wondering wondered consider considering ' +
      'contemplate contemplating ponder contemplated pienso pensar pensando pense pensees penser denke gedanken denken penso ' +
      'pensamentos idea ideas intrusive flashes mind head brain calculating eyeing staring stare stared looking',
    know: 'know knew knows realize realized understand figured sure certain saber se wissen sei believe',
    remember:
      'remember remembered remembering recall recuerda recordar erinner lembrar forget forgot forgotten memory memories',
    dream: 'dream dreams dreaming dreamt nightmare nightmares sueno cauchemar traum albtraum sonho',
    hear:
      'hear hearing heard voice voices whisper whispers whispering whispered shout shouting command commands commanding orders ' +
      'ordering tells telling oigo voces entends voix hore stimmen ouco vozes',
    delusion:
      'chip chips implant implanted implants camera cameras bugged wiretap wiretapped surveillance cia fbi government spies ' +
      'spying spied agents watching watched followed following tracked broadcasting broadcast transmit signals satellites radio ' +
      'demon demons devil satan possessed chosen prophet messiah mission reptilian aliens clones replaced imposter imposters ' +
      'poisoning gangstalking frequencies codes encoded decoded entity camaras demonio diablo agentes microphones microphone ' +
      'lizard prophecy microchip mirrors',
    manic: 'invincible unstoppable immortal superpower superpowers powers genius maxed spree enlightened',
  },
  pain: {
    hopeless:
      'hopeless pointless meaningless worthless useless futile purposeless doomed hopelessness despair desperate trapped stuck ' +
      'cornered sinsentido inutil desesperada desesperado desespoir sinnlos hoffnungslos wertlos desesperanca irreparable ' +
      'unfixable',
    empty:
      'empty numb hollow void shell ghost nothing blank detached unreal vacio vacia vide leer vazio zombie autopilot',
    tired:
      'tired exhausted worn drained fatigued weary burnt burnout beat wiped spent cansada cansado harta harto agotada agotado ' +
      'fatigue fatiguee epuisee mude erschopft overwhelmed sick enough',
    sad:
      'sad sadness cry cries crying cried tears sob sobbing weep weeping depressed depression down low blue miserable misery ' +
      'heartbroken grief grieving mourning triste tristeza llorar lloro pleurer traurig weinen chorar upset gloomy melancholy ' +
      'devastated crushed unhappy',
    pain:
      'pain painful ache aching agony suffer suffering suffered anguish dolor duele sufrir sufrimiento douleur souffrir ' +
      'souffrance schmerz schmerzen leiden dor sofrer hurts torment unbearable excruciating',
    hate:
      'hate hatred loathe despise disgust disgusting gross detest odio hais deteste hasse odeio ashamed shame embarrassed ' +
      'pathetic ugly stupid idiot loser failure fail failed failing disgrace monster broken garbage trash worthless',
    angry:
      'angry anger mad furious rage fury pissed livid seething snap snapped explode enojada enfadado rabia colere wutend raiva ' +
      'resent resentment bitter revenge vengeance payback pay deserve deserves deserved regret',
    afraid:
      'scared afraid fear fears terrified frightened worried worry worries anxious anxiety panic nervous dread asustada ' +
      'asustado miedo peur angst sorge preocupada preocupado medo threaten threatened unsafe danger dangerous terrifying creepy ' +
      'frantic',
    alone:
      'alone lonely loneliness isolated abandoned unwanted unloved rejected outcast excluded sola solo soledad seul seule ' +
      'solitude allein einsam sozinha sozinho solidao',
    guilt:
      'guilt guilty fault blame sorry apologize apologies forgive forgiveness perdon perdoname perdonenme culpa pardon desole ' +
      'excuse schuld entschuldigung verzeih desculpa desculpem',
    burden:
      'burden burdening burdens weight deadweight drain drag nuisance problem problems inconvenience liability leech waste ' +
      'space bother obstacle carga estorbo molestia peso poids fardeau last belastung fardo anchor expensive cost costs mess',
    better:
      'better happier easier lighter freer relieved relief mejor alivio mieux soulages besser erleichtert melhor aliviados',
    without: 'without sin sans ohne sem minus gone',
    mattering: 'miss missed needed care cares cared notice noticed noticing matter matters mattered love loved',
    settled: 'calm peaceful clear clarity light lighter weirdly finally strangely relieved serene certain',
  },
  say: {
    farewell:
      'goodbye goodbyes bye farewell adios despedida despedirme despedi despido adieu revoir abschied tschuss adeus goodnight ' +
      'godspeed',
    thanks: 'thank thanks grateful gracias merci danke obrigado obrigada appreciate appreciated kindness kind',
    love: 'love loved loves adore hug hugs kiss kissed kissing quiero amo aime liebe proud heart',
    note:
      'note notes letter letters will testament voicemail video recording recorded message messages text texts email emails ' +
      'post posts posted caption bio status instructions carta cartas nota mensaje lettre mot brief abschiedsbrief zettel ' +
      'bilhete envelope envelopes card diary journal entry draft passwords',
    tell:
      'tell told say said says saying ask asked call called write wrote written typed type diganle dile dis dites sag sagt diga ' +
      'diz talk talked mention mentioned confess admit admitted warn',
    question:
      'how what why when where which who does can could is are should como que cuanto comment pourquoi combien wie was warum ' +
      'wieviel quanto',
    promise: 'promise promised swear swore vow pinky',
    secret:
      'secret secrets secretly hide hiding hid hidden sneak sneaking lie lied lying pretend pretending mask quietly escondo ' +
      'escondida cache verstecke escondi',
    laugh:
      'haha lol lmao rofl funny hilarious joke joking jokes kidding laugh laughing laughed giggle risa broma rire blague lachen ' +
      'witz rir meme memes xd prank pranked',
  },
  affairs: {
    give:
      'give gave giving given donate donated sell sold hand handed rehome rehomed surrender surrendered regale regalar donner ' +
      'verschenkt dei doei leaving bequeath',
    settle:
      'will passwords password insurance policy bills bill rent keys key deed belongings stuff things account accounts clothes ' +
      'guitar collection savings beneficiary paperwork affairs order closed canceled cancelled paid packed cleaned cleared ' +
      'wiped deleted deactivated settled sorted arranged transferred signed',
    pack: 'pack packed packing bag suitcase passport money cash',
    last: 'last final finale ultimo ultima ultimos dernier derniere letzte letztes letzter',
    found:
      'find finds found finding discover discovered discovers encuentran encontrar encuentre trouve trouver finden gefunden ' +
      'achar encontrarem body remains',
  },
};
