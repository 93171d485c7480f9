import { pluralFor } from '../../plural.ts';
import type { PageStrings } from './messages.ts';

const plural = pluralFor('es-MX');

export const esMXPage: PageStrings = {
  hero: {
    question: '¿Qué vas a reparar?',
    lead: 'Dinos tu vehículo una vez y cada pieza te dice si es compatible y por qué.',
    shoppingFor: 'Comprando para',
    switchVehicle: 'Cambiar vehículo',
    seeFitting: 'Ver piezas compatibles',
    due: 'Te toca ahora',
    wearParts: 'Piezas de desgaste',
  },
  jobs: 'Empieza por el trabajo',
  near: {
    title: 'Cerca de ti',
    noStore: 'Elige tu tienda para ver existencias, horarios y cuándo recoger.',
    findStore: 'Buscar tienda',
    directions: 'Cómo llegar',
    details: 'Horarios y servicios',
    change: 'Cambiar tienda',
    ordersReady: (count) =>
      plural(count, {
        one: `${count} pedido listo para recoger`,
        other: `${count} pedidos listos para recoger`,
      }),
  },
  deals: {
    title: 'Más barato en conjunto',
    note: 'El precio se aplica solo cuando todas las piezas de la oferta están en tu carrito.',
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
    text: 'La dirección no lleva a nada. Quizá la pieza tiene otra: búscala por nombre o número.',
  },
  refused: {
    title: 'No podemos mostrar esta página',
    text: 'Algo lo impidió. Busca lo que necesitas o empieza desde la página de inicio.',
  },
  crash: {
    title: 'Algo no está funcionando',
    text: 'La falla es nuestra, no tuya. Tu carrito y tu vehículo están a salvo.',
    details: 'Detalles para desarrolladores',
  },
  searchLabel: 'Pieza, número o síntoma',
  categories: 'Todas las categorías',
  goHome: 'Ir a la página de inicio',
};
