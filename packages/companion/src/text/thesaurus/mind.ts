import type { ThesaurusTable } from './table.ts';

/** Feelings, thoughts, deeds of the mind, and the small words that turn a sentence. */
export const mind: ThesaurusTable = {
  sadword:
    'sad sadder sadness unhappy down blue low miserable gloomy depressed depressing depression heartbroken grief ' +
    'sorrow melancholy crying cry cried sob sobbing sobbed tears tear weep weeping triste tristeza deprimida ' +
    'deprimido llorar llorando lloro llore deprimee pleurer pleure traurig weinen weine deprimiert chorar chorando ' +
    'chorei',
  fearword:
    'afraid scared scare scary fear fears terrified terrifying terror frightened fright anxious anxiety nervous ' +
    'worry worried worries worrying panic panicking panicked dread dreading uneasy tense miedo asustada asustado ' +
    'ansiedad nerviosa nervioso preocupada preocupado panico peur effraye angoisse inquiete inquiet panique angst ' +
    'besorgt panik nervos sorge medo assustada ansiedade nervosa',
  angerword:
    'angry anger mad furious rage raging fury livid pissed annoyed annoying irritated frustrated frustrating ' +
    'enraged seething snap snapped enojada enojado furiosa furioso rabia coraje colere furieuse furieux enerve ' +
    'wutend wut sauer brava bravo raiva odio',
  joyword:
    'happy happier happiest happiness joy glad excited exciting thrilled delighted cheerful smile smiling smiled ' +
    'laugh laughing laughed laughs giggle grin fun great amazing awesome wonderful fantastic lovely beautiful best ' +
    'yay feliz contenta contento alegre emocionada risa reir heureuse heureux contente joie rire glucklich froh ' +
    'lachen freude animada rindo',
  proudword:
    'proud pride accomplished achievement achieved win won winning success passed nailed aced finished orgullosa ' +
    'orgulloso logre gane fiere fier reussi gagne stolz geschafft gewonnen orgulhosa orgulhoso consegui ganhei',
  calmword:
    'calm calmer calming relaxed relaxing peaceful content cozy comfy comfortable safe tranquila tranquilo calme ' +
    'tranquille ruhig entspannt calma',
  loveword:
    'love loves loved loving adore care cares cared caring cherish miss missed missing amo quiero extrano adoro ' +
    'aime manque liebe vermisse saudade',
  guiltword:
    'guilt guilty sorry apologize apologized apology ashamed shame embarrassed embarrassing humiliated regret ' +
    'fault blame blamed forgive forgiveness forgiven culpa culpable perdon perdonenme perdoname verguenza coupable ' +
    'pardon honte schuld schuldig verzeih scham desculpa perdao vergonha',
  lonelyword:
    'lonely alone loneliness isolated ignored invisible unseen unloved unwanted rejected excluded leftout ' +
    'abandoned friendless sola solo soledad ignorada seule seul solitude einsam allein sozinha sozinho solidao',
  numbword:
    'numb empty hollow nothing blank void flat dead inside detached zombie robot vacia vacio nada vide rien leer ' +
    'nichts vazia vazio',
  confusedword:
    'confused confusing lost unsure torn unclear stuck puzzled overwhelmed confundida confundido perdida perdue ' +
    'perdu verwirrt ratlos confusa confuso',
  selfhate:
    'worthless useless pathetic failure loser disgusting ugly stupid idiot dumb garbage trash mistake broken ' +
    'disappointment fraud waste horrible awful monster inutil fracaso basura estupida idiota asco nulle nul ' +
    'minable wertlos nutzlos versager lixo fracasso burra',
  enviousword:
    'jealous envy envious compare comparing unfair celosa celoso envidia jalouse jaloux neidisch eifersuchtig ' +
    'inveja ciumes',
  surprise: 'surprised shocked shocking wow unexpected suddenly sudden unbelievable believe',
  bored: 'bored boring dull meh whatever blah aburrida aburrido ennui langweilig tedio entediada',
  hope:
    'hope hopeful hoping hopes wish wishing maybe someday future dream goal goals plan plans better forward ' +
    'looking esperanza futuro ojala espoir avenir hoffnung zukunft esperanca',
  thinkword:
    'think thinks thinking thought thoughts wonder wondering wondered imagine imagining imagined picture picturing ' +
    'consider considering ponder remember remembering forget forgot pienso pensar pensando imagino pense penser ' +
    'denke denken gedanken penso',
  knowword:
    'know knows knew known understand understood realize realized notice noticed learn learned guess figure sure ' +
    'certain se saber entiendo sais savoir weiss wissen sei entendo',
  wantword:
    'want wants wanted wanting need needs needed crave craving urge urges itch itching desire tempted temptation ' +
    'dying ganas quiero necesito deseo envie veux besoin will mochte brauche drang quero preciso vontade desejo',
  cantword:
    'cant cannot unable impossible never wont couldnt wouldnt nopuedo puedo peux kann consigo posso aguento ' +
    'aguanto',
  tryword:
    'try tries trying tried attempt attempting effort manage managed struggle struggling intento intentar essaie ' +
    'versuche tento tentando',
  decideword:
    'decide decided deciding decision choose chose chosen choice choosing settled sure ready resolved determined ' +
    'committed decidi decidido entschieden beschlossen',
  planword:
    'plan plans planned planning prepare prepared preparing arrange arranged organize research researched googled ' +
    'looked searched practice practiced practicing rehearse rehearsed rehearsing test tested testing planeado ' +
    'preparado investigue prevu recherche geplant vorbereitet recherchiert planejei preparei pesquisei',
  sayword:
    'say says said saying tell tells told telling talk talks talked talking speak speaking spoke mention mentioned ' +
    'ask asks asked asking answer answered reply replied explain explained promise promised swear swore digo dice ' +
    'dijo decir hablar dis dit parler sagt sage sagte reden disse falar',
  hideword:
    'hide hides hiding hidden hid secret secrets secretly pretend pretending pretended fake faking mask lie lies ' +
    'lied lying cover covered covering sneak sneaking quietly esconder escondo escondida secreto fingir cacher ' +
    'cache mentir verstecken heimlich lugen segredo',
  helpword:
    'help helps helped helping support supported save saved rescue rescued protect protected comfort ayuda ayudar ' +
    'apoyo aide aider soutien hilfe helfen ajuda ajudar apoio',
  pleaseurgent:
    'please hurry quick quickly fast emergency urgent immediately ambulance 911 112 999 sos porfavor rapido ' +
    'urgente ambulancia vite urgence secours schnell notfall bitte socorro samu',
  joke:
    'joke joking kidding jk lol lmao haha hahaha laugh funny hilarious dramatic sarcasm sarcastic meme pun ' +
    'punchline broma jaja risa blague mdr lache witz scherz brincadeira kkk rsrs',
  literally:
    'literally seriously honestly really truly genuinely actually swear serious real verdad serio vraiment serieux ' +
    'wirklich ernst verdade',
  intens:
    'so very really extremely super totally completely absolutely utterly incredibly insanely way too muy tan ' +
    'demasiado tres trop sehr zu total muito demais tao',
  diminish:
    'little bit slightly kinda sorta somewhat barely maybe almost nearly just only poco apenas peu juste bisschen ' +
    'nur pouco',
  negword:
    'not no never none nothing neither nor without dont doesnt didnt isnt wasnt cant wont ni nunca nada nadie sin ' +
    'ne pas jamais rien sans nicht kein keine nie nichts ohne nao nem sem',
  pasttime:
    'ago used once before yesterday last previously former formerly past years childhood teenager younger back ' +
    'since antes hace pasado avant autrefois fruher damals antigamente',
  nowadays:
    'anymore now lately recently currently these days today still yet already ya ahora ultimamente maintenant ' +
    'jetzt inzwischen agora',
  ifword: 'if unless when whether suppose supposing would could should might si cuando quand wenn falls se quando',
  becauseword: 'because cause since so therefore reason why porque por pourquoi weil deshalb',
  contrast:
    'but however though although yet except instead still anyway pero aunque sino mais pourtant aber jedoch mas ' +
    'porem',
  question:
    'what why how when where who which que como cuando donde quien quoi comment ou qui was wie wo wer oque onde ' +
    'quem',
  secondperson: 'you your yours yourself tu tus usted te ti ton ta vous du dein deine ihr voce seu sua',
  thirdhe: 'he him his himself el lui son sa er ihn ihm sein ele dele',
  thirdshe: 'she her hers herself ella elle sie ihr ela dela',
  thirdthey: 'they them their themselves ellos ellas ils elles leur sie ihnen eles elas',
  firstsg: 'i me my mine myself yo mi conmigo je moi mon ma mes ich mich mir mein meine eu mim meu minha',
  firstpl: 'we us our ours ourselves nosotros nuestro nous notre nos wir uns unser nosso',
  existverb: 'be am is are was were been being estoy soy esta es suis est bin ist sou estou',
  haveverb: 'have has had having got get getting gets tengo tiene ai habe hat tenho tem',
  goverb:
    'go goes going went gone come comes came coming leave leaves leaving left arrive arrived voy va ir vengo vais ' +
    'viens gehe geht komme vou vai venho',
  moveverb:
    'walk walked walking run ran running climb climbed climbing step stepped stepping stand stands standing stood ' +
    'sit sits sitting sat lie lying lay kneel crawl crawling wander wandering head heading headed parada parado ' +
    'sentada caminando subi debout assise marche stehe sitze laufe sentado andando',
  holdverb:
    'hold holds holding held carry carried carrying grip gripping grab touch touching touched pick picked put puts ' +
    'putting place placed set tengoenmano agarro sostengo tiens halte seguro pego',
  lookverb:
    'look looks looking looked stare staring stared watch watching watched see sees saw seen seeing glance gaze ' +
    'miro mirando veo regarde vois schaue sehe olho olhando vejo',
  openclose:
    'open opened opening close closed closing shut lock locked locking unlock unlocked abrir cerrar cerre ouvert ' +
    'ferme offen geschlossen abri fechei',
  startstop:
    'start started starting begin began begun stop stopped stopping continue keep kept finish finished empezar ' +
    'empece parar commence arrete anfangen aufhoren comecar',
  breakverb:
    'break breaks broke broken breaking crack cracked shatter shattered tear torn rip ripped crumble collapse ' +
    'collapsed fall falls falling fell snap snapped crush crushed rompi rota caer casse tombe kaputt fallen ' +
    'quebrei cair',
  losegain:
    'lose loses losing lost gain gained win won miss missing found keep perder perdi gagner perdre verlieren ' +
    'gewinnen ganhar',
  waitword:
    'wait waits waiting waited stay stays staying stayed remain linger esperar espero attendre reste warten bleibe ' +
    'fico',
  secretive: 'alone empty gone away asleep sleeping work trip weekend nobody house place quiet',
  apologygone:
    'sorry forgive love thanks thank everything always never perdonen gracias pardon merci danke verzeiht ' +
    'desculpem obrigada obrigado',
  thanks: 'thank thanks thankful grateful appreciate ty thx gracias merci danke obrigada obrigado valeu',
  greeting: 'hi hello hey yo morning evening sup hola buenas bonjour salut hallo moin oi ola',
};
