import type { CategoryPage, ContentBlock } from '@driveline/api/contract';

/** Page of the content whose blocks are the promos of categories. */
export const PROMOS_PATH = '/taxonomyPromos';

type TaxonomyPromo = Extract<ContentBlock, { kind: 'taxonomyPromo' }>;

/** A category as a promo may name it. */
export interface PromoPlace {
  readonly path: string;
  readonly id: string;
}

/** CATALOG-030, below `taxonomy` (an empty one is all of it): on the listed paths, or on the selected categories, or on all of the taxonomy but those. */
export function showsPromo(
  { taxonomy, taxonomy_selector: selector }: Pick<TaxonomyPromo, 'taxonomy' | 'taxonomy_selector'>,
  { path, id }: PromoPlace,
): boolean {
  if (path !== taxonomy && !path.startsWith(`${taxonomy}/`)) return false;
  if ('seoUrl' in selector) return selector.seoUrl.includes(path);
  return selector.selectedItems.includes(id) !== (selector.invertSelection ?? false);
}

/** The promos of a category, in the order of the content. */
export const promosAt = (
  blocks: readonly ContentBlock[],
  place: PromoPlace,
): NonNullable<CategoryPage['promos']> =>
  blocks.flatMap((block) => {
    if (block.kind !== 'taxonomyPromo' || !showsPromo(block, place)) return [];
    const { title, text, link } = block;
    return [{ title, text, ...(link && { link }) }];
  });
