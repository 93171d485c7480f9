import { createReadStream } from 'node:fs';
import { InputFault, type Place } from './inputFault.ts';

/** A line of a CSV file by the names of its first line; where it begins. */
export interface CsvRow extends Place {
  readonly cells: ReadonlyMap<string, string>;
}

/** Longer is no cell: a quote that nobody closed would take the whole file into memory. */
const longestCell = 100_000;

/**
 * The rows of a CSV file (RFC 4180: commas, quotes doubled within quotes), one by one. The first line names the columns.
 * @param known names that a column may have, or the beginning of one (`title:`)
 * @param passOver hears of a row of another length, and the reading goes on; without it such a row ends it
 * @throws InputFault for an unknown or missing column, a row of another length, an open quote
 */
export async function* csvRows(
  file: string,
  { known, required }: { known: readonly string[]; required: readonly string[] },
  passOver?: (line: number, words: string) => void,
): AsyncGenerator<CsvRow> {
  let names: string[] | undefined;
  for await (const { line, cells } of csvLines(file)) {
    const place = { file, line };
    if (!names) {
      names = cells.map((name) => name.trim());
      checkNames(place, names, known, required);
      continue;
    }
    if (cells.length === 1 && cells[0] === '') continue;
    if (cells.length !== names.length) {
      const words = `${cells.length} values, but the first line names ${names.length} columns`;
      if (!passOver) throw new InputFault(place, words);
      passOver(line, words);
      continue;
    }
    yield { ...place, cells: new Map(names.map((name, at) => [name, cells[at]!.trim()])) };
  }
  if (!names) throw new InputFault({ file, line: 1 }, 'the file is empty');
}

function checkNames(
  place: Place,
  names: readonly string[],
  known: readonly string[],
  required: readonly string[],
): void {
  const isKnown = (name: string) =>
    known.some((it) => (it.endsWith(':') ? name.startsWith(it) && name.length > it.length : it === name));
  const strange = names.find((name) => !isKnown(name));
  if (strange !== undefined)
    throw new InputFault(place, `there is no column '${strange}'; columns are ${known.join(', ')}`);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw new InputFault(place, `the column '${twice}' appears twice`);
  const missing = required.find((name) => !names.includes(name));
  if (missing !== undefined) throw new InputFault(place, `the column '${missing}' is missing`);
}

/** Cells of each line, quotes resolved. A chunk of the file at a time. */
async function* csvLines(file: string): AsyncGenerator<{ line: number; cells: string[] }> {
  let [line, start] = [1, 1];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  // A quote at the end of a chunk may be the first of two.
  let isAfterQuote = false;
  let isFirst = true;
  for await (const chunk of createReadStream(file, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const text = isFirst ? chunk.replace(/^\uFEFF/, '') : chunk;
    isFirst = false;
    for (const sign of text) {
      if (isAfterQuote) {
        isAfterQuote = false;
        if (sign === '"') {
          cell += sign;
          continue;
        }
        isQuoted = false;
      }
      if (isQuoted) {
        if (sign === '"') isAfterQuote = true;
        else cell += sign;
        if (sign === '\n') line++;
        if (cell.length > longestCell) throw new InputFault({ file, line: start }, 'a quote is never closed');
      } else if (sign === '"' && cell === '') isQuoted = true;
      else if (sign === ',') {
        cells.push(cell);
        cell = '';
      } else if (sign === '\n') {
        yield { line: start, cells: [...cells, cell] };
        [cells, cell] = [[], ''];
        start = ++line;
      } else if (sign !== '\r') cell += sign;
    }
  }
  if (isQuoted && !isAfterQuote) throw new InputFault({ file, line: start }, 'a quote is never closed');
  if (cell !== '' || cells.length > 0) yield { line: start, cells: [...cells, cell] };
}
