import type { Course } from '../course.ts';

/** They spent more than they meant to, and are sorry. */
export const spentTooMuch: Course = {
  id: 'spent-too-much',
  begins:
    /\b(?:I|I've|I just|we) (?:\S+ ){0,2}?(?:spent|blew|blown|wasted|dropped) (?:\S+ ){0,3}?(?:too much|way too much|so much money|a lot of money|all (?:of )?my|my (?:whole |entire |last |rent |grocery )?(?:paycheck|savings|money|rent|check)|money (?:I|on|again)|\$ ?\d[\d,.]*k?|\d{2,}(?:\.\d\d)? ?(?:dollars|bucks|euros|pounds)|hundreds|thousands|a ton|a fortune)\b|\b(?:can'?t|cannot|couldn'?t) (?:seem to )?stop (?:\S+ )?(?:buying|shopping|spending|ordering|online shopping|impulse buying)\b|\b(?:impulse|stress|retail|online|panic|emotional) ?(?:buy(?:ing)?|bought|shopping|shopped|purchases?|spending|spend|therapy)\b.{0,60}\b(?:again|I|too|stop|problem|regret|guilty|all)\b|\bI (?:just |impulsively |stupidly )?(?:bought|ordered) (?:\S+ ){0,8}?(?:can'?t afford|don'?t (?:even )?need|shouldn'?t have|regret)\b|\b(?:I )?(?:overspent|overspend|overspending)\b|\b(?:shopping|spending) (?:addict\w*|problem|habit|spree|is out of control)\b|\bI(?:'?m| am) (?:so |really |terrible |awful )?(?:bad|terrible|awful|horrible) with money\b/iu,
  unless:
    /\b(?:suicid\w*|kill|end it all|want to die|hurt(?:ing)? myself|gambl\w*|casino|bet|bets|betting|slots|poker|crypto|scam\w*|(?:my )?(?:husband|wife|boyfriend|girlfriend|son|daughter|mom|kid) (?:\S+ )?(?:spent|spends|blew|bought|can'?t stop)|(?:he|she) (?:spent|blew|spends)|worth it|so happy with|excited|manic|mania|time (?:on|with)|lol|haha)\b/iu,
  first: {
    say: [
      'A moment of yes, and then the bill for it.',
      'It felt good for about as long as the box took to open.',
      'Now the thing is there, and the money is not, and you look from one to the other.',
    ],
    ask: ['What was it, if you like to say?', 'What kind of day was it, before?', 'When did the good feeling turn?'],
  },
  turns: [
    {
      when: /\b(?:how (?:do|can|does|should) (?:I|you|we|one|people|anyone|anybody|everyone|others|they) (?:\S+ ){0,3}?(?:do|stop|control|fix|get|save|quit|resist|budget|deal)|what (?:do|should|can|could|would|might|helps?|works)(?: (?:I|you|help))?(?: |$|\?)|any (?:advice|tips|ideas))/iu,
      unless: /\bdon'?t know what\b/iu,
      say: [
        'You could put a night between wanting and buying: into the cart, and then close it until tomorrow. And take the saved card out of the shop, so that your hand has to go and get it.',
        'One thing that helps many: delete the app that knows your weak hour, and write down what you felt right before. After a week there is mostly a pattern in it.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I (?:\S+ ){0,3}?(?:return|send|keep|tell|cancel|sell|cut|freeze|use|pay|give)|is it (?:\S+ )?(?:too late|okay|ok) to|do I (?:have to|need to) tell)\b/iu,
      say: [
        'If it can still go back, the regret may be asking for just that. Tags on, box by the door, tonight: then tomorrow it is only a walk.',
        'You could ask whether you would buy it again today, in cash. A no is a fair reason to send it back.',
      ],
      asked: true,
    },
    {
      when: /\b(?:am I (?:\S+ ){0,3}(?:addict\w*|stupid|bad|hopeless|irresponsible|the only|crazy|terrible)|is (?:it|this) (?:\S+ )?(?:an addiction|normal|a problem)|do I have|why (?:do|did|am|can'?t) I|what(?:'?s| is) wrong with me)\b/iu,
      say: [
        'Shops are built by very clever people so that just this happens. What to call it I cannot say; if it keeps hurting you, it is worth telling somebody who knows about it.',
        'I would not call you anything for it. Often the buying is a way to feel something else for ten minutes, and it works for ten minutes.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how (?:do|can|should) I (?:\S+ ){0,2}?(?:tell|explain|say)|what (?:do|should|can) I (?:say|tell))\b/iu,
      say: [
        'Early and with the sum: “I spent more than I wanted to, it was so and so much, and I do not feel good about it.” The sum is what makes it honest.',
        'You might start with: “Before you see it on the statement, I would like to tell you.” It is a good first half.',
      ],
      asked: true,
    },
    {
      when: /\b(?:could (?:return|send|sell|cancel|give)|I'm (?:returning|sending|selling|taking)|maybe I(?:'?ll| will| can| could| should)|I (?:could|might|think I(?:'ll| will)|guess I (?:can|could))|I'll (?:try|return|send|sell|delete|cancel|tell|put|just)|going to (?:return|send|sell|delete|cancel|try))\b/iu,
      say: ['That brings a piece of it back.', 'Something you can do, instead of only being sorry.'],
    },
    {
      when: /\b(?:I (?:just |already |finally )?(?:returned|canceled|cancelled|put (?:\S+ ){0,4}?back|deleted|unsubscribed|cut up|sold|sent (?:it|them) back|told|paid|didn'?t buy|closed)|no.?buy|put it back)\b/iu,
      say: ['Undone, or stopped, by your own hand.', 'That was stronger than the moment.'],
      ask: ['How was it to do that?'],
    },
    {
      when: /\b(?:rent|bills?|groceries|food|gas|savings?|emergency fund|account|overdraft|until (?:payday|friday)|payday|paycheck|afford)\b/iu,
      say: ['And that money had another job.', 'So now the fear comes in on top of the regret.'],
      ask: ['What has to be paid before the next money comes?'],
    },
    {
      when: /\b(?:credit|card|cards|debt|klarna|afterpay|minimum|interest|installments?|maxed)\b/iu,
      say: [
        'It does not hurt when you tap. It hurts in portions, later.',
        'Buying with next month, and next month already has plans.',
      ],
    },
    {
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|mom|mum|dad|parents?|hide|hiding|hid|secret|packages?|boxes|ups|fedex|mailman|delivery (?:guy|driver|man))\b/iu,
      say: [
        'And then there is somebody who may ask what came in the mail.',
        'To be quicker at the door than the others is a tiring job.',
      ],
      ask: ['What do you think would happen if it were said?'],
    },
    {
      when: /\b(?:nobody|no one|haven'?t told|never told|only (?:you|one)|how bad)\b/iu,
      say: [
        'Only you know the whole of it, and so it looks bigger than it is.',
        'Then it is said once, at least here.',
      ],
    },
    {
      when: /\b(?:kids?|children|son|daughter|gifts?|presents?|christmas|birthday|for (?:him|her|them|my))\b/iu,
      say: ['You wanted to give something. That part was good.', 'It is hard to be careful when it is for them.'],
    },
    {
      when: /\b(?:clothes|shoes|dress|bag|purse|makeup|skincare|jewelry|sephora|shein|zara|nike|sneakers|outfit)\b/iu,
      say: [
        'Perhaps you bought a little of the person who would wear it.',
        'For one evening it promised another version of things.',
      ],
    },
    {
      when: /\b(?:games?|steam|skins|app|in.?app|lego|books?|craft\w*|yarn|hobby|guitar|tools?|gadgets?|phone|laptop|tech|amazon|temu|tiktok shop|ebay)\b/iu,
      say: [
        'One tap, and it is on its way. They left no moment in it to think.',
        'It is made so smoothly that nobody is there to ask, “really.”',
      ],
    },
    {
      when: /\b(?:food|doordash|uber ?eats|takeout|delivery|eating out|restaurants?|drinks|bar|coffee|starbucks)\b/iu,
      say: [
        'Small sums, and each one had a tired evening behind it.',
        'That is not luxury. That is having no strength left to cook.',
      ],
    },
    {
      when: /\b(?:trip|vacation|flight|concert|tickets?|hotel|wedding|friends?|night out|everyone|keep up|split)\b/iu,
      say: ['You did not want to be the one who says no.', 'Belonging can get expensive.'],
    },
    {
      when: /\b(?:sad|lonely|stress\w*|bored|anxi\w*|depress\w*|bad day|breakup|broke up|fight|tired|upset|empty|numb|cheer|deserve\w*|treat)\b/iu,
      say: ['Then it was comfort, and it came by mail.', 'You wanted to feel better, and that was the nearest door.'],
      ask: ['What would have been the thing itself, if no shop had it?'],
    },
    {
      when: /\b(?:felt (?:so |really )?(?:good|great|happy)|(?:five|ten|\d+) minutes|high|rush|excit\w*|dopamine|package|arriv\w*|opened?|tags|closet|pile|never (?:wore|used|opened)|unopened)\b/iu,
      say: [
        'The waiting was the best part, and it is over when it arrives.',
        'The box did not hold what you had ordered, really.',
      ],
    },
    {
      when: /\b(?:night|midnight|a\.?m\.?|3am|late|in bed|scroll\w*|ads?|sale|discount|black friday|deal)\b/iu,
      say: ['At that hour nobody has much of a no left.', '“Only today” is a strong little sentence.'],
    },
    {
      when: /\b(?:growing up|grew up|poor|as a kid|never had|parents never|childhood|hand.me.downs)\b/iu,
      say: [
        'Somewhere in it a child still wants to have something once.',
        'Who has gone without knows what a full bag feels like.',
      ],
    },
    {
      when: /\b(?:guilt\w*|asham\w*|stupid|idiot|dumb|regret\w*|sick|hate myself|irresponsible|disgust\w*|pathetic|embarrass\w*)\b/iu,
      say: ['The regret is doing overtime already.', 'It was money, and a weak moment. It has not used you up.'],
    },
    {
      when: /\b(?:again|always|every (?:time|month|payday|week)|keep|promised|swore|cycle|relapse\w*|same|never learn|budget\w*)\b/iu,
      say: [
        'And you had meant it, the last time you said never again.',
        'The same round once more, and you see it while you run it.',
      ],
      ask: ['At which point in it do you still have a hand free?'],
    },
    {
      when: /\$ ?\d|\b\d{2,}\b|\b(?:hundred|thousand|dollars|bucks)\b/iu,
      say: ['Said aloud, it has an edge. Good that it is out.', 'A sum you can look at is better than one that hides.'],
    },
    {
      when: /\b(?:don'?t (?:even )?know|not sure|no idea|can'?t explain|weird|blur|trance|autopilot)\b/iu,
      say: ['As if the hand had done it, and you came in afterward.', 'It went faster than thinking.'],
    },
  ],
  say: [
    'You would like to be able to trust yourself with it.',
    'It was a wish, under the receipt.',
    'You can be sorry about it and still look at it calmly.',
    'It costs more than money by now, it seems.',
    'That you look at it at all is the start of something.',
  ],
  ask: [
    { line: 'What were you hoping it would do for you?' },
    {
      line: 'Is it once in a while, or has it become a habit?',
      unless: /\b(?:again|always|every|keep|first time|habit|addict\w*)\b/iu,
    },
    { line: 'Does anybody know about it?', unless: /\b(?:nobody|no one|told|hid|hiding|secret)\b/iu },
    { line: 'Could any of it still go back?', unless: /\b(?:return\w*|sent|food|drinks|doordash|trip)\b/iu },
  ],
};
