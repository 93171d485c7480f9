import type { CheckoutGeneration, Market, Switched } from './market.ts';

/** Whether a config flag is on. */
export type IsFlagOn = (flag: string) => boolean;

/** Kind of a header or footer after its flag was asked (CONF-011). */
export function switchedKind<Kind extends string>(part: Switched<Kind>, isFlagOn: IsFlagOn): Kind {
  return part.flag && isFlagOn(part.flag.name) ? part.flag.kindWithFlag : part.kind;
}

/** Checkout generation for a new order: the first flag that is on decides (CONF-031). */
export function checkoutGeneration({ checkout }: Market, isFlagOn: IsFlagOn): CheckoutGeneration {
  return (
    checkout.generationFlags.find(({ flag }) => isFlagOn(flag))?.generation ?? checkout.defaultGeneration
  );
}
