import axe from 'axe-core';
import type { ReactNode } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { button, press, show } from './keys.tsx';

/** A component with its way for the keyboard. */
export interface PressedRow {
  shown: ReactNode;
  /** Names of what the Tab key reaches, all of it and in this order. */
  stops: readonly string[];
  /**
   * What a key does on one of them: `go` to an address, `send` an intent, `set` a field, `open`, `close`, `press` for
   * what only the page knows. The beginning of it will do.
   */
  does?: Readonly<Record<string, readonly [key: string, what: string]>>;
}

let heard: string[] = [];

const sent = (event: SubmitEvent) => {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  heard.push(`send ${String(new FormData(form, event.submitter).get('intent') ?? form.dataset['intent'])}`);
};
const followed = (event: MouseEvent) => {
  const link = (event.target as Element).closest('a[href]');
  if (!link) return void heard.push('press');
  // The page of the tests stays.
  event.preventDefault();
  heard.push(`go ${link.getAttribute('href')}`);
};
const turned = ({ target }: Event) => {
  const field = target as HTMLInputElement;
  heard.push(`set ${field.type === 'checkbox' ? String(field.checked) : field.value}`);
};
const toggled = (event: Event) =>
  void heard.push((event as ToggleEvent).newState === 'open' ? 'open' : 'close');

function listenToThePage(): void {
  beforeEach(() => {
    heard = [];
    const options = { capture: true };
    document.addEventListener('submit', sent);
    document.addEventListener('click', followed);
    document.addEventListener('change', turned, options);
    document.addEventListener('toggle', toggled, options);
  });
  afterEach(() => {
    document.removeEventListener('submit', sent);
    document.removeEventListener('click', followed);
    document.removeEventListener('change', turned, true);
    document.removeEventListener('toggle', toggled, true);
  });
}

/** The accessible name, as axe works it out; it holds what a closed `details` shows on a wide page for hidden. */
function nameOf(element: Element): string {
  axe.setup(document.body);
  const name = String(axe.commons.text.accessibleText(element));
  axe.teardown();
  return name || (element.textContent ?? '').trim();
}

/** The row's word for a stop: a name may go on with what a card says besides. */
const wordFor = (element: Element, stops: readonly string[]) => {
  const name = nameOf(element);
  return stops.find((stop) => name.startsWith(stop)) ?? name;
};

const MOST_STOPS = 40;

/** From the button before a component to the one behind it. */
async function wayThrough(): Promise<HTMLElement[]> {
  button('Before').focus();
  const reached: HTMLElement[] = [];
  for (let pressed = 0; pressed < MOST_STOPS; pressed += 1) {
    await userEvent.keyboard('{Tab}');
    const stop = document.activeElement as HTMLElement;
    if (stop === button('After')) return reached;
    // A date has a stop for each of its parts.
    if (stop === reached.at(-1)) continue;
    expect(isSeen(stop), `the focus shows on ${nameOf(stop)}`).toBe(true);
    reached.push(stop);
  }
  throw new Error(`Tab does not get out: ${reached.map(nameOf).join(', ')}`);
}

const around = (element: Element) => [
  element,
  ...[
    element.firstElementChild,
    element.nextElementSibling,
    element.parentElement,
    element.parentElement?.parentElement,
  ].filter((one) => one != null),
];

/** WCAG 2.4.7: what has the focus is outlined, itself or the box, card or switch that stands for it. */
const isSeen = (element: Element) =>
  around(element)
    .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::before')])
    .some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1);

/** Tab reaches all of a component and leaves it both ways; keys on its stops do what the row says. */
export function pressRows(rows: Readonly<Record<string, PressedRow>>): void {
  listenToThePage();
  describe.each(Object.entries(rows))('%s', (_name, { shown, stops, does = {} }) => {
    test('is gone through by Tab, and back', async () => {
      await show(shown);
      const reached = await wayThrough();
      expect(reached.map((stop) => wordFor(stop, stops))).toEqual(stops);
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      expect(document.activeElement).toBe(reached.at(-1) ?? button('Before'));
    });
    test.each(Object.entries(does))('%s', async (stop, [key, what]) => {
      await show(shown);
      const reached = await wayThrough();
      reached[stops.indexOf(stop)]!.focus();
      heard = [];
      await press(key);
      expect(
        heard.some((one) => one.startsWith(what)),
        heard.join(', '),
      ).toBe(true);
    });
  });
}
