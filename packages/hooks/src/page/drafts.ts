import type { BrowserStorage } from '../storage/index.ts';

/** Texts by field. `owner` is the profile of the member who typed them, empty for a guest. */
type Draft = { readonly owner: string; readonly fields: Readonly<Record<string, string>> };
type AllDrafts = Readonly<Record<string, Draft | undefined>>;

const isFor = (draft: Draft | undefined, owner: string): draft is Draft =>
  draft !== undefined && (draft.owner === '' || draft.owner === owner);

/** Each member's beside a guest's: who types next takes nothing from who left. */
const keyOf = (form: string, owner: string) => (owner ? `${form} ${owner}` : form);

export type Drafts = ReturnType<typeof createDrafts>;

/** Texts of forms that were not sent yet. They are one key of the store, so that a sign-out ends them all (`clearSession`). */
export function createDrafts(storage: Pick<BrowserStorage, 'read' | 'write'>) {
  function readAll(): AllDrafts {
    try {
      return JSON.parse(storage.read('drafts') ?? '{}') as AllDrafts;
    } catch {
      return {};
    }
  }
  const writeAll = (drafts: AllDrafts) => storage.write('drafts', JSON.stringify(drafts));

  /** What this shopper typed into the form; a guest who signed in since is the same shopper. */
  function read(form: string, owner: string): Draft['fields'] {
    const all = readAll();
    const draft = all[keyOf(form, owner)] ?? all[form];
    return isFor(draft, owner) ? draft.fields : {};
  }

  function write(form: string, owner: string, field: string, value: string): void {
    const fields = { ...read(form, owner), [field]: value };
    writeAll({ ...readAll(), [keyOf(form, owner)]: { owner, fields } });
  }

  /** What stands in a control. */
  const keep = (form: string, owner: string, control: TextControl): void =>
    write(form, owner, control.name, textOf(control));

  /** The server has it: what the shopper typed, and what they typed before they signed in. */
  function drop(form: string, owner: string): void {
    const { [keyOf(form, owner)]: own, [form]: asGuest, ...others } = readAll();
    if (own ?? asGuest) writeAll(others);
  }

  return { read, write, keep, drop };
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NEVER_KEPT = /^(password|hidden|checkbox|radio|file|submit|button)$/;
/** A password that is shown has the type of a text. */
const SECRET = /(^|\s)(cc-|one-time-code|(current|new)-password)/;

/** A box that opens fields comes back with what stands in them. */
const isKeptBox = (target: HTMLInputElement): boolean =>
  target.type === 'checkbox' && 'kept' in target.dataset;

/** Neither passwords nor codes nor anything of a card. */
export const isDraftable = (target: unknown): target is TextControl =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement) &&
  target.name !== '' &&
  (!NEVER_KEPT.test(target.type) || isKeptBox(target as HTMLInputElement)) &&
  !SECRET.test(target.autocomplete);

/** Nobody has changed it since the page was drawn. */
export function isAsServed(control: TextControl): boolean {
  if (control.type === 'checkbox') {
    const { checked, defaultChecked } = control as HTMLInputElement;
    return checked === defaultChecked;
  }
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const start = [...control.options].findLast(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return control.value === start?.value;
}

const textOf = (control: TextControl): string =>
  control.type === 'checkbox' ? String((control as HTMLInputElement).checked) : control.value;
