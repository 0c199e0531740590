import type { Course } from '../course.ts';

/** A school or program turned the writer down. */
export const applicationRejected: Course = {
  id: 'application-rejected',
  begins:
    /\b(?:rejected|denied|turned down|waitlisted|wait ?listed|deferred|didn'?t get in(?:to)?|did not get in(?:to)?|not accepted|wasn'?t accepted|got a (?:no|rejection)|rejection (?:letter|email)s?)\b.{0,60}\b(?:colleges?|universit(?:y|ies)|unis?|schools?|grad|programs?|ivy|harvard|yale|stanford|princeton|mit|columbia|brown|cornell|duke|ucla|nyu|usc|oxford|cambridge|med|law|phd|master'?s|scholarship|conservatory|academy|residency|match|early decision|admissions?|ed\b|ea\b)\b|\b(?:college|university|uni|dream school|top choice|first choice|grad school|med school|law school|phd program|program|harvard|yale|stanford|princeton|mit|columbia|cornell|duke|ucla|nyu|usc|oxford|cambridge|berkeley|georgetown|northwestern|michigan|umich|penn|upenn|dartmouth|brown|caltech|vanderbilt|emory|tufts|purdue|notre dame|uc \S+|juilliard|admissions|scholarship|every school|all the schools|all my schools) (?:\S+ ){0,4}?(?:rejected|denied|turned me down|waitlisted|wait ?listed|deferred|said no|didn'?t (?:take|want|accept)|doesn'?t want|rejection)\b|\b(?:didn'?t|did not) (?:get in(?:to)?|make it in(?:to)?|match)\b(?! (?:a|the) (?:fight|argument|car|show|club|bar|team|building)| trouble)|\b(?:college|grad school|uni|med school|law school) (?:rejections?|decisions?) (?:came|is|are|and)\b.{0,30}\b(?:no\b|reject\w*|bad|denied)/iu,
  unless:
    /\b(?:jobs?|interview|visa|loan|apartment|mortgage|credit|boss|company|recruiter|insurance|claim|disability|dating|crush|girl|boy(?:friend)?|my (?:\S+ )?(?:son|daughter|kid|child|brother|sister|friend|student)s? (?:\S+ )?(?:got|was|didn'?t|is|did|has)|publisher|agent|manuscript|journal)\b/iu,
  first: {
    say: [
      'You had already lived there a little, in your head.',
      'So many months, and then one polite paragraph.',
      '“We regret to inform you.” As if regret had anything to do with it.',
    ],
    ask: ['Where were you when you opened it?', 'What had you pictured there?', 'Which one hurts most?'],
  },
  turns: [
    {
      when: /\b(?:what (?:did|was|'s) (?:I|wrong|it)|why (?:did|didn'?t|not|me|would|wasn'?t)|am I (?:not|stupid|dumb|a failure|just|good|too)|was(?:n'?t)? I|where did I go wrong|did I (?:\S+ )?(?:mess|screw|do|write|blow)|is it (?:me|because))\b/iu,
      say: [
        'They turn away rooms full of people who could have done it well. Much of it is who else applied, and what they were short of that year. You will not find the reason in yourself, however long you look.',
        'A few strangers, a folder, a quarter of an hour. It cannot have been a judgment of you; they never met you.',
      ],
      asked: true,
    },
    {
      when: /\b(?:should I|can I|would it be|is it (?:even |really )?worth|would you|do I)\b.{0,40}\b(?:appeal|reapply|apply|wait|gap|transfer|go|accept|write|try|settle|year|letter|another|community)\b/iu,
      say: [
        'None of that has to be decided while it still burns. In a week, look at what is really on the table: a yes from somewhere else, a year, a transfer later. Those are real roads.',
        'It can wait until the sting is gone. Some try again and are glad, others find that the second road suits them. It hangs on whether you still want the thing itself.',
      ],
      asked: true,
    },
    {
      when: /\b(?:how|what|should|do) (?:\S+ ){0,2}?I (?:\S+ ){0,2}?(?:tell|say|explain|face|post)\b/iu,
      say: [
        '“I did not get in. It is too early to talk about plan B.” Most people take that well, and it stops the questions for a few days.',
        'You can let one person do the telling. Nobody has a right to hear it from you five times over.',
      ],
      asked: true,
    },
    {
      when: /\b(?:what (?:do|can|should|would|could|am) (?:I|you)|what now|now what|how (?:do|can|should|would|does|did) (?:I|you|one|people|anyone)|any (?:tips|advice|ideas))\b/iu,
      say: [
        'For this week: nothing clever. Put the portal away, do something with your body, be with somebody who does not ask. The list of what is possible keeps.',
        'When you have had a few nights: write down what you wanted from that place, rather than its name. The teachers, the city, the getting away. Some of that may be had elsewhere.',
      ],
      asked: true,
    },
    {
      when: /\b(?:is my (?:life|future)|will I (?:ever|be|get)|is it (?:over|normal|stupid)|am I going to|did I ruin|does it (?:even )?matter)\b/iu,
      say: [
        'It closes one door that you had wanted very much. Looking back, people mostly say that it bent their way and did not break it; but I cannot know yours.',
        'I cannot see ahead. That you are this sad is quite in order: it was a whole picture of a life, not only a school.',
      ],
      asked: true,
    },
    {
      when: /\b(?:waitlist\w*|wait ?listed|deferred|limbo|still (?:a )?(?:chance|hope))\b/iu,
      say: [
        'Neither a yes nor a no. They have you go on hoping at your own expense.',
        'One cannot mourn it, and cannot pack either.',
      ],
    },
    {
      when: /\b(?:all of them|every (?:single )?(?:one|school)|everywhere|(?:five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:schools|rejections|programs|nos|out of|of them)|another (?:one|no|rejection)|third|again|second (?:year|time|cycle)|one after)\b/iu,
      say: ['One no, one can explain away. So many get under the skin.', 'By the end one opens them already braced.'],
      ask: ['Are there any still to come?'],
    },
    {
      when: /\b(?:friends?|everyone(?: else)?|everybody|classmates|twin|sister|brother|cousin|girl in|boy in|guy in|someone)\b.{0,40}\b(?:got in|got into|accepted|admitted|celebrat\w*|post\w*|sweatshirt|hoodie|committed|lower|worse)\b|\b(?:instagram|posting|sweatshirts?|decision day|commit\w*)\b/iu,
      say: [
        'And you have to press “like” on it.',
        'Being glad for someone who has just what you wanted, that is a big ask.',
      ],
    },
    {
      when: /\b(?:parents?|mom|mum|dad|family|grand\w+|teachers?|counsel(?:l)?or|let (?:them|everyone) down|disappoint\w*|proud|told everyone|expected|everyone (?:thought|knew|asks|keeps))\b/iu,
      say: [
        'You feel you opened it for all of them.',
        'They say it does not matter, and you saw their face before they said it.',
      ],
      ask: ['How did they take it?'],
    },
    {
      when: /\b(?:my )?(?:husband|wife|partner|boyfriend|girlfriend)\b/iu,
      say: [
        'There was somebody else who had already half moved in there with you.',
        "It changes more than one person's map.",
      ],
    },
    {
      when: /\b(?:worked|work|hard|retook|retake|years|gpa|4\.0|sat|extracurriculars?|essays?|volunteer\w*|everything right|straight a|sacrific\w*|clubs|no (?:social )?life|for nothing|gave up|perfect|valedictorian|since (?:I was|freshman|ninth))\b/iu,
      say: [
        'You kept your side of it, for years. They never promised theirs.',
        'All those evenings, and it looks as if they had been for nothing. They made you, though.',
      ],
      ask: ['What did you do without, for it?'],
    },
    {
      when: /\b(?:dream|always wanted|since I was|only (?:place|school|thing)|heart set|visited|campus|pictured|imagin\w*|my whole (?:life|plan)|first choice|top choice|legacy)\b/iu,
      say: [
        'That is a place to say goodbye to, even if you never lived there.',
        "One gives one's heart to a lawn and a library.",
      ],
    },
    {
      when: /\b(?:email|letter|portal|opened|read|thin envelope|form letter|generic|two lines|confetti|refresh\w*|link|subject line)\b/iu,
      say: [
        'Such a moment, and then a form letter.',
        'One reads it three times, to see whether there is a mistake in it.',
      ],
    },
    {
      when: /\b(?:money|scholarship|financial aid|afford|tuition|loan|debt|aid)\b/iu,
      say: [
        'So it is not only whether they want you. It is what it costs to be wanted.',
        'To have the door open and not be able to pay the step.',
      ],
    },
    {
      when: /\b(?:safety|backup|second choice|state school|community college|settl\w*|other (?:school|offer)|got into|accepted (?:at|to|by)|stuck (?:at|with|going)|transfer\w*|gap year|reapply|next year)\b/iu,
      say: [
        'There is another way, and you do not have to love it yet.',
        'A consolation prize, it feels like. Give it time to be a place of its own.',
      ],
      ask: ['What is there about it that you would not mind?'],
    },
    {
      when: /\b(?:cr(?:y\w*|ied)|cried|tears|sobb\w*|numb|in shock|can'?t (?:stop|sleep|eat|breathe|move)|sick|bathroom|heartbroken|devastated|crushed|gutted|empty|bed)\b/iu,
      say: [
        'It is a kind of heartbreak, and should be treated like one.',
        'Let it hurt for a few days. It was a real wish.',
      ],
    },
    {
      when: /\b(?:stupid|dumb|failure|not (?:\S+ )?(?:good|smart)|worthless|loser|embarrass\w*|asham\w*|humiliat\w*|mediocre|average|fraud|hate myself|useless)\b/iu,
      say: [
        'They said no to a folder. You are not in that folder.',
        'You are hard on the one person who has just been turned down.',
      ],
    },
    {
      when: /\b(?:unfair|angry|mad|furious|rigged|connections|rich|legacy|money|athlete|quota|luck|random|lottery|scam)\b/iu,
      say: [
        'There is a lot in it that has nothing to do with deserving.',
        'You played by the rules, and the rules were not written down.',
      ],
    },
    {
      when: /\b(?:everything happens|blessing|their loss|sucks anyway|overrated|better (?:for|off)|meant to be|don'?t worry|another door|works? out|one day you'?ll|people (?:say|keep))\b/iu,
      say: [
        'Comfort of that sort comes about half a year too early.',
        'They want to put a plaster on it, before anyone has looked at the wound.',
      ],
    },
    {
      when: /\b(?:hug\w*|ice cream|friend came|mom (?:said|hugged|made|held)|dad (?:said|hugged|made|held)|okay now|bit better|little better|relie\w*|maybe it'?s (?:okay|fine|good)|laugh\w*|walk)\b/iu,
      say: ['Good, somebody who does not ask and just sits down.', 'That sort of thing does more than any plan B.'],
    },
    {
      when: /\b(?:don'?t (?:even |really )?know|idk|what'?s the point|give up|giving up|done|whatever|don'?t care|never (?:trying|applying)|nobody knows|haven'?t told)\b/iu,
      unless: /\b(?:living|life|alive|die)\b/iu,
      say: [
        'You do not have to know anything tonight.',
        'Just now it looks as if wanting things were the mistake. I do not think it was.',
      ],
    },
  ],
  say: [
    'You let yourself want it, out loud. That takes courage.',
    'It hurts in proportion to how much you had hoped.',
    'They do not know whom they turned away. They had a file.',
    'A future one had already furnished has to be emptied again.',
    'Right now there is nothing to be made of it. It is sad.',
  ],
  ask: [
    { line: 'What was it about that place?', unless: /\b(?:because|dream|always wanted)\b/iu },
    {
      line: 'Is anything else still open?',
      unless: /\b(?:safety|backup|waitlist\w*|other school|all of them|every)\b/iu,
    },
    { line: 'Who is with you this evening?', unless: /\b(?:mom|dad|friend|alone)\b/iu },
    { line: 'What would you like people to stop saying?' },
  ],
};
