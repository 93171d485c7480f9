import type { LandingPages } from '../../src/landingPage.ts';

/** Pages about the shop beyond its parts: partners, the app, texts, the neighborhood. */
export const mx: LandingPages = {
  'affiliate-program': {
    title: 'Programa de afiliados',
    lead: 'Recomienda {name} y gana una comisión por los pedidos que nos traigas.',
    sections: [
      {
        id: 'how',
        title: 'Cómo funciona',
        paragraphs: [
          'Cuéntanos de tu sitio, canal o taller. Revisamos cada solicitud una por una.',
          'Cuando te aprobamos, te enviamos enlaces propios. Contamos los pedidos que llegan por ellos.',
        ],
      },
      {
        id: 'terms',
        title: 'Condiciones',
        paragraphs: [
          'La comisión se paga por las refacciones que no se devuelven. No cuentan los cascos, el envío, el IVA ni las devoluciones.',
          'Di en tu página que ganas una comisión. Los anuncios que se hacen pasar por {name} terminan la relación.',
        ],
      },
    ],
    next: {
      title: 'Solicita tu ingreso',
      text: 'Escríbenos con la dirección de tu sitio y quiénes lo visitan.',
      link: { label: 'Solicitar ingreso', href: '/contactus/generalComments' },
    },
  },
  '{brand}-mobile-app': {
    title: '{name} en tu celular',
    lead: 'Toda la tienda cabe en tu celular, en el navegador o en la app.',
    sections: [
      {
        id: 'counter',
        title: 'En el mostrador',
        paragraphs: ['Muestra en la pantalla tu código para recoger o tu tarjeta de recompensas.'],
      },
      {
        id: 'garage',
        title: 'En la cochera',
        paragraphs: ['Llevas contigo tus vehículos, sus refacciones y su historial de servicio.'],
      },
      {
        id: 'get',
        title: 'Descarga la app',
        paragraphs: [
          'Busca {name} en la tienda de apps de tu celular. ¿Sin app? Agrega este sitio a tu pantalla de inicio.',
        ],
      },
    ],
    next: {
      title: 'Empieza aquí',
      text: 'Inicia sesión una vez y verás tus vehículos en todos tus dispositivos.',
      link: { label: 'Iniciar sesión', href: '/signin' },
    },
  },
  sms: {
    title: 'Mensajes de texto',
    lead: 'Qué te enviamos por mensaje y qué no.',
    sections: [
      {
        id: 'codes',
        title: 'Códigos de seguridad',
        paragraphs: [
          'Si al iniciar sesión eliges tu celular, te enviamos un código de seis dígitos. Nadie de {name} te lo va a pedir.',
        ],
      },
      {
        id: 'cost',
        title: 'Costo',
        paragraphs: ['Nosotros no cobramos nada. Tu compañía telefónica puede cobrar sus tarifas.'],
      },
      {
        id: 'ads',
        title: 'Sin publicidad por mensaje',
        paragraphs: [
          'Las ofertas llegan por correo y solo si las pediste. Puedes desactivarlas en tu perfil.',
        ],
      },
    ],
    next: {
      title: 'Tu número de celular',
      text: 'Cámbialo o elimínalo cuando quieras.',
      link: { label: 'Abrir tu perfil', href: '/user/myProfile' },
    },
  },
  community: {
    title: 'Comunidad',
    lead: 'Aprende, recicla y conoce a otras personas que arreglan su auto.',
    sections: [
      {
        id: 'events',
        title: 'Eventos',
        paragraphs: ['Por ahora no hay eventos programados. Tu tienda anuncia los próximos en el mostrador.'],
      },
      {
        id: 'recycling',
        title: 'Reciclaje',
        paragraphs: ['Todas las tiendas reciben aceite usado, baterías y cascos durante todo el año.'],
      },
    ],
    next: {
      title: 'Hazlo tú',
      text: 'Guías paso a paso para los trabajos más comunes.',
      link: { label: 'Abrir las guías de reparación', href: '/user/repairGuides' },
    },
  },
};
