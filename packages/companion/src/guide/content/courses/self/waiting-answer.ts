import type { Course } from '../course.ts';

/** They wait for an answer: a decision, a result, a call. */
export const waitingAnswer: Course = {
  id: 'waiting-answer',
  begins:
    /\b(?:I'?m|we'?re|I am|still|been|just|I've been|I hate|hate|tired of|sick of|while) (?:\S+ ){0,2}?(?:waiting|awaiting) (?:\S+ ){0,2}?(?:for|on|to (?:hear|find out|know|get))? ?(?:\S+ ){0,4}?(?:results?|answer|answers|decision|verdict|call|call back|callback|e?mail|letter|response|reply from|news|word|approval|offer|biopsy|scan|hear|find out|know if|know whether|admissions?|visa|green card|adoption|application|ruling|judge|appeal|score|scores|grade|grades)\b|\b(?:still )?(?:haven'?t|have not|didn'?t) (?:\S+ )?(?:heard|hear|gotten|got|received) (?:\S+ )?(?:back|anything|an answer|a response|a decision|the results?|a call|word)\b(?! from (?:him|her))|\b(?:supposed to|should|will|I'll|I'm going to|we'll) (?:\S+ )?(?:hear|find out|get (?:the|my|an) (?:results?|answer|decision|call|e?mail)) (?:\S+ ){0,3}?(?:by|on|in|today|tomorrow|this week|next week|monday|tuesday|wednesday|thursday|friday|soon)\b|\b(?:results?|decision|answer|decisions|scores) (?:\S+ ){0,2}?(?:come|comes|coming|are|is|will be) (?:\S+ )?(?:out|in|back|tomorrow|today|on|this|next|due)\b|^(?:(?:ugh|so|well)\W+)?(?:still |just )?waiting (?:for|on|to hear) (?:\S+ ){0,5}?(?:results?|answer|decision|call|e?mail|letter|news|approval|biopsy|visa|scores?|grades?|hear)\b|\b(?:I|we)(?:'ll| will)? (?:find out|hear back|get the (?:results?|answer|decision)) (?:on|by|in|tomorrow|today|next|this)\b|\b(?:the|this|all this|all the) waiting (?:is|part|game|makes|kills)\b|\b(?:not knowing) (?:is|kills|makes)\b|\b(?:keep |kept |can'?t stop )(?:refreshing|checking) (?:\S+ )?(?:e?mail|inbox|portal|phone|mailbox|status)\b/iu,
  unless:
    /\b(?:suicid\w*|kill|end it all|want to die|hurt(?:ing)? myself|waiting (?:for|on) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|ex|crush|friend)|them) to (?:text|call|reply|come|text me|call me|change)|text(?:ed)? (?:me )?back|waiting (?:in line|for (?:the|my) (?:bus|train|food|pizza|package|uber|flight|weekend|coffee))|he hasn'?t|she hasn'?t|crush|date|dating|missing|not home|police)\b/iu,
  first: {
    say: [
      'It gets decided somewhere else, and you have to go on making dinner.',
      'Waiting looks like nothing, and it takes the whole day.',
      'As long as nothing is known, everything is possible, and the head visits all of it.',
    ],
    ask: ['When are you supposed to hear?', 'What hangs on it for you?', 'What do you do with the hours meanwhile?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|does|should|am) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|wait|stop|deal|get|calm|survive|distract|sleep|cope|handle|pass|supposed|stand)|what (?:do|should|can|could|would|might|helps?|works)(?: (?:I|you|help))?(?: |$|\?)|any (?:advice|tips|ideas))/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'You could look at set times, say at ten and at four, and have the phone in another room between them. And something with a visible end for the hands: a shelf, a loaf, a walk to a certain tree.',
        'Some find it easier with both letters written in the head: if it is yes, I will do this first; if it is no, I will call this one person. Then the thinking has somewhere to stop.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:call|email|e-mail|write|follow|ask|check|wait|reach|text|tell|look|just)|is it (?:\S+ )?(?:ok|okay|too (?:soon|early|pushy)|annoying|rude) to)\b/iu,
      say: [
        'If the date they named has passed, one friendly line is fine: “I wanted to ask whether there is any news about my application.” It rarely does harm.',
        'Asking once is not pushing. “When may I expect to hear?” is a question they get every day.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what if (?:it|they|I|he|she)|do you think (?:it|they|I|he|she|no)|will (?:I|it|they|he|she)|is (?:it|no news|that|this) (?:\S+ )?(?:bad|good|a (?:bad|good)) ?(?:sign|news)?|does (?:it|that|this) mean|why (?:haven'?t|is it|does it|hasn'?t|are they) (?:they|it|so)?)\b/iu,
      say: [
        'I do not know, and silence says less than it seems to. Mostly it is a full desk somewhere.',
        'There is no telling from here. A long wait has been followed by a yes as often as by a no, and also by a form that was lying under another form.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:crazy|overreacting|stupid|obsess\w*|overthinking|the only|silly|ridiculous)|is (?:it|this) (?:\S+ )?normal|why (?:can'?t|am|do) I|what(?:'?s| is) wrong with me)\b/iu,
      say: [
        'No. A head would rather have bad news than none; it does not get along with an open door.',
        'It is very common. You are braced all day for a blow or a gift, and cannot put your hands down.',
      ],
      asked: true,
    },
    {
      when: /\b(?:(?:it|they|the \S+) (?:finally |just )?(?:came (?:in|back|through|today)|called (?:me|today|back)|answered|wrote back|replied|said (?:yes|no))|got (?:the|it|in|an? (?:answer|yes|no|offer))|I (?:passed|failed|heard back)|accepted|rejected|denied|approved|it'?s (?:negative|positive|clear|a (?:yes|no))|came back)\b/iu,
      unless:
        /\b(?:hasn'?t|haven'?t|not|never|until|if|when|before|what if|they said (?:it|they|I|we) (?:would|should|will|may|might)) ?(?:\S+ )?(?:come|came|called|heard|got|said)?\b/iu,
      say: ['So it is out now.', 'Now there is a piece of ground under it, whatever kind.'],
      ask: ['What was the first minute after it like?'],
    },
    {
      when: /\b(?:refresh\w*|check(?:ing|ed)?|inbox|e?mail|phone|portal|mailbox|notif\w*|rings?|buzz\w*|every (?:five|ten|few|two) (?:minutes|seconds)|spam)\b/iu,
      say: ['And each time for half a second the heart stands still.', 'The thumb goes there by itself by now.'],
      ask: ['How many times today, roughly?'],
    },
    {
      when: /\b(?:doctor|biopsy|scan|mri|ct|blood (?:test|work)|test results|lump|hospital|cancer|pathology|screening|mammogram|surgery|nurse)\b/iu,
      say: [
        'It is about your body, so there is no room to go to where it is not.',
        'You go over every word they said, and every word they did not say.',
      ],
      ask: ['What did they tell you so far?'],
    },
    {
      when: /\b(?:interview\w*|job|hr|recruiter|position|hiring|company|offer|references|promotion|contract)\b/iu,
      say: [
        'You have said your piece, and now others talk about you without you.',
        'Half of you has already moved in there. That makes it hard.',
      ],
      ask: ['How was it when you were there?'],
    },
    {
      when: /\b(?:college|university|school|admission\w*|applied|application|grad|med school|law school|program|waitlist\w*|scholarship|exam|bar|boards|nclex|score|grades?|test)\b/iu,
      say: ['So many years go into one envelope.', 'You did your part, and it lies on a pile with your name on it.'],
    },
    {
      when: /\b(?:visa|green card|immigration|uscis|asylum|papers|citizenship|embassy|work permit|court|judge|custody|lawyer|hearing|appeal|disability|ssdi|benefits|adoption|ivf|mortgage|loan|landlord|lease|apartment)\b/iu,
      say: [
        'A whole life on hold, for a stamp.',
        'Somebody at a desk decides how you will live, and does not even know your face.',
      ],
      ask: ['How long has it been with them?'],
    },
    {
      when: /\b(?:husband|wife|partner|mom|mum|mother|dad|father|son|daughter|sister|brother|family|friend|everyone|people)\b.{0,40}\b(?:asks?|asking|texts?|texting|calls|calling|says?|keeps?|tells?|told|wants?|any news)\b/iu,
      say: [
        'And you have to say “nothing yet” for the tenth time, with a nice face.',
        'They mean it well, and each question pulls the bandage off again.',
      ],
    },
    {
      when: /\b(?:won'?t talk|doesn'?t (?:want to )?talk|don'?t talk about it|changes the subject|pretends?|acts? like|so calm|isn'?t worried)\b/iu,
      say: ['So each of you waits in a separate room.', 'Two people waiting, and not even together.'],
    },
    {
      when: /\b(?:lost (?:one|two|three|it|the)|before this|(?:second|third|fourth|2nd|3rd|4th) (?:time|try|attempt|round)|last time|already (?:rejected|denied|failed)|again)\b/iu,
      say: ['After those, hoping takes more courage.', 'You know how the other answer sounds, so you listen twice.'],
    },
    {
      when: /\b(?:for|about|on) (?:him|her|them|my (?:\S+ )?(?:husband|wife|partner|mom|mum|mother|dad|father|son|daughter|baby|sister|brother|grandma|grandpa))\b|\b(?:his|her|their|my \S+'s) (?:results?|biopsy|scan|tests?|surgery|hearing|diagnosis)\b/iu,
      say: [
        'So it is about somebody you would like to stand in front of.',
        'To wait for news of somebody dear is a helpless kind of waiting.',
      ],
    },
    {
      when: /\b(?:sleep\w*|awake|night|bed|stomach|sick|eat|eating|nausea\w*|chest|heart|headache|shak\w*|nervous|anxi\w*|panic\w*|can'?t (?:focus|concentrate|think|work|relax))\b/iu,
      say: [
        'The body waits along, and it is no good at it.',
        'Always a little on the jump, even while brushing your teeth.',
      ],
    },
    {
      when: /\b(?:worst|bad news|prepar\w*|expect\w*|imagin\w*|scenario\w*|spiral\w*|convinced|know it'?s|probably (?:no|bad|a no)|get my hopes|hope|hoping|hopeful|jinx)\b/iu,
      say: [
        'You practice the no, so that it cannot catch you from behind.',
        'You hold the hope on a short leash, and it pulls.',
      ],
    },
    {
      when: /\b(?:planned|plans?|put off|on hold|can'?t (?:plan|decide|book|start|move)|limbo|stuck|until I know|before I|freez\w*)\b/iu,
      say: ['Nothing can be put into the calendar beyond that day.', 'You live in a waiting room, with your coat on.'],
    },
    {
      when: /\b(?:weeks?|months?|years?|days?|so long|forever|late|overdue|they said|promised|supposed to|yesterday|last week|friday|monday|tomorrow|today)\b/iu,
      say: [
        'And the days beforehand are longer than others.',
        'Every day without it, the silence seems to say a bit more.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|call|go|email|write|clean|walk|just|make)|going to (?:call|clean|bake|walk|try|email))\b/iu,
      say: ['That moves something, at least on your side.', 'Good for an hour or two, and hours are what it is about.'],
    },
    {
      when: /\b(?:walk(?:ed)?|clean(?:ed|ing)?|bak(?:e|ed|ing)|cook\w*|movie|game|work(?:ed)? out|gym|garden|distract\w*|busy|puzzle|knit\w*)\b/iu,
      say: [
        'So there is something that takes you along for a while.',
        'For that long it had to wait for you, and not you for it.',
      ],
    },
    {
      when: /\b(?:nobody|no one|alone|haven'?t told|don'?t want to (?:tell|worry|jinx)|keep it|secret|by myself)\b/iu,
      say: [
        'Alone with it, the clock is louder.',
        'You spare the others, and so nobody waits with you. Here, a little.',
      ],
    },
    {
      when: /\b(?:stupid|silly|ridiculous|dramatic|obsess\w*|overreact\w*|crazy|pathetic|not a big|first.world)\b/iu,
      say: ['If it were nothing, you would not be listening for it.', 'That much hoping has to make some noise.'],
    },
    {
      when: /\b(?:tired|exhaust\w*|drain\w*|hate|worst part|killing|unbearable|can'?t (?:take|stand|do)|done|cry\w*|scared|afraid|terrified)\b/iu,
      say: ['To do nothing has rarely been so tiring.', 'It is like standing on one leg.'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|not knowing|uncertain\w*|either way|nothing)\b/iu,
      say: [
        'The not knowing is a place of its own, with no chairs.',
        'You could do something with a yes, and even with a no.',
      ],
    },
  ],
  say: [
    'You have done what was yours to do. That does not make it quiet.',
    'It is not in your hands, and your hands do not like that.',
    'The hours do not get shorter, but you can have company in them.',
    'So much leans on a few words from somebody else.',
    'It is allowed to be on your mind all day.',
  ],
  ask: [
    { line: 'What would you do first, once you know?' },
    { line: 'Which is harder, the waiting or the fear of what it says?', unless: /\bwaiting is\b/iu },
    { line: 'Who will you call when it comes?', unless: /\b(?:nobody|no one|alone)\b/iu },
    { line: 'What gets you through the longest hours?' },
  ],
};
