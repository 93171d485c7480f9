export { Failure } from './Failure.tsx';
export { PageHead, type PageHeadProps } from './PageHead.tsx';
