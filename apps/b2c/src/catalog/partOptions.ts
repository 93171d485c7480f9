import type { Market } from '@driveline/markets';
import { hotSql } from '../db/hotSql.ts';
import { localized, type Localized } from '../messages/localized.ts';
import { remember } from '../db/remember.ts';
import type { Executor } from '../db/tx.ts';
import { B2cError } from '../http/errors.ts';

/** A choice that a shopper makes for a configurable part, worded in the cart's market. */
export interface ChosenOption {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly text: string;
}

export interface PartOption {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** As it is stored, in every language. */
export interface OptionRow {
  id: string;
  names: Localized;
  choices: readonly { value: string; names: Localized }[];
}

const rememberedOptions = remember({ freshMs: 300_000, limit: 2000 }, (db, sku) =>
  hotSql<OptionRow>(
    db,
    'part-options',
    `select o.id, o.names, o.choices from part p join part_option o on o.part_type_id = p.part_type_id
     where p.sku = $1 order by o.sort`,
    [sku],
  ),
);

/** What may be chosen for a part, by its part type; empty for one that is sold as it is. */
export async function partOptionsOf(db: Executor, market: Market, sku: string): Promise<PartOption[]> {
  const rows = await rememberedOptions(db, sku);
  return rows.map(({ id, names, choices }) => ({
    id,
    label: localized(names, market),
    choices: choices.map(({ value, names: words }) => ({ value, label: localized(words, market) })),
  }));
}

/**
 * The choices in the order of the part's options, each made once.
 * @throws B2cError error_option_invalid for one that is missing, unknown, doubled, or not offered
 */
export function chooseOptions(
  offered: readonly PartOption[],
  typed: readonly { readonly id: string; readonly value: string }[],
): ChosenOption[] {
  const chosen = offered.map(({ id, label, choices }) => {
    const [choice, ...more] = typed.filter((each) => each.id === id);
    const known = choices.find(({ value }) => value === choice?.value);
    if (!known || more.length > 0) throw optionError(label, `options.${id}`);
    return { id, value: known.value, label, text: known.label };
  });
  if (chosen.length === 0 || typed.length !== chosen.length) throw optionError('', 'options');
  return chosen;
}

const optionError = (option: string, field: string): B2cError =>
  new B2cError('error_option_invalid', {
    field,
    ...(option ? { textKey: 'error_option_choose', params: { option } } : {}),
  });
