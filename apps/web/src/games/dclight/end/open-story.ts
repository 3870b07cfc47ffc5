import type { OpenStory } from "../../../plug/story.ts";
import { storyTexts } from "./story-words.ts";

/** The story and its words, fetched when somebody wants to read it. */
export const openStory: OpenStory = async () => {
  const [{ DclightStory }, { storyWords }] = await Promise.all([
    import("./DclightStory.tsx"),
    import("../../../table/story/words.ts"),
    storyTexts.open(),
  ]);
  await storyWords.open();
  return DclightStory;
};
