/** Words that signs name together; `*` stands for any ending. */
export const wordLists: Readonly<Record<string, string>> = {
  mother: 'mom|mum|mama|mommy|mother|ma|stepmom|stepmother',
  father: 'dad|daddy|papa|pops|father|stepdad|stepfather|old man',
  parent: '@mother|@father|parents|folks',
  sibling: 'brother|sister|brothers|sisters|sibling|siblings|bro|sis|twin|stepbrother|stepsister',
  grandparent: 'grandma|grandpa|grandmother|grandfather|nana|nan|granny|gran|grandparents|abuela|abuelo|pop-pop',
  relative: 'aunt|uncle|cousin|niece|nephew|auntie|relatives|family',
  inlaw:
    'mother-in-law|father-in-law|in-laws|mother in law|father in law|sister-in-law|brother-in-law|in laws|inlaws|mil',
  child:
    'son|daughter|kid|kids|child|children|boy|girl|toddler|baby|newborn|teenager|teen|little one|oldest|youngest|my 2 year old|my 3 year old|my 4 year old|my 5 year old',
  family: '@parent|@sibling|@grandparent|@relative|@inlaw|@child',
  partner:
    'husband|wife|boyfriend|girlfriend|bf|gf|partner|fiance|fiancee|fiancé|fiancée|spouse|hubby|my man|my girl|other half',
  ex: 'ex|ex-husband|ex-wife|ex husband|ex wife|ex-boyfriend|ex-girlfriend|ex boyfriend|ex girlfriend|exes',
  friend: 'friend|friends|bestie|best friend|buddy|mate|pal|bff|friend group',
  boss: 'boss|manager|supervisor|team lead|lead|director|foreman|ceo|chef|head nurse|owner|superior|principal|shift lead',
  coworker:
    'coworker|co-worker|coworkers|colleague|colleagues|teammate|teammates|people at work|guy at work|woman at work|the team',
  teacher: 'teacher|professor|prof|tutor|instructor|coach|lecturer|advisor|my ta',
  classmate: 'classmate|classmates|kids at school|girls at school|boys at school|people at school|my class',
  roommate: 'roommate|roommates|flatmate|flatmates|housemate|housemates',
  neighbor:
    'neighbor|neighbors|neighbour|neighbours|guy upstairs|people upstairs|people next door|downstairs|next door',
  doctor: 'doctor|doctors|dr|nurse|surgeon|specialist|gp|consultant|oncologist|cardiologist|dentist|vet',
  pet: 'dog|cat|puppy|kitten|bunny|rabbit|hamster|parrot|horse|guinea pig|budgie|fish|turtle|pup|doggo|kitty',
  they: 'he|she|they|nobody|everyone|everybody|people|someone|somebody',
  say: 'said|told|says|tells|texted|wrote|called me|asked|messaged|announced|mentioned',
  now: 'today|tonight|yesterday|last night|this morning|this week|just|last week|on monday|on tuesday|on wednesday|on thursday|on friday|on saturday|on sunday|this weekend|an hour ago',
  soon: 'tomorrow|tonight|next week|next month|on monday|on tuesday|on wednesday|on thursday|on friday|in the morning|in two days|in a few days|coming up|soon',
  not: "not|n't|never|no|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|isn't|wasn't|aren't|haven't|hasn't|without",
  cannot: "can't|cannot|couldn't|can not|unable to|don't know how to|no way to",
  want: 'want|wanted|wish|hope|hoping|would like|dream of|dreaming of|longing for',
  fear: 'scared|afraid|terrified|dread*|nervous|anxious|worried|frightened|panick*|fear|worry|freaking out',
  died: "died|dead|passed away|passed|passing|death|funeral|gone|lost my|buried|cremat*|didn't make it|killed",
  ill: 'sick|ill|cancer|hospital|tumor|diagnos*|stroke|dementia|surgery|chemo|icu|hospice|in the hospital',
  work: 'work|job|office|shift|shifts|team|company|warehouse|store|hospital|restaurant|kitchen|factory|site',
  exam: 'exam|exams|test|tests|midterm|midterms|finals|final|quiz|boards|the bar|sat|sats|a-levels|gcse*',
  money:
    'money|rent|bills|bill|debt|loan|loans|mortgage|overdraft|savings|paycheck|dollars|bucks|pounds|euros|credit card',
  school: 'school|college|uni|university|class|classes|semester|campus|course',
  joy: "happy|glad|so excited|thrilled|can't believe it|finally|amazing|over the moon|best day|made my day|yay|so good",
  cry: 'cry|crying|cried|tears|sobbing|bawling|weeping|teary',
  tired: 'tired|exhausted|worn out|drained|wiped|burned out|burnt out|running on empty|shattered|knackered',
};
