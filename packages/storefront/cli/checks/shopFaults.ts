import { join } from 'node:path';
import { languagesOf, prefixOf, type Market } from '@driveline/markets';
import { contrastFailures } from '@driveline/ui/themes';
import { nearestName } from '@driveline/ui/tokens';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { createBrandFiles } from '../../server/brandFiles.ts';
import type { BrandContent } from '../../src/brand.ts';
import type { ShopConfig } from '../../src/defineShop.ts';
import { labelsOf } from '../../src/marketLabels.ts';
import { packageFolder } from '../../src/packageFolder.ts';
import { drivelineRoutes } from '../../src/routes.ts';
import { routesOf } from '../../src/shopRoutes.ts';
import { ORIGINAL, stockLocale } from '../../content/stockContent.ts';
import { lackingWords, type OwnWords } from '../../vite/shopWords.ts';
import { wholeWords } from '../../vite/wholeWords.ts';

/** Words that would be too faint; a theme by `createBrandTheme` has none, one by hand may. */
export const themeFaults = ({ brands }: ShopConfig): string[] =>
  Object.entries(brands).flatMap(([id, { theme }]) =>
    contrastFailures(theme).map(
      ({ mode, foreground, background, ratio, least }) =>
        `Theme '${id}', ${mode}: ${foreground} on ${background} has a contrast of ${ratio.toFixed(2)}, and needs ${least}. Make one of them darker or lighter.`,
    ),
  );

/** Logos that a page would show and the brand does not have. */
export const logoFaults = ({ brands, markets }: ShopConfig): string[] =>
  Object.values(brands).flatMap((brand) => {
    const { logos } = createBrandFiles(brand);
    const own = markets.filter(({ code }) => brand.markets.includes(code));
    const shown = new Set(['icon', ...own.map(({ logo }) => logo.variant)]);
    return [...shown]
      .filter((name) => !logos[name])
      .map(
        (name) => `Brand '${brand.identity.id}' has no logo '${name}'. Put ${name}.svg into ${brand.logos}.`,
      );
  });

/** Languages that are not whole, and words that a record names and nobody wrote. */
export const wordFaults = ({ markets, messages = {} }: ShopConfig): string[] =>
  markets.flatMap((market) =>
    languagesOf(market).flatMap((each) => languageFaults(each, messages as OwnWords)),
  );

function languageFaults(market: Market, messages: OwnWords): string[] {
  const { code, locale } = market;
  const stock = wholeWords(join(packageFolder, 'messages'))[stockLocale(locale) ?? ORIGINAL];
  const ids = Object.keys(stock ?? {});
  const own = messages[locale] ?? {};
  const lack = lackingWords(locale, ids, own);
  if (lack) return [lack];
  return labelsOf(market)
    .filter((id) => !ids.includes(id) && !Object.hasOwn(own, id))
    .map(
      (id) =>
        `Market '${code}' names the words '${id}', which do not exist. Did you mean '${nearestName(id, ids)}'?`,
    );
}

const linksIn = (content: unknown): string[] => {
  if (typeof content === 'string') return content.startsWith('/') ? [content] : [];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(linksIn) : [];
};

const routeAt = (entries: readonly RouteConfigEntry[], link: string) =>
  matchRoutes(entries as unknown as RouteObject[], link.split(/[?#]/, 1)[0] ?? '')?.at(-1);

/** Routes whose file is not there, and links of the brands to routes that the shop removed. */
export function routeFaults(shop: ShopConfig, root: string, isBuilt = false): string[] {
  const [all, left] = [drivelineRoutes(), routesOf(shop, root, isBuilt)];
  const changes: Readonly<Record<string, unknown>> = shop.routes?.changes ?? {};
  /** What takes any name still has pages of only a few, none of which had a route of its own. */
  const isDead = (link: string, { pages }: BrandContent) => {
    if (changes[routeAt(all, link)?.route.id ?? ''] !== false) return false;
    const { route, params } = routeAt(left, link) ?? {};
    if (route?.id === 'landing') return !Object.hasOwn(pages, params?.name ?? '');
    return !route || route.id === 'lookUp' || route.id === 'garage';
  };
  return Object.entries(shop.brands).flatMap(([id, { content }]) =>
    Object.entries(content).flatMap(([market, texts]) =>
      [...new Set(linksIn(texts))]
        .filter((link) => isDead(link, texts))
        .map(
          (link) =>
            `Content of brand '${id}' in market '${market}' links to ${link}, a route that the shop removes. Take the link out, or add a page there.`,
        ),
    ),
  );
}

/** What the law asks for: the company of a brand, and the pages that a market's record links to, with the places on them. */
export function legalFaults(shop: ShopConfig, root: string): string[] {
  const routes = routesOf(shop, root, true);
  const isThere = (href: string, { pages }: BrandContent) => {
    // Of another site.
    if (!href.startsWith('/')) return true;
    const { route, params } = routeAt(routes, href) ?? {};
    if (route?.id !== 'landing') return route !== undefined && route.id !== 'lookUp';
    const name = params?.name ?? '';
    const [, place] = href.split('#');
    const { sections = [] } = (Object.hasOwn(pages, name) && pages[name]) || {};
    return sections.some(({ id }) => !place || id === place);
  };
  return Object.entries(shop.brands).flatMap(([brand, { identity, content, markets }]) =>
    shop.markets
      .filter(({ code }) => markets.includes(code))
      .flatMap((market) => [
        ...(identity.companies[market.code]
          ? []
          : [`Brand '${brand}' names no company for market '${market.code}'. Write it into its companies.`]),
        ...languagesOf(market).flatMap((each) => {
          const name = each.code + prefixOf(each);
          const texts = content[name];
          return market.legalLinks
            .filter(({ href }) => !texts || !isThere(href, texts))
            .map(
              ({ href }) =>
                `Market '${market.code}' links to ${href}, which content of brand '${brand}' in '${name}' does not have. Write it there.`,
            );
        }),
      ]),
  );
}
