/** The pages on which one plays, fetched together when the first of them is opened. */
export { LessonPage } from "./LessonPage.tsx";
export { TablePage } from "./TablePage.tsx";
