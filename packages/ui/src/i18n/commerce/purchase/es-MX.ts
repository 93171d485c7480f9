import { pluralFor } from '../../plural.ts';
import type { PurchaseStrings } from './messages.ts';

const plural = pluralFor('es-MX');
const items = (count: number) => plural(count, { one: `${count} artículo`, other: `${count} artículos` });
const parts = (count: number) => plural(count, { one: `${count} refacción`, other: `${count} refacciones` });

export const esMXPurchase: PurchaseStrings = {
  items,
  emptyCart: 'Tu carrito está vacío',
  emptyCartHint: 'Aquí se guardan las refacciones que agregues, junto con el vehículo para el que son.',
  shopParts: 'Ver refacciones',
  quantityOf: (title) => `Cantidad de ${title}`,
  quantity: (count) => `Cantidad ${count}`,
  removeOf: (title) => `Quitar ${title}`,
  finding: {
    tooFew: (needed) => `Tu vehículo lleva ${needed} de estas piezas`,
    sameSideTwice: (position, needed) =>
      `Más de lo que lleva un vehículo: posición ${position.toLowerCase()}, ${needed}`,
    otherVehicle: (vehicle, others) => `Para tu ${vehicle}; casi todo este carrito es para tu ${others}`,
    takeQuantity: (quantity) => `Cambiar a ${quantity}`,
  },
  update: 'Actualizar',
  each: (amount) => `${amount} c/u`,
  coreEach: (amount) => `+ ${amount} de depósito por casco c/u`,
  forVehicle: (vehicle) => `Para tu ${vehicle}`,
  viewCart: 'Ver carrito',
  checkOut: 'Pagar',
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
    missing: (store) => `Algunas refacciones no se pueden recoger en ${store}`,
  },
  substitute: {
    title: 'Refacción similar disponible',
    more: (amount) => `${amount} más`,
    less: (amount) => `${amount} menos`,
    samePrice: 'Mismo precio',
    swap: 'Cambiar por esta',
    swapOf: (title) => `Cambiar por esta: ${title}`,
  },
  subtotal: 'Subtotal',
  way: {
    legend: 'Cómo lo recibes',
    pickup: 'Recoger',
    nextDay: 'Al día siguiente',
    regular: 'Envío',
    unavailable: 'no disponible para esta refacción',
  },
  group: {
    pickup: 'Recoge en {store}',
    pickupReady: (time) => `Listo ${time}`,
    nextDay: (date) => `Entrega ${date}`,
    regular: (date) => `Envío, llega ${date}`,
    deliveryPending: 'Envío a tu domicilio',
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
    coreBack: 'Depósito por casco que te devolvemos',
    estimatedTotal: 'Total estimado',
    afterCore: 'Al devolver el casco',
    show: 'Ver resumen',
  },
};
