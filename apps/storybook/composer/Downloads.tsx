import { Button, CopyButton, Disclosure, Stack, Text } from '@driveline/ui';
import { shopFiles } from '@driveline/create-shop/shopFiles';
import { exportFigmaVariables, exportTokens, themeFile } from '@driveline/ui/tokens';
import { strToU8, zipSync } from 'fflate';
import { useState } from 'react';
import * as styles from './Composer.css.ts';
import { idOf, type Draft } from './draft.ts';
import { fieldFaults, shopOptions } from './madeShop.ts';
import { madeTheme } from './madeTheme.ts';
import { saveFile } from './saveFile.ts';

const JSON_TYPE = 'application/json';

/** The files of `create-shop` in a folder of the shop's name. */
function zipOf(draft: Draft): Uint8Array<ArrayBuffer> {
  const options = shopOptions(draft);
  const files = Object.entries(shopFiles(options)).map(([path, text]) => [
    `${options.id}/${path}`,
    strToU8(text),
  ]);
  return zipSync(Object.fromEntries(files));
}

export interface DownloadsProps {
  draft: Draft;
  /** Something is wrong: nothing can be downloaded. */
  isFaulty: boolean;
}

/** Tokens, theme file and shop, of what is entered now. */
export function Downloads({ draft, isFaulty }: DownloadsProps) {
  const [saved, setSaved] = useState<string>();
  const id = idOf(draft);
  const file = themeFile({ ...draft.look, name: id });
  /** A fault may be so new that no button knows of it. */
  const isReady = () =>
    madeTheme(draft.look).theme !== undefined && Object.keys(fieldFaults(draft)).length === 0;
  function saveTokens(name: string, write: typeof exportTokens | typeof exportFigmaVariables): void {
    const { theme } = madeTheme(draft.look);
    if (theme && isReady())
      saveFile(name, `${JSON.stringify(write({ ...theme, name: id }), undefined, 2)}\n`, JSON_TYPE);
  }
  function saveShop(): void {
    if (!isReady()) return;
    saveFile(`${id}.zip`, zipOf(draft), 'application/zip');
    setSaved(id);
  }
  return (
    <Stack gap={4}>
      {isFaulty && (
        <Text size="bodyS" tone="nofit">
          Fix the errors above to download.
        </Text>
      )}
      <div>
        <Button variant="primary" fullWidth disabled={isFaulty} onClick={saveShop}>
          Download shop
        </Button>
        <Text role="status" size="bodyS" tone="secondary" className={styles.next}>
          {saved !== undefined && (
            <>
              Unzip it. In the folder {saved}, run <code>npm install</code>, then <code>npm run dev</code>.
            </>
          )}
        </Text>
      </div>
      <Button
        variant="outline"
        fullWidth
        disabled={isFaulty}
        onClick={() => saveTokens(`${id}.tokens.json`, exportTokens)}
      >
        Download tokens (DTCG)
      </Button>
      <Button
        variant="outline"
        fullWidth
        disabled={isFaulty}
        onClick={() => saveTokens(`${id}.figma.json`, exportFigmaVariables)}
      >
        Download Figma variables
      </Button>
      <CopyButton variant="outline" size="m" fullWidth value={file} disabled={isFaulty}>
        Copy theme file
      </CopyButton>
      <Disclosure variant="plain" summary="Show theme file">
        <pre className={styles.code}>
          <Text as="code" size="code">
            {file}
          </Text>
        </pre>
      </Disclosure>
    </Stack>
  );
}
