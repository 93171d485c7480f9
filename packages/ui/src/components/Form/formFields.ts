/** Texts of a form's fields as they stand there now; of a file, its name. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );
  return Object.fromEntries(texts);
}

/** Name of the field that an event is about. */
export const nameOf = (target: EventTarget): string =>
  (target instanceof HTMLElement && target.getAttribute('name')) || '';

/** Puts a text into a field. */
export function fillField(form: HTMLFormElement, name: string, text: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = text;
}

export function focusField(form: HTMLFormElement | null, name: string): void {
  const control = form?.elements.namedItem(name);
  const target = control instanceof RadioNodeList ? control[0] : control;
  if (target instanceof HTMLElement) target.focus();
}
