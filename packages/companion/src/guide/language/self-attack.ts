/** Hard words a person says about themselves: never handed back as true. */
export const selfAttack =
  /(?!\bI was (?:such )?an? (?:total |complete )?(?:mess|wreck|disaster)\b)\bI(?:'m| am| was| feel(?: like)?| look|'ve been| have been| will always be|'ll always be)\s+(?:(?:just|such|so|really|a|an|the|like|nothing but|too|always|fucking|completely|totally|pretty|kind of|basically|literally|this|being|the worst|bad)\s+)*(?:worthless|useless|stupid|pathetic|failure|loser|idiot|burden|broken|disgusting|ugly|fat|weak|lazy|unlovable|dumb|monster|waste|garbage|trash|mess|fraud|joke|coward|hopeless|horrible|terrible|awful|bad|worst|gross|hideous|incompetent|selfish|unwanted|freak|damaged|not (?:good|smart|pretty|strong|worth)|never (?:good )?enough|not enough|invisible to everyone|toxic|evil|imposter|impostor|crazy|insane|psycho)\b|\bI (?:hate|despise|can't stand|disgust) (?:myself|me|my body|who I am|being me)\b|\bI (?:always |just )?(?:ruin|ruined|screw up|screwed up|mess up|messed up|destroy|fail at|suck at) everything\b|\bI (?:totally |just |really )?suck\b|\b(?:it's|it is|it was|this is) (?:all |entirely |totally |really )?my (?:own )?fault\b|\bI (?:don't )?deserve (?:it|this|to suffer|nothing|to be alone|better|love)\b|\bI can't do anything right\b|\b(?:something is|something's|what's) wrong with me\b/iu;

/** Whether a text runs down the person who says it ("I'm worthless", "I ruin everything"). */
export function isSelfAttack(text: string): boolean {
  return selfAttack.test(text);
}
