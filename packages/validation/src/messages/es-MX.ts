import type { IssueParams } from '../issue.ts';
import { countRange, type Messages, type SubjectText } from './messages.ts';

const WORDS = { digit: ['dígito', 'dígitos'], character: ['carácter', 'caracteres'] } as const;

function counted(count: unknown, { unit }: SubjectText): string {
  return `${count} ${WORDS[unit][count === 1 ? 0 : 1]}`;
}

function shape(params: IssueParams, { unit }: SubjectText): string {
  return `Debe tener ${countRange(params, 'o', 'a')} ${WORDS[unit][1]}, por ejemplo ${params['example']}.`;
}

const lacks = (count: unknown): string => (count === 1 ? 'falta' : 'faltan');
const exceeds = (count: unknown): string => (count === 1 ? 'sobra' : 'sobran');
const example = (params: IssueParams): string =>
  params['example'] ? `, por ejemplo ${params['example']}` : '';

export const esMX: Messages = {
  subjects: {
    firstName: { name: 'Nombre', unit: 'character' },
    lastName: { name: 'Apellidos', unit: 'character' },
    city: { name: 'Municipio', unit: 'character' },
    nameOnCard: { name: 'Nombre en la tarjeta', unit: 'character' },
    email: { name: 'Correo electrónico', unit: 'character' },
    phone: { name: 'Teléfono', unit: 'digit' },
    postalCode: { name: 'Código postal', unit: 'digit' },
    streetAddress: { name: 'Dirección', unit: 'character' },
    state: { name: 'Estado', unit: 'character' },
    cardNumber: { name: 'Número de tarjeta', unit: 'digit' },
    expiry: { name: 'Vencimiento', unit: 'digit' },
    securityCode: { name: 'Código de seguridad', unit: 'digit' },
    oneTimeCode: { name: 'Código', unit: 'digit' },
    password: { name: 'Contraseña', unit: 'character' },
    passwordRepeat: { name: 'Contraseña repetida', unit: 'character' },
    vin: { name: 'VIN', unit: 'character' },
    serialNumber: { name: 'VIN o número de serie', unit: 'character' },
    quantity: { name: 'Cantidad', unit: 'digit' },
    searchText: { name: 'Búsqueda', unit: 'character' },
    cpf: { name: 'CPF', unit: 'digit' },
    cnpj: { name: 'CNPJ', unit: 'character' },
    rfc: { name: 'RFC', unit: 'character' },
    fiscalId: { name: 'Identificación fiscal', unit: 'character' },
    rewardsLookup: { name: 'Código postal o correo', unit: 'character' },
    giftCardNumber: { name: 'Número de la tarjeta de regalo', unit: 'digit' },
    giftCardPin: { name: 'NIP', unit: 'digit' },
    giftAmount: { name: 'Monto', unit: 'digit' },
    giftName: { name: 'Nombre', unit: 'character' },
    storeQuery: { name: 'Lugar', unit: 'character' },
    orderNumber: { name: 'Número de pedido', unit: 'character' },
    username: { name: 'Nombre de usuario', unit: 'character' },
    licensePlate: { name: 'Placas', unit: 'character' },
    date: { name: 'Fecha', unit: 'digit' },
    mileage: { name: 'Kilometraje', unit: 'digit' },
    cost: { name: 'Costo', unit: 'digit' },
    rewardsFacts: { name: 'Búsqueda', unit: 'character' },
    text: { name: 'Texto', unit: 'character' },
  },
  reasons: {
    missing: () => 'obligatorio',
    invalid: ({ name }, params) => `${name}: el formato no es correcto${example(params)}.`,
    characters: ({ name }, params) =>
      `${name}: no puede contener “${params['character']}”${example(params)}.`,
    spaces: ({ name }, { max }) =>
      `${name}: puede tener como máximo ${max} ${max === 1 ? 'espacio' : 'espacios'}.`,
    short: (subject, params) =>
      `${subject.name}: ${lacks(params['missing'])} ${counted(params['missing'], subject)}. ${shape(params, subject)}`,
    long: (subject, params) =>
      `${subject.name}: ${exceeds(params['extra'])} ${counted(params['extra'], subject)}. ${shape(params, subject)}`,
    checksum: ({ name }) => `${name}: no existe. Revisa cada carácter.`,
    past: ({ name }) => `${name}: la fecha ya pasó.`,
    future: ({ name }) => `${name}: la fecha aún no llega.`,
    prefix: ({ name }, { prefixes }) => `${name}: para este país debe empezar con ${prefixes}.`,
    range: ({ name }, { min, max }) => `${name}: debe ser un número entero de ${min} a ${max}.`,
    tail: ({ name }, { sign, max }) =>
      `${name}: puede tener como máximo ${max} caracteres después de “${sign}”.`,
  },
  rules: {
    required: 'obligatorio',
    maxLength: ({ count }) => `Máximo ${count} caracteres`,
    'firstName.missing': 'te falta escribir el nombre',
    'lastName.missing': 'te faltan los apellidos',
    'city.missing': 'te falta el municipio',
    'city.invalid': 'escribe un municipio válido',
    'email.invalid': 'escribe un correo electrónico válido',
    'cardNumber.invalid': 'escribe un número de tarjeta válido',
    'expiry.past': 'esta tarjeta ya venció',
    'expiry.invalid': (params) => `Escribe mes y año${example(params)}.`,
    'state.invalid': 'Elige un estado de la lista.',
    'securityCode.invalid': ({ digits }) => `El código de seguridad tiene ${digits} dígitos.`,
    'orderNumber.invalid': 'Ingresa el número de pedido de tu correo de confirmación.',
    'searchText.missing': 'Escribe una refacción, un número o una marca.',
    'rewardsLookup.invalid': 'Escribe un código postal de 5 dígitos o un correo.',
    'storeQuery.invalid': 'Escribe un código postal, o una ciudad y un estado.',
    'nameOnCard.invalid': 'Escribe el nombre como está en la tarjeta, de 2 a 30 letras.',
    'firstName.short': ({ min }) => `El nombre necesita al menos ${min} letras.`,
    'lastName.short': ({ min }) => `Los apellidos necesitan al menos ${min} letras.`,
    'firstName.long': ({ max }) => `El nombre puede tener como máximo ${max} caracteres.`,
    'lastName.long': ({ max }) => `Los apellidos pueden tener como máximo ${max} caracteres.`,
    'streetAddress.long': ({ max }) => `La dirección puede tener como máximo ${max} caracteres.`,
    'password.short': ({ min }) => `Usa al menos ${min} caracteres.`,
    'password.long': ({ max }) => `Usa como máximo ${max} caracteres.`,
    'password.invalid': 'Esta contraseña es fácil de adivinar. Es mejor usar varias palabras seguidas.',
    'passwordRepeat.invalid': 'Las contraseñas no coinciden.',
    'username.invalid': (params) =>
      `Usa de 3 a 30 letras, dígitos, puntos, guiones o guiones bajos, con al menos una letra${example(params)}.`,
    'giftAmount.range': ({ min, max }) => `Escribe un monto de ${min} a ${max}.`,
    'giftName.invalid': 'Escribe un nombre sin enlaces ni símbolos.',
    'rewardsFacts.missing': ({ min }) => `Llena al menos ${min} de estos campos.`,
    'text.invalid': (params) => `El formato no es correcto${example(params)}.`,
    'text.long': ({ max }) => `Puede tener como máximo ${max} caracteres.`,
  },
};
