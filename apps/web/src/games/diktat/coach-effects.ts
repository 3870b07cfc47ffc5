import type { Affinity, Agent, SectorId } from "@paravent/diktat";
import { readRef } from "@paravent/diktat/refs";
import type { Json } from "@paravent/kernel";
import { branchOf, chosenIn, innerOf } from "../../plug/answers.ts";
import { labelOf } from "./seen/labels.ts";
import { elementAbout, sectorOfThing, thingOf } from "./seen/refs.ts";
import type { Seen } from "./seen/seen.ts";
import type { coach } from "./words/fr/coach.ts";

type Does = (typeof coach)["does"];

/** An answer that is recommended and another one, with what the player saw when they were asked: nothing else is spoken of. */
export interface Weighed {
  readonly subject: string;
  readonly better: Json;
  readonly given: Json;
  readonly about: Readonly<Record<string, unknown>>;
}

/** What an answer does by the rules or by the text of a card, for decisions of which nothing is known but that; null: nothing. */
export function whatItDoes(does: Does, seen: Seen, weighed: Weighed): string | null {
  const doing = new Doing(does, seen, weighed);
  const kind = weighed.subject.slice(weighed.subject.indexOf("/") + 1);
  return TOLD[kind]?.(doing) ?? doing.effect();
}

const TOLD: Readonly<Partial<Record<string, (doing: Doing) => string | null>>> = {
  chooseCabal: (doing) => doing.cabal(),
  nameFirstPlayer: (doing) => doing.firstPlayer(),
  nameFirstAndDirection: (doing) => doing.firstPlayer(),
  nameSector: (doing) => doing.resolved(),
  chooseSector: (doing) => doing.place(),
  composePile: (doing) => doing.spared() ?? doing.say.team(doing.better.length),
  chooseManoeuvre: (doing) => doing.manoeuvre(),
  chooseVictim: (doing) => doing.strike(),
  othersVictim: (doing) => doing.strike(),
  chooseSpyTarget: (doing) => doing.look(),
  extendDiscard: (doing) => doing.spared() ?? (doing.better[0] === "nothing" ? doing.say.unchanged : doing.say.givenUp),
  powerBid: (doing) => doing.say.bid,
  costChoice: (doing) => doing.spared(),
  chooseTrophy: (doing) => doing.trophy(),
  chooseTrackCard: (doing) => doing.trophy(),
  chooseCabalCard: (doing) => doing.element(),
  effectChoice: (doing) => doing.element(),
  incomeChoice: (doing) => doing.element(),
  chooseSpecial: (doing) => doing.element(),
  keepCard: (doing) => doing.element(),
  readyPossession: (doing) => doing.element(),
  exhaustPossession: (doing) => doing.element(),
  optionChoice: (doing) => doing.option(),
  tollChoice: (doing) => doing.option(),
  offerAnswer: (doing) => doing.option(),
  chooseMarker: (doing) => doing.marker(),
  returnMarker: (doing) => doing.markerKept(),
  placeMarker: (doing) => doing.markerWay(),
  movePile: (doing) => doing.goal(),
  movePawn: (doing) => doing.goal(),
  moveOthers: (doing) => doing.goalOfOthers(),
  placeToken: (doing) => doing.goal(),
  swapPawn: (doing) => doing.swap(),
  convertPawn: (doing) => doing.converted(),
  removePawn: (doing) => doing.removed(),
  choosePlayer: (doing) => doing.player(),
  affinityTypes: (doing) => doing.symbols(doing.better),
  exchangeAffinity: (doing) => doing.symbols(doing.inner),
  affinityLoss: (doing) => doing.tokensLost(),
  finalAffinities: (doing) => doing.say.lastTokens,
  orderGeneralEffects: (doing) => doing.orderOf(),
  leagueChoice: (doing) => doing.league(),
  ...sayings({
    exclusionAnswer: ({ words }) => ({ accept: words.accept, oppose: words.oppose }),
    leagueDeclare: ({ words }) => ({ for: words.declare, against: words.declare }),
    conclaveJoin: ({ words }) => ({ go: words.go, stay: words.stay }),
    conclaveClose: ({ words }) => ({ close: words.close, extend: words.extend }),
    oathAnswer: ({ words }) => ({ admit: words.admit, contest: words.contest }),
    oathVerdict: ({ words }) => ({ kept: words.verdict, broken: words.verdict }),
  }),
  exclusionShare: (doing) => (doing.weighed.better === 0 ? doing.say.words.shareNone : doing.say.words.share),
  leagueFist: (doing) => doing.say.words.fist,
  rewardSplit: (doing) => doing.rest(),
};

