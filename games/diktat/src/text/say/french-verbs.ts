import { isAssassinateManoeuvre } from "../../content/effects.ts";
import {
  form,
  isUpTo,
  MANOEUVRES,
  many,
  most,
  NOUNS,
  number,
  often,
  pile,
  sector,
  some,
  TOKENS,
  until,
  who,
} from "./french-words.ts";
import type { Tongue } from "./tongue.ts";

/** What each verb of the vocabulary does. */
export const VERBS: Tongue["ops"] = {
  gain: (op, _, say) => `${who(op.to ?? "acting")} gagne ${say.goods(op.res, op.n)}`,
  lose(op, mood, say) {
    if (op.res === "debt") return `${form(mood, "défaussez", "défausser")} l’un de vos jetons Dette`;
    return `${form(mood, "perdez", "perdre")} ${say.goods(op.res, op.n)}${op.mandatory ? " (Dette si nécessaire)" : ""}`;
  },
  convert(op, mood) {
    const wish = isUpTo(op.n) ? "si vous le voulez, " : "";
    if (op.from === "affinityAny")
      return `${wish}${form(mood, "échangez", "échanger")} ${most(op.n)} de vos jetons Affinité non placés contre 1 jeton d’un autre type`;
    return `${wish}${form(mood, "remplacez", "remplacer")} ${most(op.n)} de ses pions par un ${NOUNS[op.to][0]} du même propriétaire, à la même place`;
  },
  placePile: (op, mood) =>
    `${form(mood, "posez", "poser")} une pile de 1 à ${op.maxPawns} pions de votre réserve dans ${sector(op.sector)}, sans pion Manœuvre`,
  reinforce: (op, mood) =>
    `${form(mood, "ajoutez", "ajouter")} ${some(op.n, "pion", "pions")} de votre réserve au sommet de ${pile(op.pile)}`,
  withdraw: (op, mood) =>
    `${form(mood, "reprenez", "reprendre")} ${pile(op.pile)} dans votre réserve${op.recoverManoeuvre ? ", avec le pion Manœuvre qui la marquait" : ""}`,
  movePile: (op, mood) =>
    `${form(mood, "déplacez", "déplacer")} ${pile(op.pile)} vers ${sector(op.to)}${op.ignoreLimit ? ", même s’il n’a plus d’emplacement libre" : ""}`,
  movePawns: (op, mood) =>
    `${form(mood, "déplacez", "déplacer")} ${some(op.n, "pion", "pions")} de ${pile(op.pile)} sur une ou deux de vos piles d’autres secteurs`,
  swapPawns(op, mood) {
    const n = typeof op.n === "object" && "upTo" in op.n ? op.n.upTo : 0;
    const verb = form(mood, "remplacez", "remplacer");
    if (op.perPile !== undefined)
      return `dans jusqu’à ${n} de vos piles, ${verb} en secret ${op.perPile} pion par ${op.perPile} ${op.only ? NOUNS[op.only][0] : "pion"} de votre réserve, à la même place`;
    return `dans ${pile(op.pile)}, ${verb} en secret ${some(op.n, "pion", "pions")} par autant de votre réserve, aux mêmes places`;
  },
  removePawn: (op) =>
    `chaque autre joueur y défausse ${some(op.n, "pion", "pions")} de son choix de l’une de ses piles`,
  spy(op, mood) {
    const look = form(mood, "regardez", "regarder");
    const tokens = op.tokenBonus ? " plus 1 par jeton Espion" : "";
    if (op.scope === "secretCard") return `${look} la carte face cachée de la piste`;
    if (op.n === "all") return `${look} tous les pions de ${op.pile ? pile(op.pile) : "une pile"}`;
    const what =
      op.pile || op.scope === "pawns"
        ? some(op.n, "pion", "pions")
        : `jusqu’à ${number(op.n)} éléments comme pour Espionner`;
    return `${look} ${what}${op.pile ? ` de ${pile(op.pile)}`.replace("de une", "d’une") : op.scope === "pawns" ? " posé sur le plateau" : ""}${tokens}`;
  },
  peekDeck: (op, mood, say) =>
    `${form(mood, "tirez", "tirer")} ${say.goods("pp", op.n).replace(" PP", "")} carte du dessus du paquet Opportunité`,
  assassinate(op, mood) {
    const bounty =
      op.bounty === undefined ? "" : ` ; chaque Émissaire assassiné vous rapporte ${op.bounty} PP au lieu de 3`;
    if (isAssassinateManoeuvre(op)) return `${form(mood, "effectuez", "effectuer")} une Manœuvre Assassiner${bounty}`;
    const where = op.pile ? ` dans ${pile(op.pile)}` : "";
    return `${form(mood, "réalisez", "réaliser")} ${op.tokenBonus ? "jusqu’à " : ""}${some(op.n, "Assassinat", "Assassinats")}${where}${op.tokenBonus ? " plus 1 par jeton Assassin" : ""}${bounty}`;
  },
  protect: (op, mood) =>
    op.stage === "beforeReveal"
      ? `${form(mood, "gardez", "garder")} le pion caché ; l’Assassinat est perdu`
      : `${form(mood, "remettez", "remettre")} le pion à sa place dans sa pile ; l’assassin ne gagne rien`,
  extraManoeuvre(op, mood) {
    const types = op.types
      .map((type) => MANOEUVRES[type])
      .filter(Boolean)
      .join(" ou ");
    return `${form(mood, "effectuez", "effectuer")} aussitôt une Manœuvre ${types || "additionnelle"} sans pion Manœuvre`;
  },
  playAgain: (_, mood) =>
    `après cette Manœuvre, ${form(mood, "jouez-en", "en jouer")} aussitôt une autre, avec un pion Manœuvre`,
  skipTurn: (op, mood) =>
    `${op.who === "acting" ? `${form(mood, "sautez", "sauter")} votre tour` : `${who(op.who)} saute son prochain tour`} en gardant le pion Manœuvre`,
  takeRole: (op, mood) =>
    ({
      administrator: `${form(mood, "soyez", "être")} l’Administrateur quels que soient les Rangs${until(op.until)}`,
      firstPlayer: `${form(mood, "désignez", "désigner")} le premier joueur et le sens du tour à la place de l’Administrateur`,
      sectorPicker: `${form(mood, "désignez", "désigner")} le premier secteur à conquérir à la place de l’Administrateur`,
    })[op.role],
  develop: (op, mood) =>
    `${form(mood, "Développez", "Développer")} votre Cabale ${op.price === "free" ? "gratuitement" : `en payant ${op.n ?? 0} PP de moins (0 au minimum)`}`,
  ready: (_, mood) => `${form(mood, "retirez", "retirer")} le jeton Utilisé d’une autre de vos Possessions`,
  exhaust: (op, mood) =>
    `${form(mood, "placez", "placer")} un jeton Utilisé sur ${op.target === "otherPossession" ? `${op.n === 1 ? "une Possession non Utilisée" : `${most(op.n)} Possessions non Utilisées`} d’un autre joueur` : `${most(op.n)} de ses Possessions non Utilisées`}`,
  addCard: (_, mood) => `${form(mood, "ajoutez", "ajouter")} la carte, face visible, à la piste Opportunités`,
  takeCard: (op, mood) =>
    `${form(mood, "prenez", "prendre")} n’importe quelle carte de la piste Opportunités${op.anySector ? ", quel que soit son secteur" : " du secteur"}`,
  takeMarker: (op, mood) => `${form(mood, "prenez", "prendre")} un marqueur disponible d’${sector(op.sector)}`,
  returnMarker: (_, mood) => `${form(mood, "remettez", "remettre")} l’un de vos marqueurs d’Influence sur son secteur`,
  placeToken(op, mood) {
    const [one, more] = TOKENS[op.token];
    const what = some(op.n, one, more);
    const most = op.maxPer
      ? ` (${op.maxPer} par ${{ sector: "secteur", pile: "pile", player: "joueur" }[op.onto]})`
      : "";
    if (op.onto === "player" && op.player === "it")
      return `${form(mood, "remettez-lui", "lui remettre")} ${what}${most}`;
    if (op.onto === "player") return `${form(mood, "remettez", "remettre")} ${what} à un autre joueur${most}`;
    const place = form(mood, "placez", "placer");
    if (op.onto === "pile") return `${place} ${what} sur une pile adverse dont vous venez de regarder un pion${most}`;
    return `${place} ${what} de votre réserve sur ${sector(op.sector ?? {})}${most}`;
  },
  removeToken: (op, mood) =>
    `${form(mood, "rendez", "rendre")} le jeton${op.to === "reserve" ? "" : ", qui quitte la partie"}`,
  moveOthers: (op, mood) =>
    `${form(mood, "déplacez", "déplacer")} ${most(op.n)} ${many(op.n) ? "pions Autres" : "pion Autre"} vers ${op.to === "adjacent" ? "un secteur adjacent" : "un autre secteur"}`,
  altTrophy(op, _, say) {
    const limit = op.limit ? ` (${often(op.limit)})` : "";
    const price = op.cost?.length ? `${say.costs(op.cost, "infinitive")} et ` : "";
    return `comme Trophée${limit}, vous pouvez ${price}${say.steps(op.do, "infinitive")}`;
  },
  toll(op, mood, say) {
    const options = op.options.map((option) =>
      [say.costs(option.cost, "infinitive", "they"), say.steps(option.do, "infinitive")].filter(Boolean).join(" et "),
    );
    const named = op.until
      ? `${form(mood, "désignez", "désigner")} ${sector(op.sector)} ;${until(op.until)}, un autre joueur`
      : "il";
    return `${named} doit ${options.join(" ou ")} pour y poser une pile`;
  },
  choose(op, mood, say) {
    const options = op.options.map((option) => {
      const condition = say.conditions(option.if);
      const body = [say.costs(option.cost, mood), say.steps(option.do, option.cost.length > 0 ? "infinitive" : mood)]
        .filter(Boolean)
        .join(" pour ");
      return [condition, body || form(mood, "ne faites rien", "ne rien faire")].filter(Boolean).join(", ");
    });
    return options.join(", ou ");
  },
  offer(op, mood, say) {
    const price = say
      .costs(op.accept.cost, "infinitive", "they")
      .replace(/^payer (au propriétaire|à vous) /, "vous donner ");
    const gets = say.steps(op.accept.do, "infinitive");
    const refuse = say.steps(op.refuse.do, "order");
    const whom = who(op.to);
    const offer =
      `${form(mood, "proposez", "proposer")} à ${whom === "il" ? "ce joueur" : whom} de ${price}${gets && ` pour ${gets}`}`.replace(
        "à le ",
        "au ",
      );
    return `${offer}${refuse && ` ; sinon ${refuse}`}`;
  },
  forEach: (op, mood, say) => `pour ${who(op.over)}, ${say.steps(op.do, mood)}`,
};
