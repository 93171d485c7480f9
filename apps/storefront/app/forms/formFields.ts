import type { FocusEvent } from 'react';

/** Texts of a form's fields as they stand there now. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Name of the field that an event is about; empty for a button. */
export const nameOf = (target: EventTarget): string =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
    ? target.name
    : '';

/** `id` of a field's control, which the summary links to. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

/** Puts a text into a field. */
export function fillField(form: HTMLFormElement, name: string, text: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = text;
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/**
 * The field is left by pressing the form's button. The submit checks it in a moment; a message before that would
 * push the button away from under the pointer, and the press would be none.
 */
export function leavesBySubmit({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof HTMLButtonElement && relatedTarget.form === currentTarget;
}
