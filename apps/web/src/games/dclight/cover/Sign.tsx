import { Shield } from "../art/Shield.tsx";

/** A city's shield where no table is drawn. */
export const Sign = ({ seat }: { readonly seat: number }) => <Shield seat={seat} size={20} />;
