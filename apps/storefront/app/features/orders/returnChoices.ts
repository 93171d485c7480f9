/** Why a part comes back, most frequent first (PLUS-024). */
export const RETURN_REASONS = [
  'did-not-fit',
  'wrong-item',
  'damaged',
  'defective',
  'better-price',
  'not-needed',
  'other',
] as const;

/** To a store, or with a label. */
export const RETURN_METHODS = ['store', 'label'] as const;

/** Why an order is cancelled. */
export const CANCEL_REASONS = ['mistake', 'elsewhere', 'late', 'other'] as const;

export const isReturnReason = (value: unknown): value is (typeof RETURN_REASONS)[number] =>
  RETURN_REASONS.some((reason) => reason === value);

export const isReturnMethod = (value: unknown): value is (typeof RETURN_METHODS)[number] =>
  RETURN_METHODS.some((method) => method === value);
