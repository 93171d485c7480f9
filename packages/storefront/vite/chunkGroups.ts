import type { everyPage } from './everyPage.ts';

/** What the modules of all markets import, of which every page asks for one. */
const OF_MARKETS = /[\\/]ui[\\/](?:src|dist)[\\/]i18n[\\/]plural\.[tj]s$/;

/** Files of Driveline, linked or installed. */
const OURS = /[\\/](?:packages|@driveline)[\\/](?:api|hooks|markets|storefront|ui|validation)[\\/]/;

/** Styles of shared parts stay in one sheet, which compresses better than two. */
const OF_STYLES = /\.css\b/;

/** Categories and lists of parts are one route, found parts another. */
const SHELVES = new Set(['page', 'searchResult']);

/** What the cart asks, shows and changes, and others do too: a dozen small files compress badly. */
const OF_CART = [
  /[\\/]hooks[\\/]src[\\/](cart|models|mutations)[\\/]/,
  /[\\/]ui[\\/]src[\\/](commerce[\\/](Totals|Cart[\\/](GroupHead|EmptyCart))|components[\\/](AsideLayout|Alert|Card))\b/,
  /[\\/]validation[\\/]src[\\/]rules[\\/]postalCode[\\/]/,
  /[\\/](pages|parts)[\\/]cart[\\/](loadCart|CheckoutForm|PromoCodes)\.tsx?$/,
];

/** What the product's page shows, and a drawer or a button elsewhere: two small files compress badly. */
const OF_PRODUCT = /[\\/](useRelatedParts|RelatedParts|useCopy|placeToShow)\.tsx?$/;

/** The server's HTML of a product's page has parts whose script comes late, and is styled from the start. */
const STYLES_OF_PRODUCT = /[\\/]commerce[\\/]Product[\\/]\w+\.css\b/;

/** The footer's script comes late, its styles with those of every page; so do those of a row of parts: alone they compress badly. */
const STYLES_OF_SHOP = /[\\/]commerce[\\/](?:Footer[\\/]\w+|Product[\\/]RelatedParts)\.css\b/;

/** The script of the checkout's header comes late, too: its styles come with those of every page below it. */
const STYLES_OF_CHECKOUT =
  /[\\/]commerce[\\/](?:Header[\\/]CheckoutHeader|Checkout[\\/]CheckoutLayout)\.css\b/;

/** What every page with a form of its own loads: three small files compress worse than one. */
const OF_FORMS = /[\\/]app[\\/](intents[\\/]IntentForm|data[\\/](browserAction|revalidateAfterPost))\.tsx?$/;

/**
 * Which modules come in one file. A file for each component would be seventy requests and compress badly, and one for
 * all would load what a page lacks: what every page needs is one file for the libraries and one for ours; of the rest,
 * what many share is one.
 */
export function chunkGroups(onEveryPage: ReturnType<typeof everyPage>) {
  /** Worth its bytes on all the pages where shoppers arrive: what three of them import, or the fullest and another one. */
  const isShared = (id: string): boolean => {
    const pages = onEveryPage.pagesOf(id);
    return OURS.test(id) && pages.size >= (pages.has('product') ? 2 : 3);
  };

  /** What shelf and product share: neither home nor the cart loads it. */
  const isOfLists = (id: string): boolean => {
    const pages = onEveryPage.pagesOf(id);
    const isElsewhere = onEveryPage.has(id) || OF_MARKETS.test(id) || pages.has('cart') || pages.has('home');
    return isShared(id) && !isElsewhere && !OF_STYLES.test(id);
  };

  /** What home shows and no other page where shoppers arrive, or just one other, and what shelves alone show: a file for each such set. */
  const arrivalParts = (id: string): string | null => {
    const pages = onEveryPage.pagesOf(id);
    if (!OURS.test(id) || pages.size === 0) return null;
    if ([...pages].every((page) => SHELVES.has(page))) return 'shelf-parts';
    return pages.has('home') ? `${[...pages].sort().join('-')}-parts` : null;
  };

  return [
    {
      name: 'libraries',
      test: (id: string) =>
        (id.includes('node_modules') && !OURS.test(id) && onEveryPage.has(id)) ||
        id.includes('rolldown/runtime'),
      priority: 4,
    },
    {
      name: 'shop',
      test: (id: string) =>
        onEveryPage.has(id) ||
        OF_MARKETS.test(id) ||
        STYLES_OF_SHOP.test(id) ||
        (isShared(id) && !isOfLists(id)),
      priority: 3,
    },
    { name: 'list-parts', test: (id: string) => isOfLists(id) || OF_PRODUCT.test(id), priority: 2 },
    {
      // Pages that come later share what these show, and must not cut it into a dozen small files.
      name: arrivalParts,
      test: (id: string) => arrivalParts(id) !== null,
      priority: 1,
    },
    { name: 'product-styles', test: STYLES_OF_PRODUCT, priority: 1 },
    { name: 'checkout-styles', test: STYLES_OF_CHECKOUT, priority: 1 },
    { name: 'form-posts', test: (id: string) => OF_FORMS.test(id) && !onEveryPage.has(id) },
    {
      name: 'cart-changes',
      test: (id: string) => OF_CART.some((part) => part.test(id)) && onEveryPage.pagesOf(id).has('cart'),
    },
  ];
}
