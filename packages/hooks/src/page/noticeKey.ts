/**
 * Key of what a page has to say of the way to it: `?notice=`, or what the way back from PayPal says, in the addresses that
 * API-119 and API-120 name. Null where a field says it of what was `typed`, or a part of what it has `told`.
 */
export function noticeKey(query: URLSearchParams): string | null {
  if (query.has('typed') || query.has('told')) return null;
  const outcome = query.get('paypal');
  return query.get('notice') ?? (outcome && `paypal_${outcome}`);
}
