import { useEffect, useState, type RefObject } from 'react';

export interface QuantityOptions {
  value: number | undefined;
  defaultValue: number;
  min: number;
  max: number;
  onValueChange: ((quantity: number) => void) | undefined;
}

export interface Quantity {
  /** What the field shows, also while it is being typed. */
  draft: string;
  setDraft: (draft: string) => void;
  /** Settles what was typed: within bounds, or back to the last quantity when it is no number. */
  commit: () => void;
  stepBy: (step: number) => void;
}

/** The state of a quantity: a draft while typing, a number within bounds when settled. */
export function useQuantity(input: RefObject<HTMLInputElement | null>, options: QuantityOptions): Quantity {
  const { value, defaultValue, min, max, onValueChange } = options;
  const [settled, setSettled] = useState(value ?? defaultValue);
  const [draft, setDraft] = useState(String(settled));
  const [seen, setSeen] = useState(value);
  if (value !== undefined && value !== seen) {
    setSeen(value);
    setSettled(value);
    setDraft(String(value));
  }
  // Typed before hydration.
  useEffect(() => {
    if (input.current) setDraft(input.current.value);
  }, [input]);

  function settle(quantity: number): void {
    const next = Math.min(max, Math.max(min, quantity));
    setDraft(String(next));
    if (next === settled) return;
    setSettled(next);
    onValueChange?.(next);
  }
  const typed = () => (/^\d+$/.test(draft.trim()) ? Number(draft) : settled);
  return {
    draft,
    setDraft,
    commit: () => settle(typed()),
    stepBy: (step) => settle(typed() + step),
  };
}
