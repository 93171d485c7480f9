export * from './alertBanner.ts';
export * from './appBanner.ts';
export * from './emailOffer.ts';
export * from './emailOfferWindow.ts';
export * from './useAppBanner.ts';
export { useAppLinks } from './useAppLinks.ts';
export * from './useBanners.ts';
