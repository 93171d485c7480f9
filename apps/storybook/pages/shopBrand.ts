import { shop } from '../../storefront/shop.config.ts';
import { useBrandName, useMarket } from '../.storybook/shopMarket.ts';

const logos = import.meta.glob<string>('../../storefront/brands/*/logos/{full,regional}.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The demonstration's brand in the story's market: what its editors wrote, and its logo. */
export function useShopBrand() {
  const { code, logo } = useMarket();
  const id = useBrandName();
  // The plain brand is no shop's: it borrows the first one's words and has no logo.
  const brand = shop.brands[id] ?? Object.values(shop.brands)[0]!;
  const { variant, desktop } = logo;
  return {
    name: brand.identity.name,
    content: brand.content[code]!,
    logo: { variant, ...desktop, src: logos[`../../storefront/brands/${id}/logos/${variant}.svg`] },
  };
}
