import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a text is given: the names of its arguments, and those among them that may be absent. */
export type Given = { readonly names: readonly string[]; readonly optional: readonly string[] };

/** What a compiled text calls: `pluralFor` and `countFor` of its language. */
export type Helper = 'plural' | 'grouped';

export type Compiled = { readonly code: string; readonly helpers: ReadonlySet<Helper> };

type Options = Readonly<Record<string, { readonly value: readonly MessageFormatElement[] }>>;

/**
 * An ICU message as an expression in JavaScript, so that no browser carries a parser:
 * - `{name}` is the value as it is, `{count, number}` and `#` are grouped as the language groups digits;
 * - `plural` picks by `=1` first, then by the rules of the language;
 * - `select` compares; with the key `none` it picks that one when the argument is absent or empty.
 * @throws RangeError naming the message, when it does not parse or needs what it is not given
 */
export function compileText(id: string, text: string, given: Given): Compiled {
  const helpers = new Set<Helper>();
  return { code: naming(id, () => expressionOf(parsed(text), { ...given, helpers })), helpers };
}

/**
 * An ICU message whose arguments are replaced by elements, as a string that keeps their names in braces.
 * @throws RangeError naming the message
 */
export const compilePlain = (id: string, text: string, names: readonly string[]): string =>
  naming(id, () =>
    parsed(text)
      .map((element) => plainPart(element, names))
      .join(''),
  );

/**
 * Names of the arguments of an ICU message, each once, in their order.
 * @throws RangeError naming the message
 */
export const argumentsOf = (id: string, text: string): string[] =>
  naming(id, () => [...new Set(namesIn(parsed(text)))]);

function naming<Result>(id: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof RangeError ? error.message : `cannot be read: ${String(error)}`;
    throw new RangeError(`The word '${id}' ${reason}`, { cause: error });
  }
}

const parsed = (text: string) => parse(text, { captureLocation: false, ignoreTag: true });

const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => [
    ...(element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value]),
    ...('options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : []),
  ]);

function known(name: string, names: readonly string[]): string {
  if (names.includes(name)) return name;
  throw new RangeError(
    `has the argument {${name}}, which its component does not give. It gives ${names.map((it) => `{${it}}`).join(', ') || 'none'}.`,
  );
}

function plainPart(element: MessageFormatElement, names: readonly string[]): string {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.argument) return `{${known(element.value, names)}}`;
  throw new RangeError('chooses or formats an argument. It is replaced by an element: take it as it is.');
}

/** Where in a message: what it is given, what is counted there, and which arguments are certainly there. */
type Scope = Given & {
  readonly helpers: Set<Helper>;
  readonly counted?: string;
  readonly present?: readonly string[];
};

function expressionOf(elements: readonly MessageFormatElement[], scope: Scope): string {
  if (elements.every(({ type }) => type === TYPE.literal))
    return JSON.stringify(elements.map((element) => ('value' in element ? element.value : '')).join(''));
  const [only] = elements;
  if (elements.length === 1 && only && 'options' in only) return choiceOf(only, scope);
  return `\`${elements.map((element) => partOf(element, scope)).join('')}\``;
}

function partOf(element: MessageFormatElement, scope: Scope): string {
  if (element.type === TYPE.literal) return element.value.replaceAll(/[`\\]|\$(?=\{)/g, '\\$&');
  if (element.type === TYPE.argument) return `\${${shown(element.value, scope)}}`;
  if (element.type === TYPE.pound && scope.counted)
    return `\${${helper('grouped', scope)}(${scope.counted})}`;
  if (element.type === TYPE.number && !element.style)
    return `\${${helper('grouped', scope)}(${shown(element.value, scope)})}`;
  return `\${${choiceOf(element, scope)}}`;
}

function choiceOf(element: MessageFormatElement, scope: Scope): string {
  if (element.type === TYPE.select) return selectOf(element.value, element.options, scope);
  if (element.type === TYPE.plural && !element.offset && element.pluralType === 'cardinal')
    return pluralOf(element.value, element.options, scope);
  throw new RangeError('formats an argument. It comes formatted: take it as it is.');
}

function selectOf(name: string, { other, none, ...cases }: Options, scope: Scope): string {
  known(name, scope.names);
  const textOf = (option: Options[string] | undefined, within = scope) =>
    expressionOf(option?.value ?? [], within);
  if (scope.optional.includes(name)) {
    if (!none || Object.keys(cases).length > 0)
      throw new RangeError(`chooses by {${name}}, which may be absent: it takes 'none' and 'other'.`);
    const within = { ...scope, present: [...(scope.present ?? []), name] };
    return `${name} ? ${textOf(other, within)} : ${textOf(none)}`;
  }
  return Object.entries(none ? { none, ...cases } : cases).reduceRight(
    (rest, [key, option]) => `${name} === ${JSON.stringify(key)} ? ${textOf(option)} : ${rest}`,
    textOf(other),
  );
}

function pluralOf(name: string, options: Options, scope: Scope): string {
  const counted = shown(name, scope);
  const forms = Object.entries(options).map(
    ([key, { value }]) => [key, expressionOf(value, { ...scope, counted })] as const,
  );
  const exact = forms.filter(([key]) => key.startsWith('='));
  const ruled = forms.filter(([key]) => !key.startsWith('='));
  const byRule =
    ruled.length === 1
      ? (ruled[0]?.[1] ?? '')
      : `${helper('plural', scope)}(${name}, { ${ruled.map((form) => form.join(': ')).join(', ')} })`;
  const conditions = new Map<string, string[]>();
  for (const [key, form] of exact)
    conditions.set(form, [...(conditions.get(form) ?? []), `${name} === ${key.slice(1)}`]);
  return [...conditions].reduceRight(
    (rest, [form, all]) => `${all.join(' || ')} ? ${form} : ${rest}`,
    byRule,
  );
}

/** The name of an argument whose value is written. */
function shown(name: string, { names, optional, present = [] }: Scope): string {
  if (optional.includes(name) && !present.includes(name))
    throw new RangeError(
      `writes {${name}}, which may be absent, outside of {${name}, select, none {…} other {…}}.`,
    );
  return known(name, names);
}

function helper(name: Helper, { helpers }: Scope): Helper {
  helpers.add(name);
  return name;
}
