/**
 * CART-021: whether a visit to a checkout path goes to the cart, because the session has slept longer than
 * the idle timeout. Times in milliseconds; without a last call nothing has slept.
 */
export function leavesIdleCheckout(visit: {
  readonly path: string;
  readonly lastCallAt: number | undefined;
  readonly now: number;
  readonly idleMs: number;
}): boolean {
  const { path, lastCallAt, now, idleMs } = visit;
  return /^\/checkout(\/|$)/.test(path) && lastCallAt !== undefined && now - lastCallAt > idleMs;
}
