import { Shield } from "../art/Shield.tsx";
import "./sign.css";

/** A city's shield where no table is drawn: on the dark ground of the pages around it, each has a rim. */
export const Sign = ({ seat }: { readonly seat: number }) => (
  <span class="dc-sign">
    <Shield seat={seat} size={20} />
  </span>
);
