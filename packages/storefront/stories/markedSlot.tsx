import { createContext, use, useEffect, type ComponentType } from 'react';
import type { SlotName } from '../src/slots.ts';
import * as styles from './markedSlot.css.ts';

/** The slot that a story points at, and who hears which props it gets. */
export interface SlotMark {
  readonly name: SlotName;
  readonly onProps: (names: readonly string[]) => void;
}

export const SlotMarkContext = createContext<SlotMark | undefined>(undefined);

/** Slots that a story has shown so far: a slot without a story is found by what is missing here. */
export const shownSlots = new Set<string>();

/** A part in its slot, as the pages of stories import it (`storybook/markedSlots.ts`): outlined where a story points at it. */
export function marked(name: string, Part: ComponentType<object>): ComponentType<object> {
  return function MarkedSlot(props: object) {
    shownSlots.add(name);
    const mark = use(SlotMarkContext);
    return mark?.name === name ? <Mark mark={mark} Part={Part} props={props} /> : <Part {...props} />;
  };
}

interface MarkProps {
  mark: SlotMark;
  Part: ComponentType<object>;
  props: object;
}

function Mark({ mark: { name, onProps }, Part, props }: MarkProps) {
  const names = Object.keys(props).toSorted().join(' ');
  useEffect(() => onProps(names.split(' ').filter(Boolean)), [onProps, names]);
  return (
    <div className={styles.slot} data-slot={name}>
      <Part {...props} />
    </div>
  );
}
