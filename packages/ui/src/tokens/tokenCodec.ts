import type { ColorMode } from './tokenPaths.ts';

/** Where a value is and how to look up what it refers to. */
export interface TokenContext {
  /** Path of the token, for errors. */
  path: string;
  mode: ColorMode;
  /** The value itself, or the one that an alias ends at. */
  follow: (value: unknown) => unknown;
  /** The role of the same mode that an alias leads to, if any. */
  roleOf: (value: unknown) => string | undefined;
}

/** How CSS and the `$value` of one type become each other. */
export interface TokenCodec {
  /** `$value` of a CSS text; undefined where the type cannot hold it. */
  parse: (css: string, mode: ColorMode) => unknown;
  /**
   * The canonical CSS of a `$value` or of a text of the same meaning.
   * @throws {RangeError} for another value
   */
  format: (value: unknown, context: TokenContext) => string;
}

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The error of a value that its type does not have. */
export const wrongValue = (path: string, value: unknown, expected: string): RangeError =>
  new RangeError(`Token ${path} is ${JSON.stringify(value) ?? 'missing'}. Write ${expected}.`);
