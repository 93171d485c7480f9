/** Who brings parcels, and where one is looked up by its number. */
export interface Carrier {
  /** As the warehouse reports it. */
  readonly name: string;
  /** Address of a parcel's page with `{number}` in it: absolute, or a path of the shop. */
  readonly trackingUrl: string;
}

/** Page that says that the demonstration's carrier is made up, beside the sandbox's, which every proxy hands on. */
export const demonstrationCarrierPath = '/sandbox-pay/parcel';

/** Takes the parcels of sample orders, and of a shop whose warehouse is simulated. */
export const demonstrationCarrier: Carrier = {
  name: 'Parcelway',
  trackingUrl: `${demonstrationCarrierPath}/{number}`,
};

export const ups: Carrier = { name: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum={number}' };
export const fedEx: Carrier = {
  name: 'FedEx',
  trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr={number}',
};
export const usps: Carrier = {
  name: 'USPS',
  trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
};
export const correios: Carrier = {
  name: 'Correios',
  trackingUrl: 'https://rastreamento.correios.com.br/app/index.php?objetos={number}',
};

/** Page of a parcel; undefined for a carrier that the market does not know. */
export function trackingUrlOf(
  carriers: readonly Carrier[] = [],
  { carrier = '', number = '' }: { readonly carrier?: string; readonly number?: string },
): string | undefined {
  const named = carriers.find(({ name }) => name.toLowerCase() === carrier.trim().toLowerCase());
  if (!named || number === '') return undefined;
  return named.trackingUrl.replaceAll('{number}', () => encodeURIComponent(number));
}

const canFollow = ({ trackingUrl }: Carrier): boolean =>
  trackingUrl.includes('{number}') && (/^\/(?!\/)/.test(trackingUrl) || /^https:\/\/[^/]/.test(trackingUrl));

/** Names of carriers whose address nobody could follow. */
export const carriersAstray = (carriers: readonly Carrier[] = []): string[] =>
  carriers.filter((each) => !canFollow(each)).map(({ name }) => name);
