import type { ConquestView } from "@paravent/diktat";
import type { Seat } from "@paravent/kernel";

/**
 * Who would take in which turn if this player won the Power Struggle: the winner, the others of the struggle by Rank as
 * if they bid alike, then the rest by Emissaries (DK-RES-08), round after round until Trophies run out.
 */
export function takesIf(
  { tied, emissaries }: Pick<ConquestView, "tied" | "emissaries">,
  rankOrder: readonly Seat[],
  winner: Seat,
  trophies: number,
): Seat[] {
  const present = rankOrder.filter((seat) => (emissaries[seat] ?? 0) > 0);
  const rest = present
    .filter((seat) => !tied.includes(seat))
    .sort((a, b) => (emissaries[b] ?? 0) - (emissaries[a] ?? 0));
  const order = [winner, ...present.filter((seat) => tied.includes(seat) && seat !== winner), ...rest];
  const left = new Map(order.map((seat) => [seat, emissaries[seat] ?? 0]));
  const takes: Seat[] = [];
  while (takes.length < trophies && [...left.values()].some((n) => n > 0))
    for (const seat of order) {
      const n = left.get(seat)!;
      if (n === 0 || takes.length >= trophies) continue;
      left.set(seat, n - 1);
      takes.push(seat);
    }
  return takes;
}
