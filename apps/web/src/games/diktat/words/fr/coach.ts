import { french } from "@paravent/content/plural";

const list = new Intl.ListFormat("fr");

/** Deux phrases du coach à chaque nouvelle sorte de décision, et les raisons que donnent les règles. */
export const coach = {
  hints: {
    chooseCabal:
      "Chaque Cabale a son Rang, sa dotation et cinq cartes Cabale ; aucune n’est mauvaise pour commencer. Choisissez celle dont vous aimeriez jouer les cartes.",
    nameFirstPlayer:
      "Qui commence choisit ses secteurs avant les autres ; qui joue en dernier sait ce que tous ont posé. Si vous comptez espionner et assassiner, laissez un autre commencer.",
    chooseManoeuvre:
      "Chaque manœuvre dépense un de vos pions Manœuvre, et la même peut se rejouer. D’habitude, on envoie d’abord ses équipes, puis on espionne ou on assassine ce que les autres ont posé.",
    chooseSector:
      "À la Résolution, chaque Émissaire sur place peut prendre un Trophée du secteur, et qui en a le plus se sert en premier. Regardez quelles cartes et quels marqueurs s’y trouvent avant d’y envoyer une équipe.",
    composePile:
      "Les adversaires voient combien de pions vous posez, pas lesquels. Seuls les Émissaires prennent des Trophées ; les Gardes font payer l’assassin qui tombe sur eux, et les Citoyens font nombre.",
    chooseSpyTarget:
      "Regardez ce qui changera votre prochain coup : un pion d’une pile à attaquer, ou la carte secrète. Vous seul le voyez ; libre à vous de le dire ensuite, ou de mentir.",
    chooseVictim:
      "Un Émissaire tué vous rapporte 3 PP, un Citoyen rien ; pour un Garde vous donnez 2 PP à son propriétaire et la manœuvre s’arrête. Espionner d’abord dit où frapper.",
    extendDiscard:
      "Étendre son influence rapporte 1 PP, et 1 de plus si vous défaussez un Agent ou un jeton. Défaussez ce qui ne vous servira plus pendant ce Cycle : à la fin, les Agents et les jetons Espion et Assassin sont perdus de toute façon.",
    nameSector:
      "En tant qu’Administrateur, vous fixez l’ordre des secteurs, et ce qu’on y gagne agit aussitôt. Commencez là où un Trophée vous aidera dans les secteurs suivants.",
    ready:
      "Il y a égalité : la plus forte mise de PP se servira en premier. S’il vous en manque, prenez une Dette maintenant ; elle coûtera 1 PV à la fin.",
    powerBid:
      "Toutes les mises sont perdues, gagnantes ou non. Demandez-vous ce que vaut pour vous de choisir en premier, et ne misez pas plus.",
    chooseTrophy:
      "Une carte Opportunité remplit un emplacement, souvent avec des PV, et porte parfois un effet ; un marqueur d’Influence donne un avantage durable. Prenez d’abord ce qu’un adversaire vous prendrait.",
    chooseCabalCard:
      "Une carte Cabale agit aussitôt et reste en jeu, et son emplacement peut donner des PV. L’ordre indiqué sur les cartes n’oblige à rien : prenez celle qui aide ce que vous faites déjà.",
    endOfCycleCall:
      "Un jeton Affinité posé sur le même symbole d’une de vos cartes Opportunité vaut 1 PV. Juste après ce moment, la partie se termine si quelqu’un a 10 PV.",
    finalAffinities:
      "C’est le dernier moment pour poser vos jetons Affinité. Posé sur un symbole libre, chacun vaut 1 PV ; gardé, il ne vaut rien.",
    costChoice:
      "Le coût se paie avant l’effet, et il est perdu quoi qu’il arrive. Cédez ce qui vous servira le moins d’ici la fin du Cycle.",
    choosePile: "La pile choisie reste face cachée. Relisez l’effet : il dit si elle y gagne ou si elle y perd.",
    choosePiles:
      "Tous verront quelles piles vous choisissez, pas ce qui y change. Ce que des espions y avaient vu ne leur sert plus.",
    movePile:
      "Une pile déplacée est posée de nouveau : il lui faut une place dans le secteur, et ce qui guette les piles posées la guette aussi. Menez-la là où ses Émissaires auront quelque chose à prendre.",
    movePawn:
      "Le pion arrive au sommet d’une autre de vos piles, toujours face cachée. Renforcez celle à qui il manque un Émissaire pour gagner son secteur.",
    swapPawn:
      "Personne ne verra ce que vous changez, ni si vous changez quelque chose. Mettez des Émissaires là où il y a quelque chose à prendre, des Gardes là où l’on risque de vous frapper.",
    convertPawn:
      "Le pion est remplacé par un Citoyen, à la même place et en secret. Un Émissaire remplacé ne prendra rien ; mais rien ne vous oblige à le faire.",
    removePawn:
      "C’est un de vos pions qui part, et les autres ne le voient pas. Cédez un Citoyen plutôt qu’un Émissaire qui allait prendre un Trophée.",
    effectChoice:
      "Un effet est à votre portée, et rien ne vous oblige à vous en servir. Lisez ce qu’il coûte et ce qu’il apporte ; gratuit, on le refuse rarement.",
    incomeChoice:
      "Vos cartes et vos marqueurs rapportent à chaque Développement, dans l’ordre que vous choisissez. Commencez par ce qui donne, pour pouvoir payer ce qui coûte.",
    optionChoice: "L’effet n’accorde qu’une de ces choses. Prenez celle qui sert ce que vous allez faire juste après.",
    offerAnswer:
      "Rien ne vous oblige à accepter, et un refus ne coûte rien. Demandez-vous ce que l’autre y gagne avant de compter ce que vous y gagnez.",
    oathAnswer:
      "Un serment lie les deux joueurs : qui le rompt perd 1 PV sur-le-champ. Ne jurez que ce que vous comptez tenir.",
    choosePlayer: "L’effet ne touche que ce joueur. Aidez qui vous rendra service, gênez qui a le plus de PV.",
    nameFirstAndDirection:
      "Qui commence choisit avant les autres, qui finit leur répond. Le sens décide de qui joue juste après vous.",
    placeToken:
      "Il n’y a que six jetons de chaque sorte. Posez celui-ci là où l’on viendra : dans un secteur que tous évitent, il ne fait rien.",
    tollChoice:
      "Entrer ici a un prix, et rien ne vous oblige à le payer : vous pouvez choisir un autre secteur. Payez si ce que vous comptez y prendre vaut davantage.",
    chooseSpecial:
      "Une Manœuvre spéciale coûte un pion Manœuvre comme les autres, et son élément est ensuite Utilisé jusqu’à la fin du Cycle. Jouez-la quand elle rapporte plus qu’une équipe envoyée ou une carte Cabale.",
    keepCard:
      "La carte que vous gardez ira sur la piste, l’autre sous le paquet. Gardez celle d’un secteur où vous comptez aller.",
    readyPossession:
      "Ce qui était Utilisé peut resservir ce Cycle-ci. Choisissez ce qui vous rapporte le plus maintenant.",
    exhaustPossession:
      "Ce que vous marquez ne servira plus avant la fin du Cycle. Prenez ce dont vous n’avez plus besoin, ou ce qui sert le plus à un adversaire.",
    chooseTrackCard:
      "Vous prenez une carte de la piste, quel que soit son secteur. Prendre celle qu’un adversaire allait gagner, c’est aussi l’en priver.",
    chooseMarker:
      "Un marqueur d’Influence agit tant que vous le gardez, sur un de vos cinq emplacements. S’il rapporte à chaque Développement, mieux vaut le prendre tôt dans la partie.",
    returnMarker:
      "Le marqueur rendu emporte ce qu’il donnait, et un autre pourra le gagner. Rendez celui qui servira le moins d’ici la fin.",
    placeMarker:
      "Deux marqueurs d’un même secteur peuvent s’empiler : le niveau II remplace alors le niveau I. Vous n’avez que cinq emplacements ; pensez à la suite.",
    affinityTypes:
      "Un jeton Affinité vaut 1 PV sur un symbole assorti d’une de vos cartes. Prenez le type d’un symbole encore libre ; personne ne verra lequel.",
    affinityLoss:
      "Ce qui vous avait donné ces jetons n’est plus à vous : vous en rendez autant. Un jeton de votre réserve ne coûte rien aujourd’hui, un jeton posé coûte 1 PV.",
    exchangeAffinity:
      "Vous pouvez changer un jeton Affinité contre un autre, en secret. Pensez aux symboles libres de vos cartes que vos jetons ne remplissent pas.",
  },
  reasons: {
    emissary: "Seuls les Émissaires prennent des Trophées.",
    emissaries: (sector: string, prizes: number): string =>
      `${sector} : ${prizes} Trophées à prendre, et chaque prise coûte un Émissaire. Un de plus pourrait en prendre un de plus.`,
    guard: (rival: string | null, pp: number): string =>
      rival === null
        ? `Un Garde de plus dans la pile : qui tombe sur lui vous donne ${pp} PP, et sa manœuvre s’arrête.`
        : `Un Garde de plus dans la pile ferait perdre ${pp} PP à ${rival}, à votre profit, et arrêterait sa manœuvre.`,
    kept: (n: number): string =>
      n === 1
        ? "L’Agent gardé derrière le paravent peut encore aller ailleurs ce Cycle-ci."
        : `Les ${n} Agents gardés derrière le paravent peuvent encore aller ailleurs ce Cycle-ci.`,
    crowd: (better: number, given: number): string =>
      `Un assassin a moins de chances de trouver votre Émissaire parmi ${better} pions que parmi ${given}.`,
    moreToTake: (sector: string, prizes: readonly string[]): string =>
      `${sector} offre davantage à prendre : ${list.format(prizes)}.`,
    toTake: (sector: string, prizes: readonly string[]): string => `${sector}, à prendre : ${list.format(prizes)}.`,
    contested: (given: string, rival: string, n: number, better: string): string =>
      `${given} : ${rival} y a déjà ${french.count(n, "pion", "pions")} ; ${better} : personne, un seul Émissaire y suffit.`,
    markers: (n: number): string => french.count(n, "marqueur d’Influence", "marqueurs d’Influence"),
    send: (n: number): string =>
      `${french.count(n, "Émissaire attend", "Émissaires attendent")} derrière votre paravent : ce qui y reste à la fin du Cycle est défaussé sans avoir rien pris.`,
    spy: (n: number): string =>
      `Vous ne savez rien de ${french.count(n, "pion adverse", "pions adverses")} : un regard dit où frapper et où ne pas aller.`,
    spyCard: "Qui regarde la carte secrète sait avant les autres où il y aura quelque chose à prendre.",
    strike: (pp: number): string => `Un Émissaire tué rapporte ${pp} PP et ne prendra plus rien.`,
    emissarySeen: (rival: string, sector: string, pp: number): string =>
      `Vous avez vu un Émissaire (${rival}, ${sector}) : le tuer vous rapporte ${pp} PP, et l’adversaire prendra un Trophée de moins.`,
    guardStruck: (rival: string, pp: number): string =>
      `Un Garde, vous l’avez vu (${rival}) : le frapper coûte ${pp} PP et arrête la manœuvre.`,
    citizenStruck: "Un Citoyen tué ne rapporte rien.",
    stopped: (rival: string, pp: number): string =>
      `Un pion que vous n’avez pas vu peut être un Garde, et donner ${pp} PP à ${rival}. On peut s’arrêter.`,
    knownAlready: "Regarder un pion que l’on connaît déjà, c’est un regard perdu.",
    lookWhereYouAre: (rival: string, sector: string): string =>
      `Vous êtes aussi dans ce secteur (${sector}) : ce que ${rival} y a posé décidera si vous l’emportez.`,
    extend: "1 PP tout de suite, et 1 de plus contre un Agent que vous n’enverrez plus.",
    develop: (pp: number, vp: number): string =>
      `Le prochain emplacement de Cabale coûte ${pp} PP${vp > 0 ? ` et vaut ${vp} PV` : ""} ; sa carte sert jusqu’à la fin de la partie.`,
    card: (title: string, vp: number): string => `${title} remplit un emplacement qui vaut ${vp} PV.`,
    giveUp: "Un Agent défaussé rapporte 1 PP de plus, et à la fin du Cycle il partirait de toute façon.",
    bidLess: (pp: number): string =>
      `Une mise est perdue même quand elle gagne : misez moins, et vous gardez ${pp} PP.`,
    bidMore: "La plus forte mise se sert en premier ; à mises égales, c’est le Rang qui décide.",
  },
  /** Ce que fait la réponse conseillée, là où rien de plus ne peut se dire de ce qu’elle vaut. */
  does: {
    element: (title: string, text: string): string => `${title} : ${text}`,
    declined: "Refuser ne coûte rien.",
    withdrawn: "Vous gardez ce qu’il fallait payer pour entrer, et choisissez un autre secteur.",
    rank: (cabal: string, rank: number): string =>
      `${cabal} : Rang ${rank}. Le plus haut Rang fait l’Administrateur et tranche les égalités de mises.`,
    begins: "Vous choisissez vos secteurs avant tous les autres.",
    playsLast: (first: string): string =>
      `${first} commence, vous jouez en dernier : vous aurez vu ce que tous ont posé.`,
    playsAfter: (first: string, n: number): string =>
      `${first} commence : ${french.count(n, "joueur agit", "joueurs agissent")} avant vous, et vous verrez où.`,
    resolveOwn: (sector: string, n: number): string =>
      `${sector} : vous y avez ${french.count(n, "Émissaire", "Émissaires")}, et ce que vous y prenez agit dès le secteur suivant.`,
    resolveOther: (sector: string): string =>
      `${sector} : vous n’y prenez rien ; les PP que d’autres y miseraient leur manqueront dans les secteurs suivants.`,
    empty: (sector: string): string => `${sector} : personne d’autre n’y est.`,
    piles: (sector: string, n: number): string =>
      `${sector} : ${french.count(n, "pile adverse y est", "piles adverses y sont")}, et ses places sont comptées.`,
    keeps: (things: readonly string[]): string => `Vous gardez ainsi : ${list.format(things)}.`,
    team: (n: number): string =>
      `Les autres verront ${french.count(n, "pion", "pions")}, et pas ${n === 1 ? "lequel" : "lesquels"}.`,
    givenUp: "Ce qui est cédé rapporte 1 PP de plus.",
    bid: "La plus forte mise se sert en premier ; toutes les mises sont perdues.",
    decoy: "Sans Émissaire, une équipe ne prendra rien, mais elle tient une place et attire les couteaux.",
    special: "Une Manœuvre spéciale sert une fois par Cycle ; après, son élément est Utilisé.",
    mayBeGuard: (pp: number): string =>
      `On peut s’arrêter : le prochain pion est peut-être un Garde, et son propriétaire recevrait ${pp} PP.`,
    mayBeEmissary: (pp: number): string => `Si c’est un Émissaire, il rapporte ${pp} PP et ne prendra rien.`,
    noLookOwed: "On peut s’arrêter : rien n’oblige à regarder encore.",
    lookThere: (thing: string): string =>
      `Vous ne l’avez pas encore vu (${thing}) : un regard dit où frapper et où ne pas aller.`,
    gloom: "Un jeton Ténèbres de moins sur le secteur ; le dernier parti, on y prend de nouveau cartes et marqueurs.",
    discarded: (title: string): string => `Défaussée, la carte ne sert à personne (${title}).`,
    marker: (sector: string, text: string): string => `Tant que vous gardez le marqueur (${sector}) : ${text}.`,
    markers: (n: number): string => french.count(n, "marqueur d’Influence", "marqueurs d’Influence"),
    stacked: "Empilé, le niveau II remplace le niveau I et ne demande pas d’emplacement.",
    apart: "Sur un emplacement à lui, le marqueur s’ajoute à ce que vous avez déjà.",
    prizes: (sector: string, prizes: readonly string[]): string => `${sector}, à prendre : ${list.format(prizes)}.`,
    othersThere: (sector: string): string =>
      `Là où les Autres ont une pile, ils frappent toute pile qu’on y pose : ${sector}.`,
    unchanged: "Rien ne change, et rien n’est dépensé.",
    swapped: {
      citizen: "Un Citoyen fait nombre ; l’Agent qu’il remplace revient dans votre réserve.",
      guard: "Un Garde dans la pile fait payer qui tombe sur lui, et arrête sa manœuvre.",
      emissary: "Seul un Émissaire prend des Trophées.",
    },
    converted: {
      citizen: "Un Citoyen ne prend rien et n’arrête personne.",
      guard: "C’est un Garde : changé, il n’arrêtera plus personne.",
      emissary: "C’est un Émissaire : changé, il ne prendra rien.",
    },
    emissaryStays: "L’Émissaire reste sur place pour prendre.",
    player: (name: string, vp: number): string => `${name} a ${vp} PV.`,
    symbols: (type: string, n: number): string =>
      `${type} : ${n === 0 ? "aucun symbole libre" : french.count(n, "symbole libre", "symboles libres")} sur vos cartes, et chaque jeton posé vaut 1 PV.`,
    fromReserve: "Pris dans votre réserve, les jetons ne coûtent aucun PV aujourd’hui.",
    fromCards: (n: number): string =>
      `Repris sur vos cartes : ${n} PV de moins ; ceux de votre réserve restent à poser.`,
    lastTokens: "Chaque jeton posé maintenant vaut 1 PV ; gardé, il ne vaut plus rien.",
    comesFirst: (what: string): string => `Vient d’abord : ${what}.`,
    words: {
      join: (league: string, pp: number, objective: string): string =>
        `Entrer coûte ${pp} PP (${league}), et la récompense de chaque niveau se partage. Objectif : ${objective}`,
      leave: (pp: number): string => `Sortir coûte ${pp} PP, partagés entre ceux qui restent.`,
      exclude: (pp: number): string =>
        `L’exclure coûte ${pp} PP, qui lui reviennent ; s’il s’oppose, les poings décident.`,
      unchanged: "Rester où l’on est ne coûte rien.",
      accept: "Vous partez avec la somme réunie, sans rien miser.",
      oppose: "Les poings décident, et le vôtre compte ; tout ce qui s’y trouve est perdu.",
      share: "Votre part va à l’exclu ; elle vous revient si l’exclusion échoue.",
      shareNone: "Vous gardez vos PP ; qui demande l’exclusion paie le reste, ou y renonce.",
      fist: "Le camp qui a le plus de PP dans ses poings l’emporte, et tous ces PP sont perdus.",
      declare: "Vos PP comptent pour le camp que vous annoncez.",
      restMine: "Ce qui ne se partage pas vous revient.",
      restTheirs: (names: readonly string[]): string => `Ce qui ne se partage pas revient à ${list.format(names)}.`,
      go: "C’est le seul entretien à l’écart, et y aller ne coûte rien.",
      stay: "Tant qu’un membre reste à table, les autres joueurs n’y parlent pas librement.",
      close: "Fini à temps, l’aparté ne rapporte rien à l’autre Ligue.",
      extend: "Chaque jeton Espion défaussé ajoute une minute.",
      admit: "Reconnaître coûte 1 PV, et le serment est fini.",
      contest: "Si la moitié des voix au moins vous suit, le serment n’est pas rompu et vous ne perdez rien.",
      verdict: "Il faut plus de la moitié des voix pour que le serment soit rompu ; alors l’accusé perd 1 PV.",
    },
  },
};
