import { marketByCode } from '@driveline/markets';
import { inlineDrawings, UiProvider, type UiStrings } from '@driveline/ui';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import '@driveline/ui/theme';
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { defaultMode, type Mode, type Trial } from '../modes.ts';
import { BrandContext, MarketContext } from './shopMarket.ts';
import { themeSheet } from './themeSheets.ts';

const strings: Record<string, UiStrings> = { 'en-US': enUS, 'es-MX': esMX, 'pt-BR': ptBR };

let shown: Mode | undefined;
const listeners = new Set<() => void>();

/** Puts every story into another mode without mounting it anew; the tests turn the globals this way. */
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

interface ModeFrameProps {
  globals: Partial<Mode & Trial>;
  /** What a story sets itself and no toolbar turns: the market of a page that only one has. */
  fixed?: Partial<Mode>;
  children: ReactNode;
}

/** Gives a story the theme, colour mode, words and formats of a mode. */
export function ModeFrame({ globals, fixed = {}, children }: ModeFrameProps) {
  const turned = useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  ) ?? { ...defaultMode, ...globals };
  const { brand, market: code, colorMode } = { ...turned, ...fixed };
  const market = marketByCode(code);
  const { direction = 'market', motion = 'system' } = globals;
  useLayoutEffect(() => {
    themeElement().textContent = themeSheet(brand) + (motion === 'reduced' ? stillness : '');
    document.documentElement.lang = market.locale;
    // Late parts of the shop's pages ask for the words of this market.
    document.documentElement.dataset['market'] = market.code;
    document.documentElement.dir = direction === 'market' ? market.dir : direction;
    document.documentElement.dataset['colorMode'] = colorMode;
  }, [brand, colorMode, market, direction, motion]);
  const { locale, currency, units, timeZone } = market;
  return (
    <UiProvider
      locale={locale}
      strings={strings[locale] ?? enUS}
      drawings={inlineDrawings}
      currency={currency.code}
      distanceUnit={units.distance}
      timeFormat={units.timeFormat}
      timeZone={timeZone}
    >
      <MarketContext value={market}>
        <BrandContext value={brand}>{children}</BrandContext>
      </MarketContext>
    </UiProvider>
  );
}
