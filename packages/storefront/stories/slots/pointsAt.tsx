import type { StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { PartSlots } from '../../src/slots.ts';
import * as styles from '../markedSlot.css.ts';
import { SlotMarkContext } from '../markedSlot.tsx';
import { opensAlike } from '../opens.tsx';
import { ShopPage } from '../ShopPage.tsx';
import type { Visit } from '../visitType.ts';

const TO_LOAD = { timeout: 10_000 };

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
      <div className={styles.legend}>
        <code>{`slots: { '${name}': '…' }`}</code>
        <code>{`SlotProps: ${props.join(', ') || '–'}`}</code>
      </div>
      <SlotMarkContext value={mark}>
        <ShopPage visit={visit} />
      </SlotMarkContext>
    </>
  );
}

/** A story that shows where a slot is. */
export const pointsAt = (name: keyof PartSlots, visit: Visit): StoryObj => ({
  ...opensAlike(visit),
  render: () => <Pointed name={name} visit={visit} />,
  play: async ({ canvasElement }) => {
    const find = () => canvasElement.querySelector(`[data-slot="${name}"]`);
    await waitFor(() => expect(find()).not.toBeNull(), TO_LOAD);
  },
});
