import type { Address } from '@driveline/api/contract';
import { br, mx, us, type Market, type VehicleLevel } from '@driveline/markets';
import { address, contact } from './client/buyer.ts';

/** What a shopper of one market types, looks for and pays with. */
export interface Locality {
  readonly code: string;
  /** Near which there are stores. */
  readonly place: string;
  /** What to look for until one part can be bought there. */
  readonly searches: readonly string[];
  /** Parts that are sold configured, and parts of which several fit one vehicle. */
  readonly configured: readonly string[];
  readonly asking: readonly string[];
  readonly levels: readonly VehicleLevel[];
  readonly person: typeof contact & { readonly fiscalId?: string };
  readonly address: Address;
  /** Of the member whom the look-up finds among the sample people. */
  readonly memberPhone: string;
  /** Where the sample receipt was given. */
  readonly receiptStore: string;
  /** What it was for, in major units. */
  readonly receiptAmount: number;
  /** Empty where the market has no coupon. */
  readonly promoCode: string;
  readonly membership: string;
  /** It has a rewards program. */
  readonly hasRewards: boolean;
  /** Of a vehicle that the market's tables know; absent where VINs are not read. */
  readonly vin?: string;
  /** Of a vehicle that the market's service knows; absent where vehicles are not found by plate. */
  readonly plate?: string;
  /** A page of words. */
  readonly page: string;
  /** Other values for fields of these names, wherever the samples have them. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Ways to pay whose money comes after the order (PLUS-022). */
  readonly later: readonly string[];
}

/** What a record does not say. */
export type LocalityFacts = Omit<Locality, 'code' | 'levels' | 'fields' | 'later' | 'hasRewards'>;

/** What a shopper of a market of yours types; the rest follows from its record. */
export function localityOf(
  { code, locale, productCountry, vehiclePicker, payments, features }: Market,
  facts: LocalityFacts,
): Locality {
  const { address: home, person } = facts;
  const { postalCode, state } = home;
  const { phoneNumber, fiscalId = '1' } = person;
  return {
    ...facts,
    code,
    levels: vehiclePicker.levels,
    hasRewards: features?.rewards !== false,
    later: payments.methods.filter((it) => it.enabled && it.waitsForPayment).map(({ id }) => id),
    fields: {
      ...{ address: home, shippingAddress: home, billingAddress: home, profileAddress: home },
      ...{ postalCode, zip: postalCode, state },
      ...{ phoneNumber, telephoneNumber: phoneNumber, fiscalId },
      ...{ country: productCountry, locale },
    },
  };
}

const mxAddress: Address = {
  firstName: 'Ana',
  lastName: 'Muñoz',
  address1: 'Paseo de la Reforma, 222',
  address2: 'Col. Juárez',
  city: 'Cuauhtémoc',
  state: 'CMX',
  postalCode: '06600',
};
const brAddress: Address = {
  firstName: 'Ana',
  lastName: 'Conceição',
  address1: 'Avenida Paulista, 1578',
  address2: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  postalCode: '01310-100',
};

const american: LocalityFacts = {
  place: '60616',
  searches: ['oil', 'wiper blades', 'brake pads'],
  configured: ['seat covers', 'floor mats', 'car covers'],
  asking: ['brake rotors', 'brake pads', 'spark plugs', 'oil filter', 'shocks'],
  person: contact,
  address,
  memberPhone: '9015550177',
  receiptStore: '1203',
  receiptAmount: 60.9,
  promoCode: 'SAVE10',
  membership: 'MEMBER-US-2024',
  vin: '1HGCM82633A004352',
  page: '/lp/termsAndConditions',
};

const mexican: LocalityFacts = {
  place: '09060',
  searches: ['aceite', 'balatas', 'plumas'],
  configured: ['plumas', 'cubreasientos', 'tapetes', 'funda'],
  asking: ['discos', 'balatas', 'bujías', 'filtro de aceite', 'amortiguadores'],
  person: { ...contact, lastName: 'Muñoz', phoneNumber: '5555010134' },
  address: mxAddress,
  memberPhone: '5555010177',
  receiptStore: '7901',
  receiptAmount: 1200.9,
  promoCode: 'AHORRA10',
  membership: 'MEMBER-MX-2024',
  vin: '1HGCM82633A004352',
  page: '/lp/termsAndConditions',
};

const brazilian: LocalityFacts = {
  place: '01310-100',
  searches: ['óleo', 'pastilha de freio', 'palheta'],
  configured: ['palheta', 'capa de banco', 'tapete', 'capa'],
  asking: ['disco de freio', 'pastilha de freio', 'vela', 'filtro de óleo', 'amortecedor'],
  person: { ...contact, lastName: 'Conceição', phoneNumber: '11912345678', fiscalId: '529.982.247-25' },
  address: brAddress,
  memberPhone: '11955550177',
  receiptStore: '8101',
  receiptAmount: 300.9,
  promoCode: 'POUPE10',
  membership: 'MEMBER-BR-2024',
  plate: 'ABC1D23',
  page: '/lp/informacoeslegais',
};

/** Of the shipped markets. */
export const localities: readonly Locality[] = [
  localityOf(us, american),
  localityOf(mx, mexican),
  localityOf(br, brazilian),
];
