import { latePart } from '@driveline/hooks';
import type { Issue } from '@driveline/validation';
import { issueText } from '@driveline/validation/messages';
import { use, useState, type FunctionComponent } from 'react';
import { loadLate } from 'virtual:driveline/markets';
import { createShop, withWords } from './createShop.ts';
import { marketPart } from './marketPart.ts';
import type { LateWords, Shop } from './shop.ts';
import { ShopProvider } from './ShopProvider.tsx';
import { useShop } from './useShop.ts';

let asked: Promise<LateWords> | undefined;
let whole: Shop | undefined;

/** The words of this tab's market that no first page needs. A load that failed is tried again when asked again. */
export function loadLateWords(): Promise<LateWords> {
  asked ??= load().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

async function load(): Promise<LateWords> {
  const { lateWords } = await marketPart(loadLate, document.documentElement.dataset['market'])();
  return lateWords;
}

/**
 * Text of what a form found wrong, on a first page too: its words are asked for when the form is used, and until they
 * are here the text is empty.
 */
export function useIssueText() {
  const { issueMessages } = useShop();
  const [messages, setMessages] = useState(issueMessages);
  return {
    issueText: (issue: Issue) => (messages ? issueText(issue, messages) : ''),
    askForWords: () => {
      if (messages) return;
      loadLateWords()
        .then((words) => setMessages(words.issueMessages))
        // Asked again when the form is used again.
        .catch(() => undefined);
    },
  };
}

/**
 * A page or overlay that needs all words of the market. They are asked for with its own module; until they are
 * here, what the server rendered, or the page before, stays. On the server they are always here.
 */
export function withLateWords<P extends object>(Part: FunctionComponent<P>): FunctionComponent<P> {
  if (import.meta.env.SSR) return Part;
  void loadLateWords().catch(() => undefined);
  return function PartWithLateWords(props: P) {
    const shop = useShop();
    // All are here already: below another such part, and in stories of pages.
    if (shop.issueMessages) return <Part {...props} />;
    // Read each time: React wants what a render waited for read by the one that ends the waiting.
    const words = use(loadLateWords());
    whole ??= wholeShop(shop, words);
    return (
      <ShopProvider shop={whole}>
        <Part {...props} />
      </ShopProvider>
    );
  };
}

/** A `latePart` that needs all words of the market. */
export const lateWordsPart = <P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  sayAway?: (again: () => void) => void,
): FunctionComponent<P> =>
  latePart(async () => {
    const [Part] = await Promise.all([load(), loadLateWords()]);
    return withLateWords(Part);
  }, sayAway);

const wholeShop = ({ record, module, client, queryClient }: Shop, late: LateWords): Shop =>
  createShop(record, withWords(module, late), client, queryClient);
