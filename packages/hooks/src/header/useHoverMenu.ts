import { useEffect } from 'react';
import { runMachine } from '../machine/machine.ts';
import { hoverMenu, initialHoverMenu, isHovered } from './hoverMenu.ts';

const MENU = 'details[data-intent="menu"]';

/** A press that was meant for the page and lands on what has just opened below it: as long as a double click takes. */
const HASTE_MS = 500;

const menuOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;

/**
 * SHELL-015: lets the header's menu, a `details` that opens by a press, open by a mouse that rests on its button, and
 * close after the mouse has left (CONST-022). While it is open by that, it carries `data-hovered`. A finger, which hovers
 * over what it presses, and the keyboard open it as before.
 */
export function useHoverMenu(): void {
  useEffect(() => {
    const machine = runMachine(hoverMenu, initialHoverMenu, () => undefined);
    let isInside = false;
    let openedAt = -HASTE_MS;
    const show = () => {
      const menu = document.querySelector<HTMLDetailsElement>(MENU);
      const state = machine.read();
      if (!menu) return;
      if (isHovered(state) && !menu.open) openedAt = performance.now();
      menu.toggleAttribute('data-hovered', isHovered(state));
      // What a key has opened below a resting mouse is open before the machine hears of it.
      if (state !== 'arriving') menu.open = isHovered(state) || state === 'pinned';
    };
    const move = ({ target, pointerType }: PointerEvent) => {
      const isNow = pointerType === 'mouse' && menuOf(target) !== null;
      if (isNow === isInside) return;
      isInside = isNow;
      machine.send({ type: isNow ? 'enter' : 'leave' });
    };
    const leave = () => {
      isInside = false;
      machine.send({ type: 'leave' });
    };
    const press = (event: MouseEvent) => {
      const menu = menuOf(event.target);
      const isButton =
        event.target instanceof Element && event.target.closest('summary')?.parentElement === menu;
      if (!menu) return;
      if (!isHovered(machine.read())) {
        // The platform opens it; a menu that opens by itself in the meantime would be closed by that.
        if (isButton && machine.read() === 'arriving') machine.send({ type: 'leave' });
      } else if (isButton || performance.now() - openedAt < HASTE_MS) {
        event.preventDefault();
        event.stopPropagation();
        machine.send({ type: 'press' });
      }
    };
    const focus = ({ target }: FocusEvent) => {
      if (menuOf(target) && !(target as Element).matches(`${MENU} > summary`))
        machine.send({ type: 'focus' });
    };
    /** Keys, presses beside it and its links open and close the element itself. */
    const toggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches(MENU)) return;
      const isOpen = isHovered(machine.read()) || machine.read() === 'pinned';
      if (target.open !== isOpen) machine.send({ type: target.open ? 'press' : 'close' });
    };
    const end = machine.subscribe(show);
    document.addEventListener('pointerover', move);
    document.documentElement.addEventListener('pointerleave', leave);
    document.addEventListener('click', press, true);
    document.addEventListener('focusin', focus);
    document.addEventListener('toggle', toggle, true);
    // This comes with the first movement, which may have been the one to the button.
    if (document.querySelector<HTMLDetailsElement>(MENU)?.open) machine.send({ type: 'press' });
    else if (matchMedia('(hover: hover)').matches && document.querySelector(`${MENU}:hover`)) {
      isInside = true;
      machine.send({ type: 'enter' });
    }
    return () => {
      end();
      machine.stop();
      document.removeEventListener('pointerover', move);
      document.documentElement.removeEventListener('pointerleave', leave);
      document.removeEventListener('click', press, true);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('toggle', toggle, true);
    };
  }, []);
}
