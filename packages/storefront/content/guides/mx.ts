import { mx as faqs } from '../faqs/mx.ts';
import type { LandingPages } from '../../src/landingPage.ts';

/** Ayuda y guías. Lo que prometen es lo que la tienda hace: días, puntos y tiempos son los de sus reglas. */
export const mx: LandingPages = {
  faqs,
  'store-pick-up': {
    title: 'Recoger en tienda',
    lead: 'Compra aquí y recoge en el mostrador, sin costo.',
    sections: [
      {
        id: 'order',
        title: '1. Elige tu tienda y haz tu pedido',
        paragraphs: [
          'Con tu tienda elegida, las refacciones muestran lo que hay en ella. En el carrito elige recoger para cada una; un pedido puede combinar tienda y envío.',
        ],
      },
      {
        id: 'wait',
        title: '2. Espera el aviso',
        paragraphs: [
          'Te escribimos cuando todo está listo. La mayoría de los pedidos está en media hora con la tienda abierta; los de la noche, poco después de abrir.',
        ],
      },
      {
        id: 'collect',
        title: '3. Recógelo',
        paragraphs: [
          'Trae el número de pedido y una identificación con foto. Si hubo cargo por casco, trae también la pieza usada y te devolvemos el depósito ahí mismo.',
        ],
      },
    ],
  },
  'store-services': {
    title: 'Lo que hacemos en tienda',
    lead: 'Casi todo toma minutos y no necesita cita. La página de cada tienda dice qué se hace ahí.',
    sections: [
      {
        id: 'battery',
        title: 'Prueba e instalación de batería',
        paragraphs: [
          'Probamos batería, alternador y marcha, e instalamos la batería nueva en la mayoría de los vehículos cuando la compras.',
        ],
      },
      {
        id: 'check-engine',
        title: 'Lectura de check engine',
        paragraphs: [
          'Leemos los códigos guardados y te imprimimos qué significan y sus causas más comunes. Un código señala un circuito, no siempre la pieza dañada.',
        ],
      },
      {
        id: 'wipers',
        title: 'Plumas limpiaparabrisas',
        paragraphs: ['Cómpralas aquí y te las ponemos.'],
      },
      {
        id: 'recycling',
        title: 'Reciclaje',
        paragraphs: [
          'Trae aceite usado y baterías viejas. No mezcles el aceite con anticongelante ni gasolina: así no se puede recibir.',
        ],
      },
    ],
  },
  'loan-a-tool': {
    title: 'Préstamo de herramienta',
    lead: 'Un extractor para una tarde no hace falta comprarlo.',
    sections: [
      {
        id: 'deposit',
        title: '1. Deja un depósito',
        paragraphs: [
          'Pagas el precio de la herramienta como depósito en una tienda que presta. La página de la tienda lo dice.',
        ],
      },
      {
        id: 'job',
        title: '2. Haz el trabajo',
        paragraphs: [
          'Se prestan, entre otros, prensas de rótulas, extractores de poleas y baleros, compresores de resortes, herramienta para calipers y torquímetros. Pregunta cómo se usa antes de llevártela.',
        ],
      },
      {
        id: 'back',
        title: '3. Regrésala',
        paragraphs: ['Limpia y completa dentro de 90 días, y recibes todo tu depósito.'],
      },
    ],
  },
  'fix-finder': {
    title: 'Luz de check engine: qué hacer primero',
    lead: 'Que parpadee o quede fija hace la diferencia.',
    sections: [
      {
        id: 'flashing',
        title: 'Parpadea',
        paragraphs: [
          'El motor falla y llega combustible sin quemar al catalizador. Baja el ritmo, detente en un lugar seguro y no manejes más de lo indispensable.',
        ],
      },
      {
        id: 'steady',
        title: 'Queda fija',
        paragraphs: [
          'Aprieta el tapón de gasolina hasta que truene y maneja unos días: un tapón flojo es causa común. Si sigue, manda leer los códigos.',
        ],
      },
      {
        id: 'read',
        title: 'Lee los códigos',
        paragraphs: [
          'La revisión gratuita en tienda lee códigos guardados y pendientes y los imprime con causas probables. Trae la hoja al buscar la refacción, y prueba antes de cambiar.',
        ],
      },
    ],
  },
  'repair-help': {
    title: 'Ayuda para reparar',
    lead: 'Por dónde empezar y cuándo dejarlo a un taller.',
    sections: [
      {
        id: 'guides',
        title: 'Guías para tu vehículo',
        paragraphs: [
          'Elige tu vehículo y abre las guías de reparación: pasos, precauciones, torques y las refacciones del trabajo.',
        ],
      },
      {
        id: 'first',
        title: 'Buenos primeros trabajos',
        paragraphs: [
          'Plumas, filtro de cabina y de aire, batería, focos y cambio de aceite piden poca herramienta y perdonan errores. La guía de frenos es un paso más.',
        ],
      },
      {
        id: 'leave',
        title: 'Esto es para un taller',
        paragraphs: [
          'Bolsas de aire, alto voltaje de híbridos y eléctricos, líneas de combustible a presión y aire acondicionado piden capacitación y equipo.',
        ],
      },
    ],
  },
  'brake-guide': {
    title: 'Guía de frenos: balatas y discos',
    lead: 'Qué dicen los ruidos, qué se cambia junto y cómo asentar balatas nuevas.',
    sections: [
      {
        id: 'signs',
        title: 'Señales de desgaste',
        paragraphs: [
          'Un chillido agudo al frenar suele ser el indicador de desgaste: planea balatas nuevas. Si raspa, es metal con metal: detente y revisa de inmediato.',
          'El pedal que vibra apunta a discos de espesor disparejo. Si jala hacia un lado, a un caliper pegado o una manguera.',
        ],
      },
      {
        id: 'measure',
        title: 'Mide antes de comprar',
        paragraphs: [
          'Cambia las balatas con 3 mm de material o menos. El disco trae grabado su espesor mínimo; mide en varios puntos. Balatas y discos se cambian por eje, nunca de un solo lado.',
        ],
      },
      {
        id: 'material',
        title: 'Qué material',
        paragraphs: [
          'Cerámica: silenciosa y con poco polvo, para diario. Semimetálica: aguanta calor, para remolcar y sierra. Orgánica: suave, se gasta antes.',
        ],
      },
      {
        id: 'job',
        title: 'Ya que estás ahí',
        paragraphs: [
          'Limpia y engrasa los pernos guía, cambia los herrajes y regresa el pistón despacio, atento al depósito. El líquido oscuro o de dos años se cambia. Usa torres, nunca solo el gato.',
          'Antes de manejar, bombea el pedal hasta que quede firme.',
        ],
      },
      {
        id: 'bed-in',
        title: 'Asiéntalas',
        paragraphs: [
          'En una calle vacía haz unas diez frenadas moderadas de 60 a 10 km/h, con medio minuto entre ellas, sin detenerte con los frenos calientes. Luego deja que se enfríen manejando.',
        ],
      },
    ],
  },
  'battery-test': {
    title: 'Prueba de batería',
    lead: 'Una batería débil avisa antes de dejarte parado.',
    sections: [
      {
        id: 'signs',
        title: 'Señales',
        paragraphs: [
          'El motor gira lento, las luces bajan en ralentí, el reloj pierde la hora o la batería pasa de tres años. El calor la envejece.',
        ],
      },
      {
        id: 'volts',
        title: 'En casa con multímetro',
        paragraphs: [
          'Tras una noche en reposo, 12.6 volts es carga completa y 12.2 es la mitad. Con el motor encendido, 13.7 a 14.7 volts dice que el alternador carga.',
        ],
      },
      {
        id: 'store',
        title: 'En la tienda',
        paragraphs: [
          'La prueba gratuita pone carga a la batería, lo que el voltaje solo no dice, y revisa alternador y marcha. Toma unos diez minutos; una batería descargada se carga primero.',
        ],
      },
      {
        id: 'right',
        title: 'La correcta',
        paragraphs: [
          'Grupo, bornes y amperes de arranque en frío deben coincidir. Un auto con start-stop necesita AGM o EFB, como traía. La vieja es casco: tráela y recibe el depósito.',
        ],
      },
    ],
  },
  savings: {
    title: 'Formas de ahorrar',
    lead: 'Ofertas, puntos y depósitos que regresan.',
    sections: [
      {
        id: 'deals',
        title: 'Ofertas y códigos',
        paragraphs: [
          'Cada oferta dice hasta cuándo dura. Los códigos combinables se suman; de los demás cuenta el que más ahorra. El carrito dice cuál y por qué no el otro.',
        ],
      },
      {
        id: 'rewards',
        title: 'Puntos',
        paragraphs: [
          'Cada $200 en refacciones da un punto, y 20 puntos se vuelven una recompensa de $200. La recompensa se usa en 90 días, un punto vale 365.',
        ],
      },
      {
        id: 'months',
        title: 'Meses sin intereses',
        paragraphs: [
          'Desde $300 con tarjeta puedes pagar en 3, 6, 9 o 12 meses; el pago muestra cuánto es cada mes.',
        ],
      },
    ],
  },
};
