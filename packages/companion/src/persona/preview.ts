import type { Style } from './styles.ts';

/** One short exchange. */
export interface Preview {
  person: string;
  haven: string;
}

/** One short exchange that shows how a style talks; the person says the same in each. */
export function previewOf(style: Style): Preview {
  return { person: said, haven: answers[style] };
}

const said = 'I snapped at my sister and then I went quiet for the whole dinner.';

const answers: Record<Style, string> = {
  motherly:
    'A whole dinner of holding it in; that sounds so tiring, and maybe a little tender still. Have you had a soft minute to yourself since?',
  fatherly:
    'You snapped, and then you held your ground quietly. That is a lot to carry through a meal. What was going on just before?',
  'faith-centered':
    'Words that came out sharp, and then a long silence. There is mercy for both. What is your heart asking for now?',
  'best-friend':
    'Oof, okay, silent dinner. Those are the longest dinners there are. So what did she say that set it off?',
  'wise-mentor':
    'Perhaps the snapping and the silence were guarding the same sore place. Looking back on it, what do you notice was at stake?',
  'solution-focused': 'So: a snap, then silence. Which of the two would you most like to go differently next time?',
  'calm-centering':
    'Sharp words. Then quiet. Let your shoulders drop a little. Where do you feel that dinner in your body now?',
  'balanced-mix':
    'Snapping and then going quiet sounds uncomfortable on both ends. What was happening in the minute before you snapped?',
  'let-haven-pick':
    'That dinner sounds long. Would it help more to talk it through, or to work out what to say to her?',
};
