import type { fixtureIn, TestAnswers } from '@driveline/api/testing';
import type { Market } from '@driveline/markets';

// Paths of recorded things, and what a server answers to another shopper than the recorded one.

export type AnswersOf = ReturnType<typeof fixtureIn>;
type Change = (of: AnswersOf, market: Market) => TestAnswers;

export const productPath = (of: AnswersOf): string =>
  of('catalog.product').pdpResults.products[0]!.productDetailsPageUrl;

export const orderPath = (of: AnswersOf): string =>
  `/user/orderHistory/${of('orders.detail').orders[0]!.orderId}`;

/** A page of the first saved vehicle. */
export const vehicleAt =
  (page: string) =>
  (of: AnswersOf): string =>
    `/user/${page}/${of('vehicles.list').vehicles[0]!.vehicleId}`;

export const guidePath = (of: AnswersOf): string =>
  `/user/repairGuideContent?guideId=${of('garage.repairGuide').guides[0]!.children[0]!.id}`;

export const purchasePath = (of: AnswersOf): string =>
  `/myWarranties/${of('warranties.detail').warranties[0]!.warrantyId}`;

export const coveredPartPath = (of: AnswersOf): string =>
  `${purchasePath(of)}/${of('warranties.item').warranties[0]!.items[0]!.warrantyItemId}`;

export const reviewsPath = (of: AnswersOf): string => `/lp/reviews?part=${of('catalog.reviews').skuNumber}`;

export const writeReviewPath = (of: AnswersOf): string =>
  `/user/writeReview?part=${of('catalog.ownReview').skuNumber}`;
export const askQuestionPath = (of: AnswersOf): string =>
  `/user/askQuestion?part=${of('catalog.ownReview').skuNumber}`;

export const brandPath = (of: AnswersOf): string => of('catalog.brand').brands[0]!.path;

/** Nobody has chosen a vehicle yet. */
export const noVehicle: Change = (of) => {
  const header = of('shell.header', (it) => void (it.vehicleMap = null));
  return { 'shell.header': header, 'shell.headerV3': header };
};

/** What the look-up says of a path. */
export function pageType(type: 'SHELF' | 'CATEGORY', canonicalPath: string): TestAnswers {
  const result = { pageType: type, canonicalPath, title: '' };
  const answer = { acesPageTypeResult: result, pageTypeResult: result };
  return { 'catalog.pageType': answer, 'catalog.pageTypeByGateway': answer };
}

export const nothingFound: Change = (of) => ({
  'catalog.search': of('catalog.search', (it) =>
    Object.assign(it, { products: [], totalCount: 0, fitCount: 0, questionCount: 0, filters: [] }),
  ),
});

/** The shelf's part that fits only when a question is answered, in place of the product. */
export const askingPart: Change = (of) => {
  const asking = of('catalog.search').products.find(({ fit }) => fit.state === 'NEEDS_MORE_INFO');
  const product = of('catalog.product', ({ pdpResults: { products } }) => {
    Object.assign(products[0]!, asking && { ...asking, productDetailsPageUrl: productPath(of) });
  });
  const skus = of('catalog.skuDetails', (it) => {
    for (const sku of it.skus) Object.assign(sku, asking && { skuNumber: asking.skuNumber, fit: asking.fit });
  });
  return { 'catalog.product': product, 'catalog.productByGateway': product, 'catalog.skuDetails': skus };
};

export const emptyCart: Change = (of) => {
  const header = of('shell.header', (it) => void (it.miniCartMap = { itemCount: 0, orderSubTotal: 0 }));
  return {
    'shell.header': header,
    'shell.headerV3': header,
    'cart.detail': of('cart.detail', (it) => void (it.orders = [])),
    'cart.saved': { savedItems: [] },
  };
};

/** The number that the first line of `withAdded` has. */
export const ADDED = '100001';

/** The drawer holds the cart of the market, of which the first part was just added. */
export const withAdded: Change = (of) => ({
  'cart.mini': of('cart.mini', (it) => {
    Object.assign(it, structuredClone(of('cart.detail')));
    it.orders[0]!.shipmentInfoList[0]!.lineItemList[0]!.skuNumber = ADDED;
  }),
});

export const oneOfTwo: Change = (of) => ({
  'cart.detail': of('cart.detail', (it) => {
    const [line] = it.orders.flatMap(({ shipmentInfoList }) =>
      shipmentInfoList.flatMap(({ lineItemList }) => lineItemList),
    );
    line!.itemQuantity = 1;
    it.cartFindings = [{ kind: 'tooFew', commerceItemId: line!.commerceItemId, quantity: 2, needed: 2 }];
  }),
});

/** Parts of the shelf that somebody put aside, one of them cheaper by now. */
export const savedParts: Change = (of) => {
  const vehicleName = of('shell.header').vehicleMap!.vehicleName;
  return {
    'cart.saved': of('cart.saved', (it) => {
      const [like] = it.savedItems;
      it.savedItems = of('catalog.search').products.map((part, at) => ({
        ...like!,
        savedItemId: `saved-${at}`,
        skuNumber: part.skuNumber,
        partNumber: part.partNumber,
        brandName: part.brandName,
        itemDescription: part.itemDescription,
        productDetailsPageUrl: part.productDetailsPageUrl,
        drawing: part.drawing,
        itemQuantity: 1,
        unitPrice: part.discountPrice ?? part.price,
        savedPrice: part.price,
        vehicleName,
      }));
    }),
  };
};

