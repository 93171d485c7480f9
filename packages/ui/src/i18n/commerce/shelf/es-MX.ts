import { countFor, pluralFor } from '../../plural.ts';
import type { ShelfStrings } from './messages.ts';

const plural = pluralFor('es-MX');
const shown = countFor('es-MX');

export const esMXShelf: ShelfStrings = {
  fitCount: (count, vehicle) =>
    plural(count, {
      one: `${shown(count)} que le queda${vehicle ? ` a tu ${vehicle}` : ''}`,
      other: `${shown(count)} que le quedan${vehicle ? ` a tu ${vehicle}` : ''}`,
    }),
  questionCount: (count) =>
    plural(count, {
      one: `${shown(count)} requiere una respuesta`,
      other: `${shown(count)} requieren una respuesta`,
    }),
  itemCount: (count) =>
    plural(count, { one: `${shown(count)} artículo`, other: `${shown(count)} artículos` }),
  filters: 'Filtrar',
  apply: 'Aplicar',
  showResults: (count) =>
    plural(count, { one: `Ver ${shown(count)} artículo`, other: `Ver ${shown(count)} artículos` }),
  clearAll: 'Quitar todos',
  removeFilter: (label) => `Quitar filtro: ${label}`,
  applied: 'Filtros aplicados',
  onlyFits: 'Solo piezas que le quedan',
  onlyFitsWithoutVehicle: 'Agrega tu vehículo para ver solo las piezas que le quedan',
  showMoreValues: (count) => `Ver todos (${shown(count)})`,
  minimum: 'Desde',
  maximum: 'Hasta',
  promoted: 'Filtros rápidos',
  sort: 'Ordenar',
  sortOrder: {
    relevance: 'Las que le quedan primero',
    priceUp: 'Precio: de menor a mayor',
    priceDown: 'Precio: de mayor a menor',
    rating: 'Mejor calificadas',
  },
  progress: (count, total) => `${shown(count)} de ${shown(total)}`,
  showMore: (count) => `Ver ${shown(count)} más`,
  emptyTitle: 'No encontramos artículos',
  emptyFiltered: 'Quita algún filtro para ver más.',
  emptySearch: (term) => `Sin resultados para “${term}”`,
  emptyFit: (vehicle, term) =>
    term
      ? `Sin resultados para “${term}” que le queden a tu ${vehicle}`
      : `Nada de esto le queda a tu ${vehicle}`,
  showUnfit: 'Ver piezas para todos los vehículos',
  didYouMean: 'Quizá quisiste decir',
  emptyHints: [
    'Revisa la ortografía o usa una palabra más corta.',
    'Escribe el número de parte con o sin guiones.',
    'Describe la falla: “rechinan los frenos”, “no arranca”.',
  ],
  popular: 'Categorías populares',
};
