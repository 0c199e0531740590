import type { KindPattern } from './kinds.ts';

/** Wishes for a talk, short answers, coming and going, and questions about anything. */
export const saidInTalk: readonly KindPattern[] = [
  {
    kind: 'joke',
    pattern: /\b(?:tell me (?:a|another) joke|make me laugh|know any jokes|say something funny)\b/iu,
    most: 12,
  },
  {
    kind: 'tellFact',
    pattern:
      /\b(?:tell|say|give) me (?:something|a) (?:interesting|cool|random|new|fun(?:ny)? fact|fact|story|nice)\b|\b(?:fun|random) facts?\b|\bsay something (?:interesting|nice)\b/iu,
    most: 12,
  },
  {
    kind: 'distract',
    pattern:
      /\b(?:distract me|talk about something else|change the subject|something (?:else|dumb|fun|silly) (?:please|for a (?:minute|bit))|take my mind off|need a distraction)\b/iu,
    most: 16,
  },
  {
    kind: 'justListen',
    pattern:
      /\bjust listen\b|\b(?:don't|do not) (?:want (?:any )?questions|(?:try to |have to |need to )?fix (?:anything|it|me|this))\b|\bwithout (?:fixing|advice|trying to fix)\b|\bI just (?:want|need) to (?:say (?:it|this|some|a few)|get (?:it|this) out)\b|^(?:please |can you |could you |i |just |I just )*(?:just listen|need to vent|want to vent|listen(?: to me)?|vent|(?:want|need) (?:you )?to (?:just )?listen|just want to be heard|don't want advice|no advice)(?: please| for a bit| right now)?[.!? ]*$/iu,
    most: 16,
  },
  {
    kind: 'tellSomething',
    pattern:
      /^(?:can|may|could) I (?:tell|ask|say|talk|share|vent|be honest)\b.{0,40}\??$|^I (?:need|want|have) to (?:tell (?:you|someone)|talk|get something off my chest|say something)(?: something)?[.!]*$/iu,
    most: 12,
  },
  {
    kind: 'goodbyeBusy',
    pattern:
      /\b(?:have to (?:go(?! (?:to (?!work\b|bed\b|sleep\b|school\b|class\b)|through|without|in for))|run(?! (?:the|a|an|my|it|this|errands?|away|from|into|our|for)\b)|leave(?! (?:my|the|him|her|them|this|it|that|home|town|everything|school|college|uni|us|a|an|our|work early|behind|for good)\b)|get back(?! (?:at|together|into|on track))|feed|pick(?! (?:who|which|what|between|a side|one)\b))|(?:he|she|baby|they|my \w+)(?:'s| is) (?:awake|up|stirring|crying|calling|waking up|home|here|knocking)[.,! ]+(?:I )?(?:have to go|gotta|bye|ttyl)|got to go|gotta (?:go|run)|g2g|gtg|brb|need to go|I should go|duty calls|boss is (?:here|coming))\b/iu,
    most: 14,
  },
  {
    kind: 'goodbye',
    pattern:
      /^(?:well[,. ]+)?it's (?:getting |too )?late(?: now| here| for (?:me|an old (?:man|woman|lady)))?[.! ]*$|[,. ](?:bye+|good ?night|gn|ttyl|see you (?:later|tomorrow)|talk (?:later|soon|tomorrow))[.! ]*$|\bI(?:'m| am) (?:going to |off to )(?:turn in|(?:go to )?(?:bed|sleep)|go now|head (?:out|off|to bed)|lie down)[.! ]*$|^(?:(?:ok(?:ay)?|alright|well|anyway|(?:thanks?|thank you|thx)(?: you)?(?: so (?:much|very much)| very much| a lot| again| for (?:listening|everything|this|that|your help|being here|tonight|the talk))*|cool|haven|and|i(?:'ll| will)?(?: think i(?:'ll| will))?(?: try to| should| can| might)? (?:go to )?sleep now|i feel better)[ ,.!]*)*(?:good ?bye|bye+|bye bye|good ?night|night night|gn|see (?:you|ya)(?: (?:later|tomorrow|soon))?|talk (?:later|soon|tomorrow|to you (?:later|tomorrow|soon))|ttyl|later|i'm (?:going to|off to) (?:bed|sleep)|going to (?:bed|sleep)(?: now)?|can we (?:talk|continue|do this) (?:tomorrow|later|another time)|i'm (?:done|out|leaving|logging off)(?: for (?:today|tonight|now))?|that's (?:all|it) for (?:today|tonight|now)|until (?:tomorrow|next time)|i'll (?:be back|come back|go|sleep)(?: (?:later|tomorrow|now))?)[ .!?]*(?:haven|then|thanks|thank you|and thanks)?[ .!?]*$/iu,
    most: 14,
  },
  {
    kind: 'thanks',
    pattern:
      /^(?:ok(?:ay)?|yeah|yes|alright|all right|fine|good (?:idea|point)|I (?:will|won't|guess))(?:[ ,.!]+(?:I(?:'ll| will| won't| guess)|maybe)(?: \p{L}+){0,6})?[.,! ]+(?:thanks?|thank you)(?: so much| a lot)?(?: for (?:listening|everything|this|that|talking|hearing me out|being here|your help))?[ .!]*$|^(?:thanks?|thank you) for (?!nothing)(?!letting me (?:vent|talk|rant))[^.?!]{3,60}[.! ]*$|^(?:(?:ok(?:ay)?|oh|aw+|wow|no|yes|yeah|great|cool|alright|well)[ ,.!]*)*(?:thanks?|thank you|appreciate (?:it|you|that)|much appreciated)(?:,? (?:so much|a lot|you|haven|dear|my friend|friend|truly|i mean it|for (?:that|this|listening|everything|asking|being here|your help|talking)|again|though|anyway|really))*[ .!]*$|^(?:thanks?|thank you)[,. ]+(?:that|this|it) (?:helped|felt good|was (?:good|nice|kind|helpful))\b.{0,20}$|^[^?]{0,90}\b(?:talking|chatting|writing) (?:to|with) you\b[^?]{0,60}[.,!] (?:so )?(?:thanks|thank you)(?: (?:so much|a lot|haven))?[ .!]*$|^that (?:was|is) (?:very |so |really )?(?:kind|sweet|nice)(?: of you)?[.! ]*$|^(?:(?:ok(?:ay)?|oh|aw+|well|yeah|yes)[ ,.!]*)*(?:thanks|thank you)[,. ]+(?:this|that|I|it|you)\b.{0,40}$/iu,
    most: 22,
  },
  {
    kind: 'praise',
    pattern:
      /\b(?:you(?:'re| are) (?:so |really |very |actually |the |a )*(?:great|amazing|awesome|helpful|sweet|kind|wonderful|best|good (?:at this|listener)|lifesaver|nice)|(?:^|[.!?,] ?)(?:wow |yes |yeah |ok(?:ay)? |oh )?(?:that|this|it) (?:really |actually |so )?(?:helped|helps)(?: me)?(?: a lot| so much)?[.!]*$|good (?:bot|answer|point|advice|question)|(?:well|nicely) (?:said|put)|you (?:put|said) (?:that|it) (?:so |really |very )?(?:well|nicely|beautifully)|you(?:'re| are) (?:actually |really )?not (?:so |that |too |half |as )?(?:bad|terrible|awful|useless)(?: at this)?|you(?:'ve| have) helped|I feel (?:so much |a (?:bit|little) )?better(?: now)?[.!]*$)/iu,
    most: 16,
  },
  {
    kind: 'dontKnow',
    pattern:
      /^(?:(?:um+|uh+|hmm+|well|honestly|ugh)[ ,.]*)*(?:I (?:really |honestly |just |still )?(?:don't|do not) know(?: (?:really|anymore|honestly|tbh|what to say|why|how|where to start|what I feel|how I feel))?|no (?:idea|clue)(?: why)?|not sure|dunno|hard to (?:say|explain)|eh+|meh+|can't explain(?: it)?|whatever|who knows|I can't say|don't know)[ .!?]*$/iu,
    most: 9,
  },
  {
    kind: 'yes',
    pattern:
      /^(?:(?:yes|yeah|yep|yup|yea|sure|ha|heh|okay|right|true|indeed|correct|for sure|exactly|definitely|correct|of course|totally|absolutely|kind of|sort of|a (?:bit|little)|I (?:guess|think|suppose)(?: so)?|maybe|mhm|probably|sometimes|uh huh|very much|I do|I am|it is|it does|that's (?:right|true|it|fair)|fair(?: enough| point)?|fine|cool|got it|makes sense|alright|i see|good to know|please|let's (?:try|do it|go)|go on)[ .,!]*)+$/iu,
    most: 6,
  },
  {
    kind: 'no',
    pattern:
      /^(?:(?:no|nope|nah|never|not really|not at all|I don't think so|no thanks?(?: you)?|not now|not today|I'm (?:good|fine|okay|alright)|don't want to|I don't want to|rather not|no way|I don't|I'm not|it isn't|not exactly)[ .,!]*)+$/iu,
    most: 7,
  },
  {
    kind: 'clock',
    pattern: /\bwhat (?:time|day|date) is it\b|\bwhat's the (?:time|date|weather)\b|\bhow's the weather\b/iu,
    most: 12,
  },
  {
    kind: 'advice',
    pattern:
      /\b(?:(?:don't|do not) know what (?:to|I'd|I would|I should|I could) (?:even )?(?:say|tell|write|text)(?: to)? (?:him|her|them|my)\b|what (?:should|do|can|would|could) (?:I|you|we) (?:even |just |really )*(?:do|say|tell|try|answer|reply|write|recommend|suggest)|should I\b|(?<!\bwhat |how |why |when |who )do I (?:tell|ask|call|text|send|say|go|stay|leave|report|invite|answer|forgive)\b|what(?:'s| is) the (?:first|best|right) (?:thing|step|way)|how (?:should|can|could|do|would) (?:I|you|we) (?:even |ever )?(?!(?:know|feel|mean|like)\b)(?!(?:get (?:red|coffee|stain)|boil|cook|clean|fix a|remove|unclog|tie|fold|convert|spell|pronounce|say .{1,20} in )\b)|any (?:advice|tips|ideas|suggestions)|give me (?:some |any )?(?:advice|tips|ideas)|(?:need|want|could use|have you got) (?:some |your |any )?(?:advice|help (?:with|deciding|figuring))|what would you do(?! if I)|(?:do )?you (?:reckon|think|figure) (?:I|we) (?:should(?! have)|ought|could(?! have))\b|what do you (?:think I should|suggest|recommend|advise)|is there (?:anything|something) I can|help me (?:decide|figure|choose|with|sort|start)|tell me what to do|what could (?:help|make)|figure out what|tell me how to|how would you (?:open|start|begin|say|word|put)\b|how to (?:make|get|tell|stop|deal|talk|help|fix|handle|start)\b.{2,40}\?|what do (?:people|others|you) (?:even |usually |normally )?do(?: (?:when|if|about|with|in)|[?.!]*$)|what helps (?:with|when|against|people))\b/iu,
  },
  {
    kind: 'task',
    pattern:
      /^(?:hey |please |so )*(?:can|could|will|would) you (?:please )?(?:write|translate|code|calculate|solve|summarize|draft|do my|edit|proofread)\b|^(?:write|translate|summarize|draft|solve) (?:me |my |this |a |an |the )/iu,
    most: 30,
  },
  {
    kind: 'why',
    pattern: /^(?:but |and )?(?:why(?: not)?|how so|how come|what for|huh(?=\?)|what|so what|and)[?.! ]*$/iu,
    most: 3,
  },
  {
    kind: 'factual',
    pattern:
      /^(?:(?:hey |so |okay |quick question[,:]? )*)(?:what(?:'s| is| are| was)|who (?:is|was|won|invented|wrote)|when (?:is|was|did)|where (?:is|are|was|can I (?:buy|find|get))|how (?:many|far|long (?:does|is)|tall|old is|big|does|do (?:i|you) (?:get|boil|cook|clean|fix|remove|unclog|tie|fold|convert|spell|pronounce|say))|which(?! (?:is|was|are|were|means|makes|made|he|she|they|I|has|had|just|kind|sucks|feels|felt)\b)|can you (?:write|translate|code|calculate|solve|explain|summarize)|write me|translate|define)\b(?!.*\b(?:wrong with me|the point|happening to me|i do|my life|matter with me|i feel|i'm)\b).{3,}/iu,
    most: 30,
  },
];
