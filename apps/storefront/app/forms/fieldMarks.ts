type Names = ReadonlySet<string>;

/** What has happened to the fields of a form, which decides when their errors show (VALID-001, VALID-002). */
export type Marks = {
  /** Left once. */
  readonly touched: Names;
  /** Changed since a submit found something. */
  readonly changed: Names;
  readonly focused: string | undefined;
  /** Submits that were not sent. */
  readonly submission: number;
};

const none: Names = new Set();

export const noMarks: Marks = { touched: none, changed: none, focused: undefined, submission: 0 };

const withName = (names: Names, name: string): Names => (names.has(name) ? names : new Set([...names, name]));

export const entered = (marks: Marks, name: string): Marks => ({ ...marks, focused: name });

export const changed = (marks: Marks, name: string): Marks => ({
  ...marks,
  changed: withName(marks.changed, name),
});

export const left = (marks: Marks, name: string): Marks => ({
  ...marks,
  focused: undefined,
  touched: withName(marks.touched, name),
});

/** Left, and not yet to be judged. */
export const passed = (marks: Marks): Marks => ({ ...marks, focused: undefined });

/** A submit found something: every field is looked at anew. */
export const refused = (marks: Marks): Marks => ({
  ...marks,
  changed: none,
  submission: marks.submission + 1,
});

/** The server answered what it found. */
export const answered = (marks: Marks): Marks => ({ ...marks, changed: none });
