import type { BrandTheme } from '../themes/brandTheme.ts';
import { ContrastError, type ContrastRemedy } from '../themes/contrastError.ts';
import { createBrandTheme } from '../themes/createBrandTheme.ts';
import { decisionsFrom, type ImportOptions } from './decisionsFrom.ts';
import { decisionRoles, type ColorDecision } from './decisionTokens.ts';
import { readDocument } from './readDocument.ts';
import { isFigma, readFigmaVariables } from './readFigmaVariables.ts';
import { isObject } from './tokenCodec.ts';

/** `accent` becomes `light.color.textLink`, `dark.focus` becomes `dark.color.focus`. */
function tokenPathOf(change: string): string {
  if (Object.hasOwn(decisionRoles, change)) return `light.color.${decisionRoles[change as ColorDecision]}`;
  return change.replace('.', '.color.');
}

const asToken = (remedy: ContrastRemedy): ContrastRemedy => ({
  ...remedy,
  change: tokenPathOf(remedy.change),
});

/**
 * A theme from design tokens: a document in the DTCG format, or the variables that Figma's REST API answers.
 * @param document as `JSON.parse` gives it
 * @throws {ContrastError} colours could not be told apart; `change` of each remedy is the path of a token [PLUS-031]
 * @throws {RangeError} the document is malformed; names the token and what to write
 */
export function importTokens(document: unknown, options: ImportOptions = {}): BrandTheme {
  if (!isObject(document))
    throw new RangeError('The document is not an object. Expected DTCG tokens or the variables of Figma.');
  const decisions = decisionsFrom(
    isFigma(document) ? readFigmaVariables(document) : readDocument(document),
    options,
  );
  try {
    return createBrandTheme(decisions);
  } catch (error) {
    if (!(error instanceof ContrastError)) throw error;
    const faults = error.faults.map((fault) => ({ ...fault, remedies: fault.remedies.map(asToken) }));
    throw new ContrastError(decisions.name, faults);
  }
}
