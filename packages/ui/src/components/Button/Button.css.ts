import { componentStyle } from '../../theme/styling.ts';

/** Icon and words stay in place while the spinner shows, so that the button keeps its width; and are still its name. */
export const pendingContent = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  opacity: 0,
});

export const pendingMark = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const pending = componentStyle({ position: 'relative' });
