import { SECTORS, type Sector } from "@paravent/dclight";
import type { Question } from "@paravent/kernel";
import type { ComponentChildren } from "preact";
import { draftOf } from "../../../store/draft.ts";
import { isLow, isNarrow, isPhone } from "../../../store/media.ts";
import { FaceGlyph, ROMAN } from "../art/index.ts";
import { DistrictPicture } from "../beats/scenes/DistrictPicture.tsx";
import { PhoneTracks } from "../city/Tracks.tsx";
import { ageWorth } from "../outcome/chips.tsx";
import { CardTile } from "../own/CardTile.tsx";
import { AgeCard, MoraleCard } from "../own/DevCards.tsx";
import { Inner } from "../own/Inner.tsx";
import { deeperThan, useOfBuilding, useOfHandCard } from "../own/uses.ts";
import { CHOSEN } from "../seen/places.ts";
import { pointed } from "../seen/pointed.ts";
import { agePrice } from "../seen/prices.ts";
import { secretsOf, shownPlayer, useSeen } from "../seen/seen.ts";
import { idOf, pathOf } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { CardFace, FacePrice } from "./CardFace.tsx";
import { Frame } from "./Frame.tsx";
import "./dev-stage.css";
import "./dev-stage-phones.css";
import "./low-stage.css";
import "./dev-stage-large.css";

/** An action of Development: everything there is to do, and large what is chosen, with what it still needs. */
export function DevStage({ question }: { question: Question }) {
  const seen = useSeen();
  const words = texts.value.stages;
  const drafted = pathOf(draftOf(question));
  // To pass lies ready where nothing else can be done: what there is stays in sight, with what it lacks.
  const path = drafted[0] === "pass" ? [] : drafted;
  const shown = path.length > 0 ? path : pointedPath();
  // Where there is little room the chips say what becomes of them, once something is chosen.
  const isSaid = (isPhone.value || isLow.value) && path.length > 0;
  const tracks = !isSaid && <PhoneTracks player={shownPlayer(seen)} isBrief />;
  return (
    <Frame question={question} title={words.dev.title} sub={words.dev.sub} beside={isLow.value && tracks}>
      {isNarrow.value && !isLow.value && tracks}
      <div class={path.length > 0 ? "dc-devstage chosen" : "dc-devstage"}>
        {(shown.length > 0 || !isNarrow.value) && (
          <div class="dc-chosen" data-place={path.length > 0 ? CHOSEN : undefined}>
            <Chosen path={shown} />
            {path.length > 0 && <Needs question={question} />}
          </div>
        )}
        <Choices question={question} />
      </div>
    </Frame>
  );
}

/** The card under the pointer is read large as well. */
function pointedPath(): string[] {
  return pointed.value && !isNarrow.value ? ["", `card:${pointed.value.card}`] : [];
}

/** So many cards stand in a row; where there is room, fewer are wider, and each row is as high as its share. */
const IN_ROW = 5;

function Choices({ question }: { question: Question }) {
  const seen = useSeen();
  const words = texts.value;
  const player = shownPlayer(seen);
  const hand = [...new Set(secretsOf(seen, player.seat)?.hand ?? [])];
  const counts = [hand.length, player.buildings.length].filter((n) => n > 0);
  const columns = Math.min(IN_ROW, Math.max(2, ...counts));
  const rows = counts.map((n) => `minmax(0, ${Math.ceil(n / IN_ROW)}fr)`).join(" ") || "minmax(0, 1fr)";
  return (
    <div class="dc-choices" style={{ "--columns": columns, "--rows": rows }}>
      <Group title={words.stages.dev.ages} look="ages">
        {SECTORS.map((sector) => (
          <AgeCard key={sector} sector={sector} question={question} />
        ))}
        <MoraleCard question={question} />
      </Group>
      {hand.length > 0 && (
        <Group title={words.stages.dev.hand}>
          {hand.map((card) => (
            <CardTile key={card} card={card} use={useOfHandCard(seen, card)} />
          ))}
        </Group>
      )}
      {player.buildings.length > 0 && (
        <Group title={words.stages.dev.buildings}>
          {player.buildings.map((building) => (
            <CardTile
              key={building.ref}
              card={building.card}
              building={building}
              use={useOfBuilding(seen, building.ref)}
            />
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ title, look = "", children }: { title: string; look?: string; children: ComponentChildren }) {
  return (
    <section class={`dc-choice-group ${look}`}>
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}

function Chosen({ path: [action, what] }: { path: readonly string[] }) {
  const words = texts.value.stages;
  const age = what === undefined ? null : idOf(what, "age");
  if (age !== null) return <AgeFace sector={age as Sector} />;
  if (action === "morale") return <MoraleFace />;
  const card = what?.split(":").at(-1);
  return card ? <CardFace card={card} /> : <p class="dc-choose">{words.dev.choose}</p>;
}

/** The district as it would stand. */
function AgeFace({ sector }: { sector: Sector }) {
  const seen = useSeen();
  const words = texts.value;
  const { ages, seat } = shownPlayer(seen);
  const age = ages[sector] + 1;
  return (
    <article class={`dc-face ${sector}`}>
      <p class="dc-face-kind">
        <FaceGlyph face={sector} size={18} />
        {words.ageWord} {ROMAN[age]}
      </p>
      <span class="dc-face-art">
        <DistrictPicture sector={sector} age={age} seat={seat} />
        <span class="dc-face-vp mc">
          +{ageWorth(seen, sector, ages[sector])}
          <small>{words.vp}</small>
        </span>
      </span>
      <b class="mc">{seen.lexicon.sector(sector)}</b>
      <p class="dc-face-text">{words.stages.dev.ageText(age)}</p>
      <FacePrice price={agePrice(seen, shownPlayer(seen), sector) ?? {}} />
    </article>
  );
}

function MoraleFace() {
  const { lexicon, pack } = useSeen();
  const words = texts.value;
  return (
    <article class="dc-face morale">
      <p class="dc-face-kind">
        <FaceGlyph face="morale" size={18} />
        {pack.constants.moralePrice} {lexicon.track("morale")}
      </p>
      <b class="mc">{words.dev.morale}</b>
      <p class="dc-face-text">{words.dev.moraleText}</p>
    </article>
  );
}

/** Whom it is aimed at, which building, how points are shared, which deck. */
function Needs({ question }: { question: Question }) {
  const [action] = pathOf(draftOf(question));
  const deeper = action === "age" ? null : deeperThan(question, action === "morale" ? 1 : 2);
  return deeper && <Inner {...deeper} />;
}
