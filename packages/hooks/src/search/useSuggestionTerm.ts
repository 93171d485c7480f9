import { useEffect, useEffectEvent, useState } from 'react';
import { SUGGESTION_DELAY_MS } from '../constants.ts';
import { suggestionTerm } from './suggestionPolicy.ts';
import type { SearchRules } from './suggestionPolicy.ts';

/**
 * CATALOG-002, CATALOG-003: the text to ask suggestions for, 200 ms after the last keystroke, or `undefined` to ask
 * nothing. What the box holds at first is asked for at once.
 */
export function useSuggestionTerm(
  typed: string,
  { focused }: { readonly focused: boolean },
  rules: SearchRules,
): string | undefined {
  const [term, setTerm] = useState(() => suggestionTerm(typed, { focused }, rules));
  const settle = useEffectEvent(() => setTerm(suggestionTerm(typed, { focused }, rules)));
  useEffect(() => {
    const timer = setTimeout(() => settle(), SUGGESTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, focused]);
  return term;
}
