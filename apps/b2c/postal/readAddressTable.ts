import { csvRows, type CsvRow } from '../import/csvRows.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import {
  BadLine,
  codeOf,
  goodLine,
  namesOf,
  type Lines,
  type OnBadLine,
  type PostalLine,
} from './postalLine.ts';

const columns = { known: ['postalCode', 'city', 'neighborhood', 'street'], required: ['postalCode', 'city'] };

/**
 * Lines of a CSV file with the columns `postalCode,city,neighborhood,street`.
 * @throws InputFault for a first line that names others, and for a quote that is never closed
 */
export async function* readAddressTable(file: string, market: ServerMarket, onBad: OnBadLine): Lines {
  for await (const row of csvRows(file, columns, onBad)) {
    const told = goodLine(row.line, () => addressLine(market, row), onBad);
    if (told) yield { line: row.line, told };
  }
}

/** @throws BadLine with what is wrong */
function addressLine(market: ServerMarket, { cells }: CsvRow): PostalLine {
  const code = codeOf(market, cells.get('postalCode')!);
  const city = cells.get('city');
  if (!city) throw new BadLine('the city is empty');
  return {
    code,
    ...namesOf(market, { city, neighborhood: cells.get('neighborhood'), street: cells.get('street') }),
  };
}
