import { notePage } from '@driveline/hooks';
import { create } from 'zustand';
import { shopPath } from '../data/shopPath.ts';

/** What lies over the page; one at a time. */
export type Overlay =
  /** `skuNumber` of what was just added; without it the cart as it is. */
  | { readonly kind: 'mini-cart'; readonly skuNumber?: string }
  /** `source` says where it was opened from (VEHST-006). */
  | { readonly kind: 'vehicle'; readonly source: string }
  | { readonly kind: 'stores' | 'my-store' | 'cookie-settings' }
  /** The account, or at once the sign-in over the page. */
  | { readonly kind: 'account'; readonly asksToSignIn: boolean };

export const useOverlay = create<{
  readonly open: Overlay | undefined;
  /** Address of the page in whose place it is open. */
  readonly page?: string | undefined;
}>(() => ({ open: undefined }));

/** Opens an overlay, in place of the page that its link leads to, or closes the one that is open. */
export function openOverlay(open: Overlay | undefined, page?: string): void {
  notePage(page);
  useOverlay.setState({ open, page });
}

/** Pages that show the cart themselves, or the order that it became. */
const WITHOUT_MINI_CART = /^\/(cart|orderConfirmation)$/;
/** Below it the drawer would be as wide as the page that the link leads to. */
const WIDE = '(min-width: 720px)';

const opensMiniCart = () => matchMedia(WIDE).matches && !WITHOUT_MINI_CART.test(shopPath(location.pathname));

const byIntent: Readonly<Record<string, Overlay>> = {
  'open-my-store': { kind: 'my-store' },
  'open-store-search': { kind: 'stores' },
  'open-store-picker': { kind: 'stores' },
  'open-cookie-settings': { kind: 'cookie-settings' },
  'open-account': { kind: 'account', asksToSignIn: false },
  'open-sign-in': { kind: 'account', asksToSignIn: true },
};

/** The overlay that a link with an intent opens in place of its page; none where the page has to do. */
export function overlayOf(intent: string, source = 'page'): Overlay | undefined {
  if (intent === 'open-vehicle-picker') return { kind: 'vehicle', source };
  if (intent === 'open-cart') return opensMiniCart() ? { kind: 'mini-cart' } : undefined;
  return Object.hasOwn(byIntent, intent) ? byIntent[intent] : undefined;
}
