import { Alert, Button, Grid, Stack, Text } from '@driveline/ui';
import { ColorField } from './ColorField.tsx';
import { ContrastFaults } from './ContrastFaults.tsx';
import { withColor, type Look } from './draft.ts';
import { colorInputs, colors } from './lookLabels.ts';
import type { MadeTheme } from './madeTheme.ts';

export interface ColorFieldsProps {
  look: Look;
  /** What the look made a moment ago. */
  made: MadeTheme;
  onChange: (look: Look) => void;
}

const rolesByHand = ({ light, dark }: Look) =>
  Object.keys({ ...light }).length + Object.keys({ ...dark }).length;

/** Five colors that all others follow from, and what is wrong with them. */
export function ColorFields({ look, made, onChange }: ColorFieldsProps) {
  const byHand = rolesByHand(look);
  return (
    <Stack gap={5}>
      {!made.theme && made.contrast && (
        <ContrastFaults
          title="Too faint to read. The page keeps the last good colors."
          faults={made.contrast}
          onApply={(change, color) => onChange(withColor(look, change, color))}
        />
      )}
      {!made.theme && !made.contrast && (
        <Alert tone="error" role="alert" title="These colors make no theme.">
          <Text size="bodyS">{made.reason}</Text>
        </Alert>
      )}
      <Grid min="200px" gap={4}>
        {colorInputs.map((input) => (
          <ColorField
            key={input}
            label={colors[input][0]}
            description={colors[input][1]}
            value={look[input]}
            onChange={(color) => color !== look[input] && onChange(withColor(look, input, color))}
          />
        ))}
      </Grid>
      {byHand > 0 && (
        <Stack gap={3} align="start">
          <Text size="bodyS" tone="secondary">
            {`${byHand} more color roles are set by hand, in light and dark mode. They do not follow the five above.`}
          </Text>
          <Button size="s" variant="outline" onClick={() => onChange({ ...look, light: {}, dark: {} })}>
            Derive all roles
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
