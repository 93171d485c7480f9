import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopConfig } from '../../src/defineShop.ts';
import { located } from '../../src/shopRoutes.ts';
import { wholeRoutes } from '../../src/wholeRoutes.ts';

interface OwnPage {
  readonly id: string;
  readonly path: string;
}

/**
 * Writes a story for each page that the shop adds at an address without parameters. A file of the shop's `stories` that names the
 * route's id has the page in its own way.
 * @returns pages that no story opens: those with parameters
 */
export function writeOwnStories(root: string, { routes }: ShopConfig): string[] {
  const folder = join(root, 'node_modules', '.driveline', 'stories');
  rmSync(folder, { recursive: true, force: true });
  const added = wholeRoutes((routes?.added ?? []).map((entry) => located(entry, root)));
  const written = ownTexts(root);
  const left = added.filter(({ id }) => !written.some((text) => text.includes(`'${id}'`)));
  const plain = left.filter(({ path }) => !/[:*]/.test(path));
  if (plain.length > 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'Own.stories.tsx'), storiesOf(plain));
  }
  return left.filter((page) => !plain.includes(page)).map(({ path }) => `/${path}`);
}

/** What the shop's own stories say. */
function ownTexts(root: string): string[] {
  const folder = join(root, 'stories');
  if (!existsSync(folder)) return [];
  return globSync('**/*.stories.tsx', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
}

const storiesOf = (pages: readonly OwnPage[]) =>
  [
    `import { opens, shopPages } from '@driveline/storefront/stories';`,
    '',
    `export default { ...shopPages, title: 'Pages/Own' };`,
    ...exportsOf(pages),
    '',
  ].join('\n');

/** A story for each page, under a name that stays when others are added. */
function exportsOf(pages: readonly OwnPage[]): string[] {
  const taken = new Map<string, number>();
  return pages.map(({ id, path }) => {
    const name = `Page${path.replace(/[^a-z0-9]*([a-z0-9]+)[^a-z0-9]*/gi, (_, word: string) => word[0]!.toUpperCase() + word.slice(1)).replace(/\W/g, '')}`;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    // Pages below `user` are for members.
    const visit = { route: id, path: `/${path}`, ...(path.startsWith('user/') && { member: true }) };
    const named = JSON.stringify(`/${path}`);
    return `export const ${name}${count > 1 ? count : ''} = { ...opens(${JSON.stringify(visit)}), name: ${named} };`;
  });
}
