import type { IdeaTable } from './idea-table.ts';

/** Ideas of moving, handling, judging and talking. Families of ideas, each a line of words in folded spelling. */
export const general: IdeaTable = {
  motion: {
    walk:
      'walk walks walked walking go goes went come came coming head headed move step enter entered cross crossed crossing ' +
      'caminar camino ando fui vamos marcher gehe gehen ging andar wander wandered return returned climb circle circled ' +
      'approach approached',
    posture:
      'stand standing stood sit sitting sat lay lie lying lean leaning leaned kneel crouch crouching hover dangling perched ' +
      'parada parado sentada sentado debout assise assis stehe sitze sitzend pe swinging balanced curled',
    hold:
      'hold holding held grip gripping carry carrying carried touch clutch pocket hand tengo sostengo tiens halte seguro have ' +
      'has had got keep with',
    put:
      'put puts putting place placed pour poured pouring laid lay hang stack spread dissolve dissolved stir fill filled point ' +
      'pointed pointing press pressed pressing pull pulled tie tied tying wrap wrapped wrapping loop looped attach hook tighten ' +
      'open opened opening close closed shut turned turn turning switch line count counted counting sort pongo puse ponho mets ' +
      'lege',
    get:
      'get gets getting got buy bought buying order ordered bring brought find borrow borrowed steal stole stolen pick picked ' +
      'fetch grab obtain purchase purchased compre compro comprar achete gekauft comprei delivered delivery arrives arrived',
    send:
      'send sends sent sending mail mailed drop deliver share shared forward upload uploaded reply replied answer answered ' +
      'block blocked mute mando mande envie schick mandei',
    look:
      'look looks looked looking see saw seen watch watched notice read reading stare glance check checked checking mirar miro ' +
      'mira veo vi regarder vois schaue sehe ver olhar',
    begin:
      'start started starting begin began beginning happen happens happened happening turn become getting empezo empieza ' +
      'commence fangt comeca',
    halt:
      'stop stopped quit skip skipped refuse refused refusing avoid drop dropped ditch dejar deje dejo arreter aufhoren parar ' +
      'parei cancel cancelled',
    fall: 'slip slipped slipping slide trip collapse crumble break crack cracked shatter shattered melt spiral spiraling unravel',
    stay: 'stay stayed staying remain stick keep quedar quedarme rester bleiben ficar',
    wear:
      'wear wears wearing wore worn cover covered hoodie hoodies jacket makeup concealer wristbands bracelets bandages ' +
      'sweatshirt sleeves scarf turtleneck',
    meals:
      'skip skipped meal meals counted lunch refuse refused mirror fat thin skinny chubby bones flushed flush plate gum ice ' +
      'lettuce',
  },
  quality: {
    good:
      'good great nice best better pretty fine cool sweet brilliant perfect awesome lucky fun funny warm fresh delicious ' +
      'smiling smile smiled proud bueno buena bien bon bonne gut bom boa favorite laugh wow yay hooray cheers silly adorable',
    bad:
      'bad awful terrible worst worse wrong horrible nasty rough hard tough sucks shit crap malo mala mal mauvais schlecht ruim ' +
      'weird odd strange dark ugly scary annoying rude',
    big:
      'big huge deep deeper heavy giant enormous large thick wide much really too far very so muy tres sehr muito high tall ' +
      'long straight through',
    small: 'little small tiny bit slight shallow minor light quick short poco peu wenig pouco',
    enough: 'enough sufficient plenty extra spare remaining rest everything anything full',
    first: 'first new next another second third again twice primera nuevo premier neu novo',
    same: 'same usual normal regular ordinary routine typical like',
    able:
      'can could able cannot unable impossible possible puedo puede poder peux kann posso manage capable handle cope bear stand ' +
      'aguanto aguantar soportar supporter ertrage aguento',
    need: 'need needs needed must should necesito debo tengo besoin muss brauche preciso',
    free: 'free released liberty escape out liberate',
    manner:
      'fast quick quickly quicker quickest painless easy easier easiest least sure effective long instantly slow slowly ' +
      'accident accidentally purpose deliberately',
    unwatched: 'away asleep sleeping leaves cleaners quiet house',
  },
  talk: {
    chat:
      'ok okay yes yeah yep sure no nope nah hi hello hey please thanks welcome hm hmm ugh ah oh haha well anyway lol omg hola ' +
      'oye salut hallo oi ola',
    mood: 'feel feels felt feeling feelings siento sinto fuhle ressens mood seem seems seemed sound',
    ask:
      'ask asks asked asking question questions wonder advice suggest explain describe name translate spell meaning define ' +
      'curious hypothetically hypothetical research essay',
    argue:
      'argue argued arguing fight fights fought fighting argument disagree complain yell shout screamed blame blamed drama ' +
      'annoyed annoying nag nags pelea pelear dispute streit briga',
    practice: 'learn learned learning teach taught practice introduce join joined volunteer apply applied',
    milestone:
      'chip anniversary celebrate celebrating celebrated graduated promoted engaged passed hired accepted won winning birthday ' +
      'born newborn',
  },
  service: {
    army:
      'army marine marines navy soldier deployed deployment veteran vet barracks unit sergeant va combat platoon afghanistan ' +
      'iraq war ptsd discharge squad medals uniform',
    ward: 'patient patients ward shift icu nurse hospice hospital er pharmacy lab chemo dialysis surgery unit clinic rounds',
    farm: 'farm barn cattle cows lambs lambing sheep tractor field fields harvest silo crops milk milking fence hay vet',
    birth: 'newborn baby postpartum breastfeeding nursing crib stroller nap formula milk diapers colic pump latch',
    prison:
      'jail prison arrested arrest court charge charges judge lawyer sentence custody bail probation parole cop cops police ' +
      'officer',
    faith:
      'church mosque temple priest pastor imam rabbi prayer pray bible mass sin sinner confession god faith scripture psalm ' +
      'choir communion',
    queer: 'gay lesbian trans queer bi pronouns closet out dysphoria pride nonbinary',
    loss:
      'lost losing loss fired laid off divorce divorced broke dumped left cheated died passed funeral expelled failed bankrupt ' +
      'foreclosed evicted custody diagnosed miscarriage miscarried perdi perdio murio despidieron divorcio verloren perdu ' +
      'layoff gambling gambled parlay debt scammed',
  },
};
