import { nearestName } from '@driveline/ui/tokens';
import { FORMER, type Former, type FormerKind } from './former.ts';

/** What a kind is called in a sentence. */
export const NOUNS = {
  slots: 'slot',
  props: 'prop',
  sections: 'section',
  routes: 'route',
  words: 'word',
} as const;

/** What to say of a name that is none of the known ones: what it is called now, or which one it resembles. */
export function unknownName(
  kind: FormerKind,
  name: string,
  known: readonly string[],
  former: Former = FORMER,
): RangeError {
  const noun = NOUNS[kind];
  const successor = Object.hasOwn(former[kind], name) ? former[kind][name] : undefined;
  if (successor)
    return new RangeError(
      `The ${noun} '${name}' is called '${successor}' now. Run 'driveline migrate', or write the new name.`,
    );
  if (successor === null)
    return new RangeError(
      `There is no ${noun} '${name}' any more. Take it out; the changelog of @driveline/storefront says what to use instead.`,
    );
  return new RangeError(`There is no ${noun} '${name}'. Did you mean '${nearestName(name, known)}'?`);
}
