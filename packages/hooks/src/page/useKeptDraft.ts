import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useHeader } from '../header/index.ts';
import { lastSessionEnd, type SessionEnd } from '../session/sessionEnd.ts';
import { accountOf } from '../state/index.ts';
import { isAsServed, isDraftable, type Drafts } from './drafts.ts';
import { giveValue } from './replayEarly.ts';

export type DraftOptions = {
  /** Of the form, in this tab. */
  readonly name: string;
  /** The fields are on the page. */
  readonly isOpen?: boolean;
  /** The server has what was typed. */
  readonly isSaved?: boolean;
  /** Of the form that is on its way, if any. */
  readonly sentIntent?: FormDataEntryValue | null | undefined;
};

/**
 * Keeps the texts of a form until it was sent, over a reload and a way to another page (PLUS-065). They win over what
 * the page fills in, and not over what is typed while it loads.
 */
export function useKeptDraft(
  drafts: Drafts,
  ref: RefObject<HTMLFormElement | null>,
  options: DraftOptions,
): void {
  const { name, isOpen = true, isSaved = false, sentIntent } = options;
  const { data: header } = useHeader();
  const { isAuthenticated, profileId } = accountOf(header);
  const owner = isAuthenticated ? profileId : '';
  const isKnown = header !== undefined;
  const typist = useRef(owner);
  /** A guest becomes a member. What a member typed is no guest's, though the form stays when their session has ended. */
  const isTypist = () => {
    typist.current ||= owner;
    return typist.current === owner;
  };
  const start = useEffectEvent((form: HTMLFormElement) => {
    if (!isTypist()) return;
    const draft = drafts.read(name, owner);
    for (const control of form.elements) {
      if (!isDraftable(control)) continue;
      const kept = draft[control.name];
      if (!isAsServed(control)) drafts.keep(name, owner, control);
      else if (kept !== undefined) giveValue(control, kept, kept === 'true');
    }
  });
  const keep = useEffectEvent((field: Parameters<Drafts['keep']>[2]) => {
    if (isTypist()) drafts.keep(name, owner, field);
  });
  const drop = useEffectEvent(() => drafts.drop(name, typist.current));
  useEffect(() => {
    if (isSaved) drop();
  }, [isSaved]);
  const isSent = useRef(false);
  /** As it was at the press: the page may learn that the session has ended before it renders what is on its way. */
  const endAtPress = useRef<SessionEnd>(undefined);
  useEffect(() => {
    const form = ref.current;
    // Its answer is on its way; one that never comes leaves the page as it is, and the draft with it.
    isSent.current = sentIntent !== undefined && sentIntent === (form && new FormData(form).get('intent'));
  }, [ref, sentIntent]);
  useEffect(() => {
    const form = ref.current;
    if (!form || !isOpen || !isKnown) return undefined;
    // After what was done before hydration has been replayed.
    const soon = setTimeout(() => start(form));
    const type = ({ target }: Event) => {
      if (isDraftable(target)) keep(target);
    };
    const press = () => (endAtPress.current = lastSessionEnd());
    form.addEventListener('input', type);
    form.addEventListener('submit', press);
    return () => {
      clearTimeout(soon);
      form.removeEventListener('input', type);
      form.removeEventListener('submit', press);
      // The form went with the answer: it was taken, where the answer was not that the session has ended.
      if (isSent.current && endAtPress.current === lastSessionEnd()) drop();
    };
  }, [drafts, ref, isOpen, isKnown, name]);
}
