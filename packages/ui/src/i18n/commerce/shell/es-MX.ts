import { pluralFor } from '../../plural.ts';
import type { ShellStrings } from './messages.ts';

const plural = pluralFor('es-MX');

export const esMXShell: ShellStrings = {
  closeMenu: 'Cerrar',
  mainMenu: 'Menú principal',
  home: (brand) => `Inicio de ${brand}`,
  notice: 'Aviso',
  promotions: 'Promociones',
  shortcuts: 'Accesos directos',
  searchLabel: 'Buscar',
  searchPlaceholder: 'Busca por pieza, número, falla o medida',
  recentSearches: 'Búsquedas recientes',
  clearRecent: 'Borrar',
  suggestions: 'Sugerencias',
  productSuggestions: 'Piezas',
  suggestionCount: (count) => plural(count, { one: `${count} sugerencia`, other: `${count} sugerencias` }),
  addVehicle: 'Agregar vehículo',
  changeVehicle: 'Cambiar',
  yourVehicle: (name) => `Tu vehículo: ${name}. Cambiar`,
  selectStore: 'Elige una tienda',
  yourStore: (address) => `Tu tienda: ${address}`,
  hello: (name) => `Hola, ${name}`,
  signInLine: 'Hola, inicia sesión',
  account: 'Cuenta',
  cart: 'Carrito',
  cartItems: (count) => plural(count, { one: `${count} artículo`, other: `${count} artículos` }),
  checkout: 'Pago',
  backToCart: 'Volver al carrito',
  secureCheckout: 'Pago seguro',
  footer: 'Pie de página',
  followUs: 'Síguenos',
  otherSites: 'Nuestros otros sitios',
  cookieSettings: 'Configurar cookies',
  legal: 'Información legal',
  seal: 'Conexión segura',
};
