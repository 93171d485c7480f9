import { expect, test, vi } from 'vitest';
import { sitemapPaths } from './sitemapPaths.ts';

const tree: Record<string, string[]> = { '/parts': ['/parts/a', '/parts/b'], '/parts/a': [], '/parts/b': [] };

const ask = vi.fn(async (path: string): Promise<unknown> => {
  const query = new URLSearchParams(path.split('?')[1]);
  const at = query.get('canonicalPath') ?? '';
  if (path.includes('categories'))
    return { children: (tree[at] ?? []).map((canonicalPath) => ({ canonicalPath })) };
  const page = Number(query.get('pageNumber'));
  return { totalCount: 3, pageSize: 2, products: [{ productDetailsPageUrl: `/products${at}-${page}` }] };
});

test('[PLUS-028] lists categories, and the parts of every page of their shelves, once', async () => {
  const { pages, products } = await sitemapPaths(['/parts'], ask);
  expect(pages).toEqual(['/parts', '/parts/a', '/parts/b']);
  expect(products).toEqual([
    '/products/parts/a-1',
    '/products/parts/a-2',
    '/products/parts/b-1',
    '/products/parts/b-2',
  ]);
});

test('a category that does not answer is left out', async () => {
  expect(await sitemapPaths(['/gone'], async () => undefined)).toEqual({ pages: ['/gone'], products: [] });
});
