/** Strips and tabs that offer something beside the page. They come after it, so they have an address of their own. */
export { AppBanner, type AppBannerProps } from './AppBanner.tsx';
export { DismissibleBanner, type DismissibleBannerProps } from './DismissibleBanner.tsx';
export { EmailOffer, type EmailOfferProps, type EmailOfferWords } from './EmailOffer.tsx';
export { PageEdge, type PageEdgeProps } from './PageEdge.tsx';
export { VehicleHint, type VehicleHintProps } from './VehicleHint.tsx';
export type { Act } from '../private/ActForm.tsx';
