import type { TaxAnswer, TaxPort } from '../ports/taxPort.ts';

/**
 * The tax service for one call: the same question is asked once, however often the call reads its cart. What failed may
 * be asked again.
 */
export function taxOfCall(tax: TaxPort): TaxPort {
  const known = new Map<string, Promise<TaxAnswer>>();
  return {
    taxOf(...question) {
      const key = JSON.stringify(question);
      const answer = known.get(key) ?? tax.taxOf(...question);
      known.set(key, answer);
      answer.catch(() => known.delete(key));
      return answer;
    },
  };
}
