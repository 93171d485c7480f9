import { setPrefix } from '../data/shopPath.ts';
import { prefixed } from '@driveline/hooks';

declare global {
  var __reactRouterContext: { basename?: string } | undefined;
}

const TARGETS = ['href', 'action', 'formaction'];
const LEADS = TARGETS.map((name) => `:is(a,area,button,form,input)[${name}^="/"]`).join();

/**
 * Keeps a tab in its language: the router takes the prefix off its addresses, and links and forms that script writes
 * get it as those of the server did. It comes with the words of a language that has a prefix, so that the market's own
 * language pays nothing for it.
 * @returns ends it
 */
export function keepPrefix(prefix: string, ...others: string[]): () => void {
  setPrefix(prefix);
  // Read when the router starts. With its last slash, so that home is `/es/` as in the server's links.
  if (globalThis.__reactRouterContext) globalThis.__reactRouterContext.basename = `${prefix}/`;
  const mend = (element: Element) => {
    for (const name of TARGETS) {
      const target = element.getAttribute(name);
      const kept = target && prefixed(target, [prefix, ...others]);
      if (kept && kept !== target) element.setAttribute(name, kept);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, attributeName } of records) {
      if (attributeName && target instanceof Element && target.matches(LEADS)) mend(target);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches(LEADS)) mend(node);
        node.querySelectorAll(LEADS).forEach(mend);
      }
    }
  });
  observer.observe(document.documentElement, { attributeFilter: TARGETS, childList: true, subtree: true });
  return () => observer.disconnect();
}
