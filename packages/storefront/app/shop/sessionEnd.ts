import { create } from 'zustand';

/** The last end of the session that the client told of, for the part that shows it later (ACCT-034). */
export const useSessionEnd = create<{ readonly end: { readonly idle: boolean } | undefined }>(() => ({
  end: undefined,
}));
