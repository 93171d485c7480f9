type Control = (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement) & {
  /** What React takes for the value that it knows; there is no other way to tell it of one that was typed before. */
  _valueTracker?: { setValue(value: string): void };
};

/** One event of before; see `NOTE_EARLY`. */
type Noted = readonly [control: Control, type: string, value: string, checked?: boolean];

declare global {
  var early: Noted[] | undefined;
}

/** Long enough: React draws in a microtask that the event asked for. */
const drawn = Promise.resolve();

/**
 * Gives the page what was typed, chosen and pressed before it was hydrated, as if it happened now: controlled fields,
 * checks, filters and buttons hear of it by the events that they listen to, in the same order. Of a control the last value
 * counts, of a button each press, and React draws in between.
 */
export async function replayEarly(): Promise<void> {
  const noted = globalThis.early?.splice(0) ?? [];
  const last = new Map(noted.map((one) => [one[0], one]));
  for (const one of noted) {
    const [control, type, value, checked] = one;
    if (type === 'click') control.click();
    else if (last.get(control) === one) giveValue(control, value, checked, type === 'change');
    else continue;
    await drawn;
  }
}

/** @param isLeft the shopper has gone on from a text */
export function giveValue(control: Control, value: string, checked?: boolean, isLeft = true): void {
  if (/^(checkbox|radio)$/.test(control.type)) {
    (control as HTMLInputElement).checked = !checked;
    return control.click();
  }
  if (control.value !== value) control.value = value;
  control._valueTracker?.setValue(`${value}.`);
  const tell = (type: string) => control.dispatchEvent(new Event(type, { bubbles: true }));
  tell('input');
  if (isLeft) tell('change');
  // Leaving is what settles a quantity and shows an error.
  if (isLeft && control !== document.activeElement) tell('focusout');
}
