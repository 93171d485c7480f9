/** What a visitor reads while the server takes no further page, by locale. */
export const busyTexts: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  'en-US': { title: 'We are very busy right now', text: 'This page loads again by itself in a moment.' },
  'es-MX': {
    title: 'Hay mucha demanda en este momento',
    text: 'Esta página se carga de nuevo en un momento.',
  },
  'pt-BR': { title: 'Estamos com muitos acessos agora', text: 'Esta página carrega de novo em instantes.' },
};
