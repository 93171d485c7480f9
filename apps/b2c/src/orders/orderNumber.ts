import { readableCode } from '../ops/readableCode.ts';

/** 50 random bits: an order cannot be found by counting. */
export const orderNumber = (): string => readableCode(10);

/** Named at the counter, with a photo ID. */
export const pickupCode = (): string => readableCode(6);
