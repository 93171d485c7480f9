import { createHash } from 'node:crypto';
import { installmentsOf, type Installments, type Instalment } from '@driveline/markets';
import type { ShopCardMethod, ShopCardVendor } from '@driveline/validation';
import type { KeptCard } from '../ports/gateway.ts';
import type { Approval } from './approval.ts';

export type TenderKind = 'GIFT_CARD' | 'REWARDS' | 'GATEWAY';

/** A gift card or rewards card that pays a cart, as the cart keeps it. */
export interface CartAccount {
  readonly method: ShopCardMethod;
  readonly accountId: string;
  readonly lastFour: string;
  /** What it held when the shopper saw it last. */
  readonly seenMinor: number;
}

/** What names an account of a cart outside of the server: behind rewards stands a person, whose id is nobody's. */
export const tenderId = ({ method, accountId }: Pick<CartAccount, 'method' | 'accountId'>): string =>
  createHash('sha256').update(`${method}:${accountId}`).digest('base64url').slice(0, 22);

export interface AppliedAccount extends CartAccount {
  readonly availableMinor: number;
  readonly appliedMinor: number;
}

/** A card to save once the order is placed, and the account that it goes to. */
export interface CardToSave {
  readonly customerId: string;
  readonly card: KeptCard;
}

/** What the gateway is to pay a cart with. */
export interface CartPayment {
  readonly method: string;
  readonly token: string;
  readonly cardType: string;
  readonly lastFour: string;
  readonly expiry: string;
  readonly installments: number;
  /** Where the bank's page comes back to. */
  readonly returnUrl: string;
  /** Of a code or voucher that is paid later: how long the order waits for its money. */
  readonly waitsMinutes?: number;
  readonly toSave?: CardToSave | undefined;
  /** The card was to be saved, and the payment service did not answer. */
  readonly notSaved?: boolean;
  /** Of a wallet: the amount that the shopper said yes to. */
  readonly approval?: Approval | undefined;
}

/** How a total is paid as things stand: accounts first, in their order, the rest by the gateway. */
export interface PaymentPlan {
  readonly accounts: readonly AppliedAccount[];
  readonly dueMinor: number;
  /** Accounts pay everything (CART-049). */
  readonly isCovered: boolean;
  /** An account pays less than the shopper saw. */
  readonly hasShrunk: boolean;
}

/** @param availableMinor of each account, in the order of `accounts` */
export function planPayment(
  totalMinor: number,
  accounts: readonly CartAccount[],
  availableMinor: readonly number[],
): PaymentPlan {
  let dueMinor = totalMinor;
  let hasShrunk = false;
  const applied = accounts.map((account, index) => {
    const available = availableMinor[index] ?? 0;
    const appliedMinor = Math.min(available, dueMinor);
    hasShrunk ||= appliedMinor < Math.min(account.seenMinor, dueMinor);
    dueMinor -= appliedMinor;
    return { ...account, availableMinor: available, appliedMinor };
  });
  return { accounts: applied, dueMinor, isCovered: dueMinor === 0 && applied.length > 0, hasShrunk };
}

/** Cards of two carts in one: those of the first, and of the second what it lacks, up to `limit` of a kind. */
export function joinAccounts(
  first: readonly CartAccount[],
  second: readonly CartAccount[],
  limit: number,
): CartAccount[] {
  const joined = [...first];
  for (const account of second) {
    const isKnown = joined.some(({ accountId }) => accountId === account.accountId);
    const alike = joined.filter(({ method }) => method === account.method);
    if (!isKnown && alike.length < limit) joined.push(account);
  }
  return joined;
}

/** One of the ways that pay an order, fixed with its draft. */
export interface DraftTender {
  readonly kind: TenderKind;
  readonly method: string;
  readonly cardType: string;
  readonly lastFour: string;
  readonly accountId: string | null;
  readonly isPrepaid: boolean;
  readonly amountMinor: number;
  /** Monthly payments as they were agreed, from two on. */
  readonly instalment?: Instalment;
}

const vendorOf: Readonly<Record<ShopCardMethod, ShopCardVendor>> = {
  giftCard: 'giftcard',
  merchandiseCard: 'merchcard',
  loyaltyCard: 'loyaltycard',
};

/**
 * @param rules of the market for monthly payments
 * @returns the tenders of a plan; their amounts are its total
 */
export function draftTenders(
  plan: PaymentPlan,
  payment: CartPayment | null,
  rules?: Installments,
): DraftTender[] {
  const accounts = plan.accounts
    .filter(({ appliedMinor }) => appliedMinor > 0)
    .map(({ method, accountId, lastFour, appliedMinor }) => ({
      kind: method === 'loyaltyCard' ? ('REWARDS' as const) : ('GIFT_CARD' as const),
      method,
      cardType: vendorOf[method],
      lastFour,
      accountId,
      isPrepaid: true,
      amountMinor: appliedMinor,
    }));
  if (!payment || plan.dueMinor === 0) return accounts;
  const { method, cardType, lastFour, waitsMinutes } = payment;
  const isPrepaid = waitsMinutes !== undefined;
  const { dueMinor: amountMinor } = plan;
  const instalment = instalmentOf(payment, amountMinor, rules);
  const gateway = { kind: 'GATEWAY' as const, method, cardType, lastFour, accountId: null, isPrepaid };
  return [...accounts, { ...gateway, amountMinor, ...(instalment && { instalment }) }];
}

/** The monthly payments of a card that were chosen; undefined for a single charge. */
export const instalmentOf = (
  { installments }: CartPayment,
  dueMinor: number,
  rules: Installments | undefined,
): Instalment | undefined =>
  installments > 1 ? installmentsOf(rules, dueMinor).find(({ count }) => count === installments) : undefined;
