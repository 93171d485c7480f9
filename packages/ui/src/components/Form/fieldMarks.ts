type Names = ReadonlySet<string>;

/** What has happened to the fields of a form, which decides when their errors show (VALID-001, VALID-002). */
export interface Marks {
  /** Left once. */
  readonly touched: Names;
  /** Changed since the last submit. */
  readonly changed: Names;
  /** Changed since the server's answer, which says nothing of them any more. */
  readonly mended: Names;
  readonly focused: string | undefined;
  /** Submits that were not sent. */
  readonly submission: number;
}

const none: Names = new Set();

export const noMarks: Marks = {
  touched: none,
  changed: none,
  mended: none,
  focused: undefined,
  submission: 0,
};

const withName = (names: Names, name: string): Names => (names.has(name) ? names : new Set([...names, name]));

export const entered = (marks: Marks, name: string): Marks => ({ ...marks, focused: name });

export const changed = (marks: Marks, name: string): Marks => ({
  ...marks,
  changed: withName(marks.changed, name),
  mended: withName(marks.mended, name),
});

export const left = (marks: Marks, name: string): Marks => ({
  ...marks,
  focused: undefined,
  touched: withName(marks.touched, name),
});

/** A submit looked at every field again, and was not sent when it found something. */
export const submitted = (marks: Marks, isRefused: boolean): Marks => ({
  ...marks,
  changed: none,
  submission: marks.submission + (isRefused ? 1 : 0),
});

/** The server answered what it found. */
export const answered = (marks: Marks): Marks => ({ ...marks, changed: none, mended: none });

/** As at the start; what the server found was about values that are gone. */
export const reset = (found: readonly { readonly field: string }[]): Marks => ({
  ...noMarks,
  mended: new Set(found.map(({ field }) => field)),
});
