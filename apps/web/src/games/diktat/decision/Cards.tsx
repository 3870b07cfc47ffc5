import type { Ref } from "@paravent/kernel";
import { refuse } from "@paravent/kernel";
import { t } from "../../../i18n/index.ts";
import { Option } from "../../../questions/Option.tsx";
import { CardFan, type FanCard } from "../../../table/decision/CardFan.tsx";
import { FurtherAnswer } from "../answer/FurtherAnswer.tsx";
import { type Asked, type Layer, layersOf } from "../answer/layers.ts";
import { detailOf, pictureIn } from "../answer/pictures.tsx";
import { Icon } from "../art/index.ts";
import { optionLabel } from "../seen/labels.ts";
import { thingOf } from "../seen/refs.ts";
import { type Seen, useSeen } from "../seen/seen.ts";
import { TAKE_DEBT } from "../seen/subjects.ts";
import { texts } from "../words/index.ts";
import { faceOf } from "./faces.tsx";
import { inPlay } from "./in-play.ts";
import { Slip } from "./Slip.tsx";
import { takenOf, whyNoMore, withTally } from "./tally.ts";
import { isTake, takeTrophy, veiledTrophies } from "./trophies.tsx";

/** Cards fanned out, and under them what else can be answered. What a choice asks further lies in front of it. */
export function Cards({ asked }: { asked: Asked }) {
  const seen = useSeen();
  if (asked.ask.shape === "confirm") return <Debt />;
  const hasFace = (ref: Ref) => faceOf(seen, ref, asked) !== null;
  const { layers, further } = withTally(layersOf(asked), hasFace);
  const fan = layers.findLast(({ offered }) => offered.some(hasFace));
  return (
    <>
      {layers.map((layer, depth) => {
        const key = `layer ${depth}`;
        const isFan = layer === fan;
        return <LayerOnStage key={key} layer={layer} asked={asked} isFan={isFan} isFirst={depth === 0} />;
      })}
      {further && (
        <div class="dk-further">
          <FurtherAnswer asked={asked} further={further} isWhole={layers.length === 0} />
        </div>
      )}
    </>
  );
}

/** A Debt asks nothing: what it is. */
function Debt() {
  const { lead, quiet } = useSeen().words.standing(TAKE_DEBT);
  return (
    <div class="dk-plain">
      <Slip art={<Icon name="debt" size={84} />} title={lead} text={quiet} />
    </div>
  );
}

interface Props {
  readonly layer: Layer;
  readonly asked: Asked;
  /** An earlier level that is settled shows its choice as a button only: a touch takes it back. */
  readonly isFan: boolean;
  readonly isFirst: boolean;
}

function LayerOnStage({ layer, asked, isFan, isFirst }: Props) {
  const seen = useSeen();
  const closed = isFirst ? asked.closed : {};
  const shut = isTake(asked)
    ? isFirst
      ? veiledTrophies(seen, asked)
      : []
    : Object.keys(closed).filter((ref) => !layer.offered.includes(ref) && isHere(seen, ref));
  const press = isTake(asked) && isFirst ? (ref: Ref) => takeTrophy(asked, ref) : layer.press;
  const cards = isFan ? [...layer.offered, ...shut].flatMap((ref) => cardOf(seen, ref, layer, asked)) : [];
  // Where a choice leaves one thing to say further, the button says it.
  if (!isFan && !isFirst && layer.offered.length === 1 && layer.chosen.length === 1) return null;
  const isCard = (ref: Ref) => cards.some(({ value }) => value === ref);
  const isSettled = !isFan && layer.chosen.length > 0 && layer.offered.some((ref) => faceOf(seen, ref, asked) !== null);
  const words = isSettled ? layer.chosen : layer.offered;
  return (
    <>
      {(layer.max > 1 || layer.min !== layer.max) && (
        <p class="q-hint">{t.value.question.chooseN(layer.min, layer.max)}</p>
      )}
      {cards.length > 0 && <CardFan cards={isFirst ? inPlay(seen, asked, cards) : cards} onPress={press} />}
      <div class="dk-words">
        {[...words, ...(isFan ? shut : [])]
          .filter((ref) => !isCard(ref))
          .map((ref) => (
            <Option
              key={ref}
              value={ref}
              label={optionLabel(seen, ref, asked.about)}
              picture={pictureIn(seen, ref, asked)}
              detail={detailOf(seen, ref, asked.about)}
              pressed={layer.chosen.includes(ref)}
              closed={closed[ref] ?? whyNoMore(layer, ref, asked.rule)}
              onPress={() => press(ref)}
            />
          ))}
      </div>
    </>
  );
}

/** A card that cannot be had says so across it; why, when it is asked. */
const stampOf = (asked: Asked): string => (isTake(asked) ? texts.value.trophies.veiled : t.value.question.closed);

/** What has a place of its own says there why it is closed: sectors on the map, passing on the button. */
const isHere = (seen: Seen, ref: Ref): boolean => ref !== "pass" && thingOf(seen, ref).is !== "sector";

function cardOf(seen: Seen, ref: Ref, layer: Layer, asked: Asked): FanCard[] {
  const face = faceOf(seen, ref, asked, takenOf(seen, ref, layer, asked));
  if (!face) return [];
  const isOffered = layer.offered.includes(ref);
  const why = isOffered ? whyNoMore(layer, ref, asked.rule) : (asked.closed[ref] ?? refuse("notOffered", asked.rule));
  return [
    {
      ...face,
      value: ref,
      pressed: layer.chosen.includes(ref),
      closed: why,
      stamp: isOffered ? null : stampOf(asked),
      brief: layer.supply !== undefined && layer.offered.length < 4,
    },
  ];
}