/** Decisions between a few words, each of which has a sentence of its own. */
function sayings(
  kinds: Readonly<Record<string, (say: Does) => Readonly<Record<string, string>>>>,
): Record<string, (doing: Doing) => string | null> {
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, said]) => [
      kind,
      (doing: Doing) => said(doing.say)[doing.branch ?? doing.better[0] ?? ""] ?? null,
    ]),
  );
}

class Doing {
  readonly say: Does;
  readonly seen: Seen;
  readonly weighed: Weighed;
  /** What the recommended answer chooses; which way it takes, and what it chooses on that way. */
  readonly better: readonly string[];
  readonly branch: string | null;
  readonly inner: readonly string[];

  constructor(say: Does, seen: Seen, weighed: Weighed) {
    this.say = say;
    this.seen = seen;
    this.weighed = weighed;
    this.better = chosenIn(weighed.better);
    this.branch = branchOf(weighed.better);
    this.inner = chosenIn(innerOf(weighed.better));
  }

  /** The element that asks, with what it does. */
  effect(): string | null {
    const element = elementAbout(this.weighed.about);
    return element === null ? null : this.said(element, Number(this.weighed.about.effect ?? 0));
  }

  /** The element that is chosen; declined, nothing of it happens. */
  element(): string | null {
    const [ref] = this.better;
    if (ref === "decline") return this.say.declined;
    if (ref === undefined) return null;
    const [thing, read] = [thingOf(this.seen, ref), readRef(ref)];
    return thing.is === "element" ? this.said(thing.element, read.kind === "use" ? read.effect : 0) : null;
  }

  option(): string | null {
    const [ref] = this.better;
    if (ref === undefined) return null;
    if (ref === "withdraw") return this.say.withdrawn;
    if (ref === "refuse" || ref === "decline") return this.say.declined;
    const { words, name } = this.seen;
    const { about } = this.weighed;
    const does = ref === "accept" ? words.offered(about, ref, name) : words.option(about, ref);
    return does ? sentence(does) : null;
  }

  cabal(): string | null {
    const cabal = this.seen.pack.cabals.find(({ id }) => id === this.better[0]);
    return cabal ? this.say.rank(this.seen.words.cabal(cabal.id), cabal.rank) : null;
  }

  /** Who plays before the one who asks. */
  firstPlayer(): string | null {
    const thing = this.better[0] === undefined ? null : thingOf(this.seen, this.better[0]);
    const { you, game } = this.seen;
    if (thing?.is !== "seat" || you === null) return null;
    const read = readRef(this.better[0]!);
    const direction = read.kind === "first" ? read.direction : 1;
    const all = game.players.length;
    const before = ((you - thing.seat) * direction + all) % all;
    if (before === 0) return this.say.begins;
    const name = this.seen.name(thing.seat);
    return before === all - 1 ? this.say.playsLast(name) : this.say.playsAfter(name, before);
  }

  resolved(): string | null {
    const sector = this.better[0] as SectorId;
    const own = this.seen.game.piles.filter((pile) => pile.sector === sector && pile.owner === this.seen.you);
    const emissaries = own.flatMap(({ pawns }) => pawns).filter(({ kind }) => kind === "emissary").length;
    const place = this.seen.words.sector(sector);
    return emissaries > 0 ? this.say.resolveOwn(place, emissaries) : this.say.resolveOther(place);
  }

