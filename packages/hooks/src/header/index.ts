export { headerQueries } from './headerQueries.ts';
export * from './hoverMenu.ts';
export { isHeaderSticky } from './stickyHeader.ts';
export { useHeader } from './useHeader.ts';
export { useHeaderShopper } from './useHeaderShopper.ts';
export { useHoverMenu } from './useHoverMenu.ts';
