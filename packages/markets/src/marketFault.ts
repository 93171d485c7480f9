/** One thing wrong with a record: where, what, why it matters, how to mend it. */
export type MarketFault = {
  readonly path: string;
  readonly what: string;
  readonly why: string;
  readonly fix: string;
};

/** The fault in a list of its own when the condition holds, else an empty list. */
export function faultIf(
  isWrong: boolean,
  path: string,
  what: string,
  why: string,
  fix: string,
): MarketFault[] {
  return isWrong ? [{ path, what, why, fix }] : [];
}

/** First value that occurs twice in a list. */
export function repeated(values: readonly string[]): string | undefined {
  return values.find((value, index) => values.indexOf(value) !== index);
}

/** Whether a test passes; one that throws, as a malformed pattern or time zone does, does not. */
export function holds(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}
