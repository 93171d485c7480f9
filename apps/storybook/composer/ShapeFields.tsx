import { Grid, Select } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import type { RadiusSet } from '@driveline/ui/themes';
import type { Look } from './draft.ts';

export interface ShapeFieldsProps {
  look: Look;
  onChange: (look: Look) => void;
}

/** Lengths or shadows of the brand's own have no name. */
const BY_HAND = 'by hand';
const named = (value: string | object | undefined, usual: string) =>
  typeof value === 'object' ? BY_HAND : (value ?? usual);

/** Corners, depth and fonts. */
export function ShapeFields({ look, onChange }: ShapeFieldsProps) {
  const { fonts, radius, depth } = look;
  const { display: _, ...otherFonts } = fonts;
  const byHand = <option value={BY_HAND}>Set by hand</option>;
  return (
    <Grid min="200px" gap={5}>
      <Select
        label="Corners"
        value={named(radius, 'tight')}
        onChange={(event) => onChange({ ...look, radius: event.target.value as RadiusSet })}
      >
        <option value="square">Square</option>
        <option value="tight">Tight</option>
        <option value="round">Round</option>
        {typeof radius === 'object' && byHand}
      </Select>
      <Select
        label="Depth"
        value={named(depth, 'line')}
        onChange={(event) => onChange({ ...look, depth: event.target.value as 'line' | 'shadow' })}
      >
        <option value="line">Lines</option>
        <option value="shadow">Soft shadows</option>
        {typeof depth === 'object' && byHand}
      </Select>
      <TextField
        label="Body font"
        description="Font stack, as in CSS"
        value={fonts.body}
        onChange={(event) => onChange({ ...look, fonts: { ...fonts, body: event.target.value } })}
      />
      <TextField
        label="Heading font"
        optional
        value={fonts.display ?? ''}
        onChange={(event) => {
          const display = event.target.value;
          onChange({ ...look, fonts: { ...otherFonts, ...(display && { display }) } });
        }}
      />
    </Grid>
  );
}
