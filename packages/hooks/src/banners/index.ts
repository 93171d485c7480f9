export * from './alertBanner.ts';
export * from './appBanner.ts';
export * from './emailOffer.ts';
export * from './useBanners.ts';
