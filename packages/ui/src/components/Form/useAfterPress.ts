import { useEffect, useState } from 'react';

/** All but the first: a drag ends without `mouseup`, and a menu or the list of a select may keep it to itself. */
const ends = ['mouseup', 'dragend', 'contextmenu', 'keydown', 'change'];

/**
 * Runs a change at once, or after the press under way. An error that comes or goes as the focus moves would push
 * a button away between press and release, and the press would be lost. Mouse events, because a tap makes them too, after
 * the finger has left, and moves the focus in between. The click comes right after `mouseup`, hence the timer.
 */
export function useAfterPress(): (change: () => void) => void {
  const [press] = useState(createPress);
  useEffect(() => press.watch(document), [press]);
  return press.run;
}

function createPress() {
  let waiting: (() => void)[] | undefined;
  const begin = ({ button }: MouseEvent) => void (button === 0 && (waiting ??= []));
  const end = ({ type, target }: Event) => {
    // A text field tells its change while the button is still down.
    if (type === 'change' && !(target instanceof HTMLSelectElement)) return;
    setTimeout(() => {
      const changes = waiting;
      waiting = undefined;
      changes?.forEach((change) => change());
    });
  };
  return {
    run: (change: () => void) => void (waiting ? waiting.push(change) : change()),
    watch(page: Document) {
      page.addEventListener('mousedown', begin, true);
      for (const type of ends) page.addEventListener(type, end, true);
      return () => {
        page.removeEventListener('mousedown', begin, true);
        for (const type of ends) page.removeEventListener(type, end, true);
      };
    },
  };
}
