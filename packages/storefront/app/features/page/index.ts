export { Failure } from './Failure.tsx';
export { PageHead, type PageHeadProps } from './PageHead.tsx';
export { Refused } from './Refused.tsx';
