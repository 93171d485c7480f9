import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useMemo, useState, type ComponentType } from 'react';
import { expect, fireEvent, within } from 'storybook/test';
import * as account from '../commerce/Account/Account.stories.tsx';
import * as cart from '../commerce/Cart/Cart.stories.tsx';
import * as checkout from '../commerce/Checkout/Checkout.stories.tsx';
import * as header from '../commerce/Header/SiteHeader.stories.tsx';
import * as order from '../commerce/Order/Order.stories.tsx';
import * as product from '../commerce/Product/BuyBox.stories.tsx';
import * as shelf from '../commerce/Shelf/Shelf.stories.tsx';
import * as store from '../commerce/Store/Store.stories.tsx';
import { Alert } from '../components/Alert/Alert.tsx';
import { Card } from '../components/Card/Card.tsx';
import { CopyButton } from '../components/CopyButton/CopyButton.tsx';
import { Grid } from '../components/Grid/Grid.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { vars } from '../theme/contract.css.ts';
import { themeFile } from '../tokens/themeFile.ts';
import type { BrandDecisions, RadiusSet } from './brandDecisions.ts';
import type { BrandTheme } from './brandTheme.ts';
import { createBrandTheme } from './createBrandTheme.ts';
import { acmeDecisions } from './fixtures/acmeDecisions.ts';
import { themeCss } from './themeCss.ts';

const meta = {
  title: 'Foundations/BrandMaker',
  // In a frame of its own: it lays a theme over the whole page.
  parameters: { docs: { story: { inline: false, iframeHeight: 1200 } } },
} satisfies Meta;
export default meta;

const screens: Record<string, ComponentType> = {
  Header: composeStories(header).Full,
  Shelf: composeStories(shelf).Page,
  Product: composeStories(product).AllStates,
  Cart: composeStories(cart).AllStates,
  Checkout: composeStories(checkout).AllStates,
  Order: composeStories(order).AllStates,
  Stores: composeStories(store).Cards,
  Account: composeStories(account).Overview,
};

const start: BrandDecisions = {
  ...acmeDecisions,
  fonts: { body: '"Archivo", system-ui, sans-serif' },
  depth: 'line',
};

const colors = {
  ink: 'Ink: words',
  paper: 'Paper: the page',
  brand: 'Brand: header, buttons',
  onBrand: 'Words on the brand',
  accent: 'Accent: links, focus',
} as const;

/** The theme of the last decisions that could be read, and what is wrong with the present ones. */
function useTheme(decisions: BrandDecisions): { theme: BrandTheme; fault: string | undefined } {
  const [good, setGood] = useState(() => createBrandTheme(start));
  const made = useMemo(() => {
    try {
      return { theme: createBrandTheme(decisions) };
    } catch (error) {
      return { fault: (error as Error).message };
    }
  }, [decisions]);
  if (made.theme && made.theme !== good) setGood(made.theme);
  return { theme: made.theme ?? good, fault: made.fault };
}

/** Lays the theme over the one that the toolbar chose, for as long as this page is open. */
function useOnPage(theme: BrandTheme): void {
  useLayoutEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = themeCss(theme);
    document.head.append(sheet);
    return () => sheet.remove();
  }, [theme]);
}

interface DecisionsFormProps {
  decisions: BrandDecisions;
  onChange: (change: Partial<BrandDecisions>) => void;
}

