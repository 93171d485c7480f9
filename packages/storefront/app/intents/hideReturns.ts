/** Intent of the strip that says how long a part can come back (SHELL-055). */
export const HIDE_RETURNS = 'hide-returns';
