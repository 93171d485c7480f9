export { Failure } from './Failure.tsx';
export { PageBody, SplitBody } from './PageBody.tsx';
export { PageHead, type PageHeadProps } from './PageHead.tsx';
