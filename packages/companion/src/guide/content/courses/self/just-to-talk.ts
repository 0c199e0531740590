import type { Course } from '../course.ts';

/** They are bored, or alone with the evening, and only wanted somebody to talk to. */
export const justToTalk: Course = {
  id: 'just-to-talk',
  light: true,
  begins:
    /\b(?:just|only|really|kind of|I) (?:want(?:ed)?|need(?:ed)?|felt like|feel like|wish I had|came) (?:\S+ ){0,3}?(?:to talk|talking|to chat|chatting|company|a chat|to have a chat|someone to talk to|somebody to talk to|someone here|somebody here)\b(?! about| to (?:him|her|my|them)| with (?:him|her|my))|\b(?:can|could|will|would) (?:you|we|u) (?:just )?(?:talk|chat|keep me company)(?: (?:to|with) me)?(?: (?:for a (?:bit|while|minute)|tonight|a bit|a little))?\s*[?.!]*$|\b(?:bored (?:and|but|out of my|to death|to tears)|I'?m (?:so |just |really |kind of |super |pretty )*bored(?: (?:tonight|right now|lately|today|at home|again|all day))?[.!,]?(?:\s|$)(?!of\b|with\b|at work)|so bored(?: (?:tonight|right now|today))?[.!]*$)|\bnothing(?:'?s| is)? (?:really |even )?wrong\b.{0,30}\b(?:talk|chat|company|lonely|bored)\b|\b(?:nothing|not much|no reason) (?:\S+ ){0,3}?(?:just )?(?:wanted|felt like|needed) (?:\S+ ){0,2}?(?:talk\w*|chat\w*|company)\b|\bwant some company\b|\bkeep me company\b/iu,
  unless:
    /\b(?:suicid\w*|kill|die|died|dead|overdos\w*|end it|hurt myself|hits? me|scared|panic\w*|afraid|bored (?:of|with) (?:my|him|her|the)|my (?:job|marriage|husband|wife|boyfriend|girlfriend)|(?:he|she|they) (?:just )?(?:want(?:ed|s)?|need(?:ed|s)?))\b/iu,
  first: {
    say: [
      'Then we talk. It does not need a subject.',
      'That is reason enough to come by.',
      'Company it is. No agenda on my side.',
    ],
    ask: [
      'What did the day look like, from morning on?',
      'What is around you right now?',
      'What would you be telling somebody who sat across from you?',
    ],
  },
  turns: [
    {
      when: /\b(?:are you (?:\S+ ){0,2}?(?:real|human|a bot|a robot|a person|there|a computer|ai|a program)|do you (?:\S+ ){0,2}?(?:get (?:bored|lonely)|have (?:feelings|friends)|feel|sleep|like|ever)|how (?:are|was) (?:you|your)|what (?:are|did) you (?:do|doing|up to))\b/iu,
      say: [
        'I am a program, so there is no evening on my side, and no boredom. For company in words I will do.',
        'Nothing goes on here until you type; I am a computer program. So yours is the only evening we have, and it may be a dull one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is (?:it|this|that) (?:\S+ )?(?:weird|sad|pathetic|normal|strange|dumb|stupid|ok|okay|bad)|am I (?:\S+ ){0,2}(?:weird|pathetic|crazy|sad|annoying|boring|a loser|wasting))\b/iu,
      say: [
        'Wanting a bit of talk is about as ordinary as wanting dinner.',
        'Not to my mind. The evening was quiet, and you said something into it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:should|can|could|do) we (?:\S+ )?talk|give me a topic|something to talk about|entertain me|tell me (?:something|a joke|a story)|ask me (?:something|anything|a question)|you (?:pick|choose|start)|surprise me)\b/iu,
      say: [
        'Here is one: the most useless thing you own and would never throw out. Everybody has one.',
        'Then this: a place you lived in once. Walk me through its kitchen.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:should|can|could|do|would) (?:I|you) (?:even )?(?:do|suggest|watch|cook|read|make)|any (?:ideas|suggestions)|give me (?:an idea|something|ideas|a task)|something to do|(?:don'?t|not sure|no idea) (?:\S+ )?what (?:to do|I should do)|nothing to do)\b/iu,
      say: [
        'Something small to try tonight: move one thing in the room to another place and see if you like it better. It takes three minutes and it changes the view.',
        'You could cook one thing from whatever is in the cupboard, with no recipe and no audience. Or write a postcard to somebody who does not expect one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,2}?(?:text|call|message|write|go|sleep|watch|join|get|just))\b/iu,
      say: [
        'If you half want to, a short line costs little: “Thought of you. How are things?” Then it is in their hands.',
        'What would you be glad of tomorrow morning, having done it or having left it. That is mostly the honest one.',
      ],
      asked: true,
    },
    {
      when: /\b(?:lonely|loneliness|alone|by myself|on my own|no friends|nobody|no one|empty (?:house|apartment|flat|place)|too quiet|so quiet|silence)\b/iu,
      say: [
        'Quiet is nice when somebody could walk in any minute. Otherwise it is only quiet.',
        'It is the missing second cup on the table, maybe.',
      ],
      ask: ['Whose voice would be good to have around tonight?'],
    },
    {
      when: /\b(?:friends?|everyone|people)\b.{0,40}\b(?:busy|out|moved|kids|married|party|away|asleep|reply|answer\w*|text\w*|plans|without me|drift\w*)\b/iu,
      say: [
        'And you are the one without a plan on just that evening.',
        'Everyone has a somewhere tonight. So it looks, from the couch.',
      ],
      ask: ['Who would you have liked to hear from?'],
    },
    {
      when: /\b(?:husband|wife|boyfriend|girlfriend|partner|roommate|kids?|son|daughter)\b.{0,30}\b(?:out|away|asleep|bed|work\w*|trip|gone|shift|busy|gaming|phone)\b/iu,
      say: ['So the house is yours, and it is a size too big tonight.', 'Somebody is missing from the usual noise.'],
    },
    {
      when: /\b(?:divorc\w*|widow\w*|since (?:he|she|the) (?:left|died|moved)|broke up|breakup|my ex|empty nest|retired|kids moved)\b/iu,
      say: ['So the evenings used to have somebody in them.', 'That is when the other chair shows.'],
    },
    {
      when: /\b(?:moved|new (?:city|town|place|job)|don'?t know anyone|abroad|college|dorm)\b/iu,
      say: ['A place gets its faces slowly.', 'And there you sit, where nobody knows your jokes yet.'],
      ask: ['What is it like there, in the evening?'],
    },
    {
      when: /\b(?:tv|radio|netflix|show|series|movie|movies|youtube|watch(?:ed|ing)?|game|games|gaming|book|reading|podcast)\b/iu,
      say: [
        'Something with voices in it, at least.',
        'That can be good company, up to the moment it asks if you are still watching.',
      ],
      ask: ['What is it you are watching or playing these days?', 'Which one could you start all over again?'],
    },
    {
      when: /\b(?:son|daughter|kids?|grandkids?|grandson|granddaughter|brother|sister|mom|mum|dad|friend|neighbor|cousin) (?:\S+ ){0,2}?(?:calls?|called|visits?|visited|texts?|texted|comes? (?:by|over)|stopped by|wrote)\b/iu,
      say: ['So there is one voice you can count on.', 'That puts a little light into the week.'],
      ask: ['What do you two talk about?'],
    },
    {
      when: /\b(?:scroll\w*|phone|insta\w*|tik ?tok|facebook|social media)\b/iu,
      say: ['All those people, and none of them in the room.', 'The thumb is busy and the rest of you is waiting.'],
    },
    {
      when: /\b(?:cat|dog|puppy|kitten|hamster|bird|parrot|fish|bunny|rabbit|pet)\b/iu,
      say: [
        'So there is another breathing creature in this story. Good.',
        'That is company of the best sort: no small talk.',
      ],
      ask: ['What is the animal doing right now?'],
    },
    {
      when: /\b(?:cook\w*|ate|eat|eating|dinner|pizza|food|noodles|ramen|soup|bak(?:e|ed|ing)|ice cream|takeout|snack\w*|tea|coffee|wine|beer)\b/iu,
      say: [
        'That at least gives the evening a taste.',
        'Eating by oneself has its own rules. Nobody minds the pot on the table.',
      ],
      ask: ['Was it any good?'],
    },
    {
      when: /\b(?:rain\w*|snow\w*|storm\w*|cold|dark|hot|sunset|moon|winter|weather|window)\b/iu,
      say: ['Weather to be inside in, then.', 'That gives the room a bit of a mood of its own.'],
    },
    {
      when: /\b(?:work(?:ed|ing)?|job|shift|boss|office|school|class|homework|meeting)\b/iu,
      say: [
        'And after all that, nobody to tell it to over dinner.',
        'The day ends, and nobody asks how it went. So: I am asking.',
      ],
      ask: ['What was the one moment of it worth telling?'],
    },
    {
      when: /\b(?:walk(?:ed)?|run|gym|garden|park|store|shop\w*|clean(?:ed|ing)?|laundry|puzzle|pieces|knit\w*|crochet\w*|paint\w*|draw\w*|lego|crafts?)\b/iu,
      say: ['Something for the hands. That is half an evening won.', 'Good, something that shows afterward.'],
      ask: ['How did it turn out?'],
    },
    {
      when: /\b(?:remember(?:ed)?|when I was|used to|back (?:then|home)|old (?:days|friend|photos?)|childhood|grandma|grandpa|years ago)\b/iu,
      say: ['Those come up when it gets quiet.', 'That is a warm one to have come by.'],
      ask: ['What do you see first when you think back to it?'],
    },
    {
      when: /\b(?:sad|down|cry|crying|not great|rough|hard|bad|tired|exhausted|can'?t sleep|overthink\w*|thinking too much|miss)\b/iu,
      say: [
        'So it was not only boredom. That is all right, too.',
        'There is a bit more under it, then. You can leave it there or tell it.',
      ],
      ask: ['What goes around in your head when it gets quiet?'],
    },
    {
      when: /\b(?:sorry|bother(?:ing)?|wast(?:e|ing) your time|annoying|boring you|silly|stupid|dumb|nothing (?:important|special|much|really|interesting))\b/iu,
      say: [
        'Nothing here has to be important.',
        'You are not in the way of anybody.',
        'The small stuff is what most talks are made of.',
      ],
    },
    {
      when: /\b(?:maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|go|text|call|make|watch|just)|going to (?:bed|sleep|try|make|watch))\b/iu,
      say: ['That sounds like a decent rest of the evening.', 'A plan with a warm end to it.'],
    },
    {
      when: /\b(?:haha\w*|lol|lmao|funny|laugh\w*|joke|😂|🤣)/iu,
      say: ['Look, a bit of life in the evening.', 'That already sounds less gray.'],
    },
    {
      when: /\b(?:thanks|thank you|nice (?:talking|to talk)|feel(?:s|ing)? (?:a bit |a little )?better|helped|(?:this|that) (?:is|was) nice|nice chat|good talk)\b/iu,
      say: ['Then the evening had a little talk in it. That was the idea.', 'Good. That is all it had to do.'],
    },
    {
      when: /\b(?:don'?t know|not sure|idk|dunno|nothing|whatever|same old|the usual|not much)\b/iu,
      say: ['Nothing much is a fair report of most evenings.', 'Then we begin with nothing much. It has room in it.'],
      ask: ['What is the last thing that made you look twice?', 'What can you hear from where you are?'],
    },
  ],
  say: [
    'That can simply stand there, as part of the evening.',
    'There is time. Nothing has to come of it.',
    'Good to have that told, however small it is.',
    'An evening is a bit shorter with words in it.',
    'You can wander from one thing to the next here.',
  ],
  ask: [
    { line: 'What was the best five minutes of today?', unless: /\bbest (?:part|thing)\b/iu },
    { line: 'If somebody rang the doorbell now, who would you like it to be?' },
    { line: 'What do you usually do with an evening like this?', unless: /\b(?:usually|every night)\b/iu },
    { line: 'What have you been curious about lately?' },
    { line: 'Is there anything under the boredom?', unless: /\b(?:sad|lonely|cry)\b/iu },
  ],
};
