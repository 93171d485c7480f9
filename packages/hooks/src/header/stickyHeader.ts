import { STICKY_DIVISOR } from '../constants.ts';

/** SHELL-037: whether the page is scrolled past the header's height over 2, on mobile over 1.5. Lengths in px. */
export function isHeaderSticky(page: {
  readonly scrollY: number;
  /** Of the header in the page, what stands above it included. */
  readonly headerTop: number;
  readonly headerHeight: number;
  readonly isMobile: boolean;
}): boolean {
  const { scrollY, headerTop, headerHeight, isMobile } = page;
  return scrollY > headerTop + headerHeight / (isMobile ? STICKY_DIVISOR.mobile : STICKY_DIVISOR.desktop);
}
