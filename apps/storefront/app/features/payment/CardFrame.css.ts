import { componentStyle } from '@driveline/ui/styling';

export const frame = componentStyle({
  display: 'block',
  inlineSize: '100%',
  border: 0,
  colorScheme: 'normal',
});
