import type { LandingPage } from '../../src/landingPage.ts';

/** What shoppers ask. The answers promise what the rules of the shop do. */
export const mx: LandingPage = {
  title: 'Preguntas y respuestas',
  lead: 'Respuestas breves sobre pedidos, recolección, devoluciones, puntos y tu vehículo.',
  sections: [],
  questions: [
    {
      id: 'orders',
      title: 'Pedidos y pago',
      items: [
        {
          id: 'track',
          question: '¿Dónde está mi pedido?',
          answer:
            'Rastréalo con el número de pedido y tu correo o teléfono, sin cuenta. El número viene en el correo que enviamos al recibir tu pedido.',
        },
        {
          id: 'change',
          question: '¿Puedo cambiar o cancelar un pedido?',
          answer:
            'Puedes cancelar un envío hasta que sale. Abre el pedido y elige cancelar; el dinero regresa por la misma forma de pago. Para cambiar refacciones, cancela y haz otro pedido.',
        },
        {
          id: 'oxxo',
          question: '¿Cómo pago en OXXO?',
          answer:
            'Al terminar tu pedido recibes una referencia. Págala en caja dentro de tres días; el pedido avanza cuando llega el pago y la refacción queda apartada mientras tanto.',
        },
      ],
    },
    {
      id: 'pickup-and-delivery',
      title: 'Recolección y envío',
      items: [
        {
          id: 'pickup-time',
          question: '¿Qué tan rápido es recoger en tienda?',
          answer:
            'El carrito muestra la hora de tu tienda antes de pagar. Con la tienda abierta, casi todos los pedidos están listos en media hora.',
        },
        {
          id: 'delivery-time',
          question: '¿Cuándo llega un envío?',
          answer:
            'Cada refacción muestra su día antes de comprar, para tu código postal. El día siguiente se ofrece donde se puede cumplir, con la hora límite para pedir.',
        },
      ],
    },
    {
      id: 'returns',
      title: 'Devoluciones y casco',
      items: [
        {
          id: 'return',
          question: '¿Cómo devuelvo una refacción?',
          answer:
            'Tienes 90 días si no se instaló. Inicia la devolución desde el pedido y lleva la refacción a cualquier tienda o envíala con la guía.',
        },
        {
          id: 'core',
          question: '¿Qué es el cargo por casco?',
          answer:
            'Un depósito por la pieza usada, que se reconstruye. Tráela dentro de 90 días y se devuelve completo.',
        },
      ],
    },
    {
      id: 'rewards',
      title: 'Recompensas',
      items: [
        {
          id: 'earn',
          question: '¿Cómo gano recompensas?',
          answer:
            'Tus compras suman créditos, después de descuentos y sin casco, envío ni impuestos. Los créditos se vuelven una recompensa por sí solos; las reglas del programa dicen cuántos hacen falta.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Cuenta',
      items: [
        {
          id: 'guest',
          question: '¿Necesito una cuenta?',
          answer:
            'No. Una cuenta guarda tus vehículos, direcciones, pedidos y recompensas; comprar, rastrear y devolver funciona sin ella.',
        },
      ],
    },
    {
      id: 'vehicles',
      title: 'Vehículos y compatibilidad',
      items: [
        {
          id: 'fit',
          question: '¿Cómo sé si una refacción le queda a mi vehículo?',
          answer:
            'Elige tu vehículo por año, marca, modelo y motor. Cada refacción dice entonces si le queda, qué se revisó, y hace una pregunta cuando tu modelo se fabricó de dos maneras. La respuesta se guarda con tu pedido. Si dijimos que una refacción le queda y no es así, la recibimos de vuelta sin costo.',
        },
        {
          id: 'vin',
          question: '¿Dónde está el NIV de mi vehículo?',
          answer:
            'Tiene 17 caracteres y está al pie del parabrisas del lado del conductor, en la etiqueta de la puerta del conductor y en la tarjeta de circulación.',
        },
      ],
    },
  ],
};
