import { strangeCharacter } from '../characters.ts';
import { defineForm, type Form, type FormField } from '../forms/form.ts';
import { formatPostalCode } from '../formats/formatPostalCode.ts';
import { issue, type Issue } from '../issue.ts';
import { lengthIssue } from '../lengthIssue.ts';
import type { PostalCodeOptions } from '../options.ts';
import { postalCode } from '../rules/postalCode/postalCode.ts';
import { required } from '../rules/required/required.ts';
import { taxChoices, taxFieldsOf, type TaxLists } from './taxChoices.ts';
import type { TaxDocument, TaxDocumentField } from './taxDocument.ts';
import { formatTaxId, taxId, taxpayerOf } from './taxNumber.ts';

export type TaxDocumentOptions = { readonly postalCode: PostalCodeOptions };

type Rules = Pick<FormField, 'check' | 'normalize'>;

/** As the tax office has it, whatever legal form stands behind it or not. `|` parts the fields of the document. */
function legalName(value: string): Issue | undefined {
  const missing = required(value, 'legalName');
  if (missing) return missing;
  const character = strangeCharacter(value, (each) => !/[|<>\p{Cc}]/u.test(each));
  if (character !== undefined) return issue('legalName.characters', { character });
  return /[\p{L}\p{N}]/u.test(value) ? undefined : issue('legalName.invalid');
}

/** What stands for a number that somebody does not have. */
const noneOf = ({ none = [] }: TaxDocumentField, value: string): string | undefined =>
  none.some((each) => each.toUpperCase() === value.toUpperCase()) ? none[0] : undefined;

/** The number of another registry, as the inscrição estadual. */
function stateRegistration(value: string, field: TaxDocumentField): Issue | undefined {
  const missing = required(value, 'stateRegistration');
  if (missing || noneOf(field, value) !== undefined) return missing;
  const { digits = [], example = '' } = field;
  const character = strangeCharacter(value, (each) => /[\d\s./-]/.test(each));
  if (character !== undefined) return issue('stateRegistration.invalid', { character, example });
  return lengthIssue('stateRegistration', value.replace(/\D/g, '').length, digits, example);
}

/** One of the codes that go with what the other fields say. */
const chosen =
  (document: TaxDocument, name: keyof TaxLists): FormField['check'] =>
  (value, values) => {
    if (value === '') return required(value, name);
    const taxpayer = taxpayerOf(document, values['taxId'] ?? '');
    const list = taxChoices(document, taxpayer, values['taxRegime'])[name];
    return list.some(({ code }) => code === value) ? undefined : issue(`${name}.invalid`);
  };

const spaced = (value: string): string => value.replace(/\s+/g, ' ').trim();

function rulesOf(field: TaxDocumentField, document: TaxDocument, options: TaxDocumentOptions): Rules {
  switch (field.name) {
    case 'taxId':
      return {
        check: (value) => taxId(value, document),
        normalize: (value) => formatTaxId(document, value),
      };
    case 'legalName':
      return {
        check: legalName,
        normalize: (value) => (document.hasCapitalName ? spaced(value).toUpperCase() : spaced(value)),
      };
    case 'taxRegime':
    case 'invoiceUse':
      return { check: chosen(document, field.name) };
    case 'postalCode':
      return {
        check: (value) => postalCode(value, options),
        normalize: (value) => formatPostalCode(value, options),
      };
    case 'stateRegistration':
      return {
        check: (value) => stateRegistration(value, field),
        normalize: (value) => noneOf(field, value) ?? value.replace(/\D/g, ''),
      };
  }
}

/** The form of a tax document: the same in checkout, in the account and on the server (PLUS-058). */
export const taxDocumentForm = (document: TaxDocument, options: TaxDocumentOptions): Form =>
  defineForm(
    document.fields.map((field) => ({
      name: field.name,
      maxLength: field.maxLength,
      ...rulesOf(field, document, options),
      ...(field.of && {
        when: (values) =>
          taxFieldsOf(document, taxpayerOf(document, values['taxId'] ?? '') ?? 'person').includes(field.name),
      }),
    })),
  );
