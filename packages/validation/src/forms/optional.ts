import type { FormField } from './form.ts';

/** The same field, which may stay empty and is tested when it is not. */
export function optional(field: FormField): FormField {
  return { ...field, check: (value, values) => (value === '' ? undefined : field.check(value, values)) };
}

/** A field that may hold any text up to a length. */
export function freeText(name: string, maxLength: number): FormField {
  return { name, maxLength, check: () => undefined };
}
