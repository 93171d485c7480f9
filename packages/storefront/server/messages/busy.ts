/** What a visitor reads while the server is overloaded, by locale. */
export const busyTexts: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  'en-US': { title: 'We’re very busy right now', text: 'We’ll reload this page in a moment.' },
  'es-MX': {
    title: 'Tenemos muchas visitas en este momento',
    text: 'Recargaremos esta página en unos segundos.',
  },
  'pt-BR': { title: 'Estamos com muitos acessos agora', text: 'Vamos recarregar esta página em instantes.' },
};
