import type { Cover } from "../../../plug/plug.ts";
import { Picture } from "./Picture.tsx";
import { Poster } from "./Poster.tsx";
import { Sign } from "./Sign.tsx";

export const cover: Cover = { Poster, Picture, Sign };
