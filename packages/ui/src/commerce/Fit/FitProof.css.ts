import {
  componentStyle,
  componentVariants,
  media,
  space,
  textStyle,
  vars,
} from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gap: space[3],
  padding: `${space[5]} ${space[6]}`,
  borderRadius: vars.radius.l,
  border: '1px solid transparent',
});

export const tone = componentVariants(
  {
    fit: [vars.color.fitBg, vars.color.fitFg],
    check: [vars.color.checkBg, vars.color.checkFg],
    nofit: [vars.color.nofitBg, vars.color.nofitFg],
    neutral: [vars.color.universalBg, vars.color.universalFg],
  },
  ([backgroundColor, color]) => ({ backgroundColor, color }),
);

export const head = componentStyle({
  ...textStyle('titleS'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  fontWeight: 700,
});

export const headIcon = componentStyle({ flex: 'none', marginBlockStart: '2px' });

export const note = componentStyle({ ...textStyle('bodyS') });

export const reasons = componentStyle({
  ...textStyle('bodyS'),
  inlineSize: '100%',
  color: vars.color.textPrimary,
});

export const reasonRow = componentStyle({
  borderBlockStart: '1px solid',
  borderColor: 'color-mix(in srgb, currentcolor 14%, transparent)',
});

const cell = { paddingBlock: '5px', verticalAlign: 'top', textAlign: 'start' } as const;

export const reasonLabel = componentStyle({
  ...cell,
  inlineSize: '28%',
  paddingInlineEnd: space[4],
  fontWeight: 400,
  color: vars.color.textSecondary,
});

export const reasonValue = componentStyle({ ...cell, paddingInlineEnd: space[4] });

export const compared = componentStyle({ display: 'grid', gap: space[1] });

/** The name leaves its line where the value has no room beside it. */
export const comparedRow = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: space[3] });

export const comparedName = componentStyle({ color: vars.color.textSecondary });

export const reasonResult = componentStyle({
  ...cell,
  textAlign: 'end',
  fontWeight: 600,
});

export const resultTone = componentVariants({ ok: vars.color.fitFg, not: vars.color.nofitFg }, (color) => ({
  color,
}));

export const result = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const question = componentStyle({ display: 'grid', gap: space[4], color: vars.color.textPrimary });

export const legend = componentStyle({ ...textStyle('body'), fontWeight: 650, marginBlockEnd: space[3] });

export const options = componentStyle({
  display: 'grid',
  gap: space[3],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' } },
});

export const help = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
