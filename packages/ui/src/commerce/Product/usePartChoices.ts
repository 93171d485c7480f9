import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PartOption } from '../model/product.ts';
import type { Chosen } from './PartChoices.tsx';

export interface PartChoicesOptions {
  options: readonly PartOption[];
  startChoices?: Chosen | undefined;
  onChoicesChange?: ((chosen: Chosen) => void) | undefined;
}

/**
 * What is chosen for a part, by the radio buttons of its form: the shopper may have pressed some before script came, and a
 * browser fills a form in again that it shows once more.
 */
export function usePartChoices({ options, startChoices = {}, onChoicesChange }: PartChoicesOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(startChoices);
  const choose = (next: Chosen) => {
    setChosen(next);
    onChoicesChange?.(next);
  };
  const readForm = useEffectEvent(() => {
    if (options.length > 0 && form.current) choose(checkedIn(form.current, options));
  });
  useEffect(() => readForm(), []);
  return { form, chosen, choose };
}

/** The field of an option. */
export const choiceName = (id: string) => `options[${id}]`;

function checkedIn(form: HTMLFormElement, options: readonly PartOption[]): Chosen {
  const fields = new FormData(form);
  const checked = options.map(({ id }) => [id, fields.get(choiceName(id))] as const);
  return Object.fromEntries(
    checked.flatMap(([id, value]) => (typeof value === 'string' ? [[id, value]] : [])),
  );
}
