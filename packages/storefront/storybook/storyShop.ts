import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve as resolvePath } from 'node:path';
import { themeCss } from '@driveline/ui/themes';
import type { Plugin } from 'vite';
import type { Brand } from '../src/brand.ts';
import type { ShopConfig } from '../src/defineShop.ts';
import { packageFolder } from '../src/packageFolder.ts';
import { drivelineRoutes } from '../src/routes.ts';
import { sectionsOf } from '../src/sections.ts';
import { located } from '../src/shopRoutes.ts';
import { sectionLists, type ListName } from '../src/slots.ts';
import { wholeRoutes } from '../src/wholeRoutes.ts';

const SHOP = 'virtual:driveline/story-shop';
/** Where an address of a font goes once Vite has given it one. */
const FONT = 'driveline-font:';

const resolve = createRequire(import.meta.url).resolve;
const quoted = (value: unknown) => JSON.stringify(value);

/**
 * Gives stories the shop whose pages they open, as data: `virtual:driveline/story-shop`. Its configuration itself cannot be
 * read by a browser, since brands name folders and plugins are made for a server.
 * @param root folder of the shop
 * @param loadShop asked once, when the first story is compiled
 */
export function storyShop(root: string, loadShop: () => Promise<ShopConfig>): Plugin {
  return {
    name: 'driveline:story-shop',
    resolveId: (id) => (id === SHOP ? `\0${id}` : null),
    async load(id) {
      return id === `\0${SHOP}` ? moduleOf(await loadShop(), root) : null;
    },
  };
}

function moduleOf({ brands, markets, routes = {}, sections }: ShopConfig, root: string): string {
  const fonts: string[] = [];
  const fontUrl = (file: string) => {
    if (!fonts.includes(file)) fonts.push(file);
    return FONT + file;
  };
  const known = Object.values(brands).map((brand) => brandOf(brand, fontUrl));
  const { changes, added = [] } = routes;
  const entries = drivelineRoutes(
    changes,
    added.map((entry) => located(entry, root)),
  );
  const pages = wholeRoutes(entries).map(({ id, path, file }) => {
    const load = `() => import(${quoted(resolvePath(packageFolder, 'app', file))})`;
    return `{ id: ${quoted(id)}, path: ${quoted(path)}, load: ${load} }`;
  });
  return [
    ...fonts.map(
      (file, at) => `import font${at} from ${quoted(`${resolve(`@driveline/ui/fonts/${file}`)}?url`)};`,
    ),
    `const withFonts = (css) => css${fonts.map((file, at) => `.replaceAll(${quoted(FONT + file)}, font${at})`).join('')};`,
    `export const brands = ${quoted(known)}.map((brand) => ({ ...brand, themeCss: withFonts(brand.themeCss) }));`,
    `export const markets = ${quoted(markets)};`,
    `export const routes = [${pages.join(', ')}];`,
    `export const removedSections = ${quoted(removedFrom(sections))};`,
  ].join('\n');
}

const removedFrom = (changes: ShopConfig['sections'] = {}) =>
  (Object.keys(sectionLists) as ListName[]).flatMap((list) => {
    const left = sectionsOf(list, changes[list]).map(({ id }) => id);
    return sectionLists[list].filter((id) => !left.includes(id)).map((id) => `${list}.${id}`);
  });

function brandOf({ identity, content, markets, logos, theme }: Brand, fontUrl: (file: string) => string) {
  return { identity, content, markets, logos: logosIn(logos), themeCss: themeCss(theme, { fontUrl }) };
}

/** Each logo as an address that is the picture itself, by its variant. */
const logosIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => [
        name.slice(0, -'.svg'.length),
        `data:image/svg+xml,${encodeURIComponent(readFileSync(join(folder, name), 'utf8'))}`,
      ]),
  );