function DecisionsForm({ decisions, onChange }: DecisionsFormProps) {
  const { fonts } = decisions;
  return (
    <Grid min="180px">
      {Object.entries(colors).map(([key, label]) => (
        <TextField
          key={key}
          type="color"
          label={label}
          description={decisions[key as keyof typeof colors]}
          value={decisions[key as keyof typeof colors]}
          onChange={(event) => onChange({ [key]: event.target.value })}
        />
      ))}
      <Select
        label="Corners"
        value={decisions.radius as RadiusSet}
        onChange={(event) => onChange({ radius: event.target.value as RadiusSet })}
      >
        <option value="square">Square</option>
        <option value="tight">Tight</option>
        <option value="round">Round</option>
      </Select>
      <Select
        label="Depth"
        value={decisions.depth as string}
        onChange={(event) => onChange({ depth: event.target.value as 'line' | 'shadow' })}
      >
        <option value="line">Lines</option>
        <option value="shadow">Soft shadows</option>
      </Select>
      <TextField
        label="Font of the text"
        value={fonts.body}
        onChange={(event) => onChange({ fonts: { ...fonts, body: event.target.value } })}
      />
      <TextField
        label="Font of headings"
        optional
        value={fonts.display ?? ''}
        onChange={(event) =>
          onChange({
            fonts: { body: fonts.body, ...(event.target.value && { display: event.target.value }) },
          })
        }
      />
      <TextField
        label="Name"
        value={decisions.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </Grid>
  );
}

function BrandMaker() {
  const [decisions, setDecisions] = useState(start);
  const [screen, setScreen] = useState('Header');
  const { theme, fault } = useTheme(decisions);
  useOnPage(theme);
  const file = themeFile(decisions);
  const shown = screen === 'all' ? Object.keys(screens) : [screen];
  return (
    <Stack gap={6}>
      <Card>
        <Stack gap={5}>
          <DecisionsForm
            decisions={decisions}
            onChange={(change) => setDecisions((old) => ({ ...old, ...change }))}
          />
          {fault !== undefined && (
            <Alert tone="error" role="alert">
              <span style={{ whiteSpace: 'pre-line' }}>{fault}</span>
            </Alert>
          )}
          <Text as="code" size="code">
            <span style={{ whiteSpace: 'pre-wrap', color: vars.color.textSecondary }}>{file}</span>
          </Text>
          <span>
            <CopyButton value={file} disabled={fault !== undefined}>
              Copy the theme file
            </CopyButton>
          </span>
        </Stack>
      </Card>
      <Select label="Screen" value={screen} onChange={(event) => setScreen(event.target.value)}>
        {Object.keys(screens).map((name) => (
          <option key={name}>{name}</option>
        ))}
        <option value="all">All eight</option>
      </Select>
      {shown.map((name) => {
        const Screen = screens[name];
        return Screen && <Screen key={name} />;
      })}
    </Stack>
  );
}

/** Try a brand's colours, corners and fonts on the screens of the shop, then copy the file into your theme. */
export const TryYourBrand: StoryObj = {
  render: () => <BrandMaker />,
};

/** What the page does, for the tests: whoever opens it shall find it at rest, so it is in no sidebar. */
export const Tried: StoryObj = {
  tags: ['!dev', '!autodocs'],
  parameters: { visual: { widths: [] } },
  render: () => <BrandMaker />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const root = document.documentElement;
    const value = (role: string) => getComputedStyle(root).getPropertyValue(`--dl-color-${role}`);
    const isDark = root.dataset['colorMode'] === 'dark';
    const of = (decisions: BrandDecisions) => createBrandTheme(decisions)[isDark ? 'dark' : 'light'];
    await expect(value('text-on-brand')).toBe(of(start).textOnBrand);
    await fireEvent.change(page.getByLabelText(colors.onBrand), { target: { value: start.brand } });
    await expect(page.getByRole('alert')).toHaveTextContent('textOnBrand');
    await expect(page.getByRole('alert')).toHaveTextContent(/Nearest good colour: onBrand #[0-9a-f]{6}/);
    await expect(page.getByRole('button', { name: 'Copy the theme file' })).toBeDisabled();
    await expect(value('text-on-brand')).toBe(of(start).textOnBrand);
    await fireEvent.change(page.getByLabelText(colors.onBrand), { target: { value: start.onBrand } });
    await fireEvent.change(page.getByLabelText(colors.brand), { target: { value: '#5b2d8e' } });
    await expect(page.queryByRole('alert')).toBeNull();
    await expect(value('surface-brand')).toBe(of({ ...start, brand: '#5b2d8e' }).surfaceBrand);
  },
};
