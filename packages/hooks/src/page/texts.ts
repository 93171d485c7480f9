/** What stands in a text: words, a value's name, a choice by a value, or the counted number itself. */
export type TextPart =
  | string
  | { readonly value: string }
  | {
      readonly by: string;
      readonly plural?: Intl.PluralRuleType;
      readonly options: Readonly<Record<string, CompiledText>>;
    }
  | { readonly count: true };

/** A text as the build of a shop writes it: words alone, or parts. */
export type CompiledText = string | readonly TextPart[];

export type Messages = Readonly<Record<string, CompiledText>>;

export type Texts = {
  has(id: string): boolean;
  /** The text in the market's language; its id when it is missing, which is reported (STATE-024). */
  text(id: string, values?: TextValues): string;
};

export type TextValues = Readonly<Record<string, string | number>>;

/** The texts of one locale; `missing` hears of those that it lacks. */
export function createTexts(
  locale: string,
  messages: Messages,
  missing?: { report(id: string): void },
): Texts {
  const numbers = new Intl.NumberFormat(locale);
  const rules = {
    cardinal: new Intl.PluralRules(locale),
    ordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
  };

  const write = (text: CompiledText, values: TextValues, count = 0): string =>
    typeof text === 'string'
      ? text
      : text
          .map((part) => {
            if (typeof part === 'string') return part;
            if ('count' in part) return numbers.format(count);
            if ('value' in part) return String(values[part.value] ?? '');
            const { by, plural, options } = part;
            const key = values[by];
            const own = options[plural ? `=${key}` : String(key)];
            const rule = plural && rules[plural].select(Number(key));
            return write(own ?? options[rule ?? 'other'] ?? options['other'] ?? '', values, Number(key));
          })
          .join('');

  return {
    has: (id) => Object.hasOwn(messages, id),
    text(id, values = {}) {
      const message = messages[id];
      if (message !== undefined) return write(message, values);
      missing?.report(id);
      return id;
    },
  };
}
