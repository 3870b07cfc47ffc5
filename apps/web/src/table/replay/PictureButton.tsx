import { t } from "../../i18n/index.ts";
import { useBriefly } from "./brief.ts";

interface Props {
  readonly name: string;
  draw(): Promise<Blob>;
}

/** Hands the picture of a result on: by the device's own way to share where it takes pictures, else by saving it. */
export function PictureButton({ name, draw }: Props) {
  const { replay } = t.value;
  const [done, setDone] = useBriefly<"saved" | "noPicture">();
  const share = async () => {
    const file = new File([await draw()], `${name}.png`, { type: "image/png" });
    if (navigator.canShare?.({ files: [file] })) {
      // Who thinks better of it has shared nothing, and that is no fault.
      await navigator.share({ files: [file] }).catch(() => {});
      return;
    }
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(link.href);
    setDone("saved");
  };
  return (
    <button
      type="button"
      data-picture
      aria-label={done === null ? replay.picture : replay[done]}
      onClick={() => void share().catch(() => setDone("noPicture"))}
    >
      <span role="status">{done === null ? replay.picture : replay[done]}</span>
    </button>
  );
}
