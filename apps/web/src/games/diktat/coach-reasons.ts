import type { DiktatView, PackText } from "@paravent/diktat";
import type { DiktatText } from "@paravent/diktat/text";
import type { Json, Seat } from "@paravent/kernel";
import { branchOf, chosenIn, innerOf } from "../../plug/answers.ts";
import type { coach } from "./words/fr/coach.ts";

type Reasons = (typeof coach)["reasons"];
type SectorId = DiktatView["piles"][number]["sector"];

/** A poor answer and a better one, with what the player saw when they were asked: nothing else is spoken of. */
export interface Judged {
  readonly subject: string;
  readonly better: Json;
  readonly given: Json;
  readonly game: DiktatView;
  readonly you: Seat;
  /** Where a team was to be sent. */
  readonly sector: SectorId | null;
}

interface Named {
  readonly words: DiktatText;
  readonly pack: PackText;
  name(seat: Seat): string;
}

/** What the better answer would have gained or avoided, in the game's own terms; null: there is no plain reason. */
export function reasonFor(reasons: Reasons, named: Named, judged: Judged): string | null {
  const telling = new Telling(reasons, named, judged);
  switch (judged.subject) {
    case "diktat/composePile":
      return telling.team();
    case "diktat/chooseSector":
      return telling.sector();
    case "diktat/chooseManoeuvre":
      return telling.manoeuvre();
    case "diktat/chooseVictim":
      return telling.victim();
    case "diktat/chooseSpyTarget":
      return telling.look();
    case "diktat/powerBid":
      return telling.bid();
    case "diktat/chooseTrophy":
      return telling.trophy();
    case "diktat/extendDiscard":
      return telling.discard();
    default:
      return null;
  }
}

class Telling {
  private readonly say: Reasons;
  private readonly named: Named;
  private readonly judged: Judged;
  private readonly better: readonly string[];
  private readonly given: readonly string[];

  constructor(say: Reasons, named: Named, judged: Judged) {
    this.say = say;
    this.named = named;
    this.judged = judged;
    this.better = chosenIn(judged.better);
    this.given = chosenIn(judged.given);
  }

  team(): string | null {
    if (this.judged.given === null) return null;
    const more = (agent: string) => countOf(this.better, agent) > countOf(this.given, agent);
    const { sector } = this.judged;
    const prizes = sector ? this.prizesIn(sector).length : 0;
    // DK-RES-09: a take costs an Emissary.
    if (more("emissary"))
      return sector && prizes > 1 ? this.say.emissaries(this.place(sector), prizes) : this.say.emissary;
    // DK-MAN-KILL-07: a Guard that is turned up costs the assassin PP and ends the Manoeuvre.
    if (more("guard")) return this.say.guard(this.onlyRival(), this.named.pack.constants.guardPenalty);
    if (this.better.length < this.given.length) return this.say.kept(this.given.length - this.better.length);
    return this.better.length > this.given.length ? this.say.crowd(this.better.length, this.given.length) : null;
  }

  sector(): string | null {
    if (this.judged.given === null) return null;
    const [better, given] = [this.better[0] as SectorId, this.given[0] as SectorId];
    const [there, here] = [this.prizesIn(better), this.prizesIn(given)];
    if (there.length > here.length) return this.say.moreToTake(this.place(better), there);
    const [rival] = this.rivalsIn(given);
    if (rival && this.rivalsIn(better).length === 0)
      return this.say.contested(this.place(given), this.named.name(rival.owner), rival.pawns, this.place(better));
    return there.length > 0 ? this.say.toTake(this.place(better), there) : null;
  }

  manoeuvre(): string | null {
    const { game, you } = this.judged;
    const { emissaryBounty } = this.named.pack.constants;
    const known = this.pawns().find(({ kind }) => kind === "emissary");
    const unseen = this.pawns().filter(({ kind }) => kind === null).length;
    switch (this.better[0]) {
      case "sendTeam":
        return (game.own?.agents.emissary ?? 0) > 0 ? this.say.send(game.own!.agents.emissary) : null;
      case "spy":
        return unseen > 0 ? this.say.spy(unseen) : this.say.spyCard;
      case "assassinate":
        return known
          ? this.say.emissarySeen(this.named.name(known.owner), this.place(known.sector), emissaryBounty)
          : this.say.strike(emissaryBounty);
      case "extendInfluence":
        return this.say.extend;
      case "developCabal": {
        const { nextCabalCost, cabalRow } = game.players[you]!;
        const vp = this.board()?.cabalVp[cabalRow.length] ?? 0;
        return nextCabalCost === null ? null : this.say.develop(nextCabalCost, vp);
      }
      default:
        return null;
    }
  }

