import type { IdeaTable } from './idea-table.ts';

/** Ideas of ordinary life, abuse at home and the body. Families of ideas, each a line of words in folded spelling. */
export const everyday: IdeaTable = {
  place: {
    room:
      'bathroom bedroom room closet kitchen hallway stairs downstairs upstairs outside inside door doors window windows couch ' +
      'sofa bed desk floor porch yard garden driveway bano cuarto cocina porte chambre tur zimmer bad quarto banheiro corner',
    lock:
      'lock locked locking unlocked latch bolt barricade barricaded key cerrada cerrado enferme eingesperrt trancada trancado ' +
      'trapped',
    car:
      'car drive drove driving driver wheel road trip parked parking gas brakes brake tire tires engine carro coche auto ' +
      'voiture conducir manejo uber taxi lyft license',
    travel:
      'vacation holiday holidays flight airport plane beach camping camp festival party wedding visit visiting tickets ticket ' +
      'moving move moved apartment house hike hiking picnic bbq fireworks parade conference cruise passport hotel airbnb ' +
      'roadtrip tour museum park mountain mountains trail ski skiing surf kayak zipline bungee skydiving skydive climbing ' +
      'rollercoaster vacaciones viaje vacances voyage urlaub reise ferias viagem',
    home: 'home house apartment flat place hogar casa maison haus zuhause lar',
  },
  doing: {
    work:
      'work job office meeting meetings shift shifts interview promotion presentation client deadline project projects report ' +
      'reports boss email inbox payroll raise career retire retirement retired fired layoff resigned resign quit contract ' +
      'invoice trabajo travail arbeit trabalho warehouse restaurant zoom slack spreadsheet powerpoint excel',
    school:
      'school class classes exam exams test tests quiz homework thesis final finals semester college uni university grade ' +
      'grades gpa degree graduate graduation teacher math calculus chemistry essay escuela universidad ecole universite schule ' +
      'prufung escola prova midterm midterms study studying studied professor lecture dorm campus roommate prom detention',
    food:
      'food eat eating ate eats dinner lunch breakfast brunch supper pizza cake cookie cookies soup pasta coffee tea rice ' +
      'chicken burger fries snack snacks cook cooking cooked recipe curry sushi tacos chocolate tiramisu bread cheese salad ' +
      'sandwich noodles ramen lasagna eggs bacon steak fruit apple banana avocado potato onion onions carrots garlic tomato ' +
      'tomatoes vegetables butter sauce oven baking bake baked fridge restaurant comida cena cocinar manger diner essen kochen ' +
      'comer jantar sugar dessert pie donut donuts popcorn chips pickle turkey leftovers spicy hungry',
    chores:
      'laundry dishes groceries cleaning clean vacuum mop sweep trash garbage bins lawn mow garden plants plant plumber faucet ' +
      'sink dishwasher washer dryer couch shelf paint painting curtains furniture ikea mattress bulb lightbulb batteries fence ' +
      'repair fix fixed leak roofers gutters shopping store errands package packages amazon costco target',
    tech:
      'phone laptop computer pc mac screen wifi internet router server process processes code coding bug python linux windows ' +
      'app apps update upgrade install account password printer printers battery charger tv keyboard thread threads script git ' +
      'database website excel file files folder console terminal algorithm',
    sport:
      'gym workout run running runner marathon lift lifting squat squats deadlift yoga pilates spin bike biking swim swimming ' +
      'swimmer soccer football basketball baseball tennis golf hockey volleyball boxing wrestling karate team coach practice ' +
      'training goal goals race races legday abs cardio peloton hike archery fencing skating skateboard',
    craft:
      'knit knitting crochet sew sewing quilt pottery paint drawing draw sketch guitar piano violin drum drums band choir sing ' +
      'singing song dance dancing photography photo photos lens woodworking carving pumpkin whittle lego puzzle origami',
    money:
      'money rent bills bill debt debts loan mortgage broke bank savings salary tax taxes insurance afford paycheck credit card ' +
      'cards overdraft landlord eviction evicted dinero deuda argent geld dinheiro price sale discount cheap tip',
    health:
      'doctor appointment dentist surgery surgeon operation scan mri results cancer tumor diabetes migraine headache flu cold ' +
      'cough fever covid allergy allergic asthma inhaler cramps period pregnant pregnancy birth labor delivery epidural ' +
      'physical checkup bloodwork vaccine shot dose antibiotic antibiotics refill pharmacy pharmacist knee shoulder ankle ' +
      'sprain broken stitches tooth teeth wisdom filling root vitamins vitamin daily prescribed dosage',
    date:
      'date dating crush tinder hinge kiss romance relationship breakup split divorce divorced dumped ghosted cheating cheated ' +
      'affair engaged engagement married marriage wedding anniversary valentine situationship',
    social:
      'party parties hangout friends group chat instagram insta snap tiktok facebook story like likes followers invite invited ' +
      'invitation club bar brunch karaoke trivia potluck reunion bday holiday gathering gossip rumor',
    weather: 'rain raining rainy snow snowing cold hot heat sun sunny weather storm wind cloudy humid winter summer',
    thing:
      'shoes shirt dress hair haircut makeup clothes jacket bag wallet keys glasses watch ring book mug cup lamp chair table ' +
      'toy toys box umbrella bike candle candles blanket pillow sweater',
  },
  abuse: {
    beat:
      'hit hits hitting beat beats beating beaten punch slap kick shove push grab drag smack choke strangle throw threw spank ' +
      'whip burns twists twisted pinch pinches pinned slams slammed pega pegar golpea golpear frappe frapper schlagt schlagen ' +
      'geschlagen bate bateu bater hitter belted',
    force:
      'force forced forces rape raped raping touch touched touches touching molest molested assault assaulted grope groped ' +
      'coerce coerced abusa obliga violar abuse abused abuses abusive abuser consent naked undress nudes blackmail vergewaltigt ' +
      'missbraucht abusou estupro viol',
    control:
      'control controls controlling track tracks tracking tracker monitor monitors checks allowance allowed forbid forbids ' +
      'permission isolate isolates stalk stalks stalking follows threaten threatens threatening threat threats scream screams ' +
      'screaming yell yells yelling insult insults degrade locks confiscate hostage belong belongs rules punish punished ' +
      'punishes immigration papers deport passport',
    breakin:
      'break breaking broke smash smashing kicking pounding banging bashing coming come comes outside hiding hide hid run runs ' +
      'running escape escaped chase chased chasing tirando defonce tritt arrombando tumbando follow intruder',
    bully: 'bully bullied bullying tease teased mock mocked harass harassed harassment',
    unreachable:
      'missing silent offline unreachable answering answer picking reply replying respond responds location disappeared ' +
      'voicemail welfare check ring rang',
  },
  body: {
    body:
      'arm arms wrist wrists thigh thighs leg legs stomach belly skin hip hips forearm forearms ankle ankles throat neck chest ' +
      'head face hand hands finger fingers back shoulder knees feet foot eye eyes mouth lips tongue hair heart lungs ribs brazo ' +
      'brazos mano manos cuello piernas muneca munecas bras poignet poignets arme handgelenk handgelenke hals braco bracos ' +
      'pulso pulsos temple sleeves sleeve',
  },
  number: {
    few: 'one two three couple few single half',
    many:
      'four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred ' +
      'dozen dozens hundreds tons lots bunch many all whole entire every everything rest full todas todo todos toute tous alle ' +
      'ganze toda inteira entero',
  },
};
