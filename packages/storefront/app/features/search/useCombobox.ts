import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** What the drawer offers; the arrows go through its `rows`. */
type Rows = { readonly rows: readonly string[] };

/**
 * Keys and focus of the box while suggestions are attached: the arrows wrap through the rows and fill the box,
 * Escape and leaving close (SHELL-021, SHELL-022). While one row is active the offer is held: an answer that
 * comes late must not put other words under the cursor than those in the box (CATALOG-011).
 */
export function useCombobox<Offer extends Rows>(
  input: RefObject<HTMLInputElement | null>,
  isFocused: boolean,
  latest: Offer,
) {
  const [isWanted, setWanted] = useState(isFocused);
  const isOpen = isWanted && isFocused;
  const [activeIndex, setActiveIndex] = useState<number>();
  const [held, setHeld] = useState<Offer>();
  const offer = held ?? latest;
  const { rows } = offer;
  const release = (isStillOpen: boolean) => {
    setWanted(isStillOpen);
    setActiveIndex(undefined);
    setHeld(undefined);
  };
  const close = () => release(false);
  const settle = useEffectEvent(release);
  const keydown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (isOpen) event.preventDefault();
      return close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return undefined;
    event.preventDefault();
    setWanted(true);
    if (rows.length === 0) return undefined;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    const from = activeIndex ?? (step > 0 ? -1 : 0);
    const next = (from + step + rows.length) % rows.length;
    setActiveIndex(next);
    setHeld(offer);
    if (input.current) input.current.value = rows[next] ?? '';
    return undefined;
  });
  useEffect(() => {
    const box = input.current;
    const form = box?.form;
    if (!box || !form) return undefined;
    const open = () => settle(true);
    const leaveAll = () => settle(false);
    // Product rows are reached with Tab: the drawer stays while the focus is in it.
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) leaveAll();
    };
    box.addEventListener('focus', open);
    box.addEventListener('input', open);
    box.addEventListener('keydown', keydown);
    form.addEventListener('focusout', leave);
    form.addEventListener('submit', leaveAll);
    return () => {
      box.removeEventListener('focus', open);
      box.removeEventListener('input', open);
      box.removeEventListener('keydown', keydown);
      form.removeEventListener('focusout', leave);
      form.removeEventListener('submit', leaveAll);
    };
  }, [input]);
  return { isOpen, activeIndex, offer, close, refresh: () => release(true) };
}
