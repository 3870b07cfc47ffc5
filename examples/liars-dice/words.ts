import type { GameWords } from "@paravent/content/plug";

const DICE = { "face:1": "⚀", "face:2": "⚁", "face:3": "⚂", "face:4": "⚃", "face:5": "⚄", "face:6": "⚅" };

export const en: GameWords = {
  questions: {
    "liars-dice/bid": {
      lead: "Bid, or challenge the bid before you",
      quiet: "A raise names more dice, or as many of a higher face.",
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
  fields: { first: "Bid", more: "More dice", higher: "A higher face", count: "How many", face: "Face" },
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
    noneLeft: "Nobody else has dice left.",
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
      lead: "Annoncez, ou contestez l’annonce précédente",
      quiet: "Une surenchère compte plus de dés, ou autant d’une face plus haute.",
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
  fields: { first: "Annoncer", more: "Plus de dés", higher: "Une face plus haute", count: "Combien", face: "Face" },
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
    noneLeft: "Plus personne d’autre n’a de dés.",
  },
  options: {
    wild: "Les as",
    "wild.false": "comptent comme des as",
    "wild.true": "sont des jokers",
    "wild.text": "Un as joker compte pour toutes les faces.",
  },
};
