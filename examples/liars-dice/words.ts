import type { GameWords } from "@paravent/content/plug";

const DICE = { "face:1": "⚀", "face:2": "⚁", "face:3": "⚂", "face:4": "⚃", "face:5": "⚄", "face:6": "⚅" };

export const en: GameWords = {
  questions: {
    "liars-dice/bid": {
      lead: "Raise the bid or challenge it",
      quiet: "More dice of any face, or as many of a higher face.",
      waiting: "{names} to bid",
    },
  },
  standing: {},
  events: {
    roundBegan: "Round {round}. {@seat} begins.",
    "roundBegan.you": "Round {round}. You begin.",
    diceRolled: "Everybody rolls.",
    bidMade: "{@seat} bids {count} × {#face}.",
    "bidMade.you": "You bid {count} × {#face}.",
    challenged: "{@by} challenges {@seat}: {count} × {#face} bid, {found} found.",
    dieLost: "{@seat} loses a die and has {left} left.",
    "dieLost.you": "You lose a die and have {left} left.",
    wentOut: "{@seat} is out.",
    "wentOut.you": "You are out.",
    gameWon: "{@seat} wins.",
    "gameWon.you": "You win.",
  },
  refusals: {},
  refs: { ...DICE, challenge: "Challenge" },
  fields: { challenge: "Challenge", more: "More dice", higher: "A higher face", count: "How many", face: "Face" },
  view: {
    round: "Round {round}",
    roundWild: "Round {round}, ones are wild",
    bid: "Bid",
    bidBy: "{count} × {#face} by {@seat}",
    inPlay: "Dice in play",
    lastChallenge: "Last challenge",
    doubted: "Bid",
    found: "Found",
    cup: "Dice",
    cupOf: "{@seat}",
    won: "{@seat} has the last dice.",
  },
  options: {
    wild: "Ones",
    "wild.false": "count as ones",
    "wild.true": "are wild",
    "wild.text": "Wild ones count as every face.",
  },
};

export const fr: GameWords = {
  questions: {
    "liars-dice/bid": {
      lead: "Surenchérissez ou contestez",
      quiet: "Plus de dés d’une face quelconque, ou autant d’une face plus haute.",
      waiting: "À {names} d’annoncer",
    },
  },
  standing: {},
  events: {
    roundBegan: "Manche {round}. {@seat} commence.",
    "roundBegan.you": "Manche {round}. Vous commencez.",
    diceRolled: "Tout le monde lance les dés.",
    bidMade: "{@seat} annonce {count} × {#face}.",
    "bidMade.you": "Vous annoncez {count} × {#face}.",
    challenged: "{@by} conteste l’annonce de {@seat} : {count} × {#face} annoncés, {found} trouvés.",
    dieLost: "{@seat} perd un dé, il en reste {left}.",
    "dieLost.you": "Vous perdez un dé, il vous en reste {left}.",
    wentOut: "{@seat} est hors jeu.",
    "wentOut.you": "Vous êtes hors jeu.",
    gameWon: "{@seat} gagne.",
    "gameWon.you": "Vous gagnez.",
  },
  refusals: {},
  refs: { ...DICE, challenge: "Contester" },
  fields: {
    challenge: "Contester",
    more: "Plus de dés",
    higher: "Une face plus haute",
    count: "Combien",
    face: "Face",
  },
  view: {
    round: "Manche {round}",
    roundWild: "Manche {round}, les as sont des jokers",
    bid: "Annonce",
    bidBy: "{count} × {#face} par {@seat}",
    inPlay: "Dés en jeu",
    lastChallenge: "Dernière contestation",
    doubted: "Annonce",
    found: "Trouvés",
    cup: "Dés",
    cupOf: "{@seat}",
    won: "{@seat} a les derniers dés.",
  },
  options: {
    wild: "Les as",
    "wild.false": "comptent comme des as",
    "wild.true": "sont des jokers",
    "wild.text": "Un as joker compte pour toutes les faces.",
  },
};
