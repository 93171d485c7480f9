/**
 * A CSS text that stays inside its declaration, for values that the format of tokens cannot hold.
 * @throws {RangeError} it is not a text, or would end the declaration or hide what follows
 */
export function plainCss(path: string, css: unknown): string {
  if (typeof css === 'string' && css.trim() && !/[;{}<>\\]|\/\*/.test(css)) return css;
  throw new RangeError(
    `${path} is ${JSON.stringify(css) ?? 'missing'}. Write one CSS value, without ; { } < > \\ and comments.`,
  );
}
