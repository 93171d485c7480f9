/** Name of a part's drawing: its family and, where the part says it, its look (`rotor#l5-v`). */
export const drawingOf = (
  family: string | undefined,
  { look }: Readonly<Record<string, string | number>>,
): string => `${family ?? 'generic'}${look === undefined ? '' : `#${look}`}`;

/** The same in SQL, of `part_type t` and `part p`. */
export const drawingSql = `t.family || coalesce('#' || (p.attributes->>'look'), '')`;
