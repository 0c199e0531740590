import type { ThesaurusTable } from './table.ts';

/** The body, what befalls it, and what is taken for it. */
export const body: ThesaurusTable = {
  arm:
    'arm arms wrist wrists forearm forearms elbow elbows shoulder shoulders bicep biceps hand hands palm palms ' +
    'knuckle knuckles fist fists finger fingers thumb thumbs fingertip fingertips pinky brazo brazos muneca ' +
    'munecas mano manos codo hombro dedo dedos bras poignet main mains doigt handgelenk hande braco bracos pulso ' +
    'pulsos mao maos',
  leg:
    'leg legs thigh thighs knee knees calf calves ankle ankles shin shins foot feet toe toes heel heels hip hips ' +
    'pierna piernas muslo muslos rodilla tobillo pie pies jambe cuisse cuisses genou pied bein beine oberschenkel ' +
    'knie fuss perna pernas coxa coxas joelho pe pes',
  torso:
    'chest breast breasts stomach belly tummy abdomen gut guts ribs rib waist back spine torso side lungs lung ' +
    'heart pecho estomago panza vientre barriga espalda costillas corazon pulmon poitrine ventre estomac dos coeur ' +
    'brust bauch magen rucken herz peito costas coracao',
  neck: 'neck throat nape collarbone windpipe nuca cuello garganta cou gorge hals kehle pescoco',
  head:
    'head skull scalp forehead temple temples face cheek cheeks chin jaw nose ear ears eye eyes eyelid eyelids ' +
    'eyebrow lip lips mouth tongue tooth teeth gums hair bangs cabeza cara mejilla nariz oreja ojo ojos boca labio ' +
    'lengua diente dientes pelo tete visage joue oeil yeux bouche langue dent cheveux kopf gesicht nase ohr auge ' +
    'augen mund zahn zahne haare cabeca rosto olho olhos dente cabelo',
  insides:
    'brain mind veins vein artery arteries blood bone bones liver kidney kidneys nerves muscle muscles skin flesh ' +
    'venas vena sangre hueso huesos higado rinon cerebro mente piel veines sang os peau cerveau adern blut knochen ' +
    'haut gehirn kopf veia veias sangue osso pele',
  wound:
    'wound wounds cut cuts gash gashes scar scars scab scabs scratch scratches bruise bruises bruised bruising ' +
    'welt welts burn burns blister blisters graze scrape scrapes bump bumps lump stitches stitch bandage bandages ' +
    'bandaid plaster plasters gauze mark marks herida heridas cicatriz cicatrices moreton moretones moreteada ' +
    'costra blessure cicatrice bleu bleus pansement wunde wunden narbe narben blaue flecken pflaster ferida roxo ' +
    'hematoma',
  bleed:
    'bleed bleeds bleeding bled blood bloody drip drips dripping dripped gush gushing clot soaked seeping ooze ' +
    'oozing stained sangra sangrando sangre saigne saigner blute blutet sangrar',
  symptom:
    'dizzy lightheaded woozy faint fainted fainting nausea nauseous queasy vomit vomiting vomited puke puking ' +
    'puked throw threw retching gag gagging numb numbness tingle tingling tingly tremble trembling shaky shaking ' +
    'shiver shivering sweat sweating sweaty clammy fever feverish chills cramp cramps seizure seizures convulsing ' +
    'convulsion palpitations pounding racing blurry blurred spinning spins slurring slurred drowsy groggy foggy ' +
    'hazy mareo mareada mareado vomite vomitando temblando fiebre nauseas vertige vomir schwindlig ubel zittern ' +
    'erbrochen tontura enjoo vomitei tremendo',
  faintsleep:
    'drowsy sleepy sleepier heavy floaty floating slow slowing warm cold colder fuzzy blurry fading slipping ' +
    'drifting blacking sinking syrup foggy pesado pesada sueno somnolienta lourd engourdi mude schwer taub ' +
    'sonolento sonolenta',
  breath:
    'breath breathe breathing breathes inhale exhale gasp gasping pant panting choke choking choked wheeze ' +
    'wheezing suffocate suffocating smother smothered air oxygen respirar respiro aire asfixia respirer souffle ' +
    'etouffe atmen luft ersticken ar sufocar',
  illness:
    'flu cold cough migraine headache headaches cancer tumor tumour diabetes diabetic asthma pneumonia infection ' +
    'virus covid strep bronchitis arthritis eczema rash allergy allergic allergies hives stroke dementia ' +
    'alzheimers parkinsons epilepsy anemia endometriosis fibromyalgia lupus crohns ibs ulcer appendix appendicitis ' +
    'hernia fracture sprain concussion gripe tos asma infeccion rhume grippe krebs husten tosse',
  treatment:
    'surgery operation op chemo radiation dialysis transplant biopsy scan mri xray ultrasound colonoscopy ' +
    'endoscopy bloodwork checkup physical physio rehab procedure anesthesia vaccine vaccinated shot shots jab ' +
    'injection needle needles iv drip cast crutches wheelchair brace splint cirugia operacion quimio radioterapia ' +
    'vacuna inyeccion chirurgie vaccin cirurgia vacina',
  birth:
    'pregnant pregnancy baby birth labor contractions due midwife epidural miscarriage stillborn stillbirth ' +
    'abortion ivf fertility newborn postpartum breastfeeding nursing nicu embarazada embarazo parto bebe enceinte ' +
    'grossesse schwanger geburt gravida gravidez',
  medicine:
    'pill pills tablet tablets capsule capsules med meds medication medications medicine prescription ' +
    'prescriptions dose doses dosage refill painkiller painkillers antidepressant antidepressants antibiotics ' +
    'supplement supplements vitamins vitamin melatonin syrup inhaler insulin epipen pastilla pastillas pastillitas ' +
    'medicamento medicamentos medicina receta dosis comprimido comprimidos remedio remedios cachet cachets ' +
    'comprime medicament medicaments tablette tabletten medikamente pille pillen schlaftabletten',
  drugname:
    'tylenol acetaminophen paracetamol ibuprofen advil aspirin aleve xanax valium ativan klonopin ambien zoloft ' +
    'prozac lexapro celexa effexor wellbutrin seroquel lithium lamictal abilify adderall ritalin vyvanse oxy oxys ' +
    'oxycodone percocet vicodin tramadol codeine morphine fentanyl benadryl nyquil dramamine trazodone gabapentin ' +
    'benzo benzos ssri ssris opioids opioid clonazepam rivotril alprazolam diazepam sertralina fluoxetina dipirona ' +
    'lexotan',
  narcotic:
    'heroin cocaine coke crack meth weed pot joint joints edible edibles shrooms acid lsd molly mdma ketamine ket ' +
    'dealer dealers high stoned relapse relapsed using needle stash drugs drug coca mota droga drogas porro drogue ' +
    'drogen kiffen maconha po',
  alcohol:
    'drink drinks drinking drank drunk alcohol beer beers wine vodka whiskey whisky rum gin tequila bourbon bottle ' +
    'booze liquor cocktail champagne cider hangover hungover tipsy wasted sober pub bar tomar tomando borracho ' +
    'borracha cerveza vino alcool bu biere vin alkohol trinken bier wein betrunken bebida bebendo bebado bebada ' +
    'cachaca',
  smoke:
    'smoke smoking smoked cigarette cigarettes vape vaping vapes lighter ash ashtray tobacco nicotine pack cigarro ' +
    'cigarros fumar fumo fumer clope zigarette rauchen',
  sleepthing:
    'sleep sleeping slept asleep nap naps napping napped bed beds pillow pillows blanket blankets mattress sheets ' +
    'duvet insomnia dream dreams dreamed dreamt nightmare nightmares alarm snooze bedtime dormir sueno cama ' +
    'almohada siesta pesadilla lit oreiller reve cauchemar schlafen bett traum albtraum travesseiro sonho pesadelo',
  tired:
    'tired exhausted exhausting exhaustion drained worn weary fatigue fatigued burnt burnout beat wiped knackered ' +
    'spent cansada cansado cansancio agotada agotado harta harto fatiguee epuise epuisee crevee mude erschopft ' +
    'kaputt exausta exausto esgotada esgotado',
  weight:
    'weight weigh weighed weighs scale scales pounds pound lbs lb kilos kilo kg calorie calories cal cals kcal bmi ' +
    'size sizes jeans waistband thin thinner skinny skinnier fat fatter chubby obese overweight underweight bones ' +
    'hollow peso bascula balanza calorias gorda gordo flaca flaco delgada poids balance maigre grosse gewicht ' +
    'waage dunn dick balanca magra magro',
  fasting:
    'fast fasting fasted skip skipped skipping starve starving starved starvation restrict restricting restricted ' +
    'hungry hunger purge purging purged binge bingeing binged binging laxative laxatives diuretics throwing toilet ' +
    'chew spit ayuno ayunar vomitar atracon atracones laxantes jeuner vomir hungern erbrechen fressattacke jejum ' +
    'compulsao laxante',
};
