import { esMXCommerce } from '../commerce/es-MX.ts';
import type { FirstStrings } from '../messages.ts';
import { pluralFor } from '../plural.ts';

const plural = pluralFor('es-MX');

export const esMXFirst: FirstStrings = {
  ...esMXCommerce,
  close: 'Cerrar',
  cancel: 'Cancelar',
  menu: 'Menú',
  search: 'Buscar',
  more: 'Más',
  edit: 'Editar',
  remove: 'Quitar',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando',
  pending: 'Un momento',
  skipToContent: 'Ir al contenido',
  opensInNewTab: 'se abre en una pestaña nueva',
  optional: 'opcional',
  required: 'obligatorio',
  maximumLength: (count) => `Máximo ${count} ${plural(count, { one: 'carácter', other: 'caracteres' })}`,
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  chooseOption: 'Elige',
  errorSummary: (count) =>
    plural(count, { one: 'Hay 1 dato por corregir', other: `Hay ${count} datos por corregir` }),
  quantity: 'Cantidad',
  decreaseQuantity: 'Uno menos',
  increaseQuantity: 'Uno más',
  confirmClose: { question: '¿Seguro que quieres cerrar?', yes: 'SÍ', no: 'NO' },
  notifications: 'Avisos',
  dismissNotification: 'Descartar',
  tone: { info: 'Información', success: 'Listo', warning: 'Atención', error: 'Error' },
  copied: 'Copiado',
  breadcrumbs: 'Ruta de navegación',
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page) => `Página ${page}`,
    currentPage: (page) => `Página ${page}, página actual`,
  },
  stepOf: (step, total) => `Paso ${step} de ${total}`,
  stepDone: 'completado',
  fit: {
    fits: (vehicle) => (vehicle ? `Le queda a tu ${vehicle}` : 'Le queda a tu vehículo'),
    needsMoreInfo: (questions) =>
      plural(questions, { one: '1 pregunta para confirmar', other: `${questions} preguntas para confirmar` }),
    doesNotFit: (vehicle) => (vehicle ? `No le queda a tu ${vehicle}` : 'No le queda a tu vehículo'),
    universal: 'Universal',
    noVehicle: 'Verifica con tu vehículo',
  },
  inStock: (count) => plural(count, { one: '1 disponible', other: `${count} disponibles` }),
};
