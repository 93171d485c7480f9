const NOT_TYPED = ['button', 'checkbox', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !NOT_TYPED.includes(control.type));

/** Whether a field into which one types holds text. A choice is made again with one press, and is not counted. */
export const holdsTyped = (panel: Element | null): boolean =>
  [...(panel?.querySelectorAll('input, textarea') ?? [])].some(
    (control) => isText(control) && control.value !== '',
  );

/** Whether an event of input is of such a field. */
export const isTyping = ({ target }: { readonly target: unknown }): boolean => isText(target);
