import type { Issue, IssueParams, Reason, RuleName, Subject } from '../issue.ts';

export type SubjectText = {
  /** As it stands at the start of a sentence: `ZIP code`. */
  readonly name: string;
  /** What its length is counted in. */
  readonly unit: 'digit' | 'character';
};

/** The words of one language: subjects, what to say of them for each reason, and texts of their own for some rules. */
export type Messages = {
  readonly subjects: Readonly<Record<Subject, SubjectText>>;
  readonly reasons: Readonly<Record<Reason, (subject: SubjectText, params: IssueParams) => string>>;
  readonly rules: Readonly<Partial<Record<RuleName, string | ((params: IssueParams) => string)>>>;
};

/** Text of an issue: the rule's own, else what its reason says of its subject. */
export function issueText({ rule, params }: Pick<Issue, 'rule' | 'params'>, messages: Messages): string {
  const own = messages.rules[rule];
  if (own !== undefined) return typeof own === 'string' ? own : own(params);
  const [subject, reason] = rule.split('.');
  return messages.reasons[reason as Reason](messages.subjects[subject as Subject], params);
}

/** Messages with some subjects named otherwise: a market that says 'postal code' for 'ZIP code' adds no language. */
export function withSubjects(
  messages: Messages,
  subjects: Readonly<Partial<Record<Subject, SubjectText>>>,
): Messages {
  return { ...messages, subjects: { ...messages.subjects, ...subjects } };
}

/** `10 or 11`, `11 to 17`, or the one number. */
export function countRange({ digits = 0, mostDigits = digits }: IssueParams, or: string, to: string): string {
  if (digits === mostDigits) return String(digits);
  return `${digits} ${Number(mostDigits) - Number(digits) === 1 ? or : to} ${mostDigits}`;
}
