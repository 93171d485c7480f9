import type { StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { removedSections } from 'virtual:driveline/story-shop';
import type { PartSlots } from '../../src/slots.ts';
import * as styles from '../markedSlot.css.ts';
import { SlotMarkContext } from '../markedSlot.tsx';
import { Opened, opensAlike, unlessAbsent } from '../opens.tsx';
import type { Visit } from '../visitType.ts';

const TO_LOAD = { timeout: 10_000 };

const isRemoved = (name: string) => removedSections.includes(name);

interface PointedProps {
  name: keyof PartSlots;
  visit: Visit;
}

/** A page with one of its slots outlined, and above it what the shop's part there gets. */
function Pointed({ name, visit }: PointedProps) {
  const [props, setProps] = useState<readonly string[]>([]);
  const mark = useMemo(() => ({ name, onProps: setProps }), [name]);
  return (
    <>
      <div className={styles.legend} {...(isRemoved(name) && { 'data-no-page': '' })}>
        <code>{`slots: { '${name}': '…' }`}</code>
        <code>{isRemoved(name) ? 'removed by this shop' : `SlotProps: ${props.join(', ') || '–'}`}</code>
      </div>
      <SlotMarkContext value={mark}>
        <Opened visit={visit} />
      </SlotMarkContext>
    </>
  );
}

/** A story that shows where a slot is. */
export const pointsAt = (name: keyof PartSlots, visit: Visit): StoryObj => ({
  ...opensAlike(visit),
  render: () => <Pointed name={name} visit={visit} />,
  play: unlessAbsent(async () => {
    const find = () => document.querySelector(`[data-slot="${name}"]`);
    await waitFor(() => expect(find()).not.toBeNull(), TO_LOAD);
  }),
});
