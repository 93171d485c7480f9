/** Labels of the offer for an email address, for an account that is prompted for it and for others (REWARD-029). */
const emailOffer = {
  label_EmailOffer_Discount_1: 'R$ 25 de desconto',
  label_EmailOffer_DiscountText_1:
    'Seus R$ 25 esperam por você: aceite ofertas por e-mail e use no próximo pedido.',
  label_EmailOffer_Value_1: 'R$ 25',
  label_EmailOffer_PromoCode_1: 'BEMVINDO',
  label_EmailOffer_ExpirationDate_1: '31/12/2035',
  label_EmailOffer_Discount_2: 'R$ 25 de desconto',
  label_EmailOffer_DiscountText_2: 'Receba ofertas e dicas por e-mail e R$ 25 de desconto no próximo pedido.',
  label_EmailOffer_Value_2: 'R$ 25',
  label_EmailOffer_PromoCode_2: 'BEMVINDO',
  label_EmailOffer_ExpirationDate_2: '31/12/2035',
};

/** What accounts are offered beside the page (SHELL-056, REWARD-029). */
export const br: Readonly<Record<string, string>> = {
  ...emailOffer,
  rewardsPilot: 'Você está entre os primeiros com as novas recompensas: créditos também por peças usadas',
  rewardsPilotAbout: 'Piloto de recompensas',
  rewardsPilotLink: 'Ver as novidades',
};
