/** Ce que le livret de DCLight dit autour de ses listes. */
export const rulebook = {
  parts: [
    { title: "Avant la partie", first: "goal" },
    { title: "Les phases du tour", first: "draw" },
    { title: "Construire et gagner", first: "ages-buildings" },
    { title: "À garder sous la main", first: "strategy" },
  ],
  gallery: [
    { list: "buildings", title: "Bâtiments" },
    { list: "powers", title: "Pouvoirs" },
    { list: "reactions", title: "Réactions" },
    { list: "creatures", title: "Créatures" },
    { list: "gods", title: "Dieux" },
    { list: "sectors", title: "Secteurs" },
  ],
  vp: (n: number) => `${n} PV`,
  die: (face: number) => `Dé noir : ${face}`,
  price: (price: string) => `Prix : ${price}`,
  free: "Gratuit",
  copies: (n: number) => (n === 1 ? "1 exemplaire" : `${n} exemplaires`),
  colourless: "Sans couleur",
  dice: (colour: string) => `Dés ${colour}s`,
  demand: (cost: number, resource: string) => `Demande ${cost} en ${resource}`,
  reprisal: (text: string) => `Représailles : ${text}`,
  age: (n: number, price: string, vp: string) => `Âge ${n} : ${price} · ${vp}`,
  timing: {
    activate: "S’active une fois par tour",
    passive: "Agit en permanence",
    action: "Se joue comme une action",
    offering: "Se joue pendant une offrande",
    reaction: "Se joue en réponse",
  },
};
