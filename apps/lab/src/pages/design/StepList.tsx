import { useState } from "preact/hooks";
import { ask } from "../store/net.ts";
import { changesOf, type Step } from "../store/steps.ts";
import { Panel } from "../ui/Panel.tsx";
import { t } from "../words/index.ts";
import { folderName } from "./PackTools.tsx";

interface Props {
  readonly game: string;
  readonly name: string;
  readonly steps: readonly Step[];
  readonly isReady: boolean;
  onSteps(steps: readonly Step[]): void;
  onKept(name: string): Promise<void>;
}

/** The changes of this draft: each can be taken back, all can be kept or dropped. */
export function StepList({ game, name, steps, isReady, onSteps, onKept }: Props) {
  const [title, setTitle] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const say = t.value.design;
  const keep = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      // The pack a game comes with is never written to: its changes go into a copy.
      const to = name || folderName(title);
      if (name === "") await ask("POST", "/api/pack/copy", { game, from: "", name: to, title });
      await ask("POST", "/api/pack/keep", { game, name: to, changes: changesOf(steps) });
      setFault(null);
      await onKept(to);
    } catch (refused) {
      setFault(refused instanceof Error ? refused.message : String(refused));
    }
  };
  return (
    <Panel title={say.draft} note={steps.length === 0 ? say.nothing : say.draftText}>
      <ol class="lab-draft">
        {steps.map((step) => (
          <li key={`${step.file} ${step.field.path.join(".")}`}>
            <span>{step.of}</span>
            <b>
              {String(step.field.value)} → {String(step.to)}
            </b>
            <button
              type="button"
              aria-label={`${say.takeBack}: ${step.of}`}
              onClick={() => onSteps(steps.filter((one) => one !== step))}
            >
              ✕
            </button>
          </li>
        ))}
      </ol>
      {steps.length > 0 && (
        <form class="lab-keep" onSubmit={(event) => void keep(event)}>
          {name === "" && (
            <label class="lab-field">
              {say.newName}
              <input
                value={title}
                maxLength={60}
                required
                onInput={({ currentTarget }) => setTitle(currentTarget.value)}
              />
            </label>
          )}
          <button class="lab-button" type="button" onClick={() => onSteps([])}>
            {say.dropSteps}
          </button>
          <button class="lab-go" type="submit" disabled={!isReady}>
            {say.keep}
          </button>
        </form>
      )}
      {fault && (
        <p class="lab-fault" role="alert">
          {fault}
        </p>
      )}
    </Panel>
  );
}
