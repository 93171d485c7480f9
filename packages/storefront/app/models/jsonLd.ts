import type {
  BreadCrumb,
  CompatibilityRow,
  ProductDetail,
  SearchResult,
  SkuDetail,
  Store,
} from '@driveline/api';
import type { Market, SampleReview } from '@driveline/markets';
import type { ShopRecord } from '../shop/shop.ts';

// Search engines read the server's document: the browser keeps what is there (`PageHead`), and gets no code for it.

/** Vehicles that a product's node names at most: a search engine reads no thousand of them. */
const MAX_VEHICLES = 50;

/** The way from the top of the catalogue; nothing for a page without one. */
export function breadcrumbJsonLd(crumbs: readonly BreadCrumb[], origin: string): object[] {
  if (!import.meta.env.SSR) return [];
  if (crumbs.length === 0) return [];
  const itemListElement = crumbs.map(({ categoryName, canonicalPath }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: categoryName,
    item: origin + canonicalPath,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

type Questions = readonly { readonly questions: readonly { question: string; answer: string }[] }[];

/** Questions with their answers; nothing for a page without any (CONTENT-026). */
export function faqJsonLd(groups: Questions): object[] {
  if (!import.meta.env.SSR) return [];
  const mainEntity = groups.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
}

/** A shelf: its place and its parts (PLUS-028). */
export function shelfJsonLd(
  { breadCrumbs, products, pageNumber, pageSize }: SearchResult,
  origin: string,
): object[] {
  if (!import.meta.env.SSR) return [];
  const first = (pageNumber - 1) * pageSize + 1;
  const itemListElement = products.map(({ productDetailsPageUrl, itemDescription }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: itemDescription,
    url: origin + productDetailsPageUrl,
  }));
  return [...breadcrumbJsonLd(breadCrumbs, origin), { '@type': 'ItemList', itemListElement }];
}

type ProductShop = {
  readonly market: Market;
  readonly origin: string;
  /** `STRUCTURED_REVIEWS` of the config. */
  readonly reviews?: string | undefined;
};

/** A part with its offer and the vehicles it is made for. */
export function productJsonLd(
  product: ProductDetail,
  sku: SkuDetail | undefined,
  { market, origin, reviews }: ProductShop,
): object[] {
  if (!import.meta.env.SSR) return [];
  const { price, discountPrice, available } = sku ?? product;
  const node = {
    '@type': 'Product',
    name: product.itemDescription,
    description: product.description,
    sku: product.skuNumber,
    mpn: product.partNumber,
    category: product.partGroupName,
    brand: { '@type': 'Brand', name: product.brandName },
    url: origin + product.productDetailsPageUrl,
    additionalProperty: product.specifications.map(({ label, value }) => ({
      '@type': 'PropertyValue',
      name: label,
      value,
    })),
    ...(product.compatibility.length > 0 && {
      isAccessoryOrSparePartFor: product.compatibility.slice(0, MAX_VEHICLES).map(vehicleNode),
    }),
    ...REVIEWS[reviews ?? '']?.(product, market),
    offers: {
      '@type': 'Offer',
      price: discountPrice ?? price,
      priceCurrency: market.currency.code,
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      url: origin + product.productDetailsPageUrl,
    },
  };
  return [...breadcrumbJsonLd(product.breadCrumbs, origin), node];
}

/**
 * What search engines read of reviews, by `STRUCTURED_REVIEWS`: of ratings that no shopper gave, nothing. `real` says
 * that the server's ratings are shoppers' own; `sample` is for the demonstration of a market that has one (CONF-018).
 */
const REVIEWS: Readonly<Record<string, (product: ProductDetail, market: Market) => object | false>> = {
  real: ({ rating, reviewCount }) =>
    reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    },
  sample: (_, { sampleReviews }) => sampleReviews.length > 0 && { review: sampleReviews.map(reviewNode) },
};

const reviewNode = ({ author, rating, text }: SampleReview) => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: rating },
  reviewBody: text,
});

const vehicleNode = ({ make, model, yearFrom, yearTo, engines }: CompatibilityRow) => ({
  '@type': 'Car',
  name: `${make} ${model}`,
  brand: { '@type': 'Brand', name: make },
  model,
  vehicleModelDate: yearFrom === yearTo ? String(yearFrom) : `${yearFrom}/${yearTo}`,
  ...(engines[0] && { vehicleEngine: { '@type': 'EngineSpecification', name: engines.join(', ') } }),
});

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A store with its address, place and hours. */
export function storeJsonLd(store: Store, { brand, origin }: Pick<ShopRecord, 'brand' | 'origin'>): object {
  if (!import.meta.env.SSR) return {};
  const { address1, city, state, zip, countryCode, location, hours, phone, storeNumber } = store;
  return {
    '@type': 'AutoPartsStore',
    '@id': `${origin}/store#${storeNumber}`,
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
