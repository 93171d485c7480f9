export { CrashPage, RefusedPage } from './CrashPage.tsx';
export { Failure } from './Failure.tsx';
export { Frame } from './Frame.tsx';
export { loadShell } from './loadShell.ts';
export { PageBody, SplitBody } from './PageBody.tsx';
export { PageHead, type PageHeadProps } from './PageHead.tsx';
