import { issue, type Issue } from '../issue.ts';

/** Values by input name, as text. */
export type Values = Readonly<Record<string, string>>;

/** One input of a form: what it makes of the text before it is sent, and when it refuses it. */
export type FormField = {
  readonly name: string;
  readonly check: (value: string, values: Values) => Issue | undefined;
  /** Applied to the trimmed text of an accepted or refused value alike. */
  readonly normalize?: (value: string) => string;
  /** Only asked where this holds; left out of the values elsewhere. */
  readonly when?: (values: Values) => boolean;
  readonly maxLength?: number;
};

export type Validated = {
  /** Trimmed and normalized; only what the form asks for. */
  readonly values: Record<string, string>;
  /** In the order of the fields, one per field: the first is where focus goes (VALID-006). */
  readonly issues: readonly Issue[];
};

/** The same object checks a form in the browser and a post on the server. */
export type Form = {
  readonly fields: readonly string[];
  /** Takes anything: form data as an object, JSON, react-hook-form's values. Never throws. */
  readonly validate: (values: unknown) => Validated;
  /** Issue of one field, for a check on blur. */
  readonly check: (name: string, values: unknown) => Issue | undefined;
};

function textsOf(input: unknown, fields: readonly FormField[]): Record<string, string> {
  const texts: Record<string, string> = {};
  const source: Readonly<Record<string, unknown>> =
    typeof input === 'object' && input !== null ? { ...input } : {};
  for (const { name } of fields) {
    const value = Object.hasOwn(source, name) ? source[name] : undefined;
    texts[name] = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  }
  return texts;
}

function checkField({ name, check, maxLength }: FormField, texts: Values): Issue | undefined {
  const value = texts[name] ?? '';
  if (maxLength !== undefined && value.length > maxLength)
    return issue('text.long', { max: maxLength }, name);
  const found = check(value, texts);
  return found && { ...found, field: name };
}

/** Makes a form of its fields. */
export function defineForm(fields: readonly FormField[]): Form {
  const asked = (texts: Values): FormField[] =>
    fields.filter(({ when }) => when === undefined || when(texts));
  return {
    fields: fields.map(({ name }) => name),
    validate(input) {
      const texts = textsOf(input, fields);
      const values: Record<string, string> = {};
      const issues: Issue[] = [];
      for (const field of asked(texts)) {
        const text = texts[field.name] ?? '';
        values[field.name] = field.normalize ? field.normalize(text) : text;
        const found = checkField(field, texts);
        if (found) issues.push(found);
      }
      return { values, issues };
    },
    check(name, input) {
      const texts = textsOf(input, fields);
      const field = asked(texts).find((each) => each.name === name);
      return field && checkField(field, texts);
    },
  };
}
