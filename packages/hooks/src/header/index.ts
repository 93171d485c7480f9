export { headerQueries } from './headerQueries.ts';
export { isHeaderSticky } from './stickyHeader.ts';
export { useHeader } from './useHeader.ts';
export { useMyStore, useMyVehicle, usePostalCode } from './useHeaderParts.ts';
export { useHeaderShopper } from './useHeaderShopper.ts';
export { useStickyHeader } from './useStickyHeader.ts';
export { useHoverMenu } from './useHoverMenu.ts';
