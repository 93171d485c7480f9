/** Ends of font stacks; every name is on some system, so nothing here is downloaded. */
export const systemSans = 'system-ui, sans-serif';
export const systemMono = 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** Fonts of Arial's metrics, on Windows and macOS, Linux, and Android. */
export const arialLikes = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'] as const;
export const boldArialLikes = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'] as const;
