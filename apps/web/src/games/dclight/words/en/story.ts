import type { story as french } from "../fr/story.ts";

export const story: typeof french = {
  unit: "VP",
  creatures: { title: "Creatures and offerings", none: "No creature was faced." },
  losses: { title: "Blows to the cities", none: "No city lost anything." },
};
