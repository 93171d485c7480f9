export { CrashPage } from './CrashPage.tsx';
export { Frame } from './Frame.tsx';
export { loadShell } from './loadShell.ts';
export { PageHead, type PageHeadProps } from './PageHead.tsx';
