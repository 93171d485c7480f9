import { componentStyle } from '../../theme/styling.ts';

/** The words stay in place while the spinner shows, so that the button keeps its width. */
export const pendingContent = componentStyle({ visibility: 'hidden' });

export const content = componentStyle({ display: 'contents' });

export const pendingMark = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const pending = componentStyle({ position: 'relative' });
