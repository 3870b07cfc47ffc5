import { AND } from "@paravent/content/lists";
import { french } from "@paravent/content/plural";

const { count: plural } = french;
const list = AND.fr;
const pawns = (n: number) => plural(n, "pion", "pions");
const ordinal = (n: number) => (n === 1 ? "1er" : `${n}e`);

/** Ce que la table de Diktat dit d’une chose que l’on montre du doigt. */
export const pieces = {
  yours: "à vous",
  of: (name: string) => `à ${name}`,
  agent: {
    kind: "Agent",
    inReserve: (n: number) => `Vous en avez **${n}** en réserve.`,
    citizen: "Il grossit une pile et cache les autres. Il ne prend rien et n’arrête personne.",
    guard: "Il arrête les couteaux : qui le frappe **paie son propriétaire et doit s’arrêter**.",
    emissary:
      "Le seul Agent qui **prenne** quoi que ce soit : en Résolution, chacun de ceux que vous défaussez vaut une carte ou un marqueur.",
    hidden: "Seuls son propriétaire et qui l’a espionné le connaissent. De dos, les trois sortes se ressemblent.",
    hiddenTitle: "Pion face cachée",
    killed: {
      citizen: "Assassiné : perdu, et rien d’autre.",
      guard: (pp: number) => `Assassiné : perdu ; l’assassin paie **${pp} PP** à son propriétaire et doit s’arrêter.`,
      emissary: (pp: number) => `Assassiné : perdu ; l’assassin gagne **${pp} PP**.`,
    },
    most: "Le plus d’Émissaires dans un secteur le remporte.",
    gone: "Les Agents disparaissent en Fin de Cycle.",
    place: (at: number, all: number, sector: string) => `${ordinal(at)} sur ${all}, ${sector}.`,
    seen: "Vous l’avez vu.",
  },
  other: {
    kind: "Pion des Autres",
    citizen: "Un Parasite : il grossit leur pile.",
    guard: "Une Abomination : qui la frappe paie la réserve générale et doit s’arrêter.",
    emissary: "Un Vecteur : il compte comme un Émissaire des Autres et gagne toutes les égalités.",
    hidden: "Personne ne joue les Autres. Leurs pions sont face cachée, comme les vôtres.",
    hiddenTitle: "Pion des Autres",
  },
  pile: {
    title: (sector: string) => `Pile, ${sector}`,
    kind: (n: number) => pawns(n),
    says: "Des pions envoyés ensemble, face cachée. **Combien** est public ; lesquels, et dans quel ordre, ne l’est pas. L’ordre ne change jamais.",
    known: (names: readonly string[]) => `Du sommet : ${names.join(", ")}.`,
    room: (n: number, limit: number) => `Ce secteur porte ${plural(n, "pile", "piles")} sur ${limit}.`,
  },
  sector: {
    kind: (piles: number, limit: number) =>
      piles >= limit
        ? `complet, ${piles} piles sur ${limit}`
        : `ouvert, ${plural(piles, "pile", "piles")} sur ${limit}`,
    says: "Envoyez-y une équipe pour gagner ce qui s’y trouve : ses cartes de la piste, ses marqueurs d’Influence.",
    level: (numeral: string, text: string) => `Marqueur ${numeral} : ${text}`,
    markers: (n: number) =>
      n === 0 ? "Il n’y reste aucun marqueur." : `${plural(n, "marqueur", "marqueurs")} à prendre.`,
    cards: (titles: readonly string[]) => `Sur la piste : ${list.format(titles)}.`,
    noCard: "Aucune carte visible de la piste ne lui est liée.",
    streets: (sectors: readonly string[]) => `Rues : ${sectors.join(", ")}.`,
    emissaries: (n: number) => `Vous y avez ${plural(n, "Émissaire", "Émissaires")}.`,
  },
  card: {
    kind: (sector: string) => `Carte Opportunité, ${sector}`,
    held: (owner: string, sector: string) => `Carte Opportunité, ${sector} ; à ${owner}`,
    nothing: "Elle n’a pas d’effet : seulement ce que vaut son emplacement.",
    win: (sector: string) => `Pour la gagner : prenez-la avec un Émissaire (${sector}).`,
    room: (names: readonly string[]) =>
      `Place pour ${plural(names.length, "jeton Affinité", "jetons Affinité")}, 1 PV chacun : ${names.join(", ")}.`,
    fits: (n: number) => `De vos jetons, ${n} y ${n > 1 ? "iraient" : "irait"}.`,
    slot: (at: number, vp: number) =>
      `Chez vous, elle irait à l’emplacement ${at} : ${vp > 0 ? `**+${vp} PV**` : "aucun PV"}.`,
    brings: (vp: number) => `Son emplacement vaut **${vp} PV**.`,
    darkness: (n: number) =>
      `Noirceur ${n} : autant de pions des Autres sortent par carte corrompue si elle est tirée la dernière.`,
    attack: "Laissée sur la piste, elle fait attaquer les Autres.",
    used: "Utilisée : sans effet jusqu’à la Fin de Cycle.",
  },
  secret: {
    title: "Carte secrète",
    kind: "Carte Opportunité, face cachée",
    says: "Personne ne la voit quand on la pose. Elle est retournée en Résolution et se prend alors comme les autres.",
    spy: "Un regard d’une Manœuvre Espionner suffit pour la connaître.",
  },
  marker: {
    kind: "Marqueur d’Influence",
    held: (owner: string) => `Marqueur d’Influence, à ${owner}`,
    second: (text: string) => `Avec le second, niveau II : ${text}`,
    left: (n: number) => (n === 0 ? "Il n’en reste pas sur son secteur." : `Il en reste ${n} sur son secteur.`),
    takenAs: "Se prend comme Trophée dans son secteur, avec un Émissaire.",
  },
  cabalCard: {
    kind: (cabal: string) => `Carte Cabale, ${cabal}`,
    cost: (pp: number) => `Pour la jouer : Développer, ${pp} PP pour le prochain emplacement.`,
    played: "En jeu : elle agit aussitôt et jusqu’à la fin.",
  },
  screen: {
    kind: (cabal: string) => `Capacité, ${cabal}`,
    always: "Elle agit du premier Cycle au dernier, sans rien coûter.",
  },
  mark: {
    kind: (player: string | null) => (player === null ? "Cabale" : `Cabale, ${player}`),
    rank: (n: number) => `Rang ${n} sur son paravent.`,
    ability: (title: string, text: string) => `**${title}.** ${text}`,
  },
  seat: {
    kind: (cabal: string) => cabal,
    says: "Un joueur. Son plateau est visible de tous ; PP, Agents et Affinités sont derrière son paravent.",
    vp: (vp: number, goal: number) => `**${vp} PV** sur ${goal}.`,
    rank: (rank: number) => `Rang ${rank}.`,
    administrator: "Administrateur : désigne qui commence, et le secteur à résoudre.",
    manoeuvres: (n: number) => `Il reste ${plural(n, "Manœuvre", "Manœuvres")} ce Cycle.`,
  },
  vp: {
    title: "Points de Victoire",
    says: "Qui en a le plus gagne la partie. Qui en a assez en Fin de Cycle y met fin.",
    none: "Aucun point encore.",
    source: (name: string, n: number) => `${name} : **${n > 0 ? `+${n}` : `−${-n}`}**`,
    toGo: (n: number) =>
      n <= 0 ? "Assez pour finir la partie à la fin de ce Cycle." : `Encore ${n}, et la partie finit en Fin de Cycle.`,
  },
  pp: {
    title: "Points de Pouvoir",
    kind: "derrière le paravent",
    says: "Ils paient, se misent, s’échangent, et se **gardent** d’un Cycle à l’autre. À PV égaux, ils décident de la partie.",
    own: (n: number) => `Vous en avez **${n}**.`,
    next: (pp: number, enough: boolean) =>
      `Votre prochaine carte Cabale en coûte ${pp}${enough ? " : vous pouvez la payer" : ""}.`,
    seen: (gained: number, spent: number) =>
      `Vus ce Cycle : ${gained} ${gained > 1 ? "gagnés" : "gagné"}, ${spent} ${spent > 1 ? "dépensés" : "dépensé"}.`,
    debt: (pp: number) => `Une Dette en apporte ${pp} aussitôt.`,
  },
  rank: {
    title: "Rang",
    says: "Il décide de l’ordre et des égalités. Le Rang le plus haut est Administrateur.",
    order: (names: readonly string[]) => `Du plus haut : ${names.join(", ")}.`,
  },
  admin: {
    title: "Administrateur",
    says: "Le joueur au Rang le plus haut. Il désigne qui commence les Manœuvres, retourne la carte secrète et dit **quel secteur est résolu**.",
    now: (name: string) => `En ce moment : ${name}.`,
  },
  agents: {
    title: "Réserve",
    kind: "Agents et Affinités, derrière le paravent",
    says: "Ce qui n’est pas sur le plateau reste derrière le paravent, et les autres ne le voient pas.",
  },
  row: {
    title: "Piste Opportunités",
    says: "Les cartes gagnées se posent ici, de gauche à droite. Chaque emplacement donne ses PV tant qu’une carte s’y trouve.",
    slots: (vps: readonly number[]) => `PV par emplacement : ${vps.join(", ")}.`,
    now: (n: number, vp: number) => `${plural(n, "carte", "cartes")} pour l’instant : **${vp} PV**.`,
  },
  influence: {
    title: "Zone d’Influence",
    says: "Les marqueurs des secteurs se posent ici et agissent à chaque Cycle ; le second d’un secteur s’empile sur le premier.",
    now: (n: number, all: number) => `${n} ${n > 1 ? "places prises" : "place prise"} sur ${all}.`,
  },
  cabal: {
    title: "Piste de Cabale",
    says: "Développer pose une carte Cabale sur le prochain emplacement, au prix imprimé. La carte est à votre choix.",
    now: (n: number, all: number) => `${n} ${n > 1 ? "cartes jouées" : "carte jouée"} sur ${all}.`,
    next: (pp: number, vp: number) => `Prochain emplacement : ${pp} PP${vp > 0 ? `, **+${vp} PV**` : ""}.`,
  },
  manoeuvres: {
    title: "Pions Manœuvre",
    says: "Chaque Manœuvre en dépense un. Quand personne n’en a plus, la Résolution commence.",
    left: (n: number, all: number) => `Il en reste ${n} sur ${all} ce Cycle.`,
    done: (names: readonly string[]) => `Faites : ${names.join(", ")}.`,
  },
  cycle: {
    title: "Cycle",
    kind: (n: number, all: number) => `Cycle ${n} sur ${all}`,
    says: "Une nuit de la ville : cartes, Développement, Manœuvres, Résolution. Après la dernière, on compte.",
    last: "C’est le dernier.",
    more: (n: number) => `Encore ${plural(n, "Cycle", "Cycles")} au plus.`,
  },
  phase: {
    kind: "Phase du Cycle",
    now: "Elle est en cours.",
    darkness: "Les Autres se rassemblent, une carte est corrompue, et leurs pions sortent de l’Artefact.",
    opportunities: "On pose les cartes du Cycle, dont une face cachée.",
    development: "Chacun reçoit des Agents, des PP et ce que donnent ses éléments.",
    league: "Dans l’ordre de Rang, chacun peut rallier une Ligue, en sortir, ou demander une exclusion.",
    manoeuvres: "Tour à tour, une Manœuvre chacun, jusqu’au dernier pion Manœuvre. On ne passe pas.",
    resolution: "Secteur par secteur, tous les pions sont retournés, et les Émissaires prennent cartes et marqueurs.",
    endOfCycle: "On regarde si la partie finit ; sinon, Agents et jetons sont rendus.",
    setup: "La partie se prépare.",
    over: "La partie est finie.",
  },
  manoeuvre: {
    kind: "Manœuvre",
    sendTeam: "Posez une pile de vos Agents, dans l’ordre que vous voulez, dans un secteur qui n’est pas complet.",
    spy: "Regardez des pions de n’importe quelle pile, à n’importe quelle place, ou la carte secrète. La table voit que vous regardez, pas ce que vous voyez.",
    assassinate: "Désignez sans le voir un pion d’un autre joueur. Il est retourné, puis perdu.",
    extendInfluence: "Gagnez 1 PP, et 1 de plus si vous défaussez un Agent, un jeton Espion ou un jeton Assassin.",
    developCabal: "Payez le prix de votre prochain emplacement de Cabale et posez-y l’une de vos cartes Cabale.",
    specialManoeuvre: "Employez la Manœuvre spéciale d’un de vos éléments ; il est ensuite Utilisé.",
    looks: (n: number) => `**${plural(n, "regard", "regards")}** en ce moment.`,
    emissary: (pp: number) => `Un Émissaire : vous gagnez ${pp} PP.`,
    guard: (pp: number) => `Un Garde : vous payez ${pp} PP à son propriétaire et devez vous arrêter.`,
    knives: (n: number) => `Jusqu’à **${n}** en ce moment.`,
    next: (pp: number) => `Votre prochain emplacement coûte **${pp} PP**.`,
    full: "Tous vos emplacements sont pris.",
  },
  deck: {
    title: "Paquet Opportunité",
    kind: "face cachée",
    says: "Les cartes des Cycles à venir.",
    now: (deck: number, discard: number) => `${plural(deck, "carte", "cartes")}, ${discard} à la défausse.`,
  },
  track: {
    title: "Piste Opportunités de la ville",
    kind: "publique",
    says: "Ce qui se gagne ce Cycle. Chaque carte appartient à un secteur : qui y a des Émissaires peut la prendre.",
    now: (n: number) => `${plural(n, "carte visible", "cartes visibles")}.`,
  },
  affinity: {
    kind: "Jeton Affinité",
    says: "Placé sur un symbole de son type d’une de vos cartes Opportunité, il vaut **1 PV**, à tout moment.",
    any: "Un symbole qui reçoit un jeton de n’importe quel type.",
    own: (n: number) => `Vous en avez ${n} en réserve.`,
    free: (n: number) =>
      n === 0
        ? "Aucun symbole libre de vos cartes ne le reçoit pour l’instant."
        : `${plural(n, "symbole libre", "symboles libres")} de vos cartes ${n > 1 ? "le recevraient" : "le recevrait"}.`,
    late: "Gardé caché, il compte encore s’il est placé quand la fin est déclenchée.",
  },
  others: {
    title: "Les Autres",
    kind: "personne ne les joue",
    says: "Des monstres dans la ville. Ils occupent des secteurs, frappent qui s’approche et gagnent toutes les égalités.",
    pawns: (outside: number, waiting: number) => `${pawns(outside)} dans les secteurs, ${waiting} à l’Artefact.`,
  },
  corruption: {
    title: "Piste de corruption",
    kind: "publique",
    says: "Les cartes que les Autres ont gagnées. À la **septième**, tous perdent.",
    now: (n: number, last: number) => `${n} sur ${last} pour l’instant.`,
    back: "Une carte d’ici se prend dans son secteur, comme une carte de la piste Opportunités.",
  },
  league: {
    kind: "Ligue",
    objective: (text: string) => `Objectif : ${text}`,
    level: (n: number) => (n === 0 ? "Aucun membre encore." : `Niveau ${n}.`),
    members: (names: readonly string[]) => `Membres : ${list.format(names)}.`,
    cost: (pp: number | null) =>
      pp === null ? "Personne ne peut la rallier en ce moment." : `La rallier coûte ${pp} PP en ce moment.`,
  },
  shadow: {
    title: "L’Ombre",
    kind: "Ligues",
    says: "Qui est seul hors de toute Ligue est l’Ombre, et a une Manifestation à lui.",
  },
  sign: {
    kind: "Signe",
    spy: {
      title: "Jeton Espion",
      kind: "public, jusqu’à la Fin de Cycle",
      says: "Chacun ajoute un regard à **chaque** Manœuvre Espionner du Cycle. Il n’est pas dépensé.",
    },
    kill: {
      title: "Jeton Assassin",
      kind: "public, jusqu’à la Fin de Cycle",
      says: "Chacun ajoute un Assassinat à **chaque** Manœuvre Assassiner du Cycle. Il n’est pas dépensé.",
    },
    debt: {
      title: "Dette",
      kind: "publique",
      says: "Des PP tout de suite, **1 PV de moins** à la fin. Une par Cycle si vous la voulez ; autant qu’il en faut pour un coût obligatoire.",
    },
    used: {
      title: "Utilisé",
      kind: "jeton",
      says: "Ce qu’il couvre n’a plus ni Capacité, ni Développement, ni Manœuvre spéciale, ni Manifestation jusqu’à la Fin de Cycle. Ses PV restent.",
    },
    lock: {
      title: "Secteur fermé",
      kind: "carte de la ville",
      says: "Il porte toutes les piles qu’il peut. Une place ne s’y libère que si quelqu’un y consent.",
    },
    oath: {
      title: "Serment",
      kind: "politique",
      says: "Deux joueurs jurent sur l’Artefact. Qui rompt perd aussitôt **1 PV**.",
    },
    claw: {
      title: "Attaque des Autres",
      kind: "symbole d’une carte",
      says: "Si une carte qui le porte reste sur la piste à la fin de la Résolution, les Autres attaquent.",
    },
    drop: {
      title: "Score de Noirceur",
      kind: "symbole d’une carte",
      says: "Combien de pions des Autres sortent par carte corrompue quand celle-ci est tirée. Sans les Autres, il ne sert pas.",
    },
    corruption: {
      title: "Jeton Corruption",
      kind: "les Autres",
      says: "Il compte comme un Parasite révélé dans son secteur.",
    },
    gloom: {
      title: "Jeton Ténèbres",
      kind: "les Autres",
      says: "Tant qu’il y en a un sur un secteur, on n’y prend ni carte ni marqueur. L’enlever est un Trophée. Au **septième**, tous perdent.",
    },
    fist: {
      title: "Lutte de pouvoir",
      kind: "Résolution",
      says: "À égalité pour le plus d’Émissaires, on mise des PP en secret. La plus forte mise gagne ; **toutes** les mises sont perdues.",
    },
    eclipse: { title: "Caché", kind: "signe", says: "Il y a là quelque chose que cette table ne vous montre pas." },
    first: {
      title: "Premier joueur",
      kind: "Manœuvres",
      says: "Désigné par l’Administrateur, il commence les Manœuvres de ce Cycle.",
    },
    blockhouse: {
      title: "Blockhaus",
      kind: "jeton de Cabale",
      says: "Un jeton propre à une Cabale, posé sur un secteur.",
    },
    revolt: { title: "Révolte", kind: "jeton de Cabale", says: "Un jeton propre à une Cabale, posé sur un secteur." },
    sleeper: {
      title: "Agent dormant",
      kind: "jeton de Cabale",
      says: "Un jeton propre à une Cabale, posé sur une pile.",
    },
    membership: {
      title: "Adhésion",
      kind: "jeton de Cabale",
      says: "Un jeton propre à une Cabale, tenu par un joueur.",
    },
    toll: {
      title: "Péage",
      kind: "carte de la ville",
      says: "Poser une pile ici coûte ce que demande son propriétaire.",
    },
    manifestation: {
      title: "Manifestation",
      kind: "sorte d’effet",
      says: "À tout moment permis, une fois par Cycle, sans Manœuvre ; l’élément est ensuite Utilisé.",
    },
    plus: { title: "Gain", kind: "sorte d’effet", says: "Obtenu avec l’élément, perdu avec lui." },
    clock: { title: "Développement", kind: "sorte d’effet", says: "Reçu à chaque phase de Développement." },
    gear: { title: "Capacité", kind: "sorte d’effet", says: "Agit tant que vous gardez l’élément." },
    holds: (name: string, n: number) => `${name} : **${n}**.`,
  },
};
