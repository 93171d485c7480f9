import { Grid, Select } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useState } from 'react';
import { idOf, starts, type ChangeDraft, type Draft } from './draft.ts';

export interface NameFieldsProps {
  draft: Draft;
  faults: Readonly<Record<string, string>>;
  onChange: ChangeDraft;
}

/** What the shop is called, and which brand it starts from. */
export function NameFields({ draft, faults, onChange }: NameFieldsProps) {
  const [start, setStart] = useState(0);
  return (
    <Grid min="200px" gap={5}>
      <Select
        label="Start from"
        description="Replaces name, colors, corners and fonts"
        value={start}
        onChange={({ target: { value } }) => {
          setStart(Number(value));
          onChange({ id: undefined, ...starts[Number(value)] });
        }}
      >
        {starts.map(({ id, name }, at) => (
          <option key={name} value={at}>
            {id === undefined ? 'A new brand' : name}
          </option>
        ))}
      </Select>
      <TextField
        label="Shop name"
        value={draft.name}
        errorMessage={faults['name']}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="Folder"
        description="Also the name of the package and of the theme"
        value={idOf(draft)}
        spellCheck={false}
        autoCapitalize="none"
        errorMessage={faults['id']}
        onChange={(event) => onChange({ id: event.target.value })}
      />
    </Grid>
  );
}
