import type { Issue, IssueParams, Reason, RuleName, Subject } from '../issue.ts';

export type SubjectText = {
  /** Its name as a label writes it: `ZIP code`. */
  readonly name: string;
  /** What its length is counted in. */
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

/** Text of an issue: the empty field's own, else the rule's, else the reason's. */
export function issueText(
  { rule, params, field = '' }: Pick<Issue, 'rule' | 'params'> & Partial<Pick<Issue, 'field'>>,
  messages: Messages,
): string {
  const empty = rule === 'required' ? messages.empty?.[field] : undefined;
  if (empty !== undefined) return empty;
  const own = messages.rules[rule];
  if (own !== undefined) return typeof own === 'string' ? own : own(params);
  const [subject, reason] = rule.split('.');
  return messages.reasons[reason as Reason](messages.subjects[subject as Subject], params);
}

/** Messages with other names for some subjects, for a market that says 'postal code' where others say 'ZIP code'. */
export function withSubjects(
  messages: Messages,
  subjects: Readonly<Partial<Record<Subject, SubjectText>>>,
): Messages {
  return { ...messages, subjects: { ...messages.subjects, ...subjects } };
}

/** `006, 007 or 009` of `006, 007, 009`. */
export const oneOf = (list: unknown, or: string): string => String(list).replace(/, ([^,]*)$/, ` ${or} $1`);

/** `10 or 11`, `11 to 17`, or the one number. */
export function countRange({ digits = 0, mostDigits = digits }: IssueParams, or: string, to: string): string {
  if (digits === mostDigits) return String(digits);
  return `${digits} ${Number(mostDigits) - Number(digits) === 1 ? or : to} ${mostDigits}`;
}
