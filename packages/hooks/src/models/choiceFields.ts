/** A choice of an option, as a form and an address name it. */
const FIELD = /^options\[([^\]]{1,40})\]$/;
/** More than a part has. */
const MOST = 20;

type Fields = Iterable<readonly [string, unknown]>;

/** What is chosen for a configurable part, by a field `options[<id>]` each (API-110). */
export function choicesIn(fields: Fields): { id: string; value: string }[] {
  return [...fields].flatMap(([name, value]) => {
    const id = FIELD.exec(name)?.[1];
    return id && typeof value === 'string' && value !== '' ? [{ id, value }] : [];
  });
}

/** The choices that an address asks for: those of a form that was refused. */
export const askedChoices = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(choicesIn(query).map(({ id, value }) => [id, value]));

/** The form's choices in place of an earlier form's. */
export function writeChoices(query: URLSearchParams, form: Fields): void {
  for (const name of [...query.keys()]) if (FIELD.test(name)) query.delete(name);
  const short = choicesIn(form).filter(({ value }) => value.length <= 40);
  for (const { id, value } of short.slice(0, MOST)) query.set(`options[${id}]`, value);
}
