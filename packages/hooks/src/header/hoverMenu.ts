import { MENU_CLOSE_DELAY_MS, MENU_OPEN_DELAY_MS } from '../constants.ts';
import type { Due, Step, StopWaiting, Wait } from '../machine/machine.ts';

/**
 * SHELL-015: a menu that opens when the pointer rests on its button. `arriving`: not long enough yet. `leaving`: the
 * pointer has left, and may come back. `pinned`: opened or kept by a press or by the focus, so the pointer no longer
 * closes it.
 */
export type HoverMenu = 'closed' | 'arriving' | 'hovered' | 'leaving' | 'pinned';

export type HoverMenuEvent =
  /** Of the pointer, over button and menu together. */
  | { readonly type: 'enter' | 'leave' }
  /** Of the menu's button. */
  | { readonly type: 'press' }
  /** The focus went into the open menu. */
  | { readonly type: 'focus' }
  /** By Escape, a press beside it, or a chosen link. */
  | { readonly type: 'close' }
  | Due;

export const initialHoverMenu = 'closed' as HoverMenu;

const STOP: StopWaiting = { type: 'stopWaiting' };

/** SHELL-015, CONST-022: closes 210 ms after the pointer left, unless it comes back or the menu is in use. */
export function hoverMenu(state: HoverMenu, event: HoverMenuEvent): Step<HoverMenu, Wait | StopWaiting> {
  const ended = state === 'arriving' || state === 'leaving' ? [STOP] : [];
  switch (event.type) {
    case 'enter':
      if (state === 'closed') return ['arriving', { type: 'wait', ms: MENU_OPEN_DELAY_MS }];
      return state === 'leaving' ? ['hovered', ...ended] : [state];
    case 'leave':
      if (state === 'arriving') return ['closed', ...ended];
      return state === 'hovered' ? ['leaving', { type: 'wait', ms: MENU_CLOSE_DELAY_MS }] : [state];
    case 'due':
      if (state === 'arriving') return ['hovered'];
      return [state === 'leaving' ? 'closed' : state];
    case 'press':
      // The first press of who came with the pointer must not close what has just opened.
      return state === 'pinned' ? ['closed'] : ['pinned', ...ended];
    case 'focus':
      return state === 'hovered' || state === 'leaving' ? ['pinned', ...ended] : [state];
    case 'close':
      return state === 'closed' ? [state] : ['closed', ...ended];
  }
}

/** Open for as long as the pointer is there. */
export const isHovered = (state: HoverMenu) => state === 'hovered' || state === 'leaving';
