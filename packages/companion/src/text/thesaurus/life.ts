import type { ThesaurusTable } from './table.ts';

/** Everyday things and doings. */
export const life: ThesaurusTable = {
  meal:
    'breakfast lunch dinner supper brunch snack snacks meal meals feast picnic barbecue bbq potluck buffet ' +
    'desayuno almuerzo comida cena dejeuner diner fruhstuck abendessen almoco jantar cafe',
  dish:
    'pizza burger burgers fries taco tacos burrito sushi ramen noodles pasta lasagna spaghetti curry soup stew ' +
    'chili casserole salad sandwich wrap toast pancakes waffles cereal omelette omelet rice dumplings dumpling pie ' +
    'roast steak brisket stirfry quesadilla enchiladas paella tamales pozole arroz sopa pate soupe suppe nudeln ' +
    'feijoada',
  ingredient:
    'onion onions garlic tomato tomatoes potato potatoes carrot carrots pepper peppers avocado broccoli spinach ' +
    'lettuce mushroom mushrooms cabbage celery zucchini cucumber corn beans lentils flour sugar salt butter oil ' +
    'eggs egg milk cream cheese yogurt bread dough sourdough yeast tofu bacon ham sausage chicken beef pork turkey ' +
    'lamb fish salmon tuna shrimp cebolla ajo tomate papa papas queso pan huevo pollo carne oignon ail fromage ' +
    'pain poulet zwiebel kase brot ei fleisch cebola alho queijo pao ovo frango',
  fruit:
    'apple apples banana bananas orange oranges grape grapes strawberry strawberries blueberries raspberry lemon ' +
    'lemons lime mango mangoes pineapple watermelon melon peach pear plum cherry cherries fruit fruits manzana ' +
    'platano fruta pomme apfel obst maca',
  sweet:
    'cake cakes cupcake cupcakes cookie cookies brownie brownies chocolate candy candies dessert icecream donut ' +
    'donuts pie pudding muffin muffins biscuit biscuits croissant pastry frosting caramel honey jam syrup ' +
    'marshmallow marshmallows pastel galletas dulce gateau kuchen keks bolo biscoito doce',
  beverage:
    'coffee tea juice soda water milk latte espresso cappuccino matcha cocoa smoothie lemonade boba cafe te jugo ' +
    'the jus kaffee tee saft cha suco',
  cookverb:
    'cook cooked cooking bake baked baking fry fried frying grill grilled roast roasted boil boiled simmer chop ' +
    'chopped chopping dice diced peel peeled peeling slice sliced stir mix mixed whisk knead grate season marinate ' +
    'microwave recipe recipes oven stove pan pot pots kettle toaster blender cocinar horno sarten cuire cuisiner ' +
    'four kochen backen ofen cozinhar forno panela',
  shopping:
    'shop shops shopping store stores mall market groceries grocery supermarket aisle checkout cart cashier ' +
    'receipt coupon coupons sale sales discount buy bought order ordered delivery package parcel refund tienda ' +
    'mercado compras magasin courses laden einkaufen loja',
  money:
    'money cash bill bills rent mortgage loan loans debt debts bank salary paycheck pay wage wages tax taxes ' +
    'budget broke afford cost price savings credit overdraft eviction evicted dinero renta deuda deudas sueldo ' +
    'argent loyer dette facture geld miete schulden gehalt dinheiro aluguel divida salario',
  homeroom:
    'kitchen bathroom bedroom living room hallway basement attic closet garage porch yard backyard garden lawn ' +
    'driveway stairs staircase stairwell elevator cocina bano cuarto sala patio cuisine chambre salle jardin kuche ' +
    'bad zimmer garten keller cozinha banheiro quarto quintal',
  furniture:
    'couch sofa chair table desk shelf shelves drawer drawers cabinet cupboard dresser lamp mirror carpet rug ' +
    'curtain curtains fridge freezer dishwasher washer dryer vacuum sink faucet toilet shower tub mesa silla ' +
    'sillon espejo cajon chaise tiroir tisch stuhl schrank cadeira gaveta espelho',
  chore:
    'laundry dishes clean cleaning mop mopping sweep sweeping vacuum vacuuming dust dusting iron ironing fold ' +
    'folding trash garbage recycling mow mowing rake raking weed weeding paint painting fix fixing repair ' +
    'repairing unclog leak leaking lavar trastes basura barrer menage vaisselle poubelle putzen wasche mull louca ' +
    'lixo limpar',
  tool:
    'hammer nail nails drill screwdriver screw screws wrench saw chainsaw axe ladder tape glue sandpaper paint ' +
    'brush rope tarp shovel rake hose pump bolt bolts plank planks caulk staple stapler martillo clavo taladro ' +
    'marteau clou perceuse nagel bohrer martelo prego furadeira',
  craft:
    'knit knitting knitted crochet crocheting sew sewing quilt quilting embroidery yarn needle thread fabric ' +
    'stitch pottery clay paint painting paints canvas sketch sketching draw drawing drawings origami scrapbook ' +
    'woodworking carve carving tejer coser pintar dibujar tricoter coudre peindre stricken nahen malen tricotar ' +
    'costurar',
  gardening:
    'plant plants planted planting seed seeds seedlings soil compost mulch prune pruning tomatoes roses rose ' +
    'tulips daffodils sunflower sunflowers flowers flower tree trees bush hedge leaves weeds greenhouse pot pots ' +
    'basil mint herbs succulent orchid plantas flores jardin semillas plante fleurs graines pflanze blumen samen ' +
    'planta sementes',
  weather:
    'rain rainy raining snow snowing snowy storm stormy thunder lightning wind windy fog foggy sun sunny sunshine ' +
    'cloudy clouds heat hot cold freezing frost ice icy humid humidity hail drought forecast lluvia nieve tormenta ' +
    'sol frio calor pluie neige orage soleil regen schnee sturm sonne chuva neve tempestade',
  nature:
    'forest woods mountain mountains hill hills valley desert island field meadow park trail path beach lake river ' +
    'waterfall sky stars star moon sunset sunrise horizon montana bosque cielo estrellas luna foret montagne ciel ' +
    'etoiles lune wald berg himmel sterne mond floresta montanha ceu estrelas lua',
  outdoor:
    'hike hiking hiked camp camping camped tent backpack trail climb climbing climbed kayak kayaking canoe paddle ' +
    'fishing fish hook bait hunt hunting deer ski skiing snowboard surf surfing skate skating sled swim swimming ' +
    'swam dive diving bungee skydive skydiving zipline rappel acampar nadar pescar escalar randonnee nager pecher ' +
    'wandern schwimmen angeln',
  sport:
    'soccer football basketball baseball hockey tennis volleyball rugby cricket golf boxing wrestling karate judo ' +
    'gym workout squat squats deadlift bench lift lifting reps treadmill run running ran jog jogging marathon race ' +
    'sprint lap laps coach practice match tournament goal score league futbol entrenar correr foot entrainement ' +
    'courir fussball training laufen futebol treino',
  game:
    'game games gaming minecraft fortnite valorant roblox zelda mario pokemon sims skyrim gta cod boss level ' +
    'levels raid guild quest loot npc respawn lobby rank ranked server controller console chess checkers scrabble ' +
    'poker monopoly dungeon dice campaign character juego videojuego jeu spiel zocken jogo',
  screen:
    'movie movies film films show shows series episode episodes season finale netflix tv television documentary ' +
    'anime cartoon trailer cinema theater actor director scene plot twist ending spoiler spoilers pelicula serie ' +
    'pelis folge filme novela',
  musicthing:
    'song songs music album band concert gig choir sing singing sang piano guitar violin drums bass lyrics melody ' +
    'chorus playlist spotify karaoke rehearsal recital orchestra rapper vinyl cancion musica cantar chanson ' +
    'musique chanter lied musik singen cancao',
  booksword:
    'book books novel novels chapter chapters author story stories poem poems poetry fiction fanfic essay read ' +
    'reading library bookstore kindle page pages protagonist libro novela cuento poema livre roman histoire buch ' +
    'geschichte gedicht livro romance conto',
  drama:
    'play stage role script rehearsal audition actor scene act curtain musical theatre theater puppet costume obra ' +
    'ensayo teatro piece theaterstuck buhne peca ensaio',
  phone:
    'phone phones cell text texts texting texted call calls called calling voicemail ringtone screen battery ' +
    'charger app apps notification notifications wifi signal celular telefono llamada telephone portable handy ' +
    'anruf telefone ligacao',
  internet:
    'online internet website reddit twitter tiktok instagram insta snap snapchat facebook discord youtube twitch ' +
    'post posts posted comment comments like likes follower followers feed scroll scrolling stream streamer blog ' +
    'podcast forum meme memes algorithm redes reseaux netz',
  computer:
    'laptop computer pc keyboard mouse monitor printer server code coding program programming bug bugs crash ' +
    'crashed reboot update software file files folder backup password login spreadsheet excel powerpoint zoom ' +
    'slack email emails inbox computadora ordinateur rechner drucker computador impressora',
  jobword:
    'job jobs work working worked shift shifts office desk meeting meetings deadline deadlines project projects ' +
    'report presentation interview interviews resume promotion promoted raise hired fired laid layoff layoffs quit ' +
    'resign resigned contract overtime payroll career trabajo chamba turno junta oficina jefe despidieron boulot ' +
    'travail bureau reunion vire arbeit buro schicht besprechung gekundigt trabalho emprego escritorio reuniao ' +
    'demitido',
  trade:
    'nurse chef cook waiter bartender driver trucker welder carpenter mechanic farmer fisherman baker butcher ' +
    'barber hairdresser teacher librarian clerk accountant engineer architect pilot sailor soldier miner ' +
    'electrician plumber roofer painter gardener florist',
  schoolword:
    'school class classes exam exams test tests quiz homework assignment essay thesis grade grades gpa midterm ' +
    'midterms final finals semester lecture lab campus dorm degree major graduation graduate graduated graduating ' +
    'prom detention study studying studied escuela clase examen tarea universidad prepa ecole cours devoirs fac ' +
    'schule klasse prufung hausaufgaben uni escola aula prova faculdade',
  travelword:
    'trip trips vacation holiday holidays flight flights plane airport hotel airbnb passport luggage suitcase tour ' +
    'tourist museum cruise train bus taxi uber roadtrip visa viaje vuelo vacaciones voyage vol vacances reise flug ' +
    'urlaub viagem voo ferias',
  vehicle:
    'car truck van bus bike bicycle motorcycle scooter boat ship ferry canoe plane jet helicopter tractor trailer ' +
    'carro coche camion moto voiture auto lkw fahrrad boot caminhao barco',
  driving:
    'drive drives driving drove driven wheel steering brake brakes gas pedal engine tire tires road highway ' +
    'freeway lane exit traffic speed speeding crash crashed wreck seatbelt license parking parked manejar manejo ' +
    'carretera choque conduire route accident fahren autobahn unfall dirigir estrada batida',
  party:
    'party parties birthday birthdays wedding weddings anniversary christmas thanksgiving easter halloween ' +
    'hanukkah diwali eid graduation shower celebration celebrate celebrated celebrating confetti balloons gift ' +
    'gifts present presents cake toast fiesta cumple cumpleanos boda navidad fete anniversaire mariage noel feier ' +
    'geburtstag hochzeit weihnachten festa aniversario casamento natal',
  romance:
    'date dates dating dated crush kiss kissed kissing hug hugged hugs cuddle cuddled flirt flirting love loved ' +
    'proposal proposed engaged ring romance tinder hinge cita beso abrazo amor rendezvous baiser kuss liebe ' +
    'encontro beijo abraco',
  breakup:
    'breakup broke dumped dump divorce divorced separated separation split cheated cheating affair unfaithful ' +
    'custody ghosted blocked terminamos dejo cortamos divorcio rupture quittee trompe trennung verlassen betrogen ' +
    'scheidung largou traiu',
  clothes:
    'shirt shirts dress dresses pants jeans skirt sweater hoodie jacket coat shoes shoe sneakers boots socks sock ' +
    'hat cap scarf gloves tie suit belt bra underwear pajamas uniform costume sleeve sleeves pocket pockets zipper ' +
    'button buttons ropa camisa vestido zapatos chemise robe chaussures hemd kleid schuhe sapatos',
  beauty:
    'hair haircut bangs fringe dye dyed bleach bleached salon barber nails manicure makeup lipstick mascara ' +
    'eyeliner lashes skincare shave shaved razor tattoo tattoos piercing pelo corte tinte unas maquillaje cheveux ' +
    'coupe ongles haare frisur nagel cabelo unhas maquiagem',
  animal:
    'dog dogs cat cats horse horses cow cows pig pigs sheep goat goats chicken chickens hen hens duck ducks goose ' +
    'bird birds crow pigeon owl eagle squirrel raccoon fox wolf bear deer rabbit mouse mice rat rats snake spider ' +
    'spiders bee bees wasp ant ants fly mosquito mosquitoes fish shark whale dolphin turtle frog lizard ferret ' +
    'guinea hamster perro gato caballo vaca gallina pajaro chien chat cheval oiseau hund katze pferd vogel ' +
    'cachorro cavalo passaro',
  kidsplay:
    'playground toy toys lego doll dolls teddy slide swing swings crayon crayons stickers kindergarten preschool ' +
    'daycare nursery stroller diaper diapers bottle tantrum tantrums potty',
  house:
    'house home apartment flat condo dorm room rent lease mortgage landlord moved moving move boxes neighborhood ' +
    'street city town village casa departamento mudanza maison appartement demenagement haus wohnung umzug ' +
    'apartamento mudanca',
  clocktime:
    'second seconds minute minutes hour hours day days week weeks month months year years am pm oclock noon ' +
    'midnight decade minuto minutos hora horas dia dias semana semanas mes meses ano anos heure jour semaine mois ' +
    'minuten stunde stunden tag tage woche monat jahre',
  numberword:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half ' +
    'quarter uno dos tres cuatro cinco seis siete ocho nueve diez deux trois quatre cinq zwei drei vier funf dois ' +
    'quatro',
  colorword:
    'red blue green yellow orange purple pink black white gray grey brown gold silver rojo azul verde negro blanco ' +
    'rouge bleu vert noir blanc rot blau grun schwarz weiss vermelho preto branco',
  container:
    'box boxes bag bags bottle bottles jar jars cup cups mug mugs bowl bowls glass glasses can cans basket bucket ' +
    'drawer drawers suitcase backpack purse wallet pocket envelope folder caja bolsa botella vaso boite sac ' +
    'bouteille verre kiste tasche flasche glas caixa sacola garrafa copo',
  metal: 'metal iron steel copper wire pipe pipes chain chains lock key keys bolt coin coins',
  fireword:
    'fire flame flames burn burning burned lighter match matches candle candles stove oven campfire bonfire ' +
    'firepit smoke ash fuego vela llama feu bougie feuer kerze fogo',
  lightword:
    'light lights lamp bright sunlight glow shine dark darkness shadow shadows dim luz oscuridad lumiere ombre ' +
    'licht dunkel escuridao',
  soundword:
    'noise loud scream screamed screaming yell yelled yelling shout shouted shouting whisper cry laugh bang boom ' +
    'crash slam silence quiet ruido grito gritar bruit cri crier larm schreien schrei barulho',
  computergame: 'hp lives respawn gg afk noob speedrun glitch lag ping patch mod mods dlc skin skins clan',
  legal:
    'court trial lawsuit sue custody guardian hearing verdict sentence prison jail parole probation arrest ' +
    'arrested charges restraining order',
  religion:
    'church mosque temple synagogue bible quran prayer pray praying prayed faith lent ramadan easter sermon hymn ' +
    'baptism confession iglesia rezar fe eglise prier kirche beten igreja orar',
  politics:
    'president election vote voted government war protest politics congress law country border refugee refugees ' +
    'immigration gobierno guerra gouvernement guerre regierung krieg governo',
};
