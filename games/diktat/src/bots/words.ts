/** What a bot says with its answer to an offer, by the kind of its reason. */
export const english = {
  goodBargain: "Agreed: that is worth more to me than what I give.",
  forMore: "Not for that. For {pp} PP more I would.",
  notForNothing: "I give nothing for nothing.",
  tooLittle: "No: what you offer is worth less to me than what you ask for.",
  helpsYouMore: "No: it would help you more than me.",
  notEnough: "No: there is too little in it for me.",
  placeTaken: "Thank you, I will gladly have that place.",
  swornGladly: "I swear: it is worth it for both of us.",
  neverSworn: "I will not swear to that.",
  wordBroken: "You have broken your word before: I would need more than that.",
  bindsTooMuch: "No: it would bind me more than it brings.",
  oathForNothing: "No: I gain nothing by that oath.",
} as const;

export type SaidKind = keyof typeof english;

export const french: Readonly<Record<SaidKind, string>> = {
  goodBargain: "D’accord : ce que je reçois vaut plus pour moi que ce que je cède.",
  forMore: "Pas à ce prix. Pour {pp} PP de plus, je suis preneur.",
  notForNothing: "Je ne donne rien pour rien.",
  tooLittle: "Non : ce que vous offrez vaut moins pour moi que ce que vous demandez.",
  helpsYouMore: "Non : cela vous servirait plus qu’à moi.",
  notEnough: "Non : j’y gagne trop peu.",
  placeTaken: "Merci, je prends volontiers cette place.",
  swornGladly: "Je le jure : nous y gagnons tous les deux.",
  neverSworn: "Je ne jurerai pas cela.",
  wordBroken: "Vous avez déjà manqué à votre parole : il m’en faudrait davantage.",
  bindsTooMuch: "Non : ce serment me lierait plus qu’il ne me rapporte.",
  oathForNothing: "Non : ce serment ne m’apporte rien.",
};
