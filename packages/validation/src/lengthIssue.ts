import { issue, type Issue, type Subject } from './issue.ts';

/**
 * Too short or too long by how much, for texts that say so and give an example (PLUS-019).
 * @param counts accepted numbers of characters, ascending
 */
export function lengthIssue(
  subject: Subject,
  count: number,
  counts: readonly number[],
  example: string,
): Issue | undefined {
  if (counts.includes(count)) return undefined;
  const least = counts[0] ?? 0;
  const most = counts.at(-1) ?? 0;
  if (count < least) {
    return issue(`${subject}.short`, { missing: least - count, digits: least, mostDigits: most, example });
  }
  const below = counts.findLast((each) => each < count) ?? least;
  return issue(`${subject}.long`, { extra: count - below, digits: least, mostDigits: most, example });
}
