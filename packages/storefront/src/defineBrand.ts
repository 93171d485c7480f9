import { stockContent } from '../content/stockContent.ts';
import type { Brand, BrandContent } from './brand.ts';
import { brandContent } from './brandContent.ts';

/** A brand as a shop writes it down. */
export type BrandConfig = Omit<Brand, 'content'> & {
  /** By market code: what the brand says otherwise than the stock content, or instead of it where there is none. */
  readonly content?: Readonly<Record<string, Partial<BrandContent>>>;
};

/**
 * A brand that says what shops usually say, in its own name.
 * @throws RangeError when a market has no stock content and the brand gives it none
 */
export function defineBrand({ content = {}, ...brand }: BrandConfig): Brand {
  const contentOf = (code: string): BrandContent => {
    const stock = stockContent[code];
    const own = content[code];
    if (stock) return { ...brandContent(brand.identity, code, stock.texts, stock.pages), ...own };
    if (own) return own as BrandContent;
    throw new RangeError(`Brand '${brand.identity.id}' has no content for market '${code}'.`);
  };
  return { ...brand, content: Object.fromEntries(brand.markets.map((code) => [code, contentOf(code)])) };
}
