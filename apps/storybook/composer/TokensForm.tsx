import { Alert, Button, Inline, Stack, Text, TextArea } from '@driveline/ui';
import { useState } from 'react';
import * as styles from './Composer.css.ts';
import { ContrastFaults } from './ContrastFaults.tsx';
import type { Look } from './draft.ts';
import { FileButton } from './FileButton.tsx';
import { takeTokens, type Taken } from './takeTokens.ts';

const REFUSED = 'Tokens not applied. Nothing has changed.';
const SHOWN = 6;

export interface TokensFormProps {
  look: Look;
  onChange: (look: Look) => void;
}

/** DTCG tokens or Figma variables, pasted or of a file, become the brand's look. */
export function TokensForm({ look, onChange }: TokensFormProps) {
  const [text, setText] = useState('');
  const [taken, setTaken] = useState<Taken>();
  function take(document: string): void {
    const result = takeTokens(document, look);
    setTaken(result);
    if (result.look && result.changes.length > 0) onChange(result.look);
  }
  return (
    <Stack gap={4}>
      <TextArea
        label="Design tokens"
        description="JSON in the DTCG format, or variables from the Figma REST API"
        rows={5}
        spellCheck={false}
        className={styles.document}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Inline gap={3}>
        <Button size="s" variant="outline" disabled={!text.trim()} onClick={() => take(text)}>
          Apply tokens
        </Button>
        <FileButton
          accept=".json,.tokens,application/json"
          onText={(document) => {
            setText(document);
            take(document);
          }}
        >
          Choose a file
        </FileButton>
      </Inline>
      {taken && <TakenMessage taken={taken} />}
    </Stack>
  );
}

function TakenMessage({ taken }: { taken: Taken }) {
  if (taken.look) {
    const { changes, missingFonts } = taken;
    const more = changes.length - SHOWN;
    const title =
      changes.length === 0 ? 'Nothing changed.' : `Tokens applied. Values changed: ${changes.length}.`;
    return (
      <Alert tone="success" role="status" title={title}>
        <ul className={styles.plainList}>
          {changes.slice(0, SHOWN).map((change) => (
            <li key={change}>
              <Text size="bodyS" className={styles.anywhere}>
                {change}
              </Text>
            </li>
          ))}
        </ul>
        {more > 0 && <Text size="bodyS">{`And ${more} more.`}</Text>}
        {missingFonts.length > 0 && (
          <Text size="bodyS">{`Font files left out: ${missingFonts.join(', ')}. @driveline/ui does not have them.`}</Text>
        )}
      </Alert>
    );
  }
  if (taken.contrast) return <ContrastFaults title={REFUSED} faults={taken.contrast} />;
  return (
    <Alert tone="error" role="alert" title={REFUSED}>
      <Text size="bodyS" className={styles.anywhere}>
        {taken.reason}
      </Text>
    </Alert>
  );
}
