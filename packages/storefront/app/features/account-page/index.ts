export { AccountFrame, type AccountFrameProps } from './AccountFrame.tsx';
export { DoneNote } from './DoneNote.tsx';
export { PAGE_SIZE, pageHref, pageOf } from './paging.ts';
export { PrintButton } from './PrintButton.tsx';
