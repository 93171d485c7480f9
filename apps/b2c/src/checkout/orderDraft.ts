import type { Address, FitVerdict, TaxDocumentValues } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import type { CartContact, CartModel } from '../cart/cartModel.ts';
import type { CartPayment } from '../tenders/tenders.ts';
import type { Fulfilment } from '../availability/fulfilment.ts';
import type { ChosenOption } from '../catalog/partOptions.ts';
import type { TaxLine } from '../ports/taxPort.ts';
import { draftTenders, type DraftTender } from '../tenders/tenders.ts';
import type { AppliedPromotion } from '../promotions/applyPromotions.ts';
import { customerKeys } from '../promotions/customerKeys.ts';
import type { PromotionTake } from '../promotions/takeUses.ts';
import type { SessionVehicle } from '../ports/session.ts';
import { draftShipments } from './draftShipments.ts';

export interface DraftItem {
  readonly line: number;
  readonly partId: number;
  readonly sku: string;
  readonly partNumber: string;
  readonly title: string;
  readonly brand: string;
  readonly url: string;
  /** Address of a photo; none in a draft of the release before. */
  readonly picture?: string | undefined;
  readonly drawing: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly listMinor: number;
  readonly coreMinor: number;
  /** Everything that is taken off, and that without reductions: promotions and the way to pay. */
  readonly discountMinor: number;
  readonly promoMinor: number;
  readonly taxMinor: number;
  /** To pay for the goods. */
  readonly lineTotalMinor: number;
  readonly vehicle: SessionVehicle | null;
  readonly fit: FitVerdict;
  readonly options: readonly ChosenOption[] | null;
}

export interface DraftShipment {
  readonly fulfilment: Fulfilment;
  /** Of a pickup. */
  readonly storeId: number | null;
  /** Warehouse that a parcel leaves. */
  readonly senderId: number | null;
  readonly promisedAt: string | null;
  readonly shippingMinor: number;
  readonly items: readonly DraftItem[];
}

/**
 * Everything that the order will hold, fixed at the moment when its stock is taken. It waits in the payment row,
 * so that any process can finish a commit that another one began.
 */
export interface OrderDraft {
  readonly market: string;
  readonly locale: string;
  /** Where links in its mails lead; none in drafts of a release before. */
  readonly shopOrigin?: string;
  readonly currency: string;
  readonly cartId: string;
  readonly sessionIdHash: string;
  readonly contact: CartContact;
  readonly shippingAddress: Address | null;
  readonly billingAddress: Address | null;
  /** Of who wants an invoice; none in a draft of the release before. */
  readonly taxDocument?: TaxDocumentValues | undefined;
  /** Null where gift cards and rewards pay everything. */
  readonly payment: CartPayment | null;
  /** Everything that pays; together `totalMinor`. */
  readonly tenders: readonly DraftTender[];
  readonly itemTotalMinor: number;
  readonly discountMinor: number;
  /** Of the way to pay; none in a draft of the release before. */
  readonly payDiscountMinor?: number;
  readonly coreMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly taxLines: readonly TaxLine[];
  readonly taxIncluded: boolean;
  readonly totalMinor: number;
  readonly shipments: readonly DraftShipment[];
  readonly promotions: readonly PromotionTake[];
  /** Whom limits per customer count. */
  readonly customerKeys: readonly string[];
}

export interface DraftInput {
  readonly market: Market;
  readonly shopOrigin: string;
  readonly sessionIdHash: string;
  readonly cart: CartModel;
  readonly contact: CartContact;
  readonly payment: CartPayment | null;
  readonly taxDocument: TaxDocumentValues | undefined;
}

export function draftOf(input: DraftInput): OrderDraft {
  const { market, shopOrigin, sessionIdHash, cart, contact, payment, taxDocument } = input;
  const { afterCoreReturnMinor: _after, ...totals } = cart.totals;
  return {
    ...totals,
    market: market.code,
    locale: market.locale,
    shopOrigin,
    currency: market.currency.code,
    cartId: cart.id,
    sessionIdHash,
    contact,
    payment,
    taxDocument,
    tenders: draftTenders(cart.paymentPlan, payment, market.payments.installments),
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress ?? cart.shippingAddress,
    promotions: cart.promotions.applied.map(toTake),
    customerKeys: customerKeys(cart.customerId, contact.email),
    shipments: draftShipments(cart.groups),
  };
}

const toTake = ({ promotion, savedMinor }: AppliedPromotion): PromotionTake => ({
  promotionId: promotion.id,
  code: promotion.code,
  title: promotion.title,
  amountMinor: savedMinor,
  counts: promotion.counts,
});
