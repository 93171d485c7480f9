import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { defaultMode, type Mode, type Trial } from './mode.ts';
import { BrandContext, MarketContext, marketOf } from './shown.ts';
import { brandNamed } from './storyBrand.ts';

let shown: Mode | undefined;
const listeners = new Set<() => void>();

/** Puts every story into another mode without mounting it again; the tests turn the globals this way. */
export function showMode(mode: Mode): void {
  shown = mode;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `prefers-reduced-motion` does in the base styles, for who cannot set it in the system. */
const stillness =
  '*,*::before,*::after{animation-duration:1ms !important;animation-iteration-count:1 !important;' +
  'transition-duration:1ms !important;scroll-behavior:auto !important}';

/** First of all sheets: a story's layout effects run before ours, and a theme that it lays over the page stays above. */
function themeElement(): HTMLStyleElement {
  const existing = document.head.querySelector<HTMLStyleElement>('style[data-theme]');
  if (existing) return existing;
  const element = document.createElement('style');
  element.dataset['theme'] = '';
  document.head.prepend(element);
  return element;
}

export interface StoryFrameProps {
  globals: Partial<Mode & Trial>;
  /** What a story sets itself and no toolbar turns: the market of a page that only one has. */
  fixed?: Partial<Mode>;
  children: ReactNode;
}

/** Gives a story the theme, colour mode, market and brand of a mode. */
export function StoryFrame({ globals, fixed = {}, children }: StoryFrameProps) {
  const turned = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  ) ?? { ...defaultMode, ...globals };
  const { brand: brandId, market: code, colorMode } = { ...turned, ...fixed };
  const brand = brandNamed(brandId);
  const market = marketOf(brand, code);
  const { direction = 'market', motion = 'system' } = globals;
  useLayoutEffect(() => {
    themeElement().textContent = brand.themeCss + (motion === 'reduced' ? stillness : '');
    document.documentElement.lang = market.locale;
    // Late parts of the shop's pages ask for the words of this market.
    document.documentElement.dataset['market'] = market.code;
    document.documentElement.dir = direction === 'market' ? market.dir : direction;
    document.documentElement.dataset['colorMode'] = colorMode;
  }, [brand, colorMode, market, direction, motion]);
  return (
    <MarketContext value={market}>
      <BrandContext value={brand}>{children}</BrandContext>
    </MarketContext>
  );
}
