import { pluralFor } from '../../plural.ts';
import type { StoreStrings } from './messages.ts';

const plural = pluralFor('es-MX');

export const esMXStore: StoreStrings = {
  search: 'Buscar tienda',
  find: 'Buscar',
  useMyLocation: 'Usar mi ubicación',
  filters: 'Filtrar tiendas',
  openNow: 'Abiertas ahora',
  wholeCart: 'Todo lo de mi carrito',
  services: {
    'battery-testing': 'Prueba de batería',
    'battery-installation': 'Instalación de batería',
    'wiper-installation': 'Instalación de plumas',
    'loaner-tools': 'Préstamo de herramienta',
    'oil-recycling': 'Reciclaje de aceite',
    'check-engine-reading': 'Lectura de check engine',
    'key-cutting': 'Duplicado de llaves',
    'commercial-counter': 'Mostrador para talleres',
  },
  stores: 'Tiendas',
  found: (count, place) =>
    plural(count, { one: `${count} tienda`, other: `${count} tiendas` }) +
    (place ? ` cerca de ${place}` : ''),
  foundPart: ({ from, to, count }, place) =>
    `${from === to ? from : `${from} a ${to}`} de ${count} tiendas${place ? ` cerca de ${place}` : ''}`,
  none: (radius) => `No hay tiendas a menos de ${radius}`,
  noneHint: 'Prueba con otra ciudad o código postal, o quita un filtro.',
  searchWider: (radius) => `Buscar a menos de ${radius}`,
  failed: 'No pudimos cargar las tiendas',
  failedHint: 'Conservamos tu búsqueda. Inténtalo de nuevo.',
  askPlace: '¿Dónde estás?',
  askPlaceHint: 'Escribe una ciudad o un código postal para ver tiendas cercanas.',
  away: (distance) => `a ${distance}`,
  call: (phone) => `Llamar al ${phone}`,
  directions: 'Cómo llegar',
  directionsTo: (address) => `Cómo llegar a ${address}`,
  hoursAndServices: 'Horario y servicios',
  hours: 'Horario de la tienda',
  days: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  today: 'hoy',
  closed: 'Cerrada',
  open24: 'Abierta las 24 horas',
  closedOn: (date) => `Cerrada el ${date}`,
  closuresTitle: 'Días festivos y otros cierres',
  closedFromTo: (from, until) => `Del ${from} al ${until}`,
  servicesTitle: 'Servicios',
  nearby: 'Tiendas cercanas a esta',
  nearbyOf: (address) => `Tiendas cercanas a ${address}`,
  noPickup: 'En esta tienda no puedes recoger pedidos',
  allInStock: (count) =>
    plural(count, { one: 'Tu artículo está disponible', other: `Los ${count} están disponibles` }),
  someInStock: (inStock, asked) => `${inStock} de ${asked} disponibles`,
  noneInStock: (asked) =>
    plural(asked, { one: 'Tu artículo no está disponible', other: `0 de ${asked} disponibles` }),
  ready: (when) => `listo: ${when}`,
  allReady: (when) => `todo listo: ${when}`,
  notAllReady: 'no todo se puede recoger aquí',
  choose: 'Elegir como mi tienda',
  chooseOf: (address) => `Elegir como mi tienda: ${address}`,
  mine: 'Tu tienda',
  shopHere: 'Comprar en esta tienda',
  changeStore: 'Cambiar tienda',
  detailsFailed: 'No pudimos cargar el horario y los servicios.',
};
