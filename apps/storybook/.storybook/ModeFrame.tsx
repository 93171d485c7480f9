import { marketByCode } from '@driveline/markets';
import { inlineDrawings, UiProvider, type UiStrings } from '@driveline/ui';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import '@driveline/ui/theme';
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { defaultMode, type Mode } from '../modes.ts';
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

function themeElement(): HTMLStyleElement {
  const existing = document.head.querySelector<HTMLStyleElement>('style[data-theme]');
  if (existing) return existing;
  const element = document.createElement('style');
  element.dataset['theme'] = '';
  return document.head.appendChild(element);
}

/** Gives a story the theme, colour mode, words and formats of a mode. */
export function ModeFrame({ globals, children }: { globals: Partial<Mode>; children: ReactNode }) {
  const {
    brand,
    market: code,
    colorMode,
  } = useSyncExternalStore(subscribe, () => shown) ?? { ...defaultMode, ...globals };
  const market = marketByCode(code);
  useLayoutEffect(() => {
    themeElement().textContent = themeSheet(brand);
    document.documentElement.lang = market.locale;
    document.documentElement.dir = market.dir;
    document.documentElement.dataset['colorMode'] = colorMode;
  }, [brand, colorMode, market]);
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
      {children}
    </UiProvider>
  );
}