  place(): string | null {
    const sector = this.better[0] as SectorId;
    // A sector may be named for other reasons than a team: then what asks for it says which.
    if (elementAbout(this.weighed.about) !== null) return this.effect();
    const prizes = this.weighed.given === null ? this.goal() : null;
    if (prizes !== null) return prizes;
    const rivals = this.seen.game.piles.filter((pile) => pile.sector === sector && pile.owner !== this.seen.you);
    const place = this.seen.words.sector(sector);
    return rivals.length === 0 ? this.say.empty(place) : this.say.piles(place, rivals.length);
  }

  /** What the other answer would have spent stays. */
  spared(): string | null {
    const left = [...this.better];
    const kept = chosenIn(this.weighed.given).filter((ref) => {
      const at = left.indexOf(ref);
      if (at >= 0) left.splice(at, 1);
      return at < 0 && ref !== "nothing";
    });
    return kept.length > 0 ? this.say.keeps(kept.map((ref) => labelOf(this.seen, ref))) : null;
  }

  manoeuvre(): string | null {
    return this.better[0] === "sendTeam" ? this.say.decoy : this.say.special;
  }

  strike(): string | null {
    const { emissaryBounty, guardPenalty } = this.seen.pack.constants;
    return this.better[0] === "stop" ? this.say.mayBeGuard(guardPenalty) : this.say.mayBeEmissary(emissaryBounty);
  }

  look(): string | null {
    return this.better[0] === "stop" ? this.say.noLookOwed : this.say.lookThere(labelOf(this.seen, this.better[0]!));
  }

  /** A card taken or discarded, or another Trophy. */
  trophy(): string | null {
    if (this.branch === null) return null;
    if (this.branch === "gloom") return this.say.gloom;
    if (this.branch === "marker") return this.markerOf(this.seen.game.conquest?.sector ?? null);
    const thing = thingOf(this.seen, this.branch);
    if (thing.is !== "element") return null;
    return this.inner[0] === "discard"
      ? this.say.discarded(this.seen.words.element(thing.element).title)
      : this.said(thing.element);
  }

  marker(): string | null {
    return this.markerOf(this.better[0] as SectorId);
  }

  private markerOf(sector: SectorId | null): string | null {
    if (sector === null || this.seen.you === null) return null;
    const has = this.seen.player(this.seen.you).influence.some((slot) => slot.sector === sector);
    return this.say.marker(this.seen.words.sector(sector), this.seen.words.influence(sector, has ? 2 : 1));
  }

  /** The marker that would have gone instead. */
  markerKept(): string | null {
    const [given] = chosenIn(this.weighed.given);
    const sector = given?.replace("slot:", "") as SectorId | undefined;
    const slot = this.seen.player(this.seen.you ?? 0).influence.find((one) => one.sector === sector);
    return slot
      ? this.say.marker(this.seen.words.sector(slot.sector), this.seen.words.influence(slot.sector, slot.face))
      : null;
  }

  markerWay(): string | null {
    const [way] = this.better;
    if (way === "stack") return this.say.stacked;
    return way === "slot" || way === "apart" ? this.say.apart : this.markerKept();
  }

  /** Where something goes that is moved or placed, and what may be won there. */
  goal(): string | null {
    const sector = this.sectorOf(this.inner[0] ?? this.better[0]);
    if (sector === null) return this.branch === "nothing" ? this.say.unchanged : null;
    const { game, words } = this.seen;
    const cards = game.track.filter((card) => words.card(card).sector === sector).map((card) => words.card(card).title);
    const prizes = [...cards, ...(game.markers[sector] > 0 ? [this.say.markers(game.markers[sector])] : [])];
    return prizes.length > 0 ? this.say.prizes(words.sector(sector), prizes) : null;
  }

  goalOfOthers(): string | null {
    const sector = this.sectorOf(this.inner[0]);
    return sector === null ? this.say.unchanged : this.say.othersThere(this.seen.words.sector(sector));
  }

