import { NOTE_EARLY } from './noteEarly.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"<]+)"[^<>]*>/g;
const ENTRY = '<script type="module" async="">';

/** The two ends of a document: React lifts what is loaded early into the head, the router writes its scripts last. */
export type DocumentEnds = { readonly head: string; readonly tail: string };

/**
 * Lets the page's script arrive late: nothing of it is asked for before the page has loaded. It starts when the
 * browser is idle then, or at the first sign of intent; with Save-Data only at that. Everything works before:
 * links lead on and forms post (decision 9). A document of another shape is left as it is.
 */
export function lateScripts({ head, tail }: DocumentEnds): DocumentEnds {
  if (!tail.includes(ENTRY)) return { head, tail };
  const modules = [head, tail].flatMap((part) => [...part.matchAll(PRELOAD)].map(([, href]) => href));
  const late = tail
    .replace(PRELOAD, '')
    .replace(ENTRY, `<script type="text/late" data-modules="${modules.join(' ')}">`);
  const end = late.lastIndexOf('</body>');
  return {
    head: head.replace(PRELOAD, ''),
    tail: `${late.slice(0, end)}<script>${starter()}</script>${late.slice(end)}`,
  };
}

/**
 * Runs in the page. What this browser knows before script is here comes first: the app has a head and foot of its own
 * (SHELL-003), and a closed strip stays away (SHELL-055). Then it copies the waiting module script into one that runs;
 * its text is the same, so the hash in the policy lets it in. Back to an entry of the router reloads while nobody listens
 * for it. What opens by itself, a `summary`, keeps its events from React until the page is hydrated: at a press React
 * would hydrate the whole page at once, and the finger wait for it.
 */
const starter = () => `(()=>{
if(/ShopApp\\//.test(navigator.userAgent))document.documentElement.dataset.app='';
try{if(localStorage.getItem('returnsNoticeHiddenUntil')>Date.now())document.querySelector('[data-returns]')?.remove()}catch{}
const late=document.querySelector('script[type="text/late"]');
const signs=['pointerdown','keydown','focusin','touchstart'];
let started=false;
const start=()=>{
if(started)return;
started=true;
for(const sign of signs)removeEventListener(sign,start,true);
for(const href of late.dataset.modules.split(' ')){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}
const script=document.createElement('script');
script.type='module';
script.textContent=late.textContent;
document.head.append(script)};
for(const sign of signs)addEventListener(sign,start,{capture:true,passive:true});
const presses=['pointerover','mouseover','pointerdown','mousedown','touchstart','pointerup','mouseup','touchend','focusin','click'];
const isLive=()=>'hydrated' in document.documentElement.dataset;${NOTE_EARLY}
const keep=(event)=>{
if(isLive())for(const press of presses)removeEventListener(press,keep,true);
else if(event.target.closest?.('summary'))event.stopImmediatePropagation()};
for(const press of presses)addEventListener(press,keep,{capture:true,passive:true});
addEventListener('popstate',()=>{if(!isLive())location.reload()});
const idle=()=>'requestIdleCallback' in window?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200);
if(!navigator.connection?.saveData)document.readyState==='complete'?idle():addEventListener('load',idle)})()`;
