import { pluralFor } from '../../plural.ts';
import type { PageStrings } from './messages.ts';

const plural = pluralFor('es-MX');

export const esMXPage: PageStrings = {
  hero: {
    question: '¿Qué vas a reparar?',
    lead: 'Dinos tu vehículo una vez y te mostramos qué le queda y por qué.',
    shoppingFor: 'Comprando para',
    switchVehicle: 'Cambiar vehículo',
    seeFitting: 'Ver piezas que le quedan',
    due: 'Le toca ahora',
    wearParts: 'Piezas de desgaste',
  },
  jobs: 'Comprar por reparación',
  near: {
    title: 'Cerca de ti',
    noStore: 'Elige tu tienda para ver disponibilidad, horario y cuándo recoger.',
    findStore: 'Buscar tienda',
    directions: 'Cómo llegar',
    details: 'Horario y servicios',
    change: 'Cambiar tienda',
    ordersReady: (count) =>
      plural(count, {
        one: `${count} pedido listo para recoger`,
        other: `${count} pedidos listos para recoger`,
      }),
  },
  deals: {
    title: 'Compra el paquete y ahorra',
    note: 'Agrega todas las piezas de la oferta y el descuento se aplica automáticamente.',
    pieces: (shown) => `${shown} ×`,
    save: (amount) => `Ahorras ${amount}`,
  },
  category: {
    tiles: 'Categorías',
    parts: (count, shown) => plural(count, { one: `${shown} pieza`, other: `${shown} piezas` }),
    brands: 'Marcas populares',
  },
  notFound: {
    title: 'No encontramos la página',
    text: 'Esta página no existe o cambió de lugar. Busca la pieza por nombre o número.',
  },
  refused: {
    title: 'No podemos mostrar esta página',
    text: 'Algo salió mal. Busca lo que necesitas o empieza desde la página de inicio.',
  },
  crash: {
    title: 'Algo salió mal',
    text: 'La falla es nuestra, no tuya. Tu carrito y tu vehículo siguen guardados.',
    details: 'Detalles para desarrolladores',
  },
  searchLabel: 'Pieza, número o falla',
  categories: 'Todas las categorías',
  goHome: 'Ir a la página de inicio',
};
