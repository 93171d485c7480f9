import { pluralFor } from '../../plural.ts';
import type { PurchaseStrings } from './messages.ts';

const plural = pluralFor('es-MX');
const items = (count: number) => plural(count, { one: `${count} artículo`, other: `${count} artículos` });
const parts = (count: number) => plural(count, { one: `${count} pieza`, other: `${count} piezas` });

export const esMXPurchase: PurchaseStrings = {
  items,
  emptyCart: 'Tu carrito está vacío',
  emptyCartHint: 'Aquí verás las piezas que agregues y el vehículo de cada una.',
  shopParts: 'Ver refacciones',
  quantityOf: (title) => `Cantidad de ${title}`,
  quantity: (count) => `Cantidad ${count}`,
  removeOf: (title) => `Quitar ${title}`,
  finding: {
    tooFew: (needed) => `Tu vehículo lleva ${needed} de estas piezas`,
    sameSideTwice: (position, needed) =>
      `Son de más para un vehículo: lleva ${needed} en la posición ${position.toLowerCase()}`,
    otherVehicle: (vehicle, others) => `Es para tu ${vehicle}. Casi todo tu carrito es para tu ${others}`,
    takeQuantity: (quantity) => `Cambiar a ${quantity}`,
  },
  update: 'Actualizar',
  each: (amount) => `${amount} c/u`,
  coreEach: (amount) => `+ ${amount} de depósito por casco c/u`,
  forVehicle: (vehicle) => `Para tu ${vehicle}`,
  viewCart: 'Ver carrito',
  checkOut: 'Finalizar compra',
  added: 'Se agregó a tu carrito',
  saveForLater: 'Guardar para después',
  saveForLaterOf: (title) => `Guardar para después: ${title}`,
  saved: {
    title: (count) => `Guardado para después (${count})`,
    moveToCart: 'Mover al carrito',
    moveToCartOf: (title) => `Mover al carrito: ${title}`,
    priceDropped: (amount) => `Bajó ${amount} desde que la guardaste`,
    priceRose: (amount) => `Subió ${amount} desde que la guardaste`,
    failed: 'No pudimos cargar lo que guardaste',
  },
  oneStop: {
    title: 'Recoge todo en una sola visita',
    pickUpAll: (store) => `Recoger todo en ${store}`,
    missing: (store) => `Algunas piezas no se pueden recoger en ${store}`,
  },
  substitute: {
    title: 'Pieza similar disponible',
    more: (amount) => `${amount} más`,
    less: (amount) => `${amount} menos`,
    samePrice: 'Mismo precio',
    swap: 'Cambiar por esta',
    swapOf: (title) => `Cambiar por esta: ${title}`,
  },
  subtotal: 'Subtotal',
  way: {
    legend: 'Forma de entrega',
    instore: 'Recoger',
    nextday: 'Al día siguiente',
    regular: 'Envío estándar',
    unavailable: 'no disponible para esta pieza',
  },
  group: {
    instore: 'Recoge en {store}',
    pickupReady: (time) => `Listo ${time}`,
    nextday: (date) => `Llega ${date}`,
    regular: (date) => `Envío, llega ${date}`,
    deliveryPending: 'Envío a domicilio',
  },
  totals: {
    title: 'Resumen del pedido',
    parts,
    discount: 'Ahorro',
    core: 'Depósito por casco, reembolsable',
    delivery: 'Envío',
    deliveryUnknown: 'Escribe tu código postal',
    free: 'Gratis',
    tax: (place) => `Impuestos, ${place}`,
    taxUnknown: 'Impuestos',
    taxPickup: 'Impuestos de lo que recoges',
    taxDelivery: 'Impuestos del envío',
    taxIncluded: (amount) => `Incluye ${amount} de IVA`,
    totalOf: { today: 'Total a pagar hoy', placed: 'Total', refund: 'Reembolso' },
    refundTitle: 'Resumen del reembolso',
    coreBack: 'Reembolso del depósito por casco',
    estimatedTotal: 'Total estimado',
    afterCore: 'Al devolver el casco',
    show: 'Ver resumen',
  },
};
