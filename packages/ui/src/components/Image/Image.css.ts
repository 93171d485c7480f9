import { componentStyle, componentVariants, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  inlineSize: '100%',
  blockSize: 'auto',
  color: vars.color.textMuted,
});

export const fit = componentVariants({ contain: 'contain', cover: 'cover' }, (objectFit) => ({
  objectFit: objectFit as 'contain',
}));
