import type { Market } from '@driveline/markets';
import { localized } from '../../http/messages/index.ts';

interface WarrantyWords {
  readonly coverage: string;
  readonly terms: string;
}

const byLocale: Readonly<Record<string, WarrantyWords>> = {
  'en-US': {
    coverage: '{months}-month limited warranty against defects of material and workmanship.',
    terms:
      'We replace the part once it has failed in normal use, in every store, with the receipt or from this list. Wear, wrong installation, accidents and use in competition are not covered; neither is labor.',
  },
  'es-MX': {
    coverage: 'Garantía limitada de {months} meses contra defectos de material y de fabricación.',
    terms:
      'Cambiamos la pieza que falle en uso normal, en cualquier tienda, con el ticket o desde esta lista. No cubre desgaste, instalación incorrecta, accidentes ni uso en competencia; tampoco la mano de obra.',
  },
  'pt-BR': {
    coverage: 'Garantia limitada de {months} meses contra defeitos de material e de fabricação.',
    terms:
      'Trocamos a peça que falhar em uso normal, em qualquer loja, com a nota ou a partir desta lista. Não cobre desgaste, instalação incorreta, acidentes nem uso em competição; tampouco a mão de obra. Os prazos do Código de Defesa do Consumidor ficam preservados.',
  },
};

export const warrantyWordsOf = (market: Market): WarrantyWords => localized(byLocale, market);
