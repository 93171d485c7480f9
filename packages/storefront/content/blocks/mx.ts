import type { PageBlocks } from '../../src/pageBlocks.ts';

export const mx: PageBlocks = {
  '/': {
    title: 'Por qué aquí',
    cards: [
      {
        title: 'Compatibilidad con razones',
        text: 'Cada pieza dice si le queda a tu vehículo, qué se revisó, y pregunta cuando no puede saberlo.',
        link: { label: 'Elige tu vehículo', href: '/user/myVehicle' },
      },
      {
        title: 'Listo en 30 minutos',
        text: 'La mayoría de los pedidos te espera en media hora mientras la tienda está abierta. Recoger no cuesta.',
        link: { label: 'Busca una tienda', href: '/store' },
      },
      {
        title: '90 días para devolver',
        text: 'Lo que no se instaló se devuelve en cualquier tienda o por paquetería, y el dinero como pagaste.',
        link: { label: 'Cómo devolver', href: '/lp/termsAndConditions#returnsPolicy' },
      },
      {
        title: 'El depósito del casco regresa',
        text: 'El depósito se muestra antes de pagar. Entrega la pieza usada y se devuelve completo.',
        link: { label: 'Rastrea un pedido', href: '/trackOrder' },
      },
    ],
  },
  '/user/myVehicle': {
    title: 'Qué cambia con tu vehículo',
    cards: [
      {
        title: 'Cada estante responde primero',
        text: 'Primero salen las piezas que le quedan. Lo que no le queda sigue a la vista y lo dice.',
      },
      {
        title: 'Una pregunta en vez de adivinar',
        text: 'Si tu modelo se fabricó de dos maneras, preguntamos el dato que decide y lo recordamos.',
      },
      {
        title: 'Se guarda aquí y tú lo borras',
        text: 'El vehículo se recuerda en este navegador. No necesitas cuenta, y un botón lo quita.',
        link: { label: 'Privacidad', href: '/lp/termsAndConditions#privacyPolicy' },
      },
    ],
  },
  '/trackOrder': {
    title: 'Antes de buscar',
    cards: [
      {
        title: 'Dónde está el número',
        text: 'Está en el correo que te mandamos al comprar y en la página de confirmación.',
      },
      {
        title: '¿No llegó el correo?',
        text: 'Revisa el correo no deseado, o usa el teléfono que diste en vez del correo.',
      },
      {
        title: 'Al recoger',
        text: 'Lleva el número de pedido y una identificación con foto al mostrador de tu tienda.',
        link: { label: 'Busca una tienda', href: '/store' },
      },
    ],
  },
};
