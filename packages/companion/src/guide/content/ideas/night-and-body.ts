import type { Purpose } from './purpose.ts';

/** Nights, the body, nerves. */
export const nightAndBodyIdeas: readonly Purpose[] = [
  {
    id: 'fall-asleep',
    wanted: 'lies in bed at bedtime and cannot fall asleep, new or in general',
    ideas: [
      "One thing that can help: if sleep isn't coming, get up, sit somewhere dim with something dull, and go back to bed only when your eyes get heavy.",
      'You could try slow breathing with a long out-breath, in through the nose and out as if through a straw, for a few minutes without aiming for sleep.',
      'Some people turn the clock and the phone away, since checking the hour makes the body more alert each time.',
      'It may be worth keeping the same getting-up time for a week, even after a bad night, so that sleepiness builds up at a steadier hour.',
      'Perhaps make the room cooler and darker than seems necessary and warm your feet with socks, because a body falls asleep more easily as it cools down.',
      'If it goes on for weeks and drags your days down, a doctor is a good person to ask, since there are proven programs for sleeplessness.',
    ],
  },
  {
    id: 'night-thoughts',
    wanted: 'the brain will not stop at night and thoughts keep someone awake',
    ideas: [
      'It may be worth keeping paper by the bed and writing each thought down in a few words, so your head can stop holding on to it.',
      'You could give your mind a dull task, like picking a word and finding things that start with each of its letters, picturing every one.',
      'Some people set aside a short worry time in the early evening, so that at night they can say it has its place tomorrow.',
      'A quiet audiobook or a podcast you already know, on low with a sleep timer, may give the thoughts something gentle to follow.',
      'Perhaps get out of bed when the thinking gets loud, sit in low light until it settles, and let the bed be for sleeping only.',
    ],
  },
  {
    id: 'back-to-sleep',
    wanted: 'wakes in the middle of the night and lies awake',
    ideas: [
      'Perhaps turn the clock to the wall before bed and leave it there when you wake, since counting the hours left wakes you more.',
      'You could leave the bed after a while, sit in dim light with something boring, and return once you feel drowsy again.',
      'Some people go slowly through a familiar walk or house in their mind, room by room, which keeps them busy without waking them up.',
      'It may be worth telling yourself that lying still in the dark is rest too, because trying hard to sleep tends to chase it away.',
      'Try tightening your feet and letting them go, then calves, then thighs, moving slowly upward, and begin again at the feet if you reach the top.',
      'If waking happens most nights for weeks, or comes with gasping, pain or sweats, a doctor is the right place to ask about it.',
    ],
  },
  {
    id: 'get-up',
    wanted: 'cannot get out of bed in the morning',
    ideas: [
      'One thing that can help: make the first step tiny, like both feet on the floor, and allow yourself to decide about the rest from there.',
      'You could put the alarm across the room, next to a glass of water, so that getting up happens before the arguing starts.',
      'Some people give the morning a small bait, a favorite song, a good cup of something or a warm robe waiting within reach.',
      'Light may do more than willpower: open the curtain as soon as you wake, or leave it open a little the night before.',
      'Perhaps arrange for somebody to expect you, a call or a short walk together, since a promise to a person pulls harder than an alarm.',
      'If getting up has been this hard for a couple of weeks and nothing feels good, it is worth telling a doctor or counselor.',
    ],
  },
  {
    id: 'nightmares',
    wanted: 'bad dreams, after them and so that they come less',
    ideas: [
      'You could write the dream down by day with a different ending you choose, then picture the new version for a few minutes each evening.',
      'When you wake from one, it can help to switch on a small light, put your feet on the floor and say out loud where you are and what day it is.',
      'Some people keep something comforting by the bed, like a soft blanket, a familiar scent or a photo, to reach for when they wake up scared.',
      'It may be worth keeping the last hour of the evening free of news and scary shows, and filling it with something gentle.',
      'Perhaps tell somebody the dream in daylight, because a nightmare spoken out loud often loses some of its grip.',
      'If they come often or go back to something that happened, a doctor or therapist can help, as there are good treatments for nightmares.',
    ],
  },
  {
    id: 'panic-now',
    wanted: 'a panic attack, happening now or for when they come',
    ideas: [
      'One thing that can help: breathe out slowly, longer than you breathe in, and keep your attention on the out-breath for a minute or two.',
      'You could hold something cold, like a wet cloth or a can from the fridge, against your face or wrists, which often takes the edge off.',
      'Name out loud a few things you can see, hear and touch around you, slowly, to bring your mind back to the room.',
      'It may help to say to yourself that this is panic, it peaks and it passes, and that there is nothing to fight or win.',
      'Some people plant both feet and push hard against a wall or the floor, so that the rush in the body has somewhere to go.',
      "If chest pain, fainting or trouble breathing is new, strong or doesn't ease, that is for emergency care, and repeated attacks are worth telling a doctor.",
    ],
  },
  {
    id: 'calm-nerves',
    wanted: 'keyed up, shaking or nervous right now or before something',
    ideas: [
      'Breathing may be the quickest way: in through the nose, a second small sip of air on top, then all of it out slowly, several times.',
      'You could shake out your hands and arms, walk a fast lap or climb some stairs, because nerves are energy that wants to be used.',
      "Try telling yourself you're excited rather than nervous, since the body does much the same in both and the word can turn it around.",
      'Some people press their feet into the floor, drop their shoulders and name what they see around them until the shaking eases.',
      "Perhaps practice only your very first step or sentence, out loud, so that the beginning runs by itself when you're nervous.",
    ],
  },
  {
    id: 'stop-overthinking',
    wanted: 'ruminating by day, replaying conversations and going over things',
    ideas: [
      'When the loop starts, it can help to ask whether there is a next step. If so, do the smallest part, and if not, name it as replaying.',
      'You could write out the loop once, what happened and what you tell yourself about it, and then what a fair friend would say to it.',
      'Some people give it a fixed slot of fifteen minutes, and outside of that they say not now and turn to whatever is in front of them.',
      'Move your attention into your hands: washing up, chopping, drawing or carrying something tends to break the spin better than arguing with it.',
      'It may help to remember that others were mostly busy with themselves and likely recall far less of it than you do.',
    ],
  },
  {
    id: 'worry-ahead',
    wanted: 'worries and what-ifs about the future',
    ideas: [
      "One thing that can help: write the worry as a sentence, then sort what is in your hands from what isn't, and do one small thing from the first.",
      "You could finish the what-if instead of stopping at the scariest part, and note how you'd cope, who would help and what you'd do first.",
      'Some people keep a worry list and read it once a day at a set time, crossing out what never came.',
      'It may help to ask what is true today, this afternoon, and to bring your attention back to what this hour asks for.',
      'Perhaps cut the feed that feeds it, with a set time for news or searching, because looking for certainty often grows the worry.',
    ],
  },
  {
    id: 'tense-body',
    wanted: 'tension in the body, shoulders, neck, jaw, clenched muscles',
    ideas: [
      'A quick one to try: pull your shoulders up to your ears, hold for a slow breath, then let them drop, several times over.',
      'For a tight jaw: let the teeth come apart, rest the tongue behind the upper front teeth, and breathe out through loose lips.',
      'You could lay something warm, like a heated towel or a warm shower, on the tight spot for a while and move it gently afterwards.',
      "Some people set a small cue, each doorway or each red light, to check what they're clenching and let it go.",
      'Perhaps walk with loosely swinging arms for a few minutes, since muscles that have been held still often let go best in motion.',
      "If it stays for weeks, hurts strongly, or comes with numbness, a doctor is the place to ask, or a dentist when it's the jaw.",
    ],
  },
  {
    id: 'sore-after-work',
    wanted: 'feet, legs, back or hands sore and tired after a day of standing or lifting',
    ideas: [
      'For tired feet: lie down and put your legs up against the wall or on a few pillows for a while, so the swelling can drain.',
      "Warmth can do a lot: a soak or a long warm shower on the sore part, then a slow rub with lotion, gently where it's tender.",
      'You could roll a ball or a cold bottle under each foot, or between your palms, pressing a little longer on the tender spots.',
      'Some people change shoes or socks halfway through a shift, or put in cushioned insoles, and feel the difference by evening.',
      'Perhaps lie on your back on the floor with your lower legs on a chair, which takes the load off a tired back.',
      'If the pain is sharp, one-sided, swollen or numb, or is still there after rest days, a doctor or nurse line is the place to ask.',
    ],
  },
  {
    id: 'tired-always',
    wanted: 'worn out and tired all the time',
    ideas: [
      'Tiredness that goes on for weeks is worth taking to a doctor, because several common causes show up in a simple check.',
      'You could note for a few days when you feel a little more awake and when you sink, and move the hardest task to the better hours.',
      'Some people find that a short walk in daylight, even a slow one, gives back more than another hour on the couch.',
      'It may be worth choosing one thing to drop, hand over or do badly this week, so that rest has somewhere to go.',
      "Perhaps take small pauses before you're empty, a few minutes with eyes closed and no screen, rather than one long collapse at the end.",
    ],
  },
  {
    id: 'waiting-news',
    wanted: 'waiting for results, an answer or a decision',
    ideas: [
      'One thing that can help: decide on set times to check for the answer, and keep the phone or mailbox out of sight in between.',
      'You could plan something small that fills the hands for each stretch of waiting, like cooking, sorting or a walk with somebody.',
      "Some people write two short notes, what they'd do first if it's good and what they'd do first if it's bad, then put them away.",
      "It may be worth asking when and how the answer comes, and whom to contact if it's late, since vague waiting is the hardest kind.",
      "Perhaps choose one person who knows you're waiting and can keep you company, also for the moment the news arrives.",
    ],
  },
  {
    id: 'doctor-visit',
    wanted: 'preparing a visit to the doctor and being taken seriously there',
    ideas: [
      'One thing that can help: write down your top three points before you go, with the one that worries you most at the top, and hand over the note.',
      'You could keep a short log until the visit, with what happens, when, how long and what it keeps you from doing.',
      'Some people bring a person they trust, who takes notes and can speak up when they get flustered.',
      'If you feel brushed off, it may help to ask what else it could be, and to request that your concern be noted in the chart.',
      "Before you leave, perhaps repeat back what was agreed, and ask what happens next and when to come back if it isn't better.",
    ],
    words: {
      plain: [
        "This has been going on for a while and it keeps me from normal things. I'd like to find out why.",
        'The thing I most want to talk about today is this, so can we start there?',
      ],
      soft: [
        "I'm a bit nervous, so I wrote some things down. Could we go through them together?",
        "I may not explain this well, but something doesn't feel right, and I'd be glad if you took a closer look.",
      ],
    },
  },
  {
    id: 'medical-fear',
    wanted: 'fear of the dentist, needles, a scan, an operation or other treatment',
    ideas: [
      "It often helps to tell the staff at the start that you're scared, so they can go slower, explain each step and give you breaks.",
      'You could agree on a stop signal, like raising a hand, before it begins, so that you know you can pause it.',
      'Some people bring headphones with a favorite playlist or story, or ask for a blanket or an eye mask, if the procedure allows it.',
      'If needles make you faint, it may help to lie down and to tense your legs and belly for some seconds at a time.',
      "Perhaps call ahead with your questions, what happens, how long and what you'd feel, because the unknown is often the worst part.",
      'Maybe plan something kind for right afterwards and ask somebody to take you there and back, so the day has a good end to look toward.',
    ],
  },
  {
    id: 'winter-dark',
    wanted: 'dark season, short days, grey weather weighing on someone',
    ideas: [
      'If you can, it may help to get outside in the first hours of daylight, even under clouds, since morning light does the most for mood.',
      'You could move your favorite chair or your desk to the brightest window and open everything that lets light in.',
      'Some people use a bright light box in the mornings; a doctor or pharmacist can say whether it suits you and your eyes.',
      'It may be worth putting one warm fixed date into each week, a soup night, a call or a class, so the dark evenings have something in them.',
      'Perhaps make the dark cozy on purpose, with lamps in several corners, a blanket and a project that belongs only to this season.',
      'If the low mood comes back every year or makes daily things hard, a doctor or counselor is a good person to ask, since help for it exists.',
    ],
  },
  {
    id: 'evening-routine',
    wanted: 'winding down in the evening, a routine for the end of the day',
    ideas: [
      'It can help to mark the end of the day with a small ritual, like changing clothes or washing your face, always in the same order.',
      'You could dim the lamps an hour before bed and set the phone to charge in another room.',
      "Some people write tomorrow's three tasks on paper and then close the notebook, so that the day is officially over.",
      'A warm shower or foot bath, followed by a few slow stretches, may tell the body that nothing more is wanted of it.',
      'Perhaps pick one quiet thing that is only for evenings, a few pages, a puzzle, some knitting or an old record, and keep it short.',
    ],
  },
  {
    id: 'morning-routine',
    wanted: 'a morning routine, starting the day in a calmer or better way',
    ideas: [
      "One thing that can help: move one morning task to the night before, like clothes, bag or lunch, so there's less to decide.",
      'You could keep the phone out of the first stretch of the day and begin with water, light and a few slow breaths.',
      'Some people choose just three things in a fixed order, such as wash, stretch, something warm to drink, and let everything else be extra.',
      'It may be worth hanging a new habit on an old one, a stretch while the coffee runs or a song while you brush your teeth.',
      'Perhaps begin by naming one thing that would make today good enough, and write it somewhere you can see it.',
    ],
  },
];
