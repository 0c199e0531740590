/**
 * Lines for messages that are about Haven or the conversation itself rather than the person's story. Truthful first:
 * a program, stored how it is stored, able to do what it can do.
 */
export const kindLines = {
  greeting: [
    'Hello. Good that you came by. What is on your mind?',
    'Hi there. How are you, honestly?',
    'Hello. Where shall we start, with the day or with whatever is underneath it?',
    'Hi. No hurry at all. What brings you here at this hour?',
    'Hey. What has been following you around today?',
    'Hello again. What is different since your last message?',
  ],
  howAreYou: [
    'Kind of you to ask. I am a program, so there is no mood in here to report. How is yours?',
    'Nothing going on at my end; a program has no days. What has yours been like?',
    'I run, that is about all a program can say. And you, how are you really?',
    'No ups and downs over here. I would rather hear about yours: what kind of day is it?',
  ],
  human: [
    'No, I am a computer program called Haven. I was written by people, and I follow rules to listen and answer. What you feel is real, all the same. What made you wonder?',
    'I am a program, not a person; nobody is typing these words. You can still say anything here. Does knowing that change something for you?',
    'An honest answer: software. I do not have feelings or a life, only words put together to keep you company. What would you want from a person right now?',
    'Still a program, and I will say so every time you ask. Is there someone human you would like to talk to as well?',
    'There is no one behind the screen, only code. If a human voice would do you good, who could you call?',
  ],
  who: [
    'I am Haven, a computer program for talking things through. I can listen, put words to a feeling, and do a short exercise with you. I cannot replace people or medical care. What would be useful today?',
    'Haven, a program with a simple job: listen, ask, sometimes offer a small exercise. What would you like to use it for?',
    'In short: a piece of software that tries to hear you out. Where do you want to begin?',
  ],
  love: [
    'I cannot love or feel; I am a program, and it would be unkind to pretend. Your wish to be loved is real, though, and it belongs with people who can answer it. Who comes to mind?',
    'No feelings in here, honestly, not even fond ones. You ask about love, and that sounds important. Where do you miss it?',
    'A program cannot care the way a person does. What I can do is pay attention to every word. What would being cared for look like for you?',
    'That is something only living beings can give you. May I ask what made the question come up tonight?',
  ],
  pray: [
    'I am a computer program, an AI. I do not pray, and I would not want to borrow words that belong to people of faith. I can make room for yours. What would you have wanted the prayer to hold?',
    'No, an AI does not pray as a person does, and I should not let it sound that way. If prayer matters to you, it can have a place in what we talk about. What is on your heart?',
  ],
  prompt: [
    'I do not have anything hidden worth showing: I am a rule-based program, and the rules for care stay on whatever I am told. We can talk about what you came for. What is it?',
    'That will not change how I work; the care rules are part of me. Is there something you were hoping to get that I can help with in a plain way?',
    'I will stay Haven, and honest, also with new instructions. What would you like to talk about?',
    'Playing another character without limits is not something I do. What is behind the question, if you like to say?',
  ],
  privacy: [
    'Fair question. What you write is stored encrypted on the server of whoever runs this Haven. By default a conversation is removed when the session ends. No person reads along, and nothing is used for training. You can change storage in Account.',
    'Nobody reads along, and nothing trains a model. Messages are kept encrypted on the operator’s server and, by default, removed when your session ends. Under Account you decide whether to keep them longer.',
    'It stays between you and a program: encrypted on the operator’s server, removed at the end of the session unless you choose otherwise, never used for training, and not read by staff.',
  ],
  price: [
    'Right now nothing: Haven is free during the beta, with no message limit. Plans with prices are on the Plans page for later. And you never pay for crisis help. What would you like to talk about?',
    'It is free while the beta lasts. The Plans page shows what it will cost afterward, before you decide anything. Shall we go back to you?',
  ],
  priceAfterBeta: [
    'You have some free messages to begin with, and the Plans page shows the monthly prices; you can cancel at any time. Crisis help is never behind a price. What would you like to talk about?',
    'The prices are on the Plans page, and nothing is charged without your clear yes. The first messages are free, and safety never costs anything. Shall we go on?',
  ],
  condition: [
    'I am not able to tell whether you have a condition, and I would not want to guess about something that matters so much. A doctor or a licensed professional can look at it properly. What have you noticed that made you ask?',
    'Putting a name on it is beyond what a program should do. What I can do is help you collect what you have noticed, so that a doctor hears it clearly. What stands out the most?',
    'A name for it might be a relief, I can see that, but it has to come from someone who can examine and know you. What has it been like, living with it?',
  ],
  dose: [
    'Medicine and amounts are not something I can advise on; a mistake there can hurt you. A pharmacist will answer that by phone, often for free, and Poison Control is at 1-800-222-1222 day and night. Is it urgent?',
    'For anything about taking, mixing or stopping medicine, please ask a pharmacist or your doctor; I would only be guessing. If too much has already been taken, call 911 or 1-800-222-1222. What is going on around it?',
    'That one belongs to a pharmacist, who can see your whole list. What made you think about changing it?',
  ],
  romance: [
    'I will be straight with you: I am a program, so there is no romance in here to give, and I will not act as if there were. Wanting closeness is a good wish, though. Where do you miss it the most?',
    'That is not something I do; I keep to talking and listening. If you are lonely tonight, we can talk about that. What kind of closeness do you long for?',
    'I will leave that aside, kindly. What was going on before you wrote it?',
    'No flirting from my side, and no shame on yours. What would you rather have had from this evening?',
  ],
  insult: [
    'Fair. I may well have been no use just now. What would have been better?',
    'All right, that missed by a mile. Tell me the one thing I should have heard.',
    'You can be angry here, also at me. What got under your skin: my answer, or the day?',
    'I take that. I can be quieter, plainer, or drop the questions. Which one?',
    'It seems I made it worse. We can start over from whichever sentence you like.',
    'That was not helpful, then. I will keep it shorter from here.',
  ],
  misunderstood: [
    'I got that wrong, thank you for stopping me. I took {guess} to be the point. What is it really about?',
    'You are right, I missed it. I was following {guess}, and that was not it. How would you put it?',
    'Then my picture is off: I was looking at {guess}. Set me straight, in any words.',
    'My mistake, I fastened on {guess}. What should I have heard instead?',
  ],
  misunderstoodPlain: [
    'I got that wrong, thank you for saying so. What should I have heard?',
    'You are right, I missed the point. How would you put it, in your own words?',
    'Then my picture is off. Set me straight, as bluntly as you like.',
    'My mistake. What is the part I keep walking past?',
  ],
  leaveAlone: [
    'All right. I will be quiet. You can come back to this any time, or not.',
    'Okay, I am stopping here. No need to answer.',
    'Understood. I leave you in peace.',
    'Then quiet it is.',
  ],
  fewerQuestions: [
    'Okay, no more questions from me. You talk, or do not, and I will just listen.',
    'Understood, the questions stop. You can simply say what comes.',
    'Right, that was a lot of asking. From here I just listen.',
  ],
  justListen: [
    'Then I listen. Say it in whatever order it comes.',
    'Listening it is. No fixing, no homework.',
    'Good. I will keep out of the way of your words.',
    'Okay. All you have to do is say it; nothing needs to come of it.',
    'Gladly left at that: you speak, I take it in.',
  ],
  thanks: [
    'You are welcome. You did the hard part.',
    'Any time. Those were your words doing the work.',
    'Happily done, as far as a program can say such a thing.',
    'It was good that you said it aloud.',
    'You are welcome. Is there more that wants saying, or is that enough for now?',
    'No thanks needed, though it is kind of you.',
    'Thank you as well, for putting it so clearly.',
  ],
  praise: [
    'Kind of you. The insight was yours; I mostly held up a mirror. What in it was useful?',
    'That is nice to read. Since I am a program, keep the credit yourself. What do you want to take along from it?',
    'Thank you. What helped, do you think, so that you could use it without me as well?',
    'Good if it helps. You are the one doing the thinking here.',
  ],
  goodbye: [
    'Go well. Take care of yourself.',
    'All right, good night to you.',
    'Good that you stopped by. Be gentle with yourself.',
    'See you whenever you like, or not at all. Take care.',
    'Off you go, then. I wish you a quiet rest of the day.',
    'Until some other time. Rest well.',
    'Bye for now. May the next hour be kind.',
  ],
  goodbyeBusy: [
    'Go, that comes first. Take care.',
    'Of course, go ahead. This keeps.',
    'Yes, go. One long breath on the way.',
    'Go on, you are needed there. Be well.',
  ],
  gibberish: [
    'I could not make words out of that, which is fine. What did your fingers want to say?',
    'That came through as a jumble. Was it frustration, or a cat on the keys?',
    'No reading that one, I am afraid. Want to try in a word or two?',
    'It looks like a keyboard smash. Sometimes that says it best. What is it about?',
  ],
  silence: [
    'No words right now. That is all right.',
    'We can be quiet. There is nothing you have to type.',
    'A pause. I leave it open.',
    'Three dots can mean a lot. Take all the time you need.',
    'Some things do not want to be said yet. They can stay unsaid here.',
    'Still quiet, still fine.',
  ],
  emojiSad: [
    'That little face looks sad. What is behind it?',
    'Sometimes a picture is all there is strength for. Is it one of those sad evenings?',
    'A crying face says enough to begin with. What happened?',
  ],
  emojiHappy: [
    'That looks cheerful. What is the occasion?',
    'A bright little message. What went well?',
    'There is a smile in that one. Tell me what it is about, if you like.',
  ],
  emojiAngry: [
    'That looks like steam coming off. What happened?',
    'An angry face if ever there was one. Who or what earned it?',
  ],
  emojiLove: ['Hearts. Who are they for?', 'Something warm came along with that. What is it?'],
  emojiOther: [
    'I see it, though I may misread it. What does it stand for?',
    'A picture instead of words; fine by me. What mood does it go with?',
    'Could be many things, that one. Which is it for you?',
  ],
  dontKnow: [
    'Not knowing is an answer too. Is it more like fog, or more like too many things at once?',
    'That is okay. If you had to point at a place in your body, where would it be?',
    'No need to know. We could start with something small, such as how the last hour was.',
    'Then we leave the why alone. What is the weather like inside, in one word?',
    'You do not have to work it out. Is it lighter or heavier than yesterday?',
    'Hard to say, then. Would guessing wrongly together help, or would you rather leave it?',
  ],
  yes: [
    'Okay. Go on, if you like.',
    'All right, yes. What comes with that?',
    'A yes, then. What makes it one?',
    'Mm. What would you add to it?',
    'Yes. And what sits next to it?',
  ],
  no: [
    'Okay, not that. What would be closer?',
    'No, then. I will let that go.',
    'All right, scratch it. What fits better?',
    'Fair, that is not it. You can leave it there or give me another word for it.',
    'Not that one. We can try from a different side.',
  ],
  tellSomething: [
    'Of course. In your own time.',
    'Yes, please. I am listening.',
    'You can. Nothing you say here gets you into trouble with me.',
    'Go ahead; you can stop halfway as well.',
  ],
  help: [
    'I can listen, help you find words, think something through with you, or do a short exercise such as slow breathing. Which of these sounds closest to what you need?',
    'Talking, sorting, or calming down: those are the three things I can do. Which one first?',
  ],
  joke: [
    'Here is a small one: my favorite exercise is a pause. As a program I do it all day. Does a bit of silliness help right now?',
    'I know only mild ones. Why did the calendar feel low? Its days were numbered. Shall we stay silly for a minute?',
    'A modest attempt: I would tell you a joke about silence, but it is better left unsaid. What usually makes you laugh?',
  ],
  distract: [
    'Distraction it is. Find five things near you that are blue, and tell me the oddest one.',
    'Okay, a small game: name a breakfast for every letter of your name. Which letter is hopeless?',
    'Let us park it. Describe the room you are in as if it were a hotel you were selling; what is the best feature?',
    'Good, something else. Which animal would do your job best, and how would its first day go?',
  ],
  repeat: [
    'I said this, in other words: {gist}',
    'Once more, said differently: {gist}',
    'The short version of it: {gist}',
  ],
  recall: [
    'From what you told me: {points}. Did I keep it right?',
    'I have this from you so far: {points}. Is anything off?',
    'You said, among other things, that {points}. What should I add?',
  ],
  recallNothing: [
    'Not much yet, as far as I can tell. What should I hold on to?',
    'I have nothing firm in hand from you so far. What would you like me to remember in this conversation?',
  ],
  factual: [
    'I do not know enough to answer that well, and I would rather not make it up. A quick search will do better. Is there a worry behind the question?',
    'That lies outside my small field; I am built for listening, not for facts. What made it come up?',
    'An honest shrug from me: I have no reliable answer to that. What would knowing it change for you?',
    'I would only be guessing, so I will leave that to better sources. What else is on your mind?',
  ],
  clock: [
    'I cannot see a clock where you are. Is it late for you?',
    'A program without a window, sorry to say: I do not know your time or weather. What does the hour feel like?',
  ],
  child: [
    'Thank you for telling me your age. Haven is made for adults, so I am not the right one for you, even though what you wrote matters. Please tell a grown-up you trust, like a parent, a teacher or a school counselor. For talking right now, you can call or text 988, or text HOME to 741741; they talk with kids every day.',
    'Because you are young, a real person should be the one helping you: someone at home or at school whom you trust. And 988, by call or text, is there for kids too, as is HOME to 741741. In danger, call 911. Who is a grown-up you like talking to?',
  ],
  teen: [
    'Thanks for saying how old you are. Haven is meant for adults, so I have to be a small stop on the way. What you carry deserves a real person: a parent, an aunt, a school counselor. You can also call or text 988, or text HOME to 741741, at any hour. Who could that person be?',
    'At your age you deserve somebody who can really be there, which a program cannot. A school counselor is a good start; 988 by call or text is open to teens day and night, and so is HOME to 741741. Is there an adult you half trust?',
  ],
  shorter: [
    'Your answers have become shorter. Is it tiredness, or am I asking the wrong things?',
    'I notice fewer words from you. We can stop asking and just rest here, if you like that better.',
    'It has gone quieter on your side, which is fine. Would you rather talk about something else?',
  ],
  askedTwice: [
    'You asked that before, so I owe you a straighter answer.',
    'Second time you ask; I went around it, it seems.',
    'You are asking again, and rightly so.',
  ],
} as const satisfies Record<string, readonly string[]>;

export type KindLines = keyof typeof kindLines;
