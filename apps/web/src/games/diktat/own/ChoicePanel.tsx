import type { Ref } from "@paravent/kernel";
import { useEffect, useRef } from "preact/hooks";
import { tooMany } from "../../../drafts/draft.ts";
import { t } from "../../../i18n/index.ts";
import { Option } from "../../../questions/Option.tsx";
import { unfold } from "../../../table/decision/fold.ts";
import { FurtherAnswer } from "../answer/FurtherAnswer.tsx";
import { type Asked, type Layer, layersOf } from "../answer/layers.ts";
import { detailOf, pictureIn } from "../answer/pictures.tsx";
import { Medallion, SectorGlyph } from "../art/index.ts";
import { labelOf, optionLabel } from "../seen/labels.ts";
import { pilesIn } from "../seen/piles.ts";
import { fanned } from "../seen/pointed.ts";
import { sectorOfThing, thingOf } from "../seen/refs.ts";
import { useSeen } from "../seen/seen.ts";
import "./targets.css";
import { texts } from "../words/index.ts";

/**
 * Any choice among named things, while the map is the scene. Pawns are chosen on the stage that their sector opens,
 * everything else from a list; whatever lies on the map can be touched there too. What an option asks further opens
 * under it.
 */
export function ChoicePanel({ asked }: { asked: Asked }) {
  const { layers, further } = layersOf(asked);
  const last = layers.at(-1);
  return (
    <div class="tb-targets">
      {layers.map((layer, depth) => {
        const key = `layer ${depth}`;
        // A level that is settled shows what was chosen; a touch takes it back.
        return layer === last || layer.chosen.length === 0 ? (
          <LayerChoice key={key} layer={layer} closed={depth === 0 ? asked.closed : {}} asked={asked} />
        ) : (
          <div key={key} class="tb-targets-list">
            {layer.chosen.map((ref) => (
              <Choosable key={ref} layer={layer} of={ref} asked={asked} />
            ))}
          </div>
        );
      })}
      {further && <FurtherAnswer asked={asked} further={further} isWhole={layers.length === 0} />}
    </div>
  );
}

interface LayerProps {
  readonly layer: Layer;
  readonly closed: Asked["closed"];
  readonly asked: Asked;
}

function LayerChoice({ layer, closed, asked }: LayerProps) {
  const seen = useSeen();
  const { offered } = layer;
  const isFanned = (ref: Ref) => ["pawn", "sleeper"].includes(thingOf(seen, ref).is);
  const listed = offered.filter((ref) => !isFanned(ref));
  const sectors = [...new Set(offered.filter(isFanned).map((ref) => sectorOfThing(thingOf(seen, ref))!))];
  // What has a place of its own says there why it is closed: sectors on the map, passing on the button.
  const isElsewhere = (ref: Ref) => ref === "pass" || thingOf(seen, ref).is === "sector";
  const open =
    fanned.value !== null && sectors.includes(fanned.value) ? fanned.value : sectors.length === 1 ? sectors[0]! : null;
  const shut = Object.keys(closed).filter((ref) => !offered.includes(ref) && !isFanned(ref) && !isElsewhere(ref));
  const list = useRef<HTMLDivElement>(null);
  // Also when it was opened on the map.
  useEffect(() => {
    const shown = list.current?.querySelector("[aria-expanded=true]");
    shown?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [open]);
  return (
    <div class={sectors.length > 0 ? "tb-layer fanned" : "tb-layer"}>
      {(layer.max > 1 || layer.min !== layer.max) && (
        <p class="q-hint">{t.value.question.chooseN(layer.min, layer.max)}</p>
      )}
      <div class="tb-targets-list" ref={list}>
        {listed.map((ref) => (
          <Choosable key={ref} layer={layer} of={ref} asked={asked} />
        ))}
        {sectors.map((sector) => (
          <button
            key={sector}
            type="button"
            class="q-option"
            data-sector-fan={sector}
            title={seen.words.sector(sector)}
            aria-expanded={sector === open}
            onClick={() => {
              fanned.value = sector;
              unfold();
            }}
          >
            <SectorGlyph sector={sector} size={18} />
            <span>{seen.words.sector(sector)}</span>
            {pilesIn(seen, sector).map((pile) => (
              <Medallion key={pile.id} cabal={seen.player(pile.owner).cabal} size={18} label={seen.name(pile.owner)} />
            ))}
          </button>
        ))}
        {shut.map((ref) => (
          <Option
            key={ref}
            value={ref}
            label={labelOf(seen, ref)}
            picture={pictureIn(seen, ref, asked)}
            closed={closed[ref]}
          />
        ))}
      </div>
      {sectors.length > 0 && <p class="q-hint">{texts.value.targets.hint}</p>}
    </div>
  );
}

function Choosable({ layer, of, asked }: { layer: Layer; of: Ref; asked: Asked }) {
  const seen = useSeen();
  const { about, rule } = asked;
  return (
    <Option
      value={of}
      label={optionLabel(seen, of, about)}
      picture={pictureIn(seen, of, asked)}
      detail={detailOf(seen, of, about)}
      pressed={layer.chosen.includes(of)}
      closed={tooMany(layer, layer.chosen, of, rule)}
      onPress={() => layer.press(of)}
    />
  );
}
