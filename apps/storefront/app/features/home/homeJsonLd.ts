import type { BrandIdentity } from '../../../brands/brand.ts';

/** Who sells here, and where its search is (PLUS-028). */
export function homeJsonLd({ name, socialLinks }: BrandIdentity, origin: string): object[] {
  const url = `${origin}/`;
  return [
    { '@type': 'Organization', '@id': `${url}#organization`, name, url, sameAs: socialLinks },
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
