type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Writes a count as the language groups its digits: a shelf may hold thousands. */
export function countFor(locale: string): (count: number) => string {
  const { format } = new Intl.NumberFormat(locale);
  return (count) => format(count);
}

/** Picks the form of a word that a count needs in the given language. */
export function pluralFor(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
