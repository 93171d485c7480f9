/** Labels of the offer for an email address, for an account that is prompted for it and for others (REWARD-029). */
const emailOffer = {
  label_EmailOffer_Discount_1: '$100 de descuento',
  label_EmailOffer_DiscountText_1:
    'Tus $100 te esperan: acepta ofertas por correo y úsalos en tu próximo pedido.',
  label_EmailOffer_Value_1: '$100',
  label_EmailOffer_PromoCode_1: 'BIENVENIDO',
  label_EmailOffer_ExpirationDate_1: '31/12/2035',
  label_EmailOffer_Discount_2: '$100 de descuento',
  label_EmailOffer_DiscountText_2:
    'Recibe ofertas y consejos por correo, y $100 de descuento en tu próximo pedido.',
  label_EmailOffer_Value_2: '$100',
  label_EmailOffer_PromoCode_2: 'BIENVENIDO',
  label_EmailOffer_ExpirationDate_2: '31/12/2035',
};

/** What accounts are offered beside the page (SHELL-056, REWARD-029). */
export const mx: Readonly<Record<string, string>> = {
  ...emailOffer,
  rewardsPilot: 'Estás entre los primeros con las nuevas recompensas: créditos también por piezas usadas',
  rewardsPilotAbout: 'Piloto de recompensas',
  rewardsPilotLink: 'Conoce lo nuevo',
};