  victim(): string | null {
    const { emissaryBounty, guardPenalty } = this.named.pack.constants;
    const [better, given] = [this.pawn(this.better[0]), this.pawn(this.given[0])];
    if (given?.kind === "guard") return this.say.guardStruck(this.named.name(given.owner), guardPenalty);
    if (better?.kind === "emissary")
      return this.say.emissarySeen(this.named.name(better.owner), this.place(better.sector), emissaryBounty);
    if (given?.kind === "citizen") return this.say.citizenStruck;
    if (!better && given) return this.say.stopped(this.named.name(given.owner), guardPenalty);
    return null;
  }

  look(): string | null {
    const [better, given] = [this.pawn(this.better[0]), this.pawn(this.given[0])];
    if (given && given.kind !== null) return this.say.knownAlready;
    if (!better) return this.better[0] === "secretCard" ? this.say.spyCard : null;
    const { piles } = this.judged.game;
    const meets = piles.some(({ owner, sector }) => owner === this.judged.you && sector === better.sector);
    return meets ? this.say.lookWhereYouAre(this.named.name(better.owner), this.place(better.sector)) : null;
  }

  bid(): string | null {
    const { better, given } = this.judged;
    if (typeof better !== "number" || typeof given !== "number") return null;
    return better < given ? this.say.bidLess(given - better) : this.say.bidMore;
  }

  trophy(): string | null {
    const { game, you } = this.judged;
    const [better, given] = [branchOf(this.judged.better), branchOf(this.judged.given)];
    if (better === null || better === given || !better.startsWith("card:")) return null;
    if (chosenIn(innerOf(this.judged.better))[0] === "discard") return null;
    const vp = this.board()?.opportunityVp[game.players[you]!.row.length] ?? 0;
    const title = this.named.words.card(better.replace("card:", "")).title;
    return vp > 0 ? this.say.card(title, vp) : null;
  }

  discard(): string | null {
    return this.given[0] === "nothing" && this.better[0] !== "nothing" ? this.say.giveUp : null;
  }

  private place(sector: SectorId): string {
    return this.named.words.sector(sector);
  }

  /** The board of one's own Cabal. */
  private board(): PackText["cabals"][number]["board"] | null {
    const { game, you } = this.judged;
    return this.named.pack.cabals.find(({ id }) => id === game.players[you]!.cabal)?.board ?? null;
  }

  /** What may be taken in a sector, as far as it lies open: cards of the track, Influence markers. */
  private prizesIn(sector: SectorId): string[] {
    const { track, markers } = this.judged.game;
    const { pack, words } = this.named;
    const cards = track.filter((card) => pack.cards.find(({ id }) => id === card)?.sector === sector);
    return [
      ...cards.map((card) => words.card(card).title),
      ...(markers[sector] > 0 ? [this.say.markers(markers[sector])] : []),
    ];
  }

  private rivalsIn(sector: SectorId): { readonly owner: Seat; readonly pawns: number }[] {
    const piles = this.judged.game.piles.filter((pile) => pile.sector === sector && this.isRival(pile.owner));
    return piles.map(({ owner, pawns }) => ({ owner, pawns: pawns.length }));
  }

  /** The Others are nobody's rival at a bid, and have no name. */
  private isRival(owner: Seat): boolean {
    return owner !== this.judged.you && owner >= 0;
  }

  private onlyRival(): string | null {
    const rivals = this.judged.game.players.filter(({ seat }) => seat !== this.judged.you);
    return rivals.length === 1 ? this.named.name(rivals[0]!.seat) : null;
  }

  /** The pawns of the rivals, as far as they are known. */
  private pawns() {
    return this.judged.game.piles
      .filter(({ owner }) => this.isRival(owner))
      .flatMap(({ owner, sector, pawns }) => pawns.map(({ id, kind }) => ({ id, kind, owner, sector })));
  }

  private pawn(ref: string | undefined) {
    return this.pawns().find(({ id }) => ref === `pawn:${id}`) ?? null;
  }
}

const countOf = (team: readonly string[], agent: string): number => team.filter((one) => one === agent).length;
