import type { TaxChoice, TaxDocument, TaxDocumentName, Taxpayer } from './taxDocument.ts';

/** What is chosen from, by whom the number names and by the regime that is chosen. */
export type TaxLists = {
  readonly taxRegime: readonly TaxChoice[];
  readonly invoiceUse: readonly TaxChoice[];
};

/**
 * Choices that go together.
 * @param taxpayer whom the number names; unknown while it is being typed, when every regime is offered
 * @param regime code of the chosen one; every use that any offered regime has without one
 */
export function taxChoices(
  { regimes = [], uses = [] }: TaxDocument,
  taxpayer: Taxpayer | undefined,
  regime: string | undefined,
): TaxLists {
  const offered = regimes.filter(({ of }) => taxpayer === undefined || of.includes(taxpayer));
  const meant = offered.filter(({ code }) => code === regime);
  const groups = (meant.length > 0 ? meant : offered).flatMap(({ uses: own }) => own);
  // A buyer without a name deducts nothing.
  const open = taxpayer === 'generic' ? [] : groups;
  return {
    taxRegime: offered,
    invoiceUse: uses.filter(({ group }) => group === undefined || open.includes(group)),
  };
}

/** Names of the fields that a taxpayer fills; all of them while nobody knows whose number it will be. */
export const taxFieldsOf = (
  { fields }: TaxDocument,
  taxpayer: Taxpayer | undefined,
): readonly TaxDocumentName[] =>
  fields
    .filter(({ of }) => of === undefined || taxpayer === undefined || of.includes(taxpayer))
    .map(({ name }) => name);

/** What the tax office calls a code; the code itself where it is on no list. */
export function taxChoiceName(
  document: TaxDocument,
  name: TaxDocumentName,
  code: string,
): string | undefined {
  const lists: { readonly [key in TaxDocumentName]?: readonly TaxChoice[] | undefined } = {
    taxRegime: document.regimes,
    invoiceUse: document.uses,
  };
  return lists[name]?.find((choice) => choice.code === code)?.name;
}
