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
  /** What one costs more by it, in minor units; absent from lines of the release before. */
  readonly surchargeMinor?: number;
}

/** What the choices of a line add to the price of one, in minor units. */
export const surchargeOf = (options: readonly ChosenOption[] | null | undefined): number =>
  (options ?? []).reduce((sum, { surchargeMinor = 0 }) => sum + surchargeMinor, 0);

/** As a cart shows them: what each adds is in the price of the line. */
export const optionsWire = (options: readonly ChosenOption[] | null) =>
  (options ?? []).map(({ id, value, label, text }) => ({ id, value, label, text }));

export interface PartOption {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly swatch?: string;
    readonly surchargeMinor: number;
    readonly notWith: readonly { readonly id: string; readonly value: string }[];
  }[];
}

/** As it is stored, in every language. */
export interface OptionRow {
  id: string;
  names: Localized;
  choices: readonly {
    value: string;
    names: Localized;
    swatch?: string;
    surcharge?: Readonly<Record<string, number>>;
    notWith?: PartOption['choices'][number]['notWith'];
  }[];
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
    choices: choices.map(({ value, names: words, swatch, surcharge, notWith = [] }) => ({
      value,
      label: localized(words, market),
      ...(swatch && { swatch }),
      surchargeMinor: surcharge?.[market.code] ?? 0,
      notWith,
    })),
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
    const { value, label: words, surchargeMinor } = known;
    return { id, value, label, text: words, ...(surchargeMinor > 0 && { surchargeMinor }) };
  });
  refuseTogether(offered, chosen);
  if (chosen.length === 0 || typed.length !== chosen.length) throw optionError('', 'options');
  return chosen;
}

/** @throws B2cError error_option_invalid for a part that is sold only with choices */
export async function refuseUnchosen(db: Executor, market: Market, sku: string): Promise<void> {
  const [first] = await partOptionsOf(db, market, sku);
  if (first) throw optionError(first.label, `options.${first.id}`);
}

/** What is not made together. */
function refuseTogether(offered: readonly PartOption[], chosen: readonly ChosenOption[]): void {
  for (const { id, value, text } of chosen) {
    const choices = offered.find((option) => option.id === id)?.choices ?? [];
    for (const other of choices.find((choice) => choice.value === value)?.notWith ?? []) {
      const against = chosen.find((one) => one.id === other.id && one.value === other.value);
      if (against)
        throw new B2cError('error_option_invalid', {
          field: `options.${id}`,
          textKey: 'error_option_together',
          params: { one: text, other: against.text },
        });
    }
  }
}

const optionError = (option: string, field: string): B2cError =>
  new B2cError('error_option_invalid', {
    field,
    ...(option ? { textKey: 'error_option_choose', params: { option } } : {}),
  });
