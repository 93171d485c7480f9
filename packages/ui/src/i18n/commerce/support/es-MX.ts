import { pluralFor } from '../../plural.ts';
import type { BannerStrings, ChatStrings, ContactStrings, ContentStrings, FaqStrings } from './messages.ts';

const plural = pluralFor('es-MX');

export const esMXBanner: BannerStrings = {
  app: { label: 'Nuestra app', get: 'Descargar app' },
  offer: {
    label: 'Oferta por correo',
    signUp: 'Suscribirme',
    unlocked: (value) => `Ya tienes ${value} de descuento`,
    code: 'Código',
    expires: (date) => `Válido hasta el ${date}`,
    savings: 'Ver todas las ofertas',
    noThanks: 'No, gracias',
    copy: 'Copiar código',
    failed: 'No pudimos suscribirte. Inténtalo de nuevo.',
  },
};

export const esMXChat: ChatStrings = {
  title: 'Chat en vivo',
  open: 'Chatea con nosotros',
  checking: 'Buscando a alguien que te atienda',
  closed: 'El chat está cerrado',
  hours: (hours) => `Atendemos ${hours}.`,
  connecting: 'Te estamos comunicando con un asesor',
  log: 'Conversación',
  you: 'Tú',
  agent: 'Nuestro equipo',
  message: 'Mensaje',
  send: 'Enviar',
  sendFailed: 'Este mensaje no se envió. Inténtalo de nuevo.',
  writing: (name) => `${name} está escribiendo`,
  end: 'Terminar chat',
  confirmEnd: { question: '¿Terminar este chat?', yes: 'Sí, terminar', no: 'Seguir en el chat' },
  ended: 'El chat terminó',
  mailTranscript: 'Enviarme la conversación por correo',
  transcriptSent: 'Te estamos enviando la conversación por correo.',
  startAgain: 'Iniciar otro chat',
  failed: 'No pudimos comunicarte',
  contactUs: 'Contáctanos',
  call: (phone) => `Llamar al ${phone}`,
  proposal: {
    label: 'Ayuda por chat',
    question: '¿Necesitas ayuda?',
    lead: 'Pregúntanos por piezas, compatibilidad o tu pedido.',
    start: 'Chatear ahora',
  },
};

export const esMXContact: ContactStrings = {
  tab: 'Contáctanos',
  options: 'Formas de contactarnos',
  chat: { title: 'Chat en vivo', lead: 'Alguien de nuestro equipo te responde al momento' },
  survey: { title: 'Opinar sobre el sitio', lead: 'Cuéntanos qué funciona aquí y qué no' },
  store: { title: 'Opinar sobre una tienda', lead: 'Cuéntanos cómo te fue en tu visita' },
  contact: { title: 'Contáctanos', lead: 'Teléfono, correo y respuestas por tema' },
  back: 'Volver',
  surveyLate: 'La encuesta está tardando en cargar.',
  openSurvey: 'Abrir la encuesta',
};

export const esMXContent: ContentStrings = {
  noEvents: 'Por ahora no hay eventos',
  pastEvents: 'Eventos anteriores',
  repairShops: 'Talleres',
  shopsFound: (count, place) =>
    plural(count, { one: `1 taller cerca de ${place}`, other: `${count} talleres cerca de ${place}` }),
  noShops: 'No hay talleres cerca',
  noShopsHint: 'Prueba con otro código postal o pregunta en el mostrador de tu tienda.',
  appStore: { ios: 'Descárgala en el App Store', android: 'Disponible en Google Play' },
  guide: {
    cautions: 'Antes de empezar',
    difficulty: 'Dificultad',
    levels: { easy: 'Fácil', medium: 'Media', hard: 'Difícil' },
    time: 'Tiempo',
    minutes: (count) => plural(count, { one: '1 minuto', other: `${count} minutos` }),
    tools: 'Herramientas',
    parts: 'Compra refacciones para este trabajo',
  },
  scan: 'Escanea el código con la cámara de tu celular.',
  scanLabel: 'Código QR de esta página',
};

export const esMXFaq: FaqStrings = {
  filter: 'Buscar en las preguntas',
  show: 'Buscar',
  showAll: 'Ver todas las preguntas',
  none: 'No encontramos preguntas',
  contactUs: 'Contáctanos',
  found: (count) => plural(count, { one: '1 pregunta', other: `${count} preguntas` }),
};
