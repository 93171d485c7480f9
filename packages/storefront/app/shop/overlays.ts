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

export const useOverlay = create<{ readonly open: Overlay | undefined }>(() => ({ open: undefined }));

/** Opens an overlay, or closes the one that is open. */
export function openOverlay(open: Overlay | undefined): void {
  useOverlay.setState({ open });
}

/** Pages that show the cart themselves, or the order that it became. */
const WITHOUT_MINI_CART = /^\/(cart|orderConfirmation)$/;
/** Below it the drawer would be as wide as the page that the link leads to. */
const WIDE = '(min-width: 720px)';

const opensMiniCart = () => matchMedia(WIDE).matches && !WITHOUT_MINI_CART.test(shopPath(location.pathname));

/** The overlay that a link with an intent opens in place of its page; none where the page has to do. */
export function overlayOf(intent: string, source = 'page'): Overlay | undefined {
  switch (intent) {
    case 'open-vehicle-picker':
      return { kind: 'vehicle', source };
    case 'open-cart':
      return opensMiniCart() ? { kind: 'mini-cart' } : undefined;
    case 'open-my-store':
      return { kind: 'my-store' };
    case 'open-store-search':
    case 'open-store-picker':
      return { kind: 'stores' };
    case 'open-cookie-settings':
      return { kind: 'cookie-settings' };
    case 'open-account':
      return { kind: 'account', asksToSignIn: false };
    case 'open-sign-in':
      return { kind: 'account', asksToSignIn: true };
    default:
      return undefined;
  }
}
