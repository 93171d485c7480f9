import type { BrandIdentity } from '../../../src/brand.ts';

/** Who sells here and answers at which number (CONF-035), and where its search is (PLUS-028). */
export function homeJsonLd(
  { name, socialLinks, phones }: Pick<BrandIdentity, 'name' | 'socialLinks' | 'phones'>,
  { code }: { readonly code: string },
  origin: string,
): object[] {
  if (!import.meta.env.SSR) return [];
  const url = `${origin}/`;
  const telephone = phones[code];
  return [
    {
      '@type': 'Organization',
      '@id': `${url}#organization`,
      name,
      url,
      sameAs: socialLinks,
      ...(telephone && { telephone }),
    },
    {
      '@type': 'WebSite',
      name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/searchresult?searchText={term}`,
        'query-input': 'required name=term',
      },
    },
  ];
}
