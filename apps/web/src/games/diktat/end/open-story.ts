import type { OpenStory } from "../../../plug/story.ts";
import { storyTexts } from "./story-words.ts";

/** The story and its words, fetched when somebody wants to read it. */
export const openStory: OpenStory = async () => {
  const [{ DiktatStory }, { storyWords }] = await Promise.all([
    import("./DiktatStory.tsx"),
    import("../../../table/story/words.ts"),
    storyTexts.open(),
  ]);
  await storyWords.open();
  return DiktatStory;
};
