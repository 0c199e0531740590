import type { FollowUp } from './follow-up.ts';

/** Work, school, money, plans, and what gets done or does not. */
export const working: readonly FollowUp[] = [
  {
    id: 'interview-ahead',
    when: "(?:you(?:'ve got| have| got) )?(?:(?:an?|your|another|the|this|first|big) )*(?:\\p{L}+ ){0,2}?interviews?(?: is)?(?: (?:with|at|for) [^,.;]{2,40}?)? (?:is )?(?:tomorrow|today|soon|coming up|on \\p{L}+day|\\p{Lu}\\p{L}+day|monday|tuesday|wednesday|thursday|friday|next week|in (?:an?|two|three|\\d+|a few) (?:hours?|days?))",
    unless:
      /\b(?:didn't get|went (?:well|badly|fine|terribly)|bombed|blew|rejected)\b|\bit(?:'s| is) an? (?:\w+ )?(?:company|place|shop|firm|office|restaurant|school|hospital)\b|\b(?:visa|citizenship|police)\b/iu,
    say: ['Fingers crossed.'],
    ask: ['What kind of place is it?', 'How much do you want this one?', 'Which part makes you most nervous?'],
  },
  {
    id: 'exam-ahead',
    when: "(?:you(?:'ve got| have| got) |you're (?:@ADV(?:so |very |really )?(?:nervous|scared|stressed|worried|not ready) (?:about|for) ))?(?:(?:an?|your|another|the|this|first|big|two|three|three|four) )*(?:\\p{L}+ ){0,3}?(?:exams?|tests?|finals?|midterms?|quiz|defense)(?: in [^,.;]{2,30}?)? (?:is |are |coming up )?(?:tomorrows?|today|soon|coming(?: up)?|on \\p{L}+day|\\p{Lu}\\p{L}+day|monday|tuesday|wednesday|thursday|friday|next week|this week|in (?:an?|two|three|\\d+|a few) (?:hours?|days?|weeks?))@END",
    unless:
      /\b(?:failed|passed|blood|pregnan\w*|biopsy|scan|doctor|hospital|covid|hiv|std|positive|went (?:well|badly|fine|terribly)|bombed|(?:daughter|son|kid)(?:'s)? (?:has|passed))\b|\b(?:asked|stood|blanked|froze|was|died)\b/iu,
    say: ['Good luck with it.'],
    ask: ['Which part of it worries you most?', 'How ready are you, honestly?', 'How much depends on this one?'],
  },
  {
    id: 'presentation-ahead',
    when: "(?:you(?:'ve got| have| got|'re giving| have to (?:give|do|hold|make)| need to (?:give|do)|'ve got to (?:give|do)|'re doing) )(?:(?:an?|your|the|this|another|big) )*(?:\\p{L}+ ){0,2}?(?:presentation|speech|talk)\\b",
    unless:
      /\b(?:(?:it|presentation|speech) went|nobody threw|it's over|afterwards)\b|\b(?:memorial|funeral|eulogy|wedding|died)\b/iu,
    ask: [
      'Who will be listening?',
      'What is it about?',
      'How far along are you with it?',
      'Which part are you dreading most?',
    ],
  },
  {
    id: 'have-to-present',
    when: "(?:you (?:@ADV)(?:have to|need to|must|are supposed to)|you've got to|you're supposed to|you) present (?!(?:as|your(?:self)? as)\\b)",
    ask: ['How many people will be in the room?', 'How well do you know what you want to show?', 'When is it?'],
  },
  {
    id: 'meeting-ahead',
    when: "(?:you(?:'ve got| have) )(?:(?:an?|your|another|the|this|big) )*(?:\\p{L}+ ){0,2}?(?:meeting|call|review|evaluation|appraisal|performance review)(?: (?:with|about|at) [^,.;]{2,40}?)? (?:tomorrow|today|on \\p{L}+day|\\p{Lu}\\p{L}+day|next week|in (?:an?|two|three|\\d+|a few) (?:hours?|days?)|at \\d+)",
    unless: /\b(?:it went|AA|NA|lawyer|custody)\b/u,
    ask: [
      'What is it going to be about?',
      'Who else will be there?',
      'What do you hope comes out of it?',
      'What would you like to say there?',
    ],
  },
  {
    id: 'appointment-ahead',
    when: "(?:you(?:'ve got| have| got|'ve) )(?:(?:an?|your|another|the|this|first) )*(?:\\p{L}+(?:'s)? ){0,3}?appointment(?: (?:with|at|for) [^,.;]{2,40}?)? (?:tomorrow|today|on \\p{L}+day|\\p{Lu}\\p{L}+day|next week|in (?:an?|two|three|\\d+|a few) (?:hours?|days?))",
    ask: ['What is the appointment for?', 'Is anybody coming along with you?', 'What do you want to ask there?'],
  },
  {
    id: 'shift-ahead',
    when: "you(?:'ve got to| have to|'ve got| have|'re) (?:(?:an?|your|another|the|this) )*(?:(?:\\p{L}+ ){0,2}?(?:shift|work|double)|be (?:at work|in)|be up|get up|wake up|work|working|go (?:in|to work)|back to work) (?:again )?(?:tomorrow|in (?:an?|two|three|four|five|six|\\d+|a few) hours|early|at (?:\\d+|four|five|six|seven))",
    unless: /\b(?:quit|called (?:in|out)|surgery|home)\b/iu,
    ask: [
      'How much rest will you get before that?',
      'How long is the day going to be?',
      'What is waiting for you there?',
    ],
  },
  {
    id: 'new-job-ahead',
    when: "(?:you(?:'re| are)? (?:start|starting|beginning|begin) (?:(?:your|a|the|this) )?(?:\\p{L}+ )?(?:new )?(?:job|position|work|internship|role|residency|apprenticeship)\\b|(?:(?:your|it's your|tomorrow is your) )?first day (?:of work|of (?:your|the|a) new job|at (?:your|the|a) (?:new )?(?:job|place|work|office)|at work)|your internship starts)",
    unless: /\b(?:was|went|hated|orientation was|today was)\b|\b(?:positive test|pregnant)\b/iu,
    say: ['A new start.'],
    ask: [
      'What will you be doing there?',
      'What do you know about the place so far?',
      'What are you most curious about there?',
    ],
  },
  {
    id: 'new-school-ahead',
    when: "(?:you(?:'re| are)? (?:start|starting|going to|leaving for|going back to|off to) (?:(?:your|a|the|this|new) )*(?:\\p{L}+ )?(?:college|uni|university|school|high school|nursing school|grad school|law school|classes)(?: in the (?:fall|spring))?@TIME(?: next (?:week|month|year))?@END|(?:your )?first day (?:of|at) (?:your |the |a )?(?:new )?(?:school|college|uni|high school)\\b)",
    unless: /\b(?:daycare|kindergarten|kids?|daughter|son|hate|hated|skip\w*)\b|\b(?:was|going to school)\b/iu,
    ask: [
      'What have you heard about the place?',
      'Do you know anybody there yet?',
      'What do you look forward to there?',
      "What's the biggest change going to be?",
    ],
  },
  {
    id: 'got-the-job',
    when: "you(?:'ve)? (?:(?:just|actually|finally) )*(?:got|gotten|landed|were offered|got offered|have been offered|'ve been offered) (?:the|a|that|this|my|your|your dream|your first|the new) (?:new |dream |first |real |full[ -]time |\\p{L}+ )?(?:job|position|gig|role|internship|apprenticeship|job offer|offer)@TIME@END",
    unless:
      /\b(?:but|empty|scared|guilty|rescinded|withdr\w+|fired|almost|wish|can't|torn|decide|panic\w*|didn't)\b|\b(?:hate)\b/iu,
    say: ['Congratulations.', "That's great news.", 'You got it.'],
    ask: ['When do you start?', 'What will you be doing?', 'Who did you tell first?'],
  },
  {
    id: 'got-promoted',
    when: "(?:you(?:'ve)? (?:(?:just|actually|finally|really) )*(?:got|were|been|'ve been|are being|'re getting) (?:the promotion|a promotion|promoted|your promotion|made manager)|they (?:just |finally )?(?:promoted you|made you (?:\\p{L}+ )?(?:manager|lead|supervisor|head|director|partner))|your boss promoted you)",
    unless:
      /\b(?:didn't|not|never|passed over|wish|supposed to|instead|hate|empty|dead|died)\b|\b(?:mistake|parents|test)\b/iu,
    say: ['A promotion, congratulations.'],
    ask: ['What changes for you now?', 'How did they tell you?', 'Who knows about it already?'],
  },
  {
    id: 'got-a-raise',
    when: "you(?:'ve)? (?:(?:just|actually|finally) )*(?:got|were given|received) (?:a|the|your|that|my first|your first) (?:\\p{L}+ )?(?:raise|pay rise|bonus)\\b",
    unless: /\b(?:didn't|never|insult\w*|pathetic|joke|wish|cents|but)\b|\b(?:stole)\b/iu,
    say: ['Nice.', "That's good news."],
    ask: [
      'What will you do with the money?',
      'Did you ask for it, or did they offer?',
      'What does it make possible now?',
    ],
  },
  {
    id: 'got-in',
    when: "you(?:'ve)? (?:(?:just|actually|finally) )*(?:got|were|been|'ve been) (?:in(?:to)? (?:(?:your|the|a|both|nursing|law|med|art|grad|medical|college|uni|university|\\p{Lu}\\p{L}+)\\b ?)+(?:school|schools|college|uni|university|program|course|choice)?|accepted(?: (?:to|into|at) [^,.;]{2,30})?)@TIME@END",
    unless:
      /\b(?:accident|fight|trouble|argument|didn't|never|can't afford|waitlist\w*|rejected|car|bed|can't decide)\b/iu,
    say: ['You got in, congratulations.'],
    ask: ['How did you hear?', 'When does it begin?', 'Who have you told so far?'],
  },
  {
    id: 'got-fired',
    when: "(?:(?:you(?:'ve)? (?:@ADV)(?:got|were|been|'ve been|are|are being|'re being|'re getting|'re) (?:just )?(?:fired|laid off|let go|sacked|made redundant|canned)|you(?:'ve)? (?:@ADV)(?:lost|lose) (?:your|a|the|another) (?:\\p{L}+ )?job|they (?:@ADV)(?:fired you|let you go|laid you off|sacked you)|your (?:boss|manager|company|job|work) (?:@ADV)(?:fired you|let you go|laid you off|sacked you)|got fired))(?! up)",
    unless:
      /\b(?:not|if|scared|afraid|worried|might|going to|gonna|almost|nearly|early|new job|years ago|home)\b|\b(?:still haven'?t|closed|girlfriend|boyfriend|husband|wife|for \w+ years)\b|\bbecause\b/iu,
    say: ["I'm sorry about the job.", 'What a blow.'],
    ask: ['How did it happen?', 'How long had you been there?', 'Did it come out of the blue?'],
  },
  {
    id: 'might-be-fired',
    when: "(?:you(?:'re| are) (?:@ADV)(?:about to be|going to be|going to get|gonna get|gonna be|getting|about to get|(?:so |very |really )?(?:scared|afraid|worried|sure|terrified)(?: (?:that|of))? (?:you'll (?:be|get)|you're going to (?:be|get)|they'll|being|getting|losing your)) (?:fired|let go|laid off|job|fire you|let you go)|you (?:@ADV)(?:might|could|will|may|think you'll) (?:@ADV)(?:be|get|lose) (?:fired|laid off|let go|your job)|you'll (?:get|be) fired|(?:you think )?(?:they|you)(?:'re| are) going to (?:get fired|fire you|let you go)|they'll fire you)",
    say: ["That's a lousy thing to wait for."],
    ask: [
      'What has happened that points to it?',
      'Has anybody there said something to you?',
      'When do you expect to know?',
    ],
  },
  {
    id: 'layoffs-coming',
    when: "(?:(?:there are|there's|they announced|they're doing|they've announced|your company is doing|another round of|your company announced) (?:\\p{L}+ ){0,2}?(?:layoffs|redundancies|cuts)\\b|(?:they|your company|your job|your work|your office|the (?:plant|factory|store|company|office)) (?:is|are|'re) (?:closing|shutting|laying|letting|cutting))",
    say: ['Not knowing is the worst part.'],
    ask: ['When will you know more?', 'What have they told you so far?', 'Do you know if it hits you?'],
  },
  {
    id: 'written-up',
    when: "(?:you(?:'ve)? (?:@ADV)(?:got|were|was|'ve been|have been|received) (?:(?:an?|your|another|the|first|final|last|official|formal|written|verbal) )*(?:written up|warning|write-up|put on a pip|pip|suspended|detention)\\b|(?:your boss|your manager|your supervisor|they|she|he) (?:@ADV)(?:wrote you up|gave you a (?:\\p{L}+ )?warning))",
    ask: [
      'What was it for?',
      'What exactly did they write or say?',
      'Was it a surprise?',
      'Did you get to tell your side?',
    ],
  },
  {
    id: 'bad-review',
    when: "(?:you(?:'ve)? (?:@ADV)(?:got|had|received) (?:an? |your |the )?(?:really |very |pretty )?(?:bad|terrible|awful|negative|poor|horrible|mixed|one[- ]star) (?:\\p{L}+ )?(?:review|feedback|evaluation|appraisal)|your (?:\\p{L}+ )?(?:review|evaluation|appraisal|performance review) (?:was|went|wasn't|didn't go) (?:really |so |very )?(?:bad(?:ly)?|terribl[ey]|awful(?:ly)?|good|great|well|horribl[ey]))",
    unless: /\breview (?:was|went) (?:really |so |very )?(?:good|great|well)\b|\b(?:just said|said)\b/iu,
    ask: ['What did it say exactly?', 'Is there anything fair in it?', 'Who gave it?'],
  },
  {
    id: 'sent-applications',
    when: "(?:you(?:'ve| have)? (?:@ADV)(?:(?:applied|been applying) (?:to|for) (?:\\d+|\\p{L}+|a hundred|hundreds of|so many|dozens of|over \\d+|like \\d+)(?: \\p{L}+){0,2} (?:jobs|places|positions|companies|roles|schools|apartments|openings)|sent (?:out |in )?(?:\\d+|so many|dozens of|a hundred|hundreds of|\\p{L}+)(?: \\p{L}+)? (?:applications|resumes|cvs|CVs))|\\d+ (?:job )?applications)",
    say: ['That takes work.'],
    ask: ['Did any of them come close?', 'What kind of work are you after?', 'How long have you been at it?'],
  },
  {
    id: 'applied-for-it',
    when: "you(?:'ve| have)? (?:@ADV)appl(?:ied|ying) (?:for|to) (?:an?|the|this|that|your|another|nursing|law|med|grad|art) (?!benefits|loan|credit|visa|bandage)(?:[^,.;]{2,40}?)@END",
    unless:
      /\b(?:got (?:it|in|an interview|rejected)|rejected|declined|turned (?:me )?down|failed|heard nothing|took somebody|denied|didn't get)\b/iu,
    say: ['Fingers crossed for you.'],
    ask: ['When will you hear back?', 'What made you go for that one?', 'How badly do you want it?'],
  },
  {
    id: 'heard-nothing',
    when: "(?:you(?:'ve| have)? (?:@ADV)(?:heard nothing|haven't heard (?:anything|back|a thing)|didn't hear (?:anything |a thing )?(?:back)?|(?:heard )?nothing back|got no (?:answer|reply|response)|are waiting to hear back|'re waiting to hear back)|you(?:'re| are) (?:still )?waiting to hear(?: back)?|(?:nobody|no one|none of them) (?:@ADV)(?:calls|called|answers|answered|replied|replies|responded|wrote|has answered|got) (?:you )?back|still (?:nothing|no answer|no word)(?: from)?)",
    unless:
      /\b(?:text(?:ed|s)?|boyfriend|girlfriend|he|she|him|her|date|mom|dad|brother|sister|son|daughter|doctor|biopsy|results?)\b/iu,
    say: ['Waiting like that is no fun.'],
    ask: ['How long have you been waiting?', 'When were you supposed to hear?', 'How much do you want it?'],
  },
  {
    id: 'turned-down',
    when: "(?:you(?:'ve)? (?:@ADV)(?:didn't get (?:the|that|this|a) (?:new |\\p{L}+ )?(?:job|position|promotion|part|role|internship|spot|raise|place|apartment|scholarship|interview|offer)|got (?:another|a|the|your \\p{L}+) (?:\\p{L}+ )?rejection|got turned down|were turned down|didn't get in@END|got passed over|were passed over|didn't make the (?:team|cut|list))|another rejection|they (?:turned you down|rejected you|went with (?:somebody|someone) else|picked (?:somebody|someone) else|chose (?:somebody|someone) else|gave (?:the job|it|the promotion) to (?:somebody|someone)))",
    unless: /\b(?:date|dating|tinder|joke|kiss|asked (?:him|her) out)\b|\b(?:once|years ago|back then|not over)\b/iu,
    say: ['Oh no.', "That's a real letdown."],
    ask: ['How did they let you know?', 'Did they say what decided it?', 'How much had you counted on it?'],
  },
  {
    id: 'no-job',
    when: "you(?:'re| are|'ve been| have been) (?:@ADV)(?:unemployed|out of work|jobless|without a job|between jobs|looking for (?:a |any |another |new )?(?:\\p{L}+ )?(?:job|work)|job hunting|on unemployment)|you (?:@ADV)(?:can't (?:find|get|seem to find) (?:a |any )?(?:\\p{L}+ )?(?:job|work)\\b|don't have a job|have no job)",
    say: ["That's a hard stretch."],
    ask: [
      'What kind of job would you want?',
      'What did you do before?',
      'What do your days look like at the moment?',
      'How long have you been looking?',
    ],
    unless: /\b(?:for (?:\w+ ){1,2}(?:days|weeks|months|years)|since)\b/iu,
  },
  {
    id: 'quit-the-job',
    when: "you(?:'ve)? (?:@ADV)(?:quit|resigned|handed in your (?:notice|resignation)|gave (?:your )?(?:two weeks?'?|notice)|gave in your notice|put in your (?:two weeks?'?|notice)|walked out of (?:work|your job)|left your job|quit (?:your|the) (?:\\p{L}+ )?job)(?: (?:your|the|that|this|a) (?:\\p{L}+ )?(?:job|work|restaurant|office))?@TIME(?: without [^,.;]+)?@END",
    unless:
      /\b(?:smok\w*|vap\w*|drink\w*|want to|drugs|weed|booze|cigarettes?|swim\w*|team|sober|clean|for a month|didn't quit|school|church|pray\w*|nicotine|gambl\w*|dip|years ago|because)\b|\b(?:withdrawal)\b/iu,
    say: ["That's a big step."],
    ask: ['What was the last straw?', 'How did they take it there?', 'What comes next for you?'],
  },
  {
    id: 'want-to-quit',
    when: "you(?:'re| are|'d)? (?:@ADV)(?:want to|wanna|thinking (?:about|of)|thought about|wish you could|need to|would like to|like to|think about|so close to|close to|about to|ready to|keep thinking about|have thought about|dream of|going to) (?:@ADV)(?:quit(?:ting)?(?: (?:your|this|the) (?:\\p{L}+ )?(?:job|place|work))?|leav(?:e|ing) (?:your|this|the) (?:\\p{L}+ )?(?:job|company|work|place)|hand(?:ing)? in your notice|resign(?:ing)?|walk(?:ing)? out)(?: so (?:bad|badly|much))?@TIME@END",
    unless:
      /\b(?:smok\w*|vap\w*|drink\w*|drugs|weed|cigarettes?|nicotine|gambl\w*|marriage|life|everything|husband|wife|team|school|degree|college)\b/iu,
    ask: [
      'What has made you think of leaving?',
      'What would you do instead?',
      'What keeps you there for now?',
      'How long have you wanted out?',
    ],
  },
  {
    id: 'drop-out',
    when: "you(?:'re| are|'d|'ve)? (?:@ADV)(?:want to|wanna|thinking (?:about|of)|might|going to|considering|wanted to|need to) (?:@ADV)(?:drop(?:ping)? out|leav(?:e|ing) (?:college|school|uni|university)|quit(?:ting)? (?:school|college|uni|university|law school|your degree|the program))",
    ask: [
      'What is it about school that got too much?',
      'What would you do if you left?',
      'How much would be left to do?',
      'Who knows you think about leaving?',
    ],
  },
  {
    id: 'hate-the-job',
    when: "(?:you(?:'re| are) (?:@ADV)(?:so )?(?:sick of|tired of|stuck (?:in|at))|@YOU(?:hate|can't stand|despise|dread|loathe|dislike|don't like)) (?:@ADV)(?:(?:your|this|the) (?:\\p{L}+ )?(?:job|work)\\b(?: so much)?|going (?:in|to work)|work|going back to work|working (?:there|here))",
    unless: /\b(?:group work|because|boss|manager)\b/iu,
    ask: [
      'Which part of it is the worst?',
      'What was it today?',
      'Was it ever better than this?',
      'How long have you worked there?',
    ],
  },
  {
    id: 'love-the-job',
    when: '@YOU(?:love|like|enjoy) (?:@ADV)(?:(?:your|this|the) (?:new )?(?:\\p{L}+ )?(?:job|work)\\b|what you do|working (?:there|here))(?! used)',
    unless: /\b(?:but|hate|husband|wife|used to|boyfriend|girlfriend|fired|except|though)\b/iu,
    say: ["That's lovely to hear."],
    ask: ['What do you like best about it?', 'How did you end up there?', 'What was the best bit lately?'],
  },
  {
    id: 'boss-gives-more',
    when: '(?:your (?:\\p{L}+ )?(?:boss|manager|supervisor|team lead|lead)|they|he|she|work) (?:@ADV)(?:keeps? |kept )?(?:giv(?:es?|ing)|gave|dump(?:s|ed|ing)?|put(?:s|ting)?|pil(?:es?|ed|ing)|hand(?:s|ed|ing)?|load(?:s|ed|ing)?|assign(?:s|ed|ing)?|add(?:s|ed|ing)?) (?:on )?(?:you )?(?:@ADV)(?:(?:way |so |even )*(?:more|too much|extra|all the|another|everything|much)(?: and more)? ?(?:work|tasks?|stuff|projects?|shifts?|hours)?|everything on you|it all on you|more work on)',
    unless: /\b(?:kids?|husband|wife|homework|baby|love|attention|mom|dad|mother|father|sister|brother)\b/iu,
    say: ['As if you had nothing to do.'],
    ask: [
      'Do they know how much you have already?',
      'What happened the last time you said no?',
      'Which of it could wait?',
    ],
  },
  {
    id: 'boss-yelled',
    when: '@THEY @ADV(?:yelled at|yells at|shouted at|shouts at|screamed at|screams at|tore into|chewed|went off on|snapped at|humiliated|embarrassed|berated|belittled|lost it at|blew up at|criticized) you\\b(?: out)?',
    unless:
      /^(?!.*\b(?:boss|manager|supervisor|work|meeting|shift|team|customer|client|teacher|coach|office|chef|foreman|professor)\b)|\b(?:husband|wife|boyfriend|girlfriend|because|after I|for (?:being|not|a|the))\b|\b(?:mom|mother|dad|father)\b|\b(?:over (?:a|an|my|the|some|nothing))\b/iu,
    say: ['That was out of line.'],
    ask: ['What did you do then?', 'Did anybody say something?', '{Do} {they} treat others like that too?'],
  },
  {
    id: 'took-the-credit',
    when: '(?:@THEY @ADV(?:took|takes|got|gets|stole|steals|keeps taking|taking|claimed|claims) (?:@ADV)(?:all )?(?:the |full |your )?(?:credit|glory|praise|idea|ideas|thanks)\\b|@ADV(?:somebody|someone) (?:else )?(?:took|got|gets|stole) (?:the |all the )?(?:credit|your idea))',
    unless: /\b(?:card|score|bought)\b/iu,
    say: ["That's not fair."],
    ask: ['Who knows that it was yours?', 'How did it come out?', 'Have you said anything to {them} yet?'],
  },
  {
    id: 'presented-as-own',
    when: '@THEY @ADV(?:presented|passed off|used|read|showed|submitted|copied|put (?:his|her|their) name on) (?:your (?:\\p{L}+ ){1,3}?)(?:out loud |off |in the meeting )?(?:as|like) (?:his|her|their|it was|he|she|they)',
    say: ['That takes some nerve.'],
    ask: ['{Do} {they} know that you know?', 'Who else saw it?', 'What would you want to happen now?'],
  },
  {
    id: 'schedule-changed',
    when: '(?:your (?:\\p{L}+ )?(?:boss|manager|supervisor|job|work)|they|he|she|work) (?:@ADV)(?:keeps? |kept )?(?:chang(?:ed|es|ing)|cut(?:s|ting)?|switched|moved|reduced|messed (?:up|with)|scheduled|called) (?:your (?:work )?(?:schedule|hours|shifts?|days? off)|you (?:in|for)\\b(?: to work| on your day off)?)',
    unless: /\b(?:dinner|office|trouble|names?|ambulance|lazy|police|offered|fat|ugly)\b/iu,
    say: ['And you get to rearrange everything.'],
    ask: [
      'When did they tell you?',
      'What does that do to your week?',
      'Did you have plans then?',
      'Did they ask you first?',
    ],
  },
  {
    id: 'too-much-to-do-working',
    when: "(?:(?:you(?:'ve got| have| got)|there's|there is) (?:@ADV)(?:way |far |just )?(?:too much|so much|a million things|a ton of things|a hundred things|a thousand things|so many things|a ton|tons|a lot) (?:to do|on your plate|work|going on|homework|stuff to do|of work|of homework|of stuff to do)\\b|your to[- ]do list)",
    say: ['So much at once.'],
    ask: [
      "What's the most urgent of it?",
      'Which of it really has to be today?',
      "What's on the list?",
      'Is there anybody who could take some of it?',
    ],
  },
  {
    id: 'behind-on-it',
    when: "you(?:'re| are|'ve been| feel|'ve fallen| fell| fall|'re falling| keep falling) (?:@ADV)(?:so |very |really |way |hopelessly |completely |weeks |months |a week |a month |days |two weeks |far )*behind(?: (?:on|with|in|at) (?:everything|your|school|work|schoolwork|homework|classes|class|math|all|the)\\b[^,.;]{0,30}?)?@TIME@END",
    unless: /\b(?:rent|bills|payments?|mortgage|everyone|friends|the wheel|car|loan|kid|daughter)\b/iu,
    ask: [
      'What has to be done first?',
      'When is the next thing due?',
      'How far behind, roughly?',
      'When did it start to slip?',
    ],
  },
  {
    id: 'cannot-focus',
    when: "(?:@YOU(?:can't|cannot|can not|couldn't|can barely|can hardly|don't seem to be able to|have trouble|struggle to|am not able to)(?: seem to)? (?:focus(?:ing)?|concentrat(?:e|ing)|study|think straight|get started)(?: (?:on|at|in) [^,.;]{2,30}?)?|@YOURE(?:unable to|not able to) (?:focus|concentrate)|your (?:focus|concentration|attention span) (?:is|has))@TIME@END",
    unless: /\b(?:died|death|funeral|breakup|adhd|meds)\b|\b(?:filing|brother|picking up)\b/iu,
    ask: ['Where do your thoughts go instead?', 'What are you trying to get done?', 'When did you last manage it?'],
  },
  {
    id: 'procrastinating',
    when: "(?:@YOU(?:procrastinate(?: everything| on everything)?|(?:keep|kept) (?:on )?(?:procrastinating|putting (?:it|this|that|everything|things) off|avoiding (?:it|this|that|everything)|postponing it|finding excuses|making excuses))@TIME@END|you(?:'re|'ve been| have been| are) (?:@ADV)(?:procrastinating|putting (?:it|this|that|everything|things) off|avoiding it|postponing it)|you (?:@ADV)(?:put|leave) (?:it|everything|things|this) (?:off|until|till|to the last))",
    unless: /\b(?:doctor|mole|lump|scan|crying|I (?:keep|start)[.!]?$)\b/iu,
    ask: [
      "What's the part you don't want to touch?",
      'What do you do instead?',
      'What would happen if you did it today?',
      'How long has it been waiting?',
    ],
  },
  {
    id: 'not-started',
    when: "you (?:@ADV)(?:haven't|have not|still haven't) (?:@ADV)(?:started|begun|even started|written|touched|opened)\\b (?:(?:your|the|it|a|any|anything|studying|this|that|on|even|working|one|single) ?)*(?:\\p{L}+ ?){0,2}?@TIME@END",
    unless:
      /\b(?:drugs|drink\w*|alcohol|cigarette|period|pills|meds|bottle|grief|griev\w*|him|her|letter|her room|his|closet|the urn)\b/iu,
    ask: ['When is it due?', 'What makes it hard to begin?', 'How big a thing is it?'],
  },
  {
    id: 'due-soon',
    when: "(?:(?:(?:you(?:'ve got| have| got) )?(?:(?:an?|your|the|this|two|three|another) )*(?:\\p{L}+ ){0,2}?(?:essay|paper|report|assignment|project|homework|thesis|dissertation|deadline|application|taxes)s?(?: (?:is|are|that's))? (?:due|tomorrow|tonight)|it's due|its due) ?(?:in|on|by|at)?\\b)",
    unless:
      /\b(?:finished|handed (?:it )?in|submitted|got an extension)\b|\b(?:baby|pregnan\w*|extension|rent|bills?)\b/iu,
    ask: ['How much of it is there already?', 'Which part is still missing?', 'Could you ask for more time?'],
  },
  {
    id: 'stopped-trying',
    when: "you(?:'ve| have)? (?:@ADV)(?:stopped (?:trying|caring|bothering|asking|applying|looking)|don't (?:even )?(?:try|bother|care) anymore|gave up@END|gave up (?:trying|on (?:it|that|everything|school|work|dating|my|your \\p{L}+))|given up (?:trying|on (?:it|that|everything|school|work|your \\p{L}+))|quit trying|don't see the point (?:in|of) trying)@TIME@END",
    unless: /\b(?:life|living|die|dead|alive|myself|eat\w*|food|god|faith|because)\b|\b(?:nursery|baby|child|ivf)\b/iu,
    ask: ['When did you stop?', 'What was the last thing you tried?', 'What made you stop?'],
  },
  {
    id: 'failed-it',
    when: "(?:you(?:'ve| have)? (?:@ADV)(?:failed|flunked|bombed|blew|tanked|screwed up|messed up|didn't pass)(?: (?:out of|on))? (?:(?:your|the|a|an|another|this|that|first|very|my) )*(?:\\p{L}+(?:'s)? ){0,3}?(?:exams?|tests?|class|course|finals?|midterms?|quiz|math|chemistry|algebra|bio|semester|year|driving|road test|interview|bar|boards?|finals|subject)\\b|you(?:'re| are) (?:@ADV)failing (?:(?:your|all|a|two|three|every|the|my) )*(?:\\p{L}+ ){0,2}?(?:class(?:es)?|course|math|algebra|school|chemistry|bio|college|uni|english|everything))",
    unless: /\b(?:pregnan\w*|drug test|scared|if I|afraid|dream\w*|life|marriage|piss)\b/iu,
    say: ['Ah, no.', 'That stings.'],
    ask: ['Where did it go wrong, do you think?', 'Can you take it again?', 'Who have you told?'],
  },
  {
    id: 'passed-it',
    when: "(?:you(?:'ve| have)? (?:@ADV)(?:passed|aced|nailed|crushed)(?: (?:your|the|a|an|that|this|all|every|my))* (?:\\p{L}+(?:'s)? ){0,3}?(?:exams?|tests?|class(?:es)?|course|finals?|midterms?|quiz|math|boards?|bar|interview|presentation|semester|defense)\\b|you(?:'ve)? (?:@ADV)passed@END|you(?:'ve)? (?:@ADV)(?:graduated|got your (?:degree|diploma|license|licence|GED|ged|certificate|driver's license)))",
    unless:
      /\b(?:out|but|didn't|barely|only|felt nothing|empty|years ago|since|drug test|can't find|jobs?)\b|\b(?:hole|looking for him|father|dad|arguing|childhood)\b/iu,
    say: ['You made it, congratulations.', 'Well done.'],
    ask: [
      'How are you going to celebrate?',
      'Who heard it first?',
      'What was the hardest part of getting there?',
      "What's next now?",
    ],
  },
  {
    id: 'bad-grade',
    when: "(?:you(?:'ve)? (?:@ADV)(?:got|get|received) (?:an? |your )?(?:F|D|C|f|d|D\\+|C-|zero|bad grades?|failing grade|low grade|bad mark|terrible grade|[1-5]\\d(?: percent|%)?)(?: (?:on|in|for|average) [^,.;]{2,30}?)?@TIME@END|your grades (?:@ADV)(?:are|have been|'re|keep|went|dropped|slipped) ?(?:@ADV)(?:dropping|slipping|falling|bad|terrible|awful|down|tanking|trash|horrible|getting worse)?)",
    unless:
      /\b(?:hours|bucks|dollars|likes|good grades|grades are (?:good|fine|great)|years|messages|followers)\b|\b(?:skip)\b/iu,
    ask: ['What had you hoped for?', 'What happens with a grade like that?', 'Has anybody at home seen it?'],
  },
  {
    id: 'good-grade',
    when: "you(?:'ve)? (?:@ADV)(?:got|received) (?:an? |straight |all |your first )?(?:A|A\\+|A's|As|A-|B\\+|9\\d(?: percent|%)?|good grades?|full marks|the highest grade|top marks|100(?:%| percent)?|perfect score|scholarship|the scholarship)(?: (?:on|in|for) [^,.;]{2,30}?)?@TIME@END",
    unless:
      /\b(?:but|only|should have|not good enough|dad|mom|Daniel|asked|first question|isn't|why not|bucks|dollars|messages|texts)\b|\b(?:think|mixed)\b/iu,
    say: ['Very nice.', 'Look at that.'],
    ask: ['Did you expect it?', 'Was it hard work?', 'Who did you show it to?'],
  },
  {
    id: 'study-all-day',
    when: "@YOU(?:study|studied|'ve been studying|have been studying|been studying)\\b(?: and study)?(?: (?:for|until|till|from|every|all|so|the whole|and|hard|\\d+|six|eight|ten|hours)\\b[^,.;]{0,40}?)?@TIME@END|you(?:'ve been|'re| have been) studying (?:all|for|every|nonstop|so|since|until)\\b",
    unless: /\b(?:abroad|can't study|used to)\b|\b(?:got an?|accused|empty|years|scared|don't know)\b/iu,
    ask: ['What are you studying?', 'How much is left?', 'How long until you are through with it?'],
  },
  {
    id: 'work-nights',
    when: "you(?:'re| are|'ve been| have been)? (?:@ADV)(?:work|working|worked|drive|on|do|doing|work the|working the) (?:night shifts?|nights|graveyard|the night shift|overnights|the graveyard shift|third shift)\\b",
    unless: /\b(?:used to|ago)\b|\b(?:passed|kids|construction)\b/iu,
    say: ['Nights are tough.'],
    ask: [
      'How do you sleep during the day?',
      'Is it nights every week?',
      'What are the nights like?',
      'When do you get to see people?',
    ],
  },
  {
    id: 'work-a-lot',
    when: "you(?:'re| are|'ve been| have been|'ve)? (?:@ADV)(?:(?:do|doing|did|pull|pulled|pulling|work|working|worked) (?:(?:an?|two|three|another|so many|so much|back[- ]to[- ]back|constant|lots of) )*(?:doubles?\\b|double shifts?|overtime|extra shifts?)|(?:work|working|worked) (?:two jobs|three jobs|(?:\\d+|sixty|seventy|eighty|twelve|ten|fourteen|sixteen)[- ]?(?:hours?|hrs|h)\\b|(?:six|seven|6|7) days|every weekend|weekends|all the time|nonstop|non-stop|too much|so much))",
    unless:
      /\b(?:retired|used to|for years|homework|drink\w*|do too much|did too much|have too much|do so much|have so much)\b|\b(?:passed|died)\b/iu,
    ask: [
      'When was your last day off?',
      'How long can you keep that up?',
      'What is left of the day after that?',
      'Is there an end to it in sight?',
    ],
  },
  {
    id: 'work-from-home',
    when: "you(?:'re| are|'ve been)? (?:@ADV)(?:work|working) (?:(?:full[ -]time|alone|remotely) )?(?:from home|remotely|remote|at home)\\b",
    ask: ['How often do you see other people?', 'How do you like it?'],
  },
  {
    id: 'job-they-have',
    when: "you(?:'re| are)? (?:@ADV)(?:work|working) (?:(?:full[ -]time|part[ -]time) )?(?:at|in|for|as) (?:an?|the) (?!dark|middle|end|moment|same|morning|evening|night)(?:\\p{L}+ ){0,2}?\\p{L}+@END",
    unless: /\b(?:nights|used to|died|patients?)\b|\b(?:baby|babies)\b|^.{60}/iu,
    ask: [
      'How long have you been doing that?',
      'What are the people there like?',
      "What's an ordinary day there like?",
    ],
  },
  {
    id: 'made-a-mistake',
    when: "you(?:'ve)? (?:@ADV)(?:made (?:an? |another |such a |the )?(?:really |huge |big |stupid |terrible |dumb |little |small |bad |horrible |massive |serious |costly |awful )*mistakes?(?: (?:at|on) (?:work|the job|your job|the \\p{L}+))?|messed up|screwed up|messed it up|screwed it up|screwed it up completely|blew it|fucked up|ruined (?:it|everything)|botched it|messed everything up|messed up at (?:work|school|your job)|dropped the ball)(?: (?:so |really )?(?:bad|badly|big time))?(?: at (?:work|school))?@TIME@END",
    unless: /\b(?:cheat\w*|drank|drunk|relapse\w*|young|slept with|kissed|sober|years ago|prison)\b/iu,
    ask: ['What happened exactly?', 'Who has noticed?', 'Can any of it be put right?'],
  },
  {
    id: 'forgot-it',
    when: "you(?:'ve)? (?:@ADV)(?:forgot|forgotten) (?:(?:your|his|her|their|the|our|my) (?:\\p{L}+(?:'s)? ){0,2}?(?:birthday|anniversary|appointment|meeting|deadline|homework|keys|assignment|lunch|recital|interview|shift|phone|wallet)\\b|about (?:it|the|your)\\b|to (?:call|lock|send|pay|submit|pick|clock|turn|tell|bring|buy|book|reply|save|set)\\b)",
    unless: /\b(?:dementia|memory|alzheimer\w*|pills|meds|died|grief)\b/iu,
    ask: [
      'When did you notice?',
      'What came of it?',
      'Was anybody upset about it?',
      'What else was on your mind then?',
    ],
  },
  {
    id: 'cannot-afford',
    when: "(?:@YOU(?:can't|cannot|can not|can barely|can hardly) (?:@ADV)(?:afford|pay for)(?! (?:not|to|rent|the rent|your rent|the bills|your bills)\\b) ?[^,.;]{0,40}?@END|there(?:'s| is) no money for\\b|you don't have (?:the |any |enough )?money (?:for|to)\\b)",
    unless:
      /\b(?:funeral|afford to (?:lose|make|be|cry|miss|get sick|fail)|attention|pay attention|insulin|concentrate)\b|\b(?:vet|they don't|another year|too late|dogs?)\b/iu,
    ask: ['What would it cost?', 'What do you do without it for now?', 'Is there anybody who could help with that?'],
  },
  {
    id: 'cannot-pay',
    when: "@YOU(?:can't|cannot|can not|can barely|can hardly) (?:@ADV)(?:afford|pay|make|cover) (?:for )?(?:(?:the|your|this month's|all the|all your|next month's) )*(?:rent|bills?|mortgage|electricity|loan|car payment|heating|gas|groceries|food)(?: this month)?@TIME@END",
    unless: /\b(?:so (?:here|I'm)|basement|moved)\b/iu,
    say: ["That's a scary spot."],
    ask: ['How much is still short?', 'When does it have to be paid?', 'Who could you talk to about it?'],
  },
  {
    id: 'broke',
    when: "(?:you(?:'re| are|'ve been) (?:@ADV)(?:so |totally |flat |dead |super |really )?(?:broke(?!n)|out of money|short on (?:money|cash|rent)|low on money|living paycheck to paycheck|overdrawn|maxed out)\\b|you (?:@ADV)(?:live paycheck to paycheck|have no money|don't have (?:any |enough )?money|ran out of money|have (?:\\$?\\d+|[£€$]\\d+|\\p{L}+) ?(?:dollars|bucks|euros|pounds|cents) (?:left )?(?:in (?:your|the) (?:account|bank)|to your name|till payday|until payday|left))|your (?:bank )?account is (?:empty|overdrawn|negative|in the red|at zero)|(?:the )?money(?:'s| is) (?:@ADV)(?:so |really |very )?(?:tight|gone|short|running out))",
    unless: /\b(?:rich|happy|poor thing)\b|\b(?:ideas|left to (?:give|say))\b/iu,
    ask: [
      'When does money come in again?',
      "What's the next thing that has to be paid?",
      'Is it just this month, or longer?',
    ],
  },
  {
    id: 'in-debt',
    when: "(?:@YOU(?:owe|owed) (?!him|her|them|it to|an apology|everyone|everybody|your (?:mom|dad|parents|life))[^,.;]{2,40}|you(?:'re| are|'ve been|'ve got| have) (?:@ADV)(?:so |deep |way )?(?:in (?:so much |a lot of )?debt|drowning in debt|(?:so much|a lot of|too much|\\$?[\\d,]+k?(?: dollars)? (?:in|of)) (?:\\p{L}+ ){0,2}?debt|student loans)|behind on (?:the |your )?(?:rent|bills|payments|mortgage|loan))",
    unless: /\b(?:apology|favor|explanation|gambl\w*|bet|bets|betting|casino)\b/iu,
    ask: [
      'Is anybody pressing you for it?',
      'Who else knows about the debt?',
      'How long has it been hanging over you?',
    ],
  },
  {
    id: 'behind-on-rent',
    when: "(?:you(?:'re| are|'ve fallen) (?:@ADV)(?:\\p{L}+ (?:months?|weeks?) )?(?:behind|late|short) (?:on|with|for) (?:the |your )?(?:rent|bills|payments|mortgage|loan|car payment)|you(?:'ve| have)? (?:@ADV)(?:got|get|received|have) (?:an? )?(?:eviction notice|final notice|past due|overdue notice|evicted)|you(?:'re| are) (?:being|getting|about to be) evicted)",
    say: ["That's a heavy worry."],
    ask: ['How much is missing?', 'How much time do you have?', 'Have you been able to talk to the landlord or bank?'],
  },
  {
    id: 'prices-up',
    when: "(?:your (?:\\p{L}+ )?(?:rent|insurance|bill|mortgage|landlord)s? (?:@ADV)(?:went|goes|is going|just went|has gone|jumped|doubled|raised|raises|is raising|wants to raise|increased|keeps going)\\b(?: up| the rent| your rent| it)?|(?:they|the landlord|the landlady|your landlady|he|she) (?:@ADV)(?:raised|are raising|'re raising|is raising|raises|upped) (?:the|your) rent|(?:the )?rent (?:@ADV)(?:went|is going|goes|keeps going) up|everything(?:'s| is| costs) (?:@ADV)(?:so |too |getting (?:so |too )?)?(?:expensive|much|more))",
    say: ['As if it was cheap before.'],
    ask: ['By how much?', 'When does it start?', 'What will you have to cut?'],
    unless: /\beverything is (?:so |too )?much\b|\bby \$?\d/iu,
  },
  {
    id: 'bills-piling',
    when: "(?:(?:the|your|medical|all the|all these|these) ?(?:\\p{L}+ )?bills (?:@ADV)(?:are |keep |'re |just )+(?:@ADV)(?:coming|piling|stacking|due|late|unpaid|growing|adding|killing)|you(?:'ve got| have| got) (?:so many|all these|too many|a lot of) (?:\\p{L}+ )?bills\\b)",
    say: ['And they keep coming.'],
    ask: ['Which one is the most pressing?', 'What are the bills for?', 'Do you deal with them all by yourself?'],
  },
  {
    id: 'unexpected-cost',
    when: "your (?:car|fridge|washer|laptop|phone|computer|truck|furnace|boiler|heater|washing machine|bike|dryer|transmission|water heater|heating|ac|AC|heat)(?: (?:@ADV)(?:broke(?: down)?|died|won't start|gave out|quit|stopped working|is (?:broken|dead|in the shop|shot)|got (?:towed|stolen|repossessed)|crashed|went out))(?: on you)?@TIME@END",
    say: ['Of all things, and now.'],
    ask: ['Can it be fixed?', 'How do you manage without it?', 'What is it going to cost you?'],
  },
  {
    id: 'moved',
    when: "you(?:'ve)? (?:@ADV)(?:moved (?:here|out|away|(?:to|into) (?:an?|the|your|\\p{Lu}\\p{L}+|this|another)\\b[^,.;]{0,30}?|across the country|cities|countries|states|in with [^,.;]{2,30}?))(?: (?:for (?:work|school|a job|your job|college|him|her|love)|(?:alone|by yourself)|from [^,.;]{2,20}?))?(?: (?:in \\p{Lu}\\p{L}+))?@TIME@END",
    unless:
      /\b(?:died|he moved|she moved|dementia|hospice|nursing home|assisted|years ago|hospital)\b|\b(?:couch|sofa|because|(?:guest|spare) room|parents)\b|\b(?:free|happy|love|glad|finally)\b/iu,
    ask: [
      'What do you miss from before?',
      'Who from before are you still in touch with?',
      "What's the new place like?",
    ],
  },
  {
    id: 'moving',
    when: "you(?:'re| are) (?:@ADV)(?:moving (?:out|away|house|again|back|in|to (?:an?|the|your|\\p{Lu}\\p{L}+|another)\\b|across|home|into|in with|next|tomorrow|cities)|packing (?:up )?(?:boxes|the house|your (?:things|stuff|room))|going to move)[^,.;]{0,30}?@END",
    unless: /\b(?:nursing home|assisted|hospice|care home|forward|on)\b/iu,
    say: ['Moving is such a big thing.'],
    ask: ['How did that come about?', 'What will you leave behind?', 'How far along is the packing?'],
  },
  {
    id: 'want-to-move',
    when: "you(?:'re| are|'d)? (?:@ADV)(?:want to|wanna|thinking (?:about|of)|wish you could|need to|would like to|like to|have to|dream of|going to have to) (?:@ADV)(?:mov(?:e|ing)(?:@END| out|away|somewhere|to|back|abroad|home|into|in)|leav(?:e|ing) (?:this (?:town|city|place|house|country)|here|home|town)|get(?:ting)? (?:out of (?:here|this (?:town|city|house|place))|(?:my|your) own place|away from here))",
    unless: /\b(?:hits?|beats?|abus\w*|afraid of him|shelter)\b|\b(?:afford)\b/iu,
    ask: [
      'Where would you go?',
      'What would be better there?',
      'What holds you where you are?',
      'How long have you wanted that?',
    ],
  },
  {
    id: 'plan-to-tell',
    when: "you(?:'ll|(?:'re| are) (?:@ADV)(?:going to|gonna|planning to|about to)) (?:@ADV)(?:tell|ask|talk to|call|text|confront|message|visit|write to) @THEM(?! about (?:it|that) (?:and|because))",
    unless:
      /\b(?:kill|hurt|gun|never going to|not going to|died|grave)\b|\btell (?:him|her|them) (?:that|it|so)\b|\bbad idea\b|\?\s*$/iu,
    ask: [
      'What do you hope happens?',
      'How do you think {they} will take it?',
      'How long have you been thinking about it?',
    ],
  },
  {
    id: 'going-to-try',
    when: "(?:you(?:'re| are) (?:@ADV)(?:going to|gonna) (?:@ADV)(?:try|give it (?:a (?:try|shot|go)|another (?:try|shot|go)))|you(?:'ll| will| guess you'll| think you'll) (?:@ADV)(?:try|give it (?:a (?:try|shot|go)|another (?:try|shot|go))))(?: (?:it|that|this|out|again|to do (?:it|that)))?@TIME@END",
    unless: /\b(?:die|end it|kill|suicid\w*|pills|harder)\b/iu,
    say: ['That sounds good.'],
    ask: ['When would be a good moment for it?', 'What made you decide that?', "What's the very first step?"],
  },
  {
    id: 'going-out-plan',
    when: "you(?:'ll|(?:'re| are)? (?:@ADV)(?:going to|gonna|will|planning on|might)) (?:@ADV)(?:go(?:ing)? )?(?:for a (?:walk|run|swim|drive|bike ride)|on a (?:walk|run|hike)|to the (?:gym|park|pool|beach|library|movies|store|lake)|hiking|swimming|shopping|running|take a (?:walk|bath|shower|nap))@TIME@END",
    unless: /\b(?:used to|never|every|bridge|to end|die|don't|but)\b/iu,
    say: ['Sounds nice.'],
    ask: [
      'Are you going alone or with somebody?',
      'Do you have a favorite spot for that?',
      'What do you like about it?',
    ],
  },
  {
    id: 'trip-planned',
    when: "you(?:'re| are|'ve|'ve been)? (?:@ADV)(?:planning|booked|going on|taking|leaving for|going away (?:on|for)|flying to|planned|saving (?:up )?for) (?:(?:an?|your|the|our|this|first|big|surprise) )*(?:\\p{L}+ ){0,2}?(?:trip|vacation|holiday|cruise|honeymoon)\\b",
    unless: /\b(?:ashes|funeral|custody|cancel\w*|christmas|Thanksgiving|excuses|days off)\b/iu,
    say: ['A trip, how nice.'],
    ask: [
      'What will you see there?',
      "What's planned so far?",
      'When do you leave?',
      'What part are you looking forward to most?',
    ],
  },
  {
    id: 'decided',
    when: "you(?:'ve)? (?:@ADV)(?:decided|made up your mind|made the decision|came to a decision|made a decision)(?: (?:that|to) (?!die|end|kill|hurt|stay together|keep the|not to live)(?:leave|quit|take|stop|move|go|apply|sell|study|end things|break up|change|start|do it)\\b[^,.;]{0,60}?)?@TIME@END",
    unless:
      /\b(?:die|end it|kill|suicid\w*|abort\w*|keep (?:it|the baby)|treatment|chemo|can't decide|haven't decided|baby|alive)\b/iu,
    say: ['So that is settled.'],
    ask: [
      'What made up your mind in the end?',
      'How long had you gone back and forth?',
      'Who have you told about that decision?',
    ],
  },
  {
    id: 'cannot-decide',
    when: "(?:@YOU(?:can't|cannot|couldn't|don't know how to|have to|need to|haven't|must) (?:@ADV)(?:decide|choose|make up your mind|make a decision|pick(?! up))\\b|@YOURE(?:torn between|torn|undecided|on the fence))",
    unless:
      /\b(?:abort\w*|pregnan\w*|live|die|hospice|life support|put (?:him|her) down|vet|eat)\b|\b(?:coffin|funeral|curtains|bake|watch|whether|between|or|got out|both)\b/iu,
    say: ['Not an easy choice, then.'],
    ask: ['What are the choices?', 'By when do you have to know?', 'Which way do you lean right now?'],
  },
  {
    id: 'signed-up',
    when: "you(?:'ve)? (?:@ADV)(?:signed up (?:for|to)|enrolled in|registered for|joined) (?:an?|the|your|this|that|my first|some|another|evening|night|dance|pottery) (?!fight|argument|accident|car|debt|army|military|shower|bed)[^,.;]{2,40}?@END",
    unless:
      /\b(?:rehab|AA|dating|tinder|trial|cult|but|left|quit|holiday shift|both|waitlist)\b|\b(?:table|company|people|laughed|recall|we just)\b/iu,
    say: ['Good for you.'],
    ask: ['What made you pick that?', 'What are the others there like?'],
  },
  {
    id: 'cancelled',
    when: "you(?:'ve)? (?:@ADV)(?:cancell?ed|bailed|backed out|called (?:in|out) sick|called (?:in|out)|flaked|skipped (?:school|class|work|the party|practice|the meeting|lectures?))(?: (?:on|of) [^,.;]{2,30}?| (?:it|everything|the|your|our|all)\\b[^,.;]{0,25}?)?@TIME@END",
    unless:
      /\b(?:proposed|marry|subscription|he (?:kept|didn't)|forced|touch\w*|sex|meal|meals|dinner|lunch|breakfast|consent|stop)\b/iu,
    ask: ['What did you do with the time instead?', 'How did they take that?', 'Was it a relief, or not really?'],
  },
  {
    id: 'used-to-make',
    when: '@ADV(?:you )?used to (?:@ADV)(?:love to |love |like to |enjoy |be good at )?(?:draw|paint|write|sing|play|run(?! (?:an?|the|your)\\b)|dance|read|bake|cook|knit|sew|swim|hike|garden|climb|skate|surf|ride|cycle|make (?:music|art|things)|drawing|painting|writing|singing|playing|running|dancing|reading|swimming|hiking|cooking|baking|lift|act|compete|fish|photograph|take photos|take pictures)\\b',
    unless:
      /\b(?:together|died|he used to|she used to|with him|with her|grandpa|grandma|my (?:dad|mom|husband|wife) used)\b|\b(?:we used|hands?|stroke|clients|heart)\b/iu,
    ask: [
      'What got you into it back then?',
      'What did you like about doing it?',
      'Do you still have the things for it?',
    ],
  },
  {
    id: 'stopped-hobby',
    when: "you(?:'ve| have)? (?:@ADV)(?:stopped|quit|gave up|given up|don't (?:even )?) ?(?:@ADV)(?:drawing|painting|writing|singing|playing|running|dancing|reading|baking|cooking|swimming|hiking|riding|climbing|training|working out|exercising|making (?:music|art|things)|gardening|the (?:guitar|piano|violin|band|team)|draw|paint|write|sing|play|run|dance|read|work out|go to the gym)\\b[^,.;]{0,30}?@END",
    unless:
      /^(?!.*\b(?:stopped|quit|gave up|given up|anymore|any more)\b)|\b(?:died|eat\w*|games? with me|hand|knee|arthritis|back)\b/iu,
    ask: [
      'How long is it since the last time?',
      'What was going on when you stopped?',
      'What do you miss about it?',
      'Would you like it back?',
    ],
  },
  {
    id: 'stopped-going',
    when: "you(?:'ve| have)? (?:@ADV)(?:stopped|quit|don't|haven't been) (?:@ADV)(?:going|go|showing up|attending) ?(?:to |out|anywhere|there|outside|your |the )*(?:\\p{L}+ ?){0,2}?(?: anymore)?@TIME@END",
    unless:
      /^(?!.*\b(?:stopped|quit|anymore|any more|haven't been)\b)|\b(?:died|therap\w*|AA|meetings|dialysis|doctor|because|so I|rehab|bathroom)\b|\b(?:home)\b/iu,
    ask: [
      'When was the last time you went?',
      'Has anybody asked where you are?',
      'What made it hard to go?',
      'What do you do with those hours now?',
    ],
  },
  {
    id: 'started-moving',
    when: "you(?:'ve| have)? (?:@ADV)(?:started|begun|began|took up|taken up|picked up|got (?:back )?into|gotten into|got back to|went back to|started going)\\b (?:(?:to|with|up|doing|playing|my|your|the|some|learning|taking|back|again|a|little) )*(?:running|run|jog(?:ging)?|yoga|(?:the )?gym|swimming|walking|lifting|hiking|cycling|climbing|knitting|crochet(?:ing)?|painting|drawing|guitar|piano|pottery|boxing|dancing|gardening|baking|cooking|birdwatching|journaling|meditat\\p{L}+|working out|reading|writing|chess|karate|choir|woodworking|sewing|singing|volunteering|photography|spanish|french|Spanish|French|German|classes|class)\\b",
    unless: /\b(?:lose weight|calories|weight|but|diet|fat|couldn't|to burn|obsess\w*)\b/iu,
    say: ['Nice, good for you.'],
    ask: [
      'How is it going so far?',
      'What gave you the idea?',
      'How often do you do it?',
      'What is the best thing about it?',
    ],
  },
  {
    id: 'started-therapy',
    when: "you(?:'ve| have|'re| are)? (?:@ADV)(?:started|starting|begun|began|got into|had|have|saw|been to|went to|going to|see|seeing|got) (?:going to |seeing |my |your |an? |in |the )*(?:first )?(?:new )?(?:therapy|therapist|counsel(?:l)?ing|counsel(?:l)?or|psychologist|therapy session|therapy appointment)@TIME(?: (?:again|session))?@END",
    unless: /\b(?:can't afford|stopped|hate|used to|husband|wife|couples?|fired|cancel\w*|left)\b/iu,
    say: ["That's a good step."],
    ask: ['What are the talks there like?', 'How did you find that person?', 'How was it so far?'],
  },
  {
    id: 'tried-everything',
    when: "you(?:'ve| have)? (?:@ADV)(?:tried (?:everything|it all|so (?:hard|many things|much)|all of (?:it|that|them)|all that|that(?: already)?|your best|to explain|for (?:hours|weeks|months|years)|again and again|a hundred times|a million things)|been trying (?:so hard|everything|for (?:weeks|months|years)))@TIME@END",
    unless: /\b(?:die|kill|suicid\w*|baby|pregnan\w*|ivf|conceive|end it)\b/iu,
    say: ['And still no luck.'],
    ask: ['What have you tried so far?', 'Which of it helped even a bit?', 'What happened the last time?'],
  },
  {
    id: 'finished-it',
    when: "you(?:'ve| have)? (?:(?:just|finally|actually|really|already) )*(?:finished|completed|handed in|turned in|submitted|got through|wrapped up|finalized|managed (?:it|to finish)) ?(?:(?:it|your|the|that|this|a|my first|all|everything|my)\\b ?)?(?:(?!chemo|radiation|bottle|treatment|pills|plate|eating)\\p{L}+ ?){0,3}?@TIME@END",
    unless:
      /\b(?:chemo|bottle|wine|radiation|treatment|late|didn't|haven't|never|but|sentence|meal|plate|food|probation|divorce|pack|nobody|rehab|empty)\b|\b(?:notice|badge|died|useless|keys|resign\w*)\b|^.{130}|\b(?:practic\w*|crying|talking|fighting|arguing)\b|\b(?:class|shift|exams?|high school)\b/iu,
    say: ['And done.', 'Good work.'],
    ask: ['How did it turn out?', 'How long did it take you?', 'Which part was the hardest?'],
  },
  {
    id: 'day-in-bed',
    when: "you(?:'ve| have)? (?:@ADV)(?:(?:spent|spend|wasted) (?:all|the whole|the entire|your whole|most of|half|another whole) (?:of )?(?:the |your )?(?:day|weekend|week|morning|afternoon|sunday|saturday|Sunday|Saturday) (?:just )?(?:(?:lying|laying|crying|rotting) )?(?:in (?:your )?bed|on the (?:couch|sofa)|under the covers)|(?:stayed|stay|been|lay|laid|lie) (?:(?:lying|laying|rotting) )?(?:in (?:your )?bed|on the (?:couch|sofa)) (?:all (?:day|weekend|week|morning)|for (?:\\d+|two|three|the last few) days|the (?:whole|entire) (?:day|weekend)|most of the day))",
    unless:
      /\b(?:flu|fever|sick|surgery|hospital|together|husband|boyfriend|girlfriend|wife|with (?:him|her)|baby|cat|dog|grounded)\b/iu,
    ask: ['Did you sleep, or lie awake?', 'Did you get up at all?', 'Has that happened before?'],
  },
  {
    id: 'day-scrolling',
    when: "you(?:'ve| have|'re)? (?:@ADV)(?:(?:spent|spend|wasted|waste|lost|lose) [^,.;]{2,30}? (?:scrolling|on (?:your phone|tiktok|TikTok|instagram|Instagram|youtube|YouTube|reddit|Reddit|the internet|social media|Netflix|netflix)|gaming|playing (?:video )?games)|(?:been )?(?:scroll(?:ing|ed)?|doomscroll(?:ing|ed)?|binge(?:d|ing)?|gamed|gaming)(?: (?:through|on) [^,.;]{2,20}?)? (?:for|until|till|all|half)\\b|(?:been|are|'re)? ?on your phone (?:all|for|until|till|too much)\\b)",
    unless: /\b(?:with him|with her|together|porn)\b/iu,
    ask: ['What were you looking at?', 'What did you mean to do instead?', 'When do you usually put it down?'],
  },
  {
    id: 'day-cleaning',
    when: "you(?:'ve| have)? (?:@ADV)(?:(?:spent|spend) (?:@ADV)(?:all|the whole|the entire|my|your|most of|half|\\p{L}+) (?:[^,.;]{1,20}? )?(?:cleaning|tidying|cooking|baking|gardening|packing|decluttering|organizing|doing laundry|painting|fixing)|(?:been )?(?:cleaned|cleaning|tidied|decluttered|scrubbed|vacuumed) (?:your|the|my|all|up|out|everything|for|half)\\b[^,.;]{0,30}?)@TIME@END",
    unless:
      /\b(?:died|death|funeral|vomit|blood|mess after|hospice|ocd|nobody|nobody else|pee|puke|again)\b|\b(?:deadline|instead|paperwork|restless|twice)\b/iu,
    ask: ['How does it look now?', 'What made you start on that?', 'What was the worst corner?'],
  },
  {
    id: 'cannot-get-up',
    when: "@YOU(?:can't|cannot|couldn't|could not|didn't|can barely|can hardly|could barely|haven't|don't|struggle to)(?: (?:bring yourself to|even|seem to|manage to|want to))* (?:get|got|gotten) (?:up|out of bed|out of the house|off the couch|out of the chair)(?: (?:in the morning|in the mornings|for work|until \\p{L}+|till \\p{L}+|before \\p{L}+))?@TIME@END",
    unless:
      /\b(?:fell|fallen|hip|knee|surgery|paraly\w*|wheelchair|leg|spine|pain|back|floor|flu|fever|dizzy|died|cat|dog|along|nurse)\b/iu,
    ask: ['What time is it when you do get up?', 'How long has it been like this?', 'What gets you up in the end?'],
  },
  {
    id: 'nothing-done',
    when: "@YOU(?:can't|cannot|couldn't|didn't|haven't|don't|never|got|get|do|did|have done|'ve done)(?: (?:seem to|even|really))* (?:(?:get|got|gotten|do|done|accomplish(?:ed)?|manage) )?(?:anything|nothing|a (?:single )?thing|absolutely nothing|shit)(?: done| useful| productive)(?: (?:all day|this week))?@TIME@END|you(?:'ve)? (?:@ADV)(?:did|done|do) (?:absolutely )?nothing (?:all (?:day|week|weekend)|today|this weekend)|you didn't do (?:anything|a thing) (?:today|all day|this weekend)",
    unless: /\b(?:wrong|for me|about it|to (?:him|her|deserve))\b/iu,
    ask: ['What had you wanted to get done?', 'What did the day look like?', 'Which thing is bothering you most?'],
  },
  {
    id: 'work-eat-sleep',
    when: 'you(?:r days? (?:is|are))?,? ?(?:@ADV)(?:(?:just )?(?:get up|wake up|wake|work|go to work|eat|clean|drive))(?:,| and) (?:you )?(?:then )?(?:go to )?(?:work|eat|go home|come home|go to work|go to bed|sleep|lie down|drive home|cook|make dinner|you lie down|watch tv)\\b(?:(?:,| and| then)+ (?:you )?\\p{L}+)*',
    ask: [
      'What in the day do you look forward to?',
      'How long has it gone on like this?',
      'Who do you see in between?',
    ],
  },
  {
    id: 'no-time',
    when: "@YOU(?:have|'ve got|don't have|never have|have so|get|got|can't find|don't get|haven't got|have got) (?:@ADV)(?:no |little |any |enough |the |zero |a minute of |a second of )?(?:free |spare )?(?:time|a minute|a moment|five minutes|an hour)(?: (?:for|to) (?!live\\b|die\\b)[^,.;]{2,35}?| left(?: over)?)?@TIME@END",
    unless:
      /^(?!.*\b(?:no|zero|never|don't|can't|haven't|little)\b)|\b(?:hard time|live|cancer|left to live|terminal)\b/iu,
    ask: [
      'What takes up most of it?',
      'When did you last have an hour to yourself?',
      'What would you do with an hour?',
    ],
  },
  {
    id: 'waste-time',
    when: "you(?:'ve| have|'re| are)? (?:@ADV)(?:wast(?:e|ed|ing)) (?:@ADV)(?:so much |all |all this |too much |years of |the best years of |another |\\p{L}+ )?(?:your |my )?(?:time|years?|twenties|thirties|youth|day|days|summer|evening|weekend|whole day|life)\\b",
    unless: /\b(?:on (?:him|her|them)|with (?:him|her)|die|marriage|dead)\b/iu,
    ask: ['What did the time go to?', 'What would you rather have done?'],
  },
  {
    id: 'takes-hours',
    when: "(?:it|that|getting \\p{L}+|it all|your commute|the commute|the drive|everything)(?:'s| is)? ?(?:@ADV)(?:takes?|took|taking|is|'s) (?:you )?(?:@ADV)(?:me |like |about |almost |over |at least )?(?:\\d+|an|one|two|three|four|five|six|half an|hours|forever|so long|ages|all day)(?: (?:and a half )?(?:hours?|minutes|days?|weeks))?(?: (?:just |only )?(?:to get (?:ready|home|there|to work|to school|to class|dressed)|each way|every (?:day|morning|night|time)|one way|both ways))@TIME@END",
    unless: /\b(?:fall asleep|sleep|die|to get over|left to live|calories|dialysis)\b/iu,
    ask: ['Which part takes the longest?', 'How often do you have to do that?', 'What do you do all that time?'],
  },
  {
    id: 'commute',
    when: 'you (?:@ADV)(?:commute|drive|sit on (?:the|a) (?:bus|train)|take (?:the|two|three) (?:bus|buses|trains?)|sit in traffic) (?:to work )?(?:for )?(?:\\p{L}+ ){0,2}?(?:hours?|minutes|miles|km|each way|every day|every morning)\\b',
    unless:
      /\b(?:to see (?:him|her)|hospital|chemo|airport|around|funeral|radiation|visit\w*)\b|\b(?:parents|to see)\b/iu,
    say: ["That's a long way."],
    ask: ['What do you do on the way?', 'How long has that been going on?', 'What time do you get home?'],
  },
  {
    id: 'do-with-life',
    when: "you(?:'ve)? (?:@ADV)(?:don't know|have no idea|have no clue|do not know|don't have a clue|aren't sure|can't figure out|'ve got no idea|haven't figured out|still don't know)(?: (?:@ADV))?(?:what|where) (?:(?:you(?:'re| are) (?:supposed to (?:do|be)|doing|going|meant to do|even doing|going to do)|you(?: @ADV)? ?(?:want(?: to (?:do|be|study|become))?|should (?:do|be)|'ll do)|to (?:do|study|become)) (?:with (?:your|the rest of your) (?:life|future|degree)|in life|after (?:school|college|graduation|this|uni|high school)|next year|for a (?:living|job|career)|when you grow up)|your life is going)",
    say: ['Big question.'],
    ask: [
      'What did you want to be as a kid?',
      'What could you do for hours without noticing?',
      'Is somebody pushing you to decide?',
      'What have you ruled out already?',
    ],
  },
  {
    id: 'everyone-your-age',
    when: "(?:everyone(?: else)?|everybody(?: else)?|people|all the people|all your friends|your friends all|all of your friends|everyone you know|everyone around you|all your (?:classmates|cousins|old friends|coworkers)|most people|everyone from (?:school|high school|college))(?: (?:of )?your age)? (?:@ADV)(?:is|are|has|have|'s|seems?|got|gets|already|knows|own|owns|'re|'ve)\\b (?:@ADV)(?:[^,.;]{0,20}?)(?:married|marri\\p{L}+|house|houses|kids|babies|career|careers|their (?:life|lives) together|it (?:all )?(?:together|figured out)|figured (?:it )?out|ahead|engaged|moving on|a (?:boyfriend|girlfriend|partner|degree|license)|settled|getting somewhere|degree)\\b",
    unless: /\b(?:happy for them)\b/iu,
    ask: ['Who do you have in mind most?', 'Which of those things would you want yourself?'],
  },
  {
    id: 'want-to-become',
    when: "you(?:'ve|'d)? (?:@ADV)(?:want|wanted|dream(?:ed)? (?:of)|would love|like|hope|wish you could)(?: to)? (?:@ADV)(?:be(?:come)?|becoming|being|study(?:ing)?|train as|open(?:ing)?|start(?:ing)? (?:your|a|an) (?:own )?(?:\\p{L}+ )?(?:business|company|shop|restaurant|cafe|bakery)|go(?:ing)? (?:back )?to (?:school|college|uni|university|art school|nursing school))(?: (?:an?|your own|music|art|medicine|law|psychology|nursing|history|abroad|engineering|film|biology) ?(?:(?!good|better|burden|normal|bad|mother|mom|dad|father|parent|wife|husband|person|man|woman|girl|boy|kid|child)\\p{L}+ ?){0,4}?)?@TIME@END",
    unless:
      /\b(?:boyfriend|girlfriend|thin|skinny|dead|die|alone|happy|normal|liked|loved|wanted|enough|seen|held|married|friends?|left|better|25|young|careful|near|close)\b|\b(?:father|parents|dad|mom)\b/iu,
    ask: ['What would the first step be?', 'What does your family say to that?', 'What draws you to that?'],
  },
  {
    id: 'want-to-have',
    when: "you(?:'d)? (?:@ADV)(?:want|dream of|wish you had|would love|would like|hope for|like)(?: to (?:have|own|buy|get|rent|build))? (?:an?|your own|our own|my own) (?:(?!good|bad)\\p{L}+ ){0,2}?(?:house|home|place|apartment|garden|dog|cat|car|farm|cabin|flat|boat|van|room)\\b",
    unless: /\b(?:died|homeless|nursing|divorce|with (?:him|her))\b|\b(?:s?he wants|get a dog)\b/iu,
    ask: ['What would it look like?', 'Is it far off?', 'Have you wanted that for long?'],
  },
  {
    id: 'want-to-travel',
    when: "you(?:'ve|'d)? (?:@ADV)(?:want|wanted|dream(?:ed)? of|would love|wish you could|like|hope)(?: to)? (?:@ADV)(?:travel(?:ing)?|see the (?:world|ocean|sea)|go(?:ing)? (?:to \\p{Lu}\\p{L}+|abroad|on (?:a )?(?:vacation|trip|holiday))|visit(?:ing)? \\p{Lu}\\p{L}+|go(?:ing)? somewhere|get(?:ting)? away)\\b",
    unless: /\b(?:grave|ashes|died|God|Heaven|to AA)\b/u,
    say: ['That would be something.'],
    ask: [
      'Where would you go first?',
      'Have you been anywhere like that before?',
      'Who would you take along?',
      "What's in the way of going?",
    ],
  },
  {
    id: 'ask-for-raise',
    when: "you(?:'re| are|'ve|'d)? (?:@ADV)(?:want to|wanna|need to|going to|should|have to|plan to|asked|wanted to|are afraid to|'re afraid to|don't dare(?: to)?)(?: ask)? (?:(?:your boss|them|him|her|for) )*(?:for )?(?:an? )?(?:raise|time off|day off|a day off|extension|promotion|more money|vacation days)\\b",
    unless: /\b(?:said (?:no|yes)|laughed|denied|turned down|refused)\b/iu,
    ask: ['Who would decide about it?', 'What would you say when you ask?', 'When could be a good day to bring it up?'],
  },
  {
    id: 'coworker-trouble',
    when: "(?:your|a|one of your) (?:\\p{L}+ )?(?:coworkers?|colleagues?|co-workers?|teammates?|lab partner|group|group members) (?:@ADV)(?:(?:does|do|did|doesn't|don't|didn't|won't|never) (?:@ADV)(?:do |lift |help|nothing|anything|any work|do anything|work|their part|his part|her part|pull)|leaves? (?:everything|all|it all|me|you)|slacks?|calls? (?:in|out) sick)",
    say: ['And the rest is left to you.'],
    ask: ['Who ends up doing it?', 'Does your boss or teacher see it?', 'How long has that gone on?'],
  },
  {
    id: 'at-work-now',
    when: "you(?:'re| are) (?:@ADV)(?:at work|on (?:your )?(?:break|lunch break|shift)|in (?:class|the office)|still at work|hiding in the (?:bathroom|restroom|break room|stockroom|toilet)|in the (?:bathroom|break room) at work)@TIME@END",
    ask: ['How much longer do you have?', 'What is going on there?', 'Is it busy?'],
  },
  {
    id: 'no-work-today',
    when: "you(?:'ve| have|'re|'ve got| got)? (?:@ADV)(?:a day off|the day off|today off|off (?:today|tomorrow|work)|a week off|the week off|a free (?:day|evening|weekend)|on (?:vacation|leave)|finally off)@TIME@END",
    unless: /\b(?:sick|medical|maternity|bereavement|stress leave)\b/iu,
    say: ['Well deserved.'],
    ask: ['What would you like to do with it?', 'What have you done with it so far?', 'When do you have to be back?'],
  },
  {
    id: 'just-home',
    when: "you(?:'ve)? (?:@ADV)(?:got|came) (?:@ADV)(?:home|back|off) (?:from )?(?:work|a (?:double|\\p{L}+ shift|shift)|shift|your shift|school|class|the office)(?: at \\p{L}+)?@TIME@END",
    ask: ['What kind of day was it?', 'What is the rest of the evening like?', 'Have you eaten yet?'],
    unless:
      /\b(?:dead|died|found|gone|ambulance|hit|police|cheat\w*|diet|calories|and (?:he|she|they|my|the))\b|\b(?:barked)\b/iu,
  },
  {
    id: 'bad-day-at-work',
    when: "(?:you(?:'ve)? (?:@ADV)(?:had|have had) (?:an? |such an? |the )?(?:really |very |so |pretty |absolutely )?(?:bad|rough|long|terrible|awful|hard|horrible|stressful|shitty|crap|crappy|worst|tough|busy) (?:day|shift|week)(?: at (?:work|school|the office|your job))?|(?:work|school|today at work|your day|your week|your shift) (?:@ADV)(?:was|is|has been|'s been|'s) (?:@ADV)(?:really |so |very |pretty |too |absolutely )?(?:bad|rough|terrible|awful|hard|horrible|stressful|a nightmare|shitty|hell|crazy|insane|tough|exhausting|killing you|busy|hectic|chaos))@TIME@END",
    say: ['Ugh, one of those days.'],
    ask: ['What happened first?', 'Which moment was the worst of it?', 'Is it over now, or does it go on tomorrow?'],
    unless: /\b(?:died|funeral|overdose|because)\b|\b(?:then I|kids)\b/iu,
  },
  {
    id: 'good-day-at-work',
    when: "(?:you(?:'ve)? (?:@ADV)had (?:an? |such an? |the )?(?:really |very |so |pretty |actually )?(?:good|great|nice|lovely|wonderful|productive|best|amazing) (?:day|shift|week)(?: at (?:work|school|the office|your job))?|(?:work|school|the (?:interview|presentation|meeting|exam|test)|your (?:interview|presentation|exam|first day|day|speech)) (?:@ADV)(?:went|was) (?:@ADV)(?:really |so |very |pretty |surprisingly )?(?:good|great|well|fine|nice|amazing)|it (?:@ADV)went (?:@ADV)(?:really |so |very |pretty )?(?:well|great|fine|good))@TIME@END",
    unless: /\b(?:but|until|then|used to|before|it was (?:good|nice|great|fine|well)|thought)\b|\b(?:grave|boring)\b/iu,
    say: ['How good.', "That's good to hear."],
    ask: ['What went best?', 'What surprised you about it?'],
  },
];
