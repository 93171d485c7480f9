import { Accordion, Heading, Stack, Text } from '@driveline/ui';
import { ColorFields } from './ColorFields.tsx';
import { Downloads } from './Downloads.tsx';
import type { ChangeDraft, Draft } from './draft.ts';
import { LogoForm } from './LogoForm.tsx';
import type { MadeTheme } from './madeTheme.ts';
import { MarketFields } from './MarketFields.tsx';
import { NameFields } from './NameFields.tsx';
import { ShapeFields } from './ShapeFields.tsx';
import { TokensForm } from './TokensForm.tsx';

export interface ControlsProps {
  draft: Draft;
  made: MadeTheme;
  /** By field. */
  faults: Readonly<Record<string, string>>;
  onChange: ChangeDraft;
}

/** All that a designer decides, and what comes of it. */
export function Controls({ draft, made, faults, onChange }: ControlsProps) {
  const changeLook = (look: Draft['look']) => onChange({ look });
  const isFaulty = !made.theme || Object.keys(faults).length > 0;
  const sections = [
    {
      id: 'colors',
      title: 'Colors',
      content: <ColorFields look={draft.look} made={made} onChange={changeLook} />,
      defaultOpen: true,
    },
    {
      id: 'shape',
      title: 'Shape and type',
      content: <ShapeFields look={draft.look} onChange={changeLook} />,
    },
    { id: 'tokens', title: 'Import tokens', content: <TokensForm look={draft.look} onChange={changeLook} /> },
    { id: 'logo', title: 'Logo', content: <LogoForm onChange={(logo) => onChange({ logo })} /> },
    { id: 'markets', title: 'Markets', content: <MarketFields {...{ draft, faults, onChange }} /> },
  ];
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={1} size="titleL">
          Compose your shop
        </Heading>
        <Text size="bodyS" tone="secondary">
          Choose a look, see every page in it, and download the shop. Dark mode is in the toolbar.
        </Text>
      </Stack>
      <NameFields {...{ draft, faults, onChange }} />
      <Accordion level={2} items={sections} />
      <Stack gap={4}>
        <Heading level={2} size="titleS">
          Download
        </Heading>
        <Downloads draft={draft} isFaulty={isFaulty} />
      </Stack>
    </Stack>
  );
}
