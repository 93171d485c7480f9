import { Checkbox, Select, Stack, Text } from '@driveline/ui';
import { FieldGroup, TextField } from '@driveline/ui/forms';
import { markets as shipped, type Market } from '@driveline/markets';
import type { ChangeDraft, Draft } from './draft.ts';
import { marketNamed } from './madeShop.ts';

const regions = new Intl.DisplayNames(['en'], { type: 'region' });

export const marketLabel = ({ code, locale }: Market): string =>
  regions.of(new Intl.Locale(locale).region ?? '') ?? code;

export interface MarketFieldsProps {
  draft: Draft;
  faults: Readonly<Record<string, string>>;
  onChange: ChangeDraft;
}

/** Where the shop sells, its default market, and its phone in each. */
export function MarketFields({ draft, faults, onChange }: MarketFieldsProps) {
  const { markets, phones } = draft;
  const toggled = (code: string) =>
    markets.includes(code) ? markets.filter((other) => other !== code) : [...markets, code];
  return (
    <Stack gap={5}>
      <FieldGroup legend="Sells in">
        {shipped.map((market) => (
          <Checkbox
            key={market.code}
            checked={markets.includes(market.code)}
            onChange={() => onChange({ markets: toggled(market.code) })}
          >
            {marketLabel(market)}
          </Checkbox>
        ))}
      </FieldGroup>
      {faults['markets'] && (
        <Text role="alert" size="bodyS" tone="nofit">
          {faults['markets']}
        </Text>
      )}
      {markets.length > 1 && (
        <Select
          label="Default market"
          value={markets[0]}
          onChange={({ target: { value } }) =>
            onChange({ markets: [value, ...markets.filter((code) => code !== value)] })
          }
        >
          {markets.map((code) => (
            <option key={code} value={code}>
              {marketLabel(marketNamed(code))}
            </option>
          ))}
        </Select>
      )}
      {markets.map(marketNamed).map((market) => (
        <TextField
          key={market.code}
          type="tel"
          label={`Phone in ${marketLabel(market)}`}
          optional
          placeholder={market.phone.example}
          value={phones[market.code] ?? ''}
          errorMessage={faults[`phone.${market.code}`]}
          onChange={(event) => onChange({ phones: { ...phones, [market.code]: event.target.value } })}
        />
      ))}
    </Stack>
  );
}