/** The contact step as the shopper of the recording has typed it. */
export function contactFields(of: AnswersOf, market: Market): Record<string, string> {
  const { contact, shippingAddress } = of('checkout.state');
  const place = Object.entries({ ...shippingAddress, ...contact }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { ...Object.fromEntries(place), intent: 'save-contact', countryCode: market.productCountry };
}

/** An order that waits for its money. */
export const laterOrder: Change = (of) => ({
  'orders.confirmation': of('orders.confirmation', (it) => void Object.assign(it, of('orders.details'))),
});

export const noOrders: Change = (of) => ({
  'orders.history': of('orders.history', (it) => Object.assign(it, { orders: [], totalCount: 0 })),
});

/** Who has just opened an account. */
export const newMember: Change = (of) => {
  const header = of('shell.header', (it) => {
    it.myAccountMap = {
      ...it.myAccountMap,
      anonymous: 'false',
      profileId: 'new',
      mf_homepage_header_username: of('account.current').firstName,
    };
    Object.assign(it, { vehicleMap: null, storeDetails: null });
  });
  return {
    ...noCard(of),
    'shell.header': header,
    'shell.headerV3': header,
    'orders.current': of('orders.current', (it) => void (it.orders = [])),
    ...noWarranties(of),
  };
};

export const noCard = (of: AnswersOf): TestAnswers => ({
  'rewards.account': of('rewards.account', (it) =>
    Object.assign(it, { loyaltyAccount: null, accounts: [], receiptDays: 90 }),
  ),
});

export const noWarranties = (of: AnswersOf): TestAnswers => ({
  'warranties.list': of('warranties.list', (it) => Object.assign(it, { warranties: [], totalCount: 0 })),
});

/** The address of the recorded order, and the same as a gift's. */
export const savedAddresses: Change = (of) => {
  const address = of('checkout.state').shippingAddress!;
  return {
    'account.addresses': {
      addresses: [
        { addressId: 'a1', isDefault: true, address },
        { addressId: 'a2', isDefault: false, address: { ...address, firstName: 'Rui' } },
      ],
    },
  };
};

export const incompleteProfile: Change = (of) => ({
  'account.current': of('account.current', (it) => Object.assign(it, { phoneNumber: '', lastName: '' })),
});

export const noStores: Change = (of) => ({
  'stores.geosearch': of('stores.geosearch', (it) => void (it.response.locations = [])),
});

export const noVehicles: Change = () => ({ 'vehicles.list': { vehicles: [], vehicleCount: 0 } });

export const secondCard: Change = (of) => ({
  'rewards.account': of('rewards.account', (it) => {
    const card = it.loyaltyAccount!;
    it.accounts = [card, { ...card, rewardsId: '822663640000', rewardsCardNumber: '822663640000' }];
  }),
});

export const noDeals: Change = (of) => ({ 'deals.list': of('deals.list', (it) => void (it.deals = [])) });

/** Vehicles of stories are of no real maker. */
const MAKES = ['Alba', 'Corvane', 'Hadley', 'Norvik', 'Ostrava'];
const MODELS = ['Citra', 'Duna', 'Halden', 'Pilot', 'Ranger'];

export const modelsPath = `/shopbymodel?make=${MAKES[0]}`;

export const fictionalMakes: Change = (of) => {
  const make = (name: string) => ({
    ...of('catalog.makes').makes[0]!,
    makeId: name,
    name,
    logoUrl: '',
    path: `/shopbymodel?make=${name}`,
  });
  return {
    'catalog.makes': { makes: MAKES.map((name, at) => ({ ...make(name), popular: at < 2 })) },
    'catalog.models': of('catalog.models', (it) => {
      it.make = make(MAKES[0]!);
      it.models = MODELS.map((name, at) => ({ ...it.models[0]!, modelId: name, name, popular: at === 0 }));
    }),
  };
};

const items = (names: readonly string[]) => ({ items: names.map((name) => ({ id: name, name })) });

/** What the picker offers on each level. */
export const pickerAnswers: TestAnswers = {
  'vehicles.catalog': ({ params: { level } }) => {
    if (level === 'year') return items(['2026', '2025', '2024']);
    return items(level === 'make' ? MAKES : level === 'model' ? MODELS : ['2.0', '3.6 V6']);
  },
};

/** Each part that is compared is one of the shelf's. */
export const comparedParts: Change = (of) => {
  const parts = of('catalog.search').products;
  const answer = (itemIds: string | undefined) =>
    of('catalog.product', ({ pdpResults: { products } }) => {
      const part = parts.find(({ skuNumber }) => skuNumber === itemIds);
      Object.assign(products[0]!, part, part && { specifications: part.attributes });
    });
  return {
    'catalog.product': ({ query }) => answer(query?.itemIds),
    'catalog.productByGateway': ({ query }) => answer(query?.itemIds),
  };
};

/** The parts of a list are the first of the shelf. */
export const listedParts: Change = (of, market) => ({
  ...comparedParts(of, market),
  'cart.lists': of('cart.lists', ({ savedLists: [first] }) => {
    first!.skuNumbers = of('catalog.search')
      .products.slice(0, 2)
      .map(({ skuNumber }) => skuNumber);
  }),
});

export const sharedPath = (of: AnswersOf): string =>
  `/cart/shared?parts=${of('catalog.search')
    .products.slice(0, 3)
    .map(({ skuNumber }, at) => `${skuNumber}:${at + 1}`)
    .join(',')}`;

export const comparePath = (of: AnswersOf): string =>
  `/compare?skuNumbers=${of('catalog.search')
    .products.slice(0, 3)
    .map(({ skuNumber }) => skuNumber)
    .join(',')}`;
