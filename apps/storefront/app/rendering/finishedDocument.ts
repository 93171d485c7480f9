import { withConsentScript } from './consentScript.ts';
import { SHOP_ID } from './dataBlocks.ts';
import { withHandoff, type Handoff } from './handoff.ts';
import { lateScripts } from './lateScripts.ts';

/** `root.tsx` writes this block and all scripts after it. */
const TAIL_START = `<script type="application/json" id="${SHOP_ID}">`;

export type FinishedDocument = {
  readonly html: string;
  /** Its end from the first of our scripts on: what stands before it is content, and no script of it may run. */
  readonly scripts: string;
};

/**
 * Makes a document of what `renderToString` made. All scripts stand in the last few kilobytes of it, so that the long
 * page before them is joined and never searched.
 */
export async function finishedDocument(
  page: string,
  handoff: Handoff,
  consentScript?: string,
): Promise<FinishedDocument> {
  const at = page.lastIndexOf(TAIL_START);
  const start = at < 0 ? page.length : at;
  const scripts = lateScripts(await withHandoff(page.slice(start), handoff));
  const content = withConsentScript(page.slice(0, start), consentScript);
  return { html: `<!DOCTYPE html>${content}${scripts}`, scripts };
}
