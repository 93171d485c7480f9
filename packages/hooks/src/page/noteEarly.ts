/**
 * Runs in the page as text, before every other script: notes what is typed, chosen and pressed until the page is
 * hydrated, in its order. A control comes with what it holds, since React may set it back before `replayEarly` looks; a
 * button that does nothing without script comes as it is. What React heard itself, because the event hydrated the page,
 * is taken off again. A form that the browser sends takes the page away with everything.
 */
export const NOTE_EARLY = `
const early=self.early=[];
let noted;
const note=({type,target,eventPhase})=>{
const it=type=='click'?target.closest?.('button[type=button]:not([popovertarget])'):target;
if(eventPhase==1)noted=it&&!isLive()&&early.push([it,type,it.value,it.checked]);
else if(noted&&isLive())early.pop()};
for(const type of ['input','change','click'])for(const isFirst of [true,false])addEventListener(type,note,isFirst);
addEventListener('submit',()=>{if(!isLive())early.length=0});`;
