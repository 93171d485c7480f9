import { SHOP_ID } from './dataBlocks.ts';
import { withHydrationData, type HydrationData } from './hydrationData.ts';
import { lateScripts } from './lateScripts.ts';
import { withPrefix } from './withPrefix.ts';

/** The root of the pages writes this block and all scripts after it. */
const TAIL_START = `<script type="application/json" id="${SHOP_ID}">`;

export type FinishedDocument = {
  readonly html: string;
  /** Its end from the first of our scripts on: what stands before it is content, and no script of it may run. */
  readonly scripts: string;
};

/**
 * Makes a document of what `renderToString` made. Its scripts stand in the last few kilobytes and its preloads in the
 * head, so that the long page between them is joined and never searched.
 * @param headElements what the config asks for in the head, as it stands
 * @param prefixes of the language and of the market's others, for links and forms
 */
export async function finishedDocument(
  page: string,
  hydrated: HydrationData,
  headElements = '',
  prefixes?: readonly string[],
): Promise<FinishedDocument> {
  const headEnd = Math.max(0, page.indexOf('</head>'));
  const at = page.lastIndexOf(TAIL_START);
  const start = at < headEnd ? page.length : at;
  const ends = { head: page.slice(0, headEnd), tail: await withHydrationData(page.slice(start), hydrated) };
  const { head, tail } = lateScripts(ends);
  const content = withPrefix(page.slice(headEnd, start), prefixes);
  return { html: `<!DOCTYPE html>${head}${headElements}${content}${tail}`, scripts: tail };
}
