import type { BreadCrumb, CompatibilityRow, ProductDetail, SearchResult, SkuDetail } from '@driveline/api';

// Structured data in the words of schema.org, each node without its `@context`. Search engines read the server's
// document, so a page makes it there alone and sends the browser no code for it.

/** Vehicles that a product's node names at most: a search engine reads no thousand of them. */
const MAX_VEHICLES = 50;

/** The way from the top of the catalogue; nothing for a page without one. */
export function breadcrumbJsonLd(crumbs: readonly BreadCrumb[], origin: string): object[] {
  if (crumbs.length === 0) return [];
  const itemListElement = crumbs.map(({ categoryName, canonicalPath }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: categoryName,
    item: origin + canonicalPath,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** A shelf: its place and its parts (PLUS-028). */
export function shelfJsonLd(
  {
    breadCrumbs,
    products,
    pageNumber,
    pageSize,
  }: Pick<SearchResult, 'breadCrumbs' | 'products' | 'pageNumber' | 'pageSize'>,
  origin: string,
): object[] {
  const first = (pageNumber - 1) * pageSize + 1;
  const itemListElement = products.map(({ productDetailsPageUrl, itemDescription }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name: itemDescription,
    url: origin + productDetailsPageUrl,
  }));
  return [...breadcrumbJsonLd(breadCrumbs, origin), { '@type': 'ItemList', itemListElement }];
}

/** One fixed review for structured data (CONF-018). */
type SampleReview = { readonly author: string; readonly rating: number; readonly text: string };

/** What of a market a product's node follows from. */
type ReviewMarket = {
  readonly currency: { readonly code: string };
  readonly sampleReviews: readonly SampleReview[];
};

export interface ProductJsonLdOptions {
  readonly market: ReviewMarket;
  readonly origin: string;
  /** `STRUCTURED_REVIEWS` of the config. */
  readonly reviews?: string | undefined;
}

/** A part with its offer and the vehicles it is made for. */
export function productJsonLd(
  product: ProductDetail,
  sku: SkuDetail | undefined,
  { market, origin, reviews }: ProductJsonLdOptions,
): object[] {
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
const REVIEWS: Readonly<Record<string, (product: ProductDetail, market: ReviewMarket) => object | false>> = {
  real: ({ rating, reviewCount, reviews }) =>
    reviewCount > 0 &&
    reviews?.note === undefined && {
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
