export { CrashPage, RefusedPage } from './CrashPage.tsx';
export { Frame } from './Frame.tsx';
export { loadShell } from './loadShell.ts';
