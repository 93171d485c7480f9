import { todayIn } from '../src/clock/calendarDate.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { InputFault, type Place } from './inputFault.ts';
import type { Lookups } from './lookups.ts';
import type { Mapping } from './mapping.ts';
import type { StagedPrice } from './staged.ts';
import { listOf, textOfChild, type Node } from './xmlRecords.ts';

interface Terms {
  readonly currency: string;
  /** First and last day, as text that sorts; empty without one. */
  readonly from: string;
  readonly until: string;
}

interface Sheet extends Terms {
  readonly supersedes: string;
}

/** What a PIES file says of many prices at once: in its header, and on the sheets that prices name. */
export class PriceSheets {
  readonly #sheets = new Map<string, Sheet>();
  #header: Terms = { currency: '', from: '', until: '' };

  setHeader(node: Node, place: Place): void {
    this.#header = {
      currency: textOfChild(node, 'CurrencyCode'),
      from: dateIn(node, 'BlanketEffectiveDate', place),
      until: '',
    };
  }

  add(node: Node, place: Place): void {
    this.#sheets.set(textOfChild(node, 'PriceSheetNumber'), {
      ...termsIn(node, place),
      supersedes: textOfChild(node, 'SupersededPriceSheetNumber'),
    });
  }

  /** What a price does not say itself, its sheet says, and else the header. */
  termsOf(pricing: Node, place: Place): Terms {
    const own = termsIn(pricing, place);
    const sheet = this.#sheets.get(textOfChild(pricing, 'PriceSheetNumber'));
    return {
      currency: own.currency || sheet?.currency || this.#header.currency,
      from: own.from || sheet?.from || this.#header.from,
      until: own.until || sheet?.until || '',
    };
  }

  /** Whether another sheet has taken the place of the price's own. */
  isSuperseded(pricing: Node, today: string): boolean {
    const number = textOfChild(pricing, 'PriceSheetNumber');
    return (
      number !== '' &&
      [...this.#sheets.values()].some(({ supersedes, from }) => supersedes === number && from <= today)
    );
  }
}

const termsIn = (node: Node, place: Place): Terms => ({
  currency: textOfChild(node, 'CurrencyCode'),
  from: dateIn(node, 'EffectiveDate', place),
  until: dateIn(node, 'ExpirationDate', place),
});

function dateIn(node: Node, name: string, place: Place): string {
  const text = textOfChild(node, name);
  if (text === '' || /^\d{4}-\d{2}-\d{2}(?:Z|[+-]\d{2}:\d{2})?$/.test(text)) return text.slice(0, 10);
  throw new InputFault(place, `${name} is '${text}'; write a date such as 2026-01-31`);
}

interface Priced {
  readonly place: Place;
  readonly type: string;
  /** As the file writes it. */
  readonly text: string;
  readonly minor: number;
  readonly from: string;
  readonly isSuperseded: boolean;
  /** Of its type in the mapping table. */
  readonly rank: number;
}

export interface PiesPrices {
  readonly prices: readonly StagedPrice[];
  /** Prices of the item that the shop does not take, and why, as a person reads them. */
  readonly passed: readonly string[];
}

export interface PriceTools {
  readonly lookups: Lookups;
  readonly mapping: Mapping;
  readonly sheets: PriceSheets;
}

/**
 * The prices of an item by market: those in its currency. Of several of a kind holds what holds today for one piece; of
 * those the type that the mapping table names first, then the sheet that is not superseded, then the latest.
 * @throws InputFault for two different prices between which nothing of it decides
 */
export function pricesOf(item: Node, place: Place, key: string, tools: PriceTools): PiesPrices {
  const stated = listOf(item, 'Prices', 'Pricing').filter(
    ({ attributes }) => attributes['MaintenanceType'] !== 'D',
  );
  const passed: string[] = [];
  const prices = [...tools.lookups.markets.values()].flatMap((market) => {
    const pass = ({ type, text }: Pick<Priced, 'type' | 'text'>, why: string) =>
      passed.push(`${key} ${market.code} ${type} ${text}: ${why}`);
    const kinds = pricesIn(stated, place.file, market, tools, pass);
    const amount = (kind: string) => best(kinds.get(kind) ?? [], market, pass)?.minor;
    const [listed, sale, core] = [amount('list'), amount('sale'), amount('core')];
    const list = listed ?? sale;
    if (list === undefined) return [];
    if (list === 0) throw new InputFault(place, `the price in ${market.currency.code} is 0`);
    return [
      {
        market: market.code,
        listMinor: list,
        saleMinor: sale !== undefined && sale > 0 && sale < list ? sale : null,
        coreMinor: core ?? 0,
      },
    ];
  });
  return { prices, passed };
}

type Pass = (price: Pick<Priced, 'type' | 'text'>, why: string) => void;

/** Prices in the market's currency that hold today for one piece, by what they are in the shop. */
function pricesIn(
  stated: readonly Node[],
  file: string,
  market: ServerMarket,
  { lookups, mapping, sheets }: PriceTools,
  pass: Pass,
): Map<string, Priced[]> {
  const today = todayIn(market, new Date());
  const kinds = new Map<string, Priced[]>();
  for (const pricing of stated) {
    const place = { file, line: pricing.line };
    const { currency, from, until } = sheets.termsOf(pricing, place);
    const type = pricing.attributes['PriceType'] ?? '';
    const kind = mapping.find('price', type);
    if (!kind || currency !== market.currency.code) continue;
    const text = textOfChild(pricing, 'Price');
    const pieces = breakOf(pricing, place);
    if (pieces > 1) pass({ type, text }, `from ${pieces} pieces on`);
    else if (from > today) pass({ type, text }, `only from ${from} on`);
    else if (until !== '' && until < today) pass({ type, text }, `only until ${until}`);
    else {
      const minor = lookups.money(place, 'Price', text, market);
      const isSuperseded = sheets.isSuperseded(pricing, today);
      const price = { place, type, text, minor, from, isSuperseded, rank: mapping.rank('price', type) };
      kinds.set(kind, [...(kinds.get(kind) ?? []), price]);
    }
  }
  return kinds;
}

function breakOf(pricing: Node, place: Place): number {
  const text = textOfChild(pricing, 'PriceBreak') || '1';
  if (/^\d{1,10}(?:\.\d{1,4})?$/.test(text)) return Number(text);
  throw new InputFault(place, `PriceBreak is '${text}'; write a number of pieces`);
}

function best(prices: readonly Priced[], market: ServerMarket, pass: Pass): Priced | undefined {
  const [first, ...others] = prices.toSorted(
    (a, b) =>
      a.rank - b.rank ||
      Number(a.isSuperseded) - Number(b.isSuperseded) ||
      Number(a.from < b.from) - Number(a.from > b.from),
  );
  if (!first) return undefined;
  for (const other of others) {
    if (other.rank !== first.rank) pass(other, `${first.type} goes before ${other.type}`);
    else if (other.isSuperseded !== first.isSuperseded) pass(other, 'its price sheet is superseded');
    else if (other.from !== first.from) pass(other, `the one from ${first.from} on is later`);
    else if (other.minor !== first.minor)
      throw new InputFault(
        other.place,
        `the price ${other.type} in ${market.currency.code} is ${other.text}, but ${first.text} in line ${first.place.line}; give dates, or one of them`,
      );
  }
  return first;
}
