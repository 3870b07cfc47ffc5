export { DclightFold } from "./DclightFold.tsx";
export { DiktatFold } from "./DiktatFold.tsx";
export { Logo } from "./Logo.tsx";
export { TablePicture, type TablePictureProps } from "./TablePicture.tsx";
