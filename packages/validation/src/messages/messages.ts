import type { Issue, IssueParams, Reason, RuleName, Subject } from '../issue.ts';

export type SubjectText = {
  /** Its name as a label writes it: `ZIP code`. */
  readonly name: string;
  /** What its length is counted in, unless a market's example has letters. */
  readonly unit: 'digit' | 'character';
};

/** The texts of one language: names of subjects, a text for each reason, own texts for some rules and fields. */
export type Messages = {
  readonly subjects: Readonly<Record<Subject, SubjectText>>;
  readonly reasons: Readonly<Record<Reason, (subject: SubjectText, params: IssueParams) => string>>;
  readonly rules: Readonly<Partial<Record<RuleName, string | ((params: IssueParams) => string)>>>;
  /** Text for an empty required field, by its name in the form; the others get `rules.required`. */
  readonly empty?: Readonly<Record<string, string>>;
};

/** Id of a text in `messages/<locale>.json`. */
export type IssueWordId =
  `subjects.${Subject}.name` | `reasons.${Reason}` | `rules.${RuleName}` | `empty.${string}`;

/** Ids of all texts in a table. */
export const issueWordIds = ({ subjects, reasons, rules, empty = {} }: Messages): string[] => [
  ...Object.keys(subjects).map((subject) => `subjects.${subject}.name`),
  ...Object.entries({ reasons, rules, empty }).flatMap(([group, texts]) =>
    Object.keys(texts).map((name) => `${group}.${name}`),
  ),
];

/** Text of an issue: the empty field's own, else the rule's, else the reason's. */
export function issueText(
  { rule, params, field = '' }: Pick<Issue, 'rule' | 'params'> & Partial<Pick<Issue, 'field'>>,
  messages: Messages,
): string {
  const empty = rule === 'required' ? messages.empty?.[field] : undefined;
  if (empty !== undefined) return empty;
  const own = messages.rules[rule];
  const figures = withFigures(params);
  if (own !== undefined) return typeof own === 'string' ? own : own(figures);
  const [subject, reason] = rule.split('.');
  const named = messages.subjects[subject as Subject];
  // The example is the market's: where a postal code has letters, so has it.
  const unit = /\p{L}/u.test(String(params['example'] ?? '')) ? 'character' : named.unit;
  return messages.reasons[reason as Reason]({ ...named, unit }, figures);
}

/** Messages with other names for some subjects, for a market that says 'postal code' where others say 'ZIP code'. */
export function withSubjects(
  messages: Messages,
  subjects: Readonly<Partial<Record<Subject, SubjectText>>>,
): Messages {
  return { ...messages, subjects: { ...messages.subjects, ...subjects } };
}

/** With what a text cannot calculate: how many were typed, how far accepted lengths lie apart, the last of several prefixes. */
function withFigures(params: IssueParams): IssueParams {
  const { digits = 0, mostDigits = digits, missing, extra, prefixes = '' } = params;
  const others = String(prefixes).split(', ');
  const last = others.pop() ?? '';
  const entered =
    missing === undefined ? Number(mostDigits) + Number(extra) : Number(digits) - Number(missing);
  return {
    ...params,
    mostDigits,
    entered,
    spread: Number(mostDigits) - Number(digits),
    others: others.join(', '),
    last,
  };
}
