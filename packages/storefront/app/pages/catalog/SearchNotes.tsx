import type { SearchResult } from '@driveline/api';
import { useMyVehicle } from '@driveline/hooks';
import { Alert, EmptyState, Inline, Link, Stack } from '@driveline/ui';
import * as paths from '../../paths/index.ts';
import { withLateWords } from '../../shop/lateWords.tsx';
import { useText } from '../../shop/useShop.ts';

type NotesProps = { readonly result: SearchResult };
type Named = NonNullable<SearchResult['namedVehicle']>;

/** How a search was understood: by a code or the light of it, for a vehicle, without some words (PLUS-008, PLUS-054). */
export const SearchNotes = withLateWords(function SearchNotes({ result }: NotesProps) {
  const text = useText();
  const { namedVehicle, troubleCode, asksForCode, ignoredWords = [], originalNumber: number } = result;
  return (
    <Stack gap={3}>
      {troubleCode && <CodeNote found={troubleCode} />}
      {asksForCode && <Alert title={text('results.enterCode')}>{text('results.enterCodeLead')}</Alert>}
      {namedVehicle && <VehicleNote named={namedVehicle} />}
      {number && <p>{text('results.originalNumber', { number })}</p>}
      {ignoredWords.length > 0 && <p>{text('results.ignored', { words: ignoredWords.join(', ') })}</p>}
    </Stack>
  );
});

function CodeNote({ found }: { readonly found: NonNullable<SearchResult['troubleCode']> }) {
  const text = useText();
  const { code, meaning, checks, likelyParts = [] } = found;
  return (
    <Alert title={text('results.code', { code, meaning })}>
      {checks && <p>{checks}</p>}
      <p>{text('results.advice')}</p>
      {likelyParts.length > 0 && <Choices lead={text('results.likely')} choices={likelyParts} />}
    </Alert>
  );
}

type ChoicesProps = { readonly lead?: string | false; readonly choices: Named['choices'] };

const Choices = ({ lead, choices }: ChoicesProps) => (
  <Inline gap={3}>
    {lead && <span>{lead}</span>}
    {choices.map(({ name, searchText }) => (
      <Link key={searchText} href={paths.search(searchText)}>
        {name}
      </Link>
    ))}
  </Inline>
);

function VehicleNote({ named }: { readonly named: Named }) {
  const text = useText();
  const own = useMyVehicle()?.vehicleName;
  const { vehicleName, vehicleId, searchText, choices } = named;
  return (
    <Alert
      title={text(vehicleId ? 'results.forVehicle' : 'results.chooseYear', { vehicle: vehicleName })}
      actions={
        searchText !== '' && (
          <Link href={paths.search(searchText)}>
            {own ? text('results.ownVehicle', { vehicle: own }) : text('results.anyVehicle')}
          </Link>
        )
      }
    >
      {choices.length > 0 && <Choices lead={!!vehicleId && text('results.otherEngines')} choices={choices} />}
    </Alert>
  );
}

/** Of a text of nothing but signs nothing is left to search for (VALID-025); it says what can be. */
export const NothingToSearch = withLateWords(function NothingToSearch({ result }: NotesProps) {
  const text = useText();
  return (
    <EmptyState
      title={text('results.nothingTitle')}
      level={1}
      actions={<Choices choices={result.spellingHints.map((name) => ({ name, searchText: name }))} />}
    >
      {text('results.nothingLead')}
    </EmptyState>
  );
});
