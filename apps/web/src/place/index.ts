export { ClosedPlace } from "./ClosedPlace.tsx";
export { OpenPlace } from "./OpenPlace.tsx";
