import { alphanumericsOf } from '../../characters.ts';
import { isCpfLike } from '../../formats/formatCpfCnpj.ts';
import { issue, type Issue } from '../../issue.ts';
import type { FiscalIdOptions } from '../../options.ts';
import { cnpj } from '../cnpj/cnpj.ts';
import { cpf } from '../cpf/cpf.ts';
import { rfc } from '../rfc/rfc.ts';

const RULES: Readonly<Record<string, (value: string) => Issue | undefined>> = { cpf, cnpj, rfc };

/** Tax number by the market's kinds; of CPF and CNPJ the one that the text looks like. */
export function fiscalId(value: string, options: FiscalIdOptions | undefined): Issue | undefined {
  if (!options) return undefined;
  if (value.trim() === '') return options.required ? issue('required', {}, 'fiscalId') : undefined;
  const fitting = options.kinds.filter(
    (kind) => (kind !== 'cpf' && kind !== 'cnpj') || (kind === 'cpf') === isCpfLike(alphanumericsOf(value)),
  );
  const kind = fitting[0] ?? options.kinds[0];
  const found = kind === undefined ? undefined : RULES[kind]?.(value);
  return found && { ...found, field: 'fiscalId' };
}
