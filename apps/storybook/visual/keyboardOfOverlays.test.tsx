import { Button, createToastQueue } from '@driveline/ui';
import { MenuButton } from '@driveline/ui/menu-button';
import { Drawer, Modal, Sheet, ToastRegion, Tooltip } from '@driveline/ui/overlays';
import { Popover } from '@driveline/ui/popover';
import { SplitButton } from '@driveline/ui/split-button';
import { useState, type ComponentType, type ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { button, focused, has, onEmptyPage, press, show } from './keys.tsx';

/** The keys of the WAI-ARIA patterns of what opens, pressed in a real browser: only there does Tab behave. */

onEmptyPage();

const items = [
  { id: 'rename', label: 'Rename' },
  { id: 'share', label: 'Share', isDisabled: true },
  { id: 'sell', label: 'Sell' },
  { id: 'remove', label: 'Remove' },
];

describe.each<
  [string, ComponentType<{ isOpen: boolean; onClose: () => void; title: string; children: ReactNode }>]
>([
  ['Modal', Modal],
  ['Drawer', Drawer],
  ['Sheet', Sheet],
])('%s', (_name, Overlay) => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Overlay isOpen={isOpen} onClose={() => setOpen(false)} title="Store">
          <Button>One</Button>
          <Button>Two</Button>
        </Overlay>
      </>
    );
  }

  test('takes the focus, keeps it, and gives it back', async () => {
    await show(<Page />);
    button('Open').focus();
    await press('Enter');
    const inside = () => document.querySelector('[role="dialog"]')?.contains(document.activeElement);
    await expect.poll(inside).toBe(true);
    const seen: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await press('Tab');
      seen.push(focused());
      expect(inside()).toBe(true);
    }
    // Around and around: three controls, the fourth step is the first again.
    expect(new Set(seen)).toEqual(new Set(['Close', 'One', 'Two']));
    expect(seen[3]).toBe(seen[0]);
    await press('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(seen[2]);
    await press('Escape');
    await expect.poll(() => has('dialog')).toBe(false);
    expect(focused()).toBe('Open');
  });
});

test('Popover: opens at its first control, Escape gives the focus back', async () => {
  await show(
    <Popover trigger={<Button>Why</Button>} title="Core deposit">
      <Button>More</Button>
    </Popover>,
  );
  button('Why').focus();
  await press('Enter');
  await expect
    .poll(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement))
    .toBe(true);
  await press('Escape');
  await expect.poll(() => has('dialog')).toBe(false);
  expect(focused()).toBe('Why');
});

describe('MenuButton', () => {
  const chosen: string[] = [];
  beforeEach(async () => {
    chosen.length = 0;
    await show(
      <MenuButton items={items} onAction={(id) => chosen.push(id)}>
        Vehicle
      </MenuButton>,
    );
    button('Vehicle').focus();
  });

  test.each([
    ['Enter', 'Rename'],
    [' ', 'Rename'],
    ['ArrowDown', 'Rename'],
    ['ArrowUp', 'Remove'],
  ])('%j opens it at %s', async (key, first) => {
    await press(key);
    expect(has('menu')).toBe(true);
    expect(focused()).toBe(first);
  });

  test('arrows, Home, End and letters move, what is disabled is passed over', async () => {
    await press('ArrowDown');
    await press('ArrowDown');
    expect(focused()).toBe('Sell');
    await press('End');
    expect(focused()).toBe('Remove');
    await press('ArrowDown');
    expect(focused()).toBe('Rename');
    await press('s');
    expect(focused()).toBe('Sell');
    await press('Home');
    expect(focused()).toBe('Rename');
  });

  test('Enter chooses and gives the focus back; Escape and Tab only close', async () => {
    await press('ArrowDown', 'End', 'Enter');
    await expect.poll(() => has('menu')).toBe(false);
    expect([focused(), ...chosen]).toEqual(['Vehicle', 'remove']);
    await press('ArrowDown', 'Escape');
    await expect.poll(() => has('menu')).toBe(false);
    expect([focused(), ...chosen]).toEqual(['Vehicle', 'remove']);
  });
});

test('SplitButton: two stops of the Tab key, the second with the menu’s keys', async () => {
  const done: string[] = [];
  await show(
    <SplitButton items={items} onAction={(id) => done.push(id)} onClick={() => done.push('first')}>
      Add
    </SplitButton>,
  );
  button('Before').focus();
  await press('Tab', 'Enter');
  expect(done).toEqual(['first']);
  await press('Tab');
  expect(focused()).toBe('More');
  await press('ArrowDown', 'End', 'Enter');
  expect(done).toEqual(['first', 'remove']);
  await expect.poll(focused).toBe('More');
});

test('Tooltip: comes with the focus, goes with Escape, and the focus stays', async () => {
  await show(
    <Tooltip content="Refunded">
      <button type="button">Core deposit</button>
    </Tooltip>,
  );
  button('Before').focus();
  await press('Tab');
  await expect.poll(() => has('tooltip')).toBe(true);
  await press('Escape');
  await expect.poll(() => has('tooltip')).toBe(false);
  expect(focused()).toBe('Core deposit');
});

describe('ToastRegion', () => {
  const region = () => document.querySelector('[role="region"]');
  const shown = async (text: string) => {
    await expect.poll(() => region()?.textContent ?? '').toContain(text);
  };

  test('F6 goes to the notifications, a press sends one away, and the focus comes back', async () => {
    const queue = createToastQueue();
    const undone: string[] = [];
    await show(<ToastRegion queue={queue} />);
    button('Before').focus();
    const undo = { label: 'Undo', onAction: () => undone.push('undone') };
    queue.add({ text: 'Rotor removed', timeout: 0, action: undo });
    await shown('Rotor removed');
    // What comes takes no focus from who types.
    expect(focused()).toBe('Before');
    await press('F6');
    expect(document.activeElement).toBe(region());
    await press('Tab', 'Tab');
    expect(focused()).toBe('Undo');
    await press('Enter');
    expect(undone).toEqual(['undone']);
    await expect.poll(region).toBe(null);
    expect(focused()).toBe('Before');
  });

  test('of several the next one takes the focus of the one that goes', async () => {
    const queue = createToastQueue();
    await show(<ToastRegion queue={queue} />);
    button('Before').focus();
    queue.add({ text: 'Rotor removed', timeout: 0 });
    queue.add({ text: 'Pads removed', timeout: 0 });
    await shown('Pads removed');
    await press('F6', 'Tab', 'Tab');
    expect(focused()).toBe('Dismiss');
    const inside = () => document.activeElement?.closest('li')?.textContent;
    const first = inside();
    await press(' ');
    await expect.poll(() => region()?.querySelectorAll('li').length).toBe(1);
    expect(first).not.toBe(inside());
    await press('Tab');
    expect(focused()).toBe('Dismiss');
  });
});
