import type { DclightView, PackText, Sector, Track } from "@paravent/dclight";
import type { Json, Seat } from "@paravent/kernel";
import { branchOf, chosenIn, innerOf } from "../../plug/answers.ts";
import { agePrice, cardPrice, missing } from "./seen/prices.ts";
import type { Seen } from "./seen/seen.ts";
import type { coach } from "./words/fr/coach.ts";

type Reasons = (typeof coach)["reasons"];

/** A poor answer and a better one, with what the player saw when they were asked: nothing else is spoken of. */
export interface Judged {
  readonly subject: string;
  readonly better: Json;
  readonly given: Json;
}

/** What the better answer would have gained or avoided, in the game's own terms; null: there is no plain reason. */
export function reasonFor(reasons: Reasons, seen: Seen, judged: Judged): string | null {
  if (seen.you === null) return null;
  const telling = new Telling(reasons, seen, seen.you, judged);
  switch (judged.subject) {
    case "dclight/devTurn":
      return telling.action();
    case "dclight/buySecondary":
    case "dclight/buyAccessory":
      return telling.purchase();
    case "dclight/keepCard":
      return telling.card();
    case "dclight/offering":
      return telling.offering();
    case "dclight/promote":
      return telling.promotion();
    case "dclight/orderSectors":
      return telling.order();
    case "dclight/chooseLoss":
      return telling.loss();
    default:
      return null;
  }
}

class Telling {
  private readonly say: Reasons;
  private readonly seen: Seen;
  private readonly you: Seat;
  private readonly judged: Judged;

  constructor(say: Reasons, seen: Seen, you: Seat, judged: Judged) {
    this.say = say;
    this.seen = seen;
    this.you = you;
    this.judged = judged;
  }

  private get player(): DclightView["players"][number] {
    return this.seen.player(this.you);
  }

  action(): string | null {
    const { better, given } = this.judged;
    const inner = innerOf(better);
    const passed = branchOf(given) === "pass" ? this.say.passed : null;
    if (branchOf(better) === "pass") return this.say.spent(this.seen.pack.constants.pointsPerVp);
    const gain = branchOf(better) === "age" ? this.age(chosenIn(inner)[0]) : this.building(branchOf(inner));
    return gain === null ? null : [passed, gain].filter((one) => one !== null).join(" ");
  }

  private age(ref: string | undefined): string | null {
    const sector = ref?.replace("age:", "") as Sector;
    const ages = this.seen.pack.sectors.find(({ id }) => id === sector)?.ages;
    const done = this.player.ages[sector];
    const next = ages?.[done];
    if (!next) return null;
    const price = this.seen.lexicon.price(agePrice(this.seen, this.player, sector) ?? {});
    return this.say.age(done + 1, this.seen.lexicon.sector(sector), next.vp - (ages[done - 1]?.vp ?? 0), price);
  }

  private building(ref: string | null): string | null {
    const id = ref?.startsWith("card:") ? ref.slice("card:".length) : null;
    const card = id === null ? undefined : this.seen.lexicon.card(id);
    return card?.kind === "building" ? this.say.building(this.seen.lexicon.cardName(card.id), card.vp) : null;
  }

  purchase(): string | null {
    const [better, given] = [this.faces(this.judged.better), this.faces(this.judged.given)];
    const sector = this.sectorOf([...chosenIn(this.judged.better), ...chosenIn(this.judged.given)][0]);
    const beasts = (faces: readonly string[]) => faces.filter((face) => face === "creature").length;
    if (beasts(given) > beasts(better)) return this.say.beast(this.player.tracks.creature + beasts(given));
    const gains = this.gains(better);
    if (better.length > given.length) return gains === "" ? null : this.say.more(gains);
    if (better.length === given.length) return gains === "" ? null : this.say.instead(gains);
    if (!sector) return null;
    const fed = this.seen.game.players.filter(({ seat, order }) => seat !== this.you && order[0] === sector);
    const name = this.seen.lexicon.sector(sector);
    return fed.length > 0
      ? this.say.feeds(
          fed.map(({ seat }) => this.seen.name(seat)),
          name,
        )
      : this.say.common(name);
  }

