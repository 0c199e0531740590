import fontUrl from '@fontsource-variable/ysabeau/files/ysabeau-latin-wght-normal.woff2?url';
import { storageKeys } from '@haven/contracts/policy/screens';

/**
 * Runs in the head of the document, before anything is drawn: a chosen theme does not flash, and what the HTML shows
 * to new visitors only is hidden from others by their attributes. A press on a button marked `data-early` is noted
 * until the page is live (`use-early-press.ts`): on a slow line somebody presses before the script has arrived. So is where
 * the history stood, for whoever goes back before (`use-step-history.ts`). On a slow line the font is not asked for ahead of
 * that script, either: it would take its line, for letters that can wait.
 */
export const firstPaintScript = [
  `try{`,
  `const d=document.documentElement.dataset,s=localStorage,t=s.getItem('${storageKeys.theme}');`,
  `if(t==='light'||t==='dark')d.theme=t;`,
  `if(s.getItem('${storageKeys.betaWelcomeSeen}')==='true')d.welcomed='';`,
  `if(s.getItem('${storageKeys.authToken}'))d.member='';`,
  `const p=s.getItem('${storageKeys.currentStep}:'+s.getItem('${storageKeys.userId}'));`,
  `if(p&&p!=='disclaimer')d.resumes='';`,
  `if(location.pathname==='/')d.depth=history.state?.usr?.depth||0`,
  `}catch{}`,
  `const c=navigator.connection;`,
  `if(!c||c.effectiveType==='4g'&&!c.saveData)`,
  `document.head.append(Object.assign(document.createElement('link'),`,
  `{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'anonymous',href:'${fontUrl}'}));`,
  `addEventListener('click',function h(e){`,
  `const d=document.documentElement.dataset;`,
  `if(d.live==='')return removeEventListener('click',h,true);`,
  `const b=e.target.closest?.('[data-early]');`,
  `if(b)d.early=b.dataset.early`,
  `},true)`,
].join('');
