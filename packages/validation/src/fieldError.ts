export type FieldState = {
  /** The form has an error for the field. */
  readonly hasError: boolean;
  readonly value: string;
  readonly touched: boolean;
  readonly focused: boolean;
  /** Set for every field by a failed submit (VALID-006). */
  readonly showEvenIfUntouched?: boolean;
  /** Keep a shown error under focus until the value changes. */
  readonly showUntilChange?: boolean;
  readonly changedSinceShown?: boolean;
  /** Characters in the field, and how many it takes. */
  readonly length?: number;
  readonly maxLength?: number | undefined;
};

/**
 * What a text field shows: its error, the information that its length limit is reached, or nothing
 * (VALID-001 to VALID-003). At exactly the limit the value is valid, so the information yields to an error.
 */
export function visibleError(state: FieldState): 'error' | 'maxLength' | undefined {
  const { hasError, value, touched, focused, showEvenIfUntouched, showUntilChange, changedSinceShown } =
    state;
  const mayShow = touched || value !== '' || showEvenIfUntouched === true;
  const isHidden = focused && !(showUntilChange === true && changedSinceShown !== true);
  if (hasError && mayShow && !isHidden) return 'error';
  const { length = value.length, maxLength } = state;
  return maxLength !== undefined && length >= maxLength ? 'maxLength' : undefined;
}