  card(): string | null {
    const { lexicon } = this.seen;
    const [better, given] = [this.judged.better, this.judged.given].map((answer) => {
      const card = lexicon.card((chosenIn(answer)[0] ?? "").replace("card:", ""));
      return card && { name: lexicon.cardName(card.id), vp: card.vp, lacks: this.lack(card) };
    });
    if (!better || !given) return null;
    if (better.lacks === "" && given.lacks !== "") return this.say.payable(better.name, given.name, given.lacks);
    return better.vp > given.vp ? this.say.worth(better.name, better.vp, given.vp) : null;
  }

  private lack(card: PackText["cards"][number]): string {
    return this.seen.lexicon.price(missing(this.player, cardPrice(this.seen, this.player, card)));
  }

  offering(): string | null {
    const { facing } = this.seen.game;
    const creature = facing && this.seen.lexicon.creature(facing.creature);
    if (!facing || !creature) return null;
    const name = this.seen.lexicon.creatureName(creature.id);
    const way = branchOf(this.judged.better);
    if (way === "refuse") return this.say.refuse(name, facing.cost, creature.vp);
    if (way !== "pay") return null;
    // DC-OFFER-03, -04: only a common creature turns to the next city.
    const isCommon = this.seen.game.creatures[0]?.origin === "common";
    return this.say.pay(name, creature.vp, isCommon);
  }

  promotion(): string | null {
    if (branchOf(this.judged.better) !== "promote") return null;
    const last = this.player.order[2];
    const colour = last && this.seen.pack.sectors.find(({ id }) => id === last)?.colour;
    const faces = colour ? (this.seen.game.dice?.[colour] ?? []) : [];
    return last && faces.length > 0 ? this.say.promote(this.seen.lexicon.sector(last), this.gains(faces)) : null;
  }

  order(): string | null {
    const [better, given] = [chosenIn(this.judged.better)[0], chosenIn(this.judged.given)[0]];
    if (better === undefined || better === given) return this.say.priority;
    const ready = agePrice(this.seen, this.player, better as Sector);
    const lack = ready && this.seen.lexicon.price(missing(this.player, ready));
    return [this.say.first(this.seen.lexicon.sector(better as Sector)), lack ? this.say.lacks(lack) : null]
      .filter((one) => one !== null)
      .join(" ");
  }

  loss(): string | null {
    const { pointsPerVp } = this.seen.pack.constants;
    const lost = (answer: Json): number =>
      Object.entries((answer ?? {}) as Record<Track, number>).reduce((sum, [track, n]) => {
        const now = this.player.tracks[track as Track];
        return sum + Math.floor(now / pointsPerVp) - Math.floor((now - n) / pointsPerVp);
      }, 0);
    const [better, given] = [lost(this.judged.better), lost(this.judged.given)];
    return better < given ? this.say.threes(pointsPerVp, given - better) : null;
  }

  /** What the dice that an answer names show. */
  private faces(answer: Json): string[] {
    return chosenIn(answer).flatMap((ref) => {
      const [colour, n] = ref.split(":");
      const face = this.seen.game.dice?.[colour as "red"]?.[Number(n) - 1];
      return face ? [face] : [];
    });
  }

  private sectorOf(die: string | undefined): Sector | null {
    const colour = die?.split(":")[0];
    return this.seen.pack.sectors.find((one) => one.colour === colour)?.id ?? null;
  }

  private gains(faces: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const face of faces) if (face !== "creature") counts.set(face, (counts.get(face) ?? 0) + 1);
    return [...counts].map(([track, n]) => this.seen.lexicon.points(n, track as Track)).join(", ");
  }
}
