import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

/** A box of a form, rendered once, which may hold a text and the focus before script runs. */
type Box = RefObject<HTMLInputElement | null>;

/** What the box holds, also when it was typed before this ran. */
export function useTypedText(input: Box): string {
  const [typed, setTyped] = useState(() => input.current?.value ?? '');
  useEffect(() => {
    const box = input.current;
    if (!box) return undefined;
    const update = () => setTyped(box.value);
    update();
    box.addEventListener('input', update);
    return () => box.removeEventListener('input', update);
  }, [input]);
  return typed;
}

/**
 * Whether the focus is in the form of the box: the box, or the rows below it. Script comes when it comes: who
 * tabs quickly has left the box before this runs.
 */
export function useFocusInForm(input: Box): boolean {
  const [isWithin, setWithin] = useState(() => holdsFocus(input.current?.form));
  useEffect(() => {
    const form = input.current?.form;
    if (!form) return undefined;
    const enter = () => setWithin(true);
    const leave = ({ relatedTarget }: FocusEvent) =>
      setWithin(relatedTarget instanceof Node && form.contains(relatedTarget));
    setWithin(holdsFocus(form));
    form.addEventListener('focusin', enter);
    form.addEventListener('focusout', leave);
    return () => {
      form.removeEventListener('focusin', enter);
      form.removeEventListener('focusout', leave);
    };
  }, [input]);
  return isWithin;
}

const holdsFocus = (form: HTMLFormElement | null | undefined) =>
  form?.contains(document.activeElement) ?? false;

/** What the box offers; the arrows go through its `rows`. */
export interface ComboboxOffer {
  readonly rows: readonly string[];
}

/**
 * Keys and focus of the box while suggestions are attached: the arrows wrap through the rows and fill the box,
 * Escape and leaving close (SHELL-021, SHELL-022). While one row is active the offer is held: an answer that
 * comes late must not put other words under the cursor than those in the box (CATALOG-011).
 */
export function useCombobox<Offer extends ComboboxOffer>(input: Box, isFocused: boolean, latest: Offer) {
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
    // Product rows are reached with Tab: the offer stays while the focus is in it.
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
