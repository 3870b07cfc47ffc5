import type { Ref } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { AnswerWidget } from "../../../questions/AnswerWidget.tsx";
import { Option } from "../../../questions/Option.tsx";
import { asking } from "../../../store/draft.ts";
import { Medallion, SectorGlyph } from "../art/index.ts";
import { labelOf, optionLabel, pilesIn } from "../labels.ts";
import { type Asked, type Layer, layersOf } from "../layers.ts";
import { fanned } from "../map/pointed.ts";
import { sectorOfThing, thingOf } from "../refs.ts";
import { useSeen } from "../seen.ts";
import { Fan } from "./Fan.tsx";
import { detailOf, pictureOf, wordingOf } from "./pictures.tsx";
import "./targets.css";

/**
 * Any choice among named things. Pawns are chosen in the fan of their sector, everything else from a list; whatever
 * lies on the map can be touched there too. What an option asks further opens under it.
 */
export function ChoicePanel({ asked }: { asked: Asked }) {
  const seen = useSeen();
  const { about } = asked;
  const { layers, further } = layersOf(asked);
  const last = layers.at(-1);
  return (
    <div class="tb-targets">
      {layers.map((layer, depth) => {
        const key = `layer ${depth}`;
        // A level that is settled shows what was chosen; a touch takes it back.
        return layer === last || layer.chosen.length === 0 ? (
          <LayerChoice key={key} layer={layer} closed={depth === 0 ? Object.keys(asked.closed) : []} about={about} />
        ) : (
          <div key={key} class="tb-targets-list">
            {layer.chosen.map((ref) => (
              <Choosable key={ref} layer={layer} of={ref} about={about} />
            ))}
          </div>
        );
      })}
      {further && (
        <AnswerWidget
          ask={further.ask}
          draft={further.draft}
          onDraft={further.set}
          wording={wordingOf(seen, layers.length === 0 ? asked.closed : {})}
        />
      )}
    </div>
  );
}

interface LayerProps {
  readonly layer: Layer;
  readonly closed: readonly Ref[];
  readonly about: Asked["about"];
}

function LayerChoice({ layer, closed, about }: LayerProps) {
  const seen = useSeen();
  const { offered } = layer;
  const isFanned = (ref: Ref) => ["pawn", "sleeper"].includes(thingOf(seen, ref).is);
  const listed = offered.filter((ref) => !isFanned(ref));
  const sectors = [...new Set(offered.filter(isFanned).map((ref) => sectorOfThing(thingOf(seen, ref))!))];
  const open =
    fanned.value !== null && sectors.includes(fanned.value) ? fanned.value : sectors.length === 1 ? sectors[0]! : null;
  const shut = closed.filter((ref) => !offered.includes(ref) && !isFanned(ref) && !isOwnPlace(ref));
  return (
    <div class={sectors.length > 0 ? "tb-layer fanned" : "tb-layer"}>
      {(layer.max > 1 || layer.min !== layer.max) && (
        <p class="q-hint">{t.value.question.chooseN(layer.min, layer.max)}</p>
      )}
      <div class="tb-targets-list">
        {listed.map((ref) => (
          <Choosable key={ref} layer={layer} of={ref} about={about} />
        ))}
        {sectors.map((sector) => (
          <button
            key={sector}
            type="button"
            class="q-option"
            data-sector-fan={sector}
            aria-expanded={sector === open}
            onClick={() => (fanned.value = sector === open ? null : sector)}
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
            picture={pictureOf(seen, ref)}
            closed
            onPress={() => {
              asking.value = ref;
            }}
          />
        ))}
      </div>
      {sectors.length > 0 && (
        <div class="tb-fans">
          {open === null ? (
            <p class="q-hint">{t.value.table.targets.hint}</p>
          ) : (
            pilesIn(seen, open).map((pile) => <Fan key={pile.id} pile={pile} layer={layer} />)
          )}
        </div>
      )}
    </div>
  );
}

/** Words that have a button elsewhere. */
const isOwnPlace = (ref: Ref) => ref === "pass";

function Choosable({ layer, of, about }: { layer: Layer; of: Ref; about: Asked["about"] }) {
  const seen = useSeen();
  return (
    <Option
      value={of}
      label={optionLabel(seen, of, about)}
      picture={pictureOf(seen, of)}
      detail={detailOf(seen, of, about)}
      pressed={layer.chosen.includes(of)}
      onPress={() => layer.press(of)}
    />
  );
}
