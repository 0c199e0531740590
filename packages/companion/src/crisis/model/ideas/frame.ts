import type { IdeaTable } from './idea-table.ts';

/** Ideas of when, how sure and how real. Families of ideas, each a line of words in folded spelling. */
export const frame: IdeaTable = {
  time: {
    tonight: 'tonight midnight soir nacht abend overnight noite nightfall bedtime dusk sunset',
    tomorrow: 'tomorrow manana demain morgen amanha dawn sunrise morning madrugada',
    weekday:
      'monday tuesday wednesday thursday friday saturday sunday weekend lunes martes miercoles jueves viernes sabado domingo ' +
      'lundi mardi mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch donnerstag freitag samstag sonntag segunda ' +
      'terca quarta quinta sexta',
    now: 'now already currently ahora ya hoy maintenant jetzt heute agora hoje today immediately moment presently',
    clock:
      'minute minutes minuto minutos minuten stunde stunden heure heures hora horas hour hours second seconds oclock am pm noon ' +
      'clock',
    dates:
      'day days week weeks month months year years dia dias semana semanas meses ano anos jour jours mois annee tage wochen ' +
      'jahre christmas thanksgiving birthday anniversary january february march april may june july august september october ' +
      'november december spring summer fall autumn winter cumpleanos navidad geburtstag',
    after:
      'after once when until till before while soon later despues cuando antes apres quand avant nach wenn bevor depois quando',
    past:
      'ago used yesterday last back once formerly hace antes ayer hier gestern fruher damals ontem antigamente previously ' +
      'former childhood younger then history',
    still:
      'still again keep keeps kept back worse returning relapsed todavia aun otra vuelve encore wieder noch ainda novamente ' +
      'anymore',
    often:
      'always often sometimes lately usually constantly everyday daily nightly siempre veces toujours souvent parfois immer oft ' +
      'manchmal sempre every each weekly frequently',
  },
  doubt: {
    maybe:
      'maybe perhaps might possibly probably guess suppose idk kinda sorta quiza quizas vielleicht talvez could would should',
    negate:
      'not no never dont cant wont isnt neither nor none without hardly barely ni tampoco ne pas nicht kein keine nao nem nunca',
    if: 'if unless si wenn se whether',
    but: 'but however though although yet pero sino mais aber mas except',
    really:
      'really actually seriously honestly genuinely truly literally real serious swear fr deadass legit verdad serio vraiment ' +
      'wirklich',
    just: 'just only simply merely even solo nomas juste nur so',
  },
  healed: {
    recovered:
      'clean sober recovery recovered recovering survived survivor healing healed grateful glad thankful rehab better stable ' +
      'remission proud thriving milestone recuperada recuperado sobria sobrio guerie genesen',
    safe: 'safe safety okay fine ok alright good bien salva sicher seguro bem protected',
    happy:
      'happy joy glad excited great wonderful amazing awesome lovely beautiful best fun enjoy enjoyed delighted thrilled feliz ' +
      'contenta contento heureuse froh glucklich cute sweet nice perfect cozy delicious relaxed',
  },
  unreal: {
    story:
      'novel story stories book books chapter character characters protagonist plot scene scenes script screenplay movie movies ' +
      'film films show shows series episode episodes season finale song songs lyrics lyric verse poem poems play musical ' +
      'theatre theater essay podcast documentary article headline news villain hero author novela pelicula cancion livre roman ' +
      'chanson buch lied filme musica livro fanfic fiction writing write actor actress cast trailer netflix anime manga comic ' +
      'thriller horror drama opera painting gallery exhibit sketch album band concert audiobook sequel',
    game:
      'game games gaming gamer minecraft valorant fortnite roblox boss bossfight dnd raid level levels respawn respawned ' +
      'checkpoint elden player players quest dragon healer dungeon zelda mario pvp xbox playstation nintendo switch sims sim ' +
      'npc loot lobby ranked match matches team teams score goal tournament chess cards poker speedrun controller',
    news:
      'news report reports reported statistic statistics study article headline journalist according breaking newspaper tv ' +
      'channel crime trial victim suspect murderer killer case documentary wikipedia history war lecture class course textbook ' +
      'research paper assignment homework',
    quote:
      'quote quoted says said sign poster slogan bumper sticker shirt tshirt saying proverb tweet tiktok caption meme title ' +
      'called named word words phrase',
  },
};
