import type { Emotion } from '#emotion/emotions.ts';

/** Words of three strengths: slight, clear, strong. */
export type Graded = readonly [readonly string[], readonly string[], readonly string[]];

export interface EmotionContent {
  /** What a situation is: fits "That sounds …" and "a … thing". */
  situation: Graded;
  /** What a person is: fits "You may be …" and "you feel …". */
  person: Graded;
  /** Plain statements that fit the feeling, whatever the matter. */
  say: readonly string[];
  /** Open questions that follow from the feeling. */
  ask: readonly string[];
}

/** The eighteen feelings. Tentative by their frames, never a verdict. */
export const emotionContent: Record<Emotion, EmotionContent> = {
  sadness: {
    situation: [
      ['sad', 'tender', 'bittersweet'],
      ['sad', 'heavy', 'painful', 'sore'],
      ['heartbreaking', 'crushing', 'deeply painful'],
    ],
    person: [
      ['a little sad', 'a bit low', 'somewhat down'],
      ['sad', 'low', 'heavy-hearted'],
      ['heartbroken', 'crushed', 'deeply sad'],
    ],
    say: [
      'Sadness has its own pace, and it does not need a reason that convinces anybody.',
      'Tears, if they come, are just the weight finding a way out.',
      'Some days everything is a shade grayer, and getting through them is work.',
      'Being sad does not mean you are doing something wrong.',
      'It can be lonely to be sad while the rest of the world runs on as usual.',
      'Sadness often comes in after the doing is over, when it gets quiet.',
      'You are allowed to be sad about something other people would shrug off.',
    ],
    ask: [
      'When in the day does the sadness weigh the most?',
      'What is the sadness about, as far as you can tell?',
      'What do you do when the sadness gets big?',
      'Has there been a moment lately when it lifted, even for a minute?',
      'Who knows that you have been this sad?',
      'How long has it been this heavy?',
      'What would you like somebody to say, and what should they please not say?',
    ],
  },
  anxiety: {
    situation: [
      ['unsettling', 'uneasy', 'nerve-racking'],
      ['worrying', 'stressful', 'unnerving', 'tense'],
      ['frightening', 'terrifying', 'overwhelming'],
    ],
    person: [
      ['a bit nervous', 'slightly on edge', 'a little uneasy'],
      ['anxious', 'worried', 'on edge', 'keyed up'],
      ['really scared', 'terrified', 'very frightened'],
    ],
    say: [
      'Worry likes to pretend that thinking harder will make things safe.',
      'A body on alert does not care whether the danger is in the room or in next week.',
      'It is tiring to rehearse every way a thing could go.',
      'Not knowing is often harder than knowing something bad.',
      'Dreading a thing can cost more than the thing itself.',
      'An anxious mind is usually guarding something it cares about.',
      'The what-ifs breed quickly when nobody interrupts them.',
      'Being scared of it says that it matters to you.',
    ],
    ask: [
      'What is the part you cannot know yet?',
      'Which what-if comes back most often?',
      'Where in your body does the worry sit?',
      'What do you do to feel safe when it gets like this?',
      'What would you be doing right now if you were not worried?',
      'What has helped you ride out a wave like this before?',
      'Is there a piece of this that will be decided soon?',
      'What do you need to hear that would be true, not just soothing?',
      'What does the worry keep you from?',
      'How does your sleep take it?',
    ],
  },
  anger: {
    situation: [
      ['annoying', 'irritating', 'galling'],
      ['infuriating', 'unfair', 'maddening'],
      ['outrageous', 'enraging', 'deeply unfair'],
    ],
    person: [
      ['annoyed', 'irritated', 'a bit fed up'],
      ['angry', 'fed up', 'resentful'],
      ['livid', 'furious', 'really angry'],
    ],
    say: [
      'Anger often stands guard at the spot where a line was crossed.',
      'You can be this angry and still be a decent person.',
      'Swallowing it at the time does not make it go anywhere.',
      'Anger has a lot of energy in it, and right now it has nowhere to go.',
      'Underneath a temper there is usually something that got hurt or ignored.',
    ],
    ask: [
      'What line did it cross for you?',
      'What made you angriest: what was done, or how?',
      'What does the anger want to protect?',
      'What would make it right, even partly?',
      'What did you do with the anger in the moment?',
      'What is under the anger, if you look for a second?',
      'How do you usually cool down, when you do?',
    ],
  },
  shame: {
    situation: [
      ['awkward', 'uncomfortable', 'embarrassing'],
      ['painful', 'uncomfortable', 'hard to carry'],
      ['humiliating', 'mortifying', 'searing'],
    ],
    person: [
      ['a bit embarrassed', 'self-conscious', 'a little exposed'],
      ['ashamed', 'embarrassed', 'small', 'exposed'],
      ['mortified', 'humiliated', 'deeply ashamed'],
    ],
    say: [
      'Shame says hide, and you said it here instead.',
      'The moment replays for you far more often than for anyone who saw it.',
      'A thing you did, or that happened, is not the whole of you.',
      'Shame tends to shrink a little when it is said to someone who does not flinch.',
      'Wishing the floor would open is an old and very common wish.',
      'Most people are busy guarding their own embarrassing moment.',
      'You would probably not talk to anyone else the way shame talks to you.',
      'There is more to the story of you than its worst paragraph.',
    ],
    ask: [
      'What is the shame telling you about yourself?',
      'What do you imagine people thinking?',
      'Which moment keeps playing again?',
      'Who would be the hardest person to tell, and who the easiest?',
      'What would you need in order to look at it without hiding?',
      'What part of it was not in your hands?',
    ],
  },
  guilt: {
    situation: [
      ['uncomfortable', 'nagging'],
      ['heavy', 'nagging', 'painful'],
      ['crushing', 'agonizing', 'very heavy'],
    ],
    person: [
      ['a little guilty', 'a bit bad about it', 'uneasy with yourself'],
      ['guilty', 'regretful', 'torn up'],
      ['torn apart by guilt', 'full of regret', 'unable to let yourself off'],
    ],
    say: [
      'Guilt is often the sign of a value that was stepped on, by you or by circumstances.',
      'Regret means that part of you would choose differently now.',
      'Being sorry and being bad are two different things.',
      'You knew less then than you know tonight.',
      'Guilt likes to put you in charge of things nobody could have steered.',
      'It hurts because the other person matters to you.',
      'Punishing yourself does not pay anyone back.',
    ],
    ask: [
      'What do you wish you had done?',
      'Which part was truly in your hands, and which was not?',
      'Is there something you would like to mend, or to say?',
      'What was going on with you when it happened?',
      'What would you think of somebody else who had done that?',
      'What did you know at the time?',
    ],
  },
  loneliness: {
    situation: [
      ['lonesome', 'quiet', 'isolating'],
      ['lonely', 'isolating', 'lonesome'],
      ['painfully lonely', 'desolate', 'achingly lonely'],
    ],
    person: [
      ['a little left out', 'a bit alone', 'somewhat apart'],
      ['lonely', 'left out', 'unseen', 'on the outside'],
      ['terribly alone', 'invisible', 'cut off from everyone'],
    ],
    say: [
      'You can be lonely in a full room; maybe most of all there.',
      'Wanting to be known by somebody is about as human a wish as there is.',
      'Loneliness tells people to keep away, right when company would help.',
      'A program is thin company next to a person; still, you need not sit in silence.',
    ],
    ask: [
      'When does the loneliness get the loudest?',
      'Who do you miss, if it is someone in particular?',
      'What kind of company are you longing for: talk, touch, or just someone in the room?',
      'When did you last feel that someone really saw you?',
      'What gets in the way of reaching out?',
      'Is there one person you could send a short message to, without explaining anything?',
      'What would an evening that was not lonely look like?',
      'Has it always been like this, or did something change?',
      'Where do you run into people, even briefly?',
      'What would you want a friend to ask you tonight?',
    ],
  },
  grief: {
    situation: [
      ['tender', 'sad', 'bittersweet'],
      ['painful', 'raw', 'sorrowful'],
      ['devastating', 'shattering', 'unbearably sad'],
    ],
    person: [
      ['tender', 'a little bereft', 'wistful'],
      ['full of longing', 'raw', 'very sad'],
      ['broken-hearted', 'shattered', 'very sad'],
    ],
    say: [
      'Grief does not keep to a calendar, whatever others expect.',
      'Grief comes in waves; between them it can be strangely ordinary.',
      'There are losses for which nobody brings flowers.',
      'It may be too early for any words to be the right ones.',
      'You can laugh and grieve in the same hour and be untrue to nobody.',
      'A loss can come slowly, in pieces, and still be a loss.',
    ],
    ask: [
      'What has been hardest in it so far?',
      'How are the nights?',
      'Who else carries this with you?',
      'What hurts the most in it, as far as it can be said?',
      'What would you like to be asked about it?',
      'What helps you through the next hour?',
    ],
  },
  overwhelm: {
    situation: [
      ['busy', 'crowded', 'tiring'],
      ['overwhelming', 'exhausting', 'relentless'],
      ['crushing', 'impossible', 'far too heavy'],
    ],
    person: [
      ['stretched', 'a bit snowed under', 'a little worn'],
      ['overwhelmed', 'snowed under', 'worn out', 'stretched thin'],
      ['at the end of your rope', 'completely swamped', 'completely worn out'],
    ],
    say: [
      'When everything is urgent, the brain stops sorting and just rings.',
      'Being unable to start is often what too much looks like.',
      'Even deciding what comes first takes strength you may not have left.',
      'It adds up, also the small things, above all the small things.',
      'Running on empty makes every ask feel like an insult.',
    ],
    ask: [
      'If only one thing got done today, which should it be?',
      'Who could take one piece off you?',
      'What is shouting the loudest, and is it really first?',
      'When did you last have an hour nobody wanted something from?',
      'What is the very next thing, the size of five minutes?',
      'What would you need to stop for ten minutes?',
      'How is your body taking all of it?',
    ],
  },
  jealousy: {
    situation: [
      ['prickly', 'awkward', 'stinging'],
      ['stinging', 'galling', 'sore'],
      ['bitter', 'agonizing', 'deeply painful'],
    ],
    person: [
      ['a bit envious', 'a touch jealous', 'a little stung'],
      ['jealous', 'envious', 'stung'],
      ['eaten up by it', 'bitterly jealous', 'very jealous'],
    ],
    say: [
      'Envy usually points at something you want and have hardly dared to say.',
      'It is sore to watch somebody be handed what you have waited for.',
      'Comparing rarely uses the same measure for both sides.',
      'You can begrudge it and still be a good friend.',
    ],
    ask: [
      'What is it that they have, exactly, that you long for?',
      'What does it seem to say about you?',
      'When did the comparing start?',
      'What would be enough, if nobody else were in the picture?',
      'What do you have that does not show from the outside?',
      'What have you been waiting for, and how long?',
    ],
  },
  disappointment: {
    situation: [
      ['disappointing', 'deflating', 'flat'],
      ['disappointing', 'discouraging', 'disheartening'],
      ['crushing', 'gutting', 'bitter'],
    ],
    person: [
      ['a bit let down', 'slightly deflated', 'a little disappointed'],
      ['let down', 'disappointed', 'deflated'],
      ['crushed', 'gutted', 'badly let down'],
    ],
    say: [
      'It takes hope to be let down; you had put some in.',
      'The gap between what you pictured and what came is what hurts.',
      'You are allowed to mind, also when it was nobody’s fault.',
      'A letdown makes it hard to hope again right away.',
      'Other people may call it small. You know what you had hung on it.',
    ],
    ask: [
      'What had you been hoping for?',
      'What hurts more, the thing itself or who let you down?',
      'What did you picture, before it turned out like this?',
      'How much had you put into it?',
      'What does it make you doubt?',
      'What, if anything, is still possible?',
      'Did anyone notice how much it meant to you?',
    ],
  },
  numbness: {
    situation: [
      ['flat', 'muted', 'distant'],
      ['numb', 'hollow', 'muffled'],
      ['completely empty', 'deadened', 'blank'],
    ],
    person: [
      ['a bit flat', 'a little distant', 'somewhat muted'],
      ['numb', 'hollow', 'far away from things', 'switched off'],
      ['entirely numb', 'empty', 'cut off from all of it'],
    ],
    say: [
      'Numb can be what a mind does when it has had too much for too long.',
      'Feeling nothing is still something to take seriously.',
      'You can do all the right motions and not be in them.',
      'It is strange to watch your own life as if through a window.',
      'Nothing needs to be felt on command here.',
      'Sometimes the feelings are not gone, only put away for safekeeping.',
      'Flat days are hard to explain to people who ask how you are.',
    ],
    ask: [
      'How long has it been this flat?',
      'Is there anything that gets through, even faintly: music, cold air, a taste?',
      'When did you last feel something clearly, good or bad?',
      'What was happening around the time it went quiet?',
      'Does the numbness feel like protection, or more like loss?',
      'How do your days go while it is like this?',
      'What do you tell people when they ask?',
      'How are you sleeping and eating through it?',
      'Does anyone know it has become so empty?',
    ],
  },
  joy: {
    situation: [
      ['nice', 'good', 'pleasant'],
      ['happy', 'lovely', 'bright'],
      ['wonderful', 'amazing', 'glorious'],
    ],
    person: [
      ['pleased', 'in good spirits', 'content'],
      ['happy', 'delighted', 'lit up'],
      ['overjoyed', 'over the moon', 'bursting with it'],
    ],
    say: [
      'Good moments deserve as much room as hard ones.',
      'You can hear the brightness in how you tell it.',
      'It is worth telling twice.',
      'A moment like that can be kept and taken out again on a gray day.',
      'Joy does not need to be earned or explained.',
      'That is the sort of day one hopes for.',
    ],
    ask: [
      'What was the best second of it?',
      'Who was there to see it?',
      'What would you like to remember about it in a year?',
      'How long have you been waiting for something like this?',
      'What surprised you most?',
      'What happens next, now that it is real?',
    ],
  },
  gratitude: {
    situation: [
      ['kind', 'nice', 'thoughtful'],
      ['touching', 'generous', 'heartwarming'],
      ['deeply moving', 'very generous', 'precious'],
    ],
    person: [
      ['thankful', 'quietly pleased', 'touched'],
      ['grateful', 'touched', 'moved'],
      ['deeply grateful', 'moved to tears', 'very touched'],
    ],
    say: [
      'Kindness that nobody asked for stays with a person.',
      'It means something to be thought of when you were not in the room.',
      'Somebody saw what was needed and simply did it.',
      'Small help at the right moment can be large.',
      'You noticed it, which is half of gratitude.',
    ],
    ask: [
      'What did that kindness tell you?',
      'Would you want to let them know what it meant?',
      'What made it matter so much right then?',
      'Who else has been good to you lately?',
      'What might it feel like to keep that with you this week?',
      'How did you take it, was it easy to accept?',
    ],
  },
  pride: {
    situation: [
      ['good', 'solid', 'satisfying'],
      ['impressive', 'hard-won', 'satisfying'],
      ['remarkable', 'tremendous', 'hard-won'],
    ],
    person: [
      ['quietly pleased', 'a little proud', 'satisfied'],
      ['proud', 'capable', 'pleased with yourself'],
      ['very proud', 'really proud'],
    ],
    say: [
      'You did that, nobody else.',
      'That took more than luck.',
      'It is all right to be proud without adding a but.',
      'The part nobody saw is probably the part that counts most.',
    ],
    ask: [
      'What are you most proud of in it?',
      'Who would understand how big this is?',
      'What does it say about you that you managed it?',
      'Where else might that strength come in handy?',
    ],
  },
  hope: {
    situation: [
      ['promising', 'encouraging', 'gentle'],
      ['hopeful', 'encouraging', 'promising'],
      ['very hopeful', 'bright', 'luminous'],
    ],
    person: [
      ['a little hopeful', 'cautiously hopeful', 'somewhat lighter'],
      ['hopeful', 'lighter', 'encouraged'],
      ['full of hope', 'really hopeful', 'able to breathe again'],
    ],
    say: [
      'A bit of light, then. It can stay small and still be real.',
      'It says something that you can picture it getting better.',
      'Something has started to move.',
    ],
    ask: [
      'What made the hope possible?',
      'What would help you keep hold of it?',
      'What can you see now that you could not see before?',
      'What is the first sign you would look for?',
      'What would you do if it did turn out well?',
    ],
  },
  calm: {
    situation: [
      ['quiet', 'easy', 'peaceful'],
      ['peaceful', 'restful', 'soothing'],
      ['deeply peaceful', 'serene', 'restful'],
    ],
    person: [
      ['at ease', 'settled', 'quiet inside'],
      ['calm', 'at peace', 'settled'],
      ['deeply calm', 'wholly at peace', 'rested'],
    ],
    say: [
      'Quiet like that is worth staying in.',
      'Nothing has to be added to it.',
      'Moments like these are easy to overlook, and you did not.',
      'Rest counts, too.',
      'An ordinary good hour is no small thing.',
    ],
    ask: [
      'What made this calm possible today?',
      'What do you notice around you in it?',
      'How does it feel compared with last week?',
      'What would help you find your way back here another day?',
      'What do you want to do with the rest of this quiet?',
    ],
  },
  confusion: {
    situation: [
      ['unclear', 'puzzling', 'mixed'],
      ['confusing', 'bewildering', 'tangled'],
      ['disorienting', 'bewildering', 'dizzying'],
    ],
    person: [
      ['unsure', 'a bit puzzled', 'undecided'],
      ['confused', 'torn', 'pulled both ways'],
      ['completely lost', 'torn in two', 'turned around'],
    ],
    say: [
      'When both sides weigh the same, no list will tip them.',
      'Being torn usually means that something real stands on each side.',
      'You do not need to know before you have had time to find out.',
      'Mixed signals make a person doubt their own reading.',
      'Not being sure is uncomfortable, and it is honest.',
      'Perhaps the question is bigger than the choice in front of you.',
    ],
    ask: [
      'What are the two pulls, in a word each?',
      'What would you choose if nobody were to know?',
      'What feels unclear: the facts, or what you want?',
      'What might you need to find out first?',
      'How long can it stay undecided without harm?',
      'Whose opinion is loudest in your head about it?',
    ],
  },
  love: {
    situation: [
      ['sweet', 'tender', 'warm'],
      ['loving', 'tender', 'precious'],
      ['deeply loving', 'beautiful', 'precious'],
    ],
    person: [
      ['fond', 'warm inside', 'tender'],
      ['full of love', 'tender', 'loved'],
      ['overflowing with love', 'deeply loved', 'head over heels'],
    ],
    say: [
      'There is so much affection in that detail.',
      'Love often shows in things that small.',
      'You saw it, and you let it reach you.',
      'It is a rare thing to be known like that.',
      'Tenderness like that can carry a person a long way.',
    ],
    ask: [
      'What do you love most about it?',
      'What did you feel when you noticed?',
      'What is it like to be loved like that?',
      'What would you want them to know?',
    ],
  },
};
