import type { rulebook as french } from "../fr/rulebook.ts";

/** What the rulebook of DCLight says around its lists. */
export const rulebook: typeof french = {
  parts: [
    { title: "Before the game", first: "goal" },
    { title: "The phases of a turn", first: "draw" },
    { title: "Building and winning", first: "ages-buildings" },
    { title: "To keep at hand", first: "strategy" },
  ],
  gallery: [
    { list: "buildings", title: "Buildings" },
    { list: "powers", title: "Powers" },
    { list: "reactions", title: "Reactions" },
    { list: "creatures", title: "Creatures" },
    { list: "gods", title: "Gods" },
    { list: "sectors", title: "Sectors" },
  ],
  vp: (n) => `${n} VP`,
  die: (face) => `Black die: ${face}`,
  price: (price) => `Price: ${price}`,
  free: "Free",
  copies: (n) => (n === 1 ? "1 copy" : `${n} copies`),
  colourless: "No colour",
  dice: (colour) => `${colour.charAt(0).toUpperCase()}${colour.slice(1)} dice`,
  demand: (cost, resource) => `Demands ${cost} in ${resource}`,
  reprisal: (text) => `Reprisal: ${text}`,
  age: (n, price, vp) => `Age ${n}: ${price} · ${vp}`,
  timing: {
    activate: "Activated once a turn",
    passive: "Always works",
    action: "Played as an action",
    offering: "Played in an offering",
    reaction: "Played in reply",
  },
};
