import type { Localized } from '../messages/localized.ts';

interface OptionWords {
  value: string;
  names: Localized;
}

interface QuestionWords {
  text: Localized;
  help: Localized;
  /** Word of the reason: 'Rotor diameter'. */
  label: Localized;
  /** Closed questions list their options; open ones take those of the application, worded by `optionName`. */
  options?: readonly OptionWords[];
  optionName?: (value: string) => string;
}

const words = (us: string, mx: string, br: string): Localized => ({ us, mx, br });
const option = (value: string, us: string, mx: string, br: string): OptionWords => ({
  value,
  names: words(us, mx, br),
});
const yes = option('yes', 'Yes', 'Sí', 'Sim');
const no = option('no', 'No', 'No', 'Não');

/** Answer of a shopper who cannot tell: every candidate stays visible (PLUS-003). */
export const dontKnow = 'unknown';

/** The questions that applications may ask, by id. */
export const questions: Readonly<Record<string, QuestionWords>> = {
  'rotor-diameter': {
    label: words('Rotor diameter', 'Diámetro del disco', 'Diâmetro do disco'),
    text: words(
      'Which rotor diameter does it have?',
      '¿Qué diámetro de disco tiene?',
      'Qual é o diâmetro do disco?',
    ),
    help: words(
      'It is stamped on the edge of the rotor, or measure straight across its face.',
      'Está grabado en la orilla del disco; también puedes medirlo de lado a lado.',
      'Está gravado na borda do disco, ou meça de lado a lado.',
    ),
    optionName: (value) => `${value} mm`,
  },
  drive: {
    label: words('Drive', 'Tracción', 'Tração'),
    text: words('Is it two- or four-wheel drive?', '¿Es 4x2 o 4x4?', 'É 4x2 ou 4x4?'),
    help: words(
      'A four-wheel drive vehicle has a badge at the back or a 4H/4L selector inside.',
      'Un 4x4 lleva emblema atrás o un selector 4H/4L adentro.',
      'Um 4x4 traz emblema na traseira ou um seletor 4H/4L no painel.',
    ),
    options: [
      option('2wd', 'Two-wheel drive', '4x2', '4x2'),
      option('4wd', 'Four- or all-wheel drive', '4x4 o AWD', '4x4 ou AWD'),
    ],
  },
  'start-stop': {
    label: words('Start-stop', 'Start-stop', 'Start-stop'),
    text: words(
      'Does the engine stop by itself at lights?',
      '¿El motor se apaga solo en los altos?',
      'O motor desliga sozinho no semáforo?',
    ),
    help: words(
      'Look for a button with an A inside a circle arrow.',
      'Busca un botón con una A dentro de una flecha circular.',
      'Procure um botão com um A dentro de uma seta circular.',
    ),
    options: [yes, no],
  },
  towing: {
    label: words('Towing package', 'Paquete de remolque', 'Pacote de reboque'),
    text: words(
      'Does it have the factory towing package?',
      '¿Trae paquete de remolque de fábrica?',
      'Tem o pacote de reboque de fábrica?',
    ),
    help: words(
      'A hitch and a round plug under the rear bumper usually mean yes.',
      'Un enganche y un conector redondo bajo la defensa trasera suelen decir que sí.',
      'Um engate e um conector redondo sob o para-choque costumam dizer que sim.',
    ),
    options: [
      option('yes', 'With towing package', 'Con paquete de remolque', 'Com pacote de reboque'),
      option('no', 'Without towing package', 'Sin paquete de remolque', 'Sem pacote de reboque'),
    ],
  },
  transmission: {
    label: words('Transmission', 'Transmisión', 'Câmbio'),
    text: words('Which transmission does it have?', '¿Qué transmisión tiene?', 'Qual é o câmbio?'),
    help: words('Three pedals mean a manual one.', 'Tres pedales: es estándar.', 'Três pedais: é manual.'),
    options: [
      option('automatic', 'Automatic', 'Automática', 'Automático'),
      option('manual', 'Manual', 'Estándar', 'Manual'),
    ],
  },
  ac: {
    label: words('Air conditioning', 'Aire acondicionado', 'Ar-condicionado'),
    text: words('Does it have air conditioning?', '¿Tiene aire acondicionado?', 'Tem ar-condicionado?'),
    help: words(
      'Look for an A/C button or a snowflake.',
      'Busca el botón A/C o un copo de nieve.',
      'Procure o botão A/C ou um floco de neve.',
    ),
    options: [yes, no],
  },
  suspension: {
    label: words('Suspension', 'Suspensión', 'Suspensão'),
    text: words('Which suspension does it have?', '¿Qué suspensión tiene?', 'Qual é a suspensão?'),
    help: words(
      'The sport one sits lower; the window sticker or the option list names it.',
      'La deportiva es más baja; viene en la lista de equipo.',
      'A esportiva é mais baixa; consta na lista de opcionais.',
    ),
    options: [
      option('standard', 'Standard', 'Estándar', 'Padrão'),
      option('sport', 'Sport', 'Deportiva', 'Esportiva'),
    ],
  },
  abs: {
    label: words('ABS', 'ABS', 'ABS'),
    text: words('Does it have ABS brakes?', '¿Tiene frenos ABS?', 'Tem freios ABS?'),
    help: words(
      'With ABS, a lamp of that name lights up when you turn the key.',
      'Con ABS, una luz con ese nombre enciende al dar llave.',
      'Com ABS, uma luz com esse nome acende ao ligar a chave.',
    ),
    options: [yes, no],
  },
  headlamp: {
    label: words('Headlamps', 'Faros', 'Faróis'),
    text: words('Which headlamps does it have?', '¿Qué faros tiene?', 'Quais são os faróis?'),
    help: words(
      'Halogen light is yellowish and the bulb can be taken out; LED is white and built in.',
      'La luz halógena es amarillenta y el foco sale; la LED es blanca e integrada.',
      'A luz halógena é amarelada e a lâmpada sai; a de LED é branca e integrada.',
    ),
    options: [
      option('halogen', 'Halogen', 'Halógenos', 'Halógenos'),
      option('led', 'LED or xenon', 'LED o xenón', 'LED ou xenônio'),
    ],
  },
  heated: {
    label: words('Heated mirrors', 'Espejos con desempañante', 'Retrovisores com desembaçador'),
    text: words(
      'Are the mirrors heated?',
      '¿Los espejos tienen desempañante?',
      'Os retrovisores têm desembaçador?',
    ),
    help: words(
      'Heated glass carries a symbol of three wavy lines.',
      'La luna lleva un símbolo de tres líneas onduladas.',
      'A lente traz um símbolo de três linhas onduladas.',
    ),
    options: [yes, no],
  },
  cab: {
    label: words('Cabin', 'Cabina', 'Cabine'),
    text: words('How many doors does it have?', '¿Cuántas puertas tiene?', 'Quantas portas tem?'),
    help: words(
      'Count the passenger doors, not the tailgate.',
      'Cuenta las puertas de pasajeros, no la cajuela.',
      'Conte as portas de passageiros, sem o porta-malas.',
    ),
    options: [
      option('2', '2 doors', '2 puertas', '2 portas'),
      option('4', '4 doors', '4 puertas', '4 portas'),
    ],
  },
  spare: {
    label: words('Spare tire', 'Llanta de refacción', 'Estepe'),
    text: words('Where is the spare tire?', '¿Dónde va la llanta de refacción?', 'Onde fica o estepe?'),
    help: words(
      'Look under the rear of the vehicle.',
      'Revisa debajo de la parte trasera.',
      'Olhe embaixo da traseira.',
    ),
    options: [
      option('under', 'Under the vehicle', 'Debajo del vehículo', 'Sob o veículo'),
      option('inside', 'Inside or none', 'Adentro o no tiene', 'Dentro ou não tem'),
    ],
  },
  bed: {
    label: words('Bed length', 'Largo de batea', 'Comprimento da caçamba'),
    text: words('How long is the bed?', '¿Qué largo tiene la batea?', 'Qual é o comprimento da caçamba?'),
    help: words(
      'Measure inside from the front wall to the closed tailgate.',
      'Mide por dentro, de la pared delantera a la tapa cerrada.',
      'Meça por dentro, da parede dianteira à tampa fechada.',
    ),
    options: [
      option('short', 'Up to 5.8 ft', 'Hasta 1.78 m', 'Até 1,78 m'),
      option('long', 'Longer', 'Más larga', 'Mais longa'),
    ],
  },
};

/** The options of a question that has no list of its own come with the application. */
export const optionValues = (question: string): readonly string[] =>
  questions[question]?.options?.map(({ value }) => value) ?? [];
