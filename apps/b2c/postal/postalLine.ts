import { lengthsOf, plainName, type NameOfAddress } from '../src/stores/addressNames.ts';
import { postalDigits } from '../src/stores/postalPoint.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import type { Point } from '../src/stores/distance.ts';

/** What one line of a table says of a postal code. What is empty there, or too long for an address, is missing. */
export interface PostalLine {
  /** As it goes over the wire: `01310100`. */
  readonly code: string;
  /** Code of the market's state. */
  readonly region?: string | undefined;
  readonly city?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly street?: string | undefined;
  readonly point?: Point | undefined;
  /** Names that the field of an address does not hold, in words: 'city "…" (31 of 30 characters)'. */
  readonly tooLong: readonly string[];
}

/** Hears of a line that is not loaded, and why. */
export type OnBadLine = (line: number, reason: string) => void;

/** Lines of a file that are loaded, with their numbers. */
export type Lines = AsyncGenerator<{ readonly line: number; readonly told: PostalLine }>;

/** Why a line is not loaded; its number is known where it is read. */
export class BadLine extends Error {
  override readonly name = 'BadLine';
}

/** Where bytes of another encoding were read, such as Latin-1. */
export const notUtf8 = 'it is not UTF-8';

/** What `read` makes of a line; nothing for a bad one. */
export function goodLine(line: number, read: () => PostalLine, onBad: OnBadLine): PostalLine | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    onBad(line, error.message);
    return undefined;
  }
}

/** @throws BadLine for a text that is no whole code of the market */
export function codeOf(market: ServerMarket, text: string): string {
  const digits = postalDigits(market, text);
  const { example, digitsSent } = market.postalCode;
  if (digits?.length === digitsSent) return digits;
  throw new BadLine(`'${text.slice(0, 20)}' is no postal code such as ${example}`);
}

/** The names of a line without those that an address has no room for. @throws BadLine for a name that is not text */
export function namesOf(
  market: ServerMarket,
  given: Readonly<Partial<Record<NameOfAddress, string | undefined>>>,
): Pick<PostalLine, NameOfAddress | 'tooLong'> {
  const lengths = lengthsOf(market);
  const names: Partial<Record<NameOfAddress, string>> = {};
  const tooLong: string[] = [];
  for (const [kind, text] of Object.entries(given) as [NameOfAddress, string | undefined][]) {
    if (text?.includes('\uFFFD')) throw new BadLine(notUtf8);
    const name = plainName(text ?? '');
    if (name === undefined) throw new BadLine('it has a control character');
    const most = lengths[kind];
    if (!name || most === undefined) continue;
    if (name.length <= most) names[kind] = name;
    else tooLong.push(`${kind} '${name.slice(0, 120)}' (${name.length} characters, the field takes ${most})`);
  }
  return { ...names, tooLong };
}
