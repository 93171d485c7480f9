import type { ConsentStrings } from './messages.ts';

export const esMXConsent: ConsentStrings = {
  title: 'Configurar cookies',
  lead: 'Tú decides qué podemos guardar en este navegador. Puedes cambiarlo aquí cuando quieras.',
  alwaysOn: 'Siempre activas',
  categories: {
    necessary: {
      name: 'Necesarias',
      use: 'Guardan tu carrito, tu sesión, tu tienda y tu vehículo. Sin ellas el sitio no funciona.',
    },
    analytics: {
      name: 'Análisis',
      use: 'Nos muestran cómo se encuentran y se usan las páginas, sin tu nombre.',
    },
    sessionReplay: {
      name: 'Repetición de la sesión',
      use: 'Nos muestra cómo se usó una página para corregir fallas. Lo que escribes se oculta.',
    },
    attribution: { name: 'Publicidad', use: 'Nos dice desde qué anuncio o enlace llegaste aquí.' },
    survey: { name: 'Encuestas', use: 'Recuerdan si ya te pedimos tu opinión.' },
  },
  save: 'Guardar mi elección',
  acceptAll: 'Aceptar todas',
  necessaryOnly: 'Solo las necesarias',
  saved: 'Guardamos tu configuración de cookies',
};
