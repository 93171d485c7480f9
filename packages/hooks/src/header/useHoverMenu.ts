import { useMachine } from '../machine/useMachine.ts';
import { hoverMenu, initialHoverMenu } from './hoverMenu.ts';

/** The part of a pointer's event that is asked. */
interface Pointer {
  readonly pointerType: string;
}

/**
 * SHELL-015: whether a menu is open that opens by mouse or by press. `area` belongs on the element that holds button
 * and menu; a finger, which hovers over what it presses, opens by the press alone.
 */
export function useHoverMenu() {
  const [state, send] = useMachine(hoverMenu, initialHoverMenu, () => undefined);
  const byMouse =
    (type: 'enter' | 'leave') =>
    ({ pointerType }: Pointer) => {
      if (pointerType === 'mouse') send({ type });
    };
  return {
    isOpen: state !== 'closed',
    area: { onPointerEnter: byMouse('enter'), onPointerLeave: byMouse('leave') },
    /** For the menu itself: who is in it by keyboard does not lose it to the mouse. */
    menu: { onFocus: () => send({ type: 'focus' }) },
    press: () => send({ type: 'press' }),
    close: () => send({ type: 'close' }),
  };
}
