/** Values by the name of a control, as text. */
export type Texts = Readonly<Record<string, string>>;

/** What is wrong with a field, as rules tell it; an `Issue` of `@driveline/validation` is one. */
export interface FieldIssue {
  readonly field: string;
}

/** The rules of a form, in the order of its fields; every form of `@driveline/validation` is one. */
export interface FormRules<Issue extends FieldIssue> {
  readonly validate: (values: Texts) => { readonly issues: readonly Issue[] };
}
