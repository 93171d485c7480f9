import { Button, Inline, Stack, TextArea } from '@driveline/ui';
import { useState } from 'react';
import * as styles from './Composer.css.ts';
import { FileButton } from './FileButton.tsx';
import { logoFault } from './readLogo.ts';

export interface LogoFormProps {
  onChange: (logo: string | undefined) => void;
}

/** An SVG, pasted or of a file; without one the shop's name stands in. */
export function LogoForm({ onChange }: LogoFormProps) {
  const [text, setText] = useState('');
  const fault = text.trim() ? logoFault(text) : undefined;
  function take(logo: string): void {
    setText(logo);
    if (!logo.trim()) onChange(undefined);
    else if (!logoFault(logo)) onChange(logo);
  }
  return (
    <Stack gap={4}>
      <TextArea
        label="Logo"
        optional
        description="SVG, about eight times as wide as high. Without one, the shop’s name is used."
        rows={4}
        spellCheck={false}
        className={styles.document}
        value={text}
        errorMessage={fault && `${fault} The logo has not changed.`}
        onChange={(event) => take(event.target.value)}
      />
      <Inline gap={3}>
        <FileButton accept=".svg,image/svg+xml" onText={take}>
          Choose an SVG file
        </FileButton>
        {text && (
          <Button size="s" variant="outline" onClick={() => take('')}>
            Remove logo
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
