import { storageKeys } from '@haven/contracts/policy/screens';

/**
 * Runs in the head of the document, before anything is drawn: a chosen theme does not flash, and what the HTML shows
 * to new visitors only is hidden from others by their attributes.
 */
export const firstPaintScript = `try{const d=document.documentElement.dataset,s=localStorage,t=s.getItem('${storageKeys.theme}');if(t==='light'||t==='dark')d.theme=t;if(s.getItem('${storageKeys.betaWelcomeSeen}')==='true')d.welcomed='';const p=s.getItem('${storageKeys.currentStep}:'+s.getItem('${storageKeys.userId}'));if(p&&p!=='disclaimer')d.resumes=''}catch{}`;