  private sectorOf(ref: string | undefined): SectorId | null {
    return ref === undefined ? null : sectorOfThing(thingOf(this.seen, ref));
  }

  swap(): string | null {
    const kind = this.inner[0] as Agent | undefined;
    return kind === undefined ? this.say.unchanged : this.say.swapped[kind];
  }

  converted(): string | null {
    const kind = this.kindOf(this.better[0]);
    return kind === null ? this.say.unchanged : this.say.converted[kind];
  }

  removed(): string | null {
    const emissaries = (answer: Json) => chosenIn(answer).filter((ref) => this.kindOf(ref) === "emissary").length;
    return emissaries(this.weighed.better) < emissaries(this.weighed.given) ? this.say.emissaryStays : null;
  }

  /** Of a pawn the player knows. */
  private kindOf(ref: string | undefined): Agent | null {
    const pawns = this.seen.game.piles.flatMap((pile) => pile.pawns);
    return pawns.find(({ id }) => ref === `pawn:${id}`)?.kind ?? null;
  }

  player(): string | null {
    const thing = this.better[0] === undefined ? null : thingOf(this.seen, this.better[0]);
    if (thing?.is !== "seat") return null;
    const said = this.say.player(this.seen.name(thing.seat), this.seen.player(thing.seat).vp);
    return [said, this.effect()].filter((one) => one !== null).join(" ");
  }

  /** How many symbols wait for tokens of the chosen type. */
  symbols(types: readonly string[]): string | null {
    const [type] = types;
    if (type === undefined || this.seen.you === null) return this.say.unchanged;
    const { cards } = this.seen.pack;
    const free = this.seen.player(this.seen.you).row.flatMap(({ card, tokens }) => {
      const symbols = cards.find(({ id }) => id === card)?.affinities ?? [];
      return symbols.filter((symbol, at) => (symbol === type || symbol === "any") && (tokens[at] ?? null) === null);
    });
    return this.say.symbols(this.seen.words.affinity(type as Affinity), free.length);
  }

  tokensLost(): string | null {
    const placed = this.better.filter((ref) => ref.includes("@")).length;
    return placed === 0 ? this.say.fromReserve : this.say.fromCards(placed);
  }

  orderOf(): string | null {
    const [first] = this.better;
    return first === undefined ? null : this.say.comesFirst(labelOf(this.seen, first));
  }

  league(): string | null {
    const { leagues } = this.seen.game;
    const { words } = this.say;
    const mine = leagues?.boards.find(({ members }) => members.includes(this.seen.you ?? -1));
    if (this.branch === "join") {
      const board = leagues?.boards.find(({ id }) => id === this.inner[0]);
      if (!board || board.cost === null) return null;
      const { title, objective } = this.seen.words.league(board.id);
      return words.join(title, board.cost, sentence(objective));
    }
    if (this.branch === "leave" && mine) return words.leave(mine.level);
    if (this.branch === "exclude" && mine) return words.exclude(mine.level);
    return words.unchanged;
  }

  rest(): string | null {
    const isMine = this.better.includes(`seat:${this.seen.you}`);
    return isMine
      ? this.say.words.restMine
      : this.say.words.restTheirs(this.better.map((ref) => labelOf(this.seen, ref)));
  }

  /** What is printed on an element, as far as its first effect, unless another one is spoken of. */
  private said(element: string, effect = 0): string | null {
    const { title, text } = this.seen.words.element(element);
    const does = text === "" ? this.seen.words.explain(element) : text;
    if (does === "") return null;
    const [first = does] = does.split(EFFECTS_END);
    return this.say.element(title, sentence(effect === 0 ? first : does));
  }
}

/** Where one effect ends and the next begins. */
const EFFECTS_END = /(?<=[.!?])\s+|\s*;\s+/u;

/** What is printed on cards may end without a stop. */
const sentence = (text: string): string => (/[.!?…]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
