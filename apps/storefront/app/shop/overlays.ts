import { create } from 'zustand';

/** What lies over the page; one at a time. */
export type Overlay =
  | { readonly kind: 'mini-cart'; readonly skuNumber: string }
  /** `source` says where it was opened from (VEHST-006). */
  | { readonly kind: 'vehicle'; readonly source: string }
  | { readonly kind: 'stores' };

export const useOverlay = create<{ readonly open: Overlay | undefined }>(() => ({ open: undefined }));

/** Opens an overlay, or closes the one that is open. */
export function openOverlay(open: Overlay | undefined): void {
  useOverlay.setState({ open });
}

/** The overlay that a link with an intent opens in place of its page; none where the page has to do. */
export function overlayOf(intent: string, source = 'page'): Overlay | undefined {
  return intent === 'open-vehicle-picker' ? { kind: 'vehicle', source } : undefined;
}
