import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type KeyboardEvent } from 'react';
import type { PickerLevel, PickerLevelName } from '../model/vehicle.ts';

/** Hears of a choice; an empty `value` takes it back. The choice of the last level is the vehicle. */
export type OnPick = (level: PickerLevelName, value: string) => void;

interface Draft {
  level: PickerLevelName;
  value: string;
}

/** Milliseconds between a key and the change that it makes in a closed list. */
const keyReach = 250;

/** Keys that step through a closed list, or search it; each press changes the value (Alt opens the list). */
function steps({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return key.length === 1 || /^(Arrow|Page|Home$|End$)/.test(key);
}

/**
 * Turns the selects' events into picks. A pointer's choice, or Enter in an open list, is a pick at once and takes
 * the focus on. Keys in a closed list only change the draft until Enter, Tab or leaving, since each press is a
 * change and none may move the focus or save (WCAG 3.2.2). Backspace goes one level up.
 */
export function usePicks(levels: readonly PickerLevel[], onPick: OnPick | undefined) {
  const [draft, setDraft] = useState<Draft>();
  const selects = useRef(new Map<PickerLevelName, HTMLSelectElement>());
  const awaited = useRef<PickerLevelName>(undefined);
  const keyedAt = useRef(-Infinity);
  const last = levels.at(-1)?.name;

  // The next level opens once the page has answered the pick.
  useEffect(() => {
    const select = awaited.current && selects.current.get(awaited.current);
    if (!select || select.disabled) return;
    awaited.current = undefined;
    select.focus();
  });

  const commit = ({ level, value }: Draft, movesFocus: boolean) => {
    setDraft(undefined);
    const next = levels[levels.findIndex(({ name }) => name === level) + 1];
    if (movesFocus && value) awaited.current = next?.name;
    onPick?.(level, value);
  };

  const keyDown = (event: KeyboardEvent<HTMLSelectElement>, name: PickerLevelName) => {
    keyedAt.current = steps(event) ? event.timeStamp : -Infinity;
    const own = draft?.level === name ? draft : undefined;
    const leaves = event.key === 'Tab' && !event.shiftKey && name !== last;
    if (own && (event.key === 'Enter' || leaves)) {
      event.preventDefault();
      commit(own, true);
    } else if (event.key === 'Backspace') {
      event.preventDefault();
      const before = levels[levels.findIndex((level) => level.name === name) - 1];
      if (before) selects.current.get(before.name)?.focus();
    }
  };

  const change = (event: ChangeEvent<HTMLSelectElement>, name: PickerLevelName) => {
    const pick = { level: name, value: event.currentTarget.value };
    if (event.timeStamp - keyedAt.current < keyReach) setDraft(pick);
    // One that the page repeats, made before script, takes nobody away from another place.
    else commit(pick, [event.currentTarget, document.body].includes(document.activeElement as HTMLElement));
  };

  return {
    /** The last level was stepped to a choice that waits for a confirmation. */
    waits: draft !== undefined && draft.level === last && draft.value !== '',
    confirm: () => {
      if (!draft) return;
      // The button goes away, and the focus would with it.
      selects.current.get(draft.level)?.focus();
      commit(draft, false);
    },
    /** Enter in a select sends its form. */
    submit: (event: FormEvent) => {
      if (onPick) event.preventDefault();
    },
    selectProps: ({ name, value = '' }: PickerLevel) => ({
      ref: (node: HTMLSelectElement | null) => {
        if (node) selects.current.set(name, node);
        return () => void selects.current.delete(name);
      },
      ...(onPick
        ? {
            value: draft?.level === name ? draft.value : value,
            onChange: (event: ChangeEvent<HTMLSelectElement>) => change(event, name),
            onKeyDown: (event: KeyboardEvent<HTMLSelectElement>) => keyDown(event, name),
            onBlur: () => {
              if (draft?.level === name && name !== last) commit(draft, false);
            },
          }
        : { defaultValue: value }),
    }),
  };
}
