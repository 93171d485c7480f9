const TOAST = '[data-state]:not([data-state="exiting"])';

/**
 * Gives the focus of a notification that is sent away by keys to its neighbour. react-aria would, but looks for the role
 * `alertdialog`, which ours have not. Of the last one it gives the focus back to the page.
 */
export function passFocusOn(): void {
  const pressed = document.activeElement;
  const toast = pressed?.matches(':focus-visible') && pressed.closest(TOAST);
  if (!toast) return;
  const all = [...(toast.closest('[role="region"]')?.querySelectorAll<HTMLElement>(TOAST) ?? [])];
  const at = all.findIndex((one) => one === toast);
  (all[at + 1] ?? all[at - 1])?.focus();
}
