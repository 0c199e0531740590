/** Word classes of the English patterns; `*` stands for any ending. */
export const english = {
  i: 'i',
  kill: 'kill killing unalive unaliving delete deleting',
  end: 'end ending finish finishing stop',
  oneself: 'himself herself themselves themself hisself theirself',
  they: 'he she they $kin $friend someone somebody girl boy guy kid man woman student teen neighbor patient coworker classmate roommate',
  kin:
    'mom mum mother mommy mama dad father daddy papa brother bro sister sis son daughter kid kids child wife husband hubby spouse partner ' +
    'boyfriend girlfriend fiance fiancee ex uncle aunt auntie cousin nephew niece grandma grandpa grandmother grandfather granddad gran nana ' +
    'stepdad stepmom stepfather stepmother stepbrother stepsister stepson stepdaughter twin sibling parents family grandson granddaughter',
  friend:
    'friend friends bestfriend roommate flatmate neighbor neighbour coworker colleague buddy classmate teammate bestie mate crush',
  says: 'saying says said talking talks told keeps kept tells texted posted posts posting wrote asked jokes joking writes asking mentioned',
  else: 'game show movie party dog cat battery flight car laughing',
  him: 'him her them my',
  his: 'his her their',
  my: 'my the this that our some these his her their',
  want: 'want wants wanted wanting wish wishes wished need needs crave craving ready rather',
  day:
    'tonight today tomorrow tmr morning midnight noon dawn sunrise sunset dinner dark monday tuesday wednesday thursday friday saturday sunday weekend week ' +
    'night evening hour hours minutes afternoon birthday christmas',
  soonday: 'tonight tomorrow midnight dawn sunrise monday tuesday wednesday thursday friday saturday sunday weekend',
  pills:
    'pill pills tablets tablet tabs meds medication medications medicine capsules tylenol acetaminophen paracetamol advil ibuprofen aspirin benadryl ambien ' +
    'xanax valium klonopin ativan oxy oxys oxycodone oxycontin percocet percs vicodin hydrocodone codeine morphine fentanyl tramadol zoloft sertraline prozac lexapro ' +
    'seroquel lithium trazodone melatonin nyquil insulin metoprolol antidepressants painkillers opioids opiates benzos sleepers script prescription lorazepam ' +
    'diazepam gabapentin amitriptyline aleve naproxen adderall stimulants sedatives tranquilizers unisom dramamine',
  took: 'took taken swallowed drank drunk downed popped ate chugged gulped ingested snorted swallowing taking drinking',
  many:
    '8 9 10 11 12 13 14 15 16 18 20 22 24 25 26 28 30 32 35 36 40 45 48 50 55 60 65 70 75 80 85 90 100 120 150 200 ten twelve fifteen twenty thirty forty ' +
    'fifty sixty seventy eighty ninety hundred dozen dozens hundreds countless',
  poison:
    'bleach antifreeze poison pesticide drano cyanide ammonia detergent arsenic weedkiller lye paint-thinner windex pesticides rat-poison',
  drink: 'vodka whiskey wine alcohol beer rum tequila liquor booze gin bourbon',
  trifle:
    'dent scratch late curfew grades grade report fail* flunk* forgot forget broke broken spill* stain* vase leftovers fries charger remote thermostat tupperware dishes rug carpet ' +
    'bill phone laundry homework ate eaten finds find sees see hears spoil* bread haircut tattoo shirt dress keys wallet deadline email mess messy door trash bins room loud',
  gun: 'gun guns pistol handgun revolver rifle shotgun firearm glock ar15',
  bullet: 'bullet bullets shells ammo rounds',
  sharp:
    'knife knives razor razors razorblade razorblades blade blades scissors boxcutter scalpel machete hammer bat axe wrench crowbar box-cutter glass sharpener',
  noose: 'noose rope belt cord cable sheet sheets scarf extension-cord',
  weapon:
    '$gun $bullet knife knives machete hammer bat axe wrench crowbar sword matches gasoline gas bomb blade bow shank',
  high: 'bridge roof rooftop ledge overpass balcony cliff cliffs building tower parapet railing window viaduct gorge quarry garage dam ravine pier canyon',
  rail: 'train trains tracks track rails platform subway metro bus truck traffic semi lorry highway freeway interstate',
  water: 'ocean sea lake river water waves reservoir',
  body: 'arm arms wrist wrists thigh thighs leg legs stomach belly skin hips hip forearm forearms ankle ankles shoulder chest',
  vital: 'wrist wrists throat veins vein neck artery arteries',
  cut: 'cut cuts cutting slice sliced slicing carve carved carving scratch scratched scratching slash slashed slashing',
  hurt: 'hurt hurting harm harming injure injuring',
  family:
    'family wife husband kids children parents mom dad mother father everyone everybody they world people friends son daughter he she boyfriend girlfriend partner',
  beat:
    'hit hits hitting beat beats beating punch punches punched punching slap slaps slapped slapping kick kicks kicked kicking choke chokes choked choking strangle ' +
    'strangles strangled strangling shove shoves shoved shoving smack smacks smacked hitted grabbed grabs whip whips whipped shook dragged drags burned bruises bruised',
  attack:
    'kill stab shoot murder strangle attack punch smother choke poison drown beat hurt slash burn shank run ram crush suffocate bash smash unalive',
  attacking:
    'killing stabbing shooting murdering strangling attacking smothering choking poisoning drowning beating hurting bashing smashing burning punching',
  victim:
    'him her them someone somebody everyone everybody people $kin $friend boss manager supervisor teacher coworkers bully bullies landlord baby guy girl man woman ' +
    'students classmates kids',
  // What people do who are well.
  recoveredDeed:
    'teach teaching coach coaching bake baking garden own owned married engaged graduated graduate study studying volunteer mentor grateful glad proud happy happier ' +
    'thriving content hopeful stable enjoy enjoying laugh feed run hand help helping bought passed got wake cook love live sponsor foster adopt adopted counsel ' +
    'speak carry celebrate celebrating cried hiked walked planted painted sing nurse work working ok okay fine well steady safe free',
} satisfies Record<string, string>;
