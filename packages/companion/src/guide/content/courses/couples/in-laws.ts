import type { Course } from '../course.ts';

/** Trouble with the in-laws, and a partner in between. */
export const inLaws: Course = {
  id: 'in-laws',
  begins:
    /\b(?:my (?:future |soon-to-be |boyfriend'?s |girlfriend'?s )?(?:mother|father|sister|brother|parents|mom|dad)[- ]in[- ]laws?(?:'?s)? (?:\S+ ){0,3}?(?:is|are|was|hates?|criticiz\w*|criticis\w*|keeps?|said|says|told|thinks|won'?t|doesn'?t|never|always|came|comes|shows? up|showed|calls?|called|wants|insists|ruined|made|makes|moved|moving|drives?|treats?|acts?|ignores?|undermines?|gave|posted|just|invited|expects|has|visits?|visiting|again|stays|staying|interfer\w*|meddl\w*|controls?|comments?|commented|insulted|judges?|compares?)|(?:my )?(?:mil|fil|sil)(?:'?s)? (?:\S+ ){0,2}?(?:is|was|hates?|criticiz\w*|keeps?|said|says|told|thinks|won'?t|doesn'?t|never|always|came|shows? up|showed|calls?|wants|insists|ruined|made|makes|moved|drives?|treats?|just)|my in[- ]?laws (?:\S+ ){0,2}?(?:are|hate|keep|said|say|told|think|won'?t|don'?t|never|always|came|come|show|showed|call|want|insist|ruined|made|make|moved|drive|treat|act|ignore|visit\w*|stay\w*|expect)|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s (?:whole |entire )?(?:mom|mother|mum|dad|father|parents|family|sister|brother|folks)(?:'?s)? (?:\S+ ){0,2}?(?:is|are|was|were|hates?|criticiz\w*|keeps?|said|says|told|thinks?|won'?t|doesn'?t|don'?t|never|always|came|comes?|shows? up|showed|calls?|wants?|insists?|ruined|made|makes?|moved|treats?|acts?|ignores?|undermines?|expects?|insulted|invited|interfer\w*|visits?|likes?)|my (?:own |dear |new |lovely |stupid |future |live-in |wonderful |poor )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus) (?:always |never |won'?t |doesn'?t |does not |just )?(?:takes? (?:his|her|their) (?:mom|mother|mum|family|parents|sister)'?s? side|sides? with (?:his|her|their) (?:mom|mother|mum|family|parents)|stands? up (?:for me )?to (?:his|her|their) (?:mom|mother|family|parents)|defends? (?:his|her|their) (?:mom|mother|family|parents)|is a (?:mama'?s|mamas|momma'?s|mommy'?s|mummy'?s) boy|chooses? (?:his|her|their) (?:mom|mother|family) over)|(?:can'?t stand|hate|hating|fight(?:ing)? with|fought with|argument with|problems? with|trouble with|dread(?:ing)?|visiting|hosting|living with|stuck with|sick of|issues? with|overbearing|toxic|controlling) (?:\S+ )?(?:my (?:mother|father|sister|brother|parents)[- ]in[- ]law|my in[- ]?laws|the in[- ]?laws|my mil|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\S+|spouse|hubby|wifey|significant other|other half|man|missus)'?s (?:mom|mother|mum|family|parents|dad|sister)))\b/iu,
  unless:
    /\b(?:hit me|hits me|hitting me|beats? me|beat(?:ing|en)? (?:me )?up|chok\w*|strangl\w*|shov(?:ed|es) me|push(?:ed|es) me|slap(?:s|ped) me|punch(?:ed|es)?|grabb?(?:ed|s) me|threw (?:\S+ ){0,3}at me|threaten\w*|(?:afraid|scared|terrified) of (?:him|her|them|my (?:husband|wife|partner|boyfriend|girlfriend))|abus\w*|rape[ds]?|forc(?:ed|es|ing) (?:me|himself|herself)|gun|knife|weapon|restraining|police|cops|suicid\w*|kill (?:myself|himself|herself)|want to die|hurt (?:himself|herself|myself)|(?:won'?t|doesn'?t|not|never) (?:let|allow)(?:s|ed)? me (?:leave|out|see|have|go)|tracks me|locked me|love my (?:mother|father|in)|is so (?:sweet|nice|kind)|(?:is|was|has|are) (?:\S+ )?(?:died|dead|dying|passed|cancer|ill|sick|hospital\w*|stroke|dementia)|died|passed away|funeral|cancer|my (?:friend|sister|brother)'?s (?:mother|mil|in)|my ex)\b/iu,
  first: {
    say: [
      'One chooses a person and gets a whole table along with them.',
      'In your own home, and graded.',
      'It is the small remarks that get under the skin, the ones nobody else hears.',
    ],
    ask: ['What was it this time?', 'How does your partner stand in it?', 'Has it always been like that?'],
  },
  turns: [
    {
      when: /\b(?:am I (?:\S+ ){0,3}?(?:overreact\w*|crazy|wrong|petty|too|the (?:problem|bad|asshole)|unfair|selfish|ungrateful|dramatic|mean|allowed|a bad)|is it (?:\S+ ){0,2}?(?:me|normal|wrong|rude|too|petty|my fault)|is (?:that|this) (?:\S+ )?(?:normal|rude|crazy|ok|okay)|do (?:all|other|most)|why (?:does|do|can'?t|won'?t|is|am))\b/iu,
      say: [
        'Wanting a say in your own home is not petty. How much lay in the remark I cannot judge from here, that it went in is plain.',
        'It is one of the commonest troubles there is, and that does not make it small. You may mind it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should|would) (?:I|we|you) (?:\S+ ){0,2}?(?:tell|say|get|make|set|deal|handle|talk|bring|explain|survive|stop|respond|react|be|ask|keep)|what (?:do|can|should|would) (?:I|you|we) (?:\S+ )?(?:do|say|tell)|any (?:advice|tips))\b/iu,
      say: [
        'Mostly it works best if each of you speaks with your own family. To your partner, perhaps: “This is not against your mother. It is about the two of us deciding in our own house.”',
        'For the moment itself a friendly full stop may do: “Thanks, we do it this way.” And then pass the potatoes.',
      ],
      asked: true,
    },
    {
      when: /\b(?:will (?:it|she|he|they|this) (?:\S+ )?(?:ever|change|get|stop|like))\b/iu,
      say: ['They may never change much. What can change is how often, how long, and who speaks.'],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:say|tell|go|let|talk|confront|text|call|ignore|cut|invite|cancel|apologi\w*|stay|skip|keep|bring|write|just)|(?<!\b(?:how|what|where|when|why) )do I (?:say|tell|go|have|just|let)|would (?:you|it))\b/iu,
      say: [
        'I would first make sure the two of you agree. Going alone against a whole family is hard, with someone beside you it is only uncomfortable.',
        'If it is about your house, it may be said by either of you, and it weighs most coming from their own child.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:doesn'?t|won'?t|never|didn'?t|does not|refus\w*) (?:\S+ ){0,3}?(?:say anything|stand up|defend|back me|speak up|see it|get it|listen|believe|do anything|support|stick up)|says (?:nothing|I'?m|she means|he means|that'?s how|they mean|just ignore|it'?s just)|means well|just how (?:she|he|they)|let it go|ignore (?:it|her|him|them)|be the bigger|(?:her|his|their|mom'?s|mother'?s|mommy'?s) side|sides? with|mama'?s boy|in the middle|caught between|looked at (?:his|her) (?:plate|phone)|silent|stayed quiet|said nothing|laughed it off|keep the peace)\b/iu,
      say: [
        'It is not so much the remark as the silence next to you.',
        '“She means well,” and with that you stand there alone again.',
        'You would need one sentence from your own side of the table.',
      ],
      ask: ['What would you have wanted to hear from your partner, just then?'],
    },
    {
      when: /\b(?:baby|kids?|children|son|daughter|grand\w+|breastfe\w*|formula|nap|sugar|raise|parent(?:ing)?|newborn|birth|spoil\w*|feeds?|car seat|screen time|pregnan\w*)\b/iu,
      say: [
        'When it is about your child, there is no shrugging it off.',
        'You are the mother or father there, and get treated like the sitter.',
      ],
    },
    {
      when: /\b(?:cook\w*|food|dinner|turkey|recipe|kitchen|clean\w*|dust\w*|my house|laundry|fridge|curtains|mess|rearrang\w*|drawers)\b/iu,
      say: ['A finger over the shelf, and you feel twelve.', 'In your own kitchen, of all places.'],
    },
    {
      when: /\b(?:(?:no|nowhere|any) (?:place|room|corner|space)|to be alone|my own (?:house|home|room)|moved in)\b/iu,
      say: ['There is no corner left where nobody looks.', 'Even the bathroom door has ears by now.'],
    },
    {
      when: /\b(?:show(?:s|ed|ing)? up|unannounced|key|walks? in|without (?:asking|calling|knocking)|drops? by|calls? (?:\S+ )?(?:times|every|constantly|daily)|every (?:day|weekend|sunday)|privacy|boundar\w*|too (?:much|close|often)|moved in|live(?:s|ing)? with|next door|downstairs|upstairs|stay(?:s|ing)? (?:with|for|a))\b/iu,
      say: [
        'A door to which somebody else has the key is only half a door.',
        'You can never quite take your shoes off.',
      ],
    },
    {
      when: /\b(?:thanksgiving|christmas|holiday\w*|easter|birthday|wedding|vacation|visit\w*|weekend|sunday dinner|family (?:dinner|trip|gathering|reunion)|mother'?s day|host\w*)\b/iu,
      say: ['You dread it for weeks, and then sit there and pass the salt.', 'A feast day with an examination in it.'],
      ask: ['How long will you have to be there?'],
    },
    {
      when: /\b(?:weight|fat|looks?|clothes|job|career|education|background|religion|race|accent|not good enough|better (?:girl|woman|man|guy)|ex(?:-?(?:wife|girlfriend|husband))?\b|compar\w*|prefer\w*|never (?:liked|accepted|good)|hates? me|looks? down|outsider|stole)\b/iu,
      say: [
        'You are measured with a yardstick that was ready before you came.',
        'To be looked over like that, year after year, and still bring flowers.',
      ],
    },
    {
      when: /\b(?:said|says|told|comment\w*|remark\w*|joke[sd]?|insult\w*|called me|criticiz\w*|critici\w*|passive aggressive|back ?handed|asked (?:me )?(?:if|why|when)|in front of|behind my back|lied|lies|gossip\w*)\b/iu,
      say: [
        'Said with a smile, so that you would look touchy if you minded.',
        'A little stab with a napkin around it.',
      ],
    },
    {
      when: /\b(?:(?:bit|bite|biting|held|hold) my tongue|swallow\w*|smiled and|nodded|polite|kept quiet|said nothing back)\b/iu,
      say: [
        'All the things that were not said at that table. They are still in you.',
        'You kept the peace, and you are the one who has none now.',
      ],
    },
    {
      when: /\b(?:towels?|refold\w*|rewash\w*|re-?arrang\w*|re-?did|moved my)\b/iu,
      say: ['Small enough to look silly, and plain enough to sting.'],
    },
    {
      when: /\b(?:hid(?:es|ing)|disappears|garage|goes (?:out|to work|golfing)|leaves me (?:alone )?with)\b/iu,
      say: ["And you are left alone with somebody else's mother."],
    },
    {
      when: /\b(?:money|loan|pays?|paid|gift|inherit\w*|help(?:s|ed)? us|owe|rent|house (?:from|they)|wedding money)\b/iu,
      say: [
        'And there are strings on it, that one feels at every visit.',
        'What is given like that, one goes on paying for.',
      ],
    },
    {
      when: /\b(?:fight|fought|argu\w*|yell\w*|scream\w*|blew up|snapped|(?:I )?told (?:her|him|them) (?:off|to|that|no)|stood up|said no|walked out|left early|hung up|blocked|boundary)\b/iu,
      say: [
        'So it came out at last. You had been swallowing it for some time.',
        'You said where the line is. It shook, maybe, and it stood.',
      ],
      ask: ['What has happened since?'],
    },
    {
      when: /\b(?:cry\w*|cried|bathroom|tears|hurts?|hurt|sad|humiliat\w*|small|invisible|left out|lonely)\b/iu,
      say: ['You went out so that nobody would see. It hurts all the same.', 'To sit among a family and not be in it.'],
    },
    {
      when: /\b(?:angry|furious|rage|mad|hate|resent\w*|bitter|fed up|sick of|annoy\w*|pissed|explode|can'?t stand)\b/iu,
      say: ['That anger has good table manners. It has had to.', 'So much politeness on top, and underneath it boils.'],
    },
    {
      when: /\b(?:snapped|lost it|feel bad|overdid|too far)\b/iu,
      say: ['It had to break out somewhere, after so much swallowing. And now you are sorry.'],
    },
    {
      when: /\b(?:guilt\w*|honor|culture|tradition|respect|elders?|supposed to|duty|family first|ungrateful|bad (?:wife|husband|daughter)|religio\w*|old[- ]fashioned)\b/iu,
      say: [
        'There is a whole set of rules behind it, and you did not write them.',
        'Respect is owed, yes. It is owed in both directions.',
      ],
    },
    {
      when: /\b(?:marriage|divorce|us|relationship|leave|between us|fight(?:ing)? (?:about|over)|(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|fianc\S+) (?:and I|is|was|got|thinks|gets))\b/iu,
      say: [
        'And in the end it sits in bed between the two of you.',
        'The quarrel is about them, and it costs you two.',
      ],
    },
    {
      when: /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|many|so many|several|couple of) (?:years|months)|from (?:day one|the (?:start|beginning))|always|since (?:the|we|I)|every (?:time|single|visit)|again)\b/iu,
      say: [
        'So long a time of biting your tongue.',
        'Each time you go there with a little hope, and each time it is taken.',
      ],
    },
    {
      when: /\b(?:my (?:own )?(?:mom|mum|mother|family|parents|sister)|friends?)\b/iu,
      say: ['With your own people you need not watch your words. That makes the difference so plain.'],
    },
    {
      when: /\b(?:apologi\w*|nice (?:to|this)|better|thanked|helped|talked|hugged|went (?:ok|okay|well|fine)|backed me|stood up for me|defended me|on my side|agreed)\b/iu,
      unless: /\b(?:never|won'?t|didn'?t|doesn'?t|not)\b/iu,
      say: ['Oh, that must have been like a window opening.', 'So it can be otherwise, at least for an afternoon.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|drained|done|over it|give up|can'?t (?:do|anymore|take)|stress\w*|stomach|headache|anxi\w*|sleep|dread)\b/iu,
      unless: /\b(?:looked?|said|told me)\b/iu,
      say: ['Your stomach knows the date of the visit before you do.', 'All that smiling costs strength.'],
    },
    {
      when: /\b(?:lonely|miss|far|distance|moved away|move away|cut (?:off|them)|no contact|low contact|never see)\b/iu,
      say: ['A bit of distance may be a kindness to everyone. It may also be a sad thing.'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| should| could)|I(?:'?ll| will) |(?:we'?re|I'?m) going to|gonna|thinking of|next time)\b/iu,
      say: ['You have a sentence ready for the next time. That alone makes one stand differently.'],
    },
    {
      when: /\b(?:stupid|silly|petty|small|nothing|little things?|dramatic|sensitive)\b/iu,
      say: ['A pebble in the shoe is small, too, and one walks on it all day.'],
    },
    {
      when: /^(?:I )?(?:just |honestly )?(?:really )?(?:don'?t know|dunno|idk|not sure|no idea)\b/iu,
      say: ['It is tangled, with so many people holding an end.'],
    },
  ],
  say: [
    'You want to belong there without having to shrink for it.',
    'It would be half as bad with your partner plainly beside you.',
    'One cannot choose them, and one cannot send them back.',
    'It is your house, your child or your life that gets commented on.',
    'You are trying to keep the peace, and you pay for it alone.',
  ],
  ask: [
    { line: 'How often do you have to see them?', unless: /\b(?:every|sunday|live|weekend)\b/iu },
    { line: 'What did you say, in that moment?', unless: /\b(?:I said|told (?:her|him|them)|nothing)\b/iu },
    { line: 'What would be a boundary that you could live with?' },
    { line: 'Is there anyone in that family who is kind to you?' },
  ],
};
