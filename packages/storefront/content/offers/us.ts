/** Labels of the offer for an email address, for an account that is prompted for it and for others (REWARD-029). */
const emailOffer = {
  label_EmailOffer_Discount_1: '$5 off',
  label_EmailOffer_DiscountText_1:
    'Your $5 are waiting: say yes to offers by email and use them on your next order.',
  label_EmailOffer_Value_1: '$5',
  label_EmailOffer_PromoCode_1: 'WELCOME5',
  label_EmailOffer_ExpirationDate_1: '12/31/2035',
  label_EmailOffer_Discount_2: '$5 off',
  label_EmailOffer_DiscountText_2: 'Get offers and repair tips by email, and $5 off your next order.',
  label_EmailOffer_Value_2: '$5',
  label_EmailOffer_PromoCode_2: 'WELCOME5',
  label_EmailOffer_ExpirationDate_2: '12/31/2035',
};

/** What accounts are offered beside the page (SHELL-056, REWARD-029). */
export const us: Readonly<Record<string, string>> = {
  ...emailOffer,
  rewardsPilot: 'You are among the first with the new rewards: credits for old parts, too',
  rewardsPilotAbout: 'Rewards pilot',
  rewardsPilotLink: 'See what is new',
};
