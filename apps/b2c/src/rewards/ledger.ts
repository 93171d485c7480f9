import { dateOf, localOf } from '../clock/zone.ts';
import type { EntryKind } from '../db/rewardsTables.ts';
import { midnight, type CalendarDate } from '../clock/calendarDate.ts';
import type { Program } from './program.ts';

/** What the rules ask of an entry. Amounts in minor units; negative ones take. */
export interface Entry {
  readonly id: string;
  readonly credits: number;
  readonly amountMinor: number;
  readonly expiresAt: Date | null;
  readonly at: Date;
}

/** An entry to be written. */
export interface Draft {
  readonly kind: EntryKind;
  readonly key: string;
  readonly credits: number;
  readonly amountMinor: number;
  readonly expiresAt: Date | null;
}

export type Unit = 'credits' | 'amountMinor';

/** What is left of one entry that gave something. */
export interface Lot {
  readonly entryId: string;
  readonly left: number;
  readonly expiresAt: Date | null;
}

const dayMs = 86_400_000;
export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

/** The end of the last of so many days from today: what runs out does it with a day that can be named, not within one. */
export const endAfter = ({ timeZone }: Program, now: Date, days: number): Date =>
  midnight(dateOf(localOf(now, timeZone).day + days + 1), timeZone);

/** The last day of what runs out at an instant. */
export const lastDayBefore = ({ timeZone }: Program, end: Date): CalendarDate =>
  dateOf(localOf(new Date(end.getTime() - 1), timeZone).day);

const soonest = (a: { expiresAt: Date | null }, b: { expiresAt: Date | null }): number =>
  (a.expiresAt?.getTime() ?? Infinity) - (b.expiresAt?.getTime() ?? Infinity);

/**
 * What is left of each gift, the soonest to run out first: that is the order in which takings use them up. Credits
 * that were spent before their order was refunded leave a debt, which the next gift pays first.
 */
export function lotsOf(entries: readonly Entry[], unit: Unit): Lot[] {
  const inOrder = [...entries].sort((a, b) => a.at.getTime() - b.at.getTime() || b[unit] - a[unit]);
  let debt = 0;
  let lots: { entryId: string; left: number; expiresAt: Date | null }[] = [];
  for (const entry of inOrder) {
    const change = entry[unit];
    if (change > 0) {
      const paid = Math.min(debt, change);
      debt -= paid;
      lots.push({ entryId: entry.id, left: change - paid, expiresAt: entry.expiresAt });
      lots.sort(soonest);
    } else {
      let taken = -change;
      for (const lot of lots) {
        const part = Math.min(lot.left, taken);
        lot.left -= part;
        taken -= part;
      }
      debt += taken;
    }
    lots = lots.filter(({ left }) => left > 0);
  }
  return lots;
}

export const sumOf = (entries: readonly Pick<Entry, Unit>[], unit: Unit): number =>
  entries.reduce((sum, entry) => sum + entry[unit], 0);

/** When the next lot runs out; null when nothing does. */
export function nextExpiry(entries: readonly Entry[]): Date | null {
  const lots = [...lotsOf(entries, 'credits'), ...lotsOf(entries, 'amountMinor')];
  return lots.sort(soonest)[0]?.expiresAt ?? null;
}

/** Entries that time asks for: one for each lot that has run out. */
export function expiriesDue(entries: readonly Entry[], now: Date): Draft[] {
  return (['credits', 'amountMinor'] as const).flatMap((unit) =>
    lotsOf(entries, unit)
      .filter(({ expiresAt }) => expiresAt !== null && expiresAt.getTime() <= now.getTime())
      .map(({ entryId, left }) => ({
        kind: 'EXPIRY' as const,
        key: `expiry:${unit}:${entryId}`,
        credits: unit === 'credits' ? -left : 0,
        amountMinor: unit === 'amountMinor' ? -left : 0,
        expiresAt: null,
      })),
  );
}

/**
 * Full sets of credits become rewards; a debt of credits takes unspent rewards back, as far as there are any.
 * @param key names the occasion: `key` and what it caused are written together
 */
export function conversionDue(
  program: Program,
  sums: { readonly credits: number; readonly amountMinor: number },
  now: Date,
  key: string,
): Draft[] {
  const { creditsPerReward, rewardMinor } = program;
  const full = Math.floor(sums.credits / creditsPerReward);
  if (full > 0) {
    const credits = -full * creditsPerReward;
    const expiresAt = endAfter(program, now, program.rewardDays);
    return [{ kind: 'REWARD', key: `reward:${key}`, credits, amountMinor: full * rewardMinor, expiresAt }];
  }
  const missing = Math.ceil(Math.max(0, -sums.credits) / creditsPerReward);
  const taken = Math.min(missing, Math.floor(sums.amountMinor / rewardMinor));
  if (taken === 0) return [];
  const credits = taken * creditsPerReward;
  const expiresAt = endAfter(program, now, program.creditDays);
  return [
    { kind: 'UNREWARD', key: `unreward:${key}`, credits, amountMinor: -taken * rewardMinor, expiresAt },
  ];
}
