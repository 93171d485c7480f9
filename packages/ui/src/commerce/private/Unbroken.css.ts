import { componentStyle } from '../../theme/blockStyling.ts';

/** A block goes to the next line whole, and breaks only where it is wider than a line. */
export const number = componentStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
});
