import type { Market } from '@driveline/markets';
import { themeCss, type BrandTheme } from '@driveline/ui/themes';
import { useEffect, useLayoutEffect } from 'react';
import { fontUrl } from './fontFiles.ts';

/** Lays the theme over the one that the toolbar chose, for as long as this page is open. */
export function useThemeOnPage(theme: BrandTheme): void {
  useLayoutEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = themeCss(theme, { fontUrl });
    document.head.append(sheet);
    return () => sheet.remove();
  }, [theme]);
}

/** Keeps the page in a market, which the toolbar's frame sets to its own: late parts ask the page for it. */
export function useMarketOnPage({ code, locale }: Market): void {
  useEffect(() => {
    const root = document.documentElement;
    const set = () => {
      if (root.dataset['market'] !== code) root.dataset['market'] = code;
      if (root.lang !== locale) root.lang = locale;
    };
    const observer = new MutationObserver(set);
    observer.observe(root, { attributeFilter: ['data-market', 'lang'] });
    set();
    return () => observer.disconnect();
  }, [code, locale]);
}
