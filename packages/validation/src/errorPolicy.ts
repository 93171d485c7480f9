/** What is known of a field when its error asks to be shown. */
export interface FormFieldState {
  readonly hasError: boolean;
  readonly value: string;
  /** It was left once. */
  readonly touched: boolean;
  readonly focused: boolean;
  /** Set for every field by a failed submit, or by a fault that a server found (VALID-006). */
  readonly showEvenIfUntouched: boolean;
  /** Keeps a shown error under focus until the value changes. */
  readonly showUntilChange: boolean;
  readonly changedSinceShown: boolean;
}

/** Whether a field's error is due. */
export type ErrorPolicy = (field: FormFieldState) => boolean;

/**
 * An error waits until the field was touched or holds a value (VALID-001), and hides while the field has the
 * focus, save for one that a submit found, which stays until the value changes (VALID-002).
 */
export const errorWhenLeft: ErrorPolicy = (field) => {
  const { hasError, value, touched, focused, showEvenIfUntouched } = field;
  const mayShow = touched || value !== '' || showEvenIfUntouched;
  return hasError && mayShow && (!focused || (field.showUntilChange && !field.changedSinceShown));
};
