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

/** What may be chosen for a part now, in every language; null for one that is sold as it is. @param part its table in a query */
export const offeredOf = (part: string): string =>
  `(select json_agg(json_build_object('id', o.id, 'names', o.names, 'choices', o.choices) order by o.sort)
    from part_option o where o.part_type_id = ${part}.part_type_id)`;

/** Choices at today's surcharges; one that is gone keeps the one that it had (`optionFault`). */
export function offeredNow(
  options: readonly ChosenOption[] | null,
  offered: readonly OptionRow[] | null,
  market: string,
): readonly ChosenOption[] | null {
  if (!options) return null;
  return options.map((chosen) => {
    const { surchargeMinor: _before, ...option } = chosen;
    const { choices } = offered?.find(({ id }) => id === option.id) ?? { choices: [] };
    const choice = choices.find(({ value }) => value === option.value);
    return choice ? withSurcharge(option, choice.surcharge?.[market] ?? 0) : chosen;
  });
}

const withSurcharge = (option: ChosenOption, surchargeMinor: number): ChosenOption => ({
  ...option,
  ...(surchargeMinor > 0 && { surchargeMinor }),
});

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

const readOptions = (db: Executor, sku: string) =>
  hotSql<OptionRow>(
    db,
    'part-options',
    `select o.id, o.names, o.choices from part p join part_option o on o.part_type_id = p.part_type_id
     where p.sku = $1 order by o.sort`,
    [sku],
  );

const rememberedOptions = remember({ freshMs: 300_000, limit: 2000 }, readOptions);

/** What may be chosen for a part, by its part type; empty for one that is sold as it is. */
export const partOptionsOf = async (db: Executor, market: Market, sku: string): Promise<PartOption[]> =>
  worded(await rememberedOptions(db, sku), market);

/** The same as of this moment: what a cart takes is what it is priced by. */
export const partOptionsNow = async (db: Executor, market: Market, sku: string): Promise<PartOption[]> =>
  worded(await readOptions(db, sku), market);

const worded = (rows: readonly OptionRow[], market: Market): PartOption[] =>
  rows.map(({ id, names, choices }) => ({
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
    return withSurcharge({ id, value, label, text: words }, surchargeMinor);
  });
  const fault = togetherFault(offered, chosen);
  if (fault) throw new B2cError('error_option_invalid', fault);
  if (chosen.length === 0 || typed.length !== chosen.length) throw optionError('', 'options');
  return chosen;
}

/** Why nobody can make what was chosen: words and what they name. */
export interface OptionFault {
  readonly field?: string;
  readonly textKey: 'error_option_gone' | 'error_option_choose' | 'error_option_together';
  readonly params: Readonly<Record<string, string>>;
}

/** Of a line or a saved part, whose type may offer something else by now; undefined where it can be made. */
export const optionFault = (
  market: Market,
  options: readonly ChosenOption[] | null,
  offered: readonly OptionRow[] | null,
): OptionFault | undefined => faultOf(worded(offered ?? [], market), options ?? []);

function faultOf(offered: readonly PartOption[], chosen: readonly ChosenOption[]): OptionFault | undefined {
  const isOffered = ({ id, value }: ChosenOption) =>
    offered.some((option) => option.id === id && option.choices.some((choice) => choice.value === value));
  const gone = chosen.find((option) => !isOffered(option));
  if (gone) return { textKey: 'error_option_gone', params: { option: gone.label, choice: gone.text } };
  const open = offered.find(({ id }) => chosen.every((option) => option.id !== id));
  return open ? missing(open) : togetherFault(offered, chosen);
}

const missing = ({ id, label }: Pick<PartOption, 'id' | 'label'>): OptionFault => ({
  field: `options.${id}`,
  textKey: 'error_option_choose',
  params: { option: label },
});

/**
 * The choices of a part that was put aside, as they are offered now; undefined for one that is sold as it is.
 * @throws B2cError error_option_invalid where what was chosen is offered no more, or more has to be chosen
 */
export async function chooseAgain(
  db: Executor,
  market: Market,
  { sku, options }: { readonly sku: string; readonly options: readonly ChosenOption[] | null },
): Promise<ChosenOption[] | undefined> {
  const offered = await partOptionsNow(db, market, sku);
  if (offered.length === 0 && !options) return undefined;
  const fault = faultOf(offered, options ?? []);
  if (fault) throw new B2cError('error_option_invalid', fault);
  return chooseOptions(offered, options ?? []);
}

/** @throws B2cError error_option_invalid for a part that is sold only with choices */
export async function refuseUnchosen(db: Executor, market: Market, sku: string): Promise<void> {
  const [first] = await partOptionsOf(db, market, sku);
  if (first) throw optionError(first.label, `options.${first.id}`);
}

/** What is not made together. */
function togetherFault(
  offered: readonly PartOption[],
  chosen: readonly ChosenOption[],
): OptionFault | undefined {
  for (const { id, value, text } of chosen) {
    const choices = offered.find((option) => option.id === id)?.choices ?? [];
    for (const other of choices.find((choice) => choice.value === value)?.notWith ?? []) {
      const against = chosen.find((one) => one.id === other.id && one.value === other.value);
      if (against)
        return {
          field: `options.${id}`,
          textKey: 'error_option_together',
          params: { one: text, other: against.text },
        };
    }
  }
  return undefined;
}

const optionError = (option: string, field: string): B2cError =>
  new B2cError('error_option_invalid', {
    field,
    ...(option ? { textKey: 'error_option_choose', params: { option } } : {}),
  });
