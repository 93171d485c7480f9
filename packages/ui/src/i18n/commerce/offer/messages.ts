import type { ShipmentChoice } from '@driveline/validation';
import type { FitReason } from '../../../commerce/model/fit.ts';

/** Price, fit, availability and rating of a part. */
export interface OfferStrings {
  /** Spoken before a former price, whose strikethrough a screen reader does not announce. */
  was: string;
  now: string;
  /** After the unit: 'each · you need 2'. */
  youNeed: (count: number) => string;
  free: string;
  /** `amount` is one deposit; `coreReturn` is the long form. */
  core: (amount: string) => string;
  coreReturn: (amount: string, days: number) => string;
  rating: (value: string) => string;
  /** `shown` is the count as the market writes it. */
  reviews: (count: number, shown: string) => string;

  matches: (conditions: string) => string;
  seeWhy: string;
  howToCheck: string;
  checked: (matched: number, total: number) => string;
  reasons: string;
  condition: string;
  /** Name of what the vehicle has, beside `required`. */
  yours: string;
  required: string;
  result: string;
  source: Record<FitReason['source'], string>;
  differs: string;
  answerNeeded: string;
  confirmAnswer: string;
  doNotKnow: string;
  /** Below 'I don't know': both parts stay on the list. */
  bothStay: string;
  universalNote: string;
  addVehicle: string;
  doesNotFitNote: string;

  today: string;
  tomorrow: string;
  /** `{stock}` is replaced by `inStock`, `{time}` by the time. */
  /** `{ready}` as on the product page. */
  readyAt: string;
  stockOnly: string;
  readyOn: string;
  notAt: string;
  notAtButNear: string;
  stockAt: (count: number, store: string) => string;
  chooseStore: string;
  /** `{date}`, `{time}`. */
  deliveredBy: string;
  /** `{date}`, `{price}`. */
  ships: string;
  noDelivery: string;

  add: (quantity: number) => string;
  answerToConfirm: string;
  addVehicleToCheck: string;
  seePart: string;
  /** Leads to the page on which options are chosen. */
  chooseOptions: string;
  seeOptions: string;
  /** When fewer are in stock than the shopper asked for [PLUS-062]. */
  stock: {
    only: (count: number) => string;
    onlyAt: (count: number, store: string) => string;
    take: (count: number) => string;
    takeBy: Readonly<Record<ShipmentChoice, (count: number) => string>>;
  };
}
