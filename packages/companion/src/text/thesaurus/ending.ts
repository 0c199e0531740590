import type { ThesaurusTable } from './table.ts';

/** Farewells, endings, leaving things in order, and what death is spoken of with. */
export const ending: ThesaurusTable = {
  byeword: 'bye goodbye goodbyes farewell byebye cya adios chao chau adieu salut lebwohl tschuss ade adeus tchau ciao',
  lasttime:
    'last final finally finale ultimate onemore never again once anymore forever ultima ultimo ultimas ultimos ' +
    'derniere dernier letzte letzten letztes',
  letter:
    'letter letters note notes card cards envelope envelopes email emails scheduled draft drafts will testament ' +
    'message messages voicemail video videos recording recorded post posted write wrote written writing sealed ' +
    'addressed carta cartas nota notas sobre mensaje mensajes lettre lettres mot brief briefe zettel nachricht ' +
    'bilhete recado mensagem',
  affairs:
    'will insurance beneficiary passwords password accounts account bank savings deed title paperwork documents ' +
    'papers files affairs estate lawyer notary funeral plot burial cremation instructions folder binder ' +
    'spreadsheet labeled envelope keys testamento seguro contrasenas contrasena cuentas papeles notario testament ' +
    'assurance motsdepasse comptes papiers notaire versicherung passworter konten papiere notar senhas contas ' +
    'papeis cartorio',
  giveaway:
    'give gives giving gave given donate donated donating rehome rehomed rehoming sold sell selling hand handed ' +
    'handing return returned returning left leaving bequeath inherit mailed boxed packed cleared clearing emptied ' +
    'emptying regale regalo regalando done vendi deje devolvi donne donner vendu laisse rendu verschenkt ' +
    'verschenke verkauft zuruckgegeben weggegeben dei doei deixei',
  keepfor:
    'keep keeps have take yours yourself want belongs belong inherit quedate quedense queden guarde garde prends ' +
    'behalt nimm fique cuida',
  lookafter:
    'feed water walk look care mind watch tend raise cuida cuiden cuidar occupe occupez prendssoin pass kummere ' +
    'kummert cuidem',
  possession:
    'guitar drums piano keyboard violin bike bicycle car truck laptop computer console playstation xbox switch ' +
    'controller games records vinyl collection books novels jewelry ring necklace bracelet earrings watch watches ' +
    'clothes shoes sneakers jacket coat tools toolbox camera ladder furniture couch sofa bed desk lamp tv tent ' +
    'surfboard skateboard hoodie hoodies plants cards stamps coins comics figurines trophies medals guitarra bici ' +
    'bicicleta carro libros joyas anillo reloj ropa zapatos guitare velo livres bijoux bague montre gitarre ' +
    'fahrrad bucher schmuck uhr violao livros joias anel relogio roupa',
  petthing:
    'dog dogs cat cats puppy kitten hamster rabbit bunny bird parrot fish turtle snake lizard gecko horse pony ' +
    'leash bowl litter vet shelter perro perra gato gata perrito mascota chien chat hund katze cachorro cachorra',
  tidy:
    'clean cleaned cleaning tidy tidied scrubbed scrub organize organized organizing label labeled labelled sort ' +
    'sorted sorting pack packed packing wipe wiped delete deleted deleting cancel canceled cancelled cancelling ' +
    'erase erased unsubscribe logged limpie ordene borre cancele rangee range nettoye efface aufgeraumt geputzt ' +
    'geloscht gekundigt limpei arrumei apaguei cancelei',
  readyset:
    'ready set prepared planned arranged decided settled chosen picked done sorted lined organized date schedule ' +
    'scheduled booked list plan plans everything lista listo decidido decidida preparado fecha pret prete decide ' +
    'prevu bereit entschieden geplant datum pronta pronto planejado data plano',
  soon:
    'soon tonight tonite tomorrow today now midnight dawn sunrise sunset evening morning noon later minutes minute ' +
    'hour hours weekend shortly immediately pronto hoy manana ahora noche madrugada ahorita rato bientot cesoir ' +
    'demain maintenant matin heute morgen jetzt abend nacht bald logo hoje amanha agora noite',
  weekdayname:
    'monday tuesday wednesday thursday friday saturday sunday lunes martes miercoles jueves viernes sabado domingo ' +
    'lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch donnerstag freitag samstag ' +
    'sonntag segunda terca quarta quinta sexta',
  monthname:
    'january february march april may june july august september october november december enero febrero marzo ' +
    'abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  gonebe:
    'gone disappear disappeared disappearing vanish vanished vanishing absent missing away left leave nowhere ' +
    'erased invisible nonexistent exist existing existence ido desaparecer desaparezco irme fuera disparaitre ' +
    'disparu partir weg verschwinden verschwunden fort sumir embora',
  withoutme:
    'without better off easier lighter freer relieved cheaper happier best peace sin mejor alivio libres sans ' +
    'mieux soulages ohne besser leichter erleichtert sem melhor livres',
  found:
    'find finds found finding discover discovered body identify police ambulance paramedics coroner encuentre ' +
    'encuentren encontrar cuerpo trouve trouver corps finden findet gefunden leiche encontre acharem corpo',
  rest:
    'rest peace peaceful quiet silence silent stillness sleep still calm forever eternal darkness dark void ' +
    'nothing nothingness oblivion end stop over descanso descansar paz silencio fin repos paix ruhe frieden stille ' +
    'ende fim',
  heavenword:
    'heaven hell angels afterlife beyond reunite reunited join side other god lord soul spirit cielo infierno alma ' +
    'masalla paradis enfer ame himmel holle seele jenseits ceu inferno',
  funeralword:
    'funeral funerals grave graves cemetery burial buried bury ashes cremated cremation urn coffin casket eulogy ' +
    'obituary wake memorial hearse headstone tombstone mourning velorio entierro tumba cenizas ataud enterrement ' +
    'cimetiere tombe cendres cercueil beerdigung friedhof grab asche sarg enterro tumulo cinzas caixao',
  died:
    'died passed lost deceased late gone murio fallecio perdi mort decede perdu gestorben verstorben verloren ' +
    'morreu faleceu',
  wakeup:
    'wake wakes waking woke awake despertar despierto despierte reveiller reveille aufwachen aufwache acordar ' +
    'acorde',
  burdenword:
    'burden burdens weight load deadweight cost costs costing expensive drag dragging anchor useless worthless ' +
    'waste mouth bill bills money debt debts liability parasite leech trouble problem problems nuisance bother ' +
    'bothering carga estorbo peso molestia gasto problema fardeau poids boulet charge cout last burde belastung ' +
    'kosten fardo estorvo',
  pointless:
    'point pointless meaning meaningless purpose purposeless hopeless hope useless futile worth worthwhile empty ' +
    'emptiness hollow sentido sirve esperanza vacio vacia sens inutile espoir vide sinn sinnlos hoffnung leer ' +
    'leere esperanca vazio vazia',
  enoughnow:
    'enough done over through quit stop stopping stopped finished end ends ended ending fed basta harta harto ' +
    'acabo acabar terminar assez finir fini marre genug schluss aufhoren satt chega cansei',
  trapped:
    'trapped stuck cornered cage caged prison deadend exit door escape out way wall walls suffocating drowning ' +
    'sinking salida atrapada atrapado encerrada issue coincee coince piege ausweg gefangen ausgang saida presa ' +
    'preso',
  wishnot:
    'wish wished hope pray rather prefer ojala quisiera desearia preferiria souhaite prefere aimerais wunsche ' +
    'lieber wunschte queria preferia tomara',
  survive:
    'survive survived survivor survivors surviving recover recovered recovery healing healed better saved rescued ' +
    'lived living clean sober sobrevivi sobreviviente recuperada recuperado survecu guerie uberlebt geheilt',
};
