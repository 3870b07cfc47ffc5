import { installVerbs } from "../effects/verb.ts";
import { addCard } from "./add-card.ts";
import { altTrophy } from "./alt-trophy.ts";
import { assassinate } from "./assassinate.ts";
import { choose } from "./choose.ts";
import { convert } from "./convert.ts";
import { develop } from "./develop.ts";
import { exhaust } from "./exhaust.ts";
import { extraManoeuvre } from "./extra-manoeuvre.ts";
import { forEach } from "./for-each.ts";
import { gain } from "./gain.ts";
import { lose } from "./lose.ts";
import { modify } from "./modify.ts";
import { moveOthers } from "./move-others.ts";
import { movePawns } from "./move-pawns.ts";
import { movePile } from "./move-pile.ts";
import { offer } from "./offer.ts";
import { peekDeck } from "./peek-deck.ts";
import { placePile } from "./place-pile.ts";
import { placeToken } from "./place-token.ts";
import { playAgain } from "./play-again.ts";
import { protect } from "./protect.ts";
import { ready } from "./ready.ts";
import { reinforce } from "./reinforce.ts";
import { removePawn } from "./remove-pawn.ts";
import { removeToken } from "./remove-token.ts";
import { returnMarker } from "./return-marker.ts";
import { skipTurn } from "./skip-turn.ts";
import { spy } from "./spy.ts";
import { swapPawns } from "./swap-pawns.ts";
import { takeCard } from "./take-card.ts";
import { takeMarker } from "./take-marker.ts";
import { takeRole } from "./take-role.ts";
import { toll } from "./toll.ts";
import { withdraw } from "./withdraw.ts";

/** Every verb of the vocabulary, in the order of the page (docs/CONTENT.md). One that is missing here does not compile. */
export const VERBS = {
  gain,
  lose,
  convert,
  placePile,
  reinforce,
  withdraw,
  movePile,
  movePawns,
  swapPawns,
  removePawn,
  spy,
  peekDeck,
  assassinate,
  protect,
  extraManoeuvre,
  playAgain,
  skipTurn,
  takeRole,
  develop,
  ready,
  exhaust,
  addCard,
  takeCard,
  takeMarker,
  returnMarker,
  placeToken,
  removeToken,
  moveOthers,
  modify,
  altTrophy,
  toll,
  choose,
  offer,
  forEach,
};

installVerbs(VERBS);
