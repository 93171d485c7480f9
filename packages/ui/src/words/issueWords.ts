import { argumentsOf, compileText } from './compileText.ts';

const OF_SUBJECT = ['name', 'unit'];
/** What rules say of a value, and what `issueText` calculates of it. */
const FIGURES = [
  ...['character', 'count', 'digits', 'entered', 'example', 'extra', 'last', 'max', 'min', 'missing'],
  ...['mostDigits', 'others', 'sign', 'spread'],
];

const destructured = (names: readonly string[]) => (names.length > 0 ? `{ ${names.join(', ')} }` : '_');

/**
 * A text of a field's error as code: a string, or a function of a subject and the figures of an issue.
 * @param id of `@driveline/validation`: `rules.city.missing`
 * @throws RangeError naming the message
 */
export function issueWordCode(id: string, text: string): string {
  const isReason = id.startsWith('reasons.');
  const { code, helpers } = compileText(id, text, {
    names: isReason ? [...OF_SUBJECT, ...FIGURES] : FIGURES,
    // Rules of length always give one.
    optional: /^reasons\.(short|long)$/.test(id) ? [] : ['example', 'others'],
  });
  if (helpers.size > 0)
    throw new RangeError(`The word '${id}' needs the rules of its language: pick by =1 and other here.`);
  const used = argumentsOf(id, text);
  if (used.length === 0) return isReason ? `() => ${code}` : code;
  const subject = used.filter((name) => isReason && OF_SUBJECT.includes(name));
  const figures = used.filter((name) => !subject.includes(name));
  const given = [...(isReason ? [subject] : []), ...(figures.length > 0 ? [figures] : [])];
  return `(${given.map(destructured).join(', ')}) => ${code}`;
}

/** Where a text is in `Messages`: `rules.city.missing` is the rule `city.missing`. */
export function issueWordPath(id: string): readonly string[] {
  const [group = '', ...rest] = id.split('.');
  return group === 'subjects' ? [group, ...rest] : [group, rest.join('.')];
}
