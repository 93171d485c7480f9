type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Picks the form of a word that a count needs in the given language. */
export function pluralFor(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
