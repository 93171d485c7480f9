import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopConfig } from '../../src/defineShop.ts';
import { located } from '../../src/shopRoutes.ts';
import { wholeRoutes } from '../../src/wholeRoutes.ts';

/** Writes a story for each page that the shop adds at an address without parameters; the others need stories of the shop's own. */
export function writeOwnStories(root: string, { routes }: ShopConfig): void {
  const folder = join(root, 'node_modules', '.driveline', 'stories');
  rmSync(folder, { recursive: true, force: true });
  const added = (routes?.added ?? []).map((entry) => located(entry, root));
  const plain = wholeRoutes(added).filter(({ path }) => !/[:*]/.test(path));
  if (plain.length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'Own.stories.tsx'), storiesOf(plain));
}

const storiesOf = (pages: readonly { readonly id: string; readonly path: string }[]) =>
  [
    `import { opens, shopPages } from '@driveline/storefront/stories';`,
    '',
    `export default { ...shopPages, title: 'Pages/Own' };`,
    ...pages.map(({ id, path }) => {
      const visit = JSON.stringify({ route: id, path: `/${path}` });
      return `export const ${exportOf(path)} = { ...opens(${visit}), name: ${JSON.stringify(`/${path}`)} };`;
    }),
    '',
  ].join('\n');

/** `our-story` as `OurStory`. */
const exportOf = (path: string) =>
  `Page_${path}`
    .replace(/[^a-z0-9]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/\W/g, '');
