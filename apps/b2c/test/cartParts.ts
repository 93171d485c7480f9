import type { Supply } from '../src/availability/availabilityFor.ts';
import type { CartGroup, CartLine } from '../src/cart/cartModel.ts';
import type { Site, Sites } from '../src/stores/places.ts';

/** Parts of a cart for tests of rules, which read a few fields of them. */
export const cartLine = (change: Partial<CartLine> = {}): CartLine => ({
  id: 'a',
  partId: 1,
  sku: 'SKU1',
  partNumber: 'PN-1',
  brand: 'Acme',
  brandSlug: 'acme',
  path: '/parts/brakes/brake-pads',
  title: 'Brake pads',
  url: '/p/brake-pads-1',
  drawing: 'pads',
  quantity: 1,
  fulfilment: 'STANDARD',
  storeId: null,
  unitMinor: 10_00,
  listMinor: 12_00,
  coreMinor: 0,
  isOnSale: false,
  vehicle: null,
  fit: { state: 'NO_VEHICLE', reasons: [] },
  misfitAccepted: false,
  options: null,
  supply: undefined,
  promisedAt: '2026-03-06',
  fault: null,
  promoMinor: 0,
  payMinor: 0,
  taxMinor: 0,
  ...change,
});

export const cartGroup = (lines: readonly CartLine[], change: Partial<CartGroup> = {}): CartGroup => ({
  id: 'regular',
  fulfilment: 'STANDARD',
  site: null,
  lines,
  shippingMinor: 0,
  promisedAt: '2026-03-06',
  ...change,
});

export const site = (id: number, change: Partial<Site> = {}): Site => ({
  id,
  number: String(1000 + id),
  kind: 'store',
  name: `Store ${id}`,
  street: `${id} Main St`,
  city: 'Chicago',
  region: 'IL',
  postalCode: '60616',
  phone: '',
  services: [],
  timeZone: 'America/Chicago',
  hours: [],
  offersPickup: true,
  lat: 41.9,
  lng: -87.6,
  isHub: false,
  hubId: null,
  isListed: true,
  closures: [],
  cids: [],
  address2: '',
  ...change,
});

export const sitesFrom = (all: readonly Site[]): Sites => ({
  all,
  byId: (id) => all.find((each) => each.id === id),
  byNumber: (number) => all.find((each) => each.number === number),
  neighbours: () => [],
  senders: () => [],
});

/** @param onHand pieces by site; `sources` names the sites that each way asks, in that order */
export const supply = (
  onHand: Readonly<Record<number, number>>,
  sources: Partial<Supply['sources']>,
  regularDateFrom: Supply['regularDateFrom'] = () => '2026-03-06',
): Supply => ({
  partId: 1,
  availability: {},
  availabilityOf: () => ({}),
  onHand: new Map(Object.entries(onHand).map(([id, count]) => [Number(id), count])),
  isHazardous: false,
  isFreight: false,
  isRefusedByMail: false,
  priceMinor: 10_00,
  regularDateFrom,
  sources: { pickup: [], nextDay: [], regular: [], ...sources },
});
