import { Accordion, Button, RadioCard, RadioCards, Switch, ToggleButton } from '@driveline/ui';
import { ComboBox } from '@driveline/ui/combo-box';
import { FirstSubmit, Select, TextField } from '@driveline/ui/forms';
import { Tabs } from '@driveline/ui/tabs';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { button, focused, has, onEmptyPage, press, show } from './keys.tsx';

/** The keys of the WAI-ARIA patterns, pressed in a real browser: only there do Tab, radios and selects behave. */

onEmptyPage();

test('Tabs: one stop of the Tab key, arrows choose and go around, then the panel', async () => {
  await show(
    <Tabs
      label="Part"
      items={[
        { id: 'a', label: 'Fits', content: 'Halden' },
        { id: 'b', label: 'Recalls', content: 'None', isDisabled: true },
        { id: 'c', label: 'Reviews', content: <Button>Write one</Button> },
      ]}
    />,
  );
  button('Before').focus();
  await press('Tab');
  expect(focused()).toBe('Fits');
  await press('ArrowRight');
  expect(focused()).toBe('Reviews');
  await press('ArrowRight');
  expect(focused()).toBe('Fits');
  await press('End');
  expect(focused()).toBe('Reviews');
  await press('Tab');
  expect(focused()).toBe('Write one');
  await press('Tab');
  expect(focused()).toBe('After');
  await press('{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('Reviews');
});

describe('ComboBox', () => {
  const options = ['Halden', 'Kestrel', 'Norvik'].map((label) => ({ id: label, label }));
  const input = () => document.querySelector<HTMLInputElement>('[role="combobox"]')!;
  beforeEach(async () => {
    await show(<ComboBox label="Make" options={options} />);
    input().focus();
  });

  test('typing filters, arrows move, Enter chooses, the focus stays in the input', async () => {
    await press('e', 'ArrowDown');
    expect(focused()).toBe('Halden');
    await press('ArrowDown');
    expect(focused()).toBe('Kestrel');
    expect(document.activeElement).toBe(input());
    await press('Enter');
    expect(input().value).toBe('Kestrel');
    await expect.poll(() => has('listbox')).toBe(false);
  });

  test('the arrow down opens the whole list, the arrow up its end', async () => {
    await press('ArrowDown');
    expect(focused()).toBe('Halden');
    await press('Escape');
    await press('ArrowUp');
    expect(focused()).toBe('Norvik');
  });

  test('Escape closes, a second one clears, Tab leaves', async () => {
    await press('e', 'Escape');
    await expect.poll(() => has('listbox')).toBe(false);
    await press('Tab');
    expect(focused()).toBe('After');
    expect(input().value).toBe('');
  });
});

test('Accordion: Enter and Space open; exclusive sections close each other', async () => {
  const sections = ['Specs', 'Core', 'Warranty'].map((title) => ({ id: title, title, content: title }));
  await show(<Accordion items={sections} exclusive />);
  const open = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  button('Before').focus();
  await press('Tab', 'Enter');
  expect(open()).toEqual(['Specs']);
  await press('Tab', ' ');
  expect(open()).toEqual(['Core']);
  await press(' ');
  expect(open()).toEqual([]);
});

test('RadioCards: one stop of the Tab key, arrows choose', async () => {
  await show(
    <RadioCards legend="Way" name="way" defaultValue="b">
      <RadioCard value="a" label="Pick up" />
      <RadioCard value="b" label="Deliver" />
      <RadioCard value="c" label="Ship" />
    </RadioCards>,
  );
  button('Before').focus();
  await press('Tab');
  expect(focused()).toBe('Deliver');
  await press('ArrowDown');
  expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('c');
  await press('ArrowDown');
  expect(document.querySelector<HTMLInputElement>(':checked')?.value).toBe('a');
  await press('Tab');
  expect(focused()).toBe('After');
});

test('Switch and ToggleButton: Space turns them', async () => {
  await show(
    <>
      <Switch>Only parts that fit</Switch>
      <ToggleButton>Counter view</ToggleButton>
    </>,
  );
  button('Before').focus();
  await press('Tab', ' ');
  expect(document.querySelector<HTMLInputElement>('[role="switch"]')?.checked).toBe(true);
  await press('Tab', ' ');
  expect(button('Counter view').getAttribute('aria-pressed')).toBe('true');
  await press('Enter');
  expect(button('Counter view').getAttribute('aria-pressed')).toBe('false');
});

test('Select: letters choose without opening it', async () => {
  await show(
    <Select label="State">
      <option>Arizona</option>
      <option>California</option>
      <option>Colorado</option>
    </Select>,
  );
  const select = document.querySelector('select')!;
  select.focus();
  await press('c', 'o');
  expect(select.value).toBe('Colorado');
});

test('FirstSubmit: Enter in a field sends the form by it, and Tab passes it by', async () => {
  const sent = vi.fn((event: React.SubmitEvent<HTMLFormElement>) => event.preventDefault());
  const opened = vi.fn();
  await show(
    <form onSubmit={sent}>
      <FirstSubmit />
      <Button type="submit" onClick={opened}>
        Fill in
      </Button>
      <TextField label="ZIP code" name="zip" />
    </form>,
  );
  button('Before').focus();
  await press('Tab');
  expect(focused()).toBe('Fill in');
  await press('Tab', '9', 'Enter');
  expect(sent).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
});
