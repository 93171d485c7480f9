import { formatCpfCnpj } from '../formats/formatCpfCnpj.ts';
import { formatRfc } from '../formats/formatRfc.ts';
import type { FiscalIdOptions } from '../options.ts';
import { fiscalId } from '../rules/fiscalId/fiscalId.ts';
import { required } from '../rules/required/required.ts';
import { contactFields, type ContactName, type ContactOptions } from './contactFields.ts';
import { defineForm, type Form, type FormField } from './form.ts';
import { optional } from './optional.ts';

export type ContactFormOptions = ContactOptions & { readonly fiscalId?: FiscalIdOptions | undefined };

export type ContactFormField = ContactName | 'fiscalId' | 'message';

const MESSAGE_LENGTH = 2000;

function field(name: ContactFormField, options: ContactFormOptions): FormField {
  if (name === 'message') {
    return { name, check: (value) => required(value, name), maxLength: MESSAGE_LENGTH };
  }
  if (name === 'fiscalId') {
    const isCpfCnpj = options.fiscalId?.kinds.some((kind) => kind === 'cpf' || kind === 'cnpj') ?? false;
    const normalize = (value: string): string => (isCpfCnpj ? formatCpfCnpj(value) : formatRfc(value));
    return { name, normalize, check: (value) => fiscalId(value, options.fiscalId) };
  }
  return contactFields(options)[name];
}

/**
 * Contact of an order, or a contact page: only the fields shown are tested, message is required (VALID-007).
 * @param names in the order of the page
 * @param mayBeEmpty fields that may stay empty, but are tested when filled
 */
export function contactForm(
  options: ContactFormOptions,
  names: readonly ContactFormField[],
  mayBeEmpty: readonly ContactFormField[] = [],
): Form {
  return defineForm(
    names.map((name) => {
      const made = field(name, options);
      return mayBeEmpty.includes(name) ? optional(made) : made;
    }),
  );
}
