import { SUGGESTION_DELAY_MS, suggestionTerm, type SearchRules } from '@driveline/hooks';
import { useEffect, useState, type RefObject } from 'react';

/** What is typed, and the text to ask suggestions for 200 ms after the last keystroke (CATALOG-002, CATALOG-003). */
export function useSuggestionTerm(input: RefObject<HTMLInputElement | null>, rules: SearchRules) {
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  const [term, setTerm] = useState(() => suggestionTerm(typed, { focused: true }, rules));
  useEffect(() => {
    const box = input.current;
    if (!box) return undefined;
    const update = () => setTyped(box.value);
    // What was typed since this was rendered for the first time.
    update();
    box.addEventListener('input', update);
    return () => box.removeEventListener('input', update);
  }, [input]);
  useEffect(() => {
    const timer = setTimeout(() => {
      setTerm(suggestionTerm(typed, { focused: document.activeElement === input.current }, rules));
    }, SUGGESTION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [input, typed, rules]);
  return { typed, term };
}
