import type { ConsentStrings } from './messages.ts';

export const esMXConsent: ConsentStrings = {
  title: 'Configurar cookies',
  lead: 'Tú decides qué podemos guardar en este navegador. Puedes cambiarlo aquí cuando quieras.',
  alwaysOn: 'Siempre activas',
  categories: {
    necessary: {
      name: 'Necesarias',
      use: 'Tu carrito, tu sesión, tu tienda y tu vehículo. Sin ellas la tienda no funciona.',
    },
    analytics: {
      name: 'Análisis',
      use: 'Cómo se encuentran y se usan las páginas, contado sin tu nombre.',
    },
    sessionReplay: {
      name: 'Repetición de la sesión',
      use: 'Cómo se usó una página, para encontrar fallas. Lo que escribes se oculta.',
    },
    attribution: { name: 'Publicidad', use: 'Qué anuncio o enlace nuestro te trajo aquí.' },
    survey: { name: 'Encuestas', use: 'Si ya te pedimos tu opinión.' },
  },
  save: 'Guardar mi elección',
  acceptAll: 'Aceptar todas',
  necessaryOnly: 'Solo las necesarias',
  saved: 'Guardamos tu configuración de cookies',
};
