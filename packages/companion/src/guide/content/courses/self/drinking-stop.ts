import type { Course } from '../course.ts';

/** They drink more than they want to, want to stop, or have slipped. */
export const drinkingStop: Course = {
  id: 'drinking-stop',
  begins:
    /\b(?:I|I've|I'm|I've been|I was|been|I keep|keep) (?:\S+ ){0,3}?(?:drinking|drink|drank|drunk) (?:\S+ ){0,3}?(?:too much|way too much|a lot|so much|every (?:night|day|single|evening|weekend)|again|alone|more than|daily|last night|tonight|to (?:cope|sleep|forget|feel|numb|relax)|the whole|a whole|a bottle)\b|\b(?:stop|quit|quitting|stopping|cut (?:down|back) on|cutting (?:down|back) on|give up|giving up|slow down on|stopped|gave up|control my|trying not to|stay away from) (?:\S+ )?(?:drinking|alcohol|booze|drink\b|wine|beer|the bottle)|\b(?:drinking|alcohol) problem\b|\b(?:I'?m|I am|I might be|I may be|am I|think I'?m) (?:\S+ ){0,3}?(?:an alcoholic|alcoholic)\b|\b(?:\d+|one|two|three|four|five|six|ten) (?:days|weeks|months|years) sober\b|\bmy sobriety\b|\b(?:fell|fallen|falling) off the wagon\b|\b(?:relapsed|slipped|slipped up)\b.{0,40}\b(?:drank|drink\w*|wine|beer|vodka|whiskey|alcohol|sober|wagon|bar)\b|\b(?:drank|wine|beer|vodka|whiskey|alcohol|sober\w*)\b.{0,40}\b(?:relapsed|slipped|slipped up)\b|\bI got (?:\S+ )?(?:drunk|wasted|hammered|blackout) (?:again|last night|and|alone)\b|\bI (?:want to|wanna|need to|should) (?:get|be|stay) sober\b|\bblack(?:ed)? out (?:again|drinking|last night)\b/iu,
  unless:
    /\b(?:suicid\w*|kill|end it all|want to die|hurt(?:ing)? myself|overdos\w*|pills|hits? me|drove|driving|(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mum|mother|son|daughter|brother|sister|friend|uncle|roommate) (?:\S+ ){0,3}?(?:drink\w*|drank|drunk|relaps\w*|sober|alcoholic)|(?:he|she) (?:\S+ ){0,3}?(?:drink\w*|drank|drunk|relaps\w*)|coffee|soda|water|coke|energy drinks?|red bull|diet|seizure\w*|hallucinat\w*|shakes|raped|assault\w*|pregnant|nursing|lol|haha)\b/iu,
  first: {
    say: [
      'That is an honest thing to say, and not an easy one.',
      'So you have looked at it straight.',
      'It gives you something, and it takes more than it gives. You can know both.',
    ],
    ask: [
      'What made you say it today?',
      'How long has it been on your mind?',
      'What does a usual evening with it look like?',
    ],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|stop|quit|cut|get|stay|say no|start|sleep|relax|deal|do)|what (?:do|should|can|could|would|might|helps?|works)(?: (?:I|you|help))?(?: |$|\?)|any (?:advice|tips|ideas)|can I (?:\S+ )?(?:just )?(?:stop|quit)|cold turkey|is it (?:safe|dangerous))/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'If it has been a lot and daily, please speak to a doctor before stopping all at once, since that can be dangerous for the body. If not: nothing in the house, something else in the glass, and a plan for the one bad hour.',
        'An urge mostly rises and falls within half an hour, so a thing for that half hour is worth a lot: a shower, a walk, a call. After heavy daily drinking, ask a doctor first, as stopping suddenly can be risky.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:alcoholic|addict\w*|bad|weak|a problem|failure|hopeless|a drunk)|do I have an?\b|is (?:it|this|that) (?:\S+ )?(?:normal|too much|a problem|alcoholism|bad|a relapse)|do (?:I|you) (?:think|need)|what(?:'?s| is) wrong with me|why (?:do|can'?t|did) I)\b/iu,
      say: [
        'What to call it is for somebody who can examine it. You could also ask less than that: is it costing me something I want to keep. To that one only you have the answer.',
        'I will not put a name on it. That it worries you is reason enough to talk it over with a doctor or a group, long before anything has to be “bad enough”.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:tell|go|call|see|start|pour|count|try|quit|stop|skip|text)|do I (?:start|have to|lose|need to)|does (?:it|one|that) (?:\S+ )?(?:count|ruin|reset|erase|mean))\b/iu,
      say: [
        'The sober days stay lived, whatever the counter says. One night does not go back and drink them.',
        'Telling one person tonight or tomorrow is seldom the wrong thing with this. A sponsor, a friend, somebody at a meeting.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) I (?:\S+ ){0,2}?(?:tell|explain|say)|what (?:do|should|can) I (?:say|tell)|how (?:do|can) I say no)\b/iu,
      say: [
        '“No thanks, I am good” is enough, twice if need be. Nobody is owed the reason.',
        'You could say: “I am drinking less, and it would help me if you did not offer.” Most people are glad to be told what to do.',
      ],
      asked: true,
    },
    {
      when: /\b(?:shak\w*|tremor\w*|sweat\w*|seiz\w*|seeing things|hallucinat\w*|withdraw\w*|vomit\w*|throwing up|yellow|blood|black(?:ed|ing)? ?out|don'?t remember|can'?t remember)\b/iu,
      say: [
        'That is your body speaking up, and a doctor would want to hear that part soon.',
        'That part I would not leave to willpower. It belongs with a doctor, and if it gets bad tonight, 911.',
      ],
      ask: ['Is anyone with you right now?'],
    },
    {
      when: /\b(?:relaps\w*|slipp\w*|fell off|caved|gave in|ruined|blew it|just one|and then (?:it was )?(?:two|three|four|five|six|ten|\d+)|back to (?:zero|day one|square)|day one|start(?:ing)? over|lost my|reset|after \d+|broke my)\b/iu,
      say: [
        'A slip is one night. You do not start from where you were in the beginning.',
        'The days before it are still yours.',
        'It hurts just because those days meant something.',
      ],
      ask: ['What was going on right before?'],
    },
    {
      when: /\b(?:(?:\d+|one|two|three|four|five|six|seven|ten|few|couple) (?:of )?(?:days?|weeks?|months?|years?)(?: sober| without| clean| now)?|sober (?:since|for)|haven'?t had|didn'?t (?:drink|have)|no drink|skipped|got through|said no|chip)\b/iu,
      say: [
        'Every one of those evenings you had to get through by hand.',
        'That is real time, and it was not given to you.',
      ],
      ask: ['What has been hardest about it?'],
    },
    {
      when: /\b(?:poured|dumped|threw|tossed|got rid)\b.{0,25}\b(?:out|away|down|rid|drain|sink|trash|of)\b/iu,
      say: ['By your own hand, into your own sink.', 'That took one clear minute, and you used it.'],
      ask: ['What was it like to watch it go?'],
    },
    {
      when: /\b(?:crav\w*|urge|want (?:a|one|to drink)|tempt\w*|thinking about (?:it|a drink|drinking)|store|liquor|fridge|bottle (?:is|in)|right now|tonight)\b/iu,
      say: [
        'Then it is loud at this moment. It does not stay at that height.',
        'It makes a great promise, and you know how it keeps it.',
      ],
      ask: ['What could be in your hand for the next twenty minutes?'],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\S+)\b/iu,
      say: ['So it has sat down between the two of you.', 'And you see it in {their} face before a word is said.'],
      ask: ['How much {do} {they} know?'],
    },
    {
      when: /\b(?:kids?|children|son|daughter|baby|mom|mum|mother|dad|father|parents?|family|grew up|growing up|runs in)\b/iu,
      say: [
        'You know whose eyes are on it.',
        'It goes back further than last night, or further ahead. That is why it scares you.',
      ],
    },
    {
      when: /\b(?:friends?|party|parties|bar|bars|weddings?|everyone (?:drinks|else|had)|social|coworkers?|happy hour|holidays?|football|game|dates?|offered|pressure)\b/iu,
      say: [
        'And everywhere somebody puts a glass in your hand, kindly.',
        'It is hard to leave a thing that the whole table is having.',
      ],
    },
    {
      when: /\b(?:stress\w*|work|boss|day|unwind|relax|wind down|after (?:work|the kids)|reward|deserve|long (?:day|week)|shift)\b/iu,
      unless: /\b(?:I'll|going to|call (?:him|her|my))\b/iu,
      say: [
        'It draws the line under the day. That is its use.',
        'One glass, and the shoulders come down. Of course you want that.',
      ],
      ask: ['What else has ever brought the shoulders down?'],
    },
    {
      when: /\b(?:sleep\w*|night|bed|insomnia|awake|a\.?m\.?|dreams?|nightmares?)\b/iu,
      say: ['It puts out the light, and then it wakes you at three.', 'So the evenings are the narrow place.'],
    },
    {
      when: /\b(?:only (?:time|way|thing)|head is quiet|quiets?|lonely|alone|bored|empty|numb|sad|depress\w*|anxi\w*|forget|memories|thoughts|feel(?:ing)?s?|cope|coping|escape|grief|died|breakup|divorc\w*|trauma)\b/iu,
      say: [
        'So it keeps something at a distance that wants to come close.',
        'There was a pain before there was a glass.',
      ],
      ask: ['What comes up when it is not there?'],
    },
    {
      when: /\b(?:hangover|hungover|headache|sick|morning|woke|anxiety|hangxiety|liver|weight|stomach|face|puffy|tired)\b/iu,
      say: [
        'The morning asks for all of it back, with interest.',
        'Mornings like that are when the promise gets made.',
      ],
    },
    {
      when: /\b(?:said|text(?:ed|s)?|called|posted|embarrass\w*|fight|yelled|cried|made a fool|apologi[sz]e|don'?t know what I)\b/iu,
      say: ['Now you walk through it piece by piece and wince.', 'It is a bad way to find out what was said.'],
    },
    {
      when: /\b(?:hid(?:e|ing|den)?|secret|nobody|no one|lie|lied|lying|recycling|sneak\w*|water bottle|mints?|pretend\w*|functional|functioning)\b/iu,
      say: ['Hiding it is a second job, and a lonely one.', 'You have told it here. So it has one crack of light.'],
      ask: ['Who would be the least bad person to know?'],
    },
    {
      when: /\b(?:aa|a\.a\.|meetings?|sponsor|rehab|detox|therap\w*|counsel\w*|doctor|group|smart recovery|naltrexone|antabuse|program|step)\b/iu,
      say: [
        'There are people there who know it from the inside.',
        'That is a door where nobody needs the beginning explained.',
      ],
      ask: ['How is it for you there, or how do you picture it?'],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|pour|go|call|text|make|take|stop|just)|going to (?:try|pour|go|call|stop|quit)|starting (?:today|tomorrow|now))\b/iu,
      say: ['One evening at a time is a size that has worked for people.', 'That is a first plank to stand on.'],
    },
    {
      when: /\b(?:bottles?|glass(?:es)?|beers?|wine|vodka|whiskey|six.?pack|drinks|shots|cans?|box|\d+)\b/iu,
      unless: /\b(?:kids?|son|daughter|wife|husband|friends?|(?:in their|his|her) hand)\b/iu,
      say: [
        'You have counted. It is a brave sort of counting.',
        'Said as it is, without making it smaller. That is worth a lot.',
      ],
    },
    {
      when: /\b(?:asham\w*|shame|guilt\w*|disgust\w*|hate myself|weak|pathetic|failure|stupid|loser|disappoint\w*|embarrass\w*)\b/iu,
      say: [
        'Shame is thirsty work. It sends people right back.',
        'It is a thing you are in. You are still somebody besides it.',
      ],
    },
    {
      when: /\b(?:again|always|every (?:night|day|time)|tried|promised|swore|years|keep|over and over)\b/iu,
      say: [
        'You have meant it every time. It is that strong, not you that false.',
        'Many who got out of it tried a good many times before.',
      ],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|not that bad|could be worse|everyone does|fine|scared|afraid)\b/iu,
      say: [
        'Half of you is not sure, and the other half wrote to me.',
        'You can be of two minds about it and still look.',
      ],
    },
  ],
  say: [
    'You are trying to get a straight look at it. That is hard from the inside.',
    'Nobody needs to hit any bottom before they may care about this.',
    'It can be said here without being turned into a sermon.',
    'You want something different for your evenings.',
    'There is a part of you that is on your side in this.',
  ],
  ask: [
    { line: 'What would you most like back?' },
    { line: 'Which hour of the day is the narrow one?', unless: /\b(?:night|evening|after work|weekend)\b/iu },
    { line: 'Is there anyone who is in this with you?', unless: /\b(?:nobody|no one|sponsor|aa|wife|husband)\b/iu },
    {
      line: 'When did it last go well, and what was different?',
      unless: /\b(?:days? sober|weeks? sober|months? sober)\b/iu,
    },
  ],
};
