/** Answers of the b2c server as far as a sitemap reads them. */
type Category = { readonly children: readonly { readonly canonicalPath: string }[] };
type Shelf = {
  readonly products: readonly { readonly productDetailsPageUrl: string }[];
  readonly totalCount: number;
  readonly pageSize: number;
};

export type Ask = (path: string) => Promise<unknown>;

const CATEGORY_DEPTH = 4;
/** Shelf pages that one sitemap reads; a larger catalogue lists its first parts. */
const MAX_SHELF_PAGES = 400;

export type SitemapPaths = { readonly pages: readonly string[]; readonly products: readonly string[] };

/** Every category below the given ones, and the parts on their shelves. */
export async function sitemapPaths(roots: readonly string[], ask: Ask): Promise<SitemapPaths> {
  const pages: string[] = [];
  const shelves: string[] = [];
  let level = [...roots];
  for (let depth = 0; depth < CATEGORY_DEPTH && level.length > 0; depth++) {
    pages.push(...level);
    const next: string[] = [];
    for (const path of level) {
      const category = (await ask(
        `/ecomm/b2c/v1/categories?canonicalPath=${encodeURIComponent(path)}`,
      )) as Category;
      const children = (category?.children ?? []).map(({ canonicalPath }) => canonicalPath);
      if (children.length === 0) shelves.push(path);
      next.push(...children);
    }
    level = next;
  }
  return { pages, products: await productPaths(shelves, ask) };
}

async function productPaths(shelves: readonly string[], ask: Ask): Promise<string[]> {
  const products = new Set<string>();
  let asked = 0;
  for (const shelf of shelves) {
    let pageCount = 1;
    for (let page = 1; page <= pageCount && asked < MAX_SHELF_PAGES; page++, asked++) {
      const query = new URLSearchParams({ canonicalPath: shelf, pageNumber: String(page) });
      const answer = (await ask(`/ecomm/b2c/v1/searchresult?${query.toString()}`)) as Shelf;
      pageCount = Math.ceil((answer?.totalCount ?? 0) / (answer?.pageSize ?? 1));
      for (const { productDetailsPageUrl } of answer?.products ?? []) products.add(productDetailsPageUrl);
    }
  }
  return [...products];
}
