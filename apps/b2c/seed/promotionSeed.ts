import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../src/messages/localized.ts';
import { packageRoot } from '../src/ops/packageRoot.ts';
import type { PromotionRule, PromotionScope } from '../src/promotions/promotionModel.ts';

/** Values by market code. */
type ByMarket<T> = Readonly<Record<string, T>>;

export interface CouponSeed {
  readonly key: string;
  readonly codes: ByMarket<string>;
  readonly titles: Localized;
  readonly terms: Localized;
  readonly rule: ByMarket<PromotionRule>;
  readonly scope?: PromotionScope;
  readonly minimumMinor?: ByMarket<number>;
  readonly stackable?: boolean;
  readonly customerLimit?: number;
  readonly codeLimit?: number;
  readonly useLimit?: number;
  readonly uses?: number;
  /** Without one it renews each month. */
  readonly endsAt?: string;
  /** Everybody is told of it. */
  readonly listed?: boolean;
}

export interface DealSeed extends Pick<
  Extract<PromotionRule, { kind: 'BUNDLE_SLOTS' }>,
  'percent' | 'choices' | 'not'
> {
  readonly key: string;
  readonly titles: Localized;
  readonly terms: Localized;
  readonly category: string;
  readonly drawing: string;
  /** Codes; all of them by default. */
  readonly markets?: readonly string[];
  /** First day, and the one after the last, `MM-DD`, of each year; without it the deal renews each month. */
  readonly season?: readonly [from: string, to: string];
}

export interface PartOptionSeed {
  readonly types: readonly string[];
  readonly id: string;
  readonly names: Localized;
  readonly choices: readonly {
    readonly value: string;
    readonly names: Localized;
    /** Color of the thing itself, as `#rrggbb`. */
    readonly swatch?: string;
    /** What it costs more, in minor units, by the market's code. */
    readonly surcharge?: Readonly<Record<string, number>>;
    /** Choices of other options that it is not made with. */
    readonly notWith?: readonly { readonly id: string; readonly value: string }[];
  }[];
}

const readJson = <T>(name: string) => JSON.parse(readFileSync(join(packageRoot, 'data', name), 'utf8')) as T;

export const readCoupons = () => readJson<CouponSeed[]>('promotions.json');
export const readDeals = () => readJson<DealSeed[]>('deals.json');
export const readPartOptions = () => readJson<PartOptionSeed[]>('part-options.json');

export const promotionStart = '2024-01-01T00:00:00Z';
