// What a shop's own pages, parts and sections are made with, besides `@driveline/hooks` and `@driveline/ui`.
export { formTarget } from './intents/formTarget.ts';
export { PageHead, type PageHeadProps } from './parts/page/PageHead.tsx';
export * as paths from './paths/index.ts';
export { useOwnShop as useShop, useOwnText as useText } from './shop/ownShop.ts';
