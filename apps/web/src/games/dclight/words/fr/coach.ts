const list = new Intl.ListFormat("fr");

/** Deux phrases du coach à chaque nouvelle sorte de décision, et les raisons que donnent les règles. */
export const coach = {
  hints: {
    chooseFreeSector:
      "L’âge I du secteur choisi est gratuit : vous verrez deux cartes de son paquet et en garderez une. Choisissez d’après ce que vous voulez jouer : la guerre, la cité ou les dieux.",
    keepCard: "La carte gardée reste secrète, l’autre est défaussée. Gardez celle que vous pourrez bientôt payer.",
    discardToLimit:
      "On ne peut tenir plus de cartes d’un secteur que son âge, ni plus de cinq en tout. Défaussez celle que vous joueriez en dernier.",
    turnDraw:
      "Aux tours 3, 6, 9 et 12, chacun peut piocher une carte. Prenez-la dans un secteur dont vous pouvez payer les cartes ; vous pouvez d’abord en défausser une pour faire de la place.",
    replaceDuplicate:
      "On ne construit pas deux fois le même bâtiment. Si la carte piochée est un bâtiment que vous avez déjà en jeu, l’échanger ne coûte rien.",
    orderSectors:
      "Le secteur prioritaire vous donne ses trois dés ; dans le secondaire, vous pourrez en acheter deux, dans l’accessoire un seul. Chaque fois qu’un autre achète dans votre secteur prioritaire, vous y gagnez un point.",
    promote:
      "Vos dés prioritaires montrent au moins deux Créatures : votre secteur accessoire peut prendre leur place. Comparez les trois dés de chacun avant de répondre.",
    buySecondary:
      "Acheter ne vous coûte rien, mais chaque dé pris donne un point à ceux qui ont mis ce secteur en premier ; si personne ne l’a fait, c’est la bête commune qui avance. Évitez les faces Créature : elles font avancer votre propre bête.",
    buyAccessory:
      "Un seul résultat s’achète ici, aux mêmes conditions. Prenez-le s’il vous sert plus qu’il ne sert aux autres.",
    offering:
      "Payée en entier, l’offrande vous donne la créature, qui vaut des PV à la fin. Si vous refusez, vous subissez ses représailles : comparez les deux.",
    chooseLoss:
      "La perte ne s’évite pas, elle se répartit. Trois points d’une même piste valent 1 PV à la fin ; gardez ce qu’il faut pour votre prochain âge ou bâtiment.",
    chooseLostBuilding:
      "Le bâtiment perdu est défaussé, avec ses PV et son effet. Donnez celui dont vous avez le moins besoin.",
    chooseDiscard: "Tous verront la carte défaussée. Donnez celle que vous avez le moins de chances de pouvoir payer.",
    devTurn:
      "On agit à tour de rôle jusqu’à ce que tous passent : bâtir un âge, un bâtiment, jouer une carte. Un âge vaut des PV et fait voir deux cartes, dont une à garder ; commencez par là quand vous pouvez le payer.",
    reactCancel:
      "La carte Diplomatie annule la carte jouée contre vous avant qu’elle n’agisse. On interroge quiconque pourrait l’avoir : répondre non n’apprend rien à personne.",
    reactRetaliate:
      "La carte Guerre Sainte frappe en retour celui qui vient de vous atteindre. On interroge quiconque pourrait l’avoir : répondre non n’apprend rien à personne.",
  },
  reasons: {
    passed: "Qui passe ne fait plus rien ce tour-ci.",
    spent: (n: number): string => `Ce que vous gardez compte à la fin : ${n} points d’une même piste valent 1 PV.`,
    age: (age: number, sector: string, vp: number, price: string): string =>
      `Vous pouvez déjà payer l’âge ${age} du secteur ${sector}${price === "" ? "" : ` (${price})`} : ${vp} PV de plus, et une carte.`,
    building: (name: string, vp: number): string =>
      `Vous avez déjà de quoi construire ${name} : ${vp} PV tant que le bâtiment est debout.`,
    beast: (at: number): string =>
      `Une Créature achetée fait avancer votre propre bête : elle arriverait à ${at}, et à 6 elle est à votre porte.`,
    more: (gains: string): string => `Acheter ne vous coûte rien, et il y a à prendre : ${gains}.`,
    instead: (gains: string): string => `Ce qui vous sert le plus ici : ${gains}.`,
    feeds: (names: readonly string[], sector: string): string =>
      `Chaque dé acheté ici donne un point ${sector} à ${list.format(names)}.`,
    common: (sector: string): string =>
      `Personne n’a mis le secteur ${sector} en premier : chaque dé acheté fait avancer la bête commune.`,
    payable: (better: string, given: string, lack: string): string =>
      `Vous pouvez déjà payer ${better} ; pour ${given}, il vous manque ${lack}.`,
    worth: (better: string, vp: number, less: number): string => `${better} vaut ${vp} PV, l’autre carte ${less}.`,
    pay: (creature: string, vp: number, isCommon: boolean): string =>
      `Payer l’offrande (${creature}) rapporte ${vp} PV ; si vous refusez, la créature frappe${isCommon ? ", et un autre peut la gagner" : ""}.`,
    refuse: (creature: string, cost: number, vp: number): string =>
      `L’offrande (${creature}) coûte ${cost} points pour ${vp} PV : à leur avis, les représailles coûtent moins.`,
    promote: (sector: string, gains: string): string =>
      `Promu, le secteur ${sector} vous donne ses trois dés : ${gains}.`,
    priority: "Le secteur prioritaire donne trois dés, le secondaire deux au plus, l’accessoire un seul.",
    first: (sector: string): string =>
      `En premier, le secteur ${sector} vous donne ses trois dés, et un point à chaque achat des autres.`,
    lacks: (lack: string): string => `Pour son prochain âge, il vous manque ${lack}.`,
    threes: (n: number, vp: number): string =>
      `${n} points d’une piste font 1 PV : répartie autrement, la perte coûte ${vp} PV de moins.`,
  },
  /** Ce que fait la réponse conseillée, là où rien de plus ne peut se dire de ce qu’elle vaut. */
  does: {
    freeAge: (sector: string, price: string): string =>
      `L’âge I du secteur ${sector} coûterait ${price} : ici, il ne coûte rien.`,
    card: (name: string, text: string): string => `${name} : ${text}`,
    keeps: (name: string, text: string): string => `Vous gardez ainsi ${name} : ${text}`,
    draws: (deck: string): string => `Une carte de plus en main, du paquet ${deck}.`,
    exchanges: (card: string, deck: string): string => `Vous échangez ${card} contre une carte du paquet ${deck}.`,
    noDraw: "Sans piocher, vous ne défaussez rien.",
    replaced: "On ne bâtit pas deux fois le même bâtiment : la nouvelle carte, elle, pourra servir.",
    kept: "La carte reste en main ; rien n’est défaussé.",
    moraleDraw: (n: number): string => `${n} Moral, donc ${n} PV de moins à la fin, contre une carte de plus en main.`,
    moraleCalm: (n: number): string => `${n} Moral éloignent d’un pas la bête de votre porte.`,
    moraleGain: (n: number): string => `${n} Moral contre un point qui manque ailleurs : utile pour payer dès ce tour.`,
    stays:
      "L’ordre reste le même : vous gagnez vos trois dés prioritaires, et vos achats restent ceux que vous aviez prévus.",
    nothingBought: "Qui n’achète rien ne donne de point à personne et ne fait avancer aucune bête.",
    beastNearer: "Une Créature achetée fait avancer votre bête ; nourrie quand elle vient, elle vaut des PV.",
    spares: (points: readonly string[]): string => `Vous épargnez ainsi : ${list.format(points)}.`,
  },
  /** Une réponse comme on la dirait : « Mieux valait … », « Vous avez choisi de … ». */
  deeds: {
    freeAge: (sector: string): string => `prendre l’âge 1 du secteur ${sector}`,
    keep: (card: string): string => `garder ${card}`,
    discard: (card: string): string => `défausser ${card}`,
    loseBuilding: (building: string): string => `perdre ${building}`,
    noDraw: "ne pas piocher",
    draw: (sector: string): string => `piocher une carte du secteur ${sector}`,
    exchange: (card: string, sector: string): string => `défausser ${card} pour piocher une carte du secteur ${sector}`,
    keepDrawn: "garder la carte piochée",
    replaceDrawn: "défausser la carte piochée pour en tirer une autre",
    order: ([first, second, third]: readonly string[]): string =>
      `mettre le secteur ${first} en premier, puis ${second}, puis ${third}`,
    promote: (sector: string): string => `faire passer le secteur ${sector} en premier`,
    stay: "garder l’ordre de vos secteurs",
    buyNothing: "ne rien acheter",
    buy: (colour: string, face: string): string => `acheter le dé ${colour} qui montre ${face}`,
    buyTwo: (colour: string, faces: readonly string[]): string =>
      `acheter les dés ${colour} qui montrent ${list.format(faces)}`,
    buyAlike: (colour: string, face: string): string => `acheter deux dés ${colour} qui montrent ${face}`,
    offer: (price: string): string => `faire l’offrande${price === "" ? "" : ` avec ${price}`}`,
    offerWith: (card: string, price: string): string => `faire l’offrande avec ${price}, grâce à la carte ${card}`,
    refuse: "refuser l’offrande",
    lose: (points: string): string => `perdre ${points}`,
    pass: "passer",
    age: (age: number, sector: string): string => `construire l’âge ${age} du secteur ${sector}`,
    build: (building: string): string => `construire ${building}`,
    copy: (card: string, building: string, owner: string): string =>
      `jouer ${card} pour copier ${building}, chez ${owner}`,
    activate: (building: string, how: readonly string[]): string => `activer ${building}${within(how)}`,
    play: (card: string, how: readonly string[]): string => `jouer ${card}${within(how)}`,
    playAgainst: (card: string, who: string, how: readonly string[]): string =>
      `jouer ${card} contre ${who}${within(how)}`,
    moraleDraw: (n: number, draw: string): string => `payer ${n} Moral pour ${draw}`,
    moraleCalm: (n: number): string => `payer ${n} Moral pour éloigner votre bête d’un pas`,
    moraleGain: (n: number, point: string): string => `payer ${n} Moral pour gagner ${point}`,
    decline: "ne pas réagir",
  },
};

const within = (how: readonly string[]): string => (how.length === 0 ? "" : ` (${how.join(", ")})`);
