/** A field of a form that may be left empty. */
export function optionalText(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A field without which the form makes no sense. @throws RangeError without it */
export function requiredText(form: FormData, name: string): string {
  const value = optionalText(form, name);
  if (value === undefined) throw new RangeError(`The form lacks '${name}'.`);
  return value;
}
