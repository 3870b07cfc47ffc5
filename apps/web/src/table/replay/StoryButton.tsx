import { useState } from "preact/hooks";
import type { OpenStory } from "../../plug/story.ts";
import { useFetched } from "../../ui/fetched.ts";

/** Opens the story of a game that is over; it is fetched then. */
export function StoryButton({ label, open }: { label: string; open: OpenStory }) {
  const [isOpen, setOpen] = useState(false);
  const Story = useFetched(isOpen ? open : null);
  return (
    <>
      <button type="button" data-story-open aria-busy={isOpen && !Story} onClick={() => setOpen(true)}>
        {label}
      </button>
      {Story && <Story onClose={() => setOpen(false)} />}
    </>
  );
}
