import type { Store } from '@driveline/api';

/** Who sells: a name, the places where it speaks, and a number for each country that has one. */
export interface SellingBrand {
  readonly name: string;
  readonly socialLinks: readonly string[];
  readonly phones: Readonly<Record<string, string>>;
}

export interface ShopJsonLdOptions {
  readonly market: { readonly code: string };
  readonly origin: string;
  /** Of the results, without their query. */
  readonly searchPath: string;
}

/** Who sells here and answers at which number (CONF-035), and where its search is (PLUS-028). */
export function shopJsonLd(
  { name, socialLinks, phones }: SellingBrand,
  { market, origin, searchPath }: ShopJsonLdOptions,
): object[] {
  const url = `${origin}/`;
  const telephone = phones[market.code];
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
        target: `${origin}${searchPath}?searchText={term}`,
        'query-input': 'required name=term',
      },
    },
  ];
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * A store with its address, place and hours.
 * @param shop `storesPath` is where its stores are found
 */
export function storeJsonLd(
  store: Store,
  { brand, origin, storesPath }: { brand: { readonly name: string }; origin: string; storesPath: string },
): object {
  const { address1, city, state, zip, countryCode, location, hours, phone, storeNumber } = store;
  return {
    '@type': 'AutoPartsStore',
    '@id': `${origin}${storesPath}#${storeNumber}`,
    name: `${brand.name}, ${address1}`,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address1,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lon },
    openingHoursSpecification: hours.map(({ day, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[day],
      opens: open,
      closes: close,
    })),
  };
}

type Questions = readonly {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}[];

/** Questions with their answers; nothing for a page without any (CONTENT-026). */
export function faqJsonLd(groups: Questions): object[] {
  const mainEntity = groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
}
