import { componentStyle } from '@driveline/ui/styling';

export const frame = componentStyle({
  display: 'block',
  // The fields keep room for their focus ring; without it they stand in line with those of the page.
  inlineSize: 'calc(100% + 8px)',
  maxInlineSize: 'none',
  marginInline: '-4px',
  border: 0,
  colorScheme: 'normal',
});
