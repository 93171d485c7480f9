import type { Localized } from '../db/schema.ts';

const words = (us: string, mx: string, br: string): Localized => ({ us, mx, br });

/** The sentences that the catalogue itself writes; `{name}` places are filled by `fill`. */
export const catalogWords = {
  each: words('each', 'pieza', 'unidade'),
  setOf: words('set of {n}', 'juego de {n}', 'jogo com {n}'),
  brand: words('Brand', 'Marca', 'Marca'),
  position: words('Position', 'Posición', 'Posição'),
  type: words('Part', 'Refacción', 'Peça'),
  price: words('Price', 'Precio', 'Preço'),
  rating: words('Rating', 'Calificación', 'Avaliação'),
  get: words('Get it', 'Recíbelo', 'Receba'),
  fit: words('', '', ''),
  getToday: words('Today at your store', 'Hoy en tu tienda', 'Hoje na sua loja'),
  getTomorrow: words('Next day', 'Al día siguiente', 'No dia seguinte'),
  getShip: words('Shipped to you', 'Envío a domicilio', 'Entrega em casa'),
  ratingUp: words('{n} and up', '{n} o más', '{n} ou mais'),
  searchTitle: words('Results for "{text}"', 'Resultados de "{text}"', 'Resultados para "{text}"'),
  clearance: words('Clearance', 'Liquidación', 'Liquidação'),
  partNumber: words('Part number', 'Número de parte', 'Número da peça'),
  weight: words('Weight', 'Peso', 'Peso'),
  warranty: words(
    '{n}-month limited warranty',
    'Garantía limitada de {n} meses',
    'Garantia limitada de {n} meses',
  ),
  brandStory: {
    value: words(
      '{name} keeps cars running at the lowest price: {categories}, made to fit and nothing more.',
      '{name} mantiene tu auto en marcha al menor precio: {categories}, hechos a la medida y sin adornos.',
      '{name} mantém o carro rodando pelo menor preço: {categories}, feitos sob medida e sem enfeites.',
    ),
    standard: words(
      '{name} makes {categories} to the dimensions of the original, for the repair that should simply last.',
      '{name} fabrica {categories} con las medidas originales, para la reparación que simplemente debe durar.',
      '{name} fabrica {categories} com as medidas originais, para o reparo que simplesmente precisa durar.',
    ),
    premium: words(
      '{name} makes {categories} from better materials, tested on the road, for drivers who change a part once.',
      '{name} fabrica {categories} con mejores materiales y pruebas en camino, para cambiar la pieza una sola vez.',
      '{name} fabrica {categories} com materiais melhores e testes na estrada, para trocar a peça uma única vez.',
    ),
    'heavy duty': words(
      '{name} builds {categories} for loads, trailers and long days: heavier where others save.',
      '{name} fabrica {categories} para carga, remolque y jornadas largas: más robustos donde otros ahorran.',
      '{name} fabrica {categories} para carga, reboque e longas jornadas: mais robustos onde outros economizam.',
    ),
  },
  highlightGrade: {
    value: words(
      'Value line: does the job at the lowest price',
      'Línea económica: cumple al menor precio',
      'Linha econômica: cumpre pelo menor preço',
    ),
    standard: words(
      'Standard line: made to the original dimensions',
      'Línea estándar: con las medidas originales',
      'Linha padrão: com as medidas originais',
    ),
    premium: words(
      'Premium line: better materials, longer life',
      'Línea premium: mejores materiales, mayor vida',
      'Linha premium: materiais melhores, vida mais longa',
    ),
    'heavy duty': words(
      'Heavy-duty line: for load and towing',
      'Línea pesada: para carga y remolque',
      'Linha pesada: para carga e reboque',
    ),
    performance: words(
      'Performance line: for spirited driving',
      'Línea deportiva: para manejo exigente',
      'Linha esportiva: para direção exigente',
    ),
  } as Readonly<Record<string, Localized>>,
  highlightCore: words(
    'Bring back the old part within {n} days for a full refund of its deposit',
    'Regresa la pieza vieja en {n} días y recuperas el casco completo',
    'Devolva a peça antiga em {n} dias e receba o valor do casco de volta',
  ),
  highlightHazmat: words('Ground delivery only', 'Solo envío terrestre', 'Somente entrega terrestre'),
  highlightQuantity: words(
    'Your vehicle usually takes {n}',
    'Tu vehículo normalmente lleva {n}',
    'O veículo normalmente usa {n}',
  ),
  description: words(
    '{title} by {brand}. {facts}.',
    '{title} de {brand}. {facts}.',
    '{title} da {brand}. {facts}.',
  ),
  categoryDescription: words(
    '{name} for your vehicle: {children}. Pick it up today or have it delivered.',
    '{name} para tu vehículo: {children}. Recógelo hoy o recíbelo en casa.',
    '{name} para o seu veículo: {children}. Retire hoje ou receba em casa.',
  ),
  vinCheckDigit: words(
    'One character of this VIN is mistyped: its check digit does not match. Please compare it with the card.',
    'Un carácter de este NIV está mal escrito: el dígito verificador no coincide. Compáralo con la tarjeta.',
    'Um caractere deste chassi está errado: o dígito verificador não confere. Compare com o documento.',
  ),
  installation: [
    words(
      'Compare the old and the new part before you fit it.',
      'Compara la pieza vieja con la nueva antes de instalarla.',
      'Compare a peça antiga com a nova antes de instalar.',
    ),
    words(
      "Follow the torque and fill figures of your vehicle's manual.",
      'Sigue los torques y niveles del manual de tu vehículo.',
      'Siga os torques e níveis do manual do veículo.',
    ),
    words(
      'Keep the receipt and the packaging until you have tested it.',
      'Guarda el recibo y el empaque hasta probarla.',
      'Guarde o recibo e a embalagem até testar.',
    ),
  ],
};

/** Fills `{name}` places of a sentence. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
